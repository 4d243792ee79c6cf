"""The stack frame: slots with disjoint lifetimes share bytes, then each gets its offset."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from heapq import heappop, heappush

from kg_render.asm.machine import AGAIN, BRANCH, ENTER, LABEL, Code, Instruction, Label, Slot


def share_slots(code: Code) -> None:
    """Makes one slot of those of a size that are used one after the other.
    Entered after allocation, by each renderer whose slots are all read and written by instructions of the code."""
    used: dict[Slot, list[int]] = {}
    for n, ins in enumerate(code.instructions):
        symbol = ins.memory.symbol if ins.memory is not None else None
        if isinstance(symbol, Slot):
            used.setdefault(symbol, []).append(n)
    loops, branches = _regions(code.instructions)
    spans = sorted([(*_span(places, loops, branches), slot) for slot, places in used.items()], key=lambda span: span[:2])
    ending: dict[int, list[tuple[int, int]]] = {}  # of each size: when those that are shared end, and their numbers
    shared: list[Slot] = []
    becomes: dict[Slot, Slot] = {}
    for first, last, slot in spans:
        waiting = ending.setdefault(slot.size, [])
        if waiting and waiting[0][0] < first:
            number = heappop(waiting)[1]
        else:
            number = len(shared)
            shared.append(slot)
        becomes[slot] = shared[number]
        heappush(waiting, (last, number))
    for slot, places in used.items():
        if becomes[slot] is not slot:
            for n in places:
                memory = code.instructions[n].memory
                assert memory is not None
                memory.symbol = becomes[slot]
    code.slots = shared


def _regions(code: Sequence[Instruction]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Loops, and what branches forward leave out: first and last instructions.
    Inner loops come before those around them."""
    opened: list[int] = []
    loops: list[tuple[int, int]] = []
    jumps: list[tuple[int, Label | None]] = []
    labels: dict[Label | None, int] = {}
    for n, ins in enumerate(code):
        role = ins.form.role
        if role is ENTER:
            opened.append(n)
        elif role is AGAIN:
            loops.append((opened.pop(), n))
        elif role is BRANCH:
            jumps.append((n, ins.target))
        elif role is LABEL:
            labels[ins.target] = n
    return loops, [(n, labels[target]) for n, target in jumps]


def _span(places: Sequence[int], loops: Sequence[tuple[int, int]], branches: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """From where to where a slot holds a value:
    all of a loop that it lives into or out of, or that may read what an iteration before it wrote."""
    first, last = places[0], places[-1]
    may_be_skipped = any(start < first < end < last for start, end in branches)
    for start, end in loops:
        if start <= places[0] and places[-1] <= end:
            if may_be_skipped:
                first, last = min(first, start), max(last, end)
        elif (at := bisect_left(places, start)) < len(places) and places[at] <= end:
            first, last = min(first, start), max(last, end)
    return first, last


def lay_out_frame(code: Code) -> int:
    """Sets the offset of every slot from the stack pointer, the largest first so that each is aligned
    to its size, and gives the size of all."""
    end = 0
    for slot in sorted(code.slots, key=lambda s: -s.size):
        slot.offset, end = end, end + slot.size
    return -(-end // 16) * 16
