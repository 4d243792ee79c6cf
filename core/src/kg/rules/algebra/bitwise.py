"""AND, OR, XOR, shifts; and the logic of bools, for which ADD, MUL, MAX, MIN and SUB are other names."""

from __future__ import annotations

from functools import reduce
from math import gcd

from kg.dtype import Kind
from kg.ir.indexing import conjuncts
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, X, Y, bit_and, bit_or, bit_xor, logical_not, number, op, shl, shr
from kg.rewrite.rule import collect, rule
from kg.rules.algebra.affine import Affine, affine, build
from kg.rules.algebra.folding import wrapped

# -- bool: one name per operation


# x + y, max(x, y)  ->  x | y
@rule(op((Op.ADD, Op.MAX), X.bools, Y), name="bool_or")
def _(x: UOp, y: UOp) -> UOp:
    return x | y


# x * y, min(x, y)  ->  x & y
@rule(op((Op.MUL, Op.MIN), X.bools, Y), name="bool_and")
def _(x: UOp, y: UOp) -> UOp:
    return x & y


# x - y  ->  x ^ y
@rule(op(Op.SUB, X.bools, Y), name="bool_difference")
def _(x: UOp, y: UOp) -> UOp:
    return x ^ y


# -- identities of bits


# x & ones  ->  x
@rule(bit_and(X, A), name="and_ones")
def _(x: UOp, a: UOp) -> UOp | None:
    return x if a.value == _ones(x) else None


# x | 0, x ^ 0  ->  x
@rule(op((Op.OR, Op.XOR), X, number(0)), name="or_zero", priority=5)
def _(x: UOp) -> UOp:
    return x


# x | ones  ->  ones
@rule(bit_or(X, A), name="or_ones")
def _(x: UOp, a: UOp) -> UOp | None:
    return a if a.value == _ones(x) else None


# x & x, x | x  ->  x
@rule(op((Op.AND, Op.OR), X, X), name="and_itself")
def _(x: UOp) -> UOp:
    return x


# x ^ x  ->  0
@rule(bit_xor(X, X), name="xor_itself")
def _(x: UOp) -> UOp:
    return x.const_like(0)


# (x & y) & y  ->  x & y      likewise |
@rule(op(Op.AND, op(Op.AND, X, Y).named("w"), Y), name="and_again")
def _(w: UOp) -> UOp:
    return w


@rule(op(Op.AND, op(Op.AND, X, Y).named("w"), X), name="and_again_first")
def _(w: UOp) -> UOp:
    return w


@rule(op(Op.OR, op(Op.OR, X, Y).named("w"), Y), name="or_again")
def _(w: UOp) -> UOp:
    return w


@rule(op(Op.OR, op(Op.OR, X, Y).named("w"), X), name="or_again_first")
def _(w: UOp) -> UOp:
    return w


# (x op a) op b  ->  x op (a op b)      for &, |, ^
@rule(bit_and(bit_and(X, A), B), name="and_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x & (a & b)


@rule(bit_or(bit_or(X, A), B), name="or_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x | (a | b)


@rule(bit_xor(bit_xor(X, A), B), name="xor_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x ^ (a ^ b)


# x & a  ->  x      for 0 <= x <= a, a = 2^n - 1
@rule(bit_and(X.ints, A), name="and_mask_by_bounds")
def _(x: UOp, a: UOp) -> UOp | None:
    mask = int(a.value)
    return x if mask & (mask + 1) == 0 and x.vmin >= 0 and x.vmax <= mask else None


# x & not x  ->  False
@rule(bit_and(X.bools, logical_not(X)), name="and_its_negation")
def _(x: UOp) -> UOp:
    return x.const_like(False)


@rule(bit_and(logical_not(X), X), name="negation_and_it")
def _(x: UOp) -> UOp:
    return x.const_like(False)


# x | not x  ->  True
@rule(bit_or(X.bools, logical_not(X)), name="or_its_negation")
def _(x: UOp) -> UOp:
    return x.const_like(True)


@rule(bit_or(logical_not(X), X), name="negation_or_it")
def _(x: UOp) -> UOp:
    return x.const_like(True)


# x & (x | y)  ->  x      absorption, all instances
@rule(bit_and(X, bit_or(X, Y)), name="and_absorbs")
def _(x: UOp) -> UOp:
    return x


@rule(bit_and(bit_or(X, Y), X), name="absorbed_by_and")
def _(x: UOp) -> UOp:
    return x


@rule(bit_or(X, bit_and(X, Y)), name="or_absorbs")
def _(x: UOp) -> UOp:
    return x


@rule(bit_or(bit_and(X, Y), X), name="absorbed_by_or")
def _(x: UOp) -> UOp:
    return x


def _ones(x: UOp) -> int | bool:
    """All bits set."""
    return True if x.type.is_bool else int(x.type.max) if x.type.kind is Kind.UINT else -1


# -- and-chains: the conditions of gates


# p & q  ->  the conditions of both, each once; of several upper (lower) limits of one expression the tighter one
@rule(bit_and(X.bools, Y), name="and_chain", priority=-10)
def _(root: UOp) -> UOp | None:
    found = conjuncts(root)
    kept = list(dict.fromkeys(found))
    for p in found:
        if p in kept and any(q is not p and _implies(q, p) for q in kept):
            kept.remove(p)
    return None if len(kept) == len(found) else reduce(UOp.__and__, kept)


def _implies(q: UOp, p: UOp) -> bool:
    """x < a implies x < b for a <= b;  a < x implies b < x for b <= a. Not for equal nodes."""
    if q.op is not Op.CMPLT or p.op is not Op.CMPLT or not q.src[0].type.is_int or q.src[0].dtype is not p.src[0].dtype:
        return False
    (x, a), (y, b) = q.src, p.src
    if x is y and a.op is Op.CONST and b.op is Op.CONST:
        return a.value <= b.value
    return a is b and x.op is Op.CONST and y.op is Op.CONST and y.value <= x.value


# -- shifts


# x << 0, x >> 0  ->  x
@rule(op((Op.SHL, Op.SHR), X, number(0)), name="shift_by_zero")
def _(x: UOp) -> UOp:
    return x


# x >> a  ->  0      of unsigned x, for a out of range
@rule(shr(X.of(Kind.UINT), A), name="shift_out_of_range")
def _(x: UOp, a: UOp) -> UOp | None:
    return None if 0 <= a.value < x.type.bits else x.const_like(0)


# (x << a) << b  ->  x << (a + b)
@rule(shl(shl(X.machine, A), B), name="shl_of_shl")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    bits = x.type.bits
    if not (0 <= a.value < bits and 0 <= b.value < bits):
        return None
    count = int(a.value) + int(b.value)
    return x << count if count < bits else x.const_like(0)


# (x >> a) >> b  ->  x >> (a + b)      at most by all bits but the sign
@rule(shr(shr(X.machine, A), B), name="shr_of_shr")
def _(x: UOp, a: UOp, b: UOp) -> UOp | None:
    bits = x.type.bits
    if not (0 <= a.value < bits and 0 <= b.value < bits):
        return None
    count = int(a.value) + int(b.value)
    if count >= bits:
        return x >> (bits - 1) if x.type.is_signed else x.const_like(0)
    return x >> count


# (x >> a) << a  ->  x & -(1 << a)
@rule(shl(shr(X.machine, A), A), name="clear_low_bits")
def _(x: UOp, a: UOp) -> UOp | None:
    return x & wrapped(x, -(1 << int(a.value))) if 0 < a.value < x.type.bits else None


# index: x << a  ->  x * 2^a
@rule(shl(X.index, A), name="index_shift_left")
def _(x: UOp, a: UOp) -> UOp | None:
    return x * (1 << int(a.value)) if 0 <= a.value < 63 else None


# index: x >> a  ->  x // 2^a
@rule(shr(X.index, A), name="index_shift_right")
def _(x: UOp, a: UOp) -> UOp | None:
    return x // (1 << int(a.value)) if 0 <= a.value < 63 else None


# index: x & (2^n - 1)  ->  x % 2^n
@rule(bit_and(X.index, A), name="index_mask")
def _(x: UOp, a: UOp) -> UOp | None:
    mask = int(a.value)
    return x % (mask + 1) if 0 < mask < 1 << 62 and mask & (mask + 1) == 0 else None


# index: (x*2^n + b) ^ a  ->  (x ^ (a >> n))*2^n + (b ^ a % 2^n)      for 0 <= b < 2^n
@rule(bit_xor(X.index, A), name="index_xor")
def _(x: UOp, a: UOp) -> UOp | None:
    parts = affine(x)
    common = gcd(*parts.terms.values())
    step = common & -common
    if step <= 1:
        return None
    high = build(Affine({t: c // step for t, c in parts.terms.items()}, parts.constant // step), x.type)
    low = parts.constant % step ^ int(a.value) % step
    return None if high is None else (high ^ int(a.value) // step) * step + low


rules = collect("bitwise", __name__)
