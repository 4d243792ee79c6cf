"""Loads candidates, runs them once for their results, and times them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from kg.errors import OutOfBounds
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch
from kg.runtime.device import Device
from kg.runtime.plan.data import params_by_slot, read_slots, written_slots
from kg.semantics.floats import Array

from kg_tune.measuring.check import Reference
from kg_tune.measuring.clock import seconds_of
from kg_tune.measuring.data import TuneError, shapes_of, with_edges

#: A sample of the time of a launch is at least so long, in seconds: short kernels are launched many times.
SAMPLE = 2e-4


class Run(Protocol):
    """A candidate that is ready to run."""

    def check(self) -> str:
        """Empty where its results are right, else what is wrong."""
        ...

    def check_edges(self) -> str:
        """The same on inputs with NaNs and infinities."""
        ...

    def sample(self) -> float:
        """Seconds of one launch, by the device's own clock where it has one."""
        ...


class Bench(Protocol):
    """Where candidates run."""

    def load(self, program: UOp) -> Run: ...


@dataclass
class DeviceBench:
    """The kernel's arrays on a device. Candidates use the same ones in turn."""

    device: Device
    ast: UOp
    arrays: Mapping[int, Array]
    variables: Mapping[str, int]
    seed: int = 0
    buffers: dict[int, Buffer] = field(init=False)

    def __post_init__(self) -> None:
        shapes, self._edges = shapes_of(self.ast, self.variables), dict[int, Array]()
        params = params_by_slot(self.ast)
        self.buffers = {slot: self.device.empty(math.prod(shapes[slot]), p.type) for slot, p in params.items()}
        self.plain = Reference(self.ast, self.arrays, self.variables, self.seed)
        self.edged: Reference | None = None
        self.written = sorted(written_slots(self.ast))
        self.in_place = sorted(set(self.written) & set(read_slots(self.ast)))
        self.fill(self.arrays)
        if any(True for _ in self.ast.find(Op.GATHER, Op.SCATTER)):
            self._stay_inside()

    def fill(self, arrays: Mapping[int, Array]) -> None:
        for slot, values in arrays.items():
            self.buffers[slot].copyin(values.reshape(-1))

    def load(self, program: UOp) -> Run:
        loaded = self.device.load(program)
        return _DeviceRun(self, loaded.bind([self.buffers[p.slot] for p in loaded.user_params]))

    def results(self, launch: Launch, arrays: Mapping[int, Array]) -> dict[int, Array]:
        """What one launch writes, starting from garbage."""
        for slot in self.written:
            if slot in arrays:
                self.buffers[slot].copyin(arrays[slot].reshape(-1))
            else:
                raw = self.buffers[slot].raw()
                self.buffers[slot].copyin(np.full(raw.nbytes, 0x5B, np.uint8).view(raw.dtype))
        launch(**self.variables)
        self.device.synchronize()
        return {slot: np.array(self.buffers[slot].raw()) for slot in self.written}

    def edge_reference(self) -> Reference:
        if self.edged is None:
            self.edged = Reference(self.ast, with_edges(self.ast, self.arrays, self.seed), self.variables, self.seed)
        return self.edged

    def _stay_inside(self) -> None:
        """Positions must lie within what they point into: better to find out than to crash."""
        from kg.compile.program import to_program
        from kg.settings import override

        with override(sanitize=True):
            program = to_program(self.ast, self.device.renderer, self.device.compiler, ())
            loaded = self.device.load(program)
        launch = loaded.bind([self.buffers[p.slot] for p in loaded.user_params])
        try:
            self.results(launch, self.arrays)
        except OutOfBounds as error:
            raise TuneError(f"{error}; the arrays to tune with must hold positions that exist: give some") from error


@dataclass
class _DeviceRun:
    bench: DeviceBench
    launch: Launch
    repeats: int = 0

    def check(self) -> str:
        return self.bench.plain.verdict(self.bench.results(self.launch, self.bench.arrays))

    def check_edges(self) -> str:
        reference = self.bench.edge_reference()
        self.bench.fill(reference.arrays)
        try:
            return reference.verdict(self.bench.results(self.launch, reference.arrays))
        finally:
            self.bench.fill(self.bench.arrays)

    def sample(self) -> float:
        if not self.repeats:
            self.repeats = max(1, min(1 << 14, int(SAMPLE / max(1e-7, self._time(1)))))
        return self._time(self.repeats)

    def _time(self, repeats: int) -> float:
        bench, launch, variables = self.bench, self.launch, self.bench.variables
        for slot in bench.in_place:  # so that values that feed on themselves don't grow
            bench.buffers[slot].copyin(bench.arrays[slot].reshape(-1))

        def launches() -> None:
            for _ in range(repeats):
                launch(**variables)

        return seconds_of(bench.device.runtime, launches) / repeats
