"""Atomic operations: work-items at one address take turns, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kg_sim.memory.access import load, store
from kg_sim.memory.allocations import SHARED_WINDOW, WINDOW
from kg_sim.memory.region import UNITS
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

#: What an operation makes of the old value, the operand, and a second operand (of compare-and-swap).
Update = Callable[[Array, Array, Array], Array]


def atomic(
    t: WorkItems, space: str, addresses: Array, operands: list[Array], update: Update, running: np.ufunc | None = None
) -> Array:
    """Updates the active work-items' words of memory, of the operands' dtype; what each has found there.
    `running` is the operation as a ufunc, where many turns may be taken as a running total."""
    dtype, size = operands[0].dtype, operands[0].itemsize
    addresses = np.broadcast_to(addresses, (t.active,))
    operands = [np.broadcast_to(x, (t.active,)) for x in (*operands, operands[-1])]
    places = _apart(t, space, addresses)
    order = np.argsort(places, kind="stable")
    ordered = places[order]
    first = np.concatenate([[True], ordered[1:] != ordered[:-1]]).nonzero()[0]
    current = load(t, space, addresses, size, atomic=True).view(dtype)
    current = np.broadcast_to(current, (t.active,))[order]
    old = serialize(current, [x[order] for x in operands], first, update, running)
    last = np.append(first[1:], len(order)) - 1
    final = update(old[last], operands[0][order][last], operands[1][order][last]).astype(dtype, copy=False)
    idx = t.idx
    chosen = order[last]
    t.idx = chosen if idx is None else idx[chosen]
    try:
        store(t, space, addresses[chosen], size, final.view(UNITS[size]), atomic=True)
    finally:
        t.idx = idx
    out = np.empty(t.active, dtype)
    out[order] = old
    return out


def _apart(t: WorkItems, space: str, addresses: Array) -> Array:
    """Addresses as numbers that differ for different bytes:
    those in shared memory name one of each work-group's."""
    if space not in ("", "shared"):
        return addresses
    mine = np.ones(1, np.bool_) if space else (addresses >= SHARED_WINDOW) & (addresses < SHARED_WINDOW + WINDOW)
    return np.where(mine, addresses + (t.of(t.group) << 46), addresses) if mine.any() else addresses


def serialize(current: Array, operands: list[Array], first: Array, update: Update, running: np.ufunc | None) -> Array:
    """The value that each work-item finds, work-items sorted by address;
    `first` is where each address begins."""
    count = len(current)
    sizes = np.diff(np.append(first, count))
    old = current.copy()
    longest = int(sizes.max())
    if longest == 1:
        return old
    if running is not None and len(first) < longest:
        for begin, size in zip(first.tolist(), sizes.tolist(), strict=True):
            chain = np.concatenate([old[begin : begin + 1], operands[0][begin : begin + size - 1]])
            old[begin : begin + size] = running.accumulate(chain, dtype=old.dtype)
        return old
    place = first
    for turn in range(1, longest):
        place = first[sizes > turn] + turn
        before = place - 1
        old[place] = update(old[before], operands[0][before], operands[1][before])
    return old
