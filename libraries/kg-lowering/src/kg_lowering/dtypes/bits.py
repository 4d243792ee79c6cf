"""Conversions of float32 to and from the bit patterns of float16, bfloat16 and float8.

Codes travel in uint32. Values of a format travel as float32 numbers that it holds exactly.
"""

from __future__ import annotations

import math

from kg.plugin.lowering import DType, UOp, float32, float64, int32, int64, uint32, uint64

from kg_lowering.numbers import round_number, top_code


def _widths(dtype: DType) -> tuple[int, int, int]:
    """(shift of the mantissa against float32's, difference of exponent biases,
    exponent of the least normal number)."""
    bias = (1 << (dtype.exponent_bits - 1)) - 1
    return 23 - dtype.mantissa_bits, 127 - bias, 1 - bias


def _float_bits(exponent: int) -> int:
    """The bits of 2.0**exponent as a normal float32."""
    return (exponent + 127) << 23


def decode(code: UOp, dtype: DType) -> UOp:
    """uint32 holding a code -> float32. Exact; NaN keeps its payload."""
    shift, rebias, least = _widths(dtype)
    sign_bit = 1 << (dtype.bits - 1)
    if dtype.exponent_bits == 8:
        return (code << shift).bitcast(float32.vec(code.lanes))
    sign, magnitude = (code & sign_bit) << (32 - dtype.bits), code & (sign_bit - 1)
    normal = (magnitude << shift) + (rebias << 23)
    smallest_normal = 1 << dtype.mantissa_bits
    denormal = (magnitude.cast(int32).cast(float32) * 2.0 ** (least - dtype.mantissa_bits)).bitcast(code.type)
    if dtype.has_inf:
        normal = (magnitude < top_code(dtype)).where(normal, normal + (rebias << 23))
    else:
        normal = magnitude.eq(top_code(dtype)).where(normal | 0x7F800000, normal)
    return ((magnitude < smallest_normal).where(denormal, normal) | sign).bitcast(float32.vec(code.lanes))


def encode(value: UOp, dtype: DType) -> UOp:
    """float32 -> uint32 holding the code nearest, ties to even.
    Too large is inf, or NaN where there is no inf."""
    shift, rebias, least = _widths(dtype)
    bits = value.bitcast(uint32.vec(value.lanes))
    size = bits & 0x7FFFFFFF
    if dtype.exponent_bits == 8:  # as float32's upper half: rounding never carries into the sign, but from a NaN
        quiet = (bits >> shift) | (1 << (dtype.mantissa_bits - 1))
        return (size > 0x7F800000).where(quiet, _round_bits(bits, shift) >> shift)
    sign = (bits >> (32 - dtype.bits)) & (1 << (dtype.bits - 1))
    magic = least - dtype.mantissa_bits + 23  # |value| + 2**magic has the code of a denormal in its last bits
    shifted = size.bitcast(value.type) + 2.0**magic
    denormal = shifted.bitcast(size.type) - _float_bits(magic)
    rounded = (_round_bits(size, shift) >> shift) - (rebias << dtype.mantissa_bits)
    rounded = (size < _float_bits(least)).where(denormal, rounded)
    top = top_code(dtype)
    rounded = (size < _float_bits((1 << (dtype.exponent_bits - 1)) + 1)).where(rounded, top)  # no wrap below this
    rounded = (rounded < top).where(rounded, top)
    return (size > 0x7F800000).where(_nan_code(size, dtype), rounded) | sign


def _round_bits(size: UOp, shift: int) -> UOp:
    """Half of what will be dropped is added, less one in the last place for an even result."""
    return size + ((size >> shift) & 1) + ((1 << (shift - 1)) - 1)


def _nan_code(size: UOp, dtype: DType) -> UOp | int:
    if not dtype.has_inf:
        return top_code(dtype)
    payload = (size >> (23 - dtype.mantissa_bits)) & ((1 << dtype.mantissa_bits) - 1)
    return payload.eq(0).where(payload.const_like(1 << (dtype.mantissa_bits - 1)), payload) | top_code(dtype)


def round_to(value: UOp, dtype: DType) -> UOp:
    """float32 -> the nearest number that the format holds, as float32."""
    shift, _, least = _widths(dtype)
    bits = value.bitcast(uint32.vec(value.lanes))
    sign, size = bits & 0x80000000, bits & 0x7FFFFFFF
    dropped = (1 << shift) - 1
    if dtype.exponent_bits == 8:
        rounded = _round_bits(bits, shift) & (0xFFFFFFFF ^ dropped)
        return (size > 0x7F800000).where(bits, rounded).bitcast(value.type)
    rounded = _round_bits(size, shift) & (0xFFFFFFFF ^ dropped)
    magic = 2.0 ** (least - dtype.mantissa_bits + 23)
    denormal = ((size.bitcast(value.type) + magic) - magic).bitcast(size.type)
    rounded = (size < _float_bits(least)).where(denormal, rounded)
    greatest = round_number(dtype.max_finite, float32)
    special = math.inf if dtype.has_inf else math.nan
    number = rounded.bitcast(value.type)
    rounded = (number > greatest).where(number.const_like(special), number).bitcast(size.type)
    rounded = (size > 0x7F800000).where(size, rounded)
    return (rounded | sign).bitcast(value.type)


def to_float32_odd(value: UOp) -> UOp:
    """A float64 or integer as float32 rounded to odd:
    rounding it again, to a narrow format, equals rounding once."""
    near = value.cast(float32)
    back = near.cast(value.type.scalar)
    bits = near.bitcast(uint32.vec(value.lanes))
    inexact = (back < value) | (value < back)  # false for NaN
    outward = (back < value) ^ (value < 0)
    stepped = outward.where(bits + 1, bits - 1)
    return (inexact & (bits & 1).eq(0)).where(stepped, bits).bitcast(near.type)


def to_float32_before(value: UOp, dtype: DType) -> UOp:
    """Any number as a float32 from which rounding to the narrow format gives what rounding
    at once would give."""
    source = value.type.scalar
    if source.is_bool or (source.is_int and source.bits < 32) or (source.is_float and source.bits <= 32):
        return value.cast(float32)
    if source.is_int and dtype.exponent_bits < 8:
        # beyond 2**20 everything overflows in these formats, and up to there float32 is exact
        limit = 1 << 20
        clamped = (value > limit).where(value.const_like(limit), value)
        if source.is_signed:
            clamped = (clamped < -limit).where(clamped.const_like(-limit), clamped)
        return clamped.cast(int32).cast(float32)
    return to_float32_odd(value)


def rounds_twice(source: DType, target: DType) -> bool:
    """Whether a conversion through float32 could round twice."""
    if not (target.is_float and target.bits < 32):
        return False
    return source.scalar in (float64, int64, uint64) or (target.exponent_bits == 8 and source.scalar in (int32, uint32))
