"""Phase 2: a schedule for a kernel that came without one, decided by what the renderer can do.

store out[o0], add(a[o0], b[o0])   ->   the same, with VECTOR(o0, 16) where vectors hold 16 lanes
"""

from __future__ import annotations

from dataclasses import replace

from kg.errors import ScheduleError
from kg.ir.uop import UOp
from kg.passes.apply_schedule import apply_schedule
from kg.passes.context import Context
from kg.schedule.heuristic import default_schedule
from kg.schedule.opts import Opt


def choose_schedule(sink: UOp, context: Context) -> UOp:
    """The graph as it is; the choice goes to the context, where `apply_schedule` finds it. Plugins are asked first."""
    if context.schedule is None:
        chosen = _of_plugins(sink, context)
        context.schedule = default_schedule(sink, context.renderer) if chosen is None else chosen
    return sink


def _of_plugins(sink: UOp, context: Context) -> tuple[Opt, ...] | None:
    """What the first plugin with an opinion says. One that can't be applied is an error with the plugin's name."""
    for scheduler in context.renderer.schedulers:
        chosen = scheduler.choose(sink)
        if chosen is not None:
            try:
                apply_schedule(sink, replace(context, schedule=chosen, observe=None, trace=None, notes={}))
            except ScheduleError as error:
                raise ScheduleError(f"the schedule of plugin {scheduler.owner} for {sink.kernel.name}: {error}") from error
            return chosen
    return None
