"""Constants rounded to float formats, and their bit patterns, without numpy."""

from __future__ import annotations

import math

from kg.plugin import DType


def top_code(dtype: DType) -> int:
    """The code of inf, or of NaN where there is no inf."""
    all_ones = (1 << (dtype.exponent_bits + dtype.mantissa_bits)) - 1
    return all_ones & ~((1 << dtype.mantissa_bits) - 1) if dtype.has_inf else all_ones


def round_number(value: float, dtype: DType) -> float:
    """A Python number as the format holds it."""
    if value == 0 or not math.isfinite(value):
        return value if dtype.has_inf or value == 0 else math.nan
    least = 2 - (1 << (dtype.exponent_bits - 1))
    quantum = math.ldexp(1.0, max(math.frexp(value)[1] - 1, least) - dtype.mantissa_bits)
    rounded = round(value / quantum) * quantum
    if abs(rounded) > dtype.max_finite:
        return math.copysign(math.inf, value) if dtype.has_inf else math.nan
    return rounded


def encode_number(value: float, dtype: DType) -> int:
    """The code of a Python number."""
    sign = (1 << (dtype.bits - 1)) if math.copysign(1.0, value) < 0 else 0
    number = abs(round_number(value, dtype))
    if math.isnan(number):
        return sign | top_code(dtype) | (1 << (dtype.mantissa_bits - 1) if dtype.has_inf else 0)
    if number == math.inf:
        return sign | top_code(dtype)
    least = 2 - (1 << (dtype.exponent_bits - 1))
    exponent = max(math.frexp(number)[1] - 1, least) if number else least
    steps = int(math.ldexp(number, dtype.mantissa_bits - exponent))
    return sign | (((exponent - least) << dtype.mantissa_bits) + steps)
