"""Memory of a WebGPU device: buffers in sizes that are used again, words at their edges, copies in the order of the queue."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

import numpy as np
from kg.plugin import Allocator, Block, Bytes, OutOfMemoryError, pooled_size

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


class WebGPUAllocator(Allocator):
    """A GPUBuffer for each block. Addresses are numbers of ours: WebGPU has none."""

    def __init__(self, queue: Queue, greatest: int, alignment: int) -> None:
        self._queue, self._greatest, self.alignment = queue, greatest, alignment
        self._next = _BASE
        #: by address, those in use: garbage that holds one with its block would have it released before the block is freed
        self._used: dict[int, Handle] = {}
        self._kept: dict[int, list[tuple[int, Handle]]] = {}
        self._kept_bytes = 0
        self._lock = threading.RLock()

    def alloc(self, nbytes: int) -> Block:
        self._queue.check()
        size = pooled_size(nbytes, GRAIN)
        with self._lock:
            waiting = self._kept.get(size)
            if waiting:
                self._kept_bytes -= size
                address, handle = waiting.pop()
                self._used[address] = handle
                return Block(self, nbytes, address, handle)
            address = self._next
            self._next += size + GRAIN
        if size > self._greatest:
            raise OutOfMemoryError(f"{nbytes:,} bytes are more than one WebGPU buffer may have here, {self._greatest:,}")
        try:
            handle = self._queue.create_buffer(size)
        except OutOfMemoryError:
            self.drop()
            self._queue.wait()
            handle = self._queue.create_buffer(size)
        self._used[address] = handle
        return Block(self, nbytes, address, handle)

    def free(self, block: Block) -> None:
        with self._lock:
            handle = self._used.pop(block.address)
            if self._queue.leaving or not self._queue.alive:
                return
            size = pooled_size(block.nbytes, GRAIN)
            if self._kept_bytes + size <= _KEPT:
                self._kept.setdefault(size, []).append((block.address, handle))
                self._kept_bytes += size
            else:
                self._queue.doom(handle)

    def drop(self) -> None:
        """Give back all that is kept."""
        with self._lock:
            kept, self._kept, self._kept_bytes = self._kept, {}, 0
            for waiting in kept.values():
                for _, handle in waiting:
                    self._queue.doom(handle)

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
