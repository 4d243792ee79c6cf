"""EXP2 of float32 on AVX-512: x = n + i/16 + f, 16 powers in a register, a polynomial in f.

They save two multiplications of a polynomial in i/16 + f. The permutation that takes 2**(i/16) finds i in the last bits of x added to a number, and the instruction
that multiplies by 2**n finds n. NaN, infinities and overflow need no guard: the fraction of an infinity is 0, and scalef rounds once where the result is subnormal.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp
from kg_render.llvm import Body, literal, type_name, vector_literal

from kg_cpu.coefficients import EXP2_SIXTEENTH_32, EXP2_SIXTEENTHS_32, SIXTEENTHS_32, VANISHES_32
from kg_cpu.llvm.full_vectors import fma, in_full_vectors, masked, polynomial

#: Of VREDUCE: what is left beyond the sixteenth below.
_FRACTION: Final = 4 << 4 | 1
#: Of an addition: rounded down, without exceptions.
_DOWN: Final = 9


def exp2(body: Body, uop: UOp) -> None:
    """EXP2"""
    in_full_vectors(body, uop, _exp2)


def _exp2(body: Body, x: str, wide: DType) -> str:
    text = type_name(wide)
    fraction = masked(body, "reduce", f"{text} {x}, i32 {_FRACTION}", wide)
    power = _power(body, x, wide)
    slope = polynomial(body, fraction, EXP2_SIXTEENTH_32, wide)
    step = body.emit(f"fmul {text} {power}, {fraction}")
    made = fma(body, slope, step, power, wide)
    scaled = masked(body, "scalef", f"{text} {made}, {text} {x}", wide)
    kept = body.emit(f"fcmp uge {text} {x}, {literal(VANISHES_32, wide)}")
    return body.emit(f"select <16 x i1> {kept}, {text} {scaled}, {text} {literal(0.0, wide)}")


def _power(body: Body, x: str, wide: DType) -> str:
    """2**(i/16) of the sixteenth i below x, which the last bits of the sum are."""
    text = type_name(wide)
    added = f"{text} {x}, {text} {literal(SIXTEENTHS_32, wide)}, i32 {_DOWN}"
    total = body.emit(f"call {text} @llvm.x86.avx512.add.ps.512({added})")
    index = body.emit(f"bitcast {text} {total} to <16 x i32>")
    powers = vector_literal(EXP2_SIXTEENTHS_32, wide)
    return body.emit(f"call {text} @llvm.x86.avx512.permvar.sf.512({text} {powers}, <16 x i32> {index})")
