"""A flat address space: free-address bookkeeping, an Allocator over it, and one for simulators."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import Final

from kg.locks import fork_safe_lock
from kg.runtime.memory.blocks import Allocator, Block, Bytes, OutOfMemoryError

# reentrant: a collection of garbage may free a block while this thread holds it, which only puts the block in a queue
_lock: Final = fork_safe_lock()


class AddressSpace:
    """The addresses [first, stop), given out in pieces at multiples of `alignment`: first fit;
    neighbours that are free are one gap."""

    def __init__(self, first: int, stop: int, alignment: int = 64) -> None:
        self.alignment = alignment
        self._gaps = [(-(-first // alignment) * alignment, stop // alignment * alignment)]  #: [start, end), in order
        self._taken: dict[int, int] = {}

    def take(self, nbytes: int) -> int | None:
        """The first address of a piece of so many bytes, which is nobody else's until `give`;
        None where no gap is large enough."""
        size = max(1, -(-nbytes // self.alignment)) * self.alignment
        for number, (start, end) in enumerate(self._gaps):
            if size <= end - start:
                self._gaps[number : number + 1] = [(start + size, end)] if start + size < end else []
                self._taken[start] = size
                return start
        return None

    def give(self, address: int) -> None:
        """Take a piece back. Raises KeyError for an address that begins none."""
        start, end = address, address + self._taken.pop(address)
        number = bisect_left(self._gaps, (start, end))
        if number < len(self._gaps) and self._gaps[number][0] == end:
            end = self._gaps.pop(number)[1]
        if number and self._gaps[number - 1][1] == start:
            number -= 1
            start = self._gaps.pop(number)[0]
        self._gaps.insert(number, (start, end))


class FlatAllocator(Allocator):
    """Blocks of one address space [first, stop), by first fit.
    Subclass and write `read` and `write`; launches get `block.address`.

    Address 0 is no block's. Where launches may be under way when a block is freed, `free` is replaced: it calls this one when they have ended.
    """

    def __init__(self, first: int, stop: int, alignment: int = 64) -> None:
        self.alignment = alignment
        self._space = AddressSpace(max(first, 1), stop, alignment)
        self._freed: deque[int] = deque()

    def write(self, address: int, data: Bytes) -> None:
        """Bytes of the host into the device's memory."""
        raise NotImplementedError

    def read(self, data: Bytes, address: int) -> None:
        """Bytes of the device's memory into the host's array."""
        raise NotImplementedError

    def alloc(self, nbytes: int) -> Block:
        with _lock:
            while self._freed:
                self._space.give(self._freed.popleft())
            address = self._space.take(nbytes)
        if address is None:
            raise OutOfMemoryError(f"no {nbytes:,} bytes side by side are left of the memory of {type(self).__name__}")
        return Block(self, nbytes, address)

    def free(self, block: Block) -> None:
        self._freed.append(block.address)  # given back by the next `alloc`: this may be called in the middle of one

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        if data.size:
            self.write(block.address + offset, data)

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        if data.size:
            self.read(data, block.address + offset)


class FlatMemory(FlatAllocator):
    """So many bytes of this process as the memory of a simulated machine,
    which takes `bytes` and addresses in it."""

    def __init__(self, size: int, alignment: int = 64) -> None:
        super().__init__(alignment, size, alignment)
        self.bytes = memoryview(bytearray(size))

    def write(self, address: int, data: Bytes) -> None:
        self.bytes[address : address + data.size] = data.data

    def read(self, data: Bytes, address: int) -> None:
        data.data[:] = self.bytes[address : address + data.size]
