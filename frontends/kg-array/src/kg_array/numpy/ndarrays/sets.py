"""numpy's sets: the different elements of arrays, and which of them are in others."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.functions.selection import first_of, packed
from kg_array.functions.sets import UniqueAll, UniqueCounts, UniqueInverse, among, different, in_both
from kg_array.numpy.creation import array
from kg_array.numpy.dtypes import cast, common
from kg_array.numpy.ndarrays.array import array_of, ndarray, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.operands.arguments import axis_of
from kg_array.running.steps import at_once

_Several = TypeVar("_Several", UniqueAll, UniqueCounts, UniqueInverse)


def unique(
    ar: object, return_index: bool = False, return_inverse: bool = False, return_counts: bool = False, axis: int | None = None, *,
    equal_nan: bool = True, sorted: bool = True
) -> Any:  # fmt: skip
    """The values that occur, in order.
    Also where each occurs first, which of them each element is, and how often each occurs."""
    x = array_of(ar)
    if axis is not None:
        axis_of("unique", axis, x)
    if axis is not None and x.ndim > 1:
        found = numpy.unique(x.numpy(), return_index, return_inverse, return_counts, axis)  # rows in their order: on the host
        return tuple([array(v) for v in found]) if isinstance(found, tuple) else array(found)
    more = {"indices": return_index, "inverse": return_inverse, "counts": return_counts}
    found = different("unique", x, ("values", *[what for what, wanted in more.items() if wanted]), one_nan=equal_nan)
    return ndarray(found[0]) if len(found) == 1 else tuple([ndarray(v) for v in found])


def unique_values(x: object, /) -> ndarray:
    """The values that occur, in order, each NaN of its own."""
    return ndarray(ka.unique_values(array_of(x)))


def unique_counts(x: object, /) -> UniqueCounts:
    """The values that occur, and how often each does."""
    return _ndarrays(ka.unique_counts(array_of(x)))


def unique_inverse(x: object, /) -> UniqueInverse:
    """The values that occur, and which of them each element is."""
    return _ndarrays(ka.unique_inverse(array_of(x)))


def unique_all(x: object, /) -> UniqueAll:
    """The values that occur, where each occurs first, which of them each element is,
    and how often each occurs."""
    return _ndarrays(ka.unique_all(array_of(x)))


def _ndarrays(found: _Several) -> _Several:
    """The same named tuple, of ndarrays."""
    return type(found)(*[ndarray(v) for v in found])  # type: ignore[arg-type, call-overload]


@composed(2)
def isin(
    element: object, test_elements: object, assume_unique: bool = False, invert: bool = False, *, kind: object = None
) -> Any:
    """Whether each is among the others."""
    x, others = array_of(element), ka.reshape(array_of(test_elements), (-1,))
    if not others.size:
        return result(ka.full(x.shape, invert, dtype=ka.bool))
    kind_ = common(x, others)
    x, others = cast(x, kind_), cast(others, kind_)
    found = ka.reshape(among(ka.reshape(x, (-1,)), others), x.shape)
    return result(ka.logical_not(found) if invert else found)


in1d = isin


def union1d(ar1: object, ar2: object) -> ndarray:
    x, y = (ka.reshape(array_of(v), (-1,)) for v in (ar1, ar2))
    kind = common(x, y)
    return unique(ka.concat([cast(x, kind), cast(y, kind)]))


def intersect1d(ar1: object, ar2: object, assume_unique: bool = False) -> ndarray:
    x, y = array_of(ar1), array_of(ar2)
    if not x.size or not y.size:
        return unique(ka.reshape(cast(x, common(x, y)), (-1,))[:0])
    count, room = at_once(_common, sorted([cast(v, common(x, y)) for v in (x, y)], key=_size))
    return ndarray(first_of([room], count)[0])


def _size(x: Array) -> int:
    return x.size


def _common(few: Array, many: Array) -> tuple[Array, ...]:
    """How many different elements both have, and these in order, with others behind:
    both are sorted as one, or the fewer ones are searched for among the others."""
    few, many = (ka.reshape(x, (-1,)) for x in (few, many))
    found = in_both(few, many) if 16 * few.size > many.size else None
    if found is not None:
        return packed(*found)
    ordered = ka.sort(few, stable=False)
    begins = ka.concat([ka.ones(1, dtype=ka.bool, device=few.device), ordered[1:] != ordered[:-1]])
    return packed(ordered, begins & array_of(isin(ordered, many)))


def setdiff1d(ar1: object, ar2: object, assume_unique: bool = False) -> ndarray:
    first = ndarray(ka.reshape(array_of(ar1), (-1,))) if assume_unique else unique(ar1)
    return first[isin(first, ar2, invert=True)]


def setxor1d(ar1: object, ar2: object, assume_unique: bool = False) -> ndarray:
    """The values that only one of both has, in order.
    As numpy has it, a NaN is equal to none of the other array."""
    x, y = (ka.reshape(array_of(v if assume_unique else unique(v)), (-1,)) for v in (ar1, ar2))
    kind = common(x, y)
    both = ka.concat([cast(x, kind), cast(y, kind)])
    if not both.size:
        return ndarray(both)
    count, room = at_once(_single, [both])
    return ndarray(first_of([room], count)[0])


def _single(x: Array) -> tuple[Array, ...]:
    """How many elements occur once, and these in order, with others behind."""
    ordered, end = ka.sort(x, stable=False), ka.ones(1, dtype=ka.bool, device=x.device)
    differ = ka.concat([end, ordered[1:] != ordered[:-1], end])
    return packed(ordered, differ[1:] & differ[:-1])
