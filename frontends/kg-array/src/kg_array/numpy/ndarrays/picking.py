"""numpy's functions that pick elements by position or condition, find and order them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.functions import sorting
from kg_array.indexing import views
from kg_array.indexing.items import are_positions
from kg_array.numpy.creation import array
from kg_array.numpy.dtypes import cast, common, has, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, holds_arrays, ndarray, operand, own_key, reshaped, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.numpy.ndarrays.places import check_mode, in_range
from kg_array.numpy.reductions import given
from kg_array.operands.arguments import axis_of
from kg_array.operands.dtypes import is_complex

_BOOL = numpy.dtype(bool)
_INT = numpy.dtype(numpy.intp)


def where(condition: object, x: object = None, y: object = None) -> Any:
    """x where the condition holds, else y; of a condition alone the positions where it holds."""
    if x is None and y is None:
        return nonzero(condition)
    if x is None or y is None:
        raise ValueError("either both or neither of x and y should be given")
    return _chosen(condition, x, y)


@composed(3)
def _chosen(condition: object, x: object, y: object) -> Any:
    keep = array_of(condition, _BOOL)
    a, b = operand(x), operand(y)
    kind = common(a, b)
    choices: list[Any] = [cast(v, kind) if isinstance(v, Array) else v for v in (a, b)]
    dtype = next((v.dtype for v in choices if isinstance(v, Array) and not v.is_number), None)
    if dtype is None or not all(isinstance(v, Array) or has(dtype, v) for v in choices):
        choices = [array_of(v, kind) for v in choices]
    return result(ka.where(keep, *choices))


def nonzero(a: object) -> tuple[ndarray, ...]:
    """The positions of what is not zero, one array for each axis."""
    return tuple([ndarray(x) for x in ka.nonzero(array_of(a))])


def flatnonzero(a: object) -> ndarray:
    return nonzero(ka.reshape(array_of(a), (-1,)))[0]


def argwhere(a: object) -> ndarray:
    """The positions of what is not zero, as rows."""
    x = array_of(a)
    if not x.ndim:
        return ndarray(ka.zeros((int(bool(x)), 0), dtype=ka.int64))
    return ndarray(ka.stack(list(ka.nonzero(x)), axis=1))


def take(a: object, indices: object, axis: int | None = None, out: Any = None, mode: str = "raise") -> Any:
    """The parts at these positions of an axis, or of all elements in a row."""
    check_mode("take", mode)
    if mode == "raise" and not isinstance(indices, ndarray) and not holds_arrays(indices):
        x = array_of(a)
        along = 0 if axis is None else axis_of("take", axis, x)
        _check_positions(indices, along, x.size if axis is None else x.shape[along])
    found = _taken(a, indices, axis, mode)
    return found if out is None else given(array_of(found), out)


@composed(2)
def _taken(a: object, indices: object, axis: int | None, mode: str) -> Any:
    x = ka.reshape(array_of(a), (-1,)) if axis is None else array_of(a)
    along = 0 if axis is None else axis_of("take", axis, x)
    return result(ka.take(x, in_range(array_of(indices, _INT), x.shape[along], mode), axis=along))


def _check_positions(positions: object, axis: int, size: int) -> None:
    """Those that the host sees; of others the nearest elements are taken."""
    numbers = numpy.ravel(positions)  # type: ignore[arg-type]
    if not numbers.size or are_positions(numbers, size):
        return
    wrong = numbers[(numbers < -size) | (numbers >= size)]
    if len(wrong):
        raise IndexError(f"index {wrong[0]} is out of range for axis {axis} of size {size}")


def take_along_axis(arr: object, indices: object, axis: int | None = -1) -> ndarray:
    """The elements at positions of one axis that differ along the others."""
    x = ka.reshape(array_of(arr), (-1,)) if axis is None else array_of(arr)
    return ndarray(ka.take_along_axis(x, array_of(indices), axis=0 if axis is None else axis))


def flat_places(x: Any, key: Any) -> tuple[Array, tuple[int, ...]]:
    """The positions in a row of what a key takes of an array, and their shape."""
    if x.ndim == 1 and isinstance(key, (list, numpy.ndarray)) and not holds_arrays(key):
        found = numpy.asarray(key)
        if found.dtype.kind in "iu":
            _check_positions(found, 0, x.size)
            return array_of(found, _INT), found.shape
    numbers = ka.reshape(ka.arange(x.size, dtype=ka.int64), x.shape)
    found = numbers[own_key(_listed(key))]
    return found, found.shape


def _listed(key: Any) -> Any:
    if isinstance(key, tuple):
        return tuple([_listed(k) for k in key])
    return array_of(key) if isinstance(key, list) else key


@composed(1)
def choose(a: object, choices: Any, out: Any = None, mode: str = "raise") -> Any:
    """Of several arrays the one whose number stands in a."""
    at = array_of(a, _INT)
    parts = [array_of(c) for c in choices]
    kind = common(*parts)
    found = cast(parts[0], kind)
    for number, other in enumerate(parts[1:], 1):
        found = ka.where(at == number, cast(other, kind), found)
    return given(ka.broadcast_to(found, numpy.broadcast_shapes(found.shape, at.shape)), out)


def select(condlist: Sequence[object], choicelist: Sequence[object], default: object = 0) -> Any:
    """The choice of the first condition that holds."""
    if len(condlist) != len(choicelist):
        raise ValueError("select: list of cases must be same length as list of conditions")
    if not condlist:
        raise ValueError("select with an empty condition list is not possible")
    for number, condition in enumerate(condlist):
        if not array_of(condition).dtype.is_bool:
            raise TypeError(f"select: invalid entry {number} in condlist: should be boolean ndarray")
    found = default
    for condition, choice in list(zip(condlist, choicelist, strict=True))[::-1]:
        found = where(condition, choice, found)
    return found


def piecewise(x: object, condlist: Any, funclist: Sequence[Any], *args: Any, **options: Any) -> Any:
    """What the function of the last condition that holds gives, each computed of all."""
    values = ndarray(array_of(x))
    conditions = [array_of(c, _BOOL) for c in (condlist if isinstance(condlist, (list, tuple)) else [condlist])]
    functions = list(funclist)
    if len(functions) == len(conditions) + 1:
        none = conditions[0]
        for c in conditions[1:]:
            none = none | c
        conditions = [*conditions, ka.logical_not(none)]
    if len(functions) != len(conditions):
        raise ValueError(
            f"piecewise: with {len(conditions)} conditions, either {len(conditions)} or {len(conditions) + 1} functions are expected"
        )
    found = ka.zeros(values.shape, dtype=values.array.dtype)
    for c, function in zip(conditions, functions, strict=True):
        made = function(values, *args, **options) if callable(function) else function
        found = ka.where(c, array_of(made, numpy_dtype(found.dtype)), found)
    return result(found)


def compress(condition: object, a: object, axis: int | None = None, out: Any = None) -> Any:
    """The parts of an axis under a condition."""
    if axis is None and out is None:
        return extract(condition, a)
    x, at = array_of(a), flatnonzero(condition)
    longer = array_of(condition).size > (x.size if axis is None else x.shape[axis])
    return take(a, at.numpy() if longer else at, axis, out)  # numbers of the host's are checked


def extract(condition: object, arr: object) -> ndarray:
    """The elements under a condition, in a row."""
    keep, x = (v if v.ndim == 1 else reshaped(v, (-1,)) for v in (ndarray(array_of(condition, _BOOL)), ndarray(array_of(arr))))
    if keep.size > x.size:
        return take(x, flatnonzero(keep).numpy())
    return x[keep] if keep.shape == x.shape else x[: keep.size][keep]


@composed(1)
def diagonal(a: object, offset: int = 0, axis1: int = 0, axis2: int = 1) -> ndarray:
    """The diagonal over two axes, as the last axis.
    An array of its own, to write to: numpy's documentation leaves open whether it is a copy or a view, and says to make a copy
    before writing."""
    x = array_of(a)
    first, second = axis_of("diagonal", axis1, x), axis_of("diagonal", axis2, x)
    rest = [i for i in range(x.ndim) if i not in (first, second)]
    return ndarray(ka.linalg.diagonal(ka.permute_dims(x, (*rest, first, second)), offset=offset))


@composed(1)
def trace(a: object, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> Any:
    """The sum along the diagonal."""
    return diagonal(a, offset, axis1, axis2).sum(axis=-1, dtype=dtype, out=out)


def _positions_under(name: str) -> Callable[..., tuple[ndarray, ...]]:
    function = getattr(numpy, name)
    return lambda *args, **options: tuple([array(x) for x in function(*args, **options)])


#: Positions that are known from sizes alone are numpy's.
tril_indices, triu_indices, diag_indices = map(_positions_under, ("tril_indices", "triu_indices", "diag_indices"))


def tril_indices_from(arr: Any, k: int = 0) -> tuple[ndarray, ...]:
    return tril_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def triu_indices_from(arr: Any, k: int = 0) -> tuple[ndarray, ...]:
    return triu_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def diag_indices_from(arr: Any) -> tuple[ndarray, ...]:
    return diag_indices(arr.shape[0], arr.ndim)


# -- in order


def _check_kind(kind: str | None) -> None:
    if kind is not None and kind[:1] not in ("q", "h", "s", "m"):  # numpy looks at the first letter
        raise ValueError(f"sort kind must be one of 'quick', 'heap', or 'stable' (got {kind!r})")


def sort(
    a: object, axis: int | None = -1, kind: str | None = None, order: object = None, *, stable: bool | None = None
) -> ndarray:
    """In order, along an axis; all in a row where it is None.
    Zeros of either sign keep their order where it is to be stable."""
    _check_kind(kind)
    x = ka.reshape(array_of(a), (-1,)) if axis is None else array_of(a)
    keeps = bool(stable) or kind in ("stable", "mergesort")
    return ndarray(ka.sort(x, axis=-1 if axis is None else axis, stable=keeps))


def argsort(
    a: object, axis: int | None = -1, kind: str | None = None, order: object = None, *, stable: bool | None = None
) -> ndarray:
    """The positions in order. Equal elements stay as they are, by every `kind`."""
    _check_kind(kind)
    x = array_of(a)
    if axis is None or (not x.ndim and axis in (0, -1)):
        x = ka.reshape(x, (-1,))
    return ndarray(ka.argsort(x, axis=-1 if axis is None else axis))


def partition(a: object, kth: Any, axis: int | None = -1, kind: str = "introselect") -> ndarray:
    """With the element of a rank where it stands in order, lesser ones before it, greater ones behind.
    For several ranks all in order."""
    return _partitioned(a, kth, axis, positions=False)


def argpartition(a: object, kth: Any, axis: int | None = -1, kind: str = "introselect") -> ndarray:
    """The positions of the elements as `partition` has them."""
    return _partitioned(a, kth, axis, positions=True)


def _partitioned(a: object, kth: Any, axis: int | None, *, positions: bool) -> ndarray:
    ranks = numpy.atleast_1d(kth.numpy() if isinstance(kth, (Held, Array)) else kth)
    if ranks.dtype.kind not in "iu":
        raise TypeError("partition: a rank is an integer")
    x = ka.reshape(array_of(a), (-1,)) if axis is None else array_of(a)
    along = -1 if axis is None else axis
    n = x.shape[axis_of("partition", along, x)]
    if not n:
        return argsort(x, along) if positions else sort(x, along)
    for rank in ranks.tolist():
        if not -n <= rank < n:
            raise ValueError(f"partition: there is no rank {rank} among {n} elements")
    if len(ranks) != 1 or is_complex(x.dtype):
        return argsort(x, along) if positions else sort(x, along)
    return ndarray(sorting.partition(x, int(ranks[0]), along, positions=positions))


def sort_complex(a: object) -> ndarray:
    """The elements in order along the last axis, as complex numbers."""
    found = array_of(a)
    narrow = found.dtype.bits <= 16 and found.dtype.is_int  # numpy's rule
    kind = numpy.result_type(numpy_dtype(found.dtype), numpy.complex64 if narrow else numpy.complex128)
    return sort(cast(found, numpy_dtype(found.dtype) if is_complex(found.dtype) else kind))


def lexsort(keys: Any, axis: int = -1) -> ndarray:
    """The positions in the order of several keys, of which the last counts first."""
    arrays = [array_of(k) for k in keys]
    if not arrays:
        raise TypeError("lexsort: there is no key")
    if len({k.shape for k in arrays}) > 1:
        raise ValueError("lexsort: all keys need to be the same shape")
    order = ka.argsort(arrays[0], axis=axis)
    for key in arrays[1:]:
        again = ka.argsort(ka.take_along_axis(key, order, axis=axis), axis=axis)
        order = ka.take_along_axis(order, again, axis=axis)
    return ndarray(order)


@composed(2, "sorter")
def searchsorted(a: object, v: object, side: str = "left", sorter: object = None) -> Any:
    """Where values go in what is in order."""
    x, values = array_of(a), array_of(v)
    kind = common(x, values)
    at = None if sorter is None else array_of(sorter)
    found = ka.searchsorted(cast(x, kind), ka.reshape(cast(values, kind), (-1,)), side=side, sorter=at)  # type: ignore[arg-type]
    return result(ka.reshape(found, values.shape))


def digitize(x: object, bins: object, right: bool = False) -> Any:
    """The number of the bin of each."""
    if is_complex(array_of(x).dtype):
        raise TypeError("x may not be complex")
    edges = array_of(bins)
    if edges.ndim != 1:
        raise ValueError(f"digitize: bins are of one dimension, not of shape {edges.shape}")
    side = "left" if right else "right"
    known: Any = edges.numpy()
    falls = _fall(known)
    missing = numpy.isnan(known[::-1] if falls else known)
    if (missing[:-1] & ~missing[1:]).any():  # in no order: what numpy answers follows from how it searches
        values: Any = array_of(x).numpy()
        return result(array_of(numpy.digitize(values, known, right)))
    if not falls:
        return searchsorted(edges, x, side)
    return edges.shape[0] - searchsorted(ka.flip(edges), x, side)


def _fall(edges: Any) -> bool:
    """Whether edges are in falling order, by numpy's rule.
    The first that differs from those before it decides, and NaN neither rises nor falls."""
    others = numpy.flatnonzero(edges[1:] != edges[:1])
    if not others.size:
        return False
    rest = edges[others[0] + 1 :]
    rises = bool(edges[0] < rest[0])
    if ((rest[:-1] > rest[1:]) if rises else (rest[:-1] < rest[1:])).any():
        raise ValueError("bins must be monotonically increasing or decreasing")
    return not rises


# -- parts of complex numbers, which are views


def real(val: object) -> Any:
    """The real parts."""
    return _part_of_complex(val, 0)


def imag(val: object) -> Any:
    """The imaginary parts; zeros of real numbers."""
    x = array_of(val)
    return _part_of_complex(val, 1) if is_complex(x.dtype) else result(ka.zeros(x.shape, dtype=x.dtype))


def _part_of_complex(val: object, which: int) -> Any:
    x = array_of(val)
    if not is_complex(x.dtype):
        return val if isinstance(val, Held) else result(x)
    found = views.part_of_complex(x, which)
    return val.seen(found) if isinstance(val, ndarray) else result(found)
