"""Parts of an axis, each reduced: `reduceat` of ufuncs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
from numpy.typing import NDArray

import kg_array as ka
from kg_array.numpy.dtypes import cast, numpy_dtype
from kg_array.operands.dtypes import is_complex

#: How parts of different lengths are combined: the mode of `put_along_axis`, and what a part begins with; the first of its elements where that is None.
_COMBINED = {"add": ("add", 0), "multiply": ("mul", 1), "maximum": ("max", None), "minimum": ("min", None)}
_TRUTHS = {"logical_and": "minimum", "logical_or": "maximum"}


def reduceat(name: str, reduce: Callable[[ka.Array, int], ka.Array], array: ka.Array, indices: Any, axis: int) -> ka.Array:
    """Over the parts of an axis that begin at these positions and end where the next begins:
    of one that ends before it begins, its first element."""
    x = ka.moveaxis(array, axis, 0)
    starts = numpy.asarray(indices, numpy.intp).reshape(-1)
    for start in starts[(starts < 0) | (starts >= x.shape[0])][:1]:
        raise IndexError(f"index {start} out-of-bounds in {name}.reduceat [0, {x.shape[0]})")
    ends = numpy.append(starts[1:], x.shape[0])[: starts.size]
    lengths = numpy.maximum(ends - starts, 1)
    if starts.size and (lengths == lengths[0]).all() and (starts == starts[0] + lengths[0] * numpy.arange(starts.size)).all():
        parts = ka.reshape(x[int(starts[0]) : int(starts[0] + lengths.sum())], (starts.size, int(lengths[0]), *x.shape[1:]))
        return ka.moveaxis(reduce(parts, 1), 0, axis)
    if is_complex(x.dtype) and name != "add":  # no scatter multiplies them
        each = [reduce(x[int(i) : int(i + count)], 0) for i, count in zip(starts, lengths, strict=True)]
        return ka.moveaxis(ka.stack(each), 0, axis)
    whole = reduce(x[:1], 0)
    made = _combined(name, cast(x, numpy_dtype(whole.dtype)), starts, lengths)
    return ka.moveaxis(cast(made, numpy_dtype(whole.dtype)), 0, axis)


def _combined(name: str, x: ka.Array, starts: NDArray[numpy.intp], lengths: NDArray[numpy.intp]) -> ka.Array:
    """The parts [k, ...] of an array [n, ...]."""
    if name in _TRUTHS:
        return ka.astype(_combined(_TRUTHS[name], ka.astype(x, ka.uint8), starts, lengths), ka.bool)
    mode, first = _COMBINED[name]
    half = x.dtype.is_float and x.dtype.itemsize < 4
    wide = ka.astype(x, ka.float32) if half else x
    numbers = numpy.repeat(numpy.arange(starts.size, dtype=numpy.int32), lengths)
    if (starts[1:] == starts[:-1] + lengths[:-1]).all():  # one after another
        taken = wide[int(starts[0]) : int(starts[0]) + numbers.size]
    else:
        positions = numpy.arange(numbers.size) + numpy.repeat(starts - numpy.cumsum(lengths) + lengths, lengths)
        taken = ka.take(wide, ka.asarray(positions, device=x.device), axis=0)
    into = ka.reshape(ka.asarray(numbers, device=x.device), (-1, *[1 for _ in x.shape[1:]]))
    begun = (
        ka.take(wide, ka.asarray(starts, device=x.device), axis=0)
        if first is None
        else ka.full((starts.size, *x.shape[1:]), first, dtype=wide.dtype, device=x.device)
    )
    return ka.put_along_axis(begun, ka.broadcast_to(into, taken.shape), taken, axis=0, mode=mode)
