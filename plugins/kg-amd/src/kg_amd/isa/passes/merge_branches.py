"""Branch merging: accesses under one gate share a branch; code in between moves in front of it.

    if gate: load a        x = f(y)
    x = f(y)          ->   if gate: load a; load b
    if gate: load b

Before registers are allocated, so that a branch is the only way into what it skips, and loads of both are counted together when they are waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg_render.asm import BRANCH, COPY, LABEL, Instruction, Register

from kg_amd.isa.encoding import forms
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import AMDInstruction, Special

_STRAIGHT: Final = ("", COPY)


@dataclass(slots=True)
class _Region:
    """What a branch skips: places in the code that is written."""

    test: int  #: the instruction that sets what the branch asks
    end: int  #: the label
    restored: int  #: what gives the other lanes back, or the label


def share_branches(code: Sequence[Instruction]) -> list[Instruction]:
    """The code with branches of one condition after each other made one."""
    written: list[Instruction] = []
    opened: dict[object, int] = {}  # label -> the place of its test
    last: _Region | None = None
    skip = -1
    for n, ins in enumerate(code):
        if n <= skip:
            continue
        if ins.form.role is BRANCH and n and _is_test(code[n - 1]):
            if last is not None and _joins(written, last, len(written) - 1):
                between = written[last.restored + 1 : -1]
                inside = [written[-1], *written[last.test + 1 : last.end]]  # the lanes that its end gives back are its own
                inside[1].target = ins.target
                written[last.test :] = [*between, *inside]
                opened[ins.target] = last.test + len(between)
                last = None
                continue
            opened[ins.target] = len(written) - 1
        elif ins.form.role not in _STRAIGHT:
            last = None
        written.append(ins)
        if ins.form.role is LABEL and ins.target in opened:
            test, end = opened.pop(ins.target), len(written) - 1
            if n + 1 < len(code) and _restores(code[n + 1]):
                written.append(code[n + 1])
                skip = n + 1
            last = _Region(test, end, len(written) - 1)
    return written


def _is_test(ins: Instruction) -> bool:
    """Sets SCC alone, or narrows EXEC: all of what the branch after it asks."""
    return isinstance(ins, AMDInstruction) and (ins.form.name.startswith("s_cmp_") or "saveexec" in ins.form.name)


def _restores(ins: Instruction) -> bool:
    return isinstance(ins, AMDInstruction) and any(isinstance(x, Special) and x.name.startswith("exec") for x in ins.results)


def _joins(code: Sequence[Instruction], region: _Region, test: int) -> bool:
    """Whether the code from the region's end to a test may come before the region, and asks the same."""
    first, again = code[region.test], code[test]
    assert isinstance(first, AMDInstruction) and isinstance(again, AMDInstruction)
    if first.form is not again.form or first.sources != again.sources or first.uses != again.uses:
        return False
    inside, between = code[region.test : region.end], code[region.restored + 1 : test]
    if any(i.form.role not in _STRAIGHT for i in inside[2:]) or not all(map(_is_plain, between)):
        return False
    touched = {r for i in inside for r in (*i.defs, *i.uses)}
    made = {r for i in inside for r in i.defs}
    return not any(_meets(i.defs, touched) or _meets(i.uses, made) for i in between)


def _meets(registers: Sequence[Register], others: set[Register]) -> bool:
    return any(r in others for r in registers)


def _is_plain(ins: Instruction) -> bool:
    """Computes from registers alone."""
    form = ins.form
    if not isinstance(form, AMDForm) or form.role == BRANCH:
        return False
    if form.format == "pseudo":
        return form is not forms.STORE_SLOT and form is not forms.LOAD_SLOT
    return (form.is_vector or form.is_scalar) and not _restores(ins) and "saveexec" not in form.name
