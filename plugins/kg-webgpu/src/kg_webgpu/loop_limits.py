"""A limit on loop iterations per work-item: Mesa's llvmpipe silently ends a loop after 65,535.

It counts all loops of a work-item together, so one inside another has nothing to itself. What it does not count are several copies of a
loop's body one after another, for which it steps once: `copies` says how many there must be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kg.plugin import Op, UOp

#: What llvmpipe counts to (LP_MAX_TGSI_LOOP_ITERATIONS), all loops of a work-item together.
LLVMPIPE: Final = 65535
#: Nodes of a kernel with all copies of its loops' bodies, beyond which a driver would take minutes over it.
_LONGEST: Final = 1 << 12
#: The least lanes of a subgroup: a GROUP_REDUCE takes a step for each subgroup of the work-group, and has no copies of that.
_LEAST_LANES: Final = 4
#: For a kernel, how many copies of the body of each loop there are, in their order. Empty: one of each.
Copies = tuple[int, ...]


@dataclass(slots=True)
class _Loop:
    steps: int
    entered: int  # how often
    static: bool  # the number of steps is known to who writes the kernel
    inside: list[int]  # the loops around it, by number
    nodes: int = 0  # of its body, without those of loops in it
    copies: int = 1

    def counted(self) -> int:
        """The steps that count, with one more for each time that a loop ends."""
        return self.entered * sum(parts + 1 for parts in self.parts())

    def parts(self) -> list[int]:
        """The steps of each of the loops that it is written as:
        with copies, and one by one for what is left over."""
        if self.static and self.copies >= self.steps:
            return [] if self.copies > 1 else [self.steps]
        if self.copies == 1:
            return [self.steps]
        most, rest = divmod(self.steps, self.copies)
        return [most] if self.static and not rest else [most, rest]


def iterations(uops: Iterable[UOp], variables: Mapping[str, int], copies: Copies = ()) -> int:
    """The steps that a work-item takes at most, with one more for each time that a loop ends.
    Of these launch values."""
    loops, others = _loops(uops, variables)
    for loop, count in zip(loops, copies, strict=False):
        loop.copies = count
    return others + sum(loop.counted() for loop in loops)


def copies(uops: Iterable[UOp], variables: Mapping[str, int], most: int) -> Copies | None:
    """With how many copies of their bodies loops take no more steps than `most`;
    None where the kernel would be too long."""
    loops, others = _loops(uops, variables)
    if others > most:
        return None
    while others + sum(loop.counted() for loop in loops) > most:
        loop = max(loops, key=_Loop.counted)
        before = loop.counted()
        loop.copies *= 2
        if (loop.counted() >= before and not loop.static) or _length(loops) > _LONGEST:
            return None
    found = tuple(loop.copies for loop in loops)
    return found if any(count > 1 for count in found) else ()


def _length(loops: list[_Loop]) -> int:
    total = 0
    for loop in loops:
        times = 1
        for other in (*(loops[n] for n in loop.inside), loop):
            times *= min(other.copies, other.steps) if other.static else other.copies
        total += loop.nodes * times
    return total


def _loops(uops: Iterable[UOp], variables: Mapping[str, int]) -> tuple[list[_Loop], int]:
    """The loops of a kernel in their order, and what GROUP_REDUCEs take beside them."""
    found: list[_Loop] = []
    others = 0
    open_: list[int] = []
    for u in uops:
        if u.op is Op.GROUP_REDUCE:
            rounds = found[open_[-1]].entered * found[open_[-1]].steps if open_ else 1
            others += rounds * (u.group_reduce.items // _LEAST_LANES + 1)
        if u.op is Op.RANGE:
            first, stop = (_given(s, variables) for s in u.src)
            entered = found[open_[-1]].entered * found[open_[-1]].steps if open_ else 1
            found.append(_Loop(max(0, stop.vmax - first.vmin), entered, is_static(u), list(open_)))
            open_.append(len(found) - 1)
        elif u.op is Op.END:
            open_.pop()
        elif open_:
            found[open_[-1]].nodes += 1
    return found, others


def is_static(loop: UOp) -> bool:
    """Whether the number of a loop's steps is written in the kernel."""
    return all(s.op is Op.CONST for s in loop.src)


def _given(size: UOp, variables: Mapping[str, int]) -> UOp:
    """A bound of a loop with the launch values in it."""
    known = {u: u.const_like(variables[u.variable.name]) for u in size.find(Op.DEFINE_VAR) if u.variable.name in variables}
    return size.substitute(known) if known else size
