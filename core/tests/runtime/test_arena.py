"""The arena of a plan: what is alive together lies apart, few bytes are wasted,
and nothing is seen of what a call before left there."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kg.dtype import float32
from kg.ir.build import param, sink, variable
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.memory.arena import LARGE, STAGGER, Arena, Span, arena_of, live_bytes, place
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer, PlanError, Step
from kg.runtime.plan.running import PlanLaunch
from kg.semantics.floats import Array

SIZE = 40
BETWEEN = PlanBuffer(Category.INTERMEDIATE, float32, SIZE)
OUT, IN = PlanBuffer(Category.OUTPUT, float32, SIZE, 0), PlanBuffer(Category.INPUT, float32, SIZE, 1)
X, Y = (param(n, (SIZE,), float32) for n in (1, 2))
TWICE = sink(param(0, (SIZE,), float32).store(X * 2.0), name="twice")
ADD = sink(param(0, (SIZE,), float32).store(X - Y), name="less")


def apart(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[1] <= other[0] or other[1] <= one[0]


@settings(deadline=None, max_examples=300)
@given(st.lists(st.tuples(st.integers(1, 60), st.integers(0, 12), st.integers(0, 6)), min_size=1, max_size=14))
def test_what_lives_together_lies_apart(found: list[tuple[int, int, int]]):
    spans = [Span(n, 64 * lines, first, first + more) for n, (lines, first, more) in enumerate(found)]
    offsets, peak = place(spans)
    ends = {s.number: (offsets[s.number], offsets[s.number] + s.nbytes) for s in spans}
    for a in spans:
        for b in spans[: a.number]:
            if a.first <= b.last and b.first <= a.last:
                assert apart(ends[a.number], ends[b.number])
    assert peak == max(end for _, end in ends.values())
    assert max(s.nbytes for s in spans) <= live_bytes(spans) <= peak <= sum(s.nbytes for s in spans)


def test_little_is_wasted():
    """By size alone, the usual order, it would be 3 % in all."""
    rng, total = random.Random(0), [0, 0]
    for _ in range(200):
        spans = [
            Span(n, 64 * rng.randint(1, 30), first := rng.randrange(20), first + rng.choice([0, 1, 2, 3, 8])) for n in range(16)
        ]
        total[0] += place(spans)[1]
        total[1] += live_bytes(spans)
    assert total[0] <= 1.01 * total[1]


def test_many_spans_are_placed():
    rng = random.Random(1)
    spans = [
        Span(n, 64 * rng.randint(1, 99), first := rng.randrange(3000), first + rng.choice([0, 1, 2, 50])) for n in range(3000)
    ]
    assert place(spans)[1] <= 1.2 * live_bytes(spans)


def chain(*numbers: tuple[int, int]) -> tuple[Step, ...]:
    return tuple(LaunchStep(TWICE, pair) for pair in numbers)


def test_a_chain_needs_two_at_a_time():
    """Six buffers, each needed by the next step alone."""
    plan = Plan("chain", (), (OUT, IN, *[BETWEEN] * 6), chain((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (0, 7)))
    arena = arena_of(plan)
    line = -(-SIZE * 4 // 64) * 64
    assert (arena.peak, arena.bound, arena.unpacked) == (2 * line, 2 * line, 6 * line)
    assert [arena.offsets[n] for n in range(2, 8)] == [0, line] * 3
    assert f"# arena of {2 * line:,} bytes, {2 * line:,} at least, {6 * line:,} without sharing" in str(plan)
    assert f"buffer 3 intermediate float32 {SIZE}  # steps 1 to 2, at {line} of the arena" in str(plan)


def test_sizes_have_their_upper_bounds_and_large_ones_room_between():
    n = variable("n", 1, LARGE)
    kernel = sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0), name="twice")
    given = [PlanBuffer(c, float32, n, slot) for slot, c in enumerate((Category.OUTPUT, Category.INPUT))]
    buffers = (*given, PlanBuffer(Category.INTERMEDIATE, float32, n), PlanBuffer(Category.INTERMEDIATE, float32, 0))
    plan = Plan("sized", (n.variable,), buffers, (LaunchStep(kernel, (2, 1)), LaunchStep(kernel, (0, 2))))
    size = 4 * LARGE + STAGGER
    assert arena_of(plan) == Arena({2: 0}, size, size, size)


def test_what_is_read_was_written_under_the_same_condition():
    n = variable("n", 0, 9)
    when, otherwise = n.const_like(4) < n, n <= n.const_like(4)
    buffers = (OUT, IN, BETWEEN)

    def plan(*conditions: object) -> Plan:
        steps = [LaunchStep(TWICE, pair, when) for pair, when in zip(((2, 1), (0, 2)), conditions, strict=True)]  # type: ignore[arg-type]
        return Plan("conditional", (n.variable,), buffers, tuple(steps))

    for conditions in ((when, when), (None, when), (None, None)):
        check_plan(plan(*conditions))
    for conditions in ((when, None), (when, otherwise)):
        with pytest.raises(
            PlanError, match="step 1: buffer 2 is read, but the steps before that write it run only under other"
        ):
            check_plan(plan(*conditions))
    check_plan(replace(plan(when, None), steps=(FillStep(2, 0.0), *plan(when, None).steps)))


def random_plan(seed: int) -> Plan:
    """Launches, copies and fills on intermediates and one output; whatever is read was written before."""
    rng = random.Random(seed)
    written: list[int] = [1]
    steps: list[Step] = []
    count = rng.randint(3, 9)
    for _ in range(rng.randint(4, 16)):
        target = rng.choice([*range(2, 2 + count), 0])
        sources = [n for n in written if n != target]
        kind = rng.choice(["twice", "less", "less", "copy", "fill"])
        if kind == "fill":
            steps.append(FillStep(target, float(rng.randint(-3, 3))))
        elif kind == "copy":
            steps.append(CopyStep(target, rng.choice(sources)))
        elif kind == "twice":
            steps.append(LaunchStep(TWICE, (target, rng.choice(sources))))
        else:
            steps.append(LaunchStep(ADD, (target, rng.choice(sources), rng.choice(sources))))
        written.append(target)
    steps.append(LaunchStep(ADD, (0, rng.choice([n for n in written if n]), 1)))
    return Plan(f"random{seed}", (), (OUT, IN, *[BETWEEN] * count), tuple(steps))


def expected(plan: Plan, x: Array) -> Array:
    values = {1: x}
    for step in plan.steps:
        match step:
            case FillStep():
                values[step.target] = np.full(SIZE, step.value, np.float32)
            case CopyStep():
                values[step.target] = values[step.source]
            case LaunchStep():
                target, *sources = step.buffers
                values[target] = values[sources[0]] * 2 if step.kernel is TWICE else values[sources[0]] - values[sources[1]]
    return values[0]


def poison(arena: Buffer | None) -> None:
    if arena is not None and arena.size:
        arena.copyin(np.full(arena.size, 0xFF, np.uint8))  # float32 NaN


def arena_in(launch: PlanLaunch) -> Buffer | None:
    """Its own, or that of the runner that it calls."""
    return launch.arena or (
        launch.steps.func.arena if isinstance(launch.steps, partial) and hasattr(launch.steps.func, "arena") else None
    )


@pytest.fixture(scope="module", params=["REF", "CPU:LLVM"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


@pytest.mark.parametrize("seed", range(25))
def test_random_plans_in_poisoned_arenas(seed: int, device: Device):
    plan = random_plan(seed)
    check_plan(plan)
    x = np.arange(SIZE, dtype=np.float32)
    out, given = device.empty(SIZE, float32), device.buffer(x)
    loaded = device.load(plan)
    launch, run = loaded.bind([out, given]), loaded.runner()
    assert isinstance(launch, PlanLaunch)
    arena = arena_of(plan)
    assert arena.bound <= arena.peak <= arena.unpacked
    blocks = (arena_in(launch), getattr(run, "arena", None))  # step by step, a runner of copies has a new one for each call
    assert not arena.peak or all(blocks[: 1 if device.name.startswith("REF") else 2])
    for call, block in zip((launch, lambda: run([out, given])), blocks, strict=True):
        for number in range(2):
            poison(block)
            given.copyin(x + number)
            call()
            np.testing.assert_array_equal(out.numpy(), expected(plan, x + number))


def test_a_device_says_where_buffers_begin():
    plan = Plan("chain", (), (OUT, IN, *[BETWEEN] * 3), chain((2, 1), (3, 2), (4, 3), (0, 4)))
    for alignment in (64, 256, 1024):
        arena = arena_of(plan, alignment)
        assert {offset % alignment for offset in arena.offsets.values()} == {0}, alignment
        assert arena.peak == 2 * (-(-SIZE * 4 // alignment) * alignment)
