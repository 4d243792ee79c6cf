"""Times a workload on a device: its buffers, its launch. Used by `kg bench` and benchmarks/."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg.errors import KgError
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch
from kg.runtime.device import Device
from kg.semantics.floats import Array
from kg.settings import override

from kg_tune.bench.workload import Workload, relative_error, static_shape
from kg_tune.measuring.clock import seconds_of

#: Of `clock_for`.
_MOST_CALLS: Final = 1000


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


def gives_results(device: Device) -> bool:
    """Whether its launches compute: not so where the profile drops `results`.
    What it leaves can't be checked then."""
    from kg.plugin.registry import registry

    profile = registry().profile(device.name)
    return profile is None or "-results" not in profile.claims


def buffers_of(device: Device, workload: Workload, arrays: Sequence[Array]) -> list[Buffer]:
    """The result, not initialised, and the arrays that are read."""
    result, *read = workload.params
    return [
        device.empty(math.prod(static_shape(result)), result.type),
        *(device.buffer(values, p.type) for values, p in zip(arrays, read, strict=True)),
    ]


@dataclass(frozen=True, slots=True)
class Bound:
    """A workload on a device.
    A call runs it to its end; `seconds` also says how long that took, by the device's own clock where it has one."""

    device: Device
    launch: Launch

    def __call__(self) -> None:
        self.launch()
        self.device.synchronize()

    def seconds(self) -> float:
        return seconds_of(self.device.runtime, self.launch)


def bind(
    device: Device, workload: Workload, buffers: Sequence[Buffer], *, threads: int = 0, schedule: str | None = None
) -> Bound:
    """A call that runs the workload to its end with so many workers; 0: as many as it is worth.

    As `device.run` would: as a plan of several kernels where that is quicker. A schedule is for one kernel.
    """
    with override(threads=threads):
        whole = schedule is None
        launch = (
            device.prepare(workload.ast, buffers) if whole else device.bind(device.compile(workload.ast, schedule), buffers)
        )
    return Bound(device, launch)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one workload somewhere. Without `times` it did not run, and `problem` says why."""

    times: Times | None
    error: float
    problem: str = ""


def compare(
    places: Sequence[tuple[Device, int, Workload]], schedule: str | None, *, rounds: int, seconds: float
) -> list[Outcome]:
    """Workloads on devices with so many threads, measured in turns:
    what the machine does meanwhile meets all of them."""
    made: dict[Workload, tuple[tuple[Array, ...], Array]] = {}
    calls: list[tuple[Callable[[], float], float] | str] = []
    for device, threads, workload in places:
        if workload not in made:
            arrays = workload.make(np.random.default_rng(1))
            made[workload] = arrays, workload.expected(*arrays)
        try:
            calls.append(_run_once(device, threads, workload, schedule, *made[workload]))
        except KgError as error:
            calls.append(str(error))
    taken: list[list[float]] = [[] for _ in places]
    for _ in range(rounds):
        for call, times in zip(calls, taken, strict=True):
            if not isinstance(call, str):
                times.extend(clock_for(call[0], seconds).all)
    return [
        Outcome(None, math.inf, call) if isinstance(call, str) else Outcome(Times(tuple(times)), call[1])
        for call, times in zip(calls, taken, strict=True)
    ]


def _run_once(
    device: Device, threads: int, workload: Workload, schedule: str | None, arrays: tuple[Array, ...], expected: Array
) -> tuple[Callable[[], float], float]:
    """What runs it and says how long that took, and the error of the result it left."""
    buffers = buffers_of(device, workload, arrays)
    call = bind(device, workload, buffers, threads=threads, schedule=schedule)
    call()
    return call.seconds, relative_error(buffers[0].numpy(), expected)


def clock(call: Callable[[], object], times: int, now: Callable[[], float] = time.perf_counter) -> Times:
    """So many calls by a clock of the host, after one that is not counted."""

    def seconds() -> float:
        start = now()
        call()
        return now() - start

    return Times(tuple(_taken(seconds, times)))


def clock_for(measured: Callable[[], float], seconds: float) -> Times:
    """As many calls as fit in the time, at least one, after one that is not counted.
    Each says how long it took."""
    (once,) = _taken(measured, 1)
    if once >= seconds:
        return Times((once,))
    return Times(tuple(_taken(measured, min(_MOST_CALLS, int(seconds / max(once, 1e-9))))))


def _taken(measured: Callable[[], float], times: int) -> Iterator[float]:
    measured()
    for _ in range(times):
        yield measured()
