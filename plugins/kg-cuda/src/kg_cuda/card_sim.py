"""The simulator as a card: one GPU of any architecture, with the checks that hardware leaves out."""

from __future__ import annotations

from typing import Final

from kg.plugin import Bytes, CompileError, KgError, OutOfMemoryError

from kg_cuda.card import Facts, Grid, Kernel
from kg_cuda.sim import Memory, Module, launch, parse

#: What it can pretend to be, at best: what has no rules of its own in the simulator is left out.
ARCH: Final = "sm_90"


class SimCard:
    """Nothing is asynchronous: a launch has ended, or raised, when the call returns."""

    pools = False
    dead = ""

    def __init__(self, number: int = 0) -> None:
        self.facts = Facts("simulator", ARCH, 2, 1 << 36, (13, 0))
        self.memory = Memory()

    def alloc(self, nbytes: int) -> int:
        try:
            return self.memory.alloc(max(1, nbytes))
        except MemoryError as error:
            raise OutOfMemoryError(str(error)) from error

    def free(self, address: int) -> None:
        self.memory.free(address)

    def write(self, address: int, data: Bytes) -> None:
        if data.size:
            self.memory.view(address, data.size)[...] = data
            self.memory.mark_written(address, data.size)

    def read(self, data: Bytes, address: int) -> None:
        if data.size:
            data[...] = self.memory.view(address, data.size)

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            self.memory.view(target, nbytes)[...] = self.memory.view(source, nbytes)
            self.memory.mark_written(target, nbytes)

    def load(self, image: bytes, name: str) -> object:
        text = image.decode().rstrip("\0")
        try:
            return parse(text)
        except KgError as error:
            raise CompileError(f"{name}: the simulator can't read this PTX: {error}", source=text) from error

    def unload(self, module: object) -> None:
        pass

    def function(self, module: object, symbol: str) -> object:
        return module, symbol

    def launch(self, kernel: Kernel, grid: Grid, arguments: bytes) -> None:
        match kernel.function:
            case (Module() as module, str() as symbol):
                launch(module, symbol, grid, kernel.block, arguments, self.memory)
            case other:
                raise TypeError(f"{other!r} is no function of the simulator's")

    def synchronize(self) -> None:
        pass

    def close(self) -> None:
        self.dead = "the simulator was closed"
