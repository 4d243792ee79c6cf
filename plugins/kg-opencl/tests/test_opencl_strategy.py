"""Schedules on CPUs: those of loops where a work-item can do what a loop does, those of GPUs where a reduction would be done twice."""

from __future__ import annotations

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.facts import Facts

CPU = Facts(vector=512, processor=True, cores=4, doubles=True, fused=True, rounds=True, divides=True)
GPU = Facts(doubles=True, halves=True, fused=True, rounds=True, divides=True)


def chosen(ast: UOp, facts: Facts) -> list[Opt]:
    found: list[Opt] = []

    def observe(name: str, graph: UOp, context: Context) -> None:
        if name == "choose_schedule":
            found.extend(context.schedule or ())

    to_program(ast, OpenCLRenderer(facts), None, observe=observe)
    return found


def ops(opts: list[Opt]) -> set[OptOp]:
    return {opt.op for opt in opts}


def test_a_product_is_a_tile_of_registers() -> None:
    opts = chosen(KERNELS["gemm"](256, 256, 256), CPU)
    assert {OptOp.VECTOR, OptOp.UPCAST} <= ops(opts) and not ops(opts) & {OptOp.LOCAL, OptOp.THREAD, OptOp.STAGE}
    assert max(opt.arg for opt in opts if opt.op is OptOp.VECTOR) >= 16


def test_what_several_outputs_need_is_reduced_once() -> None:
    """A grid that ran over the outputs would reduce the row for each of them."""
    opts = chosen(KERNELS["softmax"](256, 1024), CPU)
    assert OptOp.GROUP in ops(opts)


@pytest.mark.parametrize("kernel", ["conv3x3", "row_sum"])
def test_nothing_else_leaves_the_kernel_without_a_schedule(kernel: str) -> None:
    assert chosen(KERNELS[kernel](), CPU)


def test_a_gpu_has_work_groups() -> None:
    opts = chosen(KERNELS["gemm"](256, 256, 256), GPU)
    assert OptOp.LOCAL in ops(opts)
