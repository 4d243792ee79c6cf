"""Positions in memory for all threads of a block, and all values of the loops around, at once: what is seen of all of them is proved."""

from __future__ import annotations

from collections.abc import Sequence
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
