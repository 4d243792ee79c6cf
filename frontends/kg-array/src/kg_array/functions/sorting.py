"""Sorted arrays, and the order that sorts them. Short rows by ranks: an element's place is how many come before it. Others digit by digit, the last
one first: of each digit's values it is counted how many there are, and so where the elements of each begin. NaN come last, and what compares equal keeps
its order."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kg.frontend import DType, UOp, arange, const, int32, int64, int_like, uint32, uint64
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.indexing.axes import back, last, positions_along, sizes
from kg_array.matrices.stepwise import along
from kg_array.operands.arguments import axis_of, whole_number
from kg_array.operands.dtypes import POSITION
from kg_array.operands.size import greatest_value
from kg_array.running.steps import at_once, single

#: As many elements are compared each with each.
SHORT: Final = 256
#: Bits of a digit at most: as many places are written to by turns. Of few elements so many that counting them costs less than a pass.
DIGIT, SMALL_DIGIT, FEW = 11, 8, 1 << 15
#: The greatest are found one after the other while the numbers of pieces and elements that each looks at are so many times the row's: 1000 of one row of a million take 0.8 ms so and by order 18, 64 of 64 rows of
#: 50,000 1.6 and 110, 200 of 1000 rows of 1000 8 and 38, 500 of them 19 and 42 (Emerald Rapids, AVX-512, one thread; with AVX2 2.5, 17, 4.7, 114, 18, 28, 46 and 34).
ONE_BY_ONE: Final = 16
#: The bits of a word that say where.
_POSITION: Final = (1 << 32) - 1


def sort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The elements along an axis in order, NaN last."""
    along = axis_of("sort", axis, x)

    def made(x: Array) -> Array:
        return Array(back(_sorted(last(x.node, along), descending), along), x.device)

    return single(("sort", along, bool(descending)), x, made)


def argsort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The positions of the elements along an axis in the order of `sort`."""
    along = axis_of("argsort", axis, x)

    def made(x: Array) -> Array:
        return Array(back(order(last(x.node, along), descending).cast(POSITION), along), x.device)

    return single(("argsort", along, bool(descending)), x, made)


def top_k(x: Array, k: int, /, *, axis: int = -1) -> tuple[Array, Array]:
    """The k greatest along an axis, the greatest first, and their positions. NaN come last."""
    along = axis_of("top_k", axis, x)
    k = whole_number("top_k", "k", k)
    if not 0 <= k <= x.shape[along]:
        raise ValueError(f"top_k: there are {x.shape[along]} elements along axis {axis}, not {k}")
    return at_once(_top_k, x, k, along)


def _top_k(x: Array, k: int, along: int) -> tuple[Array, Array]:
    moved = last(x.node, along)
    box = (*((0, d) for d in sizes(moved)[:-1]), (0, k))
    chosen = _first(moved, k) if _are_few(moved, k) else order(moved, descending=True).shrink(*box)
    return Array(back(taken(moved, chosen), along), x.device), Array(back(chosen.cast(POSITION), along), x.device)


def _are_few(x: UOp, k: int) -> bool:
    """Whether the k greatest are found one by one: of keys that fit a word with their position, in rows longer than what `order` compares each with each."""
    n = greatest_value(sizes(x)[-1])
    width, pieces = _pieces(n)
    return x.type.bits <= 32 and SHORT < n < 1 << 31 and k > 0 and k * (width + pieces) <= ONE_BY_ONE * n


def _pieces(n: int) -> tuple[int, int]:
    """How long the pieces of a row are, and how many: about as many of one as of the other."""
    width = 1 << greatest_value(n).bit_length() // 2
    return width, -(-n // width)


def _first(x: UOp, k: int) -> UOp:
    """The positions of the k greatest of each row, as the least words of key and position. The least of each piece of a row is kept: the least of these is the next one, and that of its piece
    is found anew."""
    *before, n = sizes(x)
    rows, (width, pieces) = _product(before), _pieces(n)
    dtype = int32 if rows * n < 1 << 31 else int64
    beyond = math.nan if x.type.is_float else x.type.min  # of the end of a row: it comes after all that is there
    x = x.reshape(rows, n).pad((0, 0), (0, pieces * width - n), fill=beyond).reshape(rows, pieces, width)

    def step(now: Sequence[UOp], _: object) -> tuple[list[UOp], list[UOp]]:
        (least,) = now
        found = least.reduce(monoids.MIN, 1)
        piece = ((found & _POSITION) // width).cast(dtype)
        there = _words(x.gather(arange(rows, dtype), piece.reshape(rows)), piece.cast(int64).expand(rows, width) * width)
        above = (found.expand(rows, width) < there).where(there, int(int64.max)).reduce(monoids.MIN, 1)
        here = positions_along((rows, pieces), 1, dtype).eq(piece.expand(rows, pieces))
        return [here.where(above.expand(rows, pieces), least)], [found.reshape(rows)]

    words = _words(x, positions_along(tuple(sizes(x)), 1, int64) * width)
    _, (found,) = along(step, [words.reduce(monoids.MIN, 2).reshape(rows, pieces)], [arange(k, int32)])
    return (found.permute(1, 0) & _POSITION).cast(dtype).reshape(*before, k)


def _words(x: UOp, begins: UOp) -> UOp:
    """Keys of elements and their positions, of pieces that begin there, in one integer each."""
    key = _integers(_key(x, descending=True), signed=True).cast(int64)
    return key * (1 << 32) + (begins + positions_along(tuple(sizes(x)), len(x.shape) - 1, int64))


def taken(x: UOp, positions: UOp) -> UOp:
    """The elements at these positions of the last axis, row by row."""
    *before, n = sizes(x)
    if x.shape == () or positions.shape == () or 0 in (*sizes(x), *sizes(positions)):
        return x.shrink(*((0, d) for d in before), (0, sizes(positions)[-1]))
    rows, k = _product(before), sizes(positions)[-1]
    row = positions_along((rows, k), 0, positions.type)
    return x.reshape(rows, n).gather(row, positions.reshape(rows, k)).reshape(*before, k)


def _sorted(x: UOp, descending: bool) -> UOp:
    """The elements of the last axis in order. Those of one long row move by themselves, digit by digit; others are taken by their order."""
    *before, n = sizes(x)
    if any(type(d) is not int or d != 1 for d in before) or n <= SHORT:  # rows of an open number are several
        return taken(x, order(x, descending))
    first = values = x.reshape(n)
    dtype = int32 if n < 1 << 31 else int64
    bits = _key(first, descending).type.bits
    width = _width(n, bits)
    for shift in range(0, bits, width):
        digits = [
            _digit(_integers(_key(v, descending), signed=False), None, n, bits, shift, width, dtype) for v in (first, values)
        ]
        values = _moved(values, _places(*digits, width))
    return values.reshape(*before, n)


def order(x: UOp, descending: bool = False) -> UOp:
    """The positions of the elements of the last axis in order."""
    *before, n = sizes(x)
    rows = _product(before)
    dtype = int32 if rows * n < 1 << 31 else int64
    if n < 2 or not rows:
        return const(0, dtype).broadcast_to(*x.shape)
    key = _key(x, descending).reshape(rows, n)
    found = _ranked(key, dtype) if n <= SHORT else _by_digits(key, dtype)
    return found.reshape(*before, n)


def _product(values: list[int]) -> int:
    result = 1
    for v in values:
        result *= v
    return result


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


def _ranked(key: UOp, dtype: DType) -> UOp:
    """The order of each row, of short ones."""
    rows, width = sizes(key)
    square = (rows, width, width)
    one, other = (key.reshape(rows, *s).expand(*square) for s in ((width, 1), (1, width)))
    here, there = (positions_along(square, axis, dtype) for axis in (1, 2))
    before = (other < one) | (other.eq(one) & (there < here))
    place = before.cast(dtype).reduce(monoids.ADD, 2).expand(*square)
    # of place p, the position of the element that belongs there
    return place.eq(there).where(here, 0).reduce(monoids.ADD, 1).reshape(rows, width)


def _by_digits(key: UOp, dtype: DType) -> UOp:
    """The order of each row. All rows are sorted as one, with the number of the row before the key."""
    rows, n = sizes(key)
    count, bits, row_bits = rows * n, key.type.bits, (rows - 1).bit_length()
    flat = _integers(key, signed=False).reshape(count)
    place = arange(count, dtype)
    packed = _packed(flat, place)
    width = _width(count, bits + row_bits)
    keys, order = flat, place
    for shift in range(0, bits + row_bits, width):
        digits = [_digit(k, p, n, bits, shift, width, dtype) for k, p in ((flat, place), (keys, order))]
        goes = _places(*digits, width)
        if shift + width >= bits + row_bits:
            order = _moved(order, goes)
        elif packed is None:
            keys, order = _moved(keys, goes), _moved(order, goes)
        else:
            packed = _moved(packed, goes)
            keys, order = (packed >> packed.const_like(32)).cast(flat.type), packed.cast(uint32).cast(dtype)
    return order.reshape(rows, n) - positions_along((rows, n), 0, dtype) * n


def _integers(key: UOp, *, signed: bool) -> UOp:
    """The same order in integers with a sign, or without one."""
    if key.type.is_signed == signed:
        return key
    bits = key.bitcast(int_like(key.type, signed=False))
    return (bits ^ bits.const_like(1 << (bits.type.bits - 1))).bitcast(int_like(key.type, signed=signed))


def _packed(keys: UOp, places: UOp) -> UOp | None:
    """Key and place in one integer, which moves at once; None where they do not fit."""
    if keys.type.bits > 32 or places.type is not int32:
        return None
    wide = keys.cast(uint64)
    return (wide << wide.const_like(32)) | places.cast(uint64)


def _width(count: int, bits: int) -> int:
    """Bits of a digit of so many elements, all of about one width."""
    passes = -(-bits // (DIGIT if count >= FEW else SMALL_DIGIT))
    return -(-bits // passes)


def _places(first: UOp, now: UOp, width: int) -> UOp:
    """Where elements go: by their digits now; how many there are of each does not change as they move."""
    count, dtype = sizes(first)[0], first.type
    counts = const(0, dtype).broadcast_to(1 << width).scatter(const(1, dtype).broadcast_to(count), first, mode="add")
    return counts.scan(monoids.ADD, 0, exclusive=True).rank(now)


def _digit(keys: UOp, places: UOp | None, n: int, bits: int, shift: int, width: int, dtype: DType) -> UOp:
    """Some bits of the key, and of the number of the row before it, where there are several."""
    mask = (1 << width) - 1
    parts: list[UOp] = []
    if shift < bits:
        low = keys >> keys.const_like(shift) if shift else keys
        parts.append((low if low.type.bits <= width else low & low.const_like(mask)).cast(dtype))
    if places is not None and shift + width > bits:
        row = places // n
        row = row >> row.const_like(shift - bits) if shift >= bits else row << row.const_like(bits - shift)
        parts.append(row & row.const_like(mask))
    return parts[0] if len(parts) == 1 else parts[0] | parts[1]


def _moved(values: UOp, places: UOp) -> UOp:
    return const(0, values.type).broadcast_to(*values.shape).scatter(values, places)
