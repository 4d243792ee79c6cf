"""docs/semantics.md row by row on the evaluator, with exhaustive checks where a type is small."""

import itertools
import math
import warnings

import numpy as np
import pytest
from kg.dtype import (
    FLOATS,
    INTS,
    SCALARS,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    index,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint32,
    uint64,
)
from kg.errors import DTypeError
from kg.ir.op import ALU, COMPARE, Op
from kg.semantics.evaluate import constant, evaluate, fold
from kg.semantics.floats import numpy_value_dtype
from kg.semantics.table import is_defined

EIGHT_BITS = np.arange(-128, 128, dtype=np.int8)
NAN, INF = math.nan, math.inf


@pytest.fixture(autouse=True)
def no_warning_escapes():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def run(op, dtype, *values, result=None):
    arrays = [np.asarray(v, numpy_value_dtype(dtype)) for v in values]
    return evaluate(op, result or (bool_ if op in COMPARE else dtype), arrays, [dtype] * len(arrays))


def cast(values, source, target):
    return evaluate(Op.CAST, target, [np.asarray(values, numpy_value_dtype(source))], [source])


def wrapped(value, dtype):
    value &= (1 << dtype.bits) - 1
    return value - (1 << dtype.bits) if dtype.is_signed and value >> (dtype.bits - 1) else value


def truncating(x, y):
    return 0 if y == 0 else abs(x) // abs(y) * (-1 if (x < 0) != (y < 0) else 1)


def flooring(x, y):
    return 0 if y == 0 else x // y


EXPECTED = {
    Op.ADD: lambda x, y: x + y,
    Op.SUB: lambda x, y: x - y,
    Op.MUL: lambda x, y: x * y,
    Op.IDIV: truncating,
    Op.MOD: lambda x, y: 0 if y == 0 else x - y * truncating(x, y),
    Op.FLOORDIV: flooring,
    Op.FLOORMOD: lambda x, y: 0 if y == 0 else x % y,
    Op.MAX: max,
    Op.MIN: min,
    Op.AND: lambda x, y: x & y,
    Op.OR: lambda x, y: x | y,
    Op.XOR: lambda x, y: x ^ y,
    Op.SHL: lambda x, y: x << y if 0 <= y < 64 else 0,
    Op.SHR: lambda x, y: x >> y if y >= 0 else (-1 if x < 0 else 0),
}


@pytest.mark.parametrize("op", EXPECTED, ids=lambda op: op.name)
@pytest.mark.parametrize("dtype", (int8, uint8), ids=str)
def test_all_pairs_of_eight_bit_integers(op, dtype):
    values = EIGHT_BITS if dtype is int8 else EIGHT_BITS.view(np.uint8)
    x, y = (a.ravel() for a in np.meshgrid(values, values))
    result = run(op, dtype, x, y)
    assert result.dtype == values.dtype
    expected = [wrapped(EXPECTED[op](int(a), int(b)), dtype) for a, b in zip(x, y, strict=True)]
    assert result.tolist() == expected


@pytest.mark.parametrize("dtype", INTS, ids=str)
@pytest.mark.parametrize("op", EXPECTED, ids=lambda op: op.name)
def test_edges_of_every_integer_width(op, dtype):
    edges = [*{dtype.min, dtype.min + 1, dtype.max, dtype.max - 1, 0, 1, 2, 7, dtype.bits, dtype.bits - 1}]
    edges += [-1, -2, -7] if dtype.is_signed else []
    pairs = list(itertools.product(edges, edges))
    result = run(op, dtype, [p[0] for p in pairs], [p[1] for p in pairs])
    expected = []
    for x, y in pairs:
        in_range = 0 <= y < dtype.bits
        if op is Op.SHL:
            exact = x << y if in_range else 0
        elif op is Op.SHR:
            exact = x >> y if in_range else (-1 if x < 0 else 0)
        else:
            exact = EXPECTED[op](x, y)
        expected.append(wrapped(exact, dtype))
    assert result.tolist() == expected
    assert fold(op, dtype, pairs[0], [dtype, dtype]) == expected[0]


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_negation_and_magnitude_wrap(dtype):
    assert run(Op.NEG, dtype, [dtype.min, 1]).tolist() == [wrapped(-dtype.min, dtype), wrapped(-1, dtype)]
    assert run(Op.ABS, dtype, [dtype.min, dtype.max]).tolist() == [dtype.min, dtype.max]
    assert run(Op.MULACC, dtype, [dtype.max], [2], [5]).tolist() == [wrapped(dtype.max * 2 + 5, dtype)]


def test_float_to_integer_saturates():
    values = [-INF, -1e30, -128.9, -0.9, 0.9, 127.9, 255.5, 3e9, 1.9e19, INF, NAN]
    for source, target in itertools.product((float32, float64), INTS):
        exact = np.asarray(values, numpy_value_dtype(source)).tolist()
        expected = [0 if math.isnan(v) else min(max(v, target.min), target.max) for v in exact]
        assert cast(values, source, target).tolist() == [int(v) for v in expected], (source, target)
    assert cast([2.0**63, -(2.0**63), 2.0**62], float64, int64).tolist() == [2**63 - 1, -(2**63), 2**62]
    assert cast([2.0**64, 2.0**63, 1.8e19], float64, uint64).tolist() == [2**64 - 1, 2**63, int(1.8e19)]
    assert cast([65504.0, NAN, -INF], float16, int8).tolist() == [127, 0, -128]
    assert cast([448.0, NAN], float8_e4m3, uint8).tolist() == [255, 0]


def test_integer_casts_wrap_and_widen():
    assert cast([300, -1, 128], int32, int8).tolist() == [44, -1, -128]
    assert cast([-1], int8, uint64).tolist() == [2**64 - 1]
    assert cast([-1], int32, index).tolist() == [-1]
    assert cast([True, False], bool_, int16).tolist() == [1, 0]
    assert cast([True, False], bool_, bfloat16).tolist() == [1.0, 0.0]


def test_to_bool_is_not_zero():
    for dtype in FLOATS:
        assert cast([0.5, 0.0, -0.0, NAN], dtype, bool_).tolist() == [True, False, False, True]
    assert cast([256, 0, -1], int32, bool_).tolist() == [True, False, True]


def test_wide_integers_to_narrow_floats_round_once():
    # float64 would round this to a tie of bfloat16, and the tie to even: down
    value = (1 << 62) + (1 << 54) + 1
    assert cast([value, -value], int64, bfloat16).tolist() == [2.0**62 + 2.0**55, -(2.0**62) - 2.0**55]
    assert cast([value], uint64, bfloat16).tolist() == [2.0**62 + 2.0**55]
    assert cast([-(2**63)], int64, bfloat16).tolist() == [-(2.0**63)]
    assert cast([2**24 + 1, 2**24 + 3], int32, float32).tolist() == [2.0**24, 2.0**24 + 4]
    assert cast([65519, 65520], int32, float16).tolist() == [65504.0, INF]
    assert cast([464, 465], int32, float8_e4m3).tolist()[0] == 448.0
    assert math.isnan(cast([465], int32, float8_e4m3)[0])


def test_float_narrowing():
    # a double just above a tie of float16
    assert cast([1 + 2.0**-11 + 2.0**-40], float64, float16).tolist() == [1 + 2.0**-10]
    assert cast([1e300, 65520.0, 65519.0], float64, float16).tolist() == [INF, INF, 65504.0]
    assert cast([2.0**-24, 2.0**-26], float64, float16).tolist() == [2.0**-24, 0.0]
    assert cast([1e-45], float32, float32).tolist() == [float(np.float32(1e-45))]


def test_bitcast():
    assert run(Op.BITCAST, float32, [1.0], result=uint32).tolist() == [0x3F800000]
    assert evaluate(Op.BITCAST, float8_e5m2, [np.uint8([0x3C])], [uint8]).tolist() == [1.0]
    assert evaluate(Op.BITCAST, SCALARS["uint16"], [np.float32([1.0])], [bfloat16]).tolist() == [0x3F80]
    vector = evaluate(Op.BITCAST, uint8.vec(4), [np.int32([0x04030201, -1])], [int32])
    assert vector.tolist() == [[1, 2, 3, 4], [255] * 4]
    assert evaluate(Op.BITCAST, int32, [vector], [uint8.vec(4)]).tolist() == [0x04030201, -1]
    halves = evaluate(Op.BITCAST, bfloat16.vec(4), [np.uint32([[0x3F800000, 0x40000000]])], [uint32.vec(2)])
    assert halves.tolist() == [[0.0, 1.0, 0.0, 2.0]]


def test_bool_arithmetic():
    x, y = np.asarray([False, False, True, True]), np.asarray([False, True, False, True])
    table = {
        Op.ADD: x | y,
        Op.SUB: x ^ y,
        Op.MUL: x & y,
        Op.MAX: x | y,
        Op.MIN: x & y,
        Op.AND: x & y,
        Op.OR: x | y,
        Op.XOR: x ^ y,
        Op.CMPNE: x ^ y,
        Op.CMPLT: ~x & y,
        Op.CMPEQ: ~(x ^ y),
        Op.CMPLE: ~x | y,
    }
    for op, expected in table.items():
        result = run(op, bool_, x, y)
        assert result.dtype == np.bool_
        assert np.array_equal(result, expected), op


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_nan_in_comparisons_and_maxima(dtype):
    for x, y in ((NAN, 1.0), (1.0, NAN), (NAN, NAN)):
        assert [run(op, dtype, [x], [y])[0] for op in (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE)] == [False, False, False, True]
        assert np.isnan(run(Op.MAX, dtype, [x], [y])[0])
        assert np.isnan(run(Op.MIN, dtype, [x], [y])[0])
    assert run(Op.MAX, dtype, [1.0], [2.0])[0] == 2.0


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_signed_zeros_and_rounding(dtype):
    x = [-0.5, -0.375, 0.5, 1.5, 2.5, -1.5, -0.0]
    assert run(Op.ROUND, dtype, x).tolist() == [0.0, 0.0, 0.0, 2.0, 2.0, -2.0, 0.0]
    assert np.signbit(run(Op.ROUND, dtype, x)).tolist() == [True, True, False, False, False, True, True]
    assert run(Op.TRUNC, dtype, x).tolist() == [0, 0, 0, 1, 2, -1, 0]
    assert np.signbit(run(Op.TRUNC, dtype, x)).tolist() == [True, True, False, False, False, True, True]
    assert np.signbit(run(Op.SQRT, dtype, [-0.0]))[0]
    assert np.signbit(run(Op.NEG, dtype, [0.0, -0.0])).tolist() == [True, False]


@pytest.mark.parametrize("dtype", (bfloat16, float8_e4m3, float8_e5m2), ids=str)
def test_narrow_floats_round_after_every_op(dtype):
    generator = np.random.default_rng(3)
    x, y, z = (constant_array(generator.normal(size=500), dtype) for _ in range(3))
    for op, exact in (
        (Op.ADD, x.astype(np.float64) + y),
        (Op.MUL, x.astype(np.float64) * y),
        (Op.SUB, x.astype(np.float64) - y),
        (Op.FDIV, x.astype(np.float64) / np.where(y == 0, 1, y)),
    ):
        result = run(op, dtype, x, np.where(y == 0, 1, y) if op is Op.FDIV else y)
        assert np.array_equal(result, constant_array(exact, dtype)), op
    fused = constant_array(x.astype(np.float64) * y + z, dtype)
    assert np.array_equal(run(Op.MULACC, dtype, x, y, z), fused)


def constant_array(values, dtype):
    return cast(values, float64, dtype)


def test_overflow_of_narrow_floats():
    assert math.isnan(run(Op.MUL, float8_e4m3, [448.0], [2.0])[0])
    assert run(Op.MUL, float8_e5m2, [57344.0], [2.0])[0] == INF
    assert run(Op.ADD, float16, [65504.0], [65504.0])[0] == INF
    assert run(Op.FDIV, float32, [1.0, -1.0, 0.0], [0.0, 0.0, 0.0]).tolist()[:2] == [INF, -INF]


def test_exp2_is_exact_at_integers():
    whole = np.arange(-149, 129, dtype=np.float64)
    result = run(Op.EXP2, float32, whole)
    assert result.tolist()[:-1] == [2.0**x for x in range(-149, 128)]
    assert result[-1] == INF
    assert run(Op.EXP2, float64, np.arange(-1074, 1024)).tolist() == [math.ldexp(1, x) for x in range(-1074, 1024)]
    assert run(Op.EXP2, float32, [-INF, INF]).tolist() == [0.0, INF]
    assert np.isnan(run(Op.EXP2, float64, [NAN])[0])


def test_transcendentals_at_their_edges():
    assert run(Op.LOG2, float32, [0.0, INF, 8.0]).tolist() == [-INF, INF, 3.0]
    assert np.isnan(run(Op.LOG2, float32, [-1.0, NAN])).all()
    assert np.isnan(run(Op.SIN, float32, [INF, -INF, NAN])).all()
    assert run(Op.SIN, float32, [1e9])[0] == np.float32(math.sin(1e9))
    assert np.isnan(run(Op.SQRT, float32, [-1.0])[0])


@pytest.mark.parametrize("dtype", (float16, float32, float64, bfloat16), ids=str)
def test_pow_is_numpys_table(dtype):
    x = [0.0, NAN, 1.0, -8.0, -2.0, -2.0, 0.0, -0.0]
    y = [0.0, 0.0, NAN, 1 / 3, 3.0, 2.0, -1.0, -1.0]
    result = run(Op.POW, dtype, x, y).tolist()
    assert result[:3] == [1.0, 1.0, 1.0]
    assert math.isnan(result[3])
    assert result[4:] == [-8.0, 4.0, INF, -INF]


def test_where_keeps_what_it_picks():
    condition = np.asarray([True, False])
    result = evaluate(Op.WHERE, float32, [condition, np.float32([-0.0, 1]), np.float32([2, NAN])], [bool_, float32, float32])
    assert np.signbit(result[0])
    assert np.isnan(result[1])


@pytest.mark.parametrize("dtype", [d for d in SCALARS.values() if d.name != "void"], ids=str)
def test_every_op_on_every_dtype_keeps_shape_and_type(dtype):
    for op in ALU:
        operands = [np.ones((2, 3), numpy_value_dtype(dtype))] * (op.arity or 0)
        dtypes = [dtype] * len(operands)
        if op is Op.WHERE:
            operands[0], dtypes[0] = np.ones((2, 3), np.bool_), bool_
        result = bool_ if op in COMPARE else dtype
        if not is_defined(op, dtype):
            with pytest.raises(DTypeError, match=op.name):
                evaluate(op, result, operands, dtypes)
            continue
        value = evaluate(op, result, operands, dtypes)
        assert value.shape == (2, 3)
        assert value.dtype == numpy_value_dtype(result)
        assert evaluate(op, result, [o[0, 0] for o in operands], dtypes).shape == ()


def test_folding_gives_python_numbers():
    assert fold(Op.ADD, int8, (127, 1), (int8, int8)) == -128
    assert fold(Op.CMPLT, bool_, (1.0, 2.0), (float32, float32)) is True
    assert fold(Op.ADD, bfloat16, (1.0, 0.001), (bfloat16, bfloat16)) == 1.0
    assert fold(Op.CAST, int32, (NAN,), (float32,)) == 0
    assert fold(Op.FLOORDIV, index, (-7, 2), (index, index)) == -4
    assert isinstance(fold(Op.ADD, uint64, (2**63, 1), (uint64, uint64)), int)
    assert constant(0.1, bfloat16.vec(3)).tolist() == [0.10009765625] * 3


def test_power_of_one_half_alone() -> None:
    """numpy has a shortcut for a single exponent; POW is the table whatever the shapes."""
    x = np.array([-0.0, -np.inf, np.inf, 4.0, -1.0], np.float64)
    for half in (np.array(0.5), np.array([0.5]), np.full(5, 0.5)):
        found = evaluate(Op.POW, float64, (x, half), (float64, float64))
        np.testing.assert_array_equal(found, [0.0, np.inf, np.inf, 2.0, np.nan])
        assert not np.signbit(found[0])
