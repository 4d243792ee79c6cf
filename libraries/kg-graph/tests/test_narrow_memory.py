"""Where arrays of half precision are widened for products:
in the panels of the one kernel, or by a kernel before."""

from __future__ import annotations

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import float16, float32
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.canonical import canonical
from kg_graph.partition import partition


def widened(number: int, *shape: int) -> UOp:
    return UOp(Op.BUFFER, float16, (), Param(number, shape)).cast(float32)


def product(a: UOp, b: UOp) -> UOp:
    (i, k), (_, j) = a.shape, b.shape
    return (a.reshape(i, 1, k).expand(i, j, k) * b.permute(1, 0).reshape(1, j, k).expand(i, j, k)).sum(2).reshape(i, j)


def kernels(value: UOp, machine: Host) -> int:
    plan, _ = partition(canonical([value]), CPULLVMRenderer(machine))
    return len(plan.steps)


@pytest.mark.parametrize(
    ("rows", "columns", "machine", "is_one"),
    [(100, 100, AVX512, True), (100, 10, AVX512, False), (100, 600, AVX512, False), (100, 100, AVX2, False)],
)
def test_operands_are_widened_where_panels_are_wide_and_few(rows: int, columns: int, machine: Host, is_one: bool) -> None:
    assert (kernels(product(widened(0, rows, 70), widened(1, 70, columns)), machine) == 1) is is_one


def test_two_layers_are_a_kernel_each() -> None:
    hidden = product(widened(0, 128, 64), widened(1, 64, 96)).maximum(0.0)
    assert kernels(product(hidden, widened(2, 96, 64)), AVX512) == 2


def test_attention_reads_what_was_widened_before() -> None:
    """Its products share a kernel with other reductions, whose schedule widens nothing."""
    q, k, v = (widened(n, 128, 64) for n in range(3))
    scores = product(q, k.permute(1, 0))
    weights = (scores - scores.max(1).broadcast_to(128, 128)).exp2()
    value = product(weights / weights.sum(1).broadcast_to(128, 128), v)
    plan, _ = partition(canonical([value]), CPULLVMRenderer(AVX512))
    casts = [u for step in plan.steps[-1:] for u in step.kernel.find(Op.CAST)]  # type: ignore[union-attr]
    assert len(plan.steps) > 1 and not casts


@pytest.mark.parametrize("shape", [(100, 100, 100), (67, 33, 35), (40, 96, 33)], ids=str)
@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_products_of_half_precision(shape: tuple[int, int, int], layout: str) -> None:
    (m, n, k), (left, right) = shape, layout
    random = np.random.default_rng(0)
    given = [
        random.standard_normal(s).astype(np.float16)
        for s in ((m, k) if left == "n" else (k, m), (k, n) if right == "n" else (n, k))
    ]
    a, b = (widened(i, *x.shape) for i, x in enumerate(given))
    value = product(a if left == "n" else a.permute(1, 0), b if right == "n" else b.permute(1, 0))
    device = open_device("CPU:LLVM")
    call = canonical([value])
    program = device.load(partition(call, device.renderer)[0])
    found = device.empty(m * n, float32)
    buffers = [found, *(device.buffer(given[leaf.param.slot]) for leaf in call.leaves)]
    program.bind([buffers[p.slot] for p in program.user_params])()
    x, y = (g.astype(np.float64) for g in given)
    expected = (x if left == "n" else x.T) @ (y if right == "n" else y.T)
    np.testing.assert_allclose(found.numpy().reshape(m, n), expected, rtol=0, atol=1e-4 * float(np.abs(expected).max()))
