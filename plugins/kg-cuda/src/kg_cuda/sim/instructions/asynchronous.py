"""cp.async: bytes arrive in shared memory when the thread waits for their group, and reading them before is a trap."""

from __future__ import annotations

from typing import Final

import numpy as np

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.errors import Violation
from kg_cuda.sim.hopper.bulk import decode_bulk
from kg_cuda.sim.memory.access import aligned, block_places, load
from kg_cuda.sim.memory.region import FLYING, UNITS
from kg_cuda.sim.numbers.types import Array
from kg_cuda.sim.text.syntax import Instruction, Number
from kg_cuda.sim.threads import Pending, Step, Threads

ALL: Final = 1 << 62


def decode_cp(d: Decoder, at: Instruction) -> Step:
    """cp.async, and the instructions that commit and await groups of it."""
    opcode = at.opcode
    if opcode[1:3] == ("async", "bulk"):
        return decode_bulk(d, at)
    if opcode[1] != "async" or opcode[2] == "mbarrier":
        raise d.unknown()
    if opcode[2] == "commit_group":
        return _commit
    if opcode[2] == "wait_all":
        return lambda t: wait(t, None)
    if opcode[2] == "wait_group":
        count = at.operands[0]
        if not isinstance(count, Number):
            raise d.fail("a number of groups is wanted")
        groups = int(count.value)
        return lambda t: wait(t, groups)
    return _copy(d, at)


def _copy(d: Decoder, at: Instruction) -> Step:
    to, _ = d.address(at.operands[0])
    source, _ = d.address(at.operands[1])
    size_operand = at.operands[2]
    if (
        not isinstance(size_operand, Number)
        or size_operand.value not in (4, 8, 16)
        or (at.opcode[2] == "cg" and size_operand.value != 16)
    ):
        raise d.fail("cp.async copies 4, 8 or 16 bytes, and 16 with .cg")
    size = int(size_operand.value)
    given = d.source(at.operands[3], "u32") if len(at.operands) > 3 else None

    def run(t: Threads) -> None:
        addresses = np.broadcast_to(source(t), (t.active,))
        values = _values(t, addresses, size, None if given is None else np.broadcast_to(given(t), (t.active,)))
        targets = np.broadcast_to(to(t), (t.active,))
        aligned(targets, size)
        places = block_places(t, targets, size)
        if t.shape.checks:
            t.shared_races.add(True, places, t.of(t.stamps), t.pc, t.sight())
            t.shared.mark(places, FLYING)
        place = t.of(t.place).copy()
        t.pending.append(Pending(place, _commits(t)[place].copy(), targets.copy(), values, size, t.pc))

    return run


def _commits(t: Threads) -> Array:
    """How many groups each thread has committed, by its place."""
    if t.commits is None:
        t.commits = np.zeros(t.blocks * t.shape.threads, np.int64)
    return t.commits


def _values(t: Threads, addresses: Array, size: int, given: Array | None) -> Array:
    """What is copied: `given` bytes of the source, zeros beyond."""
    if given is None:
        return np.broadcast_to(load(t, "global", addresses, size), (t.active,)).copy()
    if (given > size).any():
        raise Violation("cp.async is given more bytes than it copies", int((given > size).argmax()))
    out = np.zeros((t.active, size), np.uint8)
    for width in np.unique(given):
        count = int(width)
        if count == 0:
            continue
        at = (given == width).nonzero()[0]
        idx = t.idx
        t.idx = at if idx is None else idx[at]
        try:
            if count == size:
                out[at] = _bytes(t, addresses[at], size)
            else:
                aligned(addresses[at], size)
                for i in range(count):
                    out[at, i : i + 1] = _bytes(t, addresses[at] + i, 1)
        finally:
            t.idx = idx
    return out.view(UNITS[size])[:, 0].copy()


def _bytes(t: Threads, addresses: Array, size: int) -> Array:
    return np.broadcast_to(load(t, "global", addresses, size), (t.active,)).copy().view(np.uint8).reshape(-1, size)


def _commit(t: Threads) -> None:
    _commits(t)[t.of(t.place)] += 1


def wait(t: Threads, groups: int | None) -> None:
    """Lets arrive what the active threads copied, but for their `groups` youngest groups; None awaits everything."""
    if not t.pending:
        return
    limit = np.full(t.blocks * t.shape.threads, -1, np.int64)
    here = t.of(t.place)
    limit[here] = ALL if groups is None else _commits(t)[here] - groups
    kept: list[Pending] = []
    for copy in t.pending:
        due = copy.group < limit[copy.place]
        if due.any():
            _arrive(t, copy, due)
        if not due.all():
            rest = ~due
            kept.append(Pending(copy.place[rest], copy.group[rest], copy.offsets[rest], copy.values[rest], copy.size, copy.pc))
    t.pending = kept


def _arrive(t: Threads, copy: Pending, due: Array) -> None:
    idx = t.idx
    t.idx = np.searchsorted(t.place, copy.place[due])
    try:
        places = block_places(t, copy.offsets[due], copy.size)
        t.shared.store(places, copy.values[due])
        if t.shape.checks:
            t.shared_races.add(True, places, t.of(t.stamps), copy.pc, t.sight())
            t.shared.mark(places)
    finally:
        t.idx = idx


def finish(t: Threads) -> None:
    """Threads end: what they copied arrives."""
    wait(t, None)
