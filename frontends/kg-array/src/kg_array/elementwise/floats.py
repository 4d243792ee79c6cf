"""Functions of UOps that those of floats are made of:
signs, bits, exact products, rounding to integers, polynomials.

float32 and float64 only, except for what reads bits. No rule of the compiler reorders sums of floats, and every product in here is
exact or its error doesn't matter, so that a fused multiply-add changes nothing.
"""

from __future__ import annotations

import math
from typing import Final

from kg.frontend import DType, UOp, float32, int_like

#: Coefficients from which on a polynomial is taken in two parts. 100,000 values of float64, tanh, exp, expm1, atan: 51.6, 38.2,
#: 39.7, 63.9 us in one and 45.9, 35.9, 35.8, 59.7 in two with AVX-512, 101.8, 77.9, 78.7, 131.0 and 92.7, 74.4, 72.4, 124.9
#: with AVX2 (Zen 5, a busy machine; `benchmarks/arrays.py --only 'elementwise_*'`).
_LONG: Final = 7


def sign_bit(dtype: DType) -> int:
    return 1 << (dtype.bits - 1)


def has_sign(x: UOp) -> UOp:
    """Whether the sign bit is set: of zeros and NaN too."""
    return x.bitcast(int_like(x.type, signed=True)) < 0


def with_sign(magnitude: UOp, sign: UOp) -> UOp:
    """The magnitude of the one with the sign of the other, zeros and NaN included.
    It has a derivative, unlike the bits."""
    return (has_sign(magnitude) ^ has_sign(sign)).where(-magnitude, magnitude)


def magnitude(x: UOp) -> UOp:
    """|x|, whose derivative at a zero goes by its sign: that of ABS is 0 there."""
    return has_sign(x).where(-x, x)


def with_sign_bits(value: UOp, sign: UOp) -> UOp:
    """A number whose sign bit is clear, or that of the other's already, with the sign bit of the other:
    zeros and NaN included. It has no derivative."""
    bits = int_like(value.type)
    return (value.bitcast(bits) | (sign.bitcast(bits) & sign_bit(value.type))).bitcast(value.type)


def with_derivatives_of(value: UOp, guide: UOp) -> UOp:
    """The value, with the derivatives of a finite guide, which is the same function less exactly:
    bits are constants to derivatives."""
    bits = int_like(value.type)
    value, fixed = (x.bitcast(bits).bitcast(x.type) for x in (value, guide))
    return value + (guide - fixed)


def odd(x: UOp, value: UOp) -> UOp:
    """An odd function of x from its value at |x|, not negative: zeros keep their sign."""
    return x.eq(0.0).where(x, (x < 0.0).where(-value, value))


def zero_along(x: UOp, slope: UOp, zero: UOp) -> UOp:
    """The zero that slope * x is where x is one, changing with x as that does;
    `zero` where the slope is no finite number."""
    sound = is_finite(slope)
    return sound.where(sound.where(slope, 0.0) * x, zero)


def is_finite(x: UOp) -> UOp:
    return abs(x) < math.inf


def floor_of(x: UOp) -> UOp:
    whole = x.trunc()
    return (whole > x).where(whole - 1.0, whole)


def ceil_of(x: UOp) -> UOp:
    whole = x.trunc()
    return (whole < x).where(whole + 1.0, whole)


def by_width(dtype: DType, narrow: float, wide: float) -> float:
    """One number for float32, another for float64."""
    return narrow if dtype is float32 else wide


def polynomial(x: UOp, coefficients: tuple[float, ...]) -> UOp:
    """Lowest degree first.
    Long ones by even and odd powers, two chains of steps that each wait for the one before."""
    if len(coefficients) >= _LONG:
        square = x * x
        return polynomial(square, coefficients[1::2]) * x + polynomial(square, coefficients[::2])
    result = x.const_like(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        result = result * x + c
    return result


def split(x: UOp) -> tuple[UOp, UOp]:
    """The upper half of the digits, and the rest: products of halves are exact."""
    bits = int_like(x.type)
    dropped = 12 if x.type is float32 else 27
    high = (x.bitcast(bits) & ((1 << x.type.bits) - (1 << dropped))).bitcast(x.type)
    return high, x - high


def product(x: UOp, y: UOp) -> tuple[UOp, UOp]:
    """x*y, and what rounding it lost (Dekker, "A floating-point technique
    for extending the available precision", 1971)."""
    (x_high, x_low), (y_high, y_low) = split(x), split(y)
    rounded = x * y
    return rounded, ((x_high * y_high - rounded) + x_high * y_low + x_low * y_high) + x_low * y_low
