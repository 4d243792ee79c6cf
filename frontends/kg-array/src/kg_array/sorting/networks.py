"""Rows sorted by networks of comparisons (see kg_graph.kernels.networks)."""

from __future__ import annotations

from kg.frontend import DType, UOp, int64, uint32
from kg_graph.kernels.networks import sorted_columns
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, sizes
from kg_array.sorting.keys import POSITION, value_of, with_sign, word_of, words_of
from kg_array.sorting.rows import taken


def moved_by_network(x: UOp, descending: bool) -> UOp:
    """The elements of each row [rows, n] in order, as integers.
    There are no derivatives. Not stable: zeros are in the order of their signs."""
    words = with_sign(word_of(x, descending), signed=True)
    found = with_sign(_sorted_rows(words), signed=False)
    return value_of(found, x.type, descending)


def by_network(key: UOp, dtype: DType) -> UOp:
    """The order of each row, by words of key and position.
    Of keys of 64 bits first by the lower half, then by the other one."""
    rows, n = sizes(key)
    if key.type.bits == 64:
        bits = with_sign(key, signed=False)
        first = by_network(bits.cast(uint32), dtype)
        return taken(first, by_network(taken((bits >> bits.const_like(32)).cast(uint32), first), dtype))
    found = _sorted_rows(words_of(key, positions_along((rows, n), 1, int64)))
    return (found & POSITION).cast(dtype)


def _sorted_rows(words: UOp) -> UOp:
    """Integers [rows, n], in order along the rows."""
    rows, n = sizes(words)
    width = 1 << (n - 1).bit_length()
    padded = words.pad((0, 0), (0, width - n), fill=int(words.type.max))
    return sorted_columns(stored(padded.permute(1, 0))).permute(1, 0).shrink((0, rows), (0, n))
