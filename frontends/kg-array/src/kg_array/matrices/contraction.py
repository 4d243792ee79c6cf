"""Products of traced values that are summed: what core's kernels for products recognise.
Half types are accumulated in float32."""

from __future__ import annotations

from math import prod
from typing import overload

from kg.frontend import UOp, accumulator
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.arithmetic import conjugate, multiply
from kg_array.complex_numbers.pairs import Number, Pair, each, pack, shape_of, unpack
from kg_array.indexing.axes import sizes
from kg_array.indexing.concatenation import joined
from kg_array.operands.unify import broadcast_shape


@overload
def product(a: UOp, b: UOp) -> UOp: ...
@overload
def product(a: Number, b: Number) -> Number: ...
def product(a: Number, b: Number) -> Number:
    """a @ b over the last two axes of values of one dtype; the axes before are broadcast.

    Of complex matrices it is one product of real ones: the parts of a, side by side as they are in memory, times a matrix of b and of b
    times 1j. That makes the parts of the result, side by side.
    """
    if isinstance(a, Pair) and isinstance(b, Pair):
        *before, rows, depth = sizes(a.re)
        *after, _, columns = sizes(b.re)
        left = pack(a).reshape(*before, rows, 2 * depth)
        right = joined([x.reshape(*after, depth, 1, 2 * columns) for x in map(pack, (b, Pair(-b.im, b.re)))], len(after) + 1)
        made = _real_product(left, right.reshape(*after, 2 * depth, 2 * columns))
        return unpack(made.reshape(*sizes(made)[:-1], columns, 2))
    if isinstance(a, Pair):
        return each(a, lambda part: _real_product(part, b))  # type: ignore[arg-type]
    return each(b, lambda part: _real_product(a, part))


def _real_product(a: UOp, b: UOp) -> UOp:
    if len(b.shape) == 2 and len(a.shape) > 2:  # one product of all rows
        *before, depth = sizes(a)
        rows = _real_product(a.reshape(prod(before), depth), b)
        return rows.reshape(*before, sizes(b)[-1])
    (*a_batch, rows_, depth), (*b_batch, _, columns) = sizes(a), sizes(b)
    batch = broadcast_shape("matmul", (tuple(a_batch), tuple(b_batch)))
    wide = (*batch, rows_, columns, depth)
    rank = len(b_batch)
    transposed = b.permute(*range(rank), rank + 1, rank)
    left = _summed_as(a).reshape(*a_batch, rows_, 1, depth).broadcast_to(*wide)
    right = _summed_as(transposed).reshape(*b_batch, 1, columns, depth).broadcast_to(*wide)
    return summed(left * right, len(wide) - 1, a).reshape(*batch, rows_, columns)


def inner(a: Number, b: Number, axis: int) -> Number:
    """The sum of conj(a) * b along an axis of values of one shape and dtype, kept as size 1."""
    if isinstance(a, UOp) and isinstance(b, UOp):
        return summed(_summed_as(a) * _summed_as(b), axis, a)
    terms = multiply(conjugate(a) if isinstance(a, Pair) else a, b)
    return each(terms, lambda part: part.reduce(monoids.ADD, axis))


def summed(terms: UOp, axis: int, like: UOp) -> UOp:
    """The sum along an axis, as the dtype of `like`."""
    return terms.reduce(monoids.ADD, axis).cast(like.type)


def _summed_as(x: UOp) -> UOp:
    return x.cast(accumulator(x.type))


def tensor_product(a: Number, b: Number, a_axes: tuple[int, ...], b_axes: tuple[int, ...]) -> Number:
    """The axes of a that remain, then those of b; the others are multiplied pair by pair and summed."""
    a_shape, b_shape = shape_of(a), shape_of(b)
    a_left = [i for i in range(len(a_shape)) if i not in a_axes]
    b_left = [i for i in range(len(b_shape)) if i not in b_axes]
    rows, columns = [a_shape[i] for i in a_left], [b_shape[i] for i in b_left]
    depth = prod(a_shape[i] for i in a_axes)
    left = each(a, lambda x: x.permute(*a_left, *a_axes).reshape(prod(rows), depth))
    right = each(b, lambda x: x.permute(*b_axes, *b_left).reshape(depth, prod(columns)))
    return each(product(left, right), lambda x: x.reshape(*rows, *columns))
