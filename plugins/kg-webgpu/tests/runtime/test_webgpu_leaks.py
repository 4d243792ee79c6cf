"""What thousands of writes, launches, programs, plans and measurements leave behind:
nothing that grows."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from kg.dtype import float32, int32
from kg.ir.build import param, sink, variable
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg_webgpu.runtime.device import WebGPURuntime
from wgsl_support import needs_adapter

STATUS = Path("/proc/self/statm")
pytestmark = [
    needs_adapter,
    pytest.mark.skipif(not STATUS.exists(), reason="the memory of a process is read from Linux's /proc"),
]
MIB = 1 << 20


@pytest.fixture
def device() -> Iterator[Device]:
    made = WebGPURuntime(None)
    yield Device("WEBGPU", made, lambda: (made.renderer, None))
    made.close()


def resident() -> int:
    """Bytes of this process that are in memory."""
    gc.collect()
    return int(STATUS.read_text().split()[1]) * 4096


def grown(work: Callable[[int], object], times: int, first: int) -> int:
    """By how much memory grew in so many calls, after the first ones."""
    for number in range(first):
        work(number)
    before = resident()
    for number in range(first, first + times):
        work(number)
    return resident() - before


def more(size: int | UOp, name: str = "more") -> UOp:
    """out = x + 1"""
    return sink(param(0, (size,), float32).store(param(1, (size,), float32) + 1.0), name=name)


def test_writes_without_a_launch(device: Device):
    """The driver keeps a copy of what is written until it is submitted and the device,
    which may be behind where others use the processor, has copied it."""
    x, values = device.empty(1 << 16, float32), np.zeros(1 << 16, np.float32)
    assert grown(lambda _: x.copyin(values), 4000, 300) < 400 * MIB  # of 1000


def test_launches(device: Device):
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(more(16))).bind([out, x])

    def work(number: int) -> None:
        launch()
        if number % 1000 == 999:
            device.synchronize()

    assert grown(work, 10_000, 2000) < 8 * MIB


@pytest.mark.exhaustive
def test_launches_with_values(device: Device):
    """More values than are kept: each has its uniform and its bind group for a while."""
    n, m = variable("n", 0, 64), variable("m", 0, 1 << 30)
    x = param(1, (n,), int32)
    ast = sink(param(0, (n,), int32).store(x + m.cast(int32).reshape(1).expand(n)), name="values")
    launch = device.load(device.compile(ast)).bind([device.empty(64, int32), device.buffer(np.zeros(64, np.int32))])
    assert grown(lambda number: launch(m=number, n=64), 4000, 2000) < 8 * MIB


@pytest.mark.exhaustive
def test_buffers_that_come_and_go(device: Device):
    run = device.load(device.compile(more(1000))).runner()
    values = np.zeros(1000, np.float32)
    assert grown(lambda _: run([device.empty(1000, float32), device.buffer(values)]), 3000, 1000) < 8 * MIB


def test_programs_that_come_and_go(device: Device):
    program = device.compile(more(16))

    def work(number: int) -> None:
        x, out = device.empty(16, float32), device.empty(16, float32)
        device.load(program).bind([out, x])()
        device.synchronize()

    assert grown(work, 400, 200) < 16 * MIB


@pytest.mark.exhaustive
def test_plans_that_come_and_go(device: Device):
    given = (PlanBuffer(Category.OUTPUT, float32, 64, 0), PlanBuffer(Category.INPUT, float32, 64, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, 64),) * 2
    steps = tuple(LaunchStep(device.compile(more(64)), (to, of)) for of, to in pairwise([1, 2, 3, 0]))
    loaded = device.load(Plan("chain", (), (*given, *between), steps))

    def work(number: int) -> None:
        loaded.bind([device.empty(64, float32), device.empty(64, float32)])()

    assert grown(work, 1000, 500) < 8 * MIB


@pytest.mark.exhaustive
def test_measurements(device: Device):
    launch = device.load(device.compile(more(16))).bind([device.empty(16, float32), device.empty(16, float32)])
    if not device.runtime.has_clock:
        pytest.skip("the adapter has no timestamp-query")
    assert grown(lambda _: device.runtime.timed(launch), 1000, 300) < 8 * MIB


@pytest.mark.exhaustive
def test_devices_that_come_and_go():
    def work(number: int) -> None:
        made = WebGPURuntime(None)
        device = Device("WEBGPU", made, lambda: (made.renderer, None))
        out = device.empty(16, float32)
        device.load(device.compile(more(16))).bind([out, device.buffer(np.zeros(16, np.float32))])()
        assert out.numpy()[0] == 1
        made.close()

    assert grown(work, 20, 10) < 4 * MIB
