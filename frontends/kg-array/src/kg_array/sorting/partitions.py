"""Long rows partitioned around the element of a rank: lesser ones before it, greater ones behind.

A sample says between which elements it is. All are put into five parts by these, and of the part that has the rank, which is short, the element is found and that part partitioned again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kg.frontend import Device, UOp, arange, const, int32, uint8
from kg.frontend import monoid as monoids
from kg_graph.kernels.scatters import few_counts
from kg_graph.nodes import stored

from kg_array.indexing.axes import sizes
from kg_array.matrices.stepwise import along, step_if
from kg_array.operands.dtypes import POSITION
from kg_array.running.memory import differentiating
from kg_array.sorting.keys import with_sign, word_of
from kg_array.sorting.selection import key_of_rank

#: Elements of the sample, and how many ranks of it the rank may be off: four standard deviations of a random sample's.
SAMPLE: Final = 4096
OFF: Final = 128
#: The part of the elements that may be between two of the sample so far apart: twice what is expected.
PART: Final = 16
#: Rows so long or longer. `partition` of 16,384 float32 takes 31 us so, with AVX2 47, and 47 and 49 by `places_around`, of 8192 28 and 37, and 25 and 28 (Zen 5, one thread, beside other
#: work, least of 100 calls in turn).
LONG: Final = 1 << 14
#: The parts: lesser than all that may have the rank, below the element of about that rank, this element, above it, greater.
BELOW, FOUND, ABOVE, PARTS = 1, 2, 3, 5


def partitioned(x: UOp, rank: UOp, *, positions: bool) -> UOp:
    """The elements of a row [n], or their positions, around the one of a rank, an int32 without axes.
    NaN are the greatest. There are no derivatives."""
    (n,) = sizes(x)
    length = n // PART
    words = _words(x)
    low, middle, high = _bracket(words, rank)
    digit = stored(_digits([words >= low, words >= middle, words > middle, words > high]))
    part = _part_of(_counts(digit), rank)
    is_short = (part.number.eq(BELOW) | part.number.eq(ABOVE)) & (part.end - part.begin <= length)

    def by_key(_: object, given: Sequence[UOp]) -> list[UOp]:
        words = _words(given[0])
        key = _key(words, given[1]).expand(n)
        return [_digits([words >= key, words >= key, words > key, words > key])]

    digit = step_if(~(is_short | part.number.eq(FOUND)), by_key, [digit], [x, rank])[0]
    moved = _moved(arange(n, int32) if positions else x, digit)
    begin = stored(part.begin.minimum(n - length).reshape(1)).reshape()
    places = begin.reshape(1).expand(length) + arange(length, int32)

    def again(_: object, given: Sequence[UOp]) -> list[UOp]:
        piece, x, rank = given
        words = stored(_words(x.gather(piece) if positions else piece))
        key = _key(words, rank).expand(length)
        return [_moved(piece, stored(_digits([words >= key, words >= key, words > key, words > key])))]

    piece = stored(moved.gather(places))
    found = moved.scatter(step_if(is_short, again, [piece], [piece, x, rank - begin])[0], places)
    return found.cast(POSITION) if positions else found


class Part(NamedTuple):
    """One of the parts: its number, and where it begins and ends."""

    number: UOp
    begin: UOp
    end: UOp


def _part_of(counts: UOp, rank: UOp) -> Part:
    """The part that has the element of a rank."""
    until = stored(counts.scan(monoids.ADD, 0))
    at = rank.reshape(1).expand(PARTS)
    here = (until - counts <= at) & (at < until)
    values = (arange(PARTS, int32), until - counts, until)
    three = stored(here.where(values[0], 0).stack(*[here.where(v, 0) for v in values[1:]]).reduce(monoids.MAX, 1))
    return Part(*[three.shrink((i, i + 1), (0, 1)).reshape() for i in range(3)])


def _words(x: UOp) -> UOp:
    """Integers in the order of the elements, with a sign: compared by vectors in one instruction."""
    return with_sign(word_of(x, descending=False), signed=True)


def _bracket(words: UOp, rank: UOp) -> list[UOp]:
    """An element between which and the last of these that of a rank most likely is,
    and one of about that rank between them: each repeated as often as there are words."""
    (n,), kind = sizes(words), words.type
    step = n // SAMPLE
    sample = words.shrink((0, SAMPLE * step)).reshape(SAMPLE, step).shrink((0, SAMPLE), (0, 1)).reshape(1, SAMPLE)
    sample = stored(with_sign(sample.expand(3, SAMPLE), signed=False))
    at = rank // step
    ranks = (at - OFF).stack(at, at + OFF).maximum(0).minimum(SAMPLE - 1).reshape(3, 1)
    found = with_sign(key_of_rank(sample, stored(ranks)), signed=True).reshape(3)
    low, middle, high = (found.shrink((i, i + 1)).reshape() for i in range(3))
    low, high = (at < OFF).where(int(kind.min), low), (at + OFF >= SAMPLE).where(int(kind.max), high)
    bounds = stored(low.stack(middle, high))
    return [bounds.shrink((i, i + 1)).expand(n) for i in range(3)]


def _key(words: UOp, rank: UOp) -> UOp:
    """The word [1] of a rank."""
    (n,) = sizes(words)
    found = key_of_rank(with_sign(words, signed=False).reshape(1, n), rank.reshape(1, 1))
    return stored(with_sign(found.reshape(1), signed=True))


def _digits(conditions: Sequence[UOp]) -> UOp:
    """How many of these hold, for each element."""
    digit = conditions[0].cast(uint8)
    for condition in conditions[1:]:
        digit = digit + condition.cast(uint8)
    return digit


def _bounded(digit: UOp) -> UOp:
    """The same to whoever asks how great it may be."""
    return digit.minimum(PARTS - 1)


def _counts(digit: UOp) -> UOp:
    return stored(few_counts(_bounded(digit), PARTS, int32))


def _moved(own: UOp, digit: UOp) -> UOp:
    """Elements by their digits."""
    places = _counts(digit).scan(monoids.ADD, 0, exclusive=True).rank(_bounded(digit).cast(int32))
    return const(0, own.type).broadcast_to(*own.shape).scatter(own, places)


def are_long(x: UOp, device: Device) -> bool:
    """Whether rows [rows, n] are partitioned so, one after another:
    on devices without work-groups, where no derivative is asked for."""
    rows, n = sizes(x)
    known = type(n) is int and type(rows) is int
    return known and LONG <= n <= int32.max and not device.renderer.has_local and not differentiating.get()


def rows_partitioned(x: UOp, rank: UOp, *, positions: bool) -> UOp:
    """Each of long rows [rows, n] around the element of a rank of its own, or the positions."""
    rows, n = sizes(x)
    if rows == 1:
        return partitioned(x.reshape(n), rank, positions=positions).reshape(1, n)

    def one(now: Sequence[UOp], row: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        return list(now), [partitioned(row[0], now[0], positions=positions)]

    return along(one, [rank], [x])[1][0]
