"""Trigonometric and hyperbolic functions of complex values, and their inverses,
of parts float32 or float64.

sin(z) is -j sinh(jz), and so on, as the standard defines their edges. The inverses are those of Kahan ("Branch cuts for complex elementary
functions, or Much ado about nothing's sign bit", 1987): no term is a difference, and the sign of a zero says on which side of a cut it is. They
are computed where the parts are not negative; by symmetry that is enough.
"""

from __future__ import annotations

import math

from kg.frontend import UOp

from kg_array.complex_numbers.exponential import log, scaled_cis, signs_differ, sqrt
from kg_array.complex_numbers.pairs import Pair
from kg_array.elementwise.arithmetic import hypot_of
from kg_array.elementwise.exponential import exp_of, log1p_of, log_of
from kg_array.elementwise.floats import by_width, is_finite, magnitude, with_sign, zero_along
from kg_array.elementwise.hyperbolic import asinh_of, cosh_of, sinh_of
from kg_array.elementwise.trigonometry import atan2_of


def _turned(z: Pair) -> Pair:
    """z * j"""
    return Pair(-z.im, z.re)


def _turned_back(z: Pair) -> Pair:
    """z / j"""
    return Pair(z.im, -z.re)


def sin(z: Pair) -> Pair:
    return _turned_back(sinh(_turned(z)))


def cos(z: Pair) -> Pair:
    return cosh(_turned(z))


def tan(z: Pair) -> Pair:
    return _turned_back(tanh(_turned(z)))


def sinh(z: Pair) -> Pair:
    """sinh(a) cos b + cosh(a) sin b j; exp(|a|) / 2 for both where they are great."""
    a, b = z
    great, far = _far(z)
    turning = ~is_finite(b)
    re = great.where(far.re * _sign_of(a), sinh_of(a) * b.cos())
    slope = cosh_of(a)
    im = b.eq(0.0).where(zero_along(b, slope, b), great.where(far.im, slope * b.sin()))
    stays = turning & (a.eq(0.0) | abs(a).eq(math.inf))
    return Pair(stays.where(a, re), im)


def cosh(z: Pair) -> Pair:
    """cosh(a) cos b + sinh(a) sin b j; exp(|a|) / 2 for both where they are great."""
    a, b = z
    great, far = _far(z)
    turning = ~is_finite(b)
    zero = signs_differ(a, b).where(b.const_like(-0.0), 0.0)
    re = great.where(far.re, cosh_of(a) * b.cos())
    slope = sinh_of(a)
    im = (turning & a.eq(0.0)).where(zero, great.where(far.im * _sign_of(a), slope * b.sin()))
    return Pair((turning & abs(a).eq(math.inf)).where(abs(a), re), b.eq(0.0).where(zero_along(b, slope, zero), im))


def _sign_of(x: UOp) -> UOp:
    return (x < 0.0).where(x.const_like(-1.0), 1.0)


def _far(z: Pair) -> tuple[UOp, Pair]:
    """Whether exp(-|a|) is nothing beside exp(|a|), and exp(|a|) / 2 * (cos b, sin b)."""
    size = abs(z.re)
    great = size > by_width(z.re.type, 20.0, 40.0)
    return great, scaled_cis(great.where(size, 0.0), z.im, 0.5)


def tanh(z: Pair) -> Pair:
    """(sinh a cosh a + sin b cos b j) / (sinh(a)**2 + cos(b)**2).
    +-1 and what is left of the imaginary part where a is great.

    Of an angle that is not finite the real part is NaN, unless a is infinite."""
    a, b = z
    size = abs(a)
    great = size > by_width(a.type, 12.0, 24.0)
    near = great.where(a.const_like(0.0), a)
    s, c = sinh_of(near), b.cos()
    below = s * s + c * c
    left = exp_of(size * -2.0) * 4.0
    far = b.sin() * c * left
    endless, turning = size.eq(math.inf), ~is_finite(b)
    re = (great & (endless | ~turning)).where(with_sign(a.const_like(1.0), a), s * cosh_of(near) / below)
    im = great.where(far, b.sin() * c / below)
    im = (endless & turning).where(a.const_like(0.0), im)
    re = a.eq(0.0).where(zero_along(a, 1.0 / below, a), a.eq(a).where(re, a))
    return Pair(re, b.eq(0.0).where(zero_along(b, great.where(left, 1.0 / below), b), a.eq(a).where(im, a)))


# -- inverses


def asin(z: Pair) -> Pair:
    re, im = _arc_sine(magnitude(z.re), magnitude(z.im))
    return Pair(with_sign(re, z.re), with_sign(im, z.im))


def asinh(z: Pair) -> Pair:
    im, re = _arc_sine(magnitude(z.im), magnitude(z.re))
    return Pair(with_sign(re, z.re), with_sign(im, z.im))


def acos(z: Pair) -> Pair:
    re, im = _arc_cosine(z)
    return Pair(re, with_sign(im, -z.im))


def acosh(z: Pair) -> Pair:
    im, re = _arc_cosine(z)
    return Pair(re, with_sign(im, z.im))


def atan(z: Pair) -> Pair:
    return _turned_back(atanh(_turned(z)))


def _great(z: Pair) -> UOp:
    """1 is nothing beside z."""
    limit = 2.0 ** (z.re.type.mantissa_bits + 3)
    return (abs(z.re) > limit) | (abs(z.im) > limit)


def _log_of_twice(z: Pair) -> UOp:
    return log(z).re + math.log(2)


def _arc_sine(x: UOp, y: UOp) -> Pair:
    """asin(x + yj) for x and y not negative; its parts aren't either."""
    great = _great(Pair(x, y))
    near = Pair(great.where(x.const_like(0.0), x), great.where(y.const_like(0.0), y))
    u, v = sqrt(Pair(near.re.const_like(1.0) - near.re, -near.im)), sqrt(Pair(near.re + 1.0, near.im))
    re = atan2_of(great.where(x, near.re), great.where(y, u.re * v.re - u.im * v.im))
    im = great.where(_log_of_twice(Pair(x, y)), asinh_of(u.re * v.im - u.im * v.re))
    return Pair((x.eq(0.0) & ~y.eq(y)).where(x, re), im)


def _arc_cosine(z: Pair) -> Pair:
    """The real part of acos(z), and what its imaginary part measures."""
    a, y = z.re, magnitude(z.im)
    great = _great(z)
    near = Pair(great.where(a.const_like(0.0), a), great.where(y.const_like(0.0), y))
    u, v = sqrt(Pair(near.re.const_like(1.0) - near.re, -near.im)), sqrt(Pair(near.re + 1.0, near.im))
    angle = atan2_of(great.where(y, u.re), great.where(a, v.re))
    re = great.where(angle, angle * 2.0)
    right = a.eq(0.0) & ~y.eq(y)
    return Pair(right.where(a.const_like(math.pi / 2), re), great.where(_log_of_twice(z), asinh_of(u.re * v.im - u.im * v.re)))


def atanh(z: Pair) -> Pair:
    """log1p(4x / ((1-x)**2 + y*y)) / 4 and atan2(2y, (1-x)(1+x) - y*y) / 2.
    1/z + pi/2 j where z is great; -log(|1-z|/2) / 2 near 1."""
    x, y = magnitude(z.re), magnitude(z.im)
    limit = 2.0 ** (x.type.mantissa_bits // 2 + 3)
    great = (x > limit) | (y > limit)
    a, b = great.where(x.const_like(0.0), x), great.where(y.const_like(0.0), y)
    short = a.const_like(1.0) - a
    gap = hypot_of(short, b)
    close = gap < 2.0 ** -(x.type.mantissa_bits + 1)
    square = close.where(gap.const_like(1.0), short * short + b * b)
    re = close.where((log_of(gap) - math.log(2)) * -0.5, log1p_of(a * 4.0 / square) * 0.25)
    im = atan2_of(b * 2.0, short * (a + 1.0) - b * b) * 0.5
    size = hypot_of(x, y)
    endless = size.eq(math.inf)
    far, turn = (endless.where(size.const_like(0.0), part / size / size) for part in (x, y))
    right = (size.eq(size) & y.eq(y)).where(turn.const_like(math.pi / 2) - turn, math.nan)
    re = (x.eq(0.0) & ~y.eq(y)).where(x, great.where(far, re))
    return Pair(with_sign(re, z.re), with_sign(great.where(right, im), z.im))
