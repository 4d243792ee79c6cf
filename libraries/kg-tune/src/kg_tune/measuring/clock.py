"""Timing on a device: by its own clock where it has one, else by the host's around the wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from kg.runtime.contracts import Runtime
from kg.runtime.timing import Timed


def busy(times: Iterable[Timed]) -> float:
    """The seconds in which at least one was going on:
    what lies between them is not counted, nor twice what overlaps."""
    total, reached = 0.0, float("-inf")
    for one in sorted(times, key=lambda one: one.start):
        total += max(0.0, one.stop - max(one.start, reached))
        reached = max(reached, one.stop)
    return total


def clock_of(runtime: Runtime) -> str:
    """By whose clock `seconds_of` measures: device or host."""
    return "device" if runtime.has_clock else "host"


def seconds_of(runtime: Runtime, call: Callable[[], object]) -> float:
    """Run a call to its end. What launching costs the host is in it only by the host's clock."""
    if runtime.has_clock:
        return busy(runtime.timed(call))
    start = time.perf_counter()
    call()
    runtime.synchronize()
    return time.perf_counter() - start
