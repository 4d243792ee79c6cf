"""One open WebGPU device: commands gathered and submitted together,
in the order in which they were asked for."""

from __future__ import annotations

import atexit
import ctypes
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import numpy as np
from kg.plugin import Bytes, DeviceUnavailable, KgError, OutOfMemoryError, Timed, at_fork

from kg_webgpu.adapters import describe, required
from kg_webgpu.runtime.clock import TIMESTAMPS, Clock
from kg_webgpu.runtime.native import (
    LOST,
    NULL,
    Handle,
    Mapping,
    Refused,
    create_buffer,
    create_group,
    ffi,
    lib,
    refused,
    was_forked,
)
from kg_webgpu.runtime.uniforms import UniformPool

if TYPE_CHECKING:
    from collections.abc import Iterator

    import wgpu

#: Dispatches after which commands are submitted, so that the device need not wait for the last of them.
_BATCH: Final = 64
#: Buffers that are given back before new ones are made.
_DOOMED: Final = 16
#: Bytes of one staging buffer for reading back; there are two, one filled while the other is read.
_STAGED: Final = 4 << 20
#: Bytes that are written at a time: wgpu keeps a copy of them until they are submitted.
_WRITTEN: Final = 32 << 20
_STORAGE: Final = lib.WGPUBufferUsage_Storage | lib.WGPUBufferUsage_CopySrc | lib.WGPUBufferUsage_CopyDst


class DeviceLost(DeviceUnavailable):
    """The device is gone, and with it all its memory: open another."""


class Queue:
    """A wgpu device and its queue.
    Every method may be called by any thread, but not by a process that was forked off."""

    def __init__(self, adapter: wgpu.GPUAdapter) -> None:
        self.name = describe(adapter)
        features, limits = required(adapter)
        self.device: Any = adapter.request_device_sync(required_features=features, required_limits=limits)
        self.limits: Any = self.device.limits
        self.features = frozenset(self.device.features)
        self.closed = self.lost = False
        self.leaving = False  # whether the process ends: modules are emptied then, and memory that is freed goes to nobody
        self.lock = threading.RLock()
        self._raw: Handle = self.device._internal
        self._queue: Handle = self.device.queue._internal
        self._encoder: Handle = None
        self._pass: Handle = None
        self._dispatches = 0
        self._commands = ffi.new("WGPUCommandBuffer[1]")
        self._submission = ffi.new("WGPUSubmissionIndex *")
        self._staging: list[Mapping] = []
        self._doomed: list[Handle] = []  # buffers whose memory goes back once what was gathered is submitted
        self._uniforms = UniformPool(self._raw, self._queue)
        self._written = 0  # bytes that wgpu holds until the next submit
        self._clock: Clock | None = None
        self._clocks: list[Clock] = []  # that nobody uses
        self._timing = threading.RLock()  # held by the one who times
        _QUEUES.add(self)

    # -- memory

    def create_buffer(self, size: int) -> Handle:
        """Memory of a multiple of 4 bytes. Raises OutOfMemoryError."""
        with self.lock, self.errors():
            self.check()
            if len(self._doomed) >= _DOOMED:
                self.flush()
            return create_buffer(self._raw, size, _STORAGE)

    def doom(self, buffer: Handle) -> None:
        """Give its memory back after all that was asked for before.
        May be called while garbage is collected, at any place."""
        self._doomed.append(buffer)

    def write(self, buffer: Handle, offset: int, data: Bytes) -> None:
        """Bytes of the host, a multiple of 4, after all that was asked for before."""
        source = np.ascontiguousarray(data)
        with self.lock, self.errors():
            self.flush()
            self.check()
            for first in range(0, source.size, _WRITTEN):
                piece = source[first : first + _WRITTEN]
                with refused():
                    lib.wgpuQueueWriteBuffer(self._queue, buffer, offset + first, ffi.from_buffer(piece), piece.size)
                self._written += piece.size
                if self._written >= _WRITTEN:
                    self._submit(self._begin())
                    lib.wgpuDevicePoll(self._raw, False, NULL)

    def read(self, buffer: Handle, offset: int, data: Bytes) -> None:
        """Bytes to the host, a multiple of 4, after all that was asked for before."""
        if not data.size:
            return
        target = data if data.flags.c_contiguous else np.empty(data.size, np.uint8)
        with self.lock, self.errors():
            self.check()
            waiting: list[tuple[Mapping, Bytes, Handle]] = []
            for number, first in enumerate(range(0, data.size, _STAGED)):
                if len(waiting) == 2:
                    staged, piece, submission = waiting.pop(0)
                    staged.read(piece, submission)
                piece = target[first : first + _STAGED]
                staged = self._staged(number % 2)
                self._copy(buffer, offset + first, staged.buffer, 0, piece.size)
                self.flush()
                staged.ask(piece.size)
                waiting.append((staged, piece, ffi.new("WGPUSubmissionIndex *", self._submission[0])))
            for staged, piece, submission in waiting:
                staged.read(piece, submission)
        if target is not data:
            data[...] = target

    def _staged(self, number: int) -> Mapping:
        while len(self._staging) <= number:
            self._staging.append(Mapping(self._raw, _STAGED))
        return self._staging[number]

    def copy(self, source: Handle, source_offset: int, target: Handle, target_offset: int, size: int) -> None:
        """Bytes between two buffers; all in multiples of 4."""
        with self.lock:
            self.check()
            self._copy(source, source_offset, target, target_offset, size)

    def _copy(self, source: Handle, source_offset: int, target: Handle, target_offset: int, size: int) -> None:
        clock = self._clock
        if clock is None or not clock.mine:
            lib.wgpuCommandEncoderCopyBufferToBuffer(self.commands(), source, source_offset, target, target_offset, size)
            return
        if clock.full:
            self._read_clock(clock)
        clock.copy(self.commands(), source, source_offset, target, target_offset, size)

    # -- what launches are given

    def uniform(self, words: Sequence[int]) -> tuple[Handle, int]:
        """A place (buffer, first byte) that holds these words. It is the caller's until `retire`."""
        with self.lock, self.errors():
            self.check()
            place, nbytes = self._uniforms.take(words)
            self._written += nbytes
            return place

    def retire(self, place: tuple[Handle, int]) -> None:
        """Take a uniform back. May be called while garbage is collected, at any place."""
        self._uniforms.retire(place)

    def group(self, layout: Handle, places: Sequence[tuple[Handle, int, int]]) -> Handle:
        with self.lock, self.errors():
            self.check()
            return create_group(self._raw, layout, places)

    # -- commands

    def commands(self) -> Handle:
        """The encoder, outside of a compute pass."""
        if self._encoder is None:
            self._encoder = self._begin()
        elif self._pass is not None:
            self._end_pass()
        return self._encoder

    def _begin(self) -> Handle:
        return lib.wgpuDeviceCreateCommandEncoder(self._raw, NULL)

    def _end_pass(self) -> None:
        ended, self._pass = self._pass, None
        lib.wgpuComputePassEncoderEnd(ended)
        lib.wgpuComputePassEncoderRelease(ended)

    def dispatch(self, pipeline: Handle, group: Handle, x: int, y: int, z: int, name: str) -> None:
        """A kernel, after all that was asked for before."""
        with self.lock:
            if self._clock is not None and self._clock.mine:
                self._dispatch_timed(self._clock, pipeline, group, x, y, z, name)
                return
            current = self._pass
            if current is None:
                self.check()
                current = self._pass = lib.wgpuCommandEncoderBeginComputePass(self.commands(), NULL)
            lib.wgpuComputePassEncoderSetPipeline(current, pipeline)
            lib.wgpuComputePassEncoderSetBindGroup(current, 0, group, 0, NULL)
            lib.wgpuComputePassEncoderDispatchWorkgroups(current, x, y, z)
            self._dispatches += 1
            if self._dispatches >= _BATCH:
                self.flush()

    def dispatch_all(self, launches: Iterable[tuple[Handle, Handle, int, int, int, str]]) -> None:
        """Kernels, one after another."""
        set_pipeline, set_group, run = (
            lib.wgpuComputePassEncoderSetPipeline,
            lib.wgpuComputePassEncoderSetBindGroup,
            lib.wgpuComputePassEncoderDispatchWorkgroups,
        )
        with self.lock:
            if self._clock is not None and self._clock.mine:
                for launch in launches:
                    self._dispatch_timed(self._clock, *launch)
                return
            current = self._pass
            if current is None:
                self.check()
                current = self._pass = lib.wgpuCommandEncoderBeginComputePass(self.commands(), NULL)
            for pipeline, group, x, y, z, _ in launches:
                set_pipeline(current, pipeline)
                set_group(current, 0, group, 0, NULL)
                run(current, x, y, z)
                self._dispatches += 1
            if self._dispatches >= _BATCH:
                self.flush()

    def flush(self) -> None:
        """Submit what was gathered."""
        with self.lock:
            if self._encoder is not None:
                if self._pass is not None:
                    self._end_pass()
                encoder, self._encoder, self._dispatches = self._encoder, None, 0
                with self.errors():
                    self._submit(encoder)
            while self._doomed:
                lib.wgpuBufferDestroy(self._doomed.pop())
            self._uniforms.recycle()

    def _submit(self, encoder: Handle) -> None:
        """Only what wgpu has taken: it ends the process where a submit holds anything else."""
        try:
            with refused():
                finished = lib.wgpuCommandEncoderFinish(encoder, NULL)
        finally:
            lib.wgpuCommandEncoderRelease(encoder)
        self._written = 0
        self._commands[0] = finished
        self._submission[0] = lib.wgpuQueueSubmitForIndex(self._queue, 1, self._commands)
        lib.wgpuCommandBufferRelease(finished)

    def wait(self) -> None:
        """Until everything has been done."""
        with self.lock:
            if self.closed:  # nothing is left to be done
                return
            self.check()
            self.flush()
            if self._written:
                with self.errors():
                    self._submit(self._begin())
            lib.wgpuDevicePoll(self._raw, True, NULL)

    # -- the device's clock

    @property
    def has_clock(self) -> bool:
        return TIMESTAMPS in self.features

    def timed(self, call: Callable[[], object]) -> list[Timed]:
        """Run a call, and wait for what this thread launched and copied in it: how long each of that took."""
        with self._timing:
            with self.lock, self.errors():
                self.check()
                clock = self._clocks.pop() if self._clocks else Clock(self._raw, self._queue, self.features)
                self._clock, before = clock, self._clock
            try:
                times = clock.begin()
                call()
                self._read_clock(clock)
            finally:
                self._clock = before
            self._clocks.append(clock)
            if before is not None:
                before.times.extend(times)
            self.wait()
            return times

    def _read_clock(self, clock: Clock) -> None:
        """Wait, and read what was timed so far."""
        with self.lock, self.errors():
            self.check()
            nbytes = clock.resolve(self.commands())
            self.flush()
            if nbytes:
                clock.read(nbytes, self._submission)

    def _dispatch_timed(self, clock: Clock, pipeline: Handle, group: Handle, x: int, y: int, z: int, name: str) -> None:
        """A kernel in a pass of its own."""
        self.check()
        if clock.full:
            self._read_clock(clock)
        current = self._pass = clock.launch(self.commands(), name)
        lib.wgpuComputePassEncoderSetPipeline(current, pipeline)
        lib.wgpuComputePassEncoderSetBindGroup(current, 0, group, 0, NULL)
        lib.wgpuComputePassEncoderDispatchWorkgroups(current, x, y, z)
        self._end_pass()
        self._dispatches += 1
        if self._dispatches >= _BATCH:
            self.flush()

    # -- what goes wrong

    def check(self) -> None:
        """Raise where nothing can be asked of the device any more."""
        if self.closed:
            raise KgError(f"the WebGPU device {self.name} was closed: open another with kg.open_device")
        if self.lost:
            raise DeviceLost(f"the WebGPU device {self.name} was lost, with its memory: open another with kg.open_device")
        if was_forked():
            raise KgError(
                f"the WebGPU device {self.name} was opened before this process was forked off, which has none of its threads: "
                "open devices after the fork, or start processes by spawn"
            )

    @contextmanager
    def errors(self) -> Iterator[None]:
        """What wgpu refuses within, as kg's errors."""
        try:
            yield
        except Refused as error:
            self.notice(error.message)
            if error.memory:
                raise OutOfMemoryError(f"the WebGPU device {self.name} has no memory left: {error.message}") from error
            raise KgError(f"the WebGPU device {self.name} refuses what kg asks for: {error.message}") from error

    def notice(self, message: str) -> None:
        """Raise DeviceLost where wgpu's words say that the device is gone."""
        if LOST in message:
            self.lost = True
            if self._pass is not None:
                lib.wgpuComputePassEncoderRelease(self._pass)
            if self._encoder is not None:
                lib.wgpuCommandEncoderRelease(self._encoder)
            self._encoder = self._pass = None
            self.check()

    @property
    def alive(self) -> bool:
        return not (self.closed or self.lost or was_forked())

    def close(self) -> None:
        with self.lock:
            if self.closed:
                return
            if self.alive:
                self.wait()
            self.closed = True
            self._staging.clear()
            self._clocks.clear()
            self._uniforms.clear()
            if not was_forked():
                self.device.destroy()
                self.device._release()  # it holds itself: else its memory goes with the next collection of garbage


_QUEUES: Final[WeakSet[Queue]] = WeakSet()


def _abandon() -> None:
    """In a process that was forked off: keep the devices for good,
    since giving one back waits for threads that are not there."""
    for queue in list(_QUEUES):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(queue.device))
        queue.lock = threading.RLock()


def _leave() -> None:
    """At the end of the process."""
    for queue in list(_QUEUES):
        queue.leaving = True


atexit.register(_leave)
at_fork(after_in_child=_abandon)
