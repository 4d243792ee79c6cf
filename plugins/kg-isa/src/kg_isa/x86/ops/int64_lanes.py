"""64-bit integer lanes on AVX2: products, extremes, absolute values, arithmetic shifts, conversions.

AVX-512 has instructions for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.plugin import DType, parse_dtype
from kg_render.asm import Register

from kg_isa.x86.ops.masks import GREATER_OR_EQUAL, ORDERED, blend_lanes, float_mask, integer_lanes
from kg_isa.x86.select import X86Selector

_LESS: Final = 1
_INT64, _FLOAT64 = map(parse_dtype, ("int64", "float64"))
#: What is added to an integer of fewer than 52 bits, so that they are the low bits of the sum.
_MAGIC: Final = float(3 << 51)
#: The high halves of 64 bits.
_HIGH: Final = 0b10101010
_TO_MINUS_INFINITY, _TO_ZERO = 9, 11


def is_wide_without_masks(s: X86Selector, dtype: DType) -> bool:
    """Whether they are lanes of 64 bits, for which AVX2 has neither products,
    extremes and absolute values nor shifts of signed ones."""
    return dtype.lanes > 1 and dtype.scalar.bits == 64 and not s.masks


def sign_lanes(s: X86Selector, x: Register, dtype: DType) -> Register:
    """All bits of a lane where it is negative."""
    return s.vex("pcmpgtq", s.number(0, dtype), x, width=s.width(dtype))


def shifted_with_sign(s: X86Selector, x: Register, dtype: DType, shift: Callable[[Register], Register]) -> Register:
    """x >> n of signed numbers is ~(~x >> n) where x is negative:
    both shifts are unsigned, and of any count."""
    signs, width = sign_lanes(s, x, dtype), s.width(dtype)
    return s.vex("pxor", shift(s.vex("pxor", x, signs, width=width)), signs, width=width)


def absolute(s: X86Selector, x: Register, dtype: DType) -> Register:
    """ABS: -x is ~x + 1"""
    signs, width = sign_lanes(s, x, dtype), s.width(dtype)
    return s.vex("psubq", s.vex("pxor", x, signs, width=width), signs, width=width)


def extreme(s: X86Selector, name: str, x: Register, y: Register, dtype: DType) -> Register:
    """MAX MIN"""
    below = integer_lanes(s, _LESS, x, y, dtype, is_signed=dtype.scalar.is_signed)
    return blend_lanes(s, below, *((y, x) if name == "max" else (x, y)), dtype)


def product(s: X86Selector, x: Register, y: Register, dtype: DType) -> Register:
    """MUL by halves of 32 bits: the product of the low ones, and those of a low and a high one, shifted."""
    width = s.width(dtype)
    high_x, high_y = (s.unary("psrlqi", v, width=width, immediate=32) for v in (x, y))
    crossed = (s.vex("pmuludq", *pair, width=width) for pair in ((high_x, y), (x, high_y)))
    shifted = s.unary("psllqi", s.vex("paddq", *crossed, width=width), width=width, immediate=32)
    return s.vex("paddq", s.vex("pmuludq", x, y, width=width), shifted, width=width)


# -- conversions


def to_float(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    """Integers of 64 bits to float64 or float32, rounded once."""
    if target.scalar.bits == 64:
        return _to_float64(s, x, source)
    between = _FLOAT64.vec(target.lanes)
    return s.unary("cvtpd2ps", _to_float64(s, _sticky(s, x, source), source), width=s.width(between), bits=s.width(target))


def _to_float64(s: X86Selector, x: Register, source: DType) -> Register:
    """The halves are the low bits of 2**52 and of 2**84, where they are worth what they are.
    Only the last sum is rounded."""
    lanes, width = source.lanes, s.width(source)
    integers, floats = _INT64.vec(lanes), _FLOAT64.vec(lanes)
    sign = 1 << 31 if source.scalar.is_signed else 0
    low = s.vex("pblendd", x, s.number(0x433 << 52, integers), width=width, immediate=_HIGH)
    high = s.vex("pxor", s.unary("psrlqi", x, width=width, immediate=32), s.number(0x453 << 52 | sign, integers), width=width)
    high = s.vex("subpd", high, s.number(float((1 << 84) + (sign << 32) + (1 << 52)), floats), width=width)
    return s.vex("addpd", high, low, width=width)


def _sticky(s: X86Selector, x: Register, source: DType) -> Register:
    """What float64 holds exactly, and float32 rounds as it rounds x:
    of great numbers the last eleven bits are one, which is set if any was."""
    width, moved, bits = s.width(source), x, 53
    if source.scalar.is_signed:  # -2**53 to 2**53 are 0 to 2**54 then
        moved, bits = s.vex("paddq", x, s.number(1 << 53, source), width=width), 54
    above = s.unary("psrlqi", moved, width=width, immediate=bits)
    is_small = s.vex("pcmpeqq", above, s.number(0, source), width=width)
    below = s.vex("pandn", is_small, s.number((1 << 11) - 1, source), width=width)
    last = s.vex("paddq", s.vex("pand", x, below, width=width), below, width=width)
    return s.vex("pandn", below, s.vex("por", x, last, width=width), width=width)


def low_bits(s: X86Selector, x: Register, floats: DType) -> Register:
    """A whole number of float64, its lowest 32 bits in those of the lane."""
    return s.vex("addpd", x, s.number(_MAGIC, floats), width=s.width(floats))


def from_float(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    """float64 or float32 to integers of 64 bits, towards zero, as far as they go, NaN as 0:
    by halves of 32 bits."""
    floats, width = _FLOAT64.vec(target.lanes), s.width(target)
    if source.scalar.bits == 32:
        x = s.unary("cvtps2pd", x, width=width, bits=width)
    is_signed = target.scalar.is_signed
    clamped = s.vex("maxpd", x, s.number(float(int(target.scalar.min)), floats), width=width)  # NaN becomes the least
    whole = s.unary("roundpd", clamped, width=width, immediate=_TO_ZERO)
    high = s.vex("mulpd", whole, s.number(2.0**-32, floats), width=width)
    high = s.unary("roundpd", high, width=width, immediate=_TO_MINUS_INFINITY)
    low = s.duplicate(whole)
    s.write("fma231pd", [low], [low, high], s.number(-(2.0**32), floats), width=width)
    high = s.unary("psllqi", low_bits(s, high, floats), width=width, immediate=32)
    result = s.vex("pblendd", low_bits(s, low, floats), high, width=width, immediate=_HIGH)
    limit = s.number(float(int(target.scalar.max) + 1), floats)
    above = float_mask(s, GREATER_OR_EQUAL, x, limit, floats)
    if not is_signed:
        return s.vex("por", result, above, width=width)
    result = blend_lanes(s, above, s.number(int(target.scalar.max), target), result, target)
    return s.vex("pand", result, float_mask(s, ORDERED, x, x, floats), width=width)
