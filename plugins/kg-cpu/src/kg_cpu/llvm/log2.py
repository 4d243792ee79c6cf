"""LOG2 on AVX-512: x = 2**e * m with m in [1, 2), log2(x) = e - log2(c) + log2(1 + r),
where c is nearly 1/m, of a table by sixteenths, and r = m*c - 1.

The two instructions that take a number apart need no guard: of zeros the exponent is minus infinity, of an infinity infinite and m = 1, of what is negative m is
NaN, and subnormal numbers are as any other. e - log2(c) is exact; r is so near a power of two, where it is all of the result.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp
from kg_render.llvm import Body, literal, type_name, vector_literal

from kg_cpu import coefficients as table
from kg_cpu.llvm.full_vectors import fma, in_full_vectors, masked, polynomial

#: Of VGETMANT: in [1, 2), NaN of negative numbers.
_MANTISSA: Final = 8


def log2(body: Body, uop: UOp) -> None:
    """LOG2"""
    in_full_vectors(body, uop, _log2)


def _log2(body: Body, x: str, wide: DType) -> str:
    text, narrow = type_name(wide), wide.scalar.bits == 32
    exponent = masked(body, "getexp", f"{text} {x}", wide)
    mantissa = masked(body, "getmant", f"{text} {x}, i32 {_MANTISSA}", wide)
    words = f"<{wide.lanes} x i{wide.scalar.bits}>"
    bits = body.emit(f"bitcast {text} {mantissa} to {words}")
    first_four = ", ".join([f"i{wide.scalar.bits} {wide.scalar.mantissa_bits - 4}"] * wide.lanes)
    index = body.emit(f"lshr {words} {bits}, <{first_four}>")
    reciprocal = _taken(body, table.RECIPROCALS_32 if narrow else table.RECIPROCALS_64, index, wide)
    logarithm = _taken(body, table.LOGARITHMS_32 if narrow else table.LOGARITHMS_64, index, wide)
    rest = fma(body, mantissa, reciprocal, literal(-1.0, wide), wide)
    whole = body.emit(f"fadd {text} {exponent}, {logarithm}")
    slope = polynomial(body, rest, table.LOG2_SIXTEENTH_32 if narrow else table.LOG2_SIXTEENTH_64, wide)
    return fma(body, slope, rest, whole, wide)


def _taken(body: Body, numbers: tuple[float, ...], index: str, wide: DType) -> str:
    """Of 16 numbers in one register or two, those that the last four bits of each word name."""
    text = type_name(wide)
    if wide.lanes == 16:
        return body.emit(
            f"call {text} @llvm.x86.avx512.permvar.sf.512({text} {vector_literal(numbers, wide)}, <16 x i32> {index})"
        )
    first, second = (vector_literal(half, wide) for half in (numbers[:8], numbers[8:]))
    return body.emit(f"call {text} @llvm.x86.avx512.vpermi2var.pd.512({text} {first}, <8 x i64> {index}, {text} {second})")
