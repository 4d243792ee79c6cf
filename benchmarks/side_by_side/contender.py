"""What every contender can do: make ready for a case, then run it so many times. kg
and the C references are two of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from kg.errors import KgError
from kg.runtime.device import Device
from kg.semantics.floats import Array
from kg_tune.bench.measure import bind, clock
from side_by_side.case import Case
from side_by_side.references import NoReference, Reference, operations

#: What a call is measured by: how long it took, or what it had of the processor, with one thread on a machine where other work runs.
CLOCKS: dict[str, Callable[[], float]] = {"wall": time.perf_counter, "process": time.process_time}


class Unable(Exception):
    """Why a contender has no part in a row."""


class Contender(Protocol):
    name: str

    def prepare(self, case: Case, threads: int) -> float:
        """Compile, run once, and return the error. Raises Unable."""
        ...

    def times(self, threads: int, calls: int) -> list[float]:
        """Seconds of so many calls, after one that is not counted."""
        ...


class InThisProcess:
    """A contender whose calls are functions of this process. Subclass and write `make`."""

    name = ""
    now: Callable[[], float] = staticmethod(time.perf_counter)  #: one of CLOCKS

    def __init__(self) -> None:
        self._calls: dict[int, Callable[[], object]] = {}

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        raise NotImplementedError

    def prepare(self, case: Case, threads: int) -> float:
        self._calls.pop(threads, None)
        case.result.view("u1").fill(0xFF)  # NaN or -1: what is not written is seen
        call = self.make(case, threads)
        call()
        self._calls[threads] = call
        return case.error(self.computed(case))

    def computed(self, case: Case) -> Array:
        """What the last call computed, as it is in memory. Override where that is not the memory of the case."""
        return case.result

    def times(self, threads: int, calls: int) -> list[float]:
        return list(clock(self._calls[threads], calls, self.now).all)


class Kg(InThisProcess):
    """Kernels of one device, in the memory of the case."""

    def __init__(self, device: Device, schedule: str | None = None) -> None:
        super().__init__()
        self.name, self._device, self._schedule = "kg", device, schedule

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        params, arrays = case.workload.params, (case.result, *case.arrays)
        try:
            buffers = [self._device.share(a, p.type) for a, p in zip(arrays, params, strict=True)]
            return bind(self._device, case.workload, buffers, threads=threads, schedule=self._schedule)
        except KgError as error:
            raise Unable(f"{type(error).__name__}: {error}") from error


class HandWritten(InThisProcess):
    """The C reference of a memory-bound row."""

    name = "reference"

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        *outer, columns = case.arrays[0].shape
        rows = case.result.shape[0] if case.workload.name == "gather" else (outer[0] if outer else 1)
        try:
            call = Reference(case.workload.name, [a.ctypes.data for a in (case.result, *case.arrays)], rows, columns)
        except NoReference as error:
            raise Unable(str(error)) from error
        return lambda: call(threads)


class Peak(InThisProcess):
    """The time in which this machine does the work of a compute-bound row when nothing holds its
    multipliers up."""

    name = "reference"

    _ROUNDS = 1 << 18

    def __init__(self) -> None:
        super().__init__()
        self._share: dict[int, float] = {}

    def prepare(self, case: Case, threads: int) -> float:
        kind = case.workload.bound.name.lower()
        try:
            call = Reference(f"peak_{kind}", [], self._ROUNDS, 1)
        except NoReference as error:
            raise Unable(str(error)) from error
        self._calls[threads] = lambda: call(threads)
        self._share[threads] = case.workload.work / (operations(f"peak_{kind}") * self._ROUNDS * threads)
        return 0.0

    def times(self, threads: int, calls: int) -> list[float]:
        return [t * self._share[threads] for t in super().times(threads, calls)]
