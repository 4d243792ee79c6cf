"""Sines and cosines of great angles in kernels of all kinds:
reductions, running sums, loop invariants, sines of sines, several lanes and schedules."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, float64
from kg.ir import monoid
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from support.devices import DEVICES, device_named, run_on

ROWS, COLUMNS = 6, 40
KERNELS: dict[str, Callable[[UOp], UOp]] = {
    "both": lambda x: x.sin() * 2.0 + x.cos(),
    "of a sum": lambda x: (x + x).sin(),
    "sine of a sine": lambda x: (x.sin() * 1e12).cos(),
    "sum of sines": lambda x: x.sin().sum(1).expand(ROWS, COLUMNS),
    "sine of a sum": lambda x: x.sum(1).sin().expand(ROWS, COLUMNS) * x.cos(),
    "running sum": lambda x: x.cos().scan(monoid.ADD, 1),
}
NUMPY: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "both": lambda x: np.sin(x) * 2 + np.cos(x),
    "of a sum": lambda x: np.sin(x + x),
    "sine of a sine": lambda x: np.cos(np.sin(x) * 1e12),
    "sum of sines": lambda x: np.broadcast_to(np.sin(x).sum(1, keepdims=True), x.shape),
    "sine of a sum": lambda x: np.sin(x.sum(1, keepdims=True)) * np.cos(x),
    "running sum": lambda x: np.cumsum(np.cos(x), 1),
}


def angles() -> np.ndarray:
    """A few great ones among others, so that some vectors skip the branch.
    Whole numbers, whose sums are exact."""
    random = np.random.default_rng(16)
    x = random.integers(-1000, 1000, (ROWS, COLUMNS)).astype(np.float64)
    x[1::2] *= np.where(random.random((ROWS // 2, COLUMNS)) < 0.2, 2.0**36, 1)
    return x


SCHEDULES = [(kernel, schedule) for kernel in KERNELS for schedule in (None, "")]
SCHEDULES += [("sum of sines", "UNROLL(r0, 4)"), ("both", "UPCAST(o0, 2) VECTOR(o1, 8)"), ("sine of a sine", "VECTOR(o1, 8)")]


@pytest.mark.parametrize(("kernel", "schedule"), SCHEDULES, ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_kernels(name: str, kernel: str, schedule: str | None) -> None:
    x = param(1, (ROWS, COLUMNS), float64)
    ast = sink(param(0, (ROWS, COLUMNS), float64).store(KERNELS[kernel](x)), name="angles")
    values = angles()
    found = run_on(device_named(name), ast, {1: values}, {}, None if schedule is None else parse_schedule(schedule))[0]
    tolerance = 1e-3 if kernel == "sine of a sine" else 1e-14  # the inner error is 1e-16, magnified by 1e12
    np.testing.assert_allclose(found.reshape(values.shape), NUMPY[kernel](values), rtol=0, atol=tolerance * COLUMNS)


@pytest.mark.parametrize("dtype", [float32, float64], ids=str)
def test_sine_and_cosine_of_one_angle_share_a_branch(dtype: DType) -> None:
    x = param(1, (64,), dtype)
    for value, branches in ((x.sin() + x.cos(), 1), (x.sin().cos(), 2), (x.sin() + (x * 2.0).sin(), 2)):
        context = Context(device_named("CPU:LLVM").renderer, ())
        sink_ = full_rewrite_to_sink(sink(param(0, (64,), dtype).store(value), name="angles"), context)
        assert len([u for u in sink_.find(Op.RANGE) if u.axis.name.startswith("rare")]) == branches


def test_what_is_seldom_done_is_not_counted_as_work() -> None:
    """Estimates of a kernel's work are those of ordinary angles: about that of sines that have no branch."""
    renderer = device_named("CPU:LLVM").renderer
    angles_ = (param(1, (64,), float16).cast(float32), param(1, (64,), float32))
    kernels = [sink(param(0, (64,), float32).store(x.sin()), name="angles") for x in angles_]
    near, far = (to_program(ast, renderer).program.flops for ast in kernels)
    assert 0.8 * near <= far <= 1.2 * near  # halves are reduced in other steps
