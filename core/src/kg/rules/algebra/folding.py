"""Constants: an op of constants is one, and so is an integer that its bounds pin down."""

from __future__ import annotations

import math

from kg.dtype import DType, Kind
from kg.ir.bounds.intervals import truncated
from kg.ir.op import ALU, BINARY, COMPARE, FLOAT_ONLY, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, X, Y, any_sources, cast, constant, op
from kg.rewrite.rule import collect, rule

_EVERY_CONSTANT = constant("")
_BY_BOUNDS = (ALU - FLOAT_ONLY) | {Op.CAST, Op.GEP, Op.VECTORIZE}


def wrapped(like: UOp, value: int) -> UOp:
    """The constant that an integer becomes in a machine dtype."""
    return like.const_like(wrap(value, like.type))


def wrap(value: int, dtype: DType) -> int:
    """Two's complement in the width of the dtype."""
    low = value & ((1 << dtype.bits) - 1)
    return low - (1 << dtype.bits) if dtype.kind is not Kind.UINT and low >> (dtype.bits - 1) else low


# op(a, b, ...)  ->  its value      any op of arithmetic on constants, but -NaN, which no CONST is
@rule(any_sources(ALU, every=_EVERY_CONSTANT), name="fold_constants", priority=100)
def _(root: UOp) -> UOp | None:
    values = [s.value for s in root.src]
    source = root.src[-1].type if root.op is Op.WHERE else root.src[0].type
    if source.is_float or root.op in FLOAT_ONLY:
        from kg.semantics.evaluate import fold

        if root.op is Op.NEG and values[0] != values[0]:
            return None
        return root.const_like(fold(root.op, root.type.scalar, values, [s.type.scalar for s in root.src]))
    if source.is_bool and root.op not in COMPARE and root.op is not Op.WHERE:
        truth = _on_bools(root.op, [bool(v) for v in values])
        return None if truth is None else root.const_like(truth)
    result = _on_ints(root.op, [int(v) for v in values], source.bits)
    if result is None:
        return None
    if source.kind is Kind.INDEX and root.op not in COMPARE:
        return root.const_like(result) if source.min <= result <= source.max else None
    return root.const_like(result if root.op in COMPARE else wrap(result, source) if source.is_int else bool(result))


def _on_bools(op: Op, v: list[bool]) -> bool | None:
    """ADD is or, MUL is and, SUB is exclusive or. None for an op that has no meaning here."""
    match op:
        case Op.ADD | Op.OR | Op.MAX:
            return v[0] or v[1]
        case Op.MUL | Op.AND | Op.MIN:
            return v[0] and v[1]
        case Op.SUB | Op.XOR:
            return v[0] != v[1]
        case Op.MULACC:
            return (v[0] and v[1]) or v[2]
        case Op.NEG | Op.ABS:
            return v[0]
        case _:
            return None


def _on_ints(op: Op, v: list[int], bits: int) -> int | None:
    """Unwrapped. None for an op that has no meaning here."""
    match op:
        case Op.WHERE:
            return v[1] if v[0] else v[2]
        case Op.MULACC:
            return v[0] * v[1] + v[2]
        case Op.NEG:
            return -v[0]
        case Op.ABS:
            return abs(v[0])
        case _:
            return _binary(op, v[0], v[1], bits) if op in BINARY or op in COMPARE else None


def _binary(op: Op, x: int, y: int, bits: int) -> int | None:
    match op:
        case Op.ADD:
            return x + y
        case Op.SUB:
            return x - y
        case Op.MUL:
            return x * y
        case Op.IDIV:
            return truncated(x, y)
        case Op.MOD:
            return x - y * truncated(x, y) if y else 0
        case Op.FLOORDIV:
            return x // y if y else 0
        case Op.FLOORMOD:
            return x % y if y else 0
        case Op.MAX:
            return max(x, y)
        case Op.MIN:
            return min(x, y)
        case Op.SHL:
            return x << y if 0 <= y < bits else 0
        case Op.SHR:
            return x >> (y if 0 <= y < bits else bits)
        case Op.AND:
            return x & y
        case Op.OR:
            return x | y
        case Op.XOR:
            return x ^ y
        case Op.CMPLT:
            return x < y
        case Op.CMPLE:
            return x <= y
        case Op.CMPEQ:
            return x == y
        case Op.CMPNE:
            return x != y
        case _:
            return None


# T(a)  ->  a as a T
@rule(cast(A), name="fold_cast", priority=100)
def _(root: UOp, a: UOp) -> UOp | None:
    source, target = a.type, root.type
    if target.is_float or source.is_float:
        from kg.semantics.evaluate import fold

        value = fold(Op.CAST, target.scalar, [a.value], [source.scalar])
        return root.const_like(value)
    if target.is_bool:
        return root.const_like(bool(a.value))
    value = int(a.value)
    if target.kind is Kind.INDEX:
        return root.const_like(value) if target.min <= value <= target.max else None
    return root.const_like(wrap(value, target))


# bitcast(a)  ->  a's bits as a T      scalars of one width; a NaN keeps its sign
@rule(op(Op.BITCAST, A), name="fold_bitcast", priority=100)
def _(root: UOp, a: UOp) -> UOp | None:
    source, target = a.type, root.type
    if source.bits != target.bits or source.lanes != target.lanes:
        return None
    from kg.semantics.evaluate import fold

    value = fold(Op.BITCAST, target.scalar, [a.value], [source.scalar])
    found = root.const_like(value)
    return -found if value != value and math.copysign(1.0, value) < 0.0 else found


# a * b - NaN  ->  NaN      -NaN is no CONST, and drivers whose arithmetic may ignore NaN make 0 of NaN * 1 - NaN
@rule(op(Op.MULACC, X, Y, op(Op.NEG, A.of(Kind.FLOAT))), name="fold_minus_nan", priority=100)
def _(a: UOp) -> UOp | None:
    return a if a.value != a.value else None


# x  ->  c      where the bounds of x leave one value
@rule(any_sources(_BY_BOUNDS).exact, name="fold_by_bounds", priority=80)
def _(root: UOp) -> UOp | None:
    bounds = root.bounds
    if bounds.min != bounds.max or not root.type.min <= bounds.min <= root.type.max:
        return None
    return root.const_like(bounds.min)


rules = collect("folding", __name__)
