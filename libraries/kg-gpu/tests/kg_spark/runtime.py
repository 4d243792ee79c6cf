"""The runtime of SPARK: all that its package has to write of one. kg-gpu has the rest."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from kg.plugin import Bytes, KgError, LaunchError, LoadError, Runtime, Target
from kg_gpu import (
    Begin,
    Card,
    CardRuntime,
    CopyNode,
    Failures,
    FillNode,
    Graph,
    Handles,
    Kernel,
    KernelNode,
    Node,
    Words,
    opened,
)

from kg_spark.driver import LIBRARIES, LOST, OUT_OF_MEMORY, Argument, Spark, SparkError


@dataclass(frozen=True)
class Facts:
    name: str
    memory: int


class SparkCard(Card):
    """The library knows memory by handles, so that the addresses of kernels' arguments are numbers
    of ours."""

    has_clock = True

    def __init__(self, library: Spark) -> None:
        self.library = library
        self.facts = Facts("Spark", library.capacity)
        self._failures, self.lock = Failures(self.facts.name), threading.RLock()
        self.memory: Handles[int] = Handles()
        with self.told("spOpen"):
            self.stream = library.spOpen()

    @contextmanager
    def told(self, what: str) -> Generator[None]:
        """One call at a time, as the library wants it, and its errors as kg's."""
        if self.dead:
            raise LaunchError(self.dead)
        try:
            with self.lock:
                yield
        except SparkError as error:
            found = self._failures.error(what, str(error), fatal=error.code == LOST, memory=error.code == OUT_OF_MEMORY)
            self.dead = self._failures.dead
            raise found from error

    # -- memory

    def alloc(self, nbytes: int) -> int:
        with self.told(f"{nbytes:,} bytes"):
            return self.memory.add(self.library.spAlloc(nbytes), nbytes)

    def free(self, address: int) -> None:
        if not self.dead:
            with self.told("spFree"):
                self.library.spFree(self.memory.remove(address))

    def write(self, address: int, data: Bytes) -> None:
        with self.told("spWrite"):
            self.library.spWrite(self.stream, *self.memory.find(address), data.copy())

    def read(self, data: Bytes, address: int) -> None:
        with self.told("spRead"):
            self.library.spRead(self.stream, data, *self.memory.find(address))
        self.synchronize()

    def copy(self, target: int, source: int, nbytes: int) -> None:
        with self.told("spCopy"):
            self.library.spCopy(self.stream, *self.memory.find(target), *self.memory.find(source), nbytes)

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        try:
            with self.told(name):
                return self.library.spBuild(image)
        except LaunchError:
            raise
        except KgError as error:
            raise LoadError(f"{name}: {error}", source=image.decode(errors="replace")) from error

    def unload(self, module: Any) -> None:
        if not self.dead:
            with self.told("spRelease"):
                self.library.spRelease(module)

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        return module

    def arguments(self, kernel: Kernel, words: Words) -> list[Argument]:
        found: list[Argument] = [self.memory.find(address) for address in words[: kernel.pointers]]
        return found + words[kernel.pointers :]

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        program: Any = kernel.function

        def begin(x: int, y: int, z: int) -> None:
            with self.told(kernel.name):
                self.library.spLaunch(self.stream, program, (x, y, z), kernel.block, self.arguments(kernel, words))
                self._failures.launched.append(kernel.name)

        return begin

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        with self.told(name):
            return SparkGraph(self, name, nodes, after)

    def synchronize(self) -> None:
        with self.told("spFinish"):
            self.library.spFinish(self.stream)
        self._failures.launched.clear()

    def close(self) -> None:
        if not self.dead:
            self.synchronize()
            self.library.spRelease(self.stream)
        self.dead = self.dead or "Spark was closed"

    # -- the clock

    def stamp(self) -> object:
        with self.told("spMark"):
            return self.library.spMark(self.stream)

    def seconds(self, first: Any, second: Any) -> float:
        with self.told("spTime"):
            return self.library.spTime(second) - self.library.spTime(first)


class SparkGraph:
    """Commands that the library launches together."""

    def __init__(self, card: SparkCard, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
        self._card, self._name = card, name
        self._graph = card.library.spGraph([self._work(node) for node in nodes], after)

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        library = self._card.library
        with self._card.told(self._name):
            for number, node in changed:
                library.spChange(self._graph, number, node and self._work(node))
            library.spLaunchGraph(self._card.stream, self._graph)

    def close(self) -> None:
        if not self._card.dead:
            with self._card.told("spRelease"):
                self._card.library.spRelease(self._graph)

    def _work(self, node: Node) -> Callable[[], object]:
        card, library = self._card, self._card.library
        match node:
            case KernelNode():
                program: Any = node.kernel.function
                return library.launch_work(program, node.grid, node.kernel.block, card.arguments(node.kernel, node.words))
            case CopyNode():
                return library.copy_work(*card.memory.find(node.target), *card.memory.find(node.source), node.nbytes)
            case FillNode():
                to, at = card.memory.find(node.target)
                raw = np.frombuffer(node.element * node.count, np.uint8)
                return library.fill_work(to, at, raw)


def open_runtime(target: Target) -> Runtime:
    return opened("SPARK", target, lambda name, number: CardRuntime(name, SparkCard(LIBRARIES[number])))
