"""cp.async.bulk, plain and of tensors: copies by the asynchronous proxy,
awaited at an mbarrier or by their group.

A copy to shared memory reads global memory when it is issued and arrives when its mbarrier is looked at. One from shared memory is
read when it is issued, and what it reads may not be written until its group is awaited; it arrives when the group is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.access import aligned, load, resolve_space, shared_places, store
from kg_sim.memory.region import IN_FLIGHT, UNITS, places_of
from kg_sim.numbers.types import Array
from kg_sim.synchronization.clocks import group_clocks, tick_group
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.clusters import Clusters
from kg_cuda.sim.hopper.phases import Key, known, mbarriers, proxy_of
from kg_cuda.sim.hopper.proxy import Incoming, Outgoing, Proxy
from kg_cuda.sim.tensor_map import BYTES, TensorMap, chunks, decode, swizzled
from kg_cuda.sim.text.syntax import Instruction, Number, Operand, Tensor

#: A tensor's copy begins at such an address of shared memory.
TENSOR_ALIGN: Final = 128
_REFUSED: Final = {"im2col", "im2col_no_offs", "tile::gather4", "tile::scatter4", "reduce"}


def decode_bulk(d: Decoder, at: Instruction) -> Step:
    """Whatever begins with cp.async.bulk."""
    opcode = at.opcode
    if opcode[3] == "commit_group":
        return _commit
    if opcode[3] == "wait_group":
        return _wait(d, at)
    if "prefetch" in opcode:
        return lambda t: None
    if not _REFUSED.isdisjoint({*opcode, *(part.partition("::")[0] for part in opcode)}):
        raise d.unknown()
    to = next(part.partition("::")[0] for part in opcode[3:] if part.partition("::")[0] in ("shared", "global"))
    tensor = opcode[3] == "tensor"
    hint = any(part.startswith("L2") for part in opcode)
    operands = list(at.operands[:-1] if hint else at.operands)
    if to == "shared":
        if "mbarrier::complete_tx::bytes" not in opcode:
            raise d.unknown()
        return _incoming(d, operands, tensor, opcode)
    if "bulk_group" not in opcode:
        raise d.unknown()
    return _outgoing(d, operands, tensor, opcode)


# -- where the pieces of a copy lie: for one thread, (addresses of 16 bytes, how many are inside), and offsets in shared memory

Pieces = Callable[[WorkItems, int], tuple[Array, Array, int]]


def _each(values: Array, n: int) -> int:
    return int(values[n if len(values) > 1 else 0])


def _plain(d: Decoder, address: Operand, size: Operand) -> Pieces:
    get, _ = d.address(address)
    count = d.source(size, "u32")

    def pieces(t: WorkItems, n: int) -> tuple[Array, Array, int]:
        begin, nbytes = _each(resolve_space(t, "", get(t))[1], n), _each(count(t), n)
        if nbytes % 16:
            raise Violation(f"a bulk copy of {nbytes} bytes: they must be a multiple of 16", n)
        aligned(np.array([begin]), 16)
        return begin + np.arange(0, nbytes, 16), np.full(nbytes // 16, 16), 0

    return pieces


def _of_tensor(d: Decoder, operand: Operand, opcode: tuple[str, ...]) -> Pieces:
    if not isinstance(operand, Tensor):
        raise d.fail("a tensor's place is wanted, [map, {x, y}]")
    get, _ = d.address(operand.map)
    corner = [d.source(x, "s32") for x in operand.coordinates]
    rank = int(opcode[4][0])
    if len(corner) != rank:
        raise d.fail(f"{rank} coordinates are wanted")

    def pieces(t: WorkItems, n: int) -> tuple[Array, Array, int]:
        m = _map(t, _each(get(t), n))
        if len(m.sizes) != rank:
            raise Violation(f"a tensor map of {len(m.sizes)} axes, and a copy of {rank}", n)
        return *chunks(m, [_each(x(t), n) for x in corner]), m.swizzle

    return pieces


def _map(t: WorkItems, address: int) -> TensorMap:
    """The map at a generic address, mostly among the kernel's arguments."""
    aligned(np.array([address]), 64)
    idx, t.idx = t.idx, np.zeros(BYTES // 16, np.int64)
    try:
        return decode(load(t, "", address + np.arange(0, BYTES, 16), 16).tobytes())
    finally:
        t.idx = idx


def _shared(t: WorkItems, begin: int, count: int, swizzle: int, align: int) -> Array:
    """The places of `count` pieces in the memories of all blocks."""
    aligned(np.array([begin]), align)
    return shared_places(t, swizzled(begin + np.arange(count) * 16, swizzle), 16).index * 16


class Alone:
    """Within, one of the active threads is the active one, as often as it makes accesses."""

    def __init__(self, t: WorkItems, n: int) -> None:
        self.t, self.before = t, t.idx
        self.thread = n if t.idx is None else int(t.idx[n])

    def __enter__(self) -> Alone:
        return self

    def times(self, count: int) -> None:
        self.t.idx = np.full(count, self.thread)

    def __exit__(self, *error: object) -> None:
        self.t.idx = self.before


# -- to shared memory


def _incoming(d: Decoder, operands: list[Operand], tensor: bool, opcode: tuple[str, ...]) -> Step:
    to, _ = d.address(operands[0])
    pieces = _of_tensor(d, operands[1], opcode) if tensor else _plain(d, operands[1], operands[2])
    mask = d.source(operands.pop(), "u16") if "multicast::cluster" in opcode else None
    barrier, _ = d.address(operands[-1])
    align = TENSOR_ALIGN if tensor else 16

    def run(t: WorkItems) -> None:
        proxy = proxy_of(t)
        keys, which = mbarriers(t, "shared", resolve_space(t, "shared", barrier(t))[1])
        targets, clocks, all_masks = to(t), group_clocks(t), None if mask is None else mask(t)
        for n in range(t.active):
            addresses, inside, swizzle = pieces(t, n)
            block, address = keys[int(which[n])]
            blocks = [block] if all_masks is None else _named(t, block, _each(all_masks, n))
            for other in blocks:
                proxy.clusters.reach(t, other, np.array([n]), known(proxy, (other, address)).made)
            with Alone(t, n) as one:
                values = _fetch(t, one, addresses, inside)
                one.times(len(addresses))
                offsets = _shared(t, _each(targets, n), len(addresses), swizzle, align)
                for other in blocks:
                    place, there = int(t.place[one.thread]), offsets + (other - block) * t.launch.shared_stride
                    copy = Incoming(one.thread, place, there, values, t.pc, int(clocks[n]), block)
                    _fly(t, proxy, (other, address), copy)
        tick_group(t, t.idx, together=False)
        proxy.events += 1

    return run


def _named(t: WorkItems, block: int, mask: int) -> list[int]:
    """The blocks of the cluster that a mask names by their ranks."""
    size = t.launch.clustered
    if not mask or mask >> size:
        raise Violation(f"the mask {mask:#x} names blocks that a cluster of {size} does not have, or none")
    return [block // size * size + rank for rank in range(size) if mask >> rank & 1]


def _fly(t: WorkItems, proxy: Proxy, key: Key, copy: Incoming) -> None:
    places = places_of(copy.offsets, 16)
    if t.launch.checks:
        if proxy.reading[copy.offsets // 16].any():
            raise Violation(
                "a bulk copy writes shared memory that a wgmma or another copy still reads: wait for its group first"
            )
        t.shared_races.add(True, places, t.of(t.stamps), copy.pc, t.vector_clock())
        t.shared.mark(places, IN_FLIGHT)
        proxy.unfenced.reshape(-1, 16)[copy.offsets // 16] = False
    proxy.incoming.setdefault(key, []).append(copy)


def _spread(addresses: Array, inside: Array) -> tuple[Array, Array]:
    """The bytes that are inside, of pieces of 16: which they are, (pieces, 16), and their addresses."""
    each = np.arange(16)
    first = np.where(inside < 0, 16 + inside, 0)[:, None]
    last = np.where(inside < 0, 16, inside)[:, None]
    within = (each >= first) & (each < last)
    return within, (addresses[:, None] + each)[within]


def _whole(addresses: Array, inside: Array) -> bool:
    return not (addresses % 16).any() and bool(((inside == 16) | (inside == 0)).all())


def _fetch(t: WorkItems, one: Alone, addresses: Array, inside: Array) -> Array:
    """16 bytes at each address; zeros where they are not inside."""
    out = np.zeros((len(addresses), 16), np.uint8)
    if _whole(addresses, inside):
        whole = (inside == 16).nonzero()[0]
        if len(whole):
            one.times(len(whole))
            out[whole] = load(t, "global", addresses[whole], 16).view(np.uint8).reshape(-1, 16)
    else:
        within, places = _spread(addresses, inside)
        if len(places):
            one.times(len(places))
            out[within] = load(t, "global", places, 1)
    return out.view(UNITS[16])[:, 0].copy()


# -- from shared memory


def _outgoing(d: Decoder, operands: list[Operand], tensor: bool, opcode: tuple[str, ...]) -> Step:
    pieces = _of_tensor(d, operands[0], opcode) if tensor else _plain(d, operands[0], operands[2])
    source, _ = d.address(operands[1])
    align = TENSOR_ALIGN if tensor else 16

    def run(t: WorkItems) -> None:
        proxy = proxy_of(t)
        sources = source(t)
        for n in range(t.active):
            addresses, inside, swizzle = pieces(t, n)
            with Alone(t, n) as one:
                one.times(len(addresses))
                offsets = _shared(t, _each(sources, n), len(addresses), swizzle, align)
                begin = int(t.group[one.thread]) * t.launch.shared_stride
                values = load(t, "shared", offsets - begin, 16)
                place = int(t.place[one.thread])
                units = offsets // 16
                if t.launch.checks:
                    proxy.seen(units)
                    proxy.reading[units] = True
                if _whole(addresses, inside):
                    keep, places = inside == 16, addresses[inside == 16]
                else:
                    keep, places = _spread(addresses, inside)
                    values = np.ascontiguousarray(values).view(np.uint8).reshape(-1, 16)
                proxy.outgoing.append(Outgoing(place, int(proxy.copies[place]), units, places, values[keep], t.pc))

    return run


def _commit(t: WorkItems) -> None:
    proxy_of(t).copies[t.of(t.place)] += 1


def _wait(d: Decoder, at: Instruction) -> Step:
    count, only_read = at.operands[0], "read" in at.opcode
    if not isinstance(count, Number):
        raise d.fail("a number of groups is wanted")
    groups = int(count.value)

    def run(t: WorkItems) -> None:
        finish_bulk(t, groups, only_read=only_read)

    return run


def finish_bulk(t: WorkItems, groups: int | None, *, only_read: bool = False) -> None:
    """Ends what the active threads copied from shared memory, but for their `groups` youngest groups;
    None ends everything."""
    proxy = proxy_of(t)
    here = set(t.of(t.place).tolist())
    kept: list[Outgoing] = []
    for copy in proxy.outgoing:
        due = copy.place in here and (groups is None or copy.group < proxy.copies[copy.place] - groups)
        if not due:
            kept.append(copy)
            continue
        copy.read = True
        if only_read:
            kept.append(copy)
            continue
        idx, t.idx = t.idx, np.full(len(copy.addresses), int(np.searchsorted(t.place, copy.place)))
        try:
            if len(copy.addresses):
                store(t, "global", copy.addresses, copy.values.itemsize, copy.values)
        finally:
            t.idx = idx
    proxy.outgoing = kept
    proxy.read_on()


def begin_proxy(t: WorkItems) -> None:
    """The proxy of a batch, at a kernel's begin."""
    nbytes = len(t.shared.data)
    clusters = Clusters(t.launch.clustered, t.count, t.groups)
    t.beside = Proxy(t.count, np.zeros(nbytes, np.bool_), np.zeros(nbytes // 16, np.bool_), _end, clusters)


def _end(t: WorkItems) -> None:
    """Threads end: the shared memory that their copies read goes with the block."""
    proxy = proxy_of(t)
    for block in proxy.clusters.end(t):
        if any(key[0] == block and any(copy.block != block for copy in copies) for key, copies in proxy.incoming.items()):
            raise Violation("a block ends while others of its cluster still copy to its shared memory: wait for their bytes", 0)
    proxy.events += 1
    if not proxy.outgoing:
        return
    here = set(t.of(t.place).tolist())
    if any(copy.place in here and not copy.read for copy in proxy.outgoing):
        raise Violation("a thread ends while its bulk copies still read shared memory: cp.async.bulk.wait_group.read first")
    finish_bulk(t, None)
