"""Plans that tests of captured ones run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
from kg.dtype import DType, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer

from support.plan_text import parse_plan


def more(size: int | UOp, dtype: DType = float32, name: str = "more") -> UOp:
    """out = x + 1"""
    x = param(1, (size,), dtype)
    return sink(param(0, (size,), dtype).store(x + x.const_like(1)), name=name)


def chain(size: int, length: int = 10, dtype: DType = float32) -> Plan:
    """out = x + length, each kernel after the one before."""
    given = (PlanBuffer(Category.OUTPUT, dtype, size, 0), PlanBuffer(Category.INPUT, dtype, size, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, dtype, size),) * (length - 1)
    places = [1, *range(2, length + 1), 0]
    return Plan("chain", (), (*given, *between), tuple(LaunchStep(more(size, dtype), (to, of)) for of, to in pairwise(places)))


def running(count: object, first: object = 4, by: int = -1) -> str:
    """out = x + steps, by turns in two buffers.
    Each step's value is a row of `rows`, beginning at `first`. Numbers may be nodes of the text."""
    return f"""
plan running
  buffer 0 output 0 float32 4
  buffer 1 output 1 float32 20
  buffer 2 input 2 float32 4
  buffer 3 intermediate float32 4
  buffer 4 part float32 4
  copy 0 2
  fill 1 -1.0
  loop {count} swap 0 3 part 4 of 1 from {first} by {by} {{
    launch 3 0 {{
      %0 = param 0 [4] : float32
      %1 = param 1 [4] : float32
      %2 = const 1.0 : float32
      %3 = reshape [1] %2 : float32
      %4 = expand [4] %3 : float32
      %5 = add %1 %4 : float32
      %6 = store %0 %5
      %7 = sink more %6
    }}
    copy 4 3
  }}
"""


def looped(device: Device, count: int) -> Plan:
    """The plan of `running`, from the last row on."""
    return compiled(parse_plan(running(count)), device.compile)


def check_loop(run: Callable[[Sequence[Buffer]], object], device: Device, count: int) -> None:
    """What `looped` gives, three times."""
    for turn in range(3):
        x = np.arange(4, dtype=np.float32) + turn
        out, rows = device.empty(4, float32), device.empty(20, float32)
        run([out, rows, device.buffer(x)])
        assert out.numpy().tolist() == (x + count).tolist()
        expected = np.full((5, 4), -1.0)
        for step in range(count):
            expected[4 - step] = x + step + 1
        assert rows.numpy().reshape(5, 4).tolist() == expected.tolist()
