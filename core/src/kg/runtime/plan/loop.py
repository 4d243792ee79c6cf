"""A LoopStep run step by step: its kernels over a list of buffers in which, from step to step, parts move on and pairs change places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program
from kg.runtime.plan.data import CopyStep, Dim, FillStep, LaunchStep, LoopStep, Plan, Step
from kg.runtime.sizes import size_function
from kg.semantics.floats import numpy_storage_dtype, to_storage

#: What is in the place of a part outside of its loop.
Memory = list[Buffer | None]
#: The launch variables -> nothing; it reads its buffers from the memory it was made for.
_Call = Callable[[tuple[int, ...]], object]


class LoopRun:
    """One loop over the buffers of one launch. The list is read anew for each step, so that its owner may change it between calls."""

    def __init__(self, plan: Plan, loop: LoopStep, loaded: Mapping[UOp, Program], memory: Memory) -> None:
        self.loop, self.memory = loop, memory
        self._names: Final = tuple(v.name for v in plan.variables)
        sizes: tuple[Dim, ...] = (loop.count, *(x for p in loop.parts for x in (p.first, plan.buffers[p.part].size)))
        self._sizes = size_function(sizes, self._names)
        self._steps = [self._call(plan, step, loaded) for step in loop.body]

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
                now, after = _buffers(memory, pair)
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
                whole = memory[part.whole]
                assert whole is not None
                memory[part.part] = whole.view((first + i * part.by) * size, size)
            for step in self._steps:
                step(values)
            for now, after in loop.pairs:
                memory[now], memory[after] = memory[after], memory[now]
        return max(0, count)

    def _goes_on(self) -> bool:
        flag = self.memory[self.loop.condition]
        assert flag is not None
        return bool(flag.view(0, 1).raw()[0])

    def _call(self, plan: Plan, step: Step, loaded: Mapping[UOp, Program]) -> _Call:
        memory = self.memory
        match step:
            case LoopStep():
                return LoopRun(plan, step, loaded, memory)
            case FillStep():
                return self._fill(step)
            case CopyStep():
                return self._copy(step)
            case LaunchStep():
                return self._launch(step, loaded[step.kernel])

    def _launch(self, step: LaunchStep, program: Program) -> _Call:
        memory, numbers = self.memory, step.buffers
        if not program.names and step.when is None and program.sizes is None:
            run = program.runner()
            return lambda _: run(_buffers(memory, numbers))
        taken = step.values_from(program.names, self._names)
        condition = None if step.when is None else size_function((step.when,), self._names)

        def call(values: tuple[int, ...]) -> None:
            if condition is None or condition(*values)[0]:
                program.bind(_buffers(memory, numbers))(*taken(values))

        return call

    def _fill(self, step: FillStep) -> _Call:
        def fill(_: tuple[int, ...]) -> None:
            (target,) = _buffers(self.memory, (step.target,))
            stored = numpy_storage_dtype(target.dtype)
            target.copyin(np.full(target.size, to_storage(np.asarray(step.value), target.dtype), stored))

        return fill

    def _copy(self, step: CopyStep) -> _Call:
        def copy(_: tuple[int, ...]) -> None:
            target, source = _buffers(self.memory, (step.target, step.source))
            size = min(target.size, source.size)
            target.view(0, size).copy_from(source.view(0, size))

        return copy


def _buffers(memory: Memory, numbers: Sequence[int]) -> list[Buffer]:
    found = [memory[number] for number in numbers]
    return [b for b in found if b is not None]
