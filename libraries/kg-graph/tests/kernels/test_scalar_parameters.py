"""Which numbers of a call become parameters: those that change no bit of a result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kg.dtype import bool_, float32, int32
from kg.ir.args import Param
from kg.ir.build import arange, const
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_graph.canonical import Call, canonical
from kg_graph.kernels.scalar_parameters import lift_numbers

FLOATS = UOp(Op.BUFFER, float32, (), Param(0, (4,)))
INTS = UOp(Op.BUFFER, int32, (), Param(1, (4,)))


def _lifted(*values: UOp) -> tuple[Call, tuple[UOp, ...], list[object]]:
    call = canonical(values)
    made, numbers = lift_numbers(call)
    return call, made, [n.arg for n in numbers]


@pytest.mark.parametrize(
    ("value", "numbers"),
    [
        (lambda: FLOATS * 0.5 + 0.25, [0.5, 0.25]),
        (lambda: FLOATS * 0.5 + FLOATS / 0.5, [0.5]),  # the divisor is a power of two
        (lambda: FLOATS / 3.0, [3.0]),
        (lambda: (FLOATS * 0.0 + 1.0) * -1.0, []),
        (lambda: FLOATS.maximum(float("inf")) * float("nan"), []),
        (lambda: FLOATS.pow(2.0) + FLOATS.pow(2.5) + FLOATS.pow(2.3), [2.3]),  # products and roots
        (lambda: const(0.3, float32).pow(FLOATS), []),
        (lambda: FLOATS * (const(0.3, float32) * const(0.7, float32)), []),  # folded
        (lambda: arange(4).cast(float32) * 0.3 + FLOATS, []),  # values of positions
        (lambda: FLOATS * const(5, int32).cast(float32).broadcast_to(4), [5]),
        (lambda: (INTS << 3) + INTS // 7 % 5, [7, 5]),
        (lambda: FLOATS.pad((1, 2), fill=0.7), []),
        (lambda: FLOATS.sin() + const(0.7, float32).sin(), []),
        (lambda: const(0.7, float32).broadcast_to(3, 3), [0.7]),
        (lambda: INTS.eq(9).where(FLOATS, 0.3), [9, 0.3]),
        (lambda: INTS.ne(0) & const(True, bool_), []),
        (lambda: FLOATS * 1e39, []),
    ],
)
def test_numbers_that_become_parameters(value: Callable[[], UOp], numbers: list[object]) -> None:
    assert _lifted(value())[2] == numbers


def test_numbers_are_parameters_behind_the_leaves() -> None:
    call, made, numbers = _lifted(FLOATS * 0.3 + FLOATS, INTS * 5 + 7)
    assert numbers == [0.3, 5, 7]
    slots = [p.slot for p in UOp(Op.SINK, float32, made).find(Op.PARAM)]
    assert sorted(slots) == [2, 3, 4, 5, 6]
    assert len(call.leaves) == 2 and all(value.shape == (4,) for value in made)
    other = _lifted(FLOATS * 0.7 + FLOATS, INTS * 6 + 8)
    assert other[1] == made and other[2] == [0.7, 6, 8]
