"""The different elements of an array. How many there are depends on the data: it is computed at once."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from typing import Final, NamedTuple

from kg.frontend import Device, UOp, arange, bool_, const, int32, uint8, uint64
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.array import Array
from kg_array.functions.searching import bisected
from kg_array.functions.selection import Selection, first_of, number_of, outputs_of
from kg_array.indexing.axes import size_value, sizes
from kg_array.indexing.concatenation import joined
from kg_array.matrices.stepwise import step_if
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import POSITION, is_complex
from kg_array.running.memory import Kind, differentiating
from kg_array.running.steps import at_once
from kg_array.sorting.choose_method import goes_by_digits, in_order, may_be_few, order
from kg_array.sorting.counting_sort import counted_values
from kg_array.sorting.keys import value_of, with_sign, without_sign_of_zero, word_of
from kg_array.sorting.lexicographic import lexicographic_order
from kg_array.sorting.radix_sort import moved_by_digits
from kg_array.sorting.rows import taken


class UniqueAll(NamedTuple):
    values: Array
    indices: Array
    inverse_indices: Array
    counts: Array


class UniqueCounts(NamedTuple):
    values: Array
    counts: Array


class UniqueInverse(NamedTuple):
    values: Array
    inverse_indices: Array


#: What may be asked of the different elements of an array.
_ASKED: Final = ("values", "indices", "inverse", "counts")


def different(name: str, x: Array, asked: tuple[str, ...] = _ASKED, *, one_nan: bool = False) -> list[Array]:
    """Of the different elements of x what is asked for:
    themselves in order, where each is first, which of them each element is, how often each is there. `one_nan`: NaN is equal to
    itself."""
    require_array(name, x)
    if not x.size:
        empty = x.moved(lambda node: node.reshape(0))
        nothing = Array(const(0, POSITION).broadcast_to(0), x.device)
        inverse = Array(const(0, POSITION).broadcast_to(*x.shape), x.device)
        return [{"values": empty, "inverse": inverse}.get(what, nothing) for what in asked]
    if _moves_alone(x, asked) and may_be_few(x.size, x.device):
        number, *found = at_once(_few, [x])
        if number_of(number):
            return first_of([found[what == "counts"] for what in asked], number)
    outputs = [] if is_complex(x.dtype) else _outputs(x, asked)
    if outputs:  # of what is in order already, as nothing that decides in its steps takes memory that is given
        count, *found = at_once(_runs, at_once(_in_order, [x], asked), x.shape, asked, one_nan, outputs=outputs)
    else:
        count, *found = at_once(_different, [x], asked, one_nan)
    cut = iter(first_of([output for what, output in zip(asked, found, strict=False) if what != "inverse"], count))
    return [output if what == "inverse" else next(cut) for what, output in zip(asked, found, strict=False)]


def _moves_alone(x: Array, asked: Sequence[str]) -> bool:
    """Whether elements are put in order without their positions."""
    return set(asked) <= {"values", "counts"} and not is_complex(x.dtype)


def _few(x: Array) -> tuple[Array, Array, Array]:
    """How many different elements there are, where they are few and the order tells them apart, else 0;
    these, and how often each is there."""
    found, more = counted_values(x.node.reshape(x.size), descending=False)
    (kept, _), number = sizes(found.values), found.number.reshape()
    here, behind = (found.values.shrink(box, (0, 1)).reshape(kept - 1) for box in ((0, kept - 1), (1, kept)))
    last = arange(kept, int32).eq(number.reshape(1).expand(kept) - 1)
    differ = (here < behind).pad((0, 1)) | (last & found.values.reshape(kept).eq(found.values.reshape(kept)))
    inside = arange(kept, int32) < number.reshape(1).expand(kept)
    same = (inside & ~differ).cast(int32).reduce(monoids.MAX, 0).reshape().ne(0)
    nodes = (more | same).where(0, number).reshape(1), found.values.reshape(kept), found.counts.cast(POSITION).reshape(kept)
    values, number, counts = (Array(node, x.device) for node in (nodes[1], nodes[0], nodes[2]))
    return number, values, counts


def _outputs(x: Array, asked: Sequence[str]) -> list[Kind]:
    """Memory for what is selected of the elements in order; of counts the numbers at which they begin."""
    dtypes = {"values": x.dtype, "indices": POSITION, "counts": int32}
    return outputs_of(x.device, x.size, *[dtypes[what] for what in asked if what in dtypes])


def _different(x: Array, asked: tuple[str, ...], one_nan: bool) -> tuple[Array, ...]:
    """How many different elements there are, and what is asked for, with other elements behind those."""
    return _runs(*_in_order(x, asked), x.shape, asked, one_nan)


def _in_order(x: Array, asked: tuple[str, ...]) -> tuple[Array, Array]:
    """The elements in order, and where they are, where that is asked for; else again the elements."""
    size, device = x.size, x.device
    flat = x.moved(lambda node: node.reshape(size))
    if _moves_alone(x, asked):
        if not differentiating.get() and may_be_few(size, device):  # which `_few` has seen
            ordered = Array(moved_by_digits(flat.node, False, False), device)
        else:
            ordered = Array(in_order(flat.node, device, descending=False, stable=False), device)
        return ordered, ordered
    positions = _order(flat).cast(POSITION)
    return flat.moved(lambda node: taken(node, positions)), Array(positions, device)


def _runs(
    ordered: Array, positions: Array, shape: tuple[int, ...], asked: tuple[str, ...], one_nan: bool, *outputs: Array
) -> tuple[Array, ...]:
    """The same of elements in order, and where they were."""
    size, device = ordered.size, ordered.device
    begins = const(True, bool_).reshape(1).pad((0, size - 1))
    if size > 1:
        one, other = ([node.shrink(box) for node in ordered.parts] for box in ((1, size), (0, size - 1)))
        differ = functools.reduce(operator.or_, [a.ne(b) for a, b in zip(one, other, strict=True)])
        if one_nan and not ordered.dtype.is_int and not ordered.dtype.is_bool:
            differ = differ & ~(_is_nan(one) & _is_nan(other))
        begins = begins | differ.pad((1, 0))
    selection, given = Selection(stored(begins), device), iter(outputs)
    made: list[Array] = [Array(selection.count, device)]
    behind: list[Array] = []
    for what in asked:
        output = None if what == "inverse" else next(given, None)
        if what == "values":
            made.append(ordered.moved(lambda node, output=output: selection.packed(node, output)))
        elif what == "indices":
            made.append(Array(selection.packed(positions.node, output), device))
        elif what == "inverse":
            number = (selection.ends - 1).cast(POSITION)
            made.append(Array(const(0, POSITION).broadcast_to(size).scatter(number, positions.node).reshape(*shape), device))
        else:
            starts = selection.packed(arange(size, selection.dtype), output)
            behind.append(Array(starts, device))
            made.append(Array(_lengths(starts.shrink((0, size)), selection.count, size), device))
    return *made, *(behind if outputs else [])


def _lengths(starts: UOp, count: UOp, size: int) -> UOp:
    """How long runs are of which so many begin here, the last one at the end of all."""
    number = arange(size, starts.type) + 1
    until = (number < count.expand(size)).where(starts.shrink((1, size)).pad((0, 1)), size)
    return (until - starts).cast(POSITION)


def in_both(one: Array, other: Array) -> tuple[Array, Array] | None:
    """The elements of two flat arrays of one dtype in order, each as often as it occurs,
    and which of them are the last of the first array that the second has, too: one of each value. None where they are not put
    in order as words that hold both the element and whose it is."""
    bits, device = one.dtype.bits, one.device
    if is_complex(one.dtype) or bits > 32 or not goes_by_digits(one.size + other.size, device):
        return None
    words = [without_sign_of_zero(word_of(x.node, descending=False), x.dtype) for x in (one, other)]
    count, kind = one.size + other.size, words[0].type
    wide = [(w.cast(uint64) << 1) | number for number, w in enumerate(words)]
    joined = wide[0].pad((0, other.size)) | wide[1].pad((one.size, 0))
    found = moved_by_digits(joined, False, False, kind.bits + 1)
    here, behind = (found.shrink(box) for box in ((0, count - 1), (1, count)))
    values = value_of((here >> 1).cast(kind), one.dtype, descending=False)
    if values.type.is_float:
        values = values + 0.0  # zeros have no sign here
    last = (here & 1).eq(0) & behind.eq(here + 1) & values.eq(values)
    return Array(values, device), Array(last, device)


#: Elements among which each is searched for; of as many or more both are put in order. Reckoned by what the second cache holds: `isin` of 2^20 among 2^20 float32 takes 34 ms in order and 62 by
#: search, among 1000 8.7 by search (Zen 5, AVX-512, one thread).
_SEARCHED: Final = 1 << 16


#: So many integers or more are looked up in a table. Reckoned, not swept on a machine.
_TABULATED: Final = 1 << 12
#: Entries of a table of the range of integers at most, and how many for each element, half of numpy's or more. `isin` of 2^20 int32 below a million among 100,000 takes 0.85 ms by a table and
#: 17.7 by search, of int64 below 5000 among 1000 0.92 and 4.7 (Zen 5, AVX-512, one thread, beside other work). The numbers themselves are reckoned, not swept.
_TABLE: Final = 1 << 22
_ENTRIES: Final = 4


def among(x: Array, others: Array) -> Array:
    """Which elements of one flat array another of its dtype has.
    Integers are looked up in a table where those of the other array have a narrow range, which the data says."""
    n, m, kind = x.size, others.size, x.dtype
    method = _among_by_order if _is_by_order(n, m, x) else _among_by_search
    if type(n) is not int or type(m) is not int or not kind.is_int or n < _TABULATED or x.device.renderer.has_local:
        return Array(method(x.node, others.node, x.device), x.device)
    entries = min(1 << (_ENTRIES * (n + m)).bit_length(), _TABLE, 1 << kind.bits)
    words, other_words = (with_sign(v.node, signed=False) for v in (x, others))
    least = other_words.reduce(monoids.MIN, 0).reshape()
    if entries == 1 << kind.bits:
        return Array(_among_by_table(words, other_words, least.const_like(0), entries), x.device)
    narrow = (other_words.reduce(monoids.MAX, 0).reshape() - least) < entries

    def tabulated(_: object, given: Sequence[UOp]) -> list[UOp]:
        return [_among_by_table(given[0], given[1], given[2], entries)]

    def otherwise(_: object, given: Sequence[UOp]) -> list[UOp]:
        return [method(given[0], given[1], x.device)]

    none = const(False, bool_).broadcast_to(n)
    found = step_if(narrow, tabulated, [none], [words, other_words, least])
    return Array(step_if(~narrow, otherwise, found, [x.node, others.node])[0], x.device)


def _among_by_table(words: UOp, others: UOp, least: UOp, entries: int) -> UOp:
    """By a table of which integers from the least on are among the others, all of which it has room for."""

    def place(words: UOp) -> UOp:
        return words - least.reshape(1).expand(*words.shape)

    there = const(1, uint8).broadcast_to(*others.shape)
    table = const(0, uint8).broadcast_to(entries).scatter(there, place(others).cast(int32))
    at = place(words)
    inside = at.cast(uint64) < entries
    return inside & table.gather(inside.where(at, 0).cast(int32)).ne(0)


def _among_by_search(x: UOp, others: UOp, device: Device) -> UOp:
    """By halves of the others in order."""
    (m,) = sizes(others)
    ordered = in_order(others, device, descending=False, stable=False)
    at = bisected(ordered, x, after_equal=False, dtype=POSITION).minimum(size_value(m, POSITION) - 1)
    return ordered.gather(at).eq(x)


def _is_by_order(n: object, m: object, x: Array) -> bool:
    """Whether both are better put in order than each searched for."""
    return type(n) is int and type(m) is int and m >= _SEARCHED and 8 * n >= m and goes_by_digits(n + m, x.device)


def _among_by_order(x: UOp, others: UOp, device: Device) -> UOp:
    """By the order of both as one: there an element begins a run of equal ones,
    or stands in one that one of the others begins."""
    (n,), (m,) = sizes(x), sizes(others)
    both = joined([others, x], 0)
    places = order(both, device)
    ordered = taken(both, places)
    begins = ordered.shrink((1, n + m)).ne(ordered.shrink((0, n + m - 1))).pad((1, 0), fill=True)
    here = arange(n + m, places.type) * 2 + (places < m).cast(places.type)
    first = begins.where(here, 0).scan(monoids.MAX, 0)
    found = const(False, bool_).broadcast_to(n + m).scatter((first & 1).ne(0), places)
    return found.shrink((m, n + m))


def _is_nan(parts: Sequence[UOp]) -> UOp:
    return functools.reduce(operator.or_, [part.ne(part) for part in parts])


def _order(x: Array) -> UOp:
    """The positions of the elements in order."""
    if len(x.parts) == 1:
        return order(x.node, x.device)
    return lexicographic_order(x.parts, x.device)


def unique_values(x: Array, /) -> Array:
    """The different elements in order; every NaN is one."""
    return different("unique_values", x, ("values",))[0]


def unique_counts(x: Array, /) -> UniqueCounts:
    """The different elements, and how often each is there."""
    return UniqueCounts(*different("unique_counts", x, ("values", "counts")))


def unique_inverse(x: Array, /) -> UniqueInverse:
    """The different elements, and for each element which of them it is."""
    return UniqueInverse(*different("unique_inverse", x, ("values", "inverse")))


def unique_all(x: Array, /) -> UniqueAll:
    """The different elements, where each is first, which each element is, and how often each is there."""
    return UniqueAll(*different("unique_all", x))
