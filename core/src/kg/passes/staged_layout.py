"""How a staged value lies in memory: its sides from outermost, each counted by an axis or by the sum of several.

A window x[o2 + r1] that moves with o2 is staged once for every o2 + r1, not for every pair: STAGE(o0, p1, THREAD, r0/o2+r1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from kg.dtype import index
from kg.errors import ScheduleError
from kg.ir.args import Axis
from kg.ir.indexing import add, is_constant, number
from kg.ir.op import Op
from kg.ir.shape import dim_max, dim_of
from kg.ir.uop import UOp
from kg.rules.affine import affine
from kg.schedule.opts import Opt


@dataclass(frozen=True, slots=True)
class Side:
    """One dimension of staged memory: the axes whose sum counts it, and room beyond what they reach."""

    axes: tuple[UOp, ...]
    padding: int = 0

    @property
    def reach(self) -> UOp:
        """How many places the axes take together."""
        return reduce(add, [r.src[1] for r in self.axes], number(1 - len(self.axes)))

    @property
    def room(self) -> int:
        """Places at the greatest sizes."""
        return max(1, dim_max(dim_of(self.reach))) + self.padding

    @property
    def place(self) -> UOp:
        """Where the value for an iteration lies."""
        return reduce(add, self.axes)

    def loop(self, name: str) -> UOp:
        """A loop over all places, named after the first axis. An axis alone keeps its start."""
        start = self.axes[0].src[0] if len(self.axes) == 1 else number(0)
        return UOp(Op.RANGE, index, (start, self.reach), Axis(f"{name}.{self.axes[0].axis.name}"))

    def at(self, place: UOp) -> dict[UOp, UOp]:
        """Values of the axes that lead to a place."""
        return {r: number(0) for r in self.axes} | {self.axes[0]: place}


def laid_out(opt: Opt, value: UOp, axes: Sequence[UOp]) -> list[Side]:
    """The sides of staged memory: those of the Opt's layout, or one for each axis that the value changes along."""
    if not opt.layout:
        return [Side((r,)) for r in axes]
    left = {r.axis.name: r for r in axes}
    sides: list[Side] = []
    for part in opt.layout.split("/"):
        names = part.split("+")
        padding = int(names.pop()) if len(names) > 1 and names[-1].isdigit() else 0
        unknown = next((n for n in names if n not in left), None)
        if unknown is not None or len(set(names)) < len(names):
            raise ScheduleError(
                f"{opt}: {unknown or part!r} is none of the axes that are left to name: {', '.join(left) or 'none'}"
            )
        side = Side(tuple(left.pop(n) for n in names), padding)
        if len(names) > 1:
            _check_together(opt, value, side.axes)
        sides.append(side)
    if left:
        raise ScheduleError(f"{opt}: the layout leaves out {', '.join(left)}")
    return sides


def _check_together(opt: Opt, value: UOp, axes: Sequence[UOp]) -> None:
    """Axes of one side must occur as their sum alone: what is staged for one pair is right for all of that sum."""
    if not occurs_by_the_sum(value, axes):
        names = "+".join(r.axis.name for r in axes)
        raise ScheduleError(f"{opt}: the value does not depend on {names} by the sum alone; give each axis a side of its own")


def occurs_by_the_sum(value: UOp, axes: Sequence[UOp]) -> bool:
    """Whether a value depends on axes of fixed size from 0 by their sum alone."""
    fixed = all(is_constant(r.src[0], 0) and r.src[1].op is Op.CONST for r in axes)
    return fixed and all(_by_the_sum(place, axes) for place in _places(value))


#: What takes RANGEs to say where it stands or what it closes, not to count with them.
_PLACED = (Op.REDUCE, Op.SCAN, Op.STORE, Op.LOAD, Op.BARRIER)


def _places(value: UOp) -> list[UOp]:
    """Index expressions that something else uses: addresses, operands of comparisons."""
    return [
        s
        for node in value.toposort()
        if node.dtype is not index
        for s in node.src
        if s.dtype is index and not (s.op is Op.RANGE and node.op in _PLACED)
    ]


def _by_the_sum(place: UOp, axes: Sequence[UOp]) -> bool:
    terms = affine(place).terms
    hidden = {r for term in terms if term.op is not Op.RANGE for r in term.find(Op.RANGE)}
    return hidden.isdisjoint(axes) and len({terms.get(r, 0) for r in axes}) == 1
