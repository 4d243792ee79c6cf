"""Phase 2: a schedule is applied, one Opt after another; one that can't be applied is refused with the reason.

UPCAST(o0, 4):  o0 in [0, 16)   ->   o0 in [0, 4), o0.in in [0, 4) upcast; o0*4 + o0.in stands for the old o0

Example of apply_schedule, schedule UPCAST(o0, 4):
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %64 = const 64 : index
    %o0 = range o0 loop %0 %64 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones order(o0) %s
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
    %k = sink ones order(o0, o0.in) %s
"""

from __future__ import annotations

from itertools import combinations

from kg.dtype import void
from kg.errors import ScheduleError
from kg.ir.args import Axis, AxisKind, KernelInfo
from kg.ir.indexing import add, is_constant, mul, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.merge_axes import merge_axes, neighbours
from kg.passes.replace_axis import Part, replace_axis
from kg.passes.scope import closed_ranges, ordered_ranges, scopes
from kg.schedule.opts import Opt, OptOp

SERIAL = (AxisKind.LOOP, AxisKind.REDUCE)
_INNER = {
    OptOp.UPCAST: AxisKind.UPCAST,
    OptOp.UNROLL: AxisKind.UNROLL,
    OptOp.VECTOR: AxisKind.VECTOR,
    OptOp.LOCAL: AxisKind.LOCAL,
    OptOp.GROUP: AxisKind.GROUP,
}

_COPYING = (OptOp.UPCAST, OptOp.UNROLL, OptOp.VECTOR)
#: A greater size is a slip of the pen: it would be compiled for minutes.
MOST_COPIES = 1024


def apply_schedule(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage."""
    for opt in context.schedule or ():
        sink = apply_opt(sink, opt, context)
    return _spread(sink) if context.renderer.has_local else sink


def _spread(sink: UOp) -> UOp:
    """Where there are work-groups, the output axes that are left and may run at once are spread over them."""
    carriers = {u.src[-1] for u in sink.find(Op.SCAN)} | ordered_ranges(sink.src)
    shared = [r for r in axes_of(sink).values() if r.axis.kind is AxisKind.LOOP and r not in carriers]
    shared = [r for r in shared if sink.src and all(r in closed_ranges(s) for s in sink.src)]
    shared = [r for r in shared if is_constant(r.src[0], 0) and not any(u.op is Op.RANGE for u in r.src[1].toposort())]
    return sink.substitute({r: r.replace(arg=Axis(r.axis.name, AxisKind.GLOBAL)) for r in shared})


def apply_opt(sink: UOp, opt: Opt, context: Context) -> UOp:
    """One Opt. Raises ScheduleError when it is not legal here."""
    from kg.passes.stage import stage
    from kg.passes.tensorcore import use_tensor_core

    match opt.op:
        case OptOp.THREAD:
            return _thread(sink, opt, context)
        case OptOp.MERGE:
            return _merge(sink, opt)
        case OptOp.SWAP:
            return _swap(sink, opt)
        case OptOp.PADTO:
            return _pad(sink, opt)
        case OptOp.TILE:
            return _tile(sink, opt)
        case OptOp.STAGE:
            return stage(sink, opt, context)
        case OptOp.TC:
            return use_tensor_core(sink, opt, context)
        case _:
            return _split(sink, opt, context)


def axes_of(sink: UOp) -> dict[str, UOp]:
    """The ranges by name, in nesting order."""
    found = {u.axis.name: u for u in sink.find(Op.RANGE)}
    order = {name: i for i, name in enumerate(sink.kernel.order)}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


def find_axis(sink: UOp, opt: Opt, name: str | None = None) -> UOp:
    axes = axes_of(sink)
    wanted = opt.axis if name is None else name
    if wanted not in axes:
        raise ScheduleError(f"{opt}: there is no axis {wanted!r}; there are {', '.join(axes) or 'none'}")
    return axes[wanted]


def size_of_opt(opt: Opt) -> int:
    if not isinstance(opt.arg, int) or opt.arg < 1:
        raise ScheduleError(f"{opt}: needs a size of at least 1, as in {opt.op.name}({opt.axis}, 4)")
    return opt.arg


def check_serial(opt: Opt, axis: UOp) -> None:
    if axis.axis.kind not in SERIAL:
        raise ScheduleError(f"{opt}: axis {axis.axis.name} is already {axis.axis.kind.value}")


def is_reduction(axis: UOp) -> bool:
    return axis.axis.kind is AxisKind.REDUCE


def check_parallel(sink: UOp, opt: Opt, axis: UOp) -> None:
    """The axis must be one that every output runs over, without carrying anything between iterations."""
    for statement in sink.src:
        if axis not in closed_ranges(statement):
            raise ScheduleError(
                f"{opt}: not every output runs over axis {axis.axis.name}, so its iterations can't be shared out"
            )
    _check_carried(sink, opt, axis)


def _check_carried(sink: UOp, opt: Opt, axis: UOp) -> None:
    """The axis must carry nothing from one iteration to the next."""
    if any(u.src[-1] is axis for u in sink.find(Op.SCAN)):
        raise ScheduleError(f"{opt}: axis {axis.axis.name} carries a scan, so its iterations can't run at once")
    _check_order(sink, opt, axis)


def _check_order(sink: UOp, opt: Opt, *axes: UOp) -> None:
    """Refuses axes whose iterations must come one after another."""
    found = ordered_ranges(sink.src) & frozenset(axes)
    if found:
        name = min(r.axis.name for r in found)
        raise ScheduleError(f"{opt}: the iterations of axis {name} may store to one element and must run in order")


def _check(sink: UOp, opt: Opt, axis: UOp, context: Context) -> None:
    """Whether an axis may be split for this Opt."""
    renderer = context.renderer
    check_serial(opt, axis)
    if opt.op in (OptOp.LOCAL, OptOp.GROUP) and any(u.op is Op.DEFINE_LOCAL for u in sink.toposort()):
        raise ScheduleError(
            f"{opt}: the items of the group fill staged memory together, none can be added: put it before STAGE"
        )
    match opt.op:
        case OptOp.UPCAST if is_reduction(axis):
            raise ScheduleError(f"{opt}: axis {axis.axis.name} is reduced; use UNROLL")
        case OptOp.UNROLL if not is_reduction(axis):
            raise ScheduleError(f"{opt}: axis {axis.axis.name} is an output axis; use UPCAST")
        case OptOp.VECTOR if renderer.vector_alu == 0 and renderer.vector_memory == 0:
            raise ScheduleError(f"{opt}: {renderer.device}:{renderer.suffix} takes no vectors")
        case OptOp.VECTOR:
            other = vector_conflict(sink, axis)
            if other is not None:
                raise ScheduleError(
                    f"{opt}: what depends on axis {axis.axis.name} is in vectors along {other.axis.name} already"
                )
            if any(axis in inside for memory, inside in scopes(sink).items() if memory.op is Op.STORE):
                raise ScheduleError(f"{opt}: a value is staged in memory inside axis {axis.axis.name}, it can't become lanes")
        case OptOp.LOCAL:
            if not renderer.has_local:
                raise ScheduleError(f"{opt}: {renderer.device}:{renderer.suffix} has no work-groups")
            if is_reduction(axis):
                raise ScheduleError(f"{opt}: axis {axis.axis.name} is reduced; use GROUP")
            check_parallel(sink, opt, axis)
        case OptOp.GROUP:
            if not (renderer.has_local and renderer.has_shared):
                raise ScheduleError(f"{opt}: {renderer.device}:{renderer.suffix} has no memory shared by a work-group")
            if not is_reduction(axis):
                raise ScheduleError(f"{opt}: axis {axis.axis.name} is not reduced; use LOCAL")
        case _:
            pass
    if opt.op in (OptOp.LOCAL, OptOp.GROUP) and any(True for _ in sink.find(Op.DEFINE_LOCAL)):
        raise ScheduleError(f"{opt}: work-items fill staged memory together; choose them before STAGE(…, LOCAL)")
    if any(u.src[-1] is axis for u in sink.find(Op.SCAN)):
        raise ScheduleError(f"{opt}: axis {axis.axis.name} carries a scan from one iteration to the next")
    _check_order(sink, opt, axis)


def vector_conflict(sink: UOp, axis: UOp) -> UOp | None:
    """A VECTOR axis that something under this axis depends on as well: its lanes can't be both."""
    for node, inside in scopes(sink).items():
        around = inside.union(closed_ranges(node))
        if axis in around:
            for other in around - {axis}:
                if other.axis.kind is AxisKind.VECTOR:
                    return other
    return None


def fresh_name(sink: UOp, wanted: str) -> str:
    taken = axes_of(sink)
    name, count = wanted, 1
    while name in taken or name in sink.kernel.order:
        count += 1
        name = f"{wanted}{count}"
    return name


def _split(sink: UOp, opt: Opt, context: Context) -> UOp:
    axis = find_axis(sink, opt)
    _check(sink, opt, axis, context)
    size = size_of_opt(opt)
    if opt.op in _COPYING and size > MOST_COPIES:
        raise ScheduleError(f"{opt}: would make {size} copies of the code, more than {MOST_COPIES}; take a smaller size")
    tail = opt.tail or ("peel" if opt.op is OptOp.VECTOR else "mask")
    if tail == "peel" and opt.op is OptOp.VECTOR and context.renderer.masked_memory:
        tail = "peel masked"
    return split_axis(sink, axis, size, _INNER[opt.op], tail)


def split_axis(sink: UOp, axis: UOp, size: int, kind: AxisKind, tail: str, *, outer_first: bool = False) -> UOp:
    """The inner `size` iterations as an axis of their own.

    What does not divide is masked ("mask": every round has a gate), or split off into a plain loop ("peel") or one more
    round with a gate ("peel masked").
    """
    start, stop = axis.src
    name = axis.axis.name
    if not is_constant(start, 0):
        raise ScheduleError(f"axis {name} starts at {start.vmin}, only an axis from 0 can be split")
    if is_constant(stop, size):
        whole = axis.replace(arg=Axis(name, kind))
        return sink.substitute({axis: whole})
    inner = UOp(Op.RANGE, axis.dtype, (number(0), number(size)), Axis(fresh_name(sink, f"{name}.in"), kind))
    order = _order_with(sink, name, inner.axis.name, outer_first=outer_first)
    exact = stop.op is Op.CONST and int(stop.value) % size == 0
    if exact or tail == "mask":
        count = number(-(-int(stop.value) // size)) if stop.op is Op.CONST else (stop + (size - 1)) // size
        outer = axis.replace(src=(number(0), count))
        place = add(mul(outer, number(size)), inner)
        return replace_axis(sink, axis, [Part(place, (outer, inner), None if exact else place < stop)], order)
    count = number(int(stop.value) // size) if stop.op is Op.CONST else stop // size
    outer = axis.replace(src=(number(0), count))
    main = Part(add(mul(outer, number(size)), inner), (outer, inner))
    if tail == "peel masked":  # the rest is one more round of the inner axis, with the lanes beyond the end disabled
        place = add(mul(count, number(size)), inner)
        rest = Part(place, (inner,), place < stop)
        return replace_axis(sink, axis, [rest] if is_constant(count, 0) else [main, rest], order)
    return _peeled(sink, axis, main, count, size, order)


def _peeled(sink: UOp, axis: UOp, main: Part, count: UOp, size: int, order: tuple[str, ...]) -> UOp:
    """The rest as a plain loop of its own."""
    stop = axis.src[1]
    name = fresh_name(sink, f"{axis.axis.name}.tail")
    rest = UOp(Op.RANGE, axis.dtype, (mul(count, number(size)), stop), Axis(name, axis.axis.kind))
    parts = [Part(rest, (rest,))] if is_constant(count, 0) else [main, Part(rest, (rest,))]
    at = order.index(axis.axis.name) + 1 if axis.axis.name in order else len(order)
    return replace_axis(sink, axis, parts, (*order[:at], name, *order[at:]))


def _order_with(sink: UOp, name: str, inner: str, *, outer_first: bool) -> tuple[str, ...]:
    """The nesting order after a split: the inner axis just inside the outer, or the outer in front of all of its kind."""
    order = list(sink.kernel.order)
    at = order.index(name)
    if not outer_first:
        return (*order[: at + 1], inner, *order[at + 1 :])
    order[at] = inner
    kind = axes_of(sink)[name].axis.kind
    first = next(i for i, n in enumerate(order) if n == inner or _kind_of(sink, n) is kind)
    return (*order[:first], name, *order[first:])


def _kind_of(sink: UOp, name: str) -> AxisKind | None:
    axis = axes_of(sink).get(name)
    return axis.axis.kind if axis is not None else None


def _thread(sink: UOp, opt: Opt, context: Context) -> UOp:
    axis = find_axis(sink, opt)
    check_serial(opt, axis)
    if not context.renderer.has_threads:
        raise ScheduleError(f"{opt}: {context.renderer.device}:{context.renderer.suffix} has no THREAD axes")
    if is_reduction(axis):
        raise ScheduleError(f"{opt}: axis {axis.axis.name} is reduced; only output axes can be shared among workers")
    if any(a.axis.kind is AxisKind.THREAD for a in axes_of(sink).values()):
        raise ScheduleError(f"{opt}: the kernel has a THREAD axis already")
    _check_carried(sink, opt, axis)
    threads = axis.replace(arg=Axis(opt.axis, AxisKind.THREAD))
    new, rest = _with_rest(sink, opt, axis)
    new = new.substitute({axis: threads})
    info = new.kernel
    order = (opt.axis, *rest, *(n for n in info.order if n != opt.axis))
    return UOp(Op.SINK, void, new.src, KernelInfo(info.name, order, info.fast_math))


def _with_rest(sink: UOp, opt: Opt, axis: UOp) -> tuple[UOp, tuple[str, ...]]:
    """What does not run over the THREAD axis, like a peeled rest, is one round more of the work that workers share."""
    others = [s for s in sink.src if axis not in closed_ranges(s)]
    if not others:
        return sink, ()
    if any(s in t.toposort() for s in sink.src for t in sink.src if s is not t):
        raise ScheduleError(f"{opt}: not every output runs over axis {opt.axis}, and one must come after another")
    stop = axis.src[1]
    name = fresh_name(sink, f"{opt.axis}.rest")
    last = UOp(Op.RANGE, axis.dtype, (stop, add(stop, number(1))), Axis(name, AxisKind.THREAD))
    moved = {s: UOp(Op.STORE, void, (*s.src[:2], last, *s.src[2:]), s.arg) for s in others}
    return sink.replace(src=tuple(moved.get(s, s) for s in sink.src)), (name,)


def _merge(sink: UOp, opt: Opt) -> UOp:
    outer, inner = find_axis(sink, opt), find_axis(sink, opt, str(opt.arg))
    if (outer, inner) not in neighbours(sink):
        raise ScheduleError(
            f"{opt}: {outer.axis.name} and {inner.axis.name} are not neighbouring plain output axes, outer first"
        )
    merged = merge_axes(sink, outer, inner)
    if merged is None:
        raise ScheduleError(f"{opt}: the elements do not lie in a row: one axis would need divisions")
    return merged


def _swap(sink: UOp, opt: Opt) -> UOp:
    first, second = find_axis(sink, opt), find_axis(sink, opt, str(opt.arg))
    for axis in (first, second):
        check_serial(opt, axis)
        if any(u.src[-1] is axis for u in sink.find(Op.SCAN)):
            raise ScheduleError(f"{opt}: axis {axis.axis.name} carries a scan and must stay innermost")
    if is_reduction(first) is not is_reduction(second):
        raise ScheduleError(f"{opt}: {first.axis.name} and {second.axis.name} are not both output or both reduction axes")
    for axis, other in ((first, second), (second, first)):
        if other in axis.toposort():
            raise ScheduleError(f"{opt}: the extent of {axis.axis.name} depends on {other.axis.name}")
    swapped = {opt.axis: str(opt.arg), str(opt.arg): opt.axis}
    info = sink.kernel
    order = tuple(swapped.get(n, n) for n in info.order)
    _check_nest(sink, opt, order)
    return UOp(Op.SINK, void, sink.src, KernelInfo(info.name, order, info.fast_math))


def _check_nest(sink: UOp, opt: Opt, order: tuple[str, ...]) -> None:
    """A loop that carries a scan stays innermost, and loops that must run in order keep their order among themselves."""
    carriers = {u.src[-1] for u in sink.find(Op.SCAN)}
    ordered = ordered_ranges(sink.src)
    before = {name: i for i, name in enumerate(sink.kernel.order)}
    after = {name: i for i, name in enumerate(order)}
    for node in sink.find(Op.STORE):
        for a, b in combinations(closed_ranges(node), 2):
            one, other = a.axis.name, b.axis.name
            if (before[one] < before[other]) is (after[one] < after[other]):
                continue
            if a in carriers or b in carriers:
                raise ScheduleError(f"{opt}: {one} and {other} would change places, and one carries a scan: it stays innermost")
            if a in ordered and b in ordered:
                _check_order(sink, opt, a, b)


def _pad(sink: UOp, opt: Opt) -> UOp:
    axis, size = find_axis(sink, opt), size_of_opt(opt)
    check_serial(opt, axis)
    start, stop = axis.src
    if stop.op is not Op.CONST or not is_constant(start, 0):
        raise ScheduleError(f"{opt}: axis {opt.axis} has no fixed size from 0")
    extent = int(stop.value)
    if extent % size == 0:
        return sink
    padded = axis.replace(src=(start, number(-(-extent // size) * size)))
    return replace_axis(sink, axis, [Part(padded, (padded,), padded < stop)], sink.kernel.order)


def _tile(sink: UOp, opt: Opt) -> UOp:
    axis, size = find_axis(sink, opt), size_of_opt(opt)
    check_serial(opt, axis)
    if is_constant(axis.src[1], size):
        raise ScheduleError(f"{opt}: axis {opt.axis} has just {size} iterations: nothing to tile")
    if len(ordered_ranges(sink.src)) > 1:
        _check_order(sink, opt, axis)
    return split_axis(sink, axis, size, axis.axis.kind, opt.tail or "mask", outer_first=True)
