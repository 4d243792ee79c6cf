"""POW of float32 and float64: 2**(y*log2|x|) with an extended-precision logarithm, and special cases.

float32 goes through float64 where the target has it; else, and for float64, the logarithm is a sum of two words.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from kg.plugin.lowering import Op, Target, UOp, float32, float64, int_like, uint64

from kg_lowering.arithmetic import horner, mulacc
from kg_lowering.functions import coefficients as table
from kg_lowering.functions.exponential import bias_of, exp2_of_sum, least_exponent, split_exponent
from kg_lowering.ops.floats import halves, high_half

#: 2/(3*log(2)) in two words, of which the high one has half of the mantissa's bits
_TWO_THIRDS_LOG2_E: Final = {24: (0.961669921875, 0.00012677205086220056), 53: (0.9617966860532761, 7.872699542894897e-09)}
#: three times their series, whose factor s/3 is in the constant above
_ATANH: Final = {24: tuple(3 * c for c in table.ATANH_32), 53: tuple(3 * c for c in table.ATANH_64)}


class Sum(NamedTuple):
    """A number as the sum of a word and a much smaller one."""

    high: UOp
    low: UOp


def lower_pow(node: UOp, target: Target) -> UOp:
    """x**y with numpy's special cases."""
    x, y = node.src
    # of targets with work-groups a root or quotient of float32 may be off by 1 ULP, and two such steps by more than 2
    is_rounded = x.type.scalar is float64 or not target.renderer.has_local
    if y.op is Op.CONST:
        exponent = float(y.value)
        power = _by_products(x, exponent)
        power = _by_roots(x, exponent) if power is None and (is_rounded or exponent == 0.5) else power
        if power is not None:
            return power
    size = abs(x)
    # beyond this every power but that of 1 overflows or vanishes; and an infinite y times log2(1) stays 0
    limit = 2.0 ** (x.type.mantissa_bits + 13)
    exponent = (y > limit).where(y.const_like(limit), (y < -limit).where(y.const_like(-limit), y))
    # a target with work-groups has float64 too slow for this, or not at all
    if x.type.scalar is float32 and not target.renderer.has_local and target.has(float64) and target.has(uint64):
        power = _through_float64(size, exponent)
    else:
        power = _by_sums(size, exponent)
    return _specials(x, y, size, power)


def _by_products(x: UOp, exponent: float) -> UOp | None:
    """Small constant exponents: at most two roundings, and an intermediate product leaves the range only
    if the result does."""
    match exponent:
        case 1.0:
            return x
        case 2.0:
            return x * x
        case 3.0:
            return x * x * x
        case 4.0:
            square = x * x
            return square * square
        case -1.0:
            return x.const_like(1.0) / x
        case _:
            return None


def _by_roots(x: UOp, exponent: float) -> UOp | None:
    """Constant exponents whose results are within 2 ULP, each step rounded to nearest.
    An infinity keeps no sign, as zero: what is added to a root takes that away."""
    root = x.sqrt()
    match exponent:
        case 0.5:
            power = root + 0.0
        case 1.5:
            power = x * root
        case 2.5:
            power = x * x * (root + 0.0)
        case -0.5:
            return x.eq(-math.inf).where(x.const_like(0.0), x.const_like(1.0) / (root + 0.0))
        case _:
            return None
    return x.eq(-math.inf).where(x.const_like(math.inf), power)


def _specials(x: UOp, y: UOp, size: UOp, power: UOp) -> UOp:
    edge = size.eq(0.0) | size.eq(math.inf)
    grows = size.eq(0.0).alu(Op.CMPEQ, y < 0.0)
    power = edge.where(grows.where(y.const_like(math.inf), 0.0), power)
    bits = int_like(x.type)
    half = y * 0.5
    is_whole = y.trunc().eq(y)
    is_odd = is_whole & half.trunc().ne(half)
    sign = x.bitcast(bits) & (1 << (x.type.bits - 1))
    signed = (power.bitcast(bits) | is_odd.where(sign, 0)).bitcast(x.type)
    undefined = (x < 0.0) & (size < math.inf) & ~is_whole
    signed = undefined.where(x.const_like(math.nan), signed)
    signed = (x.eq(x) & y.eq(y)).where(signed, math.nan)
    return (x.eq(1.0) | y.eq(0.0)).where(x.const_like(1.0), signed)


def _through_float64(size: UOp, y: UOp) -> UOp:
    """Positive finite float32 in float64: the logarithm to 2**-40, no denormals, one scaling."""
    exponent, part = split_exponent(size.cast(float64), denormals=False)
    s = (part - 1.0) / (part + 1.0)
    product = y.cast(float64) * mulacc(s, horner(s * s, table.POW_LOG_32), exponent)
    product = (product < -160.0).where(product.const_like(-160.0), product)
    product = (product > 130.0).where(product.const_like(130.0), product)
    magic = 1.5 * 2.0**52 + 1023  # adding it leaves the nearest integer with the exponent's bias in the low bits of the sum
    shifted = product + magic
    fraction = product - (shifted - magic)
    power = mulacc(horner(fraction, table.POW_EXP2_32), fraction, 1.0)
    bits = int_like(power.type)
    scale = (shifted.bitcast(bits) << 52).bitcast(power.type)
    return (power * scale).cast(float32)


def _by_sums(size: UOp, y: UOp) -> UOp:
    logarithm = _log2(size)
    y_high, y_low = halves(y)
    first, second = y_high * logarithm.high, mulacc(y_low, logarithm.high, y * logarithm.low)
    high = first + second
    low = second - (high - first)
    least, greatest = least_exponent(y.type), bias_of(y.type) + 1.0
    vanishes = high < least
    # the greatest numbers are just below 2**greatest
    clamped = (high <= greatest).where(vanishes.where(high.const_like(least), high), greatest)
    return exp2_of_sum(clamped, (vanishes | (high > greatest)).where(low.const_like(0.0), low))


def _log2(size: UOp) -> Sum:
    """log2 of a positive finite number: e + 2/(3*log(2)) * s * (3 + s**2 + s**4 * q(s**2)),
    s = (m-1)/(m+1), as the C libraries of BSD.

    The high word of each step has half of the mantissa's bits, so that products of two are exact, and fused multiply-adds change nothing in them.
    """
    digits = size.type.mantissa_bits + 1
    exponent, m = split_exponent(size)
    above, below = m - 1.0, m + 1.0
    inverse = below.const_like(1.0) / below
    whole = above * inverse
    s_high = high_half(whole)
    below_high = high_half(below)
    below_low = m - (below_high - 1.0)
    s_low = ((above - s_high * below_high) - s_high * below_low) * inverse
    z = whole * whole
    rest = mulacc(s_low, s_high + whole, z * z * horner(z, _ATANH[digits]))
    square = s_high * s_high
    series = Sum(high_half(square + 3.0 + rest), rest)
    series = Sum(series.high, rest - ((series.high - 3.0) - square))
    first, second = s_high * series.high, mulacc(s_low, series.high, series.low * whole)
    angle = high_half(first + second)
    angle_low = second - (angle - first)
    constant = _TWO_THIRDS_LOG2_E[digits]
    scaled = angle * constant[0]
    scaled_low = mulacc(angle, scaled.const_like(constant[1]), angle_low * sum(constant))
    high = high_half(scaled + scaled_low + exponent)
    return Sum(high, scaled_low - ((high - exponent) - scaled))
