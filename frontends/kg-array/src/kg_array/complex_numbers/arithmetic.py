"""Arithmetic of complex values: of pairs, and of pairs with real values,
which have no imaginary part that could be -0, infinite or NaN."""

from __future__ import annotations

import math

from kg.frontend import Op, UOp, int_like

from kg_array.complex_numbers.pairs import Number, Pair
from kg_array.elementwise import floats
from kg_array.elementwise.arithmetic import hypot_of


def add(a: Number, b: Number) -> Pair:
    if isinstance(a, UOp):
        a, b = b, a
    assert isinstance(a, Pair)
    return Pair(a.re + b.re, a.im + b.im) if isinstance(b, Pair) else Pair(a.re + b, a.im)


def subtract(a: Number, b: Number) -> Pair:
    if isinstance(a, Pair):
        return Pair(a.re - b.re, a.im - b.im) if isinstance(b, Pair) else Pair(a.re - b, a.im)
    assert isinstance(b, Pair)
    return Pair(a - b.re, -b.im)


def multiply(a: Number, b: Number) -> Pair:
    if isinstance(a, UOp):
        a, b = b, a
    assert isinstance(a, Pair)
    if isinstance(b, UOp):
        return Pair(a.re * b, a.im * b)
    return Pair(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)


def square(a: Pair) -> Pair:
    """The real part as (re - im)(re + im), which loses no digits where both are nearly equal."""
    return Pair((a.re - a.im) * (a.re + a.im), a.re * a.im * 2.0)


def negative(a: Pair) -> Pair:
    return Pair(-a.re, -a.im)


def conjugate(a: Pair) -> Pair:
    return Pair(a.re, -a.im)


def magnitude_of(a: Pair) -> UOp:
    return hypot_of(a.re, a.im)


# -- division


def divide(a: Number, b: Number) -> Pair:
    """a * conj(b) / |b|**2, with b brought near 1 and a into the middle of the range by powers of two,
    so that only the quotient can overflow or vanish. By a real number part by part.

    Zeros and infinities as in C99, G.5.1: the quotient by 0 is that by the real part, by an infinity it is 0, that of an infinity is one.
    """
    if isinstance(b, UOp):
        assert isinstance(a, Pair)
        return Pair(a.re / b, a.im / b)
    b, endless = _direction(b)
    scale = to_one(abs(b.re).maximum(abs(b.im)))
    c, d = b.re * scale, b.im * scale
    whole = c * c + d * d
    zero = whole.eq(0.0)
    scale = zero.where(_signed(scale, b.re), endless.where(scale.const_like(0.0), scale))
    if isinstance(a, UOp):
        near, back = to_middle(abs(a))
        real = a * near
        return Pair(zero.where(real, real * c) / whole * scale * back, -(real * d) / whole * scale * back)
    near, back = to_middle(abs(a.re).maximum(abs(a.im)))
    a, endless = _direction(Pair(a.re * near, a.im * near))
    back = endless.where(back.const_like(math.inf), back)
    re, im = zero.where(a.re, a.re * c + a.im * d), zero.where(a.im, a.im * c - a.re * d)
    return Pair(re / whole * scale * back, im / whole * scale * back)


def _direction(a: Pair) -> tuple[Pair, UOp]:
    """An infinity as a corner or the middle of a side of a square, others as they are;
    and whether it is one. A NaN beside an infinity is 0."""
    ends = [abs(part).eq(math.inf) for part in a]
    endless = ends[0] | ends[1]
    sides = (_signed(end.where(part.const_like(1.0), 0.0), part) for end, part in zip(ends, a, strict=True))
    return Pair(*(endless.where(side, part) for side, part in zip(sides, a, strict=True))), endless


def _signed(size: UOp, sign: UOp) -> UOp:
    """A size with the sign of another number: in fewer steps than `floats.with_sign`,
    and a constant to derivatives."""
    bits = int_like(size.type)
    return (size.bitcast(bits) | (sign.bitcast(bits) & floats.sign_bit(size.type))).bitcast(size.type)


def reciprocal(a: Pair) -> Pair:
    return divide(a.re.const_like(1.0), a)


def to_one(size: UOp) -> UOp:
    """A power of two times which the size is in [1, 4); of denormal sizes less.
    To derivatives it is a constant."""
    dtype = size.type
    bits = int_like(dtype)
    greatest = (1 << dtype.exponent_bits) - 3
    exponent = (size.bitcast(bits) >> dtype.mantissa_bits).maximum(1).minimum(greatest)
    return ((exponent.const_like(greatest + 1) - exponent) << dtype.mantissa_bits).bitcast(dtype)


def to_middle(size: UOp) -> tuple[UOp, UOp]:
    """A power of two and its inverse: what brings sizes to where sums of products
    with numbers near 1 neither overflow nor lose digits."""
    dtype = size.type
    bias = (1 << (dtype.exponent_bits - 1)) - 1
    digits = dtype.mantissa_bits + 1
    great, small = size > 2.0 ** (bias - 3), size < 2.0 ** (2 * digits - bias)
    up, down = 2.0 ** (2 * digits), 2.0**-4
    one = size.const_like(1.0)
    return (
        great.where(one.const_like(down), small.where(one.const_like(up), one)),
        great.where(one.const_like(1 / down), small.where(one.const_like(1 / up), one)),
    )


# -- tests


def _parts(a: Number) -> tuple[UOp, UOp]:
    return (a.re, a.im) if isinstance(a, Pair) else (a, a.const_like(0.0))


def equal(a: Number, b: Number) -> UOp:
    (a_re, a_im), (b_re, b_im) = _parts(a), _parts(b)
    return a_re.eq(b_re) & a_im.eq(b_im)


def not_equal(a: Number, b: Number) -> UOp:
    (a_re, a_im), (b_re, b_im) = _parts(a), _parts(b)
    return a_re.ne(b_re) | a_im.ne(b_im)


def is_finite(a: Pair) -> UOp:
    return floats.is_finite(a.re) & floats.is_finite(a.im)


def is_infinite(a: Pair) -> UOp:
    return abs(a.re).eq(float("inf")) | abs(a.im).eq(float("inf"))


def is_nan(a: Pair) -> UOp:
    return _is_nan(a.re) | _is_nan(a.im)


def _is_nan(x: UOp) -> UOp:
    return x.alu(Op.CMPNE, x)
