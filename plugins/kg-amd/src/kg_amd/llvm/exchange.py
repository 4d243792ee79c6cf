"""Words exchanged between work-items of a wave whose numbers differ in one bit: by DPP within 16, by permutes beyond.

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
from kg.plugin.llvm import Body

from kg_amd.targets import AMDTarget

#: DPP controls: ISA manuals, "Data Parallel Primitives".
_XMASK: Final = 0x160
_HALF_MIRROR, _ROTATE = 0x141, 0x120
#: Which lane of four each takes: that at distance 1, 2 and 3.
_QUADS: Final = {1: 0xB1, 2: 0x4E, 3: 0x1B}
#: ds_swizzle_b32 in its mode of bit masks: XOR mask, OR mask, AND mask of 5 bits each.
_SWIZZLE_XOR_16: Final = 16 << 10 | 31


def exchanged(body: Body, word: str, distance: int, gpu: AMDTarget) -> str:
    """The i32 of the work-item at this distance."""
    if distance >= gpu.wave:
        raise UnsupportedError(f"{gpu.name} has no exchange over {distance} work-items: a wave has {gpu.wave}")
    if gpu.instructions.permlane:
        return _dpp(body, word, _XMASK + distance) if distance < 16 else _permlane(body, word)
    match distance:
        case 1 | 2:
            return _dpp(body, word, _QUADS[distance])
        case 4:
            return _dpp(body, _dpp(body, word, _HALF_MIRROR), _QUADS[3])
        case 8:
            return _dpp(body, word, _ROTATE + 8)
        case 16:
            return body.emit(f"call i32 @llvm.amdgcn.ds.swizzle(i32 {word}, i32 {_SWIZZLE_XOR_16})")
        case _:
            return _permuted(body, word, distance)


def _dpp(body: Body, word: str, control: int) -> str:
    """All rows and banks take part; no lane lies outside of its row, so that nothing is left as it was."""
    return body.emit(f"call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 {word}, i32 {control}, i32 15, i32 15, i1 false)")


def _permlane(body: Body, word: str) -> str:
    """Each lane takes the one of its own number in the other row of 16."""
    selects = f"i32 {0x76543210}, i32 {0xFEDCBA98 - 2**32}"
    return body.emit(f"call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 {word}, {selects}, i1 false, i1 false)")


def _permuted(body: Body, word: str, distance: int) -> str:
    low = body.emit("call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)")
    lane = body.emit(f"call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {low})")
    address = body.emit(f"shl i32 {body.emit(f'xor i32 {lane}, {distance}')}, 2")
    return body.emit(f"call i32 @llvm.amdgcn.ds.bpermute(i32 {address}, i32 {word})")
