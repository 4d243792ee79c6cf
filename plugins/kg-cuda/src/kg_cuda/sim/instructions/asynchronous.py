"""cp.async: copies in flight until their group is awaited."""

from __future__ import annotations

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.access import aligned, load
from kg_sim.memory.region import UNITS
from kg_sim.numbers.types import Array
from kg_sim.synchronization import async_copies as copies
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.bulk import decode_bulk
from kg_cuda.sim.text.syntax import Instruction, Number


def decode_cp(d: Decoder, at: Instruction) -> Step:
    """cp.async, and the instructions that commit and await groups of it."""
    opcode = at.opcode
    if opcode[1:3] == ("async", "bulk"):
        return decode_bulk(d, at)
    if opcode[1] != "async" or opcode[2] == "mbarrier":
        raise d.unknown()
    if opcode[2] == "commit_group":
        return copies.commit
    if opcode[2] == "wait_all":
        return lambda t: copies.wait(t, None)
    if opcode[2] == "wait_group":
        count = at.operands[0]
        if not isinstance(count, Number):
            raise d.fail("a number of groups is wanted")
        groups = int(count.value)
        return lambda t: copies.wait(t, groups)
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

    def run(t: WorkItems) -> None:
        addresses = np.broadcast_to(source(t), (t.active,))
        values = _values(t, addresses, size, None if given is None else np.broadcast_to(given(t), (t.active,)))
        copies.begin(t, to(t), values, size)

    return run


def _values(t: WorkItems, addresses: Array, size: int, given: Array | None) -> Array:
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


def _bytes(t: WorkItems, addresses: Array, size: int) -> Array:
    return np.broadcast_to(load(t, "global", addresses, size), (t.active,)).copy().view(np.uint8).reshape(-1, size)
