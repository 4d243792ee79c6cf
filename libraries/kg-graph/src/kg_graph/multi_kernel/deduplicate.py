"""Kernels of a plan that are alike become one, which is compiled once:
those that differ in buffers alone, and many that differ in positions, too.

launch 0 2 { ... shrink [(3, 4)] ... }          launch 0 2 with at0 3 { ... shrink [(at0, at0 + 1)] ... }
launch 1 2 { ... shrink [(5, 6)] ... }    ->    launch 1 2 with at0 5 { the same }

A position is where a SHRINK or a PAD begins, or what is added to the positions of a SCATTER. Few kernels keep their positions as constants, of which
a compiler can make something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from kg.frontend import LaunchStep, LoopStep, Op, Param, Plan, Step, UOp, Var, index, launches, parameters
from kg.records import dataclass

from kg_graph.nodes import without_movement

#: Kernels from which on their positions are given at launch.
MANY: Final = 8


@dataclass(frozen=True, slots=True)
class _Position:
    """Where something begins, and how far it could."""

    start: int
    most: int


def with_shared_kernels(plan: Plan) -> Plan:
    """The plan, its kernels as few as there are kinds of them."""
    steps = list(launches(plan.steps))
    launched = [(at, step) for at, step in enumerate(steps) if step.kernel.op is Op.SINK]
    if len(launched) < 2:
        return plan
    alike: dict[UOp, list[_Launched]] = {}
    for at, step in launched:
        general = _General(step.kernel, plan)
        alike.setdefault(general.made, []).append((at, step, general))
    for group in alike.values():
        if len(group) > 1:
            for at, step in _shared(group, plan):
                steps[at] = step
    return replace(plan, steps=_with_launches(plan.steps, iter(steps)))


def _with_launches(steps: Sequence[Step], launched: Iterator[LaunchStep]) -> tuple[Step, ...]:
    """The steps with these launches, in order, in place of their own."""

    def done(step: Step) -> Step:
        if isinstance(step, LoopStep):
            return replace(step, body=_with_launches(step.body, launched))
        return next(launched) if isinstance(step, LaunchStep) else step

    return tuple(map(done, steps))


def _shared(group: Sequence[_Launched], plan: Plan) -> Iterable[tuple[int, LaunchStep]]:
    """The steps of kernels that are alike but for positions:
    of one kernel, where they are many, or of one for each set of positions."""
    varying = _varying([general.positions for _, _, general in group]) if len(group) >= MANY else {}
    kernels: dict[tuple[int, ...], UOp] = {}
    for at, step, general in group:
        starts = [p.start for p in general.positions]
        kept = tuple(first for n, first in enumerate(starts) if n not in varying)
        if kept not in kernels:
            kernels[kept] = _General(step.kernel, plan, varying).made.replace(arg=step.kernel.arg)
        values = tuple(sorted((_name(n, plan), starts[n]) for n in set(varying.values())))
        yield at, replace(step, kernel=kernels[kept], buffers=general.buffers_of(step), values=step.values + values)


def _varying(found: Sequence[Sequence[_Position]]) -> dict[int, int]:
    """The numbers of positions that are not the same everywhere,
    each with that of the first one that is always where it is."""
    first: dict[tuple[_Position, ...], int] = {}
    return {n: first.setdefault(every, n) for n, every in enumerate(zip(*found, strict=True)) if len(set(every)) > 1}


class _General:
    """A kernel with its parameters numbered as they come, called like the plan,
    and with variables in the place of these positions, or of all: `made`."""

    def __init__(self, kernel: UOp, plan: Plan, varying: Mapping[int, int] | None = None) -> None:
        self.positions: list[_Position] = []
        self._plan, self._varying = plan, varying
        self._slots: dict[int, int] = {}
        self._places = _places_of_scatters(kernel)
        self.made = kernel.map_nodes(self._become).replace(arg=replace(kernel.kernel, name=plan.name))

    def buffers_of(self, step: LaunchStep) -> tuple[int, ...]:
        """The buffers of a step of the kernel in the order of the numbers."""
        numbers = {p.buffer: number for p, number in zip(parameters(step.kernel), step.buffers, strict=True)}
        return tuple(numbers[slot] for slot in self._slots)

    def _become(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        match node.op:
            case Op.PARAM:
                number = self._slots.setdefault(node.slot, len(self._slots))
                return node.replace(arg=Param(number, node.param.shape))
            case Op.SHRINK:
                return node.replace(src=src, arg=self._moved(node, lambda start, size: (start, start + size)))
            case Op.PAD:
                return node.replace(src=src, arg=self._moved(node, lambda start, rest: (start, rest - start)))
            case Op.ADD if node in self._places:
                start, most = self._places[node]
                at = self._at(start, most)
                return node.replace(src=src) if isinstance(at, int) else src[0] + at.cast(node.type)
            case _:
                return node.replace(src=src)

    def _moved(self, node: UOp, pair: Callable[[int | UOp, int], tuple[int | UOp, int | UOp]]) -> object:
        """The argument of a SHRINK or a PAD that begins elsewhere:
        of the first how many there are stays, of the other how much is added."""
        pairs = cast("tuple[tuple[int | UOp, int | UOp], ...]", node.arg)
        found: list[tuple[int | UOp, int | UOp]] = []
        for (first, second), size in zip(pairs, node.src[0].shape, strict=True):
            if not (isinstance(first, int) and isinstance(second, int) and isinstance(size, int)):
                found.append((first, second))
                continue
            count, most = (second - first, size - (second - first)) if node.op is Op.SHRINK else (first + second,) * 2
            found.append(pair(self._at(first, most), count) if most else (first, second))
        return tuple(found)

    def _at(self, start: int, most: int) -> int | UOp:
        number = len(self.positions)
        self.positions.append(_Position(start, most))
        if self._varying is not None:
            if number not in self._varying:
                return start
            number = self._varying[number]
        return UOp(Op.DEFINE_VAR, index, (), Var(_name(number, self._plan), 0, most))


#: A step with its number, and its kernel in general.
_Launched = tuple[int, LaunchStep, _General]


def _name(number: int, plan: Plan) -> str:
    """The name of a position, which is none of the plan's variables."""
    name = f"at{number}"
    while any(v.name == name for v in plan.variables):
        name = f"_{name}"
    return name


def _places_of_scatters(kernel: UOp) -> dict[UOp, tuple[int, int]]:
    """Of what is added to the positions of a scatter: how much, and how much it could be."""
    found: dict[UOp, tuple[int, int]] = {}
    for scatter in kernel.find(Op.SCATTER):
        for size, index_source in zip(scatter.shape, scatter.src[2:], strict=False):
            place = without_movement(index_source)
            if place.op is Op.ADD and place.src[0].op is Op.SCAN and isinstance(size, int):
                number, (count,) = without_movement(place.src[1]), place.shape
                if number.op is Op.CONST and isinstance(count, int) and 0 <= number.value <= size - count:
                    most = size - count
                    found[place] = int(number.value), min(most, found.get(place, (0, most))[1])
    return found
