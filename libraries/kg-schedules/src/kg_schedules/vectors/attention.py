"""Schedules of products of products: an attention's scores, made and used up in one kernel, never in main memory.

    out[rows, columns] = sum(f(sum(q[rows, d] * k[j, d], d)) * v[j, columns], j)

For a block of rows the scores for all j fill a panel in the second cache, rows in a row, so that all between the two
products runs on full vectors; then it is the left operand of the second product.
"""

from __future__ import annotations

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

from kg_schedules.contraction import is_fixed, is_open_output, lanes_of
from kg_schedules.cost.machine import machine_of
from kg_schedules.steps import threads

#: What is worth keeping between the products rather than computed again for every column.
COSTLY = tuple(op for op in ADDITIONS if is_defined(op, float32))

#: Rows of a register tile of the second product, at least.
LEAST_ROWS = 4
#: Sums of a tile beside which steps of a product are written out, and how many. With AVX2 on a Xeon 6, 8 sums, attention takes 25.6 ms and not 27.1 so, causal attention 14.2 and
#: not 15.0; with AVX-512, 16 sums, a fifth longer: the other loops over the keys are written out with it.
FEW_CHAINS, STEPS = 8, 4


def attention(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts for a kernel whose one inner sum of products is used by reductions over one axis; none for other kernels."""
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
            return _opts(kernel, renderer, scores, left[0], kernel.of(along[0]), rows, columns)
    return []


def _opts(
    kernel: KernelFacts, renderer: Renderer, scores: UOp, left: UOp, along: AxisFacts, rows: AxisFacts, columns: AxisFacts
) -> list[Opt]:
    lanes = lanes_of(columns, renderer)
    if lanes == 1 or rows.extent < lanes or columns.extent < lanes:
        return []
    block = 2 * lanes if rows.extent % (2 * lanes) == 0 or rows.extent >= 8 * lanes else lanes
    block = min(block, rows.extent)
    order = [a for a in kernel.axes.values() if is_open_output(kernel, a)]
    depth = closed_ranges(scores)
    parts = "/".join(r.axis.name for r in depth if r in kernel.scope[left])
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
    opts.append(Opt(OptOp.STAGE, at, slot, scope="THREAD", layout=f"{parts}/{inner}"))
    panels = [depth[-1].axis.name, *_costly(kernel, scores, along, rows, columns)]
    opts += [Opt(OptOp.STAGE, at, name, scope="THREAD", layout=f"{along.name}/{inner}") for name in panels]
    opts += [Opt(OptOp.VECTOR, f"{name}_{at}.{inner}", block) for name in panels]
    most = machine_of(renderer).most_rows(-(-block // lanes))
    copies = next((n for n in (8, 7, 6, 5, 4) if n <= most and along.extent % n == 0 and is_fixed(along)), min(4, most))
    opts.append(Opt(OptOp.UPCAST, f"{panels[0]}_{at}.{along.name}", copies))
    vectors = next(
        v for v in (4, 2, 1) if v * lanes <= columns.extent and (v == 1 or machine_of(renderer).most_rows(v) >= LEAST_ROWS)
    )
    opts.append(Opt(OptOp.VECTOR, columns.name, vectors * lanes))
    tile = 8 if vectors < 4 and machine_of(renderer).most_rows(vectors) >= 8 else LEAST_ROWS
    opts.append(Opt(OptOp.UPCAST, inner, tile))
    for axis, chains in ((along, vectors * tile), (kernel.of(depth[-1]), -(-block // lanes) * copies)):
        if chains <= FEW_CHAINS and is_fixed(axis) and axis.extent % STEPS == 0:
            opts.append(Opt(OptOp.UNROLL, axis.name, STEPS))
    return opts + threads([a for a in order if a is not columns], renderer, {rows.name: block})


def _costly(kernel: KernelFacts, scores: UOp, along: AxisFacts, rows: AxisFacts, columns: AxisFacts) -> list[str]:
    """The last costly function between the products, by its op's name: all of that op must stand there."""
    for node in reversed(kernel.scope):
        inside = kernel.scope[node]
        if node.op in COSTLY and along.axis in inside and rows.axis in inside and scores in node.toposort():
            alike = [u for u in kernel.scope if u.op is node.op]
            return [node.op.name.lower()] if alike == [node] and columns.axis not in inside else []
    return []
