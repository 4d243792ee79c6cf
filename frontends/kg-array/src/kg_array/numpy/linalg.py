"""numpy.linalg, over kg_array's: decompositions, solutions, norms.
Integers become float64 first, as numpy's do."""

from __future__ import annotations

import math
from functools import reduce
from typing import Any, NamedTuple

import numpy

import kg_array as ka
from kg_array import linalg as own
from kg_array.array import Array
from kg_array.numpy.absent import absent
from kg_array.numpy.dtypes import numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, computed, floats, ndarray, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.products import _together, cross, matmul, outer, tensordot, vecdot  # noqa: F401  numpy.linalg has them
from kg_array.numpy.reductions import given
from kg_array.numpy.shapes import matrix_transpose  # noqa: F401
from kg_array.operands.arguments import axis_of
from kg_array.operands.dtypes import is_complex
from kg_array.running.steps import at_once
from kg_array.transforms.tracing import is_tracing

LinAlgError = numpy.linalg.LinAlgError


class EighResult(NamedTuple):
    eigenvalues: ndarray
    eigenvectors: ndarray


class QRResult(NamedTuple):
    Q: ndarray
    R: ndarray


class SVDResult(NamedTuple):
    U: ndarray
    S: ndarray
    Vh: ndarray


class SlogdetResult(NamedTuple):
    sign: Any
    logabsdet: Any


def _checked(name: str, found: Array) -> Array:
    """numpy raises where a matrix is singular: so do we, where the values may be looked at."""
    if not is_tracing() and bool(ka.any(~ka.isfinite(computed(found)))):
        raise LinAlgError(f"{name}: the matrix is singular, not positive definite, or holds infinities or NaN")
    return found


def solve(a: object, b: object) -> ndarray:
    """x where a @ x is b."""
    x, y = floats(a, b)
    return ndarray(_checked("solve", own.solve(x, y)))


def inv(a: object) -> ndarray:
    return ndarray(_checked("inv", own.inv(*floats(a))))


def cholesky(a: object, /, *, upper: bool = False) -> ndarray:
    """The triangular factor, of the lower triangle alone."""
    return ndarray(_checked("cholesky", own.cholesky(*floats(a), upper=upper)))


def det(a: object) -> Any:
    return result(own.det(*floats(a)))


def slogdet(a: object) -> SlogdetResult:
    return SlogdetResult(*[result(x) for x in own.slogdet(*floats(a))])


def qr(a: object, mode: str = "reduced") -> Any:
    """Q and R, or R alone."""
    found = own.qr(*floats(a), mode="complete" if mode == "complete" else "reduced")
    return ndarray(found.R) if mode == "r" else QRResult(ndarray(found.Q), ndarray(found.R))


def _lower(a: object, uplo: str) -> Array:
    """A matrix whose lower triangle is the one that is asked for: that alone is read."""
    (x,) = floats(a)
    if uplo.upper() == "L":
        return x
    transposed = ka.matrix_transpose(x)
    return ka.conj(transposed) if is_complex(x.dtype) else transposed


def eigh(a: object, UPLO: str = "L") -> EighResult:
    """Eigenvalues in order and eigenvectors of a Hermitian matrix, of which one triangle is read."""
    return EighResult(*[ndarray(x) for x in own.eigh(_lower(a, UPLO))])


def eigvalsh(a: object, UPLO: str = "L") -> ndarray:
    return ndarray(own.eigvalsh(_lower(a, UPLO)))


def svd(a: object, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False) -> Any:
    """Singular values, and the vectors on both sides."""
    (x,) = floats(a)
    return SVDResult(*[ndarray(v) for v in own.svd(x, full_matrices=full_matrices)]) if compute_uv else ndarray(own.svdvals(x))


def svdvals(x: object, /) -> ndarray:
    return ndarray(own.svdvals(*floats(x)))


def pinv(a: object, rcond: Any = None, hermitian: bool = False, *, rtol: Any = None) -> ndarray:
    """The pseudoinverse; singular values below the greatest times rcond (1e-15) count as 0."""
    bound = rcond if rcond is not None else 1e-15 if rtol is None else rtol
    return ndarray(own.pinv(*floats(a), rtol=bound))


@composed(1)
def matrix_rank(A: object, tol: Any = None, hermitian: bool = False, *, rtol: Any = None) -> Any:
    """How many singular values are not 0."""
    (x,) = floats(A)
    if x.ndim < 2:
        return result(ka.astype(ka.any(x != 0), ka.int64))
    if tol is not None:
        return result(ka.count_nonzero(own.svdvals(x) > float(tol), axis=-1))
    return result(own.matrix_rank(x) if rtol is None else own.matrix_rank(x, rtol=rtol))


def matrix_power(a: object, n: int) -> ndarray:
    x = array_of(a)
    return ndarray(computed(own.matrix_power(floats(x)[0] if n < 0 else x, n)))


def tensorsolve(a: object, b: object, axes: Any = None) -> ndarray:
    """The x of which the sum of products with the last axes of a is b."""
    whole, right = array_of(a), array_of(b)
    if axes is not None:
        whole = ka.permute_dims(whole, (*[i for i in range(whole.ndim) if i not in axes], *axes))
    rest = whole.shape[right.ndim :]
    if math.prod(rest) != right.size:
        raise LinAlgError(
            f"tensorsolve: the equations of a of shape {whole.shape} for b of shape {right.shape} are not as many as unknowns"
        )
    return solve(ka.reshape(whole, (-1, right.size)), ka.reshape(right, (-1,))).reshape(rest)


def multi_dot(arrays: Any, *, out: Any = None) -> Any:
    """The product of several matrices, in the order of the least work."""
    parts = _together(*arrays)
    letters = "abcdefghijklmnopqrstuvwxyz"
    pairs = [letters[i : i + 2] for i in range(len(parts))]
    if parts[0].ndim == 1:
        pairs[0] = pairs[0][1]
    if parts[-1].ndim == 1:
        pairs[-1] = pairs[-1][0]
    ends = (pairs[0][0] if parts[0].ndim > 1 else "") + (pairs[-1][-1] if parts[-1].ndim > 1 else "")
    return given(ka.einsum(",".join(pairs) + "->" + ends, *parts), out)


def norm(x: object, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    """The norm of all elements, of vectors along an axis, or of matrices over two."""
    (values,) = floats(x)
    if not values.size and values.ndim == 1 and ord == math.inf:
        return result(ka.zeros((1,) if keepdims else (), dtype=ka.real(values).dtype))
    if axis is None:
        if ord is None or (values.ndim == 1):
            return result(own.vector_norm(values, ord=2 if ord is None else ord, keepdims=keepdims))
        axis = tuple(range(values.ndim))
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    if len(axes) == 1:
        return result(own.vector_norm(values, axis=axes, ord=2 if ord is None else ord, keepdims=keepdims))
    if len(axes) != 2:
        raise ValueError(f"norm: of vectors or matrices, not over axes {axis}")
    first, second = (axis_of("norm", i, values) for i in axes)
    rest = [i for i in range(values.ndim) if i not in (first, second)]
    found = own.matrix_norm(ka.permute_dims(values, (*rest, first, second)), ord="fro" if ord is None else ord)
    return result(ka.expand_dims(found, axis=tuple(sorted((first, second)))) if keepdims else found)


def matrix_norm(x: object, /, *, keepdims: bool = False, ord: Any = "fro") -> Any:
    return result(own.matrix_norm(*floats(x), keepdims=keepdims, ord=ord))


def vector_norm(x: object, /, *, axis: Any = None, keepdims: bool = False, ord: Any = 2) -> Any:
    return result(own.vector_norm(*floats(x), axis=axis, keepdims=keepdims, ord=ord))


def diagonal(x: object, /, *, offset: int = 0) -> ndarray:
    return ndarray(own.diagonal(array_of(x), offset=offset))


def trace(x: object, /, *, offset: int = 0, dtype: Any = None) -> Any:
    return diagonal(x, offset=offset).sum(axis=-1, dtype=dtype)


def cond(x: object, p: Any = None) -> Any:
    """The greatest singular value over the least, or the norm times that of the inverse."""
    (values,) = floats(x)
    if p in (None, 2, -2):
        s = own.svdvals(values)
        return result(s[..., -1] / s[..., 0] if p == -2 else s[..., 0] / s[..., -1])
    return result(own.matrix_norm(values, ord=p) * own.matrix_norm(own.inv(values), ord=p))


def lstsq(a: object, b: object, rcond: Any = None) -> tuple[ndarray, ndarray, Any, ndarray]:
    """The least squares solution of the least length, the sums of squares that are left,
    the rank and the singular values."""
    x, y = floats(a, b)
    rows, columns = x.shape
    bound = float(numpy.finfo(numpy_dtype(x.dtype)).eps) * max(rows, columns) if rcond is None else max(float(rcond), 0.0)
    found, squares, rank, s = at_once(least_squares, [x, y], bound)
    if rows <= columns or (not is_tracing() and int(rank) < columns):
        squares = squares[:0]
    return ndarray(found), ndarray(squares), result(rank), ndarray(s)


def least_squares(x: Array, y: Array, bound: float) -> tuple[Array, ...]:
    """The solution, the sums of squares that are left, the rank and the singular values,
    of which those count that are above `bound` of the greatest."""
    u, s, vh = own.svd(x, full_matrices=False)
    known = s > s[0] * bound
    inverse = ka.where(known, 1.0 / ka.where(known, s, ka.ones((), dtype=s.dtype)), ka.zeros((), dtype=s.dtype))
    transposed = ka.matrix_transpose(ka.conj(u) if is_complex(u.dtype) else u)
    back = ka.matrix_transpose(ka.conj(vh) if is_complex(vh.dtype) else vh)
    part = ka.matmul(transposed, y)
    found = ka.matmul(back, part * (inverse if part.ndim == 1 else ka.expand_dims(inverse, axis=1)))
    left = ka.abs(y - ka.matmul(x, found)) ** 2
    return found, ka.reshape(ka.sum(left, axis=0), (-1,)), ka.count_nonzero(known), s


def tensorinv(a: object, ind: int = 2) -> ndarray:
    """The inverse of a tensor as a matrix of its first axes."""
    x = array_of(a)
    first, last = x.shape[:ind], x.shape[ind:]
    n = reduce(lambda i, j: i * j, first, 1)
    return ndarray(ka.reshape(inv(ka.reshape(x, (n, -1))).array, (*last, *first)))


def __getattr__(name: str) -> Any:
    raise absent("linalg." + name)
