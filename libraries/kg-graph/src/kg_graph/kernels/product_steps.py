"""A kernel AST that makes large products on the way to other reductions, as an attention does, becomes several kernels where no schedule
keeps those products within one: where work-items stand in groups that are no loops of a CPU. `multistep` asks."""

from __future__ import annotations

from kg.frontend import Op, Plan, Renderer, UOp

from kg_graph.filling import fill
from kg_graph.kernels.fuse_attention import is_attention
from kg_graph.kernels.own_kernels import products_of
from kg_graph.nodes import order_of
from kg_graph.steps import Steps


def split_products(ast: UOp, renderer: Renderer) -> Plan | None:
    """The plan in which such products are kept in memory; None for a kernel without, or where making them again costs less."""
    from kg_schedules.loops import is_loops_of_a_cpu

    if not renderer.has_local or is_loops_of_a_cpu(renderer) or not (within := _products_within(ast)):
        return None
    targets = [s.src[0] for s in ast.src]
    values = [s.src[1] for s in ast.src]
    read = {node for value in values for node in value.find(Op.PARAM)}
    if any(t.op is not Op.PARAM or t in read for t in targets):
        return None
    if is_attention(ast, renderer):
        return None
    steps = Steps(ast, most={"": renderer.arguments.most})
    leaving = dict.fromkeys(within, "a reduction goes over it, which work-items would each make anew")
    return steps.plan() if fill(steps, values, targets, renderer, leaving=leaving) else None


def _products_within(ast: UOp) -> set[UOp]:
    """The large products whose results reductions go over."""
    reductions = list(ast.find(Op.REDUCE))
    if len(reductions) < 2:
        return set()
    products = products_of(order_of([s.src[1] for s in ast.src]), masked=True)
    return {product for node in reductions for s in node.src for product in products.get(s, ())}
