"""The simulator as a card: one GPU of any architecture, with the checks that hardware leaves out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from kg.plugin import Bytes, KgError, LoadError, OutOfMemoryError
from kg_gpu import Begin, Card, CopyNode, FillNode, Graph, Grid, Kernel, KernelNode, Node, Words, late_order

from kg_cuda.card.contracts import CudaCard, Facts
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.sim import Memory, Module, launch, parsed
from kg_cuda.sim.tensor_map import encode
from kg_cuda.toolchain.toolkit import ptx_in, verify

#: What it can pretend to be, at best: what has no rules of its own in the simulator is left out.
ARCH: Final = "sm_90"


class SimCard(CudaCard):
    """Nothing is asynchronous: a launch has ended, or raised, when the call returns."""

    pools = False

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

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            self.write(target, np.frombuffer(element * count, np.uint8))

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, SimCard):
            return False
        if nbytes:
            self.write(target, other.memory.view(source, nbytes))
        return True

    def stamp(self) -> object:
        return time.perf_counter()

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, float) and isinstance(second, float)
        return second - first

    def load(self, image: bytes, name: str) -> object:
        text = ptx_in(image)
        if not text:
            raise LoadError(f"{name}: the simulator runs PTX, which these {len(image)} bytes are not")
        verify(text)
        try:
            return parsed(text).again()
        except KgError as error:
            raise LoadError(f"{name}: the simulator can't read this PTX: {error}", source=text) from error

    def unload(self, module: object) -> None:
        self.memory.forget(_is_module(module))

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        kernels = _is_module(module).kernels
        if symbol not in kernels:
            raise LoadError(f"the simulator: there is no kernel {symbol}; there are: {', '.join(kernels) or 'none'}")
        return module, symbol

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        return encode(address + spec.offset, spec.itemsize, spec.sizes, spec.strides, spec.box, spec.swizzle)

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        match kernel.function:
            case (Module() as module, str() as symbol):
                return lambda x, y, z: self._launch(module, symbol, kernel, (x, y, z), words)
            case other:
                raise TypeError(f"{other!r} is no function of the simulator's")

    def _launch(self, module: Module, symbol: str, kernel: Kernel, grid: Grid, words: Words) -> None:
        launch(module, symbol, grid, kernel.block, bytes(words), self.memory, dynamic_shared=kernel.shared)

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        return SimGraph(self, nodes, after)

    def synchronize(self) -> None:
        pass

    def close(self) -> None:
        self.dead = "the simulator was closed"


class SimGraph:
    """Runs its nodes in another order than that in which they were written, as far as dependencies allow: one that is missing is seen."""

    def __init__(self, card: SimCard, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
        self._card, self._after = card, after
        self._nodes: list[Node | None] = [_as_it_is(node) for node in nodes]

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        for number, node in changed:
            self._nodes[number] = node and _as_it_is(node)
        for number in late_order(self._after):
            self._run(self._nodes[number])

    def _run(self, node: Node | None) -> None:
        match node:
            case KernelNode():
                self._card.launcher(node.kernel, node.words)(*node.grid)
            case CopyNode():
                self._card.copy(node.target, node.source, node.nbytes)
            case FillNode():
                self._card.fill(node.target, node.element, node.count)
            case None:
                pass

    def close(self) -> None:
        self._nodes.clear()


def _as_it_is(node: Node) -> Node:
    """As a driver takes it: what is written to the words later changes nothing."""
    return replace(node, words=type(node.words).from_buffer_copy(node.words)) if isinstance(node, KernelNode) else node


def _is_module(module: object) -> Module:
    if not isinstance(module, Module):
        raise TypeError(f"{module!r} is no module of the simulator's")
    return module
