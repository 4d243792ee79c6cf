"""NULL: buffers without memory and launches that do nothing,
to measure what compiling and launching cost by themselves."""

from __future__ import annotations

from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runtime
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.memory.blocks import Allocator, Block, Bytes
from kg.target.renderer import Renderer


class NullAllocator(Allocator):
    """Blocks with a size and nothing else. What is read from them is zero."""

    def alloc(self, nbytes: int) -> Block:
        return Block(self, nbytes, 0)

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        pass

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        data[...] = 0

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        pass


class NullRenderer(RefRenderer):
    """Takes what REF takes, so that the pipeline does the same work."""

    device = "NULL"


class NullRuntime(Runtime):
    name = "NULL"

    def __init__(self) -> None:
        self.allocator = NullAllocator()

    def load(self, program: UOp) -> Program:
        return NullProgram(self, program.program)


class NullProgram(Program):
    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return NullLaunch(self, buffers, faults)


class NullLaunch(Launch):
    def run(self, values: tuple[int, ...]) -> None:
        pass


def open_runtime(target: object) -> Runtime:
    return NullRuntime()


def make_renderer(target: object) -> Renderer:
    return NullRenderer()
