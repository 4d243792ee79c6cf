"""numpy's functions that put parts into arrays and take them out: what is left is copied."""

from __future__ import annotations

from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.functions import manipulation
from kg_array.functions.creation import of_numpy
from kg_array.indexing.items import get
from kg_array.indexing.parts import static_key
from kg_array.numpy.dtypes import cast, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, generic, ndarray
from kg_array.numpy.ndarrays.joining import concatenate
from kg_array.numpy.shapes import ravel
from kg_array.operands.arguments import axis_of
from kg_array.transforms.tracing import is_tracing


def append(arr: object, values: object, axis: int | None = None) -> ndarray:
    """The values after the array: of both in a row where no axis is given."""
    parts = [arr, values] if axis is not None else [ravel(arr), ravel(values)]
    return concatenate(parts, axis=0 if axis is None else axis)


def delete(arr: object, obj: Any, axis: int | None = None) -> ndarray:
    """Without the parts at these positions of an axis."""
    x = _in_a_row(arr) if axis is None else array_of(arr)
    along = 0 if axis is None else axis_of("delete", axis, x)
    size = x.shape[along]
    if isinstance(obj, int) and not isinstance(obj, bool) and -size <= obj < size:
        return ndarray(manipulation.concat([_span(x, along, 0, obj % size), _span(x, along, obj % size + 1, size)], axis=along))
    gone: Any = obj if isinstance(obj, slice) else numpy.asarray(array_of(obj).numpy())
    kept = numpy.delete(numpy.arange(size), gone)
    return ndarray(ka.take(x, ka.asarray(kept), axis=along))


def _in_a_row(a: object) -> Array:
    """The elements of an array in one dimension."""
    x = array_of(a)
    return x if x.ndim == 1 else manipulation.reshape(x, (-1,))


def _span(x: Array, axis: int, start: int, stop: int) -> Array:
    """The parts of x from start to stop along an axis."""
    key = (*[slice(None)] * axis, slice(start, stop))
    return get(x, key, static_key(key))


def insert(arr: object, obj: Any, values: object, axis: int | None = None) -> ndarray:
    """With values before the parts at these positions of an axis."""
    x = _in_a_row(arr) if axis is None else array_of(arr)
    along = 0 if axis is None else axis_of("insert", axis, x)
    size = x.shape[along]
    if isinstance(obj, int) and not isinstance(obj, bool) and -size <= obj <= size:
        return ndarray(_inserted(x, obj + size if obj < 0 else obj, values, along))
    at = numpy.atleast_1d(numpy.asarray(obj if isinstance(obj, int) else array_of(obj).numpy()))
    new = cast(array_of(values), numpy_dtype(x.dtype))
    count = len(at) if len(at) > 1 or new.ndim < x.ndim else new.shape[along]
    at = numpy.broadcast_to(at, (count,)) if len(at) != count else at
    shape = tuple([count if i == along else d for i, d in enumerate(x.shape)])
    if new.ndim and isinstance(obj, int) and new.ndim < x.ndim:
        new = ka.expand_dims(new, axis=along)
    both = ka.concat([x, ka.broadcast_to(new, shape)], axis=along)
    places = numpy.insert(numpy.arange(size), at, size + numpy.arange(count))
    return ndarray(ka.take(both, ka.asarray(places), axis=along))


def _inserted(x: Array, at: int, values: object, along: int) -> Array:
    """With values before one position: the first axis of as many dimensions as x has goes along the axis,
    as in numpy."""
    if type(values) is int or type(values) is float:
        one = tuple([1 if i == along else d for i, d in enumerate(x.shape)])
        values = numpy.full(one, values, numpy_dtype(x.dtype)).swapaxes(0, along)
    on_host = not isinstance(values, (ndarray, generic, Array)) and not is_tracing()
    own: Any = numpy.asarray(values).astype(numpy_dtype(x.dtype)) if on_host else cast(array_of(values), numpy_dtype(x.dtype))
    moved: Any = numpy if on_host else ka
    own = moved.reshape(own, (*[1] * (x.ndim - own.ndim), *own.shape)) if own.ndim < x.ndim else own
    own = moved.moveaxis(own, 0, along) if along else own
    own = moved.broadcast_to(own, tuple([own.shape[along] if i == along else d for i, d in enumerate(x.shape)]))
    new = of_numpy(own, x.dtype, x.device) if on_host else own
    return manipulation.concat([_span(x, along, 0, at), new, _span(x, along, at, x.shape[along])], axis=along)
