"""Barriers of work-groups: who has arrived, who is awaited, who resumes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from kg_sim.errors import Violation
from kg_sim.numbers.types import U32, Array
from kg_sim.synchronization.clocks import tick_group
from kg_sim.work_items import WorkItems


@dataclass(slots=True)
class Arrival:
    """Work-items `idx` at a barrier of their work-group. `count` is how many are awaited, 0 all that live.

    Where `passes`, they don't wait; where `aligned`, those of a subgroup must come together, by one instruction. A barrier that
    reduces takes a flag of each from `values`; `put` gets how many gave one and how many of those were true.
    """

    number: Array
    count: Array | None = None
    passes: bool = False
    aligned: bool = False
    values: Array | None = None
    put: Callable[[WorkItems, Array, Array], None] | None = None
    idx: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    block: int = 0
    pc: int = 0
    why: str = ""

    @property
    def plain(self) -> bool:
        """Whether it does nothing but await all."""
        return self.count is None and not self.passes and self.values is None


def released(t: WorkItems, waiting: list[Arrival], alive: Array) -> list[tuple[int, Array]]:
    """Takes out of `waiting` the work-items whose barrier is complete: (block of the program, work-items)."""
    barriers = t.launch.shape.barriers
    idx = np.concatenate([w.idx for w in waiting])
    which = np.repeat(np.arange(len(waiting)), [len(w.idx) for w in waiting])
    number = np.concatenate([np.broadcast_to(w.number, (len(w.idx),)) for w in waiting]).astype(np.int64)
    if (number >= barriers).any():
        raise Violation(f"there is no barrier {int(number.max())}: they are 0 to {barriers - 1}")
    expected = np.concatenate(
        [np.broadcast_to(np.zeros(1, U32) if w.count is None else w.count, (len(w.idx),)) for w in waiting]
    ).astype(np.int64)
    passes = np.repeat([w.passes for w in waiting], [len(w.idx) for w in waiting])
    key = t.group[idx] * barriers + number
    arrived = np.bincount(key, minlength=t.groups * barriers)
    living = np.bincount(t.group[alive.nonzero()[0]], minlength=t.groups)
    wanted = np.zeros(t.groups * barriers, np.int64)
    np.maximum.at(wanted, key, expected)
    wanted = np.where(wanted == 0, np.repeat(living, barriers), wanted)
    if (arrived > wanted).any() and (expected > 0).any():
        raise Violation(f"more {t.launch.shape.terms.item}s come to a barrier than it counts")
    full = (arrived == wanted) & (arrived > 0)
    go = full[key]
    if not go.any():
        _explain(waiting, t, arrived, wanted)
        return []
    _aligned(t, waiting, idx, which, go, passes, alive)
    t.idx = None
    _reduce(t, waiting, key, which, go, idx)
    tick_group(t, idx[go])
    if t.launch.checks and t.shared_races.log:
        t.shared_races.check()
    out: list[tuple[int, Array]] = []
    for n in range(len(waiting) - 1, -1, -1):
        mine = which == n
        through, rest = idx[mine & go], idx[mine & ~go]
        if len(through) and not waiting[n].passes:
            out.append((waiting[n].block, through))
        if len(rest) == 0:
            del waiting[n]
        elif len(through):
            keep = ~go[mine]
            w = waiting[n]
            w.idx = rest
            w.number = w.number if len(w.number) == 1 else w.number[keep]
            w.count = w.count if w.count is None or len(w.count) == 1 else w.count[keep]
            w.values = None if w.values is None else w.values[keep]
    return out


def _explain(waiting: list[Arrival], t: WorkItems, arrived: Array, wanted: Array) -> None:
    words = t.launch.shape.terms
    for w in waiting:
        key = int(t.group[w.idx[0]]) * t.launch.shape.barriers + int(w.number[0])
        w.why = f"{int(arrived[key])} of {int(wanted[key])} {words.item}s of the {words.group} come to it, and the others wait elsewhere"


def _aligned(t: WorkItems, waiting: list[Arrival], idx: Array, which: Array, go: Array, passes: Array, alive: Array) -> None:
    """The work-items of a subgroup must come to an aligned barrier together, by the same instruction."""
    pcs = np.array([w.pc for w in waiting])[which]
    strict = np.array([w.aligned for w in waiting])[which] & go & ~passes
    if not strict.any():
        return
    subgroup = t.subgroup[idx[strict]]
    total = np.bincount(t.subgroup[alive.nonzero()[0]], minlength=t.subgroups)
    here = np.bincount(subgroup, minlength=t.subgroups)
    low = np.full(t.subgroups, 1 << 60)
    high = np.full(t.subgroups, -1)
    np.minimum.at(low, subgroup, pcs[strict])
    np.maximum.at(high, subgroup, pcs[strict])
    bad = (here > 0) & ((here != total) | (low != high))
    if bad.any():
        at = int(bad.argmax())
        culprit = strict & (t.subgroup[idx] == at)
        t.idx = idx[culprit]
        t.pc = int(pcs[culprit][0])
        words = t.launch.shape.terms
        raise Violation(
            f"a barrier in divergent code: the {words.item}s of a {words.subgroup} come to it by different ways, and it is an aligned one",
            0,
        )


def _reduce(t: WorkItems, waiting: list[Arrival], key: Array, which: Array, go: Array, idx: Array) -> None:
    if all(w.values is None for w in waiting):
        return
    values = np.concatenate([np.zeros(len(w.idx), np.bool_) if w.values is None else w.values for w in waiting])
    present = np.concatenate([np.full(len(w.idx), w.values is not None) for w in waiting])
    slots = t.groups * t.launch.shape.barriers
    votes = np.bincount(key[present], weights=values[present], minlength=slots).astype(np.int64)
    total = np.bincount(key[present], minlength=slots)
    for n, w in enumerate(waiting):
        at = (which == n) & go
        if w.put is None or not at.any():
            continue
        t.idx = idx[at]
        w.put(t, total[key[at]], votes[key[at]])
    t.idx = None
