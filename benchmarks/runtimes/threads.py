"""From which size on two workers beat one.

    python benchmarks/runtimes/threads.py [--device CPU:LLVM] [--rounds 9]

Kernels that memory limits and kernels that arithmetic limits, in growing sizes, on one worker and on two in turn. *busy* is launch after launch, when
the second worker still spins; *asleep* follows a pause, after which it must be woken. A line gives the time on one worker, the gain of a second, and what the
runtime estimates from the program alone, by which it decides; the last lines give the least time of one worker from which on a second one gains.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.contracts import Launch
from kg.runtime.device import Device
from kg.schedule.opts import parse_schedule

SIZES = tuple(1 << n for n in range(9, 22))
PAUSE = 0.002  # seconds: longer than a worker spins
#: Gain of a second worker that counts as one.
GAIN = 1.1


def add(n: int) -> UOp:
    return sink(param(0, (n,), float32).store(param(1, (n,), float32) + param(2, (n,), float32)), name="add")


def powers(n: int) -> UOp:
    x = param(1, (n,), float32)
    return sink(param(0, (n,), float32).store(((x.exp2() + 1.0).exp2() + 2.0).exp2()), name="powers")


def scalar_powers(n: int) -> UOp:
    return powers(n)


def sums(n: int) -> UOp:
    rows = n // 64
    return sink(param(0, (rows, 1), float32).store(param(1, (rows, 64), float32).sum(1)), name="sums")


def product(n: int) -> UOp:
    """Rows of 64 against a matrix of 64 x 64."""
    rows = n // 64
    a = param(1, (rows, 64), float32).reshape(rows, 1, 64).expand(rows, 64, 64)
    b = param(2, (64, 64), float32).permute(1, 0).reshape(1, 64, 64).expand(rows, 64, 64)
    return sink(param(0, (rows, 64), float32).store((a * b).sum(2).reshape(rows, 64)), name="product")


#: kernel -> its schedule
KERNELS: dict[Callable[[int], UOp], str] = {
    add: "VECTOR(o0, 16) THREAD(o0)",
    powers: "VECTOR(o0, 16) THREAD(o0)",
    scalar_powers: "THREAD(o0)",
    sums: "VECTOR(r0, 16) THREAD(o0)",
    product: "THREAD(o0) VECTOR(o1, 32)",
}


@dataclass(frozen=True, slots=True)
class Line:
    """Of one size: nanoseconds of one worker, how many times as fast two are, and the runtime's choice."""

    size: int
    alone: float
    busy: float
    asleep: float
    chosen: int


def launches(device: Device, ast: UOp, schedule: str) -> tuple[list[Launch], int]:
    """On one worker and on two, and how many the runtime would take."""
    program = to_program(ast, device.renderer, device.compiler, parse_schedule(schedule))
    buffers = [device.empty(max(1, p.size if isinstance(p.size, int) else 1), float32) for p in program.program.params]
    for b in buffers:
        b.clear()
    found: list[Launch] = []
    chosen = 0
    for workers in (1, 2):
        loaded = device.runtime.load(program)
        chosen = loaded.workers  # type: ignore[attr-defined]
        loaded.workers = workers  # type: ignore[attr-defined]
        found.append(loaded.bind(buffers))
    return found, chosen


def in_a_row(call: Callable[..., object], calls: int) -> float:
    start = time.perf_counter_ns()
    for _ in range(calls):
        call()
    return (time.perf_counter_ns() - start) / calls


def after_a_pause(call: Callable[..., object]) -> float:
    time.sleep(PAUSE)
    start = time.perf_counter_ns()
    call()
    return time.perf_counter_ns() - start


def measure(device: Device, kernel: Callable[[int], UOp], size: int, rounds: int) -> Line:
    (one, two), chosen = launches(device, kernel(size), KERNELS[kernel])
    calls = max(3, min(2000, int(2e5 / max(100.0, in_a_row(one.call, 3)))))
    figures: dict[str, list[float]] = {"one": [], "two": [], "one late": [], "two late": []}
    for _ in range(rounds):
        figures["one"].append(in_a_row(one.call, calls))
        figures["two"].append(in_a_row(two.call, calls))
        for _ in range(3):
            figures["one late"].append(after_a_pause(one.call))
            figures["two late"].append(after_a_pause(two.call))
    middle = {name: statistics.median(times) for name, times in figures.items()}
    return Line(size, middle["one"], middle["one"] / middle["two"], middle["one late"] / middle["two late"], chosen)


def threshold(lines: list[Line], gain: Callable[[Line], float]) -> str:
    """The least time of one worker from which on a second gains at every size."""
    worth: Line | None = None
    for line in reversed(lines):
        if gain(line) < GAIN:
            break
        worth = line
    return f"{worth.alone:,.0f} ns" if worth else "never"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    device = open_device(options.device)
    for kernel in KERNELS:
        print(f"{kernel.__name__:14s} {'elements':>10s} {'one worker':>12s} {'busy':>6s} {'asleep':>7s}  taken")
        lines = [measure(device, kernel, size, options.rounds) for size in SIZES]
        for line in lines:
            print(f"{'':14s} {line.size:10,d} {line.alone:9,.0f} ns {line.busy:5.2f}x {line.asleep:6.2f}x  {line.chosen}")
        print(
            f"{'':14s} worth a second: {threshold(lines, lambda r: r.busy)} busy, {threshold(lines, lambda r: r.asleep)} asleep",
            flush=True,
        )


if __name__ == "__main__":
    main()
