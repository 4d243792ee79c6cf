"""Floor division and remainder of index expressions by constants and by symbolic sizes.
Machine integers by bounds alone.

A divisor is made positive first. What is a multiple of it leaves the division; a common factor is cancelled; small terms
that can't carry are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from kg.dtype import Kind, index
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, C, X, Y, floordiv, floormod, idiv, mod, mul, number, op
from kg.rewrite.rule import collect, rule
from kg.rules.algebra import affine as sums
from kg.rules.algebra.affine import Affine

# -- any integers


# x / 1  ->  x
@rule(op((Op.FLOORDIV, Op.IDIV), X, number(1)), name="divide_integer_by_one", priority=20)
def _(x: UOp) -> UOp:
    return x


# x / -1  ->  -x      INT_MIN stays INT_MIN, as negation leaves it
@rule(op((Op.FLOORDIV, Op.IDIV), X.of(Kind.INT), number(-1)), name="divide_by_minus_one")
def _(x: UOp) -> UOp:
    return -x


# x % y  ->  x      for 0 <= x < y
@rule(op((Op.FLOORMOD, Op.MOD), X, Y), name="remainder_of_smaller", priority=15)
def _(x: UOp, y: UOp) -> UOp | None:
    return x if x.vmin >= 0 and x.vmax < y.vmin else None


# (x % y) % y  ->  x % y
@rule(op((Op.FLOORMOD,), floormod(X, Y).named("z"), Y), name="remainder_twice")
def _(z: UOp) -> UOp:
    return z


# x idiv y  ->  x // y      for x >= 0 and y >= 0 both round alike
@rule(idiv(X.index, Y), name="truncated_is_floor")
def _(x: UOp, y: UOp) -> UOp | None:
    return x // y if x.vmin >= 0 and y.vmin >= 0 else None


# x mod y  ->  x % y      for x >= 0 and y >= 0
@rule(mod(X.index, Y), name="truncated_remainder_is_floor")
def _(x: UOp, y: UOp) -> UOp | None:
    return x % y if x.vmin >= 0 and y.vmin >= 0 else None


# (x // a) // b  ->  x // (a*b)      for a > 0, b > 0, where a*b is no overflow
@rule(floordiv(floordiv(X.machine, A), B), name="machine_floordiv_of_floordiv")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    divisor = int(a.value) * int(b.value)
    return x // divisor if a.value > 0 and b.value > 0 and divisor <= x.type.max else None


# (x idiv a) idiv b  ->  x idiv (a*b)      for a > 0, b > 0, where a*b is no overflow
@rule(idiv(idiv(X.machine, A), B), name="machine_idiv_of_idiv")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    divisor = int(a.value) * int(b.value)
    return x.idiv(divisor) if a.value > 0 and b.value > 0 and divisor <= x.type.max else None


# (x * a) / a  ->  x      where x*a is no overflow
@rule(op((Op.FLOORDIV, Op.IDIV), mul(X.machine, A), A), name="machine_divide_product")
def _(x: UOp, a: UOp) -> UOp | None:
    products = (x.vmin * int(a.value), x.vmax * int(a.value))
    return x if a.value != 0 and all(x.type.min <= p <= x.type.max for p in products) else None


# -- index by a constant


# x // a  ->  (-x) // (-a)      for a < 0
@rule(floordiv(X.index, A), name="negative_divisor", priority=12)
def _(x: UOp, a: UOp) -> UOp | None:
    return (x * -1) // -int(a.value) if index.min < a.value < 0 else None


# x % a  ->  (-x) % (-a) * -1      for a < 0
@rule(floormod(X.index, A), name="negative_modulus", priority=12)
def _(x: UOp, a: UOp) -> UOp | None:
    return (x * -1) % -int(a.value) * -1 if index.min < a.value < 0 else None


# (x // a) // b  ->  x // (a*b)      for a > 0, b > 0
@rule(floordiv(floordiv(X.index, A), B), name="floordiv_of_floordiv")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    divisor = int(a.value) * int(b.value)
    return x // divisor if a.value > 0 and b.value > 0 and sums.fits(divisor) else None


# (x // a + b) // c  ->  (x + a*b) // (a*c)      for a > 0, c > 0
@rule(
    floordiv(op(Op.ADD, floordiv(X.index, A), B), C),
    name="floordiv_of_shifted_floordiv",
)
def _(x: UOp, a: UOp, b: UOp, c: UOp) -> UOp | None:
    shift, divisor = int(a.value) * int(b.value), int(a.value) * int(c.value)
    return (x + shift) // divisor if a.value > 0 and c.value > 0 and sums.fits(shift) and sums.fits(divisor) else None


# (x % a) // b  ->  (x // b) % (a // b)      for b > 0 that divides a > 0
@rule(floordiv(floormod(X.index, A), B), name="floordiv_of_floormod")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    m, d = int(a.value), int(b.value)
    return (x // d) % (m // d) if m > 0 and d > 0 and m % d == 0 else None


# (a*q + r) // a  ->  q + r // a      for a > 0: all terms that are multiples of a
@rule(floordiv(X.index, A), name="take_out_multiples")
def _(x: UOp, a: UOp) -> UOp | None:
    c, parts = int(a.value), sums.affine(x)
    if c <= 0:
        return None
    multiples, rest = _split(parts, c)
    outside, inside = Affine(multiples, parts.constant // c), Affine(rest, parts.constant % c)
    if not multiples and outside.constant == 0:
        return None
    q, r = sums.build(outside, x.type), sums.build(inside, x.type)
    return None if q is None or r is None else q + r // a


# (a*q + r) % a  ->  r % a      for a > 0: coefficients and the number are reduced
@rule(floormod(X.index, A), name="drop_multiples")
def _(x: UOp, a: UOp) -> UOp | None:
    c, parts = int(a.value), sums.affine(x)
    if c <= 0:
        return None
    terms = {t: _towards_zero(n, c) for t, n in parts.terms.items()}
    reduced = _without_inner_remainders(Affine({t: n for t, n in terms.items() if n}, parts.constant % c), c)
    if reduced.terms == parts.terms and reduced.constant == parts.constant:
        return None
    rest = sums.build(reduced, x.type)
    return None if rest is None else rest % a


# x // a  ->  q      and  x % a  ->  x - a*q      for a*q <= x < a*(q+1)
@rule(op((Op.FLOORDIV, Op.FLOORMOD), X.index, A), name="divide_within_one_step", priority=5)
def _(root: UOp, x: UOp, a: UOp) -> UOp | None:
    c, parts = int(a.value), sums.affine(x)
    if c <= 0 or (q := parts.least // c) != parts.greatest // c:
        return None
    return sums.build(Affine({}, q) if root.op is Op.FLOORDIV else parts.plus(Affine({}, -q * c)), x.type)


# (g*x + s) // (g*c)  ->  (x + q) // c               for g*q <= s < g*(q+1): s can't carry
# (g*x + s) %  (g*c)  ->  g * ((x + q) % c) + s - g*q
@rule(op((Op.FLOORDIV, Op.FLOORMOD), X.index, A), name="cancel_common_factor", priority=-5)
def _(root: UOp, x: UOp, a: UOp) -> UOp | None:
    c, parts = int(a.value), sums.affine(x)
    if c <= 0:
        return None
    for g in _common_factors(parts, c):
        multiples, rest = _split(parts, g)
        small = Affine(rest, parts.constant % g)
        q = small.least // g
        if not multiples or q != small.greatest // g:
            continue
        quotient = sums.build(Affine(multiples, q + parts.constant // g), x.type)
        left = sums.build(small.plus(Affine({}, -q * g)), x.type)
        if quotient is None or left is None:
            return None
        return quotient // (c // g) if root.op is Op.FLOORDIV else (quotient % (c // g)) * g + left
    return None


def _split(parts: Affine, c: int) -> tuple[dict[UOp, int], dict[UOp, int]]:
    """The terms that c divides, divided by it, and the others."""
    multiples = {t: n // c for t, n in parts.terms.items() if n % c == 0}
    return multiples, {t: n for t, n in parts.terms.items() if n % c}


def _towards_zero(n: int, c: int) -> int:
    return n % c if n >= 0 else -(-n % c)


def _without_inner_remainders(parts: Affine, c: int) -> Affine:
    """n * (x % m)  ->  n * x      modulo c, where c divides n*m."""
    result = parts
    for t, n in parts.terms.items():
        if t.op is Op.FLOORMOD and t.src[1].op is Op.CONST and t.src[1].value != 0 and n * int(t.src[1].value) % c == 0:
            result = result.minus(Affine({t: n}, 0)).plus(sums.affine(t.src[0]).scaled(n))
    return result


def _common_factors(parts: Affine, c: int) -> Iterator[int]:
    """What divides c and some of the terms, greatest first. Not c itself nor 1."""
    found = {gcd(n, c) for n in parts.terms.values()}
    found |= {gcd(f, g) for f in found for g in found}
    return iter(sorted((g for g in found if 1 < g < c), reverse=True))


# -- index by a symbolic size


# (q*y + r) // y  ->  q + r // y      for y > 0;      r // y -> 0 for 0 <= r < y
@rule(floordiv(X.index, Y), name="take_out_symbolic_multiples", priority=-5)
def _(x: UOp, y: UOp) -> UOp | None:
    if y.op is Op.CONST or y.vmin <= 0:
        return None
    outside, inside = _split_symbolic(sums.affine(x), y)
    if is_within(inside, y):
        return sums.build(outside, x.type)
    q, r = sums.build(outside, x.type), sums.build(inside, x.type)
    return None if q is None or r is None or not (outside.terms or outside.constant) else q + r // y


# (q*y + r) % y  ->  r % y      for y > 0;      r % y -> r for 0 <= r < y
@rule(floormod(X.index, Y), name="drop_symbolic_multiples", priority=-5)
def _(x: UOp, y: UOp) -> UOp | None:
    if y.op is Op.CONST or y.vmin <= 0:
        return None
    outside, inside = _split_symbolic(sums.affine(x), y)
    r = sums.build(inside, x.type)
    if r is None or is_within(inside, y):
        return r
    return r % y if outside.terms or outside.constant else None


def _split_symbolic(parts: Affine, y: UOp) -> tuple[Affine, Affine]:
    """parts = first * y + second, by the factors of the terms; y itself may be a product with a number."""
    divisor = sums.affine(y)
    if divisor.constant or len(divisor.terms) != 1:
        return Affine({}, 0), parts
    ((term, scale),) = divisor.terms.items()
    outside, inside = Affine({}, 0), Affine({}, parts.constant)
    for t, n in parts.terms.items():
        rest = _divide_product(t, term)
        if rest is None or n % scale:
            inside = inside.plus(Affine({t: n}, 0))
        else:
            outside = outside.plus(rest.scaled(n // scale))
    return outside, inside


def _divide_product(product: UOp, divisor: UOp) -> Affine | None:
    """The product less the divisor's factors; None where one is missing."""
    left = sums.factors(product)
    for f in sums.factors(divisor):
        if f not in left:
            return None
        left.remove(f)
    result = Affine({}, 1)
    for f in left:
        found = sums.product(result, Affine({f: 1}, 0))
        if found is None:
            return None
        result = found
    return result


def is_within(parts: Affine, y: UOp) -> bool:
    """Whether 0 <= parts < y: by bounds, or by putting each loop counter's greatest value,
    which may name y."""
    if parts.least < 0:
        return False
    return parts.greatest < y.vmin or sums.affine(y).minus(greatest_symbolic(parts)).least > 0


def greatest_symbolic(parts: Affine) -> Affine:
    """An upper bound in which RANGE counters of symbolic extent gave way to stop - 1, innermost first."""
    for _ in range(8):
        for term, n in parts.terms.items():
            put = _greatest_of(term) if n > 0 else None
            if put is not None:
                parts = parts.minus(Affine({term: n}, 0)).plus(put.scaled(n))
                break
        else:
            break
    return parts


def _greatest_of(term: UOp) -> Affine | None:
    """The term with one RANGE factor at its last value; the other factors must not be negative."""
    all_factors = sums.factors(term)
    for i, f in enumerate(all_factors):
        if f.op is Op.RANGE and f.src[1].op is not Op.CONST and all(o.vmin >= 0 for o in all_factors):
            result: Affine | None = sums.affine(f.src[1]).plus(Affine({}, -1))
            for other in all_factors[:i] + all_factors[i + 1 :]:
                result = None if result is None else sums.product(result, Affine({other: 1}, 0))
            return result
    return None


rules = collect("divmod", __name__)
