"""Phase 2: a schedule for a kernel that came without one: a plugin's (`kg_schedule`),
else by the strategy that the renderer names.

store out[o0], add(a[o0], b[o0])   ->   the same, with LOCAL(o0, 64): a work-item for each of 64 outputs

Example of choose_schedule:
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %64 = const 64 : index
    %o0 = range o0 loop %0 %64 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones loop_order(o0) %s
becomes:
    schedule LOCAL(o0, 64)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from kg.errors import ScheduleError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.references import resolve
from kg.schedule.apply.axes.merge_axes import merge_in_row, neighbours
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context, LaunchFacts
from kg.schedule.opts import Opt, OptOp
from kg.target.renderer import Renderer

#: A kernel at stage `ranges` and a target -> its schedule.
Strategy = Callable[[UOp, Renderer], tuple[Opt, ...]]


def choose_schedule(sink: UOp, context: Context) -> UOp:
    """The choice goes to the context, where `apply_schedule` finds it.
    Plugins are asked first. A strategy sees loops that can be one for nothing merged: these Opts begin the schedule, and the
    graph has them already (`Context.applied`)."""
    if context.schedule is None:
        chosen = _of_plugins(sink, context)
        if chosen is None and any(node.op is Op.RANGE for node in sink.toposort()):  # every Opt is one of a loop
            sink, merges = _merges(sink)
            context.applied = len(merges)
            chosen = (*merges, *strategy(context.renderer)(sink, context.renderer))
        context.schedule = chosen or ()
    return sink


def strategy(renderer: Renderer) -> Strategy:
    """The function that `renderer.strategy` names."""
    return cast(Strategy, resolve(renderer.strategy))


def _of_plugins(sink: UOp, context: Context) -> tuple[Opt, ...] | None:
    """What the first plugin with an opinion says.
    One that can't be applied is an error with the plugin's name."""
    for scheduler in context.renderer.schedulers:
        chosen = scheduler.choose(sink, context.renderer)
        if chosen is not None:
            try:
                apply_schedule(sink, replace(context, schedule=chosen, observe=None, trace=None, launch=LaunchFacts()))
            except ScheduleError as error:
                raise ScheduleError(f"the schedule of plugin {scheduler.owner} for {sink.kernel.name}: {error}") from error
            return chosen
    return None


def _merges(sink: UOp) -> tuple[UOp, list[Opt]]:
    """Output axes that can be one for nothing, merged; and the Opts that do so."""
    opts: list[Opt] = []
    tried: set[tuple[str, str]] = set()
    while True:
        for outer, inner in neighbours(sink):
            names = (outer.axis.name, inner.axis.name)
            new = merge_in_row(sink, outer, inner) if names not in tried else None
            tried.add(names)
            if new is not None:
                sink = new
                opts.append(Opt(OptOp.MERGE, *names))
                tried = {pair for pair in tried if outer.axis.name not in pair}  # for the others nothing has changed
                break
        else:
            return sink, opts
