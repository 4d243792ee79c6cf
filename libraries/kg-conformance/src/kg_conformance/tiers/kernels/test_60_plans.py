"""Tier 60, plans: kernels split into steps run on the device,
whose workers and sizes would not ask for it: the limits are tiny."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pytest
from kg.dtype import float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import argmax, param, sink, variable, variance
from kg.ir.uop import UOp
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg.semantics.floats import Array
from kg_graph.kernels.products.pack import Layout, pack_inputs
from kg_graph.multi_kernel.limits import Limits
from kg_graph.multi_kernel.multistep import split
from kg_graph.oracle import run_ast

from kg_conformance.accuracy import difference
from kg_conformance.kernels import whole as k
from kg_conformance.requires import requires, since
from kg_conformance.subject import Subject, params_of, shape_of

#: Everything is split, into three parts or so.
TINY = Limits(workers=8, reduce_work=8, scan_work=8, parts=3, least_block=1, unit=1, symbolic_block=8, shrink=1)
ROWS, COLUMNS, LENGTH = 2, 37, 97


def _sums() -> UOp:
    """Of everything, with work before and after."""
    x = param(1, (ROWS, COLUMNS), float32)
    return k.out((x * 2.0 + 1.0).sum(0, 1) * 3.0, "sums")


def _columns() -> UOp:
    return k.out(param(1, (LENGTH, 2), int32).sum(0), "columns")


def _greatest() -> UOp:
    x = param(1, (LENGTH,), float32)
    return sink(param(0, (1,), float32).store(x.max(0)), param(2, (1,), float32).store(x.min(0)), name="greatest")


def _position() -> UOp:
    return k.out(argmax(param(1, (LENGTH,), float32), 0), "position")


def _moments() -> UOp:
    return k.out(variance(param(1, (LENGTH,), float32), 0), "moments")


def _softmax() -> UOp:
    """Two reductions, of which one needs the other, and both are needed everywhere."""
    x = param(1, (1, LENGTH), float32)
    e = (x - x.max(1).expand(1, LENGTH)).exp()
    return k.out(e / e.sum(1).expand(1, LENGTH), "softmax")


def _running(*, exclusive: bool) -> UOp:
    x = param(1, (LENGTH,), float32)
    return k.out(x.scan(monoids.ADD, 0, exclusive=exclusive) * 2.0 - x, "running")


def _running_rows() -> UOp:
    return k.out(param(1, (2, 36), int32).scan(monoids.MAX, 1), "running_rows")


def _running_columns() -> UOp:
    return k.out(param(1, (LENGTH, 3), int32).scan(monoids.MUL, 0), "running_columns")


def _normalised() -> UOp:
    """A scan that others need than its store."""
    y = param(1, (LENGTH,), float32).scan(monoids.ADD, 0)
    return k.out(y - y.max(0).expand(LENGTH), "normalised")


SPLIT: Mapping[str, tuple[Callable[[], UOp], float]] = {
    "sums": (_sums, 0.0),
    "columns": (_columns, 0.0),
    "greatest": (_greatest, 0.0),
    "position": (_position, 0.0),
    "moments": (_moments, 1e-5),
    "softmax": (_softmax, 1e-5),
    "running": (lambda: _running(exclusive=False), 0.0),
    "running_exclusive": (lambda: _running(exclusive=True), 0.0),
    "running_rows": (_running_rows, 0.0),
    "running_columns": (_running_columns, 0.0),
    "normalised": (_normalised, 0.0),
}


def arrays_of(ast: UOp, variables: Mapping[str, int], seed: int) -> dict[int, Array]:
    """Small whole numbers for every parameter that is read."""
    written = {store.src[0].slot for store in ast.src}
    return {p.slot: k.whole(shape_of(p, variables), p.type, seed + p.slot) for p in params_of(ast) if p.slot not in written}


def check(subject: Subject, plan: Plan, ast: UOp, sizes: Mapping[str, int], tolerance: float) -> None:
    """The plan twice on one set of buffers, with other numbers: nothing is left of the first time."""
    device = subject.device
    loaded = PlanProgram(device.runtime, compiled(plan, subject.compile))
    params = params_of(ast)
    buffers = {p.slot: device.empty(int(np.prod(shape_of(p, sizes))), p.type) for p in params}
    launch = loaded.bind([buffers[p.slot] for p in params])
    for seed in (1, 2):
        arrays = arrays_of(ast, sizes, seed)
        for slot, raw in arrays.items():
            buffers[slot].copyin(raw)
        launch(**sizes)
        device.synchronize()
        for slot, wanted in run_ast(ast, arrays, sizes).items():
            found = buffers[slot].raw().reshape(wanted.shape)
            said = difference(found, wanted, buffers[slot].dtype, 0, tolerance, True)
            assert not said, f"{ast.kernel.name} with {sizes}, parameter {slot}: {said}"


@since(2)
@pytest.mark.parametrize("name", SPLIT)
def test_split_kernels(subject: Subject, name: str) -> None:
    make, tolerance = SPLIT[name]
    ast = make()
    plan = split(ast, subject.renderer, TINY)
    assert plan is not None and len(plan.steps) > 1
    check(subject, plan, ast, {}, tolerance)


@since(2)
@requires("symbolic")
@pytest.mark.parametrize("name", ["sum", "running"])
def test_split_when_long(subject: Subject, name: str) -> None:
    """A length given at launch decides whether the steps or the whole kernel run."""
    x = param(1, (variable("n", 0, 100),), float32)
    ast = k.out(x.sum(0) if name == "sum" else x.scan(monoids.ADD, 0), name)
    plan = split(ast, subject.renderer, TINY)
    assert plan is not None and len(plan.steps) > 2
    for size in (0, 1, 7, 8, 16, 39, 100):
        check(subject, plan, ast, {"n": size}, 0.0)


@since(2)
def test_packed_panel(subject: Subject) -> None:
    """A matrix product over an operand that a step before has packed and padded."""
    ast, _ = k.matmul(5, 19, 7)
    plan = pack_inputs(ast, {2: Layout.panels((7, 19), 1, 8)})
    assert len(plan.steps) == 2
    check(subject, plan, ast, {}, 0.0)


@since(2)
def test_copies_fills_and_constants(subject: Subject) -> None:
    """Steps that are no launches."""
    add = k.out(param(1, (4,), float32) + param(2, (4,), float32), "add")
    constant = np.arange(4, dtype=np.float32).tobytes()
    buffers = (
        PlanBuffer(Category.OUTPUT, float32, 4, 0),
        PlanBuffer(Category.OUTPUT, float32, 4, 3),
        PlanBuffer(Category.CONSTANT, float32, 4, data=constant),
        PlanBuffer(Category.INTERMEDIATE, float32, 4),
    )
    steps = (FillStep(3, 2.5), LaunchStep(add, (0, 2, 3)), CopyStep(1, 0))
    plan = compiled(Plan("mixed", (), buffers, steps), subject.compile)
    device = subject.device
    given = [device.buffer(np.zeros(4, np.float32)) for _ in range(2)]
    launch = PlanProgram(device.runtime, plan).bind(given)
    for _ in range(2):
        launch()
    device.synchronize()
    for buffer in given:
        assert buffer.numpy().tolist() == [2.5, 3.5, 4.5, 5.5]
