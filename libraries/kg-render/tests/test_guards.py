"""What bounds prove needless: every answer of guards.py checked exhaustively on small intervals
of int8 and uint8."""

from __future__ import annotations

from itertools import product

import pytest
from kg.dtype import DType, float32, int8, uint8
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_render import guards


def variable(name: str, low: int, high: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_VAR, dtype, (), Var(name, low, high))


INTERVALS = [(-128, -127), (-128, 127), (-2, 2), (-1, -1), (0, 0), (0, 3), (1, 8), (3, 7), (7, 8), (100, 127)]


@pytest.mark.parametrize("dtype", [int8, uint8])
def test_guards_agree_with_enumeration(dtype: DType) -> None:
    intervals = [(low, high) for low, high in INTERVALS if low >= dtype.min]
    for a, b in product(intervals, intervals):
        x, y = variable("a", *a, dtype), variable("b", *b, dtype)
        pairs = [(i, j) for i in range(a[0], a[1] + 1) for j in range(b[0], b[1] + 1)]
        assert guards.divisor_may_be_zero(x.idiv(y)) == any(j == 0 for _, j in pairs)
        assert guards.division_may_overflow(x.idiv(y)) == (dtype.is_signed and (-128, -1) in pairs)
        assert guards.shift_may_exceed(x << y) == any(not 0 <= j < 8 for _, j in pairs)
        assert guards.may_be_negative(x) == (a[0] < 0)
        for node, exact in ((x + y, int.__add__), (x - y, int.__sub__), (x * y, int.__mul__)):
            assert guards.may_wrap(node) == any(not dtype.min <= exact(i, j) <= dtype.max for i, j in pairs)
        loop = UOp(Op.RANGE, dtype, (x, y))
        assert guards.loop_may_be_empty(loop) == any(j <= i for i, j in pairs)
        assert guards.loop_is_a_branch(loop) == (a[0] == a[1] and {j - i for i, j in pairs} == {0, 1})


def test_what_is_not_known_may_be() -> None:
    x = UOp(Op.DEFINE_VAR, int8, (), Var("x", -128, 127))
    assert guards.may_wrap(x << 1)
    number = x.cast(float32)
    assert not guards.may_be_nan(number)
    assert guards.may_be_nan(number * number)
    assert guards.may_be_nan(UOp(Op.CONST, float32, (), float("nan")))
    assert not guards.may_be_nan(UOp(Op.VECTORIZE, float32.vec(2), (number, UOp(Op.CONST, float32, (), 1.0))))
