"""Replays a recording with new buffers and values: command runs of the device, loops in Python."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import numpy as np
from kg.plugin import Buffer, DType, Runner, addresses, parse_dtype
from kg.plugin.plans import LaunchCommand, LoopCommand, LoopRun, Move, PlanProgram, Recording, Span, dim_max, runs

_BYTE = parse_dtype("uint8")

#: Commands in a device's own form: a function of the caller's buffers, their addresses and the values.
Run = Callable[[Sequence[Buffer], list[int], tuple[int, ...]], object]


class Bases:
    """The memory of a recording: `own` are the bases that no call gives, the arena first."""

    def __init__(self, recording: Recording) -> None:
        self.given, self._runtime = recording.given, recording.program.runtime
        self.own = (Buffer.empty(self._runtime, recording.arena, _BYTE), *recording.own)
        self._patterns: dict[tuple[bytes, int], Buffer] = {}

    def where(self, span: Span) -> tuple[int, int]:
        """(caller's buffer, bytes into it); or (-1, address)."""
        if span.base < self.given:
            return span.base, span.start
        return -1, self.own[span.base - self.given].address + span.start

    def buffer(self, span: Span, dtype: DType, given: Sequence[Buffer], size: int | None = None) -> Buffer:
        """The memory of a span as a buffer: of so many elements, or of all of them."""
        base = given[span.base] if span.base < self.given else self.own[span.base - self.given]
        if size is None:
            if not span.start and base.nbytes <= span.nbytes and base.dtype.itemsize == dtype.itemsize:
                return base
            size = span.nbytes // dtype.itemsize
        return Buffer(base.runtime, base.storage, size, dtype, base.offset + span.start)

    def pattern(self, element: bytes, nbytes: int) -> Buffer:
        """Memory full of one element, kept for the next who asks."""
        found = self._patterns.get((element, nbytes))
        if found is None:
            raw = np.frombuffer(element * (nbytes // len(element)), np.uint8)
            found = self._patterns[element, nbytes] = Buffer.of(self._runtime, raw, _BYTE)
        return found


class Replay(Runner):
    """Subclass per device, and write `run_of`.
    What lies between the commands has one place, so that calls come one after another: under `lock`."""

    def __init__(self, recording: Recording) -> None:
        super().__init__(recording.program, recording.kept)
        self.recording, self.lock = recording, threading.Lock()
        self.bases = Bases(recording)
        self._checks = bool(self.program.names or self.program.sizes is not None)
        plan = self.program.plan if isinstance(self.program, PlanProgram) else None
        #: the buffers of the plan, for loops; those of the caller are there during a call
        self._memory: list[Buffer | None] = []
        self._given: list[int] = []
        parts = runs(recording)
        if any(isinstance(part, LoopCommand) for part in parts):
            assert plan is not None
            for number, (span, buffer) in enumerate(zip(recording.spans, plan.buffers, strict=True)):
                there = span is not None and span.base >= recording.given
                self._memory.append(self.bases.buffer(span, buffer.dtype, (), dim_max(buffer.size)) if span and there else None)
                if span is not None and not there:
                    self._given.append(number)
        self._runs = [self._loop(part) if isinstance(part, LoopCommand) else self.run_of(part) for part in parts]
        self._only = self._runs[0] if len(self._runs) == 1 and not self._given else None

    def run_of(self, commands: Sequence[LaunchCommand | Move]) -> Run:
        """Commands, none of which is a loop, in the device's form."""
        raise NotImplementedError

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        now = tuple(self.checked(buffers, values)[1]) if self._checks or values else ()
        held = [buffer.storage.block for buffer in buffers]  # until all is asked for: another thread may free one meanwhile
        places = addresses(buffers)
        with self.lock:
            if self._only is not None:
                self._only(buffers, places, now)
            else:
                self._in_order(buffers, places, now)
        del held

    def _in_order(self, given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
        for number in self._given:
            span = self.recording.spans[number]
            assert span is not None
            self._memory[number] = given[span.base]
        try:
            for run in self._runs:
                run(given, places, values)
        finally:
            for number in self._given:
                self._memory[number] = None

    def _loop(self, command: LoopCommand) -> Run:
        assert isinstance(self.program, PlanProgram)
        loop = LoopRun(self.program.plan, command.step, self.program.loaded, self._memory)
        return lambda given, places, values: loop(values)
