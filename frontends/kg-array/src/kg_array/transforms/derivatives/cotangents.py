"""Cotangents: their sums, their products with local derivatives,
and where they are zero by construction."""

from __future__ import annotations

from kg.frontend import Op, UOp, const
from kg.frontend import monoid as monoids
from kg.records import dataclass

from kg_array.transforms.derivatives.factors import Factor


class NoDerivativeError(TypeError):
    """A node that has no derivative, on the way from an argument to a result."""


@dataclass(frozen=True, slots=True)
class Cotangent:
    """Of the node's shape.
    `where`: a bool of that shape, outside which the value is zero by construction; None: nowhere."""

    value: UOp
    where: UOp | None = None


def total(parts: list[Cotangent]) -> Cotangent:
    """The sum, in pairs: the depth of the graph grows as the logarithm of the number of users."""
    while len(parts) > 1:
        pairs = [_sum(a, b) for a, b in zip(parts[::2], parts[1::2], strict=False)]
        parts = pairs + parts[len(pairs) * 2 :]
    return parts[0]


def _sum(a: Cotangent, b: Cotangent) -> Cotangent:
    return Cotangent(a.value + b.value, None if a.where is None or b.where is None else a.where | b.where)


def scaled(given: Cotangent, by: Factor, *, guarded: bool = True) -> Cotangent:
    """A cotangent times a local derivative, which counts only where the cotangent may be something."""
    value, where = given.value, given.where
    if by.value is None:
        value = value if by.where is None else by.where.where(value, 0.0)
    elif where is None or not guarded or by.is_finite:
        value = product(value, by.value)
    else:
        value = product(value, where.where(by.value, 0.0))
    return Cotangent(value, both(where, by.where))


def product(a: UOp, b: UOp) -> UOp:
    """a * b, without a node where one of them is the number 1."""
    if _is_one(a) and a.type is b.type:
        return b
    return a if _is_one(b) else a * b


def _is_one(x: UOp) -> bool:
    return x.op is Op.CONST and x.value == 1


def both(a: UOp | None, b: UOp | None) -> UOp | None:
    return b if a is None else a if b is None else a & b


def everywhere(given: Cotangent, shape: tuple[int | UOp, ...]) -> Cotangent:
    """The cotangent of a scalar that goes with a value of this shape: the sum over all."""
    value, where = given.value.broadcast_to(*shape), given.where
    if where is not None:
        where = any_of(where.broadcast_to(*shape), *range(len(shape))).reshape()
    return Cotangent(sum_of(value, *range(len(shape))).reshape(), where)


def sum_of(x: UOp, *axes: int) -> UOp:
    """The sum over axes, kept, in x's dtype; half types are summed in float32."""
    return x.sum(*axes).cast(x.type) if axes else x


def any_of(x: UOp, *axes: int) -> UOp:
    return x.reduce(monoids.MAX, *axes) if axes else x


def zeros_of(x: UOp) -> UOp:
    return const(0, x.type).broadcast_to(*x.shape)
