"""Rows sorted digit by digit, the last one first.

Of each digit's values it is counted how many there are, and so where the elements of each begin. They move one after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import DType, UOp, arange, const, int32, int64, uint32, uint64
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, sizes
from kg_array.operands.size import greatest_value
from kg_array.sorting.keys import value_of, with_sign, without_sign_of_zero, word_of

#: Elements from which on it is looked whether there are few values, and the key of a rank is found by digits.
FEW: Final = 1 << 15
#: Bits of a digit at most: as many places are written to by turns. Of few elements so many that counting them costs less than a pass: `sort` of 10,000 float64 takes 54 us by five digits of 13
#: bits and 69 by eight of 8, of float32 27 and 35, of 3000 with AVX2 26 and 22 (Zen 5, one thread, beside other work, least of 100 calls in turn).
SMALL_DIGIT, SMALL = 8, 1 << 13
#: Of more elements, and of more than so many. `sort` of 2^20 float64 takes 7.0 ms by five digits of 13 bits and 7.7 by six of 11, with AVX2 7.6 and 8.3, `argsort` 19.5 and 23, of 2^15 0.16 and 0.20;
#: `sort` of 2^20 int64 7.3 and 7.1, of 2^22 41.9 and 37.7 (Zen 5 with 48 KiB of first cache, one thread, beside other work, least of 21 calls in turn).
DIGIT, LONG_DIGIT, LONG = 13, 11, 1 << 20


def by_digits(key: UOp, dtype: DType) -> UOp:
    """The order of each row.
    All rows are sorted as one, with the number of the row before the key. Key and place move as one integer where they fit."""
    rows, n = sizes(key)
    count, bits, row_bits = rows * n, key.type.bits, (greatest_value(rows) - 1).bit_length()
    flat, place = with_sign(key, signed=False).reshape(count), arange(count, dtype)
    fit = bits <= 32 and dtype is int32
    moving = [stored(_packed(flat, place))] if fit else [stored(flat), place]
    width = _width(count, bits + row_bits)
    first = keys, order = _unpacked(moving, flat.type, dtype)
    for shift in range(0, bits + row_bits, width):
        counted, now = (_digit(*pair, n, bits, shift, width, dtype) for pair in (first, (keys, order)))
        goes = _places(counted, now, width)
        if shift + width >= bits + row_bits:
            order = _moved(order, goes)
        else:
            moving = [_moved(values, goes) for values in moving]
            keys, order = _unpacked(moving, flat.type, dtype)
    return order.reshape(rows, n) - positions_along((rows, n), 0, dtype) * n


def moved_by_digits(x: UOp, descending: bool, stable: bool, bits: int = 0) -> UOp:
    """The elements [n] in order: they move by themselves, as integers.
    There are no derivatives. `stable`: zeros keep their order, whatever their signs. `bits`: of integers without a sign how
    many may be set; 0: all."""
    (n,), kind = sizes(x), x.type
    dtype = int32 if n < 1 << 31 else int64
    word = stored(word_of(x, descending))
    bits = bits or word.type.bits
    width = _width(n, bits)
    moved = word
    for shift in range(0, bits, width):
        keys = [without_sign_of_zero(w, kind) if stable and not shift else w for w in (word, moved)]
        counted, now = (_digit(key, None, n, bits, shift, width, dtype) for key in keys)
        goes = _places(counted, now, width)
        moved = _moved(value_of(moved, kind, descending) if shift + width >= bits else moved, goes)
    return moved


def _packed(keys: UOp, places: UOp) -> UOp:
    """Key and place in one integer, which moves at once."""
    wide = keys.cast(uint64)
    return (wide << wide.const_like(32)) | places.cast(uint64)


def _unpacked(moving: Sequence[UOp], key: DType, place: DType) -> tuple[UOp, UOp]:
    """Keys and places."""
    if len(moving) == 2:
        return moving[0], moving[1]
    (packed,) = moving
    return (packed >> packed.const_like(32)).cast(key), packed.cast(uint32).cast(place)


def _width(count: int, bits: int) -> int:
    """Bits of a digit of so many elements, all of about one width."""
    most = greatest_value(count)
    passes = -(-bits // (SMALL_DIGIT if most < SMALL else DIGIT if most <= LONG else LONG_DIGIT))
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
