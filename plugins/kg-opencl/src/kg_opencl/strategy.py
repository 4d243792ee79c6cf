"""Schedules for devices that are CPUs: a work-item does what a CPU's loop does, by vectors of the machine, where no reduction is done twice for it.

Reductions that several outputs need, sums of all, windows and attention are scheduled as on GPUs: what the loops of a CPU would keep between
outputs, a grid of work-items can't.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from kg.plugin import Caches, SharedMemory, Workers, WorkGroups
from kg.plugin.strategy import AxisKind, Op, Opt, OptOp, Renderer, UOp, closed_ranges, kernel_facts
from kg_schedules import default_schedule

#: What changes a work-item's own work alone, and in which order they come.
_OWN: Final = frozenset({OptOp.SWAP, OptOp.VECTOR, OptOp.UPCAST, OptOp.UNROLL})


def schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """By registers and vectors where that suits, else as on a GPU."""
    if not sink.src:
        return ()
    found = default_schedule(sink, _as_loops(renderer))
    own = tuple(opt for opt in found if opt.op is not OptOp.THREAD)
    if len(own) == len(found) or not all(opt.op in _OWN for opt in own):
        return default_schedule(sink, renderer)
    return own if own and _each_once(sink) else found


def _each_once(sink: UOp) -> bool:
    """Whether every reduction runs over one axis, and is another one for every output."""
    kernel = kernel_facts(sink)
    outputs = [a.axis for a in kernel.axes.values() if a.kind is AxisKind.LOOP and a.extent > 1]
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    return all(len(closed_ranges(node)) == 1 and kernel.scope[node].issuperset(outputs) for node in reductions)


def _as_loops(renderer: Renderer) -> Renderer:
    """The same machine without work-groups. Caches of no size: nothing is copied to panels, of which each work-item would have its own."""
    view = copy(renderer)
    view.work_groups, view.shared_memory, view.caches = WorkGroups(), SharedMemory(), Caches()
    view.workers = Workers(max(2, renderer.work_groups.processors))
    return view
