"""Schedules of kernels that store running values, as they go or row by row.

A contiguous axis is in lanes, some vectors at a time. An axis that is strided stays a loop, with vectors of running values side by side.
"""

from __future__ import annotations

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer

from kg_schedules.contraction import lanes_of
from kg_schedules.steps import shared

#: Vectors of a block: along the scan, or side by side where it runs across them.
STEPS = 4


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
    sides = [axis] if _contiguous(axis) else [a for a in reversed(rows) if _contiguous(a)]
    opts = next((opts for a in sides if (opts := _vectors(a, renderer))), ())
    work = axis.extent
    for a in rows:
        work *= max(1, a.extent)
    return tuple(opts) if work < thread_work else tuple(shared(opts, rows, renderer))


def _contiguous(axis: AxisFacts) -> bool:
    return all(stride in (0, 1) for stride in axis.loads.values()) and all(stride == 1 for stride in axis.stores.values())


def _vectors(axis: AxisFacts, renderer: Renderer) -> list[Opt]:
    lanes = lanes_of(axis, renderer)
    if lanes < 2 or axis.extent < lanes:
        return []
    vector, rounds = Opt(OptOp.VECTOR, axis.name, lanes), axis.extent // lanes
    if rounds < STEPS:
        return [vector]
    return [vector, Opt(OptOp.UPCAST, axis.name, STEPS, "" if rounds % STEPS == 0 else "peel")]
