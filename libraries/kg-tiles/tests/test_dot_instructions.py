"""Operands of the unit that sums along an axis, as STAGE finds them."""

from __future__ import annotations

from functools import reduce

from kg.dtype import index, int8, int32, uint32, void
from kg.ir import monoid
from kg.ir.args import Axis, AxisKind, KernelInfo, Reduction
from kg.ir.layouts.tensorcore import dot_core
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_tiles.matrix_units.dot_instructions import packed_operands


def _range(name: str, kind: AxisKind, count: int) -> UOp:
    stop = UOp(Op.CONST, index, (), count)
    return UOp(Op.RANGE, index, (UOp(Op.CONST, index, (), 0), stop), Axis(name, kind))


def test_operands_are_in_the_order_of_the_graph() -> None:
    """Memory that is staged for them is numbered by it:
    a kernel's source may not depend on the addresses of its nodes."""
    core = dot_core("dot", 8, 4, (int8, int8), int32)
    lane, steps = _range("o1", AxisKind.VECTOR, 8), _range("r0", AxisKind.REDUCE, 16)
    words = [UOp(Op.CONST, uint32, (), i) for i in range(64)]
    units = [UOp(Op.SHAPED_WMMA, int32, (*[w.bitcast(int8.vec(4)) for w in (a, words[0])], lane), core) for a in words]
    total = UOp(Op.REDUCE, int32, (reduce(UOp.__add__, units), steps), Reduction(monoid.ADD))
    assert packed_operands(UOp(Op.SINK, void, (total,), KernelInfo("many")), "r0.a") == words
