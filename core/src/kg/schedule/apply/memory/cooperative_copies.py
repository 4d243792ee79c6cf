"""Phase 2, the last of `apply_schedule`: memory that a work-group shares is filled by its work-items together, item t taking the elements t, t + items, …

    for o0: for r0: panel[o0*32 + r0] = v(o0, r0)
->  for fill: panel[fill*items + item] = v((fill*items + item) // 32, (fill*items + item) % 32)

Loops of a fill that an Opt has made vectors or straight code of stay each work-item's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from kg.analysis.loop_names import LoopNames
from kg.analysis.scope import closed_ranges, substitute_open
from kg.dtype import index, void
from kg.ir.args import WORK_ITEM_KINDS, Axis, AxisKind
from kg.ir.indexing import add, conjunction, flatten, is_constant, mul, number, unflatten
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.apply.memory.staged_layout import lay_out

#: What the work-items of a work-group differ in: memory that they share holds a value for each.


def cooperative_copies(sink: UOp) -> UOp:
    """Stays in `ranges`."""
    fills = [s for s in sink.find(Op.STORE) if s.src[0].src[0].op is Op.DEFINE_LOCAL]
    if not fills:
        return sink
    info, names = sink.kernel, {r.axis.name: r for r in sink.find(Op.RANGE)}
    added = LoopNames(list(names))
    items = sorted(
        (r for r in names.values() if r.axis.kind in WORK_ITEM_KINDS), key=lambda r: info.loop_order.index(r.axis.name)
    )
    items.sort(key=lambda r: r.axis.kind is AxisKind.WARP)  # neighbours, as `assign_dims` numbers them
    shared: dict[UOp, UOp] = {}
    for store in fills:  # one that reads what another fills comes after it
        shared[store] = _shared(store.substitute(shared), items, added)
    gone = {r.axis.name for store in fills for r in _serial(store)}
    made = [r.axis.name for store in shared.values() for r in closed_ranges(store) if r.axis.name not in names]
    order = (*(n for n in info.loop_order if n not in gone), *made)
    return lay_out(sink.substitute(shared)).replace(arg=replace(info, loop_order=order))


def _serial(store: UOp) -> list[UOp]:
    return [r for r in closed_ranges(store) if r.axis.kind is AxisKind.LOOP]


def _shared(store: UOp, items: Sequence[UOp], names: LoopNames) -> UOp:
    address, value = store.src[:2]
    loops, memory = _serial(store), address.src[0]
    sizes = tuple(int(r.src[1].value) - int(r.src[0].value) for r in loops)  # what was peeled begins behind the rest
    counts = tuple(int(r.src[1].value) for r in items)
    rounds = -(-prod(sizes) // prod(counts))
    kind = AxisKind.UPCAST if store.access.prefetch_distance else AxisKind.LOOP  # what waits in registers is named
    step = names.fresh(UOp(Op.RANGE, index, (number(0), number(rounds)), Axis(f"{memory.name}.fill", kind)))
    position = add(mul(step, number(prod(counts))), flatten(items, counts))
    moved = {r: add(part, r.src[0]) for r, part in zip(loops, unflatten(position, sizes), strict=True)}
    inside = None if prod(sizes) % prod(counts) == 0 else position < prod(sizes)
    in_order = address.src[1] is flatten(loops, sizes) and all(is_constant(r.src[0], 0) for r in loops)
    place = position if in_order else substitute_open(address.src[1], moved)
    gate = conjunction(inside, *(substitute_open(g, moved) for g in address.src[2:]))
    gates = () if gate is None else (gate,)
    own = tuple(s for s in store.src[2:] if s not in loops)
    at = UOp(Op.INDEX, address.dtype, (memory, place, *gates))
    return UOp(Op.STORE, void, (at, safe(substitute_open(value, moved), inside), step, *own), store.arg)


def safe(value: UOp, inside: UOp | None) -> UOp:
    """A value whose loads touch nothing where the fill loop runs over its end."""
    if inside is None:
        return value

    def gated(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        address = new.src[0]
        gate = inside if new.gate is None else new.gate & inside.broadcast(new.gate.lanes)
        rest = new.src[1:] if new.gate is not None else (new.const_like(0), *new.src[1:])
        return UOp(Op.LOAD, new.dtype, (UOp(Op.INDEX, address.dtype, (*address.src[:2], gate)), *rest), new.arg)

    return value.map_nodes(gated, {Op.LOAD})
