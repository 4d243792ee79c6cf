"""Finds data races: two threads touch one element, one of them writes,
and no barrier of their group lies between.

Barriers don't order different groups, so between those every such pair is a race. Vectorised: per element the last write
and the reads since are kept as stamps, (barriers passed by the group) << 40 | thread number + 1.
"""

from __future__ import annotations

import numpy as np

from kg.records import dataclass
from kg.semantics.floats import Array

_SHIFT = 40
_MANY = (1 << _SHIFT) - 1  # in place of a thread number: several threads of the group


@dataclass(frozen=True, slots=True)
class Race:
    """The first of the conflicts found: an element, the thread now, and the thread before (-1:
    one of several)."""

    element: int
    now: int
    before: int
    both_write: bool


class RaceTracker:
    """The history of the elements of one memory. `items` is the number of threads of a work-group."""

    def __init__(self, size: int, items: int, *, reads: bool) -> None:
        self.items = items
        self.writes = np.zeros(size, np.int64)
        self.reads = np.zeros(size if reads else 0, np.int64)
        self.reading_group = np.zeros(size if reads else 0, np.int32)  # group + 1, -1 for several
        self.follows_reads = reads
        self.read_until: Array | None = None  #: per element, the epoch from which on an asynchronous unit has read it

    def read_late(self, elements: Array, epochs: Array) -> None:
        """Note reads that may last until the second barrier after now."""
        if self.read_until is None:
            self.read_until = np.zeros(self.writes.size, np.int64)
        self.read_until[elements] = epochs + 2

    def is_read_late(self, elements: Array, epochs: Array) -> Array:
        """Which elements may still be read by a unit."""
        return np.zeros(len(elements), np.bool_) if self.read_until is None else self.read_until[elements] > epochs

    def write(self, elements: Array, threads: Array, epochs: Array) -> Race | None:
        """Note writes of 1-d arrays of elements by threads; the first race that they make."""
        if self.follows_reads:
            race = self._write_after_read(elements, threads, epochs)
            if race:
                return race
        race = self._clash_with_writes(elements, threads, epochs, both_write=True)
        stamps = (epochs << _SHIFT) + threads + 1
        self.writes[elements] = stamps
        kept = self.writes[elements]
        return race or _first(kept != stamps, elements, threads, kept, both_write=True)

    def read(self, elements: Array, threads: Array, epochs: Array) -> Race | None:
        """Note reads; the first race with an earlier write."""
        race = self._clash_with_writes(elements, threads, epochs, both_write=False)
        old = self.reads[elements]
        stamps = (epochs << _SHIFT) + threads + 1
        others = (old >> _SHIFT == epochs) & (old != 0) & (old != stamps)
        self.reads[elements] = stamps
        others |= self.reads[elements] != stamps
        self.reads[elements[others]] = (epochs[others] << _SHIFT) + _MANY
        groups = (threads // self.items + 1).astype(np.int32)
        seen = self.reading_group[elements]
        self.reading_group[elements] = groups
        foreign = (self.reading_group[elements] != groups) | ((seen != 0) & (seen != groups))
        self.reading_group[elements[foreign]] = -1
        return race

    def _clash_with_writes(self, elements: Array, threads: Array, epochs: Array, *, both_write: bool) -> Race | None:
        old = self.writes[elements]
        if not old.any():
            return None
        before = (old & _MANY) - 1
        unordered = (before // self.items != threads // self.items) | (old >> _SHIFT == epochs)
        return _first((old != 0) & (before != threads) & unordered, elements, threads, old, both_write=both_write)

    def _write_after_read(self, elements: Array, threads: Array, epochs: Array) -> Race | None:
        old = self.reads[elements]
        if not old.any():
            return None
        same_epoch = (old >> _SHIFT == epochs) & (old & _MANY != threads + 1)
        foreign = self.reading_group[elements] != threads // self.items + 1
        return _first((old != 0) & (same_epoch | foreign), elements, threads, old, both_write=False)


def _first(bad: Array, elements: Array, threads: Array, stamps: Array, *, both_write: bool) -> Race | None:
    if not bad.any():
        return None
    at = int(np.flatnonzero(bad)[0])
    before = int(stamps[at]) & _MANY
    return Race(int(elements[at]), int(threads[at]), -1 if before == _MANY else before - 1, both_write)
