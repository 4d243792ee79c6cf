"""Hyperbolic functions and their inverses.

Bounds as in exponential.py: sinh, cosh 4 ULP, tanh 4, asinh, acosh, atanh 5; of results that are normal numbers.
"""

from __future__ import annotations

import math

from kg.frontend import UOp, float32, int_like

from kg_array.array import Array
from kg_array.elementwise import coefficients as table
from kg_array.elementwise.exponential import EXPM1_LEAST, exp_of, log1p_of, quarter_of_expm1, reduced
from kg_array.elementwise.floats import odd, polynomial, with_sign_bits
from kg_array.elementwise.slopes import with_slope
from kg_array.operands.unify import of_floats
from kg_array.transforms.derivatives.factors import Factor


def acosh(x: Array, /) -> Array:
    """NaN below 1."""
    return of_floats("acosh", _acosh, x)


def asinh(x: Array, /) -> Array:
    return of_floats("asinh", asinh_of, x)


def atanh(x: Array, /) -> Array:
    """NaN outside [-1, 1], infinities at its ends."""
    return of_floats("atanh", _atanh, x)


def cosh(x: Array, /) -> Array:
    return of_floats("cosh", cosh_of, x)


def sinh(x: Array, /) -> Array:
    return of_floats("sinh", sinh_of, x)


def tanh(x: Array, /) -> Array:
    return of_floats("tanh", _tanh, x)


def cosh_of(x: UOp) -> UOp:
    """h + 1/(4h) with h = exp(|x|)/2."""
    return with_slope(x, _cosh, lambda x, y: Factor(sinh_of(x)))


def _cosh(x: UOp) -> UOp:
    half = exp_of(abs(x), 0.5)
    return half + 0.25 / half


def sinh_of(x: UOp) -> UOp:
    """h + h/(2h + 1) with h = (exp(|x|) - 1)/2, x where x*x/6 is nothing beside 1."""
    return with_slope(x, _sinh, lambda x, y: Factor(cosh_of(x)))


def _sinh(x: UOp) -> UOp:
    size = abs(x)
    half = quarter_of_expm1(size) * 2.0
    finite = (half > 2.0**60).where(half.const_like(2.0**60), half)  # its quotient is 1/2, as of infinity
    value = half + finite / (finite * 2.0 + 1.0)
    return with_sign_bits((size < 2.0 ** -(x.type.mantissa_bits // 2 + 2)).where(size, value), x)


def _tanh(x: UOp) -> UOp:
    return with_slope(x, _tanh_value, lambda x, y: Factor(_tanh_slope(x)))


def _tanh_slope(x: UOp) -> UOp:
    """1 / cosh(x)**2 as 4e / (1 + e)**2 with e = exp(-2|x|)."""
    e = exp_of(abs(x) * -2.0)
    return e / (e + 1.0) * (4.0 / (e + 1.0))


def _tanh_value(x: UOp) -> UOp:
    """tanh(u + v) = (t + s) / (1 + t*s) with 2u = n*log(2), 2v the rest of -2|x|,
    s = tanh(v) by a polynomial, and t = tanh(u) = (2**n - 1) / (2**n + 1)."""
    bits, digits = int_like(x.type), x.type.mantissa_bits
    z = abs(x) * -2.0
    z = (z < EXPM1_LEAST).where(z.const_like(EXPM1_LEAST), z)  # 1 by then; NaN stays
    shifted, r = reduced(z, (1 << (x.type.bits - digits - 2)) - 1)
    s = r * polynomial(r * r, table.TANH_32 if x.type is float32 else table.TANH_64)
    power = (shifted.bitcast(bits) << digits).bitcast(x.type)
    less, more = power - 1.0, power + 1.0
    size = abs((s * more + less) / (s * less + more))
    return with_sign_bits(size, x)


def _is_great(x: UOp) -> UOp:
    """1 is nothing beside x, and its square is in range."""
    return x > 2.0 ** (x.type.mantissa_bits + 2)


def asinh_of(x: UOp) -> UOp:
    """log(1 + a + a*a/(1 + sqrt(1 + a*a))) with a = |x|; log(2) + log(a) where 1 is nothing beside it."""
    return with_slope(x, _asinh_value, lambda x, y: Factor(_asinh_slope(x)))


def _asinh_slope(x: UOp) -> UOp:
    """1 / sqrt(1 + x*x)."""
    great = _is_great(abs(x))
    return 1.0 / great.where(abs(x), (great.where(0.0, x * x) + 1.0).sqrt())


def _asinh_value(x: UOp) -> UOp:
    size = abs(x)
    great = _is_great(size)
    a = great.where(size.const_like(1.0), size)
    square = a * a
    inner = great.where(size, a + square / ((square + 1.0).sqrt() + 1.0))
    return odd(x, log1p_of(inner) + great.where(x.const_like(math.log(2)), 0.0))


def _acosh(x: UOp) -> UOp:
    """log(1 + t + sqrt(t*(t + 2))) with t = x - 1; log(2) + log(x) where 1 is nothing beside it."""
    return with_slope(x, _acosh_value, lambda x, y: Factor(1.0 / ((x - 1.0).sqrt() * (x + 1.0).sqrt())))


def _acosh_value(x: UOp) -> UOp:
    great = _is_great(x)
    t = great.where(x.const_like(1.0), x - 1.0)
    inner = great.where(x, t + (t * (t + 2.0)).sqrt())
    value = log1p_of(inner) + great.where(x.const_like(math.log(2)), 0.0)
    return (x < 1.0).where(x.const_like(math.nan), value)


def _atanh(x: UOp) -> UOp:
    """log(1 + 2a/(1 - a)) / 2 with a = |x|."""
    return with_slope(x, _atanh_value, lambda x, y: Factor(1.0 / (x.const_like(1.0) - x) * (1.0 / (x + 1.0))))


def _atanh_value(x: UOp) -> UOp:
    size = abs(x)
    return odd(x, log1p_of(size * 2.0 / (size.const_like(1.0) - size)) * 0.5)
