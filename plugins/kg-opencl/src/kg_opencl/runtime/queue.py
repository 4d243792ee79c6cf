"""One in-order queue on one device: all that is asked of pyopencl when kernels run, in errors of kg's, and timed where somebody asks."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import pyopencl as cl
from kg.plugin import Bytes, DeviceUnavailable, KgError, LaunchError, OutOfMemoryError, Timed

from kg_opencl.devices import arch

if TYPE_CHECKING:
    from pyopencl import Device

_STATUS: Final = cl.status_code
_MEMORY: Final = (_STATUS.MEM_OBJECT_ALLOCATION_FAILURE, _STATUS.OUT_OF_HOST_MEMORY, _STATUS.INVALID_BUFFER_SIZE)
_LOST: Final = (_STATUS.DEVICE_NOT_AVAILABLE, _STATUS.INVALID_CONTEXT, _STATUS.INVALID_COMMAND_QUEUE, _STATUS.INVALID_DEVICE)
_NANOSECOND: Final = 1e-9
Grid = Sequence[int]


class DeviceLost(DeviceUnavailable):
    """The device is gone, and its memory with it."""


class Queue:
    """Any thread may call it. What is enqueued runs in that order."""

    def __init__(self, device: Device, name: str) -> None:
        self.device, self.name = device, f"{name} ({arch(device)})"
        self.lost = self.closed = False
        self._process = os.getpid()
        with self.errors():
            self.context = cl.Context([device])
            self.raw = cl.CommandQueue(self.context, device, cl.command_queue_properties.PROFILING_ENABLE)
        #: whose work is timed, and what of it was enqueued: kind, name, event
        self._thread = 0
        self._spans: list[tuple[str, str, Any]] = []
        self._timing = threading.RLock()

    # -- memory

    def create(self, nbytes: int) -> cl.Buffer:
        with self.errors():
            return cl.Buffer(self.context, cl.mem_flags.READ_WRITE, nbytes)

    def over(self, host: Any, *, readonly: bool) -> cl.Buffer:
        """Memory of the host, where it lies."""
        access = cl.mem_flags.READ_ONLY if readonly else cl.mem_flags.READ_WRITE
        with self.errors():
            return cl.Buffer(self.context, access | cl.mem_flags.USE_HOST_PTR, hostbuf=host)

    def write(self, memory: cl.Buffer, offset: int, data: Bytes) -> None:
        with self.errors():
            self._note(f"{data.nbytes:,} bytes", cl.enqueue_copy(self.raw, memory, data, dst_offset=offset, is_blocking=True))

    def read(self, data: Bytes, memory: cl.Buffer, offset: int) -> None:
        with self.errors():
            self._note(f"{data.nbytes:,} bytes", cl.enqueue_copy(self.raw, data, memory, src_offset=offset, is_blocking=True))

    def copy(self, target: cl.Buffer, to: int, source: cl.Buffer, of: int, nbytes: int) -> None:
        with self.errors():
            event = cl.enqueue_copy(self.raw, target, source, byte_count=nbytes, src_offset=of, dst_offset=to)
            self._note(f"{nbytes:,} bytes", event)

    def fill(self, memory: cl.Buffer, offset: int, element: bytes, nbytes: int) -> None:
        """Elements of a power of two of bytes, up to 128."""
        with self.errors():
            pattern = memoryview(element)
            self._note(f"{nbytes:,} bytes", cl.enqueue_fill_buffer(self.raw, memory, pattern, offset, nbytes))

    # -- kernels

    def launch(self, kernel: cl.Kernel, grid: Grid, group: Grid | None, name: str) -> None:
        try:
            event = cl.enqueue_nd_range_kernel(self.raw, kernel, grid, group)
        except cl.Error as error:
            with self.errors(name):
                raise error
        if self._thread:
            self._note(name, event, "launch")

    def wait(self) -> None:
        """Until everything has been done."""
        if not self.closed:
            with self.errors():
                self.raw.finish()

    # -- the device's clock

    def _note(self, name: str, event: Any, kind: str = "copy") -> None:
        if self._thread == threading.get_ident():
            self._spans.append((kind, name, event))

    def timed(self, call: Callable[[], object]) -> list[Timed]:
        """Run a call, and wait for what this thread launched and copied in it: how long each of that took. Within another such call
        it is a part of that one, too."""
        with self._timing:
            outer, around = self._thread, self._spans
            self._thread, self._spans = threading.get_ident(), []
            try:
                call()
                spans = self._spans
            finally:
                around += self._spans
                self._thread, self._spans = outer, around if outer else []
            self.wait()
            return [
                Timed(kind, name, event.profile.start * _NANOSECOND, event.profile.end * _NANOSECOND)
                for kind, name, event in spans
            ]

    # -- what goes wrong

    def check(self) -> None:
        """Raise where nothing can be asked of the device any more."""
        if self.closed:
            raise KgError(f"the device {self.name} was closed: open another with kg.open_device")
        if self.lost:
            raise DeviceLost(f"the device {self.name} was lost, with its memory: open another with kg.open_device")
        if self.forked:
            raise KgError(
                f"the device {self.name} was opened before this process was forked off, which has none of its threads: "
                "open devices after the fork, or start processes by spawn"
            )

    @contextmanager
    def errors(self, kernel: str = "") -> Iterator[None]:
        """What pyopencl raises within, as kg's errors."""
        self.check()
        try:
            yield
        except (cl.Error, MemoryError) as error:
            code = getattr(error, "code", None)
            if code in _LOST:
                self.lost = True
                self.check()
            if code in _MEMORY or isinstance(error, MemoryError):
                raise OutOfMemoryError(f"the device {self.name} has no memory left: {error}") from error
            if kernel:
                raise LaunchError(f"{self.name} does not run {kernel}: {error}") from error
            raise KgError(f"the device {self.name} refuses what kg asks for: {error}") from error

    @property
    def forked(self) -> bool:
        return os.getpid() != self._process

    @property
    def alive(self) -> bool:
        return not (self.closed or self.lost or self.forked)

    def close(self) -> None:
        if self.alive:
            self.wait()
        self.closed = True
