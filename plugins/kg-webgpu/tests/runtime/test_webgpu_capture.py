"""Plans captured: the same as their steps one by one, with what lies between them
where the shaders take it best."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float32, int32, uint8
from kg.errors import BufferError
from kg.ir.build import param, sink, variable
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg_webgpu.runtime.capture import Captured
from kg_webgpu.runtime.device import WebGPUProgram, WebGPURuntime
from kg_webgpu.wgsl.writer import Variant
from support.plans import chain, check_loop, looped, more
from wgsl_support import needs_adapter

pytestmark = needs_adapter


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("WEBGPU")


def captured(device: Device, plan: Plan) -> Captured:
    run = device.load(plan).runner()
    assert isinstance(run, Captured)
    return run


@pytest.mark.parametrize("dtype", [float32, uint8], ids=str)
@pytest.mark.parametrize("size", [1, 16, 100, 70_001])
def test_ten_kernels_with_buffers_anew(size: int, dtype: DType, device: Device):
    run = captured(device, chain(size, dtype=dtype))
    for turn in range(3):
        values = np.arange(size) % 50 + turn
        x, out = device.buffer(values, dtype), device.empty(size, dtype)
        run([out, x])
        run([out, x])
        assert out.numpy().tolist() == (values + 10).tolist()


def test_what_lies_between_needs_no_slower_shader(device: Device):
    """An arena's parts begin where WebGPU binds them:
    none is moved, though the one buffer is read and written."""
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    run([out, x])
    assert out.numpy().tolist() == [10] * 100
    for program in run.program.loaded.values():
        assert isinstance(program, WebGPUProgram)
        assert all(not variant.moved for variant in program._shaders)
        assert Variant(shared=frozenset([1])) in program._shaders


def test_a_known_set_of_buffers_makes_nothing(device: Device, monkeypatch: pytest.MonkeyPatch):
    run = captured(device, chain(100))
    runtime = device.runtime
    assert isinstance(runtime, WebGPURuntime)
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    run([out, x])
    made: list[object] = []
    monkeypatch.setattr(runtime.queue, "group", lambda *_: made.append(1))
    for _ in range(20):
        run([out, x])
    assert not made and out.numpy().tolist() == [10] * 100


def test_buffers_are_not_kept(device: Device):
    """A plan with copies and fills too: what the caller gives up goes back."""
    run = PlanProgram(device.runtime, looped(device, 3)).runner()
    out, rows, x = device.empty(4, float32), device.empty(20, float32), device.buffer(np.zeros(4, np.float32))
    run([out, rows, x])
    address, allocator = x.address, device.runtime.allocator
    del x
    assert address not in allocator._used  # type: ignore[attr-defined]


def test_bound_plans_refuse_freed_buffers(device: Device):
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(chain(16)).bind([out, x])
    launch()
    assert out.numpy().tolist() == [10] * 16
    x.free()
    with pytest.raises(BufferError, match="was freed"):
        launch()


def test_values_and_conditions(device: Device):
    n = variable("n", 0, 64)
    few = n < n.const_like(10)
    x = param(1, (n,), int32)
    add = sink(param(0, (n,), int32).store(x + n.cast(int32).reshape(1).expand(n)), name="add_n")
    buffers = (
        PlanBuffer(Category.OUTPUT, int32, n, 0),
        PlanBuffer(Category.INPUT, int32, n, 1),
        PlanBuffer(Category.INTERMEDIATE, int32, n),
    )
    steps = (LaunchStep(add, (2, 1)), LaunchStep(add, (0, 2)), LaunchStep(add, (0, 1), few))
    run = captured(device, Plan("maybe", (n.variable,), buffers, steps))
    x, out = device.buffer(np.arange(64), int32), device.buffer(np.full(64, -1), int32)
    for value in (3, 20, 0, 9, 10, 64):
        run([out, x], [value])
        expected = np.arange(value) + value * (1 if value < 10 else 2)
        assert out.numpy()[:value].tolist() == expected.tolist(), value


def test_values_of_one_launch(device: Device):
    x = device.buffer(np.arange(64), int32)
    at = variable("at", 0, 48)
    part = sink(param(0, (16,), int32).store(param(1, (64,), int32).shrink((at, at + 16))), name="part")
    more = (PlanBuffer(Category.INPUT, int32, 64, 1), *(PlanBuffer(Category.OUTPUT, int32, 16, slot) for slot in (2, 3)))
    run = captured(device, Plan("placed", (), more, tuple(LaunchStep(part, (n, 0), values=(("at", 16 * n),)) for n in (1, 2))))
    parts = [device.empty(16, int32) for _ in range(2)]
    run([x, *parts])
    assert [p.numpy().tolist() for p in parts] == [list(range(16, 32)), list(range(32, 48))]


@pytest.mark.parametrize("size", [1, 5, 64, 3_000_001])
@pytest.mark.parametrize("value", [0, 7])
def test_copies_and_fills(size: int, value: int, device: Device):
    """Of bytes, whose sizes are no words, and of more than one pattern of a fill."""
    buffers = (
        PlanBuffer(Category.OUTPUT, uint8, size, 0),
        PlanBuffer(Category.OUTPUT, uint8, size, 1),
        PlanBuffer(Category.INPUT, uint8, size, 2),
        PlanBuffer(Category.INTERMEDIATE, uint8, size),
    )
    steps = (FillStep(3, value), LaunchStep(more(size, uint8), (0, 3)), CopyStep(1, 2), CopyStep(3, 2))
    run = captured(device, Plan("moves", (), buffers, steps))
    x = np.arange(size).astype(np.uint8)
    guard = device.buffer(np.full(size + 8, 99), uint8)
    out = device.empty(size, uint8)
    for _ in range(2):
        run([out, guard.view(0, size), device.buffer(x, uint8)])
    assert (out.numpy() == value + 1).all()
    assert (guard.numpy() == [*x, *[99] * 8]).all()


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_loops(count: int, device: Device):
    run = PlanProgram(device.runtime, looped(device, count)).runner()
    assert isinstance(run, Captured)
    check_loop(run, device, count)
