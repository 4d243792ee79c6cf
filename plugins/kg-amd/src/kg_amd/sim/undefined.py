"""Bits of vector registers that nobody wrote: vector instructions pass them on; memory, an address or a scalar register is a trap.

Compilers read such bits without harm: a vector that is filled element by element begins as undefined registers, of which a shift and
a select make the first halves. What is undefined is found by what depends on it: an instruction with such an operand runs again with
other bits in their place, and the bits of its results that differ are undefined. `WorkItems.kept` holds the masks by register.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.items import POISON, Step, WorkItems
from kg_sim.numbers.types import U32, Array

from kg_amd.sim.registers import Unwritten
from kg_amd.sim.waves import EXEC, NULL, VCC, register_name, waves_of

ALL: Final = 0xFFFFFFFF


def followed(step: Step, registers: Iterable[int], *, scalars: bool = True) -> Step:
    """`step` of a vector instruction with these registers, numbered as wait counters do.

    Without `scalars` the scalar result may be undefined, and is not followed.
    """
    slots = tuple(sorted(r for r in registers if r >= 0))
    names = frozenset(map(register_name, slots))
    results = tuple(sorted(({-1 - r for r in registers if r < 0} | {VCC, VCC + 1, EXEC, EXEC + 1}) - {NULL}))

    def run(t: WorkItems) -> None:
        if not t.kept or t.kept.keys().isdisjoint(names):
            idx = t.idx
            try:
                step(t)
                return
            except Unwritten:
                t.idx = idx
        _follow(t, step, slots, results, asked=scalars)

    return run


def _follow(t: WorkItems, step: Step, slots: tuple[int, ...], scalars: tuple[int, ...], *, asked: bool) -> None:
    """Runs an instruction with several values of its undefined bits: first with those that are there, which stay."""
    idx, waves = t.idx, waves_of(t)
    before = [_row(t, slot) for slot in slots]
    masks = [t.kept.get(register_name(slot)) for slot in slots]
    undefined = [i for i, mask in enumerate(masks) if mask is not None]
    kept = [t.scalars[slot] for slot in scalars]

    def outcome(ones: Mapping[int, bool]) -> tuple[list[Array], list[Array | None]]:
        for i, slot in enumerate(slots):
            mask = masks[i]
            if mask is None or not ones:
                t.regs[slot] = before[i].copy()
            else:
                t.regs[slot] = before[i] | mask if ones[i] else before[i] & ~mask
        for slot, row in zip(scalars, kept, strict=True):
            t.scalars[slot] = None if row is None else row.copy()
        waves.version += 1
        t.idx = idx
        step(t)
        return [_row(t, slot) for slot in slots], [t.scalars[slot] for slot in scalars]

    found, words = outcome({})
    differ = [np.zeros(1, U32) for _ in slots]
    # all zeros, all ones, and as many mixtures as tell any two registers from each other
    many = len(undefined).bit_length() if len(undefined) > 1 else 0
    for ones in (
        dict.fromkeys(undefined, False),
        dict.fromkeys(undefined, True),
        *({i: bool(n + 1 >> bit & 1) for n, i in enumerate(undefined)} for bit in range(many)),
    ):
        rows, others = outcome(ones)
        differ = [mask | (a ^ b) for mask, a, b in zip(differ, found, rows, strict=True)]
        for slot, a, b in zip(scalars, words, others, strict=True):
            if asked and a is not b and (a is None or b is None or (a != b).any()):
                _reaches(
                    slots[undefined[0]], "a branch or a mask of lanes" if slot in (VCC, VCC + 1, EXEC, EXEC + 1) else f"s{slot}"
                )
    for slot, row, mask in zip(slots, found, differ, strict=True):
        t.regs[slot] = row
        _mark(t, slot, mask)
    for slot, row in zip(scalars, words, strict=True):
        t.scalars[slot] = row
    waves.version += 1
    t.idx = idx


def _row(t: WorkItems, slot: int) -> Array:
    """A register's values; one that nobody wrote has some from now on, all of them undefined."""
    row = t.regs[slot]
    if row is None:
        row = t.regs[slot] = np.array([POISON & ALL], U32)
        t.kept[register_name(slot)] = np.array([ALL], U32)
    return row.view(U32)


def _mark(t: WorkItems, slot: int, mask: Array) -> None:
    if mask.any():
        t.kept[register_name(slot)] = mask
    else:
        t.kept.pop(register_name(slot), None)


def _reaches(slot: int, what: str, item: int = -1) -> None:
    raise Violation(f"bits of {register_name(slot)} that nobody wrote reach {what}", item)


def accessing(step: Step, wanted: Mapping[int, tuple[int, str]], free: Iterable[int], written: Mapping[int, int]) -> Step:
    """`step` of an access to memory by the lanes that are selected.

    Bits of the `wanted` registers must be defined: they are addresses or stored. The `free` ones are moved, defined or not: to scratch
    memory, or a half that a load leaves alone. Bits of the `written` ones are defined afterwards.
    """
    free = tuple(free)
    slots = (*wanted, *free)
    names = frozenset(map(register_name, (*slots, *written)))

    def run(t: WorkItems) -> None:
        regs = t.regs
        if (not t.kept or t.kept.keys().isdisjoint(names)) and all(regs[slot] is not None for slot in slots):
            step(t)
            return
        for slot, (bits, what) in wanted.items():
            _row(t, slot)
            mask = t.kept.get(register_name(slot))
            if mask is not None:
                bad = (mask if len(mask) == 1 else t.of(mask)) & U32.type(bits)
                if bad.any():
                    _reaches(slot, what, int(bad.argmax()))
        for slot in free:
            _row(t, slot)
        step(t)
        for slot, bits in written.items():
            mask = t.kept.get(register_name(slot))
            if mask is not None:
                own = np.broadcast_to(mask, (t.count,)).copy()
                own[slice(None) if t.idx is None else t.idx] &= U32.type(~bits & ALL)
                _mark(t, slot, own)

    return run
