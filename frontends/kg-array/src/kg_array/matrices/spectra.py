"""Eigenvalues and singular values, and what is made of them: ranks, inverses of any matrices."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from kg.frontend import DType, UOp, accumulator, const
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Pair
from kg_array.einsum import diagonal_of
from kg_array.elementwise.arithmetic import multiply, sign
from kg_array.elementwise.comparison import equal
from kg_array.functions.creation import ones
from kg_array.functions.manipulation import concat, matrix_transpose
from kg_array.functions.selection import where
from kg_array.functions.statistical import require_float
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices import elimination, rotations
from kg_array.matrices.elimination import as_batch
from kg_array.matrices.parts import lengths_of_columns
from kg_array.matrices.products import conjugate_transpose, matmul
from kg_array.matrices.spectral_rules import eigen_tangents, inverse_tangent, singular_tangents
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import POSITION, is_complex, of_scalar, part_of
from kg_array.operands.unify import one_device
from kg_array.running.steps import at_once, of_several, single
from kg_array.sorting.choose_method import order
from kg_array.sorting.rows import taken
from kg_array.transforms.derivatives.custom import custom_jvp


class Eigh(NamedTuple):
    eigenvalues: Array
    eigenvectors: Array


class SVD(NamedTuple):
    U: Array
    S: Array
    Vh: Array


def _require(name: str, x: Array, *, square: bool = False) -> None:
    require_array(name, x)
    if not is_complex(x.dtype):
        require_float(name, x)
    if x.ndim < 2 or (square and x.shape[-1] != x.shape[-2]):
        raise ValueError(f"{name} is of {'symmetric ' * square}matrices, not of an array of shape {x.shape}")


def eigh(x: Array, /) -> Eigh:
    """The eigenvalues of symmetric or Hermitian matrices, the least first,
    and their eigenvectors as columns. The lower triangles are read."""
    _require("eigh", x, square=True)
    return at_once(_eigh, [x])


def _eigh(x: Array) -> Eigh:
    *before, n, _ = x.shape
    values, vectors = _eigen(_mirrored(x.moved(as_batch)))
    part = part_of(x.dtype)
    return Eigh(
        values.moved(lambda node: node.reshape(*before, n).cast(part)),
        vectors.moved(lambda node: node.reshape(*before, n, n).cast(part)),
    )


@custom_jvp
def _eigen(x: Array) -> tuple[Array, Array]:
    """The eigenvalues and eigenvectors of Hermitian matrices [b, n, n], in float32 at least."""
    found, vectors = rotations.diagonalised(x)
    values = found.node
    places = order(values, x.device)
    return Array(_in_order(values, places), x.device), vectors.moved(lambda node: _chosen(node, places))


@_eigen.defjvp
def _(primals: tuple[Array], tangents: tuple[Array]) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    found = values, vectors = _eigen(*primals)
    return found, eigen_tangents(values, vectors, _widened(tangents[0]))


def _widened(x: Array) -> Array:
    """Of half types as float32, in which their decompositions are."""
    return x if is_complex(x.dtype) else Array(x.node.cast(accumulator(x.dtype)), x.device)


def _mirrored(x: Array) -> Array:
    """Matrices [b, n, n] of the lower triangles alone:
    above the diagonal is the conjugate, and on it no imaginary part."""
    shape = x.shape
    row, column = positions_along(shape, 1), positions_along(shape, 2)
    re = (row < column).where(x.parts[0].permute(0, 2, 1), x.parts[0])
    if not is_complex(x.dtype):
        return Array(re, x.device)
    im = x.parts[1]
    return ComplexArray(Pair(re, row.eq(column).where(0.0, (row < column).where(-im.permute(0, 2, 1), im))), x.device)


def eigvalsh(x: Array, /) -> Array:
    """The eigenvalues of symmetric or Hermitian matrices, the least first. The lower triangles are read."""
    _require("eigvalsh", x, square=True)
    return single("eigvalsh", x, lambda x: _eigh(x).eigenvalues)


def _chosen(m: UOp, places: UOp) -> UOp:
    """The columns of matrices [b, m, n] at places [b, k]."""
    batch, rows, _ = sizes(m)
    k = sizes(places)[-1]
    return taken(m, places.reshape(batch, 1, k).expand(batch, rows, k))


def _in_order(values: UOp, places: UOp) -> UOp:
    """Stored: derivatives ask which are equal, by differences; computed again in them,
    two that are equal products may differ by a rounding (`contract`)."""
    return stored(taken(values, places))


def _orthogonal(x: Array) -> tuple[Array, UOp, Array]:
    """(w, s, v) of matrices [b, m, n] with m >= n:
    w = x @ v has orthogonal columns of lengths s, the greatest first."""
    w, v = rotations.orthogonalised(x)
    length = lengths_of_columns(abs(w).node)
    places = order(length, x.device, descending=True)
    return w.moved(lambda node: _chosen(node, places)), _in_order(length, places), v.moved(lambda node: _chosen(node, places))


def svd(x: Array, /, *, full_matrices: bool = True) -> SVD:
    """U @ diag(S) @ Vh, the matrices: S the greatest first, U and Vh orthogonal (of complex ones unitary);
    without `full_matrices` only what S goes with."""
    _require("svd", x)
    return at_once(_svd, [x], bool(full_matrices))


def _svd(x: Array, full_matrices: bool) -> SVD:
    *before, rows, columns = x.shape
    wide = rows < columns
    tall = conjugate_transpose(x) if wide else x
    many, few = tall.shape[-2:]
    u, s, v = _singular(tall.moved(as_batch), many if full_matrices else few, "V" if wide else "U")
    part, kept = part_of(x.dtype), u.shape[-1]
    u = u.moved(lambda node: node.reshape(*before, many, kept).cast(part))
    s = s.moved(lambda node: node.reshape(*before, few).cast(part))
    v = v.moved(lambda node: node.reshape(*before, few, few).cast(part))
    return SVD(v, s, conjugate_transpose(u)) if wide else SVD(u, s, conjugate_transpose(v))


@partial(custom_jvp, nondiff_argnums=(1, 2))
def _singular(x: Array, kept: int, turned: str) -> tuple[Array, Array, Array]:
    """U, S and V of matrices [b, m, n] with m >= n; U has so many columns.
    Of complex ones each pair may be turned: derivatives turn `turned`."""
    columns = x.shape[-1]
    wide, s, v = _orthogonal(x)
    # the columns in a row are orthogonal: their Q is they, each over its length, and goes on where lengths are 0
    batch = sizes(s)[0]
    greatest = s.reduce(monoids.MAX, 1).reshape(batch, 1, 1)  # so that no square is out of range
    safe = greatest.eq(0.0).where(1.0, greatest).expand(*wide.shape)
    q, r = elimination.reflected(wide.moved(lambda node: node / safe), kept)
    angles = sign(r.moved(lambda node: diagonal_of(node.shrink((0, batch), (0, columns), (0, columns)))))
    angles = where(equal(angles, 0.0), 1.0, angles).moved(lambda node: node.reshape(batch, 1, columns))
    if kept > columns:
        angles = concat([angles, ones((batch, 1, kept - columns), dtype=angles.dtype, device=x.device)], axis=2)
    return multiply(q, angles), Array(s, x.device), v


@_singular.defjvp
def _(kept: int, turned: str, primals: tuple[Array], tangents: tuple[Array]) -> object:
    u, s, v = found = _singular(primals[0], kept, turned)
    return found, singular_tangents(u, s, v, _widened(tangents[0]), turned)


@custom_jvp
def _lengths(x: Array) -> Array:
    """The singular values of matrices [b, m, n] with m >= n."""
    values = rotations.singular_values(x)
    return Array(_in_order(values, order(values, x.device, descending=True)), x.device)


@_lengths.defjvp
def _(primals: tuple[Array], tangents: tuple[Array]) -> object:
    u, s, v = _singular(*primals, primals[0].shape[-1], "U")
    return s, singular_tangents(u, s, v, _widened(tangents[0]), "U")[1]


def svdvals(x: Array, /) -> Array:
    """The singular values of matrices, the greatest first."""
    _require("svdvals", x)
    return single("svdvals", x, _svdvals)


def _svdvals(x: Array) -> Array:
    tall = x if x.shape[-2] >= x.shape[-1] else conjugate_transpose(x)
    found = _lengths(tall.moved(as_batch))
    return found.moved(lambda node: node.reshape(*tall.shape[:-2], tall.shape[-1]).cast(part_of(x.dtype)))


def _significant(name: str, side: int, s: Array, rtol: float | Array | None) -> UOp:
    """Which singular values of matrices whose greater side is this are more than `rtol` of the greatest."""
    greatest = s.node.shrink(*((0, d) for d in s.shape[:-1]), (0, 1)).expand(*s.shape)
    if isinstance(rtol, Array):
        one_device(name, [s, rtol])
        limit = rtol.node.cast(s.dtype).reshape(*rtol.shape, 1).broadcast_to(*s.shape)
    else:
        eps = 2.0**-s.dtype.mantissa_bits
        limit = const(_number(name, rtol, s.dtype, side * eps), s.dtype)
    return limit * greatest < s.node


def _number(name: str, given: float | None, dtype: DType, other: float) -> float:
    if given is None:
        return other
    of_scalar(name, given, dtype)
    return float(given)


def matrix_rank(x: Array, /, *, rtol: float | Array | None = None) -> Array:
    """How many singular values are more than `rtol` of the greatest; without it, max(M, N) times eps."""
    _require("matrix_rank", x)
    s = svdvals(x)
    if 0 in s.shape:
        return Array(const(0, POSITION).broadcast_to(*s.shape[:-1]), x.device)
    count = _significant("matrix_rank", max(x.shape[-2:]), s, rtol).cast(POSITION).reduce(monoids.ADD, s.ndim - 1)
    return Array(count.reshape(*s.shape[:-1]), x.device)


def pinv(x: Array, /, *, rtol: float | Array | None = None) -> Array:
    """The inverses of Moore and Penrose.
    Singular values of not more than `rtol` of the greatest (max(M, N) times eps) count as 0."""
    _require("pinv", x)
    if 0 in x.shape:
        return matrix_transpose(x)  # of no elements
    return _inverse(x, rtol)


@partial(custom_jvp, nondiff_argnums=(1,))
def _inverse(x: Array, rtol: float | Array | None) -> Array:
    u, s, vh = svd(x, full_matrices=False)
    side = max(x.shape[-2:])
    if isinstance(rtol, Array) or rtol not in _BOUNDS:
        return _joined(u, s, vh, side, rtol)
    return of_several(("pinv", side, rtol), (u, s, vh), lambda u, s, vh: _joined(u, s, vh, side, rtol))


#: What people take: the defaults, here and of numpy. Of each there is a step.
_BOUNDS: Final = (None, 1e-15)


def _joined(u: Array, s: Array, vh: Array, side: int, rtol: float | Array | None) -> Array:
    """The pseudoinverse, of a matrix whose greater side is this."""
    weight = _significant("pinv", side, s, rtol).where(1.0 / s.node, 0.0)
    weighted = multiply(conjugate_transpose(vh), Array(weight.reshape(*s.shape[:-1], 1, s.shape[-1]), s.device))
    return matmul(weighted, conjugate_transpose(u))


@_inverse.defjvp
def _(rtol: float | Array | None, primals: tuple[Array], tangents: tuple[Array]) -> tuple[Array, Array]:
    found = _inverse(primals[0], rtol)
    return found, inverse_tangent(primals[0], found, tangents[0])


def singular_norm(x: Array, order_: float | str) -> UOp:
    """The greatest singular value (2), the least (-2), or the sum of all ("nuc"); the axes stay as size 1."""
    s = svdvals(x)
    node = s.node.cast(accumulator(s.dtype))
    monoid = monoids.ADD if order_ == "nuc" else monoids.MAX if order_ == 2 else monoids.MIN
    return node.reduce(monoid, s.ndim - 1).reshape(*s.shape[:-1], 1, 1)
