"""Eigenvectors of symmetric or Hermitian matrices and right singular vectors of any,
by reflections and sweeps of rotations: matrices divided by their greatest element, so that squares are in range, and their axes
as tridiagonal.py and bidiagonal.py have them."""

from __future__ import annotations

from collections.abc import Callable

from kg.frontend import UOp, accumulator, const
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.array import as_number, of_number
from kg_array.complex_numbers.numbers import conjugate, greatest_part, real
from kg_array.complex_numbers.pairs import Number, each, shape_of
from kg_array.matrices import bidiagonal, tridiagonal
from kg_array.matrices.products import matmul
from kg_array.operands.dtypes import is_complex, part_of


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with d [b, n] the eigenvalues of Hermitian matrices [b, n, n], v unitary,
    and x @ v as good as v * d."""
    values, rows = _of_two_diagonals(tridiagonal.diagonalised, x)
    return Array(values.permute(1, 0), x.device), _as_columns(rows, x)


def singular_values(x: Array) -> UOp:
    """Of matrices [b, m, n] with m >= n, [b, n]."""
    return abs(_of_two_diagonals(bidiagonal.diagonalised, x)[0]).permute(1, 0)


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v and v unitary, of matrices [b, m, n] with m >= n.
    The columns of w are orthogonal within what is nothing beside the matrix."""
    vectors = _as_columns(_of_two_diagonals(bidiagonal.diagonalised, x)[1], x)
    wide = x if is_complex(x.dtype) else Array(x.node.cast(vectors.dtype), x.device)
    return matmul(wide, vectors), vectors


def _of_two_diagonals(method: Callable[[Number], tuple[UOp, Number]], x: Array) -> tuple[UOp, Number]:
    """What is found of matrices [b, m, n]: values [n, b] and vectors, as rows, [n, n, b]."""
    m = each(as_number(x, accumulator(part_of(x.dtype))), lambda part: part.permute(1, 2, 0))
    _, n, batch = wide = shape_of(m)
    if 0 in wide:
        zero = const(0, real(m).type)
        return zero.broadcast_to(n, batch), each(m, lambda _: zero.broadcast_to(n, n, batch))
    greatest = greatest_part(m).reduce(monoids.MAX, 0, 1)
    greatest = greatest.eq(0.0).where(1.0, greatest)
    values, rows = method(each(m, lambda part: part / greatest.expand(*wide)))
    return values * greatest.reshape(1, batch).expand(n, batch), rows


def _as_columns(rows: Number, x: Array) -> Array:
    return of_number(conjugate(each(rows, lambda part: part.permute(2, 1, 0))), x.device)
