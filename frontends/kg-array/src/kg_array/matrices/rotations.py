"""Eigenvectors of symmetric matrices and right singular vectors of any, by reflections and sweeps of rotations: matrices divided by their greatest element, so that squares
are in range, and their axes as tridiagonal.py and bidiagonal.py have them."""

from __future__ import annotations

from kg.frontend import UOp, accumulator, const
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.indexing.axes import sizes
from kg_array.matrices import bidiagonal, tridiagonal
from kg_array.matrices.products import matmul


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with d [b, n] the eigenvalues of symmetric matrices [b, n, n], v orthogonal, and x @ v as good as v * d."""
    node = x.node.cast(accumulator(x.dtype)).permute(2, 1, 0)
    if 0 in x.shape:
        return Array(node.reshape(*x.shape[:2]), x.device), Array(_back(node), x.device)
    greatest = _greatest(node)
    values, rows = tridiagonal.diagonalised(node / greatest.expand(*sizes(node)))
    values = values * greatest.reshape(1, sizes(node)[2]).expand(*sizes(values))
    return Array(values.permute(1, 0), x.device), Array(_back(rows), x.device)


def _greatest(node: UOp) -> UOp:
    """Of each matrix, by which its elements are to be divided so that their squares are in range."""
    greatest = abs(node).reduce(monoids.MAX, 0, 1)
    return greatest.eq(0.0).where(1.0, greatest)


def singular_values(x: Array) -> UOp:
    """Of matrices [b, m, n] with m >= n, [b, n]."""
    node = x.node.cast(accumulator(x.dtype)).permute(1, 2, 0)
    if 0 in x.shape:
        return const(0, node.type).broadcast_to(x.shape[0], x.shape[2])
    greatest = _greatest(node)
    values, _ = bidiagonal.diagonalised(node / greatest.expand(*sizes(node)))
    return (abs(values) * greatest.reshape(1, x.shape[0]).expand(*sizes(values))).permute(1, 0)


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v and v orthogonal, of matrices [b, m, n] with m >= n. The columns of w are orthogonal within what is nothing beside the matrix."""
    x = Array(x.node.cast(accumulator(x.dtype)), x.device)
    batch, _, n = x.shape
    if 0 in x.shape:
        return x, Array(const(0, x.dtype).broadcast_to(batch, n, n), x.device)
    node = x.node.permute(1, 2, 0)
    vectors = Array(_back(bidiagonal.diagonalised(node / _greatest(node).expand(*sizes(node)))[1]), x.device)
    return matmul(x, vectors), vectors


def _back(m: UOp) -> UOp:
    return m.permute(2, 1, 0)
