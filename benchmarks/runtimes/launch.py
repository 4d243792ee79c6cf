"""Nanoseconds per launch from Python of kernels that store little:
`python benchmarks/runtimes/launch.py [--device CPU:LLVM] [--rounds 15]`.

What is left is the launch itself: the call, checking values, handing a slice to another core and waiting for it. Each figure is the
median of the rounds and their least, in loops of many calls; a builtin that does nothing is given for comparison.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

import numpy as np
from kg.compile.program import to_program
from kg.dtype import float32, int32
from kg.ir.build import const, param, sink, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.contracts import Launch
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg.schedule.opts import parse_schedule

CALLS = 20_000


def one_number() -> UOp:
    return sink(param(0, (1,), float32).store(const(1.0, float32)), name="one_number")


def of_value() -> UOp:
    return sink(param(0, (1,), int32).store(variable("n", 0, 1 << 20).cast(int32)), name="of_value")


def slices() -> UOp:
    return sink(param(0, (64,), float32).store(const(1.0, float32)), name="slices")


def of_size() -> UOp:
    return sink(param(0, (variable("n", 1, 1 << 20),), float32).store(const(1.0, float32)), name="of_size")


def ten_kernels(device: Device) -> tuple[Plan, Callable[[], object]]:
    """A plan of ten kernels of 16 numbers, each of which reads what the one before stored,
    and their launches one after another."""
    add = sink(param(0, (16,), float32).store(param(1, (16,), float32) + 1.0), name="add")
    given = (PlanBuffer(Category.OUTPUT, float32, 16, 0), PlanBuffer(Category.INPUT, float32, 16, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, 16),) * 9
    places = [1, *range(2, 11), 0]
    plan = Plan("ten", (), (*given, *between), tuple(LaunchStep(add, (to, of)) for of, to in itertools.pairwise(places)))
    buffers = [device.empty(16, float32) for _ in range(11)]
    calls = [device.bind(add, [buffers[to], buffers[of]]).call for of, to in itertools.pairwise(places)]

    def one_by_one() -> None:
        for call in calls:
            call()

    return plan, one_by_one


def bound(device: Device, ast: UOp, elements: int = 1, schedule: str = "", workers: bool = False) -> Launch:
    """A launch of the kernel.
    With `workers` the estimate of its work is raised, so that it is worth several."""
    program = to_program(ast, device.renderer, device.compiler, parse_schedule(schedule))
    if workers:
        program = program.replace(arg=replace(program.program, steps=10**9))
    loaded = device.runtime.load(program)
    return loaded.bind([device.empty(elements, ast.src[0].src[0].type)])


def nanoseconds(call: Callable[..., object], rounds: int, *values: int, calls: int = CALLS) -> tuple[float, float]:
    """(median, least) over the rounds."""
    found: list[float] = []
    for _ in range(rounds + 1):
        start = time.perf_counter_ns()
        for _ in itertools.repeat(None, calls):
            call(*values)
        found.append((time.perf_counter_ns() - start) / calls)
    return statistics.median(found[1:]), min(found[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    device = open_device(options.device)
    plain, value, size = bound(device, one_number()), bound(device, of_value()), bound(device, of_size(), 1 << 20)
    rows: list[tuple[str, Callable[..., object], tuple[int, ...]]] = [
        ("the length of (), for comparison", ().__len__, ()),
        ("launch.call()", getattr(plain, "call", plain), ()),
        ("launch()", plain, ()),
        ("launch.call(n), n is a value", getattr(value, "call", value), (7,)),
        ("launch(n)", value, (7,)),
        ("launch(n=7)", lambda: value(n=7), ()),
        ("launch(n), n is a size", size, (1,)),
    ]
    if device.renderer.has_threads:
        alone = bound(device, slices(), 64, "THREAD(o0)")
        rows.append(("launch.call() of 64 elements, one worker", getattr(alone, "call", alone), ()))
        both = bound(device, slices(), 64, "THREAD(o0)", workers=True)
        if getattr(both.program, "workers", 1) > 1:
            rows.append(("launch.call() of 64 elements, every core", getattr(both, "call", both), ()))
    plan, one_by_one = ten_kernels(device)
    given = [device.empty(16, float32) for _ in range(2)]
    runner, launch = device.load(plan).runner(), device.bind(plan, given)
    rows += [
        ("ten launches, one by one from Python", one_by_one, ()),
        ("a plan of the ten: launch.call()", launch.call, ()),
        ("a plan of the ten: runner([out, x])", lambda: runner(given), ()),
    ]
    if runner.direct is not None:
        rows.append(("the same, given addresses: runner.direct(out, x)", runner.direct, tuple(b.address for b in given)))
    width = max(len(name) for name, _, _ in rows)
    print(f"{'ns per launch on ' + options.device:{width}}   median    least")
    for name, call, values in rows:
        median, least = nanoseconds(call, options.rounds, *values)
        print(f"{name:{width}} {median:8.0f} {least:8.0f}")
    out = np.zeros(1, np.float32)
    print(f"{'(numpy: fill of one element)':{width}} {nanoseconds(lambda: out.fill(1.0), 3)[0]:8.0f}")


if __name__ == "__main__":
    main()
