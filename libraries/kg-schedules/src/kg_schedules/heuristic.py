"""The schedule of a kernel that came without one, decided by its shape
and the renderer's fields alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from kg.plugin import Caches
from kg.plugin.strategy import (
    AxisFacts,
    AxisKind,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    closed_ranges,
    has_ordered_statements,
    kernel_facts,
)

from kg_schedules.axes import footprint, strided
from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.cost.distant_operands import first_cache
from kg_schedules.cost.machine import Machine, machine_of, vector_registers
from kg_schedules.elements import SHORT, THREAD_WORK
from kg_schedules.passes import FIT_POSITIONS
from kg_schedules.passes.fit_positions import as_fitted
from kg_schedules.scans import scans
from kg_schedules.steps import leaves_remainder, shared, upcast
from kg_schedules.tilings import tilings
from kg_schedules.vectors.attention import COSTLY, attention
from kg_schedules.vectors.matrix_units import core_schedule
from kg_schedules.vectors.rows import kept_rows, rows_together, short_rows, whole_rows
from kg_schedules.vectors.strided_gradients import phases
from kg_schedules.vectors.windows import convolution
from kg_schedules.work_groups.tilings import group_schedule
from kg_schedules.work_item_loops import as_loops, is_loops_of_a_cpu, reduces_once, without_thread

#: Independent accumulators per reduction, so that one addition need not wait for the last.
CHAINS, MOST_CHAINS = 4, 8
#: Rows in a step of a reduction over rows too short for chains, the first that divides them. The greatest of 8 x 32 x 30 x 30 over the last two axes takes 0.46 of the time by 3 rows and 0.44 by 5 with AVX2, means of 8 x 16 x 28 x 28 over all axes but the second 0.39 by 4,
#: of 32 x 64 x 28 x 28 0.69, with AVX-512 0.86 (Zen 5, least of calls in turn, time of the thread, other work on it).
ROWS_A_STEP = (4, 5, 3, 7, 2)
#: Rows of a register tile in the order they are tried, its full vectors per row, and the unrolled steps of its reduction.
TILE_ROWS, TILE_VECTORS, TILE_STEPS = (12, 8, 10, 6, 9, 7, 5, 4, 3, 2), 2, 4
#: Vectors side by side, each a chain of its own, where rows are reduced to one: a row is read in pieces of so many vectors; of as many as half of the registers hold where that is all that is computed, and the workers
#: have a piece each. Sums of 4096 x 4096 along the first axis take 3.34 ms by 4, 2.24 by 8 and 1.64 by 16 vectors with AVX-512, 4.95 by 4, 2.87 by 8 with AVX2, of 256 x 512 4.20, 3.95, 3.86 and 4.99, 3.49 us (Zen 5, least of calls in turn).
SIDE_BY_SIDE = 4
#: Blocks of rows beside each other from which on a last one that overlaps may be: argmax of 10 x 100000 would take 66 us instead of 53.
ROWS_BEFORE_TAIL = 8
#: Parts of a record whose sums over all records are made in vectors of records, taken apart by shuffles.
MOST_PARTS = 8


def default_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """What suits such a kernel on such a device, by the shape of its loops; a search may find better."""
    if not sink.src:
        return ()
    if FIT_POSITIONS in renderer.passes:
        sink = as_fitted(sink)
    kernel = kernel_facts(sink)
    if renderer.has_local:
        return (_work_item_loops(sink, renderer) if is_loops_of_a_cpu(renderer) else ()) or group_schedule(kernel, renderer)
    chosen = core_schedule(sink, renderer) or attention(kernel, renderer)
    chosen = (
        chosen
        or convolution(kernel, renderer)
        or phases(kernel, renderer)
        or next((t.make() for t in tilings(kernel, renderer)), ())
    )
    chosen = chosen or scans(kernel, renderer, THREAD_WORK)
    if chosen:
        return tuple(chosen)
    opts: list[Opt] = []
    if renderer.vectors.alu:
        opts += (
            _parts(kernel, renderer)
            or short_rows(kernel, renderer)
            or kept_rows(kernel, renderer)
            or whole_rows(kernel, renderer)
            or _vectors(kernel, renderer)
        )
    cut = set[str]()
    if has_ordered_statements(sink):  # the remainder that a vector leaves can't be distributed then
        cut = {o.axis for o in opts if isinstance(o.arg, int) and o.axis in kernel.axes and kernel.axes[o.axis].extent % o.arg}
    work = max((_touched(kernel, node) for node in kernel.scope if node.op in (Op.LOAD, Op.STORE)), default=0)
    free = [a for a in kernel.axes.values() if a.kind is AxisKind.LOOP and kernel.shared(a) and a.name not in cut]
    return tuple(shared(opts, free, renderer) if work >= THREAD_WORK else opts)


def _work_item_loops(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """A work-item for each tile of registers where every reduction is of one output; else,
    as where a softmax, a convolution or an attention keeps something between outputs, for each step of the loop that workers
    would share. None for sums of all, and for what is too little to share."""
    if reduces_once(sink):
        found = without_thread(
            default_schedule(sink, as_loops(renderer, Caches()))
        )  # no panels: each work-item would have its own
        if found:
            return found
    view = as_loops(renderer, renderer.caches)
    found = _along_whole_loops(kernel_facts(sink), default_schedule(sink, view), view)
    return found if any(opt.op is OptOp.THREAD for opt in found) else ()


def _along_whole_loops(kernel: KernelFacts, schedule: tuple[Opt, ...], renderer: Renderer) -> tuple[Opt, ...]:
    """A schedule for workers, who share a remainder as a loop of its own, as one for work-groups,
    who run over one loop: another where that is peeled, or none."""
    peeled = {name for name, axis in kernel.axes.items() if leaves_remainder(axis, schedule)}
    if not any(opt.op is OptOp.THREAD and opt.axis in peeled for opt in schedule):
        return schedule
    whole = [a for a in kernel.axes.values() if a.kind is AxisKind.LOOP and kernel.shared(a) and a.name not in peeled]
    return tuple(shared([opt for opt in schedule if opt.op is not OptOp.THREAD], whole, renderer))


def _touched(kernel: KernelFacts, node: UOp) -> int:
    return prod(max(1, kernel.of(r).extent) for r in kernel.scope[node].union(closed_ranges(node)))


# -- vectors


def _vectors(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    gain = {name: axis.contiguous - 3 * strided(axis) for name, axis in kernel.axes.items()}
    chosen: dict[UOp, AxisFacts] = {}
    for axis in sorted(kernel.axes.values(), key=lambda a: (-gain[a.name], a.kind is AxisKind.REDUCE)):
        if gain[axis.name] > 0 and axis.free and not axis.fills and axis.meets.isdisjoint(chosen):
            lanes = lanes_of(axis, renderer)
            if axis.extent >= lanes or _short_vector(axis, lanes, renderer):
                chosen[axis.axis] = axis
    alone = next(iter(chosen.values())) if len(chosen) == 1 else None
    few = _outputs_at_once(kernel, alone, machine_of(renderer).most_rows(1)) if alone and alone.kind is AxisKind.REDUCE else []
    opts = [] if few else rows_together(kernel, list(chosen.values()), renderer)
    if opts:
        return opts
    for axis in kernel.axes.values():
        if axis.axis not in chosen:
            continue
        lanes = lanes_of(axis, renderer)
        if axis.kind is AxisKind.REDUCE:
            halves = _in_halves(kernel, axis, lanes, renderer) if alone and not few else []
            if halves:
                return halves
            rows = _rows_at_once(kernel, axis, lanes, renderer)
            if rows is not None and alone:
                return [Opt(OptOp.VECTOR, axis.name, lanes * _vectors_of_a_row(kernel)), rows]
            chains = _chains(kernel, renderer, few) if alone else CHAINS
            several = next((n for n in (chains, CHAINS) if n <= chains and _has_blocks(axis, n, lanes)), 1)
            lanes *= several
            opts += _rows_a_step(kernel, axis) if alone and several == 1 and not few else []
        short = _short_vector(axis, lanes, renderer)
        if short:
            opts.append(Opt(OptOp.VECTOR, axis.name, short))
        elif lanes > 1 and axis.extent >= lanes:
            vectors = TILE_VECTORS if axis.extent % (TILE_VECTORS * lanes) == 0 else 1
            tile = _tile(kernel, axis, machine_of(renderer).most_rows(vectors)) if axis.kind is AxisKind.LOOP else []
            lanes *= vectors if tile else _side_by_side(kernel, axis, lanes, renderer)
            opts += [Opt(OptOp.VECTOR, axis.name, lanes), *tile, *few]
    return opts


def _outputs_at_once(kernel: KernelFacts, vector: AxisFacts, most: int) -> list[Opt]:
    """Where each output is a sum along vectors, all of a few outputs that share what they read:
    those of a window, as of a depthwise convolution's weights."""
    opts: list[Opt] = []
    for axis in {axis.name: axis for _, axis in _sharing(kernel, vector)}.values():
        if is_fixed(axis) and 1 < axis.extent <= most:
            opts.append(Opt(OptOp.UPCAST, axis.name, axis.extent))
            most //= axis.extent
    return opts


def _sharing(kernel: KernelFacts, vector: AxisFacts) -> Iterator[tuple[UOp, AxisFacts]]:
    """Reductions with the output axes, innermost first, on which some of their loads depend,
    and some don't."""
    for node, inside in kernel.scope.items():
        if node.op is not Op.REDUCE or vector.axis not in inside.union(closed_ranges(node)):
            continue
        loads = [u for u in node.toposort() if u.op is Op.LOAD and not kernel.scope[u].isdisjoint(closed_ranges(node))]
        for axis in reversed(kernel.axes.values()):
            if axis is vector or axis.kind is not AxisKind.LOOP or axis.axis not in inside or not kernel.shared(axis):
                continue
            depends = [axis.axis in kernel.scope[u] for u in loads]
            if any(depends) and not all(depends):
                yield node, axis


def _in_halves(kernel: KernelFacts, axis: AxisFacts, lanes: int, renderer: Renderer) -> list[Opt]:
    """Two streams from memory far apart, for one worker:
    the halves of a sum, or of the rows that are each summed. Sums of 2^24 and 10^7 float32 take 1.42 and 0.77 ms in a row and
    1.27 and 0.61 so with AVX2, medians 1.63, 0.87 and 1.58, 0.66, with AVX-512 1.48, 0.64 and 1.37, 0.64, medians 1.84, 0.83
    and 1.54, 0.78; a product of 4096 x 4096, 3000 x 5000 and 20000 x 1000 by a vector 0.92, 0.84, 0.91 of the time with AVX2,
    0.94, 0.89, 0.97 with AVX-512 (Zen 5, other work on it)."""
    reductions, width = [node for node in kernel.scope if node.op is Op.REDUCE], CHAINS * lanes
    outputs = [a for a in kernel.axes.values() if a is not axis]
    is_sum = len(reductions) == 1 and reductions[0].reduction.monoid.op == "ADD" and is_fixed(axis)
    if not is_sum or renderer.workers.count > 1 or not max(renderer.caches.sizes, default=1 << 62) < footprint(kernel):
        return []
    if not outputs and axis.extent % (2 * width) == 0:
        half = Opt(OptOp.TILE, axis.name, axis.extent // width // 2)
        return [Opt(OptOp.VECTOR, axis.name, width), half, Opt(OptOp.UNROLL, axis.name, 2)]
    rows = outputs[-1] if outputs else axis
    plain = all(a.kind is AxisKind.LOOP and kernel.shared(a) and not a.fills for a in outputs)
    moved = rows.axis in kernel.scope[reductions[0]] and is_fixed(rows) and rows.extent % 2 == 0 and rows.extent > 2
    if not outputs or not plain or not moved or machine_of(renderer).rows > 1 or axis.extent < 2 * width:
        return []
    if _is_shared_beyond(kernel, rows, renderer):
        return []
    half = Opt(OptOp.TILE, rows.name, rows.extent // 2)
    return [Opt(OptOp.VECTOR, axis.name, width), half, Opt(OptOp.UPCAST, rows.name, 2)]


def _rows_at_once(kernel: KernelFacts, axis: AxisFacts, lanes: int, renderer: Renderer) -> Opt | None:
    """Several rows beside each other, where each is reduced to one:
    as many streams from memory, and what they share is loaded once."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    if len(reductions) != 1 or [*closed_ranges(reductions[0])] != [axis.axis] or axis.extent < 2 * CHAINS * lanes:
        return None
    outputs = [a for a in kernel.axes.values() if a.axis is not axis.axis]
    inside = kernel.scope[reductions[0]]
    if not all(a.kind is AxisKind.LOOP and kernel.shared(a) and a.axis in inside and not a.fills for a in outputs):
        return None
    rows = outputs[-1] if outputs else None
    count = _rows_beside(kernel, reductions[0], rows, renderer) if rows is not None else 1
    if rows is None or count == 1 or not is_fixed(rows) or rows.extent < count * renderer.workers.count:
        return None
    found = upcast(kernel, rows, count)
    carried = not reductions[0].reduction.monoid.op and rows.extent >= ROWS_BEFORE_TAIL * count
    return found[0] if not found[0].tail or carried or _is_shared_beyond(kernel, rows, renderer) else None


def _is_shared_beyond(kernel: KernelFacts, rows: AxisFacts, renderer: Renderer) -> bool:
    """Whether what all rows read leaves a row less than half of the first cache:
    it comes from the second one for each row then, or each few of them. 100 rows of 16,384 by a vector take 96 us row by row
    and 64 by four rows with AVX2 and with AVX-512 on a Zen 5, 1024 rows of these 1.96 and 1.57 ms, 1.54 and 1.32."""
    loads = [node for node in kernel.scope if node.op is Op.LOAD and rows.axis not in kernel.scope[node]]
    return 2 * sum(_touched(kernel, load) * load.type.itemsize for load in loads) > first_cache(renderer)


def _chains(kernel: KernelFacts, renderer: Renderer, few: Sequence[Opt]) -> int:
    """Of each of several outputs, which are chains themselves, as many as make the most together.
    Of a row that is reduced to one: where products are added up, which is one instruction, as many as keep the multipliers
    busy. A product of 4096 x 4096 by a vector takes 1.74 ms with 4 and 1.61 with 8 in AVX2, of 256 x 1024 10.1 and 9.2 us; with
    AVX-512 1.46 and 1.41, 7.1 and 7.1 (Zen 5, least of calls in turn). Sums of what is read take as long by 4."""
    if few:
        return max(1, MOST_CHAINS // prod(opt.arg for opt in few if isinstance(opt.arg, int)))
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    added = len(reductions) == 1 and reductions[0].reduction.monoid.op == "ADD"
    machine = machine_of(renderer)
    return max(CHAINS, min(MOST_CHAINS, int(machine.products * machine.latency))) if added else CHAINS


def _rows_a_step(kernel: KernelFacts, axis: AxisFacts) -> list[Opt]:
    """Where a row is too short for several chains, several rows of those that are reduced
    to the same output."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    around = [a for a in kernel.axes.values() if a.kind is AxisKind.REDUCE and a is not axis]
    if len(reductions) != 1 or not reductions[0].reduction.monoid.op or not around or not is_fixed(around[-1]):
        return []
    count = next((n for n in ROWS_A_STEP if around[-1].extent % n == 0), 1)
    return [Opt(OptOp.UNROLL, around[-1].name, count)] if count > 1 else []


def _has_blocks(axis: AxisFacts, chains: int, lanes: int) -> bool:
    """Whether so many vectors go into a row often enough for what is left, and for adding them up."""
    least = 2 if chains <= CHAINS else 4 if axis.extent % (chains * lanes) == 0 else 16
    return axis.extent >= least * chains * lanes


def _rows_beside(kernel: KernelFacts, reduction: UOp, rows: AxisFacts, renderer: Renderer) -> int:
    """Of how many rows; where the caches hold what is read, and what is carried is not one value,
    of as many as anywhere."""
    loads = [node for node in kernel.scope if node.op is Op.LOAD]
    read = sum(_touched(kernel, load) * load.type.itemsize for load in loads)
    monoid, least = reduction.reduction.monoid, Machine().rows
    if not monoid.op and renderer.caches.sizes and read <= renderer.caches.sizes[-1]:
        most = vector_registers(renderer) // (2 * monoid.states)
        return most if most > least and rows.extent % (most * max(1, renderer.workers.count)) == 0 else least
    return least if _is_shared_beyond(kernel, rows, renderer) else machine_of(renderer).rows


def _vectors_of_a_row(kernel: KernelFacts) -> int:
    """Chains of each of several rows: what is carried has to stay in the fewest registers
    that any target has."""
    (node,) = (node for node in kernel.scope if node.op is Op.REDUCE)
    return 2 if node.reduction.monoid.op else 1


def _side_by_side(kernel: KernelFacts, axis: AxisFacts, lanes: int, renderer: Renderer) -> int:
    """How many vectors of an output axis take part in each step of a reduction over other rows."""
    if axis.kind is AxisKind.REDUCE or not any(kernel.of(a).kind is AxisKind.REDUCE for a in axis.meets):
        return 1
    fixed = is_fixed(axis) and renderer.vectors.masked
    whole = -(-axis.extent // lanes) if fixed else axis.extent // lanes
    reductions = [node.reduction.monoid for node in kernel.scope if node.op is Op.REDUCE]
    most = SIDE_BY_SIDE
    if len(reductions) == 1 and not any(node.op in COSTLY for node in kernel.scope):
        most = max(most, min(vector_registers(renderer) // (2 * reductions[0].states), whole // max(1, renderer.workers.count)))
    if most < whole < 4 * most and axis.extent % lanes == 0 and is_fixed(axis):
        # of few vectors a tail is a large part: one that is element by element takes longer than fewer vectors at once do
        return next((n for n in range(5 * most // 4, most // 2, -1) if whole % n == 0), most)
    return min(most, whole)


def _parts(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Records of a few parts that are reduced to one:
    vectors along the records, and all parts of one at once."""
    reduced = [a for a in kernel.axes.values() if a.kind is AxisKind.REDUCE]
    if len(reduced) != 1 or Op.SHUFFLE not in renderer.supported_ops:
        return []
    (along,) = reduced
    lanes = lanes_of(along, renderer)
    if lanes == 1 or along.extent < 2 * lanes or not along.free or along.fills:
        return []
    loads = [load for load, stride in along.loads.items() if stride]
    found = [a for a in kernel.axes.values() if a.kind is AxisKind.LOOP and kernel.shared(a) and a.axis.src[1].op is Op.CONST]
    for parts in found:
        count = parts.extent
        records = bool(loads) and all(along.loads[load] == count and parts.loads.get(load) == 1 for load in loads)
        if records and 1 < count <= MOST_PARTS:
            return [Opt(OptOp.VECTOR, along.name, lanes * max(1, CHAINS // count)), Opt(OptOp.UPCAST, parts.name, count)]
    return []


def _short_vector(axis: AxisFacts, lanes: int, renderer: Renderer) -> int:
    """The lanes of an axis that is less than one full vector.
    0 for others, and where masks would be in memory.

    Rows of ten numbers take a fifth of the time so."""
    if axis.axis.src[1].op is not Op.CONST or not SHORT <= axis.extent < lanes:
        return 0
    count = 1 << (axis.extent - 1).bit_length()
    return count if count == axis.extent or renderer.vectors.masked else 0


def _tile(kernel: KernelFacts, vector: AxisFacts, most: int) -> list[Opt]:
    """Under a reduction some of whose loads don't depend on another output axis,
    that axis fills a register tile."""
    for node, axis in _sharing(kernel, vector):
        return _tile_opts(axis, kernel.of(closed_ranges(node)[-1]), most)
    return []


def _tile_opts(axis: AxisFacts, inner: AxisFacts, most: int) -> list[Opt]:
    if axis.axis.src[1].op is not Op.CONST:
        return []
    rows = next((n for n in TILE_ROWS if n <= most and axis.extent % n == 0), 0) or min(4, most, axis.extent)
    opts = [Opt(OptOp.UPCAST, axis.name, rows)] if rows > 1 else []
    if inner.axis.src[1].op is Op.CONST and inner.extent % TILE_STEPS == 0 and inner.extent > TILE_STEPS:
        opts.append(Opt(OptOp.UNROLL, inner.name, TILE_STEPS))
    return opts
