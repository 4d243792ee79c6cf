"""Schedules of rows that are reduced: short ones lie in the lanes; where two loops over a row need one costly function, it is kept between them.

out[row] = sum(x[row, i], i) of a few i         ->   VECTOR(row, 16) UNROLL(i, all): blocks of rows are transposed by shuffles
out[row, i] = e(row, i) / sum(e(row, j), j)   ->   a short row as one vector, whose elements are straight code; of a longer one
                                                   STAGE(row, e): for i: kept[i] = e(row, i);  then both read it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg.plugin.strategy import (
    AxisFacts,
    AxisKind,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    substitute_open,
)
from kg_tiles import STAGE

from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.vectors.attention import COSTLY

#: The part of the nearest cache that a row may fill: beside it lie the row that it is made of, and the one that is stored.
PART: Final = 4
#: Vectors of a row that is straight code. Softmax of 1024 rows of 64, 128 and 256 takes 0.75, 0.69 and 0.68 of the time so with AVX-512 on Zen 4, 0.68, 0.68 and 0.69 with AVX2.
MOST_VECTORS: Final = 16
#: Elements of a row up to which rows are in the lanes. 20,000 x 10 float32 take so, and with each row in the lanes: sums 9 and 16 us with AVX-512, 9 and 22 with AVX2, variances 15 and 122, 22 and 140, argmax 21 and 141, 19 and 360;
#: x 16 13 and 13, 14 and 17, 21 and 81, 37 and 77, 31 and 100, 34 and 104; argmax of 20,000 x 20 121 and 198, 149 and 136 by four rows at once (Zen 5, least of 8).
IN_LANES: Final = 16


def short_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Rows of a few elements that lie one after another, each of which is reduced to one; none for other kernels."""
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


def whole_rows(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """Both loops over a short row as vectors of all of it; none for other kernels."""
    for _, first, second in _computed_twice(kernel):
        if _is_short(first, renderer):
            return [Opt(OptOp.VECTOR, axis.name, axis.extent) for axis in (first, second)]
    return []


def kept_rows(kernel: KernelFacts, renderer: Renderer, chains: int) -> Sequence[Opt]:
    """STAGE of a function that is computed twice for each element of a row, and the vectors that fill its memory; none for other kernels.

    A softmax of 4096 x 1024 takes 0.8 of the time so on PoCL and on Intel's OpenCL runtime. On CPU:LLVM with AVX-512, whose exponential takes half as many instructions, it takes as long.
    """
    for node, axis, _ in _computed_twice(kernel):
        at = [a for a in kernel.axes.values() if a.axis in kernel.scope[node] and a is not axis][-1]
        lanes = lanes_of(axis, renderer)
        if not is_fixed(axis) or axis.extent % lanes or PART * axis.extent * node.type.itemsize > renderer.caches.sizes[0]:
            continue
        if _is_short(axis, renderer):
            continue
        width = next(n for n in (chains, 2, 1) if axis.extent % (n * lanes) == 0) * lanes
        name = node.op.name.lower()
        return [Opt(STAGE, at.name, name, scope="THREAD"), Opt(OptOp.VECTOR, f"{name}_{at.name}.{axis.name}", width)]
    return []


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
