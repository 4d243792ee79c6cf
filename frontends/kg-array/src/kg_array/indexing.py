"""x[key] and x[key] = value: parts of an array, and arrays with a part replaced. Nothing that was computed is ever changed."""

from __future__ import annotations

from kg.ir.build import const
from kg.ir.uop import UOp

from kg_array.array import Array
from kg_array.axes import sizes
from kg_array.boxes import put, taken
from kg_array.dtypes import PromotionError, Scalar, of_scalar, promote
from kg_array.keys import Key, mask_of, parse
from kg_array.operands import goes_to, one_device


def get(x: Array, key: object) -> Array:
    """x[key]: numbers, slices, ..., None, arrays of positions and masks, as numpy has them."""
    mask = mask_of(x, key)
    if mask is not None and mask.ndim:
        from kg_array.selection import compressed
        from kg_array.transforms.tracing import is_tracing

        if not is_tracing():  # else by positions: only the mask need be known
            return compressed(x, mask)
    meant = parse(x, key)
    part = _front(taken(x.node, meant.spans), meant)
    if meant.arrays:
        part = part.gather(*meant.arrays.values())
    elif meant.chosen:  # a mask without an axis
        part = part.reshape(1, *part.shape).expand(*meant.chosen, *part.shape)
    own = [1 if a is None else meant.spans[a].count for a in meant.results]
    chosen = len(meant.chosen)
    part = part.reshape(*meant.chosen, *own)
    order = (*range(chosen, chosen + meant.place), *range(chosen), *range(chosen + meant.place, chosen + len(own)))
    return Array(part.permute(*order), x.device)


def _front(part: UOp, key: Key) -> UOp:
    """The axes that arrays pick from, then those that are kept; not those that a number picked from."""
    order = [*key.arrays, *key.kept]
    gone = [a for a in range(len(key.spans)) if a not in order]
    return part.permute(*order, *gone).reshape(*(sizes(part)[a] for a in order))


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
    if mask is not None and mask.size * x.size and _is_alike(given, x.ndim - mask.ndim):
        return _under_mask(x, mask, given)
    meant = parse(x, key)
    wanted = meant.shape
    extra = sizes(given)[: max(0, len(given.shape) - len(wanted))]
    given = given.reshape(*sizes(given)[len(extra) :]) if set(extra) <= {1} else given
    if not goes_to(sizes(given), wanted):
        raise ValueError(f"x[...] = value: a value of shape {given.shape} does not go into a part of shape {wanted}")
    if 0 in wanted:
        return Array(x.node, x.device)
    return Array(_put(x.node, meant, given.broadcast_to(*wanted)), x.device)


def as_value(name: str, x: Array, value: Array | Scalar) -> UOp:
    """The value as one of x's dtype."""
    if not isinstance(value, Array):
        if not isinstance(value, (bool, int, float)):
            raise TypeError(f"{name} takes an array or a Python number, not {type(value).__name__}; see asarray")
        return const(value, of_scalar(value, x.dtype))
    one_device(name, [x, value])
    same_kind = x.dtype.kind is value.dtype.kind
    if not same_kind and promote(x.dtype, value.dtype) is not x.dtype:
        raise PromotionError(f"{name}: {value.dtype} does not go into an array of {x.dtype}: cast one with astype")
    return value.node.cast(x.dtype)


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


def _under_mask(x: Array, mask: Array, value: UOp) -> Array:
    rest = x.shape[mask.ndim :]
    alike = value.reshape(*value.shape[1:]) if len(value.shape) > len(rest) else value
    if not goes_to(sizes(alike), rest):
        raise ValueError(f"x[mask] = value: a value of shape {value.shape} does not go into parts of shape {rest}")
    under = mask.node.reshape(*mask.shape, *(1 for _ in rest)).expand(*x.shape)
    return Array(under.where(alike.broadcast_to(*x.shape), x.node), x.device)
