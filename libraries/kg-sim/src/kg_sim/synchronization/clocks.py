"""Logical clocks of work-items: barriers passed of the work-group and of the subgroup.

A clock has few bits (`races`). Before one overflows, all are begun anew: what was accessed before the slowest work-item's last barrier
lies before all that is to come, however long ago it was.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from kg_sim.errors import Violation
from kg_sim.memory.races import GROUP_CLOCK, GROUP_SHIFT, ITEM, SUBGROUP_CLOCK
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

_GROUP_TICK: Final = np.uint64(1 << GROUP_SHIFT)
_SUBGROUP_TICK: Final = np.uint64(1)
_NO_GROUP_CLOCK: Final = ~np.uint64(GROUP_CLOCK)
#: No clock comes beyond.
GROUP_LIMIT: Final = GROUP_CLOCK >> GROUP_SHIFT
SUBGROUP_LIMIT: Final = SUBGROUP_CLOCK


def tick_group(t: WorkItems, idx: Array | None, *, together: bool = True) -> None:
    """These work-items pass a barrier of their work-group; None is all.
    What each did before lies before what any does after.

    Not `together`: each counts on for itself, as those do who arrive at a barrier and go on."""
    t.group_ticks += 1
    if t.group_ticks > GROUP_LIMIT:
        restart(t)
        t.group_ticks += 1
    if together:
        _tell(t, idx)
    if idx is None and together and not t.uneven:
        t.stamps = t.stamps + _GROUP_TICK
        return
    t.uneven = True
    if not together:
        t.seen = t.stamps if t.seen is None else t.seen
        t.stamps = t.stamps.copy()
        t.stamps[slice(None) if idx is None else idx] += _GROUP_TICK
        return
    here = np.arange(t.count) if idx is None else idx
    newest = np.zeros(t.groups, np.uint64)
    np.maximum.at(newest, t.group[here], t.stamps[here] & GROUP_CLOCK)
    t.stamps = t.stamps.copy()  # the old ones stand in the logs
    t.stamps[here] = t.stamps[here] & _NO_GROUP_CLOCK | newest[t.group[here]] + _GROUP_TICK
    if t.seen is not None:
        t.seen = t.seen.copy()
        t.seen[here] = t.stamps[here]


def _tell(t: WorkItems, idx: Array | None) -> None:
    """Work-items that meet tell each other what they have seen of other work-groups of their cluster."""
    if t.others is None:
        return
    here = np.arange(t.count) if idx is None else idx
    known = np.zeros((t.groups, t.others.shape[1]), np.int64)
    np.maximum.at(known, t.group[here], t.others[here])
    t.others = t.others.copy()
    t.others[here] = known[t.group[here]]


def group_clocks(t: WorkItems) -> Array:
    """How many barriers of their work-group the active work-items have passed."""
    return (t.of(t.stamps) & GROUP_CLOCK).astype(np.int64) >> GROUP_SHIFT


def acquire(t: WorkItems, idx: Array, clocks: Array) -> None:
    """These work-items come after what was done before these clocks."""
    t.uneven = True
    t.group_ticks = max(t.group_ticks, int(clocks.max()))
    least = (clocks << GROUP_SHIFT).astype(np.uint64)
    if t.seen is not None:
        t.seen = _not_below(t.seen, idx, least)
    t.stamps = _not_below(t.stamps, idx, least)


def acquire_from_cluster(t: WorkItems, idx: Array, others: Array) -> None:
    """These work-items come after what work-groups of their cluster did before these clocks of theirs."""
    if t.others is not None:
        t.others = t.others.copy()
        t.others[idx] = np.maximum(t.others[idx], others)


def _not_below(stamps: Array, idx: Array, least: Array) -> Array:
    out = stamps.copy()
    out[idx] = out[idx] & _NO_GROUP_CLOCK | np.maximum(out[idx] & GROUP_CLOCK, least)
    return out


def tick_subgroup(t: WorkItems) -> None:
    """The active work-items pass a barrier of their subgroup."""
    t.subgroup_ticks += 1
    if t.subgroup_ticks > SUBGROUP_LIMIT:
        restart(t)
        t.subgroup_ticks += 1
    here = slice(None) if t.idx is None else t.idx
    t.stamps = t.stamps.copy()
    t.stamps[here] += _SUBGROUP_TICK
    if t.seen is not None:
        t.seen = t.seen.copy()
        t.seen[here] += _SUBGROUP_TICK


def restart(t: WorkItems) -> None:
    """Clocks count from the slowest work-item of each work-group, and of each subgroup.
    What is known of earlier accesses is told in them."""
    regions = [t.shared_races, *(a.races for a in t.launch.memory.touched if a.races is not None)]
    for region in regions:
        region.check()
    alive = t.alive.nonzero()[0]
    groups, subgroups = np.full(t.groups, GROUP_LIMIT), np.full(t.subgroups, SUBGROUP_LIMIT)
    np.minimum.at(
        groups, t.group[alive], ((t.stamps if t.seen is None else t.seen)[alive] & GROUP_CLOCK).astype(np.int64) >> GROUP_SHIFT
    )
    np.minimum.at(subgroups, t.subgroup[alive], (t.stamps[alive] & SUBGROUP_CLOCK).astype(np.int64))
    for region in regions:
        for kept in region.kept():
            at = kept.nonzero()[0]
            kept[at] = _since(t, kept[at], groups, subgroups)
    t.stamps = _since(t, t.stamps, groups, subgroups)
    if t.seen is not None:
        t.seen = _since(t, t.seen, groups, subgroups)
    if t.others is not None:
        t.others = others_since(t.others, groups.reshape(-1, t.others.shape[1])[t.group // t.others.shape[1]])
    if t.beside is not None:
        t.beside.rebased(groups)
    t.group_ticks = int((t.stamps & GROUP_CLOCK).max()) >> GROUP_SHIFT
    t.subgroup_ticks = int((t.stamps & SUBGROUP_CLOCK).max())
    if t.group_ticks >= GROUP_LIMIT or t.subgroup_ticks >= SUBGROUP_LIMIT:
        words = t.launch.shape.terms
        raise Violation(
            f"a {words.item} waits while others of its {words.group} or {words.subgroup} pass more barriers than the search for races can "
            "count: launch with checks=False"
        )


def others_since(others: Array, lows: Array) -> Array:
    """Clocks of other work-groups counted from these:
    all that was seen of one and lies before is still seen."""
    return np.where(others > 0, np.maximum(others - lows + 1, 1), 0)


def _since(t: WorkItems, stamps: Array, groups: Array, subgroups: Array) -> Array:
    """Stamps with their clocks counted from these: 0 is what lies before."""
    shape = t.launch.shape
    items = (stamps >> ITEM).astype(np.int64) - 1 - t.first * shape.size
    mine = ((items >= 0) & (items < t.groups * shape.size)).nonzero()[0]
    group, linear = np.divmod(items[mine], shape.size)
    subgroup = group * shape.subgroups + (linear >> shape.shift)
    old = stamps[mine]
    of_group = np.maximum(((old & GROUP_CLOCK) >> np.uint64(GROUP_SHIFT)).astype(np.int64) - groups[group] + 1, 0)
    of_subgroup = np.maximum((old & SUBGROUP_CLOCK).astype(np.int64) - subgroups[subgroup] + 1, 0)
    out = stamps.copy()
    out[mine] = old >> ITEM << ITEM | (of_group << GROUP_SHIFT | of_subgroup).astype(np.uint64)
    return out
