"""Floating-point formats as bits: what numpy lacks as numbers it has, and rounding back,
in every direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from kg_sim.numbers.types import U32, WORDS, Array

LEAST: Final = np.float32(2.0**-126)
U16: Final = WORDS[2]


def flushed(x: Array) -> Array:
    """Subnormal float32 as zeros of their sign."""
    return np.where(np.abs(x) < LEAST, np.copysign(np.float32(0), x), x)


def bf16_value(bits: Array) -> Array:
    """bfloat16 bits as float32."""
    return (bits.astype(U32) << np.uint32(16)).view(np.float32)


def to_bf16(x: Array, nan: int) -> Array:
    """float32 rounded to bfloat16 bits, to nearest even; every NaN is `nan`."""
    word = x.view(U32)
    out = ((word + np.uint32(0x7FFF) + (word >> np.uint32(16) & np.uint32(1))) >> np.uint32(16)).astype(U16)
    bad = x != x
    if bad.any():
        out[bad] = nan
    return out


def to_f16(x: Array, nan: int) -> Array:
    """float32 or float64 rounded to float16 bits, to nearest even; every NaN is `nan`."""
    out = x.astype(np.float16).view(U16)
    bad = x != x
    if bad.any():
        out[bad] = nan
    return out


def halves(x: Array) -> Array:
    """Packed words as (n, 2) of 16 bits."""
    return np.ascontiguousarray(x).view(U16).reshape(-1, 2)


def joined(x: Array) -> Array:
    """(n, 2) of 16 bits as packed words."""
    return np.ascontiguousarray(x).view(U32).reshape(-1)


def narrow_odd(x: Array) -> Array:
    """float64 to float32, inexact ones to the neighbour whose last bit is one,
    so that a further rounding errs not."""
    if x.dtype == np.float32:
        return x
    near = x.astype(np.float32)
    error = x - near.astype(np.float64)
    word = near.view(U32)
    fix = (error != 0) & (word & np.uint32(1) == 0) & np.isfinite(x)
    if fix.any():
        up = (error[fix] > 0) == (near[fix] >= 0)
        # toward larger magnitude where the exact value's is larger, else smaller; zero takes the sign of the error
        bits = word[fix]
        moved = np.where(up, bits + np.uint32(1), bits - np.uint32(1))
        zero = near[fix] == 0
        sign = np.where(x[fix] < 0, np.uint32(0x80000000), np.uint32(0))
        word[fix] = np.where(zero, sign | np.uint32(1), moved)
    return near


@dataclass(frozen=True, slots=True)
class Format:
    """A small format: explicit fraction bits, exponent bias, largest finite value,
    and its bits for NaN and infinity (None: none)."""

    fraction: int
    bias: int
    largest: float
    nan: int
    infinity: int | None

    def bits(self, x: Array, mode: str, saturate: bool) -> Array:
        """float64 rounded to this format's bits. Saturating keeps finite values and infinities at the largest."""
        magnitude = np.abs(x)
        sign = np.signbit(x)
        finite = np.isfinite(x)
        safe = np.where(finite, magnitude, 1.0)
        exponent = np.maximum(np.frexp(safe)[1] - 1, 1 - self.bias)
        exponent = np.where(safe == 0, 1 - self.bias, exponent)
        scaled = np.ldexp(safe, self.fraction - exponent)
        if mode == "rna":
            units = np.floor(scaled + 0.5)
        else:
            rounding = {"rn": np.rint, "rz": np.floor}.get(mode)
            if rounding is not None:
                units = rounding(scaled)
            else:
                up = sign if mode == "rm" else ~sign
                units = np.where(up, np.ceil(scaled), np.floor(scaled))
        # the leading one carries into the exponent by itself
        word = (units + np.where(units > 0, (exponent + self.bias - 1) * 2.0**self.fraction, 0.0)).astype(np.int64)
        value = np.ldexp(units, exponent - self.fraction)
        top = self._word(self.largest)
        over = finite & (value > self.largest)
        toward_zero = (mode == "rz") | ((mode == "rp") & sign) | ((mode == "rm") & ~sign)
        past = top if self.infinity is None or saturate else self.infinity
        word = np.where(over, np.where(toward_zero, top, past) if not saturate else top, word)
        word = np.where(np.isinf(x), top if saturate else (self.infinity if self.infinity is not None else self.nan), word)
        width = self.nan.bit_length()
        word = word | (sign.astype(np.int64) << width)
        return np.where(x != x, self.nan, word)

    def _word(self, value: float) -> int:
        mantissa, exponent = np.frexp(value)
        return (int(exponent) - 2 + self.bias << self.fraction) + int(np.ldexp(mantissa, self.fraction + 1))


def _small_values(fraction: int, bias: int, ieee: bool) -> Array:
    """The 256 values of an 8-bit format as float32."""
    word = np.arange(256)
    exponent, low = (word & 0x7F) >> fraction, word & ((1 << fraction) - 1)
    value = np.where(
        exponent == 0, np.ldexp(low, 1 - bias - fraction), np.ldexp(low + (1 << fraction), exponent - bias - fraction)
    )
    if ieee:
        value = np.where(exponent == 31, np.where(low == 0, np.inf, np.nan), value)
    else:
        value = np.where((word & 0x7F) == 0x7F, np.nan, value)
    return np.where(word & 0x80, -value, value).astype(np.float32)


#: The values of the 8-bit formats of OCP, by their bits.
SMALL: Final = {"e4m3": _small_values(3, 7, False), "e5m2": _small_values(2, 15, True)}
