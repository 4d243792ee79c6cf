"""Plans captured: runs of steps are graphs, which are launched by one call; pointers and values are told to a graph where they changed.

The first call begins the steps one by one: many plans are run once, and a graph costs more than that. So do calls that are timed, which are about
each kernel. Loops whose count, parts or end only a call knows are run by Python, between graphs: the shape of a graph is fixed.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from kg.plugin import Buffer, Runner, addresses, parse_dtype
from kg.plugin.plans import LoopRun, LoopStep, PlanProgram

from kg_cuda.analysis.memory_width import begin_odd
from kg_cuda.card.contracts import Begin, CopyNode, FillNode, Graph, Kernel, KernelNode, Node
from kg_cuda.runtime.capture_steps import PlanSteps, Step, dependencies

if TYPE_CHECKING:
    from kg_cuda.runtime.device import CudaRuntime


def captured_plan(runtime: CudaRuntime, program: PlanProgram) -> Runner | None:
    """A plan as one call; None where Python looks at what a kernel has found between its steps, under sanitize."""
    if any(part.info.sanitize_slot >= 0 for part in program.loaded.values()):
        return None
    return Captured(runtime, program)


class Captured(Runner):
    """A plan with buffers and values given anew each time. What lies between its steps has one place: one call at a time."""

    program: PlanProgram

    def __init__(self, runtime: CudaRuntime, program: PlanProgram) -> None:
        super().__init__(program, {})
        self._runtime = runtime
        self._arena, own = program.own_memory()
        self._patterns: dict[tuple[bytes, int], Buffer] = {}
        steps = PlanSteps(program, own, self._pattern)
        #: what loops read: during a call the caller's buffers are there, too
        self._memory = [own.get(number) for number in range(len(program.plan.buffers))]
        self._places = [number for number, buffer in enumerate(program.plan.buffers) if buffer.is_given]
        self._loops = any(isinstance(item, LoopStep) for item in steps.items)
        self._parts = [
            LoopRun(program.plan, item, program.loaded, self._memory)
            if isinstance(item, LoopStep)
            else Recording(runtime, program.info.name, item)
            for item in steps.items
        ]
        self._lock = threading.Lock()

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        buffers, values = self.checked(buffers, values)
        held = [buffer.block() for buffer in buffers]  # until all is asked for: another thread may free one meanwhile
        with self._lock:
            if self._loops:
                self._set(buffers)
            try:
                self._run(addresses(buffers), tuple(values))
            finally:
                if self._loops:
                    self._set([None] * len(buffers))
        del held

    def _run(self, places: list[int], values: tuple[int, ...]) -> None:
        for part in self._parts:
            if isinstance(part, Recording):
                part.run(places, values)
            else:
                part(values)

    def _set(self, buffers: Sequence[Buffer | None]) -> None:
        for number, buffer in zip(self._places, buffers, strict=True):
            self._memory[number] = buffer

    def _pattern(self, element: bytes, nbytes: int) -> Buffer:
        """Memory full of one element."""
        found = self._patterns.get((element, nbytes))
        if found is None:
            raw = np.frombuffer(element * (nbytes // len(element)), np.uint8)
            found = self._patterns[element, nbytes] = Buffer.of(self._runtime, raw, parse_dtype("uint8"))
        return found


class Recording:
    """A run of steps, and the graph that is made of it. The graph goes when this has gone and nothing is under way."""

    def __init__(self, runtime: CudaRuntime, name: str, steps: Sequence[Step]) -> None:
        self._runtime, self._name, self._steps = runtime, name, steps
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

    def run(self, places: list[int], values: tuple[int, ...]) -> None:
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
        odd = begin_odd(places)
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
            after = dependencies([step.accesses for step in self._steps])
            self._graph = self._runtime.card.graph(self._name, [step.node for step in self._steps], after)
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
