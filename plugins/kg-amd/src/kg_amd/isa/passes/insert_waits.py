"""Inserts s_waitcnt: before the use of a memory result, by the hardware's counters.

vm counts loads (of gfx942 stores too), vs stores of gfx1100, lgkm accesses to shared memory and scalar loads, which end in any order. A pending register has the number of operations that
were issued after its own, of every path the fewest: so many may be left. Loops are walked until their head's state no longer changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kg_render.asm import AGAIN, BRANCH, ENTER, LABEL, Instruction, Label

from kg_amd.isa.encoding.forms import forms
from kg_amd.isa.machine import reads, writes
from kg_amd.isa.operands import AMDInstruction

VM, LGKM, VS = "vm", "lgkm", "vs"
#: What counters count to; to wait for as many is not to wait.
_MOST: Final = {"gfx1100": {VM: 63, LGKM: 63, VS: 63}, "gfx942": {VM: 63, LGKM: 15}}
_Key = tuple[str, int]


@dataclass(slots=True)
class _State:
    """Pending registers: counter and the number of operations after theirs."""

    pending: dict[_Key, tuple[str, int]] = field(default_factory=dict[_Key, "tuple[str, int]"])
    stores: dict[str, int] = field(default_factory=dict[str, int])  #: counter -> operations after the last store
    disordered: bool = False  #: scalar loads are under way

    def copy(self) -> _State:
        return _State(dict(self.pending), dict(self.stores), self.disordered)

    def merge(self, other: _State) -> bool:
        """Adds what is pending on another path; whether anything changed."""
        changed = other.disordered and not self.disordered
        self.disordered |= other.disordered
        for mine, theirs in ((self.stores, other.stores), (self.pending, other.pending)):
            for key, value in theirs.items():
                if key not in mine or value < mine[key]:  # pyright: ignore[reportOperatorIssue, reportArgumentType]
                    mine[key] = value  # pyright: ignore[reportArgumentType]
                    changed = True
        return changed

    def issue(self, counter: str, registers: frozenset[_Key], *, is_store: bool) -> None:
        for key, (its, after) in list(self.pending.items()):
            if its == counter:
                self.pending[key] = its, after + 1
        if counter in self.stores:
            self.stores[counter] += 1
        for key in registers:
            self.pending[key] = counter, 0
        if is_store:
            self.stores[counter] = 0

    def wait(self, counter: str, count: int) -> None:
        for key in [k for k, (its, after) in self.pending.items() if its == counter and after >= count]:
            del self.pending[key]
        if self.stores.get(counter, -1) >= count:
            del self.stores[counter]
        if counter == LGKM and not count:
            self.disordered = False


class _Waits:
    def __init__(self, code: Sequence[Instruction], arch: str) -> None:
        self.code, self.arch = code, arch
        self.forms = forms(arch)
        self.at_label: dict[Label | None, _State] = {}
        self.ends: dict[int, int] = {}
        opened: list[int] = []
        for n, ins in enumerate(code):
            if ins.form.role is ENTER:
                opened.append(n)
            elif ins.form.role is AGAIN:
                self.ends[opened.pop()] = n

    def run(self, begin: int, end: int, state: _State, written: list[Instruction] | None) -> _State:
        n = begin
        while n < end:
            ins = self.code[n]
            role = ins.form.role
            if role is ENTER:
                last = self.ends[n]
                while True:
                    after = self.run(n + 1, last, state.copy(), None)
                    if not state.merge(after):
                        break
                if written is not None:
                    written.append(ins)
                state = self.run(n + 1, last, state, written)
                if written is not None:
                    written.append(self.code[last])
                n = last + 1
                continue
            if role is LABEL:
                before = self.at_label.pop(ins.target, None)
                if before is not None:
                    state.merge(before)
            elif isinstance(ins, AMDInstruction):
                self._step(ins, state, written)
                if role is BRANCH:
                    self.at_label.setdefault(ins.target, state.copy()).merge(state)
            if written is not None:
                written.append(ins)
            n += 1
        return state

    def _step(self, ins: AMDInstruction, state: _State, written: list[Instruction] | None) -> None:
        needed: dict[str, int] = {}
        if state.pending:
            pending = state.pending
            for registers in (reads(ins), writes(ins)):
                if not pending.keys().isdisjoint(registers):
                    for key in registers & pending.keys():
                        counter, after = pending[key]
                        after = 0 if counter == LGKM and state.disordered else after
                        needed[counter] = min(needed.get(counter, after), after)
        if ins.form.name == "s_barrier":
            needed |= dict.fromkeys(_MOST[self.arch] if ins.modifier else (LGKM,), 0)
        if needed:
            under_way = self._under_way(state)
            needed = {c: min(n, _MOST[self.arch][c] - 1) for c, n in needed.items() if c in under_way}
            for counter, count in needed.items():
                state.wait(counter, count)
            if written is not None:
                written += self._waits(needed)
        self._issue(ins, state)

    @staticmethod
    def _under_way(state: _State) -> set[str]:
        return {counter for counter, _ in state.pending.values()} | state.stores.keys()

    def _issue(self, ins: AMDInstruction, state: _State) -> None:
        kind = getattr(ins.form, "format", "")
        if kind in ("GLOBAL", "SCRATCH"):
            is_store = not ins.results
            state.issue(VS if is_store and self.arch == "gfx1100" else VM, writes(ins), is_store=is_store)
        elif kind == "DS":
            state.issue(LGKM, writes(ins), is_store=not ins.results)
        elif kind == "SMEM":
            state.issue(LGKM, writes(ins), is_store=False)
            state.disordered = True

    def _waits(self, needed: dict[str, int]) -> list[Instruction]:
        found: list[Instruction] = []
        vm, lgkm = needed.get(VM, 63), needed.get(LGKM, _MOST[self.arch][LGKM])
        if VM in needed or LGKM in needed:
            word = vm & 15 | vm >> 4 << 14 | 7 << 4 | lgkm << 8 if self.arch == "gfx942" else vm << 10 | lgkm << 4 | 7
            found.append(AMDInstruction(self.forms["s_waitcnt"], immediate=word))
        if VS in needed:
            found.append(AMDInstruction(self.forms["s_waitcnt_vscnt"], immediate=needed[VS]))
        return found


def add_waits(code: Sequence[Instruction], arch: str) -> list[Instruction]:
    """The code with what it waits for."""
    written: list[Instruction] = []
    _Waits(code, arch).run(0, len(code), _State(), written)
    return written
