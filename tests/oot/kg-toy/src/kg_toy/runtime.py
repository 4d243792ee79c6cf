"""TOY's runtime: buffers in host memory, a launch is one call of the simulator."""

import numpy as np
from kg.plugin import Buffer, HostAllocator, Launch, LoadError, Program, Runtime, Target, UOp, binary_of, host_array

from kg_toy.simulator import machine


class ToyRuntime(Runtime):
    name = "TOY"
    interprets = True  # an instruction at a time, in Python: `kg tour` and `kg bench` give it small arrays

    def __init__(self) -> None:
        self.allocator = HostAllocator()

    def load(self, program: UOp) -> Program:
        return ToyProgram(self, program)


class ToyProgram(Program):
    def __init__(self, runtime: Runtime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        try:
            self.machine = machine(binary_of(program))
        except ValueError as error:
            raise LoadError(f"{self.info.name}: {error}: compile it again") from error

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return ToyLaunch(self, buffers, faults)


class ToyLaunch(Launch):
    program: ToyProgram

    def run(self, values: tuple[int, ...]) -> None:
        memory = [host_array(b.block(), b.offset, (b.nbytes,), np.dtype(np.uint8)).data for b in self.buffers]
        self.program.machine([*memory, memoryview(bytearray(self.program.info.scratch_bytes))], values)


def open_runtime(target: Target) -> Runtime:
    return ToyRuntime()
