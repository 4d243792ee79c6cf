"""Dtypes that a target lacks: every code of the narrow floats, conversions rounded once, 64-bit pairs,
narrow integers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))

import decompose_support as support
from kg.dtype import (
    FLOATS,
    INTS,
    STORABLE,
    DType,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.errors import UnsupportedError
from kg.ir.op import COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import from_storage, numpy_storage_dtype, numpy_value_dtype, to_storage
from kg.semantics.table import is_defined
from kg_lowering import numbers
from kg_lowering.dtypes import bits
from kg_lowering.lower import decompose

NARROW_FLOATS = (float16, bfloat16, float8_e4m3, float8_e5m2)
NARROW_INTS = (int8, int16, uint8, uint16)
WIDE = (int64, uint64)
NO_NARROW_FLOATS = support.Fake(support.BASIC, frozenset(STORABLE) - set(NARROW_FLOATS))
NO_NARROW_INTS = support.Fake(support.BASIC, frozenset(STORABLE) - set(NARROW_INTS))
NO_64 = support.Fake(support.BASIC, frozenset(STORABLE) - set(WIDE))


def same(result: Any, expected: Any) -> Any:
    result, expected = np.asarray(result), np.asarray(expected)
    if result.dtype.kind != "f":
        return result == expected
    return (np.isnan(result) & np.isnan(expected)) | ((result == expected) & (np.signbit(result) == np.signbit(expected)))


def assert_same(result: Any, expected: Any, *operands: Any) -> None:
    wrong = np.flatnonzero(~same(result, expected).ravel())
    assert not wrong.size, [(o.ravel()[wrong[0]], result.ravel()[wrong[0]], expected.ravel()[wrong[0]]) for o in operands]


# -- formats


def codes(dtype: DType) -> Any:
    return np.arange(1 << dtype.bits, dtype=f"uint{dtype.bits}")


def values(dtype: DType) -> Any:
    """All numbers of a format, as float32."""
    return from_storage(codes(dtype).view(numpy_storage_dtype(dtype)), dtype).astype(np.float32)


def around_ties(dtype: DType) -> Any:
    """Midpoints of neighbours and what lies next to them, in float64."""
    numbers = values(dtype).astype(np.float64)
    numbers = np.unique(numbers[np.isfinite(numbers)])
    middle = (numbers[1:] + numbers[:-1]) / 2
    return np.concatenate(
        [numbers, middle, np.nextafter(middle, np.inf), np.nextafter(middle, -np.inf), middle * (1 + 2.0**-40)]
    )


@pytest.mark.parametrize("dtype", NARROW_FLOATS, ids=str)
def test_every_code_is_decoded(dtype: DType) -> None:
    result = support.run(bits.decode(support.argument(0, uint32), dtype), {0: codes(dtype).astype(np.uint32)})
    assert np.array_equal(result.view(np.uint32), values(dtype).view(np.uint32))


@pytest.mark.parametrize("dtype", NARROW_FLOATS, ids=str)
def test_encoding_rounds_to_nearest_even(dtype: DType) -> None:
    with np.errstate(all="ignore"):
        ties = around_ties(dtype).astype(np.float32)
    x = np.concatenate([support.sweep_float32(300), values(dtype), ties, np.nextafter(ties, np.float32(np.inf))])
    argument = support.argument(0, float32)
    expected = to_storage(x, dtype).view(f"uint{dtype.bits}")
    found = support.run(bits.encode(argument, dtype), {0: x})
    number = ~np.isnan(x)  # a NaN stays one; that of bfloat16 becomes quiet
    assert_same(found[number], expected[number], x[number])
    assert np.isnan(from_storage(found[~number].astype(expected.dtype).view(numpy_storage_dtype(dtype)), dtype)).all()
    assert_same(
        support.run(bits.round_to(argument, dtype), {0: x}), from_storage(to_storage(x, dtype), dtype).astype(np.float32), x
    )
    for number, code in zip(x[::97], expected[::97], strict=True):
        if not np.isnan(number):
            assert numbers.encode_number(float(number), dtype) == code


def integers(dtype: DType, target: DType) -> Any:
    random = np.random.default_rng(2)
    info = np.iinfo(dtype.name)
    wide = random.integers(info.min, info.max, 3000, dtype=dtype.name, endpoint=True)
    spread = wide >> random.integers(0, dtype.bits - 1, 3000).astype(dtype.name)
    ties = [v + d for v in around_ties(target) if abs(v) < 2.0**63 for d in (-1, 0, 1) if v == int(v)][:: 1 + target.bits // 8]
    near = np.array([int(t) for t in ties if info.min <= int(t) <= info.max], dtype.name)
    return np.concatenate([wide, spread, near, np.array([info.min, info.max, 0], dtype.name)])


@pytest.mark.parametrize("dtype", NARROW_FLOATS, ids=str)
@pytest.mark.parametrize("renderer", [NO_NARROW_FLOATS, support.without()], ids=["lacking", "held"])
def test_casts_round_once(dtype: DType, renderer: Any) -> None:
    for source in STORABLE:
        if source.is_float:
            with np.errstate(all="ignore"):
                x = np.concatenate([around_ties(dtype), values(dtype), support.sweep_float32(40)])
                x = evaluate(Op.CAST, source, [x], [float64])
        else:
            x = np.array([False, True]) if source.is_bool else integers(source, dtype)
        root = support.argument(0, source).cast(dtype)
        root = (
            root
            if source not in NARROW_FLOATS or renderer is not NO_NARROW_FLOATS
            else support.argument(0, float32).cast(source).cast(dtype)
        )
        result = support.run(decompose(root.cast(float64), renderer), {0: x}, renderer)
        assert_same(result, evaluate(Op.CAST, dtype, [x], [source]).astype(np.float64), x)


@pytest.mark.parametrize("dtype", NARROW_FLOATS, ids=str)
def test_casts_to_everything(dtype: DType) -> None:
    x = values(dtype)
    source = support.argument(0, float32).cast(dtype)
    for target in STORABLE:
        if target in NARROW_FLOATS:
            continue
        result = support.run(decompose(source.cast(target), NO_NARROW_FLOATS), {0: x}, NO_NARROW_FLOATS)
        assert_same(result, evaluate(Op.CAST, target, [x], [dtype]), x)


@pytest.mark.parametrize("dtype", NARROW_FLOATS, ids=str)
def test_arithmetic_rounds_after_every_op(dtype: DType) -> None:
    pool = values(dtype)[:: 1 if dtype.bits == 8 else 397]
    x, y = (v.ravel() for v in np.meshgrid(pool, pool))
    a, b = (support.argument(i, float32).cast(dtype) for i in range(2))
    for op in (Op.ADD, Op.SUB, Op.MUL, Op.FDIV, Op.MAX, Op.MIN, Op.NEG, Op.ABS, Op.SQRT, Op.ROUND, Op.TRUNC, *COMPARE):
        node = a.alu(op, b) if op.arity == 2 else a.alu(op)
        root = node if op in COMPARE else node.cast(float32)
        with np.errstate(all="ignore"):
            result = support.run(decompose(root, NO_NARROW_FLOATS), {0: x, 1: y}, NO_NARROW_FLOATS)
            expected = evaluate(
                op, node.type, [v.astype(numpy_value_dtype(dtype)) for v in (x, y)][: op.arity], [dtype] * (op.arity or 0)
            )
        if op in (Op.MAX, Op.MIN):  # which zero is open
            result, expected = result + 0.0, expected + np.float32(0)
        assert_same(result, expected.astype(result.dtype), x, y)


def test_bits_of_formats() -> None:
    for dtype in NARROW_FLOATS:
        word = uint16 if dtype.bits == 16 else uint8
        raw = codes(dtype)
        lowered = decompose(support.argument(0, word).bitcast(dtype).bitcast(word), NO_NARROW_FLOATS)
        assert np.array_equal(support.run(lowered, {0: raw}, NO_NARROW_FLOATS), raw)
        through = decompose((-support.argument(0, word).bitcast(dtype)).bitcast(word), NO_NARROW_FLOATS)
        result = support.run(through, {0: raw}, NO_NARROW_FLOATS)
        held = ~np.isnan(values(dtype))
        assert np.array_equal(result[held], (raw ^ np.array(1 << (dtype.bits - 1), raw.dtype))[held])


# -- 64-bit integers on pairs


def wide_pool(dtype: DType) -> Any:
    random = np.random.default_rng(4)
    info = np.iinfo(dtype.name)
    powers = [s * (1 << k) + d for k in (0, 1, 2, 5, 6, 16, 31, 32, 33, 52, 53, 62, 63) for d in (-1, 0, 1) for s in (1, -1)]
    edges = [
        v
        for v in (*powers, 3, 7, 10, 63, 64, 65, 10**9, 10**12, -7, info.min, info.max, info.max - 1)
        if info.min <= v <= info.max
    ]
    noise = random.integers(info.min, info.max, 40, dtype=dtype.name, endpoint=True)
    return np.concatenate([np.array(edges, dtype.name), noise >> random.integers(0, 63, 40).astype(dtype.name)])


def word_pair(number: int, dtype: DType) -> UOp:
    """A 64-bit value that enters as its two words."""
    return UOp(Op.BITCAST, dtype, (support.argument(number, uint32.vec(2)),))


def words(x: Any) -> Any:
    return np.ascontiguousarray(x).view(np.uint32).reshape(-1, 2)


@pytest.mark.parametrize("dtype", WIDE, ids=str)
def test_pairs(dtype: DType) -> None:
    pool = wide_pool(dtype)
    x, y = (v.ravel() for v in np.meshgrid(pool, pool))
    a, b = word_pair(0, dtype), word_pair(1, dtype)
    for op in sorted(set(support.BASIC) | {Op.FLOORDIV, Op.FLOORMOD}, key=lambda op: op.name):
        if op in {Op.CAST, Op.BITCAST, Op.WHERE, Op.MULACC} or not is_defined(op, int32):
            continue
        node = a.alu(op, b) if op.arity == 2 else a.alu(op)
        root = node if node.type.is_bool else node.bitcast(uint32.vec(2))
        lowered = decompose(root, NO_64)
        result = support.run(lowered, {0: words(x), 1: words(y)}, NO_64)
        result = result if node.type.is_bool else np.ascontiguousarray(result).view(dtype.name)[:, 0]
        print(f"{dtype} {op.name:8} {len(lowered.toposort())} nodes")
        assert_same(result, evaluate(op, node.type, [x, y][: op.arity], [dtype] * (op.arity or 0)), x, y)


@pytest.mark.parametrize("dtype", WIDE, ids=str)
def test_pairs_with_constants(dtype: DType) -> None:
    pool = wide_pool(dtype)
    a = word_pair(0, dtype)
    for op in (Op.SHL, Op.SHR, Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD, Op.MUL):
        for number in (0, 1, 2, 7, 31, 32, 33, 63, 64, 1 << 32, 1 << 40):
            lowered = decompose(a.alu(op, a.const_like(number)).bitcast(uint32.vec(2)), NO_64)
            pairs = np.broadcast_to(support.run(lowered, {0: words(pool)}, NO_64), (pool.size, 2))
            result = np.ascontiguousarray(pairs).view(dtype.name)[:, 0]
            assert_same(result, evaluate(op, dtype, [pool, np.full_like(pool, number)], [dtype] * 2), pool)


@pytest.mark.parametrize("dtype", WIDE, ids=str)
def test_pairs_to_and_from_everything(dtype: DType) -> None:
    pool = np.concatenate([wide_pool(dtype), integers(dtype, bfloat16)])
    floats = np.concatenate(
        [support.sweep_float32(10).astype(np.float64), pool.astype(np.float64), [2.0**63, -(2.0**63), 2.0**64, -0.0]]
    )
    for other in STORABLE:
        if other in WIDE:
            continue
        result = support.run(decompose(word_pair(0, dtype).cast(other), NO_64), {0: words(pool)}, NO_64)
        assert_same(result, evaluate(Op.CAST, other, [pool], [dtype]), pool)
        x = evaluate(Op.CAST, other, [floats], [float64])
        result = support.run(decompose(support.argument(0, other).cast(dtype).bitcast(uint32.vec(2)), NO_64), {0: x}, NO_64)
        assert_same(np.ascontiguousarray(result).view(dtype.name)[:, 0], evaluate(Op.CAST, dtype, [x], [other]), x)


def test_pairs_in_vectors() -> None:
    pool = wide_pool(int64)
    pool = pool[: pool.size // 4 * 4]
    a = UOp(Op.BITCAST, int64.vec(4), (support.argument(0, uint32.vec(8)),))
    value = (a * a + a.const_like(7)) // (a >> 3)
    value = UOp(Op.VECTORIZE, int64.vec(4), tuple(value.lane(n) for n in (3, 2, 1, 0)))
    result = support.run(decompose(value.bitcast(uint32.vec(8)), NO_64), {0: pool.view(np.uint32).reshape(-1, 8)}, NO_64)
    x = pool.reshape(-1, 4)
    expected = evaluate(Op.FLOORDIV, int64, [x * x + 7, x >> 3], [int64, int64])[:, ::-1]
    assert_same(np.ascontiguousarray(result).view(np.int64), expected, x)


def test_32_bit_operands_divide_in_32_bits() -> None:
    a, b = (support.argument(i, uint32).cast(uint64) for i in range(2))
    lowered = decompose((a // b).cast(uint32), NO_64)
    assert len(lowered.toposort()) < 8


# -- narrow integers


@pytest.mark.parametrize("dtype", NARROW_INTS, ids=str)
def test_narrow_integers_wrap(dtype: DType) -> None:
    info = np.iinfo(dtype.name)
    pool = np.array(
        [
            v
            for v in (*range(-20, 21), *range(120, 136), 255, 1000, info.min, info.min + 1, info.max)
            if info.min <= v <= info.max
        ]
    )
    x, y = (v.ravel().astype(dtype.name) for v in np.meshgrid(pool, pool))
    a, b = (support.argument(i, int32).cast(dtype) for i in range(2))
    for op in sorted(set(support.BASIC) | {Op.FLOORDIV, Op.FLOORMOD}, key=lambda op: op.name):
        if op in {Op.CAST, Op.BITCAST, Op.WHERE, Op.MULACC} or not is_defined(op, int32):
            continue
        node = a.alu(op, b) if op.arity == 2 else a.alu(op)
        root = node if node.type.is_bool else node.cast(int32)
        result = support.run(decompose(root, NO_NARROW_INTS), {0: x.astype(np.int32), 1: y.astype(np.int32)}, NO_NARROW_INTS)
        assert_same(result, evaluate(op, node.type, [x, y][: op.arity], [dtype] * (op.arity or 0)), x, y)


@pytest.mark.parametrize("dtype", NARROW_INTS, ids=str)
def test_casts_to_narrow_integers(dtype: DType) -> None:
    for source in (*(d for d in INTS if d.bits >= 32), *FLOATS, bool_):
        if source in NARROW_FLOATS and source is not float16:
            continue
        pool = np.array(
            [0, 1, -1, 0.5, -0.5, 127.5, 128, -128.9, -129, 255, 256, 32767, 40000, 70000, 1e9, -1e9, np.inf, -np.inf, np.nan]
        )
        x = evaluate(Op.CAST, source, [pool], [float64])
        root = support.argument(0, source).cast(dtype).cast(int32)
        result = support.run(decompose(root, NO_NARROW_INTS), {0: x}, NO_NARROW_INTS)
        assert_same(result, evaluate(Op.CAST, dtype, [x], [source]).astype(np.int32), x)


def test_taking_words_apart_into_missing_bytes_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="narrow words"):
        decompose(UOp(Op.BITCAST, int8.vec(4), (support.argument(0, uint32),)), NO_NARROW_INTS)
