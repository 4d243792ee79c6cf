"""What kernels ask of memory in the simulator: launches within `counted()` are counted, exactly; no latency, no cache, no clock."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from kg_sim import MemorySystem, Statistics, Traffic

#: LDS has 32 banks of 4 bytes; a transaction is half a cache line of CDNA 3 and RDNA 3.
SYSTEM: Final = MemorySystem(banks=32, bank_bytes=4, transaction=64)
Triple = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Counted:
    """One launch. `issued` are instructions of waves by name."""

    kernel: str
    grid: Triple
    local: Triple
    issued: dict[str, int]
    traffic: Traffic


_launches: ContextVar[list[Counted] | None] = ContextVar("launches", default=None)


@contextmanager
def counted() -> Generator[list[Counted]]:
    """Counts the launches of this thread on the simulator, in their order. Counting takes about as long again as the launch."""
    found: list[Counted] = []
    token = _launches.set(found)
    try:
        yield found
    finally:
        _launches.reset(token)


def meter() -> Traffic | None:
    """Where a launch that begins now is counted; None where nobody asked."""
    return None if _launches.get() is None else Traffic(SYSTEM)


def note(kernel: str, grid: Triple, local: Triple, found: Statistics) -> None:
    """A launch has ended."""
    launches = _launches.get()
    if launches is not None and found.traffic is not None:
        launches.append(Counted(kernel, grid, local, dict(found.issued), found.traffic))
