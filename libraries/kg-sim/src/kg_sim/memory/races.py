"""Race detection per byte by vector clocks:
conflicting accesses of work-items without a barrier in between."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from kg_sim.errors import Violation
from kg_sim.memory.region import Places
from kg_sim.numbers.types import Array
from kg_sim.shape import Shape

#: A stamp is (work-item + 1) << 32 | barriers of the work-group << 14 | barriers of the subgroup, counted by `clocks`.
ITEM: Final = np.uint64(32)
GROUP_SHIFT: Final = 14
SUBGROUP_CLOCK: Final = (1 << GROUP_SHIFT) - 1
GROUP_CLOCK: Final = ((1 << 32) - 1) ^ SUBGROUP_CLOCK
#: So many logged accesses are looked through at once, lest the log grow without bound.
LOG_LIMIT: Final = 1 << 23


class VectorClock(NamedTuple):
    """What work-items have seen of others: of their own work-group as stamps,
    and of each other one of their cluster the clock before which they have."""

    stamps: Array
    others: Array | None


@dataclass(slots=True)
class Access:
    """Accesses of one instruction, not yet checked."""

    write: bool
    places: Places
    stamps: Array
    pc: int
    seen: VectorClock


@dataclass(slots=True)
class Races:
    """The accesses to one region: an allocation, or the shared memory of the work-groups
    that run together.

    Accesses are logged; they are compared when one writes what others touched, or a barrier ends the time in which they could meet.
    A region that is only read is never checked. `base` is the region's first byte; `fences` says of each work-group whether it has
    fenced for the device: two that have may have ordered their accesses by atomics.
    """

    base: int
    nbytes: int
    shape: Shape
    log: list[Access] = field(default_factory=list[Access])
    logged: int = 0
    #: Writes that later accesses may meet: logged, or checked and kept.
    writes: int = 0
    kept_writes: int = 0
    cell: int = 0
    fences: Array | None = None
    writer: Array = field(default_factory=lambda: np.zeros(0, np.uint64))
    reader: Array = field(default_factory=lambda: np.zeros(0, np.uint64))
    other: Array = field(default_factory=lambda: np.zeros(0, np.uint64))

    def add(self, write: bool, places: Places, stamps: Array, pc: int, seen: VectorClock | None = None) -> None:
        """One instruction's accesses, `stamps` those of its work-items: what later ones are compared with.
        `seen` is what is compared with earlier accesses, where that differs."""
        self.log.append(Access(write, places, stamps, pc, VectorClock(stamps, None) if seen is None else seen))
        self.logged += places.count
        self.writes += write
        if self.logged > LOG_LIMIT:
            self.check()

    def barrier(self) -> None:
        """All work-items that share the region wait for one another: what was logged can meet nothing later."""
        self.check_writes()
        self.log.clear()
        self.logged = self.writes = self.kept_writes = 0

    def check_writes(self) -> None:
        """Checks, where there is a write to be met."""
        if self.writes or self.kept_writes:
            self.check()

    def check(self) -> None:
        """Compares the logged accesses with one another and with what was kept of earlier ones."""
        self._refine(min(access.places.size for access in self.log) if self.log else 4)
        for access in self.log:
            cells, stamps, seen = self._cells(access)
            (self._write if access.write else self._read)(cells, stamps, seen, access)
        self.log.clear()
        self.kept_writes += self.writes
        self.logged = self.writes = 0

    def kept(self) -> tuple[Array, ...]:
        """The stamps of earlier accesses, by cell; 0 where there is none."""
        return self.writer, self.reader, self.other

    def _refine(self, size: int) -> None:
        """Makes cells at most `size` bytes."""
        size = min(size, 8)
        if self.cell == 0:
            count = -(-self.nbytes // size) + 1
            self.writer = np.zeros(count, np.uint64)
            self.cell = size
        elif size < self.cell:
            times = self.cell // size
            self.writer, self.reader, self.other = (x.repeat(times) for x in (self.writer, self.reader, self.other))
            self.cell = size

    def _cells(self, access: Access) -> tuple[Array | slice, Array, VectorClock]:
        places, stamps, seen = access.places, access.stamps, access.seen
        times = places.size // self.cell
        if times > 1:
            stamps = stamps.repeat(times)
            others = None if seen.others is None else seen.others.repeat(times, axis=0)
            seen = VectorClock(stamps if seen.stamps is access.stamps else seen.stamps.repeat(times), others)
        if places.run:
            first = (places.first * places.size - self.base) // self.cell
            return slice(first, first + places.count * times), stamps, seen
        index = (places.index * places.size - self.base) // self.cell
        if times == 1:
            return index, stamps, seen
        return (index[:, None] + np.arange(times)).ravel(), stamps, seen

    def _unordered(self, earlier: Array, seen: VectorClock) -> Array | None:
        """Where an earlier access by another work-item has no barrier after it."""
        now, others = seen
        found = (earlier != 0) & ((earlier ^ now) >> ITEM != 0)
        if not found.any():
            return None
        at = found.nonzero()[0]
        before, after = earlier[at], now[at]
        old, new = (before >> ITEM) - 1, (after >> ITEM) - 1
        size, shift = np.uint64(self.shape.size), np.uint64(self.shape.shift)
        same_group = old // size == new // size
        same_subgroup = same_group & (old % size >> shift == new % size >> shift)
        barrier = (before & GROUP_CLOCK) < (after & GROUP_CLOCK)
        ordered = same_group & barrier
        if self.shape.lockstep:
            ordered |= same_subgroup
        else:
            ordered |= same_subgroup & ((before & SUBGROUP_CLOCK) < (after & SUBGROUP_CLOCK))
        if others is not None:
            count = np.uint64(others.shape[1])
            clock = ((before & GROUP_CLOCK) >> np.uint64(GROUP_SHIFT)).astype(np.int64)
            known = clock < others[at, (old // size % count).astype(np.int64)]
            ordered |= ~same_group & (old // size // count == new // size // count) & known
        if self.fences is not None:
            ordered |= ~same_group & self.fences[old // size] & self.fences[new // size]
        bad = at[~ordered]
        return bad if len(bad) else None

    def _read(self, cells: Array | slice, stamps: Array, seen: VectorClock, access: Access) -> None:
        bad = self._unordered(self.writer[cells], seen)
        if bad is not None:
            self._report(bad, self.writer[cells], stamps, access, "reads", "writes")
        if not len(self.reader):
            self.reader, self.other = np.zeros_like(self.writer), np.zeros_like(self.writer)
        before = self.reader[cells]
        kept = self._unordered(before, seen) if before.any() else None
        if kept is None:
            self.reader[cells] = stamps
        else:
            mine = stamps.copy()
            mine[kept] = before[kept]
            self.reader[cells] = mine
            others = self.other[cells].copy()
            others[kept] = stamps[kept]
            self.other[cells] = others
        if not isinstance(cells, slice):  # many readers of one byte at once: one is kept, and another one
            lost = self.reader[cells] != stamps
            if lost.any():
                self.other[cells[lost]] = stamps[lost]

    def _write(self, cells: Array | slice, stamps: Array, seen: VectorClock, access: Access) -> None:
        before = self.writer[cells]
        kept = ((self.reader[cells], "read"), (self.other[cells], "read")) if len(self.reader) else ()
        for earlier, verb in ((before, "wrote"), *kept):
            if not earlier.any():
                continue
            bad = self._unordered(earlier, seen)
            if bad is not None:
                self._report(bad, earlier, stamps, access, "writes", verb)
        self.writer[cells] = stamps
        if not isinstance(cells, slice):
            lost = self.writer[cells] != stamps
            if lost.any():
                bad = lost.nonzero()[0]
                self._report(bad, self.writer[cells], stamps, access, "writes", "writes too, in the same instruction,")

    def _report(self, bad: Array, earlier: Array, stamps: Array, access: Access, begin: str, verb: str) -> None:
        at = int(bad[0])
        other, mine = int(earlier[at] >> ITEM) - 1, int(stamps[at] >> ITEM) - 1
        times = access.places.size // self.cell
        unit = access.places.first + at // times if access.places.run else int(access.places.index[at // times])
        offset = unit * access.places.size - self.base + at % times * self.cell
        words, size = self.shape.terms, self.shape.size
        raise Violation(
            f"data race: {words.item} {mine % size} of {words.group} {mine // size} {begin} what {words.item} {other % size} of "
            f"{words.group} {other // size} {verb} with no barrier between (byte {offset} of the region)",
            pc=access.pc,
        )
