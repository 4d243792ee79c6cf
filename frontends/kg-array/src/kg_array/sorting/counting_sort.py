"""A row of few different values: they are counted, and stored as often as each is there.
A sample says which values there may be, their counts whether that is all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kg.frontend import UOp, arange, bool_, const, int32, int_like, uint8
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.indexing.axes import sizes
from kg_array.matrices.stepwise import step_if
from kg_array.sorting.keys import value_of, with_sign, word_of
from kg_array.sorting.radix_sort import moved_by_digits

#: Elements that are looked at first, and of how many values they may be: 2^20 float32 are counted by 32 values in 0.46 ms and stored in 0.58, by 64 in 0.74 and 1.6, and moved digit by digit
#: in 3.0 to 4.6 (`sort`; Zen 5, AVX-512, one thread; with AVX2 32 take 0.50 and 0.83).
SAMPLE: Final = 256
VALUES: Final = 32


def by_counts_or_digits(x: UOp, descending: bool, stable: bool) -> UOp:
    """The elements [n] in order, n being at least SAMPLE.
    There are no derivatives. `stable`: zeros keep their order, whatever their signs."""
    (n,), kind = sizes(x), x.type
    found, more = counted_values(x, descending)
    if stable and kind.is_float:  # of zeros with a sign it is not known where they were
        negative = bits_of(const(-0.0, kind)).broadcast_to(VALUES, 1)
        more = more | bits_of(found.values).eq(negative).cast(int32).reduce(monoids.MAX, 0, 1).reshape().ne(0)

    def moved(_: object, given: Sequence[UOp]) -> list[UOp]:
        return [moved_by_digits(given[0], descending, stable)]

    empty = const(0, kind).broadcast_to(n)
    result = step_if(~more, lambda _, given: [repeated(given[0], given[1], n)], [empty], [found.values, found.counts])
    return step_if(more, moved, result, [x])[0]


class Counted(NamedTuple):
    """The `number` different values of a sample, and how often each is among all: [VALUES, 1], of which
    others are there for no element."""

    values: UOp
    number: UOp
    counts: UOp


def counted_values(x: UOp, descending: bool) -> tuple[Counted, UOp]:
    """The different elements of [n] in order, n being at least SAMPLE, and how often each is there;
    and whether there are more than these. There are no derivatives."""
    (n,), kind = sizes(x), x.type
    sampled = values_of_sample(with_sign(word_of(x, descending), signed=True))

    def counted(_: object, given: Sequence[UOp]) -> list[UOp]:
        x, values, number = given
        counts = stored(counts_of(Values(values, number), x))
        return [counts, counts.reduce(monoids.ADD, 0, 1).reshape().ne(n)]

    values = stored(value_of(with_sign(sampled.words, signed=False), kind, descending))
    none = const(0, int32).broadcast_to(VALUES, 1)
    is_few = (sampled.number <= VALUES).reshape()
    counts, more = step_if(is_few, counted, [none, const(True, bool_)], [x, values, sampled.number])
    return Counted(values, sampled.number, counts), more


def bits_of(x: UOp) -> UOp:
    """Integers that are equal where elements are the same, the signs of zeros and the bits
    of NaN included."""
    return x.cast(uint8) if x.type.is_bool else x.bitcast(int_like(x.type, signed=True)) if x.type.is_float else x


class Values(NamedTuple):
    """Values [VALUES, 1] in order, of which the first `number` are different,
    and the others there for no element."""

    words: UOp
    number: UOp


def values_of_sample(words: UOp) -> Values:
    """The different values of some elements of words [n], at equal distances.
    Their number may be greater than VALUES."""
    (n,) = sizes(words)
    step = n // SAMPLE
    sample = stored(words.shrink((0, SAMPLE * step)).reshape(SAMPLE, step).shrink((0, SAMPLE), (0, 1)).reshape(SAMPLE))
    one, other = (sample.reshape(*s).expand(SAMPLE, SAMPLE) for s in ((SAMPLE, 1), (1, SAMPLE)))
    here, there = (arange(SAMPLE, int32).reshape(*s).expand(SAMPLE, SAMPLE) for s in ((SAMPLE, 1), (1, SAMPLE)))
    first = stored((one.eq(other) & (there < here)).cast(int32).reduce(monoids.ADD, 1).eq(0).cast(int32))
    before = (other < one).where(first.reshape(1, SAMPLE).expand(SAMPLE, SAMPLE), 0).reduce(monoids.ADD, 1)
    number = arange(VALUES, int32).reshape(VALUES, 1).expand(VALUES, SAMPLE)
    mine = number.eq(before.reshape(1, SAMPLE).expand(VALUES, SAMPLE))
    least = int(words.type.min)
    values = mine.where(sample.reshape(1, SAMPLE).expand(VALUES, SAMPLE), least).reduce(monoids.MAX, 1)
    return Values(stored(values), first.reduce(monoids.ADD, 0))


def counts_of(values: Values, x: UOp) -> UOp:
    """How often each value is among the elements of x [n]."""
    (n,) = sizes(x)
    same = bits_of(x).reshape(1, n).expand(VALUES, n).eq(bits_of(values.words).expand(VALUES, n))
    each = same.cast(int32).reduce(monoids.ADD, 1)
    return (arange(VALUES, int32).reshape(VALUES, 1) < values.number.expand(VALUES, 1)).where(each, 0)


def repeated(values: UOp, counts: UOp, n: int) -> UOp:
    """The values [VALUES, 1], each so often, one after another: n elements."""
    starts = stored(counts.scan(monoids.ADD, 0, exclusive=True))

    def one(nodes: UOp, number: int) -> UOp:
        return nodes.shrink((number, number + 1), (0, 1)).reshape(1).expand(n)

    found, at = one(values, 0), arange(n, int32)
    for number in range(1, VALUES):  # those that are not there begin behind all
        found = (one(starts, number) <= at).where(one(values, number), found)
    return found
