"""Schedules on CPUs are those of a CPU's loops; those of GPUs where there is no loop to share."""

from __future__ import annotations

from dataclasses import replace

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp
from kg.text.program import source_of
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.facts import Facts
from kg_tiles import STAGE

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
    assert {OptOp.VECTOR, OptOp.UPCAST} <= ops(opts) and not ops(opts) & {OptOp.LOCAL, OptOp.THREAD, STAGE}
    assert max(opt.arg for opt in opts if opt.op is OptOp.VECTOR) >= 16


def test_what_several_outputs_need_is_reduced_once() -> None:
    """A grid that ran over the outputs would reduce the row for each of them: work-items stand for rows."""
    opts = chosen(KERNELS["softmax"](256, 1024), CPU)
    assert [opt.axis for opt in opts if opt.op is OptOp.THREAD] == ["o0"] and OptOp.GROUP not in ops(opts)
    source = source_of(to_program(KERNELS["softmax"](256, 1024), OpenCLRenderer(CPU)))
    assert source and "get_global_id(0)" in source and "get_global_id(1)" not in source


def test_a_softmax_computes_its_exponentials_once() -> None:
    """And stores what is made of them without quotients, in lines that were asked for before."""
    softmax = KERNELS["softmax"](256, 1024)
    assert [(o.axis, o.arg, o.scope) for o in chosen(softmax, CPU) if o.op is STAGE] == [("o0", "exp2", "THREAD")]
    native = source_of(to_program(softmax, OpenCLRenderer(replace(CPU, exponential=True)))) or ""
    assert native.count("exp2(") == 4 and "prefetch(" in native and " / vec" not in native
    assert not any(o.op is STAGE for o in chosen(KERNELS["softmax"](256, 16384), CPU)), "a row that the cache does not hold"


def test_a_sum_of_all_is_shared_by_a_work_group() -> None:
    assert OptOp.GROUP in ops(
        chosen(sink(param(0, (1,), float32).store(param(1, (4096,), float32).sum(0).reshape(1)), name="total"), CPU)
    )


@pytest.mark.parametrize("kernel", ["conv3x3", "row_sum"])
def test_nothing_else_leaves_the_kernel_without_a_schedule(kernel: str) -> None:
    assert chosen(KERNELS[kernel](), CPU)


def test_a_gpu_has_work_groups() -> None:
    opts = chosen(KERNELS["gemm"](256, 256, 256), GPU)
    assert OptOp.LOCAL in ops(opts)


def test_work_groups_run_over_loops_without_a_remainder() -> None:
    """Work-items would share the rest of a peeled axis as a loop of its own, which a grid can't have:
    200 rows in blocks of 32."""
    x = param(1, (16, 1060, 200), float32).permute(0, 2, 1)
    opts = chosen(sink(param(0, (16, 200, 1060), float32).store(x), name="transpose"), CPU)
    assert any(opt.axis == "o1" and opt.tail == "peel" for opt in opts)
    assert [opt.axis for opt in opts if opt.op is OptOp.THREAD] == ["o0"]
