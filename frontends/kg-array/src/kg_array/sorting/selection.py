"""Elements of rows by their rank.
A few are found without an order of all: of short rows bit by bit, of long ones digit by digit, the first one first, it is
counted how many there are of each value among those whose digits before are those looked for."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kg.frontend import Device, DType, UOp, arange, const, float64, int32, int64
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, size_value, sizes
from kg_array.matrices.stepwise import over_rows
from kg_array.operands.size import Size, greatest_value
from kg_array.sorting.choose_method import TINY, in_order
from kg_array.sorting.keys import key_of, with_sign
from kg_array.sorting.radix_sort import FEW, LONG_DIGIT
from kg_array.sorting.rows import taken

#: Bytes of a row whose keys are found bit by bit, all keys compared by vectors for each; of longer ones digit by digit. `median` of float64, bit by bit and digit by digit: of 10,000 elements 77 and
#: 101 us, of 100,000 0.42 and 0.56 ms, of 1000 rows of 1000 6.3 and 9.3, of a million 6.4 and 5.2 (Zen 5, AVX-512, one thread, least of 7).
BISECTED: Final = 1 << 20


class Neighbours(NamedTuple):
    """The elements [rows, 1] of a rank and of the next one."""

    low: UOp
    high: UOp


#: Ranks [rows, 1] and those of the next element -> both.
Finder = Callable[[UOp, UOp], Neighbours]


def finder(x: UOp, number: int, device: Device) -> Finder:
    """What finds elements of rows [rows, n] by rank, so many times.
    NaN have the last ranks. Elements are taken by position, so that there are derivatives."""
    rows, n = sizes(x)
    if device.renderer.has_local or n <= TINY or number > _most(n):
        ordered = in_order(x, device, descending=False, stable=False)

        def by_order(low: UOp, high: UOp) -> Neighbours:
            return Neighbours(taken(ordered, low), taken(ordered, high))

        return by_order
    dtype = int32 if greatest_value(rows) * n < 1 << 31 else int64
    key = with_sign(key_of(x, descending=False), signed=False)

    def by_digits(low: UOp, high: UOp) -> Neighbours:
        low, high = low.cast(dtype), high.cast(dtype)
        found = key_of_rank(key, low)
        here = found.expand(rows, n)
        until = (key <= here).cast(dtype).reduce(monoids.ADD, 1)
        above = (here < key).where(key, key.const_like(int(key.type.max))).reduce(monoids.MIN, 1)
        return Neighbours(_first(x, key, found), _first(x, key, (high < until).where(found, above)))

    return by_digits


def _most(n: int) -> int:
    """So many ranks are found by digits each; of more all elements are put in order."""
    return 4 if n >= FEW else 2


def _first(x: UOp, key: UOp, found: UOp) -> UOp:
    """The first elements of rows with these keys."""
    rows, n = sizes(x)
    place = positions_along((rows, n), 1, int32 if n < 1 << 31 else int64)
    return taken(x, key.eq(found.expand(rows, n)).where(place, n - 1).reduce(monoids.MIN, 1))


def key_of_rank(key: UOp, rank: UOp) -> UOp:
    """The key [rows, 1] of a rank among the keys [rows, n], which have no sign."""
    rows, n = sizes(key)
    bits = key.type.bits
    if n * key.type.itemsize <= BISECTED:
        return _bisected(key, rank)
    width = -(-bits // -(-bits // LONG_DIGIT))
    found, left = const(0, key.type).broadcast_to(rows, 1), rank
    row = positions_along((rows, n), 0, rank.type)
    end = bits
    while end:
        begin = max(0, end - width)
        values = 1 << (end - begin)
        digit = ((key >> key.const_like(begin)) & key.const_like(values - 1)).cast(rank.type)
        there = const(1, rank.type).broadcast_to(rows, n)
        if end < bits:
            before = found.expand(rows, n)
            there = (key >> key.const_like(end)).eq(before >> before.const_like(end)).cast(rank.type)
        counts = const(0, rank.type).broadcast_to(rows * values)
        counts = counts.scatter(there.reshape(rows * n), (row * values + digit).reshape(rows * n), mode="add")
        until = counts.reshape(rows, values).scan(monoids.ADD, 1)
        below = until <= left.expand(rows, values)
        value = below.cast(rank.type).reduce(monoids.ADD, 1)
        left = left - below.where(until, 0).reduce(monoids.MAX, 1)
        wide = value.cast(key.type)
        found = found | (wide << wide.const_like(begin))
        end = begin
    return found


def _bisected(key: UOp, rank: UOp) -> UOp:
    """The key of a rank, bit by bit, the first one first:
    the greatest below which there are no more keys than the rank says."""
    rows, n = sizes(key)
    signed = stored(with_sign(key, signed=True))
    bits = arange(key.type.bits, key.type)
    places = stored(bits.const_like(1) << (bits.const_like(key.type.bits - 1) - bits))

    def step(now: Sequence[UOp], bit: UOp) -> list[UOp]:
        found, rank = now
        further = found | bit.reshape(1, 1).expand(rows, 1)
        below = (signed < with_sign(further, signed=True).expand(rows, n)).cast(rank.type).reduce(monoids.ADD, 1)
        return [(below <= rank).where(further, found), rank]

    return over_rows(step, [const(0, key.type).broadcast_to(rows, 1), rank], places)[0]


#: Rows of fewer elements are put in order where they are to be partitioned. Reckoned, not swept on a machine.
_PARTITIONED: Final = 1 << 12


def places_around(x: UOp, rank: int | Size, device: Device) -> UOp | None:
    """Where the elements of rows [rows, n] go so that the one of a rank stands where it does in order,
    lesser ones before it and greater ones behind, each in the order that they have; NaN are the greatest. None where all are
    better put in order."""
    rows, n = sizes(x)
    if device.renderer.has_local or n < _PARTITIONED:
        return None
    dtype = int32 if greatest_value(rows) * n < 1 << 31 else int64
    key = with_sign(key_of(x, descending=False), signed=False)
    found = key_of_rank(key, size_value(rank, dtype).broadcast_to(rows, 1)).expand(rows, n)
    lesser, greater = key < found, found < key
    before, behind = (m.cast(dtype).scan(monoids.ADD, 1) for m in (lesser, greater))
    last = ((0, rows), (n - 1, n))
    first, total = (v.shrink(*last).expand(rows, n) for v in (before, behind))
    at = positions_along((rows, n), 1, dtype)
    return lesser.where(before - 1, greater.where(behind - 1 + (n - total), first + at - before - behind))


def moved_to(x: UOp, places: UOp) -> UOp:
    """The elements of rows [rows, n] at these places of theirs."""
    rows, n = sizes(x)
    at = places + positions_along((rows, n), 0, places.type) * n
    return const(0, x.type).broadcast_to(rows * n).scatter(x.reshape(rows * n), at.reshape(rows * n)).reshape(rows, n)


#: How a quantile between two neighbours is found: `mean` is a median's.
METHODS: Final = ("mean", "linear", "lower", "higher", "midpoint", "nearest")


def quantiles(x: UOp, parts: tuple[float, ...], method: str, device: Device, without_nan: bool, kind: DType) -> UOp:
    """Of rows [rows, n] the values [parts, rows] below which these parts of the elements are,
    computed in `kind`; of rows without elements, and with NaN that count, NaN."""
    rows, n = sizes(x)
    if not n or not rows or not parts:
        return const(math.nan, kind).broadcast_to(len(parts), rows)
    numbers = x.eq(x).cast(int64).reduce(monoids.ADD, 1) if x.type.is_float else const(n, int64).broadcast_to(rows, 1)
    last = (numbers if without_nan else const(n, int64).broadcast_to(rows, 1)) - 1
    last = last.maximum(0)
    find = finder(x, len(parts), device)
    found: list[UOp] = []
    for part in parts:
        at = last.cast(float64) * part
        low = at.cast(int64)
        share = at - low.cast(float64)
        if method == "nearest":  # halves to the even one
            odd = (low & low.const_like(1)).eq(1)
            up = (share > 0.5) | (share.eq(0.5) & odd)
            value = find(low + up.cast(int64), last).low.cast(kind)
        else:
            first, second = find(low, (low + 1).minimum(last))
            value = _between(first, second, share, method, kind)
        whole = numbers.eq(0) if without_nan else numbers < n
        found.append(whole.where(value.const_like(math.nan), value).reshape(rows))
    return found[0].stack(*found[1:])


def _between(first: UOp, second: UOp, share: UOp, method: str, kind: DType) -> UOp:
    """Between two elements, whose distance is rounded to their own dtype as numpy's is."""
    step = (second - first).cast(kind)
    first, second = first.cast(kind), second.cast(kind)
    exact = share.eq(0.0)
    match method:
        case "mean":
            return exact.where(first, (first + second) * 0.5)
        case "lower":
            return first
        case "higher":
            return exact.where(first, second)
        case _:
            by = (share.const_like(0.5) if method == "midpoint" else share).cast(first.type)
            near = (by < 0.5).where(first + step * by, second - step * (1.0 - by))
            return exact.where(first, near)
