"""TOY's runtime: buffers in the machine's memory, a launch is one call of the simulator."""

from kg.plugin import Buffer, FlatMemory, Launch, LoadError, Program, Runtime, Target, UOp, binary_of

from kg_toy.isa import sealed
from kg_toy.simulator import machine


class ToyRuntime(Runtime):
    name = "TOY"
    interprets = True  # an instruction at a time, in Python: `kg tour` and `kg bench` give it small arrays

    def __init__(self) -> None:
        self.allocator = self.memory = FlatMemory(1 << 28)  # bytes, which take room when they are touched

    def load(self, program: UOp) -> Program:
        return ToyProgram(self, program)


class ToyProgram(Program):
    def __init__(self, runtime: ToyRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.memory = runtime.memory.bytes
        binary = binary_of(program)
        if binary != sealed(binary[8:]):
            raise LoadError(f"{self.info.name}: these {len(binary)} bytes are no whole program of TOY: compile it again")
        self.machine = machine(binary)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return ToyLaunch(self, buffers, faults)


class ToyLaunch(Launch):
    program: ToyProgram

    def run(self, values: tuple[int, ...]) -> None:
        pieces = [self.program.memory[b.address : b.address + b.nbytes] for b in self.buffers]
        self.program.machine([*pieces, memoryview(bytearray(self.program.info.scratch_bytes))], values)


def open_runtime(target: Target) -> Runtime:
    return ToyRuntime()
