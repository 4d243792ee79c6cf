"""A pooled GPU allocator by size classes, reusing freed memory in stream order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from kg.plugin import Allocator, Block, BufferError, Bytes, KgError, OutOfMemoryError, fork_safe_lock

from kg_gpu.card import Card
from kg_gpu.clock import Clock
from kg_gpu.drivers.deferred_release import Retired

_T = TypeVar("_T")
#: Of all allocators, held for a few steps: a process that is forked off frees what another thread, which stays behind, may be allocating.
LOCK: Final = fork_safe_lock()
#: Sizes are multiples of this, and so are addresses.
GRAIN: Final = 256
#: The part of the card's memory that may be kept, freed, for the next of its size.
_KEPT: Final = 4


def pooled_size(nbytes: int, grain: int) -> int:
    """The bytes to take for a block that a pool keeps for the next of its size:
    a multiple of `grain`, an eighth to spare at most."""
    size = max(grain, -(-nbytes // grain) * grain)
    step = max(grain, 1 << max(0, size.bit_length() - 4))
    return -(-size // step) * step


class PooledAllocator(Allocator):
    """Freed memory waits for the next of its size class, `most` bytes of it in all.
    Subclass and write `obtain` and `release`.

    `obtain` and `release` are called without a lock held; `release` also while garbage is collected, at any place.
    """

    alignment = GRAIN

    def __init__(self, most: int) -> None:
        self._most = most
        self._closed = False
        #: by address the memory in use, with what the device calls it: garbage that holds it with its block must not give it back before
        self._used: dict[int, object] = {}
        self._kept: dict[int, list[tuple[int, object]]] = {}
        self._kept_bytes = 0

    def obtain(self, size: int) -> tuple[int, object]:
        """New memory: its address, and what the device calls it, None where that is the address.
        Raises OutOfMemoryError."""
        raise NotImplementedError

    def release(self, address: int, handle: object) -> None:
        """Give memory back, after all that was asked for before."""
        raise NotImplementedError

    def size_class(self, nbytes: int) -> int:
        """The size class of a block."""
        return pooled_size(nbytes, GRAIN)

    def reclaim(self) -> bool:
        """Give back what may help where no memory is left; whether there was anything."""
        return self.drop()

    def alloc(self, nbytes: int) -> Block:
        size = self.size_class(nbytes)
        with LOCK:
            waiting = self._kept.get(size)
            if waiting:
                self._kept_bytes -= size
                address, handle = waiting.pop()
                self._used[address] = handle
                return Block(self, nbytes, address, handle)
        try:
            address, handle = self.obtain(size)
        except OutOfMemoryError:
            if not self.reclaim():
                raise
            address, handle = self.obtain(size)
        self._used[address] = handle
        return Block(self, nbytes, address, handle)

    def free(self, block: Block) -> None:
        with LOCK:
            handle = self._used.pop(block.address)
            if self._closed:
                return
            size = self.size_class(block.nbytes)
            if self._kept_bytes + size <= self._most:
                self._kept.setdefault(size, []).append((block.address, handle))
                self._kept_bytes += size
                return
        self.release(
            block.address, handle
        )  # without the lock: a driver may have one of its own, under which garbage is collected

    def drop(self) -> bool:
        """Give back all that is kept; whether that was anything."""
        with LOCK:
            kept, self._kept, self._kept_bytes = self._kept, {}, 0
        for waiting in kept.values():
            for address, handle in waiting:
                self.release(address, handle)
        return bool(kept)

    def close(self) -> None:
        """Nothing is given back from now on: the context takes all."""
        with LOCK:
            self._closed = True


class Lent:
    """What keeps memory of others alive."""

    __slots__ = ("owner",)

    def __init__(self, owner: object) -> None:
        self.owner = owner


class CardAllocator(PooledAllocator):
    """Blocks of a card's memory.
    `dlpack`: DLPack's name of such devices and this one's number, where addresses mean something to others; `interface`: the
    attribute by which others describe such memory, if any."""

    def __init__(
        self, card: Card, clock: Clock, retired: Retired, name: str, dlpack: tuple[int, int] | None, interface: str = ""
    ) -> None:
        super().__init__(card.facts.memory // _KEPT if card.pools else 0)
        self.card, self._clock, self._retired, self._name = card, clock, retired, name
        self.dlpack_device, self.array_interface = dlpack, interface

    def obtain(self, size: int) -> tuple[int, object]:
        return self.card.alloc(size), None

    def release(self, address: int, handle: object) -> None:
        self.card.free(address)

    def size_class(self, nbytes: int) -> int:
        return super().size_class(nbytes) if self.card.pools else nbytes

    def free(self, block: Block) -> None:
        if isinstance(block.handle, Lent):
            with suppress(KgError):  # who waits next is told, too
                self.card.synchronize()  # its owner takes it back now
            return
        if block.lent:
            with suppress(KgError):
                self.card.synchronize_context()  # others may have used it in streams of theirs
        super().free(block)

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
        if not isinstance(other, CardAllocator):
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
            whose = "of no GPU" if there is None else f"of {self._name}:{there}"
            raise BufferError(f"memory at {address:#x} is {whose} and can't be used in place on {self._name}:{here}: copy it")
        return Block(self, nbytes, address, Lent(owner), readonly)
