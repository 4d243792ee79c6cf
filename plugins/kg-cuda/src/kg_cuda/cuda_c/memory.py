"""LOAD and STORE in CUDA C: vectors as wide as they are known to begin, asynchronous copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, DType, Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Text, Writer

from kg_cuda.analysis.memory_width import access_width, cache, copied_bytes, is_cut_short, tests
from kg_cuda.cuda_c.alignment_checks import gates_of, load_tested, store_tested
from kg_cuda.cuda_c.fragments import select_ldmatrix, write_matrices
from kg_cuda.cuda_c.writer import CudaWriter, of_cuda

#: Bytes -> the built-in type that is as wide.
_WORDS: Final = {16: "uint4", 8: "uint2", 4: "unsigned int", 2: "unsigned short", 1: "unsigned char"}


def _index(w: Writer, access: UOp) -> str:
    """The place of a LOAD or STORE, as a name."""
    return w.atom(access.src[0].src[1])


def _element(w: Writer, access: UOp, index: str, lane: int) -> str:
    """What a lane touches."""
    array, position = w.text[access.src[0].src[0]].code, access.src[0].src[1]
    if position.lanes > 1:
        return f"{array}[{w.language.lane(index, lane)}]"
    return f"{array}[{index} + {lane}]" if lane else f"{array}[{index}]"


def _condition(w: CudaWriter, gate: UOp, lane: int) -> str:
    found = gates_of(w, gate)
    return found[lane if gate.lanes > 1 else 0]


def _is_plain(access: UOp, lanes: int) -> bool:
    """Whether the C family's own words do: a register, or an element that nothing is said of."""
    space = access.src[0].pointer.space
    return space is AddrSpace.REG or (lanes == 1 and not _is_streamed(access))


def _is_streamed(access: UOp) -> bool:
    """Whether nobody asks for it again soon.
    (A bool in memory is a byte, and no type that can be told so.)"""
    pointer = access.src[0].pointer
    return access.access.streaming and pointer.space is AddrSpace.GLOBAL and not pointer.base.is_bool


def _taken(vector: str, w: Writer, lanes: range) -> list[str]:
    return [w.language.lane(vector, n) for n in lanes]


def _vector(w: Writer, dtype: DType, lanes: Sequence[str]) -> str:
    """Lanes put together."""
    w.type(dtype)
    return lanes[0] if dtype.lanes == 1 else w.language.vector_literal(dtype, lanes)


def _of_width(dtype: DType, width: int) -> DType:
    return dtype.scalar.vec(width) if width > 1 else dtype.scalar


# -- loads


def load(w: Writer, u: UOp) -> Text | None:
    """LOAD"""
    made = of_cuda(w)
    if u in made.copied:
        return None  # by the store
    if u.src[0].src[1].op is Op.TILE_INDEX:
        return select_ldmatrix(made, u)
    if _is_plain(u, u.lanes):
        return C_RULES[Op.LOAD](w, u)
    return _load(made, u)


def _load(w: CudaWriter, u: UOp) -> Text:
    index, gate = _index(w, u), u.gate
    how = None if _is_streamed(u) else tests(u, u.lanes, aligned=w.aligned)
    if how is not None:
        other = "" if gate is None else w.atom(u.src[1])
        return Text(load_tested(w, u.type, f"&{_element(w, u, index, 0)}", gates_of(w, gate), other, how))
    width = access_width(u, u.lanes, aligned=w.aligned)
    if width == u.lanes:
        found = _loaded(w, u, index, 0, width)
        return Text(found, 14) if gate is None else Text(f"{w.arg(gate, 4)} ? {found} : {w.arg(u.src[1], 4)}", 3)
    others = [] if gate is None else _others(w, u)
    lanes: list[str] = []
    for first in range(0, u.lanes, width):
        found = _loaded(w, u, index, first, width)
        if gate is not None:
            other = _vector(w, _of_width(u.type, width), others[first : first + width])
            found = f"{_condition(w, gate, first)} ? {found} : {other}"
        if width == 1:
            lanes.append(found)
            continue
        name = w.number("val")
        w.line(w.language.constant(w.type(_of_width(u.type, width)), name, found))
        lanes += _taken(name, w, range(width))
    return Text(_vector(w, u.type, lanes))


def _others(w: Writer, load: UOp) -> list[str]:
    """What the lanes have where their gates are closed."""
    other = load.src[1]
    if other.op is not Op.CONST:
        return _taken(w.atom(other), w, range(load.lanes))
    one = w.language.rules()[Op.CONST](w, UOp(Op.CONST, other.type.scalar, (), other.value))
    assert one is not None
    return [one.code] * load.lanes


def _loaded(w: Writer, u: UOp, index: str, first: int, width: int) -> str:
    """Some lanes by one access."""
    element, dtype = _element(w, u, index, first), _of_width(u.type, width)
    if _is_streamed(u):
        word = _WORDS[dtype.itemsize]
        body = [f"const {word} word = __ldcs((const {word} *)place);", f"{w.type(dtype)} r;", "memcpy(&r, &word, sizeof r);"]
        parameters = [(f"const {w.type(dtype.scalar)} *", "place")]
        return f"{w.helper('streamed', dtype, parameters, [*body, 'return r;'])}(&{element})"
    return element if width == 1 else f"*(const {w.type(dtype)} *)&{element}"


# -- stores


def store(w: Writer, u: UOp) -> Text | None:
    """STORE"""
    made = of_cuda(w)
    if u.src[1] in made.copied:
        _copy(made, u)
        return None
    if u.src[0].src[1].op is Op.TILE_INDEX:
        write_matrices(made, u)
        return None
    if _is_plain(u, u.src[1].lanes):
        return C_RULES[Op.STORE](w, u)
    _store(made, u)
    return None


def _store(w: CudaWriter, u: UOp) -> None:
    """In the order of lanes: where two go to one place, the last wins."""
    value, gate = u.src[1], u.gate
    index, held, lanes = _index(w, u), w.atom(value), value.lanes
    how = None if _is_streamed(u) else tests(u, lanes, aligned=w.aligned)
    if how is not None:
        w.line(store_tested(w, value.type, f"&{_element(w, u, index, 0)}", gates_of(w, gate), held, how))
        return
    width = access_width(u, lanes, aligned=w.aligned)
    for first in range(0, lanes, width):
        part = (
            held if width == lanes else _vector(w, _of_width(value.type, width), _taken(held, w, range(first, first + width)))
        )
        statement = _stored(w, u, _element(w, u, index, first), _of_width(value.type, width), part)
        w.line(statement if gate is None else f"if ({_condition(w, gate, first)}) {statement}")


def _stored(w: Writer, u: UOp, element: str, dtype: DType, value: str) -> str:
    if _is_streamed(u):
        word, name = _WORDS[dtype.itemsize], w.helper_name("stream", dtype)
        body = [f"{word} word;", "memcpy(&word, &a, sizeof word);", f"__stcs(({word} *)place, word);"]
        w.procedure(name, [(f"{w.type(dtype.scalar)} *", "place"), (w.type(dtype), "a")], body)
        return f"{name}(&{element}, {value});"
    return f"{element} = {value};" if dtype.lanes == 1 else f"*({w.type(dtype)} *)&{element} = {value};"


# -- copies that are waited for later


def _copy(w: CudaWriter, u: UOp) -> None:
    """An asynchronous STORE of a LOAD, in pieces."""
    value, gate = u.src[1], u.gate
    size = copied_bytes(u, aligned=w.aligned)
    to, source = _index(w, u), _index(w, value)
    cut = f", {w.arg(value.gate, 4)} ? {size} : 0" if value.gate is not None and is_cut_short(u) else ""
    function, parameters = f"copy_{size}", [("void *", "to"), ("const void *", "source")]
    if cut:
        function, parameters = f"copy_{size}_or_zeros", [*parameters, ("int", "count")]
    w.procedure(function, parameters, _copied(size, ["count"] if cut else []))
    for lane in range(0, value.lanes, size // value.type.scalar.itemsize):
        statement = f"{function}(&{_element(w, u, to, lane)}, &{_element(w, value, source, lane)}{cut});"
        w.line(statement if gate is None else f"if ({w.atom(gate)}) {statement}")


def _copied(size: int, counts: Sequence[str]) -> list[str]:
    """The body; with a count, what is beyond so many bytes arrives as zeros."""
    name = f"cp.async.{cache(size)}.shared.global [%0], [%1], {size}{', %2' if counts else ''};"
    places = ['"r"((unsigned int)__cvta_generic_to_shared(to))', '"l"(__cvta_generic_to_global(source))']
    given = ", ".join([*places, *(f'"r"({x})' for x in counts)])
    return [f'asm volatile("{name}" :: {given} : "memory");']


def commit(w: Writer, u: UOp) -> None:
    """COMMIT"""
    w.line('asm volatile("cp.async.commit_group;" ::: "memory");')


def wait(w: Writer, u: UOp) -> None:
    """WAIT"""
    w.line(f'asm volatile("cp.async.wait_group {u.slot};" ::: "memory");')
