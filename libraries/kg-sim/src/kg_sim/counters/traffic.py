"""Static costs of a launch: memory transactions, bank conflicts, cycles at given rates.

Nothing is timed and no cache is simulated: the numbers are exact counts of what the kernel asks for, whose ratio to the least that would
do shows loads that do not coalesce and banks that conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from kg_sim.numbers.types import Array

if TYPE_CHECKING:
    from kg_sim.work_items import WorkItems


@dataclass(frozen=True, slots=True)
class MemorySystem:
    """Of shared memory, how many banks and the bytes of each.
    Of global memory, the bytes of a transaction, aligned to its size."""

    banks: int
    bank_bytes: int
    transaction: int


@dataclass(slots=True)
class Accesses:
    """Of one kind.
    `transactions` are what a subgroup's accesses were split into, `least` what as many different words need at best."""

    instructions: int = 0
    bytes: int = 0
    transactions: int = 0
    least: int = 0

    @property
    def extra(self) -> int:
        """Transactions beyond the least: bank conflicts of shared memory,
        accesses that do not coalesce of global memory."""
        return self.transactions - self.least


@dataclass(slots=True)
class Traffic:
    """Accesses by kind: loads and stores, of global and of shared memory. An atomic is one of each.

    `bytes` are those that work-items ask for; one instruction of one subgroup is an instruction. What one work-item asks for in many
    pieces at once (bulk copies, operands of an asynchronous matrix unit) is taken in an order without conflicts.
    """

    system: MemorySystem
    global_loads: Accesses = field(default_factory=Accesses)
    global_stores: Accesses = field(default_factory=Accesses)
    shared_loads: Accesses = field(default_factory=Accesses)
    shared_stores: Accesses = field(default_factory=Accesses)

    @property
    def conflicts(self) -> int:
        """Passes over the banks that conflicts add."""
        return self.shared_loads.extra + self.shared_stores.extra

    @property
    def global_bytes(self) -> int:
        """Bytes that transactions of global memory move."""
        return (self.global_loads.transactions + self.global_stores.transactions) * self.system.transaction

    def add(self, t: WorkItems, space: str, addresses: Array, size: int, *, write: bool) -> None:
        """Counts one instruction's accesses of `size` bytes, of the active work-items."""
        if space == "global":
            self._global(t, addresses, size, self.global_stores if write else self.global_loads)
        elif space == "shared":
            self._shared(t, addresses, size, self.shared_stores if write else self.shared_loads)

    def _global(self, t: WorkItems, addresses: Array, size: int, into: Accesses) -> None:
        subgroups = _subgroups(t, into, size)
        unit = self.system.transaction
        if len(addresses) == 1:
            into.transactions += subgroups
            into.least += subgroups
            return
        keys = t.of(t.subgroup) << 48
        into.transactions += len(np.unique(keys | addresses // unit))
        words = np.unique(keys | addresses // size)
        each = np.bincount(np.unique(words >> 48, return_inverse=True)[1].reshape(-1)) * size
        into.least += int((-(-each // unit)).sum())

    def _shared(self, t: WorkItems, addresses: Array, size: int, into: Accesses) -> None:
        """Lanes whose words fill all banks go at once, in order:
        32 of 4 bytes, 8 of 16, where there are 32 banks of 4 bytes."""
        subgroups = _subgroups(t, into, size)
        banks, wide = self.system.banks, self.system.bank_bytes
        if len(addresses) == 1 and size <= banks * wide:
            into.transactions += subgroups
            into.least += subgroups
            return
        at_once = max(1, banks * wide // max(size, wide))
        phases = -(-t.launch.shape.width // at_once)
        keys = t.of(t.subgroup) * phases + t.of(t.lane) // at_once
        words = np.broadcast_to(addresses, (t.active,)) // wide
        if size > wide:
            words = (words[:, None] + np.arange(size // wide)).ravel()
            keys = keys.repeat(size // wide)
        found = np.unique(keys << 40 | words)
        number = np.unique(found >> 40, return_inverse=True)[1].reshape(-1)
        used = np.bincount(number * banks + found % (1 << 40) % banks, minlength=(int(number[-1]) + 1) * banks).reshape(
            -1, banks
        )
        into.transactions += int(used.max(axis=1).sum())
        into.least += int((-(-used.sum(axis=1) // banks)).sum())


def _subgroups(t: WorkItems, into: Accesses, size: int) -> int:
    """Counts the instruction and its bytes; how many subgroups issue it."""
    here = t.here()
    subgroups = t.subgroups if here is None else len(here)
    into.instructions += subgroups
    into.bytes += t.active * size
    return subgroups


@dataclass(frozen=True, slots=True)
class Rates:
    """Of one processor: cycles that an instruction of a subgroup takes to issue, by its kind,
    passes over the banks in a cycle, bytes of global memory in a cycle."""

    issue: Callable[[str], float]
    passes: float
    bytes: float


@dataclass(frozen=True, slots=True)
class Cycles:
    """Of one processor that does all of a launch, each part as if it were alone.
    What takes longest bounds the kernel."""

    issue: float
    shared: float
    memory: float

    @property
    def least(self) -> float:
        return max(self.issue, self.shared, self.memory)


def cycles(issued: Mapping[str, int], traffic: Traffic, rates: Rates) -> Cycles:
    """The cycles of what a launch issued (`Statistics.issued`) and moved."""
    issue = sum(count * rates.issue(kind) for kind, count in issued.items())
    passes = traffic.shared_loads.transactions + traffic.shared_stores.transactions
    return Cycles(issue, passes / rates.passes, traffic.global_bytes / rates.bytes)
