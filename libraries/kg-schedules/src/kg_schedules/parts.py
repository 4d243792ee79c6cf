"""Schedules of kernels that store an array part by part: a step of a Fourier transform, complex numbers, whatever STACK puts together.

    out[i, 0] = f(x[i]);  out[i, 1] = g(x[i]);  ...

What lies between the elements of one part are those of the others, so that any axis may lie in vectors: `transpose_blocks` stores such vectors together,
through shuffles, and loads records in the same way. The axis is that for which this costs least.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer, UOp, affine

#: What a vector costs more whose elements are not in a row but whose neighbours fill the gaps, as a part of its arithmetic.
SHUFFLED = 1.0
#: Elements of the shortest vector.
SHORT = 4


def part_by_part(kernel: KernelFacts, renderer: Renderer, thread_work: int) -> tuple[Opt, ...]:
    """The Opts of a kernel of this kind, none for others. From `thread_work` elements on it is shared among workers."""
    written = {store.src[0].src[0] for store in kernel.sink.src}
    axes = [a for a in kernel.axes.values() if a.extent > 1]
    plain = all(a.kind is AxisKind.LOOP and kernel.shared(a) and a.axis.src[1].op is Op.CONST for a in axes)
    if not plain or len(written) == len(kernel.sink.src) or not renderer.vectors.alu:
        return ()
    vector = _vector(axes, renderer)
    if vector is None:
        return ()
    trips = {a.name: a.extent for a in axes}
    trips[vector.axis] = -(-trips[vector.axis] // int(vector.arg))
    work = prod(a.extent for a in axes) * len(kernel.sink.src)
    shared = renderer.workers.count > 1 and work >= thread_work
    return (vector, *(_threads(trips, renderer) if shared else ()))


def _vector(axes: list[AxisFacts], renderer: Renderer) -> Opt | None:
    """The axis whose vectors cost least per element, if that is less than elements one by one do."""
    best: tuple[float, Opt] | None = None
    for axis in reversed(axes):
        lanes = renderer.vectors.alu // max(8, axis.bits)
        if axis.extent < lanes:  # a part of a vector, masked where it is not full
            lanes = 1 << (axis.extent - 1).bit_length()
            if lanes < SHORT or (lanes != axis.extent and not renderer.vectors.masked):
                continue
        rounds = -(-axis.extent // lanes)
        cost = rounds / axis.extent * (1.0 + _cost_of_gaps(axis.loads, lanes) + _cost_of_gaps(axis.stores, lanes))
        if cost < (1.0 if best is None else best[0]):
            best = cost, Opt(OptOp.VECTOR, axis.name, lanes)
    return best[1] if best is not None else None


def _cost_of_gaps(accesses: dict[UOp, int | None], lanes: int) -> float:
    """What accesses cost whose elements are not in a row: more where no others are between them."""
    apart = set(_places(u for u, stride in accesses.items() if stride not in (0, 1, -1)))
    if not apart:
        return 0.0
    alone = sum((memory, at - 1) not in apart and (memory, at + 1) not in apart for memory, at in apart)
    return (alone * lanes + (len(apart) - alone) * SHUFFLED) / len(apart)


def _places(accesses: Iterable[UOp]) -> Iterable[tuple[UOp, int]]:
    return ((u.src[0].src[0], affine(u.src[0].src[1]).constant) for u in accesses)


def _threads(trips: dict[str, int], renderer: Renderer) -> tuple[Opt, ...]:
    """The outermost loop with a slice for every worker, or else the longest."""
    name = next((n for n, count in trips.items() if count >= renderer.workers.count), max(trips, key=trips.__getitem__))
    return (Opt(OptOp.THREAD, name),) if trips[name] > 1 else ()
