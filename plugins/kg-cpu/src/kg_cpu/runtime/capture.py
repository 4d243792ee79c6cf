"""Kernels and plans captured: commands are launch blocks in memory,
and one foreign call binds the caller's pointers and runs them all.

Each word of a launch block that differs from call to call has a source here; the native half (native_sequence.ll) writes these words first.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Buffer, LaunchError, Runner, UOp, addresses, check_sizes, check_values, parse_dtype, size_function
from kg.plugin.plans import Recording, Span

from kg_cpu.runtime import native_ir as ir
from kg_cpu.runtime.capture_steps import Step, Steps, Value
from kg_cpu.runtime.native import Handle

if TYPE_CHECKING:
    from kg_cpu.runtime.device import CpuRuntime

#: Bytes of an arena that a captured plan keeps for itself. A larger one is taken from the pool for each call, which costs little beside
#: filling it: else every plan of a process would hold one.
KEPT_ARENA: Final = 1 << 16


class Captured(Runner):
    """Commands that run as one call, with buffers and values given anew each time.
    Who calls `direct` holds the memory while it runs.

    One call at a time, since their launch blocks are in one place: the native half refuses a second.
    """

    def __init__(self, runtime: CpuRuntime, recording: Recording) -> None:
        super().__init__(recording.program, recording.kept)
        program, given = recording.program, recording.given
        lent = recording.arena > KEPT_ARENA
        self.arena = None if lent or not recording.arena else Buffer.empty(runtime, recording.arena, parse_dtype("uint8"))
        self._lent = recording.arena if lent else 0
        self._bounds = [(v.min, v.max) for v in program.info.variables]
        steps = Steps(runtime, recording).steps()
        variables = len(program.names)
        blocks = [block for step in steps for block in step.blocks]
        found = [(number, source) for block in blocks for number, source in block.sources.items() if isinstance(source, UOp)]
        dims = tuple(dict.fromkeys(source for _, source in sorted(found, key=lambda f: f[0] != ir.WORD_STOP)))
        self._extents = len({source for number, source in found if number == ir.WORD_STOP})
        self._derived = size_function(dims, program.names) if dims else None
        self._plain = not lent and not program.names
        first_value = given + lent
        inputs = first_value + variables + len(dims)  # after which the address of an arena of its own stays
        binds: list[int] = []
        self._keep: list[object] = [steps, self.arena, [buffer.block() for buffer in recording.own]]
        for block in blocks:
            for word, source in block.sources.items():
                added = source.start if isinstance(source, Span) else 0
                match source:
                    case Span() if source.base > given:
                        block.words[word] = recording.own[source.base - given - 1].address + added
                        continue
                    case Span() if source.base == given and self.arena is not None and not block.moves:
                        block.words[word] = self.arena.address + added
                        continue
                    case Span():
                        number = inputs if source.base == given and not lent else source.base
                    case Value():
                        number = first_value + source.place
                    case UOp():
                        number = first_value + variables + dims.index(source)
                binds += [ctypes.addressof(block.words) + 8 * word, number, added]
        self._native = self._builtin(runtime, steps, inputs, binds)
        self.direct = None if lent or dims or program.sizes is not None else self._native

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
        room = (ctypes.c_int64 * (inputs + 1))()
        room[inputs] = 0 if self.arena is None else self.arena.address
        words = (ctypes.c_int64 * ir.SEQUENCE_WORDS)()
        words[ir.SEQUENCE_INPUTS], words[ir.SEQUENCE_INPUTS_AT] = inputs, ctypes.addressof(room)
        words[ir.SEQUENCE_BINDS], words[ir.SEQUENCE_BINDS_AT] = len(binds) // 3, ctypes.addressof(table)
        words[ir.SEQUENCE_STEPS], words[ir.SEQUENCE_STEPS_AT] = len(steps), ctypes.addressof(blocks)
        words[ir.SEQUENCE_WORKERS] = max((step.workers for step in steps), default=1)
        words[ir.SEQUENCE_RELEASE] = runtime.worth_release(sum(s.nanoseconds for s in steps)) or any(s.release for s in steps)
        words[ir.SEQUENCE_COUNT_TEXT], words[ir.SEQUENCE_BUSY_TEXT] = map(ctypes.addressof, texts)
        handle = Handle(ctypes.addressof(words))
        handle.keep = (words, texts, table, blocks, room, self._keep)
        return cast(Callable[..., None], runtime.native.sequence(handle))

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        # another thread may free a buffer meanwhile: its memory stays ours until we are done
        blocks = [b.block() for b in buffers]
        self._run(buffers, values)
        blocks.clear()

    def _run(self, buffers: Sequence[Buffer], values: Sequence[int]) -> None:
        if self._plain and not values:
            self._native(*addresses(buffers))
            return
        values = self._checked(values)
        if self.program.sizes is not None:
            check_sizes(self.program, self.all_buffers(buffers), values)
        derived = () if self._derived is None else self._derived(*values)
        for extent in derived[: self._extents]:
            if not 0 <= extent < 1 << 62:
                raise LaunchError(f"{self.program.info.name}: these values make a thread axis of {extent}")
        if not self._lent:
            self._native(*addresses(buffers), *values, *derived)
            return
        block = self.program.runtime.allocator.alloc(self._lent)
        self._native(*addresses(buffers), block.address, *values, *derived)

    def _checked(self, values: Sequence[int]) -> Sequence[int]:
        """The values, where each is an int within its bounds; else what is wrong with them is told,
        or they are made so."""
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
