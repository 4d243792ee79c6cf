"""Products with an open number of rows: a kernel for few and one for many, each run where it is right."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.ir.args import Var
from kg.ir.build import param, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.data import LaunchStep, Plan, Step, kernel_variables
from kg_graph.canonical import Call
from kg_graph.partition import partition
from kg_schedules.steps import WORTH_PACKING

DEPTH, COLUMNS = 40, 70


def rows_times_matrix(rows: int | UOp, *, extra: int = 0) -> UOp:
    x, w = param(1, (rows, DEPTH), float32), param(2, (DEPTH, COLUMNS), float32)
    shape = (rows, COLUMNS, DEPTH)
    left = x.reshape(rows, 1, DEPTH).expand(*shape)
    right = w.permute(1, 0).reshape(1, COLUMNS, DEPTH).expand(*shape)
    made = (left * right).sum(2).reshape(rows, COLUMNS).maximum(0.0)
    return made.pad((0, extra), (0, 0)) if extra else made


def plan_of(value: UOp, name: str = "CPU:LLVM") -> Plan:
    return partition(Call((value,), ()), open_device(name).renderer)[0]


def ranges(step: Step) -> tuple[Var, ...]:
    """The variables of a launch."""
    assert isinstance(step, LaunchStep)
    return kernel_variables(step.kernel)


def test_few_and_many_rows_have_kernels_of_their_own() -> None:
    n = variable("n", 1, 100)
    many, few = plan_of(rows_times_matrix(n)).steps
    (wide,), (narrow,) = ranges(many), ranges(few)
    assert (wide.min, wide.max) == (WORTH_PACKING, 100)
    assert (narrow.min, narrow.max) == (1, WORTH_PACKING - 1)


@pytest.mark.parametrize(
    "rows", [variable("n", 1, WORTH_PACKING - 1), variable("n", WORTH_PACKING, 99), 33], ids=["few", "many", "fixed"]
)
def test_one_kernel_where_the_range_is_on_one_side(rows: int | UOp) -> None:
    assert len(plan_of(rows_times_matrix(rows)).steps) == 1


def test_multiples_are_counted_in_rows() -> None:
    n = variable("n", 1, 100)
    many, _ = plan_of(rows_times_matrix(n * 4)).steps
    assert ranges(many)[0].min == WORTH_PACKING // 4


def test_targets_without_caches_have_one_kernel() -> None:
    assert len(plan_of(rows_times_matrix(variable("n", 1, 100)), "REF").steps) == 1


@pytest.mark.parametrize("extra", [0, 3])
def test_both_are_right_at_every_number_of_rows(extra: int) -> None:
    device = open_device("CPU:LLVM")
    n = variable("n", 0, 40)
    program = device.load(plan_of(rows_times_matrix(n, extra=extra)))
    random = np.random.default_rng(3)
    w = random.standard_normal((DEPTH, COLUMNS)).astype(np.float32)
    for rows in range(41):
        x = random.standard_normal((rows, DEPTH)).astype(np.float32)
        out = device.empty((rows + extra) * COLUMNS, float32)
        program.bind([out, device.buffer(x), device.buffer(w)])(rows)
        wanted = np.pad(np.maximum(x @ w, 0), ((0, extra), (0, 0)))
        assert np.allclose(out.numpy().reshape(rows + extra, COLUMNS), wanted, atol=1e-4), rows
