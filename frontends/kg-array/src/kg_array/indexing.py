"""x[key] and x[key] = value: parts of an array, and arrays with a part replaced. Nothing that was computed is ever changed."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from kg.ir.uop import UOp

from kg_array import steps
from kg_array.array import Array
from kg_array.axes import is_empty, sizes
from kg_array.boxes import put, taken, without_axes
from kg_array.complex_array import of_parts
from kg_array.creation import cast, full
from kg_array.dtypes import NUMBERS, PromotionError, Scalar, of_scalar, promote
from kg_array.keys import Key, mask_of, parse
from kg_array.operands import goes_to, one_device
from kg_array.parts import part_of_memory, static_key


def get(x: Array, key: object) -> Array:
    """x[key]: numbers, slices, ..., None, arrays of positions and masks, as numpy has them."""
    static = static_key(key)
    if static is not None:
        part = part_of_memory(x, key)
        return steps.single(("get", static), x, lambda x: _get(x, key)) if part is None else part
    return _get(x, key)


def _get(x: Array, key: object) -> Array:
    mask = mask_of(x, key)
    if mask is not None and mask.ndim:
        from kg_array.selection import compressed
        from kg_array.transforms.tracing import is_tracing

        if not is_tracing():  # else by positions: only the mask need be known
            return compressed(x, mask)
    meant = parse(x, key)
    return x.moved(lambda node: _part(node, meant))


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
    """x with x[key] = value done. Of positions that occur twice the last wins."""
    given = as_value("x[...] = value", x, value)
    mask = mask_of(x, key)
    if mask is not None and not is_empty((*mask.shape, *x.shape)) and _is_alike(given[0], x.ndim - mask.ndim):
        return _each(x, given, lambda node, part: _under_mask(node, mask, part))
    meant = parse(x, key)
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


def as_value(name: str, x: Array, value: Array | Scalar) -> tuple[UOp, ...]:
    """The parts of the value as one of x's dtype."""
    if not isinstance(value, Array):
        if not isinstance(value, NUMBERS):
            raise TypeError(f"{name} takes an array or a Python number, not {type(value).__name__}; see asarray")
        of_scalar(value, x.dtype)
        return full((), value, dtype=x.dtype, device=x.device).parts
    one_device(name, [x, value])
    same_kind = x.dtype.kind is value.dtype.kind
    if not same_kind and promote(x.dtype, value.dtype) is not x.dtype:
        raise PromotionError(f"{name}: {value.dtype} does not go into an array of {x.dtype}: cast one with astype")
    return cast(value, x.dtype).parts


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
