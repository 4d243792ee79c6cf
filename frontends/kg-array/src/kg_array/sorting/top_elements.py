"""The greatest of rows, one after the other:
the greatest of each piece of a row is kept, so that the next one costs a look at these, and at one piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kg.frontend import UOp, arange, int32, int64
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.stepwise import along
from kg_array.operands.size import greatest_value
from kg_array.sorting.choose_method import SHORT
from kg_array.sorting.keys import POSITION, key_of, words_of
from kg_array.sorting.rows import rows_of

#: They are found so while the numbers of pieces and elements that each looks at are so many times the row's: 1000 of one row of a million take 0.8 ms so and by order 18, 64 of 64 rows of
#: 50,000 1.6 and 110, 200 of 1000 rows of 1000 8 and 38, 500 of them 19 and 42 (Emerald Rapids, AVX-512, one thread; with AVX2 2.5, 17, 4.7, 114, 18, 28, 46 and 34).
ONE_BY_ONE: Final = 16


def are_few(x: UOp, k: int) -> bool:
    """Whether the k greatest are found one by one:
    of keys that fit a word with their position, in long rows."""
    n = greatest_value(sizes(x)[-1])
    width, pieces = _pieces(n)
    return x.type.bits <= 32 and SHORT < n < 1 << 31 and k > 0 and k * (width + pieces) <= ONE_BY_ONE * n


def _pieces(n: int) -> tuple[int, int]:
    """How long the pieces of a row are, and how many: about as many of one as of the other."""
    width = 1 << greatest_value(n).bit_length() // 2
    return width, -(-n // width)


def greatest_of_rows(x: UOp, k: int) -> UOp:
    """The positions of the k greatest of each row, as the least words of key and position."""
    *before, n = sizes(x)
    x = rows_of(x)
    rows, (width, pieces) = sizes(x)[0], _pieces(n)
    dtype = int32 if greatest_value(rows * n) < 1 << 31 else int64
    beyond = math.nan if x.type.is_float else x.type.min  # of the end of a row: it comes after all that is there
    x = x.pad((0, 0), (0, pieces * width - n), fill=beyond).reshape(rows, pieces, width)

    def step(now: Sequence[UOp], _: object) -> tuple[list[UOp], list[UOp]]:
        (least,) = now
        found = least.reduce(monoids.MIN, 1)
        piece = ((found & POSITION) // width).cast(dtype)
        begin = piece.cast(int64).expand(rows, width) * width
        key = key_of(x.gather(arange(rows, dtype), piece.reshape(rows)), descending=True)
        there = words_of(key, begin + positions_along((rows, width), 1, int64))
        above = (found.expand(rows, width) < there).where(there, int(int64.max)).reduce(monoids.MIN, 1)
        here = positions_along((rows, pieces), 1, dtype).eq(piece.expand(rows, pieces))
        return [here.where(above.expand(rows, pieces), least)], [found.reshape(rows)]

    whole = positions_along((rows, pieces * width), 1, int64).reshape(rows, pieces, width)
    words = words_of(key_of(x, descending=True), whole)
    _, (found,) = along(step, [words.reduce(monoids.MIN, 2).reshape(rows, pieces)], [arange(k, int32)])
    return (found.permute(1, 0) & POSITION).cast(dtype).reshape(*before, k)
