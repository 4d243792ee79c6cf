"""The instructions of AArch64 that kg uses: a word with the fixed bits, and which fields its operands fill. Words as in the Arm manual's encodings.

Fields, d of `Instruction.defs`, u of `uses`: `d` Rd, `n` Rn u0, `m` Rm u1, `a` Ra u2, `t` Rt u0 (stores), `z` zero register as Rn. Flags: `sf` bit 31 for 64 bits,
`ft` bit 22 for double, `imm12` an unsigned immediate, `lsl` `lsr` `asr` shifts by an immediate as bit-field moves, `lo` load or store with its address,
`cond` a condition in bits 12 to 15, `b` a branch by a condition.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin.assembly import AGAIN, BRANCH, COPY, Form


@dataclass(frozen=True, slots=True, eq=False)
class A64Form(Form):
    """A line of the table."""

    word: int = 0
    fields: str = ""
    flags: frozenset[str] = frozenset()
    size: int = 0  #: bytes of memory


_TABLE: Final = """
add      0B000000 dnm sf
sub      4B000000 dnm sf
and      0A000000 dnm sf
orr      2A000000 dnm sf
eor      4A000000 dnm sf
mul      1B007C00 dnm sf
madd     1B000000 dnma sf
msub     1B008000 dnma sf
sdiv     1AC00C00 dnm sf
udiv     1AC00800 dnm sf
lslv     1AC02000 dnm sf
lsrv     1AC02400 dnm sf
asrv     1AC02800 dnm sf
addi     11000000 dn sf imm12
subi     51000000 dn sf imm12
cmp      6B00001F nm sf
cmpi     7100001F n sf imm12
csel     1A800000 dnm sf cond
cset     1A9F07E0 d cond inverted
sxtb     13001C00 dn
sxth     13003C00 dn
uxtb     53001C00 dn
uxth     53003C00 dn
sxtw     93407C00 dn
lsli     53000000 dn sf lsl
lsri     53007C00 dn sf lsr
asri     13007C00 dn sf asr
fadd     1E202800 dnm ft
fsub     1E203800 dnm ft
fmul     1E200800 dnm ft
fdiv     1E201800 dnm ft
fmax     1E204800 dnm ft
fmin     1E205800 dnm ft
fmadd    1F000000 dnma ft
fneg     1E214000 dn ft
fabs     1E20C000 dn ft
fsqrt    1E21C000 dn ft
frintz   1E25C000 dn ft
frintn   1E244000 dn ft
fcmp     1E202000 nm ft
fcsel    1E200C00 dnm ft cond
fcvtds   1E22C000 dn
fcvtsd   1E624000 dn
scvtf    1E220000 dn sf ft
ucvtf    1E230000 dn sf ft
fcvtzs   1E380000 dn sf ft
fcvtzu   1E390000 dn sf ft
fmovgw   1E270000 dn
fmovgx   9E670000 dn
fmovwg   1E260000 dn
fmovxg   9E660000 dn
ret      D65F03C0 -
"""

#: Loads and stores: name, size and opcode bits (with a scaled immediate), log2 of the size.
_ACCESSES: Final = """
ldrb     39400000 0
ldrsb    39C00000 0
ldrh     79400000 1
ldrsh    79C00000 1
ldrw     B9400000 2
ldrx     F9400000 3
ldrs     BD400000 2
ldrd     FD400000 3
strb     39000000 0
strh     79000000 1
strw     B9000000 2
strx     F9000000 3
strs     BD000000 2
strd     FD000000 3
"""

CONDITIONS: Final = {
    **{"eq": 0, "ne": 1, "hs": 2, "lo": 3, "mi": 4, "pl": 5, "vs": 6, "vc": 7},
    **{"hi": 8, "ls": 9, "ge": 10, "lt": 11, "gt": 12, "le": 13},
}


def _parse(line: str) -> A64Form:
    name, word, fields, *flags = line.split()
    return A64Form(name, "", int(word, 16), fields, frozenset(flags))


def _parse_access(line: str) -> A64Form:
    name, word, scale = line.split()
    return A64Form(name, "", int(word, 16), "d" if name.startswith("ld") else "t", frozenset(("lo",)), 1 << int(scale))


FORMS: Final[dict[str, A64Form]] = {
    **{f.name: f for line in _TABLE.splitlines() if line for f in (_parse(line),)},
    **{f.name: f for line in _ACCESSES.splitlines() if line for f in (_parse_access(line),)},
    "movimm": A64Form("movimm", fields="d"),
    "copygpr": A64Form("copygpr", COPY, 0xAA0003E0, "dm0"),
    "copyvec": A64Form("copyvec", COPY, 0x1E604000, "dn"),
    **{f"b{c}": A64Form(f"b.{c}", BRANCH, 0x54000000 | n, "", frozenset(("b",))) for c, n in CONDITIONS.items()},
    "cbz": A64Form("cbz", BRANCH, 0x34000000, "t", frozenset(("b",))),
    "again": A64Form("b.lt", AGAIN, 0x54000000 | CONDITIONS["lt"], "", frozenset(("b",))),
    "again_below": A64Form("b.lo", AGAIN, 0x54000000 | CONDITIONS["lo"], "", frozenset(("b",))),
}
