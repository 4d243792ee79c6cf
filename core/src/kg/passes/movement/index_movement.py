"""Phase 1: shapes and movement ops become index expressions over loop ranges.

    %p = param 1 [4, 8]; %r = reduce add axes(1) %p; store %out %r
->  o0 in [0, 4), r0 in [0, 8):  store out[o0], reduce(add, load p[o0*8 + r0], r0)

Example of index_movement:
    %x = param 1 [8] : float32
    %sum = reduce add axes(0) %x : float32
    %out = param 0 [1] : float32
    %s = store %out %sum
    %k = sink total %s
becomes:
    %out = param 0 [1] : float32
    %0 = const 0 : index
    %to = index %out %0 : float32
    %x = param 1 [8] : float32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %from = index %x %r0 : float32
    %v = load %from : float32
    %sum = reduce add %v %r0 : float32
    %s = store %to %sum
    %k = sink total loop_order(r0) %s
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kg.analysis.reshaping import reshaped
from kg.analysis.stacked import chosen, in_whole, loops_of, stack_parts
from kg.dtype import index, void
from kg.errors import SpecError
from kg.ir.args import AxisKind, Reduction
from kg.ir.indexing import ZERO, add, conjunction, flatten, mul, number
from kg.ir.monoid import identities
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.shapes.shape import Dim, Shape, dim_uop
from kg.ir.uop import UOp
from kg.passes.movement.clamp_indices import clamped, stored_at
from kg.passes.movement.elements import Indices, KernelLoops, Lowering, Request, constant_states, each, loop
from kg.passes.movement.in_place import check_in_place, read_before_stored, same_elements
from kg.passes.movement.index_scans import loop_names, lower_scan
from kg.passes.movement.remainders import unwrapped
from kg.schedule.context import Context


def index_movement(sink: UOp, context: Context) -> UOp:
    """Enters an `ast`, leaves the `ranges` stage."""
    info = sink.kernel
    drops = any(_rank_of(store.src[1]) is not None for store in sink.src)  # what is out of range; else sanitize reports it
    kernel = KernelLoops(bounded=not (info.unchecked or (context.sanitize and not drops)))
    by_shape: dict[Shape, Indices] = {}
    statements: list[UOp] = []
    order: list[str] = []
    for store in sink.src:
        target, value = store.src[:2]
        if any(d == 0 for d in target.shape):
            continue  # nothing to store
        if _rank_of(value) is not None:
            continue  # stored by the scatter that counts
        if value.op is Op.SCATTER:
            ranked = [s for s in sink.src if (rank := _rank_of(s.src[1])) is not None and rank.src[0] is target]
            statements += _scatter(kernel, target, value, ranked, order)
            continue
        for part, way in stack_parts(value):
            shape = part.shape if way else target.shape
            ranges = by_shape.get(loops_of(shape))
            if ranges is None:
                ranges = by_shape[loops_of(shape)] = _output_ranges(kernel, shape)
                order += loop_names(kernel, part, ranges)
            indices = _spread(ranges, shape)
            result = _lower(kernel, part, indices, None)
            statements.append(_store(target, in_whole(way, indices), result, _in_order(ranges, order)))
    result = UOp(Op.SINK, void, tuple(statements), replace(info, loop_order=(*order, *kernel.order)))
    check_in_place(result)
    context.launch.in_place = same_elements(result)
    return read_before_stored(result) if len(statements) > 1 else result


def _rank_of(value: UOp) -> UOp | None:
    """The RANK that is stored, or at which a scatter is."""
    found = value.src[2] if value.op is Op.SCATTER else value
    return found if found.op is Op.RANK else None


def _spread(ranges: Indices, shape: Shape) -> Indices:
    """The loops as indices of a shape that they run over."""
    rest = iter([i for i in ranges if i.op is Op.RANGE])
    return tuple(ZERO if d == 1 else next(rest) for d in shape)


def _output_ranges(kernel: KernelLoops, shape: Shape, letter: str = "o") -> Indices:
    result: list[UOp] = []
    for d in shape:
        result.append(ZERO if d == 1 else loop(d, f"{letter}{kernel.outputs}"))
        kernel.outputs += d != 1
    return tuple(result)


def _in_order(indices: Sequence[UOp], order: Sequence[str]) -> tuple[UOp, ...]:
    return tuple(sorted((i for i in indices if i.op is Op.RANGE), key=lambda r: order.index(r.axis.name)))


def _store(target: UOp, indices: Indices, value: UOp, order: tuple[UOp, ...], gate: UOp | None = None) -> UOp:
    return UOp(Op.STORE, void, (_address(target, flatten(indices, target.shape), gate), value, *order))


def _read(source: UOp, place: UOp, gate: UOp | None, order: tuple[UOp, ...] = (), other: int = 0) -> UOp:
    order = order if gate is None else (source.const_like(other), *order)
    return UOp(Op.LOAD, source.dtype, (_address(source, place, gate), *order))


def _address(memory: UOp, place: UOp, gate: UOp | None) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place) if gate is None else (memory, place, gate))


def _lower(kernel: KernelLoops, node: UOp, indices: Indices, gate: UOp | None) -> UOp:
    """The scalar value of a shaped node at an element. Runs the generators below without recursion."""
    request: Request = (node, indices, gate)
    if request in kernel.done:
        return kernel.done[request]
    stack: list[tuple[Request, Lowering]] = [(request, _step(kernel, request))]
    answer: UOp | None = None
    while stack:
        current, generator = stack[-1]
        try:
            wanted = next(generator) if answer is None else generator.send(answer)
        except StopIteration as stop:
            answer = kernel.done[current] = stop.value
            stack.pop()
            continue
        answer = kernel.done.get(wanted)
        if answer is None:
            stack.append((wanted, _step(kernel, wanted)))
    assert answer is not None
    return answer


def _step(kernel: KernelLoops, request: Request) -> Lowering:
    """How one node is lowered: yields the requests it depends on, returns its scalar value."""
    node, indices, gate = request
    if node.shape == () and indices:
        return _elementwise(node, (), gate)
    if node.op in ELEMENTWISE:
        return _elementwise(node, indices, gate)
    match node.op:
        case Op.PARAM:
            return _load(node, indices, gate)
        case Op.REDUCE:
            return _reduce(kernel, node, indices, gate)
        case Op.SCAN:
            return lower_scan(kernel, node, indices, gate)
        case Op.GATHER:
            return _gather(node, indices, gate, bounded=kernel.bounded)
        case Op.PAD:
            return _pad(node, indices, gate)
        case Op.STACK:
            return chosen(node, indices, gate)
        case Op.RESHAPE | Op.EXPAND | Op.PERMUTE | Op.SHRINK | Op.FLIP | Op.CONTIGUOUS:
            return _moved(node, indices, gate)
        case Op.STATE:
            return _elementwise(node, indices, gate)
        case Op.CONST | Op.DEFINE_VAR | Op.ARG:
            return _itself(node)
        case _:
            raise SpecError(f"{node.op.name} can't stand inside a kernel's expression", node=repr(node), stage="ast")


def _itself(node: UOp) -> Lowering:
    return node
    yield  # a generator that asks for nothing


def _elementwise(node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    src: list[UOp] = []
    for s in node.src:  # as `each` has it, without a generator within another
        src.append((yield s, indices if s.shape else (), gate))
    return node.with_src(tuple(src))


def _load(node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    return _read(node, flatten(indices, node.shape), gate)
    yield


def _moved(node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    source = node.src[0]
    shape = source.shape
    match node.op:
        case Op.RESHAPE:
            inner = reshaped(indices, node.shape, shape)
        case Op.EXPAND:
            inner = tuple(ZERO if d == 1 else i for i, d in zip(indices, shape, strict=True))
        case Op.PERMUTE:
            by_axis = dict(zip(node.dims, indices, strict=True))
            inner = tuple(by_axis[axis] for axis in range(len(shape)))
        case Op.SHRINK:
            starts: list[Dim] = [start for start, _ in _pairs(node)]
            inner = tuple(add(i, dim_uop(start)) for i, start in zip(indices, starts, strict=True))
        case Op.FLIP:
            inner = tuple(
                add(add(dim_uop(d), number(-1)), mul(i, number(-1))) if axis in node.dims else i
                for axis, (i, d) in enumerate(zip(indices, shape, strict=True))
            )
        case _:
            inner = indices
    return (yield source, inner, gate)


def _pairs(node: UOp) -> tuple[tuple[Dim, Dim], ...]:
    return node.arg  # pyright: ignore[reportReturnType]


def _pad(node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    source, fill = node.src
    inside: UOp | None = None
    inner: list[UOp] = []
    indices = unwrapped(indices, [_limits(d, *pair) for d, pair in zip(source.shape, _pairs(node), strict=True)])
    for i, d, (before, after) in zip(indices, source.shape, _pairs(node), strict=True):
        moved = add(i, mul(dim_uop(before), number(-1)))
        inner.append(moved)
        if before != 0 or i.vmin < 0:
            inside = conjunction(inside, dim_uop(before) <= i)
        if after != 0:
            inside = conjunction(inside, i < add(dim_uop(before), dim_uop(d)))
    value = yield source, tuple(inner), conjunction(gate, inside)
    otherwise = yield fill, (), None
    return value if inside is None else inside.where(value, otherwise)


def _limits(size: Dim, before: Dim, after: Dim) -> tuple[int, int] | None:
    """Where the source's elements are along a padded axis."""
    if not isinstance(size, int) or not isinstance(before, int) or before == after == 0:
        return None
    return before, before + size


def _gather(node: UOp, indices: Indices, gate: UOp | None, *, bounded: bool) -> Lowering:
    data, *positions = node.src
    rank = len(indices) - (len(data.shape) - len(positions))
    inner: list[UOp] = []
    exists: UOp | None = None
    for p, size in zip(positions, data.shape, strict=False):
        position = yield p, indices[:rank] if p.shape else (), gate
        at, some = clamped(position, size) if bounded else (position.cast(index), None)
        inner.append(at)
        exists = conjunction(exists, some)
    value = yield data, (*inner, *indices[rank:]), conjunction(gate, exists)
    return value if exists is None else exists.where(value, value.const_like(0))


def _reduce(kernel: KernelLoops, node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    reduction = node.reduction
    shape = next(s.shape for s in node.src if s.shape)
    if any(shape[axis] == 0 for axis in reduction.axes):
        values = identities(reduction.monoid, [s.type for s in node.src])
        return constant_states(node, values)
    inner = list(indices)
    ranges: list[UOp] = []
    for axis in reduction.axes:
        if shape[axis] == 1:
            inner[axis] = ZERO
            continue
        inner[axis] = loop(shape[axis], f"r{kernel.reductions}", AxisKind.REDUCE)
        kernel.reductions += 1
        kernel.order.append(inner[axis].axis.name)
        ranges.append(inner[axis])
    values = yield from each(node.src, tuple(inner), gate)
    return UOp(Op.REDUCE, node.dtype, (*values, *ranges), Reduction(reduction.monoid))


def _scatter(kernel: KernelLoops, target: UOp, node: UOp, ranked: Sequence[UOp], order: list[str]) -> list[UOp]:
    """Two statements: copy the scattered-into value, then apply the updates one after another.
    `ranked`: the stores of what an update finds, and of scatters to there.

    The axes that no index touches come first and are shared, so that they may run in parallel; after places that no array gives, in the order of memory. Scatters of one shape of updates into what is there share their loop.
    """
    source, updates, *positions = node.src
    rest = _output_ranges(kernel, target.shape[len(positions) :])
    outer = tuple(r for r in rest if r.op is Op.RANGE)
    first, order[len(order) :] = len(order), [r.axis.name for r in outer]
    statements: list[UOp] = []
    if source is not target:
        front = _output_ranges(kernel, target.shape[: len(positions)])
        own = tuple(r for r in front if r.op is Op.RANGE)
        order += [r.axis.name for r in own]
        at = (*front, *rest)
        statements.append(_store(target, at, _lower(kernel, source, at, None), (*outer, *own)))
    shape = next((p.shape for p in positions if p.shape), ())
    if any(d == 0 for d in (*shape, *target.shape)):
        return statements
    key = shape if source is target and not outer else (node, target)
    if key not in kernel.updates:
        kernel.updates[key] = _output_ranges(kernel, shape, "u")
        order += [r.axis.name for r in kernel.updates[key] if r.op is Op.RANGE]
    loops = kernel.updates[key]
    serial = tuple(r for r in loops if r.op is Op.RANGE)
    places = [_lower(kernel, p, loops if p.shape else (), None) for p in positions]
    if outer and source is target and node.arg == "set" and not any(u.op is Op.LOAD for p in places for u in p.toposort()):
        order[first:] = [r.axis.name for r in (*serial, *outer)]
        outer, serial = serial, outer
    gate: UOp | None = None
    if kernel.bounded:
        bounded = [stored_at(p, d) for p, d in zip(places, target.shape, strict=False)]
        places, gate = [p for p, _ in bounded], conjunction(*(condition for _, condition in bounded))
    at = (*(p.cast(index) for p in places), *rest)
    update = _lower(kernel, updates, (*loops, *rest) if updates.shape else (), None)
    found: list[UOp] = []
    if node.arg != "set":
        nowhere = int(target.type.max) if target.type.is_int and not target.type.is_signed else -1
        present = _read(target, flatten(at, target.shape), gate, (*statements, *serial), nowhere if ranked else 0)
        update = present.alu(Op[str(node.arg).upper()], update)
        found = [_ranked(kernel, s, present, loops, (*outer, *serial)) for s in ranked]
    return [*statements, _store(target, at, update, (*outer, *serial, *statements), gate), *found]


def _ranked(kernel: KernelLoops, store: UOp, rank: UOp, loops: Indices, order: tuple[UOp, ...]) -> UOp:
    """The store of a rank, or of what a scatter puts there."""
    target, value = store.src[:2]
    if value.op is Op.RANK:
        return _store(target, loops, rank, order)
    update = _lower(kernel, value.src[1], loops if value.src[1].shape else (), None)
    place, gate = stored_at(rank, target.shape[0]) if kernel.bounded else (rank, None)
    return _store(target, (place.cast(index),), update, order, gate)
