"""Products within other reductions: kernels of their own on a CPU,
unless a schedule keeps them within one."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.monoid import ADD, MAX
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.data import LaunchStep
from kg_graph.kernels.products import product_steps
from kg_graph.multi_kernel.multistep import split
from kg_tune.bench.compute_bound import product
from support.devices import run_plan

RANDOM = np.random.default_rng(3)


def of_rows(rows: int, depth: int, columns: int, monoid: object = MAX) -> UOp:
    """A reduction of each row of exp2(a @ b)."""
    made = product(param(1, (rows, depth), float32), param(2, (depth, columns), float32)).exp2()
    return sink(param(0, (rows, 1), float32).store(made.reduce(monoid, 1)), name="of_rows")  # type: ignore[arg-type]


def kernels(ast: UOp, device: str = "CPU:LLVM") -> int:
    plan = split(ast, open_device(device).renderer)
    return 1 if plan is None else sum(isinstance(s, LaunchStep) for s in plan.steps)


@pytest.mark.parametrize("device", ["CPU:LLVM", "CPU:X86"])
@pytest.mark.parametrize("monoid", [ADD, MAX], ids=["add", "max"])
def test_a_product_within_a_reduction_is_a_kernel_of_its_own(device: str, monoid: object) -> None:
    ast = of_rows(70, 33, 50, monoid)
    assert kernels(ast, device) == 2
    opened = open_device(device)
    a, b = RANDOM.standard_normal((70, 33)).astype("f"), RANDOM.standard_normal((33, 50)).astype("f")
    plan = split(ast, opened.renderer)
    assert plan is not None
    (found,) = run_plan(opened, plan, ast, {1: a, 2: b}, {}).values()
    values = np.exp2(a.astype("d") @ b)
    expected = values.sum(1, keepdims=True) if monoid is ADD else values.max(1, keepdims=True)
    np.testing.assert_allclose(found.reshape(70, 1), expected, 1e-4)


def test_few_terms_and_too_many_results_stay_within(monkeypatch: pytest.MonkeyPatch) -> None:
    """Distances of points in space are made where they are needed,
    and no memory is filled for a great many."""
    assert kernels(of_rows(200, 3, 400)) == 1
    assert kernels(of_rows(4, 9, 5)) == 1  # little work
    assert kernels(of_rows(200, 9, 400)) == 2
    monkeypatch.setattr(product_steps, "MOST_BYTES", 200 * 400 * 4 - 1)
    assert kernels(of_rows(200, 9, 400)) == 1
