"""A kernel AST that makes large products on the way to other reductions becomes several kernels
where no schedule keeps those products within one, as an attention's are. `multistep` asks."""

from __future__ import annotations

from typing import Final

from kg.frontend import Op, Plan, Renderer, UOp, dim_max, size_of

from kg_graph.fusion import fill
from kg_graph.kernels.fuse_attention import is_attention
from kg_graph.kernels.products.own_kernels import products_of
from kg_graph.nodes import order_of
from kg_graph.plan_builder import PlanBuilder

#: Terms of a product from which on a CPU makes it in a kernel of its own, tiled, rather than sum by sum within the other reduction; and the bytes that its results take at most. The greatest of each row of 2000 x 512 by
#: 512 x 1000 take 136 ms in one kernel and 21 in two, the nearest of 32 centers of 20,000 points of 16 numbers 3.4 and 0.6 (Emerald Rapids, AVX-512, one thread).
LEAST_DEPTH: Final = 8
MOST_BYTES: Final = 1 << 28


def split_products(ast: UOp, renderer: Renderer) -> Plan | None:
    """The plan in which such products are kept in memory; None for a kernel without,
    or where making them again costs less."""
    from kg_schedules.work_item_loops import is_loops_of_a_cpu

    within = _products_within(ast)
    if not renderer.has_local or is_loops_of_a_cpu(renderer):
        within = {product for product in within if _is_worth_keeping(product)}
    if not within:
        return None
    targets = [s.src[0] for s in ast.src]
    values = [s.src[1] for s in ast.src]
    read = {node for value in values for node in value.find(Op.PARAM)}
    if any(t.op is not Op.PARAM or t in read for t in targets):
        return None
    if is_attention(ast, renderer):
        return None
    steps = PlanBuilder(ast, most={"": renderer.arguments.most})
    leaving = dict.fromkeys(within, "a reduction goes over it, which would make it sum by sum")
    return steps.plan() if fill(steps, values, targets, renderer, leaving=leaving) else None


def _products_within(ast: UOp) -> set[UOp]:
    """The large products whose results reductions go over."""
    reductions = list(ast.find(Op.REDUCE))
    if len(reductions) < 2:
        return set()
    products = products_of(order_of([s.src[1] for s in ast.src]), masked=True)
    return {product for node in reductions for s in node.src for product in products.get(s, ())}


def _is_worth_keeping(product: UOp) -> bool:
    results = dim_max(size_of(product.shape))
    return dim_max(size_of(product.src[0].shape)) >= LEAST_DEPTH * results and results * product.type.itemsize <= MOST_BYTES
