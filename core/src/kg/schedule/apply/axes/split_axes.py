"""The Opts that split an axis: UPCAST, UNROLL, VECTOR, LOCAL, GROUP, TILE, PADTO.
Several in a row are one rewrite.

o0 in [0, 10), UPCAST(o0, 4, TAIL):
    mask    o0 in [0, 3), o0.in in [0, 4): o0*4 + o0.in where that is below 10
    peel    o0 in [0, 2), o0.in in [0, 4): o0*4 + o0.in; then o0.tail in [8, 10); or as so many copies, o0.tail in [0, 2): 8 + o0.tail
    shift   o0 in [0, 2), o0.in in [0, 4): o0*4 + o0.in; then 6 + o0.in
    overlap o0 in [0, 3), o0.in in [0, 4): max(o0*4 - 2, 0) + o0.in
    pad     as mask, but loads beyond the end read element 9, where there always is a last one
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from math import gcd, prod

from kg.analysis.facts import AxisFacts, KernelFacts, kernel_facts
from kg.analysis.loop_names import fresh_name
from kg.errors import ScheduleError
from kg.ir.args import WORK_ITEM_KINDS, Axis, AxisKind
from kg.ir.indexing import add, is_constant, mul, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.schedule.apply.axes.replace_axis import Part, replace_axes
from kg.schedule.apply.legality import (
    check_fits_shared_memory,
    check_form,
    check_not_loop_carried,
    check_serial,
    check_target,
    check_unordered,
    is_reduction,
    named,
    size_of_opt,
)
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp
from kg.target.renderer import Renderer

_INNER = {
    OptOp.UPCAST: AxisKind.UPCAST,
    OptOp.UNROLL: AxisKind.UNROLL,
    OptOp.VECTOR: AxisKind.VECTOR,
    OptOp.LOCAL: AxisKind.LOCAL,
    OptOp.GROUP: AxisKind.GROUP,
}
SPLITS = frozenset({*_INNER, OptOp.TILE, OptOp.PADTO})
_COPYING = (OptOp.UPCAST, OptOp.UNROLL, OptOp.VECTOR)
#: A greater size is a slip of the pen: it would be compiled for minutes.
MOST_COPIES = 1024


def split_axes(sink: UOp, opts: Sequence[Opt], context: Context) -> tuple[UOp, int]:
    """As many of the Opts, from the first on, as split axes that none before them has made or changed;
    and their number."""
    kernel = kernel_facts(sink)
    plan = _Plan(kernel, context.renderer, list(sink.kernel.loop_order))
    done = 0
    for opt in opts:
        if opt.op not in SPLITS or (done and not plan.apart(opt)):
            break
        check_form(opt)
        for i, name in enumerate(opt.axes):
            axis = named(kernel, opt, name)
            if name in opt.axes[:i]:
                raise ScheduleError(f"{opt}: names axis {name} twice")
            plan.take(opt, axis)
        plan.items_of_rows = None
        done += 1
    if plan.overlap:  # an element is stored twice: what it was made of must be there still
        context.launch.in_place = ()
    if not plan.parts:
        return sink, done
    ordered = frozenset(axis for axis in plan.parts if kernel.of(axis).ordered)
    split = replace_axes(sink, plan.parts, tuple(plan.order), kernel.scope, ordered)
    if kernel.shared_memory:
        check_fits_shared_memory(opts[done - 1], split, context.renderer)
    return split, done


@dataclass(slots=True)
class _Plan:
    """Splits of different axes, and what they make of names and kinds."""

    kernel: KernelFacts
    renderer: Renderer
    order: list[str]
    parts: dict[UOp, list[Part]] = field(default_factory=dict[UOp, list[Part]])
    taken: set[str] = field(default_factory=set[str])
    made: dict[str, AxisKind | None] = field(default_factory=dict[str, "AxisKind | None"])  # the kinds that they are left with
    vectors: dict[UOp, str] = field(default_factory=dict[UOp, str])
    overlap: bool = False
    items: int = 0  # of the work-group, once it is asked for
    items_of_rows: UOp | None = None  # what the axes of a GROUP share that also stores: the one range of its work-items

    def apart(self, opt: Opt) -> bool:
        """Whether what the Opt splits is as the kernel's facts say."""
        known = all(name in self.kernel.axes and name not in self.taken for name in opt.axes)
        return known and not any(self._depends(self.kernel.axes[name].axis) for name in opt.axes)

    def _depends(self, axis: UOp) -> bool:
        """Whether the bounds of an axis depend on others."""
        return any(s.op is not Op.CONST and self.kernel.scope[s] for s in axis.src)

    def take(self, opt: Opt, axis: AxisFacts) -> None:
        """One axis more, if that is legal."""
        size = size_of_opt(opt)
        check_serial(opt, axis.axis)
        if not axis.from_zero:
            raise ScheduleError(f"{opt}: axis {axis.name} starts at {axis.axis.src[0].vmin}, only an axis from 0 can be split")
        match opt.op:
            case OptOp.PADTO:
                self._pad(opt, axis, size)
            case OptOp.TILE:
                self._tile(opt, axis, size)
            case _:
                check_split(self.kernel, self.renderer, opt, axis)
                if opt.op is OptOp.VECTOR:
                    self._check_vectors(opt, axis)
                if opt.op in (OptOp.LOCAL, OptOp.GROUP) and self.items_of_rows is None:
                    self._check_room(opt, size)
                self._split(opt, axis, size, _INNER[opt.op], self._tail(opt))
        self.taken.add(axis.name)

    def _tail(self, opt: Opt) -> str:
        tail = opt.tail or ("peel" if opt.op is OptOp.VECTOR else "mask")
        return "peel masked" if tail == "peel" and opt.op is OptOp.VECTOR and self.renderer.vectors.masked else tail

    def _pad(self, opt: Opt, axis: AxisFacts, size: int) -> None:
        if axis.scanned:
            check_not_loop_carried(opt, axis)
        stop = axis.axis.src[1]
        if stop.op is not Op.CONST:
            raise ScheduleError(f"{opt}: axis {axis.name} has no fixed size")
        extent = int(stop.value)
        if size > max(extent, MOST_COPIES):
            raise ScheduleError(f"{opt}: would make {size} iterations of {extent}; take a smaller size")
        if extent % size:
            padded = axis.axis.replace(src=(number(0), number(-(-extent // size) * size)))
            self.parts[axis.axis] = [Part(padded, (padded,), padded < stop)]

    def _tile(self, opt: Opt, axis: AxisFacts, size: int) -> None:
        if axis.extent <= size:
            raise ScheduleError(f"{opt}: axis {axis.name} has at most {axis.extent} iterations: nothing to tile")
        if axis.scanned:
            check_not_loop_carried(opt, axis)
        if sum(a.ordered for a in self.kernel.axes.values()) > 1:
            check_unordered(opt, axis)
        self._split(opt, axis, size, axis.kind, opt.tail or "mask")

    def _check_room(self, opt: Opt, size: int) -> None:
        """The work-items of a work-group are as many as the renderer takes."""
        if not self.items:
            self.items = prod(axis.extent for axis in self.kernel.axes.values() if axis.kind in WORK_ITEM_KINDS)
        self.items *= size
        most = self.renderer.work_groups.total
        if most and self.items > most:
            target = f"{self.renderer.device}:{self.renderer.suffix}"
            raise ScheduleError(f"{opt}: would make {self.items} work-items in a work-group; {target} takes {most}")

    def _check_vectors(self, opt: Opt, axis: AxisFacts) -> None:
        """No value can be in vectors along two axes."""
        others = [r.axis.name for r in axis.meets if r.axis.kind is AxisKind.VECTOR]
        others += [inner for r, inner in self.vectors.items() if r in axis.meets]
        if others:
            raise ScheduleError(f"{opt}: what depends on axis {axis.name} is in vectors along {min(others)} already")
        if axis.units:
            raise ScheduleError(f"{opt}: the fragments of a tensor core stand under axis {axis.name}, they can't become lanes")
        if axis.fills:
            raise ScheduleError(f"{opt}: a value is staged in memory inside axis {axis.name}, it can't become lanes")

    def _split(self, opt: Opt, axis: AxisFacts, size: int, kind: AxisKind, tail: str) -> None:
        """The inner `size` iterations as an axis of their own."""
        old, stop, known = axis.axis, axis.axis.src[1], self.items_of_rows
        if is_constant(stop, size):
            self.made[axis.name] = kind
            inner = old.replace(arg=Axis(axis.name, kind)) if known is None else known
            parts = [Part(inner, (inner,))]
        else:
            inner = known
            if inner is None:
                name = fresh_name(f"{axis.name}.in", self.kernel.axes, self.made, self.order)
                inner = UOp(Op.RANGE, old.dtype, (number(0), number(size)), Axis(name, kind))
                self._nest(axis, inner, outer_first=opt.op is OptOp.TILE)
            parts = self._divided(opt, axis, inner, tail)
            ranges = {r.axis.name: r.axis.kind for part in parts for r in part.ranges}
            self.made |= {name: ranges.get(name) for name in (axis.name, inner.axis.name)}  # all may be left to the rest
        if opt.op is OptOp.GROUP and stores_too(self.kernel, opt):
            self.items_of_rows = inner
        self.parts[old] = parts
        for r in {r for part in parts for r in part.ranges if r.axis.kind is AxisKind.VECTOR}:
            self.vectors[old] = r.axis.name

    def _divided(self, opt: Opt, axis: AxisFacts, inner: UOp, tail: str) -> list[Part]:
        stop, size = axis.axis.src[1], int(inner.src[1].value)
        exact = stop.op is Op.CONST and int(stop.value) % size == 0
        rounds = axis.axis.replace(src=(number(0), _quotient(stop, size, up=True)))
        if exact or tail in ("mask", "pad"):
            place = add(mul(rounds, number(size)), inner)
            last = place.minimum(add(stop, number(-1))) if tail == "pad" and stop.vmin > 0 and not exact else None
            return [Part(place, (rounds, inner), None if exact else place < stop, last)]
        count = _quotient(stop, size)
        outer = axis.axis.replace(src=(number(0), count))
        main = Part(add(mul(outer, number(size)), inner), (outer, inner))
        match tail:
            case "shift" | "overlap":
                check_shift(self.kernel, self.renderer, opt, axis, size)
                self.overlap = True
                if tail == "overlap" and stop.op is Op.CONST:
                    back, step = -int(stop.value) % size, gcd(int(stop.value), size)
                    start = add(mul(rounds, number(size // step)), number(-back // step)).maximum(number(0))
                    return [Part(add(mul(start, number(step)), inner), (rounds, inner))]
                rest = Part(add(inner, add(stop, number(-size))), (inner,))
            case "peel masked":  # one more round of the inner axis, with the lanes beyond the end disabled
                place = add(mul(count, number(size)), inner)
                rest = Part(place, (inner,), place < stop)
            case _ if opt.op is OptOp.UPCAST and stop.op is Op.CONST and not (axis.scanned or self.renderer.has_local):
                rest = self._copies(axis, inner, int(stop.value) % size, mul(count, number(size)))
            case _:
                rest = self._loop(axis, mul(count, number(size)))
        return [rest] if is_constant(count, 0) else [main, rest]

    def _copies(self, axis: AxisFacts, inner: UOp, count: int, start: UOp) -> Part:
        """The rest as so many copies. Work-items share loops, so that it stays one where there are any."""
        rest = inner.replace(src=(number(0), number(count)), arg=self._tail_of(axis, inner.axis.kind))
        return Part(add(rest, start), (rest,))

    def _loop(self, axis: AxisFacts, start: UOp) -> Part:
        """The rest as a plain loop of its own."""
        rest = UOp(Op.RANGE, axis.axis.dtype, (start, axis.axis.src[1]), self._tail_of(axis, axis.kind))
        return Part(rest, (rest,))

    def _tail_of(self, axis: AxisFacts, kind: AxisKind) -> Axis:
        """The rest of an axis under a name of its own, just inside of it."""
        name = fresh_name(f"{axis.name}.tail", self.kernel.axes, self.made, self.order)
        self.made[name] = kind
        self.order.insert(self.order.index(axis.name) + 1 if axis.name in self.order else len(self.order), name)
        return Axis(name, kind)

    def _nest(self, axis: AxisFacts, inner: UOp, *, outer_first: bool) -> None:
        """The inner axis just inside the outer, or the outer in front of all of its kind."""
        at = self.order.index(axis.name)
        if not outer_first:
            self.order.insert(at + 1, inner.axis.name)
            return
        self.order[at] = inner.axis.name
        first = next(i for i, n in enumerate(self.order) if i == at or self._kind(n) is axis.kind)
        self.order.insert(first, axis.name)

    def _kind(self, name: str) -> AxisKind | None:
        if name in self.made:
            return self.made[name]
        return self.kernel.axes[name].kind if name in self.kernel.axes else None


def _quotient(stop: UOp, size: int, *, up: bool = False) -> UOp:
    stop = add(stop, number(size - 1)) if up else stop
    return number(int(stop.value) // size) if stop.op is Op.CONST else stop // size


def check_split(kernel: KernelFacts, renderer: Renderer, opt: Opt, axis: AxisFacts) -> None:
    """Whether an axis may be split for this Opt."""
    name = axis.name
    check_target(opt, renderer)
    if opt.op in _COPYING and size_of_opt(opt) > MOST_COPIES:
        raise ScheduleError(f"{opt}: would make {opt.arg} copies of the code, more than {MOST_COPIES}; take a smaller size")
    if opt.op in (OptOp.LOCAL, OptOp.GROUP):
        _check_items(kernel, opt)
    match opt.op:
        case OptOp.UPCAST if is_reduction(axis.axis):
            raise ScheduleError(f"{opt}: axis {name} is reduced; use UNROLL")
        case OptOp.UNROLL if not is_reduction(axis.axis):
            raise ScheduleError(f"{opt}: axis {name} is an output axis; use UPCAST")
        case OptOp.LOCAL if is_reduction(axis.axis):
            raise ScheduleError(f"{opt}: axis {name} is reduced; use GROUP")
        case OptOp.LOCAL if len(axis.statements) != len(kernel.sink.src):
            raise ScheduleError(f"{opt}: not every output runs over axis {name}, so its iterations can't be distributed")
        case OptOp.GROUP if not is_reduction(axis.axis):
            _check_stores_too(kernel, opt, axis)
        case _:
            pass
    if axis.scanned:
        _check_scan(renderer, opt, axis)
    check_unordered(opt, axis)


def _check_scan(renderer: Renderer, opt: Opt, axis: AxisFacts) -> None:
    """A scan takes what keeps its iterations in order and its loop in place: lanes and unrolled copies.
    Where its loop is a reduction's, which weighs each iteration by what the scan was before it, no lane stands for several."""
    if opt.op not in (OptOp.VECTOR, OptOp.UPCAST) or is_reduction(axis.axis):
        check_not_loop_carried(opt, axis)
    if opt.op is OptOp.VECTOR and Op.SHUFFLE not in renderer.supported_ops:
        raise ScheduleError(
            f"{opt}: axis {axis.name} carries a scan, and {renderer.device}:{renderer.suffix} shuffles no lanes"
        )


def _check_items(kernel: KernelFacts, opt: Opt) -> None:
    if opt.tail == "peel":
        raise ScheduleError(f"{opt}: every work-item of the work-group would run all of the rest; take mask or pad")
    inside = next((axis.name for axis in map(kernel.axes.get, opt.axes) if axis is not None and axis.fills), "")
    if kernel.shared_memory and inside:
        raise ScheduleError(
            f"{opt}: memory is staged inside axis {inside}, each of its work-items would need memory of its own: put it before STAGE,"
            " or name the axis in the layout"
        )
    fills = [s.src[1] for s in kernel.scope if s.op is Op.STORE and s.src[0].src[0].op is Op.DEFINE_LOCAL]
    reduced = {r for axis in map(kernel.axes.get, opt.axes) if axis is not None for r in axis.reductions}
    if any(not reduced.isdisjoint(value.toposort()) for value in fills):
        raise ScheduleError(
            f"{opt}: each work-item fills memory with reductions over {opt.axis} of its own, so work-items can't share them"
        )


def stores_too(kernel: KernelFacts, opt: Opt) -> bool:
    """Whether the work-items that share a reduction go on to an output axis, GROUP(r0+o1, n):
    a work-group does a row of a softmax."""
    return any(not is_reduction(kernel.axes[name].axis) for name in opt.axes if name in kernel.axes)


def _check_stores_too(kernel: KernelFacts, opt: Opt, axis: AxisFacts) -> None:
    """The work-items that share a reduction may go on to an output axis:
    the range of a work-item stands for both, so nothing may depend on two."""
    axes = [named(kernel, opt, name) for name in opt.axes]
    if not any(is_reduction(a.axis) for a in axes):
        raise ScheduleError(f"{opt}: axis {axis.name} is not reduced; use LOCAL")
    if len(axis.statements) != len(kernel.sink.src):
        raise ScheduleError(f"{opt}: not every output runs over axis {axis.name}, so its iterations can't be distributed")
    for one in axes:
        both = [other.name for other in axes if other.axis in one.meets]
        if both:
            raise ScheduleError(
                f"{opt}: something depends on {one.name} and {both[0]}: they can't be the same work-items of a work-group"
            )


def check_shift(kernel: KernelFacts, renderer: Renderer, opt: Opt, axis: AxisFacts, size: int) -> None:
    """Whether the last `size` iterations may be run again:
    all that they do is to store the same values once more."""
    if is_reduction(axis.axis):
        raise ScheduleError(f"{opt}: axis {axis.name} is reduced, what is taken in twice counts twice; take mask, peel or pad")
    check_not_loop_carried(opt, axis)
    if axis.axis.src[1].vmin < size:
        raise ScheduleError(
            f"{opt}: axis {axis.name} may have just {axis.axis.src[1].vmin} iterations, too few to move {size} back"
        )
    if renderer.has_local and opt.op in (OptOp.LOCAL, OptOp.GROUP, OptOp.TILE):
        raise ScheduleError(f"{opt}: two work-items would store to one element; take mask, peel or pad")
    if any(store.src[0].src[0].op is Op.DEFINE_LOCAL for store in axis.stores):
        raise ScheduleError(
            f"{opt}: two of the work-items that fill this memory would store to one element; take mask, peel or pad"
        )
    written = {s.src[0].src[0] for s in kernel.sink.src}
    reread = [u.src[0].src[0].slot for u in kernel.scope if u.op is Op.LOAD and u.src[0].src[0] in written]
    if reread:
        raise ScheduleError(f"{opt}: parameter {min(reread)} is read and written, so no iteration can run twice")
