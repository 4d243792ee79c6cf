"""Hoists loads: as early in their block as address, aliasing stores and occupancy allow.

    load a; store a'; load b; store b'   ->   load a; load b; store a'; store b'

What a wave waits for the first one, the others wait in. Registers cost none below the most that the kernel needs anyway, and below what all waves of a SIMD unit have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg_render.asm import COPY, Instruction
from kg_render.asm.liveness import live_ranges

from kg_amd.isa.encoding import forms
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import AMDInstruction, words

#: Vector registers of a wave when a SIMD unit has as many waves as it can.
_FREE: Final = {"gfx1100": 96, "gfx942": 64}
_MEMORY: Final = ("GLOBAL", "SCRATCH", "DS")
_NEAR: Final = 3  #: instructions before a load among which its address is computed
_FAR: Final = 256  #: instructions over which a load moves at most


def issue_early(code: Sequence[Instruction], arch: str) -> list[Instruction]:
    """The code with its loads moved up."""
    if not any(_is_load(i) for i in code):
        return list(code)
    found, live = list(code), _pressure(code)
    most = max(*live, _FREE[arch])
    begin = 0
    for n, ins in enumerate(found):
        if _ends(ins):
            begin = n + 1
        elif _is_load(ins) or ins.form is forms.UNDEFINED:
            for m in range(max(begin, n - _NEAR), n):
                if _is_sum(found[m]) and not set(ins.uses).isdisjoint(found[m].defs):
                    _move(found, live, m, max(begin, m - _FAR), most)
            _move(found, live, n, max(begin, n - _FAR), most)
    return found


def _move(code: list[Instruction], live: list[int], n: int, begin: int, most: int) -> None:
    at, size = _first_place(code, live, n, begin, most), _grows(code[n])
    if at < n:
        code.insert(at, code.pop(n))
        live[at + 1 : n + 1] = [count + size for count in live[at:n]]
        live[at] += size


def _is_sum(ins: Instruction) -> bool:
    """Part of an address."""
    return ins.form.name in ("v_add_nc_u32", "v_lshl_add_u32", "v_add_lshl_u32", "v_add3_u32", "v_lshlrev_b32")


def _first_place(code: Sequence[Instruction], live: Sequence[int], n: int, begin: int, most: int) -> int:
    """The first place that an instruction may have, with the loads before it still before it."""
    ins, size = code[n], _grows(code[n])
    own = {*ins.defs, *ins.uses}
    at = n
    while at > begin and live[at - 1] + size <= most:
        before = code[at - 1]
        if not own.isdisjoint(before.defs) or any(r in before.uses for r in ins.defs) or _is_same_memory(before, ins):
            break
        at -= 1
    return at


def _is_same_memory(before: Instruction, load: Instruction) -> bool:
    """Loads keep their order, and none comes before a store to memory of its kind."""
    a, b = _format(before), _format(load)
    return a == b and a in (*_MEMORY, "SMEM")


def _format(ins: Instruction) -> str:
    return ins.form.format if isinstance(ins.form, AMDForm) else ""


def _is_load(ins: Instruction) -> bool:
    return isinstance(ins, AMDInstruction) and _format(ins) in _MEMORY and bool(ins.results)


def _ends(ins: Instruction) -> bool:
    """Ends a block: a branch, a label, what changes the lanes or waits for others."""
    if ins.form.role not in ("", COPY):
        return True
    return isinstance(ins, AMDInstruction) and (
        _format(ins) in ("SOPP", "SOPK")
        or "saveexec" in ins.form.name
        or any(getattr(x, "name", "")[:4] == "exec" for x in ins.results)
    )


def _grows(ins: Instruction) -> int:
    """Vector registers that it takes and did not before it."""
    return sum(words(r) for r in ins.defs if r.kind == "v" and r not in ins.uses)


def _pressure(code: Sequence[Instruction]) -> list[int]:
    """Vector registers that are taken behind each instruction."""
    change = [0] * (len(code) + 2)
    for r in live_ranges(code):
        if r.kind == "v":
            for start, end in r.ranges:
                change[max(start, 0) // 2] += words(r)
                change[min((end + 1) // 2, len(code))] -= words(r)
    total, found = 0, list[int]()
    for n in range(len(code)):
        total += change[n]
        found.append(total)
    return found
