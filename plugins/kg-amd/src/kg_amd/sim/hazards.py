"""Wait states that matrix units ask for between instructions,
looked for on every path of a kernel's code before it runs.

RDNA 3: an operand A or B of WMMA that the WMMA before wrote needs another vector instruction between. CDNA 3 (the manual's 4.5): by the passes of MFMA and the unit that does
it; an instruction is one wait state, s_nop as many as it says. The tests compare each pair with what LLVM's hazard recogniser puts between.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kg_amd.sim.machine_code.decode import DecodeError
from kg_amd.sim.machine_code.instruction import Instruction

Registers = frozenset[tuple[str, int]]
_MFMA: Final = re.compile(r"v_mfma_(\w+?)_(\d+)x\d+x(\d+)(?:_(\d+)b)?_?(\w+)")
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
        elif target == "gfx942" and _is_vector(at) and "vdst" in at.operands and at.operands["vdst"].kind in ("v", "a"):
            _before_mfma(code, numbers, n)


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


@dataclass(frozen=True, slots=True)
class Unit:
    """Who does an MFMA: XDL (operands of 16 bits and less, xf32), or the units of float32 and float64;
    and in how many passes of four cycles."""

    name: str  #: xdl, f32 or f64
    passes: int

    @property
    def result(self) -> int:
        """Wait states until another instruction may read or write the result."""
        return {"xdl": self.passes + 3, "f32": self.passes + 2, "f64": {4: 6, 8: 11}.get(self.passes, 0)}[self.name]

    @property
    def stored(self) -> int:
        """The same where an access to memory reads it."""
        return {4: 9, 8: 18}[self.passes] if self.name == "f64" else self.result

    def added_to(self, other: Unit, same: bool) -> int:
        """Wait states until another MFMA may read the result as C; `same`: all of it, and no more.
        XDL takes what others leave without a wait."""
        if same and (self.name != "f64" or self.passes == 8):
            return 2 if self.passes == 2 else 0
        if self.name == "xdl":
            return self.passes + 1
        if other.name == "xdl":
            return 0
        return {4: 4, 8: 9}[self.passes] if self.name == "f64" else self.passes

    @property
    def taken(self) -> int:
        """Wait states until C, which is read late, may be written."""
        return self.passes - 1 if self.name == "xdl" else 0


#: Wait states between another vector instruction and an MFMA that reads what it wrote.
_WRITTEN_BEFORE: Final = 2


def unit_of(name: str) -> Unit:
    match = _MFMA.fullmatch(name)
    if match is None:
        raise DecodeError(f"AMD:SIM: {name} is no matrix instruction whose wait states are known")
    rows, blocks, kind = int(match[2]), int(match[4] or 1), match[5]
    if kind == "f64":
        return Unit("f64", 8 if rows == 16 else 4)
    count = 2 if rows == 4 else rows // 4 * (2 if blocks > 1 else 1)
    return Unit("f32", {2: 2}.get(count, rows // 2)) if kind == "f32" else Unit("xdl", count)


def _mfma(code: list[Instruction], numbers: dict[int, int], n: int) -> None:
    first = code[n]
    unit, written, addend = unit_of(first.name), _of(first, "vdst"), _of(first, "src2")
    for at, states in following(code, numbers, n, max(unit.result, unit.stored), lambda _: False):
        wanted = _wanted(unit, written, addend, at)
        if states < wanted:
            raise _early(first, at, f"it comes after {states} wait states, of {wanted}")


def _wanted(unit: Unit, written: Registers, addend: Registers, at: Instruction) -> int:
    """Wait states between an MFMA and another instruction."""
    if at.name.startswith("v_mfma"):
        if _of(at, "src0", "src1") & written:
            return unit.result
        return unit.added_to(unit_of(at.name), _of(at, "src2") == written) if _of(at, "src2") & written else 0
    is_memory = at.opcode.format in _MEMORY
    if not is_memory and not _is_vector(at):
        return 0
    results = _results(at)
    if _of(at, *at.operands) & written:
        reads = _of(at, *(name for name in at.operands if name not in results)) & written
        return unit.stored if is_memory and reads else unit.result
    return unit.taken if _of(at, *results) & addend else 0


def _results(at: Instruction) -> tuple[str, ...]:
    """The fields of what an instruction writes.
    Stores have none, and have their data where loads of some formats have their result."""
    if at.opcode.format == "MUBUF":
        return ("vdata",) if "load" in at.name else ()
    return ("vdst",)


def _before_mfma(code: list[Instruction], numbers: dict[int, int], n: int) -> None:
    """A vector instruction's result, read by MFMA."""
    written = _of(code[n], "vdst")
    for at, states in following(code, numbers, n, _WRITTEN_BEFORE, lambda _: False):
        if at.name.startswith("v_mfma") and _of(at, "src0", "src1", "src2") & written:
            raise _early(code[n], at, f"it comes after {states} wait states, of {_WRITTEN_BEFORE}")


def following(
    code: list[Instruction], numbers: dict[int, int], n: int, most: int, ends: Callable[[Instruction], bool]
) -> Iterator[tuple[Instruction, int]]:
    """The instructions that may come within `most` wait states, each with the fewest after which it does.
    A path stops where `ends` holds."""
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
