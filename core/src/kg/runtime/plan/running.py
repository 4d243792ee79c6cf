"""A loaded Plan: captured as one call where the device can, else run step by step."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np

from kg.dtype import uint8
from kg.ir.args import ParamInfo, ProgramInfo
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim, dim_max
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runner, Runtime
from kg.runtime.launch_values import check_values
from kg.runtime.memory.arena import arena_of
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import (
    Category,
    LaunchStep,
    LoopStep,
    Plan,
    PlanBuffer,
    PlanError,
    Step,
    launches,
    uses,
)
from kg.runtime.plan.steps import Call, Memory, step_call
from kg.runtime.sizes import is_static
from kg.semantics.floats import numpy_storage_dtype


class PlanProgram(Program):
    """A plan of PROGRAMs, loaded.
    It binds and launches as a program of one kernel does, with the same checks."""

    def __init__(self, runtime: Runtime, plan: Plan) -> None:
        check_plan(plan)
        #: kernel -> the program, of every launch
        self.loaded: Final = {
            kernel: _load(runtime, plan, kernel) for kernel in dict.fromkeys(s.kernel for s in launches(plan.steps))
        }
        #: per step, the loaded program of a launch
        self.programs: Final = tuple(self.loaded[s.kernel] if isinstance(s, LaunchStep) else None for s in plan.steps)
        super().__init__(runtime, plan_info(plan, self.programs, self.loaded))
        self.plan = plan
        #: where its intermediates lie in one block of memory
        self.arena: Final = arena_of(plan, runtime.allocator.alignment)
        self.constants: Final = {
            number: constant_buffer(runtime, b) for number, b in enumerate(plan.buffers) if b.category is Category.CONSTANT
        }

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        captured = self.captured({})
        if captured is not None:
            return PlanLaunch(self, buffers, partial(captured, buffers))
        calls, arena = self.calls(buffers)
        return PlanLaunch(self, buffers, partial(_in_order, calls), arena)

    def calls(self, buffers: Sequence[Buffer]) -> tuple[list[Call], Buffer]:
        """Each step as a function of the variables, and the arena that they share."""
        arena, memory = self.own_memory()
        given = iter(buffers)
        memory = [next(given) if b.is_given else memory[number] for number, b in enumerate(self.plan.buffers)]
        return [step_call(self.plan, step, self.loaded, memory, bound=True) for step in self.plan.steps], arena

    def own_memory(self) -> tuple[Buffer, Memory]:
        """A new arena, and the buffers by number: constants and views of the arena; None for parts,
        and for what is given."""
        arena = Buffer.empty(self.runtime, self.arena.peak, uint8)
        memory: Memory = [self.constants.get(number) for number in range(len(self.plan.buffers))]
        for number, buffer in enumerate(self.plan.buffers):
            if buffer.category is Category.INTERMEDIATE:
                start = self.arena.offsets.get(number)
                memory[number] = arena.view(start or 0, 0 if start is None else dim_max(buffer.size), buffer.dtype)
        return arena, memory

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        captured = self.captured(kept or {})
        if captured is not None or kept:
            return captured or Runner(self, kept or {})
        if self.names or not is_static(tuple(b.size for b in self.plan.buffers)):
            return super().runner()
        return PlanRunner(self)


class PlanLaunch(Launch):
    """A plan with its buffers. One call at a time, since what is kept between the steps has one place.

    `steps` is given the values; `arena` is None where the steps, as a captured whole, have one of their own.
    """

    def __init__(
        self,
        program: Program,
        buffers: tuple[Buffer, ...],
        steps: Callable[[tuple[int, ...]], object],
        arena: Buffer | None = None,
    ) -> None:
        super().__init__(program, buffers, None)
        self.arena, self.steps = arena, steps
        sizes: tuple[Dim, ...] = tuple(p.size for p in program.params)
        self._direct = is_static(sizes) and not program.names

    def __call__(self, *values: int, **named: int) -> None:
        if self._direct and not values and not named:
            self.call()
        else:
            super().__call__(*values, **named)

    def call(self, *values: int) -> None:
        """The steps alone where nothing depends on a variable: they check that their buffers are still there."""
        if not self._direct:
            super().__call__(*values)
            return
        if values:
            check_values(self.program.info, values, {})
        self.steps(())

    def run(self, values: tuple[int, ...]) -> None:
        self.steps(values)


def _in_order(calls: Sequence[Call], values: tuple[int, ...]) -> None:
    for call in calls:
        call(*values)


class PlanRunner(Runner):
    """A plan without variables, its steps one after another. What lies between them is kept."""

    def __init__(self, program: PlanProgram) -> None:
        super().__init__(program, {})
        self.arena, self._memory = program.own_memory()
        self._given = [number for number, b in enumerate(program.plan.buffers) if b.is_given]
        self._steps = [step_call(program.plan, step, program.loaded, self._memory) for step in program.plan.steps]

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        for number, buffer in zip(self._given, buffers, strict=True):
            self._memory[number] = buffer
        try:
            _in_order(self._steps, ())
        finally:
            for number in self._given:
                self._memory[number] = None


def plan_info(
    plan: Plan, programs: Sequence[Program | None], loaded: Mapping[UOp, Program], seen: Collection[int] = ()
) -> ProgramInfo:
    """What the plan as a whole takes, reads and writes, in the terms of one program.
    `seen`: buffers whose memory is used under other numbers too."""
    read: set[int] = set()
    written: set[int] = set()
    for step in plan.steps:
        read.update(use.buffer for use in uses(step) if use.read)
        written.update(use.buffer for use in uses(step) if use.written)
    work = [(loaded[step.kernel].info, times) for step, times in _launches(plan.steps, 1)]
    params = tuple(
        ParamInfo(b.slot, b.dtype.name, b.size, number in read, number in written)
        for number, b in enumerate(plan.buffers)
        if b.is_given
    )
    return ProgramInfo(
        plan.name,
        work[0][0].target if work else "",
        params,
        plan.variables,
        flops=sum(info.flops * times for info, times in work),
        bytes_moved=sum(info.bytes_moved * times for info, times in work),
        in_place=_in_place(plan, programs, seen),
    )


def _launches(steps: Sequence[Step], times: int) -> Iterator[tuple[LaunchStep, int]]:
    """The launches, and how often each is run at most."""
    for step in steps:
        if isinstance(step, LaunchStep):
            yield step, times
        elif isinstance(step, LoopStep):
            yield from _launches(step.body, times * dim_max(step.count))


def _in_place(plan: Plan, programs: Sequence[Program | None], seen: Collection[int]) -> tuple[tuple[int, int], ...]:
    """(read, written) arguments on one device that may be one buffer:
    no step after the first that writes the one reads the other, and a step that does both may have them in place."""
    given = [number for number, b in enumerate(plan.buffers) if b.is_given and number not in seen]
    first_write: dict[int, int] = {}
    for at, step in enumerate(plan.steps):
        for use in uses(step):
            if use.written:
                first_write.setdefault(use.buffer, at)
    lifetimes = plan.lifetimes
    pairs: list[tuple[int, int]] = []
    for target in (n for n in given if plan.buffers[n].category is Category.OUTPUT):
        for source in (n for n in given if plan.buffers[n].category is Category.INPUT):
            one, other = plan.buffers[source], plan.buffers[target]
            if (one.dtype, one.device) != (other.dtype, other.device):
                continue
            write, (_, last) = first_write.get(target, len(plan.steps)), lifetimes[source]
            if last < write or (last == write and _takes_in_place(plan.steps[last], programs[last], source, target)):
                pairs.append((one.slot, other.slot))
    return tuple(pairs)


def _takes_in_place(step: Step, program: Program | None, source: int, target: int) -> bool:
    """Whether a step may read the one where it writes the other."""
    if not isinstance(step, LaunchStep) or program is None:
        return False
    slots = {number: p.slot for number, p in zip(step.buffers, program.user_params, strict=True)}
    return (slots[source], slots[target]) in program.info.in_place


def _load(runtime: Runtime, plan: Plan, kernel: UOp) -> Program:
    if kernel.op is not Op.PROGRAM:
        raise PlanError(f"plan {plan.name}: {kernel.kernel.name} is not compiled: load the plan by device.load(plan)")
    return runtime.load(kernel)


def constant_buffer(runtime: Runtime, constant: PlanBuffer) -> Buffer:
    """A constant of a plan in memory."""
    return Buffer.of(runtime, np.frombuffer(constant.data, numpy_storage_dtype(constant.dtype)), constant.dtype)
