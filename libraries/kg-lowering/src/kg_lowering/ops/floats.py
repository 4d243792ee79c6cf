"""Decompositions of float ops: sign bits, rounding, division and roots by Newton steps."""

from __future__ import annotations

import math

from kg.plugin.lowering import Op, Target, UOp, float32, int_like

from kg_lowering.arithmetic import mulacc
from kg_lowering.functions.exponential import bias_of


def lower_sign(node: UOp, target: Target) -> UOp:
    """NEG and ABS change one bit: right for zeros and NaN too."""
    x = node.src[0]
    bits = x.bitcast(int_like(x.type))
    sign = 1 << (x.type.bits - 1)
    return ((bits ^ sign) if node.op is Op.NEG else (bits & (sign - 1))).bitcast(x.type)


def _with_sign_of(x: UOp, magnitude: UOp) -> UOp:
    bits = int_like(x.type)
    sign = 1 << (x.type.bits - 1)
    return (magnitude.bitcast(bits) | (x.bitcast(bits) & sign)).bitcast(x.type)


def lower_round(node: UOp, target: Target) -> UOp:
    """|x| + 2**m leaves the integer nearest |x|, ties to even; from 2**m up every float is an integer."""
    x = node.src[0]
    whole = 2.0**x.type.mantissa_bits
    size = abs(x)
    return (size < whole).where(_with_sign_of(x, (size + whole) - whole), x)


def lower_trunc(node: UOp, target: Target) -> UOp:
    """The nearest integer to |x|, less one where that is above |x|."""
    x = node.src[0]
    whole = 2.0**x.type.mantissa_bits
    size = abs(x)
    nearest = (size + whole) - whole
    down = (nearest > size).where(nearest - 1.0, nearest)
    return (size < whole).where(_with_sign_of(x, down), x)


def lower_reciprocal(node: UOp, target: Target) -> UOp:
    x = node.src[0]
    return x.const_like(1.0) / x


def lower_division(node: UOp, target: Target) -> UOp:
    """x/y by the reciprocal of y's mantissa, with one step that takes off the error of the quotient."""
    x, y = node.src
    x_scale, x_part = _normalise(x)
    y_scale, y_part = _normalise(y)
    inverse = y_part.reciprocal() if target.can(Op.RECIPROCAL, x.type) else _inverse(y_part)
    quotient = x_part * inverse
    quotient = mulacc(_remainder(x_part, quotient, y_part), inverse, quotient)
    finite = _scale(quotient, x_scale - y_scale)
    unit = x * _with_sign_of(y, x.const_like(1.0))
    both = (x.eq(0.0) & y.eq(0.0)) | (abs(x).eq(math.inf) & abs(y).eq(math.inf)) | x.ne(x) | y.ne(y)
    special = y.eq(0.0).where(unit * math.inf, unit * 0.0)
    special = _is_edge(x).where(unit, special)
    special = both.where(special.const_like(math.nan), special)
    return (_is_edge(x) | _is_edge(y)).where(special, finite)


def _inverse(part: UOp) -> UOp:
    """1/part for |part| in [1, 2), to some units of the last place: a line that is near it,
    then Newton steps."""
    dtype = part.type
    size = abs(part)
    found = 48 / 17 - 32 / 17 * (size * 0.5)  # of size/2, with an error of 1/17 at most
    for _ in range(3 if dtype.mantissa_bits == 23 else 4):
        found = found + found * (1.0 - size * 0.5 * found)
    return _with_sign_of(part, found * 0.5)


def _is_edge(x: UOp) -> UOp:
    return x.eq(0.0) | ~(abs(x) < math.inf)


def _normalise(x: UOp) -> tuple[UOp, UOp]:
    """(exponent, part) with x = part * 2**exponent and |part| in [1, 2); meaningless for 0, inf and NaN."""
    dtype = x.type
    mantissa, bias, signed = dtype.mantissa_bits, bias_of(dtype), int_like(dtype, signed=True)
    tiny = abs(x) < 2.0 ** (1 - bias)
    bits = tiny.where(x * 2.0 ** (mantissa + 2), x).bitcast(signed)
    field = (bits >> mantissa) & (2 * bias + 1)
    part = ((bits - (field << mantissa)) + (bias << mantissa)).bitcast(dtype)
    return field - bias - tiny.where(field.const_like(mantissa + 2), 0), part


def _scale(x: UOp, exponent: UOp) -> UOp:
    """x * 2**exponent, rounded once, for exponents up to twice the range."""
    dtype = x.type
    mantissa, bias = dtype.mantissa_bits, bias_of(dtype)
    limit = 2 * bias - 2
    exponent = (exponent < -limit).where(exponent.const_like(-limit), exponent)
    exponent = (exponent > limit).where(exponent.const_like(limit), exponent)
    half = exponent >> 1
    first, second = (((e + bias) << mantissa).bitcast(dtype) for e in (half, exponent - half))
    return x * first * second


def _remainder(x: UOp, quotient: UOp, y: UOp) -> UOp:
    """x - quotient*y without a rounded product: both factors split in halves."""
    high, low = exact_product(quotient, y)
    return (x - high) - low


def exact_product(x: UOp, y: UOp) -> tuple[UOp, UOp]:
    """x*y as a sum of two words (Dekker).
    Every partial product is exact, so fused multiply-adds change nothing."""
    x_high, x_low = halves(x)
    y_high, y_low = halves(y)
    product = x * y
    return product, ((x_high * y_high - product) + x_high * y_low + x_low * y_high) + x_low * y_low


def halves(x: UOp) -> tuple[UOp, UOp]:
    """The upper half of the mantissa, and the rest."""
    high = high_half(x)
    return high, x - high


def high_half(x: UOp) -> UOp:
    """x cut to half of its mantissa's bits: products of two such numbers are exact."""
    keep = 12 if x.type.scalar is float32 else 27
    bits = int_like(x.type)
    return (x.bitcast(bits) & (((1 << x.type.bits) - 1) ^ ((1 << keep) - 1))).bitcast(x.type)


def lower_sqrt(node: UOp, target: Target) -> UOp:
    """Newton steps for 1/sqrt of a number in [1, 4), then one that takes off the error of the root."""
    x = node.src[0]
    exponent, part = _normalise(x)
    odd = exponent & 1
    part = odd.ne(0).where(part * 2.0, part)
    bits = int_like(x.type)
    seed = 0x5F3759DF if x.type.mantissa_bits == 23 else 0x5FE6EB50C7B537A9
    inverse = (part.const_like(0.0).bitcast(bits) + seed - (part.bitcast(bits) >> 1)).bitcast(x.type)
    for _ in range(3 if x.type.mantissa_bits == 23 else 4):
        inverse = inverse * (1.5 - part * 0.5 * inverse * inverse)
    root = part * inverse
    root = mulacc(_remainder(part, root, root), inverse * 0.5, root)
    result = _scale(root, (exponent - odd) >> 1)
    result = (x > 0.0).where(result, x.eq(0.0).where(x, math.nan))
    return x.eq(math.inf).where(x, result)
