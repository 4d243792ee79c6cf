"""The instructions of AArch64 that kg uses:
key, mnemonic, word with the fixed bits, operands, what else fills the word. Words as in the Arm manual.

An operand is its type and its field. Types: R general by the width, W X general; F float by the lane's bits, H S D Q float of so many; V vector of lanes, L and N
with lanes twice and half as wide, B of bytes, E one lane, whose number is the immediate, G four bytes so, P two half-words, Z the first lane. Fields: d (bit 0), n (5), m (16), a (10), in the order of `defs`, then `uses`; `+` is
the last `def` again as the first use. Flags: `sf` bit 31 for 64 bits, `ft` the float's type, `q` bit 30 for 128 bits, `sz` the lane's size, `fs` its size where lanes are floats (`f2` `f3`: and how
float16 is written, of one or two sources), `il` `ilm` a lane's number in bits 16 and up or of the last operand, `sl` `sr` shifts by an immediate, `imm12` `imm6` `imm4` `bits` immediates, `cond` a condition.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg_render.asm import AGAIN, BRANCH, COPY, Form


@dataclass(frozen=True, slots=True, eq=False)
class A64Form(Form):
    """A line of the table."""

    word: int = 0
    operands: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    size: int = 0  #: bytes of memory


_TABLE: Final = """
add      add     0B000000 Rd Rn Rm sf
sub      sub     4B000000 Rd Rn Rm sf
and      and     0A000000 Rd Rn Rm sf
or       orr     2A000000 Rd Rn Rm sf
xor      eor     4A000000 Rd Rn Rm sf
addshift add     0B000000 Rd Rn Rm sf lsl imm6
addsxtw  add     8B20C000 Xd Xn Wm sxtw imm3
mul      mul     1B007C00 Rd Rn Rm sf
madd     madd    1B000000 Rd Rn Rm Ra sf
msub     msub    1B008000 Rd Rn Rm Ra sf
sdiv     sdiv    1AC00C00 Rd Rn Rm sf
udiv     udiv    1AC00800 Rd Rn Rm sf
lslv     lsl     1AC02000 Rd Rn Rm sf
lsrv     lsr     1AC02400 Rd Rn Rm sf
asrv     asr     1AC02800 Rd Rn Rm sf
addi     add     11000000 Rd Rn sf imm12
subi     sub     51000000 Rd Rn sf imm12
andi     and     12000000 Rd Rn sf bits
ori      orr     32000000 Rd Rn sf bits
xori     eor     52000000 Rd Rn sf bits
cmp      cmp     6B00001F Rn Rm sf
cmpi     cmp     7100001F Rn sf imm12
cmni     cmn     3100001F Rn sf imm12
csel     csel    1A800000 Rd Rn Rm sf cond
cset     cset    1A9F07E0 Rd sf cond inverted
sxtb     sxtb    13001C00 Wd Wn
sxth     sxth    13003C00 Wd Wn
uxtb     uxtb    53001C00 Wd Wn
uxth     uxth    53003C00 Wd Wn
sxtw     sxtw    93407C00 Xd Wn
uxtw     mov     2A0003E0 Wd Wm
lsli     lsl     53000000 Rd Rn sf bfl
lsri     lsr     53007C00 Rd Rn sf bfr
asri     asr     13007C00 Rd Rn sf bfr
fadd     fadd    1E202800 Fd Fn Fm ft
fsub     fsub    1E203800 Fd Fn Fm ft
fmul     fmul    1E200800 Fd Fn Fm ft
fdiv     fdiv    1E201800 Fd Fn Fm ft
fmax     fmax    1E204800 Fd Fn Fm ft
fmin     fmin    1E205800 Fd Fn Fm ft
fmadd    fmadd   1F000000 Fd Fn Fm Fa ft
fneg     fneg    1E214000 Fd Fn ft
fabs     fabs    1E20C000 Fd Fn ft
fsqrt    fsqrt   1E21C000 Fd Fn ft
ftrunc   frintz  1E25C000 Fd Fn ft
fround   frintn  1E244000 Fd Fn ft
fcmp     fcmp    1E202000 Fn Fm ft
fcsel    fcsel   1E200C00 Fd Fn Fm ft cond
fcvtds   fcvt    1E22C000 Dd Sn
fcvtsd   fcvt    1E624000 Sd Dn
fcvths   fcvt    1E23C000 Hd Sn
fcvthd   fcvt    1E63C000 Hd Dn
fcvtsh   fcvt    1EE24000 Sd Hn
fcvtdh   fcvt    1EE2C000 Dd Hn
scvtf    scvtf   1E220000 Fd Rn sf ft
ucvtf    ucvtf   1E230000 Fd Rn sf ft
fcvtzs   fcvtzs  1E380000 Rd Fn sf ft
fcvtzu   fcvtzu  1E390000 Rd Fn sf ft
fmovgw   fmov    1E270000 Sd Wn
fmovgx   fmov    9E670000 Dd Xn
fmovwg   fmov    1E260000 Wd Sn
fmovxg   fmov    9E660000 Xd Dn
vadd     add     0E208400 Vd Vn Vm q sz
vsub     sub     2E208400 Vd Vn Vm q sz
vmul     mul     0E209C00 Vd Vn Vm q sz
vmacc    mla     0E209400 Vd+ Vn Vm q sz
vmax     smax    0E206400 Vd Vn Vm q sz
vmaxu    umax    2E206400 Vd Vn Vm q sz
vmin     smin    0E206C00 Vd Vn Vm q sz
vminu    umin    2E206C00 Vd Vn Vm q sz
vsshl    sshl    0E204400 Vd Vn Vm q sz
vushl    ushl    2E204400 Vd Vn Vm q sz
vcmeq    cmeq    2E208C00 Vd Vn Vm q sz
vcmgt    cmgt    0E203400 Vd Vn Vm q sz
vcmge    cmge    0E203C00 Vd Vn Vm q sz
vcmhi    cmhi    2E203400 Vd Vn Vm q sz
vcmhs    cmhs    2E203C00 Vd Vn Vm q sz
vand     and     0E201C00 Bd Bn Bm q
vor      orr     0EA01C00 Bd Bn Bm q
vxor     eor     2E201C00 Bd Bn Bm q
vbsl     bsl     2E601C00 Bd+ Bn Bm q
vnot     not     2E205800 Bd Bn q
vneg     neg     2E20B800 Vd Vn q sz
vabs     abs     0E20B800 Vd Vn q sz
vslli    shl     0F005400 Vd Vn q sl
vsrai    sshr    0F000400 Vd Vn q sr
vsrli    ushr    2F000400 Vd Vn q sr
vxtn     xtn     0E212800 Vd Ln sz
vsqxtn   sqxtn   0E214800 Vd Ln sz
vuqxtn   uqxtn   2E214800 Vd Ln sz
vsxtl    sxtl    0F00A400 Ld Vn sl0
vuxtl    uxtl    2F00A400 Ld Vn sl0
vfadd    fadd    0E20D400 Vd Vn Vm q f3
vfsub    fsub    0EA0D400 Vd Vn Vm q f3
vfmul    fmul    2E20DC00 Vd Vn Vm q f3
vfdiv    fdiv    2E20FC00 Vd Vn Vm q f3
vfmax    fmax    0E20F400 Vd Vn Vm q f3
vfmin    fmin    0EA0F400 Vd Vn Vm q f3
vfmacc   fmla    0E20CC00 Vd+ Vn Vm q f3
vfmaccx  fmla    0F801000 Vd+ Vn Em q fs ilm
vfmulx   fmul    0F809000 Vd Vn Em q fs ilm
vfcmeq   fcmeq   0E20E400 Vd Vn Vm q f3
vfcmge   fcmge   2E20E400 Vd Vn Vm q f3
vfcmgt   fcmgt   2EA0E400 Vd Vn Vm q f3
vfneg    fneg    2EA0F800 Vd Vn q f2
vfabs    fabs    0EA0F800 Vd Vn q f2
vfsqrt   fsqrt   2EA1F800 Vd Vn q f2
vftrunc  frintz  0EA19800 Vd Vn q f2
vfround  frintn  0E218800 Vd Vn q f2
vscvtf   scvtf   0E21D800 Vd Vn q f2
vucvtf   ucvtf   2E21D800 Vd Vn q f2
vfcvtzs  fcvtzs  0EA1B800 Vd Vn q f2
vfcvtzu  fcvtzu  2EA1B800 Vd Vn q f2
vfcvtl   fcvtl   0E217800 Ld Vn fl
vfcvtn   fcvtn   0E216800 Vd Ln fl
vdup     dup     0E000400 Vd En q il
vdupg    dup     0E000C00 Vd Rn q il
vinsg    mov     4E001C00 Ed+ Rn il
vins     mov     6E000400 Ed+ Zn il
vumov    umov    0E003C00 Rd En il umov
vsmov    smov    0E002C00 Rd En il q64
vlane    mov     5E000400 Fd En il
vext     ext     2E000000 Bd Bn Bm q imm4
vzip1    zip1    0E003800 Vd Vn Vm q sz
vzip2    zip2    0E007800 Vd Vn Vm q sz
vuzp1    uzp1    0E001800 Vd Vn Vm q sz
vuzp2    uzp2    0E005800 Vd Vn Vm q sz
vtrn1    trn1    0E002800 Vd Vn Vm q sz
vtrn2    trn2    0E006800 Vd Vn Vm q sz
vtbl     tbl     0E000000 Bd Bn Bm q table
vsdot    sdot    0E809400 Vd+ Bn Bm q
vudot    udot    2E809400 Vd+ Bn Bm q
vsdote   sdot    0F80E000 Vd+ Bn Gm q ilm
vudote   udot    2F80E000 Vd+ Bn Gm q ilm
vusdote  usdot   0F80F000 Vd+ Bn Gm q ilm
vsudote  sudot   0F00F000 Vd+ Bn Gm q ilm
vbfdote  bfdot   0F40F000 Vd+ Nn Pm q ilm
vsmmla   smmla   4E80A400 Vd+ Bn Bm
vummla   ummla   6E80A400 Vd+ Bn Bm
vusmmla  usmmla  4E80AC00 Vd+ Bn Bm
vbfmmla  bfmmla  6E40EC00 Vd+ Nn Nm
copygpr  mov     AA0003E0 Xd Xm
copyvec  mov     0EA01C00 Bd Bn q twice
ret      ret     D65F03C0
"""

#: Loads and stores: key, mnemonic, register, word with a scaled immediate, log2 of the size.
_ACCESSES: Final = """
ldrub    ldrb    W 39400000 0
ldrsb    ldrsb   W 39C00000 0
ldruh    ldrh    W 79400000 1
ldrsh    ldrsh   W 79C00000 1
ldrw     ldr     W B9400000 2
ldrx     ldr     X F9400000 3
ldrfh    ldr     H 7D400000 1
ldrfs    ldr     S BD400000 2
ldrfd    ldr     D FD400000 3
ldrfq    ldr     Q 3DC00000 4
strb     strb    W 39000000 0
strh     strh    W 79000000 1
strw     str     W B9000000 2
strx     str     X F9000000 3
strfh    str     H 7D000000 1
strfs    str     S BD000000 2
strfd    str     D FD000000 3
strfq    str     Q 3D800000 4
"""
#: Pairs: key of one -> word of two.
PAIRS: Final = {
    **{"ldrw": 0x29400000, "ldrx": 0xA9400000, "ldrfs": 0x2D400000, "ldrfd": 0x6D400000, "ldrfq": 0xAD400000},
    **{"strw": 0x29000000, "strx": 0xA9000000, "strfs": 0x2D000000, "strfd": 0x6D000000, "strfq": 0xAD000000},
}
#: Loads of a constant behind the code.
LITERALS: Final = {"ldrw": 0x18000000, "ldrx": 0x58000000, "ldrfs": 0x1C000000, "ldrfd": 0x5C000000, "ldrfq": 0x9C000000}

CONDITIONS: Final = {
    **{"eq": 0, "ne": 1, "hs": 2, "lo": 3, "mi": 4, "pl": 5, "vs": 6, "vc": 7},
    **{"hi": 8, "ls": 9, "ge": 10, "lt": 11, "gt": 12, "le": 13},
}


def _parse(line: str) -> tuple[str, A64Form]:
    key, name, word, *rest = line.split()
    operands = tuple(part for part in rest if part[0].isupper())
    role = COPY if key.startswith("copy") else ""
    return key, A64Form(name, role, int(word, 16), operands, frozenset(rest) - frozenset(operands))


def _parse_access(line: str) -> dict[str, A64Form]:
    key, name, register, word, scale = line.split()
    size, field = 1 << int(scale), "d" if key.startswith("ld") else "t"
    found = {key: A64Form(name, "", int(word, 16), (register + field,), frozenset(("memory", key)), size)}
    if key in PAIRS:
        pair = (register + field, register + "a")
        found["pair" + key] = A64Form(name[:2] + "p", "", PAIRS[key], pair, frozenset(("memory", "pair")), size)
    return found


FORMS: Final[dict[str, A64Form]] = {
    **{key: form for line in _TABLE.splitlines() if line for key, form in (_parse(line),)},
    **{key: form for line in _ACCESSES.splitlines() if line for key, form in _parse_access(line).items()},
    "movimm": A64Form("mov", operands=("Xd",)),
    **{f"b{c}": A64Form(f"b.{c}", BRANCH, 0x54000000 | n, (), frozenset(("b",))) for c, n in CONDITIONS.items()},
    "cbz": A64Form("cbz", BRANCH, 0x34000000, ("Wt",), frozenset(("b",))),
    "again": A64Form("b.lt", AGAIN, 0x54000000 | CONDITIONS["lt"], (), frozenset(("b",))),
    "again_unequal": A64Form("b.ne", AGAIN, 0x54000000 | CONDITIONS["ne"], (), frozenset(("b",))),
    "again_below": A64Form("b.lo", AGAIN, 0x54000000 | CONDITIONS["lo"], (), frozenset(("b",))),
}
