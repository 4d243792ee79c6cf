"""Schedules of kernels that store running values, as they go or row by row.

A contiguous axis is in lanes, some vectors at a time. An axis that is strided stays a loop, with vectors of running values side by side, unless its records are of a few
parts: these are taken apart, and each is scanned in vectors along the axis.
"""

from __future__ import annotations

from math import prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer

from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.cost.distant_operands import first_cache
from kg_schedules.cost.tiles import line_bytes
from kg_schedules.steps import shared

#: Vectors of a block, side by side where the scan runs across them; and along it as many lines of the cache, in so many vectors at most. What a block carries to the next takes as long as a few vectors: a running
#: sum of 2^16, 2^20, 2^22 float32 takes 10.6, 168, 696 us by blocks of 4 vectors of AVX2 and 9.1, 156, 661 of 8, with AVX-512 5.2, 92, 402 of 4 and 5.3, 89, 394 of 8 (Zen 5, least of calls in turn). Rows that the first cache
#: holds are quicker by single vectors: 64 of 256 take 1.33 us by blocks of 4 and 1.25 so with AVX-512, 2.34 by 8 and 2.26 with AVX2, 64 of 1024 4.97 and 4.61, 9.02 and 8.72; but 2^14 take 2.36 by 8 and 3.61 so with AVX2.
STEPS, MOST_STEPS = 4, 8
#: Parts of a record up to which each is scanned in vectors along the axis: 100,000 x 3 float32 takes 42 us so with AVX-512, 92 with AVX2, one after another 142 and 86, the columns in turn 370 and 164;
#: 30,000 x 5 takes 30 and 59, with the row as a vector 37 and 41 (Zen 5, least of 12 and more).
FEW = 4
#: Vectors of a row that is scanned whole, the last one masked: 10,000 x 10 takes 15 us with AVX2, by a vector and two columns 27; x 20 with AVX-512 15 and 28, x 100 62 and 95 (Zen 5).
WHOLE_ROW = 16


def scans(kernel: KernelFacts, renderer: Renderer, thread_work: int) -> tuple[Opt, ...]:
    """The Opts of a kernel that stores what it scans along one axis, none for others.
    Rows are shared among workers."""
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
    if _contiguous(axis):
        opts = _vectors(axis, _steps(axis, renderer), renderer)
    else:
        found = (_records(axis, a, renderer) or _whole_row(a, renderer) or _vectors(a, STEPS, renderer) for a in across)
        opts = next(filter(None, found), list[Opt]())
    work = axis.extent * prod(max(1, a.extent) for a in rows)
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


def _records(axis: AxisFacts, parts: AxisFacts, renderer: Renderer) -> list[Opt]:
    lanes = lanes_of(axis, renderer)
    strides = {*axis.loads.values(), *axis.stores.values()}
    if not is_fixed(parts) or parts.extent > FEW or axis.extent < lanes or strides != {parts.extent}:
        return []
    return [Opt(OptOp.VECTOR, axis.name, lanes), Opt(OptOp.UPCAST, parts.name, parts.extent)]


def _whole_row(axis: AxisFacts, renderer: Renderer) -> list[Opt]:
    lanes = lanes_of(axis, renderer)
    if not is_fixed(axis) or not renderer.vectors.masked or not lanes < axis.extent <= WHOLE_ROW * lanes:
        return []
    return [Opt(OptOp.VECTOR, axis.name, axis.extent)] if axis.extent % lanes or axis.extent < STEPS * lanes else []


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
