"""Work-items as loops of a CPU, on targets with work-groups that are one, as OpenCL's are:
which targets, and what may be a grid of register tiles."""

from __future__ import annotations

from copy import copy
from typing import Final

from kg.plugin import Caches, SharedMemory, Workers, WorkGroups
from kg.plugin.strategy import AxisKind, Op, Opt, OptOp, Renderer, UOp, closed_ranges, kernel_facts

#: What changes a work-item's own work alone, and in which order they come.
_OWN: Final = frozenset({OptOp.SWAP, OptOp.VECTOR, OptOp.UPCAST, OptOp.UNROLL})


def is_loops_of_a_cpu(renderer: Renderer) -> bool:
    """Whether its work-items do what a CPU's loops do, by vectors and out of caches."""
    return renderer.has_local and renderer.shared_memory.slow and bool(renderer.caches.sizes and renderer.vectors.alu)


def as_loops(renderer: Renderer, caches: Caches) -> Renderer:
    """The same machine without work-groups."""
    view = copy(renderer)
    view.work_groups, view.shared_memory, view.caches = WorkGroups(), SharedMemory(), caches
    view.workers = Workers(max(2, renderer.work_groups.processors))
    return view


def without_thread(schedule: tuple[Opt, ...]) -> tuple[Opt, ...]:
    """A schedule for workers as one for a grid over all tiles of outputs.
    None where it is more than a tile, or shares nothing."""
    own = tuple(opt for opt in schedule if opt.op is not OptOp.THREAD)
    return own if len(own) < len(schedule) and all(opt.op in _OWN for opt in own) else ()


def reduces_once(sink: UOp) -> bool:
    """Whether every reduction runs over one axis, and is another one for every output:
    none is done twice for a grid over all outputs."""
    kernel = kernel_facts(sink)
    outputs = [a.axis for a in kernel.axes.values() if a.kind is AxisKind.LOOP and a.extent > 1]
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    return all(len(closed_ranges(node)) == 1 and kernel.scope[node].issuperset(outputs) for node in reductions)
