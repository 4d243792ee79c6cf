"""Butterfly exchanges within a wave as LLVM intrinsics."""

from __future__ import annotations

from kg_render.llvm import Body

from kg_amd.exchange import steps
from kg_amd.targets import AMDTarget


def exchanged(body: Body, word: str, distance: int, gpu: AMDTarget) -> str:
    """The i32 of the work-item at this distance."""
    for kind, number in steps(distance, gpu):
        match kind:
            case "dpp":
                call = f"update.dpp.i32(i32 poison, i32 {word}, i32 {number}, i32 15, i32 15, i1 false)"
            case "permlanex16":
                rows = f"i32 {0x76543210}, i32 {0xFEDCBA98 - 2**32}"
                call = f"permlanex16.i32(i32 poison, i32 {word}, {rows}, i1 false, i1 false)"
            case "swizzle":
                call = f"ds.swizzle(i32 {word}, i32 {number})"
            case _:
                call = f"ds.bpermute(i32 {_address(body, number)}, i32 {word})"
        word = body.emit(f"call i32 @llvm.amdgcn.{call}")
    return word


def _address(body: Body, distance: int) -> str:
    """Four times the number of the other lane."""
    low = body.emit("call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)")
    lane = body.emit(f"call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {low})")
    return body.emit(f"shl i32 {body.emit(f'xor i32 {lane}, {distance}')}, 2")
