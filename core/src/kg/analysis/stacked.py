"""STACK: a stored one becomes one store per part; a used one becomes a selection of the part.

store out, stack(a, b)   ->   store out[0, i] a[i]; store out[1, i] b[i]
stack(a, b)[j, i]        ->   where(j < 1, a[i], b[i])
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from kg.analysis.reshaping import reshaped
from kg.ir.indexing import number
from kg.ir.op import Op
from kg.ir.shapes.shape import Shape
from kg.ir.uop import UOp

Indices = tuple[UOp, ...]
#: What lies around a part, the innermost first: a node, and which of its sources the part is in.
Way = tuple[tuple[UOp, int], ...]
_RENAMED = (Op.RESHAPE, Op.PERMUTE)


def stack_parts(value: UOp) -> list[tuple[UOp, Way]]:
    """The parts that a value is put together of, and the way out of each.
    A value that no STACK makes is its one part."""
    found: list[tuple[UOp, Way]] = []
    stack: list[tuple[UOp, Way]] = [(value, ())]
    while stack:
        node, way = stack.pop()
        if node.op is Op.STACK:
            stack += [(s, ((node, number), *way)) for number, s in reversed(list(enumerate(node.src)))]
        elif node.op in _RENAMED and _renames_stack(node):
            stack.append((node.src[0], ((node, 0), *way)))
        else:
            found.append((node, way))
    return found


def _renames_stack(node: UOp) -> bool:
    while node.op in _RENAMED:
        node = node.src[0]
    return node.op is Op.STACK


def loops_of(shape: Shape) -> Shape:
    """The sizes of the loops over a shape: those of equal ones can be the same loops."""
    return tuple(d for d in shape if d != 1)


def in_whole(way: Way, indices: Sequence[UOp]) -> Indices:
    """Where an element of a part is in the whole."""
    at = tuple(indices)
    for node, source in way:
        match node.op:
            case Op.STACK:
                at = (*at[: node.slot], number(source), *at[node.slot :])
            case Op.PERMUTE:
                at = tuple(at[axis] for axis in node.dims if isinstance(axis, int))
            case _:
                at = reshaped(at, node.src[0].shape, node.shape)
    return at


def chosen(node: UOp, indices: Indices, gate: UOp | None) -> Generator[tuple[UOp, Indices, UOp | None], UOp, UOp]:
    """The element of a STACK at indices: asks for those of all parts that it may be,
    and selects in halves."""
    axis = node.slot
    at, rest = indices[axis], (*indices[:axis], *indices[axis + 1 :])

    def among(first: int, last: int) -> Generator[tuple[UOp, Indices, UOp | None], UOp, UOp]:
        if first == last:
            return (yield node.src[first], rest, gate)
        middle = (first + last + 1) // 2
        low = yield from among(first, middle - 1)
        high = yield from among(middle, last)
        return (at < middle).where(low, high)

    return among(min(max(0, at.vmin), len(node.src) - 1), max(0, min(len(node.src) - 1, at.vmax)))
