"""Bits of registers that nobody wrote: instructions pass them on; memory, an address, a branch or EXEC is a trap.

Compilers read such bits without harm: a vector that is filled element by element begins as undefined registers, of which shifts and
selects make the next ones. What is undefined is found by what depends on it: an instruction with such an operand runs again with other
bits in their place, and the bits of its results that differ are undefined. Masks of them lie by register in `WorkItems.kept` and
`Waves.undefined`. A vector register counts as written once some lane wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.items import POISON, Step, WorkItems
from kg_sim.numbers.types import U32, Array

from kg_amd.sim.registers import Unwritten
from kg_amd.sim.waves import EXEC, NULL, Waves, register_name, waves_of

ALL: Final = 0xFFFFFFFF


@dataclass(slots=True)
class _Cell:
    """A register of the batch, numbered as wait counters do, and where it and the mask of its undefined bits lie."""

    number: int
    file: list[Array | None]
    slot: int
    masks: dict[Any, Array]
    key: str | int

    def row(self) -> Array:
        """Its values; one that nobody wrote has some from now on, all of them undefined."""
        row = self.file[self.slot]
        if row is None:
            row = self.file[self.slot] = np.array([POISON & ALL], U32)
            self.masks[self.key] = np.array([ALL], U32)
        return row.view(U32)

    def mark(self, mask: Array) -> None:
        if mask.any():
            self.masks[self.key] = mask
        else:
            self.masks.pop(self.key, None)


def _cell(t: WorkItems, number: int) -> _Cell:
    if number >= 0:
        return _Cell(number, t.regs, number, t.kept, register_name(number))
    return _Cell(number, t.scalars, -1 - number, waves_of(t).undefined, -1 - number)


def _keys(registers: Iterable[int]) -> tuple[frozenset[str], frozenset[int]]:
    """The keys of masks, of vector registers and of scalar ones."""
    listed = list(registers)
    return frozenset(register_name(r) for r in listed if r >= 0), frozenset(-1 - r for r in listed if r < 0)


def followed(step: Step, registers: Iterable[int]) -> Step:
    """`step` of an instruction that reads and writes no more than these registers, numbered as wait counters do, and EXEC."""
    named = {*registers} - {-1 - NULL, -1 - EXEC, -2 - EXEC}
    listed = (*sorted(named), -1 - EXEC, -2 - EXEC)
    vectors, scalars = _keys(named)

    def run(t: WorkItems) -> None:
        waves = waves_of(t)
        if waves.undefined.keys().isdisjoint(scalars) and (not t.kept or t.kept.keys().isdisjoint(vectors)):
            idx = t.idx
            try:
                step(t)
                return
            except Unwritten:
                t.idx = idx
        _follow(t, waves, step, [_cell(t, number) for number in listed])

    return run


def _follow(t: WorkItems, waves: Waves, step: Step, cells: list[_Cell]) -> None:
    """Runs an instruction with several values of its undefined bits: first with those that are there, which stay."""
    idx, before = t.idx, [cell.row() for cell in cells]
    masks = [cell.masks.get(cell.key) for cell in cells]
    undefined = [i for i, mask in enumerate(masks) if mask is not None]

    def outcome(ones: Mapping[int, bool]) -> list[Array]:
        for i, (cell, row, mask) in enumerate(zip(cells, before, masks, strict=True)):
            cell.file[cell.slot] = row.copy() if mask is None or i not in ones else row | mask if ones[i] else row & ~mask
        waves.version += 1
        t.idx = idx
        step(t)
        return [cell.row() for cell in cells]

    found = outcome({})
    differ = [np.zeros(1, U32) for _ in cells]
    # all zeros, all ones, and as many mixtures as tell any two registers from each other
    mixtures = len(undefined).bit_length() if len(undefined) > 1 else 0
    for ones in (
        dict.fromkeys(undefined, False),
        dict.fromkeys(undefined, True),
        *({i: bool(n + 1 >> bit & 1) for n, i in enumerate(undefined)} for bit in range(mixtures)),
    ):
        differ = [mask | (a ^ b) for mask, a, b in zip(differ, found, outcome(ones), strict=True)]
    for cell, row, mask in zip(cells, found, differ, strict=True):
        if cell.slot in (EXEC, EXEC + 1) and cell.number < 0 and mask.any():
            raise reaching(cells[undefined[0]].number, "EXEC")
        cell.file[cell.slot] = row
        cell.mark(mask)
    waves.version += 1
    t.idx = idx


def reaching(number: int, what: str, item: int = -1) -> Violation:
    return Violation(f"bits of {register_name(number)} that nobody wrote reach {what}", item)


def accessing(step: Step, wanted: Mapping[int, tuple[int, str]], free: Iterable[int], written: Mapping[int, int]) -> Step:
    """`step` of an access to memory by the lanes, or waves, that are selected.

    Bits of the `wanted` registers must be defined: they are addresses or stored. The `free` ones are moved, defined or not: to scratch
    memory, or a half that a load leaves alone. Bits of the `written` ones are defined afterwards.
    """
    free = tuple(free)
    slots = [r for r in (*wanted, *free) if r >= 0]
    vectors, scalars = _keys((*wanted, *free, *written))

    def run(t: WorkItems) -> None:
        regs, waves = t.regs, waves_of(t)
        if (
            waves.undefined.keys().isdisjoint(scalars)
            and (not t.kept or t.kept.keys().isdisjoint(vectors))
            and all(regs[slot] is not None for slot in slots)
        ):
            step(t)
            return
        for number in free:
            _cell(t, number).row()
        for number, (bits, what) in wanted.items():
            bad = undefined_bits(t, number) & U32.type(bits)
            if bad.any():
                raise reaching(number, what, int(bad.argmax()) if number >= 0 else 0)
        step(t)
        for number, bits in written.items():
            cell = _cell(t, number)
            mask = cell.masks.get(cell.key)
            if mask is not None:
                here, count = (t.idx, t.count) if number >= 0 else (t.here(), t.subgroups)
                mask = np.broadcast_to(mask, (count,)).copy()
                mask[slice(None) if here is None else here] &= U32.type(~bits & ALL)
                cell.mark(mask)

    return run


def undefined_bits(t: WorkItems, number: int) -> Array:
    """Of each active work-item, or wave for a scalar register; one element where all agree."""
    cell = _cell(t, number)
    cell.row()
    mask = cell.masks.get(cell.key)
    if mask is None:
        return np.zeros(1, U32)
    here = t.idx if number >= 0 else t.here()
    return mask if len(mask) == 1 or here is None else mask[here]
