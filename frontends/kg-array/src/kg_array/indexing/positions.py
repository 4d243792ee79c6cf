"""Arrays whose elements are computed of where they are:
arithmetic inside the kernels that use them, never memory."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from kg.frontend import Device, DType, UOp, const, float32, float64, int32, int64, shown, uint64
from kg.frontend import arange as counted

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.creation import cast, device_of
from kg_array.indexing.axes import positions_along, size_value
from kg_array.operands.arguments import axis_in, rank_of, require_array, shape_of, whole_number
from kg_array.operands.dtypes import DEFAULT_COMPLEX, DEFAULT_FLOAT, DEFAULT_INT, DTypeLike, asked, is_complex
from kg_array.operands.size import Size, greatest_of, greatest_value
from kg_array.operands.unify import broadcast_shape, one_device
from kg_array.running.steps import fixed, is_small, of_nothing, single


def _wrapped(value: int, dtype: DType) -> int:
    """A number modulo the dtype's range: sums and products of wrapped numbers are right
    where the result fits."""
    value %= 1 << dtype.bits
    return value - (1 << dtype.bits) if value > dtype.max else value


def _number(name: str, what: str, given: object, *types: type) -> complex:
    """A number of these types; of numpy's and of 0-d arrays that of Python."""
    value: Any = given.item() if isinstance(given, np.generic) or (isinstance(given, Array) and given.ndim == 0) else given
    if not isinstance(value, (int, float, Size, *types)):
        raise TypeError(f"{name}: {what} is a number, not {shown(given)}")
    return value


def arange(
    start: float,
    /,
    stop: float | None = None,
    step: float = 1,
    *,
    dtype: DTypeLike | None = None,
    device: Device | str | None = None,
) -> Array:
    """start, start + step, ... up to but not including stop."""
    first, last = (0, start) if stop is None else (start, stop)
    first, last, step = (_number("arange", w, v) for w, v in (("start", first), ("stop", last), ("step", step)))  # type: ignore[assignment]
    if step == 0:
        raise ValueError("arange: a step of 0 never comes to the stop")
    whole = all(isinstance(v, (int, Size)) for v in (first, last, step))
    chosen = asked("arange", dtype, DEFAULT_INT if whole else DEFAULT_FLOAT)
    if not (chosen.is_int or chosen.is_float):
        raise TypeError(f"arange makes integers or floats, not {chosen}")
    count = greatest_of(0, -((first - last) // operator.index(step))) if whole else _count_of_floats(first, last, step)  # type: ignore
    if whole and chosen.is_int and type(count) is int and count:
        _require_in_range(first, first + (count - 1) * step, chosen)  # type: ignore[arg-type]
    where = device_of(device)
    what = ("arange", *map(fixed, (first, step)), count, chosen)
    return _found(what, (first, step), where, lambda: Array(_progression(first, step, count, chosen), where))  # type: ignore[arg-type]


def _found(what: object, numbers: Sequence[float], device: Device, build: Callable[[], Array]) -> Array:
    """What is made of few numbers, found by these where they are such as people write,
    and of others where they are among the first that were met."""
    if not all(isinstance(n, (int, float)) and is_small(n) for n in numbers) and what not in _seldom:
        if len(_seldom) >= _SELDOM or not all(isinstance(n, (int, float)) for n in numbers):
            return build()
        _seldom.add(what)
    return of_nothing(what, device, build)


#: Ranges of numbers that people seldom write: so many are found, each of which is a program.
_SELDOM: Final = 64
_seldom: Final[set[object]] = set()


def _require_in_range(first: float, last: float, dtype: DType) -> None:
    """Narrow integers wrap on the way, as numpy's do.
    The first number is one of the dtype, and none is beyond 64 bits."""
    widest = uint64 if dtype is uint64 else int64
    for value, allowed in ((first, dtype), (last, widest)):
        if not isinstance(value, Size) and not allowed.min <= value <= allowed.max:
            raise OverflowError(f"arange: {shown(value)} does not fit {dtype}")


def _count_of_floats(first: float, last: float, step: float) -> int:
    """How many numbers are in [first, last) at this distance, of which one at least is a float."""
    try:
        steps = (last - first) / step
    except OverflowError:  # an integer that no float is near
        steps = math.inf
    if not math.isfinite(steps):
        raise ValueError(
            f"arange: from {shown(first)} to {shown(last)} in steps of {shown(step)} there is no finite count of numbers"
        )
    return max(0, math.ceil(steps))


def _progression(first: float, step: float, count: int, dtype: DType) -> UOp:
    if dtype.is_int and isinstance(first, (int, Size)) and isinstance(step, int):
        kind = dtype if dtype.bits >= 32 else int32
        start = size_value(first if isinstance(first, Size) else _wrapped(int(first), kind), kind)
        return (counted(count, kind) * const(_wrapped(step, kind), kind) + start).cast(dtype)
    kind = float64 if dtype is float64 or dtype.is_int else float32
    start = size_value(first, kind) if isinstance(first, Size) else float(first)
    return (counted(count, int64).cast(kind) * float(step) + start).cast(dtype)


def linspace(
    start: complex,
    stop: complex,
    /,
    num: int,
    *,
    dtype: DTypeLike | None = None,
    device: Device | str | None = None,
    endpoint: bool = True,
) -> Array:
    """`num` evenly spaced numbers from start to stop, which is the last of them or, without `endpoint`,
    the one after."""
    start, stop = (_number("linspace", what, v, complex) for what, v in (("start", start), ("stop", stop)))
    chosen = asked(
        "linspace", dtype, DEFAULT_COMPLEX if isinstance(start, complex) or isinstance(stop, complex) else DEFAULT_FLOAT
    )
    num = whole_number("linspace", "num", num)
    if num < 0:
        raise ValueError(f"linspace: num is 0 or more, not {num}")
    where = device_of(device)
    if is_complex(chosen):
        first, last = complex(start), complex(stop)
        ends = (first.real, last.real), (first.imag, last.imag)
        parts = [_between(low, high, num, chosen.part, endpoint) for low, high in ends]
        return of_parts(tuple(parts), where)
    if not chosen.is_float or isinstance(start, complex) or isinstance(stop, complex):
        raise TypeError(
            f"linspace from {start} to {stop} makes floats or complex numbers, not {chosen}: cast the result with astype"
        )
    low, high = float(start), float(stop)
    what = ("linspace", fixed(low), fixed(high), num, chosen, endpoint)
    return _found(what, (low, high), where, lambda: Array(_between(low, high, num, chosen, endpoint), where))


def _between(start: float, stop: float, num: int, chosen: DType, endpoint: bool) -> UOp:
    kind = float64 if chosen is float64 else float32
    gaps = num - 1 if endpoint else num
    if gaps < 1:
        return const(start, chosen).reshape(1).expand(num)
    scale = _scale(max(abs(start), abs(stop)), kind)
    first, last = start * scale, stop * scale
    step = (last - first) / gaps if isinstance(gaps, int) else const(last - first, kind) / size_value(gaps, kind)
    at = counted(num, int64)
    # from both ends, so that both are exact, and what cancels in the middle cancels to nothing
    low = at.cast(kind) * step + first
    end = size_value(gaps, int64)
    high = (end - at).cast(kind) * -step + last
    made = (at * 2 <= end).where(low, high)
    return (made if scale == 1.0 else made * (1.0 / scale)).cast(chosen)


def _scale(greatest: float, kind: DType) -> float:
    """A power of two that brings numbers up to this one to where neither their distance overflows nor its
    parts lose digits."""
    small = 2.0 ** (32 - (1 << (kind.exponent_bits - 1)))
    return 0.25 if greatest > kind.max_finite / 4 else 2.0**64 if greatest < small else 1.0


def eye(
    n_rows: int,
    n_cols: int | None = None,
    /,
    *,
    k: int = 0,
    dtype: DTypeLike | None = None,
    device: Device | str | None = None,
) -> Array:
    """Ones on a diagonal, zeros elsewhere; k counts diagonals above the main one."""
    shape = shape_of("eye", (n_rows, n_rows if n_cols is None else n_cols))
    k = _diagonal("eye", k, shape)
    chosen, where = asked("eye", dtype, DEFAULT_FLOAT), device_of(device)

    def made() -> Array:
        row, column = positions_along(shape, 0, int64), positions_along(shape, 1, int64)
        return cast(Array((row + k).eq(column), where), chosen)

    return of_nothing(("eye", shape, k, chosen), where, made) if type(k) is int else made()


def _diagonal(name: str, k: int, shape: tuple[int, ...]) -> int:
    """The number of a diagonal.
    One beyond a corner is the first there: what is added to a position does not wrap."""
    k = whole_number(name, "k", k)
    return k if isinstance(k, Size) else max(-greatest_value(shape[-2]), min(k, greatest_value(shape[-1])))


def _triangle(name: str, x: Array, k: int, *, lower: bool) -> Array:
    if rank_of(name, x) < 2:
        raise ValueError(f"{name} takes matrices, of 2 and more dimensions; this array has shape {x.shape}")
    k = _diagonal(name, k, x.shape)

    def made(x: Array) -> Array:
        row, column = positions_along(x.shape, x.ndim - 2, int64), positions_along(x.shape, x.ndim - 1, int64)
        kept = column <= row + k if lower else column >= row + k
        return x.moved(lambda node: kept.where(node, 0))

    return single((name, k), x, made)


def tril(x: Array, /, *, k: int = 0) -> Array:
    """Matrices with zeros above diagonal k."""
    return _triangle("tril", x, k, lower=True)


def triu(x: Array, /, *, k: int = 0) -> Array:
    """Matrices with zeros below diagonal k."""
    return _triangle("triu", x, k, lower=False)


def meshgrid(*arrays: Array, indexing: str = "xy") -> list[Array]:
    """Coordinates of a grid: every array along an axis of its own. "xy": the second axis comes first;
    "ij": as given."""
    if indexing not in ("xy", "ij"):
        raise ValueError(f'meshgrid: indexing is "xy" or "ij", not {indexing!r}')
    if not arrays:
        return []
    one_device("meshgrid", arrays)
    for x in arrays:
        if x.ndim > 1:
            raise ValueError(f"meshgrid takes arrays of one dimension, not of shape {x.shape}")
        if x.dtype is not arrays[0].dtype:
            raise TypeError(f"meshgrid: arrays of {arrays[0].dtype} and {x.dtype}: cast one with astype")
    axes = list(range(len(arrays)))
    if indexing == "xy" and len(arrays) > 1:
        axes[:2] = 1, 0
    rank = len(arrays)
    own = [tuple(x.size if d == axis else 1 for d in range(rank)) for axis, x in zip(axes, arrays, strict=True)]
    shape = broadcast_shape("meshgrid", own)

    def line(x: Array, sizes: tuple[int, ...]) -> Array:
        return single(("meshgrid", sizes, shape), x, lambda x: x.moved(lambda node: node.reshape(*sizes).broadcast_to(*shape)))

    return [line(x, sizes) for x, sizes in zip(arrays, own, strict=True)]


def one_hot(x: Array, num_classes: int, /, *, dtype: DTypeLike | None = None, axis: int = -1) -> Array:
    """1 where the position along a new axis is the element of x, else 0; nowhere, if that is out of range."""
    require_array("one_hot", x)
    if not x.dtype.is_int:
        raise TypeError(f"one_hot takes integers, not {x.dtype}")
    axis = axis_in("one_hot", axis, x.ndim + 1)
    shape = shape_of("one_hot", (*x.shape[:axis], num_classes, *x.shape[axis:]))
    chosen = asked("one_hot", dtype, DEFAULT_FLOAT)

    def made(x: Array) -> Array:
        given = x.node.reshape(*x.shape[:axis], 1, *x.shape[axis:]).expand(*shape)
        return cast(Array(given.cast(int64).eq(positions_along(shape, axis, int64)), x.device), chosen)

    return single(("one_hot", shape, axis, chosen), x, made)
