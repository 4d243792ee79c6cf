"""Arrays as rows along their last axis."""

from __future__ import annotations

from math import prod

from kg.frontend import UOp

from kg_array.indexing.axes import positions_along, sizes


def rows_of(x: UOp) -> UOp:
    """The elements [rows, n]."""
    *before, n = sizes(x)
    return x.reshape(prod(before), n)


def taken(x: UOp, positions: UOp) -> UOp:
    """The elements at these positions of the last axis, row by row."""
    *before, _ = sizes(x)
    if x.shape == () or positions.shape == () or 0 in (*sizes(x), *sizes(positions)):
        return x.shrink(*((0, d) for d in before), (0, sizes(positions)[-1]))
    chosen = rows_of(positions)
    row = positions_along(tuple(sizes(chosen)), 0, positions.type)
    return rows_of(x).gather(row, chosen).reshape(*before, sizes(chosen)[1])
