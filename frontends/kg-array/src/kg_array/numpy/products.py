"""numpy's products of vectors, matrices and tensors, with numpy's promotion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.dtypes import cast, common
from kg_array.numpy.ndarrays.array import array_of, computed, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.reductions import given
from kg_array.numpy.ufuncs import named
from kg_array.operands.dtypes import is_complex


def _together(*operands: object) -> list[Array]:
    """Arrays of one dtype; of bools integers: see `_as_before`."""
    arrays = [array_of(x) for x in operands]
    own = arrays[0].dtype
    if not own.is_bool and all(x.dtype is own and not x.is_number for x in arrays):
        return arrays
    kind = common(*arrays)
    return [cast(x, numpy.dtype(int) if kind.kind == "b" else kind) for x in arrays]


def _as_before(made: Array, *operands: object) -> Array:
    """Of bools whether there is any product, as numpy has it."""
    return cast(made, numpy.dtype(bool)) if all(array_of(x).dtype.is_bool for x in operands) else made


def _now(made: Any, out: Any = None) -> Any:
    """The result of a product, which is computed now unless it is traced."""
    x = computed(array_of(made))
    return made if out is None else given(x, out)


def matmul(x1: object, x2: object, /, out: Any = None, **options: Any) -> Any:
    """The product of matrices, or of matrices and vectors."""
    return _now(_product(x1, x2), out)


@composed(2)
def _product(x1: object, x2: object) -> Any:
    a, b = _together(x1, x2)
    if not a.ndim or not b.ndim:
        raise ValueError("matmul: an operand has no dimensions: multiply by * instead")
    return result(_as_before(ka.matmul(a, b), x1, x2))


def dot(a: object, b: object, out: Any = None) -> Any:
    """The sum over the last axis of one and the last but one of the other."""
    return _now(_dot(a, b), out)


@composed(2)
def _dot(a: object, b: object) -> Any:
    if not array_of(a).shape or not array_of(b).shape:
        return named("multiply")(a, b)
    x, y = _together(a, b)
    made = ka.matmul(x, y) if y.ndim <= 2 else ka.tensordot(x, y, axes=((x.ndim - 1,), (y.ndim - 2,)))
    return result(_as_before(made, a, b))


def vdot(a: object, b: object) -> Any:
    """The sum of the products of all elements, the first conjugated."""
    return _now(_vdot(a, b))


@composed(2)
def _vdot(a: object, b: object) -> Any:
    x, y = (ka.reshape(v, (-1,)) for v in _together(a, b))
    return result(_as_before(ka.vecdot(x, y), a, b))


@composed(2)
def vecdot(x1: object, x2: object, /, axis: int = -1) -> Any:
    return result(_as_before(ka.vecdot(*_together(x1, x2), axis=axis), x1, x2))


def matvec(x1: object, x2: object, /) -> Any:
    """Products of matrices and vectors, batched."""
    return _now(_times_vector(x1, x2, False))


def vecmat(x1: object, x2: object, /) -> Any:
    """Products of vectors, conjugated, and matrices, batched."""
    return _now(_times_vector(x2, x1, True))


@composed(2)
def _times_vector(matrix: object, vector: object, first: bool) -> Any:
    """`first`: the vector is."""
    x, v = _together(matrix, vector)
    if x.ndim < 2 or not v.ndim:
        raise ValueError(f"{'vecmat' if first else 'matvec'}: a matrix has two dimensions and more, a vector one")
    if first:
        made = ka.squeeze(ka.matmul(ka.expand_dims(ka.conj(v) if is_complex(v.dtype) else v, axis=-2), x), axis=-2)
    else:
        made = ka.squeeze(ka.matmul(x, ka.expand_dims(v, axis=-1)), axis=-1)
    return result(_as_before(made, matrix, vector))


def inner(a: object, b: object) -> Any:
    """The sum of products over the last axes."""
    return _now(_inner(a, b))


@composed(2)
def _inner(a: object, b: object) -> Any:
    x, y = _together(a, b)
    if not x.ndim or not y.ndim:
        return result(_as_before(x * y, a, b))
    return result(_as_before(ka.tensordot(x, y, axes=((x.ndim - 1,), (y.ndim - 1,))), a, b))


@composed(2)
def outer(a: object, b: object, out: Any = None) -> Any:
    """The products of each with each."""
    x, y = _together(a, b)
    return given(_as_before(ka.reshape(x, (-1, 1)) * ka.reshape(y, (1, -1)), a, b), out)


def tensordot(a: object, b: object, axes: Any = 2) -> Any:
    """The sum of products over several axes."""
    x, y = _together(a, b)
    if not isinstance(axes, int):
        axes = tuple([(i,) if isinstance(i, int) else tuple(i) for i in axes])
    return result(computed(_as_before(ka.tensordot(x, y, axes=axes), a, b)))


@composed(2)
def kron(a: object, b: object) -> Any:
    """Blocks: the second times each element of the first."""
    x, y = _together(a, b)
    rank = max(x.ndim, y.ndim)
    first, second = ((*[1] * (rank - v.ndim), *v.shape) for v in (x, y))
    left = ka.reshape(x, [d for s in first for d in (s, 1)])  # type: ignore[arg-type]
    right = ka.reshape(y, [d for s in second for d in (1, s)])  # type: ignore[arg-type]
    made = ka.reshape(left * right, [i * j for i, j in zip(first, second, strict=True)])  # type: ignore[arg-type]
    return result(_as_before(made, a, b))


@composed(2)
def cross(a: object, b: object, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None) -> Any:
    """The vector at right angles to both; of two elements each, its length."""
    if axis is not None:
        axisa = axisb = axisc = axis
    x, y = _together(a, b)
    x, y = ka.moveaxis(x, axisa, -1), ka.moveaxis(y, axisb, -1)
    if x.shape[-1] == 2 and y.shape[-1] == 2:
        return result(x[..., 0] * y[..., 1] - x[..., 1] * y[..., 0])
    x, y = (ka.pad(v, [(0, 0)] * (v.ndim - 1) + [(0, 1)]) if v.shape[-1] == 2 else v for v in (x, y))
    return result(ka.moveaxis(ka.linalg.cross(x, y), -1, axisc))


def _subscripts(operands: Sequence[Any]) -> tuple[str, list[Any]]:
    """Subscripts as text, also where each operand is followed by a list of numbers."""
    if isinstance(operands[0], str):
        return operands[0].replace(" ", ""), list(operands[1:])

    def text(axes: Any) -> str:
        return "".join("..." if i is Ellipsis else chr(ord("a") + i) for i in axes)

    pairs = list(zip(operands[::2], operands[1::2], strict=False))
    end = "->" + text(operands[-1]) if len(operands) % 2 else ""
    return ",".join(text(axes) for _, axes in pairs) + end, [x for x, _ in pairs]


def einsum(*operands: Any, out: Any = None, optimize: Any = False, dtype: Any = None, **options: Any) -> Any:
    """Einstein's summation. The order of products is found by their work, whatever `optimize` says."""
    subscripts, given_ = _subscripts(operands)
    made = _as_before(ka.einsum(subscripts, *_together(*given_)), *given_)
    return given(computed(made if dtype is None else cast(made, numpy.dtype(dtype))), out)


def einsum_path(*operands: Any, optimize: Any = "greedy", **options: Any) -> tuple[list[Any], str]:
    """numpy's own order of products for operands of these shapes."""
    subscripts, given_ = _subscripts(operands)
    return numpy.einsum_path(subscripts, *[numpy.empty(array_of(x).shape) for x in given_], optimize=optimize)


def convolve(a: object, v: object, mode: str = "full") -> Any:
    """The sums of products with a row that is flipped and moved along."""
    return _correlated(a, v, mode, flipped=True)


def correlate(a: object, v: object, mode: str = "valid") -> Any:
    """The sums of products with a row that is moved along."""
    return _correlated(a, v, mode, flipped=False)


def _moved_along(x: Array, y: Array) -> Array:
    """The sums of products of a row y and what is under it, wherever it meets x."""
    n, m = x.shape[0], y.shape[0]
    if not is_complex(x.dtype):
        made = ka.conv(ka.reshape(x, (1, 1, n)), ka.reshape(y, (1, 1, m)), padding=m - 1)
        return ka.astype(made[0, 0], x.dtype)
    re, im = ka.real(y), ka.imag(y)  # both parts of x are channels
    weight = ka.stack([ka.stack([re, -im]), ka.stack([im, re])])
    made = ka.conv(ka.expand_dims(ka.stack([ka.real(x), ka.imag(x)]), axis=0), weight, padding=m - 1)[0]
    return made[0] + made[1] * 1j


def _correlated(a: object, v: object, mode: str, *, flipped: bool) -> Any:
    x, y = _together(a, v)
    if x.ndim != 1 or y.ndim != 1 or not x.size or not y.size:
        raise ValueError("convolve and correlate are of rows that are not empty")
    swapped = y.shape[0] > x.shape[0]
    if not flipped:
        y = ka.flip(ka.conj(y) if is_complex(y.dtype) else y)
    n, m = x.shape[0], y.shape[0]
    if swapped:
        x, y, n, m = y, x, m, n
    full = _as_before(_moved_along(x, ka.flip(y)), a, v)
    if mode == "full":
        return result(full)
    if mode == "same":
        first = (m - 1) // 2 + int(swapped and not flipped and m % 2 == 0)
        return result(full[first : first + n])
    if mode == "valid":
        return result(full[m - 1 : n])
    raise ValueError(f"mode is full, same or valid, not {mode!r}")
