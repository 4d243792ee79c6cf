"""Tier 50: every op on every dtype is what docs/semantics.md says, folded,
scalar and vectorised alike."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kg.dtype import FLOATS, INTS, STORABLE, DType, bool_, float32, int32
from kg.errors import KgError
from kg.ir.build import const, param, sink
from kg.ir.op import COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_storage_dtype, to_storage
from kg.settings import override

from kg_conformance.accuracy import INEXACT
from kg_conformance.compare import errors_in_ulp, require, same_bits
from kg_conformance.flushing import MOVES, flushed, without_flushes
from kg_conformance.kernels import ulp
from kg_conformance.kernels.alu import (
    WAYS,
    Case,
    arrays_of,
    ast_of,
    bitcast_pairs,
    cast_case,
    op_case,
    operand_kinds,
    ops_of,
    rotated,
    schedule_of,
)
from kg_conformance.kernels.batch import widest_of
from kg_conformance.kernels.edges import edge_values, few_values, pairs, random_values
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

pytestmark = requires("results")

EXACT_OPS = [(op, dtype) for dtype in STORABLE for op in ops_of(dtype) if op not in INEXACT]
BOUNDED_OPS = [(op, dtype) for dtype in FLOATS for op in ops_of(dtype) if op in INEXACT]
NARROW_INTS = [d for d in INTS if d.bits <= 16]


def op_params(ops: list[tuple[Op, DType]], ways: tuple[str, ...] = WAYS) -> list[object]:
    return [
        pytest.param(op, dtype, way, id=f"{op.name}-{dtype}-{way}", marks=requires(f"op.{op.name}", f"dtype.{dtype}"))
        for op, dtype in ops
        for way in ways
    ]


def dtype_params(dtypes: list[DType] | tuple[DType, ...], *more: str) -> list[object]:
    return [pytest.param(d, id=str(d), marks=requires(f"dtype.{d}", *more)) for d in dtypes]


def _case(subject: Subject, op: Op, dtype: DType, way: str) -> Case:
    lanes = widest_of(subject.renderer, *operand_kinds(op, dtype)) if way == "vector" else 1
    return op_case(op, dtype, few=way == "folded", lanes=lanes)


def run_case(subject: Subject, case: Case, way: str) -> Array:
    """The raw results, one way."""
    found = subject.run(ast_of(case, way), arrays_of(case, way), schedule=schedule_of(way))[0]
    if subject.claims("denormals") or case.op in MOVES:
        return found
    return without_flushes(found, case.wanted(), flushing(case).wanted(), case.dtype, subject.bound(case.op, case.dtype))


def flushing(case: Case) -> Case:
    """The same with denormal operands flushed to zero."""
    return replace(case, operands=tuple(flushed(raw, kind) for raw, kind in zip(case.operands, case.kinds, strict=True)))


def run_outputs(subject: Subject, outputs: list[UOp], operands: dict[int, Array]) -> None:
    """Kernels of several results against the oracle, each exact, vectorised and not.
    Operands are slots from 10 on."""
    stores = [param(i, value.shape, value.type).store(value) for i, value in enumerate(outputs)]
    ast = sink(*stores, name="outputs")
    with override(contract=False):
        subject.check(ast, operands)
        subject.check(ast, operands, schedule=())


# -- one op


@pytest.mark.parametrize(("op", "dtype", "way"), op_params(EXACT_OPS))
def test_op(subject: Subject, op: Op, dtype: DType, way: str) -> None:
    """All pairs of edge values, the same bits; in vectors each value meets every lane."""
    case = _case(subject, op, dtype, way)
    case.check(run_case(subject, case, way), way)


@pytest.mark.parametrize(("op", "dtype", "way"), op_params(BOUNDED_OPS))
def test_bounded_op(subject: Subject, op: Op, dtype: DType, way: str) -> None:
    """All pairs of edge values: zeros, infinities and NaN as in the table, the rest within the bound."""
    case = _case(subject, op, dtype, way)
    found = run_case(subject, case, way)
    ulp.check(case, found, subject.bound(op, dtype))


@pytest.mark.parametrize(
    ("op", "dtype"),
    [
        pytest.param(o, d, id=f"{o.name}-{d}", marks=requires(f"op.{o.name}", f"dtype.{d}"))
        for o, d in BOUNDED_OPS
        if d.bits >= 16
    ],
)
def test_ulp(subject: Subject, op: Op, dtype: DType) -> None:
    """The greatest error over the whole domain, printed as a table."""
    case = ulp.case_of(op, dtype)
    bound = subject.bound(op, dtype)
    found = run_case(subject, case, "vector")
    worst = ulp.check(case, found, bound)
    print(f"{subject.name:10} {op.name:10} {dtype!s:10} {worst:8.3f} ULP of {bound:g} allowed, {case.size} operands")


@pytest.mark.parametrize("dtype", dtype_params([d for d in FLOATS if d.bits >= 16], "op.EXP2"))
def test_exp2_of_integers(subject: Subject, dtype: DType) -> None:
    """Powers of two are exact, those that are denormal included."""
    reach = (1 << (dtype.exponent_bits - 1)) + dtype.mantissa_bits
    whole = np.arange(-reach - 2, reach + 2).astype(np.float64)
    case = Case(Op.EXP2, dtype, (np.unique(to_storage(whole, dtype)),), (dtype,))
    case.check(run_case(subject, case, "vector"))


@pytest.mark.parametrize("dtype", dtype_params(STORABLE))
def test_random_operands(subject: Subject, dtype: DType) -> None:
    """Random bits in every exact op."""

    @settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=(HealthCheck.too_slow,))
    @given(st.sampled_from([op for op in ops_of(dtype) if op not in INEXACT]), st.integers(0, 1 << 30))
    def run(op: Op, seed: int) -> None:
        if subject.claims(f"op.{op.name}"):
            kinds = operand_kinds(op, dtype)
            columns = tuple(random_values(kind, 67, seed + i) for i, kind in enumerate(kinds))
            case = Case(op, bool_ if op in COMPARE else dtype, columns, kinds)
            case.check(run_case(subject, case, "vector"))

    run()


# -- casts


def cast_params() -> list[object]:
    return [
        pytest.param(a, b, way, id=f"{a}-{b}-{way}", marks=requires("op.CAST", f"dtype.{a}", f"dtype.{b}"))
        for a in STORABLE
        for b in STORABLE
        if a is not b
        for way in WAYS
    ]


@pytest.mark.parametrize(("source", "target", "way"), cast_params())
def test_cast(subject: Subject, source: DType, target: DType, way: str) -> None:
    """Every edge value to every dtype: saturated, rounded to nearest even, NaN kept, not zero is True."""
    lanes = widest_of(subject.renderer, source, target) if way == "vector" else 1
    case = cast_case(source, target, lanes)
    case.check(run_case(subject, case, way), way)


@pytest.mark.parametrize(
    ("source", "target"),
    [pytest.param(a, b, id=f"{a}-{b}", marks=requires("op.BITCAST", f"dtype.{a}", f"dtype.{b}")) for a, b in bitcast_pairs()],
)
def test_bitcast(subject: Subject, source: DType, target: DType) -> None:
    """The bits, of numbers and of NaNs whatever their payload."""
    raw = np.concatenate([edge_values(source), random_values(source, 101 - edge_values(source).size % 2, 3)])
    (raw,) = rotated([raw], widest_of(subject.renderer, source))
    case = Case(Op.BITCAST, target, (raw,), (source,))
    found = run_case(subject, case, "vector")
    wanted = raw.view(numpy_storage_dtype(target))
    good = same_bits(found, wanted, target)
    require(good, found, wanted, target, [(raw, source)], f"BITCAST of {source} to {target}")


# -- what shows only when ops follow one another


@pytest.mark.parametrize(
    ("op", "dtype"),
    [
        pytest.param(op, d, id=f"{op.name}-{d}", marks=requires(f"op.{op.name}", f"dtype.{d}", "dtype.int64"))
        for d in NARROW_INTS
        for op in (Op.NEG, Op.ABS, Op.ADD, Op.SUB, Op.MUL, Op.SHL, Op.MULACC, Op.IDIV)
    ],
)
def test_narrow_results_wrap_at_once(subject: Subject, op: Op, dtype: DType) -> None:
    """What follows an 8- or 16-bit op sees the wrapped value:
    a comparison, a shift, a division, a wider type."""
    case = op_case(op, dtype)
    sources = [param(10 + i, (case.size,), kind) for i, kind in enumerate(case.kinds)]
    value = case.node(*sources)
    wide = next(d for d in INTS if d.name == "int64")
    outputs = [value < 3, value >> 1, value.idiv(3), value.cast(wide)]
    run_outputs(subject, outputs, {10 + i: raw for i, raw in enumerate(case.operands)})


@pytest.mark.parametrize(
    ("op", "dtype"),
    [
        pytest.param(op, d, id=f"{op.name}-{d}", marks=requires(f"op.{op.name}", f"dtype.{d}", "dtype.float32"))
        for d in FLOATS
        if d.bits <= 16
        for op in (Op.ADD, Op.SUB, Op.MUL)
    ],
)
def test_narrow_floats_round_at_once(subject: Subject, op: Op, dtype: DType) -> None:
    """What follows an op on narrow floats sees the rounded value."""
    case = op_case(op, dtype)
    a, b = (param(10 + i, (case.size,), dtype) for i in (0, 1))
    value = case.node(a, b)
    run_outputs(subject, [value - a, value < a, value.cast(float32)], {10 + i: raw for i, raw in enumerate(case.operands)})


@pytest.mark.parametrize("dtype", dtype_params(FLOATS, "op.ADD", "op.SUB", "op.MUL"))
def test_float_identities_are_not_applied(subject: Subject, dtype: DType) -> None:
    """x+0, x*0, 0-x and x-x have their own results for zeros, infinities and NaN."""
    (raw,) = pairs(edge_values(dtype), 1)
    x = param(10, (len(raw),), dtype)
    zero, minus = const(0.0, dtype), const(-0.0, dtype)
    run_outputs(subject, [x + zero, x * zero, zero - x, x - x], {10: raw})
    run_outputs(subject, [x + minus, x - zero, x * 1.0, -x], {10: raw})


@pytest.mark.parametrize("dtype", dtype_params(FLOATS, "op.CMPLT", "op.CMPLE", "op.CMPEQ", "op.CMPNE"))
def test_negated_comparisons(subject: Subject, dtype: DType) -> None:
    """not (a < b) is no b <= a when one of them is NaN."""
    first, second = pairs(few_values(dtype), 2)
    a, b = (param(10 + i, (len(first),), dtype) for i in (0, 1))
    run_outputs(subject, [~(a < b), ~(a <= b), ~a.eq(b), ~a.ne(b)], {10: first, 11: second})
    run_outputs(subject, [(a < b).where(a, b), (a <= b).where(b, a), a.eq(a), a.ne(a)], {10: first, 11: second})


@pytest.mark.parametrize("dtype", dtype_params([d for d in FLOATS if d.bits >= 16], "op.ADD", "op.MUL"))
def test_add_of_mul_rounds_twice(subject: Subject, dtype: DType) -> None:
    """Without the `contract` setting no compiler may fuse."""
    count = 257
    a, b = (random_finite(dtype, count, seed) for seed in (1, 2))
    product = Case(Op.MUL, dtype, (a, b), (dtype, dtype)).wanted()
    c = Case(Op.NEG, dtype, (product,), (dtype,)).wanted()
    x, y, z = (param(10 + i, (count,), dtype) for i in range(3))
    run_outputs(subject, [x * y + z, z + x * y, x * y - y], {10: a, 11: b, 12: c})


@pytest.mark.parametrize("dtype", dtype_params(STORABLE))
def test_moves_keep_bits(subject: Subject, dtype: DType) -> None:
    """Loads and stores keep denormals, signs of zero and NaN."""
    raw = np.concatenate([edge_values(dtype), random_values(dtype, 64, 5), edge_values(dtype)[:1]])
    ast = sink(param(0, raw.shape, dtype).store(param(1, raw.shape, dtype).flip(0)), name="moved")
    found = subject.run(ast, {1: raw})[0]
    wanted = (raw != 0).astype(np.uint8) if dtype.is_bool else raw
    require(same_bits(found, wanted[::-1].copy(), dtype), found, wanted[::-1].copy(), dtype, what=f"moving {dtype}")


@requires("dtype.bool", "dtype.int32")
def test_any_byte_is_true(subject: Subject) -> None:
    """A bool that was loaded is 0 or 1 wherever it goes: into a number, a sum, a store, a comparison."""
    raw = np.array([0, 1, 2, 3, 128, 254, 255, 0, 7], np.uint8)
    x = param(10, raw.shape, bool_)
    y = param(11, raw.shape, bool_)
    outputs = [x.cast(int32), x & y, x.ne(y), x.where(const(5, int32), const(6, int32)), x.cast(int32).sum()]
    run_outputs(subject, outputs, {10: raw, 11: raw[::-1].copy()})


@pytest.mark.parametrize("dtype", [pytest.param(d, id=str(d)) for d in STORABLE])
def test_unclaimed_dtype_is_refused_or_right(subject: Subject, dtype: DType) -> None:
    """A dtype that the device lacks: an error that names both when the program is built,
    never silently narrower."""
    if subject.claims(f"dtype.{dtype}"):
        return
    (raw,) = pairs(few_values(dtype), 1)
    one = const(1 if not dtype.is_bool else True, dtype)
    x = param(1, raw.shape, dtype)
    ast = sink(param(0, raw.shape, dtype).store(x ^ one if dtype.is_bool else x + one), name="unclaimed")
    try:
        subject.check(ast, {1: raw})
    except KgError as error:
        assert str(dtype) in str(error), f"the error names no {dtype}: {error}"


def random_finite(dtype: DType, count: int, seed: int) -> Array:
    """Numbers from 1 to 2 with random last places: their products are inexact, nothing overflows."""
    random = np.random.default_rng(seed)
    return to_storage(1 + random.random(count), dtype)


def test_errors_are_measured_right(subject: Subject) -> None:
    """The measure itself: a neighbour is one unit away."""
    exact = np.array([1.0, 2.0, 3.0], np.float64)
    raw = np.nextafter(exact.astype(np.float32), np.float32(9))
    assert errors_in_ulp(raw, exact, float32).tolist() == [1.0, 1.0, 1.0]
