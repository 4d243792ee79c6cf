"""State of the asynchronous proxy of a batch: mbarriers, bulk copies, wgmma.

Units of shared memory are 16 bytes, counted through the memories of all blocks. WorkItems are told by their place, which stays theirs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.region import Places
from kg_sim.numbers.types import Array
from kg_sim.synchronization.async_registers import Operations
from kg_sim.synchronization.clocks import others_since
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.hopper.clusters import Clusters

UNIT: Final = 16


@dataclass(slots=True)
class Mbarrier:
    """One mbarrier.
    `clock` is the newest clock of who arrived, `released` what it was when the last phase ended; so are `others`, what those
    had seen of other blocks of the cluster, and `told`. `made`: the clock of who made it."""

    count: int
    pending: int
    phase: int = 0
    transactions: int = 0
    clock: int = 0
    released: int = -1
    others: Array | None = None
    told: Array | None = None
    made: int = -1

    def settle(self) -> bool:
        """Ends the phase if nothing is awaited any more."""
        if self.pending or self.transactions:
            return False
        self.phase, self.pending, self.released, self.told = self.phase + 1, self.count, self.clock, self.others
        return True

    def hear(self, others: Array | None) -> None:
        """Who arrives has seen so much of other blocks of the cluster."""
        if others is not None:
            self.others = others if self.others is None else np.maximum(self.others, others)

    def rebased(self, lows: Array, low: int) -> None:
        """Clocks of its block count from one, those of its cluster's from others (`clocks.restart`)."""
        self.clock, self.released = max(self.clock - low + 1, 0), max(self.released - low + 1, -1)
        self.made = max(self.made - low + 1, 0)
        self.others, self.told = (None if x is None else others_since(x, lows) for x in (self.others, self.told))

    def awaited(self) -> str:
        return f"{self.pending} of {self.count} arrivals and {self.transactions} bytes are awaited in phase {self.phase}"


@dataclass(slots=True)
class Incoming:
    """A bulk copy to shared memory: it arrives when its mbarrier is looked at."""

    thread: int  #: position among the threads
    place: int
    offsets: Array
    values: Array
    pc: int
    clock: int
    block: int  #: the thread's


@dataclass(slots=True)
class Outgoing:
    """A bulk copy from shared memory: read by hardware until its group is awaited."""

    place: int
    group: int
    units: Array
    addresses: Array
    values: Array
    pc: int
    read: bool = False


@dataclass(slots=True)
class Product:
    """A wgmma under way, an operation on registers, and the units of shared memory
    that each warpgroup's reads."""

    places: Array
    group: Array
    written: tuple[int, ...]
    read: tuple[int, ...]
    units: tuple[Array, ...]

    def of(self, chosen: Array) -> Product:
        """That of some warpgroups alone."""
        units = tuple([units for units, own in zip(self.units, chosen.reshape(len(self.units), -1), strict=True) if own[0]])
        return Product(self.places[chosen], self.group[chosen], self.written, self.read, units)


#: A block of the batch, and the number of a warpgroup in it.
Warpgroup = tuple[int, int]


@dataclass(slots=True)
class Pools:
    """Registers of a thread in each warpgroup that has changed them,
    and those that a block has given back."""

    held: dict[Warpgroup, int] = field(default_factory=dict[Warpgroup, int])
    free: dict[int, int] = field(default_factory=dict[int, int])


@dataclass(slots=True)
class Proxy:
    """Of one batch: `unfenced` are bytes that threads wrote and no fence showed to the asynchronous proxy,
    `reading` units that it reads."""

    threads: int
    unfenced: Array
    reading: Array
    end: Step
    clusters: Clusters
    barriers: dict[tuple[int, int], Mbarrier] = field(default_factory=dict[tuple[int, int], Mbarrier])
    incoming: dict[tuple[int, int], list[Incoming]] = field(default_factory=dict[tuple[int, int], list[Incoming]])
    outgoing: list[Outgoing] = field(default_factory=list[Outgoing])
    products: Operations[Product] = field(init=False)
    #: By register: who has written it since the last wgmma.fence.
    dirty: dict[int, Array] = field(default_factory=dict[int, Array])
    #: How many groups of bulk copies each thread has committed; and whether it has had a wgmma.fence.
    copies: Array = field(init=False)
    fenced: Array = field(init=False)
    registers: Pools = field(default_factory=Pools)
    #: Grows with all that a waiting thread may wait for.
    events: int = 0

    def __post_init__(self) -> None:
        self.copies, self.products = np.zeros(self.threads, np.int64), Operations(self.threads)
        self.fenced = np.zeros(self.threads, np.bool_)

    def dirty_in(self, slot: int) -> Array:
        found = self.dirty.get(slot)
        if found is None:
            found = self.dirty[slot] = np.zeros(self.threads, np.uint8)
        return found

    def ended(self, items: WorkItems) -> None:
        self.end(items)

    def awaited(self) -> str:
        open_ = "; ".join(b.awaited() for b in self.barriers.values() if b.pending or b.transactions)
        return f"threads wait for the phase of an mbarrier that never ends: {open_}"

    def stored(self, places: Places) -> None:
        """Threads write shared memory: not what is being read, and not seen
        by the asynchronous proxy until a fence."""
        offsets = (np.arange(places.first, places.first + places.count) if places.run else places.index) * places.size
        busy = self.reading[offsets // UNIT]
        if busy.any():
            raise Violation(
                "shared memory is written that a wgmma or a bulk copy still reads: wait for its group first", int(busy.argmax())
            )
        for n in range(places.size):
            self.unfenced[offsets + n] = True

    def seen(self, units: Array) -> None:
        """Shared memory is read by the asynchronous proxy."""
        late = self.unfenced.reshape(-1, UNIT)[units].any(axis=1)
        if late.any():
            raise Violation(
                "shared memory that threads wrote is read asynchronously with no fence.proxy.async between "
                f"(byte {int(units[int(late.argmax())]) * UNIT} of the region)"
            )

    def read_on(self) -> None:
        """Finds out anew which units are being read."""
        self.reading[:] = False
        for product in self.products.under_way:
            for units in product.units:
                self.reading[units] = True
        for copy in self.outgoing:
            if not copy.read:
                self.reading[copy.units] = True

    def rebased(self, lows: Array) -> None:
        """Clocks of blocks count from these (`clocks.restart`)."""
        of_clusters = lows.reshape(-1, self.clusters.size)
        for (block, _), barrier in self.barriers.items():
            barrier.rebased(of_clusters[block // self.clusters.size], int(lows[block]))
        for copies in self.incoming.values():
            for copy in copies:
                copy.clock = max(copy.clock - int(lows[copy.block]) + 1, 0)
        self.clusters.rebased(lows)
