"""CAST and BITCAST: those that change nothing, and chains of them."""

from __future__ import annotations

from kg.dtype import DType, Kind, index
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, X, Z, cast, op, where
from kg.rewrite.rule import collect, rule


# T(x)  ->  x      for x of dtype T
@rule(cast(X), name="cast_to_own_dtype")
def _(root: UOp, x: UOp) -> UOp | None:
    return x if x.dtype is root.dtype else None


# T(S(x))  ->  T(x)      where S holds every value that x can have; not by way of a float to an integer that is too
# narrow, which saturates where x would wrap
@rule(cast(cast(X).named("s")), name="cast_of_exact_cast")
def _(root: UOp, x: UOp, s: UOp) -> UOp | None:
    saturates = s.type.is_float and root.type.is_int and not x.type.is_float and not holds(root.type, x)
    return x.cast(root.type) if holds(s.type, x) and not saturates else None


# T(S(x))  ->  T(x)      integers, T no wider than S: both keep the low bits
@rule(cast(cast(X.of(Kind.INT, Kind.UINT)).named("s").of(Kind.INT, Kind.UINT)), name="cast_keeps_low_bits")
def _(root: UOp, x: UOp, s: UOp) -> UOp | None:
    return x.cast(root.type) if root.type.kind in (Kind.INT, Kind.UINT) and root.type.bits <= s.type.bits else None


def holds(target: DType, x: UOp) -> bool:
    """Whether a cast to the target keeps every value of x."""
    source = x.type
    if target.is_bool:
        return source.is_bool
    if source.is_float:
        return (
            target.is_float
            and target.mantissa_bits >= source.mantissa_bits
            and target.exponent_bits >= source.exponent_bits
            and (target.has_inf or not source.has_inf)
            and (target.exponent_bits > source.exponent_bits or source.has_inf is target.has_inf)
        )
    bounds = x.bounds
    if target.is_float:
        exact = 1 << (target.mantissa_bits + 1)
        return -exact <= bounds.min and bounds.max <= exact <= target.max_finite
    return target.min <= bounds.min and bounds.max <= target.max


# T(c ? a : b)  ->  c ? T(a) : T(b)
@rule(cast(where(Z, A, B)), name="cast_of_constant_branches")
def _(root: UOp, z: UOp, a: UOp, b: UOp) -> UOp:
    return z.where(a.cast(root.type), b.cast(root.type))


# index(x + c)  ->  index(x) + c      where x + c does not wrap: positions are sums that all of them look into
@rule(cast(op(Op.ADD, X.machine, A).named("s")), name="position_of_sum")
def _(root: UOp, x: UOp, a: UOp, s: UOp) -> UOp | None:
    least, most = x.bounds.min + int(a.value), x.bounds.max + int(a.value)
    if root.dtype is not index or not (s.type.min <= least and most <= s.type.max):
        return None
    return x.cast(index) + int(a.value)


# bitcast(x)  ->  x      for x of that dtype
@rule(op(Op.BITCAST, X), name="bitcast_to_own_dtype")
def _(root: UOp, x: UOp) -> UOp | None:
    return x if x.dtype is root.dtype else None


# bitcast(bitcast(x))  ->  bitcast(x)
@rule(op(Op.BITCAST, op(Op.BITCAST, X)), name="bitcast_of_bitcast")
def _(root: UOp, x: UOp) -> UOp:
    return x.bitcast(root.type)


rules = collect("cast", __name__)
