"""Materialises a value in kernel memory: loops that fill it, and loads after them.

v(s0) wanted at i   ->   for s0: row[s0] = v(s0);   row[i]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import prod

from kg.plugin import AddrSpace, AxisKind, Op, Opt, Renderer, UOp
from kg.plugin.opts import (
    WORK_ITEM_KINDS,
    Axis,
    Context,
    axes_of,
    check_fits_shared_memory,
    conjunction,
    define_memory,
    fill_memory,
    find_axis,
    flatten,
    index,
    is_last_value_reduction,
    is_power_of_two,
    number,
    void,
)
from kg.plugin.strategy import ALU, Access, ScheduleError, Scope, closed_ranges, linear_coefficient, scopes, substitute_open

from kg_tiles.matrix_units.dot_instructions import OPERANDS, packed_operands
from kg_tiles.matrix_units.matrix_product import operand_of
from kg_tiles.memory.safe_loads import safe
from kg_tiles.memory.staged_layout import Side, laid_out, memory_layout, named_axes

_AT_ONCE = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR)


def stage(sink: UOp, opt: Opt, context: Context) -> UOp:
    """The sink with a value staged, in memory that there is room for."""
    staged = _stage(sink, opt, context)
    check_fits_shared_memory(opt, staged, context.renderer)
    return staged


def _stage(sink: UOp, opt: Opt, context: Context) -> UOp:
    """STAGE(at, value, scope): the value named `p1` (the loads of parameter 1),
    `r0` (the reduction over r0) or `cast` (what this op makes)."""
    at = find_axis(sink, opt)
    sink, values = _named(sink, opt)
    order = sink.kernel.loop_order
    last = order.index(at.axis.name)
    made: dict[UOp, UOp] = {}
    outside = {name for name in order[: last + 1] if axes_of(sink).get(name) is not None}
    new = sink
    if opt.layout and len(values) > 1:
        values = _laid_out_so(sink, opt, values, outside)
    same = _same(values, scopes(sink), opt, order, outside) if opt.scope == "THREAD" else {}
    values = [value for value in values if value not in same]
    for number_, named in enumerate(values):
        value = named.substitute(made)  # one that holds another reads what was staged of that
        scope = scopes(new)
        lanes = [r.axis.name for r in scope[value] if r.axis.kind is AxisKind.VECTOR and r.axis.name in outside]
        if lanes and opt.scope == "THREAD":
            raise ScheduleError(
                f"{opt}: axis {lanes[0]} is in vectors, memory can't be filled inside it; stage further outside"
            )
        sides = laid_out(opt, value, _changing(scope[value], opt, order, outside))
        name = _fresh(new, f"{opt.arg}_{opt.axis}" + (f"_{number_}" if len(values) > 1 else ""))
        staged, loops = _staged(new, opt, context, value, sides, name)
        if staged is not value:
            made[named] = staged
            new = _in_place_of(new, value, staged, loops)
            for other, moved in ((u, moved) for u, (first, moved) in same.items() if first is named):
                new = _in_place_of(new, other.substitute(made), substitute_open(staged, moved), ())
                made[other] = substitute_open(staged, moved)
    return new


def _same(
    values: Sequence[UOp], scope: Mapping[UOp, Scope], opt: Opt, order: Sequence[str], outside: set[str]
) -> dict[UOp, tuple[UOp, dict[UOp, UOp]]]:
    """Values that are another one along other axes, as the weights of a softmax in their sum and
    in what is stored: the first of them, and its axes as theirs."""
    found: dict[UOp, tuple[UOp, dict[UOp, UOp]]] = {}
    for number_, value in enumerate(values):
        for first in (u for u in values[:number_] if u not in found):
            old, new = (_changing(scope[u], opt, order, outside) for u in (first, value))
            if [r.src for r in old] == [r.src for r in new] and substitute_open(
                first, dict(zip(old, new, strict=True))
            ) is value:
                found[value] = first, dict(zip(old, new, strict=True))
                break
    return found


def _changing(scope: Iterable[UOp], opt: Opt, order: Sequence[str], outside: set[str]) -> list[UOp]:
    """The ranges that a value takes other places in memory with.
    Memory that work-items share holds whole vectors side by side, and what else of a work-group's tile the layout names."""
    within = (*WORK_ITEM_KINDS, AxisKind.VECTOR) if opt.scope == "LOCAL" else ()
    wanted = named_axes(opt.layout) if opt.scope == "LOCAL" else frozenset[str]()
    changing = [r for r in scope if r.axis.name not in outside or r.axis.kind in within or r.axis.name in wanted]
    return sorted(changing, key=lambda r: order.index(r.axis.name))


def _laid_out_so(sink: UOp, opt: Opt, values: Sequence[UOp], outside: set[str]) -> list[UOp]:
    """Those of several values whose axes are those of the layout: of a @ a, a's columns, not its rows."""
    scope, fitting, refused = scopes(sink), list[UOp](), list[ScheduleError]()
    for value in values:
        try:
            laid_out(opt, value, _changing(scope[value], opt, sink.kernel.loop_order, outside))
            fitting.append(value)
        except ScheduleError as error:
            refused.append(error)
    if not fitting:
        raise refused[0]
    return fitting


def _fresh(sink: UOp, wanted: str) -> str:
    """A name for memory and its loops that nothing has: what is staged once more needs memory of its own."""
    taken = {u.scratch[0] for u in sink.find(Op.DEFINE_SCRATCH)} | {u.name for u in sink.find(Op.DEFINE_LOCAL)}
    name, count = wanted, 1
    while name in taken:
        count += 1
        name = f"{wanted}x{count}"
    return name


def _named(sink: UOp, opt: Opt) -> tuple[UOp, list[UOp]]:
    """The values that an Opt names, and the sink that has them."""
    name = str(opt.arg)
    if name[:1] == "p" and name[1:].isdigit():
        found = [u for u in sink.find(Op.LOAD) if u.src[0].src[0].op is Op.PARAM and u.src[0].src[0].slot == int(name[1:])]
        if any(
            u.src[0].src[0].slot == int(name[1:]) for s in sink.find(Op.STORE) for u in (s,) if u.src[0].src[0].op is Op.PARAM
        ):
            raise ScheduleError(f"{opt}: parameter {name[1:]} is written by the kernel, so its loads can't move")
        if any(u.lanes > 1 for u in found):
            raise ScheduleError(f"{opt}: parameter {name[1:]} is loaded in words for a tensor core; stage those, r0.a or r0.b")
    elif name.upper() in Op.__members__ and Op[name.upper()] in ALU | {Op.CAST}:
        found = [u for u in sink.find(Op[name.upper()]) if u.type is not index]
    elif name.endswith(OPERANDS):
        found = packed_operands(sink, name)
        if not found and (opt.scope == "LOCAL" or opt.layout):  # before TC: the operand as a matrix
            sink, operand = operand_of(sink, opt, *name.rsplit(".", 1))
            found = [operand]
    else:
        found = [u for u in sink.find(Op.REDUCE) if name in {r.axis.name for r in closed_ranges(u)} and u.dtype is not void]
    if not found:
        raise ScheduleError(
            f"{opt}: no value {name!r} here; use pN for the loads of parameter N, the name of a reduced axis, that of an op such"
            " as exp2, or r0.a and r0.b for the operands of a product over axis r0"
        )
    return sink, found


def _staged(sink: UOp, opt: Opt, context: Context, value: UOp, sides: Sequence[Side], name: str) -> tuple[UOp, Sequence[UOp]]:
    """What stands for the value from now on, and the loops that fill its memory."""
    inner = [r for side in sides for r in side.axes]
    if not inner:
        raise ScheduleError(f"{opt}: the value does not change inside axis {opt.axis}: there is nothing to stage")
    if opt.scope == "REG":
        serial = [r.axis.name for r in inner if r.axis.kind not in _AT_ONCE]
        if serial:
            raise ScheduleError(f"{opt}: registers are named, not counted: {', '.join(serial)} must be UPCAST or UNROLL")
        return value, ()  # expanded values are in registers, and stand as far outside as they can
    units = [u for u in value.find(Op.SHAPED_WMMA) if any(r in u.src[2].toposort() for side in sides for r in side.axes)]
    if units:
        raise ScheduleError(
            f"{opt}: {units[0].arg} gives its results in registers; they can't be counted by a loop that fills memory"
        )
    if any(is_last_value_reduction(u) for u in value.toposort()):
        raise ScheduleError(f"{opt}: the value is what a scan has come to: it is there once the scan's own loop is over")
    if opt.scope == "LOCAL":
        return _staged_locally(sink, opt, context, value, sides, name)
    if opt.scope != "THREAD":
        raise ScheduleError(f"{opt}: needs a scope, one of REG, THREAD, LOCAL")
    items = [r.axis.name for r in inner if r.axis.kind in WORK_ITEM_KINDS]
    if items:
        raise ScheduleError(f"{opt}: {', '.join(items)} run on several work-items; stage with scope LOCAL")
    if any(side.group > 1 for side in sides):
        return _staged_in_groups(value, sides, name, context.renderer.vectors.memory)
    loops = [side.loop(name) for side in sides]
    packed = any(u.op is Op.SHAPED_WMMA for u in sink.toposort()) and str(opt.arg).endswith(OPERANDS)
    if packed:
        loops = [_along_vectors(value, side, loop) for side, loop in zip(sides, loops, strict=True)]
    moved = _moved(sides, loops)
    loops = [UOp(Op.RANGE, r.dtype, tuple(s.substitute(moved) for s in r.src), r.arg) for r in loops]
    filled = substitute_open(value, _moved(sides, loops))
    memory = define_memory(AddrSpace.SCRATCH, value, (name, 0), prod(side.room for side in sides))  # offsets are given later
    row = fill_memory(memory, filled, loops, [side.place for side in sides], [side.room for side in sides])
    if packed:  # rows of the source are read whole
        loops = sorted(loops, key=lambda r: -_stride(filled, r))
    return row, loops


def _staged_in_groups(value: UOp, sides: Sequence[Side], name: str, bits: int) -> tuple[UOp, Sequence[UOp]]:
    """Memory in which neighbours along an axis lie side by side, within what the other axes count:
    filled in vectors along the last of these, the members of a group in straight code, so that their stores become shuffles.

    for k4: for n in vectors: panel[k4 * 4N + n * 4 + i] = b[k4 * 4 + i, n], i = 0, 1, 2, 3
    """
    grouped = [side for side in sides if side.group > 1]
    others = [side for side in sides if side.group == 1]
    if len(grouped) != 1 or not others:
        raise ScheduleError(f"{name}: neighbours are of one axis, beside others")
    (side,), inner = grouped, others[-1]
    axis, count = side.axes[0], side.group
    member = UOp(Op.RANGE, index, (number(0), number(count)), Axis(f"{name}.group", AxisKind.UNROLL))
    lanes = bits // (8 * value.type.itemsize)
    steps = {linear_coefficient(u.src[0].src[1], inner.axes[0]) for u in value.find(Op.LOAD)}
    lanes = lanes if len(inner.axes) == 1 and inner.room % lanes == 0 and steps <= {0, 1} else 1
    lane = UOp(Op.RANGE, index, (number(0), number(lanes)), Axis(f"{name}.lane", AxisKind.VECTOR))
    at, places, rooms, loops, moved = list[UOp](), list[UOp](), list[int](), list[UOp](), dict[UOp, UOp]()
    for s in sides:
        loop = s.loop(name)
        place = loop
        if s is side:
            place = loop = loop.replace(src=(number(0), number(s.room // count)))
            moved[axis] = loop * count + member
        elif s is inner and lanes > 1:
            loop = loop.replace(src=(number(0), number(s.room // lanes)))
            place = loop * lanes + lane
        moved |= {} if s is side else s.at(place)
        loops.append(loop)
        places.append(place)
        at.append(axis // count if s is side else s.place)
        rooms.append(s.room // s.group)
    loops += [lane, member] if lanes > 1 else [member]
    memory = define_memory(AddrSpace.SCRATCH, value, (name, 0), prod(rooms) * count)
    at, rooms, places = [*at, axis % count], [*rooms, count], [*places, member]
    return fill_memory(memory, substitute_open(value, moved), loops, at, rooms, places=places), loops


def _moved(sides: Sequence[Side], places: Sequence[UOp]) -> dict[UOp, UOp]:
    return {r: new for side, place in zip(sides, places, strict=True) for r, new in side.at(place).items()}


def _along_vectors(value: UOp, side: Side, loop: UOp) -> UOp:
    """Memory is filled in vectors along the axis that the value is read in vectors along,
    if it is loaded so too."""
    axis = side.axes[0]
    if axis.axis.kind is not AxisKind.VECTOR or len(side.axes) > 1:
        return loop
    steps = {linear_coefficient(u.src[0].src[1], axis) for u in value.find(Op.LOAD)}
    return loop.replace(arg=Axis(loop.axis.name, AxisKind.VECTOR)) if steps <= {0, 1} else loop


def _stride(value: UOp, axis: UOp) -> int:
    """How far apart in memory the elements are that a value loads along an axis:
    the farthest are the outermost loop."""
    found = (linear_coefficient(u.src[0].src[1], axis) for u in value.find(Op.LOAD))
    return max((abs(c) for c in found if c is not None), default=0)


def _in_place_of(sink: UOp, value: UOp, new: UOp, loops: Sequence[UOp]) -> UOp:
    result = sink.substitute({value: new})
    info = result.kernel
    return result.replace(arg=replace(info, loop_order=(*info.loop_order, *(r.axis.name for r in loops))))


def check_memory(opt: Opt, renderer: Renderer) -> None:
    """What a target refuses whatever the kernel."""
    target = f"{renderer.device}:{renderer.suffix}"
    stages, producers, cluster = opt.count("stages", 1), opt.count("producers"), opt.count("cluster")
    if stages > 1 and opt.scope != "LOCAL":
        raise ScheduleError(f"{opt}: only STAGE with scope LOCAL has several stages")
    if producers and stages == 1:
        raise ScheduleError(f"{opt}: producers copy what later rounds read: they need several stages, as stages=4")
    if opt.scope == "LOCAL" and not renderer.has_shared:
        raise ScheduleError(f"{opt}: {target} has no memory shared by a work-group")
    if cluster and not producers:
        raise ScheduleError(
            f"{opt}: the copies that work-groups of a cluster make for each other are those of producers, as producers=4"
        )
    most = renderer.work_groups.cluster
    if cluster and not (1 < cluster <= most and is_power_of_two(cluster)):
        may = f"powers of two up to {most}" if most else "it has none"
        raise ScheduleError(f"{opt}: {target} has no clusters of {cluster} work-groups: {may}")
    if producers and producers not in renderer.shared_memory.producers:
        numbers = " or ".join(map(str, renderer.shared_memory.producers))
        may = f"{numbers} of them make copies" if numbers else "none of them make copies for the others"
        raise ScheduleError(f"{opt}: {target} has no {producers} subgroups that only copy: {may}")


def _staged_locally(
    sink: UOp, opt: Opt, context: Context, value: UOp, sides: Sequence[Side], name: str
) -> tuple[UOp, Sequence[UOp]]:
    """The loops that fill shared memory; `cooperative_copies` has its work-items run them together once
    all Opts are applied."""
    renderer = context.renderer
    if any(u.op is Op.SCAN for u in value.toposort()):
        raise ScheduleError(
            f"{opt}: the value comes in the order of a scan, and the work-items of a work-group fill memory in any order"
        )
    if any(u.op is Op.DEFINE_LOCAL for u in value.toposort()):
        raise ScheduleError(f"{opt}: the value reads memory that was staged before it; stage it first")
    shared = {r.axis.name for u in value.toposort() for r in closed_ranges(u) if r.axis.kind in WORK_ITEM_KINDS}
    if shared:
        raise ScheduleError(
            f"{opt}: the work-items of {min(shared)} share this reduction, so they can't fill memory with it one by one"
        )
    shape = [side.room for side in sides]
    stages = opt.count("stages", 1)
    size = prod(shape) * value.type.itemsize * stages
    if size > renderer.shared_max:
        raise ScheduleError(f"{opt}: needs {size} bytes of shared memory; there are {renderer.shared_max}")
    loops = [side.whole_loop(name) for side in sides]
    moved = _moved(sides, loops)
    inside = conjunction(*(new < r.src[1].substitute(moved) for r, new in moved.items() if r.src[1].op is not Op.CONST))
    filled = substitute_open(value, moved)
    memory = define_memory(AddrSpace.LOCAL, value, memory_layout(name, sides) or name, prod(shape))
    before = UOp(Op.BARRIER, void, _loops_around(sink, opt, value, sides))  # the last round's readers are done
    gate = () if inside is None else (inside,)
    address = UOp(Op.INDEX, memory.dtype, (memory, flatten(loops, tuple(shape)), *gate))
    kept = Access(prefetch_distance=stages - 1, producers=opt.count("producers"), cluster=opt.count("cluster"))
    store = UOp(Op.STORE, void, (address, safe(filled, inside), *loops, before), kept if stages > 1 else None)
    ready = UOp(Op.BARRIER, void, (store,))
    place = flatten([side.place for side in sides], tuple(shape))
    return UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, memory.dtype, (memory, place)), ready)), loops


def _loops_around(sink: UOp, opt: Opt, value: UOp, sides: Sequence[Side]) -> tuple[UOp, ...]:
    """Those in each round of which the memory is filled anew: all work-items have to come by together."""
    inner = {r for side in sides for r in side.axes}
    outer = sorted(scopes(sink)[value] - inner, key=lambda r: r.axis.name)
    fills = {r for s in sink.find(Op.STORE) if s.src[0].src[0].op is Op.DEFINE_LOCAL for r in closed_ranges(s)}
    shared = next((r.axis.name for r in outer if r in fills), None)
    if shared is not None:
        raise ScheduleError(
            f"{opt}: the work-items of a work-group share out the rounds of {shared}, so they can't fill memory together in each of them"
        )
    return tuple(outer)
