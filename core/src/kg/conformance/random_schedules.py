"""Schedules that are legal for a kernel on a renderer, one Opt or several: whatever is refused with a reason is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from kg.errors import ScheduleError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.apply_schedule import apply_opt
from kg.passes.context import Context
from kg.passes.index_movement import index_movement
from kg.passes.legality import axes_of
from kg.passes.simplify import collapse_reductions, simplify_graph
from kg.passes.tie_reductions import tie_reductions
from kg.render.base import Renderer
from kg.schedule.opts import SCOPES, Opt, OptOp

SIZES: Final = (2, 3, 4, 8, 16)
_TAILED: Final = (OptOp.VECTOR, OptOp.UPCAST, OptOp.UNROLL)


def scheduled_graph(ast: UOp, context: Context) -> UOp:
    """The graph that Opts are applied to."""
    sink = index_movement(ast, context)
    for step in (simplify_graph, collapse_reductions, tie_reductions):
        sink = step(sink, context)
    return sink


def random_schedule(
    ast: UOp, renderer: Renderer, seed: int, length: int = 4, first: Sequence[Opt] = (), staged: Sequence[str] = ()
) -> tuple[Opt, ...]:
    """`first` and up to `length` Opts, each tried on the graph as the ones before left it. `staged` are more values to stage."""
    chooser = random.Random(seed)
    context = Context(renderer, ())
    sink = scheduled_graph(ast, context)
    for opt in first:
        sink = apply_opt(sink, opt, context)
    chosen: list[Opt] = []
    for _ in range(length * 3):
        axes = list(axes_of(sink))
        if len(chosen) == length or not axes:
            break
        opt = _random_opt(chooser, axes, staged)
        try:
            sink = apply_opt(sink, opt, context)
        except ScheduleError:
            continue
        chosen.append(opt)
    return (*first, *chosen)


def legal_opts(ast: UOp, renderer: Renderer, op: OptOp) -> list[Opt]:
    """Every Opt of a kind, over some sizes, that the kernel takes as its only one."""
    context = Context(renderer, ())
    sink = scheduled_graph(ast, context)
    found: list[Opt] = []
    for opt in _candidates(op, list(axes_of(sink)), [u.slot for u in sink.find(Op.PARAM)], len(renderer.tensor_cores)):
        try:
            apply_opt(sink, opt, context)
        except ScheduleError:
            continue
        found.append(opt)
    return found


def _candidates(op: OptOp, axes: list[str], slots: list[int], cores: int) -> Iterator[Opt]:
    for axis in axes:
        match op:
            case OptOp.THREAD:
                yield Opt(op, axis)
            case OptOp.SWAP | OptOp.MERGE:
                yield from (Opt(op, axis, other) for other in axes if other != axis)
            case OptOp.STAGE:
                values = [*(f"p{slot}" for slot in slots), *(a for a in axes if a.startswith("r"))]
                yield from (Opt(op, axis, value, "", scope) for value in values for scope in SCOPES)
            case OptOp.TC:
                yield from (Opt(op, axis, number) for number in range(cores))
            case _:
                tails = ("mask", "peel") if op in _TAILED else ("",)
                yield from (Opt(op, axis, size, tail) for size in SIZES for tail in tails)


def _random_opt(chooser: random.Random, axes: list[str], staged: Sequence[str]) -> Opt:
    op = chooser.choice([o for o in OptOp if o is not OptOp.TC])
    axis = chooser.choice(axes)
    match op:
        case OptOp.THREAD:
            return Opt(op, axis)
        case OptOp.SWAP | OptOp.MERGE:
            return Opt(op, axis, chooser.choice(axes))
        case OptOp.STAGE:
            value = chooser.choice(["p0", "p1", "p2", *(a for a in axes if a.startswith("r")), *staged])
            return Opt(op, axis, value, "", chooser.choice(["THREAD", "LOCAL", "REG"]))
        case OptOp.VECTOR | OptOp.UPCAST | OptOp.UNROLL:
            return Opt(op, axis, chooser.choice(SIZES), chooser.choice(["", "mask", "peel"]))
        case _:
            return Opt(op, axis, chooser.choice(SIZES))
