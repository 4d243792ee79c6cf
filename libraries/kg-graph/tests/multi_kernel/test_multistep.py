"""Kernels that become several steps: right on every device against numpy and the oracle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from kg.dtype import bfloat16, float16, float32, float64, int8, int32, int64
from kg.errors import ShapeError
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import argmax, param, sink, variable, variance
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.plan.running import PlanProgram
from kg.settings import override
from kg.text.graphs import format_graph
from kg_graph.kernels.products.pack import Layout, pack_inputs
from kg_graph.multi_kernel.limits import NEVER, Limits, limits_of
from kg_graph.multi_kernel.multistep import split
from support.devices import DEVICES, check, device_named, run_plan
from support.random_kernels import random_case

pytestmark = pytest.mark.part(6)


#: Everything is split, in about three parts.
TINY = Limits(1000, reduce_work=1, scan_work=1, parts=3, least_block=1, unit=1, symbolic_block=2, shrink=1)


KERNELS = {"REF": 80, "CPU:LLVM": 80, "CPU:C": 15}


RANDOM = np.random.default_rng(5)


def out(value: UOp, name: str = "kernel") -> UOp:
    return sink(param(0, value.shape, value.type).store(value), name=name)


def logsumexp(x: UOp, axis: int) -> UOp:
    monoid = monoids.logsumexp(x.type)
    one = x.const_like(1.0).reshape(*(1,) * len(x.shape)).expand(*x.shape)
    greatest, total = combine_values((x, one), monoid, Op.REDUCE, Reduction(monoid, (axis,)))
    return greatest + total.log2() * 0.6931471805599453


@pytest.mark.parametrize("sanitize", [False, True])
@pytest.mark.parametrize("name", DEVICES)
def test_random_kernels_in_steps(name: str, sanitize: bool) -> None:
    """Random kernels, split at any size, give what the oracle says."""
    found, seed = 0, 500_000
    while found < KERNELS[name]:
        seed += 1
        case = random_case(seed, small=True)
        with override(sanitize=sanitize), np.errstate(all="ignore"):
            device = device_named(name)
            made = split(case.ast, device.renderer, TINY)
            if made is None:
                continue
            found += 1
            try:
                check(device, case.ast, case.arrays, case.variables, None, case.tolerance, made)
            except Exception as error:
                error.add_note(f"seed {seed}\n{format_graph(case.ast)}\n{made}")
                raise


LONG = (1 << 21) + 77


ODD = RANDOM.standard_normal(LONG).astype(np.float32)


WHOLE = RANDOM.integers(-3, 4, LONG).astype(np.float32)


X = param(1, (LONG,), float32)


@pytest.mark.parametrize("name", ["CPU:LLVM", "CPU:C"])
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (X.sum(0), lambda x: x.astype(np.float64).sum(keepdims=True)),
        ((X * X + 1.0).sum(0).sqrt(), lambda x: np.sqrt((x.astype(np.float64) ** 2 + 1).sum(keepdims=True))),
        (X.max(0), lambda x: x.max(keepdims=True)),
        (X.cast(int32).min(0), lambda x: x.astype(np.int32).min(keepdims=True)),
        (argmax(X, 0), lambda x: x.argmax(keepdims=True)),
        (argmax(X, 0, index_dtype=int64, least=True), lambda x: x.argmin(keepdims=True)),
        (variance(X, 0), lambda x: x.astype(np.float64).var(keepdims=True)),
        (logsumexp(X, 0), lambda x: np.log(np.exp(x.astype(np.float64)).sum(keepdims=True))),
        (X.scan(monoids.ADD, 0), lambda x: x.astype(np.float64).cumsum()),
        (X.scan(monoids.ADD, 0, exclusive=True), lambda x: x.astype(np.float64).cumsum() - x),
        (X.cast(int32).scan(monoids.MIN, 0), lambda x: np.minimum.accumulate(x.astype(np.int32))),
        (X.scan(monoids.ADD, 0).max(0), lambda x: x.astype(np.float64).cumsum().max(keepdims=True)),
    ],
    ids=[
        "sum",
        "norm",
        "max",
        "min",
        "argmax",
        "argmin",
        "variance",
        "logsumexp",
        "scan",
        "exclusive",
        "running_min",
        "scan_max",
    ],
)
def test_against_numpy(name: str, value: UOp, expected: Callable[[np.ndarray], np.ndarray]) -> None:
    """By the limits of the target, at a length that nothing divides."""
    device = device_named(name)
    renderer = device.renderer
    ast = out(value)
    made = split(ast, renderer, replace(limits_of(renderer), workers=2, scan_bytes=NEVER))
    assert made is not None
    for given in (ODD, WHOLE):
        wanted = expected(given)
        got = device.load(made)
        buffers = [device.empty(wanted.size, value.type), device.buffer(given)]
        got.bind(buffers)()
        assert np.allclose(buffers[0].numpy(), wanted, rtol=2e-5, atol=2e-2 if wanted.size > 1 and given is ODD else 1e-5)


@pytest.mark.parametrize("name", DEVICES)
def test_nan_and_infinity(name: str) -> None:
    """The first NaN wins an argmax, wherever the blocks are; infinities stay."""
    device = device_named(name)
    x = param(1, (99,), float32)
    for places, wanted in (([40, 70], 40), ([98], 98), ([0, 98], 0), ([], 77)):
        values = np.zeros(99, np.float32)
        values[77] = np.inf
        values[places] = np.nan
        for value, expected in ((argmax(x, 0), [wanted]), (x.max(0), [values.max()]), (x.sum(0), [values.sum()])):
            made = split(out(value), device.renderer, TINY)
            assert made is not None and len(made.steps) == 2
            (found,) = run_plan(device, made, out(value), {1: values}, {}).values()
            assert np.array_equal(found.astype(np.float32), np.float32(expected), equal_nan=True), (places, value)


def test_the_error_bound_of_long_sums_holds() -> None:
    """Row 26 of the semantics: 2^26 ones sum to 2^26."""
    device = device_named("CPU:LLVM")
    count = 1 << 26
    ast = out(param(1, (count,), float32).sum(0))
    made = split(ast, device.renderer, Limits(8))
    assert made is not None
    result, ones = device.empty(1, float32), device.buffer(np.ones(count, np.float32))
    device.bind(made, [result, ones])()
    assert result.numpy().tolist() == [count]


def test_workers_do_not_change_a_result() -> None:
    device = device_named("CPU:LLVM")
    loaded = device.load(split(out(X.sum(0)), device.renderer, Limits(2)) or pytest.fail("it is left whole"))
    assert isinstance(loaded, PlanProgram)
    found = set()
    for workers in (1, 2):
        for program in loaded.programs:
            program.workers = workers  # type: ignore[union-attr]
        loaded.bind([result := device.empty(1, float32), device.buffer(ODD)])()
        found.add(result.numpy().tobytes())
    assert len(found) == 1


@pytest.mark.parametrize("dtype", [float16, bfloat16, float64, int8, int64])
def test_dtypes(dtype: object) -> None:
    device = device_named("CPU:LLVM")
    x = param(1, (200,), dtype)  # type: ignore[arg-type]
    values = RANDOM.integers(-2, 3, 200)
    for value in (x.sum(0), x.max(0), x.cast(float32).scan(monoids.ADD, 0)):
        made = split(out(value), device.renderer, TINY)
        assert made is not None
        buffers = [device.empty(200, value.type), device.buffer(values, dtype)]  # type: ignore[arg-type]
        device.bind(made, buffers)()
        wanted = (
            values.cumsum() if value.op is Op.SCAN else [values.max() if value.reduction.monoid.op == "MAX" else values.sum()]
        )
        assert np.array_equal(buffers[0].numpy()[: len(wanted)], wanted)


@pytest.mark.parametrize("name", DEVICES)
def test_run_takes_a_length_at_launch(name: str) -> None:
    """Short and empty ones run the kernel as it is."""
    device = device_named(name)
    n = variable("n", 0, 1 << 21)
    ast = out(param(1, (n,), float32).scan(monoids.ADD, 0).max(0))
    made = split(ast, device.renderer, replace(TINY, scan_work=40, reduce_work=40))
    assert made is not None
    for size in (1, 39, 40, 41, 97):
        values = RANDOM.integers(-3, 4, size).astype(np.float32)
        (found,) = run_plan(device, made, ast, {1: values}, {"n": size}).values()
        assert found.tolist() == [values.cumsum().max()]


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize(
    "layout",
    [
        Layout.panels((9, 21), 1, 8),
        Layout.panels((9, 21), 0, 4),
        Layout((9, 21), ((1, 2), (3, 0)), ((3, 4), (2, 12)), (2, 0, 3, 1)),
        Layout((9, 21), ((0, 0), (0, 0)), ((9,), (21,)), (1, 0)),
    ],
    ids=["columns", "rows", "both", "transposed"],
)
def test_a_packed_operand(name: str, layout: Layout) -> None:
    device = device_named(name)
    a, b = param(1, (5, 9), float32), param(2, (9, 21), float32)
    product = (a.reshape(5, 1, 9).expand(5, 21, 9) * b.permute(1, 0).reshape(1, 21, 9).expand(5, 21, 9)).sum(2).reshape(5, 21)
    ast = out(product, "matmul")
    x, y = (RANDOM.integers(-4, 5, shape).astype(np.float32) for shape in ((5, 9), (9, 21)))
    made = pack_inputs(ast, {2: layout})
    (found,) = run_plan(device, made, ast, {1: x, 2: y}, {}).values()
    assert np.array_equal(found, x @ y)
    assert made.buffers[3].size == np.prod(layout.packed_shape)


def test_layouts_that_do_not_fit() -> None:
    ast = out(param(1, (4, 6), float32) * 2.0)
    with pytest.raises(ShapeError, match=r"axis 1 has 7 elements with its margins; tiles of \(3, 2\) make 6"):
        Layout((4, 6), ((0, 0), (0, 1)), ((4,), (3, 2)), (0, 1, 2))
    with pytest.raises(ShapeError, match="is no order of 2 axes"):
        Layout((4, 6), ((0, 0), (0, 0)), ((4,), (6,)), (0, 0))
    with pytest.raises(ShapeError, match=r"does not fit a value of shape \(4, 6\)"):
        pack_inputs(ast, {1: Layout.panels((6, 4), 1, 4)})
    with pytest.raises(ShapeError, match=r"no parameter 0 that it only reads; it has \[1\]"):
        pack_inputs(ast, {0: Layout.panels((4, 6), 1, 4)})
