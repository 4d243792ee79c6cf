"""Commands as launch blocks: kernels, copies and fills, and loops of such.
Each word that differs from call to call has a source."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Dim, UOp
from kg.plugin.plans import (
    Cell,
    Command,
    CopyCommand,
    FillCommand,
    LaunchCommand,
    LoopCommand,
    Place,
    Recording,
    Span,
    ValuePlace,
)
from kg.records import dataclass

from kg_cpu.runtime import native_ir as ir

if TYPE_CHECKING:
    from kg_cpu.runtime.device import CpuProgram, CpuRuntime

Words = ctypes.Array[ctypes.c_int64]
#: Nanoseconds that a step takes whose kernel takes none: so a long loop of small ones lets other Python threads run.
LEAST_STEP: Final = 20


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a variable, by its place among the program's."""

    place: int


#: Where a word comes from; of a size or a condition it is an expression over the variables.
Source = Span | Value | UOp


@dataclass(frozen=True, slots=True)
class Block:
    """Words in memory.
    `sources`: word -> where it comes from. `keep`: what it points to. `moves`: whether a run changes them, so that each begins
    by writing them all: one that ended in the middle, of memory or of a fork, leaves nothing to the next."""

    words: Words
    sources: dict[int, Source]
    keep: object = None
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A launch block or a loop block, and all blocks that it is made of.
    `release`: whether it is worth letting go of the interpreter."""

    words: Words
    blocks: tuple[Block, ...]
    nanoseconds: int
    release: bool
    workers: int


class Steps:
    """The steps of one recording.
    `cells`: an address for each buffer of the plan, read by commands in loops where the buffer moves."""

    def __init__(self, runtime: CpuRuntime, recording: Recording) -> None:
        self.runtime, self.recording = runtime, recording
        self.cells = (ctypes.c_int64 * len(recording.spans))()

    def steps(self) -> list[Step]:
        made = [self._step(command) for command in self.recording.commands]
        if any(isinstance(command, LoopCommand) for command in self.recording.commands):
            spans = {number: span for number, span in enumerate(self.recording.spans) if span is not None}
            start = Block(self.cells, dict(spans), moves=True)
            made[0] = Step(made[0].words, (start, *made[0].blocks), made[0].nanoseconds, made[0].release, made[0].workers)
        return made

    def _step(self, command: Command) -> Step:
        match command:
            case LaunchCommand():
                return self._launch(command)
            case LoopCommand():
                return self._loop(command)
            case CopyCommand() | FillCommand():
                return self._move(command)

    def _launch(self, command: LaunchCommand) -> Step:
        program = cast("CpuProgram", command.program)
        template = program.template
        words = type(template.words).from_buffer_copy(template.words)
        words[ir.WORD_WORKERS], words[ir.WORD_WHEN] = program.workers, 1
        sources: dict[int, Source] = {}
        for number, value in enumerate(command.values, ir.WORD_ARGUMENTS + len(command.places)):
            if isinstance(value, ValuePlace):
                sources[number] = Value(value.number)
            else:
                words[number] = value
        if isinstance(program.info.thread_extent, UOp):
            sources[ir.WORD_STOP] = program.info.thread_extent
        if command.when is not None:
            sources[ir.WORD_WHEN] = command.when
        block = Block(words, sources, (template, self._place(words, sources, command.places)))
        return Step(words, (block,), program.nanoseconds, program.release, program.workers)

    def _place(self, words: Words, sources: dict[int, Source], arguments: Sequence[Place]) -> object:
        """Say where the pointers of a launch block come from; what it then points to."""
        moving: list[int] = []
        for number, source in enumerate(arguments, ir.WORD_ARGUMENTS):
            if isinstance(source, Cell):
                moving += [ctypes.addressof(words) + 8 * number, self._cell(source.number)]
            else:
                sources[number] = source
        table = (ctypes.c_int64 * len(moving))(*moving)
        words[ir.WORD_CELLS], words[ir.WORD_CELLS_AT] = len(moving) // 2, ctypes.addressof(table)
        return table, self.cells

    def _move(self, command: CopyCommand | FillCommand) -> Step:
        """A copy or a fill.
        Its arguments: the target, what to store there, and the size of an element; workers share the elements."""
        words = (ctypes.c_int64 * (ir.WORD_ARGUMENTS + 3))()
        words[ir.WORD_WHEN] = 1
        sources: dict[int, Source] = {}
        if isinstance(command, CopyCommand):
            itemsize = command.itemsize
            words[ir.WORD_FUNCTION] = self.runtime.native.copy
            keep = self._place(words, sources, (command.target, command.source))
        else:
            itemsize = len(command.element)
            words[ir.WORD_FUNCTION] = self.runtime.native.fill
            words[ir.WORD_ARGUMENTS + 1] = int.from_bytes(command.element * (8 // itemsize), "little", signed=True)
            keep = self._place(words, sources, (command.target,))
        words[ir.WORD_ARGUMENTS + 2] = itemsize
        workers, nanoseconds = 1, 0
        if isinstance(command.size, UOp):
            sources[ir.WORD_STOP] = command.size
        else:
            words[ir.WORD_STOP] = command.size
            workers, nanoseconds = self.runtime.workers_for(0, 2 * command.size * itemsize)
        words[ir.WORD_WORKERS] = workers
        return Step(words, (Block(words, sources, keep),), nanoseconds, isinstance(command.size, UOp), workers)

    def _loop(self, loop: LoopCommand) -> Step:
        body = [self._step(command) for command in loop.body]
        parts = _table([(self._cell(p.part), self._cell(p.whole), p.first, p.by, p.nbytes) for p in loop.parts])
        pairs = _table([(self._cell(p.now), self._cell(p.after), p.nbytes) for p in loop.pairs])
        table = (ctypes.c_int64 * len(body))(*(ctypes.addressof(step.words) for step in body))
        own = _table([(0, loop.count, *[0] * (ir.WORD_WHEN - 2), 1)])
        words = own.words
        words[ir.LOOP_CONDITION] = self._cell(loop.condition) if loop.condition >= 0 else 0
        words[ir.LOOP_PARTS], words[ir.LOOP_PARTS_AT] = len(loop.parts), ctypes.addressof(parts.words)
        words[ir.LOOP_PAIRS], words[ir.LOOP_PAIRS_AT] = len(loop.pairs), ctypes.addressof(pairs.words)
        words[ir.LOOP_STEPS], words[ir.LOOP_STEPS_AT] = len(body), ctypes.addressof(table)
        blocks = (
            Block(words, own.sources, (table, self.cells)),
            parts,
            pairs,
            *(block for step in body for block in step.blocks),
        )
        times = loop.count if isinstance(loop.count, int) else loop.count.vmax
        nanoseconds = times * sum(max(step.nanoseconds, LEAST_STEP) for step in body)
        return Step(words, blocks, nanoseconds, any(s.release for s in body), max((s.workers for s in body), default=1))

    def _cell(self, number: int) -> int:
        return ctypes.addressof(self.cells) + 8 * number


def _table(rows: Sequence[Sequence[Dim]]) -> Block:
    """Rows of words, of which those that depend on variables are written in each call."""
    flat = [word for row in rows for word in row]
    words = (ctypes.c_int64 * len(flat))(*(word if isinstance(word, int) else 0 for word in flat))
    return Block(words, {number: word for number, word in enumerate(flat) if isinstance(word, UOp)})
