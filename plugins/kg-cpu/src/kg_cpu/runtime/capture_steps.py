"""The steps of a plan as launch blocks: kernels, copies and fills, and loops of such. Each word that differs from call to call has a source."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Buffer, Dim, UOp
from kg.plugin.plans import CopyStep, FillStep, LaunchStep, LoopStep, PlanBuffer, PlanProgram, PlanStep, filling

from kg_cpu.runtime import native_ir as ir

if TYPE_CHECKING:
    from kg_cpu.runtime.device import CpuProgram, CpuRuntime

Words = ctypes.Array[ctypes.c_int64]
#: Nanoseconds that a step takes whose kernel takes none: so a long loop of small ones lets other Python threads run.
LEAST_STEP: Final = 20


@dataclass(frozen=True, slots=True)
class Given:
    """The address of the caller's buffer at this place."""

    place: int


@dataclass(frozen=True, slots=True)
class InArena:
    """The address so many bytes into the arena."""

    offset: int


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a variable, by its place among the program's."""

    place: int


@dataclass(frozen=True, slots=True)
class Cell:
    """The address that is in this cell when the step runs: of a buffer that moves from step to step of a loop."""

    number: int


Memory = Given | InArena | Buffer
#: Where a word comes from; of a size or a condition it is an expression over the variables.
Source = Memory | Value | UOp


@dataclass(frozen=True, slots=True)
class Block:
    """Words in memory. `sources`: word -> where it comes from. `keep`: what it points to. `moves`: whether a run changes them, so that each begins by
    writing them all: one that ended in the middle, of memory or of a fork, leaves nothing to the next."""

    words: Words
    sources: dict[int, Source]
    keep: object = None
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A launch block or a loop block, and all blocks that it is made of. `release`: whether it is worth letting go of the interpreter."""

    words: Words
    blocks: tuple[Block, ...]
    nanoseconds: int
    release: bool
    workers: int


def launch_step(
    program: CpuProgram,
    arguments: Sequence[Memory | Cell],
    names: Sequence[str],
    when: UOp | None = None,
    cells: Words | None = None,
    values: Mapping[str, int] = {},
) -> Step:
    """One kernel. `names`: the variables of the whole, among which are those of the kernel to which no value is given here."""
    template = program.template
    words = type(template.words).from_buffer_copy(template.words)
    words[ir.WORD_WORKERS], words[ir.WORD_WHEN] = program.workers, 1
    sources: dict[int, Source] = {}
    for number, name in enumerate(program.names, ir.WORD_ARGUMENTS + len(arguments)):
        if name in values:
            words[number] = values[name]
        else:
            sources[number] = Value(names.index(name))
    if isinstance(program.info.thread_extent, UOp):
        sources[ir.WORD_STOP] = program.info.thread_extent
    if when is not None:
        sources[ir.WORD_WHEN] = when
    block = Block(words, sources, (template, _place(words, sources, arguments, cells)))
    return Step(words, (block,), program.nanoseconds, program.release, program.workers)


def _place(words: Words, sources: dict[int, Source], arguments: Sequence[Memory | Cell], cells: Words | None) -> object:
    """Say where the pointers of a launch block come from; what it then points to."""
    moving: list[int] = []
    for number, source in enumerate(arguments, ir.WORD_ARGUMENTS):
        if isinstance(source, Cell):
            assert cells is not None
            moving += [ctypes.addressof(words) + 8 * number, ctypes.addressof(cells) + 8 * source.number]
        else:
            sources[number] = source
    table = (ctypes.c_int64 * len(moving))(*moving)
    words[ir.WORD_CELLS], words[ir.WORD_CELLS_AT] = len(moving) // 2, ctypes.addressof(table)
    return table, cells


class PlanSteps:
    """The steps of one plan. `cells`: an address for each of its buffers, read by steps in loops where the buffer moves."""

    def __init__(self, runtime: CpuRuntime, program: PlanProgram) -> None:
        self.runtime, self.program, self.buffers = runtime, program, program.plan.buffers
        places = iter(range(len(self.buffers)))
        self.memory: list[Memory | None] = [
            Given(next(places)) if b.is_given else program.constants.get(n) or _in_arena(program, n, b)
            for n, b in enumerate(self.buffers)
        ]
        self.cells = (ctypes.c_int64 * len(self.buffers))()

    def steps(self) -> list[Step]:
        made = [self._step(step, frozenset()) for step in self.program.plan.steps]
        if any(isinstance(step, LoopStep) for step in self.program.plan.steps):
            start = Block(self.cells, {n: m for n, m in enumerate(self.memory) if m is not None}, moves=True)
            made[0] = Step(made[0].words, (start, *made[0].blocks), made[0].nanoseconds, made[0].release, made[0].workers)
        return made

    def _step(self, step: PlanStep, moving: frozenset[int]) -> Step:
        match step:
            case LaunchStep():
                kernel = cast("CpuProgram", self.program.loaded[step.kernel])
                memory = self._memory(step.buffers, moving)
                return launch_step(kernel, memory, self.program.names, step.when, self.cells, dict(step.values))
            case LoopStep():
                return self._loop(step, moving)
            case CopyStep() | FillStep():
                return self._move(step, moving)

    def _memory(self, numbers: Sequence[int], moving: frozenset[int]) -> list[Memory | Cell]:
        found: list[Memory | Cell] = []
        for n in numbers:
            memory = self.memory[n]
            found.append(Cell(n) if n in moving or memory is None else memory)
        return found

    def _move(self, step: CopyStep | FillStep, moving: frozenset[int]) -> Step:
        """A copy or a fill. Its arguments: the target, what to store there, and the size of an element; workers share the elements."""
        buffer = self.buffers[step.target]
        words = (ctypes.c_int64 * (ir.WORD_ARGUMENTS + 3))()
        words[ir.WORD_WHEN], words[ir.WORD_ARGUMENTS + 2] = 1, buffer.dtype.itemsize
        sources: dict[int, Source] = {}
        if isinstance(step, CopyStep):
            words[ir.WORD_FUNCTION] = self.runtime.native.copy
            keep = _place(words, sources, self._memory((step.target, step.source), moving), self.cells)
        else:
            words[ir.WORD_FUNCTION] = self.runtime.native.fill
            element = filling(step, buffer.dtype)
            words[ir.WORD_ARGUMENTS + 1] = int.from_bytes(element * (8 // len(element)), "little", signed=True)
            keep = _place(words, sources, self._memory((step.target,), moving), self.cells)
        workers, nanoseconds = 1, 0
        if isinstance(buffer.size, UOp):
            sources[ir.WORD_STOP] = buffer.size
        else:
            words[ir.WORD_STOP] = buffer.size
            workers, nanoseconds = self.runtime.workers_for(0, 2 * buffer.size * buffer.dtype.itemsize)
        words[ir.WORD_WORKERS] = workers
        return Step(words, (Block(words, sources, keep),), nanoseconds, isinstance(buffer.size, UOp), workers)

    def _loop(self, loop: LoopStep, moving: frozenset[int]) -> Step:
        inside = moving | {p.part for p in loop.parts} | {n for pair in loop.pairs for n in pair}
        body = [self._step(step, inside) for step in loop.body]
        parts = _table([(self._cell(p.part), self._cell(p.whole), p.first, p.by, self._bytes(p.part)) for p in loop.parts])
        pairs = _table([(self._cell(now), self._cell(after), self._bytes(now)) for now, after in loop.pairs])
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

    def _bytes(self, number: int) -> Dim:
        return self.buffers[number].size * self.buffers[number].dtype.itemsize


def _in_arena(program: PlanProgram, number: int, buffer: PlanBuffer) -> Memory | None:
    return None if buffer.is_part else InArena(program.arena.offsets.get(number, 0))


def _table(rows: Sequence[Sequence[Dim]]) -> Block:
    """Rows of words, of which those that depend on variables are written in each call."""
    flat = [word for row in rows for word in row]
    words = (ctypes.c_int64 * len(flat))(*(word if isinstance(word, int) else 0 for word in flat))
    return Block(words, {number: word for number, word in enumerate(flat) if isinstance(word, UOp)})
