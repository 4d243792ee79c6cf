"""Folding and lowering do what they list, and nothing with other ops: every op is tried in the place of one."""

from __future__ import annotations

import itertools

import pytest
from kg.dtype import DType, bool_, float16, float32, int8, int32, int64, uint8
from kg.errors import DTypeError, UnsupportedError
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.passes.target.narrow import lower_narrow
from kg.passes.target.storage import lower_storage
from kg.rules import simplify
from kg.semantics.evaluate import fold
from kg.semantics.table import is_defined, on_numbers
from kg.target.lowering import Target

VALUES = {bool_: (False, True), int8: (-128, -1, 0, 3, 127), uint8: (0, 1, 9, 255), int32: (-(1 << 31), -7, 0, 2, 31)}


def node_of(op: Op, sources: tuple[UOp, ...]) -> UOp:
    return UOp(op, bool_ if op in COMPARE else sources[-1].dtype, sources)


@pytest.mark.parametrize("op", sorted(ALU, key=lambda op: op.name), ids=lambda op: op.name)
@pytest.mark.parametrize("dtype", VALUES, ids=str)
def test_folding_is_what_the_interpreter_computes(op: Op, dtype: DType) -> None:
    """Or nothing, where the interpreter has no meaning for the op."""
    for values in itertools.product(VALUES[dtype], repeat=op.arity or 0):
        if op is Op.WHERE:
            values = (bool(values[0]), *values[1:])  # noqa: PLW2901
        dtypes = [bool_ if op is Op.WHERE and n == 0 else dtype for n in range(len(values))]
        constants = tuple(UOp(Op.CONST, d, (), v) for d, v in zip(dtypes, values, strict=True))
        node = node_of(op, constants)
        if not is_defined(op, dtype):
            with pytest.raises(DTypeError, match=op.name):
                fold(op, node.type, values, dtypes)
            assert on_numbers(op, values, dtype) is None
            continue
        found, expected = simplify(node), fold(op, node.type, values, dtypes)
        assert found.op is Op.CONST, found
        assert found.value == expected, (op, values)


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
