"""The clocks in the stamps of threads: how many barriers of the block, and of the warp, each has passed.

A clock has few bits (`races`). Before one overflows, all are begun anew: what was accessed before the slowest thread's last barrier
lies before all that is to come, however long ago it was.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from kg_cuda.sim.errors import Violation
from kg_cuda.sim.memory.races import BLOCK_CLOCK, BLOCK_SHIFT, THREAD, WARP_CLOCK
from kg_cuda.sim.numbers.types import Array
from kg_cuda.sim.threads import Threads

_BLOCK_TICK: Final = np.uint64(1 << BLOCK_SHIFT)
_WARP_TICK: Final = np.uint64(1)
_NO_BLOCK_CLOCK: Final = ~np.uint64(BLOCK_CLOCK)
#: No clock comes beyond.
BLOCK_LIMIT: Final = BLOCK_CLOCK >> BLOCK_SHIFT
WARP_LIMIT: Final = WARP_CLOCK


def tick_block(t: Threads, idx: Array | None, *, together: bool = True) -> None:
    """These threads pass a barrier of their block; None is all. What each did before lies before what any does after.

    Not `together`: each counts on for itself, as those do who arrive at an mbarrier and go on."""
    t.block_ticks += 1
    if t.block_ticks > BLOCK_LIMIT:
        restart(t)
        t.block_ticks += 1
    if idx is None and together and not t.uneven:
        t.stamps = t.stamps + _BLOCK_TICK
        return
    t.uneven = True
    if not together:
        t.seen = t.stamps if t.seen is None else t.seen
        t.stamps = t.stamps.copy()
        t.stamps[slice(None) if idx is None else idx] += _BLOCK_TICK
        return
    here = np.arange(t.count) if idx is None else idx
    newest = np.zeros(t.blocks, np.uint64)
    np.maximum.at(newest, t.block[here], t.stamps[here] & BLOCK_CLOCK)
    t.stamps = t.stamps.copy()  # the old ones stand in the logs
    t.stamps[here] = t.stamps[here] & _NO_BLOCK_CLOCK | newest[t.block[here]] + _BLOCK_TICK
    if t.seen is not None:
        t.seen = t.seen.copy()
        t.seen[here] = t.stamps[here]


def block_clocks(t: Threads) -> Array:
    """How many barriers of their block the active threads have passed."""
    return (t.of(t.stamps) & BLOCK_CLOCK).astype(np.int64) >> BLOCK_SHIFT


def follow(t: Threads, idx: Array, clocks: Array) -> None:
    """These threads come after what was done before these clocks."""
    t.uneven = True
    t.block_ticks = max(t.block_ticks, int(clocks.max()))
    least = (clocks << BLOCK_SHIFT).astype(np.uint64)
    if t.seen is not None:
        t.seen = _not_below(t.seen, idx, least)
    t.stamps = _not_below(t.stamps, idx, least)


def _not_below(stamps: Array, idx: Array, least: Array) -> Array:
    out = stamps.copy()
    out[idx] = out[idx] & _NO_BLOCK_CLOCK | np.maximum(out[idx] & BLOCK_CLOCK, least)
    return out


def tick_warp(t: Threads) -> None:
    """The active threads pass a barrier of their warp."""
    t.warp_ticks += 1
    if t.warp_ticks > WARP_LIMIT:
        restart(t)
        t.warp_ticks += 1
    here = slice(None) if t.idx is None else t.idx
    t.stamps = t.stamps.copy()
    t.stamps[here] += _WARP_TICK
    if t.seen is not None:
        t.seen = t.seen.copy()
        t.seen[here] += _WARP_TICK


def restart(t: Threads) -> None:
    """Clocks count from the slowest thread of each block, and of each warp; what is known of earlier accesses is told in them."""
    regions = [t.shared_races, *(a.races for a in t.shape.memory.touched if a.races is not None)]
    for region in regions:
        region.look()
    alive = t.alive.nonzero()[0]
    blocks, warps = np.full(t.blocks, BLOCK_LIMIT), np.full(t.warps, WARP_LIMIT)
    np.minimum.at(
        blocks, t.block[alive], ((t.stamps if t.seen is None else t.seen)[alive] & BLOCK_CLOCK).astype(np.int64) >> BLOCK_SHIFT
    )
    np.minimum.at(warps, t.warp[alive], (t.stamps[alive] & WARP_CLOCK).astype(np.int64))
    for region in regions:
        for kept in region.kept():
            at = kept.nonzero()[0]
            kept[at] = _since(t, kept[at], blocks, warps)
    t.stamps = _since(t, t.stamps, blocks, warps)
    if t.seen is not None:
        t.seen = _since(t, t.seen, blocks, warps)
    if t.proxy is not None:
        t.proxy.rebase(blocks)
    t.block_ticks = int((t.stamps & BLOCK_CLOCK).max()) >> BLOCK_SHIFT
    t.warp_ticks = int((t.stamps & WARP_CLOCK).max())
    if t.block_ticks >= BLOCK_LIMIT or t.warp_ticks >= WARP_LIMIT:
        raise Violation(
            "a thread waits while others of its block or warp pass more barriers than the search for races can count: "
            "launch with checks=False"
        )


def _since(t: Threads, stamps: Array, blocks: Array, warps: Array) -> Array:
    """Stamps with their clocks counted from these: 0 is what lies before."""
    size = t.shape.threads
    threads = (stamps >> THREAD).astype(np.int64) - 1 - t.first * size
    mine = ((threads >= 0) & (threads < t.blocks * size)).nonzero()[0]
    block, linear = np.divmod(threads[mine], size)
    warp = block * (t.warps // t.blocks) + (linear >> 5)
    old = stamps[mine]
    of_block = np.maximum(((old & BLOCK_CLOCK) >> np.uint64(BLOCK_SHIFT)).astype(np.int64) - blocks[block] + 1, 0)
    of_warp = np.maximum((old & WARP_CLOCK).astype(np.int64) - warps[warp] + 1, 0)
    out = stamps.copy()
    out[mine] = old >> THREAD << THREAD | (of_block << BLOCK_SHIFT | of_warp).astype(np.uint64)
    return out
