"""bar and barrier: threads wait for those of their block; bar.warp.sync for those of their warp."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from kg_cuda.sim.clocks import tick_block
from kg_cuda.sim.decoder import Decoder, Put
from kg_cuda.sim.errors import Violation
from kg_cuda.sim.numbers.types import U32, Array
from kg_cuda.sim.text.syntax import Instruction
from kg_cuda.sim.threads import Step, Threads


@dataclass(slots=True)
class Arrival:
    """Threads `idx` at a barrier. `count` is how many are awaited, 0 all of the block; those of bar.arrive pass at once.

    `reduce` is the operation of bar.red, over `values`, and `put` takes its result.
    """

    number: Array
    count: Array | None
    passes: bool
    aligned: bool
    plain: bool
    reduce: str = ""
    values: Array | None = None
    put: Put | None = None
    idx: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    block: int = 0
    pc: int = 0
    why: str = ""


def decode_barrier(d: Decoder, at: Instruction) -> Step:
    """bar.sync, bar.arrive, bar.red and the same as barrier, with cta."""
    opcode = [part for part in at.opcode if part != "cta"]
    what = opcode[1]
    aligned = opcode[0] == "bar" or "aligned" in opcode
    if what not in ("sync", "arrive", "red"):
        raise d.unknown()
    operands = list(at.operands)
    put, value, reduce = None, None, ""
    if what == "red":
        reduce = opcode[2]
        put = d.target(operands.pop(0), "u32" if reduce == "popc" else "pred")
        value = d.predicate(operands.pop())
    number = d.source(operands[0], "u32")
    count = d.source(operands[1], "u32") if len(operands) > 1 else None
    plain = what == "sync" and count is None

    def run(t: Threads) -> None:
        values = None if value is None else np.broadcast_to(value(t), (t.active,))
        t.arrival = Arrival(
            number(t), None if count is None else count(t), what == "arrive", aligned, plain, reduce, values, put
        )

    return run


def released(t: Threads, waiting: list[Arrival], alive: Array) -> list[tuple[int, Array]]:
    """Takes out of `waiting` the threads whose barrier is complete: (block of the program, threads)."""
    idx = np.concatenate([w.idx for w in waiting])
    which = np.repeat(np.arange(len(waiting)), [len(w.idx) for w in waiting])
    number = np.concatenate([np.broadcast_to(w.number, (len(w.idx),)) for w in waiting]).astype(np.int64)
    if (number > 15).any():
        raise Violation(f"there is no barrier {int(number.max())}: they are 0 to 15")
    expected = np.concatenate(
        [np.broadcast_to(np.zeros(1, U32) if w.count is None else w.count, (len(w.idx),)) for w in waiting]
    ).astype(np.int64)
    passes = np.repeat([w.passes for w in waiting], [len(w.idx) for w in waiting])
    key = t.block[idx] * 16 + number
    arrived = np.bincount(key, minlength=t.blocks * 16)
    living = np.bincount(t.block[alive.nonzero()[0]], minlength=t.blocks)
    wanted = np.zeros(t.blocks * 16, np.int64)
    np.maximum.at(wanted, key, expected)
    wanted = np.where(wanted == 0, np.repeat(living, 16), wanted)
    if (arrived > wanted).any() and (expected > 0).any():
        raise Violation("more threads come to a barrier than it counts")
    full = (arrived == wanted) & (arrived > 0)
    go = full[key]
    if not go.any():
        _explain(waiting, t, arrived, wanted)
        return []
    _aligned(t, waiting, idx, which, go, passes, alive)
    t.idx = None
    _reduce(t, waiting, key, which, go, idx)
    tick_block(t, idx[go])
    if t.shape.checks and t.shared_races.log:
        t.shared_races.look()
    out: list[tuple[int, Array]] = []
    for n in range(len(waiting) - 1, -1, -1):
        mine = which == n
        through, rest = idx[mine & go], idx[mine & ~go]
        if len(through) and not waiting[n].passes:
            out.append((waiting[n].block, through))
        if len(rest) == 0:
            del waiting[n]
        elif len(through):
            keep = ~go[mine]
            w = waiting[n]
            w.idx = rest
            w.number, w.count = (x if x is None or len(x) == 1 else x[keep] for x in (w.number, w.count))  # type: ignore[assignment]
            w.values = None if w.values is None else w.values[keep]
    return out


def _explain(waiting: list[Arrival], t: Threads, arrived: Array, wanted: Array) -> None:
    for w in waiting:
        key = int(t.block[w.idx[0]]) * 16 + int(w.number[0])
        w.why = f"{int(arrived[key])} of {int(wanted[key])} threads of the block come to it, and the others wait elsewhere"


def _aligned(t: Threads, waiting: list[Arrival], idx: Array, which: Array, go: Array, passes: Array, alive: Array) -> None:
    """The threads of a warp must come to an aligned barrier together, by the same instruction."""
    pcs = np.array([w.pc for w in waiting])[which]
    strict = np.array([w.aligned for w in waiting])[which] & go & ~passes
    if not strict.any():
        return
    warp = t.warp[idx[strict]]
    total = np.bincount(t.warp[alive.nonzero()[0]], minlength=t.warps)
    here = np.bincount(warp, minlength=t.warps)
    low = np.full(t.warps, 1 << 60)
    high = np.full(t.warps, -1)
    np.minimum.at(low, warp, pcs[strict])
    np.maximum.at(high, warp, pcs[strict])
    bad = (here > 0) & ((here != total) | (low != high))
    if bad.any():
        at = int(bad.argmax())
        culprit = strict & (t.warp[idx] == at)
        t.idx = idx[culprit]
        t.pc = int(pcs[culprit][0])
        raise Violation(
            "a barrier in divergent code: the threads of a warp come to it by different ways, and it is an aligned one", 0
        )


def _reduce(t: Threads, waiting: list[Arrival], key: Array, which: Array, go: Array, idx: Array) -> None:
    if not any(w.reduce for w in waiting):
        return
    values = np.concatenate([np.zeros(len(w.idx), np.bool_) if w.values is None else w.values for w in waiting])
    present = np.concatenate([np.full(len(w.idx), w.values is not None) for w in waiting])
    votes = np.bincount(key[present], weights=values[present], minlength=t.blocks * 16).astype(np.int64)
    total = np.bincount(key[present], minlength=t.blocks * 16)
    for n, w in enumerate(waiting):
        at = (which == n) & go
        if w.put is None or not at.any():
            continue
        t.idx = idx[at]
        mine = votes[key[at]]
        results = {"popc": mine.astype(U32), "and": mine == total[key[at]], "or": mine > 0}
        w.put(t, results[w.reduce])
    t.idx = None
