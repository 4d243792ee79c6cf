"""Short rows, each element of which is compared with each: its place is how many come before it."""

from __future__ import annotations

from kg.frontend import DType, UOp
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import positions_along, sizes


def by_ranks(key: UOp, dtype: DType) -> UOp:
    """The order of each row."""
    rows, width = sizes(key)
    square = (rows, width, width)
    one, other = (key.reshape(rows, *s).expand(*square) for s in ((width, 1), (1, width)))
    here, there = (positions_along(square, axis, dtype) for axis in (1, 2))
    before = (other < one) | (other.eq(one) & (there < here))
    place = before.cast(dtype).reduce(monoids.ADD, 2).expand(*square)
    # of place p, the position of the element that belongs there
    return place.eq(there).where(here, 0).reduce(monoids.ADD, 1).reshape(rows, width)
