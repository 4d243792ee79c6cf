"""kg on OpenCL beside hand-written OpenCL C and CLBlast in the same queue, round by round,
each result checked.

`python benchmarks/gpus/opencl.py [--device OPENCL:1] [--only matmul_512] [--rounds 5]`. The reference is a kernel of `opencl_kernels/`, run through pyopencl; CLBlast
is called where its library is (Debian's libclblast1). A ratio is the median over the rounds of how many times the reference's time something takes. At
the end: the time of a kernel of a captured plan of 100 small ones, beside 100 launches from Python.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyopencl as cl
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.semantics.floats import Array
from kg_opencl.arrays import queue
from kg_opencl.devices import arch
from kg_tune.bench.workload import Bound, Workload

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # side_by_side
from side_by_side.case import Case
from side_by_side.compare import REFERENCE
from side_by_side.contender import Contender, InThisProcess, Unable
from side_by_side.in_process import KERNELS, SMALL, Kg, case_of, parser_of, shown, small_kernels, workload_of

FOLDER = Path(__file__).parent / "opencl_kernels"
SIZE = 1 << 24
Grid = tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """Kernels of a file of `opencl_kernels`, launched in this order:
    name, work-items, and what makes a work-group, None for the driver's choice. `size`: what N is in the file. All take the
    result, the arrays, and memory for what one leaves to the next."""

    size: int
    kernels: tuple[tuple[str, Grid, Grid | None], ...]


def matmul(side: int) -> tuple[str, tuple[int, ...], dict[str, Hand]]:
    packed = (("pack", (side, side // 32), None), ("run", (side // 8, side // 32), None))
    return (
        "matmul_512",
        (side,),
        {
            "matmul_packed": Hand(side, packed),
            "matmul": Hand(side, (("run", (side // 16, side // 8), None),)),
            "matmul_shared": Hand(side, (("run", (side // 4, side // 4), (16, 16)),)),
        },
    )


def alone(size: int, items: Grid) -> Hand:
    return Hand(size, (("run", items, None),))


#: row -> the workload, its sizes, and what is written by hand, of which the first is the reference
ROWS: dict[str, tuple[str, tuple[int, ...], dict[str, Hand]]] = {
    "copy": ("", (SIZE,), {"copy": alone(SIZE, (SIZE // 16,))}),
    "vector_add": ("vector_add", (SIZE,), {"vector_add": alone(SIZE, (SIZE // 16,))}),
    "sum_all": ("sum_all", (SIZE,), {"sum": Hand(SIZE, (("parts", (256,), None), ("run", (1,), None)))}),
    "softmax": ("softmax", (4096, 1024), {"softmax": alone(1024, (4096,))}),
    "matmul_512": matmul(512),
    "matmul_1024": matmul(1024),
    "matmul_2048": matmul(2048),
    "attention": (
        "attention",
        (8, 1024, 64),
        {"attention": Hand(1024, (("pack", (1024, 8), None), ("run", (1024 // 4, 8), None)))},
    ),
}


def copied(size: int) -> Workload:
    """Of no catalogue: what bandwidth is measured by."""

    def make(random: np.random.Generator) -> tuple[Array, ...]:
        return (random.random(size, np.float32),)

    ast = sink(param(0, (size,), float32).store(param(1, (size,), float32)), name="copy")
    return Workload("copy", f"a copy of {size:,} elements", ast, make, lambda x: x, Bound.MEMORY, 8 * size, 0.0)


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
    """Kernels of a file of `opencl_kernels`."""

    def __init__(self, name: str, file: str, hand: Hand, commands: cl.CommandQueue) -> None:
        super().__init__(name, commands)
        self._file, self._hand = file, hand

    def enqueued(self, case: Case, buffers: list[cl.Buffer]) -> Callable[[], object]:
        text, context = (FOLDER / f"{self._file}.cl").read_text(), self._queue.context
        try:
            built = cl.Program(context, text).build([f"-DN={self._hand.size}", "-cl-std=CL1.2"])
        except cl.Error as error:
            raise Unable(str(error)) from error
        if len(self._hand.kernels) > 1:
            buffers.append(cl.Buffer(context, cl.mem_flags.READ_WRITE, max(b.size for b in buffers)))
        kernels = [(cl.Kernel(built, name), items, group) for name, items, group in self._hand.kernels]
        for kernel, _, _ in kernels:
            kernel.set_args(*buffers)

        def call() -> None:
            for kernel, items, group in kernels:
                cl.enqueue_nd_range_kernel(self._queue, kernel, items, group)

        return call


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


def launches(device: Device) -> Callable[[], None]:
    """As many launches of one small kernel, and the wait for them."""
    commands = queue(device)
    text = "kernel void run(global float *x) { x[get_global_id(0)] += 1; }"
    kernel = cl.Kernel(cl.Program(commands.context, text).build(), "run")
    memory = cl.Buffer(commands.context, cl.mem_flags.READ_WRITE, 4 * SMALL)
    kernel.set_args(memory)

    def call() -> None:
        assert memory  # a kernel does not hold its arguments
        for _ in range(KERNELS):
            cl.enqueue_nd_range_kernel(commands, kernel, (SMALL,), None)
        commands.finish()

    return call


def main() -> None:
    parser = parser_of(__doc__, ROWS)
    parser.add_argument("--device", default="OPENCL")
    options = parser.parse_args()
    device = open_device(options.device)
    commands, wrong = queue(device), 0
    print(arch(commands.device))
    for row in (name for name in ROWS if not options.only or name in options.only):
        name, sizes, kernels = ROWS[row]
        contenders: list[Contender] = [
            HandWritten(file if number else REFERENCE, file, hand, commands)
            for number, (file, hand) in enumerate(kernels.items())
        ]
        contenders += [Kg(device), *([CLBlast("CLBlast", commands)] if "matmul" in row else [])]
        wrong += not shown(row, case_of(workload_of(name, sizes) if name else copied(*sizes)), contenders, options)
    if not options.only or "launches" in options.only:
        small_kernels(device, launches(device), "launched from Python", options.rounds)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
