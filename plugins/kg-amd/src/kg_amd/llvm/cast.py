"""CAST with 8-bit floats: their codes become float32 and back by instructions of the target.
Other casts are the base's.

Numbers beyond the largest become infinity (e5m2) or NaN (e4m3), as pinned: so the instructions do where the mode FP16_OVFL is off, as it is for kernels.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp, parse_dtype
from kg_render.llvm import Body, convert

_SINGLE: Final = parse_dtype("float32")
#: dtype -> the instructions' name for it.
EIGHT_BITS: Final = {parse_dtype("float8_e4m3"): "fp8", parse_dtype("float8_e5m2"): "bf8"}


def cast(body: Body, uop: UOp) -> None:
    """CAST, of one lane where a dtype has 8 bits"""
    x, target = uop.src[0], uop.type
    value, source = body.values[x], x.type
    if source in EIGHT_BITS:
        value, source = _widened(body, value, source), _SINGLE
    if target in EIGHT_BITS:
        value = _narrowed(body, convert(body, value, source, _SINGLE), target)
    else:
        value = convert(body, value, source, target)
    body.values[uop] = value


def _widened(body: Body, code: str, dtype: DType) -> str:
    word = body.emit(f"zext i8 {code} to i32")
    return body.emit(f"call float @llvm.amdgcn.cvt.f32.{EIGHT_BITS[dtype]}(i32 {word}, i32 0)")


def _narrowed(body: Body, x: str, dtype: DType) -> str:
    pair = body.emit(f"call i32 @llvm.amdgcn.cvt.pk.{EIGHT_BITS[dtype]}.f32(float {x}, float {x}, i32 poison, i1 false)")
    return body.emit(f"trunc i32 {pair} to i8")
