"""The runtime on a card: kernels loaded once for each way in which arguments lie, launched with arguments that are written in place."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from kg.plugin import (
    Buffer,
    CompileError,
    Launch,
    Program,
    Runner,
    Runtime,
    Target,
    Timed,
    UOp,
    addresses,
    binary_of,
    cached_property,
    check_values,
    fork_safe_lock,
    ordered_uops,
    size_function,
    source_of,
)

from kg_cuda.analysis.memory_width import begin_odd
from kg_cuda.analysis.shared_memory import asked_for
from kg_cuda.arch import arch
from kg_cuda.card.arguments import Arguments, Words, arguments_of
from kg_cuda.card.clock import Clock
from kg_cuda.card.contracts import Begin, Card, Grid, Kernel, words_of
from kg_cuda.ptx.renderer import symbol
from kg_cuda.runtime.allocator import CudaAllocator
from kg_cuda.runtime.retired import Retired
from kg_cuda.toolchain.toolkit import check_image, ptx_in
from kg_cuda.toolchain.tools import compiler, renderer

if TYPE_CHECKING:
    from kg.plugin.plans import PlanProgram

_DIMENSIONS = 3
#: Modules and the like that wait to be given back before the next that is loaded waits for the card.
_RETIRED = 256


#: As `__dlpack__` numbers streams: the one of old, which waits for all that are not apart; and that nobody is to wait.
_LEGACY = 1
_NO_ORDER = -1


def _stream_number(stream: object) -> int:
    if isinstance(stream, bool) or not isinstance(stream, int):
        raise TypeError(f"a stream is a number: 1 (the default one), 2 (the thread's) or a CUstream, not {stream!r}")
    if stream <= 0:
        raise ValueError(f"there is no stream {stream}: 1 is the default one, 2 the thread's; others are a CUstream")
    return stream


class CudaRuntime(Runtime):
    """One card, in one stream. Launches are done when somebody waits for them, or reads."""

    has_clock = True

    def __init__(self, name: str, card: Card, number: int = 0, *, shared: bool) -> None:
        self.name, self.card = name, card
        self.retired, self.clock = Retired(), Clock(card)
        self.allocator = self.pool = CudaAllocator(card, self.clock, self.retired, number, shared=shared)

    @property
    def alive(self) -> bool:
        return not self.card.dead

    def load(self, program: UOp) -> Program:
        if len(self.retired) > _RETIRED:
            self.synchronize()
        return CudaProgram(self, program)

    def capture(self, program: PlanProgram) -> Runner | None:
        from kg_cuda.runtime.capture import captured_plan

        return captured_plan(self, program)

    def synchronize(self) -> None:
        self.retired.waited(self.card.synchronize)

    @property
    def stream(self) -> int | None:
        return self.card.stream_number

    def hand_over(self, stream: object = None) -> None:
        if self.card.stream_number is None:
            super().hand_over(stream)
        elif stream != _NO_ORDER:
            self.card.signal(_stream_number(_LEGACY if stream is None else stream))

    def wait_for(self, stream: int | None) -> None:
        self.card.wait_for(_LEGACY if stream is None else _stream_number(stream))

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        return self.clock.timed(call, self.synchronize)

    def close(self) -> None:
        self.pool.drop()
        self.pool.close()
        self.card.close()


class CudaProgram(Program):
    """A kernel, and once more where arguments begin at odd places: vectors are for those that begin at multiples of 16 bytes.

    Its modules are unloaded when it is gone, and the launches of it that are under way.
    """

    def __init__(self, runtime: CudaRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.owner, self.card, self._program = runtime, runtime.card, program
        self._counts = size_function((*self.info.global_size, 1, 1)[:_DIMENSIONS], self.names)
        binary = binary_of(program)
        source = source_of(program) or ptx_in(binary)
        self._kernels: dict[bool, Kernel] = {}
        self._kernels[True] = self._kernel(binary, source)

    @cached_property
    def uops(self) -> tuple[UOp, ...]:
        """The kernel's ordered nodes: what its other form is written from."""
        return ordered_uops(self._program)

    def _kernel(self, image: bytes, source: str) -> Kernel:
        check_image(image, self.info.name)
        module = self.card.load(image, self.info.name)
        unload = weakref.finalize(self, self.owner.retired.add, partial(self.card.unload, module))
        unload.atexit = False  # the process gives all back
        shared = asked_for(source)
        function = self.card.function(module, symbol(self.info.name), shared)
        return Kernel(self.info.name, function, self.block, shared, self._arguments(source))

    def _arguments(self, source: str) -> Arguments | None:
        """Where they lie, by the text of the first form, which alone has maps."""
        first = self._kernels.get(True)
        found = arguments_of(source, self.params, len(self.params) + len(self.names), self.card.tensor_map)
        if first is None:
            return found
        if found is not None:
            raise CompileError(f"{self.info.name}: the form for arguments that begin anywhere takes tensor maps", source=source)
        return None if first.arguments is None else first.arguments.without_maps()

    @cached_property
    def block(self) -> Grid:
        x, y, z = (*self.info.local_size, 1, 1, 1)[:_DIMENSIONS]
        return x, y, z

    def kernel(self, places: Sequence[int]) -> Kernel:
        """The one for arguments at these addresses."""
        aligned = not begin_odd(places)
        found = self._kernels.get(aligned)
        if found is None:
            device, _, language = self.info.target.partition(":")
            target = arch(self.card.facts.arch, self.card.facts.multiprocessors)
            source = renderer(language, target, device).variant(self.uops, aligned=aligned)
            found = self._kernels[aligned] = self._kernel(
                compiler(language, target, device, self.card.facts.cuda).compile_cached(source), source
            )
        return found

    def grid(self, values: Sequence[int]) -> Grid | None:
        """The blocks for these values; None where there is nothing to do."""
        x, y, z = self._counts(*values)
        return (x, y, z) if x and y and z else None

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """What begins a kernel with these arguments, as they are then."""
        begin, clock, name = self.card.launcher(kernel, words), self.owner.clock, kernel.name

        def launch(x: int, y: int, z: int) -> None:
            if clock.thread:
                clock.run("launch", name, begin, x, y, z)
            else:
                begin(x, y, z)

        return launch

    def words(self) -> Words:
        """Room for the arguments: the addresses, then the values, then what maps there are."""
        arguments = self._kernels[True].arguments
        return words_of(len(self.params) + len(self.names)) if arguments is None else arguments.room()

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return CudaLaunch(self, buffers, faults)

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        return super().runner(kept) if self.info.sanitize_slot >= 0 else CudaRunner(self, kept or {})


class CudaLaunch(Launch):
    """A program bound to its buffers: their addresses are written once."""

    program: CudaProgram

    def __init__(self, program: CudaProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        places = addresses(buffers)
        self._words = program.words()
        self._words[: len(places)] = places
        kernel = program.kernel(places)
        if kernel.arguments is not None:
            kernel.arguments.write_maps(self._words)
        self._begin = program.launcher(kernel, self._words)
        self._values = slice(len(places), len(places) + len(program.names))
        self._lock = threading.Lock()
        self._storages = tuple(buffer.storage for buffer in buffers)
        #: whether nothing but the values is to be checked, and the grid where it is the same each time
        self._plain = program.sizes is None and faults is None
        self._same = None if program.names else program.grid(())

    def __call__(self, *values: int, **named: int) -> None:
        held = [storage.block for storage in self._storages]  # until it is asked for: another thread may free one meanwhile
        if not self._plain or None in held:
            super().__call__(*values, **named)
        elif self._same is not None and not values and not named:
            self._begin(*self._same)
        else:
            self._run(check_values(self.program.info, values, named))

    def run(self, values: tuple[int, ...]) -> None:
        held = [buffer.block() for buffer in self.buffers]
        self._run(values)
        del held

    def _run(self, values: tuple[int, ...]) -> None:
        grid = self.program.grid(values)
        if grid is not None:
            with self._lock:  # there is one place for the values
                self._words[self._values] = values
                self._begin(*grid)


class CudaRunner(Runner):
    """A program with buffers given anew each time. Where they are those of the last time, nothing is written."""

    program: CudaProgram

    def __init__(self, program: CudaProgram, kept: Mapping[int, Buffer]) -> None:
        super().__init__(program, kept)
        self._words = program.words()
        self._last: list[int] = []
        self._begins: dict[Kernel, Begin] = {}
        self._lock = threading.Lock()
        self._plain = not program.names and not kept and program.sizes is None
        self._same = None if program.names else program.grid(())

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        if not self._plain or values:
            buffers, values = self.checked(buffers, values)
        held = [buffer.storage.block for buffer in buffers]  # until it is asked for: another thread may free one meanwhile
        words = addresses(buffers)
        grid = self.program.grid(values) if values else self._same
        if grid is not None:
            words += values
            with self._lock:
                if words != self._last:
                    self._write(words)
                self._begin(*grid)
        del held

    def _write(self, words: list[int]) -> None:
        """Other arguments than the last time."""
        program = self.program
        kernel = program.kernel(words[: len(program.params)])
        if kernel not in self._begins:
            self._begins[kernel] = program.launcher(kernel, self._words)
        self._words[: len(words)] = self._last = words
        if kernel.arguments is not None:
            kernel.arguments.write_maps(self._words)
        self._begin = self._begins[kernel]


#: The one runtime of each card, whatever it is called: CUDA and CUDA:0 are the same.
_OPENED: Final[WeakValueDictionary[tuple[str, int], CudaRuntime]] = WeakValueDictionary()
_LOCK: Final = fork_safe_lock()


def _opened(name: str, target: Target, make: Callable[[int], Card], *, shared: bool) -> Runtime:
    number = target.index or 0
    with _LOCK:
        found = _OPENED.get((name, number))
        if found is None or not found.alive:
            full = f"{name}:{number}" if number else name
            found = _OPENED[name, number] = CudaRuntime(full, make(number), number, shared=shared)
        return found


def open_card(target: Target) -> Runtime:
    from kg_cuda.card.drivers import driver

    return _opened("CUDA", target, driver().open_card, shared=True)


def open_simulator(target: Target) -> Runtime:
    from kg_cuda.card.simulator import SimCard

    runtime = _opened("CUDASIM", target, SimCard, shared=False)
    runtime.interprets = True
    return runtime
