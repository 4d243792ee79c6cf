"""Constants: an op of constants is one, and so is an integer that its bounds pin down."""

from __future__ import annotations

import math

from kg.dtype import Kind, int32
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, X, Y, any_sources, cast, constant, op
from kg.rewrite.rule import collect, rule
from kg.semantics.evaluate import fold
from kg.semantics.table import is_defined, on_numbers, wrap

_EVERY_CONSTANT = constant("")
_BY_BOUNDS = {op for op in ALU if is_defined(op, int32)} | {Op.CAST, Op.GEP, Op.VECTORIZE}


def wrapped(like: UOp, value: int) -> UOp:
    """The constant that an integer becomes in a machine dtype."""
    return like.const_like(wrap(value, like.type))


# op(a, b, ...)  ->  its value      any op of arithmetic on constants, but -NaN, which no CONST is
@rule(any_sources(ALU, every=_EVERY_CONSTANT), name="fold_constants", priority=100)
def _(root: UOp) -> UOp | None:
    values = [s.value for s in root.src]
    source = root.src[-1].type
    if not source.is_float:
        found = on_numbers(root.op, [int(v) for v in values], source)
        return None if found is None else root.const_like(found)
    if root.op is Op.NEG and values[0] != values[0]:
        return None
    return root.const_like(fold(root.op, root.type.scalar, values, [s.type.scalar for s in root.src]))


# T(a)  ->  a as a T
@rule(cast(A), name="fold_cast", priority=100)
def _(root: UOp, a: UOp) -> UOp | None:
    source, target = a.type, root.type
    if target.is_float or source.is_float:
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
    value = fold(Op.BITCAST, target.scalar, [a.value], [source.scalar])
    found = root.const_like(value)
    return -found if value != value and math.copysign(1.0, value) < 0.0 else found


# a * b - NaN  ->  NaN      -NaN is no CONST, and drivers whose arithmetic may ignore NaN make 0 of NaN * 1 - NaN
@rule(op(Op.MULACC, X, Y, op(Op.NEG, A.of(Kind.FLOAT))), name="fold_minus_nan", priority=100)
def _(a: UOp) -> UOp | None:
    return a if a.value != a.value else None


# round(-NaN)  ->  -NaN     drivers that hold a whole number to be no NaN make anything of it
@rule(op((Op.ROUND, Op.TRUNC), op(Op.NEG, A.of(Kind.FLOAT))), name="fold_rounded_minus_nan", priority=100)
def _(root: UOp, a: UOp) -> UOp | None:
    return root.src[0] if a.value != a.value else None


# x  ->  c      where the bounds of x leave one value
@rule(any_sources(_BY_BOUNDS).exact, name="fold_by_bounds", priority=80)
def _(root: UOp) -> UOp | None:
    bounds = root.bounds
    if bounds.min != bounds.max or not root.type.min <= bounds.min <= root.type.max:
        return None
    return root.const_like(bounds.min)


rules = collect("folding", __name__)
