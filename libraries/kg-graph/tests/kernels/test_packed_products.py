"""Large products become a packing step and a product over panels where work-items are loops of a CPU,
and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import numpy as np
import pytest
from kg.dtype import float16, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.plan.data import LaunchStep
from kg.target.capabilities import Caches, SharedMemory, Vectors
from kg.target.renderer import Renderer
from kg_graph.kernels.products.packed_products import pack_products
from kg_graph.multi_kernel.multistep import split
from kg_tiles import OPTS
from kg_tune.bench.compute_bound import product
from support.devices import device_named, run_plan

RANDOM = np.random.default_rng(7)
A, B = param(1, (64, 80), float32), param(2, (80, 40), float32)
BIAS = param(3, (40,), float32)


def loops_of_a_cpu() -> Renderer:
    """REF's renderer as that of a CPU with work-items, of vectors of 8 and small caches."""
    renderer = copy(RefRenderer())
    renderer.opts = OPTS
    renderer.vectors = Vectors(alu=256, memory=256, lanes=16)
    renderer.caches = Caches((1 << 10, 1 << 12), 64)
    return renderer


def stored(value: UOp) -> UOp:
    return sink(param(0, value.shape, value.dtype).store(value), name="product")


def with_bias(x: UOp) -> UOp:
    return (x + BIAS.broadcast_to(*x.shape)).maximum(x.const_like(0.0).broadcast_to(*x.shape))


CASES: dict[str, tuple[UOp, Callable[..., np.ndarray]]] = {
    "plain": (product(A, B), lambda a, b, c: a @ b),
    "epilogue": (with_bias(product(A, B)), lambda a, b, c: np.maximum(a @ b + c, 0)),
    "transposed": (product(A, param(2, (40, 80), float32).permute(1, 0)), lambda a, b, c: a @ b.reshape(40, 80).T),
    "computed": (product(A, B * 2.0 + 1.0), lambda a, b, c: a @ (b * 2 + 1)),
    "widened": (product(A, param(2, (80, 40), float16).cast(float32)), lambda a, b, c: a @ b),
    "batch": (
        product(param(1, (3, 64, 80), float32), param(2, (3, 80, 40), float32)),
        lambda a, b, c: a @ b,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_large_product_is_packed_by_a_step_of_its_own(name: str) -> None:
    value, expected = CASES[name]
    ast = stored(value)
    made = split(ast, loops_of_a_cpu())
    assert made is not None
    kernels = [s.kernel.kernel.name for s in made.steps if isinstance(s, LaunchStep)]
    assert kernels == ["product_pack", "product"]
    arrays = {p.slot: RANDOM.integers(-3, 4, p.shape).astype(p.dtype.name) for p in ast.find(value.op.PARAM) if p.slot}
    (found,) = run_plan(device_named("CPU:LLVM"), made, ast, arrays, {}).values()
    given = [arrays.get(slot, np.zeros(1)).astype(np.float32) for slot in (1, 2, 3)]
    assert np.array_equal(found, expected(*given).ravel().reshape(found.shape))


NOT_PACKED: dict[str, UOp] = {
    "few rows": product(param(1, (8, 80), float32), B),
    "columns of no width": product(A, param(2, (80, 37), float32)),
    "an operand that the cache holds": product(param(1, (64, 64), float32), param(2, (64, 8), float32)),
    "two products": product(A, B) + product(A, param(3, (80, 40), float32)),
    "an operand that is reduced": product(A, B / B.max(0).expand(80, 40)),
    "a result that is transposed": product(A, B).permute(1, 0),
    "a sum of sums": (A.reshape(64, 1, 80).expand(64, 40, 80) + B.permute(1, 0).reshape(1, 40, 80).expand(64, 40, 80))
    .sum(2)
    .reshape(64, 40),
}


@pytest.mark.parametrize("name", NOT_PACKED)
def test_what_is_not_worth_it_or_no_plans_to_do_stays_whole(name: str) -> None:
    assert pack_products(stored(NOT_PACKED[name]), loops_of_a_cpu()) is None


def test_nothing_is_packed_where_work_items_are_no_loops_of_a_cpu() -> None:
    ast = stored(product(A, B))
    quick, scalar, plain = loops_of_a_cpu(), loops_of_a_cpu(), loops_of_a_cpu()
    quick.shared_memory = SharedMemory(1 << 16)
    scalar.vectors = Vectors()
    plain.caches = Caches()
    assert [pack_products(ast, r) for r in (quick, scalar, plain)] == [None] * 3
