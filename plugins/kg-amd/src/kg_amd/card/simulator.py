"""The simulator as a card: one GPU of an architecture, with the checks that hardware leaves out."""

from __future__ import annotations

from collections.abc import Collection

from kg.plugin import KgError, LoadError
from kg_gpu import Grid, Kernel, SimulatedCard, Words

from kg_amd.card.contracts import AMDCard, Facts
from kg_amd.sim import Image, Memory, launch, load_image


class SimCard(SimulatedCard[Image], AMDCard):
    """A module is a code object."""

    def __init__(self, arch: str, number: int = 0) -> None:
        self.arch = arch
        self.facts = Facts("simulator", arch, 2, 1 << 36, "the simulator")
        self._memory = Memory()

    @property
    def memory(self) -> Memory:
        return self._memory

    def read_module(self, image: bytes, name: str) -> Image:
        try:
            found = load_image(image)
        except KgError as error:
            raise LoadError(f"{name}: {error}") from error
        if found.target != self.arch:
            raise LoadError(f"{name}: the code object is for {found.target}, and the simulated GPU is a {self.arch}")
        return found

    def kernels(self, module: Image) -> Collection[str]:
        return module.kernels

    def run(self, module: Image, symbol: str, kernel: Kernel, grid: Grid, words: Words) -> None:
        launch(module, symbol, grid, kernel.block, bytes(words), self.memory, dynamic_shared=kernel.shared)

    def forget(self, module: Image) -> None:
        self.memory.forget(module)
