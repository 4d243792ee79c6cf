"""Bounds: what they promise holds for every value of the leaves; cached, deep graphs included."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kg.dtype import bool_, float32, index, int8, int32, uint8
from kg.ir.bounds.intervals import Bounds, truncated
from kg.ir.build import const, range_, variable, vectorize
from kg.ir.op import Op
from kg.ir.uop import UOp


def test_leaves() -> None:
    n = variable("n", 3, 10)
    assert n.bounds == Bounds(3, 10)
    assert range_(7, "r").bounds == Bounds(0, 6)
    assert range_(n, "r").bounds == Bounds(0, 9)
    assert const(12, index).bounds == Bounds(12, 12, 12)
    assert const(0, index).bounds == Bounds(0, 0, 0)
    eight = const(8, int32)
    assert UOp(Op.SPECIAL, int32, (eight,), "g0").bounds == Bounds(0, 7)
    assert UOp(Op.SPECIAL, int32, (eight,), "stop").bounds == Bounds(0, 8)
    assert UOp(Op.ARG, uint8, (), 0).bounds == Bounds(0, 255)


def test_divisors() -> None:
    r = range_(5, "r")
    assert (r * 4).bounds == Bounds(0, 16, 4)
    assert (r * 4 + 6).bounds.divisor == 2
    assert (r * 12 // 4).bounds.divisor == 3
    assert (r * 12 % 8).bounds.divisor == 4
    assert vectorize(const(4, index), const(8, index)).bounds == Bounds(4, 8, 4)


def test_machine_integers_that_may_wrap_are_anything() -> None:
    x = UOp(Op.ARG, int8, (), 0)
    assert (x + 1).bounds == Bounds(-128, 127)
    assert ((x & 15) + 1).bounds == Bounds(1, 16)
    assert ((x & 15) * 100).bounds == Bounds(-128, 127)
    assert (-x).bounds == Bounds(-128, 127)


def test_index_never_wraps() -> None:
    n = variable("n", 0, 2**62)
    assert (n * n * n).bounds.max == 2**186


def test_floats_have_none() -> None:
    with pytest.raises(TypeError, match="no bounds"):
        _ = UOp(Op.ARG, float32, (), 0).bounds
    assert (UOp(Op.ARG, float32, (), 0) < 1.0).bounds == Bounds(0, 1)
    assert UOp(Op.ARG, float32, (), 0).cast(int8).bounds == Bounds(-128, 127)


def test_deep_graphs_do_not_recurse() -> None:
    x: UOp = variable("x", 0, 1)
    for _ in range(20_000):
        x = x + 1
    assert x.bounds == Bounds(20_000, 20_001)


def test_comparisons_are_decided_when_disjoint() -> None:
    r = range_(5, "r")
    assert (r < 5).bounds == Bounds(1, 1)
    assert (r < 0).bounds.max == 0
    assert (r * 4).eq(6).bounds.max == 0
    assert (r * 4).ne(6).bounds.min == 1
    assert ((r < 5) & (r < 3)).bounds == Bounds(0, 1)
    assert r.cast(bool_).bounds == Bounds(0, 1)
    assert (r + 1).cast(bool_).bounds == Bounds(1, 1)


BINARY: dict[Op, Callable[[int, int], int]] = {
    Op.ADD: operator.add,
    Op.SUB: operator.sub,
    Op.MUL: operator.mul,
    Op.MAX: max,
    Op.MIN: min,
    Op.AND: operator.and_,
    Op.OR: operator.or_,
    Op.XOR: operator.xor,
    Op.FLOORDIV: lambda a, b: a // b if b else 0,
    Op.FLOORMOD: lambda a, b: a % b if b else 0,
    Op.IDIV: truncated,
    Op.MOD: lambda a, b: a - b * truncated(a, b) if b else 0,
    Op.SHL: lambda a, b: a << b if 0 <= b < 64 else 0,
    Op.SHR: lambda a, b: a >> (b if 0 <= b < 64 else 63),
    Op.CMPLT: operator.lt,
    Op.CMPLE: operator.le,
    Op.CMPEQ: operator.eq,
    Op.CMPNE: operator.ne,
}
INTERVAL = st.tuples(st.integers(-9, 9), st.integers(0, 7), st.sampled_from([1, 2, 4, -3, 0]))


@settings(max_examples=1500, deadline=None)
@given(st.sampled_from(sorted(BINARY, key=lambda op: op.name)), INTERVAL, INTERVAL)
def test_every_value_is_within(op: Op, first: tuple[int, int, int], second: tuple[int, int, int]) -> None:
    """Exhaustive over both operands, scaled variables of small intervals."""
    values: list[list[int]] = []
    operands: list[UOp] = []
    for name, (least, width, scale) in zip("xy", (first, second), strict=True):
        operands.append(variable(name, least, least + width) * scale)
        values.append([v * scale for v in range(least, least + width + 1)])
    found = operands[0].alu(op, operands[1]).bounds
    for a in values[0]:
        for b in values[1]:
            result = int(BINARY[op](a, b))
            assert found.min <= result <= found.max
            assert result == 0 if found.divisor == 0 else result % found.divisor == 0
