"""Each op refused in turn, on every dtype, over all pairs of edge values,
against the reference evaluator."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))

import decompose_support as support
from kg.dtype import FLOATS, INTS, STORABLE, DType, bool_, float32, float64, int8, int16, int32, int64, uint8, uint32
from kg.errors import UnsupportedError
from kg.ir.op import ALU, COMPARE, ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import numpy_value_dtype, round_values
from kg.semantics.table import is_defined
from kg_lowering.lower import decompose
from support.work import count_calls

INEXACT = {Op.SQRT, Op.RECIPROCAL, Op.FDIV, Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.POW}
NEEDED = {Op.ADD, Op.MUL, Op.CAST, Op.BITCAST, Op.XOR, Op.OR, Op.AND, Op.SHL, Op.SHR}
REPLACEABLE = sorted((set(support.BASIC) - NEEDED) | {Op.FLOORDIV, Op.FLOORMOD}, key=lambda op: op.name)


def pool(dtype: DType) -> Any:
    if dtype.is_bool:
        return np.array([False, True])
    if dtype.is_float:
        whole = 2.0**dtype.mantissa_bits
        values = [0.0, -0.0, 1, -1, 0.5, -0.5, 0.4, -0.4, 1.5, 2.5, -2.5, 3, 1 / 3, whole, whole - 0.5, whole / 2 + 0.5, -whole]
        values += [np.inf, -np.inf, np.nan, dtype.max_finite, -dtype.max_finite, 1e-3, 1e-40, -1e-40, 5e-324, 1e30]
        with np.errstate(all="ignore"):
            return round_values(np.array(values), dtype)
    bits = dtype.bits
    values = [
        0,
        1,
        2,
        3,
        7,
        8,
        bits - 1,
        bits,
        bits + 1,
        2 ** (bits - 1) - 1,
        2 ** (bits - 1),
        2**bits - 1,
        2**bits - 3,
        2**bits - 8,
    ]
    unsigned = np.array(values, np.uint64).astype(f"uint{bits}")
    return unsigned.astype(numpy_value_dtype(dtype))


def applies(op: Op, dtype: DType) -> bool:
    return op not in ALU or is_defined(op, dtype)


def operands(op: Op, dtype: DType, arity: int) -> tuple[list[UOp], list[Any]]:
    values = pool(dtype)
    grid = [v.ravel() for v in np.meshgrid(*[values] * min(arity, 2))]
    dtypes = [dtype] * arity
    if op is Op.WHERE:
        grid = [np.arange(grid[0].size) % 3 == 0, *grid]
        dtypes[0] = bool_
    while len(grid) < arity:
        grid.append(np.roll(grid[0], 5))
    return [support.argument(i, d) for i, d in enumerate(dtypes)], grid


def check(result: Any, expected: Any, op: Op, dtype: DType) -> None:
    if not dtype.is_float or op in COMPARE:
        assert np.array_equal(result, expected)
        return
    limit = 1 if op in INEXACT else 0
    assert support.ulp_errors(result, expected, dtype).max() <= limit
    if op not in (Op.MAX, Op.MIN):
        assert np.all((np.signbit(result) == np.signbit(expected)) | np.isnan(expected))


@pytest.mark.parametrize("op", REPLACEABLE, ids=lambda op: op.name)
def test_refused_op(op: Op) -> None:
    assert op.arity is not None
    for dtype in STORABLE:
        if not applies(op, dtype):
            continue
        others = {Op.IDIV, Op.MOD} if op in (Op.FLOORDIV, Op.FLOORMOD) else {Op.FLOORDIV, Op.FLOORMOD}
        renderer = support.Fake((support.BASIC | others) - {op})
        nodes, values = operands(op, dtype, op.arity)
        node = nodes[0].alu(op, *nodes[1:])
        with np.errstate(all="ignore"):
            result = support.run(decompose(node, renderer), dict(enumerate(values)), renderer)
            expected = evaluate(op, node.type, values, [n.type for n in nodes])
        if op is Op.MULACC and dtype.is_float:
            assert support.ulp_errors(result, expected, dtype).max() <= 1 or dtype.bits < 32
            continue
        check(result, expected, op, dtype)


@pytest.mark.parametrize("op", [Op.FDIV, Op.RECIPROCAL, Op.SQRT], ids=lambda op: op.name)
def test_no_division_at_all(op: Op) -> None:
    """Quotients and roots of sums and products alone, for targets whose own are too far off:
    within one unit, over all binades."""
    renderer = support.without(Op.FDIV, Op.RECIPROCAL, Op.SQRT)
    random = np.random.default_rng(3)
    for dtype in (float32, float64):
        nodes, values = operands(op, dtype, op.arity or 0)
        many = [np.exp2(random.uniform(-126, 127, 4000)) * random.choice([-1, 1], 4000) for _ in nodes]
        near = [1 + random.integers(0, 4000, 4000) * 2.0**-dtype.mantissa_bits for _ in nodes]
        values = [round_values(np.concatenate([v, m, n]), dtype) for v, m, n in zip(values, many, near, strict=True)]
        lowered = decompose(nodes[0].alu(op, *nodes[1:]), renderer)
        assert not list(lowered.find(Op.FDIV, Op.RECIPROCAL, Op.SQRT))
        with np.errstate(all="ignore"):
            check(
                support.run(lowered, dict(enumerate(values)), renderer),
                evaluate(op, dtype, values, [dtype] * len(nodes)),
                op,
                dtype,
            )


@pytest.mark.parametrize("dtype", [int8, int32, int64, uint32, float32, float64, bool_], ids=str)
def test_vectors(dtype: DType) -> None:
    for op in REPLACEABLE:
        if not applies(op, dtype) or op is Op.MULACC:
            continue
        assert op.arity is not None
        others = set() if op in (Op.FLOORDIV, Op.FLOORMOD) else {Op.FLOORDIV, Op.FLOORMOD}
        renderer = support.Fake((support.BASIC | others) - {op})
        nodes, values = operands(op, dtype, op.arity)
        count = values[0].size // 4 * 4
        wide = [UOp(Op.ARG, n.type.vec(4), (), n.arg) for n in nodes]
        node = wide[0].alu(op, *wide[1:])
        feed = {i: v[:count].reshape(-1, 4) for i, v in enumerate(values)}
        with np.errstate(all="ignore"):
            result = support.run(decompose(node, renderer), feed, renderer)
            expected = evaluate(op, node.type, list(feed.values()), [n.type for n in wide])
        check(result, expected, op, dtype)


@pytest.mark.parametrize("op", [Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD], ids=lambda op: op.name)
def test_one_division_gives_the_other_three(op: Op) -> None:
    quotients = {Op.IDIV, Op.FLOORDIV}
    for dtype in INTS:
        for wanted in (Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD):
            if op not in quotients and wanted in quotients:
                continue
            renderer = support.Fake((support.BASIC - {Op.IDIV, Op.MOD}) | {op})
            nodes, values = operands(wanted, dtype, 2)
            result = support.run(decompose(nodes[0].alu(wanted, nodes[1]), renderer), dict(enumerate(values)), renderer)
            assert np.array_equal(result, evaluate(wanted, dtype, values, [dtype, dtype])), (dtype, wanted)


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_constant_divisors(dtype: DType) -> None:
    x = support.argument(0, dtype)
    values = pool(dtype)
    for divisor in (1, 2, 8, 3, 64, -1, -4, 0):
        if not dtype.min <= divisor <= dtype.max:
            continue
        for op in (Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD):
            node = x.alu(op, x.const_like(divisor))
            lowered = decompose(node, support.without())
            other = np.full_like(values, divisor)
            assert np.array_equal(
                support.run(lowered, {0: values}, support.without()), evaluate(op, dtype, [values, other], [dtype] * 2)
            )
            if divisor > 0 and divisor & (divisor - 1) == 0 and (op in (Op.FLOORDIV, Op.FLOORMOD) or not dtype.is_signed):
                assert not list(lowered.find(Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD))


@pytest.mark.parametrize("dtype", [int8, uint8, int16], ids=str)
def test_floors_of_narrow_integers_by_constants_are_one_division_without_sign(dtype: DType) -> None:
    """Every value: by every divisor of 8 bits, by the least and greatest of 16; in 16 bits,
    and none in 32."""
    renderer = support.Fake(support.BASIC, refused=lambda op, d: d.bits < 16 and op in (Op.IDIV, Op.MOD))
    x, values = support.argument(0, dtype), np.arange(dtype.min, dtype.max + 1).astype(dtype.name)
    for divisor in range(1, dtype.max + 1) if dtype.bits == 8 else (3, 7, 10, 255, 32765, 32767):
        for op in (Op.FLOORDIV, Op.FLOORMOD):
            lowered = decompose(x.alu(op, x.const_like(divisor)), renderer)
            expected = evaluate(op, dtype, [values, np.full_like(values, divisor)], [dtype] * 2)
            assert np.array_equal(support.run(lowered, {0: values}, renderer), expected), divisor
            if divisor & (divisor - 1):
                assert [u.type for u in lowered.find(*ELEMENTWISE) if u.type.bits > 16] == []
                assert [u.op for u in lowered.find(Op.IDIV, Op.MOD, Op.WHERE)] == [Op.IDIV]


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_comparisons_from_less_alone(dtype: DType) -> None:
    for kept in ({Op.CMPLT, Op.CMPNE}, {Op.CMPLE}, {Op.CMPLT, Op.CMPEQ}):
        renderer = support.Fake((support.BASIC - COMPARE) | kept, refused=lambda op, d: d is bool_ and op in COMPARE)
        for op in sorted(COMPARE, key=lambda op: op.name):
            nodes, values = operands(op, dtype, 2)
            if kept == {Op.CMPLE} and op is Op.CMPLT:
                continue
            result = support.run(decompose(nodes[0].alu(op, nodes[1]), renderer), dict(enumerate(values)), renderer)
            assert np.array_equal(result, evaluate(op, bool_, values, [dtype] * 2)), (op, kept)


@pytest.mark.parametrize("op", [Op.OR, Op.XOR, Op.ADD, Op.MUL, Op.AND, Op.SHL], ids=lambda op: op.name)
def test_bitwise_ops_and_sums_by_others(op: Op) -> None:
    for dtype in (int32, uint32):
        if not dtype.is_signed and op not in (Op.OR, Op.XOR):
            continue
        alone = dtype.is_signed and op not in (Op.OR, Op.XOR)
        renderer = support.Fake(
            support.BASIC, refused=lambda o, d, alone=alone, dtype=dtype: o is op and (d is dtype or not alone) and d.is_int
        )
        nodes, values = operands(op, dtype, 2)
        result = support.run(decompose(nodes[0].alu(op, nodes[1]), renderer), dict(enumerate(values)), renderer)
        assert np.array_equal(result, evaluate(op, dtype, values, [dtype, dtype]))


def test_shifts_by_constants_without_shifts() -> None:
    renderer = support.Fake((support.BASIC | {Op.FLOORDIV}) - {Op.SHL, Op.SHR})
    for dtype in (int32, uint32, int64):
        x, values = support.argument(0, dtype), pool(dtype)
        for op in (Op.SHL, Op.SHR):
            lowered = decompose(x.alu(op, x.const_like(5)), renderer)
            assert np.array_equal(
                support.run(lowered, {0: values}, renderer), evaluate(op, dtype, [values, values * 0 + 5], [dtype] * 2)
            )


def test_logic_by_selects() -> None:
    for op in (Op.AND, Op.OR, Op.XOR):
        renderer = support.Fake(support.BASIC, refused=lambda o, d, op=op: d is bool_ and o not in (Op.WHERE, Op.CAST))
        nodes, values = operands(op, bool_, 2)
        result = support.run(decompose(nodes[0].alu(op, nodes[1]), renderer), dict(enumerate(values)), renderer)
        assert np.array_equal(result, evaluate(op, bool_, values, [bool_, bool_]))


def test_nothing_to_do_is_the_same_object_and_little_work() -> None:
    x = support.argument(0, float32)
    for i in range(5000):
        x = (x + float(i)) * 1.5
    assert decompose(x, support.without()) is x
    assert count_calls(lambda: decompose(x, support.without())) < 20 * len(x.toposort())


def test_deep_graphs_lower_without_recursion() -> None:
    x = support.argument(0, int32)
    for i in range(3000):
        x = (x + i) % 7
    lowered = decompose(x, support.without())
    assert not list(lowered.find(Op.FLOORMOD))
    assert decompose(lowered, support.without()) is lowered


def test_float64_is_refused_with_a_way_out() -> None:
    renderer = support.Fake(support.BASIC, frozenset(STORABLE) - {float64})
    with pytest.raises(UnsupportedError, match=r"FAKE has no .* float64.*float32"):
        decompose(support.argument(0, float64) + 1.0, renderer)


def test_an_op_without_a_rule_is_named() -> None:
    with pytest.raises(UnsupportedError, match="FAKE has no ADD on int32"):
        decompose(support.argument(0, int32) + 1, support.without(Op.ADD))
