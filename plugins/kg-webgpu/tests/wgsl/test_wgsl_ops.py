"""Every op on every dtype in WGSL, as scalars and vectors,
against the reference evaluation over edge values, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from kg import dtype as dt
from kg.dtype import DType
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import from_storage, to_storage
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from wgsl_support import (
    Program,
    const,
    empty,
    load,
    load_value,
    needs_adapter,
    pointer,
    run,
    runtime,
    special,
    store,
    store_value,
)
from wgsl_values import combinations, differences, edges

pytestmark = needs_adapter
DTYPES = [dt.bool_, dt.int8, dt.int16, dt.int32, dt.uint8, dt.uint16, dt.uint32, dt.float16, dt.float32]
LANES = (1, 2, 4)
#: Buffers of results in one kernel.
OUTPUTS = 4
Node = tuple[Op, DType]


def needs_halves(*dtypes: DType) -> None:
    if dt.float16 in dtypes and not runtime().renderer.limits.halves:
        pytest.skip("the adapter has no shader-f16")


def run_ops(nodes: list[Node], sources: list[DType], lanes: int) -> None:
    """Every (op, result) of these operands over all their edge values; checks every result."""
    needs_halves(*sources, *(d for _, d in nodes))
    columns = combinations(sources, lanes)
    count = len(columns[0])
    for first in range(0, len(nodes), OUTPUTS):
        some = nodes[first : first + OUTPUTS]
        p = Program()
        index = p.emit(special("g0", count // lanes)) * lanes
        operands = tuple(load_value(slot, d, index, lanes) for slot, d in enumerate(sources))
        for number, (op, result) in enumerate(some):
            p.emit(store_value(len(sources) + number, index, UOp(op, result.vec(lanes), operands)))
        outputs = [empty(count, result) for _, result in some]
        source = run(p.done(), [*columns, *outputs], (count // lanes, 1, 1))
        for (op, result), got in zip(some, outputs, strict=True):
            values = [from_storage(c, d) for c, d in zip(columns, sources, strict=True)]
            wanted = to_storage(evaluate(op, result, values, sources), result)
            wrong = differences(got, wanted, result, columns)
            assert not wrong, f"{op.name} {sources} -> {result} x{lanes}: {wrong}\n{source}"


def ops_of(dtype: DType, lanes: int) -> dict[tuple[DType, ...], list[Node]]:
    """What the renderer has of this dtype, by operands.
    A fused product may be rounded once or twice: tested apart."""
    renderer = WGSLRenderer(Limits(halves=True))
    found: dict[tuple[DType, ...], list[Node]] = {}
    for op in sorted(ALU - {Op.MULACC}, key=lambda o: o.value):
        if renderer.supports(op, dtype, lanes):
            sources = (dt.bool_, dtype, dtype) if op is Op.WHERE else (dtype,) * (op.arity or 0)
            found.setdefault(sources, []).append((op, dt.bool_ if op in COMPARE else dtype))
    return found


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_ops(dtype: DType, lanes: int) -> None:
    found = ops_of(dtype, lanes)
    assert found or dtype in (dt.int8, dt.int16, dt.uint8, dt.uint16), "narrow integers alone have no arithmetic"
    for sources, nodes in found.items():
        run_ops(nodes, list(sources), lanes)


def test_what_is_here() -> None:
    """That the ops under test are those of the language, not fewer."""
    words = {op for nodes in ops_of(dt.int32, 4).values() for op, _ in nodes}
    assert words >= {
        Op.ADD,
        Op.MUL,
        Op.IDIV,
        Op.MOD,
        Op.SHL,
        Op.SHR,
        Op.MAX,
        Op.MIN,
        Op.ABS,
        Op.NEG,
        Op.CMPNE,
        Op.WHERE,
        Op.XOR,
    }
    floats = {op for nodes in ops_of(dt.float32, 1).values() for op, _ in nodes}
    assert floats >= {Op.ADD, Op.FDIV, Op.RECIPROCAL, Op.SQRT, Op.TRUNC, Op.ROUND, Op.CMPLE, Op.CMPEQ, Op.ABS}
    assert not floats & {Op.MAX, Op.MIN, Op.CMPNE}, "whose meaning for NaN WGSL leaves open"


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("of", DTYPES, ids=str)
def test_casts(of: DType, lanes: int) -> None:
    run_ops([(Op.CAST, to) for to in DTYPES if to is not of], [of], lanes)


@pytest.mark.parametrize("of", [d for d in DTYPES if not d.is_bool], ids=str)
def test_bitcasts_of_one_width(of: DType) -> None:
    for lanes in LANES:
        run_ops([(Op.BITCAST, to) for to in DTYPES if to.bits == of.bits and to is not of], [of], lanes)


@pytest.mark.parametrize("of", [d for d in DTYPES if not d.is_bool], ids=str)
def test_bitcasts_to_other_widths(of: DType) -> None:
    """Lanes that become more and narrower ones, or fewer and wider ones: the bytes are the same."""
    needs_halves(of)
    halves = runtime().renderer.limits.halves
    for to in (d for d in DTYPES if halves or d is not dt.float16):
        for lanes in LANES:
            wide, rest = divmod(of.bits * lanes, to.bits)
            if to.is_bool or rest or wide not in LANES or to.bits == of.bits:
                continue
            values = combinations([of], lanes * wide)[0]
            count = len(values) // lanes
            out = empty(count * wide, to)
            p = Program()
            item = p.emit(special("g0", count))
            value = UOp(Op.BITCAST, to.vec(wide), (load(pointer(0, of), item * lanes, lanes),))
            p.emit(store(pointer(1, to), item * wide, value))
            source = run(p.done(), [values, out], (count, 1, 1))
            assert out.tobytes() == values.tobytes(), f"{of}x{lanes} -> {to}x{wide}\n{source}"


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_constants_are_exact(dtype: DType) -> None:
    needs_halves(dtype)
    values = edges(dtype)
    if dtype.is_float:
        more = [0.1, 1 / 3, 3.4e38, 1.4e-45, 123456.789, 6e-8, 1.17549435e-38, 16777217.0, -0.1]
        with np.errstate(over="ignore"):
            values = np.concatenate([values, np.array(more, values.dtype)])
    p = Program()
    for number, value in enumerate(values):
        given = bool(value) if dtype.is_bool else value.item()
        p.emit(store_value(0, const(number), const(given, dtype)))
    out = empty(len(values), dtype)
    run(p.done(), [out])
    assert not differences(out, values, dtype, [values])


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_constants_in_vectors(dtype: DType) -> None:
    needs_halves(dtype)
    for lanes in (2, 4):
        values = edges(dtype)
        p = Program()
        for number, value in enumerate(values):
            given = bool(value) if dtype.is_bool else value.item()
            p.emit(store_value(0, const(number * lanes), const(given, dtype.vec(lanes))))
        out = empty(len(values) * lanes, dtype)
        run(p.done(), [out])
        assert not differences(out, np.repeat(values, lanes), dtype, [np.repeat(values, lanes)])


@pytest.mark.parametrize("dtype", [dt.int32, dt.uint32], ids=str)
@pytest.mark.parametrize("op", [Op.SHL, Op.SHR, Op.IDIV, Op.MOD])
def test_constant_operands(op: Op, dtype: DType) -> None:
    """Counts and divisors that are known: within range without a guard, else with the pinned result."""
    values = combinations([dtype], 4)[0]
    item = special("g0", len(values))
    for other in edges(dtype):
        p = Program()
        x = load(pointer(1, dtype), p.emit(item))
        p.emit(store(pointer(0, dtype), item, UOp(op, dtype, (x, const(int(other), dtype)))))
        out = empty(len(values), dtype)
        source = run(p.done(), [out, values], (len(values), 1, 1))
        wanted = to_storage(evaluate(op, dtype, [values, np.full_like(values, other)], [dtype, dtype]), dtype)
        assert not differences(out, wanted, dtype, [values]), f"{op.name} by {other}\n{source}"
        guarded = op.name.lower() + "_" in source
        assert guarded == (not 0 <= other < 32 if op in (Op.SHL, Op.SHR) else other == 0)


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("dtype", [dt.float32, dt.float16], ids=str)
def test_multiply_accumulate_is_rounded_once_or_twice(dtype: DType, lanes: int) -> None:
    if not WGSLRenderer(Limits(halves=True)).supports(Op.MULACC, dtype, lanes):
        assert dtype is dt.float16, "which core makes of float32"
        return
    random = np.random.default_rng(7)
    a, b, c = (random.standard_normal(64).astype(np.float32) for _ in range(3))
    p = Program()
    index = p.emit(special("g0", 64 // lanes)) * lanes
    operands = tuple(load(pointer(i, dtype), index, lanes) for i in range(1, 4))
    p.emit(store(pointer(0, dtype), index, UOp(Op.MULACC, dtype.vec(lanes), operands)))
    out = empty(64, dtype)
    run(p.done(), [out, a, b, c], (64 // lanes, 1, 1))
    once = (a.astype(np.longdouble) * b + c).astype(np.float32)
    assert np.all((out == once) | (out == a * b + c))
