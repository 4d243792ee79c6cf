"""A workload on a device: its buffers, the call that runs it, its time. Used by `kg bench` and by benchmarks/."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kg.bench.workload import Workload, static_shape
from kg.device.buffer import Buffer
from kg.device.device import Device
from kg.ir.floats import Array
from kg.settings import override


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of the calls that were measured."""

    all: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.all)

    @property
    def least(self) -> float:
        return min(self.all)

    @property
    def most(self) -> float:
        return max(self.all)


def buffers_of(device: Device, workload: Workload, arrays: Sequence[Array]) -> list[Buffer]:
    """The result, not initialised, and the arrays that are read."""
    result, *read = workload.params
    return [
        device.empty(math.prod(static_shape(result)), result.type),
        *(device.buffer(values, p.type) for values, p in zip(arrays, read, strict=True)),
    ]


def bind(
    device: Device, workload: Workload, buffers: Sequence[Buffer], *, threads: int = 0, schedule: str | None = None
) -> Callable[[], None]:
    """A call that runs the workload to its end with so many workers; 0: as many as it is worth."""
    with override(threads=threads):
        launch = device.load(device.compile(workload.ast, schedule)).bind(buffers)

    def call() -> None:
        launch()
        device.synchronize()

    return call


def clock(call: Callable[[], object], times: int) -> Times:
    """So many calls, after one that is not counted."""
    return Times(tuple(_seconds(call, times)))


def clock_for(call: Callable[[], object], seconds: float, least: int = 3, most: int = 1000) -> Times:
    """As many calls as fit in the time, after one that is not counted."""
    (once,) = _seconds(call, 1)
    return clock(call, max(least, min(most, int(seconds / max(once, 1e-9)))))


def _seconds(call: Callable[[], object], times: int) -> Iterator[float]:
    call()
    for _ in range(times):
        start = time.perf_counter()
        call()
        yield time.perf_counter() - start
