"""Asynchronous register operations: accessing their registers before the wait is a trap.

Products of a matrix unit that runs beside the program, and loads whose results a wait counter guards, are such operations.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

import numpy as np

from kg_sim.errors import Violation
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

READS, WRITES = 1, 2


class Operation(Protocol):
    """Work-items by place, the group of each, and the registers that are written and read."""

    @property
    def places(self) -> Array: ...
    @property
    def group(self) -> Array: ...
    @property
    def written(self) -> tuple[int, ...]: ...
    @property
    def read(self) -> tuple[int, ...]: ...
    def of(self, chosen: Array) -> Self:
        """That of some of the work-items alone."""
        ...


@dataclass(frozen=True, slots=True)
class Transfer:
    """An operation that is nothing more: a load of registers under way."""

    places: Array
    group: Array
    written: tuple[int, ...]
    read: tuple[int, ...] = ()

    def of(self, chosen: Array) -> Transfer:
        return Transfer(self.places[chosen], self.group[chosen], self.written, self.read)


Some = TypeVar("Some", bound=Operation)


@dataclass(slots=True)
class Operations(Generic[Some]):
    """Those of one batch, in groups that each of its `items` work-items counts for itself."""

    items: int
    under_way: list[Some] = field(default_factory=list[Some])
    groups: Array = field(init=False)
    _flying: dict[int, Array] = field(default_factory=dict[int, Array])

    def __post_init__(self) -> None:
        self.groups = np.zeros(self.items, np.int64)

    def begin(self, operation: Some) -> None:
        self.under_way.append(operation)
        self._mark(operation)

    def commit(self, t: WorkItems) -> None:
        """What the active work-items begin from now on belongs to their next group."""
        self.groups[t.of(t.place)] += 1

    def wait(self, t: WorkItems, groups: int) -> None:
        """Ends the operations of the active work-items but for those of their `groups` youngest groups.
        Others who began them at the same time may wait later, or never."""
        due = np.full(self.items, -1)
        here = t.of(t.place)
        due[here] = self.groups[here] - groups
        done, left = list[Some](), list[Some]()
        for operation in self.under_way:
            over = operation.group < due[operation.places]
            if over.all():
                done.append(operation)
            elif over.any():
                done.append(operation.of(over))
                left.append(operation.of(~over))
            else:
                left.append(operation)
        if not done:
            return
        self.under_way = left
        for operation in done:
            for slot in (*operation.written, *operation.read):
                self._flying[slot][operation.places] = 0
        for operation in self.under_way:
            self._mark(operation)

    def _mark(self, operation: Some) -> None:
        for slots, state in ((operation.read, READS), (operation.written, WRITES)):
            for slot in slots:
                if slot not in self._flying:
                    self._flying[slot] = np.zeros(self.items, np.uint8)
                self._flying[slot][operation.places] = state

    def look(self, t: WorkItems, slot: int, least: int, message: str) -> None:
        """A Violation where an active work-item's register is used so (READS: at all, WRITES:
        written) by what is under way."""
        flying = self._flying.get(slot)
        if flying is not None:
            bad = flying[t.of(t.place)] >= least
            if bad.any():
                raise Violation(message, int(bad.argmax()))
