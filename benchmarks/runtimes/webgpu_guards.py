"""What it costs on WebGPU that float operations are hidden
from the driver's algebra (plugins/kg-webgpu/src/kg_webgpu/wgsl/strict_floats.py).

`python benchmarks/runtimes/webgpu_guards.py [--rounds 15] [ROW ...]`. Each kernel runs as kg writes it and without guards, in turns; a ratio is the
median over the rounds of the time with guards by that without. What runs without them may compute something else: the greatest difference
of the results is shown, too.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from unittest import mock

import numpy as np
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg_tune.bench import catalog
from kg_tune.bench.measure import buffers_of
from kg_tune.bench.workload import WORKLOADS, Workload

#: row -> the sizes of the workload of that name
SIZES: dict[str, tuple[int, ...]] = {
    "vector_add": (1 << 20,),
    "gelu": (1024, 512),
    "softmax": (512, 1024),
    "layernorm": (512, 1024),
    "matmul_256": (256,),
}
FUNCTIONS = 1 << 18
ROWS = (*SIZES, "functions")


def functions() -> UOp:
    """sin(x) + exp2(x) + log2(x), which are polynomials."""
    x = param(1, (FUNCTIONS,), float32)
    return sink(param(0, (FUNCTIONS,), float32).store(x.sin() + x.exp2() + x.log2()), name="functions")


def inputs(device: Device, row: str) -> tuple[UOp, list[Buffer]]:
    """The kernel, and its buffers."""
    if row == "functions":
        x = np.random.default_rng(1).random(FUNCTIONS).astype(np.float32) * 8 + 0.1
        return functions(), [device.empty(FUNCTIONS, float32), device.buffer(x, float32)]
    catalog.workload(row, small=True)
    workload: Workload = WORKLOADS[row].args[1](*SIZES[row])  # type: ignore[attr-defined]
    return workload.ast, buffers_of(device, workload, workload.make(np.random.default_rng(1)))


def guarded_and_not(device: Device, ast: UOp, buffers: list[Buffer]) -> list[Callable[[], None]]:
    """Calls of the kernel, with guards and without."""
    program = device.compile(ast)
    bare = program.replace(src=tuple(s for s in program.src if s.op in (Op.SINK, Op.LINEAR)))  # whose text is written anew
    with_guards = device.runtime.load(program).bind(buffers)
    with (
        mock.patch("kg_webgpu.wgsl.values.hidden", lambda _w, _u: frozenset()),
        mock.patch("kg_webgpu.wgsl.memory.hides_start", lambda _w, _u: False),
    ):
        without = device.runtime.load(bare).bind(buffers)

    def call(launch: Callable[[], None]) -> Callable[[], None]:
        def run() -> None:
            launch()
            device.synchronize()

        return run

    return [call(with_guards), call(without)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", choices=[*ROWS, []], metavar="ROW", help=", ".join(ROWS))
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    device = open_device("WEBGPU")
    print(f"{'':12} {'ms with':>8} {'without':>8} {'ratio':>6} {'quartiles':>12}  difference")
    for row in given.rows or ROWS:
        ast, buffers = inputs(device, row)
        calls = guarded_and_not(device, ast, buffers)
        results = []
        for call in calls:
            call()
            results.append(buffers[0].numpy().astype(np.float64))
        taken: list[list[float]] = [[], []]
        for number in range(given.rounds):
            for which in (0, 1) if number % 2 else (1, 0):
                start = time.perf_counter()
                calls[which]()
                taken[which].append(time.perf_counter() - start)
        ratios = [a / b for a, b in zip(*taken, strict=True)]
        low, middle, high = statistics.quantiles(ratios, n=4)
        off = float(np.nanmax(np.abs(results[0] - results[1])))
        times = [1e3 * statistics.median(t) for t in taken]
        print(f"{row:12} {times[0]:8.3f} {times[1]:8.3f} {middle:6.2f} {f'{low:.2f}-{high:.2f}':>12}  {off:.3g}", flush=True)


if __name__ == "__main__":
    main()
