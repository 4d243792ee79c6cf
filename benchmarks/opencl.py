"""kg on OpenCL beside hand-written OpenCL C and CLBlast in the same queue, round by round, each result checked.

`python benchmarks/opencl.py [--device OPENCL:1] [--only matmul_512] [--rounds 5]`. The reference is a kernel of `opencl_kernels/`, run through pyopencl; CLBlast
is called where its library is (Debian's libclblast1). A ratio is the median over the rounds of how many times the reference's time something takes. At
the end: the time of a kernel of a captured plan of 100 small ones, beside 100 launches from Python.
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import itertools
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg.semantics.floats import Array
from kg_opencl.arrays import queue
from kg_opencl.devices import arch
from kg_tune.bench import catalog
from kg_tune.bench.measure import bind, buffers_of
from kg_tune.bench.workload import WORKLOADS, Bound, Workload, static_shape
from side_by_side.case import Case
from side_by_side.compare import REFERENCE, Outcome, compare
from side_by_side.contender import Contender, InThisProcess, Unable
from side_by_side.table import as_text, cell

FOLDER = Path(__file__).parent / "opencl_kernels"
SIZE = 1 << 24
Grid = tuple[int, ...]


def matmul(side: int) -> tuple[str, tuple[int, ...], dict[str, tuple[Grid, Grid | None]]]:
    kernels: dict[str, tuple[Grid, Grid | None]] = {
        "matmul": ((side // 16, side // 8), None),
        "matmul_shared": ((side // 4, side // 4), (16, 16)),
    }
    return "matmul_512", (side,), kernels


#: row -> the workload, its sizes, and the hand-written kernels with work-items and work-groups, of which the first is the reference
ROWS: dict[str, tuple[str, tuple[int, ...], dict[str, tuple[Grid, Grid | None]]]] = {
    "copy": ("", (SIZE,), {"copy": ((SIZE // 16,), None)}),
    "vector_add": ("vector_add", (SIZE,), {"vector_add": ((SIZE // 16,), None)}),
    "matmul_512": matmul(512),
    "matmul_1024": matmul(1024),
}
KERNELS, SMALL = 100, 16


def copied(size: int) -> Workload:
    """Of no catalogue: what bandwidth is measured by."""

    def make(random: np.random.Generator) -> tuple[Array, ...]:
        return (random.random(size, np.float32),)

    ast = sink(param(0, (size,), float32).store(param(1, (size,), float32)), name="copy")
    return Workload("copy", f"a copy of {size:,} elements", ast, make, lambda x: x, Bound.MEMORY, 8 * size, 0.0)


def case_of(name: str, sizes: tuple[int, ...]) -> Case:
    """A workload at these sizes, with its arrays."""
    if not name:
        chosen = copied(*sizes)
    else:
        catalog.workload(name, small=True)
        chosen = WORKLOADS[name].args[1](*sizes)  # type: ignore[attr-defined]
    arrays = chosen.make(np.random.default_rng(1))
    expected = np.asarray(chosen.expected(*arrays), np.float64)
    return Case(chosen, arrays, np.zeros(static_shape(chosen.params[0]), np.float32), expected)


class OnQueue(InThisProcess):
    """What is enqueued by hand, in memory of its own. Subclass and write `enqueued`."""

    def __init__(self, name: str, commands: cl.CommandQueue) -> None:
        super().__init__()
        self.name, self._queue = name, commands
        self._held: list[cl.Buffer] = []  # a kernel does not hold its arguments

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        context, flags = self._queue.context, cl.mem_flags
        result = cl.Buffer(context, flags.READ_WRITE, case.result.nbytes)
        given = [cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=a) for a in case.arrays]
        self._held = [result, *given]
        enqueue = self.enqueued(case, self._held)

        def call() -> None:
            enqueue()
            self._queue.finish()

        return call

    def enqueued(self, case: Case, buffers: list[cl.Buffer]) -> Callable[[], object]:
        raise NotImplementedError

    def computed(self, case: Case) -> Array:
        cl.enqueue_copy(self._queue, case.result, self._held[0])
        return case.result


class HandWritten(OnQueue):
    """A kernel of `opencl_kernels`."""

    def __init__(self, name: str, file: str, items: Grid, group: Grid | None, commands: cl.CommandQueue) -> None:
        super().__init__(name, commands)
        self._file, self._items, self._group = file, items, group

    def enqueued(self, case: Case, buffers: list[cl.Buffer]) -> Callable[[], object]:
        text, side = (FOLDER / f"{self._file}.cl").read_text(), case.result.shape[0]
        try:
            built = cl.Program(self._queue.context, text).build([f"-DN={side}", "-cl-std=CL1.2"])
        except cl.Error as error:
            raise Unable(str(error)) from error
        kernel = cl.Kernel(built, "run")
        kernel.set_args(*buffers)
        return lambda: cl.enqueue_nd_range_kernel(self._queue, kernel, self._items, self._group)


class CLBlast(OnQueue):
    """Its single-precision product, with the parameters that it comes with for the device."""

    _ROW_MAJOR, _NOT_TRANSPOSED = 101, 111

    def enqueued(self, case: Case, buffers: list[cl.Buffer]) -> Callable[[], object]:
        path = ctypes.util.find_library("clblast")
        if path is None:
            raise Unable("its library is not installed (Debian's libclblast1)")
        gemm, size = ctypes.CDLL(path).CLBlastSgemm, ctypes.c_size_t
        result, left, right = (ctypes.c_void_p(b.int_ptr) for b in buffers)
        side, zero, commands = size(case.result.shape[0]), size(0), ctypes.c_void_p(self._queue.int_ptr)
        one, none = ctypes.c_float(1.0), ctypes.c_float(0.0)
        words = (self._ROW_MAJOR, self._NOT_TRANSPOSED, self._NOT_TRANSPOSED, side, side, side, one)
        held = (*words, left, zero, side, right, zero, side, none, result, zero, side)

        def call() -> None:
            status = gemm(*held, ctypes.byref(commands), None)
            if status:
                raise Unable(f"CLBlastSgemm returned {status}")

        return call


class Kg(InThisProcess):
    """kg with its own schedules."""

    name = "kg"

    def __init__(self, device: Device) -> None:
        super().__init__()
        self._device = device
        self._buffers: list[Any] = []

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        try:
            self._buffers = buffers_of(self._device, case.workload, case.arrays)
            return bind(self._device, case.workload, self._buffers)
        except KgError as error:
            raise Unable(f"{type(error).__name__}: {error}") from error

    def computed(self, case: Case) -> Array:
        return self._buffers[0].numpy().reshape(case.result.shape)


def small_kernels(device: Device, rounds: int) -> tuple[float, float]:
    """Seconds per kernel of a captured plan of small ones, and of as many launches of pyopencl's."""
    add = sink(param(0, (SMALL,), float32).store(param(1, (SMALL,), float32) + 1.0), name="add")
    given = (PlanBuffer(Category.OUTPUT, float32, SMALL, 0), PlanBuffer(Category.INPUT, float32, SMALL, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SMALL),) * (KERNELS - 1)
    places = [1, *range(2, KERNELS + 1), 0]
    steps = tuple(LaunchStep(add, (to, of)) for of, to in itertools.pairwise(places))
    launch = device.bind(Plan("hundred", (), (*given, *between), steps), [device.empty(SMALL, float32) for _ in range(2)])
    commands = queue(device)
    text = "kernel void run(global float *x) { x[get_global_id(0)] += 1; }"
    kernel = cl.Kernel(cl.Program(commands.context, text).build(), "run")
    memory = cl.Buffer(commands.context, cl.mem_flags.READ_WRITE, 4 * SMALL)
    kernel.set_args(memory)

    def captured() -> None:
        launch()
        device.synchronize()

    def by_hand() -> None:
        for _ in range(KERNELS):
            cl.enqueue_nd_range_kernel(commands, kernel, (SMALL,), None)
        commands.finish()

    times: tuple[list[float], list[float]] = ([], [])
    for number in range(20 * rounds + 1):
        for call, taken in zip((captured, by_hand), times, strict=True):
            start = time.perf_counter()
            call()
            if number:
                taken.append(time.perf_counter() - start)
    return statistics.median(times[0]) / KERNELS, statistics.median(times[1]) / KERNELS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="OPENCL")
    parser.add_argument("--only", action="append", choices=[*ROWS, "launches"], help="only this row; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round (default: 0.3)")
    options = parser.parse_args()
    device = open_device(options.device)
    print(arch(queue(device).device))
    wrong = 0
    for row in (name for name in ROWS if not options.only or name in options.only):
        wrong += _row(row, options, device)
    if not options.only or "launches" in options.only:
        ours, theirs = small_kernels(device, options.rounds)
        print(
            f"a kernel of {KERNELS}: captured {ours * 1e6:.1f} µs, launched from Python {theirs * 1e6:.1f} µs, ratio {ours / theirs:.2f}"
        )
    sys.exit(1 if wrong else 0)


def _row(row: str, options: argparse.Namespace, device: Device) -> int:
    name, sizes, kernels = ROWS[row]
    case, commands = case_of(name, sizes), queue(device)
    contenders: list[Contender] = [
        HandWritten(file if number else REFERENCE, file, *grid, commands) for number, (file, grid) in enumerate(kernels.items())
    ]
    contenders += [Kg(device), *([CLBlast("CLBlast", commands)] if "matmul" in row else [])]
    outcomes: list[Outcome] = compare(case, contenders, [1], options.rounds, options.seconds)
    cells = [cell(o, outcomes[0], row, case.workload.says, None, case.workload.work, "GB/s") for o in outcomes]
    print(as_text(cells).replace("GB/s", "G/s"), flush=True)
    return sum(bool(o.problem) for o in outcomes if o.name == Kg.name)


if __name__ == "__main__":
    main()
