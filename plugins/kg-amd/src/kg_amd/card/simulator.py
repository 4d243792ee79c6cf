"""The simulator as a card: one GPU of an architecture, with the checks that hardware leaves out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from kg.plugin import Bytes, KgError, LoadError, OutOfMemoryError
from kg_gpu import Begin, Card, CopyNode, FillNode, Graph, Grid, Kernel, KernelNode, Node, Words, late_order

from kg_amd.card.contracts import AMDCard, Facts
from kg_amd.sim import Image, Memory, launch, load_image


class SimCard(AMDCard):
    """Nothing is asynchronous: a launch has ended, or raised, when the call returns."""

    pools = False

    def __init__(self, arch: str, number: int = 0) -> None:
        self.arch = arch
        self.facts = Facts("simulator", arch, 2, 1 << 36, "the simulator")
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
        try:
            found = load_image(image)
        except KgError as error:
            raise LoadError(f"{name}: {error}") from error
        if found.target != self.arch:
            raise LoadError(f"{name}: the code object is for {found.target}, and the simulated GPU is a {self.arch}")
        return found

    def unload(self, module: object) -> None:
        self.memory.forget(_is_image(module))

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        kernels = _is_image(module).kernels
        if symbol not in kernels:
            raise LoadError(f"the simulator: there is no kernel {symbol}; there are: {', '.join(kernels) or 'none'}")
        return module, symbol

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        match kernel.function:
            case (Image() as image, str() as symbol):
                return lambda x, y, z: self._launch(image, symbol, kernel, (x, y, z), words)
            case other:
                raise TypeError(f"{other!r} is no function of the simulator's")

    def _launch(self, image: Image, symbol: str, kernel: Kernel, grid: Grid, words: Words) -> None:
        launch(image, symbol, grid, kernel.block, bytes(words), self.memory, dynamic_shared=kernel.shared)

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
    """A launch with its arguments as they are now."""
    return replace(node, words=type(node.words).from_buffer_copy(node.words)) if isinstance(node, KernelNode) else node


def _is_image(module: object) -> Image:
    if not isinstance(module, Image):
        raise TypeError(f"{module!r} is no code object of the simulator's")
    return module
