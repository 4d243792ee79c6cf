"""Products of traced values that are summed: what core's kernels for products recognise. Half types are accumulated in float32."""

from __future__ import annotations

from math import prod

from kg.dtype import accumulator
from kg.ir import monoid as monoids
from kg.ir.uop import UOp

from kg_array.axes import sizes
from kg_array.operands import broadcast_shape


def product(a: UOp, b: UOp) -> UOp:
    """a @ b over the last two axes of values of one dtype; the axes before are broadcast."""
    if len(b.shape) == 2 and len(a.shape) > 2:  # one product of all rows
        *before, depth = sizes(a)
        rows = product(a.reshape(prod(before), depth), b)
        return rows.reshape(*before, sizes(b)[-1])
    (*a_batch, rows_, depth), (*b_batch, _, columns) = sizes(a), sizes(b)
    batch = broadcast_shape("matmul", (tuple(a_batch), tuple(b_batch)))
    wide = (*batch, rows_, columns, depth)
    rank = len(b_batch)
    turned = b.permute(*range(rank), rank + 1, rank)
    left = _summed_as(a).reshape(*a_batch, rows_, 1, depth).broadcast_to(*wide)
    right = _summed_as(turned).reshape(*b_batch, 1, columns, depth).broadcast_to(*wide)
    return summed(left * right, len(wide) - 1, a).reshape(*batch, rows_, columns)


def inner(a: UOp, b: UOp, axis: int) -> UOp:
    """The sum of a * b along an axis of values of one shape and dtype, kept as size 1."""
    return summed(_summed_as(a) * _summed_as(b), axis, a)


def summed(terms: UOp, axis: int, like: UOp) -> UOp:
    """The sum along an axis, as the dtype of `like`."""
    return terms.reduce(monoids.ADD, axis).cast(like.type)


def _summed_as(x: UOp) -> UOp:
    return x.cast(accumulator(x.type))


def tensor_product(a: UOp, b: UOp, a_axes: tuple[int, ...], b_axes: tuple[int, ...]) -> UOp:
    """The axes of a that remain, then those of b; the others are multiplied pair by pair and summed."""
    a_left = [i for i in range(len(a.shape)) if i not in a_axes]
    b_left = [i for i in range(len(b.shape)) if i not in b_axes]
    rows, columns = ([sizes(x)[i] for i in left] for x, left in ((a, a_left), (b, b_left)))
    depth = prod(sizes(a)[i] for i in a_axes)
    left = a.permute(*a_left, *a_axes).reshape(prod(rows), depth)
    right = b.permute(*b_axes, *b_left).reshape(depth, prod(columns))
    return product(left, right).reshape(*rows, *columns)
