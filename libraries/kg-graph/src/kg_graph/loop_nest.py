"""The loops of one kernel, and what each node in it depends on:
how often it would be computed, were nothing kept in memory.

A node is computed in the innermost loop that it depends on, and so once for each iteration of all loops around that one: those of the output from
the first axis to the last, and inside them those of the reductions that use it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from math import prod
from typing import Final

from kg.frontend import ELEMENTWISE, Dim, Op, Shape, UOp, dim_max

#: Numbers of loops.
Loops = frozenset[int]
#: What each axis of a value depends on.
Axes = tuple[Loops, ...]
_NONE: Final[Loops] = frozenset()


class Nest:
    """The loops of a kernel that stores a value of this shape, and of the reductions in it."""

    def __init__(self, shape: Shape) -> None:
        self.values: list[UOp] = []  #: what it stores
        self.is_narrow = False  #: whether it runs few scans beside each other
        self._trips: list[int] = []
        self._around: list[Loops] = []  # a loop -> the loops around it, itself included
        self._elsewhere: dict[tuple[Axes, object], Loops] = {}
        self._iterations: dict[Axes, int] = {}
        #: what the axes of the stored value depend on
        self.axes: Axes = tuple(frozenset({n}) for n in self._loops(map(dim_max, shape), _NONE))

    def _loops(self, trips: Iterable[int], outside: Loops) -> Iterator[int]:
        """New loops, each inside the one before it."""
        for count in trips:
            number = len(self._trips)
            outside |= {number}
            self._trips.append(count)
            self._around.append(outside)
            yield number

    def iterations(self, where: Axes) -> int:
        """How often something is computed whose axes depend on these loops."""
        found = self._iterations.get(where)
        if found is None:
            found = self._iterations[where] = prod([self._trips[n] for n in self._inside(where)])
        return found

    def _inside(self, where: Axes) -> Loops:
        return _NONE.union(*(self._around[n] for n in _together(where)))

    def _at(self, where: Axes, position: object) -> Axes:
        """The same loops at another position: what is computed there is not what is computed here.
        A loop of one trip marks it."""
        if not where:
            return where
        mark = self._elsewhere.get((where, position))
        if mark is None:
            mark = self._elsewhere[where, position] = frozenset(self._loops([1], self._inside(where)))
        return (where[0] | mark, *where[1:])

    def sources(self, node: UOp, where: Axes) -> Iterable[tuple[UOp, Axes]]:
        """The sources of a node, and what their axes depend on."""
        if node.op in ELEMENTWISE:
            return [(s, where if where and s.shape != () else ()) for s in node.src]
        return [(s, axes if s.shape != () else ()) for s, axes in self._sources(node, where)]

    def _sources(self, node: UOp, where: Axes) -> Iterator[tuple[UOp, Axes]]:
        src = node.src
        match node.op:
            case op if op in _AS_THEY_ARE:
                yield from ((s, where) for s in src)
            case Op.PERMUTE:
                order: tuple[int, ...] = node.dims  # type: ignore[assignment]
                yield src[0], tuple(where[order.index(axis)] for axis in range(len(order)))
            case Op.EXPAND:
                sizes = zip(where, src[0].shape, node.shape, strict=True)
                yield src[0], tuple(w if small is large or small == large else _NONE for w, small, large in sizes)
            case Op.RESHAPE:
                yield src[0], _regrouped(where, node.shape, src[0].shape)
            case Op.SCAN:  # a kernel of its own stores it as its loop goes
                yield from ((s, where) for s in src)
            case Op.REDUCE:
                inner = list(where)
                axes = [axis for axis in node.reduction.axes if src[0].shape[axis] != 1]  # one of size 1 is no loop
                trips = [dim_max(src[0].shape[axis]) for axis in axes]
                for axis, number in zip(axes, self._loops(trips, self._inside(where)), strict=True):
                    inner[axis] = frozenset({number})
                yield from ((s, tuple(inner)) for s in src)
            case Op.STACK:
                yield from ((s, (*where[: node.slot], *where[node.slot + 1 :])) for s in src)
            case Op.GATHER:
                data, *indices = src
                rank = len(node.shape) - len(data.shape) + len(indices)
                yield from ((i, where[:rank]) for i in indices)
                yield data, self._at((*(_together(where[:rank]) for _ in indices), *where[rank:]), tuple(indices))
            case Op.PAD | Op.SHRINK | Op.FLIP:
                yield src[0], self._at(where, (node.op, node.arg)) if is_moved(node) else where
                yield from ((s, where) for s in src[1:])
            case Op.RANK:
                start, *indices = src
                yield start, tuple(frozenset({n}) for n in self._loops(map(dim_max, start.shape), _NONE))
                yield from ((i, where) for i in indices)
            case Op.SCATTER:
                target, updates, *indices = src  # updates have loops of their own
                picked = next((i.shape for i in indices if i.shape), ())
                trips = map(dim_max, (*picked, *node.shape[len(indices) :]))
                inner = tuple(frozenset({n}) for n in self._loops(trips, _NONE))
                yield target, where
                yield updates, inner
                yield from ((i, inner[: len(picked)]) for i in indices)
            case Op.FOURIER:  # its first step takes every element once, whatever is done with the results
                inner = tuple(frozenset({n}) for n in self._loops(map(dim_max, src[0].shape), _NONE))
                yield from ((s, inner) for s in src)
            case _:
                yield from ((s, tuple(_together(where) for _ in s.shape)) for s in src)


_AS_THEY_ARE: Final = (Op.STATE, Op.CONTIGUOUS, Op.COPY)


def is_moved(node: UOp) -> bool:
    """Whether a PAD, SHRINK or FLIP has another first element than its source."""
    if node.op is Op.FLIP:
        return True
    pairs: tuple[tuple[Dim, Dim], ...] = node.arg  # pyright: ignore[reportAssignmentType]
    return any(first != 0 for first, _ in pairs)


def _together(where: Iterable[Loops]) -> Loops:
    return frozenset(chain.from_iterable(where))


def _regrouped(where: Axes, shape: Shape, source: Shape) -> Axes:
    """Axes that a reshape splits or joins depend on whatever any of their group does."""
    result: list[Loops] = []
    new, old = [dim_max(d) for d in shape], [dim_max(d) for d in source]
    i = 0
    while len(result) < len(old):
        first, start, left, right = i, len(result), 1, 1
        stop = start
        while stop == start or left != right:
            if stop < len(old) and (stop == start or right < left):
                right *= old[stop]
                stop += 1
            elif i < len(new):
                left *= new[i]
                i += 1
            else:
                stop, right = len(old), left
        group = _together(where[first:i])
        result += [group if size != 1 else _NONE for size in old[start:stop]]
    return tuple(result)
