"""x[key] and x[key] = value: parts of an array, and arrays with a part replaced.
A value that somebody has is never changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Final

import numpy as np
from kg.frontend import UOp, int64

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.creation import cast, full, of_numpy
from kg_array.indexing.axes import is_empty, sizes
from kg_array.indexing.boxes import Span, put, taken, without_axes
from kg_array.indexing.dynamic_slices import Box, box_of
from kg_array.indexing.keys import Key, mask_of, parse
from kg_array.indexing.parts import part_of_memory, static_key
from kg_array.operands.dtypes import NUMBERS, PromotionError, Scalar, of_scalar, promote
from kg_array.operands.size import Size
from kg_array.operands.unify import goes_to, one_device
from kg_array.running import steps
from kg_array.running.memory import Kind, tracing_depth

#: What stands for an array of positions in the key of a step.
_PICKED: Final = "picked"


def get(x: Array, key: object, static: Hashable) -> Array:
    """x[key]: numbers, slices, ..., None, arrays of positions and masks, as numpy has them.
    `static`: the key as `static_key` has it."""
    if static is not None:
        part = part_of_memory(x, key, static)
        if part is not None:
            return part
        box = None if x._kind is None or tracing_depth.get() else _box(x._kind, key, static)
        if box is None:
            return steps.single(("get", static), x, lambda x: _get(x, key))
        return steps.at_positions(("get", box.layout), x, box.starts, box.most, lambda x, *starts: _get_at(x, key, starts))
    if isinstance(key, Array) and key.dtype.is_bool:
        return _get(x, key)
    entries = _in_memory(x, key if isinstance(key, tuple) else (key,))
    arrays = [entry for entry in entries if isinstance(entry, Array)]
    own = tuple([_PICKED if isinstance(entry, Array) else entry for entry in entries])
    marks = tuple([entry if entry is _PICKED else static_key(entry) for entry in own])
    if None in marks or not all(a.dtype.is_int for a in arrays):
        return _get(x, key)
    return steps.of_several(("get", marks), (x, *arrays), lambda x, *arrays: _get(x, _with(own, iter(arrays))))


def _in_memory(x: Array, entries: tuple[object, ...]) -> tuple[object, ...]:
    """A key with lists of positions, and those under masks, as arrays:
    they are read where they are, whatever the numbers. As it is where there are none, or not only numbers, slices and positions
    that exist."""
    if tracing_depth.get() or not any(type(entry) is list or type(entry) is np.ndarray or _is_mask(entry) for entry in entries):
        return entries
    made: list[object] = []
    for entry in entries:
        size = x.shape[len(made)] if len(made) < x.ndim else 0
        if _is_mask(entry):
            shape = entry.shape  # pyright: ignore
            if shape != x.shape[len(made) : len(made) + len(shape)]:
                return entries
            found = entry.numpy().nonzero()  # pyright: ignore
            if not found[0].size:
                return entries
            made += [of_numpy(values, int64, x.device) for values in found]
        elif type(entry) is list or type(entry) is np.ndarray:
            values = np.asarray(entry)
            if values.dtype.kind not in "iu" or not values.size or not are_positions(values, size):
                return entries
            made.append(of_numpy(values, int64, x.device))
        elif type(entry) is int or type(entry) is slice or (isinstance(entry, Array) and entry.dtype.is_int):
            made.append(entry)
        else:
            return entries
    return tuple(made) if len(made) <= x.ndim else entries


def _is_mask(entry: object) -> bool:
    return isinstance(entry, Array) and entry.dtype.is_bool and entry.ndim > 0


def are_positions(positions: np.ndarray, size: int) -> bool:
    """Whether these are positions of an axis of this size. Of few numbers Python is quicker than numpy."""
    numbers = positions.ravel().tolist() if positions.size < _FEW else (positions.min(), positions.max())
    return -size <= min(numbers) and max(numbers) < size


#: Numbers of which numpy takes as long as Python.
_FEW: Final = 64
#: The boxes of keys of numbers and slices, by the kind of the array and the key as `static_key` has it.
_BOXES: Final[dict[tuple[Kind, Hashable], Box | None]] = {}
_MOST: Final = 4096


def _box(kind: Kind, key: object, static: Hashable) -> Box | None:
    box = _BOXES.get((kind, static), _NO_BOX)
    if box is _NO_BOX:
        if len(_BOXES) >= _MOST:
            _BOXES.clear()
        box = _BOXES[kind, static] = box_of(kind.shape, key)
    return box


_NO_BOX: Final = Box((), (), ())


def _with(entries: tuple[object, ...], arrays: Iterator[Array]) -> tuple[object, ...]:
    """A key with the positions where they were taken out."""
    return tuple([next(arrays) if entry is _PICKED else entry for entry in entries])


def _get(x: Array, key: object) -> Array:
    mask = mask_of(x, key)
    if mask is not None and mask.ndim:
        from kg_array.functions.selection import compressed
        from kg_array.transforms.tracing import is_tracing

        if not is_tracing():  # else by positions: only the mask need be known
            return compressed(x, mask)
    meant = parse(x, key)
    return x.moved(lambda node: _part(node, meant))


def _get_at(x: Array, key: object, starts: Sequence[int | Size]) -> Array:
    """The part that a key like this one takes, which begins at these positions."""
    meant = _moved(parse(x, key), starts)
    return x.moved(lambda node: _part(node, meant))


def _moved(key: Key, starts: Sequence[int | Size]) -> Key:
    """A key of numbers and slices with other lowest positions along the axes of which it doesn't take all."""
    left = iter(starts)
    spans: list[Span] = []
    for span in key.spans:
        step = span.step if span.count > 1 else 1
        over = (span.count - 1) * step
        if abs(over) + 1 == span.size:
            spans.append(span)
        else:
            low = next(left)
            spans.append(Span(span.size, low - min(over, 0), step, span.count))  # type: ignore[arg-type]
    return replace(key, spans=tuple(spans))


def _part(x: UOp, key: Key) -> UOp:
    part = _front(taken(x, key.spans), key)
    if key.arrays:
        part = part.gather(*key.arrays.values())
    elif key.chosen:  # a mask without an axis
        part = part.reshape(1, *part.shape).expand(*key.chosen, *part.shape)
    own = [1 if a is None else key.spans[a].count for a in key.results]
    chosen = len(key.chosen)
    part = part.reshape(*key.chosen, *own)
    order = (*range(chosen, chosen + key.place), *range(chosen), *range(chosen + key.place, chosen + len(own)))
    return part.permute(*order)


def _front(part: UOp, key: Key) -> UOp:
    """The axes that arrays pick from, then those that are kept; not those that a number picked from."""
    order = [*key.arrays, *key.kept]
    gone = [a for a in range(len(key.spans)) if a not in order]
    return without_axes(part.permute(*order, *gone), [sizes(part)[a] for a in order])


def _back(part: UOp, key: Key) -> UOp:
    """The axes as they are in the array: what `_front` did, undone."""
    order = [*key.arrays, *key.kept]
    gone = [a for a in range(len(key.spans)) if a not in order]
    every = [*order, *gone]
    return part.reshape(*sizes(part), *(1 for _ in gone)).permute(*(every.index(a) for a in range(len(every))))


def replaced(x: Array, key: object, value: Array | Scalar) -> Array:
    """x with x[key] = value done, for who drops x: its memory is used again where nobody else has it.
    Of positions that occur twice the last wins. The value may be numpy's, as beside operators."""
    from kg_array.indexing.stores import stored
    from kg_array.protocols.interop import operand

    beside = operand(value, x)
    value = value if beside is None else beside
    _require_value("x[...] = value", x, value)
    found = None if tracing_depth.get() else stored(x, key, value)
    if found is not None:
        return found
    given = as_value("x[...] = value", x, value)
    mask = mask_of(x, key)
    if mask is not None and not is_empty((*mask.shape, *x.shape)) and _is_alike(given[0], x.ndim - mask.ndim):
        return _each(x, given, lambda node, part: _under_mask(node, mask, part))
    return _replaced(x, parse(x, key), given)


def replaced_at(x: Array, key: object, value: Array, starts: Sequence[int | Size]) -> Array:
    """x with a part replaced that a key like this one takes, which begins at these positions."""
    return _replaced(x, _moved(parse(x, key), starts), as_value("x[...] = value", x, value))


def _replaced(x: Array, meant: Key, given: tuple[UOp, ...]) -> Array:
    wanted = meant.shape
    shape = sizes(given[0])
    extra = shape[: max(0, len(shape) - len(wanted))]
    shape = shape[len(extra) :] if set(extra) <= {1} else shape
    if not goes_to(shape, wanted):
        raise ValueError(f"x[...] = value: a value of shape {shape} does not go into a part of shape {wanted}")
    if is_empty(wanted):
        return copy(x)
    return _each(x, given, lambda node, part: _put(node, meant, part.reshape(*shape).broadcast_to(*wanted)))


def _each(x: Array, values: tuple[UOp, ...], put: Callable[[UOp, UOp], UOp]) -> Array:
    """The array of what becomes of each part with its part of the value."""
    return of_parts(tuple(map(put, x.parts, values)), x.device)


def _require_value(name: str, x: Array, value: Array | Scalar) -> None:
    """Raise unless the value goes into an array like x."""
    if not isinstance(value, Array):
        if not isinstance(value, NUMBERS):
            raise TypeError(f"{name} takes an array or a Python number, not {type(value).__name__}; see asarray")
        of_scalar(name, value, x.dtype)
        return
    one_device(name, [x, value])
    same_kind = x.dtype.kind is value.dtype.kind
    if not same_kind and promote(name, x.dtype, value.dtype) is not x.dtype:
        raise PromotionError(f"{name}: {value.dtype} does not go into an array of {x.dtype}: cast one with astype")


def as_value(name: str, x: Array, value: Array | Scalar) -> tuple[UOp, ...]:
    """The parts of the value as one of x's dtype."""
    _require_value(name, x, value)
    made = cast(value, x.dtype) if isinstance(value, Array) else full((), value, dtype=x.dtype, device=x.device)
    return made.parts


def _put(x: UOp, key: Key, value: UOp) -> UOp:
    """x with a value of the key's shape in its place."""
    chosen, rank = len(key.chosen), len(value.shape)
    block = range(key.place, key.place + chosen)
    part = value.permute(*block, *(i for i in range(rank) if i not in block))
    if not key.arrays:
        return put(x, key.spans, part.reshape(*(s.count for s in key.spans)))
    own = tuple(key.spans[a].count for a in key.kept)
    updates = part.reshape(*key.chosen, *own)
    whole = _front(taken(x, key.spans), key)
    return put(x, key.spans, _back(whole.scatter(updates, *key.arrays.values()), key))


def _is_alike(value: UOp, rest: int) -> bool:
    """Whether a value for what a mask picks is the same for all that it picks."""
    return len(value.shape) <= rest or (len(value.shape) == rest + 1 and value.shape[0] == 1)


def _under_mask(x: UOp, mask: Array, value: UOp) -> UOp:
    rest = sizes(x)[mask.ndim :]
    alike = value.reshape(*value.shape[1:]) if len(value.shape) > len(rest) else value
    if not goes_to(sizes(alike), rest):
        raise ValueError(f"x[mask] = value: a value of shape {value.shape} does not go into parts of shape {rest}")
    under = mask.node.reshape(*mask.shape, *(1 for _ in rest)).expand(*x.shape)
    return under.where(alike.broadcast_to(*x.shape), x)
