"""Every op on every dtype in C, as scalars and vectors, against the reference evaluation over edge
values, bit for bit."""

from __future__ import annotations

import os
import traceback
from itertools import product

import numpy as np
import pytest
from c_support import COMPILERS, Kernel, Program, const, empty, end, load, loop, pointer, store
from kg import dtype as dt
from kg.dtype import DType
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import from_storage, numpy_storage_dtype, to_storage
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host, baseline, host

pytestmark = pytest.mark.part(6)

DTYPES = sorted(CPUCRenderer.type_names, key=lambda d: (d.kind, d.bits))
ARITY = {op: op.arity or 0 for op in ALU}


def edges(dtype: DType) -> np.ndarray:
    """Values at which something happens, as they are stored."""
    if dtype.is_bool:
        return np.array([0, 1], np.uint8)
    if dtype.is_float:
        numbers = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 3.7, -7.0, 2.0, 127.5, -128.9, 255.5, 65535.9, -32769.0]
        numbers += [
            2.0**31,
            -(2.0**31),
            2.0**31 - 128,
            2.0**32,
            2.0**63,
            -(2.0**63),
            2.0**64,
            1e30,
            -1e30,
            2.0**23 + 1,
            2.0**52 + 1,
        ]
        numbers += [np.inf, -np.inf, np.nan, 1e-40, -1e-40, 4194303.5]
        return np.array(numbers, numpy_storage_dtype(dtype))
    low, high = int(dtype.min), int(dtype.max)
    numbers = {
        low,
        low + 1,
        0,
        1,
        2,
        3,
        5,
        7,
        8,
        31,
        32,
        63,
        64,
        100,
        high // 2,
        high // 2 + 1,
        high - 1,
        high,
        -1,
        -2,
        -7,
        -8,
        -31,
        low // 2,
    }
    return np.array(sorted(n for n in numbers if low <= n <= high), numpy_storage_dtype(dtype))


def combinations(dtypes: list[DType], lanes: int) -> list[np.ndarray]:
    """Every combination of edge values, or a thinned one of three, padded to whole vectors."""
    columns = list(product(*(edges(d) for d in dtypes)))
    if len(dtypes) == 3:
        columns = columns[:: max(1, len(columns) // 1500)]
    columns += [columns[i % len(columns)] for i in range(-len(columns) % lanes)]
    return [np.array(c, numpy_storage_dtype(d)) for c, d in zip(zip(*columns, strict=True), dtypes, strict=True)]


def run_ops(
    nodes: list[tuple[Op, DType, list[DType]]],
    lanes: int,
    compiler: str,
    machine: Host | None = None,
    flags: tuple[str, ...] = (),
) -> str:
    """One kernel that does each (op, result, operands) over all its edge values; checks every result."""
    p, slot = Program(), 0
    buffers: list[np.ndarray] = []
    checks: list[tuple[str, int, int, DType, np.ndarray]] = []
    for number, (op, result, sources) in enumerate(nodes):
        columns = combinations(sources, lanes)
        counter = p.emit(loop(len(columns[0]) // lanes, f"o{number}"))
        index = counter * lanes
        operands = []
        for column, d in zip(columns, sources, strict=True):
            operands.append(load(pointer(slot, d), index, lanes))
            buffers.append(column)
            slot += 1
        out = pointer(slot, result)
        p.emit(end(counter, p.emit(store(out, index, UOp(op, result.vec(lanes), tuple(operands))))))
        buffers.append(empty(len(columns[0]), result))
        wanted = evaluate(op, result, [from_storage(c, d) for c, d in zip(columns, sources, strict=True)], sources)
        checks.append((f"{op.name} {sources} -> {result}", slot, len(sources), result, to_storage(wanted, result)))
        slot += 1
    kernel = Kernel(p.done(), compiler, machine, flags)
    kernel(*buffers)
    for name, place, count, result, wanted in checks:
        got = buffers[place]
        same = (got == wanted) | (np.isnan(got) & np.isnan(wanted)) if result.is_float else got == wanted
        if result.is_float and not name.startswith(("MAX", "MIN")):  # which zero is the greater is left open
            same &= (got != 0) | (np.signbit(got) == np.signbit(wanted))
        if not same.all():
            at = int(np.flatnonzero(~same)[0])
            inputs = [buffers[place - i][at] for i in range(count, 0, -1)]
            pytest.fail(f"{name} x{lanes} {compiler}: {inputs}: {got[at]} instead of {wanted[at]}\n{kernel.source}")
    return kernel.source


def ops_of(dtype: DType, lanes: int, machine: Host | None = None) -> list[tuple[Op, DType, list[DType]]]:
    renderer = CPUCRenderer(machine)
    nodes = []
    for op in sorted(ALU, key=lambda o: o.value):
        if not renderer.supports(op, dtype, lanes):
            continue
        result = dt.bool_ if op in COMPARE else dtype
        sources = [dt.bool_, dtype, dtype] if op is Op.WHERE else [dtype] * ARITY[op]
        if op is Op.MULACC and dtype.is_float:
            continue  # rounded once or twice: tested apart
        nodes.append((op, result, sources))
    return nodes


WIDTHS = [1, 2, 4, 8, 16, 32, 64]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_ops(dtype: DType, compiler: str) -> None:
    for lanes in WIDTHS:
        nodes = ops_of(dtype, lanes)
        if nodes and (lanes in (1, 4) or lanes * max(8, dtype.bits) == host().vector_bits):
            run_ops(nodes, lanes, compiler)


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("lanes", [1, 4, 8])
def test_casts(lanes: int, compiler: str) -> None:
    pairs = [(Op.CAST, to, [of]) for of in DTYPES for to in DTYPES if of is not to]
    if lanes > 1:
        pairs = [(op, to, of) for op, to, of in pairs if lanes * max(8, to.bits, of[0].bits) <= host().vector_bits]
    run_ops(pairs, lanes, compiler)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_bitcasts_of_one_width(compiler: str) -> None:
    for lanes in (1, 4):
        run_ops(
            [(Op.BITCAST, to, [of]) for of in DTYPES for to in DTYPES if of.bits == to.bits and not of.is_bool], lanes, compiler
        )


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("dtype", [dt.int32, dt.float32, dt.uint8, dt.int64], ids=str)
def test_the_baseline_processor(dtype: DType, compiler: str) -> None:
    if host().architecture != "x86_64":
        pytest.skip("x86-64 only")
    machine = baseline("x86_64")
    for lanes in (1, 128 // dtype.bits):
        source = run_ops(ops_of(dtype, lanes, machine), lanes, compiler, machine)
        assert "__builtin_trunc" not in source


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("dtype", [dt.float32, dt.float64], ids=str)
def test_multiply_accumulate_is_rounded_once_or_twice(dtype: DType, compiler: str) -> None:
    random = np.random.default_rng(7)
    a, b, c = (random.standard_normal(64).astype(numpy_storage_dtype(dtype)) for _ in range(3))
    twice = a * b + c
    once = (a.astype(np.longdouble) * b + c).astype(a.dtype)
    for machine in (host(), baseline(host().architecture)):
        for lanes in (1, 2, machine.vector_bits // dtype.bits):
            p = Program()
            counter = p.emit(loop(64 // lanes))
            operands = tuple(load(pointer(i, dtype), counter * lanes, lanes) for i in range(1, 4))
            p.emit(end(counter, p.emit(store(pointer(0, dtype), counter * lanes, UOp(Op.MULACC, dtype.vec(lanes), operands)))))
            out = empty(64, dtype)
            Kernel(p.done(), compiler, machine)(out, a, b, c)
            assert np.all((out == once) | (out == twice))


@pytest.mark.parametrize("compiler", COMPILERS)
def test_a_product_and_a_sum_are_never_contracted(compiler: str) -> None:
    p = Program()
    counter = p.emit(loop(4))
    a, b, c = (load(pointer(i, dt.float32), counter * 16, 16) for i in range(1, 4))
    p.emit(end(counter, p.emit(store(pointer(0, dt.float32), counter * 16, a * b + c))))
    random = np.random.default_rng(3)
    x, y, z = (random.standard_normal(64).astype(np.float32) for _ in range(3))
    out = empty(64, dt.float32)
    Kernel(p.done(), compiler)(out, x, y, z)
    assert np.array_equal(out, x * y + z)


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_constants_are_exact(dtype: DType, compiler: str) -> None:
    p = Program()
    values = edges(dtype)
    if dtype.is_float:
        values = np.concatenate([values, np.array([0.1, 1 / 3, 3.4e38, 1.4e-45, 123456.789], values.dtype)])
    for number, value in enumerate(values):
        p.emit(store(pointer(0, dtype), const(number), const(value.item() if not dtype.is_bool else bool(value), dtype)))
    out = empty(len(values), dtype)
    Kernel(p.done(), compiler)(out)
    assert out.tobytes() == values.tobytes() or np.array_equal(out, values, equal_nan=True)


#: Without -fwrapv, so that an overflow of a signed number counts. A report is a trap: no runtime library is needed.
SANITIZED = {
    "gcc": ("-O1", "-fno-wrapv", "-fsanitize=undefined,float-cast-overflow", "-fsanitize-undefined-trap-on-error"),
    "clang": ("-O1", "-fno-wrapv", "-fsanitize=undefined,float-cast-overflow", "-fsanitize-trap=all"),
}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("compiler", [c for c in COMPILERS if c in SANITIZED])
@pytest.mark.parametrize("lanes", [1, 4])
def test_nothing_is_undefined(lanes: int, compiler: str) -> None:
    nodes = [node for dtype in DTYPES for node in ops_of(dtype, lanes)]
    nodes += [(Op.CAST, to, [of]) for of in DTYPES for to in DTYPES if of is not to and lanes * max(to.bits, of.bits) <= 256]
    nodes += [(Op.MULACC, d, [d] * 3) for d in DTYPES if d.is_int]
    for first in range(0, len(nodes), 60):
        child = os.fork()
        if child == 0:  # a report kills the process
            try:
                run_ops(nodes[first : first + 60], lanes, compiler, None, SANITIZED[compiler])
                os._exit(0)
            except BaseException:
                traceback.print_exc()
                os._exit(1)
        status = os.waitpid(child, 0)[1]
        assert status == 0, (
            f"status {status} (4: undefined behaviour) in {[(o.name, r, s) for o, r, s in nodes[first : first + 60]]}"
        )
