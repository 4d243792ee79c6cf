"""Counts the launches of a simulator while somebody asks for it:
what they issue, and what they ask of memory."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Generic, TypeVar

from kg_sim.counters.traffic import MemorySystem, Traffic
from kg_sim.launch import Statistics

Triple = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Counted:
    """One launch. `issued` are instructions of subgroups, by the words of the instruction set."""

    kernel: str
    grid: Triple
    local: Triple
    issued: dict[str, int]
    traffic: Traffic


_C = TypeVar("_C", bound=Counted)


class Counting(Generic[_C]):
    """Of the launches on one simulator, whose memory is `system`; `record` makes what is known of one."""

    def __init__(self, system: MemorySystem, record: Callable[[str, Triple, Triple, dict[str, int], Traffic], _C]) -> None:
        self.system, self.record = system, record
        self._launches: ContextVar[list[_C] | None] = ContextVar("launches", default=None)

    @contextmanager
    def counted(self) -> Generator[list[_C]]:
        """Counts the launches of this thread on the simulator, in their order.
        Counting takes about as long again as the launch."""
        found: list[_C] = []
        token = self._launches.set(found)
        try:
            yield found
        finally:
            self._launches.reset(token)

    def meter(self) -> Traffic | None:
        """Where a launch that begins now is counted; None where nobody asked."""
        return None if self._launches.get() is None else Traffic(self.system)

    def note(self, kernel: str, grid: Triple, local: Triple, found: Statistics) -> None:
        """A launch has ended."""
        launches = self._launches.get()
        if launches is not None and found.traffic is not None:
            launches.append(self.record(kernel, grid, local, dict(found.issued), found.traffic))
