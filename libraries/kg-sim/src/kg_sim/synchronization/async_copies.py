"""Asynchronous copies to shared memory: bytes arrive when a work-item waits for their group,
and reading them before is a trap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from kg_sim.memory.access import aligned, shared_places
from kg_sim.memory.region import IN_FLIGHT
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

ALL: Final = 1 << 62


@dataclass(slots=True)
class Copy:
    """One copy of some work-items, under way.
    `place` says who they are, `group` what each one's commits counted."""

    place: Array
    group: Array
    offsets: Array
    values: Array
    size: int
    pc: int


def begin(t: WorkItems, targets: Array, values: Array, size: int) -> None:
    """Units of `size` bytes set out for the active work-items' addresses in shared memory."""
    targets = np.broadcast_to(targets, (t.active,))
    aligned(targets, size)
    places = shared_places(t, targets, size)
    if t.launch.traffic is not None:
        t.launch.traffic.add(t, "shared", targets, size, write=True)
    if t.launch.checks:
        t.shared_races.add(True, places, t.of(t.stamps), t.pc, t.vector_clock())
        t.shared.mark(places, IN_FLIGHT)
    place = t.of(t.place).copy()
    t.copies.append(Copy(place, _commits(t)[place].copy(), targets.copy(), values, size, t.pc))


def _commits(t: WorkItems) -> Array:
    """How many groups each work-item has committed, by its place."""
    if t.commits is None:
        t.commits = np.zeros(t.groups * t.launch.size, np.int64)
    return t.commits


def commit(t: WorkItems) -> None:
    """What the active work-items have begun since their last group becomes a group."""
    _commits(t)[t.of(t.place)] += 1


def wait(t: WorkItems, groups: int | None) -> None:
    """Lets arrive what the active work-items copied, but for their `groups` youngest groups;
    None awaits everything."""
    if not t.copies:
        return
    limit = np.full(t.groups * t.launch.size, -1, np.int64)
    here = t.of(t.place)
    limit[here] = ALL if groups is None else _commits(t)[here] - groups
    kept: list[Copy] = []
    for copy in t.copies:
        due = copy.group < limit[copy.place]
        if due.any():
            _arrive(t, copy, due)
        if not due.all():
            rest = ~due
            kept.append(Copy(copy.place[rest], copy.group[rest], copy.offsets[rest], copy.values[rest], copy.size, copy.pc))
    t.copies = kept


def _arrive(t: WorkItems, copy: Copy, due: Array) -> None:
    idx = t.idx
    t.idx = np.searchsorted(t.place, copy.place[due])
    try:
        places = shared_places(t, copy.offsets[due], copy.size)
        t.shared.store(places, copy.values[due])
        if t.launch.checks:
            t.shared_races.add(True, places, t.of(t.stamps), copy.pc, t.vector_clock())
            t.shared.mark(places)
    finally:
        t.idx = idx
