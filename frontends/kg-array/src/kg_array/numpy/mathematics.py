"""numpy's functions of series, polynomials, samples and comparisons: made of others of this namespace."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy import shapes
from kg_array.numpy.dtypes import FLOAT, asked, cast, has, numpy_dtype
from kg_array.numpy.ndarrays import joining, picking
from kg_array.numpy.ndarrays.array import array_of, floats, generic, ndarray, of_its_own, operand, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.numpy.reductions import given
from kg_array.numpy.ufuncs import named
from kg_array.operands.arguments import axis_of
from kg_array.operands.dtypes import is_complex

# -- elements
from kg_array.running.steps import fixed, several, single


def clip(
    a: object, a_min: Any = None, a_max: Any = None, out: Any = None, *, min: Any = None, max: Any = None, **options: Any
) -> Any:
    """Between two ends, each of which may be left out."""
    low: Any = a_min if min is None else min
    high: Any = a_max if max is None else max
    x = array_of(a)
    if x.dtype.is_int:  # beyond what there is they bound nothing
        low = None if type(low) is int and low <= x.dtype.min else low
        high = None if type(high) is int and high >= x.dtype.max else high
    if low is None and high is None:
        return given(x + 0, out)
    if x.dtype.is_float and has(x.dtype, low) and has(x.dtype, high):
        ends: Any = low, high
        return given(several("clip", _within, (x, float(ends[0]), float(ends[1]))), out)
    made: Any = a
    if low is not None:
        made = named("maximum")(made, low)
    return given(array_of(made if high is None else named("minimum")(made, high)), out)


def _within(x: Array, low: Any, high: Any) -> Array:
    return ka.minimum(ka.maximum(x, low), high)


#: More decimals than that no float has: 10 to their power is none.
_MOST_DECIMALS = 308


def round(a: object, decimals: int = 0, out: Any = None) -> Any:
    """To so many decimals; halves to the even one."""
    x = array_of(a)
    if x.dtype.is_bool:
        x = cast(x, numpy.dtype(numpy.float16))
    if not x.dtype.is_float and not is_complex(x.dtype):
        if decimals >= 0:
            return given(of_its_own(x, [x]), out)
        if -decimals > _MOST_DECIMALS:
            raise ValueError(f"round: integers are rounded to {-_MOST_DECIMALS} decimals and more, not {decimals}")
        return given(ka.astype(ka.round(cast(x, FLOAT) / 10.0**-decimals) * 10.0**-decimals, x.dtype), out)
    if not decimals:
        return given(ka.round(x), out)
    if decimals > _MOST_DECIMALS:
        return given(of_its_own(x, [x]), out)
    scale = 10.0 ** abs(decimals) if -decimals <= _MOST_DECIMALS else math.inf  # which gives NaN, as numpy's does
    return given(ka.round(x * scale) / scale if decimals > 0 else ka.round(x / scale) * scale, out)


around = round


def fix(x: object, out: Any = None) -> Any:
    return named("trunc")(x, out=out)


@composed(1)
def sinc(x: object) -> Any:
    (values,) = floats(x)
    at = ka.where(values == 0, 1e-20 if values.dtype.bits > 16 else 1e-4, values) * math.pi
    return result(ka.sin(at) / at)


@composed(1)
def angle(z: object, deg: bool = False) -> Any:
    """The angle of complex numbers."""
    x = array_of(z)
    parts = (ka.imag(x), ka.real(x)) if is_complex(x.dtype) else (ka.zeros_like(floats(x)[0]), floats(x)[0])
    made = ka.atan2(*parts)
    return result(made * (180.0 / math.pi) if deg else made)


# -- comparisons


@composed(2)
def isclose(a: object, b: object, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: bool = False) -> Any:
    """Whether each is as near as atol + rtol * abs(b)."""
    x, y = floats(a, b)
    bound = array_of(operand(rtol) * ka.abs(y) + operand(atol))  # type: ignore[operator]
    whole = ka.isfinite(y)
    near = (ka.less_equal(ka.abs(x - y), bound) & whole) | ka.equal(x, y)
    return result(near | (ka.isnan(x) & ka.isnan(y)) if equal_nan else near)


def allclose(a: object, b: object, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: bool = False) -> bool:
    return bool(_all_close(a, b, rtol, atol, equal_nan))


@composed(2)
def _all_close(a: object, b: object, rtol: Any, atol: Any, equal_nan: bool) -> Any:
    return result(ka.all(array_of(isclose(a, b, rtol, atol, equal_nan))))


def array_equal(a1: object, a2: object, equal_nan: bool = False) -> bool:
    """Whether shapes and elements are the same."""
    x, y = array_of(a1), array_of(a2)
    if x.shape != y.shape:
        return False
    same = array_of(named("equal")(x, y))
    if equal_nan and x.dtype.is_float and y.dtype.is_float:
        same = same | (ka.isnan(x) & ka.isnan(y))
    return bool(ka.all(same))


def array_equiv(a1: object, a2: object) -> bool:
    """Whether elements are the same after broadcasting."""
    try:
        return bool(ka.all(array_of(named("equal")(a1, a2))))
    except ValueError:
        return False


def isscalar(element: object) -> bool:
    return isinstance(element, generic) or numpy.isscalar(element)


def iscomplexobj(x: object) -> bool:
    return numpy_dtype(array_of(x).dtype).kind == "c"


def isrealobj(x: object) -> bool:
    return not iscomplexobj(x)


def isreal(x: object) -> Any:
    return named("equal")(picking.imag(x), 0)


def iscomplex(x: object) -> Any:
    return named("not_equal")(picking.imag(x), 0)


def real_if_close(a: object, tol: float = 100) -> Any:
    """The real parts, where imaginary ones are all within so many units in the last place of 0."""
    x = array_of(a)
    if not is_complex(x.dtype):
        return result(x)
    bound = tol * float(numpy.finfo(numpy_dtype(x.dtype)).eps) if tol > 1 else tol
    return result(ka.real(x)) if bool(ka.all(ka.abs(ka.imag(x)) < bound)) else result(x)


def isposinf(x: object, out: Any = None) -> Any:
    return _infinite("isposinf", x, math.inf, out)


def isneginf(x: object, out: Any = None) -> Any:
    return _infinite("isneginf", x, -math.inf, out)


def _infinite(name: str, x: object, which: float, out: Any) -> Any:
    values = operand(x)
    if isinstance(values, Array) and is_complex(values.dtype):
        raise TypeError(f"{name}: of {values.dtype} an infinity has no sign: take real(x) or imag(x)")
    return named("equal")(x, which, out=out)


# -- differences and sums along an axis


@composed(1, "prepend", "append")
def diff(a: object, n: int = 1, axis: int = -1, prepend: object = None, append: object = None) -> ndarray:
    """The differences of neighbours, n times."""
    x = array_of(a)
    if operator.index(n) < 0:
        raise ValueError(f"diff: {n} times: they are 0 and more")
    along = axis_of("diff", axis, x)

    def beside(v: object) -> Array:
        made = array_of(v)
        shape = tuple([1 if i == along else d for i, d in enumerate(x.shape)])
        return made if made.ndim else ka.broadcast_to(made, shape)

    ends = [beside(v) if v is not None else None for v in (prepend, append)]
    made = joining.concatenate([v for v in (ends[0], x, ends[1]) if v is not None], along).array
    before: tuple[slice, ...] = (slice(None),) * along
    step = ka.not_equal if x.dtype.is_bool else ka.subtract
    for _ in range(n):
        made = step(made[(*before, slice(1, None))], made[(*before, slice(None, -1))])
    return ndarray(made)


def ediff1d(ary: object, to_end: object = None, to_begin: object = None) -> ndarray:
    parts = [v for v in (to_begin, diff(shapes.ravel(ary)), to_end) if v is not None]
    return joining.concatenate([shapes.ravel(v) for v in parts])


def gradient(f: object, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    """Differences over distances: central ones, and one-sided ones at the ends."""
    (x,) = floats(f)
    axes = (
        list(range(x.ndim))
        if axis is None
        else [axis_of("gradient", i, x) for i in (axis if isinstance(axis, (tuple, list)) else (axis,))]
    )
    steps: list[Any] = list(varargs) if len(varargs) != 1 else [varargs[0]] * len(axes)
    steps = steps or [1.0] * len(axes)
    if len(steps) != len(axes):
        raise TypeError(f"gradient: {len(steps)} distances for {len(axes)} axes")
    found = [ndarray(_along(x, i, step, edge_order)) for i, step in zip(axes, steps, strict=True)]
    return found[0] if len(found) == 1 else tuple(found)


def _along(x: Array, axis: int, step: Any, edge_order: int) -> Array:
    if isinstance(step, (int, float)):  # a step that x's kind and these numbers tell from others
        what = ("gradient", axis, fixed(float(step)), edge_order)
        return single(what, x, lambda x: _gradient(x, axis, step, edge_order))
    return _gradient(x, axis, step, edge_order)


def _gradient(x: Array, axis: int, step: Any, edge_order: int) -> Array:
    if x.shape[axis] < edge_order + 1:
        raise ValueError(f"gradient: axis {axis} of shape {x.shape} is too short")
    value: Any = operand(step)
    rows = ka.moveaxis(x, axis, 0)
    if not isinstance(value, Array) or not value.ndim:
        at: Array = ka.arange(x.shape[axis], dtype=x.dtype) * (
            cast(value, numpy_dtype(x.dtype)) if isinstance(value, Array) else float(value)
        )
    else:
        at = cast(value, numpy_dtype(x.dtype))
    h = ka.reshape(at[1:] - at[:-1], (-1, *[1] * (x.ndim - 1)))
    left, right = h[:-1], h[1:]
    if isinstance(value, Array) and value.ndim:
        inside = (left * left * rows[2:] + (right * right - left * left) * rows[1:-1] - right * right * rows[:-2]) / (
            left * right * (left + right)
        )
    else:
        inside = (rows[2:] - rows[:-2]) / (left + right)
    if edge_order == 1:
        first, last = (rows[1:2] - rows[:1]) / h[:1], (rows[-1:] - rows[-2:-1]) / h[-1:]
    else:
        first, last = _edge(rows[:3], h[:2]), -_edge(ka.flip(rows[-3:], axis=0), ka.flip(h[-2:], axis=0))
    return ka.moveaxis(ka.concat([first, inside, last]), 0, axis)


def _edge(rows: Array, h: Array) -> Array:
    """The derivative at the first of three points."""
    a, b = h[:1], h[1:2]
    return -(2.0 * a + b) / (a * (a + b)) * rows[:1] + (a + b) / (a * b) * rows[1:2] - a / (b * (a + b)) * rows[2:3]


@composed(2, "x")
def trapezoid(y: object, x: object = None, dx: Any = 1.0, axis: int = -1) -> Any:
    """The integral of what is straight between samples."""
    (values,) = floats(y)
    along = axis_of("trapezoid", axis, values)
    rows = ka.moveaxis(values, along, -1)
    of_bools = array_of(y).dtype.is_bool  # whose sum is whether either holds, and whose difference whether one alone does
    means = (ka.maximum if of_bools else ka.add)(rows[..., 1:], rows[..., :-1]) * 0.5
    if x is None:
        return result(ka.sum(means * operand(dx), axis=-1))  # type: ignore[operator]
    places = array_of(x)
    at = cast(places, numpy_dtype(values.dtype))
    at = ka.moveaxis(at, along, -1) if at.ndim == values.ndim else at
    steps = at[..., 1:] - at[..., :-1]
    return result(ka.sum(means * (ka.abs(steps) if places.dtype.is_bool else steps), axis=-1))


trapz = trapezoid


@composed(3)
def interp(x: object, xp: object, fp: object, left: Any = None, right: Any = None, period: float | None = None) -> Any:
    """What is straight between points, at other places."""
    places = array_of(x)
    flat = cast(ka.reshape(places, (-1,)), FLOAT)
    at, values = cast(array_of(xp), FLOAT), floats(fp)[0]
    values = values if is_complex(values.dtype) else cast(values, FLOAT)
    if at.ndim != 1 or at.shape != values.shape or not at.shape[0]:
        raise ValueError(
            f"interp: xp and fp are rows of as many numbers, one at least, not of shapes {at.shape} and {values.shape}"
        )
    if period is not None:
        flat, at = ka.remainder(flat, float(period)), ka.remainder(at, float(period))
        order = ka.argsort(at)
        at, values = ka.take(at, order), ka.take(values, order)
        at = ka.concat([at[-1:] - float(period), at, at[:1] + float(period)])
        values = ka.concat([values[-1:], values, values[:1]])
    n = at.shape[0]
    if n == 1:
        made = ka.broadcast_to(values[:1], flat.shape)
    else:
        low = ka.clip(ka.searchsorted(at, flat, side="right") - 1, 0, n - 2)
        x0, x1, y0, y1 = ka.take(at, low), ka.take(at, low + 1), ka.take(values, low), ka.take(values, low + 1)
        made = y0 + (y1 - y0) * ((flat - x0) / ka.where(x1 == x0, 1.0, x1 - x0))
    made = ka.where(flat < at[0], values[0] if left is None else array_of(left, numpy_dtype(values.dtype)), made)
    made = ka.where(flat > at[-1], values[-1] if right is None else array_of(right, numpy_dtype(values.dtype)), made)
    return result(ka.reshape(made, places.shape))


@composed(1)
def unwrap(p: object, discont: float | None = None, axis: int = -1, *, period: float = 2 * math.pi) -> ndarray:
    """Without the jumps of a period between neighbours."""
    (x,) = floats(p)
    along = axis_of("unwrap", axis, x)
    rows = ka.moveaxis(x, along, -1)
    step = rows[..., 1:] - rows[..., :-1]
    half = period / 2
    folded = ka.remainder(step + half, period) - half
    folded = ka.where((folded == -half) & (step > 0), half, folded)
    change = ka.where(ka.abs(step) < (half if discont is None else max(half, discont)), 0.0, folded - step)
    return ndarray(
        ka.moveaxis(ka.concat([rows[..., :1], rows[..., 1:] + ka.cumulative_sum(change, axis=-1)], axis=-1), -1, along)
    )


# -- functions applied


def apply_along_axis(func1d: Callable[..., Any], axis: int, arr: object, *args: Any, **options: Any) -> ndarray:
    """What a function gives for each row along an axis, one call for each."""
    x = array_of(arr)
    along = axis_of("apply_along_axis", axis, x)
    before = [d for i, d in enumerate(x.shape) if i != along]
    rows = ka.unstack(ka.reshape(ka.moveaxis(x, along, -1), (-1, x.shape[along])))
    made = joining.stack([array_of(func1d(ndarray(row), *args, **options)) for row in rows]).array
    own = made.shape[1:]
    whole = ka.reshape(made, (*before, *own))
    rank = len(before)
    order = (*range(along), *range(rank, rank + len(own)), *range(along, rank))
    return ndarray(ka.permute_dims(whole, order))


def apply_over_axes(func: Callable[..., Any], a: object, axes: Sequence[int]) -> Any:
    """A reduction over one axis after another."""
    made: Any = ndarray(array_of(a))
    for axis in axes:
        found = func(made, axis)
        made = found if found.ndim == made.ndim else shapes.expand_dims(found, axis)
    return made


def _on_host(x: Any) -> Any:
    """The same with arrays of numpy in place of ours."""
    return tuple(map(_on_host, x)) if type(x) is tuple else x.numpy()[()] if isinstance(x, (Held, Array)) else x


def ndenumerate(arr: object) -> Any:
    """The positions and the numbers of an array, on the host."""
    return numpy.ndenumerate(_on_host(array_of(arr)))


class vectorize:
    """A function of numbers as one of arrays: called once for each element, on the host."""

    def __init__(self, pyfunc: Callable[..., Any], otypes: Any = None, **options: Any) -> None:
        self._function = numpy.vectorize(lambda *args, **more: _on_host(pyfunc(*args, **more)), otypes, **options)

    def __call__(self, *args: object, **options: object) -> Any:
        found = self._function(*map(_on_host, args), **{name: _on_host(x) for name, x in options.items()})
        return tuple([result(array_of(v)) for v in found]) if isinstance(found, tuple) else result(array_of(found))


def shape(a: object) -> tuple[int, ...]:
    return array_of(a).shape


def size(a: object, axis: int | None = None) -> int:
    x = array_of(a)
    return x.size if axis is None else x.shape[axis]


def astype(x: object, dtype: Any, /, *, copy: bool = True) -> Any:
    """The values as another dtype."""
    return result(cast(array_of(x), asked(dtype)))
