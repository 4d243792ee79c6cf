"""SIN and COS of float32 and float64: range reduction by multiples of pi (or pi/2), then polynomials.

float32 goes through float64 where the target has it, else through an exact fixed-point product with the bits of 1/(2 pi).
Through float64, great arguments are reduced in a way of their own (`payne_hanek`), which `branch_rare` skips where there are none.
"""

from __future__ import annotations

import math
from typing import Final

from kg.plugin.lowering import Op, Target, UOp, float16, float32, float64, int32, int_like, inverse_two_pi_bits, uint32, uint64

from kg_lowering.arithmetic import high_product, horner, mulacc, rarely
from kg_lowering.functions import coefficients as table
from kg_lowering.functions.payne_hanek import NEAR, far_half_turns, far_quadrant

_PI_HIGH: Final = 3.141592502593994  # 24 bits, below pi: products with 29-bit integers are exact, and -0 stays -0
_PI_LOW: Final = 1.5099579909783765e-07
#: pi/2 in pieces of at most 23 bits, whose products with 30-bit integers are exact, and the rest.
_HALF_PI: Final = (
    1.570796251296997,
    7.549789415861596e-08,
    5.390302529957765e-15,
    3.2820036682434026e-22,
    -1.2536990206932499e-29,
)
#: pi in pieces of 8 bits, whose products with halves of 15-bit integers are exact in float32, and the rest.
_PI_OF_HALVES: Final = (3.140625, 0.000965118408203125, 2.5331974029541016e-06, 1.984187258941006e-09)
#: How far bounds of an angle are looked for: the number in a product of a cast counter or random word, and a sum beside.
_DEPTH: Final = 6
#: The bits of 1/(2 pi) after the point, in 32-bit words, after one word of zeros.
_TURN_WORDS: Final = (0, *(inverse_two_pi_bits(32 * i, 32) for i in range(7)))


def lower_sin(node: UOp, target: Target) -> UOp:
    """sin(x), NaN for inf, with the sign of a zero."""
    x = node.src[0]
    if x.type.scalar is float64:
        return _sin_float64(x)
    if _is_half(x):
        return _sin_of_half(x, 0.0)
    if target.has(float64) and target.has(uint64):
        return _through_float64(x, 0.0)
    return _sin_fixed_point(x)


def lower_cos(node: UOp, target: Target) -> UOp:
    """cos(x), NaN for inf. Of float64 it shares nearly all with the sine of the same x."""
    x = node.src[0]
    if x.type.scalar is float64:
        return _cos_float64(x)
    if _is_half(x):
        return _sin_of_half(x, 0.5)
    if target.has(float64) and target.has(uint64):
        return _through_float64(x, 0.5)
    return _cos_fixed_point(x)


def _is_half(x: UOp) -> bool:
    """Whether it is float32 that was cast from float16."""
    return x.op is Op.CAST and x.type.scalar is float32 and x.src[0].type.scalar is float16


def _sin_of_half(x: UOp, ahead: float) -> UOp:
    """float16 in float32, as `_through_float64`: 65504 is fewer half turns than 2**15,
    and no float16 but 0 is within 2**-14 of a multiple of pi/2."""
    magic = 1.5 * 2.0**23
    shifted = (x * (1 / math.pi) + ahead if ahead else x * (1 / math.pi)) + magic
    turns = shifted - magic - ahead if ahead else shifted - magic
    r = x
    for piece in _PI_OF_HALVES:
        r = mulacc(turns, turns.const_like(-piece), r)
    r = _with_sign(r, shifted)
    z = r * r
    sine = mulacc(r, z * horner(z, table.SIN_WIDE_32), r)
    return sine if ahead else x.eq(0.0).where(x, sine)


def _through_float64(x: UOp, ahead: float) -> UOp:
    """float32 in float64, `ahead` half turns in front:
    2**30 needs 82 bits of pi at most, which two words of pi have. The sine of what is left, whose sign is that of the number of
    half turns; a half of one more has a bit more, and pi's first word is even."""
    wide = x.cast(float64)
    magic = 1.5 * 2.0**52
    shifted = (wide * (1 / math.pi) + ahead if ahead else wide * (1 / math.pi)) + magic
    turns = shifted - magic - ahead if ahead else shifted - magic
    r = mulacc(turns, turns.const_like(-_PI_LOW), mulacc(turns, turns.const_like(-_PI_HIGH), wide))
    r = _with_sign(r, shifted)
    if not _is_near(x):
        r = rarely(abs(x) > NEAR, _with_sign(*far_half_turns(wide, ahead)), r)
    z = r * r
    return (r * mulacc(z, horner(z, table.SIN_WIDE_32), 1.0)).cast(float32)


def _with_sign(angle: UOp, half_turns: UOp) -> UOp:
    """The angle, negative where the last bit of a number of half turns is set."""
    bits = int_like(angle.type)
    return (angle.bitcast(bits) ^ (half_turns.bitcast(bits) << (angle.type.bits - 1))).bitcast(angle.type)


def _is_near(x: UOp) -> bool:
    """Whether no value that x may have is beyond NEAR:
    those of random numbers are not, nor those of short counters and of float16."""
    return _greatest(x, _DEPTH) <= NEAR


def _greatest(x: UOp, depth: int) -> float:
    """What |x| is at most where it is finite; inf where that is not known. Looks so many nodes deep."""
    if x.op is Op.CONST:
        return abs(float(x.value))
    if not x.type.is_float:
        return float(max(-x.bounds.min, x.bounds.max))
    limit = x.type.max_finite if x.type.bits < 32 else math.inf
    if x.op not in (Op.CAST, Op.NEG, Op.ABS, Op.ADD, Op.SUB, Op.MUL) or not depth:
        return limit
    terms = [_greatest(s, depth - 1) for s in x.src]
    known = all(map(math.isfinite, terms))
    return min(limit, math.prod(terms) if x.op is Op.MUL else sum(terms)) if known else limit


def _sin_fixed_point(x: UOp) -> UOp:
    sine, cosine, quarters, magnitude = _fixed_point(x)
    sign = x.bitcast(magnitude.type) & 0x80000000
    value = (quarters & 1).ne(0).where(cosine, sine)
    signed = (value.bitcast(sign.type) ^ sign ^ ((quarters << 30) & 0x80000000)).bitcast(x.type)
    return (magnitude < 0x7F800000).where(signed, math.nan)


def _cos_fixed_point(x: UOp) -> UOp:
    sine, cosine, quarters, magnitude = _fixed_point(x)
    value = (quarters & 1).ne(0).where(sine, cosine)
    signed = (value.bitcast(magnitude.type) ^ (((quarters + 1) << 30) & 0x80000000)).bitcast(x.type)
    return (magnitude < 0x7F800000).where(signed, math.nan)


def _fixed_point(x: UOp) -> tuple[UOp, UOp, UOp, UOp]:
    """Sine and cosine of what is left of |x|, the quarter turns taken off, and the bits of |x|.

    float32 by integers: x/(2 pi) modulo 1 to 64 bits, from 96 bits of 1/(2 pi) that begin where whole turns end."""
    bits = x.bitcast(int_like(x.type))
    magnitude = bits & 0x7FFFFFFF
    mantissa = (magnitude & 0x7FFFFF) | 0x800000
    high, low = _turns(mantissa, magnitude >> 23)
    quarters = (high + 0x20000000) >> 30
    high = high - (quarters << 30)  # modulo a quarter turn: a signed number in [-1/8, 1/8) in units of 2**-64 turns
    negative = high & 0x80000000
    mask = 0 - (negative >> 31)
    low = (low ^ mask) + (negative >> 31)
    high = (high ^ mask) + (low.eq(0) & negative.ne(0)).cast(uint32)
    small = magnitude < 0x3F000000  # below 1/2 nothing needs to be taken off
    angle = small.where(magnitude.bitcast(x.type), _angle(high, low, x))
    angle = (angle.bitcast(bits.type) | small.where(bits.const_like(0), negative)).bitcast(x.type)
    quarters = small.where(quarters.const_like(0), quarters)
    z = angle * angle
    sine = mulacc(angle * z, horner(z, table.SIN_32), angle)
    cosine = mulacc(z * z, horner(z, table.COS_32), mulacc(z, z.const_like(-0.5), 1.0))
    return sine, cosine, quarters, magnitude


def _turns(mantissa: UOp, exponent: UOp) -> tuple[UOp, UOp]:
    """The fraction of mantissa * 2**(exponent-150) / (2 pi), as two words after the point."""
    # the position in _TURN_WORDS; below exponent 118 the caller has no use for the result
    position = (exponent < 118).where(exponent.const_like(0), exponent - 118)
    word, shift = position >> 5, position & 31
    a, b, c, d = (_pick(word, i) for i in range(4))
    w0, w1, w2 = _funnel(a, b, shift), _funnel(b, c, shift), _funnel(c, d, shift)
    carried = high_product(mantissa, w2)
    low = mantissa * w1 + carried
    high = mantissa * w0 + high_product(mantissa, w1) + (low < carried).cast(uint32)
    return high, low


def _pick(word: UOp, offset: int) -> UOp:
    """_TURN_WORDS[word + offset] for word 0 to 4."""
    result = word.const_like(_TURN_WORDS[min(4 + offset, 7)])
    for i in range(3, -1, -1):
        result = word.eq(i).where(word.const_like(_TURN_WORDS[i + offset]), result)
    return result


def _funnel(high: UOp, low: UOp, shift: UOp) -> UOp:
    """The upper word of (high, low) << shift for shift 0 to 31."""
    return (high << shift) | ((low >> 1) >> (shift ^ 31))


def _angle(high: UOp, low: UOp, like: UOp) -> UOp:
    """2 pi times the 64-bit fraction of a turn, to float32's precision however small it is."""
    # 16 bits, whose product with the 8 bits of 6.28125 is exact; then what is left
    coarse = (high & 0xFFFFC000).cast(int32).cast(float32) * 2.0**-32
    middle = (((high & 0x3FFF) << 18) | (low >> 14)).cast(float32) * 2.0**-50
    fine = mulacc((low & 0x3FFF).cast(int32).cast(float32), like.const_like(2.0**-64), middle)
    rest = mulacc(coarse, like.const_like(0.0019353071795864769), fine * (2 * math.pi))
    return mulacc(coarse, like.const_like(6.28125), rest)


def _sin_float64(x: UOp) -> UOp:
    sine, cosine, quadrant = _in_quadrant(x)
    value = (quadrant & 1).ne(0).where(cosine, sine)
    signed = (value.bitcast(quadrant.type) ^ ((quadrant >> 1) << 63)).bitcast(x.type)
    return x.eq(0.0).where(x, signed)


def _cos_float64(x: UOp) -> UOp:
    sine, cosine, quadrant = _in_quadrant(x)
    value = (quadrant & 1).ne(0).where(sine, cosine)
    return (value.bitcast(quadrant.type) ^ (((quadrant + 1) >> 1) << 63)).bitcast(x.type)


def _in_quadrant(x: UOp) -> tuple[UOp, UOp, UOp]:
    """Sine and cosine of x less the nearest multiple of pi/2, in two words; and which multiple that is."""
    magic = 1.5 * 2.0**52
    shifted = x * (2 / math.pi) + magic
    high, low = _reduce(x, shifted - magic)
    if not _is_near(x):
        far = abs(x) > NEAR
        high, low, shifted = (
            rarely(far, rare, usual) for rare, usual in zip(far_quadrant(x), (high, low, shifted), strict=True)
        )
    z = high * high
    sine = high + (high * z * horner(z, table.SIN_64) + low)
    half = z * 0.5
    unit = z.const_like(1.0) - half
    cosine = unit + (((z.const_like(1.0) - unit) - half) + (z * z * horner(z, table.COS_64) - high * low))
    return sine, cosine, shifted.bitcast(int_like(x.type))


def _reduce(x: UOp, count: UOp) -> tuple[UOp, UOp]:
    """x - count*pi/2 as a sum of two words: exact steps first, their rounding errors gathered."""
    high = (x - count * _HALF_PI[0]) - count * _HALF_PI[1]
    low = x.const_like(0.0)
    for piece in _HALF_PI[2:4]:
        high, error = two_sum(high, count * -piece)
        low = low + error
    low = low - count * _HALF_PI[4]
    total = high + low
    return total, (high - total) + low


def two_sum(a: UOp, b: UOp) -> tuple[UOp, UOp]:
    """a + b, and what rounding it lost."""
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)
