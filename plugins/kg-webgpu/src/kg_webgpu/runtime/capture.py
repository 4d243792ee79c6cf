"""Plans captured: for buffers that it has met, a plan is a list of commands that only have to be written down again.

What depends on the buffers (bind groups, the shaders' variants, the places of copies) is found once for each set of them; what
depends on values (grids, uniforms, conditions, sizes) is found in each call, where there are any.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

import numpy as np
from kg.plugin import Buffer, Runner, addresses, parse_dtype, size_function
from kg.plugin.plans import CopyStep, FillStep, LaunchStep, LoopRun, LoopStep, PlanProgram, PlanStep, filling

from kg_webgpu.runtime.bindings import Bound

if TYPE_CHECKING:
    from kg_webgpu.runtime.device import Dispatch, WebGPUProgram, WebGPURuntime

#: Sets of buffers for which commands are kept.
_SETS: Final = 16
#: Bytes of one copy that fills.
_PATTERN: Final = 1 << 20
_UINT8: Final = parse_dtype("uint8")
Values = Sequence[int]
Step = Callable[[Values], object]


def captured_plan(runtime: WebGPURuntime, program: PlanProgram) -> Runner | None:
    """A plan as one call; None where Python looks at what a kernel has found between its steps, under sanitize."""
    if any(part.info.sanitize_slot >= 0 for part in program.loaded.values()):
        return None
    return Captured(runtime, program)


class Captured(Runner):
    """A plan with buffers and values given anew each time. What lies between its steps has one place: one call at a time."""

    program: PlanProgram

    def __init__(self, runtime: WebGPURuntime, program: PlanProgram) -> None:
        super().__init__(program, {})
        self._runtime = runtime
        self._arena, own = program.own_memory()
        self._memory = [own.get(number) for number in range(len(program.plan.buffers))]
        self._places = [number for number, b in enumerate(program.plan.buffers) if b.is_given]
        self._patterns: dict[bytes, Buffer] = {}
        self._kept: OrderedDict[tuple[int, ...], list[Step]] = OrderedDict()
        self._sized = program.sizes is not None
        #: what loops, copies and fills read: during a call the caller's buffers are there, too
        self._moving = list(self._memory)
        self._others = {n: self._other(step) for n, step in enumerate(program.plan.steps) if not isinstance(step, LaunchStep)}

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        buffers, values = self.checked(buffers, values)
        held = [buffer.block() for buffer in buffers]  # until all is asked for: another thread may free one meanwhile
        with self._runtime.queue.lock:
            steps = self._steps(buffers)
            if not self._others:
                for step in steps:
                    step(values)
                return
            for number, buffer in zip(self._places, buffers, strict=True):
                self._moving[number] = buffer
            try:
                for step in steps:
                    step(values)
            finally:
                for number in self._places:
                    self._moving[number] = None
        del held

    def _steps(self, buffers: Sequence[Buffer]) -> list[Step]:
        key = tuple(addresses(buffers))
        if self._sized:
            key += tuple([b.size for b in buffers])
        found = self._kept.get(key)
        if found is None:
            found, keeps = self._written(buffers)
            if keeps:
                self._kept[key] = found
                if len(self._kept) > _SETS:
                    self._kept.popitem(last=False)
        return found

    def _written(self, buffers: Sequence[Buffer]) -> tuple[list[Step], bool]:
        """The steps for these buffers, and whether they may be kept: not where they hold one of the caller's."""
        memory = list(self._memory)
        for number, buffer in zip(self._places, buffers, strict=True):
            memory[number] = buffer
        keeps = True
        steps: list[Step] = []
        together: list[Dispatch] = []
        for number, step in enumerate(self.program.plan.steps):
            if isinstance(step, LaunchStep):
                kernel = cast("WebGPUProgram", self.program.loaded[step.kernel])
                bound = Bound(kernel, [_there(memory[n]) for n in step.buffers])
                keeps = keeps and not bound.aside
                if step.when is None and not step.takes_values(kernel.names) and not bound.aside:
                    launch = kernel.launch_of(bound, step.values_from(kernel.names, ())(()))
                    together += [] if launch is None else [launch]
                    continue
                made = self._launch(step, kernel, bound)
            else:
                made = self._others[number]
            steps += [self._together(together), made] if together else [made]
            together = []
        return [*steps, *([self._together(together)] if together else [])], keeps

    def _together(self, launches: Sequence[Dispatch]) -> Step:
        dispatch = self._runtime.queue.dispatch_all
        return lambda _: dispatch(launches)

    def _launch(self, step: LaunchStep, program: WebGPUProgram, bound: Bound) -> Step:
        """A kernel that takes values or is left out for some."""
        names = self.program.names
        taken = step.values_from(program.names, names)
        condition = None if step.when is None else size_function((step.when,), names)

        def run(values: Values) -> None:
            if condition is None or condition(*values)[0]:
                program.run(bound, taken(values))

        return run

    def _other(self, step: PlanStep) -> Step:
        match step:
            case CopyStep():
                return self._copy(step)
            case FillStep():
                return self._fill(step)
            case LoopStep():
                loop = LoopRun(self.program.plan, step, self.program.loaded, self._moving)
                return lambda values: loop(tuple(values))
            case LaunchStep():
                raise AssertionError("launches depend on the buffers")

    def _size(self, number: int) -> Callable[..., tuple[int, ...]]:
        """The bytes of a buffer of the plan, from the values."""
        buffer = self.program.plan.buffers[number]
        return size_function((buffer.size * buffer.dtype.itemsize,), self.program.names)

    def _copy(self, step: CopyStep) -> Step:
        size, moving, transfer = self._size(step.source), self._moving, self._runtime.allocator.transfer

        def copy(values: Values) -> None:
            target, source = _there(moving[step.target]), _there(moving[step.source])
            transfer(target.block(), target.offset, source.block(), source.offset, size(*values)[0])

        return copy

    def _fill(self, step: FillStep) -> Step:
        size, moving, transfer = self._size(step.target), self._moving, self._runtime.allocator.transfer
        pattern = self._pattern(filling(step, self.program.plan.buffers[step.target].dtype)).block()

        def fill(values: Values) -> None:
            target = _there(moving[step.target])
            nbytes = size(*values)[0]
            for first in range(0, nbytes, _PATTERN):
                transfer(target.block(), target.offset + first, pattern, 0, min(_PATTERN, nbytes - first))

        return fill

    def _pattern(self, element: bytes) -> Buffer:
        """Memory full of one element."""
        found = self._patterns.get(element)
        if found is None:
            raw = np.frombuffer(element * (_PATTERN // len(element)), np.uint8)
            found = self._patterns[element] = Buffer.of(self._runtime, raw, _UINT8)
        return found


def _there(buffer: Buffer | None) -> Buffer:
    assert buffer is not None, "a part is used by steps of its loop alone"
    return buffer
