"""Records a loaded program or plan as commands, for every form in which devices capture plans.

Loops of a known count may be unrolled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kg.dtype import parse_dtype
from kg.ir.shapes.shape import dim_max
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program
from kg.runtime.plan.commands import (
    Cell,
    Command,
    CopyCommand,
    FillCommand,
    LaunchCommand,
    LoopCommand,
    Move,
    MovingPair,
    MovingPart,
    Place,
    Recording,
    Span,
    ValuePlace,
    placed,
)
from kg.runtime.plan.data import CopyStep, Dim, FillStep, LaunchStep, LoopStep, Step
from kg.runtime.plan.running import PlanProgram
from kg.runtime.plan.steps import filling
from kg.runtime.sizes import is_static

#: Commands that a loop is written out to, at most.
MOST_UNROLLED: Final = 512


def record(program: Program, kept: Mapping[int, Buffer]) -> Recording | None:
    """A program as commands, with the caller's buffers that are `kept` in their places.
    None where Python looks at what a kernel has found between commands, under sanitize."""
    parts = program.loaded.values() if isinstance(program, PlanProgram) else (program,)
    if any(part.info.sanitize_slot >= 0 for part in parts):
        return None
    return Recorder(program, kept).recording()


class Recorder:
    """Walks the steps of one program, of which a kernel alone is one."""

    def __init__(self, program: Program, kept: Mapping[int, Buffer]) -> None:
        self._program, self._kept = program, kept
        params = program.user_params
        self._given = len(params) - len(kept)
        free, own = iter(range(self._given)), list[Buffer]()
        self._arguments: list[Span] = []
        for place, param in enumerate(params):
            nbytes = _most(param.size, parse_dtype(param.dtype).itemsize)
            if place in kept:
                own.append(kept[place])
            self._arguments.append(Span(self._given + len(own) if place in kept else next(free), 0, nbytes))
        self._own = own
        self._spans: list[Span | None] = list(self._arguments)

    def recording(self) -> Recording:
        program = self._program
        if isinstance(program, PlanProgram):
            self._place_buffers(program)
            commands = tuple(self._command(program, step, frozenset()) for step in program.plan.steps)
            arena = program.arena.peak
        else:
            commands = (LaunchCommand(program, tuple(self._arguments), tuple(map(ValuePlace, range(len(program.names))))),)
            arena = 0
        own, spans = tuple(self._own), tuple(self._spans)
        return Recording(program, commands, self._given, arena, own, spans, self._aliases(), self._kept)

    def _place_buffers(self, program: PlanProgram) -> None:
        given = iter(self._arguments)
        self._spans = []
        for number, buffer in enumerate(program.plan.buffers):
            nbytes = _most(buffer.size, buffer.dtype.itemsize)
            if buffer.is_given:
                self._spans.append(next(given))
            elif buffer.is_part:
                self._spans.append(None)
            elif number in program.constants:
                self._own.append(program.constants[number])
                self._spans.append(Span(self._given + len(self._own), 0, nbytes))
            else:
                start = program.arena.offsets.get(number)
                self._spans.append(Span(self._given, start or 0, 0 if start is None else nbytes))

    def _aliases(self) -> tuple[int, ...]:
        """Results may lie in place of arguments; every other base is apart."""
        places = {param.slot: number for number, param in enumerate(self._program.user_params)}
        found = list(range(self._given + 1 + len(self._own)))
        for pair in self._program.info.in_place:
            old, new = (found[self._arguments[places[slot]].base] for slot in pair)
            found = [new if number == old else number for number in found]
        return tuple(found)

    def _command(self, program: PlanProgram, step: Step, moving: frozenset[int]) -> Command:
        buffers, names = program.plan.buffers, program.names

        def place(number: int) -> Place:
            span = self._spans[number]
            return Cell(number) if span is None or number in moving else span

        match step:
            case LaunchStep():
                kernel = program.loaded[step.kernel]
                own = dict(step.values)
                values = tuple(own[name] if name in own else ValuePlace(names.index(name)) for name in kernel.names)
                return LaunchCommand(kernel, tuple(place(n) for n in step.buffers), values, step.when)
            case CopyStep():
                size, itemsize = buffers[step.source].size, buffers[step.source].dtype.itemsize
                return CopyCommand(place(step.target), place(step.source), size, itemsize)
            case FillStep():
                buffer = buffers[step.target]
                return FillCommand(place(step.target), filling(step, buffer.dtype), buffer.size)
            case LoopStep():
                return self._loop(program, step, moving)

    def _loop(self, program: PlanProgram, loop: LoopStep, moving: frozenset[int]) -> LoopCommand:
        def nbytes(number: int) -> Dim:
            return program.plan.buffers[number].size * program.plan.buffers[number].dtype.itemsize

        inside = moving | {p.part for p in loop.parts} | {n for pair in loop.pairs for n in pair}
        return LoopCommand(
            loop.count,
            tuple(self._command(program, step, inside) for step in loop.body),
            tuple(MovingPart(p.part, p.whole, p.first, p.by, nbytes(p.part)) for p in loop.parts),
            tuple(MovingPair(now, after, nbytes(now)) for now, after in loop.pairs),
            loop.condition,
            loop,
        )


def _most(size: Dim, itemsize: int) -> int:
    return dim_max(size) * itemsize


# -- runs of commands without loops


def runs(recording: Recording) -> list[list[LaunchCommand | Move] | LoopCommand]:
    """The commands in runs, loops of a known count written out in them.
    What is left are loops that a call alone knows the end of."""
    found: list[list[LaunchCommand | Move] | LoopCommand] = []
    for command in recording.commands:
        if isinstance(command, LoopCommand) and not _may_unroll(command, 1):
            found.append(command)
            continue
        if not found or isinstance(found[-1], LoopCommand):
            found.append([])
        run = found[-1]
        assert isinstance(run, list)
        run += _unrolled(command, list(recording.spans)) if isinstance(command, LoopCommand) else [command]
    return found


def _may_unroll(loop: LoopCommand, times: int) -> bool:
    """Not where it goes on while a kernel says so, nor where its count or its parts depend on values:
    the shape of a run is fixed."""
    known = (loop.count, *(dim for part in loop.parts for dim in (part.first, part.nbytes)))
    if loop.condition >= 0 or not is_static(known):
        return False
    assert isinstance(loop.count, int)
    times *= loop.count
    inner = [command for command in loop.body if isinstance(command, LoopCommand)]
    return times * len(loop.body) <= MOST_UNROLLED and all(_may_unroll(command, times) for command in inner)


def _unrolled(loop: LoopCommand, at: list[Span | None]) -> list[LaunchCommand | Move]:
    """`at`: where each buffer is; changed from step to step."""
    found: list[LaunchCommand | Move] = []
    assert isinstance(loop.count, int)
    before = {number: at[number] for pair in loop.pairs for number in (pair.now, pair.after)}
    for i in range(loop.count):
        for part in loop.parts:
            whole = at[part.whole]
            assert whole is not None and isinstance(part.first, int) and isinstance(part.nbytes, int)
            at[part.part] = replace(whole, start=whole.start + (part.first + i * part.by) * part.nbytes, nbytes=part.nbytes)
        for command in loop.body:
            found += _unrolled(command, list(at)) if isinstance(command, LoopCommand) else [placed(command, at)]
        for pair in loop.pairs:
            at[pair.now], at[pair.after] = at[pair.after], at[pair.now]
    if loop.count % 2:
        for pair in loop.pairs:
            now, after = before[pair.now], before[pair.after]
            assert now is not None and after is not None
            found.append(CopyCommand(now, after, pair.nbytes, 1))
    return found
