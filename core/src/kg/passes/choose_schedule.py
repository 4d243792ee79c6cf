"""Phase 2: a schedule for a kernel that came without one, decided by what the renderer can do.

store out[o0], add(a[o0], b[o0])   ->   the same, with VECTOR(o0, 16) where vectors hold 16 lanes

Example of choose_schedule:
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %64 = const 64 : index
    %o0 = range o0 loop %0 %64 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones order(o0) %s
becomes:
    schedule LOCAL(o0, 32)
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
