"""Integers sorted by a network of comparisons, which are the same whatever the integers are: Batcher, "Sorting networks and their applications", 1968. Work-items and lanes make them beside
each other, which elements that move one after another (see digits.py) leave idle.

Sorted pieces are merged by twos. Of two pieces the one is read backwards, so that the lesser of elements at one place are all that belong before the greater ones; the halves are sorted likewise,
by elements half as far apart, then a quarter, up to neighbours. A kernel makes STAGES of such stages on as many elements as they compare.
"""

from __future__ import annotations

from typing import Final

from kg.frontend import DType, UOp, int64, uint32
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, sizes
from kg_array.orders.keys import POSITION, with_sign, words_of
from kg_array.orders.rows import taken

#: Stages of a kernel, which has two to the power of them in registers. 1000 rows of 1000 float32 take 28, 15, 10 and 7.9 ms by 1 to 4, with AVX2 12 by 3 and 11 by 4 (Emerald Rapids, one thread, processor time).
STAGES: Final = 4


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
    found = _sorted(stored(padded.permute(1, 0))).permute(1, 0)
    return (found.shrink((0, rows), (0, n)) & POSITION).cast(dtype)


def _sorted(x: UOp) -> UOp:
    """Integers [n, b] sorted along the first axis, whose size is a power of two."""
    n, _ = sizes(x)
    piece = 1
    while piece < n:
        distances = [piece >> i for i in range(piece.bit_length())]
        first = len(distances) % STAGES or STAGES  # then those of all mergers are the same kernels
        x = _stages(x, distances[:first], merges=True)
        for at in range(first, len(distances), STAGES):
            x = _stages(x, distances[at : at + STAGES], merges=False)
        piece *= 2
    return x


def _stages(x: UOp, distances: list[int], *, merges: bool) -> UOp:
    """The lesser of elements so far apart goes before the greater one, for one distance after another; where two pieces are merged, the second is backwards at first."""
    n, batch = sizes(x)
    count, near = 1 << len(distances), distances[-1]
    groups = n // (count * near)
    split = x.reshape(groups, count, near, batch)
    parts = [split.shrink((0, groups), (i, i + 1), (0, near), (0, batch)).reshape(groups, near, batch) for i in range(count)]
    if merges:
        backwards = [part.flip(1) for part in reversed(parts)]
        half = count // 2
        parts = [parts[i].minimum(backwards[i]) if i < half else parts[i].maximum(backwards[i]) for i in range(count)]
    for distance in distances[1:] if merges else distances:
        apart = distance // near
        for i in range(count):
            if not i & apart:
                one, other = parts[i], parts[i + apart]
                parts[i], parts[i + apart] = one.minimum(other), one.maximum(other)
    return stored(parts[0].stack(*parts[1:], axis=1)).reshape(n, batch)
