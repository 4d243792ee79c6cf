"""The devices that tests run on, and one kernel on one of them against the oracle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.errors import DeviceUnavailable
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.contracts import Program
from kg.runtime.device import Device
from kg.runtime.plan.data import Plan
from kg.schedule.opts import Opt
from kg.semantics.floats import numpy_storage_dtype
from kg_graph.oracle import run_ast

DEVICES = ("REF", "CPU:LLVM", "CPU:C")


@cache
def device_or_reason(name: str) -> Device | str:
    try:
        return open_device(name)
    except DeviceUnavailable as error:
        return str(error)


def device_named(name: str) -> Device:
    """The device, or the test is skipped with the reason why it can't be had."""
    device = device_or_reason(name)
    if isinstance(device, str):
        pytest.skip(device)
    return device


def params_of(ast: UOp) -> list[UOp]:
    return sorted(ast.find(Op.PARAM), key=lambda p: p.slot)


def shape_of(param: Param, variables: Mapping[str, int]) -> tuple[int, ...]:
    from kg.runtime.sizes import evaluate

    return tuple(evaluate(d, dict(variables)) for d in param.shape)


def run_on(
    device: Device, ast: UOp, arrays: Mapping[int, np.ndarray], variables: Mapping[str, int], schedule: tuple[Opt, ...] | None
) -> dict[int, np.ndarray]:
    """The raw storage of every parameter that the kernel writes."""
    return _launch(
        device, device.runtime.load(to_program(ast, device.renderer, device.compiler, schedule)), ast, arrays, variables
    )


def run_plan(
    device: Device, plan: Plan, ast: UOp, arrays: Mapping[int, np.ndarray], variables: Mapping[str, int]
) -> dict[int, np.ndarray]:
    """The same by a plan of the kernel."""
    return _launch(device, device.load(plan), ast, arrays, variables)


def _launch(
    device: Device, loaded: Program, ast: UOp, arrays: Mapping[int, np.ndarray], variables: Mapping[str, int]
) -> dict[int, np.ndarray]:
    written = {s.src[0].slot for s in ast.src}
    buffers = {}
    for p in params_of(ast):
        shape = shape_of(p.param, variables)
        raw = arrays.get(p.slot)
        if raw is None:  # garbage, so that an element that nobody writes shows
            raw = np.full(shape, 77, np.uint8).astype(numpy_storage_dtype(p.type))
        buffers[p.slot] = device.empty(int(np.prod(shape)), p.type)
        buffers[p.slot].copyin(np.ascontiguousarray(raw).reshape(-1))
    launch = loaded.bind([buffers[i.slot] for i in loaded.user_params])
    launch(**variables)
    device.synchronize()
    return {slot: np.array(buffers[slot].raw()).reshape(shape_of(_param(ast, slot), variables)) for slot in written}


def _param(ast: UOp, slot: int) -> Param:
    return next(p.param for p in params_of(ast) if p.slot == slot)


def check(
    device: Device,
    ast: UOp,
    arrays: Mapping[int, np.ndarray],
    variables: Mapping[str, int] | None = None,
    schedule: tuple[Opt, ...] | None = None,
    tolerance: float = 0.0,
    plan: Plan | None = None,
) -> None:
    """The kernel, or its plan, on the device gives what the oracle says:
    the same bits, or within a relative tolerance of floats."""
    from kg.semantics.floats import from_storage

    given = dict(variables or {})
    expected = run_ast(ast, arrays, given)
    found = run_on(device, ast, arrays, given, schedule) if plan is None else run_plan(device, plan, ast, arrays, given)
    for slot, want in expected.items():
        dtype = next(p.type for p in params_of(ast) if p.slot == slot)
        a, b = from_storage(found[slot], dtype), from_storage(want, dtype)
        if tolerance and dtype.is_float:
            np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance, err_msg=f"parameter {slot} on {device.name}")
        else:
            np.testing.assert_array_equal(a, b, err_msg=f"parameter {slot} on {device.name}")
