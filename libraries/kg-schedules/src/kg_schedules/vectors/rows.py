"""Schedules of rows that are reduced and written, where two loops over a row need one costly function: it is kept between them.

out[row, i] = e(row, i) / sum(e(row, j), j)   ->   a short row as one vector, whose elements are straight code; of a longer one
                                                   STAGE(row, e): for i: kept[i] = e(row, i);  then both read it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg.plugin.strategy import AxisFacts, KernelFacts, Opt, OptOp, Renderer, UOp, substitute_open
from kg_tiles import STAGE

from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.vectors.attention import COSTLY

#: The part of the nearest cache that a row may fill: beside it lie the row that it is made of, and the one that is stored.
PART: Final = 4
#: Vectors of a row that is straight code. Softmax of 1024 rows of 64, 128 and 256 takes 0.75, 0.69 and 0.68 of the time so with AVX-512 on Zen 4, 0.68, 0.68 and 0.69 with AVX2.
MOST_VECTORS: Final = 16


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
