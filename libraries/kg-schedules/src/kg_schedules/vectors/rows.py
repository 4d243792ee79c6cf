"""Schedules of rows that are reduced: short ones several at once or in the lanes;
costly functions are kept.

out[row] = sum(x[row, i], i) of a few i         ->   VECTOR(row, 16) UNROLL(i, all): blocks of rows are transposed by shuffles
out[row] = sum(x(row, j), j)                  ->   UPCAST(row, 8): a vector of each of eight rows, whose lanes are added up together
out[row, i] = e(row, i) / sum(e(row, j), j)   ->   a short row as one vector, whose elements are straight code; of a longer one
                                                   STAGE(row, e): for i: kept[i] = e(row, i);  then both read it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer, UOp, closed_ranges, substitute_open
from kg_tiles import STAGE

from kg_schedules.axes import bytes_of, footprint, strided
from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.cost.distant_operands import WAY, first_cache, sets
from kg_schedules.cost.machine import vector_registers
from kg_schedules.cost.tiles import line_bytes
from kg_schedules.steps import upcast
from kg_schedules.vectors.attention import COSTLY

#: Rows at once, and bytes of a row that does not come from the first cache and is short: of one that is written, of a sum, and of what takes longer to be reduced in lanes.
#: Of 281 sizes of sums, norms, softmax and the like those whose schedules changed by them take 0.82 of the time with AVX2 and 0.85 with AVX-512 in the geometric mean (Zen 5, docs/decisions/120-short-rows-and-lanes-together.md).
MOST_ROWS: Final = 8
SHORT_WRITTEN, SHORT_SUM, SHORT_REDUCED = 512, 256, 1024
#: Vectors of a row up to which the last is masked where a value and its place are carried: what is left of a row takes dozens of instructions by the element. argmax of 20,000 x 50 takes 245 us so and 333 without masks with AVX-512,
#: 240 and 400 with AVX2, of 20,000 x 20 183 and 302, 141 and 332, of 5,000 x 127 93 and 99 (8 vectors), but 117 and 75 with AVX2 (16) (Zen 5, least of 0.6 s of calls in turn).
MOST_MASKED: Final = 8
#: The part of the nearest cache that a row may fill: beside it lie the row that it is made of, and the one that is stored.
PART: Final = 4
#: Vectors of a row that is straight code. Softmax of 1024 rows of 64, 128 and 256 takes 0.75, 0.69 and 0.68 of the time so with AVX-512 on Zen 4, 0.68, 0.68 and 0.69 with AVX2.
MOST_VECTORS: Final = 16
#: Of how many such vectors the functions of a tile of rows are rather kept. Softmax of 64 x 64, 1000 x 128 and 32 x 192 takes 0.70, 0.91 and 0.79 of the time so with AVX-512 (tiles of 8 rows), but 32 x 256 1.05;
#: 64 x 64, 1000 x 128 0.86, 0.97 with AVX2 (tiles of 4), and 8 x 512, 32 x 256, 64 x 768 that were no vectors of whole rows 0.69, 0.60, 0.63, with AVX-512 0.87 and 0.78 (8 x 512, 64 x 768). Row by row 1000 x 1000 takes 0.64 and 0.82, 64 x 4096
#: 0.70 and 0.83, of 3 x 1,000,000 0.74 with AVX2; with AVX-512, from memory, 16,384 x 1024 0.89 and 4096 x 4096, of which such a row would be kept in the second cache, 1.08 (Zen 5, time of the thread in turn, other work on it).
LEAST_WHOLE: Final = 12
#: Rows of a tile from which on it is quicker than one row at a time, and chains of one.
LEAST_ROWS, ROW_CHAINS = 4, 4
#: Elements of a row up to which rows are in the lanes. 20,000 x 10 float32 take so, and with each row in the lanes: sums 9 and 16 us with AVX-512, 9 and 22 with AVX2, variances 15 and 122, 22 and 140, argmax 21 and 141, 19 and 360;
#: x 16 13 and 13, 14 and 17, 21 and 81, 37 and 77, 31 and 100, 34 and 104; argmax of 20,000 x 20 121 and 198, 149 and 136 by four rows at once (Zen 5, least of 8).
IN_LANES: Final = 16


def short_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Rows of a few elements that lie one after another, each of which is reduced to one.
    None for other kernels."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    *_, rows = [a for a in kernel.axes.values() if a.kind is AxisKind.LOOP] or [None]
    if (
        rows is None
        or Op.SHUFFLE not in renderer.supported_ops
        or not all(rows.axis in kernel.scope[node] for node in reductions)
    ):
        return []
    reduced = [a for a in kernel.axes.values() if a.kind is AxisKind.REDUCE]
    if len(reduced) != 1 or not kernel.shared(rows) or rows.fills or reduced[0].fills:
        return []
    (row,) = reduced
    lanes, count = lanes_of(row, renderer), row.extent
    if not is_fixed(row) or not 1 < count <= IN_LANES or lanes < 2 or rows.extent < lanes:
        return []
    strides = {(row.loads.get(load, 0), rows.loads.get(load, 0)) for load in kernel.scope if load.op is Op.LOAD}
    if (1, count) not in strides or strides - {(1, count), (1, 0), (0, 0), (0, 1)} or set(rows.stores.values()) != {1}:
        return []
    return [Opt(OptOp.VECTOR, rows.name, lanes), Opt(OptOp.UNROLL, row.name, count)]


def rows_together(kernel: KernelFacts, along: Sequence[AxisFacts], renderer: Renderer) -> list[Opt]:
    """A vector of each of several rows, where the first cache holds all.
    Of short rows that come from further away two of each of a few, since so many streams are slower than one. Nothing for
    kernels that have other loops in a row than those along it, or reductions of more than a row."""
    outputs = [a for a in kernel.axes.values() if a not in along]
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    if not along or not outputs or not _are_rows(kernel, along, outputs, reductions, renderer):
        return []
    rows, lanes, written = outputs[-1], lanes_of(along[0], renderer), any(a.kind is AxisKind.LOOP for a in along)
    size = max(a.extent * a.bits for a in along) // 8
    is_sum = all(node.reduction.monoid.op == "ADD" for node in reductions)
    held = footprint(kernel) <= first_cache(renderer)
    if not held and size > (SHORT_WRITTEN if written else SHORT_SUM if is_sum else SHORT_REDUCED):
        return []
    carried = vector_registers(renderer) // (2 * _carried(reductions))
    most = min(MOST_ROWS, 1 << carried.bit_length() >> 1)  # none of more reductions than that
    strides = [abs(stride) * bytes_of(node) for node, stride in rows.accesses() if stride]
    for vectors in (1, 2) if held else (2,) if is_sum and all(a.extent >= 2 * lanes for a in along) else (1,):
        count = min(most // vectors, rows.extent)
        beside = sum(-(-count // sets(stride)) for stride in strides if stride >= size)
        if count > 1 and beside * WAY <= first_cache(renderer):
            is_masked = renderer.vectors.masked and any(not node.reduction.monoid.op for node in reductions)
            return [*(_vector(a, vectors, lanes, is_masked=is_masked) for a in along), *upcast(kernel, rows, count)]
    return []


def _vector(axis: AxisFacts, vectors: int, lanes: int, *, is_masked: bool) -> Opt:
    """So many vectors along a row, or as many as it has.
    The last one of a short row is masked where what is carried is not one value."""
    width = min(vectors * lanes, axis.extent // lanes * lanes)
    is_short = axis.extent % width and axis.extent <= MOST_MASKED * lanes
    return Opt(OptOp.VECTOR, axis.name, width, "mask" if is_masked and is_short else "")


def _are_rows(
    kernel: KernelFacts, along: Sequence[AxisFacts], outputs: Sequence[AxisFacts], reductions: Sequence[UOp], renderer: Renderer
) -> bool:
    """Whether all loops but those of the outputs run along rows of whole vectors, and each row is reduced."""
    plain = all(a.kind is AxisKind.LOOP and kernel.shared(a) and not a.fills for a in outputs)
    whole = all(
        is_fixed(a) and a.extent >= lanes_of(a, renderer) == lanes_of(along[0], renderer) > 1 and not strided(a) for a in along
    )
    if not (plain and whole and reductions and renderer.caches.sizes and is_fixed(outputs[-1])):
        return False
    closed = {r for node in reductions for r in closed_ranges(node)}
    return closed <= {a.axis for a in along} and all(outputs[-1].axis in kernel.scope[node] for node in reductions)


def _carried(reductions: Sequence[UOp]) -> int:
    """Values that are carried for each row by reductions that do not wait for each other."""
    inside = {node: node.toposort() for node in reductions}
    return max(
        sum(
            other.reduction.monoid.states
            for other in reductions
            if other is node or (other not in inside[node] and node not in inside[other])
        )
        for node in reductions
    )


def whole_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Both loops over a short row as vectors of all of it; none for other kernels."""
    for _, first, second in _computed_twice(kernel):
        if _is_short(first, renderer):
            return [Opt(OptOp.VECTOR, axis.name, axis.extent) for axis in (first, second)]
    return []


def kept_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """STAGE of a function that is computed twice for each element of a row,
    with the vectors of all loops over the row: of a tile of rows, or row by row where rows are long; none for other kernels.

    `fuse_fills` runs the first reduction of what is kept in the loop that fills it.
    """
    for node, axis, _ in _computed_twice(kernel):
        outputs = [a for a in kernel.axes.values() if a.axis in kernel.scope[node] and a is not axis]
        along = [a for a in kernel.axes.values() if a not in outputs]
        reductions = [u for u in kernel.scope if u.op is Op.REDUCE]
        if not _are_rows(kernel, along, outputs, reductions, renderer):
            continue
        name, rows, size = node.op.name.lower(), outputs[-1], axis.extent * node.type.itemsize
        tile = _kept_together(kernel, rows, axis, size, renderer)
        if tile > 1:
            return _keeps_tile(name, rows, axis, along, tile, lanes_of(axis, renderer))
        is_long = axis.extent > MOST_VECTORS * lanes_of(axis, renderer)
        room = renderer.caches.sizes[0] // PART if _waits(kernel, renderer) else renderer.caches.sizes[-1] // 2
        if is_long and size <= room:
            return _keeps_row(name, rows, axis, along, lanes_of(axis, renderer))
    return []


def _kept_together(kernel: KernelFacts, rows: AxisFacts, axis: AxisFacts, size: int, renderer: Renderer) -> int:
    """Rows of a tile whose functions are kept: as many as a quarter of the registers, or half of that;
    1 where they are not near, or few."""
    lanes, registers = lanes_of(axis, renderer), vector_registers(renderer)
    most, vectors, is_whole = max(2, min(MOST_ROWS, registers // 4)), axis.extent // lanes, axis.extent % lanes == 0
    if _waits(kernel, renderer) or (is_whole and LEAST_WHOLE < vectors <= registers // 2):
        return 1
    fitting = (n for n in (most, most // 2) if 2 * n <= rows.extent and PART * n * size <= renderer.caches.sizes[0])
    found = next(fitting, 1)
    return found if found >= LEAST_ROWS and (is_whole or not _is_line(renderer)) else 1


def _keeps_tile(name: str, rows: AxisFacts, axis: AxisFacts, along: Sequence[AxisFacts], tile: int, lanes: int) -> list[Opt]:
    """A vector of each row of a tile at a time."""
    fill, inner = f"{name}_{rows.name}", f"{rows.name}.in"
    return [
        Opt(OptOp.TILE, rows.name, tile, tail="mask" if rows.extent % tile else ""),
        Opt(STAGE, rows.name, name, scope="THREAD"),
        Opt(OptOp.VECTOR, f"{fill}.{axis.name}", lanes),
        Opt(OptOp.UPCAST, f"{fill}.{inner}", tile),
        *(Opt(OptOp.VECTOR, a.name, lanes) for a in along),
        Opt(OptOp.UPCAST, inner, tile),
    ]


def _keeps_row(name: str, rows: AxisFacts, axis: AxisFacts, along: Sequence[AxisFacts], lanes: int) -> list[Opt]:
    """Some vectors of one row at a time, each a chain of its own where they are reduced."""
    width = next((n for n in (ROW_CHAINS, 2) if axis.extent % (n * lanes) == 0), 1) * lanes
    return [
        Opt(STAGE, rows.name, name, scope="THREAD"),
        Opt(OptOp.VECTOR, f"{name}_{rows.name}.{axis.name}", width),
        *(Opt(OptOp.VECTOR, a.name, (ROW_CHAINS if a.kind is AxisKind.REDUCE else 1) * lanes) for a in along),
    ]


def _waits(kernel: KernelFacts, renderer: Renderer) -> bool:
    """Whether rows come from memory, and vectors are whole lines,
    so that what is computed twice takes no longer than to wait for them."""
    return _is_line(renderer) and 3 * footprint(kernel) > 2 * renderer.caches.sizes[-1]


def _is_line(renderer: Renderer) -> bool:
    return renderer.vectors.alu >= 8 * line_bytes(renderer)


def _is_short(axis: AxisFacts, renderer: Renderer) -> bool:
    lanes = lanes_of(axis, renderer)
    return is_fixed(axis) and 1 < lanes <= axis.extent <= MOST_VECTORS * lanes and axis.extent % lanes == 0


def _computed_twice(kernel: KernelFacts) -> Iterator[tuple[UOp, AxisFacts, AxisFacts]]:
    """Costly functions of each element of a row that two loops over it need, with the axes of both."""
    for op in COSTLY:
        nodes = [u for u in kernel.scope if u.op is op]
        if len(nodes) != 2:
            continue
        first, second = nodes
        around = kernel.scope[first] & kernel.scope[second]
        own, other = kernel.scope[first] - around, kernel.scope[second] - around
        alone = around and len(own) == len(other) == 1
        if alone and substitute_open(first, dict(zip(own, other, strict=True))) is second:
            yield first, kernel.of(*own), kernel.of(*other)
