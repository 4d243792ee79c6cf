"""A call into a plan of kernels: those of `fusion`, and of these the versions
and the several steps that use the target better."""

from __future__ import annotations

from collections.abc import Collection

from kg.frontend import KernelInfo, Op, Plan, Renderer, UOp, infrequent_collection, settings, verify, void

from kg_graph.canonical import Call
from kg_graph.fusion import fill
from kg_graph.kernels.few_buffers import most_buffers
from kg_graph.kernels.reroll_loops import rolled
from kg_graph.kernels.updates import as_scatter
from kg_graph.loops.buffers import with_reused_buffers
from kg_graph.materialization import Decision
from kg_graph.multi_kernel.deduplicate import with_shared_kernels
from kg_graph.multi_kernel.multistep import in_several
from kg_graph.multi_kernel.multiversioning import in_versions
from kg_graph.nodes import order_of
from kg_graph.plan_builder import PlanBuilder


@infrequent_collection()
def partition(call: Call, renderer: Renderer, name: str = "call", donated: Collection[int] = ()) -> tuple[Plan, list[Decision]]:
    """The plan of a call for a target, and what was decided about the nodes that it keeps.

    `donated`: slots of what is read that `kg_graph.donate` is to give to results: what goes into one is scattered there, after all others.
    """
    if settings().check:
        verify(order_of(call.values), "graph", name)
    given = {p for v in call.values for p in v.find(Op.PARAM) if p.slot in donated} if donated else set[UOp]()
    values = tuple(as_scatter(v, given) for v in rolled(call.values))
    stores = tuple(out.store(value) for out, value in zip(call.outputs, values, strict=True))
    steps = PlanBuilder(
        UOp(Op.SINK, void, stores, KernelInfo(name, fast_math=settings().fast_math)), most={"": most_buffers(renderer)}
    )
    decisions = fill(steps, values, call.outputs, renderer, given)
    plan = in_several(in_versions(steps.plan(), renderer), renderer)
    return with_reused_buffers(with_shared_kernels(plan)), decisions
