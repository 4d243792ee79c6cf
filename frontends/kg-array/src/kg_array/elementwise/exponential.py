"""Exponentials and logarithms.

Bounds on devices whose EXP2 and LOG2 are within 1 ULP: exp 2.2 ULP (2.15 of 4 million float32 with AVX-512), expm1 3, log, log2 and log10 3, log1p 4; of results that are
normal numbers. logaddexp is within 4 ULP of the greater of |x1|, |x2| and 1: its result may be a difference of them.
"""

from __future__ import annotations

import math

from kg.frontend import UOp, float32

from kg_array.array import Array
from kg_array.elementwise import coefficients as table
from kg_array.elementwise.floats import by_width, polynomial, split
from kg_array.elementwise.slopes import with_slope
from kg_array.operands.unify import Operand, of_floats
from kg_array.transforms.derivatives.factors import Factor

LOG2_E = 1 / math.log(2)
#: log2(e) of half a word, whose products with half words are exact, and the rest: of float32, of float64.
_LOG2_E_PARTS = {24: (1.4423828125, 0.00031222838896340733), 53: (1.4426950216293335, 1.9259629911266175e-08)}
#: log(2) in pieces: the products of the first with integers up to 2**12 are exact; then the rest of it. float32, float64.
LN2 = {24: (0.693145751953125, 1.4286068203094172e-06), 53: (0.6931471804855391, 7.440617110012397e-11)}


def exp(x: Array, /) -> Array:
    return of_floats("exp", exp_of, x)


def expm1(x: Array, /) -> Array:
    """exp(x) - 1, also near 0."""
    return of_floats("expm1", expm1_of, x)


def log(x: Array, /) -> Array:
    return of_floats("log", log_of, x)


def log1p(x: Array, /) -> Array:
    """log(1 + x), also near 0."""
    return of_floats("log1p", log1p_of, x)


def log2(x: Array, /) -> Array:
    return of_floats("log2", UOp.log2, x)


def log10(x: Array, /) -> Array:
    return of_floats("log10", lambda n: n.log2() * math.log10(2), x)


def logaddexp(x1: Operand, x2: Operand, /) -> Array:
    """log(exp(x1) + exp(x2)), where the exponentials may be out of range."""
    return of_floats("logaddexp", _log_add_exp, x1, x2)


# -- of UOps, float32 and float64


def exp_of(x: UOp, factor: float = 1.0) -> UOp:
    """exp(x) * factor, a power of two: 2**t * (1 + c) with t the rounded x*log2(e) and c what rounding it lost.

    With a factor 2**t is computed a binade lower where it may overflow and the result not.
    """
    return with_slope(x, lambda x: _exp(x, factor), lambda x, y: Factor(y))


def _exp(x: UOp, factor: float) -> UOp:
    # a little beyond where exp, and half of it, is nothing or infinite: the parts of what rounding lost are finite there
    x = x.maximum(by_width(x.type, -105.0, -747.0)).minimum(by_width(x.type, 91.0, 712.0))
    t = x * LOG2_E
    if factor == 1.0:
        if x.type is not float32:  # of float32 t is below 128 wherever the result is finite, of float64 it may round up to 1024
            t = t.minimum(1024.0 - 2.0**-43)
        return t.exp2() * (1.0 + _lost(x, t) * math.log(2))
    great = t > 64.0
    scale = great.where(x.const_like(2.0 * factor), factor)
    return great.where(t - 1.0, t).exp2() * (scale + scale * (_lost(x, t) * math.log(2)))


def _lost(x: UOp, t: UOp) -> UOp:
    """x*log2(e) - t."""
    (x_high, x_low), (high, low) = split(x), _LOG2_E_PARTS[x.type.mantissa_bits + 1]
    return (x_high * high - t) + x_low * high + x * low


def expm1_of(x: UOp) -> UOp:
    """2**n * (exp(r) - 1) + (2**n - 1) with x = n*log(2) + r."""
    return with_slope(x, _expm1, lambda x, y: Factor(exp_of(x)))


def _expm1(x: UOp) -> UOp:
    limit = by_width(x.type, 128.0, 1024.0)
    high, low = LN2[x.type.mantissa_bits + 1]
    n = (x * LOG2_E).round().maximum(-limit).minimum(limit)
    r = (x - n * high) - n * low
    part = r + r * r * polynomial(r, table.EXPM1_32 if x.type is float32 else table.EXPM1_64)
    # half of 2**n does not overflow where n is the limit
    half = (n - 1.0).exp2()
    value = (half * part + (half - 0.5)) * 2.0
    value = (x < -limit).where(value.const_like(-1.0), (x > limit).where(value.const_like(math.inf), value))
    return n.eq(0.0).where(x.eq(0.0).where(x, part), value)


def log_of(x: UOp) -> UOp:
    return x.log2() * math.log(2)


def log1p_of(x: UOp) -> UOp:
    """log(u) + (x - (u - 1)) / u with u the rounded 1 + x: what rounding it lost is a small step of the logarithm."""
    u = x + 1.0
    logarithm = log_of(u)
    exact = logarithm + (x - (u - 1.0)) / u
    edge = (u <= 0.0) | u.eq(math.inf)
    return u.eq(1.0).where(x, edge.where(logarithm, exact))


def _log_add_exp(x: UOp, y: UOp) -> UOp:
    greater = x.maximum(y)
    apart = x.eq(y).where(x.const_like(0.0), -abs(x - y))  # of infinities too
    return greater + log1p_of(exp_of(apart))
