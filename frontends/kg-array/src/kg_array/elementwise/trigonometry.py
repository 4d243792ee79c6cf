"""Trigonometric functions and their inverses.

Bounds on devices whose SIN and COS are within 1 ULP: sin and cos 1 ULP, tan, atan, atan2, asin, acos 4.
"""

from __future__ import annotations

import math

from kg.frontend import UOp, float32

from kg_array.array import Array
from kg_array.elementwise import coefficients as table
from kg_array.elementwise.floats import by_width, has_sign, magnitude, odd, polynomial, with_sign_bits
from kg_array.elementwise.slopes import with_slope
from kg_array.operands.unify import Operand, of_floats
from kg_array.transforms.derivatives.factors import Factor

#: What float32 and float64 lose of pi/2, pi/4 and pi.
_LOST_32, _LOST_64 = -8.742278000372485e-08, 1.2246467991473532e-16


def sin(x: Array, /) -> Array:
    return of_floats("sin", UOp.sin, x)


def cos(x: Array, /) -> Array:
    return of_floats("cos", UOp.cos, x)


def tan(x: Array, /) -> Array:
    return of_floats("tan", _tan, x)


def asin(x: Array, /) -> Array:
    """NaN outside [-1, 1]."""
    return of_floats("asin", _asin, x)


def acos(x: Array, /) -> Array:
    """NaN outside [-1, 1]."""
    return of_floats("acos", _acos, x)


def atan(x: Array, /) -> Array:
    return of_floats("atan", _atan, x)


def atan2(x1: Operand, x2: Operand, /) -> Array:
    """The angle of the point (x2, x1), in [-pi, pi]: its sign is that of x1."""
    return of_floats("atan2", atan2_of, x1, x2)


# -- of UOps, float32 and float64


def _is_small(x: UOp) -> UOp:
    """x*x/2 is nothing beside 1."""
    return abs(x) < 2.0 ** -(x.type.mantissa_bits // 2 + 2)


def _tan(x: UOp) -> UOp:
    return with_slope(x, _tan_value, lambda x, y: Factor(y * y + 1.0))


def _tan_value(x: UOp) -> UOp:
    return _is_small(x).where(x, x.sin() / x.cos())


def _angle(y: UOp, x: UOp) -> UOp:
    """atan(y/x) in [0, pi/2] for y and x not negative:
    less pi/2 or pi/4 first, so that the polynomial's argument is small."""
    both = y.eq(math.inf) & x.eq(math.inf)
    y, x = both.where(y.const_like(1.0), y), both.where(x.const_like(1.0), x)
    great = (y > x * 2.414213562373095) | (y * 0.41421356237309503 > x)  # one may overflow, the other vanish
    middle = y > x * 0.41421356237309503
    scale = (x > 1.0).where(x.const_like(0.5), 1.0)  # the sum stays in range
    above = great.where(-x, middle.where(y * scale - x * scale, y))
    below = great.where(y, middle.where(y * scale + x * scale, x))
    s = (y.eq(0.0) & below.eq(0.0)).where(y, above / below)
    z = s * s
    tail = s * (z * polynomial(z, table.ATAN_32 if s.type is float32 else table.ATAN_64))
    lost = by_width(s.type, _LOST_32, _LOST_64) / 2
    base = great.where(s.const_like(math.pi / 2), middle.where(s.const_like(math.pi / 4), 0.0))
    rest = great.where(s.const_like(lost), middle.where(s.const_like(lost / 2), 0.0))
    return base + (s + (tail + rest))


def atan2_of(y: UOp, x: UOp) -> UOp:
    angle = _angle(magnitude(y), magnitude(x))
    lost = by_width(y.type, _LOST_32, _LOST_64)
    angle = has_sign(x).where((angle.const_like(math.pi) - (angle - lost)), angle)
    angle = x.eq(x).where(angle, x)
    return has_sign(y).where(-angle, angle)


def _other_side(x: UOp) -> UOp:
    """sqrt(1 - x*x), NaN outside [-1, 1]."""
    return ((x.const_like(1.0) - x) * (x + 1.0)).sqrt()


def _asin(x: UOp) -> UOp:
    return with_slope(x, _asin_value, lambda x, y: Factor(1.0 / _other_side(x)))


def _asin_value(x: UOp) -> UOp:
    angle, is_far = _asin_of_small(x)
    half_turn = x.const_like(math.pi / 2) - (angle * 2.0 - by_width(x.type, _LOST_32, _LOST_64) / 2)
    return with_sign_bits(is_far.where(half_turn, angle), x)


def _acos(x: UOp) -> UOp:
    return with_slope(x, _acos_value, lambda x, y: Factor(-1.0 / _other_side(x)))


def _acos_value(x: UOp) -> UOp:
    """pi/2 - asin(x) near 0, beyond it twice the angle of `_asin_of_small` or what pi is more than that."""
    angle, is_far = _asin_of_small(x)
    far = (x < 0.0).where(x.const_like(math.pi), 0.0)
    base = is_far.where(far, math.pi / 2)
    lost = base * (by_width(x.type, _LOST_32, _LOST_64) / math.pi)
    return base - (with_sign_bits(angle, x) * is_far.where(x.const_like(-2.0), 1.0) - lost)


def _asin_of_small(x: UOp) -> tuple[UOp, UOp]:
    """asin(|x|) up to 1/2, beyond it asin(sqrt((1 - |x|)/2)), which is half of pi/2 - asin(|x|);
    and whether it is beyond. NaN beyond 1."""
    size = abs(x)
    is_far = size > 0.5
    z = is_far.where(size * -0.5 + 0.5, size * size)
    s = is_far.where(z.sqrt(), size)
    return s + s * (z * polynomial(z, table.ASIN_32 if x.type is float32 else table.ASIN_64)), is_far


def _atan(x: UOp) -> UOp:
    return with_slope(x, lambda x: odd(x, _angle(abs(x), x.const_like(1.0))), lambda x, y: Factor(_atan_slope(x)))


def _atan_slope(x: UOp) -> UOp:
    """1 / (1 + x*x), as the square of 1/x where 1 is nothing beside that."""
    great = abs(x) > 2.0 ** (x.type.mantissa_bits // 2 + 2)
    inverse = 1.0 / great.where(x, 1.0)
    return great.where(inverse * inverse, 1.0 / (great.where(1.0, x * x) + 1.0))
