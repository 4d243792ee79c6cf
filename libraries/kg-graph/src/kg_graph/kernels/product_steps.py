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

    if not renderer.has_local or is_loops_of_a_cpu(renderer) or not _has_products_within(ast):
        return None
    targets = [s.src[0] for s in ast.src]
    values = [s.src[1] for s in ast.src]
    read = {node for value in values for node in value.find(Op.PARAM)}
    if any(t.op is not Op.PARAM or t in read for t in targets):
        return None
    if is_attention(ast, renderer):
        return None
    steps = Steps(ast, most={"": renderer.arguments.most})
    return steps.plan() if fill(steps, values, targets, renderer) else None


def _has_products_within(ast: UOp) -> bool:
    """Whether a reduction goes over what large products give."""
    reductions = list(ast.find(Op.REDUCE))
    if len(reductions) < 2:
        return False
    products = products_of(order_of([s.src[1] for s in ast.src]))
    return any(products[s] for node in reductions for s in node.src if s in products)
