"""A loaded computation that runs again and again with other buffers,
without binding them where the device can do that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field

from kg.frontend import Buffer, Device, DType, Program, Runner, Runtime, check_buffer, listeners, numpy_storage_dtype
from kg.records import dataclass

from kg_array.operands.dtypes import ComplexType
from kg_array.profiling import launch
from kg_array.running import memory


class Cell:
    """Memory of one number, written before each run: `write(value)`."""

    __slots__ = ("buffer", "write")

    def __init__(self, runtime: Runtime, dtype: DType) -> None:
        if isinstance(dtype, ComplexType):
            self.buffer, self.write = _pair(runtime, dtype)
            return
        self.buffer = buffer = Buffer.empty(runtime, 1, dtype)
        self.write: Callable[[object], object] = buffer.copyin
        if runtime.allocator.host_memory and (dtype.is_bool or numpy_storage_dtype(dtype).name == dtype.name):
            view = buffer.as_numpy()
            self.write = lambda value: view.__setitem__(0, value)


def _pair(runtime: Runtime, dtype: ComplexType) -> tuple[Buffer, Callable[[object], object]]:
    """Memory of a complex number: both parts."""
    buffer = Buffer.empty(runtime, 2, dtype.part)
    if runtime.allocator.host_memory:
        view = buffer.as_numpy().view(dtype.name)
        return buffer, lambda value: view.__setitem__(0, value)
    return buffer, lambda value: buffer.copyin((value.real, value.imag))  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Lane:
    """What one thread at a time needs to run a program: a runner, and memory for the numbers."""

    runner: Runner
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A program of a call.
    `slots`: per parameter the number of an output, or after those of a leaf, or after those of a number. `numbers`: their
    dtypes. `idle`: lanes that no thread uses now."""

    device: Device
    program: Program
    slots: tuple[int, ...]
    numbers: tuple[DType, ...] = ()
    idle: list[Lane] = field(default_factory=list)

    def run(
        self, outputs: Sequence[Buffer], read: Sequence[Buffer], numbers: Sequence[object] = (), sizes: Sequence[int] = ()
    ) -> None:
        """Run and wait.
        The outputs were made a moment ago; what is read is checked. `sizes`: of the program's launch variables."""
        if len(sizes) != len(self.program.names):
            raise memory.TracedValueError(
                f"the numbers of an array that depends on the size {self.program.names[0]} are asked for while a function is traced for all sizes:"
                " there are none yet. Make the size static (leave it out of sizes)"
            )
        try:
            lane = self.idle.pop()
        except IndexError:
            lane = Lane(self.program.runner(), tuple(Cell(self.device.runtime, dtype) for dtype in self.numbers))
        for cell, number in zip(lane.cells, numbers, strict=True):
            cell.write(number)
        given = [*outputs, *read, *(cell.buffer for cell in lane.cells)]
        buffers = [given[slot] for slot in self.slots]
        if listeners:
            launch(self.program, buffers, self.device, sizes)
        else:
            made, readable = len(outputs), len(outputs) + len(read)
            for param, slot, buffer in zip(self.program.user_params, self.slots, buffers, strict=True):
                if made <= slot < readable:
                    check_buffer(self.program, param, buffer)
            lane.runner(buffers, sizes)
            self.device.synchronize()
        self.idle.append(lane)


def loaded(device: Device, program: Program, numbers: tuple[DType, ...] = ()) -> Loaded:
    return Loaded(device, program, tuple(p.slot for p in program.user_params), numbers)


def buffer_lines(number: int, size: int) -> list[str]:
    """Lines of a function that make a buffer of the memory of a result:
    what Buffer and Storage do when they are made, in half of the time."""
    y, s = f"y{number}", f"s{number}"
    return [
        f"{s} = new(Storage)",
        f"{s}.block, {s}.launches = block{number}, None",
        f"{y} = new(Buffer)",
        f"{y}.runtime, {y}.storage, {y}.size, {y}.dtype, {y}.offset = runtime{number}, {s}, {size}, dtype{number}, 0",
    ]
