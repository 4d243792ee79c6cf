"""Plans captured: their steps are launch blocks in memory, and one foreign call binds the caller's pointers and runs them all.

Each word of a launch block that differs from call to call has a source here; the native half (native_sequence.ll) writes these words first.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import (
    Buffer,
    LaunchError,
    Program,
    Runner,
    UOp,
    addresses,
    check_sizes,
    check_values,
    parse_dtype,
    size_function,
)
from kg.plugin.plans import CopyStep, FillStep, LaunchStep, LoopStep, PlanProgram, filling

from kg_cpu import native_ir as ir
from kg_cpu.native import Handle

if TYPE_CHECKING:
    from kg_cpu.runtime import CpuProgram, CpuRuntime

#: Bytes of an arena that a captured plan keeps for itself. A larger one is taken from the pool for each call, which costs little beside
#: filling it: else every plan of a process would hold one.
KEPT_ARENA: Final = 1 << 16


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


Memory = Given | InArena | Buffer
#: Where a word comes from; of a size or a condition it is an expression over the variables.
Source = Memory | Value | UOp


@dataclass(frozen=True, slots=True)
class Step:
    """A launch block. `sources`: word -> where it comes from. `release`: whether it is worth letting go of the interpreter."""

    words: ctypes.Array[ctypes.c_int64]
    sources: dict[int, Source]
    nanoseconds: int
    release: bool
    keep: object = None


def launch_step(program: CpuProgram, arguments: Sequence[Memory], names: Sequence[str], when: UOp | None = None) -> Step:
    """One kernel. `names`: the variables of the whole, among which are those of the kernel."""
    template = program.template
    words = type(template.words).from_buffer_copy(template.words)
    words[ir.WORD_WORKERS], words[ir.WORD_WHEN] = program.workers, 1
    variables = [Value(names.index(name)) for name in program.names]
    sources: dict[int, Source] = dict(enumerate([*arguments, *variables], ir.WORD_ARGUMENTS))
    if isinstance(program.info.thread_extent, UOp):
        sources[ir.WORD_STOP] = program.info.thread_extent
    if when is not None:
        sources[ir.WORD_WHEN] = when
    return Step(words, sources, program.nanoseconds, program.release, template)


def captured_plan(runtime: CpuRuntime, program: PlanProgram) -> Captured | None:
    """A plan as one call; None where Python is needed between its steps, which tells what a kernel under sanitize has found, or loops."""
    plan = program.plan
    if any(part.info.sanitize_slot >= 0 for part in program.loaded.values()) or any(
        isinstance(s, LoopStep) for s in plan.steps
    ):
        return None
    places = iter(range(len(plan.buffers)))
    memory: list[Memory] = [
        Given(next(places)) if b.is_given else program.constants.get(n) or InArena(program.arena.offsets.get(n, 0))
        for n, b in enumerate(plan.buffers)
    ]
    steps: list[Step] = []
    for step, part in zip(plan.steps, program.programs, strict=True):
        if isinstance(step, LaunchStep):
            arguments = [memory[n] for n in step.buffers]
            steps.append(launch_step(cast("CpuProgram", part), arguments, program.names, step.when))
        elif isinstance(step, CopyStep | FillStep):
            steps.append(_moving_step(runtime, program, step, memory))
    return Captured(runtime, program, steps, arena=program.arena.peak)


def _moving_step(runtime: CpuRuntime, program: PlanProgram, step: CopyStep | FillStep, memory: Sequence[Memory]) -> Step:
    """A copy or a fill. Its arguments: the target, what to store there, and the size of an element; workers share the elements."""
    buffer = program.plan.buffers[step.target]
    words = (ctypes.c_int64 * (ir.WORD_ARGUMENTS + 3))()
    words[ir.WORD_WHEN], words[ir.WORD_ARGUMENTS + 2] = 1, buffer.dtype.itemsize
    sources: dict[int, Source] = {ir.WORD_ARGUMENTS: memory[step.target]}
    if isinstance(step, CopyStep):
        words[ir.WORD_FUNCTION] = runtime.native.copy
        sources[ir.WORD_ARGUMENTS + 1] = memory[step.source]
    else:
        words[ir.WORD_FUNCTION] = runtime.native.fill
        element = filling(step, buffer.dtype)
        words[ir.WORD_ARGUMENTS + 1] = int.from_bytes(element * (8 // len(element)), "little", signed=True)
    if isinstance(buffer.size, UOp):
        sources[ir.WORD_STOP] = buffer.size
        most, nanoseconds = 1, 0
    else:
        words[ir.WORD_STOP] = buffer.size
        most, nanoseconds = runtime.workers_for(0, 2 * buffer.size * buffer.dtype.itemsize)
    words[ir.WORD_WORKERS] = most
    return Step(words, sources, nanoseconds, isinstance(buffer.size, UOp))


class Captured(Runner):
    """Steps that run as one call, with buffers and values given anew each time.

    One call at a time, since their launch blocks are in one place: the native half refuses a second.
    """

    def __init__(
        self,
        runtime: CpuRuntime,
        program: Program,
        steps: Sequence[Step],
        *,
        arena: int = 0,
        kept: Mapping[int, Buffer] | None = None,
    ) -> None:
        super().__init__(program, kept or {})
        lent = arena > KEPT_ARENA
        self.arena = None if lent or not arena else Buffer.empty(runtime, arena, parse_dtype("uint8"))
        self._lent = arena if lent else 0
        self._bounds = [(v.min, v.max) for v in program.info.variables]
        given, variables = len(program.user_params) - len(self.kept), len(program.names)
        dims = tuple(dict.fromkeys(s for step in steps for s in step.sources.values() if isinstance(s, UOp)))
        self._derived = size_function(dims, program.names) if dims else None
        self._plain = not lent and not program.names
        first_value = given + lent
        binds: list[int] = []
        self._keep: list[object] = [steps, self.arena]
        for step in steps:
            for word, source in step.sources.items():
                match source:
                    case Buffer():
                        self._keep.append(source.block())
                        step.words[word] = source.address
                        continue
                    case InArena() if self.arena is not None:
                        step.words[word] = self.arena.address + source.offset
                        continue
                    case Given():
                        number = source.place
                    case InArena():
                        number = given
                    case Value():
                        number = first_value + source.place
                    case UOp():
                        number = first_value + variables + dims.index(source)
                added = source.offset if isinstance(source, InArena) else 0
                binds += [ctypes.addressof(step.words) + 8 * word, number, added]
        self._native = self._builtin(runtime, steps, first_value + variables + len(dims), binds)
        self.direct = self._native if self._plain else None

    def _builtin(self, runtime: CpuRuntime, steps: Sequence[Step], inputs: int, binds: Sequence[int]) -> Callable[..., None]:
        """The function of so many integers that writes the words and runs the steps."""
        name = self.program.info.name.replace("%", "%%").replace("\0", "")
        texts = [
            ctypes.create_string_buffer(text.encode())
            for text in (
                f"{name} takes {inputs} addresses and values; %lld were given",
                f"{name} is running in another thread: bind it again, or take a runner of its own for each",
            )
        ]
        table = (ctypes.c_int64 * len(binds))(*binds)
        blocks = (ctypes.c_int64 * len(steps))(*(ctypes.addressof(step.words) for step in steps))
        room = (ctypes.c_int64 * inputs)()
        words = (ctypes.c_int64 * ir.SEQUENCE_WORDS)()
        words[ir.SEQUENCE_INPUTS], words[ir.SEQUENCE_INPUTS_AT] = inputs, ctypes.addressof(room)
        words[ir.SEQUENCE_BINDS], words[ir.SEQUENCE_BINDS_AT] = len(binds) // 3, ctypes.addressof(table)
        words[ir.SEQUENCE_STEPS], words[ir.SEQUENCE_STEPS_AT] = len(steps), ctypes.addressof(blocks)
        words[ir.SEQUENCE_WORKERS] = max((step.words[ir.WORD_WORKERS] for step in steps), default=1)
        words[ir.SEQUENCE_RELEASE] = runtime.worth_release(sum(s.nanoseconds for s in steps)) or any(s.release for s in steps)
        words[ir.SEQUENCE_COUNT_TEXT], words[ir.SEQUENCE_BUSY_TEXT] = map(ctypes.addressof, texts)
        handle = Handle(ctypes.addressof(words))
        handle.keep = (words, texts, table, blocks, room, self._keep)
        return cast(Callable[..., None], runtime.native.sequence(handle))

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        if self._plain:
            self._native(*addresses(buffers))
            return
        values = self._checked(values)
        if self.program.sizes is not None:
            check_sizes(self.program, buffers, values)
        derived = () if self._derived is None else self._derived(*values)
        if derived and not 0 <= min(derived) <= max(derived) < 1 << 62:
            raise LaunchError(f"{self.program.info.name}: these values make a size of {min(derived)} or {max(derived)}")
        if not self._lent:
            self._native(*addresses(buffers), *values, *derived)
            return
        block = self.program.runtime.allocator.alloc(self._lent)
        self._native(*addresses(buffers), block.address, *values, *derived)

    def _checked(self, values: Sequence[int]) -> Sequence[int]:
        """The values, where each is an int within its bounds; else what is wrong with them is told, or they are made so."""
        if len(values) == len(self._bounds):
            for value, (least, most) in zip(values, self._bounds, strict=True):
                if type(value) is not int or not least <= value <= most:
                    break
            else:
                return values
        return check_values(self.program.info, values, {})

    @property
    def alone(self) -> Callable[[], object]:
        return self._native if self._plain else super().alone
