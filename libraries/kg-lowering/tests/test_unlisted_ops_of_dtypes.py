"""What brings dtypes to others does what it lists, and refuses other ops."""

from __future__ import annotations

import pytest
from kg.dtype import DType, float16, float32, int8, int32, int64
from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.target.lowering import Target
from kg_lowering.dtypes.narrow import lower_narrow
from kg_lowering.dtypes.storage import lower_storage


class Without(Target):
    """A target that lacks some dtypes."""

    def __init__(self, *missing: DType) -> None:
        self.missing = missing

    @property
    def name(self) -> str:
        return "TEST"

    def can(self, op: Op, dtype: DType) -> bool:
        return dtype.scalar not in self.missing


UNLISTED = (Op.CUSTOM, Op.GROUP_REDUCE, Op.WMMA)


@pytest.mark.parametrize("op", UNLISTED, ids=lambda op: op.name)
def test_narrow_integers_of_other_ops_are_refused(op: Op) -> None:
    """Widening and wrapping is right for those ops alone that are known to allow it."""
    x = UOp(Op.CONST, int8, (), 3)
    for node in (UOp(op, int8, (x,), "?"), UOp(op, int64, (x,), "?")):
        with pytest.raises(UnsupportedError, match=f"no {op.name} on int8"):
            lower_narrow(node, Without(int8))
    assert lower_narrow(UOp(Op.ADD, int8, (x, x)), Without(int8)).type is int32


@pytest.mark.parametrize("op", (Op.CUSTOM, Op.GROUP_REDUCE), ids=lambda op: op.name)
def test_narrow_floats_of_other_ops_are_refused(op: Op) -> None:
    x = UOp(Op.CONST, float16, (), 3.0)
    for node in (UOp(op, float16, (x,), "?"), UOp(op, float32, (x,), "?")):
        with pytest.raises(UnsupportedError, match=f"no {op.name} on float16"):
            lower_storage(node, Without(float16))
