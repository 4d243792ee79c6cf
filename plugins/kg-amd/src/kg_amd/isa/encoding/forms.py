"""The table of instructions that kg uses, one line each: `instructions.txt`.

name (that of RDNA 3), format, registers, opcode of gfx1100, opcode of gfx942, and gfx942's name where it has another. Registers are words of the results, a colon, words
of the operands; `m` is a mask of a wave's lanes, `s` stands before those that must be scalar. Opcodes as LLVM's assembler has them; the simulator's tables are its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from kg_render.asm import AGAIN, BRANCH, COPY, Form

#: Branches of waves, whose number is their distance.
_BRANCHES: Final = frozenset(("s_branch", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_execz", "s_cbranch_execnz"))


@dataclass(frozen=True, slots=True, eq=False)
class AMDForm(Form):
    """A line of the table, for one architecture."""

    format: str = ""
    opcode: int = 0
    mnemonic: str = ""
    registers: str = ""
    source: str = ""  #: the type of the operands, where inline constants depend on it: f16, f32, f64, b64

    is_vector: bool = field(init=False)
    is_scalar: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_vector", self.format.startswith("VOP") or self.format == "MAI")
        object.__setattr__(self, "is_scalar", self.format in ("SOP1", "SOP2", "SOPC"))


#: What becomes instructions when registers are known: copies, constants, spills; `undefined` begins a value that is written in parts.
COPY_FORM: Final = AMDForm("copy", COPY, format="pseudo")
CONSTANT: Final = AMDForm("constant", format="pseudo")
STORE_SLOT: Final = AMDForm("store_slot", format="pseudo")
LOAD_SLOT: Final = AMDForm("load_slot", format="pseudo")
UNDEFINED: Final = AMDForm("undefined", format="pseudo")


@cache
def forms(arch: str) -> dict[str, AMDForm]:
    """Name -> form, of `gfx1100` or `gfx942`; loops end with `again_*`."""
    column = {"gfx1100": 3, "gfx942": 4}[arch]
    found: dict[str, AMDForm] = {}
    for line in files("kg_amd.isa.encoding").joinpath("instructions.txt").read_text().splitlines():
        words = line.split()
        if words[column] == "-":
            continue
        name = words[0]
        mnemonic = words[5] if len(words) > 5 and arch == "gfx942" else name
        last = name.rpartition("_")[2]
        role = BRANCH if name in _BRANCHES else ""
        source = last if last in ("f16", "f64") else "b64" if last in ("i64", "u64", "b64") else "f32"
        found[name] = AMDForm(name, role, words[1], int(words[column]), mnemonic, words[2], source)
    for name, splits in (("s_cbranch_scc1", True), ("s_cbranch_execnz", False)):
        form = found[name]
        found[f"again_{name[10:]}"] = AMDForm(name, AGAIN, form.format, form.opcode, form.mnemonic, splits=splits)
    return found
