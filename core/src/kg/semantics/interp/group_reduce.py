"""GROUP_REDUCE and SUBGROUP_SHUFFLE in numpy, by butterflies over neighbouring work-items."""

from __future__ import annotations

import numpy as np

from kg.errors import SpecError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import kernel
from kg.semantics.floats import Array
from kg.semantics.interp.threads import Threads


def group_reduce(uop: UOp, value: Array, _: Array, threads: Threads) -> Array:
    """The result for every thread; (threads,) or (threads, lanes)."""
    items = uop.group_reduce.items
    _check_together(uop, items, threads)
    combine = kernel(Op[uop.group_reduce.how.upper()], uop.type, uop.type)
    lanes = value.shape[1:]
    parts = np.broadcast_to(value, (threads.count, *lanes)).reshape(-1, items, *lanes)
    while parts.shape[1] > 1:
        half = parts.shape[1] // 2
        combined = combine(parts[:, :half], parts[:, half : 2 * half])
        parts = np.concatenate([combined, parts[:, 2 * half :]], axis=1)
    return np.repeat(parts[:, 0], items, axis=0)


def subgroup_shuffle(uop: UOp, value: Array, lane: Array, threads: Threads) -> Array:
    """A subgroup is so many consecutive work-items of a work-group.
    Each has the value of the lane that it names."""
    lanes = uop.slot
    if threads.items % lanes:
        raise SpecError(f"a subgroup of {lanes} lanes in a work-group of {threads.items} work-items", node=repr(uop))
    named = np.broadcast_to(lane.astype(np.int64), (threads.count,))
    outside = (named < 0) | (named >= lanes)
    taken = np.arange(threads.count) // lanes * lanes + np.where(outside, 0, named)
    there = np.ones(threads.count, np.bool_) if threads.mask is None else threads.mask
    wrong = there & (outside | ~there[taken])
    if wrong.any():
        who = threads.describe(int(threads.numbers[np.flatnonzero(wrong)[0]]))
        raise SpecError(f"{who} takes a value of a lane that is not there", node=repr(uop))
    return np.broadcast_to(value, (threads.count,))[taken]


def _check_together(uop: UOp, items: int, threads: Threads) -> None:
    """All of those that reduce together are there."""
    if threads.local_size[0] % items:
        message = (
            f"{items} work-items reduce together; the work-group has {threads.local_size[0]} side by side, which is no multiple"
        )
        raise SpecError(message, node=repr(uop))
    if threads.mask is None:
        return
    together: Array = threads.mask.reshape(-1, items)
    some: Array = np.logical_or.reduce(together, axis=1)
    absent: Array = ~together & some[:, None]
    if absent.any():
        who = threads.describe(int(threads.numbers[np.flatnonzero(absent)[0]]))
        raise SpecError(f"a part of {items} work-items reaches this GROUP_REDUCE; {who} does not", node=repr(uop))
