"""Index expressions of RESHAPE, by groups of axes so that few divisions are needed.

[4, 8, 3] -> [32, 3] at (i, j)   ->   (i // 8, i % 8, j)
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.ir.indexing import ZERO, flatten, unflatten
from kg.ir.shapes.shape import Shape, same_size, size_of
from kg.ir.uop import UOp
from kg.rules import simplify


def reshaped(indices: Sequence[UOp], new: Shape, old: Shape) -> tuple[UOp, ...]:
    """The indices into `old` of the element at `indices` of `new`, axis group by axis group."""
    result: list[UOp] = [ZERO] * len(old)
    if size_of(old) == 0:  # of padding around nothing no element is here
        return tuple(result)
    for group_new, group_old in _groups(new, old):
        if len(group_new) == 1 and len(group_old) == 1:
            result[group_old[0]] = indices[group_new[0]]
            continue
        flat = flatten([indices[i] for i in group_new], tuple(new[i] for i in group_new))
        for axis, i in zip(group_old, unflatten(flat, tuple(old[i] for i in group_old)), strict=True):
            result[axis] = simplify(i)
    return tuple(result)


def _groups(new: Shape, old: Shape) -> list[tuple[list[int], list[int]]]:
    """Runs of axes on both sides with the same number of elements, as short as possible.
    Axes of size 1 are left out."""
    a = [i for i, d in enumerate(new) if d != 1]
    b = [i for i, d in enumerate(old) if d != 1]
    groups: list[tuple[list[int], list[int]]] = []
    while a or b:
        i, j = min(1, len(a)), min(1, len(b))
        while not same_size(tuple(new[x] for x in a[:i]), tuple(old[x] for x in b[:j])):
            i, j = _grow(new, old, a, b, i, j)
        groups.append((a[:i], b[:j]))
        a, b = a[i:], b[j:]
    return groups


def _grow(new: Shape, old: Shape, a: list[int], b: list[int], i: int, j: int) -> tuple[int, int]:
    left, right = size_of(tuple(new[x] for x in a[:i])), size_of(tuple(old[x] for x in b[:j]))
    if isinstance(left, int) and isinstance(right, int) and left != right:
        return (i + 1, j) if left < right and i < len(a) else (i, j + 1) if j < len(b) else (i + 1, j)
    return len(a), len(b)  # symbolic sizes that don't pair up: everything that is left is one group
