"""CPU:X86 beside CPU:LLVM: one thread of one process, processor time in turn, least of the rounds;
and the time from the ordered program to machine code.

uv run --group bench python benchmarks/generated_code/isa.py [ROW ...] [--rounds 20]; KGCPU_LEVEL=x86-64-v3 for AVX2. Rows are those of benchmarks/cpu.py.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path

import kg
import numpy as np
from kg.compile.program import to_program
from kg.garbage import infrequent_collection
from kg.plugin import Op, UnsupportedError, ordered_uops
from kg.plugin.passes import void
from kg_tune.bench.catalog import workload
from kg_tune.bench.measure import bind
from kg_tune.bench.workload import relative_error

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # side_by_side
from side_by_side.rows import ROWS

DEVICES = ("CPU:LLVM", "CPU:X86")


def generator(ast: kg.UOp, device: kg.Device) -> Callable[[], object]:
    """What makes machine code of the ordered program."""
    renderer, compiler = device.renderer, device.compiler
    program = to_program(ast, renderer, compiler)
    uops = ordered_uops(program)
    if compiler is not None:
        return lambda: compiler.compile(renderer.render(uops))
    return lambda: renderer.asm(program, kg.UOp(Op.LINEAR, void, uops))


def code_times(ast: kg.UOp) -> list[float]:
    """Milliseconds from the ordered program to machine code of each device, the least of seven in turn."""
    try:
        generators = [generator(ast, kg.open_device(wanted)) for wanted in DEVICES]
    except UnsupportedError:
        return [math.nan] * len(DEVICES)
    least = [math.inf] * len(DEVICES)
    for _ in range(7):
        for n, generate in enumerate(generators):
            with infrequent_collection():  # as everywhere that kernels are compiled
                start = time.process_time()
                generate()
                least[n] = min(least[n], (time.process_time() - start) * 1e3)
    return least


def row(name: str, rounds: int, seconds: float) -> tuple[float, float]:
    """Prints the row: microseconds of each, the ratio of LLVM's to ours; of code ours to LLVM's."""
    work = workload(name)
    arrays = work.make(np.random.default_rng(1))
    launches, results, codes = [], [], code_times(work.ast)
    for wanted in DEVICES:
        device = kg.open_device(wanted)
        buffers = [
            device.empty(math.prod(work.params[0].param.shape), work.params[0].dtype),
            *[device.buffer(a, p.type) for a, p in zip(arrays, work.params[1:], strict=True)],
        ]
        launch = bind(device, work, buffers, threads=1)
        launch()
        results.append(buffers[0].numpy().reshape(-1))
        launches.append(launch)
    error = relative_error(results[1], results[0].astype(np.float64))
    assert error <= 2 * work.tolerance, f"{name}: they differ by {error}"
    least = [math.inf] * len(DEVICES)
    start = time.process_time()
    launches[0]()
    calls = max(1, int(seconds / max(1e-6, time.process_time() - start)))
    for _ in range(rounds):
        for n, launch in enumerate(launches):
            start = time.process_time()
            for _ in range(calls):
                launch()
            least[n] = min(least[n], (time.process_time() - start) / calls)
    llvm, ours = (t * 1e6 for t in least)
    print(
        f"{name:20} {llvm:10.1f} {ours:10.1f} us  {llvm / ours:5.2f}   code {codes[0]:7.1f} {codes[1]:7.1f} ms  {codes[1] / codes[0]:5.2f}",
        flush=True,
    )
    return llvm / ours, codes[1] / codes[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", default=[r.workload for r in ROWS])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.01, help="of each device in each round")
    options = parser.parse_args()
    print(f"{'':20} {DEVICES[0]:>10} {DEVICES[1]:>10}      ratio")
    ratios = [row(name, options.rounds, options.seconds) for name in options.rows]
    for number, what in enumerate(("LLVM's time / X86's", "X86's code / LLVM's")):
        mean = math.exp(sum(math.log(pair[number]) for pair in ratios) / len(ratios))
        print(f"geometric mean of {what}: {mean:.2f}")


if __name__ == "__main__":
    main()
