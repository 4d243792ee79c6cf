"""Rows sorted by networks of comparisons (see kg_graph.kernels.networks)."""

from __future__ import annotations

from kg.frontend import DType, UOp, int64, uint32
from kg_graph.kernels.networks import sorted_columns
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, sizes
from kg_array.orders.keys import POSITION, with_sign, words_of
from kg_array.orders.rows import taken


def by_network(key: UOp, dtype: DType) -> UOp:
    """The order of each row, by words of key and position; of keys of 64 bits first by the lower half, then by the other one."""
    rows, n = sizes(key)
    if key.type.bits == 64:
        bits = with_sign(key, signed=False)
        first = by_network(bits.cast(uint32), dtype)
        return taken(first, by_network(taken((bits >> bits.const_like(32)).cast(uint32), first), dtype))
    words = words_of(key, positions_along((rows, n), 1, int64))
    width = 1 << (n - 1).bit_length()
    padded = words.pad((0, 0), (0, width - n), fill=int(int64.max))
    found = sorted_columns(stored(padded.permute(1, 0))).permute(1, 0)
    return (found.shrink((0, rows), (0, n)) & POSITION).cast(dtype)
