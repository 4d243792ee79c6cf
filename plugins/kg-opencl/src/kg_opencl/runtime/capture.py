"""Plans captured: a list of calls, whose kernels hold their arguments. What the caller gave the last time is not set again.

What cl_khr_command_buffer could add, one call of the driver for all of it, pyopencl does not offer.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from kg.plugin import Buffer, Runner, size_function
from kg.plugin.plans import CopyStep, FillStep, LaunchStep, LoopRun, LoopStep, PlanProgram, PlanStep, filling

from kg_opencl.runtime.allocator import raw
from kg_opencl.runtime.bound import Bound

if TYPE_CHECKING:
    from kg_opencl.runtime.device import OpenCLProgram, OpenCLRuntime

Values = Sequence[int]
Step = Callable[[tuple[int, ...]], object]


def captured_plan(runtime: OpenCLRuntime, program: PlanProgram) -> Runner | None:
    """A plan as one call; None where Python looks at what a kernel has found between its steps, under sanitize."""
    if any(part.info.sanitize_slot >= 0 for part in program.loaded.values()):
        return None
    return Captured(runtime, program)


class Captured(Runner):
    """A plan with buffers and values given anew each time. What lies between its steps has one place: one call at a time."""

    program: PlanProgram

    def __init__(self, runtime: OpenCLRuntime, program: PlanProgram) -> None:
        super().__init__(program, {})
        self._runtime, self._lock = runtime, threading.RLock()
        self._arena, own = program.own_memory()
        #: by number; during a call the caller's are there, too
        self._memory = [own.get(number) for number in range(len(program.plan.buffers))]
        self._places = [number for number, b in enumerate(program.plan.buffers) if b.is_given]
        self._steps = [self._step(step) for step in program.plan.steps]

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        buffers, values = self.checked(buffers, values)
        held = [buffer.block() for buffer in buffers]  # until all is asked for: another thread may free one meanwhile
        with self._lock:
            for number, buffer in zip(self._places, buffers, strict=True):
                self._memory[number] = buffer
            try:
                for step in self._steps:
                    step(tuple(values))
            finally:
                for number in self._places:
                    self._memory[number] = None
        del held

    def _step(self, step: PlanStep) -> Step:
        match step:
            case LaunchStep():
                return self._launch(step)
            case CopyStep():
                return self._copy(step)
            case FillStep():
                return self._fill(step)
            case LoopStep():
                return LoopRun(self.program.plan, step, self.program.loaded, self._memory)

    def _launch(self, step: LaunchStep) -> Step:
        kernel = cast("OpenCLProgram", self.program.loaded[step.kernel])
        bound, names, memory = Bound(kernel), self.program.names, self._memory
        places = [names.index(name) for name in kernel.names]
        condition = None if step.when is None else size_function((step.when,), names)

        def run(values: tuple[int, ...]) -> None:
            if condition is None or condition(*values)[0]:
                own = [values[at] for at in places]
                bound.set([_there(memory[number]) for number in step.buffers], own)
                bound.run(own)

        return run

    def _size(self, number: int) -> Callable[..., tuple[int, ...]]:
        """The bytes of a buffer of the plan, from the values."""
        buffer = self.program.plan.buffers[number]
        return size_function((buffer.size * buffer.dtype.itemsize,), self.program.names)

    def _copy(self, step: CopyStep) -> Step:
        size, memory, transfer = self._size(step.source), self._memory, self._runtime.allocator.transfer

        def copy(values: tuple[int, ...]) -> None:
            target, source = _there(memory[step.target]), _there(memory[step.source])
            transfer(target.block(), target.offset, source.block(), source.offset, size(*values)[0])

        return copy

    def _fill(self, step: FillStep) -> Step:
        size, memory, queue = self._size(step.target), self._memory, self._runtime.queue
        element = filling(step, self.program.plan.buffers[step.target].dtype)

        def fill(values: tuple[int, ...]) -> None:
            target, nbytes = _there(memory[step.target]), size(*values)[0]
            if nbytes:
                queue.fill(raw(target.block()), target.offset, element, nbytes)

        return fill


def _there(buffer: Buffer | None) -> Buffer:
    assert buffer is not None, "a part is used by steps of its loop alone"
    return buffer
