"""Products made block after block of their depth: which, of how many kernels, with what results."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import numpy as np
import pytest
from kg.dtype import float16, float32
from kg.ir.build import param, sink
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.plan.data import LaunchStep
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.target.capabilities import Caches, Vectors, Workers, WorkGroups
from kg.target.renderer import Renderer
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.kernels.products.depth_blocks import block_depth
from kg_graph.multi_kernel.multistep import split
from kg_tiles import OPTS
from kg_tune.bench.compute_bound import product
from support.devices import device_named, run_plan

RANDOM = np.random.default_rng(11)
A, B, BIAS = param(1, (12, 99), float32), param(2, (99, 64), float32), param(3, (64,), float32)


def with_threads(workers: int = 1) -> Renderer:
    """REF's renderer as that of a CPU with threads, of vectors of 8 and small caches."""
    renderer = copy(RefRenderer())
    renderer.opts, renderer.work_groups, renderer.workers = OPTS, WorkGroups(), Workers(workers)
    renderer.vectors = Vectors(alu=256, memory=256, lanes=16, masked=True)
    renderer.caches = Caches((1 << 10, 1 << 12), 64)
    return renderer


def stored(value: UOp) -> UOp:
    return sink(param(0, value.shape, value.dtype).store(value), name="product")


def with_bias(x: UOp) -> UOp:
    return (x + BIAS.broadcast_to(*x.shape)).maximum(x.const_like(0.0).broadcast_to(*x.shape))


#: value, the kernels of its plan, what is expected of arrays of 12 x 99, 99 x 64 and 64
CASES: dict[str, tuple[UOp, list[str], Callable[..., np.ndarray]]] = {
    "plain": (product(A, B), ["product_first", "product"], lambda a, b, c: a @ b),
    "epilogue": (
        with_bias(product(A, B)),
        ["product_first", "product", "product_last"],
        lambda a, b, c: np.maximum(a @ b + c, 0),
    ),
    "narrow_result": (
        product(A, B).cast(float16),
        ["product_first", "product", "product_last"],
        lambda a, b, c: (a @ b).astype(np.float16),
    ),
    "left_transposed": (
        product(param(1, (99, 12), float32).permute(1, 0), B),
        ["product_first", "product"],
        lambda a, b, c: a.reshape(99, 12).T @ b,
    ),
    "transposed_result": (
        product(A, B).permute(1, 0),
        ["product_first", "product", "product_last"],
        lambda a, b, c: (a @ b).T,
    ),
    "left_computed": (product(A * 2.0 + 1.0, B), ["product_first", "product"], lambda a, b, c: (a * 2 + 1) @ b),
    "widened": (
        product(param(1, (12, 99), float16).cast(float32), param(2, (99, 64), float16).cast(float32)),
        ["product_first", "product"],
        lambda a, b, c: a.astype(np.float32) @ b.astype(np.float32),
    ),
    "rows_of_two_axes": (
        product(param(1, (3, 4, 99), float32), B.reshape(1, 99, 64).expand(3, 99, 64)),
        ["product_first", "product"],
        lambda a, b, c: a @ b,
    ),
    "batch": (
        product(param(1, (3, 12, 99), float32), param(2, (3, 99, 64), float32)),
        ["product_first", "product"],
        lambda a, b, c: a @ b,
    ),
    "batch_with_bias": (
        with_bias(product(param(1, (2, 3, 12, 99), float32), param(2, (2, 3, 99, 64), float32))),
        ["product_first", "product", "product_last"],
        lambda a, b, c: np.maximum(a @ b + c, 0),
    ),
}


@pytest.mark.parametrize("workers", [1, 3, 4])
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("name", CASES)
def test_sums_go_back_to_memory_after_blocks(name: str, device: str, workers: int) -> None:
    value, kernels, expected = CASES[name]
    ast = stored(value)
    made = split(ast, with_threads(workers))
    assert made is not None
    assert [s.kernel.kernel.name for s in made.steps if isinstance(s, LaunchStep)] == kernels
    arrays = {p.slot: RANDOM.integers(-3, 4, p.shape).astype(p.dtype.name) for p in ast.find(Op.PARAM) if p.slot}
    (found,) = run_plan(device_named(device), made, ast, arrays, {}).values()
    given = [arrays.get(slot, np.zeros(1, np.float32)) for slot in (1, 2, 3)]
    assert np.array_equal(found.ravel(), expected(*given).ravel())


@pytest.mark.parametrize(
    "right", [param(2, (401, 64), float32), param(2, (64, 401), float32).permute(1, 0)], ids=("rows", "across")
)
def test_a_deep_product_of_many_rows_is_made_in_longer_blocks(right: UOp) -> None:
    assert depths_of(product(param(1, (40, 401), float32), right))[-1] == 128


def depths_of(value: UOp) -> list[int]:
    """Of the sums in the two kernels of a product."""
    made = split(stored(value), with_threads())
    assert made is not None and len(made.steps) == 2
    return [int(u.src[0].shape[-1]) for s in made.steps if isinstance(s, LaunchStep) for u in s.kernel.find(Op.REDUCE)]


@pytest.mark.parametrize(("columns", "steps"), [(128, 128), (136, 8)])
def test_results_that_are_not_near_are_read_and_written_for_blocks_of_a_panel(columns: int, steps: int) -> None:
    """Near are 16 KiB, four times the second cache: 32 x 128.
    A panel of 32 columns and 8 steps is a quarter of it."""
    assert depths_of(product(param(1, (32, 401), float32), param(2, (401, columns), float32)))[-1] == steps


def test_panels_are_packed_in_each_block_where_workers_share_the_columns() -> None:
    """All columns of a worker are one panel, whose loop is around that over the blocks."""
    renderer = CPULLVMRenderer(Host("x86_64", "linux", "x86-64-v4", (), "", 512, (32 << 10, 1 << 20, 32 << 20), 2))
    ast = stored(product(param(1, (40, 4418), float32), param(2, (64, 4418), float32).permute(1, 0)))
    made = split(ast, renderer)
    assert made is not None
    schedules = []
    for step in made.steps:
        assert isinstance(step, LaunchStep)
        context = Context(renderer)
        full_rewrite_to_sink(step.kernel, context)
        schedules.append(format_schedule(context.schedule or ()))
    assert "STAGE(u1, p2, THREAD, r0/u3)" in schedules[-1], schedules


def test_rows_along_a_matrix_that_lies_across_are_made_in_blocks_where_the_cache_does_not_hold_them() -> None:
    ast = stored(product(param(1, (12, 3100), float32), param(2, (64, 3100), float32).permute(1, 0)))
    made = split(ast, with_threads())
    assert made is not None
    depths = [u.src[0].shape[-1] for s in made.steps if isinstance(s, LaunchStep) for u in s.kernel.find(Op.REDUCE)]
    assert len(made.steps) == 2 and depths == [1024 + 3100 % 1024, 1024]


WHOLE: dict[str, UOp] = {
    "an operand that the cache holds": product(param(1, (12, 99), float32), param(2, (99, 8), float32)),
    "one row": product(param(1, (1, 99), float32), B),
    "few blocks": product(param(1, (12, 20), float32), param(2, (20, 64), float32)),
    "columns that lie across": product(A, param(2, (64, 99), float32).permute(1, 0)),
    "a batch of matrices that the cache holds": product(param(1, (3, 12, 99), float32), param(2, (3, 99, 8), float32)),
    "matrices of a batch that doesn't come first": (
        param(1, (12, 3, 99, 1), float32).expand(12, 3, 99, 64) * param(2, (1, 3, 99, 64), float32).expand(12, 3, 99, 64)
    ).reduce(ADD, 2),
    "few rows along a matrix that lies across": product(
        param(1, (2, 384), float32), param(2, (64, 384), float32).permute(1, 0)
    ),
    "few rows by one of short rows that no cache holds": product(param(1, (2, 384), float32), param(2, (384, 64), float32)),
    "an operand that is computed": product(A, B * 2.0),
    "two products": product(A, B) + product(A, param(3, (99, 64), float32)),
}


@pytest.mark.parametrize("name", WHOLE)
def test_what_is_not_worth_it_stays_whole(name: str) -> None:
    assert block_depth(stored(WHOLE[name]), with_threads()) is None


def test_a_result_that_the_product_reads_stays_whole() -> None:
    square = param(0, (64, 64), float32)
    ast = sink(square.store(product(square, param(2, (64, 64), float32))), name="product")
    assert block_depth(ast, with_threads()) is None


def test_other_targets_keep_products_whole() -> None:
    scalar, work_groups, one_cache = with_threads(), with_threads(), with_threads()
    scalar.vectors, one_cache.caches = Vectors(), Caches((1 << 12,), 64)
    work_groups.work_groups = WorkGroups(64)
    assert [block_depth(stored(product(A, B)), r) for r in (scalar, work_groups, one_cache)] == [None] * 3
