"""The kernels of a plan are compiled beside each other:
each once, in order where it matters, under the settings of whoever asks."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer, launches
from kg.settings import override, settings

several = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="this machine has one processor")


def plan_of_kernels(count: int) -> Plan:
    """Each adds another number, the first is launched twice."""
    kernels = [
        sink(param(0, (8,), float32).store(param(1, (8,), float32) + float(i)), name=f"plus{i}") for i in (*range(count), 0)
    ]
    buffers = [PlanBuffer(c, float32, 8, slot) for c, slot in ((Category.OUTPUT, 0), (Category.INPUT, 1))]
    return Plan("sums", (), tuple(buffers), tuple(LaunchStep(k, (0, 1)) for k in kernels))


@several
def test_two_kernels_are_compiled_at_once() -> None:
    both, seen = threading.Barrier(2), []

    def compile_kernel(kernel: UOp) -> UOp:
        seen.append((kernel.kernel.name, settings().sanitize))
        both.wait(timeout=60)  # each waits for the other
        return open_device("REF").compile(kernel)

    with override(sanitize=True):
        made = compiled(plan_of_kernels(2), compile_kernel)
    assert sorted(seen) == [("plus0", True), ("plus1", True)], "once each, under the settings of here"
    assert [step.kernel.program.name for step in launches(made.steps)] == ["plus0", "plus1", "plus0"]


@several
def test_the_first_that_fails_is_raised() -> None:
    def compile_kernel(kernel: UOp) -> UOp:
        raise KgError(kernel.kernel.name)

    with pytest.raises(KgError, match="plus0"):
        compiled(plan_of_kernels(9), compile_kernel)


def test_one_after_another_where_candidates_are_timed(tmp_path: Path) -> None:
    here = threading.get_ident()

    def compile_kernel(kernel: UOp) -> UOp:
        assert threading.get_ident() == here
        return open_device("REF").compile(kernel)

    with override(tune="search", cache_dir=str(tmp_path)):
        compiled(plan_of_kernels(3), compile_kernel)
    compiled(plan_of_kernels(1), compile_kernel)
