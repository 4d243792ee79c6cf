"""Runs one batch of work-groups in lock step: the work-items with the smallest program counter."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from kg_sim.errors import NotConverged, Violation
from kg_sim.numbers.types import Array
from kg_sim.program import Block, Program
from kg_sim.synchronization import async_copies as copies
from kg_sim.synchronization.barriers import Arrival, released
from kg_sim.synchronization.clocks import tick_group
from kg_sim.work_items import WorkItems

#: So often work-items that wait are told no, while nothing changes.
PATIENCE: Final = 32


@dataclass(slots=True)
class Machine:
    """One batch under way.
    `ready` maps a block of the program to the work-items that stand at its begin; None is all that live.

    Of each block, `runs` counts how often it ran, `lanes` for how many work-items, `issues` for how many subgroups, where
    traffic is counted.
    """

    program: Program
    items: WorkItems
    budget: int
    runs: list[int]
    lanes: list[int]
    issues: list[int]
    ready: dict[int, Array | None] = field(default_factory=dict[int, "Array | None"])
    parked: dict[int, Array] = field(default_factory=dict[int, Array])
    waiting: list[Arrival] = field(default_factory=list[Arrival])
    #: Work-items that wait for something to happen, by the block of the program that asks.
    held: dict[int, Array] = field(default_factory=dict[int, Array])
    events: int = -1
    refused: int = 0
    lonely: int = 0

    def add(self, block: int, idx: Array | None) -> None:
        """Work-items come to the begin of a block; those that stand there already are joined."""
        other = self.parked.pop(block, None)
        if block in self.ready:
            mine = self.ready[block]
            other = mine if other is None or mine is None else np.concatenate([mine, other])
        if other is None:
            self.ready[block] = idx
            return
        assert idx is not None
        both = np.concatenate([idx, other])
        both.sort()
        self.ready[block] = None if len(both) == self.items.count else both

    def run(self) -> None:
        """Until every work-item has ended."""
        t, blocks = self.items, self.program.blocks
        self.ready[0] = None
        while True:
            if not self.ready:
                if not self._release():
                    break
                continue
            number = min(self.ready) if t.launch.order is None else t.launch.order.choice(list(self.ready))
            t.idx = self.ready.pop(number)
            if t.launch.order is not None:
                self._draw(number, t.launch.order)
            block = blocks[number]
            if t.idx is not None:
                self._maybe_compact(len(block.steps))
            self.runs[number] += 1
            self.lanes[number] += t.active
            if t.launch.traffic is not None:
                here = t.here()
                self.issues[number] += t.subgroups if here is None else len(here)
            t.launch.executed += len(block.steps) + 1
            self.budget -= len(block.steps) + 1
            if self.budget < 0:
                t.pc = block.start
                raise Violation(
                    "the kernel ran out of its budget of instructions: a loop that does not end, or pass a larger `budget`"
                )
            self._block(number, block)
        t.idx = None

    def _draw(self, number: int, order: Random) -> None:
        """Of the work-items that stand at a block, all go on, or some runs of subgroups alone."""
        t = self.items
        if order.random() < 0.5:
            return
        idx, run = np.arange(t.count) if t.idx is None else t.idx, order.choice((1, 4, 8))
        chosen = np.array([order.random() < 0.5 for _ in range(t.subgroups)])[t.subgroup[idx] // run]
        if chosen.any() and not chosen.all():
            t.idx = idx[chosen]
            self.ready[number] = idx[~chosen]

    def _block(self, number: int, block: Block) -> None:
        t = self.items
        try:
            for pc, step in block.steps:
                t.pc = pc
                step(t)
        except NotConverged:
            self._park(number)
            return
        t.pc = block.pc
        end = block.end
        if end == "next":
            self.add(number + 1, t.idx)
        elif end == "barrier":
            self._arrive(number, block)
        elif end == "switch":
            self._switch(block)
        elif end == "wait":
            self._wait(number, block)
        else:
            self._branch(number, block)

    def _branch(self, number: int, block: Block) -> None:
        t, get = self.items, block.guard
        if get is None:
            self._leave(block, t.idx)
            return
        holds = get(t)
        many = np.count_nonzero(holds)
        if many == len(holds):
            self._leave(block, t.idx)
            return
        if not many:
            self.add(number + 1, t.idx)
            return
        idx = t.idx
        taken = holds.nonzero()[0] if idx is None else idx[holds]
        kept = (~holds).nonzero()[0] if idx is None else idx[~holds]
        self.add(number + 1, kept)
        t.idx = taken
        self._leave(block, taken)

    def _leave(self, block: Block, idx: Array | None) -> None:
        """Work-items jump, or end."""
        if block.end == "jump":
            self.add(block.targets[0], idx)
        elif block.end == "trap":
            raise Violation("the kernel executes trap", 0)
        else:
            self._exit(idx)

    def _exit(self, idx: Array | None) -> None:
        t = self.items
        if t.copies:
            copies.wait(t, None)
        if t.beside is not None:
            t.beside.ended(t)
        if idx is not None:
            self.items.alive[idx] = False
            self.lonely = 1

    def _switch(self, block: Block) -> None:
        t, get = self.items, block.index
        assert get is not None
        which = get(t)
        if (which >= len(block.targets)).any():
            bad = int((which >= len(block.targets)).argmax())
            raise Violation(f"a jump to index {int(which[bad])}, of {len(block.targets)} targets", bad)
        idx = t.idx
        if len(which) == 1:
            self.add(block.targets[int(which[0])], idx)
            return
        first = int(which[0])
        if (which == first).all():
            self.add(block.targets[first], idx)
            return
        for n in np.unique(which):
            at = (which == n).nonzero()[0]
            self.add(block.targets[int(n)], at if idx is None else idx[at])

    def _maybe_compact(self, steps: int) -> None:
        """Where the active work-items are all that live, forgets those that ended, once that pays."""
        t = self.items
        if not self.lonely or self.ready or self.parked or self.waiting or self.held:
            return
        self.lonely += steps
        idx = t.idx
        assert idx is not None
        if self.lonely > len(t.regs) // 2:
            t.compact()
            self.lonely = 0

    # -- waits

    def _wait(self, number: int, block: Block) -> None:
        """Work-items for whom the condition holds go on; the others are asked again when nobody else can run."""
        assert block.wait is not None
        t, (test, put) = self.items, block.wait
        done = np.broadcast_to(test(t), (t.active,))
        idx = np.arange(t.count) if t.idx is None else t.idx
        if not done.all():
            self.held[number] = np.union1d(self.held.get(number, idx[:0]), idx[~done])
        if done.any():
            t.idx = None if done.all() and len(idx) == t.count else idx[done]
            put(t, np.ones(t.active, np.bool_))
            self.add(number + 1, t.idx)

    def _ask_again(self) -> None:
        """Nobody runs but for those who wait.
        Where nothing has changed, they are told that their condition does not hold."""
        t = self.items
        assert t.beside is not None, "what is awaited is kept beside the work-items"
        held, self.held = self.held, {}
        changed, self.events = t.beside.events != self.events, t.beside.events
        self.refused = 0 if changed else self.refused + 1
        for number, idx in held.items():
            wait = self.program.blocks[number].wait
            assert wait is not None
            t.idx, t.pc = idx, self.program.blocks[number].pc
            if changed:
                self.add(number, None if len(idx) == t.count else idx)
                continue
            if self.refused > PATIENCE:
                raise Violation(t.beside.awaited(), 0)
            wait[1](t, np.zeros(len(idx), np.bool_))
            self.add(number + 1, None if len(idx) == t.count else idx)

    # -- barriers

    def _park(self, number: int) -> None:
        """Lanes that an instruction of a subgroup wants are elsewhere: its work-items wait for them."""
        t = self.items
        if t.idx is None or not (self.ready or self.waiting or self.held):
            raise self._alone()
        if number in self.ready:  # the rest of them, of whom some alone were drawn
            self.add(number, t.idx)
        else:
            self.parked[number] = t.idx

    def _alone(self) -> Violation:
        words = self.items.launch.shape.terms
        return Violation(
            f"some of the instruction's {words.item}s live and never come here: lanes that its mask names, or the whole of a "
            f"{words.subgroup} or of several",
            0,
        )

    def _arrive(self, number: int, block: Block) -> None:
        t = self.items
        assert block.arrive is not None
        arrival = block.arrive(t)
        arrival.block, arrival.pc = number, t.pc
        if arrival.plain and (t.idx is None or len(t.idx) == self._living()) and not self.waiting:
            tick_group(t, None)
            if t.others is None:
                t.shared_races.barrier()
            else:  # those of a cluster meet in it, too
                t.shared_races.check_writes()
            self.add(number + 1, t.idx)
            return
        arrival.idx = np.arange(t.count) if t.idx is None else t.idx
        self.waiting.append(arrival)
        if arrival.passes:
            self.add(number + 1, t.idx)

    def _living(self) -> int:
        return int(self.items.alive.sum())

    def _release(self) -> bool:
        """Lets through the barriers that are complete; a trap where work-items wait and none is."""
        t = self.items
        if not self.waiting and not self.parked and not self.held:
            return False
        t.idx = None
        if self.waiting:
            passed = released(t, self.waiting, self.items.alive)
            for number, idx in passed:
                self.add(number + 1, None if len(idx) == t.count else idx)
            if passed:
                return True
        if self.held:
            self._ask_again()
            return True
        if self.parked:
            number = min(self.parked)
            t.idx, t.pc = self.parked[number], self.program.blocks[number].start
            raise self._alone()
        waiting = [w for w in self.waiting if not w.passes]
        if not waiting:
            self.waiting.clear()
            return False
        t.idx, t.pc = waiting[0].idx, waiting[0].pc
        raise Violation("a barrier in divergent code: " + waiting[0].why, 0)
