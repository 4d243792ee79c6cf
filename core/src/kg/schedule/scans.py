"""Schedules of kernels that store running values, as they go or row by row.

Along a contiguous axis each lane has a few neighbours of its own: they are combined within the lane first, so that only their
totals go through the steps across lanes. An axis that is strided stays a loop, with vectors of running values side by side.
"""

from __future__ import annotations

from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.render.base import Renderer
from kg.schedule.facts import AxisFacts, KernelFacts
from kg.schedule.opts import Opt, OptOp

#: Neighbours per lane along a scan; vectors side by side where the scan runs across them.
STEPS = 4


def scans(kernel: KernelFacts, renderer: Renderer, thread_work: int) -> tuple[Opt, ...]:
    """The Opts of a kernel that stores what it scans along one axis, none for others. Rows are shared among workers."""
    axes = list(kernel.axes.values())
    carrying = [a for a in axes if a.scanned]
    if not renderer.vector_alu or Op.SHUFFLE not in renderer.supported_ops or len(carrying) != 1:
        return ()
    (axis,) = carrying
    rows = [a for a in axes if a is not axis]
    plain = all(a.kind is AxisKind.LOOP and not a.fills and a.from_zero for a in axes)
    if not plain or len(axis.statements) != len(kernel.sink.src) or not all(map(kernel.shared, rows)):
        return ()
    opts = _along(axis, renderer) if _contiguous(axis) else _across(rows, renderer)
    work = axis.extent
    for a in rows:
        work *= max(1, a.extent)
    shared = next((a for a in rows if a.extent > 1), None)
    threads = shared is not None and renderer.has_threads and renderer.cores > 1 and work >= thread_work
    return (*opts, *([Opt(OptOp.THREAD, shared.name)] if threads and shared is not None else []))


def _contiguous(axis: AxisFacts) -> bool:
    return all(stride in (0, 1) for stride in axis.loads.values()) and all(stride == 1 for stride in axis.stores.values())


def _along(axis: AxisFacts, renderer: Renderer) -> list[Opt]:
    lanes = renderer.vector_alu // max(8, axis.bits)
    if lanes < 2 or axis.extent < lanes:
        return []
    vector = Opt(OptOp.VECTOR, axis.name, lanes)
    if axis.extent < STEPS * lanes:
        return [vector]
    return [Opt(OptOp.UPCAST, axis.name, STEPS, "" if axis.extent % STEPS == 0 else "peel"), vector]


def _across(rows: list[AxisFacts], renderer: Renderer) -> list[Opt]:
    for axis in reversed(rows):
        lanes = renderer.vector_alu // max(8, axis.bits)
        if lanes < 2 or axis.extent < lanes or not _contiguous(axis):
            continue
        vector, rounds = Opt(OptOp.VECTOR, axis.name, lanes), axis.extent // lanes
        if rounds < STEPS:
            return [vector]
        return [vector, Opt(OptOp.UPCAST, axis.name, STEPS, "" if rounds % STEPS == 0 else "peel")]
    return []
