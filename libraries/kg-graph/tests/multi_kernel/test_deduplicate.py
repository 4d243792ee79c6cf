"""Kernels of one plan that are alike: which become one, and what each launch tells it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest
from kg.dtype import bool_, float32, int32
from kg.ir.build import arange, const, param, sink, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.data import Category, LaunchStep, LoopStep, Plan, PlanBuffer, launches, parameters
from kg_graph.multi_kernel.deduplicate import MANY, with_shared_kernels

SIZE = 40
X = param(99, (SIZE,), float32)


def plan_of(kernels: Sequence[UOp], variables: Sequence[UOp] = ()) -> Plan:
    """Each with an output of its own, all of one input."""
    outputs = [next(p.size for p in parameters(k) if p.written) for k in kernels]
    buffers = [PlanBuffer(Category.OUTPUT, float32, size, slot) for slot, size in enumerate(outputs)]  # type: ignore[arg-type]
    buffers.append(PlanBuffer(Category.INPUT, float32, SIZE, len(kernels)))
    steps = tuple(LaunchStep(k, (at, len(kernels))) for at, k in enumerate(kernels))
    return Plan("alike", tuple(v.variable for v in variables), tuple(buffers), steps)


def kernel(at: int, value: UOp) -> UOp:
    """Of slots and a name that no other one has."""
    return sink(param(at, value.shape, float32).store(value), name=f"kernel{at}")


def part(first: int, count: int = 4) -> UOp:
    return X.shrink((first, first + count))


def kinds(plan: Plan) -> int:
    return len({step.kernel for step in launches(plan.steps)})


def run(plan: Plan, device_name: str) -> list[list[float]]:
    device = open_device(device_name)
    given = [device.empty(int(b.size), b.dtype) for b in plan.buffers[:-1]]  # type: ignore[arg-type]
    device.bind(plan, [*given, device.buffer(np.arange(SIZE, dtype=np.float32))])()
    return [b.numpy().tolist() for b in given]


def test_kernels_of_other_buffers_are_one() -> None:
    plan = with_shared_kernels(plan_of([kernel(0, part(3) * 2.0), kernel(1, part(3) * 2.0), kernel(2, part(3) * 3.0)]))
    assert kinds(plan) == 2 and [step.buffers for step in launches(plan.steps)] == [(0, 3), (1, 3), (2, 3)]
    assert plan.steps[0] == LaunchStep(plan.steps[1].kernel, (0, 3))  # type: ignore[union-attr]


def test_the_order_of_slots_does_not_matter() -> None:
    y = param(7, (4,), float32)
    one = sink(param(8, (4,), float32).store(part(3) - y), name="one")
    other = sink(param(0, (4,), float32).store(part(3) - y), name="other")
    buffers = [PlanBuffer(Category.OUTPUT, float32, 4, slot) for slot in (0, 1)]
    buffers += [PlanBuffer(Category.INPUT, float32, size, slot) for slot, size in ((2, 4), (3, SIZE))]
    plan = Plan("order", (), tuple(buffers), (LaunchStep(one, (2, 0, 3)), LaunchStep(other, (1, 2, 3))))
    shared = with_shared_kernels(plan)
    assert kinds(shared) == 1
    device = open_device("REF")
    outs = [device.empty(4, float32) for _ in range(2)]
    device.bind(shared, [*outs, device.buffer(np.ones(4, np.float32)), device.buffer(np.arange(SIZE, dtype=np.float32))])()
    assert [out.numpy().tolist() for out in outs] == [[2.0, 3.0, 4.0, 5.0]] * 2


def test_few_kernels_keep_their_positions() -> None:
    plan = with_shared_kernels(plan_of([kernel(n, part(n % (MANY - 2)) + 1.0) for n in range(MANY - 1)]))
    assert kinds(plan) == MANY - 2 and not any(step.values for step in launches(plan.steps))


def scattered(at: int, first: int) -> UOp:
    return kernel(at, param(at, (SIZE,), float32).scatter(part(7), arange(4, int32) + (first + 1)))


def padded(at: int, first: int) -> UOp:
    margins = (first, SIZE - 4 - first)
    inside = const(True, bool_).broadcast_to(4).pad(margins)
    return kernel(at, inside.where((part(2) * 2.0).pad(margins), X))


MADE: dict[str, Callable[[int, int], UOp]] = {
    "part": lambda at, first: kernel(at, part(first) + part(3)),
    "two parts": lambda at, first: kernel(at, part(first) - part(SIZE - 4 - first)),
    "padded": padded,
    "scattered": scattered,
}


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_many_are_told_where(name: str, device: str) -> None:
    kernels = [MADE[name](at, 5 + 2 * at) for at in range(MANY)]
    plan = plan_of(kernels)
    shared = with_shared_kernels(plan)
    assert kinds(shared) == 1 and all(step.values for step in launches(shared.steps))
    expected = run(plan, device)
    found = run(shared, device)
    if name == "scattered":  # all else there is whatever the memory held
        places = [slice(6 + 2 * at, 10 + 2 * at) for at in range(MANY)]
        assert [f[p] for f, p in zip(found, places, strict=True)] == [[7.0, 8.0, 9.0, 10.0]] * MANY
    else:
        assert found == expected


def test_positions_that_all_have_in_common_stay() -> None:
    shared = with_shared_kernels(plan_of([kernel(at, part(at) + part(30)) for at in range(MANY)]))
    values = [dict(step.values) for step in launches(shared.steps)]
    assert kinds(shared) == 1 and [list(v.values()) for v in values] == [[at] for at in range(MANY)]


def test_positions_that_are_always_the_same_are_one_variable() -> None:
    shared = with_shared_kernels(plan_of([padded(at, 2 * at) for at in range(MANY)]))
    assert [step.values for step in launches(shared.steps)] == [(("at0", 2 * at),) for at in range(MANY)]


def test_which_position_is_used_where_matters() -> None:
    """f(3, 5, 3) and f(4, 6, 6) have two positions each, and are not alike."""
    kernels = [kernel(at, (part(at) - part(at + 9)) * part(at if at % 2 else at + 9)) for at in range(2 * MANY)]
    shared = with_shared_kernels(plan_of(kernels))
    assert kinds(shared) == 2 and run(shared, "CPU:LLVM") == run(plan_of(kernels), "CPU:LLVM")


def test_names_of_the_plans_variables_are_not_taken() -> None:
    n = variable("at0", 0, 9)
    kernels = [kernel(at, part(at) * n.cast(float32).reshape(1).expand(4)) for at in range(MANY)]
    shared = with_shared_kernels(plan_of(kernels, [n]))
    assert {name for step in launches(shared.steps) for name, _ in step.values} == {"_at0"}


def test_kernels_of_loops_are_one() -> None:
    """Those of other buffers in bodies of two loops, and beside them."""
    plan = plan_of([kernel(n, part(3) * 2.0) for n in range(3)])
    first, *others = plan.steps
    shared = with_shared_kernels(replace(plan, steps=(first, *(LoopStep(2, (step,)) for step in others))))
    assert kinds(shared) == 1 and [step.buffers for step in launches(shared.steps)] == [(0, 3), (1, 3), (2, 3)]
    assert run(shared, "REF") == run(shared, "CPU:LLVM") == [[6.0, 8.0, 10.0, 12.0]] * 3


def test_positions_of_kernels_in_loops_are_given_at_launch() -> None:
    plan = plan_of([kernel(n, part(n) + 1.0) for n in range(MANY)])
    shared = with_shared_kernels(replace(plan, steps=tuple(LoopStep(2, (step,)) for step in plan.steps)))
    assert kinds(shared) == 1
    assert run(shared, "REF") == run(shared, "CPU:LLVM") == [[n + 1.0 + i for i in range(4)] for n in range(MANY)]
