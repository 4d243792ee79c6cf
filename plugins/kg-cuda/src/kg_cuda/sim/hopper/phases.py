"""mbarrier: arrivals and bytes are counted, phases end, and threads wait for them."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.access import aligned, in_cluster, resolve_space, shared_places
from kg_sim.memory.region import places_of
from kg_sim.numbers.types import U64, Array
from kg_sim.program import Get, Put
from kg_sim.synchronization.clocks import acquire, acquire_from_cluster, group_clocks, tick_group
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.proxy import Mbarrier, Proxy
from kg_cuda.sim.instructions.loads import space_of
from kg_cuda.sim.text.syntax import Instruction, Number, Operand

SIZE: Final = 8
COUNT_LIMIT: Final = (1 << 20) - 1
#: A state: the phase, and above it what no program may look at but by mbarrier.pending_count.
_PENDING: Final = 32
Key = tuple[int, int]


def proxy_of(t: WorkItems) -> Proxy:
    assert isinstance(t.beside, Proxy), "a program that uses it has one"
    return t.beside


def mbarriers(t: WorkItems, space: str, addresses: Array) -> tuple[list[Key], Array]:
    """The mbarriers of the active threads, each once as (block, address), and which one is each thread's."""
    space, addresses = resolve_space(t, space, addresses)
    if space not in ("shared", "cluster"):
        raise Violation("an mbarrier lies in shared memory")
    addresses = np.broadcast_to(addresses, (t.active,))
    aligned(addresses, SIZE)
    shared_places(t, addresses, SIZE, is_clusters=space == "cluster")
    block, addresses = in_cluster(t, addresses) if space == "cluster" else (t.of(t.group), addresses)
    whole, which = np.unique(block << 32 | addresses, return_inverse=True)
    return [(int(key) >> 32, int(key) & 0xFFFFFFFF) for key in whole], which.reshape(-1)


def known(proxy: Proxy, key: Key) -> Mbarrier:
    found = proxy.barriers.get(key)
    if found is None:
        raise Violation(f"there is no mbarrier at shared address {key[1]:#x}: mbarrier.init makes one")
    return found


def decode_mbarrier(d: Decoder, at: Instruction) -> Step:
    """All but the waits, which `waits` decodes."""
    what = at.opcode[1]
    if what == "pending_count":
        put, state = d.target(at.operands[0], "u32"), d.source(at.operands[1], "b64")
        return lambda t: put(t, (state(t) >> np.uint64(_PENDING)).astype(np.uint32))
    if what in ("arrive", "arrive_drop"):
        return _arrive(d, at)
    if what not in ("init", "inval", "expect_tx", "complete_tx"):
        raise d.unknown()
    get, space = _place(d, at, at.operands[0])
    value = d.source(at.operands[1], "u32") if len(at.operands) > 1 else None
    change = {"init": _init, "inval": _inval, "expect_tx": _expect, "complete_tx": _complete}[what]

    def run(t: WorkItems) -> None:
        proxy = proxy_of(t)
        keys, which = mbarriers(t, space, get(t))
        values = np.zeros(t.active, np.int64) if value is None else np.broadcast_to(value(t), (t.active,)).astype(np.int64)
        for n, key in enumerate(keys):
            for number in values[which == n].tolist():
                change(t, proxy, key, number)
        proxy.events += 1

    return run


def _place(d: Decoder, at: Instruction, operand: Operand) -> tuple[Get, str]:
    if "b64" not in at.opcode:
        raise d.unknown()
    get, named = d.address(operand)
    return get, space_of(at.opcode, named)


def _init(t: WorkItems, proxy: Proxy, key: Key, count: int) -> None:
    if not 1 <= count <= COUNT_LIMIT:
        raise Violation(f"an mbarrier counts 1 to {COUNT_LIMIT} arrivals, not {count}")
    if key in proxy.barriers:
        raise Violation(f"there is an mbarrier at shared address {key[1]:#x} already: mbarrier.inval ends it")
    clock = int(group_clocks(t).max())
    proxy.barriers[key] = Mbarrier(count, count, clock=clock, made=clock)
    if t.launch.checks:
        t.shared.mark(places_of(np.array([key[0] * (t.launch.shared_stride) + key[1]]), SIZE))


def _inval(t: WorkItems, proxy: Proxy, key: Key, value: int) -> None:
    del t, value
    known(proxy, key)
    del proxy.barriers[key]


def _expect(t: WorkItems, proxy: Proxy, key: Key, count: int) -> None:
    del t
    barrier = known(proxy, key)
    barrier.transactions += count
    if barrier.transactions > COUNT_LIMIT:
        raise Violation(f"an mbarrier awaits {barrier.transactions} bytes, more than {COUNT_LIMIT}")


def _complete(t: WorkItems, proxy: Proxy, key: Key, count: int) -> None:
    barrier = known(proxy, key)
    barrier.transactions -= count
    barrier.clock = max(barrier.clock, int(group_clocks(t).max()))
    barrier.settle()


def _arrive(d: Decoder, at: Instruction) -> Step:
    put = d.target(at.operands[0], "b64")
    get, space = _place(d, at, at.operands[1])
    value = d.source(at.operands[2], "u32") if len(at.operands) > 2 else None
    expects, drops = "expect_tx" in at.opcode, at.opcode[1] == "arrive_drop"

    def run(t: WorkItems) -> None:
        proxy = proxy_of(t)
        keys, which = mbarriers(t, space, get(t))
        values = np.ones(t.active, np.int64) if value is None else np.broadcast_to(value(t), (t.active,)).astype(np.int64)
        clocks, states = group_clocks(t), np.zeros(t.active, U64)
        for n, key in enumerate(keys):
            mine = which == n
            barrier = known(proxy, key)
            if expects:
                _expect(t, proxy, key, int(values[mine].sum()))
            _hear(t, proxy, key, mine, clocks)
            for at_, count in zip(mine.nonzero()[0].tolist(), values[mine].tolist(), strict=True):
                states[at_] = barrier.phase | barrier.pending << _PENDING
                _count(barrier, key, 1 if expects else count, drops)
        tick_group(t, t.idx, together=False)
        proxy.events += 1
        put(t, states)

    return run


def _hear(t: WorkItems, proxy: Proxy, key: Key, mine: Array, clocks: Array) -> None:
    """Who waits for an mbarrier will come after what these of the active threads did before."""
    barrier, blocks = known(proxy, key), t.of(t.group)[mine]
    proxy.clusters.reach(t, key[0], mine.nonzero()[0], barrier.made)
    own = clocks[mine][blocks == key[0]]
    barrier.clock = max(barrier.clock, int(own.max(initial=0)))
    if t.others is not None:
        others = t.of(t.others)[mine].max(axis=0)
        np.maximum.at(others, blocks % proxy.clusters.size, clocks[mine] + 1)
        barrier.hear(others)


def _count(barrier: Mbarrier, key: Key, count: int, drops: bool) -> None:
    if count > barrier.pending or count < 1:
        raise Violation(f"{count} arrivals at the mbarrier at shared address {key[1]:#x}, where {barrier.awaited()}")
    barrier.pending -= count
    if drops:
        barrier.count -= count
    barrier.settle()


# -- waits


def decode_wait(d: Decoder, at: Instruction) -> tuple[Get, Put]:
    """test_wait and try_wait: which threads need not wait, and what takes the answer."""
    put = d.target(at.operands[0], "pred")
    get, space = _place(d, at, at.operands[1])
    parity = "parity" in at.opcode
    value: Get = d.source(at.operands[2], "u32" if parity else "b64")
    if len(at.operands) > 3 and not isinstance(at.operands[3], Number):
        d.source(at.operands[3], "u32")

    def test(t: WorkItems) -> Array:
        proxy = proxy_of(t)
        keys, which = mbarriers(t, space, get(t))
        for key in keys:
            deliver(t, proxy, key)
        phases = np.array([known(proxy, key).phase for key in keys])[which]
        wanted = np.broadcast_to(value(t), (t.active,)).astype(np.int64)
        if parity:
            if (wanted > 1).any():
                raise Violation("a parity is 0 or 1", int((wanted > 1).argmax()))
            done = phases & 1 != wanted
        else:
            done = phases != (wanted & 0xFFFFFFFF)
        if done.any():
            released = np.array([known(proxy, key).released for key in keys])[which]
            _follow(t, done, released)
            for n, key in enumerate(keys):
                if (told := known(proxy, key).told) is not None:
                    here = (done & (which == n)).nonzero()[0]
                    acquire_from_cluster(t, here if t.idx is None else t.idx[here], told)
        return done

    return test, put


def _follow(t: WorkItems, done: Array, released: Array) -> None:
    """Who was let through comes after all who arrived."""
    here = done.nonzero()[0]
    acquire(t, here if t.idx is None else t.idx[here], released[here] + 1)


def deliver(t: WorkItems, proxy: Proxy, key: Key) -> None:
    """The bulk copies that complete on an mbarrier arrive."""
    copies = proxy.incoming.pop(key, None)
    if not copies:
        return
    barrier, idx = known(proxy, key), t.idx
    for copy in copies:
        places = places_of(copy.offsets, 16)
        t.shared.store(places, copy.values)
        if t.launch.checks:
            t.shared.mark(places)
        barrier.transactions -= 16 * len(copy.values)
        if copy.block == key[0]:
            barrier.clock = max(barrier.clock, copy.clock)
        if t.others is not None:
            seen = np.zeros(proxy.clusters.size, np.int64)
            seen[copy.block % proxy.clusters.size] = copy.clock + 1
            barrier.hear(seen)
    barrier.settle()
    t.idx = idx
    proxy.events += 1
