"""Strict float arithmetic under WGSL compilers, which may assume real-number algebra.

A driver may make `b` of `(a + b) - a`, 0 of `x * 0`, `x + 3` of `(x + 1) + 2`; kg's meaning of a kernel has roundings, infinities and
NaN in it, and its sines and exponentials are built on them. Where two operations meet that could be joined so, one operand passes
through an exclusive or with a zero that only the launch knows: the constant, if there is one (the same for all work-items and steps of
a loop), else what goes from the one operation to the other. Values that go through a register are followed, for drivers unroll loops.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from kg.plugin import AddrSpace, Op, UOp, parse_dtype
from kg.plugin.rendering import ALU
from kg_render.cstyle import space_of

from kg_webgpu.wgsl.writer import WGSLWriter

_SUMS: Final = frozenset({Op.ADD, Op.SUB, Op.MULACC})
_QUOTIENTS: Final = frozenset({Op.FDIV, Op.RECIPROCAL})
_WHOLE: Final = frozenset({Op.TRUNC, Op.ROUND})
_FLOAT, _UINT = parse_dtype("float32"), parse_dtype("uint32")
#: A term of a sum, and whether it is taken away.
_Term = tuple[UOp, bool]


def kept(w: WGSLWriter, u: UOp, code: str) -> str:
    """The value, of which a compiler knows nothing."""
    dtype = u.type
    name, zero = f"kept_{dtype}", w.launch_zero()
    if not w.has_helper(name):
        type_ = w.type(dtype)
        words = w.type(_UINT.vec(dtype.lanes))
        word = "zero" if dtype.lanes == 1 else f"{words}(zero)"
        floats = w.type(_FLOAT.vec(dtype.lanes))
        bits = "a" if dtype.scalar is _FLOAT else f"{floats}(a)"
        back = f"bitcast<{floats}>(bitcast<{words}>({bits}) ^ {word})"
        body = [f"return {back if dtype.scalar is _FLOAT else f'{type_}({back})'};"]
        w.define(name, type_, [(type_, "a"), ("u32", "zero")], body)
    return f"{name}({code}, {zero})"


def hidden(w: WGSLWriter, u: UOp) -> frozenset[int]:
    """Which operands of a float operation have to be hidden from the compiler, by number."""
    rule = _RULES.get(u.op)
    if rule is None or not u.type.is_float:
        return frozenset()
    src = [_seen(w, s) for s in u.src]
    found = rule(w, *src)
    if u.op in (Op.ADD, Op.SUB):
        found += [n for n, s in enumerate(u.src) if _adds_products(w, s)]
    # one value hidden twice would be one value again
    return frozenset(
        n for n in found if src[n].op is Op.CONST or not any(m < n and _plain(src[m]) is _plain(src[n]) for m in found)
    )


def is_hidden(u: UOp) -> bool:
    """A constant that is written as bits, and hidden with that."""
    return u.op is Op.CONST and (not math.isfinite(u.value) or (u.value == 0 and math.copysign(1.0, u.value) < 0))


def hides_start(w: WGSLWriter, store: UOp) -> bool:
    """Whether the constant that a float register starts from is hidden:
    the first steps of an unrolled loop would be folded with it.

    A zero to which everything is added may be known: it is only the sign of a sum of zeros that would be another.
    """
    value, register = store.src[1], store.src[0].src[0]
    if value.op is not Op.CONST or not value.type.is_float:
        return False
    users = [(load, user) for load in w.carried(register) for user in w.users_of(load)]
    return bool(users) and (value.value != 0 or not all(_adds(user, load) for load, user in users))


def _adds(user: UOp, value: UOp) -> bool:
    return user.op in (Op.ADD, Op.SUB, Op.STORE) or (user.op is Op.MULACC and value not in user.src[:2])


def _adds_products(w: WGSLWriter, u: UOp) -> bool:
    """(a*b + c*d) + x  ->  (a*b + x) + c*d, as it stands: x*-1 is a product, too."""
    u = _plain(u)
    register = u.op is Op.LOAD and space_of(u) is AddrSpace.REG
    values = [_plain(s.src[1]) for s in w.stores_to(u.src[0].src[0])] if register else [u]
    return any(
        v.op in _SUMS and all(_plain(s).op is Op.MUL for s in (v.src[2:] if v.op is Op.MULACC else v.src)) for v in values
    )


# -- values as drivers see them


def _seen(w: WGSLWriter, u: UOp) -> UOp:
    """The plainest form of a value: what a driver takes for the same is one node."""
    if not w.plainest:
        for v in w.uops:
            if v.op in ALU:
                w.plainest[v] = _plainest(v, *(w.plainest.get(s, s) for s in v.src))
    return w.plainest.get(u, u)


def _plainest(u: UOp, *src: UOp) -> UOp:
    """x*y for y*x, -(x*y) for (-x)*y, x for x*1, x + -y for x - y, x for a choice of x and x.
    The operands have this form."""
    if u.op is Op.WHERE:
        condition, then, otherwise = src
        while condition.op is Op.XOR and condition.src[1].op is Op.CONST and condition.src[1].value:
            condition, then, otherwise = condition.src[0], otherwise, then
        if then is otherwise or (condition.op is Op.CMPLT and condition.src[0] is condition.src[1]):
            return otherwise
    if u.type.is_float:
        match u.op:
            case Op.NEG:
                return _negated(src[0], True)
            case Op.SUB:
                return UOp(Op.ADD, u.dtype, _sorted(src[0], _negated(src[1], True)))
            case Op.ADD:
                return UOp(Op.ADD, u.dtype, _sorted(*src))
            case Op.MUL | Op.FDIV:
                return _product_of(u, *map(_signed, src))
            case Op.MULACC if all(_is_constant(s) for s in src[:2]):
                return UOp(Op.ADD, u.dtype, _sorted(u.const_like(src[0].value * src[1].value), src[2]))
            case Op.ABS if not _may_be_negative(_plain(src[0])):
                return _plain(src[0])
            case Op.TRUNC | Op.ROUND if _plain(src[0]).op in _WHOLE:
                return src[0]
            case _:
                pass
    return u.with_src(src)


def _product_of(u: UOp, first: _Term, second: _Term) -> UOp:
    """A product or quotient with its sign before it."""
    (a, minus), (b, negated) = first, second
    if u.op is Op.MUL and _is_constant(a, 1.0):
        a, b = b, a
    if _is_constant(b, 1.0):
        return _negated(a, minus ^ negated ^ (b.value < 0))
    return _negated(UOp(u.op, u.dtype, _sorted(a, b) if u.op is Op.MUL else (a, b)), minus ^ negated)


def _may_be_negative(u: UOp, depth: int = 4) -> bool:
    """Whether a driver could find a number below 0 here, in its plainest form. The zero may have a sign."""
    match u.op:
        case Op.ABS | Op.SQRT:
            return False
        case Op.CONST:
            return u.value < 0
        case Op.MUL if u.src[0] is u.src[1]:
            return False
        case Op.ADD | Op.MUL | Op.FDIV | Op.RECIPROCAL | Op.TRUNC | Op.ROUND | Op.MULACC:
            return depth == 0 or any(_may_be_negative(s, depth - 1) for s in u.src)
        case Op.WHERE:
            return depth == 0 or any(_may_be_negative(s, depth - 1) for s in u.src[1:])
        case _:
            return True


def _sorted(a: UOp, b: UOp) -> tuple[UOp, UOp]:
    return (a, b) if id(a) <= id(b) else (b, a)


def _negated(u: UOp, negative: bool) -> UOp:
    if not negative:
        return u
    return u.src[0] if u.op is Op.NEG else UOp(Op.NEG, u.dtype, (u,))


# -- what a value may be made of


def _plain(u: UOp) -> UOp:
    while u.op is Op.NEG:
        u = u.src[0]
    return u


def _may_be(w: WGSLWriter, u: UOp) -> list[UOp]:
    """What computes the value: of a register, all that is stored there."""
    u = _plain(u)
    if u.op is Op.LOAD and space_of(u) is AddrSpace.REG:
        return [_plain(_seen(w, s.src[1])) for s in w.stores_to(u.src[0].src[0]) if s.src[0].src[1] is u.src[0].src[1]]
    return [u]


def _is(w: WGSLWriter, u: UOp, *kinds: Op) -> bool:
    return any(v.op in kinds for v in _may_be(w, u))


def _is_constant(u: UOp, value: float | None = None) -> bool:
    return u.op is Op.CONST and (value is None or abs(u.value) == value)


def _signed(u: UOp, negative: bool = False) -> _Term:
    while u.op is Op.NEG:
        u, negative = u.src[0], not negative
    return u, negative


def _terms(sum_: UOp) -> list[_Term]:
    """What is added up; of a product with a sum, what is beside the product."""
    match sum_.op:
        case Op.ADD:
            return [_signed(s) for s in sum_.src]
        case Op.SUB:
            return [_signed(sum_.src[0]), _signed(sum_.src[1], True)]
        case Op.MULACC:
            return [_signed(sum_.src[2])]
        case _:
            return []


def _factors(u: UOp) -> list[UOp]:
    """What a term is a product of: it may be taken out of a sum with another that has it too."""
    u = _plain(u)
    if u.op not in (Op.MUL, Op.MULACC):
        return [u]
    return [
        u,
        *(f for s in u.src[:2] for f in ([_plain(s), *map(_plain, _plain(s).src)] if _plain(s).op is Op.MUL else [_plain(s)])),
    ]


# -- which operands, by number


def _sum(w: WGSLWriter, a: UOp, b: UOp, *, minus: bool = False) -> list[int]:
    for number, constant, other in ((0, a, b), (1, b, a)):
        if _is_constant(constant) and any(_has(v, constant) for v in _may_be(w, other)):
            found = [number] if _is_constant(constant, 0.0) else []
            return [*found, 1 - number]  # (x + 2) - 2  ->  x: how floats are rounded to integers
        if _is_constant(constant) and (
            _is_constant(constant, 0.0)  # x + 0  ->  x
            or _is(w, other, *_SUMS)  # (x + y) + 2  ->  (x + 2) + y
            or any(_interpolates(constant, *v.src) for v in _may_be(w, other) if v.op is Op.MUL)
        ):
            return [number]
    found: list[int] = []
    if any(f is g for f in _factors(a) for g in _factors(b)):  # a*x + b*x  ->  (a + b)*x, (a*x + b*c) + x  ->  (a*x + x) + b*c
        found.append(0 if _plain(a).op in _SUMS else 1)
    first, second = _signed(a), _signed(b, minus)
    for number, inner, (other, sign) in ((0, a, second), (1, b, first)):
        negated = (first, second)[number][1]
        if any(term is other and (negative ^ negated) != sign for v in _may_be(w, inner) for term, negative in _terms(v)):
            found.append(number)  # (x + y) - x  ->  y
    return found


def _difference(w: WGSLWriter, a: UOp, b: UOp) -> list[int]:
    return _sum(w, a, b, minus=True)


def _has(sum_: UOp, constant: UOp) -> bool:
    """Whether the constant, or its negative, is a term of a sum."""
    return any(term is constant or _is_constant(term, abs(constant.value)) for term, _ in _terms(sum_))


def _interpolates(constant: UOp, *factors: UOp) -> bool:
    """(x - 1)*y + 1: what is between x and 1."""
    return any(_has(_plain(f), constant) for f in factors)


def _product(w: WGSLWriter, a: UOp, b: UOp) -> list[int]:
    pairs = ((0, a, b), (1, b, a))
    known = [n for n, s, other in pairs if _is_constant(s) and (_is_constant(s, 0.0) or _is(w, other, Op.MUL))]
    if known:
        return known  # x * 0  ->  0, (x * y) * 2  ->  (x * 2) * y
    if _plain(a) is _plain(b) and _plain(a).op is Op.SQRT:  # sqrt(x)*sqrt(x)  ->  x
        return [0]
    return [
        number
        for number, inner, other in pairs  # (x / y) * y  ->  x
        if any(v.op in _QUOTIENTS and _alike(v.src[-1], other) for v in _may_be(w, inner))
    ]


def _alike(a: UOp, b: UOp) -> bool:
    a, b = _plain(a), _plain(b)
    return a is b or (a.op is Op.CONST and b.op is Op.CONST)


def _quotient(w: WGSLWriter, a: UOp, b: UOp) -> list[int]:
    found = [0] if _plain(a) is _plain(b) or _is_constant(a, 0.0) else []  # x / x  ->  1, 0 / x  ->  0
    if _is_constant(b, 0.0) or _is(w, b, Op.SQRT, *_QUOTIENTS):  # x / 0; 1 / sqrt(x), approximately; 1 / (1 / x)  ->  x
        found.append(1)
    if any(v.op is Op.MUL and any(_alike(b, s) for s in v.src) for v in _may_be(w, a)):  # (x * y) / y  ->  x
        found.append(0)
    return found


def _fused(w: WGSLWriter, a: UOp, b: UOp, c: UOp) -> list[int]:
    """As a product and a sum, which is what it becomes where the machine has no fused one."""
    one = [n for n, s in ((0, a), (1, b)) if _is_constant(s, 1.0)]  # x*1 + y, of which a sum alone is left
    found = _product(w, a, b) + ([0] if _is_constant(a) and _is_constant(b) else one)
    if _is_constant(c):
        return [*found, 2] if _is_constant(c, 0.0) or _interpolates(c, a, b) else found
    factors = [f for s in (a, b) for f in _factors(s)]
    terms = [c, *(term for v in _may_be(w, c) for term, _ in _terms(v))]
    if any(f is g for f in factors for t in terms for g in _factors(t)):  # a*x + (b*x + y)
        found.append(2)
    return found


def _reciprocal(w: WGSLWriter, a: UOp) -> list[int]:
    return [0] if _is(w, a, Op.SQRT, *_QUOTIENTS) else []


def _absolute(w: WGSLWriter, a: UOp) -> list[int]:
    """abs(sqrt(-0))  ->  -0: what can't be below 0 may have its sign."""
    return [] if _may_be_negative(_plain(a)) or _plain(a).op is Op.ABS else [0]


_RULES: Final[dict[Op, Callable[..., list[int]]]] = {
    Op.ADD: _sum,
    Op.SUB: _difference,
    Op.MUL: _product,
    Op.FDIV: _quotient,
    Op.RECIPROCAL: _reciprocal,
    Op.ABS: _absolute,
    Op.MULACC: _fused,
}
