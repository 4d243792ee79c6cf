"""The instructions of RV64GC that kg uses: opcode, funct3, funct7 as in the manual's tables, and the format that says where operands go.

Formats: R (rd, rs1 u0, rs2 u1), U (rd, rs1 u0, rs2 is in the table), R4 (rd, u0, u1, u2), I (rd, u0, immediate), SH (a shift by an immediate),
L (load), S (store of u0), B (branch on u0, u1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin.assembly import AGAIN, BRANCH, COPY, Form


@dataclass(frozen=True, slots=True, eq=False)
class RVForm(Form):
    """A line of the table."""

    format: str = ""
    opcode: int = 0
    funct3: int = 0
    funct7: int = 0
    rs2: int = 0


_TABLE: Final = """
add     R 33 0 00
sub     R 33 0 20
addw    R 3B 0 00
subw    R 3B 0 20
and     R 33 7 00
or      R 33 6 00
xor     R 33 4 00
slt     R 33 2 00
sltu    R 33 3 00
mul     R 33 0 01
mulw    R 3B 0 01
div     R 33 4 01
divu    R 33 5 01
rem     R 33 6 01
remu    R 33 7 01
divw    R 3B 4 01
divuw   R 3B 5 01
remw    R 3B 6 01
remuw   R 3B 7 01
sll     R 33 1 00
srl     R 33 5 00
sra     R 33 5 20
sllw    R 3B 1 00
srlw    R 3B 5 00
sraw    R 3B 5 20
addi    I 13 0 00
addiw   I 1B 0 00
andi    I 13 7 00
xori    I 13 4 00
sltiu   I 13 3 00
slli    SH 13 1 00
srli    SH 13 5 00
srai    SH 13 5 20
lb      L 03 0 00
lh      L 03 1 00
lw      L 03 2 00
ld      L 03 3 00
lbu     L 03 4 00
lhu     L 03 5 00
flw     L 07 2 00
fld     L 07 3 00
sb      S 23 0 00
sh      S 23 1 00
sw      S 23 2 00
sd      S 23 3 00
fsw     S 27 2 00
fsd     S 27 3 00
fadd.s  R 53 7 00
fadd.d  R 53 7 01
fsub.s  R 53 7 04
fsub.d  R 53 7 05
fmul.s  R 53 7 08
fmul.d  R 53 7 09
fdiv.s  R 53 7 0C
fdiv.d  R 53 7 0D
fsqrt.s U 53 7 2C 0
fsqrt.d U 53 7 2D 0
fsgnjn.s R 53 1 10
fsgnjn.d R 53 1 11
fsgnjx.s R 53 2 10
fsgnjx.d R 53 2 11
fmin.s  R 53 0 14
fmin.d  R 53 0 15
fmax.s  R 53 1 14
fmax.d  R 53 1 15
feq.s   R 53 2 50
feq.d   R 53 2 51
flt.s   R 53 1 50
flt.d   R 53 1 51
fle.s   R 53 0 50
fle.d   R 53 0 51
fcvt.w.s  U 53 1 60 0
fcvt.wu.s U 53 1 60 1
fcvt.l.s  U 53 1 60 2
fcvt.lu.s U 53 1 60 3
fcvt.w.d  U 53 1 61 0
fcvt.wu.d U 53 1 61 1
fcvt.l.d  U 53 1 61 2
fcvt.lu.d U 53 1 61 3
fcvt.s.w  U 53 7 68 0
fcvt.s.wu U 53 7 68 1
fcvt.s.l  U 53 7 68 2
fcvt.s.lu U 53 7 68 3
fcvt.d.w  U 53 0 69 0
fcvt.d.wu U 53 0 69 1
fcvt.d.l  U 53 7 69 2
fcvt.d.lu U 53 7 69 3
fcvt.s.d  U 53 7 20 1
fcvt.d.s  U 53 0 21 0
fmv.x.w   U 53 0 70 0
fmv.x.d   U 53 0 71 0
fmv.w.x   U 53 0 78 0
fmv.d.x   U 53 0 79 0
fmadd.s R4 43 7 00
fmadd.d R4 43 7 01
"""

#: Branch -> funct3; its opposite differs in the last bit.
BRANCHES: Final = {"beq": 0, "bne": 1, "blt": 4, "bge": 5, "bltu": 6, "bgeu": 7}


def _parse(line: str) -> RVForm:
    name, format_, opcode, funct3, funct7, *rs2 = line.split()
    return RVForm(name, "", format_, int(opcode, 16), int(funct3), int(funct7, 16), int(rs2[0]) if rs2 else 0)


FORMS: Final[dict[str, RVForm]] = {
    **{f.name: f for line in _TABLE.splitlines() if line for f in (_parse(line),)},
    **{name: RVForm(name, BRANCH, "B", 0x63, n) for name, n in BRANCHES.items()},
    "again": RVForm("blt", AGAIN, "B", 0x63, 4),
    "again_below": RVForm("bltu", AGAIN, "B", 0x63, 6),
    "li": RVForm("li", "", "li"),
    "ret": RVForm("ret", "", "ret"),
    "copygpr": RVForm("mv", COPY, "I", 0x13),
    "copyvec": RVForm("fmv.d", COPY, "F", 0x53, 0, 0x11),
}
