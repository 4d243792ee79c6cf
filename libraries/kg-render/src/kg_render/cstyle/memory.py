"""Loads, stores and prefetches in a C-like language:
scalar, contiguous vector, lane by lane; gated or not."""

from __future__ import annotations

import kg
from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp

from kg_render.cstyle.templates import CONDITIONAL, PRIMARY, UNARY
from kg_render.cstyle.writer import Text, Writer, space_of


def memory_type(w: Writer, dtype: DType) -> str:
    """The type in memory: a bool takes a byte, of which any non-zero value is true."""
    return w.type(kg.uint8.vec(dtype.lanes) if dtype.is_bool else dtype)


def _register(w: Writer, u: UOp) -> str:
    """The variable of an access to a DEFINE_REG."""
    pointer, index = u.src[0].src[:2]
    if index.op is not Op.CONST:
        raise UnsupportedError(f"registers take constant indices only: {u.op.name} of {pointer.arg}")
    return w.text[pointer].code.split(" ")[int(index.value)]


def _alignment(u: UOp, dtype: DType) -> int:
    """What is known of the address of a contiguous access, in bytes."""
    return max(u.access.align, dtype.scalar.itemsize)


def _is_lane_by_lane(u: UOp, lanes: int) -> bool:
    gate = u.gate
    return lanes > 1 and (u.src[0].src[1].lanes > 1 or (gate is not None and gate.lanes > 1))


def _element(w: Writer, u: UOp, index: str, lane: int) -> str:
    """The element that a lane touches, given the index as a name."""
    address = u.src[0]
    if address.src[1].lanes > 1:
        index = w.language.lane(index, lane)
    elif lane:
        index = f"{index} + {lane}"
    return f"{w.text[address.src[0]].code}[{index}]"


def _lane(w: Writer, u: UOp, lane: int) -> str:
    """One lane of a value that may be scalar; a mask's lane counts as a condition."""
    if u.lanes == 1:
        return w.atom(u)
    if u.op is Op.CONST:
        return w.arg(u)
    return w.language.lane(w.atom(u), lane)


# -- loads


def load(w: Writer, u: UOp) -> Text:
    if space_of(u) is AddrSpace.REG:
        name = _register(w, u)
        w.read(name)
        if u.type.is_bool and u.lanes > 1:
            w.mask_bits[u] = 8
        return Text(name)
    if u.type.is_bool and u.lanes > 1:
        w.mask_bits[u] = 8
    if _is_lane_by_lane(u, u.lanes):
        return _load_lanes(w, u)
    address = u.src[0]
    element = f"{w.text[address.src[0]].code}[{w.arg(address.src[1])}]"
    if u.lanes == 1:
        found = Text(f"{element} != 0", 9) if u.type.is_bool else Text(element)
    else:
        stored = kg.uint8.vec(u.lanes) if u.type.is_bool else u.type
        found = Text(w.language.load_vector(w, stored, element, _alignment(u, stored)), UNARY)
        if u.type.is_bool:
            mask = w.mask_type(u.lanes, 8)
            w.type(mask)
            found = Text(w.language.reinterpret_vector(f"({found.code} != {w.splat(stored, '0')})", mask), UNARY)
    gate = u.gate
    if gate is None:
        return found
    alternative = u.src[1]
    if u.lanes > 1 and not u.type.is_bool:  # both branches of a conditional must have the one type
        w.type(u.type)
        found = Text(w.language.reinterpret_vector(found.code, u.type), UNARY)
    other = w.mask(alternative, 8, 4) if u.type.is_bool and u.lanes > 1 else w.arg(alternative, 4)
    return Text(f"{w.arg(gate, 4)} ? {found.code} : {other}", CONDITIONAL)


def _load_lanes(w: Writer, u: UOp) -> Text:
    address, gate = u.src[0], u.gate
    index = w.atom(address.src[1])
    is_bool = u.type.is_bool
    held = w.mask_type(u.lanes, 8) if is_bool else u.type
    w.type(held)
    lanes: list[str] = []
    for i in range(u.lanes):
        element = _element(w, u, index, i)
        element = f"-({element} != 0)" if is_bool else element
        if gate is not None:
            element = f"{_lane(w, gate, i)} ? {element} : {_alternative(w, u.src[1], i)}"
        lanes.append(element)
    return Text(w.language.vector_literal(held, lanes))


def _alternative(w: Writer, u: UOp, lane: int) -> str:
    if u.op is not Op.CONST:
        return w.language.lane(w.atom(u), lane)
    if u.type.is_bool:
        return "-1" if u.value else "0"
    from kg_render.cstyle.values import literal

    return literal(w, u.type.scalar, u.value).code


# -- stores


def store(w: Writer, u: UOp) -> None:
    address, value = u.src[:2]
    if space_of(u) is AddrSpace.REG:
        name = _register(w, u)
        code = w.mask(value, 8) if value.type.is_bool and value.lanes > 1 else w.arg(value)
        w.name_pending(name)
        w.line(f"{name} = {code};")
        return
    if _is_lane_by_lane(u, value.lanes):
        _store_lanes(w, u)
        return
    gate = u.gate
    element = f"{w.text[address.src[0]].code}[{w.arg(address.src[1])}]"
    statement = f"{element} = {w.arg(value)};" if value.lanes == 1 else _store_vector(w, u, element)
    w.line(statement if gate is None else f"if ({w.arg(gate)}) {statement}")


def _store_vector(w: Writer, u: UOp, element: str) -> str:
    value, dtype = u.src[1], u.src[1].type
    code = w.arg(value)
    if dtype.is_bool:
        dtype = kg.uint8.vec(dtype.lanes)
        w.type(dtype)
        code = w.language.reinterpret_vector(f"-{w.mask(value, 8, PRIMARY)}", dtype)
    if u.access.streaming:
        streamed = w.language.stream(w, dtype, f"&{element}", code)
        if streamed is not None:
            return streamed
    return w.language.store_vector(w, dtype, element, _alignment(u, dtype), code)


def _store_lanes(w: Writer, u: UOp) -> None:
    """In the order of lanes: where two go to one place, the last wins."""
    address, value = u.src[:2]
    gate, index, held = u.gate, w.atom(address.src[1]), w.atom(value)
    for i in range(value.lanes):
        lane = w.language.lane(held, i)
        lane = f"{lane} != 0" if value.type.is_bool else lane
        statement = f"{_element(w, u, index, i)} = {lane};"
        w.line(statement if gate is None else f"if ({_lane(w, gate, i)}) {statement}")


def prefetch(w: Writer, u: UOp) -> None:
    address = u.src[0]
    w.line(w.language.prefetch(f"&{w.text[address.src[0]].code}[{w.arg(address.src[1])}]", u.cache))
