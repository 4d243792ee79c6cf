"""Schedules of rows that are reduced and written: what is costly is kept between the loops over a row, which the nearest cache holds.

out[row, i] = e(row, i) / sum(e(row, j), j)   ->   STAGE(row, e): for i: kept[i] = e(row, i);  then both read it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin.strategy import KernelFacts, Opt, OptOp, Renderer, substitute_open

from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.vectors.attention import COSTLY

#: The part of the nearest cache that a row may fill: beside it lie the row that it is made of, and the one that is stored.
PART: Final = 4


def kept_rows(kernel: KernelFacts, renderer: Renderer, chains: int) -> Sequence[Opt]:
    """STAGE of a function that is computed twice for each element of a row, and the vectors that fill its memory; none for other kernels.

    A softmax of 4096 x 1024 takes 0.8 of the time so on PoCL and on Intel's OpenCL runtime. On CPU:LLVM with AVX-512, whose exponential takes half as many instructions, it takes as long.
    """
    for op in COSTLY:
        nodes = [u for u in kernel.scope if u.op is op]
        if len(nodes) != 2:
            continue
        first, second = nodes
        around = kernel.scope[first] & kernel.scope[second]
        own, other = kernel.scope[first] - around, kernel.scope[second] - around
        if (
            not around
            or len(own) != 1
            or len(other) != 1
            or substitute_open(first, dict(zip(own, other, strict=True))) is not second
        ):
            continue
        axis, at = kernel.of(*own), [a for a in kernel.axes.values() if a.axis in around][-1]
        lanes = lanes_of(axis, renderer)
        if not is_fixed(axis) or axis.extent % lanes or PART * axis.extent * first.type.itemsize > renderer.caches.sizes[0]:
            continue
        width = next(n for n in (chains, 2, 1) if axis.extent % (n * lanes) == 0) * lanes
        name = op.name.lower()
        return [Opt(OptOp.STAGE, at.name, name, scope="THREAD"), Opt(OptOp.VECTOR, f"{name}_{at.name}.{axis.name}", width)]
    return []
