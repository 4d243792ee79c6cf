"""Schedules for devices whose work-items stand in groups: what a work-item does, how many make a work-group, and what they share.

Elementwise work, reductions and scans are here, products in `group_products`, attention in `group_attention`, transposes in `transposes`. The fields of the renderer that are asked:
`work_groups`, `shared_memory`, `vectors`, `registers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt, prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer, closed_ranges

from kg_schedules.groups.attention import group_attention
from kg_schedules.groups.cores import group_core_schedule
from kg_schedules.groups.panels import group_panel_schedule
from kg_schedules.groups.products import group_products
from kg_schedules.groups.tiles import group_tiles
from kg_schedules.groups.transposes import shared_memory_transpose
from kg_schedules.groups.windows import group_window_schedule
from kg_schedules.groups.work_items import (
    LEAST_ITEMS,
    fill,
    is_fixed,
    items_along,
    lanes_along,
    most_items,
    outputs,
    spread,
    vector,
)

#: Steps of a reduction from which on work-items share it.
LEAST_SHARED = 64
#: Outputs from which on each is reduced by a work-item of its own, where neighbours then read neighbours.
MANY_OUTPUTS = 1 << 14
#: Elements of a row that a work-item takes before a work-group gets more work-items, and vectors that it takes in a step of a long reduction.
EACH, SIDE_BY_SIDE = 16, 4
#: The same for a row that is read again after it was reduced, and what of it a work-item keeps in registers meanwhile. On llvmpipe a softmax of
#: 4096 x 1024 takes 43 ms by 32 work-items with 32 elements each in registers, 49 by 64 with 16, 68 where all is read and computed again.
KEPT_EACH, MOST_KEPT = 32, 64
#: The same of rows that are reduced alone, where there are many; rows that a work-group does at once where they are multiplied with one vector, say. On
#: llvmpipe a product of 4096 x 4096 with a vector takes 384 ms by 256 work-items for a row, 295 by 64, 212 by 64 for 4 rows.
MANY_EACH, ROWS = 64, 4
#: Items of a work-group that does several rows at once, where a row has fewer: whole warps, and as many groups as fit onto a core. Groups for each
#: core that there are at least.
ITEMS_OF_ROWS, GROUPS_OF_CORE = 128, 4
#: Threads that a core of a GPU has at once; vectors that one of few threads loads before it waits, where 256 of them with 16 bytes each are on a core.
THREADS_OF_CORE, LOADS_IN_FLIGHT = 2048, 8
#: Elements of a row that a work-item writes by itself, all in registers.
SHORT_ROW = 16


def group_schedule(kernel: KernelFacts, renderer: Renderer) -> tuple[Opt, ...]:
    """What suits a kernel without a schedule on a device with work-groups."""
    large = group_panel_schedule(kernel.sink, renderer) or group_core_schedule(kernel.sink, renderer)
    large = large or group_window_schedule(kernel.sink, renderer)
    large = large or group_attention(kernel.sink, renderer) or group_tiles(kernel, renderer)
    chosen = large or group_products(kernel, renderer) or _shared_reduction(kernel, renderer) or _short_rows(kernel, renderer)
    return tuple(chosen or shared_memory_transpose(kernel, renderer) or _elementwise(kernel, renderer))


# -- reductions


def _shared_reduction(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The work-items of a work-group share what is reduced along one axis; where outputs lie along such an axis too they go on to those."""
    along = _longest(kernel)
    if not renderer.has_shared or along is None or along.extent < LEAST_SHARED:
        return []
    rows = [a for a in outputs(kernel) if a.axis in along.meets]
    across = [a for a in outputs(kernel) if a.axis not in along.meets]
    if across:
        return _row(kernel, renderer, along, across[-1])
    beside = _beside(rows, along)
    if beside is not None:
        return _columns(kernel, renderer, rows, along, beside)
    return _items_of_reduction(kernel, renderer, along)


def _most_sharing(kernel: KernelFacts, along: AxisFacts, renderer: Renderer) -> int:
    """Items whose partial results, and the sums halfway, have room in the memory that they share."""
    states = sum(node.reduction.monoid.states for node in along.reductions)
    most = most_items(renderer)
    while most > 1 and states * -(-along.bits // 8) * (most + isqrt(most)) > renderer.shared_max:
        most //= 2
    return most


def _longest(kernel: KernelFacts) -> AxisFacts | None:
    """The reduced axis that work-items share: all reductions run over it, neighbours in memory before others, long before short."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    found = [
        a
        for a in kernel.axes.values()
        if a.kind is AxisKind.REDUCE and a.free and not a.fills and all(a.axis in closed_ranges(node) for node in reductions)
    ]
    return max(found, key=lambda a: (a.contiguous > 0, a.extent), default=None)


def _row(kernel: KernelFacts, renderer: Renderer, along: AxisFacts, across: AxisFacts) -> list[Opt]:
    """A work-group does a row: what it shares, and then the outputs that need it."""
    both = f"{along.name}+{across.name}"
    if across.axis.src[0] != along.axis.src[0] or not kernel.shared(across):
        return _items_of_reduction(kernel, renderer, along)
    lanes = min(lanes_along(along, renderer), lanes_along(across, renderer))
    opts = vector(both, along, lanes)
    longest = -(-max(along.extent, across.extent) // lanes)
    items = _sharing(longest * lanes, longest, _most_sharing(kernel, along, renderer), KEPT_EACH)
    opts.append(Opt(OptOp.GROUP, both, items))
    opts += _rows_together([a for a in outputs(kernel) if a is not across], items, renderer)
    if is_fixed(along) and is_fixed(across) and longest * lanes <= MOST_KEPT * items:
        steps = ((OptOp.UNROLL, along), (OptOp.UPCAST, across))
        opts += [Opt(op, a.name, n) for op, a in steps if (n := -(-a.extent // (lanes * items))) > 1]
    return opts


def _beside(rows: Sequence[AxisFacts], along: AxisFacts) -> AxisFacts | None:
    """An output axis whose neighbours are neighbours in memory, where those of the reduced axis are not."""
    if along.contiguous:
        return None
    return next((a for a in reversed(rows) if a.extent > 1 and 1 in a.loads.values()), None)


def _columns(
    kernel: KernelFacts, renderer: Renderer, rows: Sequence[AxisFacts], along: AxisFacts, beside: AxisFacts
) -> list[Opt]:
    """Items side by side read side by side. Where there are few columns, several work-items share one."""
    if renderer.subgroups.reduce_row and renderer.work_groups.processors > 1:
        return _lines_of_columns(kernel, renderer, rows, along, beside)
    if prod(a.extent for a in rows) >= MANY_OUTPUTS:
        return []
    width = items_along(beside.extent, LEAST_ITEMS)
    shared = _sharing(along.extent, along.extent, _most_sharing(kernel, along, renderer) // width)
    if shared < 2:
        return []
    return [Opt(OptOp.LOCAL, beside.name, width), Opt(OptOp.GROUP, along.name, shared)]


def _lines_of_columns(
    kernel: KernelFacts, renderer: Renderer, rows: Sequence[AxisFacts], along: AxisFacts, beside: AxisFacts
) -> list[Opt]:
    """Where work-items side by side are lanes of the machine: they read whole lines by vectors, several of them before the first is there."""
    lanes = lanes_along(beside, renderer)
    if prod(a.extent for a in rows) >= THREADS_OF_CORE * renderer.work_groups.processors * lanes:
        return []
    width = items_along(-(-beside.extent // lanes), LEAST_ITEMS // lanes)
    shared = _sharing(along.extent, along.extent, _most_sharing(kernel, along, renderer) // (width * lanes) * lanes)
    if shared < 2:
        return []
    opts = vector(beside.name, beside, lanes)
    opts += [Opt(OptOp.LOCAL, beside.name, width), Opt(OptOp.GROUP, along.name, shared)]
    loads = next(
        (n for n in (LOADS_IN_FLIGHT, LOADS_IN_FLIGHT // 2) if is_fixed(along) and along.extent % (n * shared) == 0), 1
    )
    return [*opts, Opt(OptOp.UNROLL, along.name, loads)] if loads > 1 and along.extent > loads * shared else opts


def _items_of_reduction(kernel: KernelFacts, renderer: Renderer, along: AxisFacts) -> list[Opt]:
    lanes = lanes_along(along, renderer)
    found = outputs(kernel)
    many = prod(a.extent for a in found) // spread(renderer)
    rows = next((a for a in reversed(found) if _reads_again(kernel, a, along)), None) if many >= ROWS else None
    opts = [Opt(OptOp.UPCAST, rows.name, ROWS)] if rows is not None else []
    opts += vector(along.name, along, lanes)
    rounds = -(-along.extent // lanes)
    items = _sharing(along.extent, rounds, _most_sharing(kernel, along, renderer), MANY_EACH if many else EACH)
    opts.append(Opt(OptOp.GROUP, along.name, items))
    opts += _rows_together(found, items, renderer) if rows is None else []
    if is_fixed(along) and rounds % (SIDE_BY_SIDE * items) == 0 and rounds >= 2 * SIDE_BY_SIDE * items:
        opts.append(Opt(OptOp.UNROLL, along.name, SIDE_BY_SIDE))  # after it: neighbours read neighbours
    return opts


def _rows_together(rows: Sequence[AxisFacts], items: int, renderer: Renderer) -> list[Opt]:
    """Several rows to a work-group where each has few work-items, and the work-items of a row reduce together among others."""
    if not renderer.subgroups.reduce_row or not rows or not is_fixed(rows[-1]):
        return []
    groups, count = prod(a.extent for a in rows), ITEMS_OF_ROWS // items
    while count > 1 and (rows[-1].extent % count or groups // count < GROUPS_OF_CORE * renderer.work_groups.processors):
        count //= 2
    return [Opt(OptOp.LOCAL, rows[-1].name, count)] if count > 1 else []


def _reads_again(kernel: KernelFacts, rows: AxisFacts, along: AxisFacts) -> bool:
    """Whether some of what is read along the reduction is the same for neighbouring rows, and most is not."""
    loads = [rows.axis in kernel.scope[load] for load in along.loads]
    return is_fixed(rows) and rows.extent % ROWS == 0 and any(loads) and not all(loads)


def _sharing(elements: int, rounds: int, most: int, each: int = EACH) -> int:
    """How many work-items share so many elements in so many steps of one work-item."""
    wanted = 1 << max(0, (elements // each - 1).bit_length())
    return max(1, min(most, rounds, max(LEAST_ITEMS, wanted)))


def _short_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Short rows that are reduced and written: a work-item does a row, so that what is reduced is reduced once."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    found = outputs(kernel)
    row = [a for a in found if not any(a.axis in kernel.scope[node] for node in reductions)]
    others = [a for a in found if a not in row]
    if not reductions or len(row) != 1 or not others or not is_fixed(row[0]) or row[0].extent > SHORT_ROW:
        return []
    opts = [Opt(OptOp.UPCAST, row[0].name, row[0].extent)] if row[0].extent > 1 else []
    return opts + fill(others, {}, most_items(renderer))


# -- the rest


def _elementwise(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Items along the innermost axis, each with one vector of it; further axes where that one is short."""
    found = outputs(kernel)
    if not found:
        return []
    inner = found[-1]
    opts: list[Opt] = []
    if any(a.scanned for a in kernel.axes.values()):
        return fill(found, {}, min(most_items(renderer), LEAST_ITEMS))
    lanes = lanes_along(inner, renderer)
    opts += vector(inner.name, inner, lanes)
    transposed = any(a is not inner and 1 in a.strides() for a in found)
    return opts + fill(found, {inner.name: lanes}, most_items(renderer), tile=transposed)
