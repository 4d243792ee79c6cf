"""A pooled WebGPU allocator: size classes, word alignment at edges, copies in queue order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import numpy as np
from kg.plugin import Block, Bytes, OutOfMemoryError
from kg_gpu import PooledAllocator
from kg_gpu.allocator import LOCK

if TYPE_CHECKING:
    from kg_webgpu.runtime.native import Handle
    from kg_webgpu.runtime.queue import Queue

#: Sizes are multiples of this, so that the rest of a vector, and of a word, lie within; so are addresses.
GRAIN: Final = 256
_WORD: Final = 4
#: Freed memory that is kept for the next of its size.
_KEPT: Final = 256 << 20
#: Where the addresses begin by which kg tells the parts of buffers apart. They mean nothing to anybody else.
_BASE: Final = 1 << 40


class WebGPUAllocator(PooledAllocator):
    """A GPUBuffer for each block. Addresses are numbers of ours: WebGPU has none."""

    def __init__(self, queue: Queue, greatest: int, alignment: int) -> None:
        super().__init__(_KEPT)
        self._queue, self._greatest, self.alignment = queue, greatest, alignment
        self._next = _BASE

    def obtain(self, size: int) -> tuple[int, object]:
        if size > self._greatest:
            raise OutOfMemoryError(f"{size:,} bytes are more than one WebGPU buffer may have here, {self._greatest:,}")
        with LOCK:
            address = self._next
            self._next += size + GRAIN
        return address, self._queue.create_buffer(size)

    def release(self, address: int, handle: object) -> None:
        self._queue.doom(cast("Handle", handle))

    def reclaim(self) -> bool:
        self.drop()
        self._queue.wait()
        return True

    def alloc(self, nbytes: int) -> Block:
        self._queue.check()
        return super().alloc(nbytes)

    def free(self, block: Block) -> None:
        if self._queue.leaving or not self._queue.alive:
            self._used.pop(block.address)
        else:
            super().free(block)

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        first, stop = offset - offset % _WORD, -(-(offset + data.size) // _WORD) * _WORD
        if (first, stop) != (offset, offset + data.size):  # words that others have a part of
            whole = np.empty(stop - first, np.uint8)
            if offset or offset + data.size < block.nbytes:
                self._queue.read(block.handle, first, whole)
            else:
                whole[data.size :] = 0
            whole[offset - first : offset - first + data.size] = data
            data = whole
        self._queue.write(block.handle, first, data)

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        first, stop = offset - offset % _WORD, -(-(offset + data.size) // _WORD) * _WORD
        if (first, stop) == (offset, offset + data.size):
            self._queue.read(block.handle, first, data)
            return
        whole = np.empty(stop - first, np.uint8)
        self._queue.read(block.handle, first, whole)
        data[...] = whole[offset - first : offset - first + data.size]

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        if not nbytes:
            return
        whole = not (target_offset % _WORD or source_offset % _WORD)
        ends = nbytes % _WORD == 0 or (target_offset + nbytes == target.nbytes)  # what follows is nobody's
        if not (whole and ends):
            super().transfer(target, target_offset, source, source_offset, nbytes)
            return
        size = -(-nbytes // _WORD) * _WORD
        if target.handle is source.handle:
            between = self.alloc(size)
            self._queue.copy(source.handle, source_offset, between.handle, 0, size)
            source, source_offset = between, 0
        self._queue.copy(source.handle, source_offset, target.handle, target_offset, size)
