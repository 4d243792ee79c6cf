"""EXP2 of float32 on AVX-512: x = n + f for the integer n below x by one instruction, a polynomial in f, and one
instruction that multiplies by 2**n; that one finds n by itself.

That takes less than half as many instructions as core's decomposition. NaN, infinities and overflow need no guard: the fraction of an infinity is 0, and scalef
rounds once where the result is subnormal. Every width is computed alike, so that all give the same bits.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp, parse_dtype
from kg_render.llvm import Body, literal, shuffled, type_name

from kg_cpu.coefficients import EXP2_ABOVE_32, VANISHES_32

_WIDTHS: Final = (4, 8, 16)
#: Of VREDUCE: what is left beyond the integer below, of which SCALEF is the power.
_DOWN: Final = 1


def exp2(body: Body, uop: UOp) -> None:
    """EXP2"""
    dtype, x = uop.type, body.values[uop.src[0]]
    width = next(w for w in _WIDTHS if w >= dtype.lanes)
    wide = parse_dtype("float32").vec(width)
    if dtype.lanes == 1:
        x = body.emit(f"insertelement {type_name(wide)} poison, float {x}, i64 0")
    elif dtype.lanes < width:
        x = _resized(body, x, dtype, width)
    result = _exp2(body, x, wide)
    if dtype.lanes == 1:
        result = body.emit(f"extractelement {type_name(wide)} {result}, i64 0")
    elif dtype.lanes < width:
        result = _resized(body, result, wide, dtype.lanes)
    body.values[uop] = result


def _exp2(body: Body, x: str, dtype: DType) -> str:
    text, name = type_name(dtype), f"v{dtype.lanes}f32"
    fraction = _masked(body, "reduce", dtype, f"{text} {x}, i32 {_DOWN}")
    power = literal(EXP2_ABOVE_32[-1], dtype)
    for c in (*reversed(EXP2_ABOVE_32[:-1]), 1.0):
        power = body.emit(f"call {text} @llvm.fma.{name}({text} {power}, {text} {fraction}, {text} {literal(c, dtype)})")
    scaled = _masked(body, "scalef", dtype, f"{text} {power}, {text} {x}")
    kept = body.emit(f"fcmp uge {text} {x}, {literal(VANISHES_32, dtype)}")
    return body.emit(f"select <{dtype.lanes} x i1> {kept}, {text} {scaled}, {text} {literal(0.0, dtype)}")


def _masked(body: Body, name: str, dtype: DType, operands: str) -> str:
    """An intrinsic of AVX-512 in every lane; that of 512 bits is told the rounding in force."""
    text, lanes = type_name(dtype), dtype.lanes
    mask, rounding = f"i{max(8, lanes)} -1", ", i32 4" if lanes == 16 else ""
    called = f"@llvm.x86.avx512.mask.{name}.ps.{lanes * 32}"
    return body.emit(f"call {text} {called}({operands}, {text} {literal(0.0, dtype)}, {mask}{rounding})")


def _resized(body: Body, x: str, dtype: DType, lanes: int) -> str:
    """The vector with more lanes of any value, or without its last ones."""
    return shuffled(body, type_name(dtype), x, "poison", [i if i < dtype.lanes else -1 for i in range(lanes)])
