"""Reductions and scans in closed form, on graphs of the stage `ranges`: REDUCE(value, *RANGEs),
SCAN(value, RANGE).

Counting loops become arithmetic (an arange), and sums that pick one element become that element (load collapse).
"""

from __future__ import annotations

from functools import reduce

from kg.dtype import Kind, index
from kg.ir.args import NONPOSITIVE
from kg.ir.indexing import conjuncts, gated, is_constant
from kg.ir.monoid import identities
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rewrite.pattern import X, any_sources, op
from kg.rewrite.rule import collect, rule
from kg.rules.algebra import affine as sums
from kg.rules.algebra.cast import holds

_REDUCE = any_sources(Op.REDUCE)
_SCAN = any_sources(Op.SCAN)


@dataclass(frozen=True, slots=True)
class Loop:
    """A REDUCE of one value by one op: what the rules here look at."""

    op: str
    value: UOp
    ranges: tuple[UOp, ...]

    def without(self, range_: UOp, value: UOp, root: UOp) -> UOp:
        """The reduction of another value over the other ranges; the value itself when none is left."""
        left = tuple(r for r in self.ranges if r is not range_)
        return root.replace(src=(value, *left)) if left else value


def loop_of(root: UOp) -> Loop | None:
    """None for shaped, compound and unrolled reductions."""
    reduction = root.reduction
    if reduction.axes or reduction.steps != 1 or reduction.monoid.combine or len(root.src) < 2:
        return None
    ranges = root.src[1:]
    return Loop(reduction.monoid.op, root.src[0], ranges) if all(r.op is Op.RANGE for r in ranges) else None


def depends(node: UOp, on: UOp) -> bool:
    return on in node.toposort()


def extent(range_: UOp) -> UOp:
    """How often the loop runs, as an index expression."""
    start, stop = range_.src
    count = stop - start
    return count if stop.vmin >= start.vmax else count.maximum(0)


# reduce(v, r in [s, s))  ->  the identity
@rule(_REDUCE, name="reduce_over_nothing", priority=20)
def _(root: UOp) -> UOp | None:
    loop = loop_of(root)
    if loop is None or not any(r.src[1].vmax <= r.src[0].vmin for r in loop.ranges):
        return None
    return root.const_like(identities(root.reduction.monoid, (root.type,))[0])


# reduce(v(r), r in [s, s+1))  ->  v(s)      a float sum starts at 0.0, which turns -0.0 to 0.0
@rule(_REDUCE, name="reduce_over_one", priority=10)
def _(root: UOp) -> UOp | None:
    loop = loop_of(root)
    if loop is None:
        return None
    for r in loop.ranges:
        start, stop = r.src
        if start.bounds.is_single and stop.bounds.is_single and stop.vmin == start.vmin + 1:
            value = loop.value.substitute({r: start})
            if len(loop.ranges) == 1 and loop.op == "ADD" and root.type.is_float:
                value = value + 0.0
            return loop.without(r, value, root)
    return None


# max(v, r)  ->  v      for v that does not depend on r, where r runs at least once; likewise min, and, or
@rule(_REDUCE, name="reduce_of_same")
def _(root: UOp) -> UOp | None:
    loop = loop_of(root)
    if loop is None or not (loop.op in ("MAX", "MIN") or root.type.is_bool):
        return None
    for r in loop.ranges:
        if r.src[1].vmin > r.src[0].vmax and not depends(loop.value, r):
            return loop.without(r, loop.value, root)
    return None


# sum(v, r)  ->  v * n      for integers v that do not depend on r
@rule(_REDUCE, name="sum_of_same")
def _(root: UOp) -> UOp | None:
    return _product(root) if root.type.is_int else None


# sum(v, r)  ->  v * n      floats round differently
@rule(_REDUCE, name="fast_sum_of_same", fast_math=True)
def _(root: UOp) -> UOp | None:
    return _product(root) if root.type.is_float else None


def _product(root: UOp) -> UOp | None:
    loop = loop_of(root)
    if loop is None or loop.op != "ADD":
        return None
    same = next((r for r in loop.ranges if not depends(loop.value, r)), None)
    return None if same is None else loop.without(same, loop.value * extent(same).cast(root.type), root)


# scan(+, v, r)  ->  v * (r - start [+ 1])      for integers v that do not depend on r: an arange
@rule(_SCAN, name="scan_of_same")
def _(root: UOp) -> UOp | None:
    if len(root.src) != 2 or root.src[1].op is not Op.RANGE or root.reduction.axes or not root.type.is_int:
        return None
    (value, r), reduction = root.src, root.reduction
    if reduction.monoid.op != "ADD" or reduction.monoid.combine or depends(value, r):
        return None
    return value * (r - r.src[0] + (0 if reduction.exclusive else 1)).cast(root.type)


# sum(lo <= r < hi and p ? v : 0, r)  ->  p ? v * max(min(hi, stop) - max(lo, start), 0) : 0
# for integers v, p that do not depend on r; the limits come from comparisons linear in r
@rule(_REDUCE, name="count_interval")
def _(root: UOp) -> UOp | None:
    found = _chosen(root)
    if found is None or not root.type.is_int:
        return None
    loop, condition, value = found
    for r in loop.ranges:
        if depends(value, r):
            continue
        interval = _interval(condition, r)
        if interval is not None:
            low, high, others = interval
            total = value * (high - low).maximum(0).cast(root.type)
            return loop.without(r, _gated(others, total), root)
    return None


# sum(r == e and p(r) ? v(r) : 0, r)  ->  start <= e < stop and p(e) ? v(e) : 0
# loads in v are gated, so that none leaves its buffer; a float sum starts at 0.0, which turns -0.0 to 0.0
@rule(_REDUCE, name="load_collapse", priority=5)
def _(root: UOp) -> UOp | None:
    found = _chosen(root)
    if found is None:
        return None
    loop, condition, value = found
    parts = conjuncts(condition)
    for r in loop.ranges:
        for p in parts:
            position = _pinned(p, r)
            if position is None:
                continue
            hit = (r.src[0] <= position) & (position < r.src[1])
            rest = [_moved(q, r, position, hit) for q in parts if q is not p]
            picked = _moved(value, r, position, hit)
            if root.type.is_float:
                picked = picked + 0.0
            return loop.without(r, _gated([hit, *rest], picked), root)
    return None


def _chosen(root: UOp) -> tuple[Loop, UOp, UOp] | None:
    """(loops, condition, v) of a sum of condition ? v : 0, however that is written."""
    loop = loop_of(root)
    choice = None if loop is None or loop.op != "ADD" or root.type.lanes != 1 else _choice(loop.value)
    return None if loop is None or choice is None else (loop, *choice)


def _choice(value: UOp) -> tuple[UOp, UOp] | None:
    """(condition, v) of condition ? v : 0."""
    if value.op is Op.CAST and value.src[0].type.is_bool:
        return value.src[0], value.const_like(1)
    if value.op is not Op.WHERE:
        return None
    condition, then, otherwise = value.src
    if is_constant(otherwise, 0):  # or either zero of floats: a sum that starts at 0.0 can't tell them
        return condition, then
    if is_constant(then, 0):
        if condition.op is Op.CMPNE:
            return condition.replace(op=Op.CMPEQ), otherwise
        if condition.op in (Op.CMPLT, Op.CMPLE) and condition.src[0].type.is_int:
            return condition.src[1].alu(Op.CMPLE if condition.op is Op.CMPLT else Op.CMPLT, condition.src[0]), otherwise
    return None


def _gated(conditions: list[UOp], value: UOp) -> UOp:
    return reduce(UOp.__and__, conditions).where(value, 0) if conditions else value


def _as_index(node: UOp) -> UOp | None:
    """The same integer as an index expression; None where index could not hold it."""
    if node.type.kind is Kind.INDEX:
        return node
    if not node.type.is_int or node.lanes != 1:
        return None
    if node.op is Op.CAST and node.src[0].type.kind is Kind.INDEX and holds(node.type, node.src[0]):
        return node.src[0]
    return node.cast(index) if node.vmax <= index.max else None


# exp2((x - max(x)) * c)  ->  the same, of which it is known that the operand is not above 0      for c > 0
@rule(op(Op.EXP2, X.floats), name="exp2_below_greatest")
def _(root: UOp, x: UOp) -> UOp | None:
    return root.replace(arg=NONPOSITIVE) if root.arg is None and _is_below_greatest(x) else None


def _is_below_greatest(value: UOp) -> bool:
    """Whether a value is another one less the greatest that it has in some loop, times a positive number."""
    while (value.op is Op.CAST and value.src[0].type.is_float) or (value.op is Op.MUL and _is_positive(value.src[1])):
        value = value.src[0]
    if value.op is not Op.SUB or value.src[1].op is not Op.REDUCE:
        return False
    loop = loop_of(value.src[1])
    return loop is not None and loop.op == "MAX" and _is_instance(value.src[0], loop.value, loop.ranges)


def _is_positive(value: UOp) -> bool:
    return value.op is Op.CONST and value.value > 0


def _is_instance(value: UOp, of: UOp, ranges: tuple[UOp, ...]) -> bool:
    """Whether a value is `of` in some iteration:
    the same with other loops of the same bounds in the place of these and of inner reductions'."""
    places: dict[UOp, UOp] = {}
    loops = {*ranges, *(s for u in of.find(Op.REDUCE) for s in u.src if s.op is Op.RANGE)}
    pairs, seen = [(of, value)], set[tuple[UOp, UOp]]()
    while pairs:
        pair = a, b = pairs.pop()
        if a in loops:
            if b.op is not Op.RANGE or b.src != a.src or places.setdefault(a, b) is not b:
                return False
        elif (a.op, a.dtype, a.arg, len(a.src)) != (b.op, b.dtype, b.arg, len(b.src)):
            return False
        elif pair not in seen:
            seen.add(pair)
            pairs.extend(zip(a.src, b.src, strict=True))
    return True


def _difference(comparison: UOp, r: UOp) -> tuple[int, UOp] | None:
    """(c, rest) where the left side less the right one is c * r + rest, c not 0."""
    left, right = (_as_index(s) for s in comparison.src) if comparison.src[0].type.is_int else (None, None)
    if left is None or right is None:
        return None
    difference = sums.affine(left).minus(sums.affine(right))
    coefficient = difference.terms.get(r, 0)
    rest = sums.Affine({t: n for t, n in difference.terms.items() if t is not r}, difference.constant)
    if coefficient == 0 or any(depends(t, r) for t in rest.terms):
        return None
    built = sums.build(rest)
    return None if built is None else (coefficient, built)


def _interval(condition: UOp, r: UOp) -> tuple[UOp, UOp, list[UOp]] | None:
    """(low, high, others): the condition is low <= r < high and others, which do not depend on r."""
    low, high = r.src
    others: list[UOp] = []
    for p in conjuncts(condition):
        if not depends(p, r):
            others.append(p)
            continue
        found = _difference(p, r) if p.op in (Op.CMPLT, Op.CMPLE) else None
        if found is None:
            return None
        coefficient, rest = found
        if p.op is Op.CMPLE:  # c*r + rest <= 0  is  c*r + rest - 1 < 0
            rest = rest - 1
        if coefficient > 0:  # r < -rest / c
            high = high.minimum((rest * -1 + (coefficient - 1)) // coefficient)
        else:  # r > rest / -c
            low = low.maximum(rest // -coefficient + 1)
    return low, high, others


def _pinned(p: UOp, r: UOp) -> UOp | None:
    """e of r == e, where e does not depend on r."""
    found = _difference(p, r) if p.op is Op.CMPEQ else None
    if found is None or abs(found[0]) != 1:
        return None
    return found[1] * -found[0]


def _moved(value: UOp, r: UOp, position: UOp, hit: UOp) -> UOp:
    """The value with r at the position. Loads that r moves touch memory only where there is a hit."""
    return value.map_nodes(
        lambda load, src: load if src == load.src else gated(load.with_src(src), hit), {Op.LOAD}, known={r: position}
    )


rules = collect("reduce", __name__)
fast_math = collect("reduce.fast_math", __name__, fast_math=True)
