"""Which method finds the order of rows.

Short ones are compared each with each. Where there are work-items all others are compared by a network. On a CPU rows that lanes can hold beside each other are,
in blocks that its first cache holds, and longer or single ones are sorted digit by digit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from typing import Final

from kg.frontend import Device, DType, UOp, arange, const, int32, int64, int_like
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import sizes
from kg_array.matrices.stepwise import along, step_if
from kg_array.operands.size import greatest_value
from kg_array.running.memory import differentiating
from kg_array.sorting.counting_sort import by_counts_or_digits
from kg_array.sorting.keys import key_of
from kg_array.sorting.networks import by_network, moved_by_network
from kg_array.sorting.radix_sort import FEW, by_digits, moved_by_digits
from kg_array.sorting.rank_sort import by_ranks
from kg_array.sorting.rows import rows_of, taken

#: Elements of a row each of which is compared with each: of so many in any case, of more where there are work-items, or in so many comparisons.
TINY, SHORT, COMPARISONS = 32, 256, 1 << 16
#: A network sorts so many rows or more of a block beside each other, of so many elements at most: `argsort` of 10,000 rows of 100 float32 takes 17 ms by ranks and 6 so, of 1000 rows of 1000 in
#: blocks of 2 rows 28 and of 4 9.5, of 250 of 4000 digit by digit 35 and so 17 (Emerald Rapids, AVX-512, one thread).
BESIDE, LONG = 4, 1 << 12
#: Bytes of a block of rows. `argsort` of 1000 rows of 1000, of which 8 bytes are kept each, takes 9.5, 10 and 15 ms by networks of 2^12, 2^13 and 2^15 elements, of which half are in the first cache, and 34 digit by
#: digit, all rows as one (Emerald Rapids, AVX-512, one thread); `sort` of them, of 4 bytes, 2.7, 2.4, 2.4 and 2.4 ms by 2^12 to 2^15, with AVX2 2.5, 2.0, 2.3 and 2.6 (Zen 5, one thread).
BLOCK: Final = 1 << 15
#: Of rows that are sorted digit by digit: 64 of 50,000 take 61 ms one by one and 103 as one (as above).
DIGITS_BLOCK: Final = 1 << 16

#: Integers [rows, n] and a dtype -> the positions that sort each row.
Method = Callable[[UOp, DType], UOp]


def order(x: UOp, device: Device, descending: bool = False) -> UOp:
    """The positions of the elements of the last axis in order.
    NaN come last, and what compares equal keeps its order."""
    *before, n = sizes(x)
    dtype = int32 if greatest_value(prod(before)) * n < 1 << 31 else int64
    if n < 2 or 0 in before:
        return const(0, dtype).broadcast_to(*x.shape)
    x = rows_of(x)
    method, together = _method(sizes(x)[0], n, device)
    return _in_blocks(lambda part: method(key_of(part, descending), dtype), x, together).reshape(*before, n)


def in_order(x: UOp, device: Device, descending: bool, *, stable: bool) -> UOp:
    """The elements of the last axis in order: they move by themselves,
    or are taken by their order where that is the quicker way, or a derivative is asked for. `stable`: zeros keep their order,
    whatever their signs; others that compare equal are the same."""
    *before, n = sizes(x)
    rows = prod(before)
    if n < 2 or type(rows) is not int or rows == 0 or differentiating.get():
        return taken(x, order(x, device, descending))
    method, together = _method(rows, n, device, x.type.itemsize)
    signs = stable and x.type.is_float
    if method is by_network and not (signs and device.renderer.has_local):
        found = _in_blocks(partial(moved_by_network, descending=descending), rows_of(x), together)
        if signs:
            found = _with_zeros_stable(found, rows_of(x), device, descending)
    elif method is by_digits and rows == 1:
        row = x.reshape(n)
        found = (
            by_counts_or_digits(row, descending, stable) if may_be_few(n, device) else moved_by_digits(row, descending, stable)
        )
    elif method is by_digits:
        found = _in_blocks(lambda row: moved_by_digits(row.reshape(n), descending, stable).reshape(1, n), rows_of(x), 1)
    else:
        return taken(x, order(x, device, descending))
    return found.reshape(*before, n)


def _with_zeros_stable(ordered: UOp, x: UOp, device: Device, descending: bool) -> UOp:
    """Rows in order, taken again by the positions of their elements where there are zeros with a sign,
    which alone may have changed places."""
    negative = x.bitcast(int_like(x.type, signed=True))
    any_of_them = negative.eq(int(negative.type.min)).cast(int32).reduce(monoids.MAX, 0, 1).reshape().ne(0)
    return step_if(any_of_them, lambda _, given: [taken(given[0], order(given[0], device, descending))], [ordered], [x])[0]


def may_be_few(n: int, device: Device) -> bool:
    """Whether it is asked of one row of so many if it is of few different values."""
    return FEW <= n <= int32.max and goes_by_digits(n, device)


def goes_by_digits(n: int, device: Device) -> bool:
    """Whether the elements of one row of so many are moved digit by digit."""
    return _method(1, n, device)[0] is by_digits


def _method(rows: int, n: int, device: Device, nbytes: int = 8) -> tuple[Method, int]:
    """The method for so many rows of n elements, and of how many it is to find the order together.
    `nbytes`: of what moves for each element."""
    count, parallel = greatest_value(rows), device.renderer.has_local
    if n <= (SHORT if parallel else TINY) or (count * n * n <= COMPARISONS):
        return by_ranks, count
    if parallel:
        return by_network, count
    if count >= BESIDE and n <= LONG:
        return by_network, max(BESIDE, BLOCK // nbytes >> (n - 1).bit_length())
    return by_digits, max(1, DIGITS_BLOCK // n)


def _in_blocks(method: Callable[[UOp], UOp], x: UOp, together: int) -> UOp:
    """What a method makes of rows [rows, n], of so many at a time."""
    rows, n = sizes(x)
    count = -(-rows // together)
    if type(rows) is not int or count == 1:
        return method(x)
    blocks = x.pad((0, count * together - rows), (0, 0)).reshape(count, together, n)

    def block(_: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (number,) = pieces
        return [], [method(blocks.gather(number))]

    _, (found,) = along(block, [], [arange(count, int32)])
    return found.reshape(count * together, n).shrink((0, rows), (0, n))
