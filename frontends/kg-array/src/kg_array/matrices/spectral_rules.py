"""Derivatives of eigenvectors, singular vectors and pseudoinverses, by what they are:
their algorithms turn columns until they are done, and how often that is nobody knows beforehand. Rules of `custom_jvp`; the
other mode is their transpose.

Where two eigenvalues or singular values are equal their vectors have no derivative; what turns such a pair counts as 0, which is right for what does
not depend on how the pair is turned.
"""

from __future__ import annotations

from kg_array.array import Array
from kg_array.einsum import diagonal_of
from kg_array.elementwise.arithmetic import real
from kg_array.elementwise.comparison import equal
from kg_array.functions.manipulation import concat, expand_dims
from kg_array.functions.selection import where
from kg_array.indexing.positions import eye
from kg_array.matrices.products import conjugate_transpose, matmul
from kg_array.operands.dtypes import is_complex


def eigen_tangents(values: Array, vectors: Array, change: Array) -> tuple[Array, Array]:
    """Of the eigenvalues and eigenvectors of Hermitian matrices that change by Hermitian ones."""
    inside = matmul(matmul(conjugate_transpose(vectors), change), vectors)
    gaps = expand_dims(values, axis=-2) - expand_dims(values, axis=-1)
    return _real_diagonal(inside), matmul(vectors, _over(gaps) * inside)


def singular_tangents(u: Array, s: Array, v: Array, change: Array, turned: str) -> tuple[Array, Array, Array]:
    """Of U, S and V of matrices [b, m, n] with m >= n, where U has n columns or m:
    the others are turned towards the n as little as may be. The angle that both vectors of a complex pair may be turned by goes
    to that of `turned`, U or V."""
    rows, count = u.shape[-2], s.shape[-1]
    thin = u[..., :count]
    inside = matmul(matmul(conjugate_transpose(thin), change), v)
    across, down = expand_dims(s, axis=-2), expand_dims(s, axis=-1)
    turn = _over((across - down) * (across + down))
    of_v = turn * (inside * down + conjugate_transpose(inside * down))
    of_u = turn * (inside * across + conjugate_transpose(inside * across))
    if is_complex(inside.dtype):
        skew = (inside - conjugate_transpose(inside)) * 0.5
        angle = where(eye(count, dtype=turn.dtype, device=s.device) > 0, skew, 0.0) * _over(across)
        of_u, of_v = (of_u + angle, of_v) if turned == "U" else (of_u, of_v - angle)
    made = matmul(thin, of_u)
    if rows > count:
        beside = matmul(change, v)
        made = made + (beside - matmul(thin, matmul(conjugate_transpose(thin), beside))) * _over(across)
    if u.shape[-1] > count:
        rest = u[..., count:]
        back = matmul(conjugate_transpose(rest), matmul(change, v)) * _over(across)
        made = concat([made, -matmul(thin, conjugate_transpose(back))], axis=-1)
    return made, _real_diagonal(inside), matmul(v, of_v)


def inverse_tangent(x: Array, inverse: Array, change: Array) -> Array:
    """Of the pseudoinverses of matrices that change, while their ranks stay (Golub and Pereyra 1973)."""
    back, adjoint = conjugate_transpose(change), conjugate_transpose(inverse)
    left = matmul(matmul(inverse, adjoint), back)
    right = matmul(back, matmul(adjoint, inverse))
    outside = left - matmul(left, matmul(x, inverse))
    inside = right - matmul(inverse, matmul(x, right))
    return outside + inside - matmul(inverse, matmul(change, inverse))


def _over(x: Array) -> Array:
    """1 / x, and 0 where x is 0."""
    nothing = equal(x, 0.0)
    return where(nothing, 0.0, 1.0 / where(nothing, 1.0, x))


def _real_diagonal(x: Array) -> Array:
    return (real(x) if is_complex(x.dtype) else x).moved(diagonal_of)
