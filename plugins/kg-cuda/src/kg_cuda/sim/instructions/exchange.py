"""Instructions that the lanes of a warp execute together:
shuffles, votes, matches, reductions, and the warp's barrier.

A mask may name lanes that never were or that ended. A lane that lives and is named is awaited. What a shuffle reads from a lane
that does not live is poison; reading from one that lives and takes no part is a trap.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.instructions.subgroups import bits_of, converged, per_item, shuffle
from kg_sim.numbers.types import U32, Array
from kg_sim.synchronization.clocks import tick_subgroup
from kg_sim.work_items import POISON, Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.text.syntax import Instruction, Name, Number

LANES: Final = np.arange(32)
FULL: Final = 0xFFFFFFFF


def decode_shfl(d: Decoder, at: Instruction) -> Step:
    """shfl.sync: up, down, bfly, idx, with the predicate that tells whether the lane read lay
    in the segment."""
    if at.opcode[1] != "sync":
        raise d.unknown()
    mode = at.opcode[2]
    first, second = d.pair(at.operands[0])
    put, put_second = d.target(first, "b32"), None if second is None else d.target(second, "pred")
    a, b, c, members = (d.source(x, "b32") for x in at.operands[1:5])

    def run(t: WorkItems) -> None:
        present = converged(t, members(t))
        if len(by := b(t)) == 1 and len(clamp := c(t)) == 1:
            lane, inside = source_lane(mode, LANES, int(by[0]), int(clamp[0]))
            lanes, within = np.broadcast_to(lane, present.shape), np.broadcast_to(inside, present.shape)
        else:
            lanes, within = source_lane(mode, LANES, t.by_subgroup(by).astype(np.int64), t.by_subgroup(c(t)).astype(np.int64))
        values = t.by_subgroup(a(t))
        out, away = shuffle(values, lanes, present)
        put(t, t.from_subgroups(_absent(t, lanes, out, away) if away.any() else out))
        if put_second is not None:
            put_second(t, t.from_subgroups(within))

    return run


def _absent(t: WorkItems, lanes: Array, out: Array, away: Array) -> Array:
    """Values of which some were read from lanes that take no part."""
    bad = np.take_along_axis(t.living(), lanes, axis=1) & away
    if bad.any():
        raise Violation("it reads from a lane that lives and takes no part", int(t.from_subgroups(bad).argmax()))
    return np.where(away, np.uint32(POISON & FULL), out)


def source_lane(mode: str, lane: Array, by: Array | int, clamp: Array | int) -> tuple[Array, Array]:
    """The lane that each lane reads, itself where that lies out of its segment,
    and whether it lies inside."""
    step, bound, segment = by & 31, clamp & 31, (clamp >> 8) & 31
    last = (lane & segment) | (bound & ~segment & 31)
    if mode == "up":
        found = lane - step
        inside = found >= last
    else:
        found = {"down": lane + step, "bfly": lane ^ step, "idx": (lane & segment) | (step & ~segment & 31)}[mode]
        inside = found <= last
    return np.where(inside, found, lane), inside


def decode_vote(d: Decoder, at: Instruction) -> Step:
    """vote.sync: all, any, uni, ballot."""
    if at.opcode[1] != "sync":
        raise d.unknown()
    mode = at.opcode[2]
    put = d.target(at.operands[0], "b32" if mode == "ballot" else "pred")
    p, members = d.predicate(at.operands[1]), d.source(at.operands[2], "b32")

    def run(t: WorkItems) -> None:
        mask = members(t)
        present = converged(t, mask)
        here = per_item(t, bits_of(present)) & mask
        yes = per_item(t, bits_of(t.by_subgroup(p(t)) & present)) & mask
        if mode == "ballot":
            put(t, yes.astype(U32))
        else:
            put(t, {"all": yes == here, "any": yes != 0, "uni": (yes == here) | (yes == 0)}[mode])

    return run


def decode_activemask(d: Decoder, at: Instruction) -> Step:
    put = d.target(at.operands[0], "b32")
    return lambda t: put(t, per_item(t, bits_of(t.present())).astype(U32))


def decode_match(d: Decoder, at: Instruction) -> Step:
    """match.any: the lanes with the same value; match.all: the mask where all have it, else 0,
    and a predicate."""
    which, kind = at.opcode[1], at.opcode[-1]
    first, second = d.pair(at.operands[0])
    put, put_second = d.target(first, "b32"), None if second is None else d.target(second, "pred")
    a, members = d.source(at.operands[1], kind), d.source(at.operands[2], "b32")

    def run(t: WorkItems) -> None:
        mask = members(t)
        present = converged(t, mask)
        values = t.by_subgroup(a(t))
        same = (values[:, :, None] == values[:, None, :]) & present[:, None, :]
        words = t.from_subgroups(bits_of(same)) & mask
        if which == "any":
            put(t, words.astype(U32))
            return
        every = words == (per_item(t, bits_of(present)) & mask)
        put(t, np.where(every, mask, np.uint32(0)).astype(U32))
        if put_second is not None:
            put_second(t, every)

    return run


REDUCE: Final = {
    "add": (np.add, 0, 0), "min": (np.minimum, FULL, (1 << 31) - 1), "max": (np.maximum, 0, -(1 << 31)),
    "and": (np.bitwise_and, FULL, 0), "or": (np.bitwise_or, 0, 0), "xor": (np.bitwise_xor, 0, 0),
}  # fmt: skip


def decode_redux(d: Decoder, at: Instruction) -> Step:
    """redux.sync: a reduction of integers over the lanes of the mask."""
    name, kind = at.opcode[2], at.opcode[-1]
    if kind not in ("u32", "s32", "b32"):
        raise d.unknown()
    op, unsigned, signed = REDUCE[name]
    put = d.target(at.operands[0], kind)
    a, members = d.source(at.operands[1], kind), d.source(at.operands[2], "b32")

    def run(t: WorkItems) -> None:
        mask = members(t)
        present = converged(t, mask)
        values = t.by_subgroup(a(t))
        neutral = values.dtype.type(signed if kind == "s32" else unsigned)
        out = np.zeros(t.active, values.dtype)
        for word in np.unique(mask):
            named = present & (int(word) >> LANES & 1).astype(np.bool_)
            found = op.reduce(np.where(named, values, neutral), axis=1, dtype=values.dtype)
            out = np.where(mask == word, per_item(t, found), out)
        put(t, out)

    return run


def decode_elect(d: Decoder, at: Instruction) -> Step:
    """elect.sync: the lowest lane of the mask."""
    first, second = d.pair(at.operands[0])
    put, put_second = d.target(first, "b32"), None if second is None else d.target(second, "pred")
    members = d.source(at.operands[1], "b32")

    def run(t: WorkItems) -> None:
        mask = members(t)
        word = per_item(t, bits_of(converged(t, mask))) & mask
        leader = np.bitwise_count(word & (~word + np.uint64(1)) - np.uint64(1)).astype(U32)
        put(t, leader)
        if put_second is not None:
            put_second(t, leader == t.of(t.lane))

    return run


def decode_warp_barrier(d: Decoder, at: Instruction) -> Step:
    """bar.warp.sync: orders what the lanes of a warp did before and after."""
    operand = at.operands[0]
    if not isinstance(operand, Name | Number):
        raise d.unknown()
    members = d.source(operand, "b32")

    def run(t: WorkItems) -> None:
        converged(t, members(t))
        tick_subgroup(t)

    return run
