"""Inputs in the memory of outputs: which plans allow it,
and that the results are those of separate memory."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from kg.dtype import bool_, float32, index
from kg.ir.args import Var
from kg.ir.build import const, param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, Plan
from kg.semantics.floats import Array
from kg_graph.canonical import Call
from kg_graph.donate import donate
from kg_graph.kernels.updates import as_scatter
from kg_graph.partition import partition

SHAPE = (6, 4)
Values = Callable[[UOp, UOp], tuple[UOp, ...]]


def replaced(x: UOp, first: int, rows: UOp) -> UOp:
    """x with rows replaced from one on, as front ends write it."""
    margins = (first, SHAPE[0] - first - rows.shape[0]), (0, 0)  # type: ignore[operator]
    inside = const(True, bool_).broadcast_to(*rows.shape).pad(*margins)
    return inside.where(rows.pad(*margins), x)


def scaled(x: UOp, y: UOp) -> UOp:
    return x * 0.5 + y


#: name -> values of two inputs, and which outputs take the memory of which of them when both are given.
CASES: dict[str, tuple[Values, dict[int, int]]] = {
    "elementwise": (lambda x, y: (scaled(x, y),), {0: 0}),
    "both": (lambda x, y: (x + y, x - y), {0: 0, 1: 1}),
    "crossed": (lambda x, y: (y * 2.0, x * 3.0), {0: 0, 1: 1}),
    "turned": (lambda x, y: (x.flip(0),), {}),
    "turned beside itself": (lambda x, y: (x.flip(0) + x,), {}),
    "sum afterwards": (lambda x, y: (x + 1.0, x.sum(1).reshape(6, 1).expand(*SHAPE)), {}),
    "rows": (lambda x, y: (x / x.sum(1).reshape(6, 1).expand(*SHAPE),), {}),
    "a row": (lambda x, y: (replaced(x, 2, const(7.0, float32).broadcast_to(1, 4)),), {0: 0}),
    "of itself": (lambda x, y: (replaced(x, 2, x.shrink((0, 2), (0, 4)) + 1.0),), {0: 0}),
    "of the other": (lambda x, y: (replaced(x, 0, y.shrink((3, 4), (0, 4))), y + 1.0), {0: 0, 1: 1}),
    "one after another": (
        lambda x, y: (replaced(replaced(x, 0, y.shrink((3, 4), (0, 4))), 5, x.shrink((0, 1), (0, 4))),),
        {0: 0},
    ),
    "most of it": (lambda x, y: (replaced(x, 0, y.shrink((0, 5), (0, 4))),), {0: 0}),
    "kept and given": (lambda x, y: ((r := replaced(x, 1, y.shrink((0, 1), (0, 4)))), r.sum(0)), {0: 0}),
}


@pytest.fixture(scope="module", params=["REF", "CPU:LLVM"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def made(name: str, device: Device) -> tuple[Call, Plan, dict[int, int]]:
    """A call of two inputs, its plan where both are donated,
    and the inputs by the outputs that take their memory."""
    values = CASES[name][0]
    count = len(values(param(8, SHAPE, float32), param(9, SHAPE, float32)))
    call = Call(values(param(count, SHAPE, float32), param(count + 1, SHAPE, float32)), ())
    slots = (count, count + 1)
    plan, _ = partition(call, device.renderer, donated=slots)
    plan, reused = donate(plan, slots, device.renderer)
    return call, plan, {target: slot - count for target, slot in reused.items()}


def run(device: Device, plan: Plan, given: dict[int, Array], reused: dict[int, int], call: Call) -> list[Array]:
    """The outputs, of which those that take an input's memory hold it before."""
    count = len(call.values)
    buffers = {slot: device.buffer(values) for slot, values in given.items()}
    for number, value in enumerate(call.values):
        taken = reused.get(number)
        buffers[number] = buffers[count + taken] if taken is not None else device.empty(int(np.prod(value.shape)), float32)
    loaded = device.load(plan)
    loaded.bind([buffers[p.slot] for p in loaded.user_params])()
    return [buffers[n].numpy().reshape(v.shape) for n, v in enumerate(call.values)]


@pytest.mark.parametrize("name", CASES)
def test_results_are_those_of_separate_memory(name: str, device: Device):
    call, plan, reused = made(name, device)
    assert reused == CASES[name][1]
    count = len(call.values)
    rng = np.random.default_rng(0)
    given = {count + n: rng.uniform(1, 2, SHAPE).astype(np.float32) for n in range(2)}
    separate, _ = partition(call, device.renderer)
    wanted = run(device, separate, given, {}, call)
    taken = {plan.buffers[n].slot for n in range(len(plan.buffers)) if plan.buffers[n].category is Category.INPUT}
    assert not taken & {count + n for n in reused.values()}
    for one, other in zip(run(device, plan, given, reused, call), wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6)


def test_many_boxes_become_as_many_scatters():
    value = x = param(1, SHAPE, float32)
    for at in range(3000):
        value = replaced(value, at % SHAPE[0], const(float(at), float32).broadcast_to(1, 4))
    found = as_scatter(value, {x})
    for at in reversed(range(3000)):
        assert found.op is Op.SCATTER and at in [c.value for c in found.src[1].find(Op.CONST)], at
        found = found.src[0]
    assert found is x


def test_a_box_that_begins_at_a_launch_value_becomes_a_scatter():
    x, at = param(1, SHAPE, float32), UOp(Op.DEFINE_VAR, index, (), Var("at", 0, SHAPE[0] - 1))
    margins = ((at, const(SHAPE[0] - 1, index) - at), (0, 0))
    row = const(7.0, float32).broadcast_to(1, SHAPE[1])
    inside = const(True, bool_).broadcast_to(1, SHAPE[1]).pad(*margins)
    found = as_scatter(inside.where(row.pad(*margins), x), {x})
    assert found.op is Op.SCATTER and found.src[0] is x and at in found.src[2].toposort()


def test_small_boxes_alone_become_scatters():
    x, y = param(1, SHAPE, float32), param(2, SHAPE, float32)
    row = const(7.0, float32).broadcast_to(1, 4)
    assert as_scatter(replaced(x, 1, row), {x}).op is Op.SCATTER
    assert as_scatter(replaced(replaced(x, 1, row), 3, row), {x}).src[0].op is Op.SCATTER
    for value in (replaced(y, 1, row), replaced(x, 0, y.shrink((0, 5), (0, 4))), x + y, (x < y).where(y, x)):
        assert as_scatter(value, {x}) is value
