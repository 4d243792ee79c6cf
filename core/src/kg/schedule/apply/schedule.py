"""Phase 2: applies a schedule, one Opt after another. An Opt that can't be applied is refused.

UPCAST(o0, 4):  o0 in [0, 16)   ->   o0 in [0, 4), o0.in in [0, 4) upcast; o0*4 + o0.in stands for the old o0

Example of apply_schedule, schedule UPCAST(o0, 4):
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %64 = const 64 : index
    %o0 = range o0 loop %0 %64 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones loop_order(o0) %s
becomes:
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %16 = const 16 : index
    %o0 = range o0 global %0 %16 : index
    %4 = const 4 : index
    %first = mul %o0 %4 : index
    %in = range o0.in upcast %0 %4 : index
    %i = add %first %in : index
    %at = index %out %i : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0 %in
    %k = sink ones loop_order(o0, o0.in) %s
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import cast

from kg.analysis.facts import KernelFacts, kernel_facts
from kg.analysis.loop_names import fresh_name
from kg.analysis.scope import closed_ranges, has_ordered_statements
from kg.dtype import void
from kg.errors import ScheduleError
from kg.ir.args import Axis, AxisKind
from kg.ir.build import with_loop_order
from kg.ir.indexing import add, is_power_of_two, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.references import resolve
from kg.schedule.apply.axes.merge_axes import merge_axes, merge_in_row, neighbours
from kg.schedule.apply.axes.split_axes import SPLITS, split_axes
from kg.schedule.apply.legality import (
    check_form,
    check_not_loop_carried,
    check_serial,
    check_target,
    is_reduction,
    kind_of,
    named,
    one_axis,
)
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp

#: What an Opt does to a kernel at stage `ranges`. Raises ScheduleError where it is not legal.
Apply = Callable[[UOp, Opt, Context], UOp]


def apply_schedule(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage."""
    schedule = context.schedule or ()
    done = context.applied
    while done < len(schedule):
        if schedule[done].op in SPLITS:
            sink, count = split_axes(sink, schedule[done:], context)
            done += count
        else:
            sink = apply_opt(sink, schedule[done], context)
            done += 1
    used = {opt.op.name for opt in schedule}
    for kind in context.renderer.opts:
        if kind.name in used and kind.finish:
            sink = cast("Callable[[UOp, Context], UOp]", resolve(kind.finish))(sink, context)
    spread = any(r.axis.kind is AxisKind.GLOBAL for r in sink.find(Op.RANGE))  # by a THREAD
    return _spread(sink) if context.renderer.has_local and not spread else sink


def _spread(sink: UOp) -> UOp:
    """Where there are work-groups, the output axes that are left and may run at once are spread over them,
    but for those that a reduction which the work-items of a work-group share is the same for: the work-group that has it makes
    all that is made of it."""
    kernel = kernel_facts(sink)
    shared = [
        facts.axis
        for facts in kernel.axes.values()
        if facts.kind is AxisKind.LOOP and kernel.shared(facts) and not kernel.scope[facts.axis.src[1]]
    ]
    if any(facts.kind is AxisKind.GROUP and facts.statements for facts in kernel.axes.values()):
        made = [inside for u, inside in kernel.scope.items() if u.op is Op.REDUCE and _is_distributed(u)]
        shared = [r for r in shared if all(r in inside for inside in made)]
    return sink.substitute({r: r.replace(arg=Axis(r.axis.name, AxisKind.GLOBAL)) for r in shared})


def _is_distributed(reduction: UOp) -> bool:
    return any(r.axis.kind is AxisKind.GROUP for r in closed_ranges(reduction))


def apply_opt(sink: UOp, opt: Opt, context: Context) -> UOp:
    """One Opt. Raises ScheduleError when it is not legal here."""
    if opt.op in SPLITS:
        return split_axes(sink, (opt,), context)[0]
    match opt.op:
        case OptOp.THREAD:
            check_form(opt)
            return _thread(sink, opt, context)
        case OptOp.MERGE:
            check_form(opt)
            return _merge(sink, opt)
        case OptOp.SWAP:
            check_form(opt)
            return _swap(sink, opt)
        case _:
            check_target(opt, context.renderer)
            return cast(Apply, resolve(kind_of(opt, context.renderer).apply))(sink, opt, context)


def _thread(sink: UOp, opt: Opt, context: Context) -> UOp:
    """Slices for workers.
    Where there are work-groups instead, one for each iteration: the other output axes stay loops within it."""
    kernel = kernel_facts(sink)
    facts = one_axis(kernel, opt)
    axis = facts.axis
    check_serial(opt, axis)
    check_target(opt, context.renderer)
    if is_reduction(axis):
        raise ScheduleError(f"{opt}: axis {opt.axis} is reduced; only output axes can be shared among workers")
    if any(a.kind in (AxisKind.THREAD, AxisKind.GLOBAL) for a in kernel.axes.values()):
        raise ScheduleError(f"{opt}: the kernel has a THREAD axis already")
    check_not_loop_carried(opt, facts)
    if context.renderer.has_threads:
        kind, (new, rest) = AxisKind.THREAD, _with_rest(kernel, opt, axis)
    else:
        kind, new, rest = AxisKind.GLOBAL, sink, ()
        if not kernel.shared(facts):
            raise ScheduleError(f"{opt}: not every output runs over axis {opt.axis}: it can't be what work-groups are along")
    threads = axis.replace(arg=Axis(opt.axis, kind))
    new = new.substitute({axis: threads})
    return with_loop_order(new, (opt.axis, *rest, *(n for n in new.kernel.loop_order if n != opt.axis)))


def _with_rest(kernel: KernelFacts, opt: Opt, axis: UOp) -> tuple[UOp, tuple[str, ...]]:
    """What does not run over the THREAD axis, like a peeled rest,
    is one round more of the work that workers share."""
    sink = kernel.sink
    others = [s for s in sink.src if axis not in closed_ranges(s)]
    if not others:
        return sink, ()
    if len(others) == len(sink.src):
        raise ScheduleError(f"{opt}: no output runs over axis {opt.axis}: what it fills is for every worker")
    if has_ordered_statements(sink):
        raise ScheduleError(f"{opt}: not every output runs over axis {opt.axis}, and one must come after another")
    stop = axis.src[1]
    name = fresh_name(f"{opt.axis}.rest", kernel.axes)
    last = UOp(Op.RANGE, axis.dtype, (stop, add(stop, number(1))), Axis(name, AxisKind.THREAD))
    moved = {s: UOp(Op.STORE, void, (*s.src[:2], last, *s.src[2:]), s.arg) for s in others}
    return sink.replace(src=tuple(moved.get(s, s) for s in sink.src)), (name,)


def _other(kernel: KernelFacts, opt: Opt) -> UOp:
    """The second axis of MERGE and SWAP."""
    if not isinstance(opt.arg, str):
        raise ScheduleError(f"{opt}: needs the names of two axes, as in {opt.op.name}({opt.axis}, o1)")
    if opt.arg == opt.axis:
        raise ScheduleError(f"{opt}: names axis {opt.axis} twice")
    return named(kernel, opt, opt.arg).axis


def _merge(sink: UOp, opt: Opt) -> UOp:
    kernel = kernel_facts(sink)
    outer, inner = one_axis(kernel, opt).axis, _other(kernel, opt)
    if not _may_merge(kernel, outer, inner):
        raise ScheduleError(
            f"{opt}: {outer.axis.name} and {inner.axis.name} are not neighbouring plain output axes, outer first"
        )
    merged, extent = merge_in_row(sink, outer, inner), inner.src[1]
    if merged is None and extent.op is Op.CONST and is_power_of_two(int(extent.value)):
        return merge_axes(sink, outer, inner)  # both are bits of the one axis
    if merged is None:
        raise ScheduleError(
            f"{opt}: the elements do not lie in a row, and {inner.axis.name} has no power of two of iterations: one axis would need divisions"
        )
    return merged


def _may_merge(kernel: KernelFacts, outer: UOp, inner: UOp) -> bool:
    """Whether two axes may be one: neighbours everywhere, or inner parts of tiles,
    outer first in the nest, in whatever order statements name them."""
    if (outer, inner) in neighbours(kernel.sink):
        return True
    order = kernel.sink.kernel.loop_order
    facts = [kernel.of(axis) for axis in (outer, inner)]
    plain = all(a.kind is AxisKind.LOOP and a.free for a in facts)
    together = all((outer in r) is (inner in r) for r in map(closed_ranges, kernel.sink.find(Op.STORE)))
    return plain and together and order.index(inner.axis.name) == order.index(outer.axis.name) + 1


def _swap(sink: UOp, opt: Opt) -> UOp:
    kernel = kernel_facts(sink)
    first, second = one_axis(kernel, opt).axis, _other(kernel, opt)
    for axis in (first, second):
        check_serial(opt, axis)
        if kernel.of(axis).scanned:
            raise ScheduleError(f"{opt}: axis {axis.axis.name} carries a scan and must stay innermost")
    if is_reduction(first) is not is_reduction(second):
        raise ScheduleError(f"{opt}: {first.axis.name} and {second.axis.name} are not both output or both reduction axes")
    for axis, other in ((first, second), (second, first)):
        if any(other in kernel.scope[s] for s in axis.src):
            raise ScheduleError(f"{opt}: the extent of {axis.axis.name} depends on {other.axis.name}")
    swapped = {opt.axis: str(opt.arg), str(opt.arg): opt.axis}
    order = tuple(swapped.get(n, n) for n in sink.kernel.loop_order)
    _check_nest(kernel, opt, order)
    return with_loop_order(sink, order)


def _check_nest(kernel: KernelFacts, opt: Opt, order: tuple[str, ...]) -> None:
    """A loop that carries a scan stays innermost, and loops that must run
    in order keep their order among themselves."""
    before = {name: i for i, name in enumerate(kernel.sink.kernel.loop_order)}
    after = {name: i for i, name in enumerate(order)}
    for node in kernel.scope:
        if node.op is not Op.STORE:
            continue
        for a, b in combinations([kernel.of(r) for r in closed_ranges(node)], 2):
            if (before[a.name] < before[b.name]) is (after[a.name] < after[b.name]):
                continue
            if a.scanned or b.scanned:
                raise ScheduleError(
                    f"{opt}: {a.name} and {b.name} would change places, and one carries a scan: it stays innermost"
                )
            if a.ordered and b.ordered:
                raise ScheduleError(f"{opt}: {a.name} and {b.name} may store to one element and must keep their order")
