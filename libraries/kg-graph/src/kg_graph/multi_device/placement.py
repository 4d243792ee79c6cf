"""A compiled plan on several devices: which copies need not be made,
because both devices use one memory, and whose memory each buffer is.

buffer 1 input on CPU:LLVM; buffer 2 intermediate on REF; copy 2 1   ->   2 lies in the memory of 1, where nothing is written from the copy on
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.frontend import Category, CopyStep, LoopStep, Plan, Runtime, Step, dim_max, format_shape, uses
from kg.records import dataclass

from kg_graph.multi_kernel.renumber import renumbered


@dataclass(frozen=True, slots=True)
class PlacedPlan:
    """A plan and how it is run.
    `plan`: as it was made, compiled. `merged`: without the copies that are not made; the device of a buffer is one for all that
    share a runtime. `shared`: the numbers of those copies among the steps. `seen`: buffers that lie in the memory of another
    runtime's, and in which."""

    plan: Plan
    merged: Plan
    shared: frozenset[int]
    seen: Mapping[int, int]

    def device_of(self, step: Step) -> str:
        """The device that runs a step of `plan`; of a copy the one that it goes to."""
        return device_of(self.plan, step)

    def told(self, at: int, copy: CopyStep) -> str:
        """What copy number `at` among the steps of `plan` copies, and from where to where."""
        source, target = self.plan.buffers[copy.source], self.plan.buffers[copy.target]
        most = "" if isinstance(source.size, int) else "at most "
        nbytes = f"{most}{dim_max(source.size) * source.dtype.itemsize:,} bytes"
        made = ", not made: both use that memory" if at in self.shared else ""
        return f"copy of {source.dtype}{format_shape((source.size,))} from {source.device} to {target.device}: {nbytes}{made}"


def device_of(plan: Plan, step: Step) -> str:
    """The device of a step, by the buffers that it writes."""
    return next(plan.buffers[use.buffer].device for use in uses(step) if use.written)


def placed(plan: Plan, runtimes: Mapping[str, Runtime]) -> PlacedPlan:
    """How a plan is run on these runtimes, by the names of its devices."""
    names: dict[int, str] = {}
    place = {device: names.setdefault(id(runtimes[device]), device) for device in plan.devices}
    found = _Classes(plan, runtimes)
    for at, step in enumerate(plan.steps):
        if isinstance(step, CopyStep):
            found.join(at, step)
    stands, seen = found.representatives(place)
    steps = tuple(renumbered(s, stands) for at, s in enumerate(plan.steps) if at not in found.shared)
    buffers = tuple(replace(b, device=place[b.device]) for b in plan.buffers)
    return PlacedPlan(plan, replace(plan, buffers=buffers, steps=steps), frozenset(found.shared), seen)


def share_memory(one: Runtime, other: Runtime) -> bool:
    """Whether a block of the one is memory that programs of the other can use where it is."""
    return one is other or (one.allocator.host_memory and other.allocator.host_memory)


class _Classes:
    """Buffers that lie in one memory. `shared`: the copies that are not made."""

    def __init__(self, plan: Plan, runtimes: Mapping[str, Runtime]) -> None:
        self.plan, self.runtimes = plan, runtimes
        self.members: dict[int, frozenset[int]] = {n: frozenset((n,)) for n in range(len(plan.buffers))}
        self.shared: set[int] = set()
        #: by buffer, the steps that use it, and those that write it
        self._used: list[list[int]] = [[] for _ in plan.buffers]
        self._written: list[list[int]] = [[] for _ in plan.buffers]
        for at, step in enumerate(plan.steps):
            for use in uses(step):
                self._used[use.buffer].append(at)
                if use.written:
                    self._written[use.buffer].append(at)

    def join(self, at: int, copy: CopyStep) -> None:
        """Have a copy's target in the memory of its source, where that changes nothing."""
        one, other = self.members[copy.source], self.members[copy.target]
        together = one | other
        if not self._may_join(copy, together) or copy.target in one:
            return
        copies = {n for number in together for n in self._written[number] if n in self.shared} | {at}
        first = min(copies)
        if any(n > first and n not in copies for number in together for n in self._written[number]):
            return  # the one would see what is written for the other
        if any(n < at and n not in copies for number in other for n in self._used[number]):
            return
        self.shared.add(at)
        for number in together:
            self.members[number] = together

    def _may_join(self, copy: CopyStep, together: frozenset[int]) -> bool:
        buffers = self.plan.buffers
        one, other = (self.runtimes[buffers[n].device] for n in (copy.source, copy.target))
        own = [n for n in together if buffers[n].category is not Category.INTERMEDIATE]
        if len(own) > 1 or not share_memory(one, other):
            return False
        return one is other or buffers[copy.source].category is not Category.CONSTANT

    def representatives(self, place: Mapping[str, str]) -> tuple[dict[int, int], dict[int, int]]:
        """Buffer -> the first one of its memory and runtime; and of these, those that another runtime has,
        with what they lie in."""
        stands: dict[int, int] = {}
        seen: dict[int, int] = {}
        for members in dict.fromkeys(self.members.values()):
            order = sorted(members, key=lambda n: (self.plan.buffers[n].category is Category.INTERMEDIATE, n))
            first: dict[str, int] = {}
            for n in order:
                stands[n] = first.setdefault(place[self.plan.buffers[n].device], n)
            seen |= {n: order[0] for n in first.values() if n != order[0]}
        return stands, seen


def part_of(plan: Plan, steps: Sequence[Step], given: Sequence[int]) -> Plan:
    """Some steps of a plan as one of their own, which is given these buffers, in this order."""
    numbers = list(given)
    written: set[int] = set()
    for step in steps:
        for number, is_written in _touched(step):
            if is_written:
                written.add(number)
            if number not in numbers:
                numbers.append(number)
    buffers = [
        replace(plan.buffers[n], category=Category.OUTPUT if n in written else Category.INPUT, slot=slot)
        for slot, n in enumerate(given)
    ]
    buffers += [plan.buffers[n] for n in numbers[len(given) :]]
    to = {number: at for at, number in enumerate(numbers)}
    return Plan(plan.name, plan.variables, tuple(buffers), tuple(renumbered(s, to) for s in steps))


def _touched(step: Step) -> list[tuple[int, bool]]:
    """The buffers of a step, parts in loops included, and whether it writes them."""
    found = [(use.buffer, use.written) for use in uses(step)]
    if isinstance(step, LoopStep):
        found += [(p.part, False) for p in step.parts]
        found += [
            (number, written) for inner in step.body for number, written in _touched(inner) if (number, True) not in found
        ]
    return found
