"""Random schedules that are legal for a kernel on a renderer: whatever is refused with a reason is left out."""

from __future__ import annotations

import random

from kg.errors import ScheduleError
from kg.ir.uop import UOp
from kg.passes.apply_schedule import apply_opt, axes_of
from kg.passes.context import Context
from kg.passes.index_movement import index_movement
from kg.passes.merge_ranges import merge_ranges
from kg.passes.simplify import collapse_reductions, simplify_graph
from kg.render.base import Renderer
from kg.schedule.opts import Opt, OptOp

SIZES = (2, 3, 4, 8, 16)


def random_schedule(ast: UOp, renderer: Renderer, seed: int, length: int = 4) -> tuple[Opt, ...]:
    """Up to `length` Opts, each tried on the graph as the ones before left it."""
    chooser = random.Random(seed)
    context = Context(renderer, ())
    sink = index_movement(ast, context)
    for step in (simplify_graph, collapse_reductions, merge_ranges):
        sink = step(sink, context)
    chosen: list[Opt] = []
    for _ in range(length * 3):
        axes = list(axes_of(sink))
        if len(chosen) == length or not axes:
            break
        opt = _random_opt(chooser, axes)
        try:
            sink = apply_opt(sink, opt, context)
        except ScheduleError:
            continue
        chosen.append(opt)
    return tuple(chosen)


def _random_opt(chooser: random.Random, axes: list[str]) -> Opt:
    op = chooser.choice([o for o in OptOp if o is not OptOp.TC])
    axis = chooser.choice(axes)
    match op:
        case OptOp.THREAD:
            return Opt(op, axis)
        case OptOp.SWAP | OptOp.MERGE:
            return Opt(op, axis, chooser.choice(axes))
        case OptOp.STAGE:
            value = chooser.choice(["p0", "p1", "p2", *(a for a in axes if a.startswith("r"))])
            return Opt(op, axis, value, "", chooser.choice(["THREAD", "LOCAL", "REG"]))
        case OptOp.VECTOR | OptOp.UPCAST | OptOp.UNROLL:
            return Opt(op, axis, chooser.choice(SIZES), chooser.choice(["", "mask", "peel"]))
        case _:
            return Opt(op, axis, chooser.choice(SIZES))
