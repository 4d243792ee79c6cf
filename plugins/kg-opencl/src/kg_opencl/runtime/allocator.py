"""Memory of a device: buffers in sizes that are used again, copies in the order of the queue, memory of the host where it lies."""

from __future__ import annotations

import ctypes
import threading
from contextlib import suppress
from itertools import count
from typing import Final

import pyopencl as cl
from kg.plugin import Allocator, Block, BufferError, Bytes, KgError, OutOfMemoryError, pooled_size

from kg_opencl.devices import is_processor
from kg_opencl.runtime.queue import Queue

#: Sizes are multiples of this.
GRAIN: Final = 256
#: The part of the device's memory that may be kept, freed, for the next of its size.
_KEPT: Final = 4
#: Where the addresses begin by which kg tells the parts of buffers apart: OpenCL has none. No pointer of the host's is beyond.
_BASE: Final = 1 << 60


class Memory:
    """What a block's `handle` is. No two have one number, also after one has gone."""

    __slots__ = ("number", "raw")

    def __init__(self, raw: cl.Buffer) -> None:
        self.raw, self.number = raw, next(_numbers)


_numbers = count()


class OpenCLAllocator(Allocator):
    """A cl.Buffer for each block. Kernels take it with the place of the first element in it, so that none need be aligned."""

    alignment = GRAIN

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self._next = _BASE
        self._kept: dict[int, list[tuple[int, Memory]]] = {}
        self._kept_bytes = self._used_bytes = 0
        self._lock = threading.RLock()
        self._in_place = is_processor(queue.device)

    def alloc(self, nbytes: int) -> Block:
        self._queue.check()
        size = pooled_size(nbytes, GRAIN)
        with self._lock:
            waiting = self._kept.get(size)
            if waiting:
                self._kept_bytes -= size
                return Block(self, nbytes, *waiting.pop())
            address = self._next
            self._next += size + GRAIN
        device = self._queue.device
        if size > device.max_mem_alloc_size:
            raise OutOfMemoryError(
                f"{nbytes:,} bytes are more than one buffer may have on {self._queue.name}, {device.max_mem_alloc_size:,}"
            )
        if self._used_bytes + size > device.global_mem_size:
            self.drop()
        try:
            memory = self._create(size)
        except OutOfMemoryError:
            self.drop()
            self._queue.wait()
            memory = self._create(size)
        with self._lock:
            self._used_bytes += size
        return Block(self, nbytes, address, memory)

    def _create(self, size: int) -> Memory:
        """Drivers promise memory that they have not: what all buffers take together is counted."""
        most = self._queue.device.global_mem_size
        if self._used_bytes + size > most:
            raise OutOfMemoryError(
                f"{size:,} bytes beside the {self._used_bytes:,} in use are more than the {most:,} of {self._queue.name}"
            )
        return Memory(self._queue.create(size))

    def free(self, block: Block) -> None:
        memory = block.handle
        if block.address < _BASE or block.lent:
            with suppress(KgError):  # who waits next is told, too
                self._queue.wait()  # its owner takes it back now
        if block.address < _BASE or not self._queue.alive:
            return
        assert isinstance(memory, Memory)
        size = pooled_size(block.nbytes, GRAIN)
        with self._lock:
            if self._kept_bytes + size <= self._queue.device.global_mem_size // _KEPT:
                self._kept.setdefault(size, []).append((block.address, memory))
                self._kept_bytes += size
            else:
                self._used_bytes -= size  # the driver holds it until what was launched with it has ended

    def drop(self) -> None:
        """Give back all that is kept."""
        with self._lock:
            self._used_bytes -= self._kept_bytes
            self._kept, self._kept_bytes = {}, 0

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        if data.size:
            self._queue.write(raw(block), offset, data)

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        if data.size:
            self._queue.read(data, raw(block), offset)

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        if not nbytes:
            return
        if abs(target.address + target_offset - source.address - source_offset) < nbytes:  # they overlap
            between = self.alloc(nbytes)
            self._queue.copy(raw(between), 0, raw(source), source_offset, nbytes)
            source, source_offset = between, 0
        self._queue.copy(raw(target), target_offset, raw(source), source_offset, nbytes)

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        if not self._in_place:
            raise BufferError(f"{self._queue.name} has memory of its own: copy the array into a buffer of the device")
        if not nbytes:
            return self.alloc(0)
        kept = _Owned.from_address(address, nbytes, owner)
        return Block(self, nbytes, address, Memory(self._queue.over(kept, readonly=readonly)), readonly)


class _Owned:
    """Bytes at an address of the host, which hold their owner."""

    @staticmethod
    def from_address(address: int, nbytes: int, owner: object) -> ctypes.Array[ctypes.c_char]:
        found = (ctypes.c_char * nbytes).from_address(address)
        found.owner = owner  # type: ignore[attr-defined] # arrays of ctypes take attributes
        return found


def raw(block: Block) -> cl.Buffer:
    memory = block.handle
    assert isinstance(memory, Memory)
    return memory.raw
