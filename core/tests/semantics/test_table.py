"""The table of what ops mean: every op is in it, and its columns say the same."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from kg.dtype import SCALARS, DType, bool_, index, int8, int32
from kg.ir.op import ALU, COMPARE, Op
from kg.semantics.evaluate import evaluate
from kg.semantics.table import TABLE, is_defined, on_dtype, on_integers, on_numbers, words_of

INTEGERS = [d for d in SCALARS.values() if d.is_int]
ON_INTEGERS = [(op, d) for d in [*INTEGERS, bool_] for op in sorted(ALU, key=lambda op: op.value) if is_defined(op, d)]


def edges(dtype: DType) -> list[int]:
    """The ends of the dtype and what is next to them, small numbers of both signs,
    and counts at the ends of its width."""
    if dtype.is_bool:
        return [0, 1]
    least, most, bits = int(dtype.min), int(dtype.max), dtype.bits
    values = {least, least + 1, most - 1, most, most // 2 + 1, -7, -3, -2, -1, 0, 1, 2, 3, 7, bits - 1, bits, bits + 1}
    return sorted(v for v in values if least <= v <= most)


def test_every_op_has_a_meaning_on_something() -> None:
    assert TABLE.keys() == ALU
    assert not [op for op in ALU if not any(is_defined(op, d) for d in SCALARS.values())]


@pytest.mark.parametrize(("op", "dtype"), ON_INTEGERS, ids=str)
def test_integers_and_arrays_agree(op: Op, dtype: DType) -> None:
    pool = edges(dtype) if op.arity != 3 else edges(dtype)[::3]
    rows = list(product([0, 1] if op is Op.WHERE else pool, *[pool] * ((op.arity or 1) - 1)))
    dtypes = [bool_ if op is Op.WHERE and i == 0 else dtype for i in range(op.arity or 1)]
    columns: list[Any] = [
        np.array(c, d.name if d is not index else np.int64) for c, d in zip(zip(*rows, strict=True), dtypes, strict=True)
    ]
    found = evaluate(op, bool_ if op in COMPARE else dtype, columns, dtypes)
    for row, value in zip(rows, found.tolist(), strict=True):
        expected = on_numbers(op, row, dtype)
        if expected is None:  # beyond what an index holds: arrays wrap, and no program gets there
            assert dtype is index and not dtype.min <= on_integers(op)(*row) <= dtype.max
        else:
            assert (value, type(value)) == (expected, type(expected)), (op, row)


def test_bools_are_integers_modulo_two_with_a_saturating_sum() -> None:
    for op in (Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN):
        for x, y in product((0, 1), repeat=2):
            expected = min(x + y, 1) if op is Op.ADD else on_integers(op)(x, y) % 2
            assert on_numbers(op, (x, y), bool_) is bool(expected)
    assert on_dtype(Op.ADD, bool_) is Op.OR
    assert on_dtype(Op.ADD, int8) is Op.ADD


def test_integers_have_no_end() -> None:
    assert on_integers(Op.MUL)(1 << 40, 1 << 40) == 1 << 80
    assert on_integers(Op.SHL)(1, 1 << 60) == 0
    assert on_integers(Op.SHR)(-5, -1) == -1
    assert on_numbers(Op.MUL, (1 << 40, 1 << 40), index) is None
    assert on_numbers(Op.MUL, (1 << 20, 1 << 20), int32) == 0


def test_operands_in_words() -> None:
    words = {op: words_of(op) for op in (Op.NEG, Op.ADD, Op.AND, Op.SHL, Op.SIN)}
    assert list(words.values()) == ["numbers", "numbers and bool", "integers and bool", "integers", "floats"]
