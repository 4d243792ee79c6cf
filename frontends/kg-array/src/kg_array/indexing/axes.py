"""Shapes of traced values, of which sizes may be open, and axes moved, reduced and left out.
Axes as people give them: see arguments.py."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.frontend import DType, Monoid, Shape, UOp, arange, const, int32, int64

from kg_array.operands.size import Size, greatest_value, is_same, least_value, sizes_of_shape


def known_sizes(shape: Shape) -> tuple[int, ...]:
    """The sizes of a shape as people see them: numbers, and a Size where one is open,
    which is used like a number."""
    for d in shape:
        if type(d) is not int:
            return sizes_of_shape(shape)  # type: ignore[return-value]
    return shape  # type: ignore[return-value]


def same_shape(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two shapes are equal whatever the open sizes are.
    Comparing them by == asks a question where that is open."""
    return len(one) == len(other) and all(map(is_same, one, other))


def is_empty(shape: Sequence[int]) -> bool:
    """Whether there are no elements, whatever the open sizes are."""
    return any(is_same(d, 0) for d in shape)


def may_be_zero(size: int) -> bool:
    return least_value(size) <= 0


def size_value(size: int | Size, dtype: DType) -> UOp:
    """A size as a value for kernels to compute with."""
    return size.node.cast(dtype) if isinstance(size, Size) else const(size, dtype)


def count(x: UOp, axes: tuple[int, ...]) -> int:
    """How many elements one result is made of."""
    return prod(sizes(x)[a] for a in axes)


def sizes(x: UOp) -> tuple[int, ...]:
    """The shape of a traced value, see `known_sizes`."""
    return known_sizes(x.shape)


def positions_along(shape: Sequence[int], axis: int, dtype: DType | None = None) -> UOp:
    """The position along one axis of every element of such a shape.
    In int32 where nobody says and every position fits."""
    count = shape[axis]
    kind = dtype or (int32 if greatest_value(count) < int32.max else int64)
    return arange(count, kind).reshape(*(n if i == axis else 1 for i, n in enumerate(shape))).expand(*shape)


def reduce(x: UOp, monoid: Monoid, axes: tuple[int, ...]) -> UOp:
    """Over these axes, which stay as size 1; over none it is x."""
    return x.reduce(monoid, *axes) if axes else x


def squeezed(x: UOp, axes: tuple[int, ...], keepdims: bool = False) -> UOp:
    """Without these axes of size 1, unless they are to be kept."""
    return x if keepdims else x.reshape(*(d for i, d in enumerate(x.shape) if i not in axes))


def last(x: UOp, axis: int) -> UOp:
    """The axis moved to the end."""
    return x.permute(*(i for i in range(len(x.shape)) if i != axis), axis)


def back(x: UOp, axis: int) -> UOp:
    """The last axis moved to where `last` took it from."""
    end = len(x.shape) - 1
    return x.permute(*range(axis), end, *range(axis, end))
