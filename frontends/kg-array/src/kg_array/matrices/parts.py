"""Rows and columns of matrices [b, n, m] by their number, and what else steps along them take."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import DType, UOp, int_like
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import positions_along, sizes
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
    """The greatest of each row [b, n], by which a column is divided so that its squares are in range; 1 of zeros. To derivatives it
    is a constant: what becomes of a direction does not change with it."""
    greatest = sizes_.reduce(monoids.MAX, 1)
    bits = int_like(greatest.type)
    return greatest.eq(0.0).where(1.0, greatest.bitcast(bits).bitcast(greatest.type))


def lengths_of_columns(magnitudes: UOp) -> UOp:
    """Of matrices [b, m, n], of which these are the elements' magnitudes, [b, n]. Out of range are neither the squares nor their sums."""
    batch, _, n = sizes(magnitudes)
    greatest = magnitudes.reduce(monoids.MAX, 1)
    parts = magnitudes / greatest.eq(0.0).where(1.0, greatest).expand(*sizes(magnitudes))
    return ((parts * parts).reduce(monoids.ADD, 1).sqrt() * greatest).reshape(batch, n)


def identity(shape: Sequence[int], dtype: DType) -> UOp:
    """Matrices [b, n, m] of ones on the diagonal and zeros."""
    return positions_along(shape, 1).eq(positions_along(shape, 2)).cast(dtype)


def with_unit_diagonal(m: UOp) -> UOp:
    """Matrices [b, n, m] with ones on their diagonals."""
    return identity(sizes(m), m.type).ne(0.0).where(1.0, m)


def inverse_of_lower(m: UOp) -> UOp:
    """The inverses of lower triangular matrices [b, n, n], whatever is above their diagonals."""
    shape = sizes(m)
    return counted(lambda now, k: (forward(now[0], column(m, k), k),), (identity(shape, m.type),), shape[1])[0]


def forward(x: UOp, lower: UOp, k: UOp) -> UOp:
    """Step k of the identity becoming the inverse of a lower triangular matrix, of which this is column k [b, n]."""
    batch, n, _ = wide = sizes(x)
    top = row(x, k) / column(lower.reshape(batch, 1, n), k).expand(batch, n)
    top = top.reshape(batch, 1, n).expand(*wide)
    place = positions_along(wide, 1)
    below = x - lower.reshape(batch, n, 1).expand(*wide) * top
    return place.eq(k).where(top, (place < k).where(x, below))


def mirror_of(found: UOp, first: UOp) -> tuple[UOp, UOp]:
    """What reflects vectors [n, b] to the element that is `first`, and 2 over its squared length [1, b]; 0 of zeros. Squares of what is small are not in
    range, and only the direction counts."""
    wide = sizes(found)
    greatest = abs(found).reduce(monoids.MAX, 0)
    found = found / greatest.eq(0.0).where(1.0, greatest).expand(*wide)
    length = (found * found).reduce(monoids.ADD, 0).sqrt().expand(*wide)
    mirror = found + first.where((found < 0.0).where(-length, length), 0.0)
    square = (mirror * mirror).reduce(monoids.ADD, 0)
    return mirror, square.eq(0.0).where(0.0, 2.0 / square)
