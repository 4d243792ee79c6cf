"""Hazard recognition: s_nop on gfx942; v_nop and waits for transcendental results on gfx1100.

Wait states that the hardware does not insert, on every path.

CDNA 3's manual, 4.5 "Manually Inserted Wait States"; RDNA 3's, and LLVM's hazard recogniser for what is in no manual. Where the manual has several figures for operands of MFMA, the largest is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kg_render.asm import AGAIN, BRANCH, ENTER, LABEL, Instruction, Label

from kg_amd.isa.encoding.forms import AMDForm, forms
from kg_amd.isa.machine import EXEC, VCC, reads, writes
from kg_amd.isa.operands import DPP, AMDInstruction

_MFMA: Final = re.compile(r"v_mfma_(?:f32|i32|f64)_(\d+)x\d+x\d+_(\w+)")
_MATRIX: Final = ("v_mfma", "v_wmma")
_TRANSCENDENTAL: Final = ("v_rcp", "v_rsq", "v_sqrt")
_MEMORY: Final = ("GLOBAL", "SCRATCH", "DS")
_FAR: Final = 19  #: wait states after which nothing waits
_NEAR: Final = 6  #: vector instructions after which a transcendental result is there
_SHORT: Final = 5  #: the most wait states that other ones than those of matrix units want
_AHEAD: Final = 32  #: instructions among which one is looked for that may come earlier
_Key = tuple[str, int]
_VALU_DONE: Final = 0x0FFF  #: s_waitcnt_depctr va_vdst(0)


def passes(name: str) -> int:
    """Of an MFMA, each of four cycles."""
    match = _MFMA.fullmatch(name)
    assert match is not None, name
    rows, kind = int(match[1]), match[2]
    return rows // 2 if kind in ("f32", "f64") else rows // 4


class _Hazards:
    def __init__(self, code: Sequence[Instruction], arch: str) -> None:
        self.code, self.forms = list(code), forms(arch)
        self.nops = [0] * len(code)
        self.sources: dict[Label | None, list[int]] = {}
        for n, ins in enumerate(code):
            if ins.form.role in (BRANCH, AGAIN):
                self.sources.setdefault(ins.target, []).append(n)
        self.read = [reads(i) if isinstance(i, AMDInstruction) else frozenset[_Key]() for i in code]
        self.written = [writes(i) if isinstance(i, AMDInstruction) else frozenset[_Key]() for i in code]
        #: all registers that matrix units use; whose results, and whose operands, others wait for: few instructions use any of them
        self.of_matrix, self.late, self.kept = set[_Key](), set[_Key](), set[_Key]()
        for ins, its, out in zip(code, self.read, self.written, strict=True):
            if ins.form.name.startswith(_MATRIX):
                self.of_matrix |= its | out
            elif ins.form.name.startswith(_TRANSCENDENTAL):
                self.late |= out
            elif isinstance(ins.form, AMDForm) and ins.form.is_vector:
                self.late.update(r for r in out if r[0] == "s")
            elif _is_wide_store(ins, its, out):
                self.kept |= its

    def _reach(self, n: int) -> int:
        """Among how many wait states before an instruction there may be one that it waits for."""
        ins = self.code[n]
        form = ins.form
        if not (isinstance(ins, AMDInstruction) and isinstance(form, AMDForm) and (form.is_vector or form.format in _MEMORY)):
            return 0
        its, out = self.read[n], self.written[n]
        if not (self.of_matrix.isdisjoint(its) and self.of_matrix.isdisjoint(out)):
            return _FAR
        waits = form.format == "MAI" or ins.modifier & DPP or form.name.startswith("v_read")
        return _SHORT if waits or not (self.late.isdisjoint(its) and self.kept.isdisjoint(out)) else 0

    def before(self, n: int, most: int, counts: Callable[[Instruction], int]) -> Iterator[tuple[int, int]]:
        """The instructions before this one, on every path, and the least that `counts` gives
        for those between."""
        best: dict[int, int] = {}
        work = [(n, self.nops[n])]
        while work:
            at, states = work.pop()
            ins = self.code[at]
            previous = [at - 1] if at else []
            if ins.form.role in (LABEL, ENTER):
                previous += self.sources.get(ins.target, [])
            for p in previous:
                if states > most or best.get(p, most + 1) <= states:
                    continue
                best[p] = states
                before = self.code[p]
                if before.form.name == "s_waitcnt_depctr":
                    continue
                if isinstance(before, AMDInstruction):
                    yield p, states
                    work.append((p, states + counts(before) + self.nops[p]))
                else:
                    work.append((p, states))

    def cdna(self) -> list[Instruction]:
        written: list[Instruction] = []
        for n, ins in enumerate(self.code):
            reach, states = self._reach(n), 0
            if reach:
                for p, gap in self.before(n, reach, _states):
                    states = max(states, self._wanted(p, n) - gap)
                self.nops[n] = states
                while states > 0:
                    written.append(AMDInstruction(self.forms["s_nop"], immediate=min(states, 8) - 1))
                    states -= 8
            written.append(ins)
        return written

    def fill(self) -> None:
        """Puts later instructions that depend on nothing between
        where CDNA would wait between vector instructions."""
        for n in range(1, len(self.code)):
            for _ in range(self._missing(n)):
                later = self._independent(n)
                if later is None:
                    break
                self.code.insert(n, self.code.pop(later))
                self.read.insert(n, self.read.pop(later))
                self.written.insert(n, self.written.pop(later))

    def _missing(self, n: int) -> int:
        """Wait states that an instruction wants after those just before it."""
        if not _is_plain(self.code[n]) or not self._reach(n):
            return 0
        states = 0
        for gap, p in enumerate(range(n - 1, max(-1, n - 1 - _SHORT), -1)):
            if not isinstance(self.code[p], AMDInstruction) or self.code[p].form.role:
                break
            if _is_plain(self.code[p]):
                states = max(states, self._wanted(p, n) - gap)
        return states

    def _independent(self, n: int) -> int | None:
        changed, read = set(self.written[n]), set(self.read[n])
        for later in range(n + 1, min(len(self.code), n + _AHEAD)):
            ins, its, out = self.code[later], self.read[later], self.written[later]
            if not isinstance(ins, AMDInstruction) or ins.form.role or ("s", EXEC) in out or ins.form.name == "s_barrier":
                return None
            if _is_plain(ins) and changed.isdisjoint(its) and changed.isdisjoint(out) and read.isdisjoint(out):
                before = range(max(0, n - _SHORT), n)
                if all(not _is_plain(self.code[p]) or self._wanted(p, later) < n - p for p in before):
                    return later
            changed |= out
            read |= its
        return None

    def _wanted(self, first: int, second: int) -> int:
        """Wait states between two instructions of gfx942."""
        out, read, changes = self.written[first], self.read[second], self.written[second]
        if out.isdisjoint(read) and out.isdisjoint(changes) and changes.isdisjoint(self.read[first]):
            return 0
        a, b = self.code[first], self.code[second]
        assert isinstance(a.form, AMDForm) and isinstance(b.form, AMDForm)
        is_memory = b.form.format in _MEMORY
        used, changed = out & read, out & changes
        if a.form.format == "MAI":
            assert isinstance(a, AMDInstruction)
            count = passes(a.form.name)
            is_double = a.form.name.endswith("f64")
            if b.form.format == "MAI" and isinstance(b, AMDInstruction):
                addend = (
                    {("v", b.source(2)[1] + i) for i in range(b.source(2)[2])} if not isinstance(b.sources[2], int) else set()
                )
                if addend == out and not is_double and a.form.name == b.form.name and not _operands(b) & out:
                    return 2 if count == 2 else 0
            if used or changed:
                return (18 if is_memory else 11) if is_double else count + 3
            return count - 1 if changes & self.read[first] else 0
        if not a.form.is_vector:
            is_wide = _is_wide_store(a, self.read[first], out)
            return 2 if is_wide and b.form.is_vector and changes & self.read[first] else 0
        if not used:
            return 0
        scalar = any(kind == "s" for kind, _ in used)
        if scalar:
            lane = b.form.name in ("v_readlane_b32", "v_writelane_b32")
            return 5 if is_memory else 4 if lane or (b.form.name.startswith("v_div_fmas") and ("s", VCC) in used) else 2
        if b.form.format == "MAI" or b.modifier & DPP:
            return 2
        return 1 if a.form.name.startswith(_TRANSCENDENTAL) or b.form.name.startswith("v_read") else 0

    def rdna(self) -> list[Instruction]:
        written: list[Instruction] = []
        for n, ins in enumerate(self.code):
            if isinstance(ins, AMDInstruction) and isinstance(ins.form, AMDForm) and ins.form.is_vector and self._reach(n):
                for p, gap in self.before(n, _NEAR, _is_vector):
                    name = self.code[p].form.name
                    if (
                        name.startswith("v_wmma")
                        and ins.form.name.startswith("v_wmma")
                        and not gap
                        and _operands(ins) & self.written[p]
                    ):
                        written.append(AMDInstruction(self.forms["v_nop"]))
                        break
                    if name.startswith(_TRANSCENDENTAL) and self.read[n] & self.written[p]:
                        written.append(AMDInstruction(self.forms["s_waitcnt_depctr"], immediate=_VALU_DONE))
                        break
            written.append(ins)
        return written


def _operands(ins: AMDInstruction) -> set[_Key]:
    """A and B of a matrix instruction."""
    return {("v", ins.source(n)[1] + i) for n in (0, 1) for i in range(ins.source(n)[2])}


def _is_wide_store(ins: Instruction, read: frozenset[_Key], written: frozenset[_Key]) -> bool:
    return isinstance(ins.form, AMDForm) and ins.form.format in ("GLOBAL", "SCRATCH") and len(read) > 3 and not written


def _is_plain(ins: Instruction) -> bool:
    """A vector instruction of no matrix unit."""
    return isinstance(ins.form, AMDForm) and ins.form.is_vector and ins.form.format != "MAI"


def _states(ins: Instruction) -> int:
    return (ins.immediate or 0) + 1 if ins.form.name == "s_nop" else 1


def _is_vector(ins: Instruction) -> int:
    return isinstance(ins.form, AMDForm) and ins.form.is_vector


def add_wait_states(code: Sequence[Instruction], arch: str) -> list[Instruction]:
    """The code with the wait states that it needs."""
    found = _Hazards(code, arch)
    return found.cdna() if arch == "gfx942" else found.rdna()


def fill_wait_states(code: Sequence[Instruction], arch: str) -> list[Instruction]:
    """The code with independent instructions where wait states would be:
    on CDNA, before it is known what is waited for."""
    if arch != "gfx942":
        return list(code)
    found = _Hazards(code, arch)
    found.fill()
    return found.code
