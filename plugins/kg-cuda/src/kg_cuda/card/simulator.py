"""The simulator as a card: one GPU of any architecture, with the checks that hardware leaves out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kg.plugin import KgError, LoadError
from kg_gpu import Grid, Kernel, SimulatedCard, Words

from kg_cuda.card.contracts import CudaCard, Facts
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.sim import Memory, Module, launch, parsed
from kg_cuda.sim.tensor_map import encode
from kg_cuda.toolchain.toolkit import ptx_in, verify

#: What it can pretend to be, at best: what has no rules of its own in the simulator is left out.
ARCH: Final = "sm_90"


class SimCard(SimulatedCard[Module], CudaCard):
    """A module is one of PTX."""

    def __init__(self, number: int = 0) -> None:
        self.facts = Facts("simulator", ARCH, 2, 1 << 36, (13, 0))
        self._memory = Memory()

    @property
    def memory(self) -> Memory:
        return self._memory

    def read_module(self, image: bytes, name: str) -> Module:
        text = ptx_in(image)
        if not text:
            raise LoadError(f"{name}: the simulator runs PTX, which these {len(image)} bytes are not")
        verify(text)
        try:
            return parsed(text).again()
        except KgError as error:
            raise LoadError(f"{name}: the simulator can't read this PTX: {error}", source=text) from error

    def kernels(self, module: Module) -> Collection[str]:
        return module.kernels

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        return encode(address + spec.offset, spec.itemsize, spec.sizes, spec.strides, spec.box, spec.swizzle)

    def run(self, module: Module, symbol: str, kernel: Kernel, grid: Grid, words: Words) -> None:
        launch(module, symbol, grid, kernel.block, bytes(words), self.memory, dynamic_shared=kernel.shared)

    def forget(self, module: Module) -> None:
        self.memory.forget(module)
