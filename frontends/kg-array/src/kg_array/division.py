"""Quotients and remainders of floats as the standard has them, of float32 and float64 UOps. Exact but for the rounding of the result."""

from __future__ import annotations

import math

from kg.ir.uop import UOp

from kg_array.floats import floor_of, has_sign, is_finite, magnitude, product, with_sign


def floor_quotient(x: UOp, y: UOp) -> UOp:
    """The floor of x/y. The rounded quotient may have become the integer above: then that times y is more than x."""
    quotient = x / y
    whole = floor_of(quotient)
    high, low = product(whole, y)
    rest = (x - high) - low
    above = ((rest < 0.0) & (y > 0.0)) | ((rest > 0.0) & (y < 0.0))
    exact = with_sign(above.where(whole - 1.0, whole), quotient)
    # from here up every quotient is an integer; infinities and NaN are what they are
    return (abs(quotient) < 2.0**x.type.mantissa_bits).where((abs(y) < math.inf).where(exact, quotient), quotient)


def remainder_of(x: UOp, y: UOp) -> UOp:
    """|x| less multiples of |y|, in two steps of one word of the quotient each; then the sign of y."""
    size, divisor = magnitude(x), magnitude(y)
    digits = x.type.mantissa_bits - 1
    rest = _reduced(_reduced(size, divisor * 2.0**digits), divisor)
    # a quotient of more digits than two words leaves anything, less than 0 and NaN too
    rest = ((rest >= 0.0) & (rest < divisor)).where(rest, 0.0)
    opposite = rest.ne(0.0) & (has_sign(x) ^ has_sign(y))
    rest = opposite.where(divisor - rest, rest)
    rest = has_sign(y).where(-rest, rest)
    defined = is_finite(x) & y.ne(0.0) & y.eq(y)
    return defined.where(rest, math.nan)


def _reduced(x: UOp, step: UOp) -> UOp:
    """x modulo step, of numbers that are not negative and whose quotient has less than a word of digits."""
    count = (x / step).trunc()
    high, low = product(count, step)
    rest = (x - high) - low
    rest = (rest < 0.0).where(rest + step, rest)  # the quotient was rounded up
    return (x < step).where(x, rest)
