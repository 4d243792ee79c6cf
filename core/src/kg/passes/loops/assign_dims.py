"""Phase 4: parallel axes become grid and work-group dimensions of the launch (SPECIAL).

o0 in [0, 64) global, o0.in in [0, 16) local   ->   special g0 [0, 64), special l0 [0, 16)
o0 in [0, n) thread                            ->   a range from special start to special stop
o0 in [0, n), o0.rest in [n, n + 1) thread     ->   ranges from max(start, ..) to min(stop, ..)

Example of assign_dims:
    %out = param 0 [64] : float32
    %0 = const 0 : index
    %64 = const 64 : index
    %o0 = range o0 global %0 %64 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones loop_order(o0) %s
becomes:
    %out = param 0 [64] : float32
    %64 = const 64 : index
    %g0 = special g0 %64 : index
    %at = index %out %g0 : float32
    %one = const 1.0 : float32
    %s = store %at %one
    %k = sink ones loop_order(o0) %s
"""

from __future__ import annotations

from kg.analysis.ordering import ORDERING
from kg.errors import ScheduleError
from kg.ir.args import WORK_ITEM_KINDS, AxisKind
from kg.ir.indexing import mul, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context

DIMENSIONS = 3


def assign_dims(sink: UOp, context: Context) -> UOp:
    """Leaves only LOOP, REDUCE and THREAD ranges. The launch geometry is noted in the context."""
    ranges = {u.axis.name: u for u in sink.find(Op.RANGE)}
    order = [*sink.kernel.loop_order, *(n for n in ranges if n not in sink.kernel.loop_order)]
    nested = [ranges[n] for n in order if n in ranges]
    mapping: dict[UOp, UOp] = {}
    groups = [r for r in nested if r.axis.kind is AxisKind.GLOBAL]
    items = [r for r in nested if r.axis.kind in WORK_ITEM_KINDS]
    items.sort(key=lambda r: r.axis.kind is AxisKind.WARP)  # the lanes of a tensor core are neighbours
    context.launch.global_size = _number(groups, "g", mapping)
    context.launch.local_size = _number(items, "l", mapping)
    _check_limits(items, max((s.access.producers for s in sink.find(Op.STORE)), default=0), context)
    threads = [r for r in nested if r.axis.kind is AxisKind.THREAD]
    context.launch.thread_extent = bound = threads[-1].src[1] if threads else None
    for r in threads:
        assert bound is not None
        first, last = (UOp(Op.SPECIAL, r.dtype, (bound,), name) for name in ("start", "stop"))
        if len(threads) > 1:  # a worker's slice of the rounds is met with each of the axes, one after another
            first, last = first.maximum(r.src[0]), last.minimum(r.src[1])
        mapping[r] = r.replace(src=(first, last))
    if not mapping:
        return sink
    return _drop_specials(sink.substitute(mapping))


def _number(axes: list[UOp], prefix: str, mapping: dict[UOp, UOp]) -> tuple[UOp, ...]:
    """Give the axes (outermost first) launch dimensions, the innermost being number 0.
    Beyond three they share the last."""
    sizes: list[UOp] = []
    reversed_axes = axes[::-1]
    for d, axis in enumerate(reversed_axes[: DIMENSIONS - 1]):
        mapping[axis] = UOp(Op.SPECIAL, axis.dtype, (axis.src[1],), f"{prefix}{d}")
        sizes.append(axis.src[1])
    rest = reversed_axes[DIMENSIONS - 1 :]
    if rest:
        total = number(1)
        for axis in rest:
            total = mul(axis.src[1], total)
        shared = UOp(Op.SPECIAL, rest[0].dtype, (total,), f"{prefix}{DIMENSIONS - 1}")
        sizes.append(total)
        step = number(1)
        for i, axis in enumerate(rest):
            quotient = shared if i == 0 else shared // step
            mapping[axis] = quotient if i == len(rest) - 1 else quotient % axis.src[1]
            step = mul(axis.src[1], step)
    return tuple(sizes) + (number(1),) * (DIMENSIONS - len(sizes))


def _check_limits(items: list[UOp], producers: int, context: Context) -> None:
    renderer, total = context.renderer, 1
    for r in items:
        total *= int(r.src[1].value)
    total += producers * renderer.subgroups.width
    if renderer.work_groups.total and total > renderer.work_groups.total:
        raise ScheduleError(
            f"{total} work-items in a work-group; {renderer.device}:{renderer.suffix} takes {renderer.work_groups.total}"
        )


def _drop_specials(sink: UOp) -> UOp:
    """Statements run over RANGEs only: what became a launch number is no source of theirs any more."""

    def dropped(node: UOp, src: tuple[UOp, ...]) -> UOp:
        first = 2 if node.op is Op.STORE else 0
        return node.with_src((*src[:first], *(s for s in src[first:] if s.op in ORDERING)))

    return sink.map_nodes(dropped, {Op.STORE, Op.BARRIER})
