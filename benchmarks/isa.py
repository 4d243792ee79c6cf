"""CPU:X86 beside CPU:LLVM: rounds in turn in one process, least times on one thread, and the time from the ordered program to machine code.

uv run --group bench python benchmarks/isa.py [ROW ...] [--rounds 20]; KGCPU_LEVEL=x86-64-v3 for AVX2.
"""

from __future__ import annotations

import argparse
import math
import time

import kg
import numpy as np
from kg.compile.program import to_program
from kg.plugin import UnsupportedError, ordered_uops
from kg_isa.x86.renderer import X86Renderer
from kg_tune.bench.catalog import workload
from kg_tune.bench.workload import relative_error

ROWS = ("vector_add", "gelu", "softmax", "layernorm", "sum_all", "gather", "matmul_256", "matmul_512", "conv", "attention")
DEVICES = ("CPU:LLVM", "CPU:X86")


def code_time(ast: kg.UOp, device: kg.Device) -> float:
    """Milliseconds from the ordered program to machine code, the least of three."""
    renderer, compiler = device.renderer, device.compiler
    try:
        program = to_program(ast, renderer, compiler)
    except UnsupportedError:
        return math.nan
    uops = ordered_uops(program)
    times: list[float] = []
    for _ in range(3):
        if isinstance(renderer, X86Renderer):
            renderer._last = None
        start = time.perf_counter()
        source = renderer.render(uops)
        if compiler is not None:
            compiler.compile(source)
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def row(name: str, rounds: int) -> list[float]:
    """Prints the row: microseconds of each, the ratio of LLVM's to ours."""
    work = workload(name)
    arrays = work.make(np.random.default_rng(1))
    launches, codes, results = [], [], []
    for wanted in DEVICES:
        device = kg.open_device(wanted)
        buffers = [
            device.empty(math.prod(work.params[0].param.shape), work.params[0].dtype),
            *[device.buffer(a) for a in arrays],
        ]
        launch = device.prepare(work.ast, buffers)
        launch()
        results.append(buffers[0].numpy().reshape(-1))
        launches.append(launch)
        codes.append(code_time(work.ast, device))
    error = relative_error(results[1], results[0].astype(np.float64))
    assert error <= 2 * work.tolerance, f"{name}: they differ by {error}"
    least = [math.inf] * len(DEVICES)
    for _ in range(rounds):
        for n, launch in enumerate(launches):
            start = time.perf_counter()
            launch()
            least[n] = min(least[n], time.perf_counter() - start)
    llvm, ours = (t * 1e6 for t in least)
    print(f"{name:20} {llvm:10.1f} {ours:10.1f} us  {llvm / ours:5.2f}   code {codes[0]:6.1f} {codes[1]:6.1f} ms", flush=True)
    return [llvm / ours]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", default=ROWS)
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    print(f"{'':20} {DEVICES[0]:>10} {DEVICES[1]:>10}      ratio")
    ratios = [ratio for name in options.rows for ratio in row(name, options.rounds)]
    print(f"geometric mean {math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}")


if __name__ == "__main__":
    main()
