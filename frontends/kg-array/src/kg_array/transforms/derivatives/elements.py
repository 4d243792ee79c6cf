"""Functions of single elements, as programs of numbers are:
which nodes take one element of an array, and arrays put together of elements.

Of an array whose first axis stays as it is, as that of a batch does, an element is that of each of its records, one for every position along that axis.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, Final

import numpy as np
from kg.frontend import Op, UOp

from kg_array.indexing.axes import known_sizes, sizes

#: Movement that takes elements out of an array. The elements' positions go the same way.
TAKES: Final = (Op.RESHAPE, Op.SHRINK, Op.PERMUTE, Op.FLIP)
#: An array is put together of its elements if at least one in so many is something, or if it has no more than that many.
_SPARSE, _FEW = 4, 64
#: An array and the positions in it; None: all of them, which take memory only where a node takes some.
_Place = tuple[UOp, "np.ndarray[Any, Any] | None"]


def size_of(node: UOp) -> int:
    return prod(sizes(node))


def is_known(node: UOp) -> bool:
    """Whether no size of it is open."""
    return all(isinstance(d, int) for d in node.shape)


def element_picks(
    order: Sequence[UOp], outputs: Sequence[UOp], arrays: Iterable[UOp], *, records: bool = False
) -> dict[UOp, dict[UOp, int]]:
    """Per array of which nothing but elements is used, the nodes that are one element of it,
    each with its position.

    `records`: elements of the records along the first axis, by their position in a record. No array here takes elements of another itself.
    """
    places: dict[UOp, _Place] = {}
    for a in arrays:
        if all(isinstance(d, int) for d in a.shape[records:]) and prod(known_sizes(a.shape[records:])) > 1:
            places[a] = a, None
    found: dict[UOp, dict[UOp, int]] = {a: {} for a in places}
    for node in order:
        source = places.get(node.src[0]) if node.op in TAKES else None
        if source is not None and source[0] in found:
            array, before = source
            shape = known_sizes(array.shape[records:])
            before = np.arange(prod(shape)).reshape(shape) if before is None else before
            at = _of_records(node, before) if records else _taken(node, before)
            if at is not None:
                places[node] = array, at
                continue
        for s in node.src:
            _use(s, places, found)
    for output in outputs:
        _use(output, places, found)
    return {a: picks for a, picks in found.items() if picks}


def _use(node: UOp, places: Mapping[UOp, _Place], found: dict[UOp, dict[UOp, int]]) -> None:
    array, at = places.get(node, (node, None))
    if array not in found:
        return
    if at is not None and at.size == 1:
        found[array][node] = int(at.reshape(())[()])
    else:
        del found[array]


def _of_records(node: UOp, at: np.ndarray[Any, Any]) -> np.ndarray[Any, Any] | None:
    """The positions in their records of what is taken; None where the records don't stay what they are."""
    arg: Any = node.arg
    count = node.src[0].shape[0]
    match node.op:
        case Op.RESHAPE:
            return at.reshape(arg[1:]) if arg[:1] == (count,) else None
        case Op.PERMUTE:
            return at.transpose([i - 1 for i in arg[1:]]) if arg[0] == 0 else None
        case Op.FLIP:
            return np.flip(at, tuple([i - 1 for i in arg])) if 0 not in arg else None
        case _:
            whole = arg[0] == (0, count)
            return at[tuple(slice(start, stop) for start, stop in arg[1:])] if whole else None


def _taken(node: UOp, at: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    arg: Any = node.arg
    match node.op:
        case Op.RESHAPE:
            return at.reshape(arg)
        case Op.PERMUTE:
            return at.transpose(arg)
        case Op.FLIP:
            return np.flip(at, arg)
        case _:
            return at[tuple(slice(start, stop) for start, stop in arg)]


def is_worth(picks: Mapping[UOp, int], array: UOp, *, records: bool = False) -> bool:
    """Whether an array is better put together of single elements, of which it has these."""
    return prod(sizes(array)[records:]) <= max(_FEW, _SPARSE * len(set(picks.values())))


def assembled(shape: Sequence[int], elements: Mapping[int, UOp], zero: UOp, *, records: bool = False) -> UOp:
    """An array of these elements by position, and zeros elsewhere."""
    before = tuple(shape[:records])
    zero = zero.broadcast_to(*before)
    flat = [elements[i].reshape(*before) if i in elements else zero for i in range(prod(shape[records:]))]
    return flat[0].stack(*flat[1:], axis=len(before)).reshape(*shape)
