"""Peepholes after allocation: accumulating forms (v_fmac), and dual issue on gfx1100 (v_dual).

A dual instruction's halves read before either writes. Their first operands that are vector registers lie in different banks (of four), so do the second ones, and one result is
an even register, the other an odd one (RDNA 3's manual, 7.6). The second half is the first instruction behind that fits and depends on nothing between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg_render.asm import Instruction

from kg_amd.isa.encoding.dual_issue import EITHER, SECOND, DualInstruction
from kg_amd.isa.encoding.encode import inline
from kg_amd.isa.encoding.forms import AMDForm, forms
from kg_amd.isa.machine import EXEC, reads, writes
from kg_amd.isa.operands import AMDInstruction

_COMMUTATIVE: Final = ("v_fmac_f32", "v_mul_f32", "v_add_f32", "v_max_f32", "v_min_f32")
_BANKS: Final = 4
_AHEAD: Final = 48  #: instructions among which a second half is looked for
_Key = tuple[str, int]


def added_in_place(code: Sequence[Instruction], arch: str) -> list[Instruction]:
    """v_fma d, a, b, d as v_fmac d, a, b, which takes half the bytes."""
    fmac = forms(arch)["v_fmac_f32"]
    return [_in_place(ins, fmac) if ins.form.name == "v_fma_f32" and isinstance(ins, AMDInstruction) else ins for ins in code]


def _in_place(ins: AMDInstruction, fmac: AMDForm) -> Instruction:
    a, b, c = ins.sources
    if ins.modifier or isinstance(c, int) or ins.source(2) != ins.result():
        return ins
    if isinstance(b, int) or ins.source(1)[0] != "v":
        a, b = b, a
    made = AMDInstruction(fmac)
    made.defs, made.uses, made.node = ins.defs, ins.uses, ins.node
    made.results, made.sources = ins.results, (a, b)
    if isinstance(b, int) or made.source(1)[0] != "v":
        return ins
    made.read, made.written = reads(ins), writes(ins)
    return made


def paired(code: Sequence[Instruction]) -> list[Instruction]:
    """The code of gfx1100 with dual instructions."""
    written: list[Instruction] = []
    halves = [_is_half(ins) for ins in code]
    taken: set[int] = set()
    for n, ins in enumerate(code):
        if n in taken:
            continue
        found = _second(code, n, halves, taken) if halves[n] else None
        if found is None:
            written.append(ins)
        else:
            taken.add(found[0])
            written.append(found[1])
    return written


def _is_half(ins: Instruction) -> bool:
    """Whether an instruction could be part of a dual one."""
    if not isinstance(ins, AMDInstruction) or ins.modifier or not (ins.form.name in EITHER or ins.form.name in SECOND):
        return False
    return len(ins.sources) < 2 or (not isinstance(ins.sources[1], int) and ins.source(1)[0] == "v")


def _second(code: Sequence[Instruction], first: int, halves: Sequence[bool], taken: set[int]) -> tuple[int, Instruction] | None:
    x = code[first]
    assert isinstance(x, AMDInstruction)
    changed: set[_Key] = set(writes(x))
    read: set[_Key] = set()
    for n in range(first + 1, min(len(code), first + _AHEAD)):
        y = code[n]
        if n in taken:
            continue
        if y.form.role or not isinstance(y, AMDInstruction) or y.form.name.startswith("s_barrier"):
            return None
        its, out = reads(y), writes(y)
        if ("s", EXEC) in out:
            return None
        if halves[n] and changed.isdisjoint(its) and changed.isdisjoint(out) and read.isdisjoint(out):
            made = _dual(x, y)
            if made is not None:
                return n, made
        changed |= out
        read |= its
    return None


def _dual(x: AMDInstruction, y: AMDInstruction) -> Instruction | None:
    if x.form.name in SECOND:
        x, y = y, x
    if x.form.name in SECOND or x.result()[1] % 2 == y.result()[1] % 2:
        return None
    literals = {s for i in (x, y) for s in i.sources if isinstance(s, int) and inline(s, "f32") is None}
    if len(literals) > 1:
        return None
    for other in (y, _exchanged(y)):
        if other is not None and all(_lie_apart(x, other, n) for n in (0, 1)):
            made = DualInstruction(x, other)
            made.read, made.written = reads(x) | reads(y), writes(x) | writes(y)
            return made
    return None


def _exchanged(ins: AMDInstruction) -> AMDInstruction | None:
    """The same with its operands exchanged."""
    if ins.form.name not in _COMMUTATIVE or isinstance(ins.sources[0], int) or ins.source(0)[0] != "v":
        return None
    assert isinstance(ins.form, AMDForm)
    made = AMDInstruction(ins.form)
    made.defs, made.uses, made.node = ins.defs, ins.uses, ins.node
    made.results, made.sources = ins.results, ins.sources[::-1]
    made.read, made.written = reads(ins), writes(ins)
    return made


def _lie_apart(x: AMDInstruction, y: AMDInstruction, n: int) -> bool:
    if n >= min(len(x.sources), len(y.sources)) or isinstance(x.sources[n], int) or isinstance(y.sources[n], int):
        return True
    (kind, a, _), (other, b, _) = x.source(n), y.source(n)
    return kind != "v" or other != "v" or a % _BANKS != b % _BANKS
