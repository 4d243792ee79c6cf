"""Functions of single elements, as programs of numbers are: which nodes take one element of an array, and arrays put together of elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final

import numpy as np
from kg.frontend import Op, UOp

from kg_array.indexing.axes import sizes

#: Movement that takes elements out of an array. The elements' positions go the same way.
_TAKES: Final = (Op.RESHAPE, Op.SHRINK, Op.PERMUTE, Op.FLIP)
#: An array is put together of its elements if at least one in so many is something, or if it has no more than that many.
_SPARSE, _FEW = 4, 64


def size_of(node: UOp) -> int:
    return prod(sizes(node))


def is_known(node: UOp) -> bool:
    """Whether no size of it is open."""
    return all(isinstance(d, int) for d in node.shape)


def element_picks(order: Sequence[UOp], outputs: Sequence[UOp], arrays: Sequence[UOp]) -> dict[UOp, dict[UOp, int]]:
    """Per array of which nothing but elements is used, the nodes that are one element of it, each with its position."""
    places: dict[UOp, tuple[UOp, np.ndarray[Any, Any]]] = {
        a: (a, np.arange(size_of(a)).reshape(sizes(a))) for a in arrays if is_known(a) and size_of(a) > 1
    }
    found: dict[UOp, dict[UOp, int]] = {a: {} for a in places}
    for node in order:
        source = places.get(node.src[0]) if node.op in _TAKES else None
        if source is not None:
            places[node] = source[0], _taken(node, source[1])
            continue
        for s in node.src:
            _use(s, places, found)
    for output in outputs:
        _use(output, places, found)
    return {a: picks for a, picks in found.items() if picks}


def _use(node: UOp, places: Mapping[UOp, tuple[UOp, np.ndarray[Any, Any]]], found: dict[UOp, dict[UOp, int]]) -> None:
    array, at = places.get(node, (node, None))
    if at is None or array not in found:
        return
    if at.size == 1:
        found[array][node] = int(at.reshape(())[()])
    else:
        del found[array]


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


def is_worth(picks: Mapping[UOp, int], array: UOp) -> bool:
    """Whether an array is better put together of single elements, of which it has these."""
    return size_of(array) <= max(_FEW, _SPARSE * len(set(picks.values())))


def assembled(shape: Sequence[int], elements: Mapping[int, UOp], zero: UOp) -> UOp:
    """An array of these elements by position, and zeros elsewhere."""
    count = prod(shape)
    flat = [elements[i].reshape() if i in elements else zero for i in range(count)]
    return flat[0].stack(*flat[1:]).reshape(*shape)
