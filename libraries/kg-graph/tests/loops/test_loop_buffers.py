"""Intermediates of one iteration of a loop share buffers."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import bool_, float32, int32
from kg.ir.args import Param
from kg.ir.build import const, param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import Category, LaunchStep, LoopStep, Plan, PlanBuffer, Step, launches
from kg_graph.canonical import canonical
from kg_graph.loops.buffers import with_reused_buffers
from kg_graph.loops.nodes import loop, result
from kg_graph.nodes import stored
from kg_graph.partition import partition

SIZE, TIMES = 64, 5
X, C, D = UOp(Op.BUFFER, float32, (), Param(0, (SIZE,))), param(11, (SIZE,), float32), param(12, (SIZE,), float32)
TURN = sink(param(0, (SIZE,), float32).store(param(1, (SIZE,), float32).flip(0)), name="turn")
ADD = sink(param(0, (SIZE,), float32).store(param(0, (SIZE,), float32) + param(1, (SIZE,), float32)), name="add")


def turn(target: int, source: int) -> LaunchStep:
    return LaunchStep(TURN, (target, source))


def planned(*body: Step, after: tuple[Step, ...] = (), count: int = 9) -> Plan:
    """Buffers 0 and 1 are the caller's; the others are intermediates, the last one of other elements."""
    given = [PlanBuffer(c, float32, SIZE, slot) for slot, c in enumerate((Category.OUTPUT, Category.INPUT))]
    own = [PlanBuffer(Category.INTERMEDIATE, float32 if n < count - 1 else int32, SIZE) for n in range(2, count)]
    return Plan("loop", (), (*given, *own), (LoopStep(3, body), *after))


def bodies(plan: Plan) -> list[tuple[int, ...]]:
    return [step.buffers for step in launches(plan.steps)]


def test_what_is_no_longer_needed_is_used_again() -> None:
    plan = with_reused_buffers(planned(turn(2, 1), turn(3, 2), turn(4, 3), turn(5, 4), turn(0, 5)))
    assert bodies(plan) == [(2, 1), (3, 2), (2, 3), (3, 2), (0, 3)]


def test_what_is_needed_later_is_kept() -> None:
    plan = with_reused_buffers(planned(turn(2, 1), turn(3, 2), turn(4, 3), turn(5, 2), turn(0, 5), turn(0, 4)))
    assert bodies(plan) == [(2, 1), (3, 2), (4, 3), (3, 2), (0, 3), (0, 4)]


@pytest.mark.parametrize(
    "plan",
    [
        planned(LaunchStep(ADD, (2, 1)), turn(3, 2), turn(4, 3), LaunchStep(ADD, (5, 4)), turn(0, 5)),
        planned(turn(2, 1), turn(3, 2), turn(0, 3), after=(turn(0, 2), turn(0, 3))),
    ],
    ids=["read before it is stored", "read after the loop"],
)
def test_what_outlives_an_iteration_is_left_alone(plan: Plan) -> None:
    own = {2, 5} if plan.steps[0].body[0].kernel is ADD else {2, 3}  # type: ignore[union-attr]
    for before, now in zip(bodies(plan), bodies(with_reused_buffers(plan)), strict=True):
        assert all(n == b for b, n in zip(before, now, strict=True) if b in own or n in own)


def test_what_is_carried_or_in_pieces_is_left_alone() -> None:
    steps = (turn(2, 1), turn(3, 2), turn(4, 3), turn(0, 4))
    plan = planned(*steps)
    (step,) = plan.steps
    assert isinstance(step, LoopStep)
    carried = Plan("loop", (), plan.buffers, (LoopStep(3, steps, pairs=((2, 4),)),))
    assert with_reused_buffers(carried) == carried
    assert bodies(with_reused_buffers(plan)) == [(2, 1), (3, 2), (2, 3), (0, 2)]


def test_loops_in_loops_share_apart() -> None:
    inner = LoopStep(2, (turn(4, 3), turn(5, 4), turn(6, 5), turn(7, 6)))
    plan = with_reused_buffers(planned(turn(2, 1), turn(3, 2), inner, turn(0, 7)))
    assert bodies(plan) == [(2, 1), (3, 2), (4, 3), (5, 4), (4, 5), (2, 4), (0, 2)]


def _steps(count: int, value: UOp) -> UOp:
    """Kernels one after another, each of which reads all of the one before."""
    for _ in range(count):
        value = stored(value + value.flip(0) * 0.25)
    return value


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("inner", [0, 3])
def test_results(inner: int, device: str) -> None:
    value = _steps(5, C)
    if inner:
        value = value + result(loop(inner, [(D, value, _steps(4, D))]), 0)
    opened = open_device(device)
    plan, _ = partition(canonical([result(loop(TIMES, [(C, X, value)]), 0)]), opened.renderer)
    check_plan(plan)
    assert len({b for buffers in bodies(plan) for b in buffers}) < len(bodies(plan))
    given, out = np.random.default_rng(0).normal(size=SIZE).astype(np.float32), opened.empty(SIZE, float32)
    opened.bind(plan, [out, opened.buffer(given)])()

    def steps(count: int, x: np.ndarray) -> np.ndarray:
        for _ in range(count):
            x = x + x[::-1] * np.float32(0.25)
        return x

    for _ in range(TIMES):
        given = steps(5, given)
        again = given
        for _ in range(inner):
            again = steps(4, again)
        given = given + again if inner else given
    np.testing.assert_allclose(out.numpy(), given, rtol=1e-4)


def one_step_if(flag: UOp, begins: UOp, after: UOp, stands: UOp) -> UOp:
    """What is carried of a loop of at most one step."""
    going = param(13, (), bool_)
    return result(loop(1, [(stands, begins, after), (going, flag, const(False, bool_))], condition=1), 0)


def test_a_step_under_a_condition_stores_over_what_it_does_not_read() -> None:
    """A chain of them is one buffer, that of the result, and nothing changes places but the condition's."""
    positive = stored(X.shrink((0, 1)).reshape() > 0.0)
    first = one_step_if(positive, X * 0.0, D * 2.0, C)
    last = one_step_if(positive, first, D * 3.0, C)
    given = UOp(Op.BUFFER, float32, (), Param(1, (SIZE,)))
    plan, _ = partition(canonical([v.substitute({D: given}) for v in (last,)]), open_device("CPU:LLVM").renderer)
    loops = [step for step in plan.steps if isinstance(step, LoopStep)]
    assert len(loops) == 2 and all(len(step.pairs) == 1 for step in loops)
    large = [b for b in plan.buffers if b.category is Category.INTERMEDIATE and b.size == SIZE]
    assert len(large) <= 2, plan  # the two products, which no step changes: they are made before


def test_a_step_under_a_condition_that_reads_what_it_begins_as_has_two_buffers() -> None:
    positive = stored(X.shrink((0, 1)).reshape() > 0.0)
    plan, _ = partition(canonical([one_step_if(positive, X * 0.5, C.flip(0), C)]), open_device("CPU:LLVM").renderer)
    (step,) = [step for step in plan.steps if isinstance(step, LoopStep)]
    assert len(step.pairs) == 2
