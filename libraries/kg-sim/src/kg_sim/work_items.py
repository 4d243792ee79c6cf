"""The work-items of a batch: their registers, ids, and the active mask of an instruction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

import numpy as np

from kg_sim.errors import Violation
from kg_sim.memory.allocations import Memory
from kg_sim.memory.races import ITEM, Races, VectorClock
from kg_sim.memory.region import Places, Region
from kg_sim.numbers.types import U64, Array
from kg_sim.shape import Shape

if TYPE_CHECKING:
    from kg_sim.counters.traffic import Traffic
    from kg_sim.synchronization.async_copies import Copy

#: What registers hold that some work-items wrote and others did not.
POISON: Final = 0xCDCDCDCDCDCDCDCD
Step = Callable[["WorkItems"], None]


@dataclass(slots=True)
class Launch:
    """What a launch says, and what stays the same in it."""

    grid: tuple[int, int, int]
    #: The work-group's size along each dimension.
    local: tuple[int, int, int]
    shape: Shape
    memory: Memory
    #: The kernel's arguments: what the space "arguments" holds.
    arguments: Array
    shared_bytes: int = 0
    private_bytes: int = 0
    checks: bool = True
    #: What the program refers to by name: addresses of variables, sizes that are known when it is launched.
    symbols: Mapping[str, int] = field(default_factory=dict[str, int])
    #: Which work-groups have fenced for the device; None in a kernel that never does.
    fences: Array | None = None
    #: Where accesses are counted; None where nobody asks.
    traffic: Traffic | None = None
    #: Draws who runs next, so that subgroups run ahead of each other; None: those at the smallest program counter, all at once.
    order: Random | None = None
    #: Work-groups along each dimension of a cluster: they run beside each other and may reach each other's shared memory. The grid is a multiple of it.
    cluster: tuple[int, int, int] = (1, 1, 1)
    executed: int = 0

    @property
    def size(self) -> int:
        """Work-items of a work-group."""
        return self.shape.size

    @property
    def groups(self) -> int:
        """Work-groups of the launch."""
        return self.grid[0] * self.grid[1] * self.grid[2]

    @property
    def clustered(self) -> int:
        """Work-groups of a cluster, whose numbers stand in a row."""
        return self.cluster[0] * self.cluster[1] * self.cluster[2]

    def rank(self, numbers: Array, axis: int) -> Array:
        """Where work-groups of these numbers, of a cluster or of the launch,
        are in their clusters along an axis."""
        (x, y, _), size = self.cluster, self.cluster[axis]
        return numbers % self.clustered // (1, x, x * y)[axis] % size

    def position(self, numbers: Array, axis: int) -> Array:
        """Where work-groups of these numbers are in the grid along an axis:
        they are numbered cluster by cluster."""
        x, y, z = (count // own for count, own in zip(self.grid, self.cluster, strict=True))
        return numbers // self.clustered // (1, x, x * y)[axis] % (x, y, z)[axis] * self.cluster[axis] + self.rank(
            numbers, axis
        )

    @property
    def shared_stride(self) -> int:
        """From one work-group's shared memory to the next's, in the region that holds those of a batch."""
        return -(-self.shared_bytes // 16) * 16


class Extension(Protocol):
    """What an instruction set keeps beside the work-items of a batch; the engine tells it what happens.

    `events` grows with all that a work-item may wait for; `awaited` says in words what those wait for whose wait never ends.
    """

    events: int

    def stored(self, places: Places) -> None: ...
    def ended(self, items: WorkItems) -> None: ...
    def rebased(self, lows: Array) -> None: ...
    def awaited(self) -> str: ...


@dataclass(slots=True)
class WorkItems:
    """A batch: the work-items of `groups` work-groups from `first` on, in order.

    `regs[slot]` is an array over the living work-items, or of one element where all agree, which no code may change in place;
    `scalars[slot]` one over the batch's subgroups, or of one element. `idx` selects the work-items an instruction is for; None is all
    that live. The engine sets it by control flow, an instruction set narrows it by its masks (`program.guarded`).
    """

    launch: Launch
    first: int
    groups: int
    count: int
    regs: list[Array | None]
    scalars: list[Array | None]
    idx: Array | None
    place: Array
    linear: Array
    group: Array
    lane: Array
    subgroup: Array
    shared: Region
    private: Region
    shared_races: Races
    stamps: Array
    alive: Array
    pc: int = 0
    #: What the instruction set keeps of each living work-item, by name; rows of one element are the same for all.
    kept: dict[str, Array] = field(default_factory=dict[str, Array])
    copies: list[Copy] = field(default_factory=list["Copy"])
    commits: Array | None = None
    beside: Extension | None = None
    #: Work-items of one work-group may have passed different numbers of barriers.
    uneven: bool = False
    #: Stamps by what each has waited for, once some have gone on without waiting: an access comes after what is below them.
    seen: Array | None = None
    #: (work-items, work-groups of a cluster): what work-groups of its cluster did before these clocks of theirs each has waited for. None without clusters.
    others: Array | None = None
    group_ticks: int = 0
    subgroup_ticks: int = 0
    _here: tuple[Array | None, int, Array | None] | None = None

    @property
    def active(self) -> int:
        return self.count if self.idx is None else len(self.idx)

    @property
    def subgroups(self) -> int:
        """How many subgroups the batch began with."""
        return self.groups * self.launch.shape.subgroups

    @property
    def whole(self) -> bool:
        """Whether all subgroups are active, each with all its lanes."""
        return self.idx is None and self.count == self.subgroups * self.launch.shape.width

    def of(self, values: Array) -> Array:
        """One value per living work-item → one per active one."""
        return values if self.idx is None else values[self.idx]

    def ends(self) -> Array:
        """The stamps of the first and the last active work-item: they stand for all where all read one place."""
        idx = self.idx
        return self.stamps[[0, -1]] if idx is None else self.stamps[idx[[0, -1]]]

    def vector_clock(self, at: Array | int | None = None) -> VectorClock | None:
        """What the active work-items (at these numbers) have seen of others,
        where that is not what their own stamps say."""
        if self.seen is None and self.others is None:
            return None
        found = self.of(self.stamps if self.seen is None else self.seen), None if self.others is None else self.of(self.others)
        if at is None:
            return VectorClock(*found)
        chosen = slice(at, at + 1 or None) if isinstance(at, int) else at
        return VectorClock(found[0][chosen], None if found[1] is None else found[1][chosen])

    def put(self, slot: int, values: Array) -> None:
        """Writes a register of the active work-items.
        `values` must be nobody else's, and of the register's dtype."""
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
        """Forgets the work-items that ended: the active ones are all that live."""
        idx = self.idx
        if idx is None:
            return
        self.regs = [row if row is None or len(row) == 1 else row[idx] for row in self.regs]
        for name in ("place", "linear", "group", "stamps", "lane", "subgroup"):
            setattr(self, name, getattr(self, name)[idx])
        self.kept = {name: row if len(row) == 1 else row[idx] for name, row in self.kept.items()}
        if self.seen is not None:
            self.seen = self.seen[idx]
        if self.others is not None:
            self.others = self.others[idx]
        self.count, self.idx, self.alive = len(idx), None, np.ones(len(idx), np.bool_)

    def local_id(self, axis: int) -> Array:
        """The living work-items' positions in their work-groups along an axis."""
        size = self.launch.local
        return self.linear // (1, size[0], size[0] * size[1])[axis] % size[axis]

    def group_id(self, axis: int) -> Array:
        """The positions of their work-groups in the grid along an axis."""
        return self.launch.position(self.group + self.first, axis)

    # -- registers of subgroups

    def here(self) -> Array | None:
        """The subgroups of the active work-items, in order; None is all that the batch began with."""
        known = self._here
        if known is None or known[0] is not self.idx or known[1] != self.count:
            found = self.of(self.subgroup)
            found = found[np.concatenate([[True], found[1:] != found[:-1]])]
            known = self._here = self.idx, self.count, None if len(found) == self.subgroups else found
        return known[2]

    def scalar(self, slot: int) -> Array:
        """A register of the active subgroups: one value each, or one for all."""
        row, here = self._scalar(slot), self.here()
        return row if here is None or len(row) == 1 else row[here]

    def scalar_of_items(self, slot: int) -> Array:
        """The same, a value for each active work-item, or one for all."""
        row = self._scalar(slot)
        return row if len(row) == 1 else row[self.of(self.subgroup)]

    def _scalar(self, slot: int) -> Array:
        row = self.scalars[slot]
        if row is None:
            raise Violation(f"a register of the {self.launch.shape.terms.subgroup} is read before it was written")
        return row

    def put_scalar(self, slot: int, values: Array) -> None:
        """Writes a register of the active subgroups.
        `values` must be nobody else's: one for each, or one for all."""
        here = self.here()
        if here is None:
            self.scalars[slot] = values
            return
        row = self.scalars[slot]
        if row is None:
            row = self.scalars[slot] = np.full(self.subgroups, POISON & ((1 << 8 * values.itemsize) - 1), values.dtype)
        elif len(row) == 1:
            row = self.scalars[slot] = np.full(self.subgroups, row[0], row.dtype)
        row[here] = values

    # -- by subgroup

    def by_subgroup(self, values: Array) -> Array:
        """One value per active work-item → (subgroups, width). Lanes that are not active hold zero."""
        width = self.launch.shape.width
        if len(values) == 1 and self.active > 1:
            values = np.broadcast_to(values, (self.active,))
        if self.whole:
            return values.reshape(-1, width)
        out = np.zeros(self.subgroups * width, values.dtype)
        out[self.of(self.subgroup) * width + self.of(self.lane)] = values
        return out.reshape(-1, width)

    def from_subgroups(self, values: Array) -> Array:
        """(subgroups, width) → one value per active work-item, a fresh array."""
        if self.whole:
            return values.reshape(-1).copy()
        return values.reshape(-1)[self.of(self.subgroup) * self.launch.shape.width + self.of(self.lane)]

    def present(self) -> Array:
        """(subgroups, width): which lanes are active."""
        return self.by_subgroup(np.ones(self.active, np.bool_))

    def living(self) -> Array:
        """(subgroups, width): which lanes live."""
        width = self.launch.shape.width
        out = np.zeros(self.subgroups * width, np.bool_)
        out[(self.subgroup * width + self.lane)[self.alive]] = True
        return out.reshape(-1, width)


@lru_cache(maxsize=16)
def _identity(shape: Shape, groups: int) -> tuple[Array, ...]:
    """place, linear, group, lane and subgroup of the work-items of a batch. Nobody changes them."""
    linear = np.tile(np.arange(shape.size, dtype=np.int64), groups)
    group = np.repeat(np.arange(groups, dtype=np.int64), shape.size)
    return np.arange(len(linear)), linear, group, linear & (shape.width - 1), group * shape.subgroups + (linear >> shape.shift)


def _region(nbytes: int, checks: bool) -> Region:
    return Region(np.zeros(nbytes, np.uint8), np.zeros(nbytes if checks else 0, np.uint8))


def make_items(launch: Launch, first: int, groups: int, slots: int, scalars: int = 0) -> WorkItems:
    """The work-items of `groups` work-groups, at the kernel's begin,
    with so many registers each and for each subgroup."""
    shape = launch.shape
    place, linear, group, lane, subgroup = _identity(shape, groups)
    private = -(-launch.private_bytes // 16) * 16
    shared, own = _region(launch.shared_stride * groups, launch.checks), _region(private * len(place), launch.checks)
    stamps = (place + (first * shape.size + 1)).view(U64) << ITEM
    others = np.zeros((len(place), launch.clustered), np.int64) if launch.clustered > 1 else None
    return WorkItems(
        launch, first, groups, len(place), [None] * slots, [None] * scalars, None, place, linear, group, lane, subgroup,
        shared, own, Races(0, len(shared.data), shape), stamps, np.ones(len(place), np.bool_), others=others,
    )  # fmt: skip
