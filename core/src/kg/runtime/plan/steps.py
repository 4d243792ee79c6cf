"""Plan steps over a list of buffers, as functions of the launch variables.

In a loop, slices advance through the list and buffer pairs are swapped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np

from kg.dtype import DType
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program, Runner
from kg.runtime.plan.data import CopyStep, Dim, FillStep, LaunchStep, LoopStep, Plan, Step
from kg.runtime.sizes import size_function
from kg.semantics.floats import Array, numpy_storage_dtype, to_storage

#: What is in the place of a part outside of its loop.
Memory = list[Buffer | None]
#: One step of a plan, ready to run: the launch variables -> nothing.
Call = Callable[..., object]


def step_call(plan: Plan, step: Step, loaded: Mapping[UOp, Program], memory: Memory, *, bound: bool = False) -> Call:
    """One step.
    It reads the list anew each time, so that its owner may change it between calls; `bound`: launches keep what is there now."""
    names = tuple(v.name for v in plan.variables)
    match step:
        case LoopStep():
            run = LoopRun(plan, step, loaded, memory)
            return lambda *values: run(values)
        case FillStep():
            dtype = plan.buffers[step.target].dtype
            value = np.frombuffer(filling(step, dtype), numpy_storage_dtype(dtype))
            size = size_function((plan.buffers[step.target].size,), names)
            return lambda *values: _fill(memory, step, value, *size(*values))
        case CopyStep():
            size = size_function((plan.buffers[step.source].size,), names)
            return lambda *values: _copy(memory, step, *size(*values))
        case LaunchStep():
            call = _launch(step, loaded[step.kernel], names, memory, bound)
            return call if step.when is None else _only_when(call, size_function((step.when,), names))


def _fill(memory: Memory, step: FillStep, value: Array, elements: int) -> None:
    (target,) = buffers_of(memory, (step.target,))
    target.view(0, elements).copyin(np.broadcast_to(value, elements))


def _copy(memory: Memory, step: CopyStep, elements: int) -> None:
    target, source = buffers_of(memory, (step.target, step.source))
    target.view(0, elements).copy_from(source.view(0, elements))


def _launch(step: LaunchStep, program: Program, names: tuple[str, ...], memory: Memory, bound: bool) -> Call:
    """A launch of a program that takes some of the plan's variables, as a function of all."""
    if bound:
        call: Call = program.bind(buffers_of(memory, step.buffers)).call
    elif program.names or program.sizes is not None:
        call = partial(_bind_and_launch, program, memory, step.buffers)
    else:
        call = partial(_run, program.runner(), memory, step.buffers)
    if program.names == names and not step.values:
        return call
    taken = step.values_from(program.names, names)
    return lambda *values: call(*taken(values))


def _bind_and_launch(program: Program, memory: Memory, numbers: Sequence[int], *values: int) -> None:
    program.bind(buffers_of(memory, numbers))(*values)


def _run(runner: Runner, memory: Memory, numbers: Sequence[int]) -> None:
    runner(buffers_of(memory, numbers))


def _only_when(call: Call, condition: Callable[..., tuple[int, ...]]) -> Call:
    def conditional(*values: int) -> None:
        if condition(*values)[0]:
            call(*values)

    return conditional


def filling(step: FillStep, dtype: DType) -> bytes:
    """The bytes of one element that a fill stores."""
    return np.asarray(to_storage(np.asarray(step.value), dtype), numpy_storage_dtype(dtype)).tobytes()


def buffers_of(memory: Sequence[Buffer | None], numbers: Sequence[int]) -> list[Buffer]:
    """The buffers of these numbers."""
    found = [buffer for buffer in map(memory.__getitem__, numbers) if buffer is not None]
    assert len(found) == len(numbers), "a part is used by steps of its loop alone"
    return found


class LoopRun:
    """One loop over the buffers of one launch.
    The list is read anew for each step, so that its owner may change it between calls."""

    def __init__(self, plan: Plan, loop: LoopStep, loaded: Mapping[UOp, Program], memory: Memory) -> None:
        self.loop, self.memory = loop, memory
        self._names: Final = tuple(v.name for v in plan.variables)
        sizes: tuple[Dim, ...] = (loop.count, *(x for p in loop.parts for x in (p.first, plan.buffers[p.part].size)))
        self._sizes = size_function(sizes, self._names)
        self._steps = [step_call(plan, step, loaded, memory) for step in loop.body]

    def __call__(self, values: tuple[int, ...]) -> None:
        memory, pairs = self.memory, self.loop.pairs
        before = {number: memory[number] for pair in pairs for number in pair}
        try:
            steps = self._run(values)
        finally:  # a kernel under sanitize may have raised: the next call finds all in its place
            for part in self.loop.parts:
                memory[part.part] = None
            for number, buffer in before.items():
                memory[number] = buffer
        if steps % 2:
            for pair in pairs:
                now, after = buffers_of(memory, pair)
                size = min(now.size, after.size)
                now.view(0, size).copy_from(after.view(0, size))

    def _run(self, values: tuple[int, ...]) -> int:
        """The steps; how many times over."""
        loop, memory = self.loop, self.memory
        count, *sizes = self._sizes(*values)
        places = list(zip(loop.parts, sizes[::2], sizes[1::2], strict=True))
        for i in range(count):
            if loop.condition >= 0 and not self._goes_on():
                return i
            for part, first, size in places:
                (whole,) = buffers_of(memory, (part.whole,))
                memory[part.part] = whole.view((first + i * part.by) * size, size)
            for step in self._steps:
                step(*values)
            for now, after in loop.pairs:
                memory[now], memory[after] = memory[after], memory[now]
        return max(0, count)

    def _goes_on(self) -> bool:
        (flag,) = buffers_of(self.memory, (self.loop.condition,))
        return bool(flag.view(0, 1).raw()[0])
