"""Default schedules over many shapes: each case of shape_rows/cases.py beside numpy,
and beside PyTorch where it is installed, on one core.

`python benchmarks/shapes.py` prints the worst first: kg's time over the quicker of the others. What is timed of kg are its kernels, as one bound launch;
the calls from Python are the matter of benchmarks/arrays.py. Every result is checked against numpy in float64. `--only PART` takes the cases with this
in their name, `--level x86-64-v3` keeps all to AVX2, `--above 1.2` prints those that are slower than that, `--seconds` and `--rounds` vary the time spent. `--random thin` takes products of random sizes of
a family of shape_rows/random_products.py instead, `--count` of them from a `--seed`, and ends with the geometric mean of the ratios.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from math import exp, log, prod
from statistics import fmean

import kg_array as xp
import numpy as np
from kg.errors import KgError
from kg.runtime.device import Device
from kg_array.running import memory
from kg_array.transforms.tracing import call_with
from kg_graph.canonical import canonical
from kg_graph.partition import partition
from shape_rows.case import Case
from shape_rows.cases import CASES
from shape_rows.random_products import FAMILIES, random_products
from side_by_side.levels import LEVELS, ONE_CORE, dispatched, limits

Call = Callable[[], object]
#: Calls of one sample take this long at least, so that the clock counts for nothing.
SAMPLE = 2e-4


@dataclass
class Row:
    """A case, the kernels that it is, and the least time of each contender."""

    case: Case
    kernels: int
    calls: dict[str, Call]
    times: dict[str, float] = field(default_factory=dict)

    @property
    def ratio(self) -> float:
        return self.times["kg"] / min(t for who, t in self.times.items() if who != "kg")

    def measure(self, rounds: int, seconds: float) -> None:
        for _ in range(rounds):
            for who, call in self.calls.items():
                self.times[who] = min(self.times.get(who, float("inf")), _least(call, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="")
    parser.add_argument("--above", type=float, default=0.0)
    parser.add_argument("--suspect", type=float, default=1.15, help="above this a case is measured four times as long")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.01, help="of each contender in each round")
    parser.add_argument(
        "--level", choices=LEVELS, help="the instructions that all keep to; else each library takes the best that it has"
    )
    parser.add_argument("--random", choices=FAMILIES, help="products of random sizes of this family")
    parser.add_argument("--count", type=int, default=100, help="of random products")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    if any(name not in os.environ for name in ONE_CORE):  # they are read when libraries are imported: begin again with them
        given = limits(options.level, {**dict.fromkeys(ONE_CORE, "1"), **os.environ}, dispatched())
        os.execve(sys.executable, [sys.executable, *sys.argv], given)
    device = xp.default_device()
    cases = random_products(options.random, options.count, options.seed) if options.random else CASES
    chosen = [case for case in cases if options.only in case.name]
    rows: list[Row] = []
    for case in chosen:
        try:
            row = _prepared(case, device)
        except (AssertionError, KgError) as error:
            print(f"{case.name}: {error}")
            continue
        row.measure(options.rounds, options.seconds)
        if row.ratio >= options.suspect:
            row.measure(4 * options.rounds, options.seconds)
        row.calls.clear()
        rows.append(row)
    found = {who: None for row in rows for who in row.times}
    print(f"{'':44}{'ratio':>7} kernels" + "".join(f"{who:>10}" for who in found))
    for row in sorted(rows, key=lambda row: -row.ratio):
        if row.ratio >= options.above:
            times = "".join(f"{row.times[who] * 1e6:10.2f}" if who in row.times else f"{'':10}" for who in found)
            print(f"{row.case.name:44}{row.ratio:7.2f}{row.kernels:8}{times}")
    if options.random:
        ratios = [row.ratio for row in rows]
        print(
            f"{options.random}: {len(rows)} of seed {options.seed}, geometric mean {exp(fmean(map(log, ratios))):.2f}, ", end=""
        )
        print(", ".join(f"{sum(r > limit for r in ratios)} above {limit}" for limit in (1.0, 1.2, 1.5)))


def _prepared(case: Case, device: Device) -> Row:
    arrays = case.arrays()
    exact = case.exact(arrays)
    kernels, launch, result = _bound(case, device, arrays)
    launch()
    _check(case, "kg", result(), exact)
    calls: dict[str, Call] = {"kg": launch}
    if case.peer is not None:
        calls["numpy"] = lambda: case.peer(np, *arrays)  # type: ignore[misc]
    if case.torch is not None and find_spec("torch"):
        calls["torch"] = _torch_call(case, arrays, exact)
    return Row(case, kernels, calls)


def _bound(case: Case, device: Device, arrays: list[np.ndarray]) -> tuple[int, Call, Callable[[], np.ndarray]]:
    """How many kernels the case is, a call that runs them, and what that left."""
    mine = [case.ours(xp.asarray(a)).realize() for a in arrays]
    value = call_with(partial(case.function, xp), mine, {})  # as jit does, so that nothing is done at once
    assert isinstance(value, xp.Array)
    call = canonical([value.node])
    plan, _ = partition(call, device.renderer)
    (wanted,) = call.values
    output = device.empty(prod(wanted.shape), wanted.type)  # type: ignore[arg-type]
    given = [output, *(memory.buffer_of(leaf) for leaf in call.leaves)]
    program = device.load(plan)
    launch = program.bind([given[p.slot] for p in program.user_params])
    return len(plan.steps), launch, lambda: output.numpy().reshape(wanted.shape)  # type: ignore[arg-type]


def _torch_call(case: Case, arrays: list[np.ndarray], exact: np.ndarray) -> Call:
    import torch

    torch.set_num_threads(int(os.environ["OMP_NUM_THREADS"]))
    kind = getattr(torch, case.dtype, None) if case.dtype else None
    given = [torch.from_numpy(a.copy()) for a in arrays]
    given = [g.to(kind) if kind is not None and g.is_floating_point() else g for g in given]
    call = lambda: case.torch(torch, *given)  # type: ignore[misc]  # noqa: E731
    _check(case, "torch", call().to(torch.float64).numpy(), exact)
    return call


def _check(case: Case, who: str, found: np.ndarray, exact: np.ndarray) -> None:
    error = float(np.abs(np.asarray(found, np.float64) - exact).max(initial=0) / max(1e-30, np.abs(exact).max(initial=0)))
    if not error <= case.tolerance:
        raise AssertionError(f"{case.name}: {who} is wrong by {error:.1e}")


def _least(call: Call, seconds: float) -> float:
    """The least time of one call; quick ones are timed many at once.
    By the clock on the wall: on a virtual processor that of a thread leaves out more than was stolen from it, down to a third."""
    start = time.perf_counter()
    call()
    once = max(1e-8, time.perf_counter() - start)
    count = max(1, int(SAMPLE / once))
    best, end = float("inf"), time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        for _ in range(count):
            call()
        stop = time.perf_counter()
        best = min(best, (stop - start) / count)
        if stop > end:
            return best


if __name__ == "__main__":
    main()
