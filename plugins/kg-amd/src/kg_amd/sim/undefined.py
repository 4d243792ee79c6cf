"""Undefined register bits propagate; storing, addressing, branching or EXEC with them is a trap.

Compilers read such bits without harm: a vector that is filled element by element begins as undefined registers, whose halves are shifted,
selected and merged by masks. What depends on them is found by running such instructions for several *worlds*: in each, a register that nobody
wrote holds something else. A register that is not the same in all worlds has its values in the others in `WorkItems.kept` or
`Waves.undefined`; the bits that differ are undefined. A vector register counts as written once some lane wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import POISON, Step, WorkItems

from kg_amd.sim.registers import Unwritten
from kg_amd.sim.waves import EXEC, NULL, Waves, register_name, waves_of

ALL: Final = 0xFFFFFFFF
_POISON: Final = POISON & ALL
#: Beside the one whose values are in the registers: zeros, ones, and bits that are each register's own, and their complement.
WORLDS: Final = 4
_FACTOR: Final = 0x9E3779B1  #: of 2^32 by the golden ratio, which spreads the numbers of registers


@dataclass(slots=True)
class _Cell:
    """A register of the batch, numbered as wait counters do,
    and where it and its values in the other worlds lie: (items or 1, worlds)."""

    number: int
    file: list[Array | None]
    slot: int
    others: dict[Any, Array]
    key: str | int

    def row(self) -> Array:
        """Its values; one that nobody wrote has some from now on."""
        row = self.file[self.slot]
        if row is None:
            row = self.file[self.slot] = np.array([_POISON], U32)
            self.others[self.key] = unwritten(self.number)
        return row.view(U32)

    def differs(self) -> Array:
        """The bits that are not the same in all worlds."""
        others = self.others.get(self.key)
        return np.zeros(1, U32) if others is None else np.bitwise_or.reduce(others ^ self.row()[:, None], axis=1)

    def keep(self, row: Array, rows: list[Array]) -> bool:
        """Its values, and those in the other worlds; whether they are the same."""
        self.file[self.slot] = row
        agree = all((row == other).all() for other in rows)
        if agree:
            self.others.pop(self.key, None)
        else:
            self.others[self.key] = np.stack(np.broadcast_arrays(*rows), axis=1)
        return agree


@cache
def unwritten(number: int) -> Array:
    """What a register that nobody wrote holds in the other worlds. Nobody changes it."""
    own = (2 * number + 1) * _FACTOR & ALL
    return np.array([[0, ALL, own, ~own & ALL]], U32)


def _cell(t: WorkItems, number: int) -> _Cell:
    if number >= 0:
        return _Cell(number, t.regs, number, t.kept, register_name(number))
    return _Cell(number, t.scalars, -1 - number, waves_of(t).undefined, -1 - number)


def _keys(registers: Iterable[int]) -> tuple[frozenset[str], frozenset[int]]:
    """The keys of vector registers and of scalar ones."""
    listed = list(registers)
    return frozenset(register_name(r) for r in listed if r >= 0), frozenset(-1 - r for r in listed if r < 0)


def followed(step: Step, registers: Iterable[int]) -> Step:
    """`step` of an instruction that reads and writes no more than these registers,
    numbered as wait counters do, and EXEC."""
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
    """Runs an instruction in each world."""
    idx, before = t.idx, [cell.row() for cell in cells]
    others = [cell.others.get(cell.key) for cell in cells]

    def outcome(world: int) -> list[Array]:
        for cell, row, its in zip(cells, before, others, strict=True):
            cell.file[cell.slot] = row.copy() if its is None or world < 0 else np.ascontiguousarray(its[:, world])
        waves.version += 1
        t.idx = idx
        step(t)
        return [cell.row() for cell in cells]

    found, elsewhere = outcome(-1), [outcome(world) for world in range(WORLDS)]
    for cell, row, *rows in zip(cells, found, *elsewhere, strict=True):
        agree = cell.keep(row, rows)
        if not agree and cell.number in (-1 - EXEC, -2 - EXEC):
            raise _reaching(next(c.number for c, its in zip(cells, others, strict=True) if its is not None), "EXEC")
    waves.version += 1
    t.idx = idx


def _reaching(number: int, what: str, item: int = -1) -> Violation:
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
            bad = _undefined_bits(t, number) & U32.type(bits)
            if bad.any():
                raise _reaching(number, what, int(bad.argmax()) if number >= 0 else 0)
        step(t)
        for number, bits in written.items():
            _load(t, _cell(t, number), bits)

    return run


def _load(t: WorkItems, cell: _Cell, loaded: int) -> None:
    """What was loaded into these bits of a register is the same in all worlds."""
    others = cell.others.get(cell.key)
    if others is None:
        return
    here, count = (t.idx, t.count) if cell.number >= 0 else (t.here(), t.subgroups)
    row, others = np.broadcast_to(cell.row(), (count,)), np.broadcast_to(others, (count, WORLDS)).copy()
    at, bits = slice(None) if here is None else here, U32.type(loaded)
    others[at] = (others[at] & ~bits) | (row[at] & bits)[:, None]
    cell.keep(cell.row(), [np.ascontiguousarray(others[:, world]) for world in range(WORLDS)])


def check_scalar(t: WorkItems, slot: int, what: str) -> None:
    """A Violation where a scalar register of an active wave has undefined bits."""
    if slot in waves_of(t).undefined and _undefined_bits(t, -1 - slot).any():
        raise _reaching(-1 - slot, what, 0)


def _undefined_bits(t: WorkItems, number: int) -> Array:
    """Of each active work-item, or wave for a scalar register; one element where all agree."""
    cell = _cell(t, number)
    cell.row()
    differs = cell.differs()
    here = t.idx if number >= 0 else t.here()
    return differs if len(differs) == 1 or here is None else differs[here]
