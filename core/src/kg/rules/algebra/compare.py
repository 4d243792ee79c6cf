"""Comparisons.
Of index expressions there is one form: no <=, everything that varies on its own side, positive, reduced.

Comparisons of floats are never negated: with NaN, not (a < b) is not b <= a.
"""

from __future__ import annotations

from math import gcd

from kg.dtype import DType
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, X, Y, add, cast, eq, le, logical_not, lt, ne, neg, number, op
from kg.rewrite.rule import collect, rule
from kg.rules.algebra import affine as sums
from kg.rules.algebra.affine import Affine
from kg.rules.algebra.cast import holds
from kg.rules.algebra.folding import wrapped

# -- bool


# x != y  ->  x ^ y
@rule(ne(X.bools, Y), name="bool_not_equal")
def _(x: UOp, y: UOp) -> UOp:
    return x ^ y


# x == y  ->  not (x ^ y)
@rule(eq(X.bools, Y), name="bool_equal")
def _(x: UOp, y: UOp) -> UOp:
    return ~(x ^ y)


# x < y  ->  not x and y
@rule(lt(X.bools, Y), name="bool_less")
def _(x: UOp, y: UOp) -> UOp:
    return ~x & y


# x <= y  ->  not x or y
@rule(le(X.bools, Y), name="bool_less_or_equal")
def _(x: UOp, y: UOp) -> UOp:
    return ~x | y


# number(x) != 0  ->  x
@rule(ne(cast(X.bools), number(0)), name="bool_as_number_is_not_zero")
def _(x: UOp) -> UOp:
    return x


# number(x) == 0  ->  not x
@rule(eq(cast(X.bools), number(0)), name="bool_as_number_is_zero")
def _(x: UOp) -> UOp:
    return ~x


# -- negations


# not (x < y)  ->  y <= x      integers only
@rule(logical_not(lt(X.ints, Y)), name="not_less")
def _(x: UOp, y: UOp) -> UOp:
    return y <= x


# not (x <= y)  ->  y < x      integers only
@rule(logical_not(le(X.ints, Y)), name="not_less_or_equal")
def _(x: UOp, y: UOp) -> UOp:
    return y < x


# not (x == y)  ->  x != y      true of NaN as well
@rule(logical_not(eq(X, Y)), name="not_equal")
def _(x: UOp, y: UOp) -> UOp:
    return x.ne(y)


# not (x != y)  ->  x == y
@rule(logical_not(ne(X, Y)), name="not_different")
def _(x: UOp, y: UOp) -> UOp:
    return x.eq(y)


# -- machine integers


# x <= a  ->  x < a + 1      where a is not the greatest
@rule(le(X.machine, A), name="at_most_constant")
def _(x: UOp, a: UOp) -> UOp | None:
    return x < int(a.value) + 1 if a.value < x.type.max else None


# a <= x  ->  a - 1 < x      where a is not the least
@rule(le(A, X.machine), name="at_least_constant")
def _(x: UOp, a: UOp) -> UOp | None:
    return x > int(a.value) - 1 if a.value > x.type.min else None


# x + a == b  ->  x == b - a      wraps alike
@rule(op((Op.CMPEQ, Op.CMPNE), add(X.machine, A), B), name="equality_moves_constant")
def _(root: UOp, x: UOp, a: UOp, b: UOp) -> UOp:
    return x.alu(root.op, wrapped(b, int(b.value) - int(a.value)))


# -x == a  ->  x == -a
@rule(op((Op.CMPEQ, Op.CMPNE), neg(X.machine), A), name="equality_moves_negation")
def _(root: UOp, x: UOp, a: UOp) -> UOp:
    return x.alu(root.op, wrapped(a, -int(a.value)))


# x + a < b  ->  x < b - a      where neither x + a nor b - a is an overflow
@rule(lt(add(X.machine, A), B), name="less_moves_constant")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    number_, shift, dtype = int(b.value) - int(a.value), int(a.value), x.type
    no_overflow = dtype.min <= x.vmin + shift and x.vmax + shift <= dtype.max
    return x < number_ if no_overflow and dtype.min <= number_ <= dtype.max else None


# -- index


# x <= y  ->  x < y + 1
@rule(le(X.index, Y), name="index_at_most")
def _(x: UOp, y: UOp) -> UOp:
    return x < y + 1


# x < y  ->  l < r + k      terms of x - y by sign; common factors cancelled, what can't matter dropped
@rule(lt(X.index, Y), name="index_less")
def _(root: UOp, x: UOp, y: UOp) -> UOp | None:
    difference = _reduced(sums.affine(x).minus(sums.affine(y)))
    if difference.least >= 0 or difference.greatest < 0:
        return root.const_like(difference.greatest < 0)
    return _compare(Op.CMPLT, difference, x.type)


# x == y  ->  l == r + k      the first term positive, common factors cancelled; False where they can't divide
@rule(op((Op.CMPEQ, Op.CMPNE), X.index, Y), name="index_equal")
def _(root: UOp, x: UOp, y: UOp) -> UOp | None:
    difference = sums.affine(x).minus(sums.affine(y))
    if difference.least > 0 or difference.greatest < 0:
        return root.const_like(root.op is Op.CMPNE)
    if not difference.terms:
        return root.const_like((difference.constant == 0) is (root.op is Op.CMPEQ))
    g = _gcd(difference)
    if difference.constant % g:
        return root.const_like(root.op is Op.CMPNE)
    first = sums.sorted_nodes(difference.terms)[0]
    g = g if difference.terms[first] > 0 else -g
    return _compare(root.op, Affine({t: c // g for t, c in difference.terms.items()}, difference.constant // g), x.type)


def _gcd(parts: Affine) -> int:
    return gcd(*parts.terms.values())


def _reduced(d: Affine) -> Affine:
    """d < 0 with smaller numbers: g*x + s < 0 is x + s//g < 0,
    and x + q < 0 where all s have one quotient q."""
    for g in sorted({abs(c) for c in d.terms.values()} | ({_gcd(d)} if d.terms else set()), reverse=True):
        if g == 1:
            continue
        large = {t: c // g for t, c in d.terms.items() if c % g == 0}
        small = Affine({t: c for t, c in d.terms.items() if c % g}, d.constant)
        q = small.least // g
        if q == small.greatest // g:
            return _reduced(Affine(large, q))
    return d


def _compare(op_: Op, difference: Affine, dtype: DType) -> UOp | None:
    """difference < 0 as left < right: positive terms left, the others right;
    the number where there is no term."""
    left = Affine({t: c for t, c in difference.terms.items() if c > 0}, 0)
    right = Affine({t: -c for t, c in difference.terms.items() if c < 0}, 0)
    if left.terms:
        right = Affine(right.terms, -difference.constant)
    else:
        left = Affine({}, difference.constant)
    x, y = sums.build(left, dtype), sums.build(right, dtype)
    return None if x is None or y is None else x.alu(op_, y)


# index(x) < index(y)  ->  x < y      also ==, !=; with constants that the dtype holds
@rule(op((Op.CMPLT, Op.CMPEQ, Op.CMPNE), cast(X.machine).index, A), name="compare_before_cast", priority=2)
def _(root: UOp, x: UOp, a: UOp) -> UOp | None:
    return x.alu(root.op, x.const_like(a.value)) if x.type.min <= a.value <= x.type.max else None


# int(i) < c  ->  i < c      also ==, !=; positions that the dtype holds: loops are ended and cut by what is compared as an index
@rule(op((Op.CMPLT, Op.CMPEQ, Op.CMPNE), cast(X.index).machine.named("s"), A), name="compare_position")
def _(root: UOp, x: UOp, a: UOp, s: UOp) -> UOp | None:
    return x.alu(root.op, x.const_like(a.value)) if holds(s.type, x) else None


# c < int(i)  ->  c < i      where the dtype holds i
@rule(lt(A, cast(X.index).machine.named("s")), name="compare_with_position")
def _(x: UOp, a: UOp, s: UOp) -> UOp | None:
    return x.const_like(a.value) < x if holds(s.type, x) else None


# int(i) < int(j)  ->  i < j      also <=, ==, !=; where the dtype holds both: causal masks of positions in int32 end loops too
@rule(
    op((Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE), cast(X.index).machine.named("s"), cast(Y.index).machine),
    name="compare_positions",
)
def _(root: UOp, x: UOp, y: UOp, s: UOp) -> UOp | None:
    return x.alu(root.op, y) if holds(s.type, x) and holds(s.type, y) else None


rules = collect("compare", __name__)
