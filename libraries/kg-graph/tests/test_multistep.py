"""Kernels that become several steps: right on every device against numpy and the oracle, and split only where it pays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from golden.renderers import AVX512
from kg.cache import entries as cache
from kg.dtype import bfloat16, float16, float32, float64, int8, int32, int64
from kg.errors import ShapeError, SpecError
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import arange, argmax, param, sink, variable, variance
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.null import NullRenderer
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.plan.data import LaunchStep
from kg.runtime.plan.running import PlanProgram
from kg.runtime.sizes import evaluate
from kg.settings import override
from kg.target.capabilities import Workers, WorkGroups
from kg.text.graphs import format_graph
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.kernels.pack import Layout, pack_inputs
from kg_graph.several.limits import GROUP_PARTS, NEVER, REDUCE_WORK, SCAN_WORK, Limits, limits_of
from kg_graph.several.multistep import plan, split
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


# -- results


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


# -- what is split


def kernels_of(ast: UOp, limits: Limits) -> int:
    made = split(ast, RefRenderer(), limits)
    return 1 if made is None else sum(isinstance(step, LaunchStep) for step in made.steps)


def test_what_is_split() -> None:
    two, many = Limits(2), Limits(64)
    short = param(1, (REDUCE_WORK - 1,), float32)
    assert kernels_of(out(X.sum(0)), two) == 2
    assert kernels_of(out(short.sum(0)), two) == 1
    assert kernels_of(out(argmax(short, 0)), two) == 2
    assert kernels_of(out(X.sum(0)), Limits(1)) == 1
    assert kernels_of(out(X * 2.0), many) == 1
    rows = param(1, (8, REDUCE_WORK), float32)
    assert kernels_of(out(rows.sum(1)), two) == 1, "eight rows keep two workers busy"
    assert kernels_of(out(rows.sum(1)), many) == 2
    assert kernels_of(out(param(1, (SCAN_WORK - 1,), float32).scan(monoids.ADD, 0)), two) == 1
    assert kernels_of(out(param(1, (4, SCAN_WORK), float32).scan(monoids.ADD, 1)), two) == 1
    assert kernels_of(out(arange(1 << 24)), many) == 1
    few = replace(two, scan_bytes=32 << 20)
    assert kernels_of(out(param(1, (1 << 22,), float32).scan(monoids.ADD, 0)), few) == 3
    assert kernels_of(out(param(1, (1 << 23,), float32).scan(monoids.ADD, 0)), few) == 1
    length = variable("n", 0, 1 << 24)
    made = split(out(param(1, (length,), float32).scan(monoids.ADD, 0)), RefRenderer(), few)
    assert made is not None
    conditions = [step.when for step in made.steps if isinstance(step, LaunchStep)]
    for size, whole in ((SCAN_WORK - 1, True), (SCAN_WORK, False), (1 << 22, False), ((1 << 22) + 1, True)):
        runs = [when is not None and evaluate(when, {"n": size}) != 0 for when in conditions]
        assert runs == [*[not whole] * (len(runs) - 1), whole], size


class Groups(RefRenderer):
    work_groups = WorkGroups(1024, processors=48)


def test_limits_follow_the_target() -> None:
    serial = CPULLVMRenderer(AVX512)
    serial.workers = Workers()
    assert limits_of(RefRenderer()).workers == limits_of(NullRenderer()).workers == 1
    assert limits_of(CPULLVMRenderer(AVX512)).workers == 4
    assert limits_of(CPULLVMRenderer(AVX512)).scan_bytes == NEVER
    assert limits_of(CPULLVMRenderer(replace(AVX512, cores=2))).scan_bytes == AVX512.cache_sizes[-1]
    assert limits_of(serial).workers == 1
    assert (limits_of(Groups()).workers, limits_of(Groups()).parts) == (48, GROUP_PARTS)
    two = Groups()
    two.work_groups = WorkGroups(1024, processors=2)
    assert limits_of(two).leaves_idle(1) and not limits_of(two).leaves_idle(2)
    assert plan(out(X.sum(0)), RefRenderer()).alone is not None
    assert plan(out(X.sum(0)), CPULLVMRenderer(AVX512)).alone is None


def _attention(rows: int, width: int) -> UOp:
    q, k, v = (param(slot, (rows, width), float32) for slot in (1, 2, 3))
    scores = (_over(q, (rows, 1, width), rows) * _over(k, (1, rows, width), rows)).sum(2).reshape(rows, rows)
    powers = (scores - scores.max(1).broadcast_to(rows, rows)).exp2()
    terms = _over(powers, (rows, rows, 1), rows, width) * _over(v, (1, rows, width), rows, width)
    return out(terms.sum(1).reshape(rows, width) / powers.sum(1).broadcast_to(rows, width))


def _over(value: UOp, shape: tuple[int, ...], rows: int, width: int = 0) -> UOp:
    return value.reshape(*shape).broadcast_to(rows, rows, width or shape[-1])


def test_products_within_a_kernel_are_steps_where_items_stand_in_groups() -> None:
    """No schedule keeps the scores of an attention within such a kernel: an item would make all of them again for each output."""
    ast = _attention(64, 32)
    made = split(ast, Groups())
    assert made is not None and len(made.steps) == 3
    assert split(ast, CPULLVMRenderer(AVX512)) is None
    assert split(_attention(8, 4), Groups()) is None, "small ones cost less than two launches"
    device = open_device("REF")
    q, k, v = (np.random.default_rng(n).standard_normal((64, 32)).astype(np.float32) for n in (1, 2, 3))
    buffers = [device.empty(64 * 32, float32), *map(device.buffer, (q, k, v))]
    device.load(made).bind(buffers)()
    scores = q.astype(np.float64) @ k.T
    powers = np.exp2(scores - scores.max(1, keepdims=True))
    assert np.allclose(buffers[0].numpy().reshape(64, 32), powers @ v / powers.sum(1, keepdims=True), rtol=1e-4, atol=1e-5)


def test_plans_of_one_key_are_cut_alike() -> None:
    """A plan is kept under its renderer's fingerprint: KG_THREADS changes nothing that the fingerprint doesn't show."""
    for renderer in (Groups(), RefRenderer(), CPULLVMRenderer(AVX512)):
        known: dict[str, Limits] = {}
        for threads in (0, 1, 2):
            with override(threads=threads):
                found = limits_of(renderer)
                assert known.setdefault(renderer.for_workers(threads).fingerprint(), found) == found


def test_one_worker() -> None:
    """With KG_THREADS=1 a scan stays whole, a reduction does not: its result is to be the same on one worker as on all."""
    renderer = CPULLVMRenderer(AVX512)
    with override(threads=1):
        assert split(out(X.scan(monoids.ADD, 0)), renderer) is None
        assert split(out(X.sum(0)), renderer) is not None
    assert split(out(X.scan(monoids.ADD, 0)), renderer) is not None


def test_a_wrong_graph_is_refused_as_ever() -> None:
    wrong = UOp(Op.STORE, X.dtype, (param(0, (3,), float32), X.sum(0)))
    with pytest.raises(SpecError):
        split(sink(wrong), RefRenderer(), TINY)


def test_the_plan_is_the_same_every_time() -> None:
    for seed in range(40):
        ast = random_case(seed, small=True).ast
        assert split(ast, RefRenderer(), TINY) == split(ast, RefRenderer(), TINY)


# -- packing


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


# -- devices and caches


def test_prepare_and_run_use_the_plan() -> None:
    device = open_device("CPU:LLVM")
    ast = out(param(1, (1 << 22,), float32).sum(0), "total")
    values = RANDOM.integers(0, 3, 1 << 22).astype(np.float32)
    assert device.run(ast, values)[0].tolist() == [values.sum()]
    launch = device.prepare(ast, [result := device.empty(1, float32), device.buffer(values)])
    launch()
    assert result.numpy().tolist() == [values.sum()]
    steps = 1 if split(ast, device.renderer) is None else 2
    assert len(device.plan(ast).steps) == steps
    assert device.load(ast).info.name == "total", "load keeps a kernel whole"


RUN = """
import json, sys
import numpy as np
import kg
x = kg.param(1, (1 << 22,), kg.float32)
kernel = kg.sink(kg.param(0, (1,), kg.float32).store(x.sum(0)), name="total")
(result,) = kg.open_device("CPU:LLVM").run(kernel, np.ones(1 << 22, np.float32))
assert result.tolist() == [1 << 22]
print(json.dumps(sorted(sys.modules)))
"""


def test_a_warm_process_plans_nothing(tmp_path: Path) -> None:
    def modules() -> list[str]:
        environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path), "KG_CHECK": "0"}
        done = subprocess.run([sys.executable, "-c", RUN], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    assert "kg_graph.several.multistep" in modules()
    heavy = ("llvmlite", "kg.graph", "kg.passes", "kg.analysis", "kg.schedule.apply", "kg.rules", "kg.rewrite")
    assert [m for m in modules() if m.startswith(heavy)] == []


def test_entries_of_the_program_cache(tmp_path: Path) -> None:
    """A kernel left whole has one entry, whether its plan or its program was asked for first; a plan has its own."""
    device = open_device("CPU:LLVM")
    small = out(param(1, (64,), float32) + 1.0, "small")
    with override(cache_dir=str(tmp_path), check=False, no_cache=False):
        cache.programs.forget()
        first = device.plan(small)
        assert len(list((tmp_path / "prog").rglob("*/*"))) == 1
        again = device.plan(small)
        assert cache.programs.memory_hits == 1 and again.alone is not None and first.alone is not None
        assert again.alone.program == first.alone.program == device.compile(small).program
        other = out(param(1, (65,), float32) + 1.0, "small")
        device.compile(other)
        device.plan(other)
        assert len(list((tmp_path / "prog").rglob("*/*"))) == 2
        hits = cache.programs.memory_hits
        device.plan(other)
        assert cache.programs.memory_hits == hits + 1
        scan = out(X.scan(monoids.ADD, 0), "running")
        with override(threads=1):
            assert [device.plan(scan).alone is None for _ in range(2)] == [False, False]
        whole = split(scan, device.renderer) is None
        assert [device.plan(scan).alone is None for _ in range(2)] == [not whole] * 2
        damaged = [p for p in (tmp_path / "prog").rglob("*/*") if p.is_file()]
        cache.programs.forget()
        for path in damaged:
            path.write_bytes(b"no entry")
        assert device.plan(small).alone is not None
