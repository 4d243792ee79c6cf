"""Liveness: live ranges with holes of each register, in one backward walk.

Loops nest and branches otherwise only go forward, so that one walk is enough: what is live at the head of a loop and not carried by it is
live in all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from kg_render.asm.machine import AGAIN, BRANCH, ENTER, LABEL, Instruction, Label, Register

#: How much more an access inside of a loop counts than one outside.
_LOOP_FACTOR = 8.0
#: How much one in code that hardly ever runs counts.
_RARE_FACTOR = 1 / 64


def live_ranges(code: Sequence[Instruction]) -> list[Register]:
    """Sets `ranges` and `weight` of every register of the code, and lists them, the fixed ones too."""
    found: dict[Register, None] = {}
    open_until: dict[Register, int] = {}
    at_label: dict[Label | None, list[Register]] = {}
    loops: list[tuple[int, Sequence[Register]]] = []
    factor, place = 1.0, 2 * len(code)
    for ins in reversed(code):
        place -= 2
        role, uses, until = ins.form.role, ins.uses, place + 1
        for r in ins.defs:
            if r in open_until:
                if r not in uses:
                    r.ranges.append((until, open_until.pop(r)))
            else:
                if r not in found:
                    _begin(r, found)
                if r in uses:  # tied, and not read afterwards
                    open_until[r] = place + 2
                else:
                    r.ranges.append((until, place + 2))
            r.weight += factor
        if ins.clobbers:
            until = place + 2
            for r in ins.clobbers:
                if r in open_until:
                    raise AssertionError(f"{r} is live where {ins} overwrites it")
                _begin(r, found)
                r.ranges.append((place, until))
        for r in uses:
            if r not in open_until:
                if r not in found:
                    _begin(r, found)
                open_until[r] = until
            r.weight += factor
        if not role:
            continue
        if role is AGAIN:
            factor *= _LOOP_FACTOR
            loops.append((place, ins.live))
            for r in ins.live:
                _begin(r, found)
                open_until.setdefault(r, place + 2)
        elif role is ENTER:
            end, carried = loops.pop()
            factor /= _LOOP_FACTOR
            for r, until in open_until.items():
                if until < end + 2 and r not in carried:
                    open_until[r] = end + 2
        elif role is LABEL:
            at_label[ins.target], factor = list(open_until), factor * _rare_factor(ins)
        elif role is BRANCH:
            factor /= _rare_factor(ins)
            for r in at_label[ins.target]:
                open_until.setdefault(r, place + 1)
    for r, until in open_until.items():  # fixed registers that hold arguments
        r.ranges.append((-1, until))
    for r in found:
        if len(r.ranges) > 1:
            r.ranges.reverse()
    return list(reversed(found))


def _rare_factor(ins: Instruction) -> float:
    """How much less an access between a branch and its label counts."""
    return _RARE_FACTOR if ins.target is not None and ins.target.is_after_cold_code else 1.0


def _begin(register: Register, found: dict[Register, None]) -> None:
    """Forgets what was known before of a register that is found."""
    if register not in found:
        found[register] = None
        register.ranges, register.weight = [], 0.0


def pressure_of(registers: Sequence[Register]) -> list[int]:
    """How many of the registers are live at each place."""
    ends = [r.ranges[-1][1] for r in registers]
    change = [0] * (max(ends, default=0) + 1)
    for r in registers:
        for start, end in r.ranges:
            change[start if start > 0 else 0] += 1
            change[end] -= 1
    return list(accumulate(change))


def overlap(a: Sequence[tuple[int, int]], b: Sequence[tuple[int, int]]) -> bool:
    """Whether two registers hold a value at the same time."""
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i][1] <= b[j][0]:
            i += 1
        elif b[j][1] <= a[i][0]:
            j += 1
        else:
            return True
    return False
