"""The CPU's runtime: objects loaded into this process, buffers in its memory, launches by native code."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import (
    Buffer,
    Launch,
    LaunchError,
    Program,
    Revocable,
    Runner,
    Runtime,
    Target,
    UOp,
    binary_of,
    cached_property,
    check_values,
    launch_value_prefix,
    launch_values_prefix,
    size_function,
    symbol,
)

from kg_cpu.objects.elf import load_object
from kg_cpu.runtime import native_ir as ir
from kg_cpu.runtime.allocator import PoolAllocator
from kg_cpu.runtime.native import Handle, native, worker_count
from kg_cpu.system import c_function

if TYPE_CHECKING:
    from kg.plugin.plans import Recording

#: What one core does in a nanosecond: steps of a program, and bytes in the last cache. Measured by benchmarks/runtimes/threads.py: 3.5 to 6 steps, 110 to 170
#: bytes, so that the estimate is within a factor of two for scalar loops, vectors and matrix products alike.
_STEPS: Final = 5
_BYTES: Final = 100
#: Nanoseconds of work for each worker. A second gains from 1 to 4 us of work on while it still spins, and costs up to 10 us where it sleeps: at twice
#: this much both balance, and a second makes a kernel 1.5 times as fast.
_WORTH_A_THREAD: Final = 5000
#: Nanoseconds of work that are worth letting go of the interpreter.
_WORTH_RELEASE: Final = 10000
#: What freestanding compilers may call nevertheless.
_LIBC_NAMES: Final = ("memcpy", "memmove", "memset", "memcmp")


class CpuRuntime(Runtime):
    """Memory of this process. Launches are done when they return."""

    name = "CPU"

    def __init__(self) -> None:
        self.allocator = PoolAllocator()
        self.native = native()
        self.externals = {name: c_function(name) for name in _LIBC_NAMES}

    def load(self, program: UOp) -> Program:
        return CpuProgram(self, program)

    def capture(self, recording: Recording) -> Runner | None:
        from kg_cpu.runtime.capture import Captured

        return Captured(self, recording)

    def workers_for(self, steps: int, bytes_moved: int) -> tuple[int, int]:
        """How many workers that work is worth, and the nanoseconds that one takes."""
        nanoseconds = max(steps // _STEPS, bytes_moved // _BYTES)
        return max(1, min(self.native.pool.limit, worker_count(), nanoseconds // _WORTH_A_THREAD)), nanoseconds

    def worth_release(self, nanoseconds: int) -> bool:
        """Whether other Python threads may run meanwhile."""
        return nanoseconds > _WORTH_RELEASE


class CpuProgram(Program):
    """A loaded object, and how many workers it is worth."""

    def __init__(self, runtime: CpuRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.native = runtime.native
        self.image = load_object(binary_of(program), runtime.externals)
        self.function = self.image.address(symbol(self.info.name))
        self.owner = runtime
        workers, self.nanoseconds = runtime.workers_for(self.info.steps, self.info.bytes_moved)
        if not (self.info.steps or self.info.bytes_moved):
            # without an estimate: a THREAD axis is there because somebody found it worthwhile
            workers = min(self.native.pool.limit, worker_count())
        self.workers = workers if self.info.thread_extent != 0 else 1
        known = self.info.steps or self.info.bytes_moved
        self.release = not known or runtime.worth_release(self.nanoseconds) or self.workers > 1

    @cached_property
    def template(self) -> Template:
        return Template(self)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return CpuLaunch(self, buffers, faults)


class Template:
    """What the launch blocks of one program have in common, and what they point to."""

    __slots__ = ("keep", "words")

    def __init__(self, program: CpuProgram) -> None:
        info = program.info
        name = _plain(info.name)
        revoked = f"{name}: a buffer of this launch was freed: bind the program again".encode()
        miscounted = f"{_plain(launch_values_prefix(info))}%lld values were given".encode()
        ranges = [f"{_plain(launch_value_prefix(info, v))}%R".encode() for v in info.variables]
        texts = (ctypes.c_char_p * len(ranges))(*ranges)
        bounds = (ctypes.c_int64 * (2 * len(ranges)))(*(x for v in info.variables for x in (v.min, v.max)))
        self.keep = (revoked, miscounted, ranges, texts, bounds, program.image)
        extent = info.thread_extent
        words = self.words = (ctypes.c_int64 * (ir.WORD_ARGUMENTS + len(program.params) + len(ranges)))()
        words[ir.WORD_FUNCTION] = program.function
        words[ir.WORD_POINTERS], words[ir.WORD_VARIABLES] = len(program.params), len(ranges)
        words[ir.WORD_EXTENT_GIVEN] = int(not isinstance(extent, int))
        words[ir.WORD_STOP] = (extent or 1) if isinstance(extent, int) else 0
        words[ir.WORD_SCRATCH] = info.scratch_bytes
        words[ir.WORD_REVOKED_TEXT], words[ir.WORD_COUNT_TEXT] = _text_address(revoked), _text_address(miscounted)
        words[ir.WORD_VALUE_TEXTS], words[ir.WORD_BOUNDS] = ctypes.addressof(texts), ctypes.addressof(bounds)


class Arguments(Revocable):
    """A launch block in memory, with everything that it points to."""

    __slots__ = ("__weakref__", "_keep", "address", "words")

    def __init__(self, program: CpuProgram, buffers: tuple[Buffer, ...]) -> None:
        template = program.template
        words = self.words = type(template.words).from_buffer_copy(template.words)
        self.address = ctypes.addressof(words)
        self._keep = (template, tuple([b.block() for b in buffers]))
        words[ir.WORD_WORKERS], words[ir.WORD_RELEASE] = program.workers, program.release
        for number, buffer in enumerate(buffers, ir.WORD_ARGUMENTS):
            words[number] = buffer.address
            buffer.on_free(self)

    def revoke(self) -> None:
        self.words[ir.WORD_REVOKED] = 1


class CpuLaunch(Launch):
    """Calls a builtin that holds the launch block.
    Python looks on only where sizes depend on values, or under sanitize."""

    def __init__(self, program: CpuProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        info = program.info
        extent = info.thread_extent
        self._extent = None if isinstance(extent, int) else size_function((extent,), program.names)
        self._arguments = Arguments(program, buffers)
        handle = Handle(self._arguments.address)
        handle.keep = self._arguments
        self._native = cast(Callable[..., None], program.native.builtin(handle))
        self._direct = program.sizes is None and self._extent is None and faults is None
        #: The fastest way to launch: a builtin, values by position. It checks what `launch(...)` checks.
        self.call: Callable[..., None] = self._native if self._direct else self.__call__

    def __call__(self, *values: int, **named: int) -> None:
        if named:
            values = self._in_order(values, named)
        if self._direct:
            self._native(*values)
        else:
            super().__call__(*values)

    def _in_order(self, values: tuple[int, ...], named: dict[str, int]) -> tuple[int, ...]:
        """Values given by name, in the program's order. Their bounds are checked by the native half."""
        rest = self.program.names[len(values) :]
        if len(named) == len(rest) and all(name in named for name in rest):
            return (*values, *[named[name] for name in rest])
        return check_values(self.program.info, values, named)

    def run(self, values: tuple[int, ...]) -> None:
        if self._extent is None:
            self._native(*values)
            return
        (extent,) = self._extent(*values)
        if not 0 <= extent < 1 << 62:
            raise LaunchError(f"{self.program.info.name}: these values make a thread axis of {extent}")
        self._native(*values, extent)


def _plain(text: str) -> str:
    """Text for a C format."""
    return text.replace("%", "%%").replace("\0", "")


def _text_address(text: bytes) -> int:
    return ctypes.cast(ctypes.c_char_p(text), ctypes.c_void_p).value or 0


def open_runtime(target: Target) -> Runtime:
    return CpuRuntime()
