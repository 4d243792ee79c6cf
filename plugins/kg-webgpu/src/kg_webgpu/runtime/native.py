"""wgpu's C functions called directly, since wgpu's Python layer costs more than most of them.

Nothing here may be handed to the library that it has refused: a submit of such commands ends the process. So every call whose error
could be missed is made under `refused`, which raises it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from kg.plugin import DeviceUnavailable, at_fork

try:
    from wgpu.backends.wgpu_native import _api
    from wgpu.backends.wgpu_native._api import error_handler
    from wgpu.backends.wgpu_native._ffi import ffi as _ffi
    from wgpu.backends.wgpu_native._ffi import lib as _lib
except Exception as error:  # its shared library may fail to load in many ways
    raise DeviceUnavailable(f"wgpu can't be used ({error}): pip install 'wgpu>=0.32,<0.33'") from error

ffi: Final[Any] = _ffi
lib: Final[Any] = _lib
#: A handle of the library, as cffi holds it.
Handle = Any
NULL: Final[Any] = ffi.NULL
#: What wgpu answers to every call once a device is gone.
LOST: Final = "Parent device is lost"


class Refused(Exception):
    """wgpu has refused a call: what kind of error, and its words."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind, self.message = kind, message

    @property
    def memory(self) -> bool:
        return self.kind == "OutOfMemory" or "Not enough memory" in self.message


class _Losses(logging.Filter):
    """Keeps wgpu from printing that a device is gone: who uses it is told by an error."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        return not (text.startswith("DEVICE LOST") or "device was lost" in text)


logging.getLogger("wgpu").addFilter(_Losses())

_forked = False


def _in_child() -> None:
    """In a process that was forked off nothing is given back:
    that would wait for threads that are not there, or crash."""
    global _forked  # noqa: PLW0603
    _forked = True
    _api.libf = None  # what wgpu's objects look for when they go


at_fork(after_in_child=_in_child)


def was_forked() -> bool:
    """Whether this process was forked from one that had loaded wgpu, whose threads it lacks."""
    return _forked


@contextmanager
def refused() -> Iterator[None]:
    """Raises Refused where a call within was refused."""
    error_handler.capture("kg")
    try:
        yield
    finally:
        said = error_handler.release("kg")
    if said is not None:
        raise Refused(str(said[0]), str(said[1]))


def _releasing(function: Callable[[Handle], None]) -> Callable[[Handle], None]:
    def release(handle: Handle) -> None:
        if not _forked:
            function(handle)

    return release


_release_buffer: Final = _releasing(lib.wgpuBufferRelease)
_release_group: Final = _releasing(lib.wgpuBindGroupRelease)
_release_queries: Final = _releasing(lib.wgpuQuerySetRelease)


def create_buffer(device: Handle, size: int, usage: int, *, mapped: bool = False) -> Handle:
    """A buffer, released with its handle. Raises Refused."""
    description = ffi.new("WGPUBufferDescriptor *")
    description.size, description.usage, description.mappedAtCreation = size, usage, mapped
    with refused():
        made = lib.wgpuDeviceCreateBuffer(device, description)
    return ffi.gc(made, _release_buffer, size)


def create_queries(device: Handle, count: int) -> Handle:
    """A set of so many timestamps, released with its handle. Raises Refused."""
    description = ffi.new("WGPUQuerySetDescriptor *")
    description.type, description.count = lib.WGPUQueryType_Timestamp, count
    with refused():
        made = lib.wgpuDeviceCreateQuerySet(device, description)
    return ffi.gc(made, _release_queries)


def create_group(device: Handle, layout: Handle, places: Sequence[tuple[Handle, int, int]]) -> Handle:
    """A bind group of (buffer, first byte, bytes) by binding, released with its handle. Raises Refused."""
    entries = ffi.new("WGPUBindGroupEntry[]", len(places))
    for number, (buffer, first, size) in enumerate(places):
        entry = entries[number]
        entry.binding, entry.buffer, entry.offset, entry.size = number, buffer, first, size
    description = ffi.new("WGPUBindGroupDescriptor *")
    description.layout, description.entryCount, description.entries = layout, len(places), entries
    with refused():
        made = lib.wgpuDeviceCreateBindGroup(device, description)
    return ffi.gc(made, _release_group)


class Mapping:
    """Staging memory that the host maps to read: asked for, waited for, read, given back."""

    def __init__(self, device: Handle, size: int) -> None:
        self._device, self.size = device, size
        self.buffer = create_buffer(device, size, lib.WGPUBufferUsage_MapRead | lib.WGPUBufferUsage_CopyDst)
        status = self._status = [0]

        def done(said: int, message: object, one: object, other: object) -> None:
            status[0] = said  # without `self`, which would hold itself

        self._callback = ffi.callback("void(WGPUMapAsyncStatus, WGPUStringView, void *, void *)", done)
        self._info = ffi.new("WGPUBufferMapCallbackInfo *")
        self._info.mode, self._info.callback = lib.WGPUCallbackMode_AllowProcessEvents, self._callback

    def ask(self, size: int) -> None:
        """Begin to map so many bytes."""
        self._status[0] = 0
        with refused():
            lib.wgpuBufferMapAsync(self.buffer, lib.WGPUMapMode_Read, 0, size, self._info[0])

    def read(self, target: Any, submission: Handle) -> None:
        """Wait for a submission, and copy what it left here into the host's bytes."""
        lib.wgpuDevicePoll(self._device, True, submission)
        if self._status[0] != lib.WGPUMapAsyncStatus_Success:
            lib.wgpuDevicePoll(self._device, True, NULL)
        if self._status[0] != lib.WGPUMapAsyncStatus_Success:
            raise Refused("", f"memory could not be mapped (status {self._status[0]}): {LOST}")
        size = target.size
        ffi.memmove(ffi.from_buffer(target), lib.wgpuBufferGetConstMappedRange(self.buffer, 0, size), size)
        lib.wgpuBufferUnmap(self.buffer)
