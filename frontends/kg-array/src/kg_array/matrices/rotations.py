"""Eigenvectors of symmetric matrices and right singular vectors of any, by reflections and sweeps of rotations: matrices divided by their greatest element, so that squares
are in range, and their axes as tridiagonal.py and bidiagonal.py have them."""

from __future__ import annotations

from collections.abc import Callable

from kg.frontend import UOp, accumulator, const
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.indexing.axes import sizes
from kg_array.matrices import bidiagonal, tridiagonal
from kg_array.matrices.products import matmul


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with d [b, n] the eigenvalues of symmetric matrices [b, n, n], v orthogonal, and x @ v as good as v * d."""
    values, rows = _of_two_diagonals(tridiagonal.diagonalised, x)
    return Array(values.permute(1, 0), x.device), Array(_as_columns(rows), x.device)


def singular_values(x: Array) -> UOp:
    """Of matrices [b, m, n] with m >= n, [b, n]."""
    return abs(_of_two_diagonals(bidiagonal.diagonalised, x)[0]).permute(1, 0)


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v and v orthogonal, of matrices [b, m, n] with m >= n. The columns of w are orthogonal within what is nothing beside the matrix."""
    vectors = Array(_as_columns(_of_two_diagonals(bidiagonal.diagonalised, x)[1]), x.device)
    return matmul(Array(x.node.cast(vectors.dtype), x.device), vectors), vectors


def _of_two_diagonals(method: Callable[[UOp], tuple[UOp, UOp]], x: Array) -> tuple[UOp, UOp]:
    """What is found of matrices [b, m, n]: values [n, b] and vectors, as rows, [n, n, b]."""
    node = x.node.cast(accumulator(x.dtype)).permute(1, 2, 0)
    _, n, batch = wide = sizes(node)
    if 0 in wide:
        zero = const(0, node.type)
        return zero.broadcast_to(n, batch), zero.broadcast_to(n, n, batch)
    greatest = abs(node).reduce(monoids.MAX, 0, 1)
    greatest = greatest.eq(0.0).where(1.0, greatest)
    values, rows = method(node / greatest.expand(*wide))
    return values * greatest.reshape(1, batch).expand(n, batch), rows


def _as_columns(rows: UOp) -> UOp:
    return rows.permute(2, 1, 0)
