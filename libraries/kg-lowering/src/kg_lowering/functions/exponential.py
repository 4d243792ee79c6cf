"""EXP2 and LOG2 of float32 and float64 by polynomials, within 2 ULP with and without FMA."""

from __future__ import annotations

import math
from typing import Final

from kg.plugin.lowering import NONPOSITIVE, DType, Target, UOp, float32, int_like

from kg_lowering.arithmetic import horner, mulacc
from kg_lowering.functions import coefficients as table

_LOG2_E_HIGH: Final = 1.4426950407214463  # log2(e) to 32 bits: its product with 21 bits is exact
_LOG2_E_LOW: Final = 1.6751713164886512e-10


def bias_of(dtype: DType) -> int:
    return (1 << (dtype.exponent_bits - 1)) - 1


def lower_exp2(node: UOp, target: Target) -> UOp:
    """2**x = 2**n * 2**f with n the nearest integer:
    a polynomial in f, multiplied by 2**n, of which the last product alone can round."""
    x, dtype = node.src[0], node.type
    least, greatest = least_exponent(dtype), 0.0 if node.arg == NONPOSITIVE else bias_of(dtype) + 1.0
    # written as selects, which keep a NaN; each is one instruction of x86
    x = (x < least).where(x.const_like(least), x)
    x = (x > greatest).where(x.const_like(greatest), x)
    return _exp2_of_nonpositive(x) if node.arg == NONPOSITIVE else exp2_of_sum(x)


def least_exponent(dtype: DType) -> float:
    """Of 2**x: below it the result is half of the least denormal at most, and rounds to 0."""
    return -(bias_of(dtype) + dtype.mantissa_bits - 1.0) - 1.0


def exp2_of_sum(x: UOp, low: UOp | None = None) -> UOp:
    """2**(x + low) for x in the range that `lower_exp2` clamps to, and low much smaller.

    2**n is made of two powers of two and a constant factor of the polynomial, none of which is too great or too small for a normal number. The last one has the bits of
    half the exponent, rounded down: 0 for the least exponent, so that the result is 0 there without a product that underflows, for which processors take microcode, some
    150 cycles.
    """
    mantissa, bias = x.type.mantissa_bits, bias_of(x.type)
    offset = 1 - int(least_exponent(x.type))  # makes the least exponent 1, of which half is 0
    power, whole = _exp2_of_fraction(x, low, offset, 2.0 ** (2 * bias - offset))
    # the last bit of the integer is masked out of its half: a mask runs on more ports than a shift
    half = (whole << (mantissa - 1)) & (((1 << x.type.exponent_bits) - 1) << mantissa)
    return power * ((whole << mantissa) - half).bitcast(x.type) * half.bitcast(x.type)


def _exp2_of_nonpositive(x: UOp) -> UOp:
    """2**x for x from the least exponent to 0: one power of two is enough,
    whose bits are 0 for the least exponent."""
    offset = -int(least_exponent(x.type))  # makes the least exponent 0
    power, whole = _exp2_of_fraction(x, None, offset, 2.0 ** (bias_of(x.type) - offset))
    return power * (whole << x.type.mantissa_bits).bitcast(x.type)


def _exp2_of_fraction(x: UOp, low: UOp | None, offset: int, scale: float) -> tuple[UOp, UOp]:
    """(scale * 2**(x - n + low), n + offset in the low bits of an integer), n the integer nearest to x."""
    magic = 1.5 * 2.0**x.type.mantissa_bits + offset  # adding it leaves n + offset in the low bits of the sum
    shifted = x + magic
    fraction = x - (shifted - magic)
    if low is not None:
        fraction = fraction + low
    polynomial = table.EXP2_32 if x.type.scalar is float32 else table.EXP2_64
    power = mulacc(horner(fraction, tuple(c * scale for c in polynomial)), fraction, scale)
    return power, shifted.bitcast(int_like(x.type))


def lower_log2(node: UOp, target: Target) -> UOp:
    """log2(x) = e + log2(m) with m in [sqrt(1/2), sqrt(2))."""
    x = node.src[0]
    exponent, fraction = split_exponent(x)
    fraction = fraction - 1.0
    if x.type.scalar is float32:
        # fraction + fraction*q: the first term is exact, so the error is that of the second and of one sum
        result = exponent + (fraction + fraction * horner(fraction, table.LOG2_32))
    else:
        result = _log2_float64(exponent, fraction)
    return _log2_specials(x, result)


def _log2_specials(x: UOp, result: UOp) -> UOp:
    outside = x.eq(0.0).where(x.const_like(-math.inf), math.nan)
    return (x > 0.0).where((x < math.inf).where(result, math.inf), outside)


def split_exponent(x: UOp, *, denormals: bool = True) -> tuple[UOp, UOp]:
    """(e, m) as floats with x = 2**e * m and m in [sqrt(1/2), sqrt(2)), for positive finite x."""
    dtype = x.type
    mantissa, signed = dtype.mantissa_bits, int_like(dtype, signed=True)
    tiny = x < 2.0 ** (1 - bias_of(dtype))
    scaled = tiny.where(x * 2.0 ** (mantissa + 2), x) if denormals else x
    bits = scaled.bitcast(signed)
    root_half = 0x3F3504F3 if mantissa == 23 else 0x3FE6A09E667F3BCD
    exponent = (bits - root_half) >> mantissa
    fraction = (bits - (exponent << mantissa)).bitcast(dtype)
    if not denormals:
        return exponent.cast(dtype), fraction
    return exponent.cast(dtype) - tiny.where(x.const_like(mantissa + 2.0), 0.0), fraction


def _log2_float64(exponent: UOp, f: UOp) -> UOp:
    """e + log(1+f) / log(2), in two words where it matters:
    log(1+f) = f - (f*f/2 - s*(f*f/2 + R)), s = f/(2+f)."""
    s = f / (f + 2.0)
    z = s * s
    rest = z * horner(z, table.LOG_64)
    half_square = f * f * 0.5
    bits = int_like(f.type)
    high = ((f - half_square).bitcast(bits) & 0xFFFFFFFF00000000).bitcast(f.type)
    low = (f - high) - half_square + s * (half_square + rest)
    high_part = high * _LOG2_E_HIGH
    low_part = (low + high) * _LOG2_E_LOW + low * _LOG2_E_HIGH
    total = exponent + high_part
    return (low_part + ((exponent - total) + high_part)) + total
