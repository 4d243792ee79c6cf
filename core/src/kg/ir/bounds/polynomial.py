"""Sizes over launch variables in a normal form: polynomials, of which equal ones become one node.

n*4 + n*m, (4 + m)*n   ->   n*(m + 4)          (2*n + 6)//2   ->   n + 3          n - max(n - 10, 0)   ->   min(n, 10)

A polynomial maps monomials to coefficients. A monomial holds the variables, quotients and maxima that it is a product of, in order. A remainder is
its dividend less the quotient's multiple, a minimum what a maximum leaves of the sum of both: so what belongs together cancels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from math import gcd
from typing import Final

from kg.dtype import index
from kg.ir.op import Op
from kg.ir.uop import UOp

Dim = int | UOp
Monomial = tuple[UOp, ...]
Polynomial = Mapping[Monomial, int]

_LOOSEST: Final = 12
#: Up to which number zeros of a polynomial are looked for.
_ROOTS: Final = 64
_BINDING: Final = {Op.ADD: 10, Op.MUL: 11, Op.FLOORDIV: 11, Op.FLOORMOD: 11}


def normal(dim: Dim) -> Dim:
    """The size in its normal form: an int where it is constant."""
    return dim if isinstance(dim, int) else _normal(dim)


@lru_cache(maxsize=4096)
def _normal(node: UOp) -> Dim:
    return dim_from(polynomial(node))


# -- text, which is also the order of atoms


@lru_cache(maxsize=4096)
def describe(node: UOp) -> str:
    """The size as people write it."""
    return _described(node, 0)


def _described(node: UOp, outside: int) -> str:
    match node.op:
        case Op.CONST:
            return str(node.arg)
        case Op.DEFINE_VAR:
            return node.variable.name
        case Op.MAX | Op.MIN:
            return f"{node.op.name.lower()}({', '.join(_described(s, 0) for s in node.src)})"
        case Op.ADD | Op.MUL | Op.FLOORDIV | Op.FLOORMOD:
            own = _BINDING[node.op]
            sign = {Op.ADD: " + ", Op.MUL: "*", Op.FLOORDIV: "//", Op.FLOORMOD: "%"}[node.op]
            left, right = node.src
            if node.op is Op.MUL and right.op is Op.CONST:
                left, right = right, left
                if left.arg == -1:
                    return f"-{_described(right, own)}"
            second = _described(right, own if node.op in (Op.ADD, Op.MUL) else _LOOSEST)
            first = _described(left, own)
            if node.op is Op.ADD and first.startswith("-") and right.op is Op.CONST:  # 3 - n
                first, second = second, first
            text = f"{first} - {second[1:]}" if node.op is Op.ADD and second.startswith("-") else f"{first}{sign}{second}"
            return f"({text})" if own < outside or (own == outside and node.op in (Op.FLOORDIV, Op.FLOORMOD)) else text
        case _:
            return f"{node.op.name.lower()}({', '.join(_described(s, 0) for s in node.src)})"


@lru_cache(maxsize=4096)
def _rank(atom: UOp) -> tuple[object, ...]:
    """What atoms are sorted by: nothing that differs from process to process."""
    return describe(atom), tuple((u.variable.min, u.variable.max) for u in atom.find(Op.DEFINE_VAR))


def _order(monomial: Monomial) -> tuple[object, ...]:
    return -len(monomial), tuple(map(_rank, monomial))


# -- arithmetic


def constant(value: int) -> Polynomial:
    return {(): value} if value else {}


def plus(a: Polynomial, b: Polynomial, times: int = 1) -> Polynomial:
    """a + times * b."""
    result = dict(a)
    for monomial, coefficient in b.items():
        value = result.get(monomial, 0) + times * coefficient
        if value:
            result[monomial] = value
        else:
            result.pop(monomial, None)
    return result


def minus(a: Polynomial, b: Polynomial) -> Polynomial:
    return plus(a, b, -1)


def negative(p: Polynomial) -> Polynomial:
    return _scaled(p, -1)


def product(a: Polynomial, b: Polynomial) -> Polynomial:
    result: Polynomial = {}
    for one, x in a.items():
        result = plus(result, {tuple(sorted(one + other, key=_rank)): x * y for other, y in b.items()})
    return result


def _scaled(p: Polynomial, by: int) -> Polynomial:
    return {m: c * by for m, c in p.items()}


def _leading(p: Polynomial) -> Monomial:
    return min(p, key=_order)


def _without(monomial: Monomial, part: Monomial) -> Monomial | None:
    """The monomial divided by another; None where that does not divide it."""
    rest = list(monomial)
    for atom in part:
        if atom not in rest:
            return None
        rest.remove(atom)
    return tuple(rest)


def divided(p: Polynomial, q: Polynomial) -> Polynomial | None:
    """p / q where q divides p whatever the sizes are; else None."""
    top = _leading(q)
    result: Polynomial = {}
    while p:
        first = _leading(p)
        rest = _without(first, top)
        if rest is None or p[first] % q[top]:
            return None
        term = {rest: p[first] // q[top]}
        result, p = plus(result, term), minus(p, product(term, q))
    return result


def quotient(p: Polynomial, q: Polynomial) -> Polynomial | None:
    """p // q. None where q may be 0, or have either sign."""
    if not p:
        return p
    exact = divided(p, q) if q else None
    if exact is not None:
        return exact
    divisor = dim_from(q)
    if isinstance(divisor, int):
        if divisor == 0:
            return None
        return _by_number(p, divisor) if divisor > 0 else _by_number(negative(p), -divisor)
    if divisor.vmin <= 0:
        return None
    dividend = dim_from(p)
    node = (dividend if isinstance(dividend, UOp) else divisor.const_like(dividend)) // divisor
    return {(node,): 1} if node.vmin < node.vmax else constant(node.vmin)


def _by_number(p: Polynomial, d: int) -> Polynomial:
    """p // d for d > 0: multiples of d leave the quotient; what stays has small coefficients
    and a positive first one."""
    whole: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, c in p.items():
        left = c % d if not monomial or 2 * (c % d) <= d else c % d - d
        whole[monomial], rest[monomial] = (c - left) // d, left
    outside = {m: c for m, c in whole.items() if c}
    inside = {m: c for m, c in rest.items() if c}
    low, high = bounds(inside)
    if low // d == high // d:
        return plus(outside, constant(low // d))
    if inside[_leading(inside)] < 0:  # x // d = -((-x + d - 1) // d)
        return plus(outside, _by_number(plus(negative(inside), constant(d - 1)), d), -1)
    dividend = dim_from(inside)
    assert isinstance(dividend, UOp), "a number has one quotient"
    return plus(outside, {(dividend // d,): 1})


def greater(a: Polynomial, b: Polynomial) -> Polynomial:
    """max(a, b)."""
    difference = minus(a, b)
    low, high = bounds(difference)
    if low >= 0 or high <= 0:
        return a if low >= 0 else b
    if difference[_leading(difference)] < 0:
        a, b, difference = b, a, negative(difference)
    gain = {m: c for m, c in difference.items() if c > 0}
    loss = minus(gain, difference)
    node = _as_node(dim_from(gain)).maximum(_as_node(dim_from(loss)))
    return plus(minus(b, loss), {(node,): 1})


def smaller(a: Polynomial, b: Polynomial) -> Polynomial:
    """min(a, b)."""
    return plus(plus(a, b), greater(a, b), -1)


def _as_node(dim: Dim) -> UOp:
    return UOp(Op.CONST, index, (), dim) if isinstance(dim, int) else dim


# -- from nodes


def polynomial(dim: Dim) -> Polynomial:
    """The polynomial of a size."""
    return constant(dim) if isinstance(dim, int) else _parsed(dim)


@lru_cache(maxsize=4096)
def _parsed(node: UOp) -> Polynomial:
    if node.op is Op.CONST:
        return constant(int(node.value))
    rule = _RULES.get(node.op)
    found = rule(*map(_parsed, node.src)) if rule is not None else None
    return {(node,): 1} if found is None else found


def _remainder(p: Polynomial, q: Polynomial) -> Polynomial | None:
    least, _ = bounds(q)
    found = quotient(p, q) if least > 0 else None
    return None if found is None else plus(p, product(q, found), -1)


def _sure_quotient(p: Polynomial, q: Polynomial) -> Polynomial | None:
    """x // 0 is 0 of nodes: only what can't be one is divided."""
    return quotient(p, q) if bounds(q)[0] > 0 else None


_RULES: Final[Mapping[Op, Callable[..., Polynomial | None]]] = {
    Op.ADD: plus,
    Op.SUB: minus,
    Op.MUL: product,
    Op.NEG: negative,
    Op.FLOORDIV: _sure_quotient,
    Op.FLOORMOD: _remainder,
    Op.MAX: greater,
    Op.MIN: smaller,
}


# -- to nodes


def dim_from(p: Polynomial) -> Dim:
    """The size that a polynomial stands for, written with as few terms as are easily found,
    so that its bounds are narrow."""
    return _written(frozenset(p.items()))


@lru_cache(maxsize=4096)
def _written(terms: frozenset[tuple[Monomial, int]]) -> Dim:
    p = dict(sorted(terms, key=lambda term: _order(term[0])))
    number = p.get((), 0)
    if len(p) == (1 if number else 0):
        return number
    first, *others = p
    common, shared = gcd(*p.values()), first
    for monomial in others:
        shared = _common(shared, monomial)
    if all(c < 0 for c in p.values()):
        common = -common
    if common != 1 or shared:
        rest = {_without(m, shared) or (): c // common for m, c in p.items()}
        return _times(_times(dim_from(rest), _product_of(shared)), common)
    shorter = _shortened(p)
    if shorter is not None and polynomial(found := dim_from(shorter)) == p:
        return found
    split = _separated(p)
    if split is not None:
        return _times(dim_from(split[0]), dim_from(split[1]))
    result: Dim = 0
    for monomial in sorted((m for m in p if m), key=lambda m: (p[m] < 0, *_order(m))):
        term = _times(_product_of(monomial), p[monomial])
        result = term if result == 0 else result + term
    return result + number if number else result


def _common(a: Monomial, b: Monomial) -> Monomial:
    rest, found = list(b), list[UOp]()
    for atom in a:
        if atom in rest:
            rest.remove(atom)
            found.append(atom)
    return tuple(found)


def _product_of(monomial: Monomial) -> Dim:
    return reduce(_times, monomial, 1)


def _times(a: Dim, b: Dim) -> Dim:
    if isinstance(a, int):
        a, b = b, a
    if isinstance(a, int) or b == 1:
        return a * b if isinstance(a, int) else a
    return a * b


def _shortened(p: Polynomial) -> Polynomial | None:
    """With a remainder for a dividend less a quotient's multiple, or a minimum for a sum less a maximum,
    where terms go away."""
    for monomial, c in p.items():
        for atom in dict.fromkeys(monomial):
            other = _otherwise(monomial, atom, c)
            if other is not None and _terms(result := plus(plus(p, {monomial: c}, -1), other)) < _terms(p):
                return result
    return None


def _otherwise(monomial: Monomial, atom: UOp, c: int) -> Polynomial | None:
    """c times the monomial, with another atom in the place of this one."""
    if atom.op is Op.MAX and c < 0:  # max(a, b) = a + b - min(a, b)
        a, b = map(_parsed, atom.src)
        rest = _without(monomial, (atom,)) or ()
        return product({rest: c}, plus(plus(a, b), {(atom.src[0].minimum(atom.src[1]),): 1}, -1))
    if atom.op is Op.FLOORDIV and len(divisor := _parsed(atom.src[1])) == 1:  # (a//d)*d = a - a%d
        ((by, d),) = divisor.items()
        left = _without(monomial, (atom, *by))
        if left is not None and c % d == 0:
            remainder = {(atom.src[0] % atom.src[1],): 1}
            return product({left: c // d}, plus(_parsed(atom.src[0]), remainder, -1))
    return None


def _terms(p: Polynomial) -> tuple[int, int]:
    return len(p) - (() in p), len(p)


def _separated(p: Polynomial) -> tuple[Polynomial, Polynomial] | None:
    """(a, b) with p = a*b and a in one atom alone:
    (n - 1)*(m - 1) of n*m - n - m + 1, (n - 2)*(n - 2) of n*n - 4*n + 4."""
    atoms = sorted({a for m in p for a in m}, key=_rank)
    if len(atoms) == 1 and (number := abs(p.get((), 0))):
        roots = [sign * r for r in range(1, min(number, _ROOTS) + 1) if number % r == 0 for sign in (1, -1)]
        for factor in ({(atoms[0],): 1, (): -r} for r in roots):
            if max(map(len, p)) > 1 and (other := divided(p, factor)) is not None:
                return factor, other
    for atom in atoms:
        by_power: dict[int, dict[Monomial, int]] = {}
        for monomial, c in p.items():
            power = monomial.count(atom)
            by_power.setdefault(power, {})[tuple(a for a in monomial if a is not atom)] = c
        if len(by_power) < 2 or any(len(part) < 2 for part in by_power.values()):
            continue
        head = by_power[max(by_power)]
        sign = 1 if head[_leading(head)] > 0 else -1
        primitive = {m: sign * c // gcd(*head.values()) for m, c in head.items()}
        factors = {power: divided(part, primitive) for power, part in by_power.items()}
        if all(f is not None and set(f) == {()} for f in factors.values()):
            return {(atom,) * power: f[()] for power, f in factors.items() if f is not None}, primitive
    return None


# -- bounds


def bounds(p: Polynomial) -> tuple[int, int]:
    """The least and the greatest value, as far as they are easily known."""
    dim = dim_from(p)
    if isinstance(dim, int):
        return dim, dim
    least, greatest = dim.vmin, dim.vmax
    return max(least, -_at_most(negative(p), -least)), min(greatest, _at_most(p, greatest))


def _at_most(p: Polynomial, most: int) -> int:
    """An upper bound that knows that a quotient is no greater than its dividend's part,
    and a maximum one of its operands, and no less than either."""
    for monomial, c in p.items():
        if len(monomial) != 1 or not monomial[0].src:
            continue
        (atom,) = monomial
        rest = plus(p, {monomial: c}, -1)
        a, b = map(_parsed, atom.src)
        if atom.op is Op.FLOORDIV and atom.src[1].op is Op.CONST:
            d = int(atom.src[1].value)
            limit = plus(_scaled(rest, d), a if c > 0 else plus(a, constant(1 - d)), c)
            most = min(most, _greatest(limit) // d)
        elif atom.op is Op.MAX:
            either = [_greatest(plus(rest, side, c)) for side in (a, b)]
            most = min(most, *(either if c < 0 else [max(either)]))
    return most


def _greatest(p: Polynomial) -> int:
    dim = dim_from(p)
    return dim if isinstance(dim, int) else _at_most(p, dim.vmax)
