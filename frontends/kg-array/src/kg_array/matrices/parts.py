"""Rows and columns of matrices [b, n, m] by their number, and what else steps along them take."""

from __future__ import annotations

from kg.frontend import UOp, int_like
from kg.frontend import monoid as monoids


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
