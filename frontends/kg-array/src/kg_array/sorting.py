"""Sorted arrays, and the order that sorts them: short runs by ranks, then merged two by two, each element of a merge found by
halves. NaN come last, and what compares equal keeps its order."""

from __future__ import annotations

from typing import Final

from kg.dtype import DType, int32, int64, int_like
from kg.ir import monoid as monoids
from kg.ir.build import arange, const
from kg.ir.uop import UOp

from kg_array.array import Array
from kg_array.axes import axis_of, back, last, sizes
from kg_array.dtypes import POSITION

#: As many elements are compared each with each.
SHORT: Final = 32


def sort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The elements along an axis in order, NaN last."""
    along = axis_of("sort", axis, x.ndim)
    moved = last(x.node, along)
    return Array(back(taken(moved, order(moved, descending)), along), x.device)


def argsort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The positions of the elements along an axis in the order of `sort`."""
    along = axis_of("argsort", axis, x.ndim)
    return Array(back(order(last(x.node, along), descending).cast(POSITION), along), x.device)


def top_k(x: Array, k: int, /, *, axis: int = -1) -> tuple[Array, Array]:
    """The k greatest along an axis, the greatest first, and their positions. NaN come last."""
    along = axis_of("top_k", axis, x.ndim)
    if not 0 <= k <= x.shape[along]:
        raise ValueError(f"top_k: there are {x.shape[along]} elements along axis {axis}, not {k}")
    moved = last(x.node, along)
    box = (*((0, d) for d in sizes(moved)[:-1]), (0, k))
    chosen = order(moved, descending=True).shrink(*box)
    return Array(back(taken(moved, chosen), along), x.device), Array(back(chosen.cast(POSITION), along), x.device)


def taken(x: UOp, positions: UOp) -> UOp:
    """The elements at these positions of the last axis, row by row."""
    *before, n = sizes(x)
    if x.shape == () or positions.shape == () or 0 in (*sizes(x), *sizes(positions)):
        return x.shrink(*((0, d) for d in before), (0, sizes(positions)[-1]))
    rows, k = _product(before), sizes(positions)[-1]
    flat = positions.reshape(rows, k) + _positions(rows, positions.type, (rows, k), 0) * n
    return x.reshape(rows * n).gather(flat).reshape(*before, k)


def order(x: UOp, descending: bool = False) -> UOp:
    """The positions of the elements of the last axis in order."""
    *before, n = sizes(x)
    rows = _product(before)
    dtype = int32 if rows * _padded(n) < 1 << 31 else int64
    if n < 2 or not rows:
        return const(0, dtype).broadcast_to(*x.shape)
    key = _key(x, descending).reshape(rows, n)
    width = _padded(n)
    key = key.pad((0, 0), (0, width - n), fill=key.type.max)
    keys, positions = _ranked(key, dtype)
    length = min(SHORT, width)
    while length < width:
        keys, positions = _merged(keys, positions, length)
        length *= 2
    return positions.shrink((0, rows), (0, n)).reshape(*before, n)


def _padded(n: int) -> int:
    """A length that merges end with: that of the runs, doubled until it is enough."""
    return n if n <= SHORT else SHORT << ((n - 1) // SHORT).bit_length()


def _product(values: list[int]) -> int:
    result = 1
    for v in values:
        result *= v
    return result


def _positions(n: int, dtype: DType, shape: tuple[int, ...], axis: int) -> UOp:
    return arange(n, dtype).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)


def _key(x: UOp, descending: bool) -> UOp:
    """Integers in the order of the elements. Both zeros are one, and NaN greatest either way."""
    if x.type.is_bool:
        x = x.cast(int32)
    if not x.type.is_float:
        return ~x if descending else x
    bits = (x + 0.0).bitcast(int_like(x.type, signed=True))
    greatest = int(bits.type.max)
    ordered = (bits < 0).where(bits ^ greatest, bits)
    return x.ne(x).where(bits.const_like(greatest), ~ordered if descending else ordered)


def _ranked(key: UOp, dtype: DType) -> tuple[UOp, UOp]:
    """Runs of SHORT elements in order, and where these were: an element's place is how many come before it."""
    rows, width = sizes(key)
    length = min(SHORT, width)
    runs = (rows, width // length, length)
    square = (*runs, length)
    one, other = (key.reshape(*runs[:2], *s).expand(*square) for s in ((length, 1), (1, length)))
    here, there = (_positions(length, dtype, square, axis) for axis in (2, 3))
    before = (other < one) | (other.eq(one) & (there < here))
    place = before.cast(dtype).reduce(monoids.ADD, 3).expand(*square)
    # of place p, the position of the element that belongs there
    found = place.eq(there).where(here, 0).reduce(monoids.ADD, 2).reshape(*runs)
    start = _positions(runs[1], dtype, runs, 1) * length
    positions = (found + start).reshape(rows, width)
    return taken(key, positions), positions


def _merged(keys: UOp, positions: UOp, length: int) -> tuple[UOp, UOp]:
    """Two runs of `length` made one: how many of the first p come from the left run is found by halves."""
    rows, width = sizes(keys)
    pairs = (rows, width // (2 * length), 2 * length)
    dtype = positions.type
    flat_keys, flat_positions = (v.reshape(rows * width) for v in (keys, positions))
    place = _positions(2 * length, dtype, pairs, 2)
    start = _positions(rows, dtype, pairs, 0) * width + _positions(pairs[1], dtype, pairs, 1) * (2 * length)

    def left(i: UOp) -> UOp:
        return start + i.minimum(length - 1)

    def right(j: UOp) -> UOp:
        return start + (j.maximum(0).minimum(length - 1) + length)

    taken_left, step = place * 0, length
    while step:
        more = taken_left + step
        rest = place - more
        first = flat_keys.gather(left(more - 1)) <= flat_keys.gather(right(rest))
        possible = (more <= length) & (more <= place) & (first | (length <= rest))
        taken_left = possible.where(more, taken_left)
        step //= 2
    rest = place - taken_left
    in_left, in_right = left(taken_left), right(rest)
    from_left = (taken_left < length) & ((flat_keys.gather(in_left) <= flat_keys.gather(in_right)) | (length <= rest))
    source = from_left.where(in_left, in_right)
    return flat_keys.gather(source).reshape(rows, width), flat_positions.gather(source).reshape(rows, width)
