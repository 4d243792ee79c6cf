"""numpy's polynomials, as rows of coefficients with that of the highest power first."""

from __future__ import annotations

from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy import linalg, shapes
from kg_array.numpy.dtypes import FLOAT, cast
from kg_array.numpy.ndarrays.array import array_of, floats, ndarray, operand, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.products import convolve
from kg_array.numpy.ufuncs import named
from kg_array.running.steps import at_once


@composed(2)
def polyval(p: object, x: object) -> Any:
    """The value of a polynomial."""
    coefficients = array_of(p)
    at = operand(x)
    total: Any = result(ka.zeros_like(at)) if isinstance(at, Array) else 0
    for i in range(coefficients.shape[0]):
        total = total * at + result(coefficients[i])
    return total


def polyfit(x: object, y: object, deg: int, rcond: Any = None, full: bool = False, w: object = None, cov: bool = False) -> Any:
    """The polynomial of this degree with the least sum of squares."""
    if full or cov:
        raise TypeError("polyfit: the coefficients alone are here: full and cov are not")
    given = [array_of(v) for v in (x, y, w) if v is not None]
    if not given[0].size:
        raise TypeError("polyfit: expected non-empty vector for x")
    if len({v.shape[:1] for v in given}) > 1 or given[0].ndim != 1:
        raise ValueError(
            f"polyfit: x is a row of numbers, y and w have as many, not shapes {', '.join(str(v.shape) for v in given)}"
        )
    return ndarray(at_once(_fitted, given, int(deg), rcond if rcond is None else float(rcond))[0])


def _fitted(x: Array, y: Array, *rest: Any) -> tuple[Array, ...]:
    """The coefficients. `rest`: weights where there are any, the degree, and which singular values count."""
    *weights, deg, rcond = rest
    a, b = (cast(v, FLOAT) for v in (x, y))
    powers = ka.pow(ka.expand_dims(a, axis=1), ka.arange(deg, -1, -1, dtype=ka.float64, device=x.device))
    for w in weights:
        weight = cast(w, FLOAT)
        powers, b = powers * ka.expand_dims(weight, axis=1), b * (weight if b.ndim == 1 else ka.expand_dims(weight, axis=1))
    scale = ka.sqrt(ka.sum(powers * powers, axis=0))
    bound = float(numpy.finfo(float).eps) * max(powers.shape) if rcond is None else max(rcond, 0.0)
    found, *_ = linalg.least_squares(powers / scale, b, bound)
    return (found / (scale if found.ndim == 1 else ka.expand_dims(scale, axis=1)),)


def polyadd(a1: object, a2: object) -> ndarray:
    x, y = (shapes.ravel(v).array for v in (a1, a2))
    n = max(x.shape[0], y.shape[0])
    first, second = (ka.pad(v, (n - v.shape[0], 0)) for v in (x, y))
    return named("add")(first, second)


def polysub(a1: object, a2: object) -> ndarray:
    return polyadd(a1, named("negative")(ndarray(array_of(a2))))


def polymul(a1: object, a2: object) -> Any:
    return convolve(shapes.ravel(a1), shapes.ravel(a2))


def polyder(p: object, m: int = 1) -> ndarray:
    """The derivative."""
    x = array_of(p)
    for _ in range(m):
        n = x.shape[0] - 1
        x = array_of(named("multiply")(x[:-1], ka.arange(n, 0, -1, dtype=ka.int64)))
    return ndarray(x)


def polyint(p: object, m: int = 1) -> ndarray:
    """The integral that is 0 at 0."""
    (x,) = floats(p)
    for _ in range(m):
        x = ka.pad(x / ka.arange(x.shape[0], 0, -1, dtype=x.dtype), (0, 1))
    return ndarray(x)


def poly(seq_of_zeros: object) -> ndarray:
    """The polynomial with these zeros."""
    (zeros,) = floats(seq_of_zeros)
    made = ka.ones(1, dtype=zeros.dtype)
    for i in range(zeros.shape[0]):
        made = ka.pad(made, (0, 1)) - ka.pad(made, (1, 0)) * zeros[i]
    return ndarray(made)
