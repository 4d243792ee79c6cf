"""Allocators and runtimes that are wrong about memory: whose it is, where it is, and when."""

from __future__ import annotations

from collections.abc import Callable

from conformance.faults import MutantLaunch
from kg.runtime.devices.ref import RefLaunch, RefRuntime
from kg.runtime.memory.blocks import Block, Bytes, HostAllocator


class Overlapping(HostAllocator):
    """Hands a block out again while its first owner still has it."""

    def __init__(self) -> None:
        self.last: dict[int, Block] = {}

    def alloc(self, nbytes: int) -> Block:
        kept = self.last.pop(nbytes, None)
        if kept is not None:
            return Block(self, nbytes, kept.address, kept)
        self.last[nbytes] = super().alloc(nbytes)
        return self.last[nbytes]


def with_allocator(kind: type[HostAllocator]) -> type[RefRuntime]:
    return type("Runtime", (RefRuntime,), {"__init__": lambda self: setattr(self, "allocator", kind())})


class InwardOffset(HostAllocator):
    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        super().copyin(block, 0, data)


class OutwardOffset(HostAllocator):
    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        super().copyout(data, block, 0)


class TransfersFromStart(HostAllocator):
    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        super().transfer(target, target_offset, source, 0, nbytes)


class OddAddresses(HostAllocator):
    def alloc(self, nbytes: int) -> Block:
        whole = super().alloc(nbytes + 1)
        return Block(self, nbytes, whole.address + 1, whole)


class SharesCopies(HostAllocator):
    """Takes a copy where it should use the memory of others."""

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        block = self.alloc(nbytes)
        source = Block(self, nbytes, address, owner)
        self.transfer(block, 0, source, 0, nbytes)
        return block


class SharesBeside(HostAllocator):
    """Forgets the offset of what is shared: takes the start of the 64 bytes around it."""

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        return Block(self, nbytes, address // 64 * 64, owner, readonly)


class Bottomless(HostAllocator):
    """Says that there is memory when there is none."""

    def alloc(self, nbytes: int) -> Block:
        return super().alloc(min(nbytes, 1 << 20))


class Later(RefRuntime):
    """Launches wait for synchronize, and copies do not wait for them."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[], None]] = []

    def synchronize(self) -> None:
        waiting, self.waiting = self.waiting, []
        for launch in waiting:
            launch()


def defer(launch: MutantLaunch, values: tuple[int, ...]) -> None:
    runtime = launch.program.runtime
    assert isinstance(runtime, Later)
    runtime.waiting.append(lambda: RefLaunch.run(launch, values))
