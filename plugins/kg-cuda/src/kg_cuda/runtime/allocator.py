"""Memory of a card: blocks in sizes that are used again. All work is in one stream, so that what was freed may be used at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from kg.plugin import Allocator, Block, BufferError, Bytes, KgError, OutOfMemoryError, pooled_size

from kg_cuda.card.clock import Clock
from kg_cuda.card.contracts import Card
from kg_cuda.runtime.retired import Retired

_T = TypeVar("_T")
#: Sizes are multiples of this, and so are addresses.
GRAIN: Final = 256
#: The part of the card's memory that may be kept, freed, for the next of its size.
_KEPT: Final = 4
#: DLPack's name for CUDA.
_DLPACK_CUDA: Final = 2


class CudaAllocator(Allocator):
    """Blocks of the card's memory."""

    alignment = GRAIN

    def __init__(self, card: Card, clock: Clock, retired: Retired, number: int, *, shared: bool) -> None:
        self.card, self._clock, self._retired = card, clock, retired
        self._closed = False
        self._kept: dict[int, list[int]] = {}
        self._kept_bytes = 0
        self._lock = threading.RLock()
        if shared:  # addresses mean something to others
            self.dlpack_device = (_DLPACK_CUDA, number)
            self.array_interface = "__cuda_array_interface__"

    def alloc(self, nbytes: int) -> Block:
        size = pooled_size(nbytes, GRAIN) if self.card.pools else nbytes
        with self._lock:
            waiting = self._kept.get(size)
            if waiting:
                self._kept_bytes -= size
                return Block(self, nbytes, waiting.pop())
            try:
                return Block(self, nbytes, self.card.alloc(size))
            except OutOfMemoryError:
                if not self._kept:
                    raise
            self.drop()
            return Block(self, nbytes, self.card.alloc(size))

    def free(self, block: Block) -> None:
        if block.handle is not None:
            with suppress(KgError):  # who waits next is told, too
                self.card.synchronize()  # its owner takes it back now
            return
        if block.lent:
            with suppress(KgError):
                self.card.synchronize_context()  # others may have used it in streams of theirs
        with self._lock:
            if self._closed:
                return
            size = pooled_size(block.nbytes, GRAIN)
            if self.card.pools and self._kept_bytes + size <= self.card.facts.memory // _KEPT:
                self._kept.setdefault(size, []).append(block.address)
                self._kept_bytes += size
            else:
                self.card.free(block.address)

    def drop(self) -> None:
        """Give back all that is kept."""
        with self._lock:
            kept, self._kept, self._kept_bytes = self._kept, {}, 0
            for waiting in kept.values():
                for address in waiting:
                    self.card.free(address)

    def close(self) -> None:
        """Nothing is given back from now on: the context takes all."""
        with self._lock:
            self._closed = True

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        self._timed(data.size, self.card.write, block.address + offset, data)

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        if data.size:  # all that was launched before has ended then
            self._retired.waited(lambda: self._timed(data.size, self.card.read, data, block.address + offset))

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        to, of = target.address + target_offset, source.address + source_offset
        if abs(to - of) >= nbytes:
            self._timed(nbytes, self.card.copy, to, of, nbytes)
            return
        between = self.alloc(nbytes)
        self._timed(nbytes, self.card.copy, between.address, of, nbytes)
        self._timed(nbytes, self.card.copy, to, between.address, nbytes)

    def receive(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> bool:
        other = source.allocator
        if not isinstance(other, CudaAllocator):
            return False
        to, of = target.address + target_offset, source.address + source_offset
        return self._timed(nbytes, self.card.copy_from, to, other.card, of, nbytes)

    def _timed(self, nbytes: int, copy: Callable[..., _T], *arguments: object) -> _T:
        if not self._clock.thread:
            return copy(*arguments)
        return self._clock.run("copy", f"{nbytes:,} bytes", copy, *arguments)

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        if self.dlpack_device is None:
            return super().share(address, nbytes, owner, readonly)
        here, there = self.dlpack_device[1], self.card.home(address) if nbytes else None
        if nbytes and there != here:
            whose = "of no GPU" if there is None else f"of CUDA:{there}"
            raise BufferError(f"memory at {address:#x} is {whose} and can't be used in place on CUDA:{here}: copy it")
        return Block(self, nbytes, address, owner, readonly)
