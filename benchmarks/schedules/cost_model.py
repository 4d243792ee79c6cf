"""How well the cost model orders schedules:
rank correlation of its estimates with times measured on the device.

`python benchmarks/schedules/cost_model.py [WORKLOAD …] [--count 60] [--device CPU:LLVM] [--seed 0]` draws schedules at random around the default
one and the empty one, and prints per workload the correlation, how much slower than the best of all the best of the model's first eight is,
and the schedules that it misjudges most.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import read_slots
from kg.schedule.opts import format_schedule
from kg.text.graphs import format_graph
from kg_tune.bench import catalog
from kg_tune.farm import Farm
from kg_tune.measuring.bench import DeviceBench
from kg_tune.measuring.compiling import Toolchain
from kg_tune.measuring.data import given_arrays
from kg_tune.measuring.processes import CompileProcesses
from kg_tune.space import Candidate, Space

DEFAULT = ("matmul_512", "transpose", "softmax", "sum_all", "gemv", "conv")
#: Schedules that should take so many times as long as the default one are not run.
HOPELESS = 30


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload", nargs="*", default=list(DEFAULT))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    device = open_device(options.device)
    with CompileProcesses() as executor:
        for name in options.workload:
            report(name, *measured(name, device, executor, options.count, options.seed))


def drawn(space: Space, count: int, seed: int) -> list[Candidate]:
    """Sensible candidates several moves from the default and the empty schedule, and the default one."""
    chooser, default = random.Random(seed), space.candidate(space.default)
    assert default is not None
    found = {default.digest: default}
    for _ in range(20 * count):
        schedule = chooser.choice((space.default, ()))
        for _ in range(chooser.randint(1, 3)):
            schedule = space.leap(schedule, chooser)
        candidate = space.candidate(schedule)
        if candidate is None or not candidate.cost.sensible(space.renderer):
            continue
        if candidate.cost.cycles < HOPELESS * default.cost.cycles:
            found.setdefault(candidate.digest, candidate)
        if len(found) > count:
            break
    return list(found.values())


def measured(
    name: str, device: Device, executor: CompileProcesses, count: int, seed: int
) -> tuple[list[Candidate], np.ndarray]:
    """The candidates that compiled, and their times."""
    workload = catalog.workload(name)
    arrays = dict(zip(read_slots(workload.ast), workload.make(np.random.default_rng(seed)), strict=True))
    bench = DeviceBench(device, workload.ast, given_arrays(workload.ast, {}, arrays), {})
    candidates = drawn(Space(workload.ast, device.renderer), count, seed)
    farm = Farm(executor, format_graph(workload.ast), Toolchain.of(device.name, device.renderer, device.compiler))
    programs = farm.compile([c.schedule for c in candidates])
    kept, times = [], []
    for candidate, program in zip(candidates, programs, strict=True):
        if isinstance(program, UOp):
            run = bench.load(program)
            first = run.sample()
            kept.append(candidate)
            times.append(first if first > 0.1 else min(run.sample() for _ in range(5)))
    return kept, np.array(times)


def report(name: str, candidates: list[Candidate], times: np.ndarray) -> None:
    cycles = np.array([c.cost.cycles for c in candidates])
    ranks = [np.argsort(np.argsort(values)) for values in (times, cycles)]
    correlation = float(np.corrcoef(*ranks)[0, 1])
    first = times[np.argsort(cycles)[:8]].min() / times.min()
    print(
        f"{name}: {len(times)} schedules, rank correlation {correlation:.2f}, best of the model's first eight {first:.2f} of the best"
    )
    scale = np.exp(np.median(np.log(times / cycles)))
    off = np.log(times / cycles / scale)
    for i in np.argsort(-np.abs(off))[:4]:
        print(
            f"    {1e3 * times[i]:9.3f} ms, expected {1e3 * cycles[i] * scale:9.3f}  {format_schedule(candidates[i].schedule)}"
        )


if __name__ == "__main__":
    main()
