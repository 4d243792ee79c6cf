"""Random legal schedules of a kernel on a renderer; Opts that are refused are left out.

A *kind* is what is counted: an Opt's name, with its tail or scope where it has one: `THREAD`, `UPCAST peel`, `STAGE LOCAL`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Final

import kg_tiles
from kg.analysis.facts import KernelFacts, kernel_facts
from kg.errors import ScheduleError
from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.loops.fuse_reductions import fuse_reductions
from kg.passes.movement.index_movement import index_movement
from kg.passes.simplify import collapse_reductions, simplify_graph
from kg.schedule.apply.axes.split_axes import SPLITS
from kg.schedule.apply.legality import axes_of
from kg.schedule.apply.schedule import apply_opt
from kg.schedule.context import Context
from kg.schedule.opts import SCOPES, TAILS, Opt, OptOp
from kg.target.renderer import Renderer
from kg_schedules.axes import tied_axes

from kg_conformance.capabilities import OPTS

SIZES: Final = (2, 3, 4, 8, 16)
#: No more copies of the code than a person would ask for: it would take long, and show nothing more.
MOST_COPIES: Final = 256
#: How often an Opt of a kind is drawn before another kind is.
TRIES: Final = 12
#: What becomes of the rows of shared memory.
SWIZZLES: Final = ("+1", "^1", "^2", "^4")
_TAILED: Final = (OptOp.VECTOR, OptOp.UPCAST, OptOp.UNROLL, OptOp.TILE)
_COPIED: Final = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR)


@dataclass(slots=True)
class Tally:
    """How many Opts of each kind were taken, and how many were refused and why."""

    applied: Counter[str] = field(default_factory=Counter[str])
    refused: Counter[str] = field(default_factory=Counter[str])
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    def refuse(self, opt: Opt, error: ScheduleError) -> None:
        kind = kind_of(opt)
        self.refused[kind] += 1
        self.reasons[kind, str(error).removeprefix(f"{opt}: ")] += 1


def kind_of(opt: Opt) -> str:
    return f"{opt.op.name} {opt.tail or opt.scope}".strip()


def possible_kinds(renderer: Renderer) -> tuple[str, ...]:
    """The kinds that some kernel must take on such a device."""
    groups = renderer.has_local and renderer.has_shared
    wide = renderer.vectors.alu or renderer.vectors.memory
    found = ["SWAP", "MERGE", "PADTO", "STAGE REG", "STAGE THREAD"]
    for op in (OptOp.UPCAST, OptOp.UNROLL, OptOp.TILE, *((OptOp.VECTOR,) if wide else ())):
        found += [op.name, *(f"{op.name} {tail}" for tail in TAILS)]
    for tail in ("shift", "overlap"):
        found.remove(f"UNROLL {tail}")  # what is taken in twice counts twice
    found += [
        f"{op} {tail}".strip() for op in ["LOCAL"] * renderer.has_local + ["GROUP"] * groups for tail in ("", "mask", "pad")
    ]
    found += ["STAGE LOCAL"] * groups + ["THREAD"] * renderer.has_threads + ["TC"] * bool(renderer.tensor_cores)
    if renderer.has_local:
        found = [
            kind for kind in found if kind not in ("TILE shift", "TILE overlap")
        ]  # two work-items would store to one element
    return tuple(found)


def scheduled_graph(ast: UOp, context: Context) -> UOp:
    """The graph that Opts are applied to."""
    sink = index_movement(ast, context)
    for step in (simplify_graph, collapse_reductions, fuse_reductions):
        sink = step(sink, context)
    return sink


def random_schedule(
    ast: UOp,
    renderer: Renderer,
    seed: int,
    length: int = 4,
    first: Sequence[Opt] = (),
    staged: Sequence[str] = (),
    wanted: str = "",
    tally: Tally | None = None,
) -> tuple[Opt, ...]:
    """`first` and up to `length` Opts, each tried on the graph as the ones before left it.

    `staged` are more values to stage. With `wanted`, one Opt is of that kind if possible.
    """
    chooser = random.Random(seed)
    context = Context(renderer, ())
    sink = scheduled_graph(ast, context)
    for opt in first:
        sink = apply_opt(sink, opt, context)
    chosen: list[Opt] = []
    tally = Tally() if tally is None else tally
    before, at = _beginning(chooser, wanted, length)
    for position in range(length * 3):
        kernel = kernel_facts(sink)
        if len(chosen) == length or not kernel.axes:
            break
        kind = wanted if wanted and at <= position < at + 3 else chooser.choice(before if position < at else _KINDS)
        for _ in range(TRIES if kind == wanted else 1):
            opt = _random_opt(chooser, kind, kernel, renderer, staged)
            try:
                new = apply_opt(sink, opt, context)
            except ScheduleError as error:
                tally.refuse(opt, error)
                continue
            if _copies(new) <= MOST_COPIES:
                new, opt = _laid_out(random.Random(f"{seed} {position}"), opt, sink, new, context)
                sink = new
                chosen.append(opt)
                wanted = "" if kind == wanted else wanted
                break
    return (*first, *chosen)


def _laid_out(chooser: random.Random, opt: Opt, sink: UOp, new: UOp, context: Context) -> tuple[UOp, Opt]:
    """Every other STAGE of shared memory with its sides in some order and rows padded or XORed,
    where that is taken."""
    before, prefix = set(sink.kernel.loop_order), f"{opt.arg}_{opt.axis}."
    sides = [n.removeprefix(prefix) for n in new.kernel.loop_order if n not in before and n.startswith(prefix)]
    if opt.scope != "LOCAL" or not sides or chooser.random() < 0.5:
        return new, opt
    chooser.shuffle(sides)
    layouts = ["/".join(sides) + swizzle for swizzle in chooser.sample(SWIZZLES, len(SWIZZLES))]
    for other in (replace(opt, layout=layout) for layout in layouts):
        try:
            return apply_opt(sink, other, context), other
        except ScheduleError:
            continue
    return new, opt


def _beginning(chooser: random.Random, wanted: str, length: int) -> tuple[tuple[str, ...], int]:
    """What to try before the wanted kind, and how often:
    some need axes as they were, or as others leave them."""
    if wanted in ("MERGE", "TC"):
        return (), 0
    if wanted == "STAGE REG":
        return ("UPCAST", "UNROLL"), 2
    return _KINDS, chooser.randrange(length)


def _copies(sink: UOp) -> int:
    return prod(facts.extent for facts in kernel_facts(sink).axes.values() if facts.kind in _COPIED)


def legal_opts(ast: UOp, renderer: Renderer, op: OptOp) -> list[Opt]:
    """Every Opt of a kind, over some sizes, that the kernel takes as its only one."""
    context = Context(renderer, ())
    sink = scheduled_graph(ast, context)
    found: list[Opt] = []
    for opt in _candidates(
        op, list(axes_of(sink)), [u.slot for u in sink.find(Op.PARAM)], [core.name for core in renderer.tensor_cores]
    ):
        try:
            apply_opt(sink, opt, context)
        except ScheduleError:
            continue
        found.append(opt)
    return found


def _candidates(op: OptOp, axes: list[str], slots: list[int], cores: list[str]) -> Iterator[Opt]:
    for axis in axes:
        match op:
            case OptOp.THREAD:
                yield Opt(op, axis)
            case OptOp.SWAP | OptOp.MERGE:
                yield from (Opt(op, axis, other) for other in axes if other != axis)
            case kg_tiles.STAGE:
                values = [*(f"p{slot}" for slot in slots), *(a for a in axes if a.startswith("r"))]
                yield from (Opt(op, axis, value, "", scope) for value in values for scope in SCOPES)
            case kg_tiles.TC:
                yield from (Opt(op, axis, core) for core in cores)
            case _:
                tails = TAILS if op in _TAILED else ("",)
                yield from (Opt(op, axis, size, tail) for size in SIZES for tail in tails)


_KINDS: Final = (
    *(op.name for op in OPTS if op is not kg_tiles.STAGE),
    *(f"{op.name} {tail}" for op in (*_TAILED, OptOp.LOCAL, OptOp.GROUP) for tail in TAILS),
    *(f"STAGE {scope}" for scope in SCOPES),
)


def _random_opt(chooser: random.Random, kind: str, kernel: KernelFacts, renderer: Renderer, staged: Sequence[str]) -> Opt:
    name, _, detail = kind.partition(" ")
    op, axes = OptOp(name), list(kernel.axes)
    axis = chooser.choice(axes)
    if op in SPLITS:
        tied = [group for group in tied_axes(kernel) if axis in group]
        if tied and chooser.random() < 0.5:
            axis = "+".join(tied[0])
        return Opt(op, axis, chooser.choice(SIZES), detail)
    match op:
        case OptOp.THREAD:
            return Opt(op, axis)
        case kg_tiles.ONLINE:
            return Opt(op, axis, chooser.choice(SIZES))
        case OptOp.SWAP | OptOp.MERGE:
            others = [a for a in axes if a != axis and kernel.axes[a].kind is kernel.axes[axis].kind]
            return Opt(op, axis, chooser.choice(others or axes))
        case kg_tiles.STAGE:
            copied = [a.removesuffix(".in") for a in axes if kernel.axes[a].kind in (AxisKind.UPCAST, AxisKind.UNROLL)]
            if detail == "REG" and copied:
                axis = chooser.choice([a for a in copied if a in axes] or axes)
            return Opt(op, axis, chooser.choice([*_values(kernel), *staged]), "", detail)
        case _:
            return Opt(op, axis, chooser.choice([core.name for core in renderer.tensor_cores] or ["none"]))


def _values(kernel: KernelFacts) -> list[str]:
    """The names of values that STAGE takes."""
    slots = {u.src[0].src[0].slot for u in kernel.scope if u.op is Op.LOAD and u.src[0].src[0].op is Op.PARAM}
    ops = {u.op.name.lower() for u in kernel.scope if u.op in (Op.EXP2, Op.SUB, Op.MUL)}
    return [*(f"p{slot}" for slot in sorted(slots)), *(a.name for a in kernel.axes.values() if a.reductions), *sorted(ops)] or [
        "p0"
    ]
