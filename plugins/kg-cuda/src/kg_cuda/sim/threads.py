"""The threads that run together: their registers, who they are, and which of them an instruction is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np

from kg_cuda.sim.hopper.proxy import Proxy
from kg_cuda.sim.memory.allocations import Memory
from kg_cuda.sim.memory.races import Races
from kg_cuda.sim.memory.region import Region
from kg_cuda.sim.numbers.types import U32, U64, Array, DType

#: What registers hold that some threads wrote and others did not.
POISON: Final = 0xCDCDCDCDCDCDCDCD
Step = Callable[["Threads"], None]


@dataclass(slots=True)
class Shape:
    """What a launch says, and what stays the same in it."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    params: Array
    memory: Memory
    symbols: dict[str, int]
    shared_bytes: int
    dynamic_shared: int
    local_bytes: int
    checks: bool
    #: Which blocks have fenced for the device; None in a kernel that never does.
    fences: Array | None
    #: The kernel uses mbarriers, bulk copies or wgmma.
    proxied: bool
    executed: int = 0

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1] * self.block[2]


@dataclass(slots=True)
class Pending:
    """One cp.async of some threads, under way. `places` are threads by their place, `group` what each one's commits counted."""

    place: Array
    group: Array
    offsets: Array
    values: Array
    size: int
    pc: int


@dataclass(slots=True)
class Threads:
    """A batch: the threads of `blocks` blocks from `first` on, in order.

    `regs[slot]` is an array over the living threads, or of one element where all agree, which no code may change in place.
    `idx` selects the threads an instruction is for; None is all of them.
    """

    shape: Shape
    first: int
    blocks: int
    count: int
    regs: list[Array | None]
    idx: Array | None
    place: Array
    linear: Array
    block: Array
    shared: Region
    local: Region
    shared_races: Races
    stamps: Array
    lane: Array
    warp: Array
    alive: Array
    pc: int = 0
    frame: dict[str, Array] = field(default_factory=dict[str, Array])
    special: dict[str, Array] = field(default_factory=dict[str, Array])
    pending: list[Pending] = field(default_factory=list[Pending])
    commits: Array | None = None
    arrival: object = None
    proxy: Proxy | None = None
    #: Threads of one block may have passed different numbers of barriers.
    uneven: bool = False
    #: Stamps by what each thread has waited for, once some have gone on without waiting: an access comes after what is below them.
    seen: Array | None = None
    block_ticks: int = 0
    warp_ticks: int = 0

    @property
    def active(self) -> int:
        return self.count if self.idx is None else len(self.idx)

    @property
    def warps(self) -> int:
        """How many warps the batch began with."""
        return self.blocks * -(-self.shape.threads // 32)

    def of(self, values: Array) -> Array:
        """One value per living thread → one per active thread."""
        return values if self.idx is None else values[self.idx]

    def ends(self) -> Array:
        """The stamps of the first and the last active thread: they stand for all where all read one place."""
        idx = self.idx
        return self.stamps[[0, -1]] if idx is None else self.stamps[idx[[0, -1]]]

    def sight(self, at: Array | int | None = None) -> Array | None:
        """What the active threads (at these numbers) have seen of others, where that is not what their own stamps say."""
        if self.seen is None:
            return None
        found = self.of(self.seen)
        return found if at is None else found[at : at + 1 or None] if isinstance(at, int) else found[at]

    def put(self, slot: int, values: Array) -> None:
        """Writes a register of the active threads. `values` must be nobody else's, and of the register's dtype."""
        idx = self.idx
        if idx is None:
            self.regs[slot] = values
            return
        row = self.regs[slot]
        if row is None:
            fill = False if values.dtype == np.bool_ else POISON & ((1 << 8 * values.itemsize) - 1)
            row = self.regs[slot] = np.full(self.count, fill, values.dtype)
        elif len(row) == 1:
            row = self.regs[slot] = np.full(self.count, row[0], row.dtype)
        row[idx] = values

    def compact(self) -> None:
        """Forgets the threads that ended: the active ones are all that live."""
        idx = self.idx
        if idx is None:
            return
        self.regs = [row if row is None or len(row) == 1 else row[idx] for row in self.regs]
        for name in ("place", "linear", "block", "stamps", "lane", "warp"):
            setattr(self, name, getattr(self, name)[idx])
        self.special = {name: row if len(row) == 1 else row[idx] for name, row in self.special.items()}
        self.frame = {name: row[idx] for name, row in self.frame.items()}
        if self.seen is not None:
            self.seen = self.seen[idx]
        self.count, self.idx, self.alive = len(idx), None, np.ones(len(idx), np.bool_)

    # -- warps

    def by_warp(self, values: Array) -> Array:
        """One value per active thread → (warps, 32). Lanes that are not active hold zero."""
        if len(values) == 1 and self.active > 1:
            values = np.broadcast_to(values, (self.active,))
        if self.idx is None and self.count == self.warps * 32:
            return values.reshape(-1, 32)
        out = np.zeros(self.warps * 32, values.dtype)
        out[self.of(self.warp) * 32 + self.of(self.lane)] = values
        return out.reshape(-1, 32)

    def from_warps(self, values: Array) -> Array:
        """(warps, 32) → one value per active thread, a fresh array."""
        if self.idx is None and self.count == self.warps * 32:
            return values.reshape(-1).copy()
        return values.reshape(-1)[self.of(self.warp) * 32 + self.of(self.lane)]

    def present(self) -> Array:
        """(warps, 32): which lanes are active."""
        return self.by_warp(np.ones(self.active, np.bool_))

    def living(self) -> Array:
        """(warps, 32): which lanes live."""
        out = np.zeros(self.warps * 32, np.bool_)
        out[(self.warp * 32 + self.lane)[self.alive]] = True
        return out.reshape(-1, 32)


@lru_cache(maxsize=16)
def _identity(size: int, blocks: int) -> tuple[Array, ...]:
    """place, linear, block, lane and warp of the threads of a batch. Nobody changes them."""
    linear = np.tile(np.arange(size, dtype=np.int64), blocks)
    block = np.repeat(np.arange(blocks, dtype=np.int64), size)
    return np.arange(size * blocks), linear, block, linear & 31, block * -(-size // 32) + (linear >> 5)


def _private(nbytes: int, checks: bool) -> Region:
    return Region(np.zeros(nbytes, np.uint8), np.zeros(nbytes if checks else 0, np.uint8))


def make_threads(shape: Shape, first: int, blocks: int, slots: int) -> Threads:
    """The threads of `blocks` blocks, at the kernel's begin."""
    size = shape.threads
    place, linear, block, lane, warp = _identity(size, blocks)
    stride = -(-shape.shared_bytes // 16) * 16
    local = -(-shape.local_bytes // 16) * 16
    shared, own = _private(stride * blocks, shape.checks), _private(local * len(place), shape.checks)
    stamps = (place + (first * size + 1)).view(U64) << np.uint64(32)
    races = Races(0, stride * blocks, size)
    t = Threads(
        shape, first, blocks, len(place), [None] * slots, None, place, linear, block, shared, own, races, stamps, lane, warp,
        np.ones(len(place), np.bool_),
    )  # fmt: skip
    if shape.proxied:
        t.proxy = Proxy(len(place), np.zeros(stride * blocks, np.bool_), np.zeros(stride * blocks // 16, np.bool_))
    return t


def special(t: Threads, name: str) -> Array:
    """A special register over the living threads, or of one element; whoever changes it in place copies it first."""
    found = t.special.get(name)
    if found is None:
        found = _special(t, name)
        if not name.startswith("%clock") and not name.startswith("%globaltimer"):
            t.special[name] = found
    return found


def _one(value: int, dtype: DType = U32) -> Array:
    return np.array([value], dtype)


def _special(t: Threads, name: str) -> Array:
    shape = t.shape
    base, _, axis = name[1:].partition(".")
    along = "xyz".find(axis) if axis else 0
    if base == "tid":
        size = shape.block
        if size[along] == 1:
            return _one(0)
        below = (1, size[0], size[0] * size[1])[along]
        return (t.linear // below % size[along]).astype(U32)
    if base == "ctaid":
        size = shape.grid
        if size[along] == 1:
            return _one(0)
        below = (1, size[0], size[0] * size[1])[along]
        return ((t.block + t.first) // below % size[along]).astype(U32)
    if base in ("clusterid", "nclusterid"):
        return _special(t, "%" + base.replace("cluster", "cta") + "." + axis)
    if base in ("clock64", "globaltimer"):
        return _one(shape.executed, U64)
    if base.startswith("lanemask_"):
        return _lane_mask(t, base[-2:])
    if base == "laneid":
        return t.lane.astype(U32)
    if base == "warpid":
        return (t.linear >> 5).astype(U32)
    return _one(_constant(shape, base, along))


def _lane_mask(t: Threads, which: str) -> Array:
    bit = np.uint64(1) << t.lane.astype(U64)
    masks = {"eq": bit, "lt": bit - 1, "le": bit * 2 - 1, "gt": ~(bit * 2 - 1), "ge": ~(bit - 1)}
    return masks[which].astype(U32)


def _constant(shape: Shape, base: str, along: int) -> int:
    constants = {
        "ntid": shape.block[along], "nctaid": shape.grid[along], "cluster_nctaid": 1, "cluster_ctaid": 0,
        "nwarpid": -(-shape.threads // 32), "smid": 0, "nsmid": 1, "gridid": 0, "cluster_ctarank": 0, "cluster_nctarank": 1,
        "is_explicit_cluster": 0, "clock": shape.executed & 0xFFFFFFFF, "clock_hi": shape.executed >> 32,
        "globaltimer_lo": shape.executed & 0xFFFFFFFF, "globaltimer_hi": shape.executed >> 32,
        "dynamic_smem_size": shape.dynamic_shared, "total_smem_size": shape.shared_bytes, "aggr_smem_size": shape.shared_bytes,
    }  # fmt: skip
    return constants[base]
