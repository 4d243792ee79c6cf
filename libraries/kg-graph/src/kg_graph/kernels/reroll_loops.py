"""Loops that Python unrolled, rolled again:
elements of a STACK that are the same expression of other elements of the same arrays.

stack(f(z[0], z[1]), f(z[2], z[3]), f(z[4], z[5]), ...)  ->  f(y[:, 0], y[:, 1])  with  y = z.reshape(n, 2)

A problem of many steps, written as a loop of Python over numbers, is one expression per step: as long to compile as the loop is. As vectors it is compiled once, and runs in the lanes.
Every element is computed by the same ops as before, so results are the same to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from kg.frontend import ELEMENTWISE, Dim, Op, UOp

from kg_graph.kernels.scatters import join
from kg_graph.nodes import order_of, substituted

#: Fewer repetitions stay written out: a part of a vector, and what they have in common is computed once.
REPETITIONS: Final = 8
#: Graphs of fewer nodes are compiled soon enough, and are fast as they are.
NODES: Final = 1000
#: How many pieces a stack may come to, of vectors and of what is between them: each is copied to its place.
PIECES: Final = 4
#: How far apart repetitions may be, in elements, and how many distances are tried.
_PERIOD, _TRIED = 4096, 64
#: Ops that repetitions may have in common, with their argument.
_ALIKE: Final = ELEMENTWISE | {Op.RESHAPE}


def rolled(values: Sequence[UOp]) -> tuple[UOp, ...]:
    """The values, their long stacks of numbers as vectors where these repeat one expression and
    that leaves less than half of the graph."""
    order = order_of(values)
    stacks = [n for n in order if n.op is Op.STACK and len(n.src) >= REPETITIONS and n.src[0].shape == ()]
    if len(order) < NODES or not stacks:
        return tuple(values)
    kinds, rows = _kinds(order), _Rows()
    found = {
        stack: vector for stack in stacks if (vector := _vector_of(stack, [kinds[s] for s in stack.src], rows)) is not None
    }
    shorter = tuple(substituted(values, found))
    return shorter if 2 * len(order_of(shorter)) < len(order) else tuple(values)


def _vector_of(stack: UOp, kinds: Sequence[int], rows: _Rows) -> UOp | None:
    """A stack as vectors, one after another, and what is between them; None where it has none,
    or is in too many pieces."""
    pieces: list[UOp] = []
    single: list[UOp] = []
    for first, period, count in _runs(kinds):
        columns = _columns(stack.src[first : first + period * count], period, rows) if count > 1 else ()
        if not columns:
            single += stack.src[first : first + period * count]
            continue
        if single:
            pieces.append(single[0].stack(*single[1:]))
            single = []
        pieces.append(columns[0].stack(*columns[1:], axis=1).reshape(period * count))
        if len(pieces) > PIECES:
            return None
    if not pieces:
        return None
    if single:
        pieces.append(single[0].stack(*single[1:]))
    return pieces[0] if len(pieces) == 1 else join(pieces, 0)


def _columns(numbers: Sequence[UOp], period: int, rows: _Rows) -> tuple[UOp, ...]:
    """What repeats in this distance, each as one vector; none where they don't after all."""
    made = [rows.over(tuple(numbers[i::period])) for i in range(period)]
    vectors = tuple([v for v in made if v is not None])
    return vectors if len(vectors) == len(made) else ()


def _runs(kinds: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """(first, period, repetitions), one after another; 1, 1 of an element that repeats nothing."""
    later: dict[int, int] = {}
    following = [0] * len(kinds)
    for at in range(len(kinds) - 1, -1, -1):
        following[at] = later.get(kinds[at], len(kinds))
        later[kinds[at]] = at
    at = 0
    while at < len(kinds):
        period, count = _run(kinds, following, at)
        yield at, period, count
        at += period * count


def _run(kinds: Sequence[int], following: Sequence[int], first: int) -> tuple[int, int]:
    """(period, repetitions) of the run that begins here."""
    other = first
    for _ in range(_TRIED):
        other = following[other]
        period = other - first
        if period > _PERIOD or first + period * REPETITIONS > len(kinds):
            break
        end = other
        while end < len(kinds) and kinds[end] == kinds[end - period]:
            end += 1
        if (count := (end - first) // period) >= REPETITIONS:
            return period, count
    return 1, 1


def _kinds(order: Sequence[UOp]) -> dict[UOp, int]:
    """A number for each node: the same one where two differ only in which elements of arrays they read."""
    numbers: dict[object, int] = {}
    kinds: dict[UOp, int] = {}
    for n in order:
        if n.op is Op.SHRINK:
            key: object = (n.op, n.src[0], n.shape)
        elif n.op in _ALIKE:
            key = (n.op, n.dtype, n.arg, tuple([kinds[s] for s in n.src]))
        else:
            key = n
        kinds[n] = numbers.setdefault(key, len(numbers))
    return kinds


class _Rows:
    """Repetitions of one node as one node, whose first axis is over them."""

    def __init__(self) -> None:
        self._known: dict[tuple[UOp, ...], UOp | None] = {}

    def over(self, nodes: tuple[UOp, ...]) -> UOp | None:
        """The node over these repetitions of it; None where they are not alike, or read no regular places."""
        pending = [nodes]
        while pending:
            now = pending[-1]
            if now in self._known:
                pending.pop()
                continue
            made, needed = self._made(now)
            if needed:
                pending += needed
                continue
            self._known[pending.pop()] = made
        return self._known[nodes]

    def _made(self, nodes: tuple[UOp, ...]) -> tuple[UOp | None, list[tuple[UOp, ...]]]:
        """The node, or which others it has to be made of first."""
        first, count = nodes[0], len(nodes)
        if all(n is first for n in nodes):
            return first.reshape(1, *first.shape).expand(count, *first.shape), []
        if any(n.op is not first.op or n.dtype is not first.dtype or len(n.src) != len(first.src) for n in nodes):
            return None, []
        if first.op is Op.SHRINK and all(n.src[0] is first.src[0] for n in nodes):
            return _regular_parts(nodes), []
        if first.op not in _ALIKE or any(n.arg != first.arg for n in nodes):
            return None, []
        sources = list(zip(*(n.src for n in nodes), strict=True))
        if needed := [s for s in sources if s not in self._known]:
            return None, needed
        made = [self._known[s] for s in sources]
        whole = tuple([m for m in made if m is not None])
        if len(whole) < len(made):
            return None, []
        if first.op is Op.RESHAPE:
            return whole[0].reshape(count, *first.shape), []
        return first.with_src(whole), []


def _regular_parts(nodes: Sequence[UOp]) -> UOp | None:
    """Parts of one array that begin in regular distances along one axis, as one array over them.
    None where they don't."""
    base, count = nodes[0].src[0], len(nodes)
    boxes: list[tuple[tuple[Dim, Dim], ...]] = [n.arg for n in nodes]  # pyright: ignore[reportAssignmentType]
    begins = [row for box in boxes if (row := _numbers([begin for begin, _ in box])) is not None]
    shape, whole_shape = _numbers(nodes[0].shape), _numbers(base.shape)
    if shape is None or whole_shape is None or len(begins) < count:
        return None
    steps = {tuple(b - a for a, b in zip(one, two, strict=True)) for one, two in pairwise(begins)}
    if len(steps) != 1:
        return None
    (step,) = steps
    moving = [axis for axis, by in enumerate(step) if by]
    if len(moving) != 1 or step[moving[0]] < shape[moving[0]]:
        return None
    (axis,) = moving
    by, size, begin = step[axis], shape[axis], begins[0][axis]
    # Whole distances are taken, and of each the part: the last may reach beyond the array, so that they begin earlier, or zeros follow.
    before = min(max(begin + by * count - whole_shape[axis], 0), begin, by - size)
    start = begin - before
    missing = max(start + by * count - whole_shape[axis], 0)
    taken = [(b, b + d) for b, d in zip(begins[0], shape, strict=True)]
    taken[axis] = (start, start + by * count - missing)
    whole = base.shrink(*taken)
    if missing:
        whole = whole.pad(*((0, missing if a == axis else 0) for a in range(len(shape))))
    apart = whole.reshape(*shape[:axis], count, by, *shape[axis + 1 :])
    part = apart.shrink(
        *((0, d) for d in shape[:axis]), (0, count), (before, before + size), *((0, d) for d in shape[axis + 1 :])
    )
    return part.permute(axis, *range(axis), *range(axis + 1, len(shape) + 1))


def _numbers(dims: Sequence[Dim]) -> tuple[int, ...] | None:
    """Dims that are known; None where one is given at launch."""
    known = tuple([d for d in dims if isinstance(d, int)])
    return known if len(known) == len(dims) else None
