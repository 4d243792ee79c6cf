"""The linalg extension: norms, parts of matrices, powers, and systems of equations."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from kg.dtype import float32
from kg.ir import monoid as monoids
from kg.ir.build import arange
from kg.ir.size import greatest_of, is_same, least_of
from kg.ir.uop import UOp

from kg_array import elimination
from kg_array.array import Array
from kg_array.axes import Axis, axes_of, reduce, sizes, squeezed
from kg_array.dtypes import DTypeLike, asked
from kg_array.einsum import diagonal_of
from kg_array.linear_algebra import matmul, of_one_dtype, outer, tensordot, vecdot
from kg_array.manipulation import matrix_transpose
from kg_array.operands import broadcast_shape
from kg_array.spectra import eigh, eigvalsh, matrix_rank, pinv, singular_norm, svd, svdvals
from kg_array.statistical import accumulated, require_float, widened

__all__ = [
    "cholesky", "cross", "det", "diagonal", "eigh", "eigvalsh", "inv", "matmul", "matrix_norm", "matrix_power", "matrix_rank",
    "matrix_transpose", "outer", "pinv", "qr", "slogdet", "solve", "svd", "svdvals", "tensordot", "trace", "vecdot", "vector_norm",
]  # fmt: skip
LN_2 = math.log(2.0)


class QR(NamedTuple):
    Q: Array
    R: Array


class SlogDet(NamedTuple):
    sign: Array
    logabsdet: Array


def _turned(x: UOp) -> UOp:
    rank = len(x.shape)
    return x.permute(*range(rank - 2), rank - 1, rank - 2)


def _require_matrices(name: str, *arrays: Array, square: bool = False) -> None:
    for x in arrays:
        if x.ndim < 2 or (square and not is_same(x.shape[-1], x.shape[-2])):
            raise ValueError(f"{name} is of {'square ' * square}matrices, not of an array of shape {x.shape}")


def diagonal(x: Array, /, *, offset: int = 0) -> Array:
    """The diagonals of the matrices in the last two axes, or of one that many columns to the right."""
    _require_matrices("diagonal", x)
    *before, rows, columns = x.shape
    top, left = max(0, -offset), max(0, offset)
    length = greatest_of(0, least_of(rows - top, columns - left))
    box = ((0, d) for d in before)
    top, left = least_of(top, rows - length), least_of(left, columns - length)
    return Array(diagonal_of(x.node.shrink(*box, (top, top + length), (left, left + length))), x.device)


def trace(x: Array, /, *, offset: int = 0, dtype: DTypeLike | None = None) -> Array:
    """The sums along diagonals."""
    parts = diagonal(x, offset=offset)
    axis = parts.ndim - 1
    return Array(squeezed(accumulated(parts.node, monoids.ADD, (axis,), asked(dtype, widened(x.dtype))), (axis,)), x.device)


def cross(x1: Array, x2: Array, /, *, axis: int = -1) -> Array:
    """The vector at right angles to both: of three elements along an axis, counted from the end."""
    device, (a, b) = of_one_dtype("cross", x1, x2)
    if not -min(x1.ndim, x2.ndim) <= axis < 0 or x1.shape[axis] != 3 or x2.shape[axis] != 3:
        raise ValueError(f"cross: shapes {x1.shape} and {x2.shape} need 3 elements along axis {axis}, counted from the end")
    shape = broadcast_shape("cross", (x1.shape, x2.shape))
    a, b = a.broadcast_to(*shape), b.broadcast_to(*shape)
    along = len(shape) + axis
    return Array(_rolled(a, along, 1) * _rolled(b, along, 2) - _rolled(a, along, 2) * _rolled(b, along, 1), device)


def _rolled(x: UOp, axis: int, by: int) -> UOp:
    """Three elements along an axis, beginning with another: by movement alone."""
    before, after = x.shape[:axis], x.shape[axis + 1 :]
    twice = x.reshape(*before, 1, 3, *after).expand(*before, 2, 3, *after).reshape(*before, 6, *after)
    return twice.shrink(*((by, by + 3) if i == axis else (0, d) for i, d in enumerate(x.shape)))


def vector_norm(x: Array, /, *, axis: Axis = None, keepdims: bool = False, ord: int | float = 2) -> Array:
    """(sum |x|**ord) ** (1 / ord): the length for 2, the greatest for inf, the least for -inf, how many are not 0 for 0."""
    require_float("vector_norm", x)
    axes = axes_of("vector_norm", axis, x.ndim)
    size = abs(x.node).cast(x.dtype if x.dtype.bits > 16 else float32)
    return Array(squeezed(_norm(size, axes, float(ord)).cast(x.dtype), axes, keepdims), x.device)


def _norm(size: UOp, axes: tuple[int, ...], order: float) -> UOp:
    if math.isinf(order):
        return reduce(size, monoids.MAX if order > 0 else monoids.MIN, axes)
    if order == 0:
        return reduce(size.ne(0).cast(size.type), monoids.ADD, axes)
    if order == 1:
        return reduce(size, monoids.ADD, axes)
    if order == 2:
        return reduce(size * size, monoids.ADD, axes).sqrt()
    return reduce(size.pow(order), monoids.ADD, axes).pow(1.0 / order)


def matrix_norm(x: Array, /, *, keepdims: bool = False, ord: int | float | Literal["fro", "nuc"] | None = "fro") -> Array:
    """Of the matrices in the last two axes: fro, the greatest (inf) or least (-inf) sum of a row, or of a column (1, -1);
    of the singular values the greatest (2), the least (-2), the sum (nuc)."""
    require_float("matrix_norm", x)
    _require_matrices("matrix_norm", x)
    axes = (x.ndim - 2, x.ndim - 1)
    size = abs(x.node).cast(x.dtype if x.dtype.bits > 16 else float32)
    if ord == "fro" or ord is None:
        value = _norm(size, axes, 2.0)
    elif ord in (2, -2, "nuc"):
        value = singular_norm(x, ord)
    elif ord not in (1, -1, math.inf, -math.inf):
        raise ValueError(f"matrix_norm: there is no order {ord!r}; there are fro, nuc, 1, -1, 2, -2, inf, -inf")
    else:
        summed, chosen = axes if abs(float(ord)) == 1 else axes[::-1]
        value = reduce(reduce(size, monoids.ADD, (summed,)), monoids.MAX if float(ord) > 0 else monoids.MIN, (chosen,))
    return Array(squeezed(value.cast(x.dtype), axes, keepdims), x.device)


def matrix_power(x: Array, n: int, /) -> Array:
    """The product of n equal matrices, by squaring; of the inverse for negative n."""
    _require_matrices("matrix_power", x, square=True)
    if n < 0:
        return matrix_power(inv(x), -n)
    result, square = None, x
    while n:
        if n & 1:
            result = square if result is None else matmul(result, square)
        n >>= 1
        if n:
            square = matmul(square, square)
    return result if result is not None else Array(_identity(x), x.device)


def _identity(x: Array) -> UOp:
    *before, n, _ = x.shape
    row, column = (arange(n).reshape(*s).expand(n, n) for s in ((n, 1), (1, n)))
    return row.eq(column).cast(x.dtype).broadcast_to(*before, n, n)


def cholesky(x: Array, /, *, upper: bool = False) -> Array:
    """The triangular factor of matrices that are symmetric and positive definite; NaN of others."""
    require_float("cholesky", x)
    _require_matrices("cholesky", x, square=True)
    source = _turned(x.node) if upper else x.node
    lower = elimination.cholesky_factor(Array(elimination.as_batch(source), x.device)).node.reshape(*x.shape).cast(x.dtype)
    return Array(_turned(lower) if upper else lower, x.device)


def solve(x1: Array, x2: Array, /) -> Array:
    """x where x1 @ x is x2: a vector, or columns of matrices. Infinities or NaN where x1 is singular."""
    require_float("solve", x1, x2)
    _require_matrices("solve", x1, square=True)
    device, (a, b) = of_one_dtype("solve", x1, x2)
    n = x1.shape[-1]
    if x2.ndim == 0 or x2.shape[-2 if x2.ndim > 1 else 0] != n:
        raise ValueError(f"solve: {n} equations of shape {x1.shape} don't go with right sides of shape {x2.shape}")
    if x2.ndim == 1:
        b = b.reshape(n, 1)
    columns = sizes(b)[-1]
    batch = broadcast_shape("solve", (x1.shape[:-2], sizes(b)[:-2]))
    parts = (elimination.as_batch(p.broadcast_to(*batch, n, m)) for p, m in ((a, n), (b, columns)))
    found = elimination.solution(*(Array(p, device) for p in parts)).node.reshape(*batch, n, columns)
    return Array(found.reshape(*batch, n) if x2.ndim == 1 else found, device)


def inv(x: Array, /) -> Array:
    """The inverses of square matrices."""
    require_float("inv", x)
    _require_matrices("inv", x, square=True)
    return solve(x, Array(_identity(x), x.device))


def _pivots(name: str, x: Array) -> tuple[UOp, UOp]:
    """The diagonals of triangular matrices of the same determinants, and the signs to multiply these by."""
    require_float(name, x)
    _require_matrices(name, x, square=True)
    done, parity = elimination.eliminated(Array(elimination.as_batch(x.node), x.device), above=False)
    return diagonal_of(done.node), parity.node


def det(x: Array, /) -> Array:
    """The determinants of square matrices."""
    pivots, parity = _pivots("det", x)
    value = squeezed(pivots.reduce(monoids.MUL, 1), (1,)) * parity
    return Array(value.reshape(*x.shape[:-2]).cast(x.dtype), x.device)


def slogdet(x: Array, /) -> SlogDet:
    """The sign of the determinants, and the logarithms of their magnitudes."""
    pivots, parity = _pivots("slogdet", x)
    one = pivots.const_like(1.0)
    signs = pivots.eq(0.0).where(0.0, (pivots < 0.0).where(-one, one))
    sign = squeezed(signs.reduce(monoids.MUL, 1), (1,)) * parity
    logarithm = squeezed(abs(pivots).log2().reduce(monoids.ADD, 1) * LN_2, (1,))
    batch = x.shape[:-2]
    return SlogDet(*(Array(v.reshape(*batch).cast(x.dtype), x.device) for v in (sign, logarithm)))


def qr(x: Array, /, *, mode: Literal["reduced", "complete"] = "reduced") -> QR:
    """Q with orthonormal columns and R, zero below its diagonal, with Q @ R the matrices; Q square where it is complete."""
    require_float("qr", x)
    _require_matrices("qr", x)
    if mode not in ("reduced", "complete"):
        raise ValueError(f"qr: mode is reduced or complete, not {mode!r}")
    *before, rows, columns = x.shape
    count = math.prod(before)
    kept = rows if mode == "complete" else min(rows, columns)
    q, r = elimination.reflected(Array(elimination.as_batch(x.node), x.device))
    parts = q.node.shrink((0, count), (0, rows), (0, kept)), r.node.shrink((0, count), (0, kept), (0, columns))
    return QR(*(Array(p.reshape(*before, *sizes(p)[1:]).cast(x.dtype), x.device) for p in parts))
