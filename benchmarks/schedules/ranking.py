"""How long default schedules take to be chosen:
processor time of `default_schedule` for each workload of `kg bench` and each golden kernel, by target.

`python benchmarks/schedules/ranking.py [--target NAME ...] [--rounds 5] [--worst 8] [--profile KERNEL]`. A time is the least of some rounds, each with facts that nothing has been asked of; those of the kernel's
axes, which a schedule that is given needs too, are timed beside them.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import sys
import time
from pathlib import Path
from statistics import mean, median

from kg.analysis.facts import kernel_facts
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.target.renderer import Renderer
from kg_schedules.heuristic import default_schedule
from kg_tune.bench import catalog

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))  # the golden kernels are those of the tests
from golden.kernels import KERNELS
from golden.renderers import RENDERERS, WITH_CORES

MAKERS = RENDERERS | WITH_CORES
TARGETS = (
    "CPU-LLVM@avx2",
    "CPU-LLVM@vnni",
    "CPU-LLVM@neon",
    "CUDA-PTX@sm_90",
    "WEBGPU-WGSL",
    "OPENCL-C@cpu",
    "AMD-LLVM@gfx1100",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", nargs="+", default=list(TARGETS), choices=list(MAKERS), metavar="NAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--worst", type=int, default=8, help="how many kernels of each target are listed")
    parser.add_argument("--profile", metavar="KERNEL", help="where the time goes for one kernel")
    options = parser.parse_args()
    for name in options.target:
        renderer = MAKERS[name][0]()
        graphs = _graphs(renderer, options.profile)
        if options.profile:
            for graph in graphs.values():
                _profile(graph, renderer)
            continue
        times = {kernel: _least(graph, renderer, options.rounds) for kernel, graph in graphs.items()}
        chosen = sorted(choice for choice, _ in times.values())
        print(
            f"{name}: {len(chosen)} kernels, mean {mean(chosen):.2f} ms, median {median(chosen):.2f}, "
            f"95 % within {chosen[int(0.95 * (len(chosen) - 1))]:.2f}, most {chosen[-1]:.2f}"
        )
        for kernel in sorted(times, key=times.__getitem__, reverse=True)[: options.worst]:
            print(f"    {kernel:28} {times[kernel][0]:6.2f} ms, facts {times[kernel][1]:5.2f} ms", flush=True)


def _graphs(renderer: Renderer, only: str | None) -> dict[str, UOp]:
    """Kernels as `choose_schedule` gets them."""
    makers = {name: lambda name=name: catalog.workload(name).ast for name in catalog.names()} | dict(KERNELS)
    chosen = {name: make for name, make in makers.items() if only in (None, name)}
    return {name: full_rewrite_to_sink(make(), Context(renderer), until="choose_schedule") for name, make in chosen.items()}


def _least(graph: UOp, renderer: Renderer, rounds: int) -> tuple[float, float]:
    """Milliseconds of the choice, without the facts that it begins with, and of the facts."""
    choices, facts = list[float](), list[float]()
    for _ in range(rounds):
        gc.collect()
        kernel_facts.cache_clear()
        start = time.process_time()
        kernel_facts(graph)
        known = time.process_time()
        default_schedule(graph, renderer)
        facts.append(known - start)
        choices.append(time.process_time() - known)
    return 1e3 * min(choices), 1e3 * min(facts)


def _profile(graph: UOp, renderer: Renderer) -> None:
    profile = cProfile.Profile()
    for _ in range(20):
        kernel_facts.cache_clear()
        kernel_facts(graph)
        profile.runcall(default_schedule, graph, renderer)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
