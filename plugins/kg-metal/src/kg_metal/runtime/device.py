"""The runtime."""

from __future__ import annotations

import ctypes

from kg.plugin import Buffer, HostAllocator, Launch, Program, Runtime, Target, UOp, binary_of, size_function

from kg_metal.card.host import HostKernel


class MetalRuntime(Runtime):
    name = "METALHOST"

    def __init__(self) -> None:
        self.allocator = HostAllocator()

    def load(self, program: UOp) -> Program:
        return MetalProgram(self, program)


class MetalProgram(Program):
    def __init__(self, runtime: MetalRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.kernel = HostKernel(binary_of(program), self.info.name)
        self._grid = size_function((*self.info.global_size, 1, 1)[:3], self.names)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return MetalLaunch(self, buffers, faults)

    def run(self, buffers, values) -> None:
        x, y, z = self._grid(*values)
        arguments = [(b.address, b.nbytes) for b in buffers]
        words = (ctypes.c_int64 * max(1, len(values)))(*values)
        if values:
            arguments.append((ctypes.addressof(words), 8 * len(values)))
        self.kernel.launch(arguments, (x, y, z), (*self.info.local_size, 1, 1)[:3])


class MetalLaunch(Launch):
    program: MetalProgram

    def run(self, values: tuple[int, ...]) -> None:
        self.program.run(self.buffers, values)


def open_host(target: Target) -> Runtime:
    return MetalRuntime()
