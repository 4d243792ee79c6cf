"""Exponentials and logarithms.

Bounds on devices whose EXP2 and LOG2 are within 1 ULP: exp 2.2 ULP (2.15 of 4 million float32 with AVX-512, 1.25 of 4 million float64), expm1 3, log, log2 and log10 3, log1p 4; of results that are
normal numbers. logaddexp is within 4 ULP of the greater of |x1|, |x2| and 1: its result may be a difference of them.
"""

from __future__ import annotations

import math

from kg.frontend import UOp, float32, int_like

from kg_array.array import Array
from kg_array.elementwise import coefficients as table
from kg_array.elementwise.floats import by_width, polynomial, split
from kg_array.elementwise.slopes import with_slope
from kg_array.operands.unify import Operand, of_floats
from kg_array.transforms.derivatives.factors import Factor

LOG2_E = 1 / math.log(2)
#: log2(e) of half a word of float32, whose products with half words are exact, and the rest.
_LOG2_E_PARTS = (1.4423828125, 0.00031222838896340733)
#: log(2) in pieces: the products of the first with integers up to 2**12 are exact; then the rest of it. float32, float64.
LN2 = {24: (0.693145751953125, 1.4286068203094172e-06), 53: (0.6931471804855391, 7.440617110012397e-11)}
#: Below which exp(x) makes no difference to the last bit of exp(x) - 1, in either type.
EXPM1_LEAST = -44.0


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
    """exp(x) * factor, a power of two, which is computed without overflow where exp(x) alone may have it."""
    return with_slope(x, lambda x: _exp_32(x, factor) if x.type is float32 else _exp_64(x, factor), lambda x, y: Factor(y))


def _exp_32(x: UOp, factor: float) -> UOp:
    """2**t * (1 + c) with t the rounded x*log2(e) and c what rounding it lost:
    EXP2 of float32 is an instruction, or some ten, of many devices.

    With a factor 2**t is computed a binade lower where it may overflow and the result not.
    """
    # a little beyond where exp, and half of it, is nothing or infinite: the parts of what rounding lost are finite there
    x = x.maximum(-105.0).minimum(91.0)
    t = x * LOG2_E
    (x_high, x_low), (high, low) = split(x), _LOG2_E_PARTS
    lost = (x_high * high - t) + x_low * high + x * low
    if factor == 1.0:  # t is below 128 wherever the result is finite
        return t.exp2() * (1.0 + lost * math.log(2))
    great = t > 64.0
    scale = great.where(x.const_like(2.0 * factor), factor)
    return great.where(t - 1.0, t).exp2() * (scale + scale * (lost * math.log(2)))


def _exp_64(x: UOp, factor: float) -> UOp:
    """exp(r) * 2**n with x = n*log(2) + r, by two powers of two that have half of n each and a bias,
    which the polynomial's coefficients take back.

    No product but the last overflows or is rounded to a subnormal number; where the result is nothing, the last power is 0.
    """
    least = 1076  # n is no less than minus this
    x = (x < -745.5).where(x.const_like(-745.5), x)  # as selects, which keep a NaN
    x = (x > 712.0).where(x.const_like(712.0), x)
    shifted, r = reduced(x, least)
    scale = factor * 2.0 ** (2 * 1023 - least)
    made = r * r * polynomial(r, tuple([c * scale for c in table.EXPM1_64])) + (r * scale + scale)
    whole = shifted.bitcast(int_like(x.type))
    half = (whole << 51) & (0x7FF << 52)
    return made * ((whole << 52) - half).bitcast(x.type) * half.bitcast(x.type)


def reduced(x: UOp, bias: int) -> tuple[UOp, UOp]:
    """(n, r) with x = n*log(2) + r and n the nearest integer:
    n as a number whose last bits are those of n + bias."""
    digits = x.type.mantissa_bits
    rounding = 1.5 * 2.0**digits + bias
    shifted = x * LOG2_E + rounding
    n, (high, low) = shifted - rounding, LN2[digits + 1]
    return shifted, (x - n * high) - n * low


def expm1_of(x: UOp) -> UOp:
    return with_slope(x, _expm1, lambda x, y: Factor(exp_of(x)))


def _expm1(x: UOp) -> UOp:
    """x where x*x/2 is nothing beside it: a quarter of the least numbers is none."""
    return (abs(x) < 2.0 ** -(x.type.mantissa_bits + 2)).where(x, quarter_of_expm1(x) * 4.0)


def quarter_of_expm1(x: UOp) -> UOp:
    """(exp(x) - 1) / 4, of a quarter of 2**n: 2**n * (exp(r) - 1) + (2**n - 1) with x = n*log(2) + r.
    It is finite a little beyond where the whole is not."""
    bits, digits = int_like(x.type), x.type.mantissa_bits
    greatest = by_width(x.type, 89.7, 710.7)  # a quarter of 2**n is finite there
    x = (x < EXPM1_LEAST).where(x.const_like(EXPM1_LEAST), x)
    x = (x > greatest).where(x.const_like(greatest), x)
    shifted, r = reduced(x, (1 << (x.type.exponent_bits - 1)) - 3)
    part = r + r * r * polynomial(r, table.EXPM1_32 if x.type is float32 else table.EXPM1_64)
    quarter = (shifted.bitcast(bits) << digits).bitcast(x.type)
    return quarter * part + (quarter - 0.25)


def log_of(x: UOp) -> UOp:
    return x.log2() * math.log(2)


def log1p_of(x: UOp) -> UOp:
    """log(u) + (x - (u - 1)) / u with u the rounded 1 + x:
    what rounding it lost is a small step of the logarithm."""
    u = x + 1.0
    logarithm = log_of(u)
    exact = logarithm + (x - (u - 1.0)) / u
    edge = (u <= 0.0) | u.eq(math.inf)
    return u.eq(1.0).where(x, edge.where(logarithm, exact))


def _log_add_exp(x: UOp, y: UOp) -> UOp:
    greater = x.maximum(y)
    apart = x.eq(y).where(x.const_like(0.0), -abs(x - y))  # of infinities too
    return greater + log1p_of(exp_of(apart))
