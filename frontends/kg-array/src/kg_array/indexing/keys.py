"""Keys of x[key], as people write them: what each entry takes of which axis,
and where the results' axes go."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Final

import numpy as np
from kg.frontend import UOp, bool_, int64, shown, uint64
from kg.records import dataclass

from kg_array.array import Array
from kg_array.functions.asarray import asarray
from kg_array.indexing.axes import is_empty, may_be_zero, same_shape, size_value, sizes
from kg_array.indexing.boxes import Span, whole
from kg_array.operands.size import Size, greatest_of, least_of
from kg_array.operands.unify import broadcast_shape, one_device


@dataclass(frozen=True, slots=True)
class Key:
    """`spans`: what is taken of each axis before `arrays` pick.
    `results`: the axes of the result in order, without those of the arrays: an axis of x, or None for a new one. `arrays`: axis
    -> positions in it, all of one shape. `place`: at which of the results the arrays' axes come in."""

    spans: tuple[Span, ...]
    results: tuple[int | None, ...]
    arrays: dict[int, UOp]
    chosen: tuple[int, ...]
    place: int

    @property
    def shape(self) -> tuple[int, ...]:
        """The result's."""
        own = tuple(1 if a is None else self.spans[a].count for a in self.results)
        return (*own[: self.place], *self.chosen, *own[self.place :])

    @property
    def kept(self) -> tuple[int, ...]:
        """The axes of x that are axes of the result."""
        return tuple(a for a in self.results if a is not None)


_ELLIPSIS: Final = "an index can only have one Ellipsis (...)"


def parse(x: Array, key: object) -> Key:
    """What a key means for this array.
    Masks are looked at: how many of their elements are true is part of the result's shape."""
    entries = list(_entries(x, key))
    spans: list[Span] = []
    results: list[int | None] = []
    arrays: dict[int, UOp] = {}
    extra: list[tuple[int, ...]] = []  # the shapes of masks without an axis
    places: list[tuple[int, int]] = []  # (number of the entry, results before it), of all that pick by number
    for number, entry in enumerate(entries):
        axis = len(spans)
        match entry:
            case None:
                results.append(None)
            case slice():
                spans.append(_span(entry, x.shape[axis]))
                results.append(axis)
            case int() | Size():
                spans.append(Span(x.shape[axis], _checked(entry, axis, x.shape[axis]), 1, 1))
                places.append((number, len(results)))
            case np.ndarray():
                spans.append(whole(x.shape[axis]))
                arrays[axis] = _known(x, entry, axis)
                places.append((number, len(results)))
            case Array():
                found = _positions(x, entry, axis)
                spans += [whole(d) for d in x.shape[axis : axis + len(found)]]
                arrays |= dict(enumerate(found, axis))
                extra += [] if found else [(int(bool(entry)),)]
                places.append((number, len(results)))
    chosen = broadcast_shape("index", [*map(sizes, arrays.values()), *extra])
    arrays = {axis: node.broadcast_to(*chosen) for axis, node in arrays.items()}
    for axis in arrays:
        if not is_empty(chosen) and may_be_zero(x.shape[axis]):
            raise IndexError(f"index: axis {axis} of an array of shape {x.shape} has no elements")
    together = bool(places) and places[-1][0] - places[0][0] == len(places) - 1
    picks = bool(arrays or extra)
    return Key(tuple(spans), tuple(results), arrays, chosen, places[0][1] if picks and together else 0)


def _entries(x: Array, key: object) -> Iterator[slice | int | Array | None]:
    """The parts of a key, one for each axis or more; an Ellipsis and what is left out become slices."""
    given = [_entry(x, part) for part in (key if isinstance(key, tuple) else (key,))]
    used = sum(_width(part) for part in given)
    if used > x.ndim:
        raise IndexError(f"index: {used} axes indexed, of an array of shape {x.shape}")
    if sum(part is Ellipsis for part in given) > 1:
        raise IndexError(_ELLIPSIS)
    if not any(part is Ellipsis for part in given):
        given.append(Ellipsis)
    for part in given:
        if part is Ellipsis:
            yield from [slice(None)] * (x.ndim - used)
        else:
            yield part  # type: ignore[misc]


def _width(part: object) -> int:
    """How many axes an entry is about."""
    if isinstance(part, Array):
        return part.ndim if part.dtype.is_bool else 1
    return int(isinstance(part, (slice, int, Size, np.ndarray)))


def _entry(x: Array, part: object) -> object:
    if part is None or part is Ellipsis or isinstance(part, (slice, Size)):
        return part
    if isinstance(part, Array):
        one_device("index", [x, part])
        if not (part.dtype.is_int or part.dtype.is_bool):
            raise IndexError(f"index: an array of positions or a mask, not of {part.dtype}: cast it with astype")
        return part
    if isinstance(part, (bool, np.bool_)):
        return asarray(bool(part), device=x.device)
    if isinstance(part, (list, np.ndarray)):
        values = np.asarray(part)
        if isinstance(part, list) and not values.size:
            values = values.astype(np.int64)
        if values.dtype.kind not in "biu":
            raise IndexError(f"index: positions are integers, not {values.dtype}")
        return asarray(values, device=x.device) if values.dtype == np.bool_ else values
    try:
        return operator.index(part)  # type: ignore[arg-type]
    except TypeError:
        raise IndexError(f"index: integers, slices, ..., None, integer and bool arrays, not {type(part).__name__}") from None


def _checked(at: int, axis: int, size: int) -> int:
    if not -size <= at < size:
        raise IndexError(f"index {shown(at)} is out of range for axis {axis} of size {size}")
    return at % size


def _span(entry: slice, size: int) -> Span:
    if not any(isinstance(v, Size) for v in (size, entry.start, entry.stop)):
        try:
            start, stop, step = entry.indices(size)
        except TypeError:
            raise IndexError(f"index: a slice is of integers and None, not {shown(entry)}") from None
        return Span(size, start, step, len(range(start, stop, step)))
    step = 1 if entry.step is None else operator.index(entry.step)
    if step == 0:
        raise ValueError("slice step cannot be zero")
    ends = (0, size) if step > 0 else (size - 1, -1)
    start, stop = (end if v is None else _within(v, size, step) for v, end in zip((entry.start, entry.stop), ends, strict=True))
    return Span(size, start, step, greatest_of(-((start - stop) // step), 0))  # type: ignore[arg-type]


def _within(at: int, size: int, step: int) -> int:
    """The end of a slice, counted from the front, between those that there are."""
    least, greatest = (0, size) if step > 0 else (-1, size - 1)
    return greatest_of(at + size, least) if at < 0 else least_of(at, greatest)  # type: ignore[return-value]


def _known(x: Array, entry: np.ndarray, axis: int) -> UOp:
    """Positions that are known before anything is computed."""
    size = x.shape[axis]
    for at in (int(entry.min()), int(entry.max())) if entry.size else ():
        _checked(at, axis, size)
    at = entry.astype(np.int64)
    if isinstance(size, Size):
        return within(asarray(at, device=x.device).node, size)
    return asarray(np.where(at < 0, at + size, at), device=x.device).node


def _positions(x: Array, entry: Array, axis: int) -> list[UOp]:
    """The positions that an array of them, or a mask over several axes, picks."""
    if entry.dtype.is_int:
        return [within(entry.node, x.shape[axis])]
    over = x.shape[axis : axis + entry.ndim]
    if not same_shape(entry.shape, over):
        raise IndexError(f"index: a mask of shape {entry.shape} over axes of shape {over}, of an array of shape {x.shape}")
    from kg_array.functions.selection import nonzero

    return [found.node for found in nonzero(entry)] if entry.ndim else []


def within(node: UOp, size: int) -> UOp:
    """Positions counted from the front.
    Those out of range, which only the device sees, go to the nearest element."""
    last = greatest_of(size - 1, 0)
    if node.type is uint64:  # half of them are no int64
        return node.minimum(size_value(last, uint64)).cast(int64)
    at = node.cast(int64)
    if node.type.is_signed:
        at = (at < 0).where(at + size_value(size, int64), at).maximum(0)
    return at.minimum(size_value(last, int64))


def mask_of(x: Array, key: object) -> Array | None:
    """The mask, if the key is nothing but one over the first axes."""
    part = key[0] if isinstance(key, tuple) and len(key) == 1 else key
    if isinstance(part, (list, np.ndarray)):
        try:
            values = np.asarray(part)
        except (ValueError, RecursionError):
            raise IndexError(f"index: a list is of integers or bools, all of one length, not {shown(part)}") from None
        if values.dtype == np.bool_:
            part = asarray(values, device=x.device)
    if isinstance(part, Array) and part.dtype is bool_ and same_shape(part.shape, x.shape[: part.ndim]):
        one_device("index", [x, part])
        return part
    return None
