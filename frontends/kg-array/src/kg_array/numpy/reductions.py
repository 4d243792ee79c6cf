"""numpy's sums, extremes, moments and running ones, with `axis`, `dtype`, `out`, `keepdims`,
`initial` and `where`, and those that leave NaN out or make numbers of them."""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final
from typing import cast as cast_to

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.numpy.dtypes import asked, cast, common, kg_dtype, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, floats, ndarray, of_its_own, operand, result, written
from kg_array.numpy.ndarrays.composed import composed
from kg_array.operands.arguments import axes_of, axis_of
from kg_array.operands.dtypes import is_complex

Axis = Any
_BOOL: Final = numpy.dtype(bool)


def given(x: Array, out: Any) -> Any:
    """The result of a function, written into `out` where there is one."""
    if out is None:
        return result(x)
    target = out[0] if isinstance(out, tuple) else out
    written(target, x)
    return target


def called(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that another one makes, by the name that messages call it by."""
    made = cast_to("FunctionType", function)
    made.__name__ = made.__qualname__ = name
    made.__code__ = made.__code__.replace(co_name=name)
    return function


def _axis(axis: Axis) -> Axis:
    if axis is None:
        return None
    return tuple(map(operator.index, axis)) if isinstance(axis, (tuple, list)) else operator.index(axis)


def _axis_of(x: Array, axis: Axis) -> Axis:
    """The same of a reduction of numpy's, which take a number as if it had an axis."""
    found = _axis(axis)
    return None if not x.ndim and found in (0, -1) else found


def _masked(x: Array, where: Any, otherwise: Any) -> Array:
    """x with the neutral value where the condition does not hold."""
    if where is True:
        return x
    keep = array_of(where, _BOOL)
    return ka.where(ka.broadcast_to(keep, x.shape), x, otherwise)


def _accumulated(function: Callable[..., Array], first: int, join: Callable[[Array, Any], Array]) -> Callable[..., Any]:
    def reduced(
        a: object,
        axis: Axis = None,
        dtype: object = None,
        out: Any = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = True,
    ) -> Any:
        x = _masked(array_of(a), where, first)
        wanted = None if dtype is None else kg_dtype(asked(dtype))
        if x.dtype.is_bool:
            x = cast(x, numpy.dtype(int))
        made = function(x, axis=_axis_of(x, axis), dtype=wanted, keepdims=keepdims)
        return given(made if initial is None else join(made, operand(initial)), out)

    return reduced


sum = composed(1)(called("sum", _accumulated(ka.sum, 0, lambda x, y: x + y)))
prod = composed(1)(called("prod", _accumulated(ka.prod, 1, lambda x, y: x * y)))


def _extreme(function: Callable[..., Array], join: Callable[..., Array], sign: int) -> Callable[..., Any]:
    def reduced(
        a: object, axis: Axis = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True
    ) -> Any:
        x = array_of(a)
        if where is not True:
            if initial is None:
                raise ValueError("an extreme under a condition needs an initial value: there may be no element")
            x = _masked(x, where, operand(initial))
        if x.dtype.is_bool:
            made = (ka.any if sign > 0 else ka.all)(x, axis=_axis_of(x, axis), keepdims=keepdims)
        elif is_complex(x.dtype):
            if initial is not None:
                raise TypeError("an extreme of complex numbers has no initial value here")
            made = _complex_extreme(x, _axis_of(x, axis), keepdims, ka.argmax if sign > 0 else ka.argmin)
        elif initial is not None and not x.size:
            made = ka.broadcast_to(
                array_of(initial, numpy_dtype(x.dtype)), ka.sum(x, axis=_axis_of(x, axis), keepdims=keepdims).shape
            )
        else:
            made = function(x, axis=_axis_of(x, axis), keepdims=keepdims)
        return given(made if initial is None else join(made, operand(initial)), out)

    return reduced


def _complex_extreme(x: Array, axis: Axis, keepdims: bool, position: Callable[..., Array]) -> Array:
    """The greatest or least by the real part, then by the imaginary one; the first NaN where there is one."""
    axes = axes_of(position.__name__.removeprefix("arg"), axis, x)
    rest = [i for i in range(x.ndim) if i not in axes]
    kept = [x.shape[i] for i in rest]
    shape: list[Any] = [1 if i in axes else d for i, d in enumerate(x.shape)] if keepdims else kept
    if 0 in kept:  # there is no row to choose from
        return ka.zeros(tuple(shape), dtype=x.dtype, device=x.device)
    rows = ka.reshape(ka.permute_dims(x, (*rest, *axes)), (*kept, -1) if x.size else (*kept, 0))
    found = ka.take_along_axis(rows, ka.expand_dims(position(rows, axis=-1), axis=-1), axis=-1)
    return ka.reshape(found, tuple(shape))


max = composed(1)(called("max", _extreme(ka.max, ka.maximum, 1)))
min = composed(1)(called("min", _extreme(ka.min, ka.minimum, -1)))


def _floats(a: object, dtype: object = None) -> Array:
    """An array for means and the like, of the dtype that is asked for."""
    (x,) = floats(a if dtype is None else array_of(a, asked(dtype)))
    return x


@composed(1)
def mean(a: object, axis: Axis = None, dtype: object = None, out: Any = None, keepdims: bool = False, where: Any = True) -> Any:
    """The mean, of floats of the array's dtype, of integers of float64."""
    if dtype is not None and asked(dtype).kind in "biu":
        return given(cast(array_of(mean(a, axis, None, None, keepdims, where)), asked(dtype)), out)
    x = _floats(a, dtype)
    if where is True:
        return given(ka.mean(x, axis=_axis(axis), keepdims=keepdims), out)
    keep = ka.broadcast_to(array_of(where, _BOOL), x.shape)
    total = ka.sum(_masked(x, where, 0), axis=_axis(axis), keepdims=keepdims)
    return given(total / ka.astype(ka.count_nonzero(keep, axis=_axis(axis), keepdims=keepdims), total.dtype), out)


@composed(1)
def var(
    a: object,
    axis: Axis = None,
    dtype: object = None,
    out: Any = None,
    ddof: float = 0,
    keepdims: bool = False,
    *,
    correction: Any = None,
) -> Any:
    """The mean squared deviation from the mean, of n - ddof."""
    x, by = _floats(a, dtype), ddof if correction is None else correction
    if is_complex(x.dtype):
        found = [ka.var(part, axis=_axis(axis), correction=by, keepdims=keepdims) for part in (ka.real(x), ka.imag(x))]
        return given(found[0] + found[1], out)
    return given(ka.var(x, axis=_axis(axis), correction=by, keepdims=keepdims), out)


@composed(1)
def std(
    a: object,
    axis: Axis = None,
    dtype: object = None,
    out: Any = None,
    ddof: float = 0,
    keepdims: bool = False,
    *,
    correction: Any = None,
) -> Any:
    """The square root of `var`."""
    return given(ka.sqrt(array_of(var(a, axis, dtype, None, ddof, keepdims, correction=correction))), out)


def _truth(function: Callable[..., Array], neutral: bool) -> Callable[..., Any]:
    def reduced(a: object, axis: Axis = None, out: Any = None, keepdims: bool = False, *, where: Any = True) -> Any:
        x = _masked(array_of(a), where, neutral)
        return given(function(x, axis=_axis_of(x, axis), keepdims=keepdims), out)

    return reduced


any = composed(1)(called("any", _truth(ka.any, False)))
all = composed(1)(called("all", _truth(ka.all, True)))


@composed(1)
def count_nonzero(a: object, axis: Axis = None, *, keepdims: bool = False) -> Any:
    """How many are not zero."""
    x = array_of(a)
    return result(ka.count_nonzero(x, axis=_axis_of(x, axis), keepdims=keepdims))


def _position(function: Callable[..., Array]) -> Callable[..., Any]:
    def found(a: object, axis: int | None = None, out: Any = None, *, keepdims: bool = False) -> Any:
        x = array_of(a)
        x = ka.astype(x, ka.uint8) if x.dtype.is_bool else x
        return given(function(x, axis=_axis_of(x, axis), keepdims=keepdims), out)

    return found


argmax = composed(1)(called("argmax", _position(ka.argmax)))
argmin = composed(1)(called("argmin", _position(ka.argmin)))


@composed(1)
def ptp(a: object, axis: Axis = None, out: Any = None, keepdims: bool = False) -> Any:
    """The greatest minus the least."""
    x = array_of(a)
    return given(ka.subtract(array_of(max(x, axis, None, keepdims)), array_of(min(x, axis, None, keepdims))), out)


def average(a: object, axis: Axis = None, weights: Any = None, returned: bool = False, *, keepdims: bool = False) -> Any:
    """The mean, or that with weights; and the sum of weights where that is asked for."""
    x = _floats(a)
    if weights is None:
        found = mean(x, axis, keepdims=keepdims)
        if not returned:
            return found
        return found, result(ka.full(found.shape, x.size / builtins.max(found.size, 1), dtype=array_of(found).dtype))
    found = _weighted(x, array_of(weights), axis, keepdims)
    if not returned:
        return found
    return found, result(ka.broadcast_to(_weights(x, array_of(weights), axis, keepdims).array, found.shape))


def _spread(x: Array, weights: Array, axis: Axis) -> tuple[Array, Array]:
    """An array and its weights, of one dtype and shape."""
    x, w = (cast(v, common(x, weights)) for v in (x, weights))
    if w.shape != x.shape:
        if axis is None:
            raise TypeError(f"average: of weights of another shape, {w.shape} beside {x.shape}, the axis is to be said")
        if w.ndim != 1 or w.shape[0] != x.shape[axis_of("average", axis, x)]:
            raise ValueError(f"average: weights of shape {w.shape} for an array of shape {x.shape}, axis {axis}")
        along = axis_of("average", axis, x)
        w = ka.broadcast_to(ka.reshape(w, [-1 if i == along else 1 for i in range(x.ndim)]), x.shape)  # type: ignore[arg-type]
    return x, w


@composed(2)
def _weights(x: Array, weights: Array, axis: Axis, keepdims: bool) -> Any:
    return ka.sum(_spread(x, weights, axis)[1], axis=_axis(axis), keepdims=keepdims)


@composed(2)
def _weighted(x: Array, weights: Array, axis: Axis, keepdims: bool) -> Any:
    x, w = _spread(x, weights, axis)
    return ka.sum(x * w, axis=_axis(axis), keepdims=keepdims) / ka.sum(w, axis=_axis(axis), keepdims=keepdims)


# -- running ones


def _running(function: Callable[..., Array], *, typed: bool) -> Callable[..., Any]:
    def run(a: object, axis: int | None = None, dtype: object = None, out: Any = None) -> Any:
        x = array_of(a)
        if x.dtype.is_bool and typed:
            x = cast(x, numpy.dtype(int))
        if axis is None or _axis_of(x, axis) is None:
            x, axis = ka.reshape(x, (-1,)), 0
        options = {"dtype": None if dtype is None else kg_dtype(asked(dtype))} if typed else {}
        return given(function(x, axis=axis, **options), out)

    return run


cumsum = called("cumsum", _running(ka.cumulative_sum, typed=True))
cumprod = called("cumprod", _running(ka.cumulative_prod, typed=True))
running_max = called("running_max", _running(ka.cumulative_max, typed=False))
running_min = called("running_min", _running(ka.cumulative_min, typed=False))


# -- without NaN


def _without_nan(function: Callable[..., Any], otherwise: float) -> Callable[..., Any]:
    def reduced(a: object, axis: Axis = None, *rest: Any, **options: Any) -> Any:
        x = array_of(a)
        return function(_with_nan_as(x, otherwise), axis, *rest, **options)

    return reduced


def _with_nan_as(x: Array, otherwise: float) -> Array:
    """The array with another value in place of each NaN."""
    if is_complex(x.dtype):
        return ka.where(ka.isnan(x), complex(otherwise, 0.0), x)
    return ka.where(ka.isnan(x), otherwise, x) if x.dtype.is_float else x


def _extreme_without_nan(function: Callable[..., Any], otherwise: float) -> Callable[..., Any]:
    """The same; where there is nothing but NaN, that."""

    def reduced(a: object, axis: Axis = None, out: Any = None, keepdims: bool = False) -> Any:
        x = array_of(a)
        if not x.dtype.is_float and not is_complex(x.dtype):
            return function(x, axis, out, keepdims)
        found = array_of(function(_with_nan_as(x, otherwise), axis, None, keepdims))
        nothing = ka.all(ka.isnan(x), axis=_axis_of(x, axis), keepdims=keepdims)
        return given(ka.where(nothing, ka.nan, found), out)

    return reduced


nansum = composed(1)(called("nansum", _without_nan(sum, 0.0)))
nanprod = composed(1)(called("nanprod", _without_nan(prod, 1.0)))
nancumsum = composed(1)(called("nancumsum", _without_nan(cumsum, 0.0)))
nancumprod = composed(1)(called("nancumprod", _without_nan(cumprod, 1.0)))
nanargmax = composed(1)(called("nanargmax", _without_nan(argmax, -numpy.inf)))
nanargmin = composed(1)(called("nanargmin", _without_nan(argmin, numpy.inf)))
nanmax = composed(1)(called("nanmax", _extreme_without_nan(max, -numpy.inf)))
nanmin = composed(1)(called("nanmin", _extreme_without_nan(min, numpy.inf)))


def _axis_without_nan(a: object, axis: Axis) -> Axis:
    """The axis of a mean without NaN: of a number that may be NaN 0 and -1 are taken, as numpy takes them."""
    x = array_of(a)
    return _axis_of(x, axis) if x.dtype.is_float or is_complex(x.dtype) else axis


@composed(1)
def nanmean(a: object, axis: Axis = None, dtype: object = None, out: Any = None, keepdims: bool = False) -> Any:
    """The mean of what is a number."""
    axis, x = _axis_without_nan(a, axis), _floats(a, dtype)
    return mean(x, axis, None, out, keepdims, where=ka.logical_not(ka.isnan(x)))


@composed(1)
def nanvar(a: object, axis: Axis = None, dtype: object = None, out: Any = None, ddof: float = 0, keepdims: bool = False) -> Any:
    """The variance of what is a number."""
    axis, x = _axis_without_nan(a, axis), _floats(a, dtype)
    known = ka.logical_not(ka.isnan(x))
    middle = array_of(mean(x, axis, None, None, True, where=known))
    squares = ka.where(known, ka.square(ka.abs(x - middle)), 0.0)
    count = ka.astype(ka.count_nonzero(known, axis=_axis(axis), keepdims=keepdims), squares.dtype)
    free = ka.where(count > ddof, count - float(ddof), ka.nan)
    return given(ka.sum(squares, axis=_axis(axis), keepdims=keepdims) / free, out)


@composed(1)
def nanstd(a: object, axis: Axis = None, dtype: object = None, out: Any = None, ddof: float = 0, keepdims: bool = False) -> Any:
    """The square root of `nanvar`."""
    return given(ka.sqrt(array_of(nanvar(a, axis, dtype, None, ddof, keepdims))), out)


def nan_to_num(x: object, copy: bool = True, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Any:
    """NaN and infinities as numbers; without a copy they are written into x."""
    made = _of_numbers(x, nan, posinf, neginf)
    return made if copy or not isinstance(x, ndarray) else given(made.array, x)


@composed(1)
def _of_numbers(x: object, nan: float, posinf: float | None, neginf: float | None) -> Any:
    values = array_of(x)
    if is_complex(values.dtype):
        parts = [array_of(_of_numbers(part, nan, posinf, neginf)) for part in (ka.real(values), ka.imag(values))]
        return result(of_parts((parts[0].node, parts[1].node), values.device))
    if not values.dtype.is_float:
        return result(of_its_own(values, [x, getattr(x, "array", None)]))
    limits = numpy.finfo(numpy_dtype(values.dtype))
    high, low = float(limits.max if posinf is None else posinf), float(limits.min if neginf is None else neginf)
    made = ka.where(ka.isnan(values), float(nan), values)
    return result(ka.where(values == math.inf, high, ka.where(values == -math.inf, low, made)))
