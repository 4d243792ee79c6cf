"""Sums and products.
Index sums have a normal form (affine.py); machine integers wrap, so their constants just merge; on floats only what leaves
every bit as it was."""

from __future__ import annotations

import math

from kg.dtype import DType, Kind
from kg.ir.op import COMMUTATIVE, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, X, Y, add, fdiv, mul, neg, number, op, sub
from kg.rewrite.rule import collect, rule
from kg.rules.algebra import affine as sums
from kg.rules.algebra.folding import wrapped


# c + x  ->  x + c      constants go right
@rule(op(COMMUTATIVE, A, X), name="constant_right", priority=90)
def _(root: UOp, a: UOp, x: UOp) -> UOp | None:
    return None if x.op is Op.CONST else UOp(root.op, root.dtype, (x, a))


# -- index: the normal form


# the terms of x + y, equal ones merged, in canonical order
@rule(add(X.index, Y), name="collect_sum", priority=10)
def _(root: UOp) -> UOp | None:
    return None if sums.is_sum_of(root) else sums.build(recombined(sums.affine(root)), root.type)


# x - y  ->  x + y * -1
@rule(sub(X.index, Y), name="index_difference", priority=10)
def _(x: UOp, y: UOp) -> UOp:
    return x + y * -1


# -x  ->  x * -1
@rule(neg(X.index), name="index_negation", priority=10)
def _(x: UOp) -> UOp:
    return x * -1


# (x + y) * z  ->  x*z + y*z      multiplied out, factors in canonical order
@rule(mul(X.index, Y), name="multiply_out", priority=10)
def _(root: UOp, x: UOp, y: UOp) -> UOp | None:
    if sums.is_term(x, y):
        return None
    found = sums.product(sums.affine(x), sums.affine(y), root.type)
    return None if found is None else sums.build(found, root.type)


def recombined(found: sums.Affine) -> sums.Affine:
    """(x // c) * c + x % c  ->  x,  and  ((x // c) % d) * c + x % c  ->  x % (c*d),
    also with a common factor."""
    while True:
        for term, m in found.terms.items():
            if term.op is not Op.FLOORMOD or term.src[1].op is not Op.CONST:
                continue
            x, c = term.src[0], int(term.src[1].value)
            merged = _merge_remainder(found, x, c, m) if c > 0 else None
            if merged is not None:
                found = found.plus(merged).minus(sums.Affine({term: m}, 0))
                break
        else:
            return found


def _merge_remainder(found: sums.Affine, x: UOp, c: int, m: int) -> sums.Affine | None:
    """What to add for the quotient that goes with m * (x % c), were that taken away;
    None when there is none."""
    for term, coefficient in found.terms.items():
        if coefficient != m * c:
            continue
        if _is_quotient(term, x, c):
            return sums.affine(x).scaled(m).minus(sums.Affine({term: coefficient}, 0))
        if term.op is Op.FLOORMOD and term.src[1].op is Op.CONST and _is_quotient(term.src[0], x, c):
            d = int(term.src[1].value)
            if d > 0 and sums.fits(c * d):
                return sums.Affine({x % (c * d): m}, 0).minus(sums.Affine({term: coefficient}, 0))
    return None


def _is_quotient(term: UOp, x: UOp, c: int) -> bool:
    """Whether term is x // c; x itself may be a quotient, then written as one division."""
    if term.op is not Op.FLOORDIV or term.src[1].op is not Op.CONST:
        return False
    if term.src[0] is x and term.src[1].value == c:
        return True
    inner = x.op is Op.FLOORDIV and x.src[1].op is Op.CONST and x.src[0] is term.src[0]
    return inner and int(x.src[1].value) > 0 and term.src[1].value == c * int(x.src[1].value)


# -- machine integers and bools


# x + 0  ->  x      not for floats: -0.0 + 0.0 is 0.0
@rule(add(X.exact, number(0)), name="add_zero")
def _(x: UOp) -> UOp:
    return x


# x - 0  ->  x      for floats only when it is +0.0: -0.0 - -0.0 is 0.0
@rule(sub(X, number(0).named("a")), name="subtract_zero")
def _(x: UOp, a: UOp) -> UOp | None:
    return x if not x.type.is_float or math.copysign(1.0, a.value) > 0 else None


# x - x  ->  0
@rule(sub(X.exact, X), name="subtract_itself")
def _(x: UOp) -> UOp:
    return x.const_like(0)


# 0 - x  ->  -x      not for floats: 0.0 - 0.0 is 0.0
@rule(sub(number(0), X.machine), name="subtract_from_zero")
def _(x: UOp) -> UOp:
    return -x


# x * 1  ->  x      exact on floats too
@rule(mul(X, number(1)), name="mul_by_one")
def _(x: UOp) -> UOp:
    return x


# x * -1  ->  -x
@rule(mul(X.of(Kind.INT, Kind.FLOAT), number(-1)), name="mul_by_minus_one")
def _(x: UOp) -> UOp:
    return -x


# -(-x)  ->  x
@rule(neg(neg(X)), name="double_negation")
def _(x: UOp) -> UOp:
    return x


# x + -y  ->  x - y      the same operation on floats
@rule(add(X.of(Kind.INT, Kind.UINT, Kind.FLOAT), neg(Y)), name="add_negation")
def _(x: UOp, y: UOp) -> UOp:
    return x - y


# -x + y  ->  y - x
@rule(add(neg(X.of(Kind.INT, Kind.UINT, Kind.FLOAT)), Y), name="add_to_negation")
def _(x: UOp, y: UOp) -> UOp:
    return y - x


# x - -y  ->  x + y
@rule(sub(X.of(Kind.INT, Kind.UINT, Kind.FLOAT), neg(Y)), name="subtract_negation")
def _(x: UOp, y: UOp) -> UOp:
    return x + y


# x - a  ->  x + (-a)      so that constants merge; unsigned ones stay, to keep bounds
@rule(sub(X.of(Kind.INT), A), name="subtract_constant")
def _(x: UOp, a: UOp) -> UOp:
    return x + wrapped(a, -int(a.value))


# (x + a) + b  ->  x + (a + b)
@rule(add(add(X.machine, A), B), name="add_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x + wrapped(a, int(a.value) + int(b.value))


# (x * a) * b  ->  x * (a * b)
@rule(mul(mul(X.machine, A), B), name="mul_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x * wrapped(a, int(a.value) * int(b.value))


# (x + y) - x  ->  y
@rule(sub(add(X.machine, Y), X), name="subtract_first")
def _(y: UOp) -> UOp:
    return y


# (y + x) - x  ->  y
@rule(sub(add(Y.machine, X), X), name="subtract_second")
def _(y: UOp) -> UOp:
    return y


# (x - y) + y  ->  x
@rule(add(sub(X.machine, Y), Y), name="add_back")
def _(x: UOp) -> UOp:
    return x


# -- floats


# x + -0.0  ->  x
@rule(add(X.floats, number(0.0).named("a")), name="add_minus_zero")
def _(x: UOp, a: UOp) -> UOp | None:
    return x if math.copysign(1.0, a.value) < 0 else None


# x / 1  ->  x
@rule(fdiv(X, number(1)), name="divide_by_one")
def _(x: UOp) -> UOp:
    return x


# x / 2^n  ->  x * 2^-n      both are the rounding of one real number
@rule(fdiv(X, A), name="divide_by_power_of_two")
def _(x: UOp, a: UOp) -> UOp | None:
    value = float(a.value)
    if not math.isfinite(value) or abs(math.frexp(value)[0]) != 0.5:
        return None
    return x * (1.0 / value) if is_normal(1.0 / value, x.type) else None


def is_normal(value: float, dtype: DType) -> bool:
    """Whether a power of two is a normal number of the float dtype."""
    bias = (1 << (dtype.exponent_bits - 1)) - 1
    return 2.0 ** (1 - bias) <= abs(value) <= dtype.max_finite


# -- with the fast_math licence only


# x + 0  ->  x
@rule(add(X.floats, number(0)), name="fast_add_zero", fast_math=True)
def _(x: UOp) -> UOp:
    return x


# x * 0  ->  0
@rule(mul(X.floats, number(0)), name="fast_mul_by_zero", fast_math=True)
def _(x: UOp) -> UOp:
    return x.const_like(0.0)


# x - x  ->  0
@rule(sub(X.floats, X), name="fast_subtract_itself", fast_math=True)
def _(x: UOp) -> UOp:
    return x.const_like(0.0)


# 0 - x  ->  -x
@rule(sub(number(0), X.floats), name="fast_subtract_from_zero", fast_math=True)
def _(x: UOp) -> UOp:
    return -x


# (x + a) + b  ->  x + (a + b)
@rule(add(add(X.floats, A), B), name="fast_add_constants", fast_math=True)
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x + (a + b)


# (x * a) * b  ->  x * (a * b)
@rule(mul(mul(X.floats, A), B), name="fast_mul_constants", fast_math=True)
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x * (a * b)


# x / a  ->  x * (1/a)
@rule(fdiv(X, A), name="fast_divide_by_constant", fast_math=True)
def _(x: UOp, a: UOp) -> UOp | None:
    value = float(a.value)
    return x * (1.0 / value) if value != 0.0 and math.isfinite(value) and is_normal(1.0 / value, x.type) else None


rules = collect("arith", __name__)
fast_math = collect("arith.fast_math", __name__, fast_math=True)
