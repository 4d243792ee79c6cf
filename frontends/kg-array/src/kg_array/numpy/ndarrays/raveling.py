"""Positions in a row as those along each axis, and the other way around."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.creation import array
from kg_array.numpy.dtypes import cast
from kg_array.numpy.ndarrays.array import array_of, holds_arrays, result
from kg_array.numpy.ndarrays.places import check_mode, extremes, in_range
from kg_array.transforms.tracing import is_tracing

_INT: Final = numpy.dtype(numpy.intp)


def unravel_index(indices: Any, shape: Any, order: str = "C") -> tuple[Any, ...]:
    """The positions along each axis of positions in a row."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    if not holds_arrays(indices):
        found = numpy.unravel_index(indices, sizes, order)  # type: ignore[call-overload]
        return tuple([array(v) if isinstance(v, numpy.ndarray) else v for v in found])
    at = _indices("unravel_index", indices)
    _refuse_beyond("unravel_index", at, math.prod(sizes))
    strides = _strides(sizes, order)
    return tuple([result(ka.remainder(ka.floor_divide(at, s), n)) for n, s in zip(sizes, strides, strict=True)])


def ravel_multi_index(multi_index: Any, dims: Any, mode: Any = "raise", order: str = "C") -> Any:
    """Positions in a row of positions along each axis."""
    parts = list(multi_index)
    if not holds_arrays(parts):
        made = numpy.ravel_multi_index(tuple(parts), dims, mode, order)  # type: ignore[call-overload]
        return array(made) if isinstance(made, numpy.ndarray) else made
    sizes = (dims,) if isinstance(dims, int) else tuple(dims)
    modes = [mode] * len(sizes) if isinstance(mode, str) else list(mode)
    if not len(parts) == len(sizes) == len(modes):
        raise ValueError(f"ravel_multi_index: {len(parts)} positions and {len(modes)} modes for {len(sizes)} axes")
    total: Any = 0
    for part, size, how, stride in zip(parts, sizes, modes, _strides(sizes, order), strict=True):
        check_mode("ravel_multi_index", how)
        at = _indices("ravel_multi_index", part)
        if how == "raise":
            _refuse_beyond("ravel_multi_index", at, size)
        total = total + in_range(at, size, how) * stride
    return result(total)


def _indices(name: str, given: Any) -> Array:
    """Positions as int64."""
    found = array_of(given)
    if not found.dtype.is_int:
        raise TypeError(f"{name}: positions are integers, not {found.dtype}")
    return cast(found, _INT)


def _refuse_beyond(name: str, at: Array, size: int) -> None:
    """Raise for positions outside of 0 <= at < size, where they are known."""
    if is_tracing() or not at.size:
        return
    low, high = extremes(at)
    if low < 0 or high >= size:
        raise ValueError(f"{name}: position {low if low < 0 else high} is out of bounds for {size} elements")


def _strides(sizes: Sequence[int], order: str) -> list[int]:
    """How far apart in a row neighbours along each axis are, the last axis closest, or by "F" the first."""
    if order not in ("C", "F"):
        raise ValueError(f"order must be one of 'C' or 'F' (got {order!r})")
    if order == "F":
        return [math.prod(sizes[:axis]) for axis in range(len(sizes))]
    return [math.prod(sizes[axis + 1 :]) for axis in range(len(sizes))]
