"""Microseconds that CUDA's launches cost the host:
`python benchmarks/runtimes/cuda_host.py [--rounds 15] [--real]`.

Over a libcuda that does nothing (`plugins/kg-cuda/tests/fake_driver/noop_cuda.c`), so that what is left is Python and cuda-bindings: no GPU is needed, and
what the driver adds is not in it. `--real` takes the driver itself, on a GPU. Each figure is the time that the calling thread ran, as others may use the
machine: the median of the rounds, and their least.
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from pathlib import Path

import numpy as np
from kg.dtype import float32, int32
from kg.errors import DeviceUnavailable
from kg.ir.build import param, sink, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg_cuda.arch import arch
from kg_cuda.tensor_cores.wgmma import HOPPER

SIZE, KERNELS, CALLS = 1024, 100, 2000
sys.path.insert(0, str(Path(__file__).parents[2] / "plugins" / "kg-cuda" / "tests"))


def install() -> None:
    """Have this process find a libcuda that does nothing."""
    from fake_driver.fake import build

    library = build(Path(tempfile.mkdtemp()), "noop_cuda.c")
    if library is None:
        raise SystemExit("a C compiler makes the library: clang, gcc")
    ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)


def add() -> UOp:
    """Three pointers."""
    return sink(param(0, (SIZE,), float32).store(param(1, (SIZE,), float32) + param(2, (SIZE,), float32)), name="add")


def of_value() -> UOp:
    n = variable("n", 0, 1 << 20)
    return sink(
        param(0, (SIZE,), int32).store(param(1, (SIZE,), int32) + n.cast(int32).reshape(1).expand(SIZE)), name="of_value"
    )


def chain() -> Plan:
    """Each kernel after the one before: the caller's buffers are the first's and the last's."""
    given = (PlanBuffer(Category.OUTPUT, float32, SIZE, 0), PlanBuffer(Category.INPUT, float32, SIZE, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SIZE),) * (KERNELS - 1)
    places = [1, *range(2, KERNELS + 1), 0]
    steps = tuple(LaunchStep(add(), (to, of, of)) for of, to in pairwise(places))
    return Plan("chain", (), (*given, *between), steps)


def fan() -> Plan:
    """Every kernel reads the caller's buffer: a graph is told of all of them where it is another."""
    given = (PlanBuffer(Category.OUTPUT, float32, SIZE, 0), PlanBuffer(Category.INPUT, float32, SIZE, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SIZE),) * (KERNELS - 1)
    steps = [LaunchStep(add(), (2, 1, 1))]
    steps += [LaunchStep(add(), (n + 1, n, 1)) for n in range(2, KERNELS)]
    return Plan("fan", (), (*given, *between), (*steps, LaunchStep(add(), (0, KERNELS, 1))))


def by_turns(run: Callable[[list[Buffer]], object], sets: list[list[Buffer]]) -> Callable[[], object]:
    following: Iterator[list[Buffer]] = cycle(sets)
    return lambda: run(next(following))


def fetching(device: Device) -> Callable[[list[Buffer]], object]:
    """A kernel of four words and two tensor maps, which only sm_90 and newer take."""
    from mapped import mapped

    runner = device.load(mapped(device)).runner()
    return lambda buffers: runner(buffers, [1])


def cases(device: Device) -> dict[str, tuple[Callable[[], object], int]]:
    """What is called, and of how many kernels it is."""
    floats = [device.buffer(np.zeros(SIZE, np.float32)) for _ in range(4)]
    ints = [device.buffer(np.zeros(SIZE, np.int32)) for _ in range(2)]
    launch, value = device.bind(add(), floats[:3]), device.bind(of_value(), ints)
    runner = device.load(add()).runner()
    same, moved = device.load(chain()).runner(), device.load(chain()).runner()
    all_moved = device.load(fan()).runner()
    one, other = [floats[0], floats[1]], [floats[2], floats[3]]
    singles = [device.bind(add(), [floats[0], floats[1], floats[2]]) for _ in range(KERNELS)]

    from mapped import Given

    maps: dict[str, tuple[Callable[[], object], int]] = {}  # which sm_90 and newer have
    if arch(device.runtime.card.facts.arch).number >= HOPPER:
        given = [Given(device, seed).buffers for seed in range(2)]
        maps["a runner of a kernel with two tensor maps, others each time"] = (by_turns(fetching(device), given), 1)

    def one_by_one() -> None:
        for single in singles:
            single()

    return {
        "a bound launch": (launch, 1),
        "a bound launch of a value": (lambda: value.call(3), 1),
        "a runner, the same buffers": (lambda: runner(floats[:3]), 1),
        "a runner, others each time": (by_turns(runner, [floats[:3], floats[1:]]), 1),
        **maps,
        f"{KERNELS} bound launches": (one_by_one, KERNELS),
        f"a plan of {KERNELS}, the same buffers": (lambda: same(one), KERNELS),
        f"a plan of {KERNELS}, others each time, which two kernels use": (by_turns(moved, [one, other]), KERNELS),
        f"a plan of {KERNELS}, others each time, which all kernels use": (by_turns(all_moved, [one, other]), KERNELS),
    }


def microseconds(call: Callable[[], object], kernels: int, rounds: int) -> tuple[float, float]:
    for _ in range(3):
        call()
    calls = max(20, CALLS // kernels)
    found: list[float] = []
    for _ in range(rounds):
        start = time.thread_time()
        for _ in range(calls):
            call()
        found.append((time.thread_time() - start) / calls * 1e6)
    return statistics.median(found), min(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--real", action="store_true", help="NVIDIA's driver, on a GPU")
    options = parser.parse_args()
    if not options.real:
        install()
    try:
        device = open_device("CUDA")
    except DeviceUnavailable as error:
        sys.exit(f"{error}\n`kg doctor` says what is missing; without --real no GPU is needed")
    print("| | us a call | least | us a kernel |\n|---|---:|---:|---:|")
    for name, (call, kernels) in cases(device).items():
        median, least = microseconds(call, kernels, options.rounds)
        device.synchronize()
        print(f"| {name} | {median:.1f} | {least:.1f} | {median / kernels:.2f} |")


if __name__ == "__main__":
    main()
