"""Loads and stores in WGSL: elements, vectors, narrow integers within words, gates."""

from __future__ import annotations

from typing import Final

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg_render.cstyle import Text, Writer, space_of

from kg_webgpu.wgsl.strict_floats import hides_start, is_hidden, kept
from kg_webgpu.wgsl.writer import Form, WGSLWriter, elements_per_word

_UNARY: Final = 14
#: Bits of an element -> how far its index goes right for the index of its word.
_SHIFT: Final = {8: 2, 16: 1}


def _register(w: Writer, u: UOp) -> str:
    """The variable of an access to a DEFINE_REG."""
    pointer, index = u.src[0].src[:2]
    if index.op is not Op.CONST:
        raise UnsupportedError(f"registers take constant indices only: {u.op.name} of {pointer.arg}")
    return w.text[pointer].code.split(" ")[int(index.value)]


def _place(w: WGSLWriter, u: UOp) -> str:
    """The index of a scalar address, in elements from the start of what is bound."""
    definition, index = u.src[0].src[:2]
    origin = w.origins.get(definition)
    return f"{origin} + {w.arg(index, 12)}" if origin else w.arg(index)


def _steps(w: WGSLWriter, u: UOp, lanes: int) -> list[str]:
    """The index of every lane."""
    definition, index = u.src[0].src[:2]
    origin = w.origins.get(definition)
    start = f"{origin} + " if origin else ""
    if index.lanes > 1:
        name = w.atom(index)
        return [f"{start}{w.language.lane(name, n)}" for n in range(lanes)]
    if lanes == 1:
        return [_place(w, u)]
    name = w.atom(index)
    return [f"{start}{name} + {n}i" if n else f"{start}{name}" for n in range(lanes)]


def _named(w: Writer, code: str) -> str:
    """An index under a name, for use more than once."""
    if code.isidentifier() or code.isdigit():
        return code
    name = w.number("at")
    w.line(w.language.constant("i32", name, code))
    return name


# -- loads


def load(w: Writer, u: UOp) -> Text:
    assert isinstance(w, WGSLWriter)
    if space_of(u) is AddrSpace.REG:
        name = _register(w, u)
        w.read(name)
        return Text(name)
    definition = u.src[0].src[0]
    array, form, lanes = w.text[definition].code, w.form(definition), u.lanes
    if form is Form.VECTORS and lanes == 4 and w.is_whole(u, 4):
        found = f"{array}[{w.arg(u.src[0].src[1], _UNARY)} >> 2u]"
    elif form in (Form.WORDS, Form.ATOMIC) and lanes > 1 and w.is_whole(u, elements_per_word(u.type)):
        found = _whole_words(w, u, array, form)
    else:
        elements = [_element(w, array, form, u.type.scalar, step) for step in _steps(w, u, lanes)]
        found = elements[0] if lanes == 1 else f"{w.type(u.type)}({', '.join(elements)})"
    if u.gate is None:
        return Text(found)
    return Text(f"select({w.arg(u.src[1])}, {found}, {w.arg(u.gate)})")


def _element(w: WGSLWriter, array: str, form: Form, dtype: DType, step: str) -> str:
    if form is Form.PLAIN:
        return f"{array}[{step}]"
    at = _named(w, step)
    if form is Form.VECTORS:
        return f"{array}[{at} >> 2u][{at} & 3i]"
    bits = dtype.bits
    shift = _SHIFT[bits]
    offset = f"(u32({at}) & {(1 << shift) - 1}u) * {bits}u"
    return f"extractBits({_word(array, f'{at} >> {shift}u', form, dtype)}, {offset}, {bits}u)"


def _word(array: str, index: str, form: Form, dtype: DType) -> str:
    """A word as the integer whose sign its elements have."""
    word = f"atomicLoad(&{array}[{index}])" if form is Form.ATOMIC else f"{array}[{index}]"
    return f"bitcast<i32>({word})" if dtype.is_signed else word


def _whole_words(w: WGSLWriter, u: UOp, array: str, form: Form) -> str:
    """All elements of one word or several."""
    dtype, count, shift = u.type.scalar, elements_per_word(u.type), _SHIFT[u.type.scalar.bits]
    at = w.atom(u.src[0].src[1])
    lanes: list[str] = []
    for first in range(0, u.lanes, count):
        name = w.number("word")
        index = f"({at} >> {shift}u) + {first // count}i" if first else f"{at} >> {shift}u"
        w.line(w.language.constant("i32" if dtype.is_signed else "u32", name, _word(array, index, form, dtype)))
        lanes += [f"extractBits({name}, {n * dtype.bits}u, {dtype.bits}u)" for n in range(count)]
    return f"{w.type(u.type)}({', '.join(lanes)})"


# -- stores


def store(w: Writer, u: UOp) -> None:
    assert isinstance(w, WGSLWriter)
    address, value = u.src[:2]
    if space_of(u) is AddrSpace.REG:
        name, code = _register(w, u), w.arg(value)
        code = kept(w, value, code) if hides_start(w, u) and not is_hidden(value) else code
        w.name_pending(name)
        w.line(f"{name} = {code};")
        return
    definition = address.src[0]
    if definition.op is not Op.DEFINE_GLOBAL and address.src[1].vmin >= definition.pointer.size:
        return  # its gate is never open, and WGSL takes no index that is known to be out of range
    array, form, lanes = w.text[definition].code, w.form(definition), value.lanes
    gate = u.gate
    if form is Form.VECTORS:
        _gated(w, gate, [f"{array}[{w.arg(address.src[1], _UNARY)} >> 2u] = {w.arg(value)};"])
    elif form is Form.WORDS or (form is Form.ATOMIC and w.is_whole(u, elements_per_word(value.type))):
        _gated(w, gate, _store_words(w, u, array, form))
    else:
        _store_lanes(w, u, array, form, lanes)


def _gated(w: Writer, gate: UOp | None, statements: list[str]) -> None:
    if gate is None:
        for statement in statements:
            w.line(statement)
        return
    w.open(f"if ({w.arg(gate)})")
    for statement in statements:
        w.line(statement)
    w.close()


def _store_lanes(w: WGSLWriter, u: UOp, array: str, form: Form, lanes: int) -> None:
    """In the order of lanes: where two go to one place, the last wins."""
    value, gate = u.src[1], u.gate
    held = w.atom(value) if lanes > 1 else w.arg(value)
    conditions = [None] * lanes if gate is None else [w.atom(gate)] * lanes
    if gate is not None and gate.lanes > 1:
        name = w.atom(gate)
        conditions = [w.language.lane(name, n) for n in range(lanes)]
    for n, step in enumerate(_steps(w, u, lanes)):
        lane = held if lanes == 1 else w.language.lane(held, n)
        condition = conditions[n]
        if condition is not None:
            w.open(f"if ({condition})")
        if form is Form.PLAIN:
            w.line(f"{array}[{step}] = {lane};")
        else:
            _store_narrow(w, array, value.type.scalar, step, f"u32({lane})" if value.type.is_signed else _operand(lane))
        if condition is not None:
            w.close()


def _operand(code: str) -> str:
    return code if code.replace(".", "").isidentifier() else f"({code})"


def _store_narrow(w: WGSLWriter, array: str, dtype: DType, step: str, code: str) -> None:
    """An element within a word whose other elements somebody else may store at the same time:
    its bits alone are turned over."""
    bits = dtype.bits
    shift = _SHIFT[bits]
    at = _named(w, step)
    number = w.number("bits")
    w.line(w.language.constant("u32", number, f"(u32({at}) & {(1 << shift) - 1}u) * {bits}u"))
    mask = f"{(1 << bits) - 1:#x}u"
    w.line(
        f"atomicXor(&{array}[{at} >> {shift}u], "
        f"(((atomicLoad(&{array}[{at} >> {shift}u]) >> {number}) ^ {code}) & {mask}) << {number});"
    )


def _store_words(w: WGSLWriter, u: UOp, array: str, form: Form) -> list[str]:
    """Elements that fill whole words."""
    address, value = u.src[:2]
    dtype, count, shift = value.type.scalar, elements_per_word(value.type), _SHIFT[value.type.scalar.bits]
    at, held = w.atom(address.src[1]), w.atom(value)
    mask = f"{(1 << dtype.bits) - 1:#x}u"
    statements: list[str] = []
    for first in range(0, value.lanes, count):
        index = f"({at} >> {shift}u) + {first // count}i" if first else f"{at} >> {shift}u"
        lanes = [w.language.lane(held, first + n) for n in range(count)]
        parts = [f"(u32({lane}) & {mask})" for lane in lanes] if dtype.is_signed else lanes
        word = " | ".join(f"({part} << {n * dtype.bits}u)" if n else part for n, part in enumerate(parts))
        target = f"{array}[{index}]"
        statements.append(f"atomicStore(&{target}, {word});" if form is Form.ATOMIC else f"{target} = {word};")
    return statements
