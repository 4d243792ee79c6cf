"""Schedules of products of products: an attention's scores, made and used up in one kernel,
never in main memory.

    out[rows, columns] = sum(f(sum(q[rows, d] * k[j, d], d)) * v[j, columns], j)

For a block of rows the scores for all j fill a panel in the second cache, rows in a row, so that all between the two
products runs on full vectors; then it is the left operand of the second product.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from kg.plugin.strategy import (
    ADDITIONS,
    AxisFacts,
    AxisKind,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    closed_ranges,
    float32,
    is_defined,
)
from kg_tiles import STAGE

from kg_schedules.contraction import is_fixed, is_open_output, lanes_of
from kg_schedules.cost.machine import machine_of
from kg_schedules.cost.tiles import Extents, Tile, line_bytes, tile_cost, tiles
from kg_schedules.steps import is_updated, shared, steps, transposed_fill

#: What is worth keeping between the products rather than computed again for every column.
COSTLY = tuple(op for op in ADDITIONS if is_defined(op, float32))

#: A rest of keys that stands after the loop, and one of rows that is masked, are worth it from this gain on.
REST = 1.03
#: Vectors of rows that the panels may hold. With AVX2 on a Xeon 6 blocks of 24 rows take 20.3 ms for 8 x 1,024 x 64, and those of 16, whose tiles have 8 sums, 22.3.
BLOCKS = (1, 2, 3)
_COMPARISONS = (Op.CMPLT, Op.CMPLE)


def attention(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts for a kernel whose one inner sum of products is used by reductions over one axis.
    None for other kernels."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    inner = [node for node in reductions if any(r.axis.kind is AxisKind.REDUCE for r in kernel.scope[node])]
    if len(inner) != 1 or len(reductions) < 2 or not renderer.vectors.alu or renderer.has_local:
        return []
    (scores,) = inner
    along = [r for r in kernel.scope[scores] if r.axis.kind is AxisKind.REDUCE]
    outer = [node for node in reductions if node is not scores]
    if len(along) != 1 or any(closed_ranges(node) != (along[0],) for node in outer):
        return []
    outputs = [a for a in kernel.axes.values() if is_open_output(kernel, a)]
    columns = next((a for a in reversed(outputs) if set(a.stores.values()) == {1} and is_fixed(a)), None)
    if columns is None or columns.axis in kernel.scope[scores]:
        return []
    operands = [u for u in scores.toposort() if u.op is Op.LOAD]
    for rows in reversed(outputs):
        left = [u for u in operands if rows.axis in kernel.scope[u]]
        if rows is not columns and len(left) == 1 and along[0] not in kernel.scope[left[0]]:
            return _opts(kernel, renderer, scores, outer, left[0], kernel.of(along[0]), rows, columns)
    return []


def _opts(
    kernel: KernelFacts,
    renderer: Renderer,
    scores: UOp,
    outer: Sequence[UOp],
    left: UOp,
    along: AxisFacts,
    rows: AxisFacts,
    columns: AxisFacts,
) -> list[Opt]:
    lanes = lanes_of(columns, renderer)
    if lanes == 1 or rows.extent < lanes or columns.extent < lanes:
        return []
    depth = closed_ranges(scores)
    block, first, second = _tiles(kernel, renderer, depth, along, rows, columns, lanes)
    order = [a for a in kernel.axes.values() if is_open_output(kernel, a)]
    parts = [kernel.of(r) for r in depth if r in kernel.scope[left]]
    if not parts:
        return []
    opts: list[Opt] = []
    later = [a for a in order[order.index(rows) + 1 :] if a.axis in kernel.scope[scores]]
    if later:  # the panels are of one place along all other axes: those must stand around
        opts.append(Opt(OptOp.SWAP, rows.name, later[-1].name))
        order = [later[-1] if a is rows else rows if a is later[-1] else a for a in order]
    inner = rows.name
    around = order[: order.index(rows)]
    if block < rows.extent:
        inner = f"{rows.name}.in"
        opts.append(Opt(OptOp.TILE, rows.name, block))
        opts += [Opt(OptOp.SWAP, rows.name, a.name) for a in around]
    elif not around:
        return []
    at = rows.name if block < rows.extent else around[-1].name
    slot = f"p{left.src[0].src[0].slot}"
    opts.append(Opt(STAGE, at, slot, scope="THREAD", layout="/".join([*(a.name for a in parts), inner])))
    in_blocks = parts[0].loads.get(left) == 1 and parts[0].extent % lanes == 0 and left.type.bits == columns.bits
    if len(parts) == 1 and in_blocks and Op.SHUFFLE in renderer.supported_ops:
        opts += transposed_fill(f"{slot}_{at}", inner, parts[0], lanes, lanes)
    costly = _costly(kernel, scores, along, rows, columns)
    panels = [depth[-1].axis.name, *(node.op.name.lower() for node in costly)]
    opts += [Opt(STAGE, at, name, scope="THREAD", layout=f"{along.name}/{inner}") for name in panels]
    opts += [Opt(OptOp.VECTOR, f"{name}_{at}.{inner}", block) for name in panels]
    sums = [node for node in outer if columns.axis not in kernel.scope[node] and node.reduction.monoid.op == "ADD"]
    if len(sums) == 1 and costly and sums[0] not in costly[0].toposort():  # of the weights, beside each other as the rows are
        opts.append(Opt(STAGE, at, along.name, scope="THREAD", layout=inner))
        opts.append(Opt(OptOp.VECTOR, f"{along.name}_{at}.{inner}", block))
    tail = "" if not is_fixed(along) or along.extent % first.copies == 0 else "peel"
    opts.append(Opt(OptOp.UPCAST, f"{panels[0]}_{at}.{along.name}", first.copies, tail=tail))
    opts.append(Opt(OptOp.VECTOR, columns.name, second.vectors * lanes))
    opts.append(Opt(OptOp.UPCAST, inner, second.copies))
    aligned = (
        second.copies if _is_masked(kernel, along) else 0
    )  # a block of keys where rows of a tile end: what a mask leaves of it has no mask
    opts += [*steps(along, second.chains, aligned), *steps(kernel.of(depth[-1]), first.chains)]
    found = shared(opts, [a for a in order if a is not columns], renderer)
    moved = _is_moved_back(kernel, along, rows, block) and not any(o.op is OptOp.THREAD and o.axis == rows.name for o in found)
    return [replace(o, tail="overlap") if moved and o.op is OptOp.TILE else o for o in found]


def _tiles(
    kernel: KernelFacts,
    renderer: Renderer,
    depth: Sequence[UOp],
    along: AxisFacts,
    rows: AxisFacts,
    columns: AxisFacts,
    lanes: int,
) -> tuple[int, Tile, Tile]:
    """A number of rows, in whole vectors, for which both products together cost least, and their tiles."""
    blocks = [v * lanes for v in BLOCKS if v * lanes <= rows.extent // (4 if v > 1 and rows.extent % (v * lanes) else 1)]

    def cost(choice: tuple[int, Tile, Tile]) -> float:
        block, first, second = choice
        overhang = -(-rows.extent // block) * block / rows.extent
        above = block / along.extent if _is_masked(kernel, along) else 0.0  # scores that a mask hides, of those that are needed
        return (first.cost * (1 + above) + second.cost) * overhang * (REST if overhang > 1 else 1.0)

    found = [
        (
            n,
            _tile_of_scores(kernel, renderer, depth, along, n, lanes),
            _tile_of_result(renderer, along, n, columns, lanes),
        )
        for n in blocks
    ]
    return min(found, key=lambda choice: (cost(choice), -choice[0] % (2 * lanes)))


def _is_masked(kernel: KernelFacts, along: AxisFacts) -> bool:
    """Whether a mask of positions may end the loop over keys."""
    return any(u.op in _COMPARISONS and u.src[0].type.name == "index" and along.axis in kernel.scope[u] for u in kernel.scope)


def _is_moved_back(kernel: KernelFacts, along: AxisFacts, rows: AxisFacts, block: int) -> bool:
    """Whether the first two blocks of rows may overlap, which have the fewest keys under a mask,
    and none be in part beyond the last row. Workers share no blocks that do."""
    return _is_masked(kernel, along) and is_fixed(rows) and rows.extent % block > 0 and not is_updated(kernel)


def _tile_of_scores(
    kernel: KernelFacts, renderer: Renderer, depth: Sequence[UOp], along: AxisFacts, block: int, lanes: int
) -> Tile:
    """Rows in the lanes, keys beside each other.
    Where a mask ends the loop over keys, a rest stands after it."""
    machine, vectors = machine_of(renderer), -(-block // lanes)
    over = Extents(block, along.extent, lanes, block, prod(kernel.of(r).extent for r in depth))
    most = machine.most_rows(vectors)
    masked = _is_masked(kernel, along)
    choices = [n for n in range(1, most + 1) if n <= along.extent]
    if not is_fixed(along):
        choices = [min(4, most)]
    rest = {n: 1.0 if along.extent % n == 0 else REST for n in choices}
    if masked:  # half of the keys are needed, those of the rest are computed for every block
        rest = {n: cost * (1 + (2 * (along.extent % n) + n) / along.extent) for n, cost in rest.items()}
    found = [Tile(rest[n] * tile_cost(machine, over, vectors, n), vectors, n) for n in choices]
    return min(found, key=lambda tile: tile.cost)


def _tile_of_result(renderer: Renderer, along: AxisFacts, block: int, columns: AxisFacts, lanes: int) -> Tile:
    """Columns in the lanes, some rows of the block.
    The values come from the second cache, and so do the weights where the first one does not hold their panel: a line each
    step."""
    size, line = columns.bits // 8, line_bytes(renderer)
    weights = line if along.extent * block * size > (renderer.caches.sizes or (0,))[0] else 0
    over = Extents(columns.extent, block, lanes, columns.extent, along.extent)
    divisors = [n for n in range(1, block + 1) if block % n == 0]
    found = tiles(over, renderer, lambda width, _: (width * size + weights, 0.0), divisors)
    whole = (t for t in found if t.vectors == 1 or columns.extent % (t.vectors * lanes) == 0)
    return min(whole, key=lambda tile: (tile.cost, tile.vectors))


def _costly(kernel: KernelFacts, scores: UOp, along: AxisFacts, rows: AxisFacts, columns: AxisFacts) -> list[UOp]:
    """The last costly function between the products: all of its op must stand there."""
    for node in reversed(kernel.scope):
        inside = kernel.scope[node]
        if node.op in COSTLY and along.axis in inside and rows.axis in inside and scores in node.toposort():
            alike = [u for u in kernel.scope if u.op is node.op]
            return [node] if alike == [node] and columns.axis not in inside else []
    return []
