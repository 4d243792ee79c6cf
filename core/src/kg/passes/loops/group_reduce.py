"""Phase 4: work-group reductions: partial results in shared memory, a barrier, a second reduction.

    reduce(add, v(r0, g), r0, g)   with g a GROUP axis
->  partial[g] = reduce(add, v(r0, g), r0);  barrier;  reduce(add, partial[g2], g2)

Of many work-items some make sums of the partial results of as many others first, so that a work-item reads 2 * sqrt(n) of them.

Where the target has a GROUP_REDUCE over the whole group, and wants it, that is all:

    reduce(add, v(r0, g), r0, g)  ->  group_reduce(add, reduce(add, v(r0, g), r0), g)

Some targets have it over the work-items of the innermost axis as well, each row of a work-group of several for itself.

Example of group_reduce: tests/filetests/passes/group_reduce.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import isqrt, prod

from kg.analysis.scope import Scope, closed_ranges, scopes
from kg.dtype import AddrSpace, PtrDType, void
from kg.errors import ScheduleError
from kg.ir.args import WORK_ITEM_KINDS, Axis, AxisKind, GroupReduce, Monoid
from kg.ir.build import with_loop_order
from kg.ir.indexing import add, conjunction, flatten, gated, mul
from kg.ir.indexing import number as count
from kg.ir.monoid import SIMPLE
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.loops.unrolled_reductions import make_reduce
from kg.records import dataclass
from kg.rules.algebra.affine import linear_coefficient
from kg.schedule.context import Context

PARALLEL = (AxisKind.GLOBAL, AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)
#: Items from which on a reduction that they share has a step halfway: 64 partial results are 8 sums of 8, then a sum of those.
LEAST_HALFWAY = 16


def group_reduce(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`.
    Afterwards no REDUCE closes a GROUP axis, and outputs are stored by one work-item each."""
    if any(u.axis.kind is AxisKind.GROUP for u in sink.find(Op.RANGE)):
        sink = _share_reductions(sink, context)
    _check_room(sink, context)
    return _store_once(sink)


def _share_reductions(sink: UOp, context: Context) -> UOp:
    items = sorted((u for u in sink.find(Op.RANGE) if u.axis.kind in WORK_ITEM_KINDS), key=lambda u: u.axis.name)
    sink = _neighbours_innermost(sink, items, context)
    reduced_items = _group_reduced(items, sink, context)
    scope = scopes(sink)
    results: dict[UOp, tuple[UOp, ...]] = {}
    names: list[str] = []

    def shared(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op is Op.STATE and node.src[0] in results:
            return results[node.src[0]][node.slot]
        new = node.with_src(src)
        if node.op is Op.REDUCE and any(r.axis.kind is AxisKind.GROUP for r in closed_ranges(node)):
            results[node] = _shared(new, items, reduced_items, scope[node], names, context)
            return results[node][0]
        return new

    new = sink.map_nodes(shared, {Op.STATE, Op.REDUCE})
    return with_loop_order(new, (*sink.kernel.loop_order, *names))


def _neighbours_innermost(sink: UOp, items: Sequence[UOp], context: Context) -> UOp:
    """Where the work-items of the innermost axis are known to be side by side:
    the axis along which they load neighbours is that one."""
    if len(items) < 2 or not context.renderer.subgroups.reduce_row or any(r.axis.kind is AxisKind.WARP for r in items):
        return sink
    info = sink.kernel
    nested = sorted(
        items, key=lambda r: info.loop_order.index(r.axis.name) if r.axis.name in info.loop_order else len(info.loop_order)
    )
    loads = [node for node in sink.find(Op.LOAD) if node.src[0].src[0].op is Op.PARAM]
    met = [sum(linear_coefficient(node.src[0].src[1], r) == node.lanes for node in loads) for r in nested]
    best = max(range(len(nested)), key=lambda n: (met[n], n))
    name, last = nested[best].axis.name, nested[-1].axis.name
    if name == last:
        return sink
    order = [n for n in info.loop_order if n != name]
    order.insert(order.index(last) + 1 if last in order else len(order), name)
    return with_loop_order(sink, order)


def _group_reduced(items: Sequence[UOp], sink: UOp, context: Context) -> UOp | None:
    """The axis of work-items that a GROUP_REDUCE of the target is over, which will be l0:
    the only one, or the innermost of several."""
    if len(items) == 1:
        return items[0] if context.renderer.subgroups.reduce_group else None
    if not context.renderer.subgroups.reduce_row or any(r.axis.kind is AxisKind.WARP for r in items):
        return None
    place = {name: i for i, name in enumerate(sink.kernel.loop_order)}
    return max(items, key=lambda r: place.get(r.axis.name, len(place)))


def _shared(
    node: UOp, items: Sequence[UOp], reduced_items: UOp | None, outer: Scope, names: list[str], context: Context
) -> tuple[UOp, ...]:
    """The results of one shared reduction, the same for every work-item of the work-group."""
    reduction = node.reduction
    monoid, states = reduction.monoid, reduction.monoid.states
    ranges = closed_ranges(node)
    groups = [r for r in ranges if r.axis.kind is AxisKind.GROUP]
    values = [s for s in node.src if s.op is not Op.RANGE]
    partial = make_reduce(monoid, values, [r for r in ranges if r not in groups], states)
    if groups == [reduced_items] and _reduces_together(partial, monoid, context):
        return (UOp(Op.GROUP_REDUCE, partial[0].dtype, (partial[0], groups[0]), GroupReduce(monoid.name, _extent(groups[0]))),)
    loops = sorted((r for r in outer if r.axis.kind not in PARALLEL), key=lambda r: r.axis.name)
    before = (UOp(Op.BARRIER, void, tuple(loops)),) if loops else ()  # the last round's readers are done
    number = len(names)
    kept = _Kept.new(partial, f"partial{number}", {r: _extent(r) for r in items}, before)
    blocks = _blocks(_extent(groups[0])) if len(groups) == 1 else 1
    if blocks > 1:
        (g,) = groups
        step = g.replace(src=(g.src[0], count(_extent(g) // blocks)), arg=Axis(f"{g.axis.name}.block{number}", AxisKind.REDUCE))
        block = mul(g % count(blocks), step.src[1])
        some = make_reduce(monoid, kept.at({g: add(block, step)}), [step], states)
        kept = _Kept.new(some, f"blocks{number}", kept.shape | {g: blocks}, gate=g < blocks)
        names.append(step.axis.name)
    second: dict[UOp, UOp] = {}
    for g in groups:
        second[g] = g.replace(src=(g.src[0], count(kept.shape[g])), arg=Axis(f"{g.axis.name}.all{number}", AxisKind.REDUCE))
        names.append(second[g].axis.name)
    return make_reduce(monoid, kept.at(second), list(second.values()), states)


def _reduces_together(partial: Sequence[UOp], monoid: Monoid, context: Context) -> bool:
    """Whether the target has a GROUP_REDUCE of such values."""
    value = partial[0]
    takes = context.renderer.supports(Op.GROUP_REDUCE, value.type.scalar, value.lanes)
    return takes and not monoid.combine and monoid.name in SIMPLE


def _extent(axis: UOp) -> int:
    return int(axis.src[1].value)


def _blocks(items: int) -> int:
    """How many work-items add up the partial results of as many others each,
    so that all need not be read by all; 1 where they are few."""
    if items < LEAST_HALFWAY:
        return 1
    return next(n for n in range(isqrt(items), 0, -1) if items % n == 0)


@dataclass(frozen=True, slots=True)
class _Kept:
    """Values of the work-items of a work-group in memory that they share, once all are there:
    per state, in the order of the work-items."""

    values: tuple[UOp, ...]
    memory: tuple[UOp, ...]
    shape: dict[UOp, int]
    ready: UOp

    @staticmethod
    def new(
        values: Sequence[UOp], name: str, shape: dict[UOp, int], before: tuple[UOp, ...] = (), gate: UOp | None = None
    ) -> _Kept:
        memory: list[UOp] = []
        stores: list[UOp] = []
        gates = () if gate is None else (gate,)
        for i, value in enumerate(values):
            pointer = PtrDType(value.type.scalar, AddrSpace.LOCAL, prod(shape.values()) * value.lanes)
            memory.append(UOp(Op.DEFINE_LOCAL, pointer, (), name + (f"_{i}" if len(values) > 1 else "")))
            address = UOp(Op.INDEX, pointer, (memory[-1], _place(value, shape, {}), *gates))
            stores.append(UOp(Op.STORE, void, (address, value, *before)))
        return _Kept(tuple(values), tuple(memory), shape, UOp(Op.BARRIER, void, tuple(stores)))

    def at(self, places: dict[UOp, UOp]) -> list[UOp]:
        """What the work-items at these places have left there."""
        return [
            UOp(Op.LOAD, v.dtype, (UOp(Op.INDEX, m.dtype, (m, _place(v, self.shape, places))), self.ready))
            for v, m in zip(self.values, self.memory, strict=True)
        ]


def _place(value: UOp, shape: dict[UOp, int], places: dict[UOp, UOp]) -> UOp:
    place = flatten([places.get(r, r) for r in shape], tuple(shape.values()))
    return place * value.lanes if value.lanes > 1 else place


def _check_room(sink: UOp, context: Context) -> None:
    """All that the work-items of a work-group share is there at once, what was staged before included.
    Work-items of one subgroup reduce in registers."""
    most, subgroups = context.renderer.shared_max, context.renderer.subgroups
    width = subgroups.width if subgroups.reduce_row else 0
    if not most:
        return
    size = sum(p.size * p.base.itemsize for m in sink.find(Op.DEFINE_LOCAL) if isinstance(p := m.dtype, PtrDType))
    further = (u for u in sink.find(Op.GROUP_REDUCE) if not width or width % u.group_reduce.items)
    size += sum(u.group_reduce.items * u.type.itemsize for u in further)  # one place for each work-item
    if size > most:
        raise ScheduleError(
            f"the work-items of a work-group need {size} bytes of shared memory (GROUP, STAGE); there are {most}"
        )


def _store_once(sink: UOp) -> UOp:
    """Where a parallel axis is not one of an output's own, only its first work-item stores that output."""
    parallel = sorted((u for u in sink.find(Op.RANGE) if u.axis.kind in PARALLEL), key=lambda u: u.axis.name)
    if not parallel:
        return sink
    changed: dict[UOp, UOp] = {}
    statements: list[UOp] = []
    for statement in sink.src:
        node = statement.substitute(changed) if changed else statement  # what it comes after has a gate by now
        extra = [axis.eq(0) for axis in parallel if axis not in statement.src]
        if extra:
            value = _read_once(node.src[1], node.src[0].src[0], conjunction(*extra))
            node = reduce(gated, extra, node.replace(src=(node.src[0], value, *node.src[2:])))
        if node is not statement:
            changed[statement] = node
        statements.append(node)
    return sink.replace(src=tuple(statements))


def _read_once(value: UOp, target: UOp, first: UOp | None) -> UOp:
    """What is read of the memory that is about to be written, and not before a barrier,
    only the first work-item reads."""

    def once(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op is Op.BARRIER:
            return node
        new = node.with_src(src)
        return gated(new, first) if node.src[0].src[0] is target else new

    return value.map_nodes(once, {Op.LOAD, Op.BARRIER})
