"""Uniforms of launches: places in buffers of the device, which are used again once nothing reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from kg_webgpu.runtime.native import Handle, create_buffer, ffi, lib, refused

_USAGE: Final = lib.WGPUBufferUsage_Uniform | lib.WGPUBufferUsage_CopyDst
#: Bytes of a uniform, and of the buffers in which they lie.
_UNIFORM: Final = 256
_PAGE: Final = 256 * _UNIFORM


class UniformPool:
    """Its queue calls it, and holds its lock meanwhile, but for `retire`."""

    def __init__(self, device: Handle, queue: Handle) -> None:
        self._device, self._queue = device, queue
        self._free: list[tuple[Handle, int]] = []
        self._retired: list[tuple[Handle, int]] = []

    def take(self, words: Sequence[int]) -> tuple[tuple[Handle, int], int]:
        """A place (buffer, first byte) that holds these words,
        and how many bytes wgpu keeps of them until the next submit. Raises Refused."""
        if not self._free:
            page = create_buffer(self._device, _PAGE, _USAGE)
            self._free = [(page, first) for first in range(0, _PAGE, _UNIFORM)]
        place = self._free.pop()
        data = np.array(words, np.int64).astype(np.uint32)
        with refused():
            lib.wgpuQueueWriteBuffer(self._queue, *place, ffi.from_buffer(data), data.nbytes)
        return place, data.nbytes

    def retire(self, place: tuple[Handle, int]) -> None:
        """Take a place back, which commands that are not submitted may still read.
        May be called while garbage is collected, at any place."""
        self._retired.append(place)

    def recycle(self) -> None:
        """All that read retired places is submitted: they are free."""
        while self._retired:
            self._free.append(self._retired.pop())

    def clear(self) -> None:
        """Give the buffers back."""
        self._free.clear()
