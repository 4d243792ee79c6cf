"""Encodings: which format a word is of, and where its fields stand,
of RDNA 3 (gfx1100) and CDNA 3 (gfx942)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

Fields = dict[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Format:
    """`high` bits of a first word, of which `width`, say that it is of this format.
    `fields` are by first bit and width; `size` in bytes."""

    name: str
    high: int
    width: int
    op: tuple[int, int]
    fields: Fields = field(default_factory=dict[str, tuple[int, int]])
    size: int = 4

    def matches(self, word: int) -> bool:
        return (word & 0xFFFFFFFF) >> (32 - self.width) == self.high


_SOP1: Final = Format("SOP1", 0b101111101, 9, (8, 8), {"sdst": (16, 7), "ssrc0": (0, 8)})
_SOPC: Final = Format("SOPC", 0b101111110, 9, (16, 7), {"ssrc0": (0, 8), "ssrc1": (8, 8)})
_SOPP: Final = Format("SOPP", 0b101111111, 9, (16, 7), {"simm16": (0, 16)})
_SOPK: Final = Format("SOPK", 0b1011, 4, (23, 5), {"sdst": (16, 7), "simm16": (0, 16)})
_SOP2: Final = Format("SOP2", 0b10, 2, (23, 7), {"sdst": (16, 7), "ssrc0": (0, 8), "ssrc1": (8, 8)})
_VOP1: Final = Format("VOP1", 0b0111111, 7, (9, 8), {"vdst": (17, 8), "src0": (0, 9)})
_VOPC: Final = Format("VOPC", 0b0111110, 7, (17, 8), {"src0": (0, 9), "vsrc1": (9, 8)})
_VOP2: Final = Format("VOP2", 0, 1, (25, 6), {"vdst": (17, 8), "vsrc1": (9, 8), "src0": (0, 9)})
_SOURCES: Final[Fields] = {"src0": (32, 9), "src1": (41, 9), "src2": (50, 9)}
_VOP3: Final[Fields] = {
    "vdst": (0, 8), "sdst": (8, 7), **_SOURCES, "abs": (8, 3), "op_sel": (11, 4), "clamp": (15, 1), "omod": (59, 2), "neg": (61, 3)
}  # fmt: skip
_VOP3P: Final[Fields] = {
    "vdst": (0, 8), **_SOURCES, "neg_hi": (8, 3), "op_sel": (11, 3), "op_sel_hi2": (14, 1), "clamp": (15, 1), "op_sel_hi": (59, 2), "neg": (61, 3)
}  # fmt: skip
_DS: Final[Fields] = {
    "offset0": (0, 8),
    "offset1": (8, 8),
    "addr": (32, 8),
    "data0": (40, 8),
    "data1": (48, 8),
    "vdst": (56, 8),
}
_SHORT: Final = (_SOP1, _SOPC, _SOPP, _SOPK, _SOP2, _VOP1, _VOPC, _VOP2)
_FLAT11: Final[Fields] = {
    "offset": (0, 13), "dlc": (13, 1), "glc": (14, 1), "slc": (15, 1), "addr": (32, 8), "data": (40, 8), "saddr": (48, 7), "sve": (55, 1), "vdst": (56, 8)
}  # fmt: skip
_FLAT9: Final[Fields] = {
    "offset": (0, 13), "sve": (13, 1), "glc": (16, 1), "slc": (17, 1), "sc1": (25, 1), "addr": (32, 8), "data": (40, 8), "saddr": (48, 7), "acc": (55, 1),
    "vdst": (56, 8),
}  # fmt: skip

#: Longest codes first: the first that matches is it.
GFX11: Final = (
    Format("VOP3P", 0b11001100, 8, (16, 7), _VOP3P, 8),
    Format("VOP3", 0b110101, 6, (16, 10), _VOP3, 8),
    Format("VOPD", 0b110010, 6, (22, 4), {
        "opy": (17, 5), "vsrc1x": (9, 8), "src0x": (0, 9), "vdstx": (56, 8), "vdsty": (49, 7), "vsrc1y": (41, 8), "src0y": (32, 9)}, 8),
    Format("SMEM", 0b111101, 6, (18, 8), {
        "sbase": (0, 6), "sdata": (6, 7), "dlc": (13, 1), "glc": (14, 1), "offset": (32, 21), "soffset": (57, 7)}, 8),
    Format("DS", 0b110110, 6, (18, 8), _DS | {"gds": (17, 1)}, 8),
    Format("FLAT", 0b110111, 6, (18, 7), _FLAT11 | {"segment": (16, 2)}, 8),
    Format("MUBUF", 0b111000, 6, (18, 8), {
        "offset": (0, 12), "slc": (12, 1), "dlc": (13, 1), "glc": (14, 1), "vaddr": (32, 8), "vdata": (40, 8), "srsrc": (48, 5), "tfe": (53, 1),
        "offen": (54, 1), "idxen": (55, 1), "soffset": (56, 8)}, 8),
    *_SHORT,
)  # fmt: skip
GFX9: Final = (
    Format("VOP3P", 0b110100111, 9, (16, 7), _VOP3P | {"cbsz": (8, 3), "abid": (11, 4), "acc_cd": (15, 1), "acc": (59, 2), "blgp": (61, 3)}, 8),
    Format("VOP3", 0b110100, 6, (16, 10), _VOP3, 8),
    Format("SMEM", 0b110000, 6, (18, 8), {
        "sbase": (0, 6), "sdata": (6, 7), "soe": (14, 1), "glc": (16, 1), "imm": (17, 1), "offset": (32, 21), "soffset": (57, 7)}, 8),
    Format("DS", 0b110110, 6, (17, 8), _DS | {"gds": (16, 1), "acc": (25, 1)}, 8),
    Format("FLAT", 0b110111, 6, (18, 7), _FLAT9 | {"segment": (14, 2)}, 8),
    Format("MUBUF", 0b111000, 6, (18, 7), {
        "offset": (0, 12), "offen": (12, 1), "idxen": (13, 1), "glc": (14, 1), "sc1": (15, 1), "lds": (16, 1), "slc": (17, 1), "vaddr": (32, 8),
        "vdata": (40, 8), "srsrc": (48, 5), "acc": (55, 1), "soffset": (56, 8)}, 8),
    *_SHORT,
)  # fmt: skip
FORMATS: Final = {"gfx1100": GFX11, "gfx942": GFX9}
#: What stands in a first source's field where a word follows that says more: which lanes or bytes are read.
DPP16, DPP8, DPP8_FI, SDWA, LITERAL = 250, 233, 234, 249, 255
DPP: Final[Fields] = {
    "src0": (0, 8), "control": (8, 9), "fetch_inactive": (18, 1), "bound_control": (19, 1), "neg0": (20, 1), "abs0": (21, 1), "neg1": (22, 1), "abs1": (23, 1),
    "bank_mask": (24, 4), "row_mask": (28, 4),
}  # fmt: skip
SDWA_FIELDS: Final[Fields] = {
    "src0": (0, 8), "dst_sel": (8, 3), "dst_unused": (11, 2), "clamp": (13, 1), "omod": (14, 2), "src0_sel": (16, 3), "src0_sext": (19, 1),
    "neg0": (20, 1), "abs0": (21, 1), "s0": (23, 1), "src1_sel": (24, 3), "src1_sext": (27, 1), "neg1": (28, 1), "abs1": (29, 1), "s1": (31, 1),
}  # fmt: skip
#: Of SDWA comparisons, instead of dst_sel to omod.
SDWA_MASK: Final[Fields] = {"sdst": (8, 7), "sd": (15, 1)}


def extract(word: int, fields: Fields) -> dict[str, int]:
    return {name: word >> at & (1 << width) - 1 for name, (at, width) in fields.items()}
