"""Index expressions as sums of coefficient * product of atoms, plus a number:
the normal form that the index rules build.

An atom is any index node that is no sum, product, negation or constant. Terms are ordered structurally, so that equal sums
are identical nodes on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cmp_to_key, lru_cache
from typing import Final

from kg.dtype import DType, Kind, index
from kg.ir.args import Axis, Var
from kg.ir.indexing import leaves
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass

#: A product of more terms than this stays a product.
MOST_TERMS: Final = 24


@dataclass(frozen=True, slots=True)
class Affine:
    """sum of terms[atom] * atom, plus constant. No coefficient is 0."""

    terms: Mapping[UOp, int]
    constant: int

    def scaled(self, factor: int) -> Affine:
        return Affine({t: c * factor for t, c in self.terms.items()} if factor else {}, self.constant * factor)

    def plus(self, other: Affine) -> Affine:
        terms = dict(self.terms)
        for t, c in other.terms.items():
            terms[t] = terms.get(t, 0) + c
        return Affine({t: c for t, c in terms.items() if c}, self.constant + other.constant)

    def minus(self, other: Affine) -> Affine:
        return self.plus(other.scaled(-1))

    @property
    def least(self) -> int:
        return self.constant + sum(c * (t.vmin if c > 0 else t.vmax) for t, c in self.terms.items())

    @property
    def greatest(self) -> int:
        return self.constant + sum(c * (t.vmax if c > 0 else t.vmin) for t, c in self.terms.items())


@lru_cache(maxsize=4096)
def affine(expression: UOp) -> Affine:
    """The normal form of an index expression.
    Products of sums are left alone: the MUL rule has multiplied them out."""
    terms: dict[UOp, int] = {}
    constant = 0
    stack = [(expression, 1)]
    while stack:
        node, factor = stack.pop()
        op = node.op
        if op is Op.CONST:
            constant += factor * int(node.value)
        elif op is Op.ADD:
            stack.append((node.src[1], factor))
            stack.append((node.src[0], factor))
        elif op is Op.MUL and node.src[1].op is Op.CONST:
            stack.append((node.src[0], factor * int(node.src[1].value)))
        elif op is Op.MUL and node.src[0].op is Op.CONST:
            stack.append((node.src[1], factor * int(node.src[0].value)))
        elif op is Op.SUB:
            stack.append((node.src[1], -factor))
            stack.append((node.src[0], factor))
        elif op is Op.NEG:
            stack.append((node.src[0], -factor))
        else:
            bounds = node.bounds
            if bounds.min == bounds.max:
                constant += factor * bounds.min
            else:
                terms[node] = terms.get(node, 0) + factor
    return Affine({t: c for t, c in terms.items() if c}, constant)


def is_sum_of(node: UOp) -> bool:
    """Whether an ADD whose first source is in normal form is so itself, for sure:
    a later term, or the number, is last."""
    left, right = node.src
    if right.op is Op.CONST:
        return right.value != 0 and left.op is not Op.CONST and (left.op is not Op.ADD or left.src[1].op is not Op.CONST)
    last = left.src[1] if left.op is Op.ADD else left
    if last.op is Op.CONST or right.op in _OPEN:
        return False
    x, y = _atom(last), _atom(right)
    if x.bounds.is_single or y.bounds.is_single or y.op in _QUOTIENTS or compare(x, y) >= 0:
        return False
    while left.op is Op.ADD:
        if _atom(left.src[1]).op in _QUOTIENTS:
            return False
        left = left.src[0]
    return left.op not in _OPEN and _atom(left).op not in _QUOTIENTS


_OPEN: Final = frozenset({Op.ADD, Op.SUB, Op.NEG, Op.CONST})
_QUOTIENTS: Final = frozenset({Op.FLOORDIV, Op.FLOORMOD})
_LEAST, _GREATEST = index.min, index.max


def _atom(term: UOp) -> UOp:
    return term.src[0] if term.op is Op.MUL and term.src[1].op is Op.CONST else term


def is_term(x: UOp, factor: UOp) -> bool:
    """Whether x * factor is a term in normal form, for sure."""
    if factor.op is not Op.CONST or factor.value in (0, 1) or x.op in _OPEN or x.bounds.is_single:
        return False
    return x.op is not Op.MUL or x.src[1].op is not Op.CONST


def fits(value: int) -> bool:
    """Whether an index constant can hold the value."""
    return _LEAST <= value <= _GREATEST


def number(value: int, dtype: DType = index) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def build(sum_: Affine, dtype: DType = index) -> UOp | None:
    """The canonical expression; None where a number is too large for a constant."""
    if not fits(sum_.constant) or not all(fits(c) for c in sum_.terms.values()):
        return None
    result: UOp | None = None
    for term in sorted_nodes(sum_.terms):
        coefficient = sum_.terms[term]
        part = term if coefficient == 1 else UOp(Op.MUL, dtype, (term, number(coefficient, dtype)))
        result = part if result is None else UOp(Op.ADD, dtype, (result, part))
    if result is None:
        return number(sum_.constant, dtype)
    return result if sum_.constant == 0 else UOp(Op.ADD, dtype, (result, number(sum_.constant, dtype)))


def factors(term: UOp) -> list[UOp]:
    """The atoms of a product, left to right."""
    return leaves(term, Op.MUL)


def product(x: Affine, y: Affine, dtype: DType = index) -> Affine | None:
    """Multiplied out; None where that has too many terms."""
    if (len(x.terms) + 1) * (len(y.terms) + 1) > MOST_TERMS:
        return None
    result = Affine({}, x.constant * y.constant).plus(Affine(x.scaled(y.constant).terms, 0))
    result = result.plus(Affine(y.scaled(x.constant).terms, 0))
    for a, m in x.terms.items():
        for b, n in y.terms.items():
            term: UOp | None = None
            for f in sorted_nodes([*factors(a), *factors(b)]):
                term = f if term is None else UOp(Op.MUL, dtype, (term, f))
            assert term is not None
            result = result.plus(Affine({term: m * n}, 0))
    return result


def linear_coefficient(expression: UOp, of: UOp) -> int | None:
    """c where expression = c * of + rest and rest does not depend on `of`;
    None when it is not of that form."""
    parts = affine(expression)
    if any(t is not of and of in t.toposort() for t in parts.terms):
        return None
    return parts.terms.get(of, 0)


# -- a total order of nodes that depends on structure alone

_RANK: Final = {Op.SPECIAL: 0, Op.DEFINE_VAR: 1, Op.RANGE: 2, Op.CONST: 9}


def sorted_nodes(nodes: Iterable[UOp]) -> list[UOp]:
    """In the canonical order: launch numbers, variables, loop counters by name, then everything else,
    constants last."""
    found = list(nodes)
    if len(found) > 1:
        found.sort(key=cmp_to_key(compare))
    return found


def compare(a: UOp, b: UOp) -> int:
    """< 0, 0, > 0. Follows the first difference down, so it costs the depth, not the size."""
    while a is not b:
        x, y = _own_key(a), _own_key(b)
        if x != y:
            return -1 if x < y else 1
        different = [(s, t) for s, t in zip(a.src, b.src, strict=True) if s is not t]
        if not different:
            return 0
        a, b = different[0]
    return 0


@lru_cache(maxsize=4096)
def _own_key(node: UOp) -> tuple[int, list[tuple[int, str]], int, str, str, int]:
    """What tells a node from another besides its sources."""
    arg, name, value = node.arg, "", 0
    if isinstance(arg, (Axis, Var)):
        name = arg.name
    elif isinstance(arg, str):
        name = arg
    elif isinstance(arg, int):
        value = arg
    elif arg is not None:
        name = repr(arg)
    text = repr(arg) if isinstance(arg, (Axis, Var)) else ""
    return _RANK.get(node.op, 3), _natural(name), value, node.op.name, f"{node.dtype}{text}", len(node.src)


def _natural(name: str) -> list[tuple[int, str]]:
    """o2 before o10."""
    return [(int(p) if p.isdigit() else -1, p) for p in re.findall(r"\d+|\D+", name)] if name else []


def is_index(node: UOp) -> bool:
    return isinstance(node.dtype, DType) and node.dtype.kind is Kind.INDEX
