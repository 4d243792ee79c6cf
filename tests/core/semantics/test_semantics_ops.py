"""semantics.md, rows 1-17: every op on all pairs of edge values, folded,
in scalar code and in vectors, bit for bit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest
from kg.dtype import STORABLE, DType, bool_, float32, float64, int8, int32, uint8
from kg.ir.build import const, param, sink
from kg.ir.op import BINARY, COMPARE, UNARY, Op
from kg.ir.uop import UOp
from kg.rules import simplify
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import from_storage, numpy_storage_dtype, to_storage
from kg.semantics.table import is_defined
from kg.settings import override
from support.devices import DEVICES, device_named, run_on

pytestmark = pytest.mark.part(3)

NUMBERS = tuple(d for d in STORABLE if not d.is_bool)
#: Rounded once by every target; EXP2, LOG2, SIN, COS and POW have bounds instead, in test_semantics_functions.py.
INEXACT = frozenset({Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.POW, Op.SQRT, Op.RECIPROCAL, Op.FDIV})
SIGN_OF_ZERO_OPEN = frozenset({Op.MAX, Op.MIN})
FLOAT_EDGES = (
    *(0.0, -0.0, 1.0, -1.0, 0.5, -0.4, 1.5, 2.5, -2.5, 3.0, 1 / 3, -7.0, 127.5, 128.0, 255.5, -129.0, 448.0, 65504.0, 70000.0),
    *(2.0**31, -(2.0**31) - 512, 2.0**32, 2.0**63, -(2.0**63), 2.0**64, 1e30, np.inf, -np.inf, np.nan),
)
MODES = {"scalar": (), "vector": None}


@cache
def edges(dtype: DType) -> np.ndarray:
    """Raw values at which ops go wrong."""
    if dtype.is_bool:
        return np.array([0, 1, 2, 255, 128, 1, 0], np.uint8)  # any byte but 0 is True
    if dtype.is_float:
        small = [2.0 ** (2 - (1 << (dtype.exponent_bits - 1))), dtype.max_finite]
        least = small[0] * 2.0**-dtype.mantissa_bits
        return to_storage(np.array([*FLOAT_EDGES, *small, least, -least, -small[1]], np.float64), dtype)
    least, greatest = int(dtype.min), int(dtype.max)
    small = [0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 100]
    numbers = {n for n in (*small, *(-n for n in small), least, least + 1, greatest, greatest - 1) if least <= n <= greatest}
    return np.array(sorted(numbers), dtype=object).astype(numpy_storage_dtype(dtype))


@cache
def pairs(dtype: DType) -> tuple[np.ndarray, np.ndarray]:
    """All pairs, in a number that fills no vector."""
    one = edges(dtype)
    x, y = np.repeat(one, len(one)), np.tile(one, len(one))
    extra = (5 - len(x)) % 16
    return np.concatenate([x, x[:extra]]), np.concatenate([y, y[:extra]])


def ops_of(dtype: DType) -> list[Op]:
    ops = [op for op in (*UNARY, *BINARY, *COMPARE) if op not in INEXACT and is_defined(op, dtype)]
    return sorted(ops, key=lambda op: op.name)


def result_of(op: Op, dtype: DType) -> DType:
    return bool_ if op in COMPARE else dtype


def expected_of(op: Op, dtype: DType, raw: Sequence[np.ndarray]) -> np.ndarray:
    values = [from_storage(r, dtype) for r in raw[: op.arity]]
    with np.errstate(all="ignore"):
        return to_storage(evaluate(op, result_of(op, dtype), values, [dtype] * len(values)), result_of(op, dtype))


def assert_same(
    found: np.ndarray, want: np.ndarray, dtype: DType, what: str, inputs: Sequence[np.ndarray], op: Op | None
) -> None:
    a, b = from_storage(found, dtype), from_storage(want, dtype)
    same = found == want if dtype.is_float and op not in SIGN_OF_ZERO_OPEN else a == b
    if dtype.is_float:
        same = same | (np.isnan(a) & np.isnan(b))
    if not same.all():
        at = np.flatnonzero(~same)[:8]
        cases = "; ".join(f"({', '.join(str(i[k]) for i in inputs)}) -> {a[k]}, expected {b[k]}" for k in at)
        pytest.fail(f"{what}: {(~same).sum()} of {len(a)} differ: {cases}")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", (*NUMBERS, bool_), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_every_op_on_all_pairs_of_edge_values(name: str, dtype: DType, mode: str) -> None:
    device = device_named(name)
    raw = pairs(dtype)
    shape = raw[0].shape
    operands = [param(i, shape, dtype) for i in range(2)]
    ops = ops_of(dtype)
    results = [UOp(op, result_of(op, dtype), tuple(operands[: op.arity])) for op in ops]
    ast = sink(*[param(10 + i, shape, r.type).store(r) for i, r in enumerate(results)], name=f"edges_{dtype}")
    found = run_on(device, ast, dict(enumerate(raw)), {}, MODES[mode])
    inputs = [from_storage(r, dtype) for r in raw]
    for i, op in enumerate(ops):
        assert_same(found[10 + i], expected_of(op, dtype, raw), result_of(op, dtype), f"{op.name} {dtype} {mode}", inputs, op)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("source", (*NUMBERS, bool_), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_every_cast_of_edge_values(name: str, source: DType, mode: str) -> None:
    device = device_named(name)
    raw = edges(source)
    if source.bits == 8 and not source.is_bool:
        raw = np.arange(256, dtype=np.uint8).view(numpy_storage_dtype(source))
    raw = np.concatenate([raw, raw[: (5 - len(raw)) % 16]])
    x = param(0, raw.shape, source)
    targets = [d for d in (*NUMBERS, bool_) if d is not source]
    moves = [d for d in targets if d.bits == source.bits and not d.is_bool and not source.is_bool]
    results = [x.cast(d) for d in targets] + [x.bitcast(d) for d in moves]
    ast = sink(*[param(10 + i, raw.shape, r.type).store(r) for i, r in enumerate(results)], name=f"casts_{source}")
    found = run_on(device, ast, {0: raw}, {}, MODES[mode])
    values = from_storage(raw, source)
    for i, result in enumerate(results):
        with np.errstate(all="ignore"):
            want = to_storage(evaluate(result.op, result.type, [values], [source]), result.type)
        what = f"{result.op.name} {source} to {result.type} {mode}"
        assert_same(found[10 + i], want, result.type, what, [values], None)


@pytest.mark.parametrize("dtype", (*NUMBERS, bool_), ids=str)
def test_every_op_folded(dtype: DType) -> None:
    raw = [r[:: 7 if dtype.is_float else 3] for r in pairs(dtype)]
    values = [from_storage(r, dtype) for r in raw]
    for op in ops_of(dtype):
        folded: list[object] = []
        for operands in zip(*values[: op.arity], strict=True):
            node = simplify(UOp(op, result_of(op, dtype), tuple(const(_python(v, dtype), dtype) for v in operands)))
            if op is Op.NEG and operands[0] != operands[0]:  # a CONST knows one NaN: what has the other sign stays a NEG
                assert node.op is Op.NEG
                node = node.src[0]
            assert node.op is Op.CONST, f"{op.name} {dtype} of {operands} is not folded"
            folded.append(node.value)
        found = to_storage(np.array(folded, np.float64 if dtype.is_float else object), result_of(op, dtype))
        assert_same(found, expected_of(op, dtype, raw), result_of(op, dtype), f"{op.name} {dtype} folded", values, op)


def _python(value: np.generic, dtype: DType) -> int | float | bool:
    if value != value:
        return math.nan  # of either sign: `const` makes a NEG of the other
    return bool(value) if dtype.is_bool else float(value) if dtype.is_float else int(value)


@pytest.mark.parametrize("name", DEVICES)
def test_constants_arrive_as_they_are(name: str) -> None:
    """Every edge value of every dtype as a constant of the kernel: -0.0, NaN, least integers, denormals."""
    device = device_named(name)
    wanted: dict[int, tuple[DType, np.ndarray]] = {}
    stores: list[UOp] = []
    for dtype in (*NUMBERS, bool_):
        for raw in edges(dtype)[::2]:
            slot = len(stores)
            value = _python(from_storage(np.asarray(raw), dtype)[()], dtype)
            stores.append(param(slot, (1,), dtype).store(const(value, dtype)))
            wanted[slot] = (dtype, np.array([raw]) if not dtype.is_bool else np.array([int(value)], np.uint8))
    found = run_on(device, sink(*stores, name="constants"), {}, {}, ())
    for slot, (dtype, raw) in wanted.items():
        assert_same(found[slot], raw, dtype, f"{dtype} constant", [from_storage(raw, dtype)], None)


@pytest.mark.parametrize("name", DEVICES)
def test_narrow_integers_wrap_after_every_op(name: str) -> None:
    """Row 7: what compares, divides, shifts and widens sees the wrapped value."""
    device = device_named(name)
    raw = pairs(int8)
    x, y = (param(i, raw[0].shape, int8) for i in range(2))
    unsigned = [v.bitcast(uint8) for v in (x, y)]
    results = [
        *((x + y) < x, (x * y).idiv(y), (x - y) >> 1, (x * y).cast(int32), (-x).maximum(y), (x + y) % y),
        *((unsigned[0] + unsigned[1]) < unsigned[0], (unsigned[0] * unsigned[1]) // 3, (unsigned[0] - unsigned[1]).cast(int32)),
    ]
    stores = [param(10 + i, r.shape, r.type).store(r) for i, r in enumerate(results)]
    from support.devices import check

    for schedule in MODES.values():
        check(device, sink(*stores, name="narrow"), dict(enumerate(raw)), schedule=schedule)


@pytest.mark.parametrize("dtype", (float32, float64), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_no_contraction_without_the_licence(name: str, dtype: DType) -> None:
    """Row 13: with `contract` off a*b+c is rounded twice, in every form of the code."""
    device = device_named(name)
    random = np.random.default_rng(0)
    raw = [random.standard_normal(37).astype(dtype.name) for _ in range(3)]
    a, b, c = (param(i, (37,), dtype) for i in range(3))
    ast = sink(param(10, (37,), dtype).store(a * b + c), param(11, (37,), dtype).store(c - a * b), name="contract")
    with override(contract=False):
        for schedule in MODES.values():
            found = run_on(device, ast, dict(enumerate(raw)), {}, schedule)
            np.testing.assert_array_equal(found[10], raw[0] * raw[1] + raw[2])
            np.testing.assert_array_equal(found[11], raw[2] - raw[0] * raw[1])
