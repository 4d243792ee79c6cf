"""Launches of kernels recorded once and enqueued by one call:
cl_khr_command_buffer, which pyopencl has no calls for. Which devices' are used."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from ctypes import POINTER, c_int, c_size_t, c_uint, c_uint64, c_void_p
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pyopencl as cl
from pyopencl import _cl

from kg_opencl.loader import asked, extension

if TYPE_CHECKING:
    from pyopencl import CommandQueue, Device

_EXTENSION: Final = "cl_khr_command_buffer"
#: Revisions that call clCommandNDRangeKernelKHR as it is called here. Other commands got an argument in 0.9.5, so that kernels alone are recorded.
_FIRST, _AFTER_LAST = (0, 9, 0), (1, 1, 0)
#: From this on a queue in order takes a command buffer again while it is under way. Before, it must have been made for simultaneous use.
_PIPELINED: Final = (0, 9, 8)
_EXTENSIONS_WITH_VERSION: Final = 0x1060  # CL_DEVICE_EXTENSIONS_WITH_VERSION
_CAPABILITIES: Final = 0x12A9  # CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR
_REQUIRED_PROPERTIES: Final = 0x12AA  # CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR
_SUPPORTED_PROPERTIES: Final = 0x129A  # CL_DEVICE_COMMAND_BUFFER_SUPPORTED_QUEUE_PROPERTIES_KHR, from 0.9.6 on
_SIMULTANEOUS: Final = 4  # CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR
_FLAGS, _SIMULTANEOUS_USE = 0x1293, 1  # CL_COMMAND_BUFFER_FLAGS_KHR, CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR
#: Platforms whose command buffers are worse than lists, with the version that was measured and what was seen (docs/devices/opencl.md has the figures).
MEASURED: Final[dict[str, str]] = {
    "Portable Computing Language": "3.1 takes 10 to 25 % longer for 100 small kernels in a command buffer than for as many launches",
    "Intel(R) OpenCL": "2026.22.10 allocates 2 KiB for each command at each enqueue and never frees them",
}


class Launch(NamedTuple):
    """A kernel whose arguments are set, its work-items, and those of a work-group
    where the driver is not to choose."""

    kernel: Any
    items: tuple[int, ...]
    group: tuple[int, ...] | None


class CommandBuffer:
    """Recorded launches, in the order of one queue.
    The arguments are those that were set by then: whoever enqueues it sees to it that their buffers are alive, without which
    PoCL 3.1 ends the process."""

    def __init__(self, recorder: Recorder, handle: int) -> None:
        self._recorder, self._handle = recorder, handle

    def enqueue(self) -> None:
        code = self._recorder.enqueue(0, None, self._handle, 0, None, None)
        if code:
            raise error("clEnqueueCommandBufferKHR", code)

    def release(self) -> None:
        """The driver keeps it until what was enqueued has ended."""
        self._recorder.release(self._handle)


class Recorder:
    """The extension's functions, for one queue."""

    def __init__(self, one: Device, queue: CommandQueue, *, simultaneous: bool) -> None:
        self._queue, self._simultaneous = queue, simultaneous
        sizes = POINTER(c_size_t)
        self._create = extension(
            one, "clCreateCommandBufferKHR", c_void_p, c_uint, POINTER(c_void_p), POINTER(c_uint64), POINTER(c_int)
        )
        self._kernel = extension(
            one, "clCommandNDRangeKernelKHR", c_int, c_void_p, c_void_p, c_void_p, c_void_p, c_uint, sizes, sizes, sizes,
            c_uint, c_void_p, c_void_p, c_void_p,
        )  # fmt: skip
        self._finalize = extension(one, "clFinalizeCommandBufferKHR", c_int, c_void_p)
        self.enqueue = extension(
            one, "clEnqueueCommandBufferKHR", c_int, c_uint, c_void_p, c_void_p, c_uint, c_void_p, c_void_p
        )
        self.release = extension(one, "clReleaseCommandBufferKHR", c_int, c_void_p)

    @property
    def whole(self) -> bool:
        """Whether the driver has all of them."""
        return None not in (self._create, self._kernel, self._finalize, self.enqueue, self.release)

    def record(self, launches: Sequence[Launch]) -> CommandBuffer:
        """The launches with their kernels' arguments as they are set now. Raises pyopencl's errors."""
        code, queue = c_int(), c_void_p(self._queue.int_ptr)
        properties = (c_uint64 * 3)(_FLAGS, _SIMULTANEOUS_USE, 0) if self._simultaneous else None
        handle = self._create(1, ctypes.byref(queue), properties, ctypes.byref(code))
        if code.value:
            raise error("clCreateCommandBufferKHR", code.value)
        try:
            for kernel, items, group in launches:
                sizes = c_size_t * len(items)
                local = sizes(*group) if group else None
                refused = self._kernel(
                    handle, None, None, kernel.int_ptr, len(items), None, sizes(*items), local, 0, None, None, None
                )
                if refused:
                    raise error("clCommandNDRangeKernelKHR", refused)
            if refused := self._finalize(handle):
                raise error("clFinalizeCommandBufferKHR", refused)
        except cl.Error:
            self.release(handle)
            raise
        return CommandBuffer(self, handle)


def error(routine: str, code: int) -> cl.Error:
    """What pyopencl would raise if it had the call."""
    return cl.RuntimeError(_cl._ErrorRecord(msg="", code=code, routine=routine))  # pyright: ignore[reportPrivateUsage] # as its own raise it


def version(one: Device) -> tuple[int, int, int] | None:
    """The extension's; None where the device has it not, or is too old to say."""
    if _EXTENSION not in one.extensions.split():
        return None
    for number, name in struct.iter_unpack("=I64s", asked(one, _EXTENSIONS_WITH_VERSION)):
        if name.partition(b"\0")[0] == _EXTENSION.encode():  # Intel's leaves what was there after the 0
            return number >> 22, number >> 12 & 0x3FF, number & 0xFFF
    return None


def unused(one: Device, queue: CommandQueue) -> str:
    """Why captured plans of a device stay lists of commands; empty where they are recorded."""
    revision, properties = version(one), int(queue.properties)
    if revision is None:
        return f"no {_EXTENSION} with a version"
    if not _FIRST <= revision < _AFTER_LAST:
        return f"{_EXTENSION} {'.'.join(map(str, revision))}, which kg does not know"
    if revision < _PIPELINED and not _flags(one, _CAPABILITIES, 0) & _SIMULTANEOUS:
        return "a command buffer is not enqueued again while it is under way"
    if _flags(one, _REQUIRED_PROPERTIES, 0) & ~properties or properties & ~_flags(one, _SUPPORTED_PROPERTIES, -1):
        return "command buffers ask for queues of other properties"
    platform = one.platform.name.strip()
    return f"{platform} {MEASURED[platform]}" if platform in MEASURED else ""


def _flags(one: Device, question: int, otherwise: int) -> int:
    """The bits that a device answers with."""
    found = asked(one, question)
    return int.from_bytes(found, "little") if found else otherwise


def recorder(one: Device, queue: CommandQueue) -> Recorder | None:
    """Of a queue in order whose device has command buffers that pay."""
    revision = version(one)
    if revision is None or unused(one, queue):
        return None
    made = Recorder(one, queue, simultaneous=revision < _PIPELINED)
    return made if made.whole else None
