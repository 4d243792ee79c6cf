"""Quotients and remainders of floats as the standard has them, of float32 and float64 UOps.
Exact but for the rounding of the result."""

from __future__ import annotations

import math
from collections.abc import Callable

from kg.frontend import UOp, const, float32, float64, int64

from kg_array.elementwise.floats import floor_of, has_sign, is_finite, magnitude, product, with_derivatives_of, with_sign


def floor_quotient(x: UOp, y: UOp) -> UOp:
    """The floor of x/y.
    The rounded quotient may have become the integer above: then that times y is more than x."""
    quotient = x / y
    whole = floor_of(quotient)
    high, low = product(whole, y)
    rest = (x - high) - low
    above = ((rest < 0.0) & (y > 0.0)) | ((rest > 0.0) & (y < 0.0))
    exact = with_sign(above.where(whole - 1.0, whole), quotient)
    # from here up every quotient is an integer; infinities and NaN are what they are
    return (abs(quotient) < 2.0**x.type.mantissa_bits).where((abs(y) < math.inf).where(exact, quotient), quotient)


def remainder_of(x: UOp, y: UOp) -> UOp:
    """|x| less multiples of |y|, exact for quotients of any length; then the sign of y."""
    if x.type is float32:
        return _remainder(x.cast(float64), y.cast(float64), _narrow_modulo).cast(float32)
    return _remainder(x, y, _wide_modulo)


#: Integers a and m of floats, and d: a * 2**d modulo m.
Modulo = Callable[[UOp, UOp, UOp], UOp]


def _remainder(x: UOp, y: UOp, modulo: Modulo) -> UOp:
    size, divisor = magnitude(x), magnitude(y)
    (a, of_a), (m, of_m) = _integer(size), _integer(divisor)
    rest = modulo(a, m, (of_a - of_m).maximum(0))
    rest = (rest < 0.0).where(rest + m, rest)
    half = of_m // 2  # the power may be less than the least float: the product is not
    rest = rest * _power_of_two(half) * _power_of_two(of_m - half)
    rest = (size < divisor).where(size, rest)
    guide = (divisor < math.inf).where(size - floor_of(size / divisor) * divisor, size)
    rest = with_derivatives_of(rest, is_finite(guide).where(guide, 0.0))
    opposite = rest.ne(0.0) & (has_sign(x) ^ has_sign(y))
    rest = opposite.where(divisor - rest, rest)
    rest = has_sign(y).where(-rest, rest)
    defined = is_finite(x) & y.ne(0.0) & y.eq(y)
    return defined.where(rest, math.nan)


def _integer(x: UOp) -> tuple[UOp, UOp]:
    """A float64 of 0 and more as an integer of 53 digits, and the power of two that it is multiplied with."""
    small = x < 2.0**-1000
    bits = small.where(x * 2.0**64, x).bitcast(int64)
    digits = (bits & ((1 << 52) - 1)) | (1 << 52)
    return digits.cast(float64), (bits >> 52) - small.where(const(1075 + 64, int64), 1075)


def _power_of_two(exponent: UOp) -> UOp:
    """Of exponents of normal numbers."""
    return ((exponent + 1023) << 52).bitcast(float64)


def _wide_modulo(a: UOp, m: UOp, d: UOp) -> UOp:
    """Integers of 53 digits; the result is between -m/2 and m/2.

    2**d is squared up from its first digits. Residues are kept between -m/2 and m/2, so that their products are less than m*m/4, quotients
    are rounded by less than one, and every difference is an integer that a float64 holds.
    """
    residue = _power_of_two(d >> 6)  # at most 2**33
    for digit in reversed(range(6)):
        residue = _centred(_product_modulo(residue, residue, m), m)
        residue = ((d >> digit) & 1).eq(1).where(_centred(residue * 2.0, m), residue)
    return _centred(_product_modulo(_centred(_centred(a, m), m), residue, m), m)


def _product_modulo(x: UOp, y: UOp, m: UOp) -> UOp:
    high, low = product(x, y)
    count = (high / m).round()
    high_part, low_part = product(count, m)
    return (high - high_part) + (low - low_part)


def _narrow_modulo(a: UOp, m: UOp, d: UOp) -> UOp:
    """The same of numbers that were float32: of their 53 digits the last 29 are 0,
    so that products are exact."""
    a, m = a * 2.0**-29, m * 2.0**-29
    residue = _power_of_two(d >> 4)  # at most 2**19
    for digit in reversed(range(4)):
        square = residue * residue
        residue = _centred(square - (square / m).round() * m, m)
        residue = ((d >> digit) & 1).eq(1).where(_centred(residue * 2.0, m), residue)
    whole = _centred(a, m) * residue
    return _centred(whole - (whole / m).round() * m, m) * 2.0**29


def _centred(x: UOp, m: UOp) -> UOp:
    """x of at most m, as a residue of m between -m/2 and m/2."""
    half = m * 0.5
    x = (x > half).where(x - m, x)
    return (x < -half).where(x + m, x)
