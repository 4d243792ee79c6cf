"""The runtime on pyopencl: kernels made of binaries, launched with arguments that are set where they changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, Final

import pyopencl as cl
from kg.plugin import (
    Buffer,
    Launch,
    LoadError,
    Program,
    Runner,
    Runtime,
    Target,
    Timed,
    UnsupportedError,
    UOp,
    binary_of,
    size_function,
)

from kg_opencl.c.renderer import function_name
from kg_opencl.compiler import OpenCLCompiler, unremarked, unwrapped
from kg_opencl.devices import device
from kg_opencl.runtime.allocator import OpenCLAllocator
from kg_opencl.runtime.bound import Bound
from kg_opencl.runtime.queue import Queue

if TYPE_CHECKING:
    from kg.plugin.plans import PlanProgram

_DIMENSIONS: Final = 3


class OpenCLRuntime(Runtime):
    """One device, in one queue. Launches are done when somebody waits for them, or reads."""

    has_clock = True

    def __init__(self, number: int | None = None) -> None:
        chosen = device(number)
        self.name = "OPENCL" if number is None else f"OPENCL:{number}"
        self.queue = Queue(chosen, self.name)
        self.key = OpenCLCompiler(chosen).key()
        self.allocator = self.pool = OpenCLAllocator(self.queue)

    @property
    def alive(self) -> bool:
        return self.queue.alive

    def load(self, program: UOp) -> Program:
        return OpenCLProgram(self, program)

    def capture(self, program: PlanProgram) -> Runner | None:
        from kg_opencl.runtime.capture import captured_plan

        return captured_plan(self, program)

    def synchronize(self) -> None:
        self.queue.wait()

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        return self.queue.timed(call)

    def close(self) -> None:
        self.pool.drop()
        self.queue.close()


class OpenCLProgram(Program):
    """A kernel of which any number are made: each holds arguments of its own."""

    def __init__(self, runtime: OpenCLRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.owner = runtime
        self._counts = size_function((*self.info.global_size, 1, 1)[:_DIMENSIONS], self.names)
        #: work-items of a work-group; None where the driver makes them
        self.group = tuple((*self.info.local_size, 1, 1, 1)[:_DIMENSIONS]) if self.info.local_size else None
        self._binary = self._built(unwrapped(binary_of(program), runtime.key, self.info.name))
        self._check_group(self.kernel())

    def _built(self, binary: bytes) -> Any:
        queue = self.owner.queue
        try:
            with queue.errors(), unremarked():
                return cl.Program(queue.context, [queue.device], [binary]).build(cache_dir=False)
        except cl.Error as error:
            raise LoadError(f"{queue.name} does not take the binary of {self.info.name}: {error}") from error

    def _check_group(self, kernel: Any) -> None:
        queue, items = self.owner.queue, prod(self.group or (1,))
        most = kernel.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, queue.device)
        if items > most:
            raise UnsupportedError(
                f"{self.info.name} has {items} work-items in a work-group, and {queue.name} runs {most} of this kernel at most: "
                "give it a schedule with a smaller LOCAL"
            )

    def kernel(self) -> Any:
        with self.owner.queue.errors(self.info.name):
            return cl.Kernel(self._binary, function_name(self.info.name))

    def grid(self, values: Sequence[int]) -> tuple[int, ...] | None:
        """The work-items for these values; None where there is nothing to do."""
        counts = self._counts(*values)
        if 0 in counts:
            return None
        return counts if self.group is None else tuple(c * g for c, g in zip(counts, self.group, strict=True))

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return OpenCLLaunch(self, buffers, faults)

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        return super().runner(kept) if self.info.sanitize_slot >= 0 else OpenCLRunner(self, kept or {})


class OpenCLLaunch(Launch):
    """A program bound to its buffers: they are set once."""

    program: OpenCLProgram

    def __init__(self, program: OpenCLProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        self._bound = Bound(program)
        self._storages = tuple(buffer.storage for buffer in buffers)
        #: whether nothing is to be checked or set any more
        self._plain = program.sizes is None and faults is None and not program.names
        if self._plain:
            self._bound.set(buffers, ())

    def __call__(self, *values: int, **named: int) -> None:
        held = [storage.block for storage in self._storages]  # until it is asked for: another thread may free one meanwhile
        if self._plain and not values and not named and None not in held:
            self._bound.run(())
        else:
            super().__call__(*values, **named)

    def run(self, values: tuple[int, ...]) -> None:
        held = [buffer.block() for buffer in self.buffers]
        with self._bound.lock:  # there is one place for the values
            self._bound.set(self.buffers, values)
            self._bound.run(values)
        del held


class OpenCLRunner(Runner):
    """A program with buffers given anew each time. Those of the last time are not set again."""

    program: OpenCLProgram

    def __init__(self, program: OpenCLProgram, kept: Mapping[int, Buffer]) -> None:
        super().__init__(program, kept)
        self._bound = Bound(program)

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        buffers, values = self.checked(buffers, values)
        held = [buffer.block() for buffer in buffers]  # until it is asked for: another thread may free one meanwhile
        with self._bound.lock:
            self._bound.set(buffers, values)
            self._bound.run(values)
        del held


def open_runtime(target: Target) -> Runtime:
    return OpenCLRuntime(target.index)
