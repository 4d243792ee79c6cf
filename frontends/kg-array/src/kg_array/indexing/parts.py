"""Parts of computed arrays that are themselves computed:
where elements lie together in memory a part is that memory, and many parts are copied one after another. No kernel is made for
either, whatever the positions and however many the parts."""

from __future__ import annotations

import operator
from collections.abc import Hashable, Sequence
from functools import cache
from math import prod
from types import FunctionType
from typing import Any, Final

from kg.frontend import Buffer, Device, DType

from kg_array.array import Array, computed, realize
from kg_array.operands.size import Size
from kg_array.running.memory import Kind, kind_of, tracing_depth


@cache
def _has_views(device: Device) -> bool:
    return device.renderer.arguments.views


def _in_memory(x: Array) -> bool:
    return type(x) is Array and x._buffer is not None and not tracing_depth.get() and _has_views(x._device)


def static_key(key: object) -> Hashable:
    """A key of numbers, slices of numbers, None and Ellipsis as something that can be looked up;
    None of any other."""
    kind = type(key)
    if kind is int:
        return key
    if kind is slice:
        start, stop, step = key.start, key.stop, key.step  # pyright: ignore
        if (
            (start is None or type(start) is int)
            and (stop is None or type(stop) is int)
            and (step is None or type(step) is int)
        ):
            return (slice, start, stop, step)
        return None
    if kind is tuple:
        parts = [entry if type(entry) is int else static_key(entry) for entry in key]  # pyright: ignore
        return None if None in parts else tuple(parts)
    if isinstance(key, tuple):
        return static_key(tuple(key))
    if key is None or key is Ellipsis:
        return "new" if key is None else "rest"
    return None


def with_numbers(key: Any) -> Any:
    """A key whose entries that stand for integers by `__index__` are these:
    what is written in Python runs before a store begins, and once."""
    if isinstance(key, tuple):
        return tuple([with_numbers(entry) for entry in key])
    if isinstance(key, slice):
        return slice(*[None if end is None else with_numbers(end) for end in (key.start, key.stop, key.step)])
    by_python = isinstance(getattr(type(key), "__index__", None), FunctionType)
    return operator.index(key) if by_python and not (isinstance(key, Size) or hasattr(key, "shape")) else key


#: Where parts are in memory, by the kind of the array and the key as `static_key` has it: the first element, and the kind of the part. None where
#: the elements do not lie together.
_PLACES: Final[dict[tuple[Kind, Hashable], tuple[int, Kind] | None]] = {}
_MOST: Final = 4096
_UNKNOWN: Final = (-1, None)


def part_of_memory(x: Array, key: object, static: Hashable) -> Array | None:
    """x[key] as memory of x, where x is computed and the elements lie one after another; else None.
    `static`: the key as `static_key` has it."""
    if not _in_memory(x):
        return None
    kind = x._kind
    assert kind is not None, "what is computed has a kind"
    place = _PLACES.get((kind, static), _UNKNOWN)
    if place is _UNKNOWN:
        found = place_together(kind.shape, key)
        place = None if found is None else (found[0], kind_of(kind.device, kind.dtype, found[1]))
        if len(_PLACES) >= _MOST:
            _PLACES.clear()
        _PLACES[kind, static] = place
    return None if place is None else _of_memory(x, *place)  # type: ignore[arg-type]


def place_together(extent: Sequence[int], key: object) -> tuple[int, tuple[int, ...]] | None:
    """Where a part of an array of this shape begins, and its shape,
    if its key is static and its elements lie one after another; else None."""
    entries = key if isinstance(key, tuple) else (key,)
    shape: list[int] = []
    start, stride, one = 0, prod(extent), True  # one: of the axes before a single position is taken
    if len(entries) > len(extent) or not stride:
        return None
    for axis, size in enumerate(extent):
        stride //= size
        entry = entries[axis] if axis < len(entries) else slice(None)
        if type(entry) is int and -size <= entry < size:
            first, count = entry % size, 1
        elif type(entry) is slice:
            first, stop, step = entry.indices(size)
            count = max(0, stop - first)
            if step != 1 or not count:
                return None
            shape.append(count)
        else:
            return None
        if count != size and not one:
            return None
        one = one and count == 1
        start += first * stride
    return start, tuple(shape)


#: The kinds that arrays have in other shapes, by their own kind and the shape that is asked for.
_SHAPES: Final[dict[tuple[Kind, object], Kind]] = {}


def known_reshaped(x: Array, shape: object) -> Array | None:
    """`reshaped_memory` where that was asked for before."""
    if type(shape) is not tuple or not _in_memory(x) or x._kind is None:
        return None
    try:
        kind = _SHAPES.get((x._kind, shape))
    except TypeError:  # what is in it is no number
        return None
    return None if kind is None else _of_memory(x, 0, kind)


def reshaped_memory(x: Array, asked: object, shape: Sequence[int | Size]) -> Array | None:
    """x in another shape, where x is computed; else None. `asked`: the shape as it was asked for."""
    if not _in_memory(x) or not x.size:
        return None
    kind = kind_of(x._device, x.dtype, tuple([operator.index(d) for d in shape]))
    if type(asked) is tuple and x._kind is not None:
        if len(_SHAPES) >= _MOST:
            _SHAPES.clear()
        _SHAPES[x._kind, asked] = kind
    return _of_memory(x, 0, kind)


def rolled_memory(x: Array, by: int, axis: int) -> Array | None:
    """x with the last `by` of an axis in front, where x is computed and these lie together; else None."""
    buffer, kind = x._buffer, x._kind
    if not _in_memory(x) or buffer is None or kind is None or prod(kind.shape[:axis]) != 1:
        return None
    made, source = kind.empty(), buffer.block()
    target, front = made.block(), by * (kind.nbytes // kind.shape[axis])
    back = kind.nbytes - front
    target.allocator.transfer(target, 0, source, buffer.offset + back, front)
    target.allocator.transfer(target, front, source, buffer.offset, back)
    return computed(made, kind)


def _of_memory(x: Array, start: int, kind: Kind) -> Array | None:
    buffer = x._buffer
    if buffer is None or buffer.storage.block is None:
        return None
    dtype = kind.dtype
    return computed(Buffer(buffer.runtime, buffer.storage, kind.size, dtype, buffer.offset + start * dtype.itemsize), kind)


#: The kinds of arrays that were joined in memory, by the axis and the kinds of the parts.
_JOINED: Final[dict[tuple[object, ...], Kind]] = {}


def known_together(arrays: Sequence[Array], axis: int) -> Array | None:
    """`copied_together` of arrays that are computed, where such were joined before."""
    kind = _JOINED.get((axis, *[x._kind for x in arrays])) if type(axis) is int else None
    if kind is None or tracing_depth.get() or any(x._buffer is None for x in arrays):
        return None
    return _copied(arrays, kind)


def copied_together(arrays: Sequence[Array], dtype: DType, asked: int, axis: int, many: int) -> Array | None:
    """Arrays one after another in memory of their own, where
    that is what joining them along the axis means; else None. Those that are not computed yet are, where the arrays are more
    than `many`. `asked`: the axis as it was asked for."""
    if (
        tracing_depth.get()
        or prod(arrays[0].shape[:axis]) != 1
        or not all(type(x) is Array and x.dtype is dtype for x in arrays)
    ):
        return None
    if any(x._buffer is None for x in arrays):
        if len(arrays) <= many:
            return None
        realize(*arrays)
    shape = arrays[0].shape
    kind = kind_of(arrays[0].device, dtype, (*shape[:axis], sum(x.shape[axis] for x in arrays), *shape[axis + 1 :]))
    if len(_JOINED) >= _MOST:
        _JOINED.clear()
    _JOINED[(asked, *[x._kind for x in arrays])] = kind
    return _copied(arrays, kind)


def _copied(arrays: Sequence[Array], kind: Kind) -> Array:
    made = kind.empty()
    block, reached = made.block(), 0
    for x in arrays:
        source = x.buffer
        nbytes = x.size * kind.dtype.itemsize
        if nbytes:
            block.allocator.transfer(block, reached, source.block(), source.offset, nbytes)
        reached += nbytes
    return computed(made, kind)
