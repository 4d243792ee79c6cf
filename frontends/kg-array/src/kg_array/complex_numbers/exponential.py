"""Square roots, exponentials, logarithms and powers of complex values, of parts float32 or float64.

The parts of the results are within some units in their last place (docs/numerics.md), where they are no small difference of great terms. Zeros,
infinities and NaN are as C99 has them in annex G, which the standard follows.
"""

from __future__ import annotations

import math

from kg.frontend import Op, UOp

from kg_array.complex_numbers.arithmetic import multiply, reciprocal, square, to_middle
from kg_array.complex_numbers.pairs import Number, Pair
from kg_array.elementwise.arithmetic import hypot_of
from kg_array.elementwise.exponential import exp_of, expm1_of, log1p_of
from kg_array.elementwise.floats import by_width, has_sign, is_finite, magnitude, product, with_sign, zero_along
from kg_array.elementwise.trigonometry import atan2_of

#: Exponents that are known to be integers up to this are products.
_PRODUCTS = 32


def sqrt(z: Pair) -> Pair:
    """t = sqrt((|a| + |z|) / 2) is the greater part, |b| / 2t the other one."""
    near, back = to_middle(abs(z.re).maximum(abs(z.im)))
    a, b = z.re * near, z.im * near
    right = a >= 0.0
    greater = ((right.where(a, -a) + hypot_of(a, b)) * 0.5).sqrt()
    nothing = a.eq(0.0) & b.eq(0.0)
    other = b / (nothing.where(greater.const_like(1.0), greater) * 2.0)
    scale = back.sqrt()
    re = right.where(greater, magnitude(other)) * scale
    im = right.where(other, with_sign(greater, b)) * scale
    unbounded = abs(z.im).eq(math.inf)
    return Pair(unbounded.where(z.re.const_like(math.inf), re), unbounded.where(z.im, im))


def exp(z: Pair) -> Pair:
    """exp(a) * (cos b, sin b), in two steps where exp(a) alone would overflow."""
    whole = scaled_cis(z.re, z.im)
    return _edges_of_exp(z, whole.re, whole, lowest=0.0)


def scaled_cis(a: UOp, b: UOp, factor: float = 1.0) -> Pair:
    """exp(a) * factor * (cos b, sin b), which may be in range where exp(a) is not.
    `factor`: a power of two."""
    great = a > by_width(a.type, 80.0, 700.0)
    first = exp_of(great.where(a * 0.5, a), factor)
    second = great.where(first * (1.0 / factor), 1.0)
    return Pair(first * b.cos() * second, first * b.sin() * second)


def expm1(z: Pair) -> Pair:
    """expm1(a) cos b - 2 sin(b/2)**2, and the imaginary part of exp."""
    a, b = z
    whole = scaled_cis(a, b)
    half = (b * 0.5).sin()
    near = expm1_of(a) * b.cos() - half * half * 2.0
    great = a > by_width(a.type, 80.0, 700.0)
    re = a.eq(-math.inf).where(a.const_like(-1.0), great.where(whole.re, near))
    return _edges_of_exp(z, re, whole, lowest=-1.0)


def _edges_of_exp(z: Pair, re: UOp, whole: Pair, lowest: float) -> Pair:
    """`re`, and the imaginary part of exp, which is `whole` but for edges."""
    a, b = z
    turning = ~is_finite(b)
    bottom = turning & a.eq(-math.inf)
    re = bottom.where(a.const_like(lowest), (turning & a.eq(math.inf)).where(a, re))
    im = bottom.where(a.const_like(0.0), whole.im)
    return Pair(re, b.eq(0.0).where(zero_along(b, whole.re, b), im))


# -- logarithms


def log(z: Pair) -> Pair:
    return Pair(_log_of_size(z), atan2_of(z.im, z.re))


def log2(z: Pair) -> Pair:
    return _in_base(z, 2.0)


def log10(z: Pair) -> Pair:
    return _in_base(z, 10.0)


def _in_base(z: Pair, base: float) -> Pair:
    return Pair(_log_of_size(z, math.log(base)), atan2_of(z.im, z.re) * (1 / math.log(base)))


def log1p(z: Pair) -> Pair:
    """The logarithm of |1 + z| by 2a + a*a + b*b where that is no great number."""
    a, b = z
    moved = Pair(a + 1.0, b)
    return Pair(_log_of_size(moved, near=_sum_of_squares(a * 2.0, a, b)), atan2_of(b, moved.re))


def _log_of_size(z: Pair, unit: float = 1.0, near: UOp | None = None) -> UOp:
    """log(|z|) / unit. Near 1 it is that of 1 + `near`, which is |z|**2 - 1 to the last digit."""
    scale, back = to_middle(abs(z.re).maximum(abs(z.im)))
    size = hypot_of(z.re * scale, z.im * scale)
    whole = (size.log2() + back.log2()) * (math.log(2) / unit)
    close = (size > 0.5) & (size < 2.0) & scale.eq(1.0)
    step = _sum_of_squares(size.const_like(-1.0), z.re, z.im) if near is None else near
    return close.where(log1p_of(close.where(step, 0.0)) * (0.5 / unit), whole)


def _sum_of_squares(start: UOp, a: UOp, b: UOp) -> UOp:
    """start + a*a + b*b, with what each step was rounded by added in the end.
    Of numbers whose squares are in range."""
    limit = 4.0
    a, b = (x.maximum(-limit).minimum(limit) for x in (a, b))
    (first, lost_first), (second, lost_second) = product(a, a), product(b, b)
    total, lost = _sum(start, first)
    total, more = _sum(total, second)
    return total + (lost + more + lost_first + lost_second)


def _sum(x: UOp, y: UOp) -> tuple[UOp, UOp]:
    """x + y, and what rounding it lost (Knuth, The Art of Computer Programming, volume 2, 4.2.2)."""
    total = x + y
    other = total - x
    return total, (x - (total - other)) + (y - other)


# -- powers


def power(x: Number, y: Number) -> Pair:
    """|x|**c * exp(-d*angle), turned by c*angle + d*log|x|, of y = c + dj.
    Known small integers are products."""
    base = x if isinstance(x, Pair) else Pair(x, x.const_like(0.0))
    if isinstance(y, UOp):
        if y.op is Op.CONST and float(y.value).is_integer() and abs(y.value) <= _PRODUCTS:
            return _whole_power(base, int(y.value))
        return _power(base, y, None)
    return _power(base, y.re, y.im)


def _whole_power(x: Pair, exponent: int) -> Pair:
    if exponent < 0:
        return reciprocal(_whole_power(x, -exponent))
    result: Pair | None = None
    while exponent:
        if exponent & 1:
            result = x if result is None else multiply(result, x)
        exponent >>= 1
        x = square(x) if exponent else x
    return Pair(*(x.re.const_like(c).broadcast_to(*x.re.shape) for c in (1.0, 0.0))) if result is None else result


def _power(x: Pair, c: UOp, d: UOp | None) -> Pair:
    size = hypot_of(x.re, x.im)
    nothing = size.eq(0.0)
    solid = nothing.where(size.const_like(1.0), size)
    angle = atan2_of(x.im, x.re)
    length, turn = solid.pow(c), angle * c
    if d is not None:
        length, turn = length * exp_of(-(d * angle)), turn + d * log(Pair(solid, solid.const_like(0.0))).re
    straight = turn.eq(0.0)
    re, im = length * turn.cos(), straight.where(zero_along(turn, length, turn), length * turn.sin())
    once = c.eq(0.0) if d is None else c.eq(0.0) & d.eq(0.0)
    zero = (c > 0.0).where(re.const_like(0.0), math.nan)
    re = once.where(re.const_like(1.0), nothing.where(zero, re))
    return Pair(re, once.where(re.const_like(0.0), nothing.where(zero, im)))


def sign(z: Pair) -> Pair:
    """z / |z|; 0 of 0, NaN in both parts where either is."""
    near, _ = to_middle(abs(z.re).maximum(abs(z.im)))
    a, b = z.re * near, z.im * near
    size = hypot_of(a, b)
    nothing = size.eq(0.0)
    below = nothing.where(size.const_like(1.0), size)
    unknown = ~(z.re.eq(z.re) & z.im.eq(z.im))
    nan = size.const_like(math.nan)
    return Pair(*(unknown.where(nan, nothing.where(0.0, part / below)) for part in (a, b)))


def signs_differ(x: UOp, y: UOp) -> UOp:
    return has_sign(x) ^ has_sign(y)
