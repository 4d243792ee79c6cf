"""Materialising a value in memory of the kernel's own: a statement that fills it, and loads that come after.

v(s0) wanted at i   ->   for s0: row[s0] = v(s0);   row[i]
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.dtype import AddrSpace, PtrDType, void
from kg.errors import ScheduleError
from kg.ir.args import Axis, AxisKind, KernelInfo
from kg.ir.indexing import add, flatten, mul, number, unflatten
from kg.ir.op import ALU, Op
from kg.ir.shape import dim_max, dim_of
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.legality import axes_of, find_axis
from kg.passes.scope import closed_ranges, scopes, substitute_open
from kg.schedule.opts import Opt

_AT_ONCE = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR)
#: What the items of a group differ in: memory that they share holds a value for each.
ITEMS = (AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)


def scratch_row(
    name: str,
    value: UOp,
    loops: Sequence[UOp],
    at: Sequence[UOp],
    gate: UOp | None = None,
    padding: Sequence[int] = (),
) -> UOp:
    """Fill per-worker memory with `value` for every value of the loops; the element at the indices `at`.

    `padding` is room along each loop beyond what is filled.
    """
    shape = _shape(loops)
    shape = tuple(map(sum, zip(shape, padding, strict=True))) if padding else shape
    pointer = PtrDType(value.type, AddrSpace.SCRATCH, prod(shape))
    memory = UOp(Op.DEFINE_SCRATCH, pointer, (), (name, 0))  # the offset is given in the lower phase
    filled = UOp(Op.STORE, void, (UOp(Op.INDEX, pointer, (memory, flatten(loops, shape))), value, *loops))
    place = flatten(at, shape)
    if gate is None:
        return UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, pointer, (memory, place)), filled))
    return UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, pointer, (memory, place, gate)), value.const_like(0), filled))


def _shape(loops: Sequence[UOp]) -> tuple[int, ...]:
    """Room for every value of each loop's counter."""
    return tuple(max(1, dim_max(dim_of(loop.src[1]))) for loop in loops)


def stage(sink: UOp, opt: Opt, context: Context) -> UOp:
    """STAGE(at, value, scope): the value named `p1` (the loads of parameter 1) or `r0` (the reduction over r0)."""
    at = find_axis(sink, opt)
    values = _named(sink, opt)
    order = sink.kernel.order
    last = order.index(at.axis.name)
    scope = scopes(sink)
    outside = {name for name in order[: last + 1] if axes_of(sink).get(name) is not None}
    new = sink
    for number_, value in enumerate(values):
        lanes = [r.axis.name for r in scope[value] if r.axis.kind is AxisKind.VECTOR and r.axis.name in outside]
        if lanes and opt.scope != "REG":
            raise ScheduleError(
                f"{opt}: axis {lanes[0]} is in vectors, memory can't be filled inside it; stage further outside"
            )
        changing = [r for r in scope[value] if r.axis.name not in outside or (opt.scope == "LOCAL" and r.axis.kind in ITEMS)]
        inner, padding = _laid_out(opt, sorted(changing, key=lambda r: order.index(r.axis.name)))
        name = f"{opt.arg}_{opt.axis}" + (f"_{number_}" if len(values) > 1 else "")
        new = _staged(new, opt, context, value, inner, name, padding)
    return new


def _laid_out(opt: Opt, inner: list[UOp]) -> tuple[list[UOp], list[int]]:
    """The axes of staged memory in the order of the Opt's layout, and the room that it adds along each."""
    if not opt.layout:
        return inner, [0] * len(inner)
    by_name = {r.axis.name: r for r in inner}
    wanted: list[UOp] = []
    padding: list[int] = []
    for part in opt.layout.split("/"):
        name, _, more = part.partition("+")
        if name not in by_name or (more and not more.isdigit()):
            raise ScheduleError(f"{opt}: {part!r} is none of the axes that the value changes along: {', '.join(by_name)}")
        wanted.append(by_name.pop(name))
        padding.append(int(more or 0))
    if by_name:
        raise ScheduleError(f"{opt}: the layout leaves out {', '.join(by_name)}")
    return wanted, padding


def _named(sink: UOp, opt: Opt) -> list[UOp]:
    name = str(opt.arg)
    if name[:1] == "p" and name[1:].isdigit():
        found = [u for u in sink.find(Op.LOAD) if u.src[0].src[0].op is Op.PARAM and u.src[0].src[0].slot == int(name[1:])]
        if any(
            u.src[0].src[0].slot == int(name[1:]) for s in sink.find(Op.STORE) for u in (s,) if u.src[0].src[0].op is Op.PARAM
        ):
            raise ScheduleError(f"{opt}: parameter {name[1:]} is written by the kernel, so its loads can't move")
    elif name.upper() in Op.__members__ and Op[name.upper()] in ALU:
        found = list(sink.find(Op[name.upper()]))
    else:
        found = [u for u in sink.find(Op.REDUCE) if name in {r.axis.name for r in closed_ranges(u)} and u.dtype is not void]
    if not found:
        raise ScheduleError(
            f"{opt}: no value {name!r} here; use pN for the loads of parameter N, the name of a reduced axis, or that of an op such as exp2"
        )
    return found


def _staged(sink: UOp, opt: Opt, context: Context, value: UOp, inner: Sequence[UOp], name: str, padding: Sequence[int]) -> UOp:
    if not inner:
        raise ScheduleError(f"{opt}: the value does not change inside axis {opt.axis}: there is nothing to stage")
    if opt.scope == "REG":
        serial = [r.axis.name for r in inner if r.axis.kind not in _AT_ONCE]
        if serial:
            raise ScheduleError(f"{opt}: registers are named, not counted: {', '.join(serial)} must be UPCAST or UNROLL")
        return sink  # expanded values are in registers, and stand as far outside as they can
    if opt.scope == "LOCAL":
        return _staged_locally(sink, opt, context, value, inner, name)
    if opt.scope != "THREAD":
        raise ScheduleError(f"{opt}: needs a scope, one of REG, THREAD, LOCAL")
    items = [r.axis.name for r in inner if r.axis.kind in ITEMS]
    if items:
        raise ScheduleError(f"{opt}: {', '.join(items)} run on several work-items; stage with scope LOCAL")
    loops = [UOp(Op.RANGE, r.dtype, r.src, Axis(f"{name}.{r.axis.name}")) for r in inner]
    moved = dict(zip(inner, loops, strict=True))
    loops = [UOp(Op.RANGE, r.dtype, tuple(s.substitute(moved) for s in r.src), r.arg) for r in loops]
    filled = substitute_open(value, dict(zip(inner, loops, strict=True)))
    row = scratch_row(name, filled, loops, inner, padding=padding)
    return _in_place_of(sink, value, row, loops)


def _in_place_of(sink: UOp, value: UOp, new: UOp, loops: Sequence[UOp]) -> UOp:
    result = sink.substitute({value: new})
    info = result.kernel
    return result.replace(arg=KernelInfo(info.name, (*info.order, *(r.axis.name for r in loops)), info.fast_math))


def _staged_locally(sink: UOp, opt: Opt, context: Context, value: UOp, inner: Sequence[UOp], name: str) -> UOp:
    """The items of the group fill the memory together: item number t takes the elements t, t + items, …"""
    renderer = context.renderer
    if not renderer.has_shared:
        raise ScheduleError(f"{opt}: {renderer.device}:{renderer.suffix} has no memory shared by a work-group")
    if any(u.op is Op.DEFINE_LOCAL for u in value.toposort()):
        raise ScheduleError(f"{opt}: the value reads memory that was staged before it; stage it first")
    shared = {r.axis.name for u in value.toposort() for r in closed_ranges(u) if r.axis.kind in ITEMS}
    if shared:
        raise ScheduleError(
            f"{opt}: the items of {min(shared)} share this reduction, so they can't fill memory with it one by one"
        )
    workers = [a for a in axes_of(sink).values() if a.axis.kind in ITEMS]
    shape = _shape(inner)
    size = prod(shape)
    if renderer.shared_max and size * value.type.itemsize > renderer.shared_max:
        raise ScheduleError(
            f"{opt}: needs {size * value.type.itemsize} bytes of shared memory; there are {renderer.shared_max}"
        )
    extents = [int(w.src[1].value) for w in workers]
    count = prod(extents)
    item = flatten(workers, tuple(extents))
    step = UOp(Op.RANGE, inner[0].dtype, (number(0), number(-(-size // count))), Axis(f"{name}.fill"))
    position = add(mul(step, number(count)), item)
    inside = None if size % count == 0 else position < size
    filled = substitute_open(value, dict(zip(inner, unflatten(position, shape), strict=True)))
    pointer = PtrDType(value.type, AddrSpace.LOCAL, size)
    memory = UOp(Op.DEFINE_LOCAL, pointer, (), name)
    outer = [r for r in scopes(sink)[value] if r not in inner]
    before = UOp(Op.BARRIER, void, tuple(sorted(outer, key=lambda r: r.axis.name)))  # the last round's readers are done
    gate = () if inside is None else (inside,)
    store = UOp(Op.STORE, void, (UOp(Op.INDEX, pointer, (memory, position, *gate)), _safe(filled, inside), step, before))
    ready = UOp(Op.BARRIER, void, (store,))
    loaded = UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, pointer, (memory, flatten(inner, shape))), ready))
    return _in_place_of(sink, value, loaded, [step])


def _safe(value: UOp, inside: UOp | None) -> UOp:
    """A value whose loads touch nothing where the fill loop runs over its end."""
    if inside is None:
        return value
    done: dict[UOp, UOp] = {}
    for node in value.toposort():
        src = tuple([done[s] for s in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        if node.op is Op.LOAD:
            address = new.src[0]
            gate = inside if new.gate is None else new.gate & inside
            rest = new.src[1:] if new.gate is not None else (new.const_like(0), *new.src[1:])
            new = UOp(Op.LOAD, new.dtype, (UOp(Op.INDEX, address.dtype, (*address.src[:2], gate)), *rest), new.arg)
        done[node] = new
    return done[value]
