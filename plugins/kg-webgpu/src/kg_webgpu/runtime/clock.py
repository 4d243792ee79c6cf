"""Device timing by timestamp queries around launches and copies."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

import numpy as np
from kg.plugin import Timed

from kg_webgpu.runtime.native import Handle, Mapping, create_buffer, create_queries, ffi, lib

#: Timestamps that are kept before they are read: as many as WebGPU lets a set have.
_QUERIES: Final = 4096
_BYTES: Final = 8
_UNDEFINED: Final = lib.WGPU_QUERY_SET_INDEX_UNDEFINED
#: Features of adapters: timestamps of passes, and of commands outside of them.
TIMESTAMPS: Final = "timestamp-query"
INSIDE_ENCODERS: Final = "timestamp-query-inside-encoders"


class Clock:
    """What one thread launches and copies, timed. Its queue calls it, and holds its lock meanwhile."""

    def __init__(self, device: Handle, queue: Handle, features: frozenset[str]) -> None:
        self._period = lib.wgpuQueueGetTimestampPeriod(queue) * 1e-9
        self._inside_encoders = INSIDE_ENCODERS in features
        self._queries = create_queries(device, _QUERIES)
        self._found = create_buffer(device, _QUERIES * _BYTES, lib.WGPUBufferUsage_QueryResolve | lib.WGPUBufferUsage_CopySrc)
        self._staged = Mapping(device, _QUERIES * _BYTES)
        self._writes = ffi.new("WGPUPassTimestampWrites *")
        self._writes.querySet = self._queries
        self._pass = ffi.new("WGPUComputePassDescriptor *")
        self._pass.timestampWrites = self._writes
        self._names: list[tuple[str, str]] = []
        self._thread = 0
        self.times: list[Timed] = []

    @property
    def mine(self) -> bool:
        """Whether it is this thread whose work is timed."""
        return threading.get_ident() == self._thread

    @property
    def full(self) -> bool:
        return 2 * len(self._names) == _QUERIES

    def begin(self) -> list[Timed]:
        """From now on this thread's work is timed. What is returned is filled."""
        self._names, self.times = [], []
        self._thread = threading.get_ident()
        return self.times

    def launch(self, encoder: Handle, name: str) -> Handle:
        """A compute pass for one launch, which is timed."""
        return self._timed_pass(encoder, *self._pair("launch", name))

    def copy(self, encoder: Handle, source: Handle, source_offset: int, target: Handle, target_offset: int, size: int) -> None:
        """A copy that is timed: without timestamps outside of passes, by passes with nothing in them."""
        first, second = self._pair("copy", f"{size:,} bytes")
        self._stamp(encoder, first)
        lib.wgpuCommandEncoderCopyBufferToBuffer(encoder, source, source_offset, target, target_offset, size)
        self._stamp(encoder, second)

    def _pair(self, kind: str, name: str) -> tuple[int, int]:
        first = 2 * len(self._names)
        self._names.append((kind, name))
        return first, first + 1

    def _stamp(self, encoder: Handle, number: int) -> None:
        if self._inside_encoders:
            lib.wgpuCommandEncoderWriteTimestamp(encoder, self._queries, number)
            return
        empty = self._timed_pass(encoder, number, _UNDEFINED)
        lib.wgpuComputePassEncoderEnd(empty)
        lib.wgpuComputePassEncoderRelease(empty)

    def _timed_pass(self, encoder: Handle, first: int, second: int) -> Handle:
        self._writes.beginningOfPassWriteIndex, self._writes.endOfPassWriteIndex = first, second
        return lib.wgpuCommandEncoderBeginComputePass(encoder, self._pass)

    def resolve(self, encoder: Handle) -> int:
        """Have the timestamps copied to where the host can read them.
        Returns their bytes; 0 where there are none."""
        count = 2 * len(self._names)
        if count:
            lib.wgpuCommandEncoderResolveQuerySet(encoder, self._queries, 0, count, self._found, 0)
            lib.wgpuCommandEncoderCopyBufferToBuffer(encoder, self._found, 0, self._staged.buffer, 0, count * _BYTES)
        return count * _BYTES

    def read(self, nbytes: int, submission: Handle) -> None:
        """Wait for a submission, and add what it has timed to `times`."""
        raw = np.empty(nbytes, np.uint8)
        self._staged.ask(nbytes)
        self._staged.read(raw, submission)
        stamps: Sequence[int] = raw.view(np.uint64).tolist()
        period = self._period
        for number, (kind, name) in enumerate(self._names):
            start, stop = stamps[2 * number : 2 * number + 2]
            self.times.append(Timed(kind, name, start * period, max(start, stop) * period))
        self._names = []
