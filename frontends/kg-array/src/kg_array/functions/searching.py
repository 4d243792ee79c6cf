"""Where elements are: the greatest, the least, the true ones,
and where others belong among sorted ones."""

from __future__ import annotations

from typing import Literal

from kg.frontend import DType, SizeError, UOp, build, dim_max, int32
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.functions.statistical import refuse_nothing
from kg_array.functions.utility import truth
from kg_array.indexing.axes import reduce, same_shape, size_value, sizes, squeezed
from kg_array.indexing.keys import within
from kg_array.operands.arguments import Axis, axes_of, axis_of, require_array
from kg_array.operands.dtypes import POSITION, is_complex, promote
from kg_array.operands.size import Size, greatest_value
from kg_array.operands.unify import one_device
from kg_array.running.steps import of_several, single
from kg_array.sorting.lexicographic import extreme_position


def argmax(x: Array, /, *, axis: int | None = None, keepdims: bool = False) -> Array:
    """The position of the greatest: the first of equal ones, and the first NaN where there is one."""
    return _position("argmax", x, axis, keepdims, least=False)


def argmin(x: Array, /, *, axis: int | None = None, keepdims: bool = False) -> Array:
    """The position of the least: the first of equal ones, and the first NaN where there is one."""
    return _position("argmin", x, axis, keepdims, least=True)


def _position(name: str, x: Array, axis: int | None, keepdims: bool, *, least: bool) -> Array:
    axes = axes_of(name, None if axis is None else axis_of(name, axis, x), x)
    refuse_nothing(name, x, axes)

    def made(x: Array) -> Array:
        parts, along = ([p.reshape(x.size) for p in x.parts], 0) if axis is None else (list(x.parts), axes[0])
        narrow = dim_max(parts[0].shape[along]) <= int32.max  # half the vectors of positions are carried then
        dtype = int32 if narrow else POSITION
        if is_complex(x.dtype):
            found = extreme_position(parts, along, dtype, least=least).cast(POSITION)
        else:
            found = build.argmax(parts[0], along, index_dtype=dtype, least=least).cast(POSITION)
        kept = tuple(1 if i in axes else d for i, d in enumerate(x.shape))
        return Array(squeezed(found.reshape(*kept), axes, keepdims), x.device)

    return single((name, axes, axis is None, bool(keepdims)), x, made)


def count_nonzero(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """How many elements are not zero."""
    axes = axes_of("count_nonzero", axis, x)

    def made(x: Array) -> Array:
        return Array(squeezed(reduce(truth(x).cast(POSITION), monoids.ADD, axes), axes, keepdims), x.device)

    return single(("count_nonzero", axes, bool(keepdims)), x, made)


def searchsorted(x1: Array, x2: Array, /, *, side: Literal["left", "right"] = "left", sorter: Array | None = None) -> Array:
    """Where each of x2 belongs in x1, which is sorted (through `sorter`, if given):
    before equal ones, or after."""
    given = (x1, x2) if sorter is None else (x1, x2, sorter)
    require_array("searchsorted", *given)
    if side not in ("left", "right"):
        raise ValueError(f"searchsorted: side is left or right, not {side!r}")
    return of_several(("searchsorted", side), given, lambda *arrays: _searched(*arrays, after_equal=side == "right"))


def _searched(x1: Array, x2: Array, sorter: Array | None = None, *, after_equal: bool) -> Array:
    if x1.ndim != 1:
        raise ValueError(f"searchsorted searches an array of one dimension, not of shape {x1.shape}")
    device = one_device("searchsorted", [x for x in (x1, x2, sorter) if x is not None])
    dtype = promote("searchsorted", x1.dtype, x2.dtype)
    data, wanted = x1.node.cast(dtype), x2.node.cast(dtype)
    if sorter is not None:
        if not sorter.dtype.is_int or not same_shape(sorter.shape, x1.shape):
            raise TypeError(
                f"searchsorted: sorter holds positions, integers of shape {x1.shape}, not {sorter.dtype} of shape {sorter.shape}"
            )
        data = data.gather(within(sorter.node, x1.shape[0]))
    return Array(bisected(data, wanted, after_equal=after_equal, dtype=POSITION), device)


def bisected(data: UOp, wanted: UOp, *, after_equal: bool, dtype: DType) -> UOp:
    """How many of the sorted 1-d data come before each wanted value: by halves, in one kernel."""
    (n,) = sizes(data)
    position = build.const(0, dtype).broadcast_to(*wanted.shape)
    if isinstance(n, Size) and n.least == 0:
        raise SizeError(f"searchsorted: there may be nothing to search in: declare {n} from 1 on")
    count, step = size_value(n, dtype), 1 << greatest_value(n).bit_length() >> 1
    while step:
        further = position + step
        value = data.gather((further.minimum(count) - 1).reshape(*wanted.shape))
        comes_before = ~_less(wanted, value) if after_equal else _less(value, wanted)
        position = ((further <= count) & comes_before).where(further, position)
        step >>= 1
    return position


def _less(a: UOp, b: UOp) -> UOp:
    """a < b, a NaN after all numbers."""
    return (a < b) | (b.ne(b) & a.eq(a)) if a.type.is_float else a < b
