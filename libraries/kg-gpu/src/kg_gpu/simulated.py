"""A simulator as a card. Launches are synchronous: they have ended, or raised, when the call returns.

A subclass says how modules are read and kernels run. Graphs are run in another order than that in which they were written, as far as dependencies allow, so that one that is missing is seen.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar, cast

import numpy as np
from kg.plugin import Bytes, LoadError, OutOfMemoryError, copy_bytes

from kg_gpu.card import Begin, Card, CopyNode, FillNode, Graph, Grid, Kernel, KernelNode, Node, Words
from kg_gpu.graphs.dependencies import late_order

M = TypeVar("M")


@dataclass(frozen=True, eq=False)
class Module(Generic[M]):
    """A module that was loaded."""

    held: M


@dataclass(frozen=True, eq=False)
class Function(Generic[M]):
    """A kernel of one."""

    held: M
    symbol: str


class SimulatedMemory(Protocol):
    """What a simulator's memory has."""

    def alloc(self, nbytes: int, /) -> int: ...

    def free(self, address: int, /) -> None: ...

    def view(self, address: int, nbytes: int, /) -> Bytes: ...

    def mark_written(self, address: int, nbytes: int, /) -> None: ...


class SimulatedCard(Card, Generic[M]):
    """`M`: what a module is, once it was read."""

    pools = False

    @property
    def memory(self) -> SimulatedMemory:
        """The device's."""
        raise NotImplementedError

    def read_module(self, image: bytes, name: str) -> M:
        """Raises LoadError."""
        raise NotImplementedError

    def kernels(self, module: M) -> Collection[str]:
        raise NotImplementedError

    def run(self, module: M, symbol: str, kernel: Kernel, grid: Grid, words: Words) -> None:
        """A launch, to its end."""
        raise NotImplementedError

    def forget(self, module: M) -> None:
        """A module goes."""
        raise NotImplementedError

    def alloc(self, nbytes: int) -> int:
        try:
            return self.memory.alloc(max(1, nbytes))
        except MemoryError as error:
            raise OutOfMemoryError(str(error)) from error

    def free(self, address: int) -> None:
        self.memory.free(address)

    def write(self, address: int, data: Bytes) -> None:
        if data.size:
            copy_bytes(self.memory.view(address, data.size), data)
            self.memory.mark_written(address, data.size)

    def read(self, data: Bytes, address: int) -> None:
        if data.size:
            copy_bytes(data, self.memory.view(address, data.size))

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            self.write(target, self.memory.view(source, nbytes))

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            self.write(target, np.frombuffer(element * count, np.uint8))

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, type(self)):
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
        return Module(self.read_module(image, name))

    def unload(self, module: object) -> None:
        self.forget(self._held(module))

    def _held(self, module: object) -> M:
        if not isinstance(module, Module):
            raise TypeError(f"{module!r} is no module of the simulator's")
        return cast("Module[M]", module).held

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        held = self._held(module)
        kernels = self.kernels(held)
        if symbol not in kernels:
            raise LoadError(f"the simulator: there is no kernel {symbol}; there are: {', '.join(kernels) or 'none'}")
        return Function(held, symbol)

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        function = self._function(kernel.function)
        return lambda x, y, z: self.run(function.held, function.symbol, kernel, (x, y, z), words)

    def _function(self, function: object) -> Function[M]:
        if not isinstance(function, Function):
            raise TypeError(f"{function!r} is no function of the simulator's")
        return cast("Function[M]", function)

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        return SimulatedGraph(self, nodes, after)

    def synchronize(self) -> None:
        pass

    def close(self) -> None:
        self.dead = "the simulator was closed"


class SimulatedGraph:
    """Nodes as they were when it was told of them."""

    def __init__(self, card: Card, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
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
