"""The device's memory: allocations between red zones, and for every byte whether it was ever written."""

from __future__ import annotations

import mmap
import threading
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from kg_sim.errors import SimulatorTrap
from kg_sim.memory.races import Races
from kg_sim.memory.region import Region
from kg_sim.numbers.types import Array

#: Where global addresses begin: so high that an address cut to 32 bits is no address.
BASE: Final = 1 << 44
#: Generic addresses of a work-group's shared memory, of a work-item's private memory and of a kernel's arguments.
SHARED_WINDOW: Final = 1 << 42
PRIVATE_WINDOW: Final = 1 << 41
ARGUMENTS_WINDOW: Final = 1 << 40
WINDOW: Final = 1 << 32
#: Bytes between allocations that belong to none.
RED_ZONE: Final = 512
#: From this size on, freed memory goes back to the operating system at once.
LARGE: Final = 1 << 16


@dataclass(slots=True)
class Allocation:
    """One allocation.
    `full` says that every byte is known to be written; `races` lives as long as a launch.

    So do the bytes, from and to, that each instruction has read by read-only loads or has stored: arrays may share an allocation.
    """

    start: int
    size: int
    full: bool = False
    readonly: bool = False
    readonly_loads: dict[int, tuple[int, int]] = field(default_factory=dict[int, "tuple[int, int]"])
    stored: dict[int, tuple[int, int]] = field(default_factory=dict[int, "tuple[int, int]"])
    races: Races | None = None


@dataclass(slots=True)
class Freed:
    """Space that can be given out again once the rest is used up."""

    start: int
    end: int


def reserve(capacity: int) -> mmap.mmap:
    """Address space of zeros that takes memory only where it is touched."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0x4000)
    return mmap.mmap(-1, capacity, flags=flags)


@dataclass(slots=True)
class Memory:
    """Global memory of `capacity` bytes, committed as it is touched. Addresses are those that kernels see.

    A launch, and what changes which allocations there are, holds `lock`: threads may share a memory, and their launches run one after another.
    """

    capacity: int = 1 << 36
    simulator: str = "simulator"
    region: Region = field(init=False)
    _data: mmap.mmap = field(init=False)
    _written: mmap.mmap = field(init=False)
    _starts: list[int] = field(default_factory=list[int])
    _allocations: list[Allocation] = field(default_factory=list[Allocation])
    _freed: list[Freed] = field(default_factory=list[Freed])
    _top: int = RED_ZONE
    touched: list[Allocation] = field(default_factory=list[Allocation])
    lock: threading.RLock = field(default_factory=threading.RLock)

    def __post_init__(self) -> None:
        self._data, self._written = reserve(self.capacity), reserve(self.capacity)
        self.region = Region(np.frombuffer(self._data, np.uint8), np.frombuffer(self._written, np.uint8))

    def alloc(self, nbytes: int, align: int = 256) -> int:
        """The address of `nbytes` fresh, unwritten bytes."""
        with self.lock:
            start = self._place(nbytes, align)
            at = bisect_right(self._starts, start)
            self._starts.insert(at, start)
            self._allocations.insert(at, Allocation(start, nbytes))
        return BASE + start

    def _place(self, nbytes: int, align: int) -> int:
        start = -(-self._top // align) * align
        if start + nbytes + RED_ZONE <= self.capacity:
            self._top = start + nbytes + RED_ZONE
            return start
        self._freed.sort(key=lambda piece: piece.start)
        merged: list[Freed] = []
        for piece in self._freed:
            if merged and piece.start <= merged[-1].end + RED_ZONE:
                merged[-1].end = piece.end
            else:
                merged.append(piece)
        self._freed = merged
        for piece in merged:
            start = -(-piece.start // align) * align
            if start + nbytes <= piece.end:
                piece.start = start + nbytes + RED_ZONE
                return start
        raise MemoryError(f"{self.simulator} has no {nbytes} bytes left of {self.capacity}")

    def _trap(self, message: str) -> SimulatorTrap:
        return SimulatorTrap(message, simulator=self.simulator)

    def free(self, address: int) -> None:
        """Gives an allocation back; a later access to it is out of range."""
        with self.lock:
            self._free(address)

    def _free(self, address: int) -> None:
        found = self.find(address, 0)
        if found is None or found.start != address - BASE:
            raise self._trap(f"free of {address:#x}, which begins no allocation")
        at = bisect_right(self._starts, found.start) - 1
        del self._starts[at], self._allocations[at]
        start, end = found.start, found.start + found.size
        self._freed.append(Freed(start, end))
        first = last = end
        if found.size >= LARGE and hasattr(mmap, "MADV_DONTNEED"):
            first, last = -(-start // mmap.PAGESIZE) * mmap.PAGESIZE, end // mmap.PAGESIZE * mmap.PAGESIZE
            self._data.madvise(mmap.MADV_DONTNEED, first, last - first)
            self._written.madvise(mmap.MADV_DONTNEED, first, last - first)
        self.region.written[start:first] = 0  # whole pages are zero by now, and were not touched for it
        self.region.written[last:end] = 0

    def find(self, address: int, nbytes: int) -> Allocation | None:
        """The allocation that holds these bytes entirely."""
        offset = address - BASE
        at = bisect_right(self._starts, offset) - 1
        if at < 0:
            return None
        found = self._allocations[at]
        return found if offset + nbytes <= found.start + found.size else None

    def near(self, address: int) -> str:
        """Where an address lies, in words."""
        offset = address - BASE
        at = bisect_right(self._starts, offset) - 1
        if at < 0:
            return "no allocation lies below it"
        found = self._allocations[at]
        return f"{offset - found.start} bytes after the begin of the allocation {BASE + found.start:#x} of {found.size} bytes"

    def view(self, address: int, nbytes: int) -> Array:
        """The bytes themselves, for copies by the host."""
        if self.find(address, nbytes) is None:
            raise self._trap(f"a copy of {nbytes} bytes at {address:#x} leaves its allocation: {self.near(address)}")
        return self.region.data[address - BASE : address - BASE + nbytes]

    def mark_written(self, address: int, nbytes: int) -> None:
        """Tells that the host wrote these bytes."""
        found = self.find(address, nbytes)
        if found is None:
            raise self._trap(f"a copy of {nbytes} bytes to {address:#x} leaves its allocation: {self.near(address)}")
        if nbytes == found.size:
            found.full = True
        elif not found.full:
            self.region.written[address - BASE : address - BASE + nbytes] = 1

    def end_launch(self) -> None:
        """Forgets who touched what."""
        for allocation in self.touched:
            allocation.races = None
            allocation.readonly_loads.clear()
            allocation.stored.clear()
        self.touched.clear()

    @property
    def starts(self) -> Array:
        """Where allocations begin, in order."""
        return np.array(self._starts, np.int64)

    @property
    def ends(self) -> Array:
        """Where allocations end, in order of their begins."""
        return np.array([a.start + a.size for a in self._allocations], np.int64)

    def at(self, number: int) -> Allocation:
        """An allocation by its number in order."""
        return self._allocations[number]
