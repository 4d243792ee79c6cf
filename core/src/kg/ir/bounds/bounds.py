"""The interval and divisibility of every integer, bool and index node, from its sources' alone.

Asked through `UOp.bounds`, which caches. A machine integer that could overflow may be anything its dtype holds;
the `index` dtype never wraps.
"""

# pyright: reportPrivateUsage=false
# (the cache of bounds is a slot of the node, filled here for whole graphs at once)

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import gcd
from typing import Final

from kg.dtype import DType, Kind
from kg.ir import uop as nodes
from kg.ir.bounds.intervals import ARITHMETIC, Bounds, Rule
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.op import MOVEMENT, Op
from kg.ir.uop import UOp

_UNKNOWN: Final = object()


def bounds_of(node: UOp) -> Bounds | None:
    """The bounds of a bool or integer node; None for floats, pointers and statements. Not recursive."""
    if not _has_bounds(node):
        return None
    stack = [node]
    while True:
        current = stack[-1]
        waiting = len(stack)
        for s in current.src:
            if getattr(s, "_bounds", _UNKNOWN) is _UNKNOWN:
                if not _has_bounds(s):
                    nodes._set(s, "_bounds", None)
                elif s.src:
                    stack.append(s)
                else:
                    nodes._set(s, "_bounds", _compute(s))
        if len(stack) > waiting:
            continue
        found = _compute(current)
        stack.pop()
        if not stack:
            return found
        nodes._set(current, "_bounds", found)


def may_wrap(node: UOp) -> bool:
    """ADD, SUB, MUL of integers: whether the exact result may be outside the dtype, so that it wraps."""
    if node.op not in (Op.ADD, Op.SUB, Op.MUL):
        return True
    exact = ARITHMETIC[node.op](node, [s.bounds for s in node.src])
    return exact is None or exact.min < node.type.min or exact.max > node.type.max


def _has_bounds(node: UOp) -> bool:
    dtype = node.dtype
    return isinstance(dtype, DType) and dtype.kind is not Kind.FLOAT and dtype.kind is not Kind.VOID


@cache
def _whole(dtype: DType) -> Bounds:
    return Bounds(int(dtype.min), int(dtype.max))


def _compute(node: UOp) -> Bounds:
    """The bounds of a node whose sources have theirs cached."""
    dtype = node.type
    rule = (_BOOL_RULES if dtype.kind is Kind.BOOL else _RULES).get(node.op)
    whole = _whole(dtype)
    if rule is None:
        return whole
    sources = [b for s in node.src if (b := s._bounds) is not None]
    if len(sources) != len(node.src) and node.op is not Op.REDUCE:
        return whole  # of floats: a cast, a comparison
    found = rule(node, sources)
    if found is None or (dtype.kind is not Kind.INDEX and (found.min < whole.min or found.max > whole.max)):
        return whole
    is_loose = found.min == found.max and found.divisor != abs(found.min)
    return Bounds(found.min, found.max, abs(found.min)) if is_loose else found


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


def _tile_index(node: UOp, src: Sequence[Bounds]) -> Bounds:
    """From an index at the least changed bits to all of them, and the strides."""
    tile, place = node.tile, src[0]
    if isinstance(tile, OpaqueTile):
        counts = (tile.fragment.rows // tile.fragment.group - 1, tile.fragment.columns - 1, tile.fragment.group - 1)
        ends = [n * stride for n, stride in zip(counts, (*tile.strides, 1), strict=True)]
        return Bounds(place.min + sum(min(0, e) for e in ends), place.max + sum(max(0, e) for e in ends))
    below = tile.span - 1
    least, most = (sum(pick(0, stride) for stride in tile.strides) for pick in (min, max))
    return Bounds((place.min & ~below) + least, (place.max | below) + most)


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


_SHARED: Final[dict[Op, Rule]] = {
    Op.CONST: _const,
    Op.DEFINE_VAR: _variable,
    Op.VECTORIZE: _hull,
    Op.GEP: _gep,
    Op.SHUFFLE: _hull,
    Op.WHERE: _where,
    **dict.fromkeys(MOVEMENT, _hull),
}
_RULES: Final[dict[Op, Rule]] = {
    **_SHARED,
    Op.RANGE: _range,
    Op.SPECIAL: _special,
    Op.TILE_INDEX: _tile_index,
    Op.CAST: _cast,
    Op.BITCAST: _bitcast,
    Op.REDUCE: _reduce,
    **ARITHMETIC,
}
_BOOL_RULES: Final[dict[Op, Rule]] = {
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
