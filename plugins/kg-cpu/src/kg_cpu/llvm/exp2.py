"""EXP2 of float32 with powers in a register: x = n + i/16 + f on AVX-512, n + i/8 + f on AVX2,
and a polynomial in f.

They save two or three multiplications of a polynomial in the whole fraction. An addition leaves i in the last bits of a sum, by which a permutation takes the power.
AVX-512 has an instruction that multiplies by 2**n, finds n itself, and rounds once where the result is subnormal; the fraction of an infinity is 0. AVX2 adds bits to an exponent, and clamps x to where that is right.
"""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Final

from kg.plugin import DType, Op, UOp
from kg_render.llvm import Body, literal, type_name, vector_literal

from kg_cpu import coefficients as table
from kg_cpu.llvm.full_vectors import fma, in_full_vectors, masked, polynomial

#: Of VREDUCE: what is left beyond the sixteenth below.
_FRACTION: Final = 4 << 4 | 1
#: Of an addition: rounded down, without exceptions.
_DOWN: Final = 9
#: Bits of an exponent field, and of its least bit.
_EXPONENTS: Final = 0xFF << 23
_EXPONENT: Final = 1 << 23


def exp2_by_sixteenths(body: Body, uop: UOp) -> None:
    """EXP2 on AVX-512"""
    in_full_vectors(body, uop, _by_sixteenths)


def exp2_by_eighths(body: Body, uop: UOp) -> None:
    """EXP2 on AVX2"""
    made = _by_eighths if uop.arg is None else partial(_of_nonpositive, exact=_is_exact(uop.src[0]))
    in_full_vectors(body, uop, made, 256)


def _by_sixteenths(body: Body, x: str, wide: DType) -> str:
    text = type_name(wide)
    fraction = masked(body, "reduce", f"{text} {x}, i32 {_FRACTION}", wide)
    power = _power(body, x, wide)
    slope = polynomial(body, fraction, table.EXP2_SIXTEENTH_32, wide)
    step = body.emit(f"fmul {text} {power}, {fraction}")
    made = fma(body, slope, step, power, wide)
    scaled = masked(body, "scalef", f"{text} {made}, {text} {x}", wide)
    kept = body.emit(f"fcmp uge {text} {x}, {literal(table.VANISHES_32, wide)}")
    return body.emit(f"select <16 x i1> {kept}, {text} {scaled}, {text} {literal(0.0, wide)}")


def _power(body: Body, x: str, wide: DType) -> str:
    """2**(i/16) of the sixteenth i below x, which the last bits of the sum are."""
    text = type_name(wide)
    added = f"{text} {x}, {text} {literal(table.SIXTEENTHS_32, wide)}, i32 {_DOWN}"
    total = body.emit(f"call {text} @llvm.x86.avx512.add.ps.512({added})")
    index = body.emit(f"bitcast {text} {total} to <16 x i32>")
    powers = vector_literal(table.EXP2_SIXTEENTHS_32, wide)
    return body.emit(f"call {text} @llvm.x86.avx512.permvar.sf.512({text} {powers}, <16 x i32> {index})")


def _by_eighths(body: Body, x: str, wide: DType) -> str:
    """2**(n + i/8) is made of two factors, of which one has half of the exponent, 0 for the least.

    A result that vanishes is no product that underflows then, for which processors take microcode. The other factor has what the bias takes from both.
    """
    text, least = type_name(wide), table.VANISHES_32
    clamped = _clamped(body, x, least, 128.0, wide)
    bits, fraction = _eighths(body, clamped, 1 - int(least), wide)
    shifted = body.emit(f"shl <8 x i32> {bits}, {_words(19)}")
    half = body.emit(f"and <8 x i32> {shifted}, {_words(_EXPONENTS)}")
    power = _power_of_eighths(body, bits, (2 * 127 - 151) * _EXPONENT)
    rest = body.emit(f"sub <8 x i32> {power}, {half}")
    first, second = (body.emit(f"bitcast <8 x i32> {word} to {text}") for word in (rest, half))
    slope = polynomial(body, fraction, table.EXP2_EIGHTH_32, wide)
    step = body.emit(f"fmul {text} {first}, {fraction}")
    made = fma(body, slope, step, first, wide)
    return body.emit(f"fmul {text} {made}, {second}")


def _of_nonpositive(body: Body, x: str, wide: DType, *, exact: bool) -> str:
    """One factor is enough, whose bits are 0 for the least exponent:
    the polynomial has what the bias takes from it. Wrong by 1.94 ULP, where `_by_eighths` is by 1.15, which takes an operation more: what is below the greatest is rounded before."""
    text, least = type_name(wide), int(table.VANISHES_32)
    clamped = _clamped(body, x, float(least), None if exact else 0.0, wide)
    bits, fraction = _eighths(body, clamped, -least, wide)
    power = _power_of_eighths(body, bits, 0)
    factor = body.emit(f"bitcast <8 x i32> {power} to {text}")
    scale = 2.0 ** (127 + least)
    made = polynomial(body, fraction, (scale, *(c * scale for c in table.EXP2_EIGHTH_32)), wide)
    return body.emit(f"fmul {text} {made}, {factor}")


def _is_exact(x: UOp) -> bool:
    """Whether no rounding can leave it above 0:
    a difference of what lies in memory, less the greatest of it, times a number.

    Were the greatest computed once more, by sums in another order, the difference would be above 0 by 2**-24 of the scores; one factor holds up to 2**104.
    """
    while x.op is Op.MUL and x.src[1].op is Op.CONST:
        x = x.src[0]
    value = x.src[0] if x.op is Op.SUB else x
    if value.op is Op.WHERE and value.src[2].op is Op.CONST and value.src[2].value == -inf:
        value = value.src[1]
    if value.op is Op.MUL and value.src[1].op is Op.CONST and value.src[1].value > 0:  # products are rounded in their order
        value = value.src[0]
    return x.op is Op.SUB and value.op is Op.LOAD


def _clamped(body: Body, x: str, least: float, greatest: float | None, wide: DType) -> str:
    """As selects, which keep a NaN and are one instruction each."""
    for limit, comparison in ((least, "olt"), (greatest, "ogt")):
        if limit is not None:
            text, number = type_name(wide), literal(limit, wide)
            beyond = body.emit(f"fcmp {comparison} {text} {x}, {number}")
            x = body.emit(f"select <8 x i1> {beyond}, {text} {number}, {text} {x}")
    return x


def _eighths(body: Body, x: str, offset: int, wide: DType) -> tuple[str, str]:
    """(8 * (n + offset) + i in the last bits of integers, f), n + i/8 the nearest eighth."""
    text, added = type_name(wide), literal(table.EIGHTHS_32 + offset, wide)
    total = body.emit(f"fadd {text} {x}, {added}")
    nearest = body.emit(f"fsub {text} {total}, {added}")
    fraction = body.emit(f"fsub {text} {x}, {nearest}")
    return body.emit(f"bitcast {text} {total} to <8 x i32>"), fraction


def _power_of_eighths(body: Body, bits: str, more: int) -> str:
    """The bits of 2**(n + i/8) with an exponent that is n + offset, and what `more` adds to it."""
    powers = ", ".join(f"i32 {word + more}" for word in table.EXP2_EIGHTHS_BITS)
    numbers = body.emit(f"bitcast <8 x i32> <{powers}> to <8 x float>")
    taken = body.emit(f"call <8 x float> @llvm.x86.avx2.permps(<8 x float> {numbers}, <8 x i32> {bits})")
    fixed = body.emit(f"shl <8 x i32> {bits}, {_words(20)}")
    words = body.emit(f"bitcast <8 x float> {taken} to <8 x i32>")
    return body.emit(f"add <8 x i32> {fixed}, {words}")


def _words(value: int) -> str:
    return f"<{', '.join([f'i32 {value}'] * 8)}>"
