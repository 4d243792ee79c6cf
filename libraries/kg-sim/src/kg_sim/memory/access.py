"""Accesses to memory: addresses checked, then bytes moved, for many work-items at once.
Every instruction on memory uses `load` and `store`."""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from kg_sim.errors import Violation
from kg_sim.memory.allocations import ARGUMENTS_WINDOW, BASE, PRIVATE_WINDOW, SHARED_WINDOW, WINDOW, Allocation, Memory
from kg_sim.memory.races import Races
from kg_sim.memory.region import IN_FLIGHT, UNITS, Places, places_of
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

#: In the space "cluster", shared memory of a cluster, an address has above these bits 0 for one's own work-group's, else one more than the number of a work-group of the cluster.
OWN_BITS = 24


def load(t: WorkItems, space: str, addresses: Array, size: int, *, atomic: bool = False, coherent: bool = True) -> Array:
    """The bytes at the active work-items' addresses as units of `size`.
    One unit where all have one address."""
    space, addresses = resolve_space(t, space, addresses)
    if not space:
        return _mixed(t, addresses, size, None)
    is_clusters, space = space == "cluster", "shared" if space == "cluster" else space
    if space == "arguments":
        return _argument(t, addresses, size)
    aligned(addresses, size)
    if t.launch.traffic is not None:
        t.launch.traffic.add(t, space, addresses, size, write=False)
    if space == "private":
        places, region = _private(t, addresses, size), t.private
    elif space == "shared":
        places, region = shared_places(t, addresses, size, is_clusters=is_clusters), t.shared
    else:
        places, region = places_of(addresses - BASE, size), t.launch.memory.region
        return _load_global(t, places, atomic=atomic, coherent=coherent)
    if t.launch.checks:
        bad = region.garbage(places)
        if bad >= 0:
            _unwritten(
                t, space, addresses, bad, region.written[int(places.index[bad]) * size : (int(places.index[bad]) + 1) * size]
            )
        if space == "shared" and not atomic:
            t.shared_races.add(False, places, t.of(t.stamps), t.pc, t.vector_clock())
    return region.load(places)


def store(t: WorkItems, space: str, addresses: Array, size: int, values: Array, *, atomic: bool = False) -> None:
    """Stores units of `size` bytes, one per active work-item."""
    space, addresses = resolve_space(t, space, addresses)
    if not space:
        _mixed(t, addresses, size, values)
        return
    if len(addresses) == 1:
        addresses = np.broadcast_to(addresses, (t.active,))
    aligned(addresses, size)
    is_clusters, space = space == "cluster", "shared" if space == "cluster" else space
    if t.launch.traffic is not None:
        t.launch.traffic.add(t, space, addresses, size, write=True)
    if space == "private":
        places, region = _private(t, addresses, size), t.private
    elif space == "shared":
        places, region = shared_places(t, addresses, size, is_clusters=is_clusters), t.shared
        if t.beside is not None and t.launch.checks:
            t.beside.stored(places)
        if t.launch.checks and not atomic:
            t.shared_races.add(True, places, t.of(t.stamps), t.pc, t.vector_clock())
    elif space == "arguments":
        raise Violation("a kernel's arguments can't be written")
    else:
        places, region = places_of(addresses - BASE, size), t.launch.memory.region
        _store_global(t, places, atomic)
        if not t.launch.checks:
            region.store(places, values)
            return
    region.store(places, values)
    if t.launch.checks:
        region.mark(places)


def resolve_space(t: WorkItems, space: str, addresses: Array) -> tuple[str, Array]:
    """Which space addresses are in: generic ones tell by their window; "" where work-items differ."""
    if space:
        return space, addresses
    low, high = int(addresses.min()), int(addresses.max())
    for name, begin, end in (("global", BASE, 1 << 62), ("shared", SHARED_WINDOW, SHARED_WINDOW + WINDOW),
                             ("private", PRIVATE_WINDOW, PRIVATE_WINDOW + WINDOW), ("arguments", ARGUMENTS_WINDOW, ARGUMENTS_WINDOW + WINDOW)):  # fmt: skip
        if begin <= low and high < end:
            return name, addresses if name == "global" else addresses - begin
    if len(addresses) == 1 or low >= ARGUMENTS_WINDOW:
        kinds = addresses >> 40
        if len(addresses) > 1 and (kinds >= 1).all():
            return "", addresses
    bad = int(((addresses < BASE) & ~_in_window(addresses)).argmax())
    raise Violation(f"address {int(addresses[bad]) & (1 << 64) - 1:#x} is in no state space", bad)


def _in_window(addresses: Array) -> Array:
    found = np.zeros(len(addresses), np.bool_)
    for begin in (SHARED_WINDOW, PRIVATE_WINDOW, ARGUMENTS_WINDOW):
        found |= (addresses >= begin) & (addresses < begin + WINDOW)
    return found


def _mixed(t: WorkItems, addresses: Array, size: int, values: Array | None) -> Array:
    """Work-items whose generic addresses lie in different spaces: one space after another."""
    idx, out = t.idx, np.zeros(len(addresses), UNITS[size])
    groups = np.where(
        addresses >= BASE, 3, np.where(addresses >= SHARED_WINDOW, 2, np.where(addresses >= PRIVATE_WINDOW, 1, 0))
    )
    try:
        for group in np.unique(groups):
            at = (groups == group).nonzero()[0]
            t.idx = at if idx is None else idx[at]
            if values is None:
                out[at] = load(t, "", addresses[at], size)
            else:
                store(t, "", addresses[at], size, values if len(values) == 1 else values[at])
    finally:
        t.idx = idx
    return out


def aligned(addresses: Array, size: int) -> None:
    """A Violation where an address is no multiple of the access's size."""
    if size > 1:
        off = addresses & (size - 1)
        if np.count_nonzero(off):
            bad = int((off != 0).argmax())
            raise Violation(f"address {int(addresses[bad]):#x} is no multiple of the access's {size} bytes", bad)


def _unwritten(t: WorkItems, space: str, addresses: Array, bad: int, shadow: Array) -> NoReturn:
    address = int(addresses[bad if len(addresses) > 1 else 0])
    words = t.launch.shape.terms
    if (shadow == IN_FLIGHT).any():
        raise Violation(
            f"{words.space(space)} memory at {address:#x} is read while {words.copy} still writes it: wait for its group first",
            bad,
        )
    raise Violation(f"{words.space(space)} memory at {address:#x} is read, and was never written", bad)


def _private(t: WorkItems, addresses: Array, size: int) -> Places:
    stride = -(-t.launch.private_bytes // 16) * 16
    _within(t, addresses, size, t.launch.private_bytes, "private")
    return places_of(t.of(t.place) * stride + addresses, size)


def in_cluster(t: WorkItems, addresses: Array) -> tuple[Array, Array]:
    """The work-groups of the batch whose shared memory the active work-items address
    in the space "cluster", and the addresses there."""
    group, named = t.of(t.group), addresses >> OWN_BITS
    if (named > t.launch.clustered).any():
        raise Violation(
            f"address {int(addresses.max()):#x} is in no {t.launch.shape.terms.group} of the cluster, which has {t.launch.clustered}",
            int((named > t.launch.clustered).argmax()),
        )
    first = group // t.launch.clustered * t.launch.clustered
    return np.where(named > 0, first + named - 1, group), addresses & (1 << OWN_BITS) - 1


def shared_places(t: WorkItems, addresses: Array, size: int, *, is_clusters: bool = False) -> Places:
    """Addresses in shared memory as places in that of all work-groups."""
    if is_clusters:
        group, addresses = in_cluster(t, addresses)
        _within(t, addresses, size, t.launch.shared_bytes, "shared")
        return places_of(group * t.launch.shared_stride + addresses, size)
    _within(t, addresses, size, t.launch.shared_bytes, "shared")
    if t.groups == 1:
        return places_of(addresses if len(addresses) > 1 else np.broadcast_to(addresses, (t.active,)), size)
    return places_of(t.of(t.group) * t.launch.shared_stride + addresses, size)


def _within(t: WorkItems, addresses: Array, size: int, limit: int, space: str) -> None:
    bad = (addresses < 0) | (addresses > limit - size)
    if bad.any():
        at = int(bad.argmax())
        name = t.launch.shape.terms.space(space)
        raise Violation(f"{name} address {int(addresses[at]):#x} is out of range: {size} bytes there, of {limit} bytes", at)


def _argument(t: WorkItems, addresses: Array, size: int) -> Array:
    arguments = t.launch.arguments
    aligned(addresses, size)
    _within(t, addresses, size, len(arguments), "arguments")
    padded = np.concatenate([arguments, np.zeros(-len(arguments) % 16, np.uint8)])
    return padded.view(UNITS[size])[addresses // size]


def holders(memory: Memory, places: Places) -> list[tuple[Allocation, Array | None]]:
    """The allocations that places lie in, with the work-items of each; None is all.
    Violation where one lies in none."""
    size = places.size
    low, high = places.span()
    found = memory.find(BASE + low * size, (high - low + 1) * size) if low >= 0 else None
    if found is not None:
        return [(found, None)]
    index, starts = places.index, memory.starts
    if not len(starts):
        raise Violation(f"address {BASE + low * size:#x} is out of range: nothing is allocated", 0)
    which = np.searchsorted(starts, index * size, side="right") - 1
    ends = np.append(memory.ends, 0)  # the last is of what lies before all
    bad = (which < 0) | ((index + 1) * size > ends[which])
    if bad.any():
        at = int(bad.argmax())
        address = BASE + int(index[at]) * size
        raise Violation(f"address {address:#x} is out of range, {size} bytes: {memory.near(address)}", at)
    return [(memory.at(int(n)), (which == n).nonzero()[0]) for n in np.unique(which)]


def _some(places: Places, at: Array) -> Places:
    return places_of(places.index[at] * places.size, places.size)


def _load_global(t: WorkItems, places: Places, *, atomic: bool, coherent: bool) -> Array:
    launch = t.launch
    region = launch.memory.region
    for allocation, at in holders(launch.memory, places):
        if not launch.checks:
            continue
        part = places if at is None else _some(places, at)
        if not allocation.full:
            bad = region.unwritten(part)
            if bad >= 0:
                address = BASE + (part.first + bad if part.run else int(part.index[bad])) * part.size
                raise Violation(f"global memory at {address:#x} is read, and was never written: {launch.memory.near(address)}",
                                bad if at is None else int(at[bad]))  # fmt: skip
        if not coherent:
            _apart(t, allocation.readonly_loads, allocation.stored, part, "{} reads memory that this launch has written")
        if not atomic:
            races = _races(t, allocation)
            if part.count == 1 and t.active > 1:
                first, last = t.ends()[:, None]
                for stamp, seen in ((first, t.vector_clock(0)), (last, t.vector_clock(-1))):
                    races.add(False, part, stamp, t.pc, seen)
            else:
                stamps = t.of(t.stamps)
                races.add(False, part, stamps if at is None else stamps[at], t.pc, t.vector_clock(at))
    return region.load(places)


def _apart(t: WorkItems, own: dict[int, tuple[int, int]], others: dict[int, tuple[int, int]], part: Places, what: str) -> None:
    """Notes where an instruction has been; Violation where one of the other kind was there."""
    first, last = part.span()
    low, high = first * part.size, (last + 1) * part.size
    for start, stop in others.values():
        if low < stop and start < high:
            raise Violation(what.format(t.launch.shape.terms.readonly_load), 0)
    known = own.get(t.pc)
    own[t.pc] = (low, high) if known is None else (min(known[0], low), max(known[1], high))


def _store_global(t: WorkItems, places: Places, atomic: bool) -> None:
    launch = t.launch
    region = launch.memory.region
    for allocation, at in holders(launch.memory, places):
        if allocation.readonly:
            raise Violation("constant memory can't be written", 0)
        if not launch.checks:
            if not allocation.full:
                region.mark(places if at is None else _some(places, at))
            continue
        part = places if at is None else _some(places, at)
        races = _races(t, allocation)
        _apart(t, allocation.stored, allocation.readonly_loads, part, "memory is written that this launch reads by {}")
        if not atomic:
            stamps = t.of(t.stamps)
            races.add(True, part, stamps if at is None else stamps[at], t.pc, t.vector_clock(at))
            races.check()
        if allocation.full:
            continue
        region.mark(part)


def _races(t: WorkItems, allocation: Allocation) -> Races:
    races = allocation.races
    if races is None:
        races = allocation.races = Races(allocation.start, allocation.size, t.launch.shape, fences=t.launch.fences)
        t.launch.memory.touched.append(allocation)
    return races
