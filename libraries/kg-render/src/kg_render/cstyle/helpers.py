"""Helper functions in front of a kernel in a C-like language: operations that C leaves undefined.

Each has the body for a scalar and for a vector in one text, over `select`: a conditional there, a bitwise choice here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import kg
from kg.plugin import DType, Op, int_like

from kg_render.cstyle.templates import Helper

if TYPE_CHECKING:
    from kg_render.cstyle.writer import Writer

Body = Callable[["Writer", DType], list[str]]


def call_helper(w: Writer, name: str, dtype: DType, arguments: Sequence[str]) -> str:
    """A call of the helper on this dtype, which is defined on its first use."""
    full = w.helper_name(name, dtype)
    if not w.has_helper(full):
        parameters, body = _HELPERS[name]
        types = [(w.type(mask_of(dtype) if p == "mask" else dtype), p) for p in parameters]
        w.helper(name, dtype, types, body(w, dtype))
    return f"{full}({', '.join(arguments)})"


def mask_of(dtype: DType) -> DType:
    """The type of the mask that chooses among lanes of this dtype."""
    return int_like(dtype, signed=True)


# -- pieces of bodies. Operands are names.


def _select(w: Writer, dtype: DType, condition: str, then: str, otherwise: str) -> str:
    """Scalar: a conditional. Vector: the helper `select` on a mask."""
    if dtype.lanes == 1:
        return f"({condition}) ? {then} : {otherwise}"
    return call_helper(w, "select", dtype, [_mask(w, dtype, condition), then, otherwise])


def _mask(w: Writer, dtype: DType, condition: str) -> str:
    mask = mask_of(dtype)
    w.type(mask)
    return w.language.reinterpret_vector(f"({condition})", mask)


def _const(w: Writer, dtype: DType, value: int | float) -> str:
    from kg_render.cstyle.values import literal

    code = literal(w, dtype.scalar, value).code
    return code if dtype.lanes == 1 else w.splat(dtype, code)


def _as(w: Writer, dtype: DType, code: str) -> str:
    """The operand in another integer type of the same width."""
    type_ = w.type(dtype)
    return f"({type_}){code}" if dtype.lanes == 1 else w.language.reinterpret_vector(code, dtype)


def _negated(w: Writer, dtype: DType) -> str:
    """-a that wraps."""
    return _as(w, dtype, f"(-{_as(w, int_like(dtype), 'a')})")


def _wrapping(w: Writer, dtype: DType, a: str, symbol: str, b: str) -> str:
    """a + b or a - b that may wrap in a lane that is not chosen.
    A scalar that is not chosen is not computed."""
    if dtype.lanes == 1:
        return f"{a} {symbol} {b}"
    unsigned = int_like(dtype)
    return _as(w, dtype, f"({_as(w, unsigned, a)} {symbol} {_as(w, unsigned, b)})")


# -- bodies


def _body_select(w: Writer, dtype: DType) -> list[str]:
    w.type(mask_of(dtype))
    return [f"return {w.language.select_vector('mask', 'a', 'b', dtype)};"]


def _extreme(symbol: str) -> Body:
    """MAX and MIN: NaN wins on either side."""

    def body(w: Writer, dtype: DType) -> list[str]:
        condition = f"(a {symbol} b) | (a != a)" if dtype.is_float else f"a {symbol} b"
        return [f"return {_select(w, dtype, condition, 'a', 'b')};"]

    return body


def _body_abs(w: Writer, dtype: DType) -> list[str]:
    if dtype.is_float:
        if dtype.lanes == 1:
            return [f"return {w.language.absolute_float(dtype, 'a')};"]
        number = int_like(dtype)
        cleared = f"({_as(w, number, 'a')} & {_const(w, number, int(number.max) >> 1)})"
        return [f"return {w.language.reinterpret_vector(cleared, dtype)};"]
    if not dtype.is_signed:
        return ["return a;"]
    return [f"return {_select(w, dtype, f'a < {_const(w, dtype, 0)}', _negated(w, dtype), 'a')};"]


def _division(symbol: str) -> Body:
    """x / 0 and x % 0 are 0; the least value by -1 wraps; nothing traps."""

    def body(w: Writer, dtype: DType) -> list[str]:
        zero, one = _const(w, dtype, 0), _const(w, dtype, 1)
        if dtype.lanes > 1:
            mask = mask_of(dtype)
            hard = f"zero | ((a == {_const(w, dtype, int(dtype.min))}) & (b == {_const(w, dtype, -1)}))"
            by = "hard" if dtype.is_signed else "zero"
            keep = call_helper(w, "select", dtype, ["zero", zero, f"a {symbol} divisor"])
            return [
                f"const {w.type(mask)} zero = {_mask(w, dtype, f'b == {zero}')};",
                *([f"const {w.type(mask)} hard = {_mask(w, dtype, hard)};"] if dtype.is_signed else []),
                f"const {w.type(dtype)} divisor = {call_helper(w, 'select', dtype, [by, one, 'b'])};",
                f"return {keep};",
            ]
        lines = [f"if (b == {zero}) return {zero};"]
        if dtype.is_signed:
            by_minus_one = _negated(w, dtype) if symbol == "/" else zero
            lines.append(f"if (b == {_const(w, dtype, -1)}) return {by_minus_one};")
        whole = f"a {symbol} b" if dtype.bits >= 32 else f"({w.type(dtype)})(a {symbol} b)"
        return [*lines, f"return {whole};"]

    return body


def _floor(name: str) -> Body:
    """Towards minus infinity: the truncated result, corrected
    where a remainder has the other sign than the divisor."""

    def body(w: Writer, dtype: DType) -> list[str]:
        quotient = call_helper(w, "idiv", dtype, ["a", "b"])
        remainder = call_helper(w, "mod", dtype, ["a", "b"])
        if not dtype.is_signed:
            return [f"return {quotient if name == 'floordiv' else remainder};"]
        zero, type_ = _const(w, dtype, 0), w.type(dtype)
        lines = [f"const {type_} r = {remainder};"]
        crosses = f"(r != {zero}) & ((r ^ b) < {zero})"
        if name == "floordiv":
            lines.append(f"const {type_} q = {quotient};")
            return [*lines, f"return {_select(w, dtype, crosses, _wrapping(w, dtype, 'q', '-', _const(w, dtype, 1)), 'q')};"]
        return [*lines, f"return {_select(w, dtype, crosses, _wrapping(w, dtype, 'r', '+', 'b'), 'r')};"]

    return body


def _body_shl(w: Writer, dtype: DType) -> list[str]:
    """0 for a count out of range, which a negative one is as an unsigned number."""
    unsigned = int_like(dtype)
    x, count = _as(w, unsigned, "a"), _as(w, unsigned, "b")
    inside = f"{count} < {_const(w, unsigned, dtype.bits)}"
    shifted = _as(w, dtype, f"({x} << ({count} & {_const(w, unsigned, dtype.bits - 1)}))")
    return [f"return {_select(w, dtype, inside, shifted, _const(w, dtype, 0))};"]


def _body_shr(w: Writer, dtype: DType) -> list[str]:
    """Sign fill for a signed number and a count out of range, 0 for an unsigned one."""
    unsigned = int_like(dtype)
    count = _as(w, unsigned, "b")
    inside = f"{count} < {_const(w, unsigned, dtype.bits)}"
    last = _const(w, dtype, dtype.bits - 1)
    if dtype.is_signed:
        return [f"return a >> ({_select(w, dtype, inside, 'b', last)});"]
    return [f"return {_select(w, dtype, inside, f'a >> (b & {last})', _const(w, dtype, 0))};"]


def _body_mulacc(w: Writer, dtype: DType) -> list[str]:
    if dtype.is_float:
        return w.language.fused_vector(dtype) if dtype.lanes > 1 else w.language.fused_scalar(dtype)
    if dtype.lanes == 1 and dtype.bits < 32:
        return [f"return ({w.type(dtype)})(({w.type(kg.uint32)})a * b + c);"]
    unsigned = int_like(dtype)
    a, b, c = (_as(w, unsigned, x) for x in "abc")
    return [f"return {_as(w, dtype, f'({a} * {b} + {c})')};"]


_HELPERS: Final[dict[str, tuple[tuple[str, ...], Body]]] = {
    "select": (("mask", "a", "b"), _body_select),
    "max": (("a", "b"), _extreme(">")),
    "min": (("a", "b"), _extreme("<")),
    "abs": (("a",), _body_abs),
    "idiv": (("a", "b"), _division("/")),
    "mod": (("a", "b"), _division("%")),
    "floordiv": (("a", "b"), _floor("floordiv")),
    "floormod": (("a", "b"), _floor("floormod")),
    "shl": (("a", "b"), _body_shl),
    "shr": (("a", "b"), _body_shr),
    "mulacc": (("a", "b", "c"), _body_mulacc),
}
#: The ops that are written as a call of the helper of their name.
HELPER_OPS: Final = {Op[name.upper()]: Helper(name) for name in _HELPERS if name.upper() in Op.__members__}


# -- helpers that are not one op on one dtype


def lanes_helper(w: Writer, op: Op, dtype: DType, function: str, arguments: Sequence[str]) -> str:
    """A function of the language on a vector."""
    name = op.name.lower()
    full = w.helper_name(name, dtype)
    if not w.has_helper(full):
        names = "abc"[: len(arguments)]
        body = w.language.function_of_vector(dtype, function, names)
        w.helper(name, dtype, [(w.type(dtype), x) for x in names], body)
    return f"{full}({', '.join(arguments)})"


def convert_float_to_int(w: Writer, of: DType, to: DType, code: str) -> str:
    """By value towards zero; saturates, and NaN gives 0."""
    name = f"from_{of}_to"
    full = w.helper_name(name, to)
    if w.has_helper(full):
        return f"{full}({code})"
    least, beyond = float(to.min), float(int(to.max) + 1)  # powers of two: exact in any float
    if to.lanes == 1:
        low, high = _const(w, of, least), _const(w, of, beyond)
        inside = f"(a >= {high}) ? {_const(w, to, int(to.max))} : (a != a) ? {_const(w, to, 0)} : ({w.type(to)})a"
        body = [f"return (a < {low}) ? {_const(w, to, int(to.min))} : {inside};"]
    else:
        body = _convert_vector(w, of, to, least, beyond)
    return f"{w.helper(name, to, [(w.type(of), 'a')], body)}({code})"


def _convert_vector(w: Writer, of: DType, to: DType, least: float, beyond: float) -> list[str]:
    """Lanes that don't fit are converted as 0, then replaced:
    a bitwise choice may not meet an undefined lane."""
    low, high, zero = (_const(w, of, x) for x in (least, beyond, 0.0))
    narrow, wide = w.type(mask_of(of)), mask_of(to)
    w.type(wide)

    def widened(mask: str) -> str:
        return mask if of.bits == to.bits else w.language.convert_vector(mask, wide)

    converted = w.language.convert_vector(call_helper(w, "select", of, ["~(below | above) & ordered", "a", zero]), to)
    with_top = call_helper(w, "select", to, [widened("above"), _const(w, to, int(to.max)), "inside"])
    return [
        f"const {narrow} below = {_mask(w, of, f'a < {low}')};",
        f"const {narrow} above = {_mask(w, of, f'a >= {high}')};",
        f"const {narrow} ordered = {_mask(w, of, 'a == a')};",
        f"const {w.type(to)} inside = {converted};",
        f"return {call_helper(w, 'select', to, [widened('below'), _const(w, to, int(to.min)), with_top])};",
    ]


def copy_bits(w: Writer, of: DType, to: DType, code: str) -> str:
    """The same bits as another type of the same size."""
    name = f"bits_of_{of}_as"
    full = w.helper_name(name, to)
    if not w.has_helper(full):
        w.helper(name, to, [(w.type(of), "a")], w.language.same_bits(w, to))
    return f"{full}({code})"
