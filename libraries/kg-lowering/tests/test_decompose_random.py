"""Random expressions over every dtype for targets that lack a random set of dtypes and ops:
same values, bit for bit."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))

import decompose_support as support
from kg.dtype import STORABLE, DType, bool_, float32, float64, int32, int64, uint32, uint64
from kg.errors import UnsupportedError
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.semantics.table import is_defined
from kg_lowering.lower import decompose

# results that are pinned exactly; of MAX and MIN which zero wins is open
INEXACT = {Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.POW, Op.SQRT, Op.RECIPROCAL, Op.FDIV, Op.MULACC}
OPS = sorted(ALU - INEXACT, key=lambda op: op.name)
LACKABLE = [d for d in STORABLE if d not in (bool_, int32, uint32, int64, uint64, float32, float64)]
REFUSABLE = sorted(
    set(support.BASIC) & set(OPS) - {Op.ADD, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR, Op.IDIV, Op.CMPLT, Op.CMPNE},
    key=lambda op: op.name,
)


def applies(op: Op, dtype: DType) -> bool:
    return is_defined(op, dtype) and not (dtype.is_float and op in (Op.MAX, Op.MIN))


def expression(chance: random.Random, lanes: int) -> UOp:
    """A value that grew from three arguments, cast where dtypes differ,
    seen through a dtype that every target has."""
    known = [UOp(Op.ARG, chance.choice([int32, uint32, float32]).vec(lanes), (), i) for i in range(3)]

    def operand(dtype: DType) -> UOp:
        same = [node for node in known if node.dtype is dtype]
        if same and chance.random() < 0.8:
            return chance.choice(same)
        if chance.random() < 0.25:
            number = chance.choice([0, 1, 2, 3, 7, 8, 100])
            return UOp(Op.CONST, dtype, (), bool(number) if dtype.is_bool else number)
        return chance.choice(known).cast(dtype.scalar)

    for _ in range(chance.randint(4, 25)):
        dtype, op = chance.choice(STORABLE).vec(lanes), chance.choice(OPS)
        if not applies(op, dtype.scalar):
            continue
        if op is Op.WHERE:
            known.append(operand(bool_.vec(lanes)).where(operand(dtype), operand(dtype)))
        else:
            known.append(operand(dtype).alu(op, *[operand(dtype)] * ((op.arity or 1) - 1)))
    last = known[-1]
    if last.type.scalar in (int64, uint64):
        return last.bitcast(uint32.vec(2 * lanes))
    return last if last.type.bits >= 32 else last.cast(float32 if last.type.is_float else int32)


def feed(root: UOp, seed: int) -> dict[int, Any]:
    numbers = np.random.default_rng(seed)
    arrays = {}
    for node in root.find(Op.ARG):
        raw = numbers.integers(0, 1 << 32, (64, node.lanes) if node.lanes > 1 else 64, dtype=np.uint32)
        small = numbers.integers(-20, 20, raw.shape)
        name = node.type.scalar.name
        near = (small / 4).astype(name) if node.type.is_float else small.astype(name)
        arrays[node.slot] = np.where(numbers.random(raw.shape) < 0.6, near, raw.view(name))
    return arrays


@pytest.mark.parametrize("block", range(4))
def test_random_expressions(block: int) -> None:
    refused = 0
    for seed in range(block * 150, (block + 1) * 150):
        chance = random.Random(seed)
        root = expression(chance, chance.choice([1, 1, 4]))
        missing = set(chance.sample(LACKABLE, chance.randint(0, len(LACKABLE))))
        missing |= {int64, uint64} if chance.random() < 0.5 else set()
        dropped = set(chance.sample(REFUSABLE, chance.randint(0, 6)))
        renderer = support.Fake(support.BASIC - dropped, frozenset(STORABLE) - missing)
        arrays = feed(root, seed)
        with np.errstate(all="ignore"):
            expected = support.run(root, arrays)
            try:
                lowered = decompose(root, renderer)
            except UnsupportedError:
                refused += 1
                continue
            result = support.run(lowered, arrays, renderer)
        assert decompose(lowered, renderer) is lowered
        result, expected = np.broadcast_arrays(result, expected)
        assert np.all((result == expected) | ((result != result) & (expected != expected))), (seed, missing, dropped)
    assert refused < 15  # for want of every op that a rule could use
