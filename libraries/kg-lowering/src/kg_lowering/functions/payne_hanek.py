"""Payne-Hanek range reduction: great arguments of SIN and COS, by the bits of 1/(2 pi) that matter.

M. Payne and R. Hanek, Radian reduction for trigonometric functions, SIGNUM 18 (1983): of x = m * 2**e those bits of 1/(2 pi) whose product with x is a
number of whole turns are left out. They begin at a place that the exponent says, and as many as x has, and its remainder may lack, are enough.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from kg.plugin.lowering import DType, UOp, int_like, inverse_two_pi_bits

#: Up to here the rounded quotient is small enough for the words of pi that `trigonometry` subtracts.
NEAR: Final = 2.0**30

#: float32: bits of 1/pi that exponents in [first, first + 25) need; the products with 24 bits of the first two pieces are exact.
_BINS: Final = (30, 55, 80, 105)
_PIECE: Final = 28

#: float64: 2 pi in 27 bits and the rest.
_TURN_HIGH: Final = float.fromhex("0x1.921fb54p+2")
_TURN_LOW: Final = float.fromhex("0x1.10b4611a62633p-28")
_LAST_WORD: Final = 15


def far_half_turns(wide: UOp, ahead: float) -> tuple[UOp, UOp]:
    """The angle of a float32 in float64, `ahead` half turns in front, between -pi/2 and pi/2;
    and a number whose last bit says whether the half turns that were taken off are odd. For 2**30 <= |x|; NaN for inf."""
    first, second, third = (_of_bin(wide, piece) for piece in range(3))
    a, b = _without_turns(wide * first), _without_turns(wide * second)
    c = wide * third
    magic = 1.5 * 2.0**52
    near = (a + b) + c
    shifted = (near + ahead if ahead else near) + magic
    count = shifted - magic - ahead if ahead else shifted - magic
    return ((a - count) + b + c) * math.pi, shifted


def _of_bin(wide: UOp, piece: int) -> UOp:
    """The piece of 1/pi for the exponent of x."""
    size = abs(wide)
    result = wide.const_like(_half_turn_piece(_BINS[0], piece))
    for first in _BINS[1:]:
        result = (size < 2.0**first).where(result, _half_turn_piece(first, piece))
    return result


def _half_turn_piece(exponent: int, piece: int) -> float:
    """Piece 0, 1 and 2 of 1/pi after the bits whose product with a float32 of this exponent is even."""
    first = exponent - 23 + piece * _PIECE  # in bits of 1/(2 pi)
    return math.ldexp(inverse_two_pi_bits(first, count := 53 if piece == 2 else _PIECE), 1 - first - count)


def _without_turns(half_turns: UOp) -> UOp:
    """Less the nearest even number."""
    magic = 1.5 * 2.0**53
    return half_turns - ((half_turns + magic) - magic)


def far_quadrant(x: UOp) -> tuple[UOp, UOp, UOp]:
    """The angle of a float64 less the nearest multiple of pi/2, in two words;
    and a number whose last two bits are those of the multiple. For 2**30 <= |x|; NaN for inf."""
    bits = x.bitcast(int_like(x.type))
    exponent = (bits >> 52) & 0x7FF
    mantissa = (bits & ((1 << 52) - 1)) | (1 << 52)
    high, low = _fraction(mantissa, _window(exponent - (1075 - 32)))
    quarters = (high + (1 << 61)) >> 62
    high = high - (quarters << 62)  # a signed number in units of 2**-64 turns
    negative = bits.const_like(0) - (high >> 63)
    angle, rest = _radians(high ^ negative, low ^ negative, x.type)
    below = bits.const_like(0) - (bits >> 63)
    sign = (negative ^ below) & (1 << 63)
    angle = (exponent.eq(0x7FF)).where(angle.const_like(math.nan), angle)
    signed = [(v.bitcast(bits.type) ^ sign).bitcast(x.type) for v in (angle, rest)]
    return signed[0], signed[1], _number(((quarters ^ below) - below) & 3, x.type)


def _window(position: UOp) -> tuple[UOp, UOp, UOp]:
    """192 bits from this position in 32 zeros and then 1/(2 pi), as words:
    those of the table halved by each bit of the word's number, then shifted."""
    word, shift = position >> 6, position & 63
    words = [
        position.const_like(inverse_two_pi_bits(64 * i - 32, 64) if i else inverse_two_pi_bits(0, 32))
        for i in range(_LAST_WORD + 4)
    ]
    for step in (8, 4, 2, 1):
        upper = (word & step).ne(0)
        words = [upper.where(words[i + step], words[i]) for i in range(step + 3)]
    back = shift ^ 63
    shifted = [(a << shift) | ((b >> 1) >> back) for a, b in pairwise(words)]
    return shifted[0], shifted[1], shifted[2]


def _fraction(mantissa: UOp, window: tuple[UOp, UOp, UOp]) -> tuple[UOp, UOp]:
    """The first 128 bits after the point of the mantissa's product with the window,
    by products of 32-bit halves."""
    low_half = 0xFFFFFFFF
    m1, m0 = mantissa >> 32, mantissa & low_half
    (a1, a0), (b1, b0), (c1, c0) = ((w >> 32, w & low_half) for w in window)
    below = m1 * c1 + ((m1 * c0) >> 32) + ((m0 * c1) >> 32)  # at most 2 less than the product's upper word
    first = m0 * b0
    middle = m1 * b0 + (first >> 32)
    cross = m0 * b1 + (middle & low_half)
    low = ((cross << 32) | (first & low_half)) + below
    carried = (low < below).cast(mantissa.type)
    high = m0 * a0 + ((m1 * a0 + m0 * a1) << 32) + m1 * b1 + (middle >> 32) + (cross >> 32) + carried
    return high, low


def _radians(high: UOp, low: UOp, dtype: DType) -> tuple[UOp, UOp]:
    """2 pi times a fraction of a turn below 1/8 in units of 2**-128, as a sum of two words:
    pieces of 26 bits, whose products with 27 bits of 2 pi are exact, and what is left."""
    pieces = high >> 35, (high >> 9) & 0x3FFFFFF, ((high & 0x1FF) << 43) | (low >> 21), low & 0x1FFFFF
    a, b, c, d = ((_number(n, dtype) - 2.0**52) * 2.0**-place for n, place in zip(pieces, (29, 55, 107, 128), strict=True))
    first, second = a * _TURN_HIGH, b * _TURN_HIGH
    rest = (c + d) * (2 * math.pi) + (a + b) * _TURN_LOW
    total = first + second
    rest = ((first - total) + second) + rest
    angle = total + rest
    return angle, (total - angle) + rest


def _number(bits: UOp, dtype: DType) -> UOp:
    """2**52 and an integer below that, as a float64."""
    return (bits | (0x433 << 52)).bitcast(dtype)
