"""Runs of neighbouring accesses, which passes make vectors of."""

from __future__ import annotations

from kg.dtype import float32, index
from kg.ir.build import param, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_schedules.passes.neighbours import neighbours


def test_neighbours_are_of_one_buffer_one_key_and_side_by_side():
    first, second, i = param(0, (64,), float32), param(1, (64,), float32), variable("i", 0, 8)

    def load(array: UOp, place: UOp) -> UOp:
        return UOp(Op.LOAD, float32, (UOp(Op.INDEX, float32, (array, place)),))

    four = [load(first, i * 4 + n) for n in (2, 0, 1, 5)]
    others = [load(second, i * 4 + 3), load(first, i * 2 + 3), load(first, UOp(Op.CONST, index, (), 3))]
    found = neighbours([*four, *others], lambda u: (u.order, u.src[0].src[1]))
    assert [run for _, run in found] == [[four[1], four[2], four[0]]]
    assert neighbours(four, lambda u: (u, u.src[0].src[1])) == []
    assert neighbours(four, lambda u: None) == []
