"""Schedules of kernels that store running values, as they go or row by row.

A contiguous axis is in lanes, some vectors at a time. An axis that is strided stays a loop, with vectors of running values side by side.
"""

from __future__ import annotations

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer

from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.cost.far import first_cache
from kg_schedules.cost.tiles import line_bytes
from kg_schedules.steps import shared

#: Vectors of a block, side by side where the scan runs across them; and along it as many lines of the cache, in so many vectors at most. What a block carries to the next takes as long as a few vectors: a running
#: sum of 2^16, 2^20, 2^22 float32 takes 10.6, 168, 696 us by blocks of 4 vectors of AVX2 and 9.1, 156, 661 of 8, with AVX-512 5.2, 92, 402 of 4 and 5.3, 89, 394 of 8 (Zen 5, least of calls in turn). Rows that the first cache
#: holds are quicker by single vectors: 64 of 256 take 1.33 us by blocks of 4 and 1.25 so with AVX-512, 2.34 by 8 and 2.26 with AVX2, 64 of 1024 4.97 and 4.61, 9.02 and 8.72; but 2^14 take 2.36 by 8 and 3.61 so with AVX2.
STEPS, MOST_STEPS = 4, 8


def scans(kernel: KernelFacts, renderer: Renderer, thread_work: int) -> tuple[Opt, ...]:
    """The Opts of a kernel that stores what it scans along one axis, none for others. Rows are shared among workers."""
    axes = list(kernel.axes.values())
    carrying = [a for a in axes if a.scanned]
    if not renderer.vectors.alu or Op.SHUFFLE not in renderer.supported_ops or len(carrying) != 1:
        return ()
    (axis,) = carrying
    rows = [a for a in axes if a is not axis]
    plain = all(a.kind is AxisKind.LOOP and not a.fills and a.from_zero for a in axes)
    if not plain or len(axis.statements) != len(kernel.sink.src) or not all(map(kernel.shared, rows)):
        return ()
    across = [a for a in reversed(rows) if _contiguous(a)]
    sides = [(axis, _steps(axis, renderer))] if _contiguous(axis) else [(a, STEPS) for a in across]
    opts = next((opts for a, steps in sides if (opts := _vectors(a, steps, renderer))), ())
    work = axis.extent
    for a in rows:
        work *= max(1, a.extent)
    return tuple(opts) if work < thread_work else tuple(shared(opts, rows, renderer))


def _contiguous(axis: AxisFacts) -> bool:
    return all(stride in (0, 1) for stride in axis.loads.values()) and all(stride == 1 for stride in axis.stores.values())


def _steps(axis: AxisFacts, renderer: Renderer) -> int:
    """Vectors of a block along the scan: all of a short row, one of rows that the first cache holds."""
    rounds = axis.extent // lanes_of(axis, renderer)
    if is_fixed(axis) and STEPS <= rounds <= MOST_STEPS:
        return rounds
    if is_fixed(axis) and axis.extent * axis.bits // 4 <= first_cache(renderer):
        return 1
    return min(MOST_STEPS, max(STEPS, STEPS * line_bytes(renderer) * 8 // renderer.vectors.alu))


def _vectors(axis: AxisFacts, steps: int, renderer: Renderer) -> list[Opt]:
    lanes = lanes_of(axis, renderer)
    if lanes < 2 or axis.extent < lanes:
        return []
    vector, rounds = Opt(OptOp.VECTOR, axis.name, lanes), axis.extent // lanes
    if rounds < STEPS or steps == 1:
        return [vector]
    if rounds < steps or (rounds % steps and rounds % STEPS == 0 and rounds < 4 * steps):
        steps = STEPS  # the vectors left over, one by one, would be a good part of all
    return [vector, Opt(OptOp.UPCAST, axis.name, steps, "" if rounds % steps == 0 else "peel")]
