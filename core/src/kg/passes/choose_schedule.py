"""Phase 2: a schedule for a kernel that came without one, decided by what the renderer can do.

store out[o0], add(a[o0], b[o0])   ->   the same, with VECTOR(o0, 16) where vectors hold 16 lanes
"""

from __future__ import annotations

from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.schedule.heuristic import default_schedule


def choose_schedule(sink: UOp, context: Context) -> UOp:
    """The graph as it is; the choice goes to the context, where `apply_schedule` finds it."""
    if context.schedule is None:
        context.schedule = default_schedule(sink, context.renderer)
    return sink
