"""Phase 4: a reduction shared by work-items becomes partial results in local memory, a barrier, and a second reduction.

    reduce(add, v(r0, g), r0, g)   with g a GROUP axis
->  partial[g] = reduce(add, v(r0, g), r0);  barrier;  reduce(add, partial[g2], g2)

Example of group_reduce: tests/filetests/passes/group_reduce.kg
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import AddrSpace, PtrDType, void
from kg.errors import ScheduleError
from kg.ir.args import Axis, AxisKind, KernelInfo
from kg.ir.indexing import conjunction, flatten
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.reduce_steps import make_reduce
from kg.passes.scope import Scope, closed_ranges, scopes

PARALLEL = (AxisKind.GLOBAL, AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)
ITEMS = (AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)


def group_reduce(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`; afterwards no REDUCE closes a GROUP axis, and outputs are stored by one item each."""
    if any(u.axis.kind is AxisKind.GROUP for u in sink.find(Op.RANGE)):
        sink = _share_reductions(sink, context)
    return _store_once(sink)


def _share_reductions(sink: UOp, context: Context) -> UOp:
    items = sorted((u for u in sink.find(Op.RANGE) if u.axis.kind in ITEMS), key=lambda u: u.axis.name)
    scope = scopes(sink)
    done: dict[UOp, UOp] = {}
    results: dict[UOp, tuple[UOp, ...]] = {}
    names: list[str] = []
    for node in sink.toposort():
        src = tuple([done[s] for s in node.src])
        if node.op is Op.STATE and node.src[0] in results:
            done[node] = results[node.src[0]][node.slot]
            continue
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        if node.op is Op.REDUCE and any(r.axis.kind is AxisKind.GROUP for r in closed_ranges(node)):
            results[node] = _shared(new, items, scope[node], names, context)
            new = results[node][0]
        done[node] = new
    info = sink.kernel
    return done[sink].replace(arg=KernelInfo(info.name, (*info.order, *names), info.fast_math))


def _shared(node: UOp, items: Sequence[UOp], outer: Scope, names: list[str], context: Context) -> tuple[UOp, ...]:
    """The results of one shared reduction, the same for every item of the group."""
    reduction = node.reduction
    ranges = closed_ranges(node)
    groups = [r for r in ranges if r.axis.kind is AxisKind.GROUP]
    values = [s for s in node.src if s.op is not Op.RANGE]
    partial = make_reduce(reduction.monoid, values, [r for r in ranges if r not in groups], reduction.monoid.states)
    loops = sorted((r for r in outer if r.axis.kind not in PARALLEL), key=lambda r: r.axis.name)
    before = (UOp(Op.BARRIER, void, tuple(loops)),) if loops else ()  # the last round's readers are done
    shape = tuple(int(i.src[1].value) for i in items)
    size = 1
    for extent in shape:
        size *= extent
    number = len(names)
    addresses: list[tuple[UOp, PtrDType]] = []
    stores: list[UOp] = []
    for i, value in enumerate(partial):
        pointer = PtrDType(value.type.scalar, AddrSpace.LOCAL, size * value.lanes)
        memory = UOp(Op.DEFINE_LOCAL, pointer, (), f"partial{number}" + (f"_{i}" if len(partial) > 1 else ""))
        place = flatten(items, shape) * value.lanes if value.lanes > 1 else flatten(items, shape)
        stores.append(UOp(Op.STORE, void, (UOp(Op.INDEX, pointer, (memory, place)), value, *before)))
        addresses.append((memory, pointer))
    ready = UOp(Op.BARRIER, void, tuple(stores))
    second: dict[UOp, UOp] = {}
    for g in groups:
        second[g] = g.replace(arg=Axis(f"{g.axis.name}.all{number}", AxisKind.REDUCE))
        names.append(second[g].axis.name)
    place = flatten(items, shape).substitute(second)
    loaded = [
        UOp(Op.LOAD, v.dtype, (UOp(Op.INDEX, p, (m, place * v.lanes if v.lanes > 1 else place)), ready))
        for v, (m, p) in zip(partial, addresses, strict=True)
    ]
    _check_room(sum(p.size * p.base.itemsize for _, p in addresses), context)
    return make_reduce(reduction.monoid, loaded, list(second.values()), reduction.monoid.states)


def _check_room(size: int, context: Context) -> None:
    if context.renderer.shared_max and size > context.renderer.shared_max:
        raise ScheduleError(f"GROUP needs {size} bytes of shared memory; there are {context.renderer.shared_max}")


def _store_once(sink: UOp) -> UOp:
    """Where a parallel axis is not one of an output's own, only its first item stores that output."""
    parallel = sorted((u for u in sink.find(Op.RANGE) if u.axis.kind in PARALLEL), key=lambda u: u.axis.name)
    if not parallel:
        return sink
    done: dict[UOp, UOp] = {}
    for statement in sink.src:
        node = statement.substitute(done) if done else statement  # what it comes after has a gate by now
        extra = [axis.eq(0) for axis in parallel if axis not in statement.src]
        if extra:
            address = node.src[0]
            gate = conjunction(node.gate, *(e.broadcast(node.gate.lanes if node.gate is not None else 1) for e in extra))
            assert gate is not None
            value = _read_once(node.src[1], address.src[0], conjunction(*extra))
            node = node.replace(src=(UOp(Op.INDEX, address.dtype, (*address.src[:2], gate)), value, *node.src[2:]))
        done[statement] = node
    return sink.replace(src=tuple(done.values()))


def _read_once(value: UOp, target: UOp, first: UOp | None) -> UOp:
    """What is read of the memory that is about to be written, and not before a barrier, only the first item reads."""
    done: dict[UOp, UOp] = {}
    for node in value.toposort():
        if node.op is Op.BARRIER:
            done[node] = node
            continue
        src = tuple([done[s] for s in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        if node.op is Op.LOAD and node.src[0].src[0] is target and first is not None:
            address, gated = new.src[0], new.gate
            gate = first if gated is None else gated & first.broadcast(gated.lanes)
            alternative = new.src[1:] if gated is not None else (new.const_like(0), *new.src[1:])
            new = UOp(Op.LOAD, new.dtype, (UOp(Op.INDEX, address.dtype, (*address.src[:2], gate)), *alternative), new.arg)
        done[node] = new
    return done[value]
