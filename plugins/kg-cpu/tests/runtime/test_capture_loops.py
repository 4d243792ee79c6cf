"""Loops in captured plans: the same as their steps one by one from Python."""

from __future__ import annotations

import os
import threading
import time

import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.running import PlanProgram
from kg.semantics.floats import Array
from kg_cpu.runtime.capture import Captured
from support.plan_text import parse_plan
from support.plans import running

#: A loop in a loop: the inner one moves within the piece that the outer one has moved to.
NESTED = """
plan nested
  buffer 0 output 0 float32 12
  buffer 1 input 1 float32 12
  buffer 2 part float32 4
  buffer 3 part float32 4
  buffer 4 part float32 1
  buffer 5 part float32 1
  fill 0 0.0
  loop 3 part 2 of 0 from 0 by 1 part 3 of 1 from 2 by -1 {
    loop INNER part 4 of 2 from 0 by 1 part 5 of 3 from 3 by -1 {
      launch 4 5 {
        %0 = param 0 [1] : float32
        %1 = param 1 [1] : float32
        %2 = add %1 %1 : float32
        %3 = store %0 %2
        %4 = sink twice %3
      }
    }
  }
"""
#: As long as a flag holds, which the steps carry on.
WHILE = """
plan while_it_holds
  buffer 0 output 0 bool 1
  buffer 1 output 1 float32 1
  buffer 2 input 2 bool 1
  buffer 3 intermediate float32 1
  copy 0 2
  fill 1 0.0
  loop 100 swap 1 3 while 0 {
    launch 3 1 {
      %0 = param 0 [1] : float32
      %1 = param 1 [1] : float32
      %2 = const 1.0 : float32
      %3 = reshape [1] %2 : float32
      %4 = add %1 %3 : float32
      %5 = store %0 %4
      %6 = sink more %5
    }
    launch 0 3 {
      %0 = param 0 [1] : bool
      %1 = param 1 [1] : float32
      %2 = const 5.0 : float32
      %3 = reshape [1] %2 : float32
      %4 = cmplt %1 %3 : bool
      %5 = store %0 %4
      %6 = sink flag %5
    }
  }
"""
#: So many steps that other threads must run meanwhile, in memory that the plan keeps.
LONG = """
plan long
  buffer 0 output 0 int32 1
  buffer 1 input 1 int32 1
  buffer 2 intermediate int32 1
  buffer 3 intermediate int32 1
  copy 2 1
  loop 3000001 swap 2 3 {
    launch 3 2 {
      %0 = param 0 [1] : int32
      %1 = param 1 [1] : int32
      %2 = const 1 : int32
      %3 = reshape [1] %2 : int32
      %4 = add %1 %3 : int32
      %5 = store %0 %4
      %6 = sink more %5
    }
  }
  copy 0 2
"""


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("CPU:LLVM")


def both(device: Device, text: str, given: list[Array], *values: int) -> list[list[Array]]:
    """What the arrays hold after the captured plan, twice in a row, and after its steps one by one."""
    program = PlanProgram(device.runtime, compiled(parse_plan(text), device.compile))
    run = program.runner()
    assert isinstance(run, Captured)
    found: list[list[Array]] = []
    for way in ("captured", "again", "one by one"):
        buffers = [device.buffer(values) for values in given]
        if way == "one by one":
            for call in program.calls(buffers)[0]:
                call(*values)
        else:
            run(buffers, values)
        found.append([b.numpy() for b in buffers])
    for one, other in ((0, 2), (1, 2)):
        for a, b in zip(found[one], found[other], strict=True):
            np.testing.assert_array_equal(a, b)
    return found


@pytest.mark.parametrize(("first", "by"), [(0, 1), (4, -1)])
@pytest.mark.parametrize("count", range(6))
def test_pairs_and_parts(device: Device, count: int, first: int, by: int):
    text = running(count, first, by)
    x = np.arange(4, dtype=np.float32)
    out, rows, _ = both(device, text, [np.zeros(4, np.float32), np.zeros(20, np.float32), x])[0]
    np.testing.assert_array_equal(out, x + count)
    for step in range(5):
        np.testing.assert_array_equal(rows[4 * (first + by * step) :][:4], x + step + 1 if step < count else np.full(4, -1))


@pytest.mark.parametrize("count", range(6))
def test_counts_and_places_known_at_the_call(device: Device, count: int):
    symbolic = running("%0", "%2", -1)
    nodes = "  variable n 0 5\n  %0 = define_var n 0 5 : index\n  %1 = const -1 : index\n  %2 = add %0 %1 : index\n"
    text = symbolic.replace("plan running\n", f"plan running\n{nodes}")
    out, rows, x = both(
        device, text, [np.zeros(4, np.float32), np.zeros(20, np.float32), np.arange(4, dtype=np.float32)], count
    )[0]
    np.testing.assert_array_equal(out, x + count)
    assert rows[::4].tolist() == [count - n if n < count else -1 for n in range(5)]


@pytest.mark.parametrize("inner", [0, 1, 4])
def test_loops_in_loops(device: Device, inner: int):
    values = np.arange(12, dtype=np.float32)
    out, _ = both(device, NESTED.replace("INNER", str(inner)), [np.ones(12, np.float32), values])[0]
    wanted = np.zeros((3, 4), np.float32)
    wanted[:, :inner] = 2 * values.reshape(3, 4)[::-1, ::-1][:, :inner]
    np.testing.assert_array_equal(out.reshape(3, 4), wanted)


@pytest.mark.parametrize(("start", "steps"), [(True, 5), (False, 0)])
def test_as_long_as_a_flag_holds(device: Device, start: bool, steps: int):
    flag, count, _ = both(device, WHILE, [np.zeros(1, bool), np.zeros(1, np.float32), np.array([start])])[0]
    assert not flag[0] and count[0] == steps


def test_a_child_forked_in_the_middle_of_a_loop_begins_anew(device: Device):
    """What the loop of another thread had moved, and that it was running, is nothing to the child."""
    run = PlanProgram(device.runtime, compiled(parse_plan(LONG), device.compile)).runner()
    given = [[device.buffer(np.array([n], np.int32)) for n in (0, 5)] for _ in range(2)]
    for _ in range(4):
        thread = threading.Thread(target=run, args=(given[0],))
        thread.start()
        time.sleep(0.01)
        assert thread.is_alive()
        child = os.fork()
        if child == 0:
            wrong = True
            try:
                run(given[1])
                wrong = given[1][0].numpy()[0] != 3000006
            finally:
                os._exit(int(wrong))
        thread.join()
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
