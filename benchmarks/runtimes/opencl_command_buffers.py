"""A captured plan of small kernels as a list of commands and as a command buffer of the driver's,
by turns on two contexts of one device.

`python benchmarks/runtimes/opencl_command_buffers.py [--kernels 100] [--rounds 400]`, on drivers whose command buffers kg does not use, too. `KG_DRIVER=pocl` picks one.
Each time is the least of the rounds: until the call returns, until the work has ended, and of five launches in flight. Then what the process grows by per launch.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg_opencl.devices import arch, device
from kg_opencl.runtime import command_buffers
from kg_opencl.runtime.card import OpenCLCard
from kg_opencl.runtime.device import OpenCLRuntime

SIZE, FLIGHT, GROWTH = 64, 5, 300


class Contender:
    """x = x + 1, so many times, on a context of its own."""

    def __init__(self, tools: Device, kernels: int, *, recorded: bool) -> None:
        runtime = OpenCLRuntime("OPENCL", OpenCLCard(device(None), "OPENCL"))
        assert runtime.card.recorder is not None, command_buffers.unused(device(None), runtime.card.queue)
        if not recorded:
            runtime.card.recorder = None
        self.device = Device("OPENCL", runtime, lambda: (tools.renderer, tools.compiler))
        x = param(0, (SIZE,), float32)
        plan = Plan(
            "small",
            (),
            (PlanBuffer(Category.OUTPUT, float32, SIZE, 0),),
            (LaunchStep(sink(x.store(x + 1.0), name="more"), (0,)),) * kernels,
        )
        self.plan, self.given = self.device.load(plan).runner(), [self.device.buffer(np.zeros(SIZE, np.float32))]
        for _ in range(6):
            self.plan(self.given)
        self.check(6 * kernels, self.given[0])

    def check(self, expected: int, of: Buffer) -> None:
        assert of.numpy().tolist() == [expected] * SIZE

    def times(self) -> tuple[float, float, float]:
        begin = time.perf_counter()
        self.plan(self.given)
        returned = time.perf_counter()
        self.device.synchronize()
        ended = time.perf_counter()
        for _ in range(FLIGHT):
            self.plan(self.given)
        self.device.synchronize()
        return returned - begin, ended - begin, (time.perf_counter() - ended) / FLIGHT

    def growth(self) -> float:
        """KiB of memory per launch, when each has ended before the next."""
        before = resident()
        for _ in range(GROWTH):
            self.plan(self.given)
            self.device.synchronize()
        return (resident() - before) / GROWTH


def resident() -> int:
    """KiB that the process has of the machine's memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernels", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=400)
    options = parser.parse_args()
    command_buffers.MEASURED.clear()
    tools = open_device("OPENCL")
    print(arch(device(None)))
    contenders = {name: Contender(tools, options.kernels, recorded=name != "list") for name in ("list", "command buffer")}
    times = [{name: one.times() for name, one in contenders.items()} for _ in range(options.rounds)]
    for name, one in contenders.items():
        returned, ended, flight = (min(turn[name][what] for turn in times) * 1e6 for what in range(3))
        print(
            f"{name}: returns after {returned:.0f} µs, ends after {ended:.0f}, {flight:.0f} each of {FLIGHT} in flight; ",
            end="",
        )
        print(f"{one.growth():.1f} KiB of memory per launch")


if __name__ == "__main__":
    main()
