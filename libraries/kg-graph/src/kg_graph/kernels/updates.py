"""Regular parts replaced in memory that may be overwritten:
stores of those parts alone, where all else would be copied onto itself.

where(in the box, pad(v), x)   ->   scatter(x, v, the positions of the box)
"""

from __future__ import annotations

from collections.abc import Set
from math import prod

from kg.frontend import Dim, Op, UOp, total

from kg_graph.kernels.scatters import places

#: (first, how many) of each axis; the first may be given when it is launched.
Box = tuple[tuple[Dim, int], ...]


def as_scatter(value: UOp, donated: Set[UOp]) -> UOp:
    """A value that is one of these PARAMs with boxes replaced, as scatters into it; any other as it is."""
    replaced: list[tuple[Box, UOp]] = []
    base = value
    while base.op is Op.WHERE and all(isinstance(d, int) for d in base.shape):
        inside, new, base = base.src
        box = box_of(inside)
        if box is None or prod(count for _, count in box) * 2 > prod(map(int, value.shape)):  # type: ignore[arg-type]
            return value
        replaced.append((box, new))
    if base not in donated:
        return value
    for box, new in reversed(replaced):
        base = scattered(base, new.shrink(*((start, total([start, count])) for start, count in box)), box)
    return base


def scattered(base: UOp, part: UOp, box: Box) -> UOp:
    """A value with a box replaced, as a scatter into it."""
    axis = max((a for a, (_, count) in enumerate(box) if count != base.shape[a]), default=0)
    return base.scatter(part, *places(part.shape[: axis + 1], [start for start, _ in box[: axis + 1]]))


def box_of(inside: UOp) -> Box | None:
    """Where a condition made of True amid pads of False holds."""
    starts: list[Dim] = [0] * len(inside.shape)
    node = inside
    while node.op is Op.PAD:
        fill = node.src[1]
        if fill.op is not Op.CONST or fill.value:
            return None
        margins: tuple[tuple[Dim, Dim], ...] = node.arg  # pyright: ignore[reportAssignmentType]
        starts = [total([start, before]) for start, (before, _) in zip(starts, margins, strict=True)]
        node = node.src[0]
    sizes = node.shape
    while node.op in (Op.RESHAPE, Op.EXPAND):
        node = node.src[0]
    if node.op is not Op.CONST or not node.value or not all(isinstance(d, int) for d in sizes):
        return None
    return tuple((start, int(size)) for start, size in zip(starts, sizes, strict=True))  # type: ignore[arg-type]
