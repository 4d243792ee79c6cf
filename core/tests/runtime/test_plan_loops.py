"""Loops in plans: pairs of buffers that change places, parts that move on, what fits together,
the text form."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import OutOfBounds
from kg.plugin.registry import open_device
from kg.runtime.plan.cached import compiled, dump_plan, load_plan
from kg.runtime.plan.data import LoopStep, PlanError
from support.plan_text import parse_plan

LOOP = """
plan powers
  buffer 0 input 0 float32 12
  buffer 1 output 1 float32 12
  buffer 2 output 2 float32 3
  buffer 3 intermediate float32 3
  buffer 4 part float32 3
  buffer 5 part float32 3
  fill 2 0.0
  loop 4 swap 2 3 part 4 of 0 from 3 by -1 part 5 of 1 from 3 by -1 {
    launch 3 5 2 4 {
      %0 = param 0 [3] : float32
      %1 = param 2 [3] : float32
      %2 = param 3 [3] : float32
      %3 = add %1 %2 : float32
      %4 = store %0 %3
      %5 = param 1 [3] : float32
      %6 = mul %1 %2 : float32
      %7 = store %5 %6
      %8 = sink running %4 %7
    }
  }
"""


@pytest.mark.parametrize("name", ("REF", "CPU:LLVM"))
@pytest.mark.parametrize("count", (0, 3, 4))
def test_a_loop_swaps_pairs_and_moves_parts(name: str, count: int) -> None:
    device = open_device(name)
    text = LOOP.replace("loop 4", f"loop {count}")
    plan = parse_plan(text)
    assert parse_plan(str(plan)) == plan
    x = np.arange(12, dtype=np.float32).reshape(4, 3)
    program = device.load(plan)
    for runs in range(2):  # the runner is the second way
        given, products, total = device.buffer(x.reshape(-1)), device.buffer(np.zeros(12, np.float32)), device.empty(3, float32)
        if runs:
            program.runner()([given, products, total])
        else:
            program.bind([given, products, total])()
        rows = x[::-1][:count]
        np.testing.assert_array_equal(total.numpy(), rows.sum(0))
        before = np.concatenate([np.zeros((1, 3)), np.cumsum(rows, 0)])[:count]
        expected = np.zeros((4, 3))
        expected[::-1][:count] = before * rows
        np.testing.assert_array_equal(products.numpy().reshape(4, 3), expected)


#: The sum of elements that numbers pick: a number that is none stops it in the middle.
PICKED = """
plan picked
  buffer 0 output 0 float32 1
  buffer 1 input 1 float32 4
  buffer 2 input 2 int32 3
  buffer 3 intermediate float32 1
  buffer 4 part int32 1
  fill 0 0.0
  loop 3 swap 0 3 part 4 of 2 from 0 by 1 {
    launch 3 0 1 4 {
      %0 = param 0 [1] : float32
      %1 = param 1 [1] : float32
      %2 = param 2 [4] : float32
      %3 = param 3 [1] : int32
      %4 = gather %2 %3 : float32
      %5 = add %1 %4 : float32
      %6 = store %0 %5
      %7 = sink pick unchecked %6
    }
  }
"""


def test_a_loop_that_was_stopped_in_the_middle_leaves_nothing_behind() -> None:
    device = open_device("REF")
    total, data = device.empty(1, float32), device.buffer(np.arange(4, dtype=np.float32))
    numbers = device.buffer(np.array([1, 9, 3], np.int32))
    launch = device.load(parse_plan(PICKED)).bind([total, data, numbers])
    with pytest.raises(OutOfBounds, match=r"2\[9\]"):
        launch()
    numbers.copyin(np.array([1, 2, 3], np.int32))
    for _ in range(2):
        launch()
        assert total.numpy()[0] == 6


def test_a_loop_lives_as_one_step() -> None:
    plan = parse_plan(LOOP)
    assert plan.lifetimes == [(1, 1), (1, 1), (0, 1), (1, 1), (0, -1), (0, -1)]
    made = compiled(plan, open_device("REF").compile)
    loop, found = made.steps[1], load_plan(dump_plan(made)).steps[1]
    assert isinstance(loop, LoopStep) and isinstance(found, LoopStep)
    assert (found.count, found.pairs, found.parts, found.condition) == (4, ((2, 3),), loop.parts, -1)
    assert found.body[0].kernel.program == loop.body[0].kernel.program  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("loop 4", "loop -1", "a loop of -1 steps"),
        ("loop 4", "loop 5", r"pieces 3 to -1 of 3 elements are not within buffer 0 of 12"),
        ("swap 2 3", "swap 2 1", "what change places are two buffers of one dtype and size, not 2 and 1"),
        ("swap 2 3", "swap 3 2", "buffer 3 is read by the first step, but no step before has written it"),
        ("part 4 of 0 from 3 by -1 ", "", "buffer 4 is a part, but of no loop around this step"),
        ("part 4 of 0", "part 3 of 0", "buffer 3 is to be a part, but is intermediate"),
        ("part 5 of 1", "part 5 of 0", "buffer 0 is written, but is input"),
        (" by -1 {", " by -1 while 2 {", "buffer 2, which says whether to go on, must be of bool"),
        ("launch 3 5 2 4", "launch 2 5 3 4", "buffer 3 is read, but no step before"),
    ],
)
def test_a_loop_that_does_not_fit(old: str, new: str, message: str) -> None:
    with pytest.raises(PlanError, match=message):
        parse_plan(LOOP.replace(old, new))


FILLED = """
plan filled
  buffer 0 output 0 float32 4
  buffer 1 output 1 float32 4
  loop 2 {
    fill 0 2.0
    copy 1 0
  }
"""


@pytest.mark.parametrize("name", ("REF", "CPU:LLVM"))
def test_fills_and_copies_leave_what_a_larger_buffer_has_beyond(name: str) -> None:
    device = open_device(name)
    program = device.load(parse_plan(FILLED))
    for run in (program.runner(), lambda buffers: program.bind(buffers)()):
        buffers = [device.buffer(np.ones(6, np.float32)) for _ in range(2)]
        run(buffers)
        assert [list(b.numpy()) for b in buffers] == [[2, 2, 2, 2, 1, 1]] * 2
