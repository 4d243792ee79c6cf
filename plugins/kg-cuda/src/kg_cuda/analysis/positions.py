"""Positions in memory for all threads of a block, and all values of the loops around, at once: what is seen of all of them is proved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from kg.plugin import Op, UOp, on_arrays

Array: TypeAlias = npt.NDArray[Any]

#: More values than these are not looked at.
_MOST: Final = 1 << 18


def terms(position: UOp) -> list[UOp]:
    """What a position is the sum of."""
    if position.op is not Op.ADD:
        return [position]
    return [term for s in position.src for term in terms(s)]


def depends_on(position: UOp, *leaves: UOp) -> bool:
    return not set(leaves).isdisjoint(position.toposort())


class Positions:
    """Values of expressions over every value of their leaves, the first leaf counted by the first axis."""

    def __init__(self, first: UOp, expressions: Sequence[UOp]) -> None:
        found = dict.fromkeys(u for e in expressions for u in e.toposort() if u.op in (Op.SPECIAL, Op.RANGE))
        self.leaves = [first, *(u for u in found if u is not first)]
        self._known: dict[UOp, Array | None] = {}
        self._spans = [_span(u) for u in self.leaves]
        #: whether all of their values can be looked at
        self.finite = all(s is not None for s in self._spans) and prod(len(s) for s in self._spans if s is not None) <= _MOST

    def of(self, expression: UOp) -> Array | None:
        """None where it depends on what is not known before the launch."""
        if expression not in self._known:
            self._known[expression] = self._of(expression)
        return self._known[expression]

    def _of(self, u: UOp) -> Array | None:
        if u.op is Op.CONST:
            return np.full((1,) * len(self.leaves), int(u.value), np.int64)
        if u in self.leaves:
            axis = self.leaves.index(u)
            span = self._spans[axis]
            assert span is not None
            return np.array(span, np.int64).reshape([-1 if n == axis else 1 for n in range(len(self.leaves))])
        compute = on_arrays(u.op)
        if compute is None or u.lanes != 1:
            return None
        sources = [self.of(s) for s in u.src]
        known = [s for s in sources if s is not None]
        return compute(*known) if len(known) == len(sources) else None


def _span(leaf: UOp) -> range | None:
    """The values of a thread's number or of a loop's."""
    if any(s.op is not Op.CONST for s in leaf.src[:2]):
        return None
    ends = [int(s.value) for s in leaf.src[:2]]
    return range(ends[0]) if leaf.op is Op.SPECIAL else range(*ends)


# -- what accesses have in common


def place_of_lane(load: UOp, lane: int) -> UOp:
    """Where an element is."""
    position, beyond = split(load.src[0].src[1])
    if position is None:
        return load.src[0].src[1].const_like(beyond + lane)
    return position + (beyond + lane) if beyond + lane else position


def taken_apart(places: Sequence[UOp], *lanes: UOp) -> tuple[list[UOp], list[UOp]]:
    """Each position without what all of them have in common for all threads, and that."""
    parts = [terms(p) for p in places]
    common = [t for t in parts[0] if t.op is not Op.CONST and not depends_on(t, *lanes) and all(p.count(t) == 1 for p in parts)]
    zero = places[0].const_like(0)
    return [sum_of([t for t in part if t not in common], zero) for part in parts], common


def by_rounds(common: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """Terms that are the same in all rounds of the loops around, and the others."""
    fixed = [t for t in common if next(t.find(Op.RANGE), None) is None]
    return fixed, [t for t in common if t not in fixed]


def in_order(position: UOp) -> UOp:
    """A sum with its number last, which accesses add by themselves."""
    parts = terms(position)
    numbers = sum(int(t.value) for t in parts if t.op is Op.CONST)
    rest = sum_of([t for t in parts if t.op is not Op.CONST], position.const_like(0))
    return rest.const_like(numbers) if rest.op is Op.CONST else rest + numbers if numbers else rest


def sum_of(parts: Sequence[UOp], zero: UOp) -> UOp:
    return reduce(lambda x, y: x + y, parts) if parts else zero


def split(position: UOp) -> tuple[UOp | None, int]:
    """A position as something and a number beyond it."""
    if position.op is Op.CONST:
        return None, int(position.value)
    if position.op is Op.ADD and position.src[1].op is Op.CONST:
        return position.src[0], int(position.src[1].value)
    return position, 0
