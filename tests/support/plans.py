"""Plans that tests of captured ones run."""

from __future__ import annotations

from itertools import pairwise

from kg.device.plan import Category, LaunchStep, Plan, PlanBuffer
from kg.dtype import DType, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp


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
