"""What kg-graph adds to core: kernels that one launch could not distribute well become plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import hookimpl

if TYPE_CHECKING:
    from kg.frontend import Plan, Renderer, UOp

KG_API = 1


@hookimpl
def kg_planner(kernel: UOp, renderer: Renderer) -> Plan | None:
    from kg_graph.multi_kernel.multistep import split

    return split(kernel, renderer)
