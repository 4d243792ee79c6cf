"""Folding does what it lists, and nothing with other ops: every op is tried in the place of one."""

from __future__ import annotations

import itertools

import pytest
from kg.dtype import DType, bool_, int8, int32, uint8
from kg.errors import DTypeError
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.rules import simplify
from kg.semantics.evaluate import fold
from kg.semantics.table import is_defined, on_numbers

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
