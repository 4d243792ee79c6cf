"""Wait states that matrix units ask for between instructions, looked for on every path of a kernel's code before it runs.

RDNA 3: an operand A or B of WMMA that the WMMA before wrote needs another vector instruction between. CDNA 3: a result of MFMA may be used
after as many wait states as the instruction has passes, and some more; an instruction is one, s_nop as many as it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from kg_amd.sim.machine_code.decode import DecodeError
from kg_amd.sim.machine_code.instruction import Instruction

Registers = frozenset[tuple[str, int]]
_MFMA: Final = re.compile(r"v_mfma_(\w+?)_(\d+)x\d+x(\d+)(?:_\d+b)?_?(\w+)")
_MEMORY: Final = ("FLAT", "GLOBAL", "SCRATCH", "DS", "MUBUF")
_JUMPS: Final = ("s_branch", "s_endpgm", "s_setpc_b64", "s_swappc_b64")


def check_hazards(code: list[Instruction], target: str) -> None:
    """DecodeError where an instruction comes too early after another."""
    numbers = {at.line: n for n, at in enumerate(code)}
    for n, at in enumerate(code):
        if target == "gfx1100" and at.name.startswith("v_wmma"):
            _wmma(code, numbers, n)
        elif target == "gfx942" and at.name.startswith("v_mfma"):
            _mfma(code, numbers, n)


def _of(at: Instruction, *names: str) -> Registers:
    return frozenset(r for name in names if name in at.operands for r in at.operands[name].registers)


def _is_vector(at: Instruction) -> bool:
    return at.opcode.format.startswith(("VOP", "MAI"))


def _wmma(code: list[Instruction], numbers: dict[int, int], n: int) -> None:
    written = _of(code[n], "vdst")
    for at, _ in following(code, numbers, n, 8, _is_vector):
        if at.name.startswith("v_wmma") and _of(at, "src0", "src1") & written:
            raise _early(code[n], at, "another vector instruction (v_nop) has to stand between")


def _early(first: Instruction, second: Instruction, why: str) -> DecodeError:
    return DecodeError(
        f"AMD:SIM: {second.text} (offset {second.line:#x}) uses the result of {first.text} (offset {first.line:#x}) too early: {why}"
    )


def passes(name: str) -> tuple[int, bool]:
    """Passes of four cycles of an MFMA, and whether it is one of the unit for narrow types (XDL)."""
    match = _MFMA.fullmatch(name)
    if match is None:
        return 2, True
    rows, kind = int(match[2]), match[4]
    if kind in ("f32", "f64"):
        return {32: 16, 16: 8, 4: 2}[rows], False
    return {32: 8, 16: 4, 4: 2}[rows], True


def _mfma(code: list[Instruction], numbers: dict[int, int], n: int) -> None:
    """By the manual's table of required wait states (CDNA 3, 4.5)."""
    first = code[n]
    count, narrow = passes(first.name)
    written, use = _of(first, "vdst"), count + 2 + narrow
    for at, states in following(code, numbers, n, use, lambda _: False):
        matrix = at.name.startswith("v_mfma")
        if matrix:
            late = states < use and bool(_of(at, "src0", "src1") & written)
            held = at.operands.get("src2")
            overlaps = held is not None and _of(at, "src2") & written and held != first.operands["vdst"]
            late = late or (bool(overlaps) and states < count + narrow)
        else:
            reads = _of(at, *(x for x in at.operands if x != "vdst")) | (_of(at, "vdst") if _is_vector(at) else _of(at))
            late = (_is_vector(at) or at.opcode.format in _MEMORY) and bool(reads & written)
        if late:
            raise _early(first, at, f"it comes after {states} wait states, of {use}")


def following(
    code: list[Instruction], numbers: dict[int, int], n: int, most: int, ends: Callable[[Instruction], bool]
) -> Iterator[tuple[Instruction, int]]:
    """The instructions that may come within `most` wait states, each with the fewest after which it does; a path stops where `ends` holds."""
    best: dict[int, int] = {}
    work = [(n + 1, 0)]
    while work:
        pc, states = work.pop()
        if pc >= len(code) or states >= most or best.get(pc, most) <= states:
            continue
        best[pc] = states
        at = code[pc]
        yield at, states
        if ends(at):
            continue
        after = states + (at.get("simm16") + 1 if at.name == "s_nop" else 1)
        if at.name.startswith(("s_branch", "s_cbranch")):
            work.append((numbers[at.target], after))
        if at.name not in _JUMPS:
            work.append((pc + 1, after))
