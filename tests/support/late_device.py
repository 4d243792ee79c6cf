"""Asynchronous devices for tests: REF, but a launch only stands in line,
and runs when somebody waits for it. What forgets to wait computes nonsense."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runtime
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefLaunch, RefProgram, RefRenderer
from kg.runtime.memory.blocks import Block, Bytes, HostAllocator


class LateAllocator(HostAllocator):
    """Copies stand in line with launches.
    `shares`: whether the host, and so other devices, may use the memory."""

    def __init__(self, runtime: LateRuntime, shares: bool) -> None:
        self.runtime, self.shares = runtime, shares

    @property
    def host_memory(self) -> bool:  # type: ignore[override]
        return self.shares or self.runtime.running

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        self.runtime.line.append(partial(super().copyin, block, offset, data.copy()))

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        self.runtime.line.append(partial(super().copyout, data, block, offset))
        self.runtime.synchronize()

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        self.runtime.line.append(partial(super().transfer, target, target_offset, source, source_offset, nbytes))


class LateRuntime(Runtime):
    def __init__(self, name: str, shares: bool) -> None:
        self.name = name
        self.line: list[Callable[[], object]] = []
        self.running = False
        self.waits = 0
        self.allocator = LateAllocator(self, shares)

    def load(self, program: UOp) -> Program:
        return LateProgram(self, program)

    def synchronize(self) -> None:
        self.waits += 1
        self.running = True
        try:
            while self.line:
                self.line.pop(0)()
        finally:
            self.running = False


class LateProgram(RefProgram):
    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return LateLaunch(self, buffers, faults)


class LateLaunch(RefLaunch):
    def run(self, values: tuple[int, ...]) -> None:
        runtime = self.program.runtime
        assert isinstance(runtime, LateRuntime)
        runtime.line.append(partial(super().run, values))


def late_device(name: str, *, shares: bool) -> Device:
    """An asynchronous device, in memory of the host's or in its own."""
    return Device(name, LateRuntime(name, shares), lambda: (RefRenderer(), None))
