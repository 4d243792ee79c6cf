"""Uniformity analysis: values that are equal in all lanes go to scalar registers and instructions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kg.plugin import AddrSpace, DType, Op, UOp
from kg_render.carried import Carried, LoopResult, Phi, Value

#: What scalar instructions compute of integers of up to 32 bits, and of 64.
_NARROW: Final = frozenset(
    (
        *(Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR, Op.MAX, Op.MIN, Op.NEG, Op.ABS, Op.WHERE),
        *(Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE),
    )
)
_WIDE: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR, Op.NEG, Op.WHERE, Op.CMPEQ, Op.CMPNE))
_BOOLS: Final = frozenset(
    (Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.MAX, Op.MIN, Op.WHERE, Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE, Op.NEG)
)


def scalars_of(uops: Sequence[UOp], carried: Carried) -> set[UOp | Phi]:
    """The nodes and carried values that are scalar.
    Carried values are taken for it until one that is handed over is not."""
    phis = {phi for mine in carried.phis.values() for phi in mine if _fits(phi.dtype)}
    stored = {root(u.src[0]) for u in uops if u.op is Op.STORE}
    while True:
        found: set[UOp | Phi] = set(phis)
        for u in uops:
            if _is_scalar(u, found, carried, stored):
                found.add(u)
        wrong = {p for p in phis if p.range not in found or not all(_known(v, found, carried) for v in (p.initial, p.next))}
        if not wrong:
            return found
        phis -= wrong


def root(address: UOp) -> UOp:
    """The buffer of an address."""
    return address.src[0] if address.op is Op.INDEX else address


def _fits(dtype: DType) -> bool:
    return dtype.lanes == 1 and (dtype.is_bool or dtype.bits in (32, 64) or not dtype.is_float)


def _known(value: Value, found: Iterable[object], carried: Carried) -> bool:
    if isinstance(value, LoopResult):
        value = value.phi
    if isinstance(value, UOp):
        if value.op is Op.CONST:
            return True
        if value in carried.value_of:
            return _known(carried.value_of[value], found, carried)
    return value in found


def _is_scalar(u: UOp, found: set[UOp | Phi], carried: Carried, stored: set[UOp]) -> bool:
    match u.op:
        case Op.CONST:
            return u.lanes == 1
        case Op.DEFINE_VAR:
            return True
        case Op.SPECIAL:
            return u.name.startswith("g")
        case Op.LOAD if u in carried.value_of:
            return _known(carried.value_of[u], found, carried)
        case Op.LOAD:
            return _is_scalar_load(u, found, carried, stored)
        case Op.RANGE | Op.CAST | Op.BITCAST:
            if u.op is not Op.RANGE and (u.lanes > 1 or not _moves(u)):
                return False
        case _:
            if not _computes(u):
                return False
    return all(_known(s, found, carried) for s in u.src)


def _moves(u: UOp) -> bool:
    """A conversion of integers, or none but of the type."""
    source, target = u.src[0].type, u.type
    if source.lanes > 1:
        return False
    if u.op is Op.BITCAST:
        return source.bits == target.bits and target.bits in (32, 64)
    return not source.is_float and not target.is_float


def _computes(u: UOp) -> bool:
    if u.op not in _NARROW or u.lanes > 1:
        return False
    dtype = u.src[-1].type
    if dtype.is_bool:
        return u.op in _BOOLS
    if u.op is Op.WHERE:
        return dtype.bits in (32, 64) or not dtype.is_float
    return not dtype.is_float and u.op in (_WIDE if dtype.bits == 64 else _NARROW)


def _is_scalar_load(u: UOp, found: set[UOp | Phi], carried: Carried, stored: set[UOp]) -> bool:
    """Of words that nobody writes, at a place and under a gate that all lanes have."""
    address = u.src[0]
    buffer = root(address)
    if buffer.pointer.space is not AddrSpace.GLOBAL or buffer in stored or u.lanes > 1 or u.type.is_bool or u.type.bits < 32:
        return False
    asked = [*address.src[1:], *([u.src[1]] if u.gate is not None else [])] if address.op is Op.INDEX else []
    return all(_known(s, found, carried) for s in asked)
