"""FORTH's runtime: buffers in the machine's memory, a launch is one call of the machine."""

from kg.plugin import Buffer, FlatMemory, Launch, LoadError, Program, Runtime, Target, UOp, binary_of

from kg_forth.isa import opened
from kg_forth.machine import decoded, run


class ForthRuntime(Runtime):
    name = "FORTH"
    interprets = True

    def __init__(self) -> None:
        self.allocator = self.memory = FlatMemory(1 << 28)

    def load(self, program: UOp) -> Program:
        return ForthProgram(self, program)


class ForthProgram(Program):
    def __init__(self, runtime: ForthRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.memory = runtime.memory.bytes
        try:
            self.code = decoded(opened(binary_of(program)))
        except ValueError as error:
            raise LoadError(f"{self.info.name}: {error}: compile it again") from error

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return ForthLaunch(self, buffers, faults)


class ForthLaunch(Launch):
    program: ForthProgram

    def run(self, values: tuple[int, ...]) -> None:
        pieces = [self.program.memory[b.address : b.address + b.nbytes] for b in self.buffers]
        run(self.program.code, pieces, memoryview(bytearray(self.program.info.scratch_bytes)), values)


def open_runtime(target: Target) -> Runtime:
    return ForthRuntime()
