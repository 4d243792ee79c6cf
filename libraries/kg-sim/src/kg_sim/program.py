"""A decoded program: basic blocks of Python functions, one per instruction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from kg_sim.numbers.types import Array
from kg_sim.synchronization.barriers import Arrival
from kg_sim.work_items import Step, WorkItems

#: What reads a value of each active work-item (or one for all), and what takes values that are nobody else's.
Get = Callable[[WorkItems], Array]
Put = Callable[[WorkItems, Array], None]


class Line(Protocol):
    """An instruction in reports: where it stands, its text, and what it is counted as."""

    @property
    def line(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def kind(self) -> str: ...


@dataclass(slots=True)
class Block:
    """Instructions that run one after another, from `start` on.
    `end` says how the block is left, by the instruction at `pc`:

    - "next": to the block that follows; "jump": to targets[0]; "exit"; "trap"; those whose `guard` does not hold go on to the next
    - "switch": to targets[index]
    - "barrier": `arrive` says at which; those let through go on to the next
    - "wait": those for whom `wait[0]` does not hold are asked again when something has happened; wait[1] takes the answer

    An instruction that needs other work-items of its subgroup (and raises NotConverged) begins its block.
    """

    start: int
    steps: list[tuple[int, Step]] = field(default_factory=list[tuple[int, Step]])
    end: str = "next"
    pc: int = 0
    guard: Get | None = None
    targets: list[int] = field(default_factory=list[int])
    index: Get | None = None
    arrive: Callable[[WorkItems], Arrival] | None = None
    wait: tuple[Get, Put] | None = None


@dataclass(slots=True)
class Program:
    """A kernel that can run: blocks, their instructions for reports,
    how many registers a work-item and a subgroup have.

    `prepare` gives the registers of a batch their first values, and `WorkItems.beside`.
    """

    name: str
    code: Sequence[Line]
    blocks: list[Block]
    slots: int
    scalars: int = 0
    prepare: Step | None = None
    kinds: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.kinds = [at.kind for at in self.code]


def guarded(get: Get, step: Step) -> Step:
    """`step` for the active work-items whose predicate, or whose lane of a mask, holds."""

    def run(t: WorkItems) -> None:
        holds = get(t)
        many = np.count_nonzero(holds)
        if many == len(holds):
            step(t)
        elif many:
            before = t.idx
            t.idx = holds.nonzero()[0] if before is None else before[holds]
            try:
                step(t)
            finally:
                t.idx = before

    return run


def fencing(step: Step) -> Step:
    """`step`, which fences for the device."""

    def run(t: WorkItems) -> None:
        step(t)
        assert t.launch.fences is not None
        t.launch.fences[t.of(t.group) + t.first] = True

    return run
