"""The interval and divisibility of every integer, bool and index node, from its sources' alone.

Asked through `UOp.bounds`, which caches. A machine integer that could overflow may be anything its dtype holds;
the `index` dtype never wraps.
"""

# pyright: reportPrivateUsage=false
# (the cache of bounds is a slot of the node, filled here for whole graphs at once)

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Final

from kg.dtype import DType, Kind
from kg.ir import uop as nodes
from kg.ir.op import MOVEMENT, Op
from kg.ir.uop import UOp


@dataclass(frozen=True, slots=True)
class Bounds:
    """min <= value <= max, and `divisor` divides the value; it is 0 for the constant 0, which everything divides."""

    min: int
    max: int
    divisor: int = 1

    @property
    def is_single(self) -> bool:
        """Whether there is just one value."""
        return self.min == self.max

    @property
    def excludes_zero(self) -> bool:
        return self.min > 0 or self.max < 0

    def is_multiple_of(self, number: int) -> bool:
        """Whether `number`, not 0, is known to divide the value."""
        return self.divisor % number == 0


def bounds_of(node: UOp) -> Bounds | None:
    """The bounds of a bool or integer node; None for floats, pointers and statements. Not recursive."""
    if not _has_bounds(node):
        return None
    stack = [node]
    while True:
        current = stack[-1]
        waiting = len(stack)
        for s in current.src:
            try:
                _ = s._bounds
            except AttributeError:
                if _has_bounds(s):
                    stack.append(s)
                else:
                    nodes._set_bounds(s, None)
        if len(stack) > waiting:
            continue
        found = _compute(current)
        stack.pop()
        if not stack:
            return found
        nodes._set_bounds(current, found)


def _has_bounds(node: UOp) -> bool:
    dtype = node.dtype
    return isinstance(dtype, DType) and dtype.kind is not Kind.FLOAT and dtype.kind is not Kind.VOID


def _whole(dtype: DType) -> Bounds:
    return Bounds(int(dtype.min), int(dtype.max))


def _compute(node: UOp) -> Bounds:
    """The bounds of a node whose sources have theirs cached."""
    dtype = node.type
    rule = (_BOOL_RULES if dtype.kind is Kind.BOOL else _RULES).get(node.op)
    if rule is None:
        return _whole(dtype)
    sources = [b for s in node.src if (b := s._bounds) is not None]
    if len(sources) != len(node.src) and node.op is not Op.REDUCE:
        return _whole(dtype)  # of floats: a cast, a comparison
    found = rule(node, sources)
    if found is None or (dtype.kind is not Kind.INDEX and (found.min < dtype.min or found.max > dtype.max)):
        return _whole(dtype)
    return Bounds(found.min, found.max, abs(found.min)) if found.min == found.max else found


# -- leaves and moves


def _const(node: UOp, _: Sequence[Bounds]) -> Bounds:
    value = int(node.value)
    return Bounds(value, value, abs(value))


def _variable(node: UOp, _: Sequence[Bounds]) -> Bounds:
    return Bounds(node.variable.min, node.variable.max)


def _range(_: UOp, src: Sequence[Bounds]) -> Bounds:
    """A loop that may run zero times is never a constant: what stands in it must not move out of it."""
    start, stop = src
    last = max(start.min, stop.max - 1)
    return Bounds(start.min, last + 1 if last == start.min and stop.min <= start.max else last)


def _special(node: UOp, src: Sequence[Bounds]) -> Bounds:
    last = src[0].max if node.name in ("start", "stop") else src[0].max - 1
    return Bounds(0, max(0, last))


def _hull(_: UOp, src: Sequence[Bounds]) -> Bounds:
    divisor = 0
    for b in src:
        divisor = gcd(divisor, b.divisor)
    return Bounds(min(b.min for b in src), max(b.max for b in src), divisor)


def _where(node: UOp, src: Sequence[Bounds]) -> Bounds:
    condition, then, otherwise = src
    if condition.min == condition.max:
        return then if condition.min else otherwise
    return _hull(node, (then, otherwise))


def _gep(node: UOp, src: Sequence[Bounds]) -> Bounds:
    vector, lanes = node.src[0], node.arg
    if vector.op is Op.VECTORIZE and len(vector.src) == vector.lanes and isinstance(lanes, tuple):
        picked = [b for i in lanes if isinstance(i, int) and (b := vector.src[i]._bounds)]  # pyright: ignore[reportUnknownVariableType]
        return _hull(node, picked) if picked else src[0]
    return src[0]


def _cast(node: UOp, src: Sequence[Bounds]) -> Bounds:
    return src[0]  # where it doesn't fit the target it wraps: the caller widens


def _bitcast(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    source = node.src[0].type
    return src[0] if source.bits == node.type.bits and source.lanes == node.lanes and src[0].min >= 0 else None


def _reduce(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    """Over RANGEs only; shaped reductions, products and compound monoids may be anything."""
    ranges = [s for s in node.src if s.op is Op.RANGE]
    reduction = node.reduction
    if not ranges or reduction.monoid.op not in ("ADD", "MAX", "MIN"):
        return None
    least = greatest = reduction.steps
    for r in ranges:
        start, stop = r.src[0].bounds, r.src[1].bounds
        least *= max(0, stop.min - start.max)
        greatest *= max(0, stop.max - start.min)
    value = _hull(node, src[: reduction.steps])
    if reduction.monoid.op != "ADD":
        return value if least else None
    low, high = value.min * (greatest if value.min < 0 else least), value.max * (greatest if value.max > 0 else least)
    return Bounds(low, high, value.divisor)


# -- arithmetic


def _add(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return Bounds(a.min + b.min, a.max + b.max, gcd(a.divisor, b.divisor))


def _sub(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return Bounds(a.min - b.max, a.max - b.min, gcd(a.divisor, b.divisor))


def _mul(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    corners = (a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max)
    return Bounds(min(corners), max(corners), a.divisor * b.divisor)


def _mulacc(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    product, dtype = _mul(node, src[:2]), node.type
    if dtype.kind is not Kind.INDEX and (product.min < dtype.min or product.max > dtype.max):
        return None
    return _add(node, (product, src[2]))


def _neg(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return Bounds(-src[0].max, -src[0].min, src[0].divisor)


def _abs(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a = src[0]
    least = 0 if a.min <= 0 <= a.max else min(abs(a.min), abs(a.max))
    return Bounds(least, max(abs(a.min), abs(a.max)), a.divisor)


def _maximum(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.min >= b.max:
        return a
    return b if b.min >= a.max else Bounds(max(a.min, b.min), max(a.max, b.max), gcd(a.divisor, b.divisor))


def _minimum(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.max <= b.min:
        return a
    return b if b.max <= a.min else Bounds(min(a.min, b.min), min(a.max, b.max), gcd(a.divisor, b.divisor))


# -- division: by 0 gives 0


def truncated(a: int, b: int) -> int:
    """a / b towards zero; 0 for b = 0."""
    if b == 0:
        return 0
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _extreme_divisors(b: Bounds) -> list[int]:
    """Where a quotient takes its extremes: the ends of the divisor and what is next to 0."""
    return [d for d in {b.min, b.max, -1, 1} if b.min <= d <= b.max and d]


def _quotient(a: Bounds, b: Bounds, divide: Callable[[int, int], int]) -> Bounds:
    corners = [divide(x, d) for x in (a.min, a.max) for d in _extreme_divisors(b)]
    if b.min <= 0 <= b.max:
        corners.append(0)
    exact = b.min == b.max and b.min != 0 and a.divisor % b.min == 0
    return Bounds(min(corners), max(corners), a.divisor // abs(b.min) if exact else 1)


def _floordiv(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return _quotient(src[0], src[1], int.__floordiv__)


def _idiv(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return _quotient(src[0], src[1], truncated)


def _floormod(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if b.min == b.max and b.min and a.min // b.min == a.max // b.min:
        low, high = sorted((a.min % b.min, a.max % b.min))
    elif b.min > 0:
        if a.min >= 0 and a.max < b.min:
            return a
        low, high = 0, min(a.max, b.max - 1) if a.min >= 0 else b.max - 1
    else:
        low, high = min(0, b.min + 1), max(0, b.max - 1)
    return Bounds(low, high, gcd(a.divisor, b.divisor))


def _mod(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.min >= 0 and b.min > a.max:
        return a
    most = max(0, abs(b.min) - 1, abs(b.max) - 1)
    return Bounds(max(-most, min(0, a.min)), min(most, max(0, a.max)), gcd(a.divisor, b.divisor))


# -- bits


def _low_zeros(number: int) -> int:
    """The greatest power of two that divides the number; 0 for 0."""
    return number & -number


def _bit_span(*bounds: Bounds) -> Bounds:
    """What the bits of all these values can spell."""
    width = max(max(b.min, b.max, ~b.min, ~b.max).bit_length() for b in bounds)
    least = 0 if all(b.min >= 0 for b in bounds) else -(1 << width)
    return Bounds(least, (1 << width) - 1)


def _and(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    divisor = max(_low_zeros(a.divisor), _low_zeros(b.divisor)) if a.divisor and b.divisor else 0
    positive = [x.max for x in src if x.min >= 0]
    if positive:
        return Bounds(0, min(positive), divisor)
    span = _bit_span(a, b)
    return Bounds(span.min, min(span.max, max(a.max, b.max)), divisor)


def _or(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    span = _bit_span(a, b)
    divisor = _low_zeros(gcd(_low_zeros(a.divisor), _low_zeros(b.divisor)))
    return Bounds(max(a.min, b.min) if span.min == 0 else span.min, span.max, divisor)


def _xor(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    span = _bit_span(a, b)
    return Bounds(span.min, span.max, _low_zeros(gcd(_low_zeros(a.divisor), _low_zeros(b.divisor))))


def _shl(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    a, count = src
    bits = node.type.bits
    if count.max < 0 or count.min >= bits:
        return Bounds(0, 0, 0)
    low, high = max(0, count.min), min(bits - 1, count.max)
    corners = [x << n for x in (a.min, a.max) for n in (low, high)]
    if count.min < 0 or count.max >= bits:
        corners.append(0)
    return Bounds(min(corners), max(corners), a.divisor << low)


def _shr(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, count = src
    bits = node.type.bits
    low, high = max(0, min(count.min, bits - 1)), max(0, min(count.max, bits - 1))
    corners = [x >> n for x in (a.min, a.max) for n in (low, high)]
    if count.min < 0 or count.max >= bits:
        corners += [a.min >> bits, 0 if a.max >= 0 else -1]
    exact = 0 <= count.min == count.max < bits and a.divisor % (1 << low) == 0
    return Bounds(min(corners), max(corners), a.divisor >> low if exact else 1)


# -- comparisons and bools


def _decided(yes: bool, no: bool) -> Bounds:
    return Bounds(1, 1) if yes else Bounds(0, 0, 0) if no else Bounds(0, 1)


def _cmplt(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return _decided(a.max < b.min, a.min >= b.max or node.src[0] is node.src[1])


def _cmple(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return _decided(a.max <= b.min or node.src[0] is node.src[1], a.min > b.max)


def _is_equal(node: UOp, a: Bounds, b: Bounds) -> Bounds:
    same = a.min == a.max == b.min == b.max or node.src[0] is node.src[1]
    apart = a.max < b.min or b.max < a.min
    if not apart and b.min == b.max and a.divisor > 1:
        apart = b.min % a.divisor != 0
    return _decided(same, apart)


def _cmpeq(node: UOp, src: Sequence[Bounds]) -> Bounds:
    return _is_equal(node, src[0], src[1])


def _cmpne(node: UOp, src: Sequence[Bounds]) -> Bounds:
    equal = _is_equal(node, src[0], src[1])
    return _decided(equal.max == 0, equal.min == 1)


def _bool_and(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return _decided(all(b.min for b in src), any(not b.max for b in src))


def _bool_or(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return _decided(any(b.min for b in src), all(not b.max for b in src))


def _to_bool(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return _decided(src[0].excludes_zero, src[0].min == src[0].max == 0)


_Rule = Callable[[UOp, Sequence[Bounds]], "Bounds | None"]
_SHARED: Final[dict[Op, _Rule]] = {
    Op.CONST: _const,
    Op.DEFINE_VAR: _variable,
    Op.VECTORIZE: _hull,
    Op.GEP: _gep,
    Op.WHERE: _where,
    **dict.fromkeys(MOVEMENT, _hull),
}
_RULES: Final[dict[Op, _Rule]] = {
    **_SHARED,
    Op.RANGE: _range,
    Op.SPECIAL: _special,
    Op.CAST: _cast,
    Op.BITCAST: _bitcast,
    Op.REDUCE: _reduce,
    Op.ADD: _add,
    Op.SUB: _sub,
    Op.MUL: _mul,
    Op.MULACC: _mulacc,
    Op.NEG: _neg,
    Op.ABS: _abs,
    Op.MAX: _maximum,
    Op.MIN: _minimum,
    Op.FLOORDIV: _floordiv,
    Op.FLOORMOD: _floormod,
    Op.IDIV: _idiv,
    Op.MOD: _mod,
    Op.AND: _and,
    Op.OR: _or,
    Op.XOR: _xor,
    Op.SHL: _shl,
    Op.SHR: _shr,
}
_BOOL_RULES: Final[dict[Op, _Rule]] = {
    **_SHARED,
    Op.CAST: _to_bool,
    Op.AND: _bool_and,
    Op.MUL: _bool_and,
    Op.MIN: _bool_and,
    Op.OR: _bool_or,
    Op.ADD: _bool_or,
    Op.MAX: _bool_or,
    Op.XOR: _cmpne,
    Op.SUB: _cmpne,
    Op.CMPNE: _cmpne,
    Op.CMPEQ: _cmpeq,
    Op.CMPLT: _cmplt,
    Op.CMPLE: _cmple,
}
