"""Captures kernels and plans as graphs; a launch updates only changed pointers and values.

The first call begins the nodes one by one: many plans are run once, and a graph costs more than that. So do calls that are timed, which are about
each kernel, and all calls on a card without graphs.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kg.plugin import Buffer
from kg.plugin.plans import LaunchCommand, Move, Recording

from kg_gpu.card import Begin, CopyNode, FillNode, Graph, Grid, Kernel, KernelNode, Node
from kg_gpu.graphs.dependencies import dependencies
from kg_gpu.graphs.nodes import LaunchNode, Step, accesses_of, node_of
from kg_gpu.graphs.replay import Replay, Run

if TYPE_CHECKING:
    from kg_gpu.runtime import CardRuntime


class Captured(Replay):
    """A kernel or a plan with buffers and values given anew each time."""

    def __init__(self, runtime: CardRuntime, recording: Recording) -> None:
        self.runtime = runtime
        super().__init__(recording)

    def run_of(self, commands: Sequence[LaunchCommand | Move]) -> Run:
        names = self.program.names
        made = [(node_of(command, self.bases, names), command) for command in commands]
        made = [(step, command) for step, command in made if not step.never]
        if not made:
            return _nothing
        if len(made) == 1 and isinstance(made[0][0], LaunchNode):
            return OneLaunch(self.runtime, made[0][0]).run
        after = partial(dependencies, [accesses_of(command, self.recording) for _, command in made])
        return GraphRun(self.runtime, self.program.info.name, [step for step, _ in made], after).run


def _nothing(given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
    """Where all commands are of nothing."""


class OneLaunch:
    """One kernel. Where buffers and values are those of the last time, nothing is written."""

    def __init__(self, runtime: CardRuntime, step: LaunchNode) -> None:
        self._runtime, self._step = runtime, step
        self._begins: dict[Kernel, Begin] = {}
        self._places: list[int] | None = None
        self._values: tuple[int, ...] = ()
        self._begin: Begin | None = None
        self._grid: Grid = (0, 0, 0)

    def run(self, given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
        if places != self._places or values != self._values:
            self._make(places, values)
        if self._begin is not None:
            self._begin(*self._grid)

    def _make(self, places: list[int], values: tuple[int, ...]) -> None:
        self._places, step = None, self._step
        runs = step.make(places, values, self._runtime.begin_odd(places))
        self._begin, node = None, step.node
        if runs:
            begin = self._begins.get(node.kernel)
            if begin is None:
                begin = self._begins[node.kernel] = step.program.launcher(node.kernel, node.words)
            self._begin, self._grid = begin, node.grid
        self._places, self._values = places, values


class GraphRun:
    """Several nodes, and the graph that is made of them.
    The graph goes when this has gone and nothing is under way."""

    def __init__(self, runtime: CardRuntime, name: str, steps: Sequence[Step], after: partial[list[tuple[int, ...]]]) -> None:
        self._runtime, self._name, self._steps, self._after = runtime, name, steps, after
        self._varying = frozenset(number for number, step in enumerate(steps) if step.varies)
        users: dict[int, set[int]] = {}
        for number, step in enumerate(steps):
            for given in step.givens:
                users.setdefault(given, set()).add(number)
        self._users = users
        #: what the graph knows of; None where it is to be told of all
        self._places: list[int] | None = None
        self._values: tuple[int, ...] = ()
        self._begins: dict[tuple[int, Kernel], Begin] = {}
        self._graph: Graph | None = None
        self._runs = 0

    def run(self, given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
        timed = self._runtime.clock.thread == threading.get_ident()
        if self._graph is not None and not timed and places == self._places and values == self._values:
            self._graph.launch(())
            return
        self._runs += 1
        alone = timed or self._runs == 1
        if alone:
            self._places = None  # all steps are to be made, and the graph's next launch is told of all
        on = self._on(places, values)
        if alone or not self._has_graph():
            self._one_by_one(on)
            return
        assert self._graph is not None
        self._graph.launch([(number, self._steps[number].node if runs else None) for number, runs in on.items()])
        self._places, self._values = places, values

    def _on(self, places: list[int], values: tuple[int, ...]) -> dict[int, bool]:
        """The steps that are not as they were, made anew, with whether they run."""
        odd = self._runtime.begin_odd(places)
        if self._places is None:
            numbers = range(len(self._steps))
        else:
            changed = self._varying if values != self._values else frozenset[int]()
            moved = [given for given, (now, then) in enumerate(zip(places, self._places, strict=True)) if now != then]
            numbers = changed.union(*(self._users.get(given, ()) for given in moved))
        steps = self._steps
        return {number: steps[number].make(places, values, odd) for number in numbers}

    def _has_graph(self) -> bool:
        """Whether there is one, which is made of the steps as they are now."""
        if self._graph is None:
            self._graph = self._runtime.card.graph(self._name, [step.node for step in self._steps], self._after())
            if self._graph is not None:
                weakref.finalize(self, self._runtime.retired.add, self._graph.close).atexit = False
        return self._graph is not None

    def _one_by_one(self, on: dict[int, bool]) -> None:
        for number, step in enumerate(self._steps):
            if on[number]:
                self._begin(number, step.node)

    def _begin(self, number: int, node: Node) -> None:
        card, clock = self._runtime.card, self._runtime.clock
        match node:
            case KernelNode():
                begin = self._begins.get((number, node.kernel))
                if begin is None:
                    begin = self._begins[number, node.kernel] = card.launcher(node.kernel, node.words)
                clock.run("launch", node.kernel.name, begin, *node.grid)
            case CopyNode():
                clock.run("copy", f"{node.nbytes:,} bytes", card.copy, node.target, node.source, node.nbytes)
            case FillNode():
                nbytes = node.count * len(node.element)
                clock.run("copy", f"{nbytes:,} bytes", card.fill, node.target, node.element, node.count)
