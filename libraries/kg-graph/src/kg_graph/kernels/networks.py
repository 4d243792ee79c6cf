"""Integers sorted by a network of comparisons, which are the same whatever the integers are:
Batcher, "Sorting networks and their applications", 1968. Work-items and lanes make them beside each other, which elements that
move one after another leave idle.

Sorted pieces are merged by twos. Of two pieces the one is read backwards, so that the lesser of elements at one place are all that belong before the greater ones; the halves are sorted likewise,
by elements half as far apart, then a quarter, up to neighbours. A kernel makes STAGES of such stages on as many elements as they compare.
"""

from __future__ import annotations

from typing import Final

from kg.frontend import UOp

from kg_graph.nodes import stored

#: Stages of a kernel, which has two to the power of them in registers. 1000 rows of 1000 float32 take 28, 15, 10 and 7.9 ms by 1 to 4, with AVX2 12 by 3 and 11 by 4 (Emerald Rapids, one thread, processor time).
STAGES: Final = 4


def sorted_columns(x: UOp) -> UOp:
    """Integers [n, b] sorted along the first axis, whose size is a power of two."""
    n = _size(x, 0)
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
    """The lesser of elements so far apart goes before the greater one, for one distance after another.
    Where two pieces are merged, the second is backwards at first."""
    n, batch = _size(x, 0), x.shape[1]
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


def _size(x: UOp, axis: int) -> int:
    size = x.shape[axis]
    assert isinstance(size, int)
    return size
