"""Eigenvalues and singular values, and what is made of them: ranks, inverses of any matrices."""

from __future__ import annotations

from typing import NamedTuple

from kg.dtype import DType, accumulator
from kg.ir import monoid as monoids
from kg.ir.build import arange, const
from kg.ir.uop import UOp

from kg_array.array import Array
from kg_array.axes import sizes
from kg_array.dtypes import POSITION, of_scalar
from kg_array.einsum import diagonal_of
from kg_array.elimination import as_batch, reflected
from kg_array.linear_algebra import matmul
from kg_array.manipulation import matrix_transpose
from kg_array.operands import one_device
from kg_array.rotations import diagonalised, orthogonalised
from kg_array.sorting import order, taken
from kg_array.statistical import require_float


class Eigh(NamedTuple):
    eigenvalues: Array
    eigenvectors: Array


class SVD(NamedTuple):
    U: Array
    S: Array
    Vh: Array


def _require(name: str, x: Array, *, square: bool = False) -> None:
    require_float(name, x)
    if x.ndim < 2 or (square and x.shape[-1] != x.shape[-2]):
        raise ValueError(f"{name} is of {'symmetric ' * square}matrices, not of an array of shape {x.shape}")


def eigh(x: Array, /) -> Eigh:
    """The eigenvalues of symmetric matrices, the least first, and their eigenvectors as columns. The lower triangles are read."""
    _require("eigh", x, square=True)
    *before, n, _ = x.shape
    m = as_batch(x.node)
    row, column = (arange(n).reshape(*s).expand(*sizes(m)) for s in ((1, n, 1), (1, 1, n)))
    found, vectors = diagonalised(Array((row < column).where(m.permute(0, 2, 1), m), x.device))
    values = diagonal_of(found.node)
    places = order(values)
    parts = taken(values, places).reshape(*before, n), _chosen(vectors.node, places).reshape(*before, n, n)
    return Eigh(*(Array(p.cast(x.dtype), x.device) for p in parts))


def eigvalsh(x: Array, /) -> Array:
    """The eigenvalues of symmetric matrices, the least first. The lower triangles are read."""
    _require("eigvalsh", x, square=True)
    return eigh(x).eigenvalues


def _chosen(m: UOp, places: UOp) -> UOp:
    """The columns of matrices [b, m, n] at places [b, k]."""
    batch, rows, _ = sizes(m)
    k = sizes(places)[-1]
    return taken(m, places.reshape(batch, 1, k).expand(batch, rows, k))


def _orthogonal(x: Array) -> tuple[UOp, UOp, UOp]:
    """(w, s, v) of matrices [b, m, n] with m >= n: w = x @ v has orthogonal columns of lengths s, the greatest first."""
    batch, _, n = x.shape
    w, v = orthogonalised(x)
    size = abs(w.node)
    greatest = size.reduce(monoids.MAX, 1)  # out of range are neither the squares nor their sum
    safe = greatest.eq(0.0).where(1.0, greatest)
    parts = size / safe.expand(*w.shape)
    length = ((parts * parts).reduce(monoids.ADD, 1).sqrt() * greatest).reshape(batch, n)
    places = order(length, descending=True)
    return _chosen(w.node, places), taken(length, places), _chosen(v.node, places)


def svd(x: Array, /, *, full_matrices: bool = True) -> SVD:
    """U @ diag(S) @ Vh, the matrices: S the greatest first, U and Vh orthogonal; without `full_matrices` only what S goes with."""
    _require("svd", x)
    *before, rows, columns = x.shape
    if rows < columns:
        u, s, vh = svd(matrix_transpose(x), full_matrices=full_matrices)
        return SVD(matrix_transpose(vh), s, matrix_transpose(u))
    wide, s, v = _orthogonal(Array(as_batch(x.node), x.device))
    # the columns in a row are orthogonal: their Q is they, each over its length, and goes on where lengths are 0
    q, r = reflected(Array(wide, x.device))
    batch, kept = sizes(wide)[0], rows if full_matrices else columns
    signs = (diagonal_of(r.node.shrink((0, batch), (0, columns), (0, columns))) < 0.0).where(s.const_like(-1.0), 1.0)
    signs = signs.pad((0, 0), (0, kept - columns), fill=1).reshape(batch, 1, kept).expand(batch, rows, kept)
    u = q.node.shrink((0, batch), (0, rows), (0, kept)) * signs
    parts = u.reshape(*before, rows, kept), s.reshape(*before, columns), v.permute(0, 2, 1).reshape(*before, columns, columns)
    return SVD(*(Array(p.cast(x.dtype), x.device) for p in parts))


def svdvals(x: Array, /) -> Array:
    """The singular values of matrices, the greatest first."""
    _require("svdvals", x)
    tall = x if x.shape[-2] >= x.shape[-1] else matrix_transpose(x)
    _, s, _ = _orthogonal(Array(as_batch(tall.node), x.device))
    return Array(s.reshape(*tall.shape[:-2], tall.shape[-1]).cast(x.dtype), x.device)


def _significant(name: str, x: Array, s: Array, rtol: float | Array | None) -> UOp:
    """Which singular values are more than `rtol` of the greatest."""
    greatest = s.node.shrink(*((0, d) for d in s.shape[:-1]), (0, 1)).expand(*s.shape)
    if isinstance(rtol, Array):
        one_device(name, [x, rtol])
        limit = rtol.node.cast(s.dtype).reshape(*rtol.shape, 1).broadcast_to(*s.shape)
    else:
        eps = 2.0**-s.dtype.mantissa_bits
        limit = const(_number(rtol, s.dtype, max(x.shape[-2:]) * eps), s.dtype)
    return limit * greatest < s.node


def _number(given: float | None, dtype: DType, other: float) -> float:
    if given is None:
        return other
    of_scalar(given, dtype)
    return float(given)


def matrix_rank(x: Array, /, *, rtol: float | Array | None = None) -> Array:
    """How many singular values are more than `rtol` of the greatest; without it, max(M, N) times eps."""
    s = svdvals(x)
    if 0 in s.shape:
        return Array(const(0, POSITION).broadcast_to(*s.shape[:-1]), x.device)
    count = _significant("matrix_rank", x, s, rtol).cast(POSITION).reduce(monoids.ADD, s.ndim - 1)
    return Array(count.reshape(*s.shape[:-1]), x.device)


def pinv(x: Array, /, *, rtol: float | Array | None = None) -> Array:
    """The inverses of Moore and Penrose; singular values of not more than `rtol` of the greatest (max(M, N) times eps) count as 0."""
    u, s, vh = svd(x, full_matrices=False)
    if 0 in s.shape:
        return Array(const(0, x.dtype).broadcast_to(*matrix_transpose(x).shape), x.device)
    weight = _significant("pinv", x, s, rtol).where(1.0 / s.node, 0.0)
    v = matrix_transpose(vh)
    weighted = v.node * weight.reshape(*s.shape[:-1], 1, s.shape[-1]).expand(*v.shape)
    return matmul(Array(weighted, x.device), matrix_transpose(u))


def singular_norm(x: Array, order_: float | str) -> UOp:
    """The greatest singular value (2), the least (-2), or the sum of all ("nuc"); the axes stay as size 1."""
    s = svdvals(x)
    node = s.node.cast(accumulator(s.dtype))
    monoid = monoids.ADD if order_ == "nuc" else monoids.MAX if order_ == 2 else monoids.MIN
    return node.reduce(monoid, s.ndim - 1).reshape(*s.shape[:-1], 1, 1)
