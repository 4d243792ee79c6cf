"""Concatenation of values: parts one after another along an axis, or along a new one."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kg.frontend import UOp
from kg_graph.kernels.scatters import join

from kg_array.indexing.axes import positions_along, same_shape, size_value, sizes
from kg_array.indexing.boxes import without_axes
from kg_array.operands.size import greatest_value, is_same

#: A kernel that joins parts looks at all of them for each element: it has so many at most, and fewer if they are large.
MOST_PARTS: Final = 16
_ELEMENTS: Final = 1 << 17


def joined(parts: Sequence[UOp], axis: int) -> UOp:
    """Parts of one dtype one after another along an axis."""
    filled = [p for p in parts if not is_same(sizes(p)[axis], 0)] or parts[:1]
    if len(filled) > 1 and all(is_same(sizes(p)[axis], 1) for p in filled):
        first, *others = [without_axes(p, sizes(p)[:axis] + sizes(p)[axis + 1 :]) for p in filled]
        return first.stack(*others, axis=axis)
    if len(filled) > MOST_PARTS and all(same_shape(sizes(p), sizes(filled[0])) for p in filled):
        shape = sizes(filled[0])
        return filled[0].stack(*filled[1:], axis=axis).reshape(*shape[:axis], len(filled) * shape[axis], *shape[axis + 1 :])
    groups: list[list[UOp]] = [[]]
    elements = 0
    for p in filled:
        if len(groups[-1]) == MOST_PARTS or elements >= _ELEMENTS:
            groups.append([])
            elements = 0
        groups[-1].append(p)
        elements += greatest_value(prod(sizes(p)))
    values = [selected(group, axis) for group in groups]
    return values[0] if len(values) == 1 else join(values, axis)


def selected(parts: Sequence[UOp], axis: int) -> UOp:
    """Parts one after another, each element selected where it is used: no memory between."""
    whole = sum(sizes(p)[axis] for p in parts)
    result, before = parts[0], sizes(parts[0])[axis]
    rank = len(result.shape)
    result = result.pad(*((0, whole - before) if i == axis else (0, 0) for i in range(rank)))
    at = positions_along(sizes(result), axis)
    for p in parts[1:]:
        size = sizes(p)[axis]
        margins = [(before, whole - before - size) if i == axis else (0, 0) for i in range(rank)]
        result = (at < size_value(before, at.type)).where(result, p.pad(*margins))
        before += size
    return result
