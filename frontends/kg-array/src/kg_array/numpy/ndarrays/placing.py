"""numpy's functions that write elements into an array:
at positions, in a row or along an axis, and under conditions."""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy
from kg.frontend import shown

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.dtypes import cast, common
from kg_array.numpy.ndarrays.array import array_of, holds_arrays, ndarray, operand
from kg_array.numpy.ndarrays.picking import flatnonzero
from kg_array.numpy.ndarrays.places import check_mode, in_range, write_flat

_BOOL = numpy.dtype(bool)
_INT = numpy.dtype(numpy.intp)


def put_along_axis(arr: ndarray, indices: object, values: object, axis: int | None) -> None:
    """Write values at positions of one axis that differ along the others."""
    at, given = array_of(indices), array_of(values, arr.dtype)

    def change(x: Array) -> Array:
        rows = ka.reshape(x, (-1,)) if axis is None else x
        return ka.reshape(ka.put_along_axis(rows, at, given, axis=0 if axis is None else axis), x.shape)

    arr.rewrite(change)


def put(a: ndarray, ind: object, v: object, mode: str = "raise") -> None:
    """Write values at positions in a row; they are repeated.
    Positions out of range: an error, or counted around (wrap), or the nearest (clip)."""
    check_mode("put", mode)
    if not isinstance(a, ndarray):
        raise TypeError(
            f"put: only an ndarray of kg_array.numpy is written to in place, not {shown(a)}: take kg_array.numpy.asarray"
        )
    at = ka.reshape(array_of(ind, _INT), (-1,))
    values = ka.reshape(array_of(v, a.dtype), (-1,))
    if not at.size or not values.size:
        return
    if mode == "raise" and values.size in (1, at.size) and not holds_arrays(ind):
        write_flat(a, numpy.ravel(ind), v if values.size == 1 and type(v) in (int, float, bool) else ndarray(values))  # type: ignore[arg-type]
        return
    at, given = in_range(at, a.size, mode), repeated(values, at.size) if values.size > 1 else values[0]

    def change(x: Array) -> Array:
        flat = copy(ka.reshape(x, (-1,)))
        flat[at] = given
        return ka.reshape(flat, x.shape)

    a.rewrite(change)


def repeated(values: Array, count: int) -> Array:
    """So many elements of a flat array one after another, again from the first where it has fewer."""
    return ka.take(values, ka.remainder(ka.arange(count, dtype=ka.int64), values.size))


def putmask(a: ndarray, mask: object, values: object) -> None:
    """Write the values under a mask, repeated along the array."""
    new = array_of(values, a.dtype)
    if new.shape != a.shape and new.size > 1:
        new = ka.reshape(repeated(ka.reshape(new, (-1,)), a.size), a.shape)
    selected = ka.broadcast_to(array_of(mask, _BOOL), a.shape)
    a.rewrite(lambda x: ka.where(selected, new, x))


def place(arr: ndarray, mask: object, vals: object) -> None:
    """Write the values one after another under a mask."""
    at = flatnonzero(mask)
    if at.size and not array_of(vals).size:
        raise ValueError("place: there are no values to write: give at least one")
    put(arr, at, vals)


def copyto(dst: ndarray, src: object, casting: str = "same_kind", where: Any = True) -> None:
    """Write all values, or those under a condition."""
    value = ka.broadcast_to(array_of(src), dst.shape)
    if not numpy.can_cast(common(operand(src)), dst.dtype, casting):  # type: ignore[arg-type]
        raise TypeError(f"copyto: values of {value.dtype} do not go into an array of {dst.dtype} by casting={casting!r}")
    new = copy(cast(value, dst.dtype))
    if where is True:
        dst.write(new)
        return
    selected = ka.broadcast_to(array_of(where, _BOOL), dst.shape)
    dst.rewrite(lambda x: ka.where(selected, new, x))


def fill_diagonal(a: ndarray, val: object, wrap: bool = False) -> None:
    """Write the diagonal."""
    if wrap:
        raise TypeError("fill_diagonal: wrap=True is not here: write the parts of a tall matrix one after another")
    n = min(a.shape)
    at = ka.arange(n, dtype=ka.int64)
    value = array_of(val, a.dtype)
    given = value if not value.ndim else ka.reshape(value, (-1,))[:n]

    def change(x: Array) -> Array:
        made = copy(x)
        made[tuple([at for _ in x.shape])] = given
        return made

    a.rewrite(change)
