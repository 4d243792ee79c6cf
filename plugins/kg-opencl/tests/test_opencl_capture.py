"""Plans captured: lists of commands, told of what changed, the same as their steps one by one."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from kg.dtype import DType, float32, float64, int32, uint8
from kg.ir.build import param, sink, variable
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg_gpu.graphs.capture import GraphRun
from kg_opencl.runtime.card import OpenCLCard
from kg_opencl.runtime.launching import CommandList, Launcher
from opencl_support import opencl
from support.plans import chain, check_loop, looped

DEVICE = opencl()


@pytest.mark.parametrize("dtype", [float32, uint8], ids=str)
@pytest.mark.parametrize("size", [1, 100, 70_001])
def test_ten_kernels_with_buffers_anew(size: int, dtype: DType) -> None:
    run = DEVICE.load(chain(size, dtype=dtype)).runner()
    for turn in range(3):
        values = np.arange(size) % 50 + turn
        x, out = DEVICE.buffer(values, dtype), DEVICE.empty(size, dtype)
        run([out, x])
        run([out, x])
        assert out.numpy().tolist() == (values + 10).tolist()


def test_a_known_set_of_buffers_sets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    run = DEVICE.load(chain(100)).runner()
    x, out = DEVICE.buffer(np.zeros(100, np.float32)), DEVICE.empty(100, float32)
    for _ in range(3):
        run([out, x])

    def refuse(*_: object) -> None:
        raise AssertionError("arguments are set again")

    monkeypatch.setattr(Launcher, "set", refuse)
    monkeypatch.setattr(OpenCLCard, "kernel", refuse)
    run([out, x])
    assert out.numpy().tolist() == [10] * 100


def test_memory_of_the_host_at_the_same_address_is_found_anew() -> None:
    """Another buffer of the driver's may begin where the last one did."""
    run = DEVICE.load(chain(64)).runner()
    array, out = np.zeros(64, np.float32), DEVICE.empty(64, float32)
    for turn in range(4):
        array[:] = turn
        shared = DEVICE.share(array)
        run([out, shared])
        assert out.numpy().tolist() == [turn + 10] * 64
        del shared


@pytest.mark.parametrize(("dtype", "value"), [(float32, 1.5), (float64, 0.1), (uint8, 7), (int32, -3)], ids=str)
def test_fills_and_copies(dtype: DType, value: float) -> None:
    n = variable("n", 1, 100)
    buffers = (PlanBuffer(Category.OUTPUT, dtype, 100, 0), PlanBuffer(Category.INTERMEDIATE, dtype, 100))
    plan = Plan("filled", (n.variable,), buffers, (FillStep(1, value), CopyStep(0, 1)))
    run, out = DEVICE.load(plan).runner(), DEVICE.empty(100, dtype)
    for _ in range(3):
        out.clear()
        run([out], (100,))
        assert (out.numpy() == np.array(value, out.numpy().dtype)).all()


def test_a_step_that_is_left_out_for_some_values() -> None:
    n = variable("n", 1, 64)
    add = sink(param(0, (64,), float32).store(param(0, (64,), float32) + 1.0), name="add")
    plan = Plan(
        "maybe", (n.variable,), (PlanBuffer(Category.OUTPUT, float32, 64, 0),), (FillStep(0, 0.0), LaunchStep(add, (0,), n > 8))
    )
    run, out = DEVICE.load(plan).runner(), DEVICE.empty(64, float32)
    for value in (3, 9, 9, 4, 64, 64):
        run([out], (value,))
        assert out.numpy().tolist() == [float(value > 8)] * 64


def test_loops() -> None:
    check_loop(DEVICE.load(looped(DEVICE, 5)).runner(), DEVICE, 5)


def test_it_is_a_list_of_commands() -> None:
    run = cast(Any, DEVICE.load(chain(100)).runner())
    x, out = DEVICE.buffer(np.zeros(100, np.float32)), DEVICE.empty(100, float32)
    for _ in range(2):
        run([out, x])
    (part,) = [one.__self__ for one in run._runs]
    assert isinstance(part, GraphRun) and isinstance(part._graph, CommandList)
