"""How long what a device does takes: by the device's own clock where it has one, else by the host's, from the call to the end of the wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from kg.events import Event, measured, tell
from kg.records import dataclass

if TYPE_CHECKING:
    from kg.runtime.contracts import Runtime


@dataclass(frozen=True, slots=True)
class Timed:
    """A launch or copy that a device has timed: when it began and ended, in seconds of a clock that began anywhere."""

    kind: str  #: launch or copy
    name: str  #: the kernel's; of a copy what it is
    start: float  #: seconds
    stop: float  #: seconds


def busy(times: Iterable[Timed]) -> float:
    """The seconds in which at least one was going on: what lies between them is not counted, nor twice what overlaps."""
    total, reached = 0.0, float("-inf")
    for one in sorted(times, key=lambda one: one.start):
        total += max(0.0, one.stop - max(one.start, reached))
        reached = max(reached, one.stop)
    return total


def clock_of(runtime: Runtime) -> str:
    """By whose clock `seconds_of` and `told` measure: device or host."""
    return "device" if runtime.has_clock else "host"


def seconds_of(runtime: Runtime, call: Callable[[], object]) -> float:
    """Run a call to its end. What launching costs the host is in it only by the host's clock."""
    if runtime.has_clock:
        return busy(runtime.timed(call))
    start = time.perf_counter()
    call()
    runtime.synchronize()
    return time.perf_counter() - start


def told(kind: str, name: str, runtime: Runtime, target: str, call: Callable[[], object]) -> None:
    """Run a call to its end and tell of it: of each launch and copy that the device has timed, else of all of it as one `kind` called `name`."""
    if not runtime.has_clock:
        with measured(kind, name, target):
            call()
            runtime.synchronize()
        return
    start = time.perf_counter()
    times = runtime.timed(call)
    stop = time.perf_counter()
    if not times:
        tell(Event(kind, name, stop - start, target))
        return
    last = max(one.stop for one in times)  # when the wait was over, but for the way back
    for one in times:
        tell(Event(one.kind, one.name, one.stop - one.start, target, clock="device", ended=stop - (last - one.stop)))
