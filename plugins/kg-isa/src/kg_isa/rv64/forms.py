"""The instructions of RV64GCV that kg uses:
key, mnemonic, format, then opcode, funct3, funct7 as in the manual's tables.

Formats: R (rd, rs1 u0, rs2 u1), U (rd, rs1 u0, rs2 is in the table), R4 (rd, u0, u1, u2), F (rd, u0 twice), I (rd, u0, immediate), SH (a shift by an immediate), L (load), S (store of u0),
B (branch on u0, u1). Of vectors, with funct6 and funct3: VV (vd, vs2 u0, vs1 u1), VM (multiply-add: vd is u0, vs1 or rs1 u1, vs2 u2), VI (vd, vs2 u0, immediate), VU (vd, vs2 u0, vs1 is in the table),
V1 (vd, vs1 or rs1 u0), MM (of masks), VL VS (load, store). Flags: `w` has a form for 32 bits, `f` is of float32 or float64, `x` float64 is exact, `0` reads the mask v0, which is the last use,
`swap` operands change places, `early` writes before all is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg_render.asm import AGAIN, BRANCH, COPY, Form


@dataclass(frozen=True, slots=True, eq=False)
class RVForm(Form):
    """A line of the table."""

    format: str = ""
    opcode: int = 0
    funct3: int = 0
    funct7: int = 0
    rs2: int = 0
    flags: frozenset[str] = frozenset()


_TABLE: Final = """
add     add{w}  R 33 0 00 w
sub     sub{w}  R 33 0 20 w
and     and     R 33 7 00
or      or      R 33 6 00
xor     xor     R 33 4 00
slt     slt     R 33 2 00
sltu    sltu    R 33 3 00
mul     mul{w}  R 33 0 01 w
div     div{w}  R 33 4 01 w
divu    divu{w} R 33 5 01 w
rem     rem{w}  R 33 6 01 w
remu    remu{w} R 33 7 01 w
sll     sll{w}  R 33 1 00 w
srl     srl{w}  R 33 5 00 w
sra     sra{w}  R 33 5 20 w
addi    addi{w} I 13 0 00 w
andi    andi    I 13 7 00
ori     ori     I 13 6 00
xori    xori    I 13 4 00
sltiu   sltiu   I 13 3 00
slli    slli{w} SH 13 1 00 w
srli    srli{w} SH 13 5 00 w
srai    srai{w} SH 13 5 20 w
ldrsb   lb      L 03 0 00
ldrsh   lh      L 03 1 00
ldrw    lw      L 03 2 00
ldrx    ld      L 03 3 00
ldrub   lbu     L 03 4 00
ldruh   lhu     L 03 5 00
ldrfs   flw     L 07 2 00
ldrfd   fld     L 07 3 00
strb    sb      S 23 0 00
strh    sh      S 23 1 00
strw    sw      S 23 2 00
strx    sd      S 23 3 00
strfs   fsw     S 27 2 00
strfd   fsd     S 27 3 00
fadd    fadd.{f} R 53 7 00 f
fsub    fsub.{f} R 53 7 04 f
fmul    fmul.{f} R 53 7 08 f
fdiv    fdiv.{f} R 53 7 0C f
fsqrt   fsqrt.{f} U 53 7 2C 0 f
fneg    fneg.{f} F 53 1 10 f
fabs    fabs.{f} F 53 2 10 f
fmin    fmin.{f} R 53 0 14 f
fmax    fmax.{f} R 53 1 14 f
feq     feq.{f} R 53 2 50 f
flt     flt.{f} R 53 1 50 f
fle     fle.{f} R 53 0 50 f
fcvtw   fcvt.w.{f}  U 53 1 60 0 f
fcvtwu  fcvt.wu.{f} U 53 1 60 1 f
fcvtl   fcvt.l.{f}  U 53 1 60 2 f
fcvtlu  fcvt.lu.{f} U 53 1 60 3 f
fcvtfw  fcvt.{f}.w  U 53 7 68 0 f x
fcvtfwu fcvt.{f}.wu U 53 7 68 1 f x
fcvtfl  fcvt.{f}.l  U 53 7 68 2 f
fcvtflu fcvt.{f}.lu U 53 7 68 3 f
fcvtsd  fcvt.s.d  U 53 7 20 1
fcvtds  fcvt.d.s  U 53 0 21 0
fmovwg  fmv.x.w   U 53 0 70 0
fmovxg  fmv.x.d   U 53 0 71 0
fmovgw  fmv.w.x   U 53 0 78 0
fmovgx  fmv.d.x   U 53 0 79 0
fmadd   fmadd.{f} R4 43 7 00 f
"""

#: Vectors with two operands, of which the second may be a scalar: key, funct6, what its lanes are: i integers, m the same among multiplications, f floats.
_PAIRS: Final = """
vadd 00 i | vsub 02 i | vand 09 i | vor 0A i | vxor 0B i | vmul 25 m | vmax 07 i | vmaxu 06 i | vmin 05 i | vminu 04 i
vsll 25 i | vsrl 28 i | vsra 29 i | vfadd 00 f | vfsub 02 f | vfmul 24 f | vfdiv 20 f | vfmax 06 f | vfmin 04 f
vmseq 18 i | vmsne 19 i | vmsltu 1A i | vmslt 1B i | vmsleu 1C i | vmsle 1D i | vmfeq 18 f | vmfle 19 f | vmflt 1B f | vmfne 1C f
"""

#: Others: key, mnemonic, format, funct6, funct3 (0 vv, 1 of floats, 2 multiplications and moves, 3 immediate, 4 general register, 5 float register, 6 the same of 2).
_VECTORS: Final = """
vmfgtx  vmfgt.vf   VV 1D 5
vmfgex  vmfge.vf   VV 1F 5
vslli   vsll.vi    VI 25 3
vsrli   vsrl.vi    VI 28 3
vsrai   vsra.vi    VI 29 3
vfmacc  vfmacc.vv  VM 2C 1
vfmaccx vfmacc.vf  VM 2C 5 swap
vfmadd  vfmadd.vv  VM 28 1
vfmaddx vfmadd.vf  VM 28 5
vmacc   vmacc.vv   VM 2D 2
vmaccx  vmacc.vx   VM 2D 6 swap
vfsqrt  vfsqrt.v   VU 13 1 0
vfneg   vfneg.v    V2 09 1
vfabs   vfabs.v    V2 0A 1
vmsnei  vmsne.vi   VI 19 3
vmergex vmerge.vxm VV 17 4 0
vfmergex vfmerge.vfm VV 17 5 0
vmerge  vmerge.vvm VV 17 0 0
vmergei vmerge.vim VI 17 3 0
vmvi    vmv.v.i    VZ 17 3
vmvx    vmv.v.x    V1 17 4
vfmvf   vfmv.v.f   V1 17 5
vmvsx   vmv.s.x    V1 10 6
vmvxs   vmv.x.s    VU 10 2 0
vfmvfs  vfmv.f.s   VU 10 1 0
vslidei vslidedown.vi VI 0F 3
vgather vrgather.vv VV 0C 0 early
vsext   vsext.vf2  VU 12 2 7 early
vzext   vzext.vf2  VU 12 2 6 early
vnsrl   vnsrl.wi   VI 2C 3
vnclip  vnclip.wi  VI 2F 3
vnclipu vnclipu.wi VI 2E 3
vfcvtfx  vfcvt.f.x.v      VU 12 1 3
vfcvtfxu vfcvt.f.xu.v     VU 12 1 2
vfcvtx   vfcvt.rtz.x.f.v  VU 12 1 7
vfcvtxu  vfcvt.rtz.xu.f.v VU 12 1 6
vfwcvtf  vfwcvt.f.f.v      VU 12 1 12 early
vfwcvtfx vfwcvt.f.x.v      VU 12 1 11 early
vfwcvtfxu vfwcvt.f.xu.v    VU 12 1 10 early
vfwcvtx  vfwcvt.rtz.x.f.v  VU 12 1 15 early
vfwcvtxu vfwcvt.rtz.xu.f.v VU 12 1 14 early
vfncvtf  vfncvt.f.f.w      VU 12 1 20
vfncvtfx vfncvt.f.x.w      VU 12 1 19
vfncvtfxu vfncvt.f.xu.w    VU 12 1 18
vmand   vmand.mm   MM 19 2
vmandn  vmandn.mm  MM 18 2
vmor    vmor.mm    MM 1A 2
vmxor   vmxor.mm   MM 1B 2
vmxnor  vmxnor.mm  MM 1F 2
"""

#: Branch -> funct3; its opposite differs in the last bit.
BRANCHES: Final = {"beq": 0, "bne": 1, "blt": 4, "bge": 5, "bltu": 6, "bgeu": 7}
#: Lanes of so many bits in loads and stores.
WIDTHS: Final = {8: 0, 16: 5, 32: 6, 64: 7}


def _parse(line: str) -> tuple[str, RVForm]:
    key, name, format_, opcode, funct3, funct7, *rest = line.split()
    flags = frozenset(part for part in rest if part.isalpha())
    rs2 = next((int(part) for part in rest if part.isdigit()), 0)
    return key, RVForm(name, "", format_, int(opcode, 16), int(funct3), int(funct7, 16), rs2, flags)


def _parse_vector(line: str) -> tuple[str, RVForm]:
    key, name, format_, funct6, funct3, *rest = line.split()
    flags = frozenset([*(part for part in rest if part.isalpha()), *("0" for _ in range("merge" in name)), "vector"])
    rs1 = next((int(part) for part in rest if part.isdigit()), 0)
    return key, RVForm(name, "", format_, 0x57, int(funct3), int(funct6, 16), rs1, flags)


def _parse_pair(text: str) -> dict[str, RVForm]:
    """Of two vectors, and of a vector and a scalar."""
    key, funct6, kind = text.split()
    one, other = {"i": (0, 4), "m": (2, 6), "f": (1, 5)}[kind]
    flags, scalar = frozenset(("vector",)), "f" if kind == "f" else "x"
    return {
        key: RVForm(f"{key}.vv", "", "VV", 0x57, one, int(funct6, 16), flags=flags),
        f"{key}x": RVForm(f"{key}.v{scalar}", "", "VV", 0x57, other, int(funct6, 16), flags=flags),
    }


def _accesses() -> dict[str, RVForm]:
    found: dict[str, RVForm] = {}
    vector, masked = frozenset(("vector",)), frozenset(("vector", "0"))
    for bits, width in WIDTHS.items():
        found[f"vle{bits}"] = RVForm(f"vle{bits}.v", "", "VL", 0x07, width, flags=vector)
        found[f"vse{bits}"] = RVForm(f"vse{bits}.v", "", "VS", 0x27, width, flags=vector)
        found[f"vle{bits}m"] = RVForm(f"vle{bits}.v", "", "VL", 0x07, width, flags=masked)
        found[f"vse{bits}m"] = RVForm(f"vse{bits}.v", "", "VS", 0x27, width, flags=masked)
    return found


FORMS: Final[dict[str, RVForm]] = {
    **dict(_parse(line) for line in _TABLE.splitlines() if line),
    **dict(_parse_vector(line) for line in _VECTORS.splitlines() if line),
    **{key: form for part in _PAIRS.replace("\n", "|").split("|") if part.strip() for key, form in _parse_pair(part).items()},
    **_accesses(),
    **{name: RVForm(name, BRANCH, "B", 0x63, n) for name, n in BRANCHES.items()},
    "again": RVForm("blt", AGAIN, "B", 0x63, 4),
    "again_unequal": RVForm("bne", AGAIN, "B", 0x63, 1),
    "again_below": RVForm("bltu", AGAIN, "B", 0x63, 6),
    "movimm": RVForm("li", "", "li"),
    "ret": RVForm("ret", "", "ret"),
    "undefined": RVForm("undefined", "", "none"),
    "vsetivli": RVForm("vsetivli", "", "vset", 0x57, 7),
    "copygpr": RVForm("mv", COPY, "I", 0x13),
    "copyfpr": RVForm("fmv.d", COPY, "F", 0x53, 0, 0x11),
    "copyv1": RVForm("vmv1r.v", COPY, "VI", 0x57, 3, 0x27, 0, frozenset(("vector", "any"))),
    "copyv2": RVForm("vmv2r.v", COPY, "VI", 0x57, 3, 0x27, 1, frozenset(("vector", "any"))),
}
