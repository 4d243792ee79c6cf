"""EXP2 of float32 on AVX-512: x = n + i/16 + f, 16 powers in a register, a polynomial in f.

They save two multiplications of a polynomial in i/16 + f. The permutation that takes 2**(i/16) finds i in the last bits of x added to a number, and the instruction
that multiplies by 2**n finds n. NaN, infinities and overflow need no guard: the fraction of an infinity is 0, and scalef rounds once where the result is subnormal.
All widths are computed in 16 lanes, so that they give the same bits.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp, parse_dtype
from kg_render.llvm import Body, literal, shuffled, type_name, vector_literal

from kg_cpu.coefficients import EXP2_SIXTEENTH_32, EXP2_SIXTEENTHS_32, SIXTEENTHS_32, VANISHES_32

_WIDE: Final = parse_dtype("float32").vec(16)
_TEXT: Final = type_name(_WIDE)
#: Of VREDUCE: what is left beyond the sixteenth below.
_FRACTION: Final = 4 << 4 | 1
#: Of an addition: rounded down, without exceptions.
_DOWN: Final = 9
#: Of VREDUCE and VSCALEF: the rounding in force.
_CURRENT: Final = 4


def exp2(body: Body, uop: UOp) -> None:
    """EXP2"""
    dtype, x = uop.type, body.values[uop.src[0]]
    if dtype.lanes == 1:
        x = body.emit(f"insertelement {_TEXT} poison, float {x}, i64 0")
    elif dtype.lanes < _WIDE.lanes:
        x = _resized(body, x, dtype, _WIDE.lanes)
    result = _exp2(body, x)
    if dtype.lanes == 1:
        result = body.emit(f"extractelement {_TEXT} {result}, i64 0")
    elif dtype.lanes < _WIDE.lanes:
        result = _resized(body, result, _WIDE, dtype.lanes)
    body.values[uop] = result


def _exp2(body: Body, x: str) -> str:
    fraction = _masked(body, "reduce", f"{_TEXT} {x}, i32 {_FRACTION}")
    power = _power(body, x)
    slope = literal(EXP2_SIXTEENTH_32[-1], _WIDE)
    for c in reversed(EXP2_SIXTEENTH_32[:-1]):
        slope = _fma(body, slope, fraction, literal(c, _WIDE))
    step = body.emit(f"fmul {_TEXT} {power}, {fraction}")
    made = _fma(body, slope, step, power)
    scaled = _masked(body, "scalef", f"{_TEXT} {made}, {_TEXT} {x}")
    kept = body.emit(f"fcmp uge {_TEXT} {x}, {literal(VANISHES_32, _WIDE)}")
    return body.emit(f"select <16 x i1> {kept}, {_TEXT} {scaled}, {_TEXT} {literal(0.0, _WIDE)}")


def _power(body: Body, x: str) -> str:
    """2**(i/16) of the sixteenth i below x, which the last bits of the sum are."""
    added = f"{_TEXT} {x}, {_TEXT} {literal(SIXTEENTHS_32, _WIDE)}, i32 {_DOWN}"
    total = body.emit(f"call {_TEXT} @llvm.x86.avx512.add.ps.512({added})")
    index = body.emit(f"bitcast {_TEXT} {total} to <16 x i32>")
    powers = vector_literal(EXP2_SIXTEENTHS_32, _WIDE)
    return body.emit(f"call {_TEXT} @llvm.x86.avx512.permvar.sf.512({_TEXT} {powers}, <16 x i32> {index})")


def _fma(body: Body, x: str, y: str, z: str) -> str:
    return body.emit(f"call {_TEXT} @llvm.fma.v16f32({_TEXT} {x}, {_TEXT} {y}, {_TEXT} {z})")


def _masked(body: Body, name: str, operands: str) -> str:
    """An intrinsic of AVX-512 in every lane."""
    called = f"@llvm.x86.avx512.mask.{name}.ps.512"
    return body.emit(f"call {_TEXT} {called}({operands}, {_TEXT} {literal(0.0, _WIDE)}, i16 -1, i32 {_CURRENT})")


def _resized(body: Body, x: str, dtype: DType, lanes: int) -> str:
    """The vector with more lanes of any value, or without its last ones."""
    return shuffled(body, type_name(dtype), x, "poison", [i if i < dtype.lanes else -1 for i in range(lanes)])
