"""Butterfly exchanges within a wave: DPP within 16 work-items, permutes beyond.

distance        RDNA                  CDNA
1, 2            row_xmask (DPP)       quad_perm (DPP)
4               row_xmask             row_half_mirror (the 7th from each), then quad_perm (the 3rd from that)
8               row_xmask             row_ror by 8
16              v_permlanex16_b32     ds_swizzle_b32, of the lanes' numbers XOR 16
32                                    ds_bpermute_b32
"""

from __future__ import annotations

from typing import Final

from kg.plugin import UnsupportedError

from kg_amd.targets import AMDTarget

#: DPP controls: ISA manuals, "Data Parallel Primitives".
_XMASK, _HALF_MIRROR, _ROTATE = 0x160, 0x141, 0x120
#: Which lane of four each takes: that at distance 1, 2 and 3.
_QUADS: Final = {1: 0xB1, 2: 0x4E, 3: 0x1B}
#: ds_swizzle_b32 in its mode of bit masks: XOR mask, OR mask, AND mask of 5 bits each.
_SWIZZLE_XOR_16: Final = 16 << 10 | 31
#: A work-item's number in its wave.
LANE: Final = "__builtin_amdgcn_mbcnt_hi(-1, __builtin_amdgcn_mbcnt_lo(-1, 0))"
#: The builtins of clang. All rows and banks take part in DPP; no lane lies outside of its row, so that nothing is left as it was. Permuted across rows, each lane takes the
#: one of its own number in the other row of 16.
EXCHANGES: Final = {
    "dpp": "__builtin_amdgcn_update_dpp(0, {word}, {number}, 15, 15, false)",
    "permlanex16": "__builtin_amdgcn_permlanex16(0, {word}, 0x76543210, 0xfedcba98, false, false)",
    "swizzle": "__builtin_amdgcn_ds_swizzle({word}, {number})",
    "bpermute": f"__builtin_amdgcn_ds_bpermute(({LANE} ^ {{number}}) << 2, {{word}})",
}


def steps(distance: int, gpu: AMDTarget) -> list[tuple[str, int]]:
    """The exchanges, each of the word that the one before gives,
    that bring what the work-item at this distance has."""
    if distance >= gpu.wave:
        raise UnsupportedError(f"{gpu.name} has no exchange over {distance} work-items: a wave has {gpu.wave}")
    if gpu.instructions.permlane:
        return [("dpp", _XMASK + distance)] if distance < 16 else [("permlanex16", 0)]
    match distance:
        case 1 | 2:
            return [("dpp", _QUADS[distance])]
        case 4:
            return [("dpp", _HALF_MIRROR), ("dpp", _QUADS[3])]
        case 8:
            return [("dpp", _ROTATE + 8)]
        case 16:
            return [("swizzle", _SWIZZLE_XOR_16)]
        case _:
            return [("bpermute", distance)]
