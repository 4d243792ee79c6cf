"""Rows and columns of matrices [b, n, m] by their number, and what else steps along them take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from kg.frontend import DType, UOp, arange, int32, int_like
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.numbers import (
    greatest_part,
    like,
    minus,
    numbers_along,
    plus,
    real,
    squared,
    times,
)
from kg_array.complex_numbers.pairs import Number, Pair, each, shape_of
from kg_array.indexing.axes import positions_along, sizes
from kg_array.indexing.concatenation import joined
from kg_array.matrices.stepwise import counted


def row(m: UOp, k: UOp) -> UOp:
    """Row k of matrices [b, n, m], as [b, m]."""
    return m.permute(1, 0, 2).gather(k)


def column(m: UOp, k: UOp) -> UOp:
    """Column k of matrices [b, n, m], as [b, n]."""
    return m.permute(2, 0, 1).gather(k)


def transposed(m: UOp) -> UOp:
    return m.permute(0, 2, 1)


def size_of_column(sizes_: UOp) -> UOp:
    """The greatest of each row [b, n], by which a column is divided so that its squares are in range.
    1 of zeros. To derivatives it is a constant: what becomes of a direction does not change with it."""
    greatest = sizes_.reduce(monoids.MAX, 1)
    bits = int_like(greatest.type)
    return greatest.eq(0.0).where(1.0, greatest.bitcast(bits).bitcast(greatest.type))


def lengths_of_columns(magnitudes: UOp) -> UOp:
    """Of matrices [b, m, n], of which these are the elements' magnitudes, [b, n].
    Out of range are neither the squares nor their sums."""
    batch, _, n = sizes(magnitudes)
    greatest = magnitudes.reduce(monoids.MAX, 1)
    parts = magnitudes / greatest.eq(0.0).where(1.0, greatest).expand(*sizes(magnitudes))
    return ((parts * parts).reduce(monoids.ADD, 1).sqrt() * greatest).reshape(batch, n)


def identity(shape: Sequence[int], dtype: DType) -> UOp:
    """Matrices [b, n, m] of ones on the diagonal and zeros."""
    return positions_along(shape, 1).eq(positions_along(shape, 2)).cast(dtype)


def inverse_of_lower(m: UOp) -> UOp:
    """The inverses of lower triangular matrices [b, n, n], whatever is above their diagonals."""
    shape = sizes(m)
    return counted(lambda now, k: (forward(now[0], column(m, k), k),), (identity(shape, m.type),), shape[1])[0]


def forward(x: UOp, lower: UOp, k: UOp) -> UOp:
    """Step k of the identity becoming the inverse of a lower triangular matrix,
    of which this is column k [b, n]."""
    batch, n, _ = wide = sizes(x)
    top = row(x, k) / column(lower.reshape(batch, 1, n), k).expand(batch, n)
    top = top.reshape(batch, 1, n).expand(*wide)
    place = positions_along(wide, 1)
    below = x - lower.reshape(batch, n, 1).expand(*wide) * top
    return place.eq(k).where(top, (place < k).where(x, below))


@overload
def inverse_of_unit_lower(m: UOp) -> UOp: ...
@overload
def inverse_of_unit_lower(m: Number) -> Number: ...
def inverse_of_unit_lower(m: Number) -> Number:
    """The inverses of lower triangular matrices [b, n, n] with ones on their diagonals,
    whatever is there and above."""
    batch, n, _ = wide = shape_of(m)

    def step(now: Sequence[Number], pieces: Sequence[Number]) -> tuple[list[Number], tuple[()]]:
        (x,), k = now, real(pieces[0])
        below = k < positions_along((batch, n), 1)
        down = each(m, lambda part: below.where(column(part, k), 0.0).reshape(batch, n, 1).expand(*wide))
        return [minus(x, times(down, each(x, lambda part: row(part, k).reshape(batch, 1, n).expand(*wide))))], ()

    return numbers_along(step, [like(m, identity(wide, real(m).type))], [arange(n, int32)])[0][0]


def rows_as_real(m: Number) -> UOp:
    """Of complex matrices [..., n, m] real ones [..., n, 2m]:
    beside each row of real parts that of imaginary ones. Real ones as they are."""
    return joined([*m], len(shape_of(m)) - 1) if isinstance(m, Pair) else m


def rows_as_numbers(rows: UOp, kind: Number) -> Number:
    """Of the kind given, what `rows_as_real` made these of."""
    if isinstance(kind, UOp):
        return rows
    *before, width = sizes(rows)
    half = width // 2
    return Pair(*(rows.shrink(*((0, d) for d in before), (i * half, (i + 1) * half)) for i in range(2)))


def as_real(m: Number) -> UOp:
    """Real matrices [..., 2n, 2m] that have the products that complex ones [..., n, m] have,
    and the transposes of which are those of the conjugates; x @ m is, as rows, `rows_as_real(x) @ as_real(m)`. Real ones as
    they are."""
    if isinstance(m, UOp):
        return m
    return joined([rows_as_real(m), rows_as_real(Pair(-m.im, m.re))], len(shape_of(m)) - 2)


def mirror_of(found: Number, first: UOp) -> tuple[Number, Number]:
    """A mirror v and a scale s for which found - s v (v' found) is real,
    and zero but for the element that is `first`: of vectors [n, b], s [1, b]. Of real ones s is 2 over the mirror's squared
    length, of zeros 0. Squares of what is small are not in range, and only the direction counts."""
    wide = shape_of(found)
    greatest = greatest_part(found).reduce(monoids.MAX, 0)
    safe = greatest.eq(0.0).where(1.0, greatest).expand(*wide)
    found = each(found, lambda part: part / safe)
    length = squared(found).reduce(monoids.ADD, 0).sqrt().expand(*wide)
    shift = first.where((real(found) < 0.0).where(-length, length), 0.0)
    mirror = plus(found, shift)
    pivot = each(found, lambda part: first.where(part, 0.0).reduce(monoids.ADD, 0))
    return mirror, scale_of(squared(mirror).reduce(monoids.ADD, 0), shift.reduce(monoids.ADD, 0), pivot)


def scale_of(square: UOp, shift: UOp, pivot: Number) -> Number:
    """The scale of a reflection by a mirror of this squared length,
    which is the vector that it makes real but for a real shift of its element `pivot`: 1 over the product of the mirror and the
    vector; 0 of zeros."""
    nothing = square.eq(0.0)
    square = nothing.where(1.0, square)
    if isinstance(pivot, UOp):
        return nothing.where(0.0, 2.0 / square)
    half, turn = square * 0.5, shift * pivot.im
    inverse = nothing.where(0.0, 1.0 / (half * half + turn * turn))
    return Pair(half * inverse, -(turn * inverse))
