"""Reverse mode: from cotangents of values to those of what they depend on, in one walk down the graph.

A node's cotangent is the sum of what its users give it. With it goes, where there is one, the condition under which it is not zero by construction:
WHERE, MAX, SHRINK and the like make parts of it zero, and the node may well be infinite or NaN there: local derivatives are taken as 0 outside the
condition. So the derivative of where(x > 0, sqrt(x), 0) at 0 is 0, and the second one too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from kg.frontend import ELEMENTWISE, Op, UOp, bool_, const, void
from kg.records import dataclass
from kg_graph.nodes import order_of

from kg_array.indexing.axes import sizes
from kg_array.transforms.derivatives.cotangents import Cotangent, NoDerivativeError, everywhere, scaled, total
from kg_array.transforms.derivatives.custom_calls import pulled_call, ruled
from kg_array.transforms.derivatives.elements import TAKES, assembled, element_picks, is_worth
from kg_array.transforms.derivatives.factors import factor, is_contraction
from kg_array.transforms.derivatives.transposed import transposed
from kg_array.transforms.loop_rules import pulled


def depends_on(order: Sequence[UOp], wrt: Sequence[UOp]) -> set[UOp]:
    """The nodes among these through which floats of `wrt` have an influence that has a derivative."""
    active = {w for w in wrt if w.type.is_float}
    for node in order:
        if any(s in active for s in node.src) and _carries(node):
            active.add(node)
    return active


def _carries(node: UOp) -> bool:
    """Whether changes of its sources change it smoothly:
    integers and bools have no derivative, nor has what is rounded."""
    if node.op in (Op.TRUNC, Op.ROUND, Op.BITCAST):
        return False
    return node.dtype is void or node.type.is_float


def pull_back(outputs: Sequence[UOp], seeds: Sequence[UOp], wrt: Sequence[UOp]) -> list[UOp | None]:
    """The cotangents of `wrt`, given those of the outputs; None for what they don't depend on."""
    order = order_of(outputs)
    active = depends_on(order, wrt)
    picks = _picks(order, outputs, wrt, active)
    given: dict[tuple[UOp, int], list[Cotangent]] = {}
    for output, seed in zip(outputs, seeds, strict=True):
        if output in active:
            given.setdefault((output, 0), []).append(Cotangent(seed.broadcast_to(*output.shape)))
    wanted = set(wrt).union(*(p.elements for p in picks.values()))
    for node in reversed(order):
        if node not in active or node in wanted:
            continue
        if node in picks:
            put_together = picks[node].cotangent(node, given)
            sums = [] if put_together is None else [{0: put_together}]
        else:
            sums = _sums(node, given)
        for found in sums:
            if node.op is Op.LOOP:
                _give_loop(node, [i for i, s in enumerate(node.src) if s in active], found, given)
                continue
            for source in dict.fromkeys(node.src):
                if source in active:
                    _give(node, source, found, given)
    return [_found(w, picks.get(w), given) for w in wrt]


def _sums(node: UOp, given: dict[tuple[UOp, int], list[Cotangent]]) -> list[dict[int, Cotangent]]:
    """What a node is given, state by state, as one sum.

    An operand of several products that is repeated for all of them gets the products' terms apart: each is summed as the product of matrices
    that it is, where one reduction of their sum is a schedule's least case.
    """
    parts = {state: given.pop((node, state)) for state in range(states_of(node)) if (node, state) in given}
    if node.op is Op.EXPAND and parts:
        terms = [c for c in parts[0] if is_contraction(c.value)]
        rest = [c for c in parts[0] if not is_contraction(c.value)]
        return [{0: c} for c in ([*terms, total(rest)] if rest else terms)]
    return [{state: total(cotangents) for state, cotangents in parts.items()}] if parts else []


@dataclass(frozen=True, slots=True)
class _Picks:
    """The nodes that are elements of an array of which nothing else is used, by their positions;
    `records`: in each of its records."""

    elements: Mapping[UOp, int]
    records: bool

    def cotangent(self, array: UOp, given: Mapping[tuple[UOp, int], list[Cotangent]]) -> Cotangent | None:
        """That of the array, put together of the elements' own."""
        shape = sizes(array)
        before = shape[: self.records]
        parts: dict[int, list[Cotangent]] = {}
        for node, position in self.elements.items():
            if (node, 0) in given:
                one = total(given[node, 0])
                where = None if one.where is None else one.where.reshape(*before)
                parts.setdefault(position, []).append(Cotangent(one.value.reshape(*before), where))
        if not parts:
            return None
        found = {position: total(of) for position, of in parts.items()}
        value = assembled(shape, {i: c.value for i, c in found.items()}, array.const_like(0), records=self.records)
        known = {i: const(True, bool_).broadcast_to(*before) if c.where is None else c.where for i, c in found.items()}
        return Cotangent(value, assembled(shape, known, const(False, bool_), records=self.records))


def _picks(order: Sequence[UOp], outputs: Sequence[UOp], wrt: Sequence[UOp], active: Set[UOp]) -> dict[UOp, _Picks]:
    """What is better put together of elements, among `wrt` and what parts are taken of."""
    parts = (s for node in order if node.op is Op.SHRINK for s in node.src if s in active and s.op not in (*TAKES, Op.LOOP))
    arrays = dict.fromkeys([*wrt, *(s for s in parts if states_of(s) == 1)])
    picks: dict[UOp, _Picks] = {}
    for records in (True, False):
        of = [a for a in arrays if len(a.shape) > records]
        for array, elements in element_picks(order, outputs, of, records=records).items():
            if is_worth(elements, array, records=records):
                picks[array] = _Picks(elements, records)
    return picks


def _found(wrt: UOp, picks: _Picks | None, given: Mapping[tuple[UOp, int], list[Cotangent]]) -> UOp | None:
    """A cotangent; of an array of which only elements are used, put together of theirs."""
    if picks is not None:
        whole = picks.cotangent(wrt, given)
        return None if whole is None else whole.value
    return total(given[wrt, 0]).value if (wrt, 0) in given else None


def states_of(node: UOp) -> int:
    """How many values a node has: see STATE."""
    if node.op is Op.LOOP:
        return len(node.loop.values) + node.loop.carried
    return node.reduction.monoid.states if node.op in (Op.REDUCE, Op.SCAN) else 1


def _give_loop(
    node: UOp, wanted: Sequence[int], found: dict[int, Cotangent], given: dict[tuple[UOp, int], list[Cotangent]]
) -> None:
    rule = ruled(node)
    if rule is not None:
        made = pulled_call(node, rule, found, wanted)
    else:
        values = pulled(node, found, wanted, pull_back, lambda values, wrt: depends_on(order_of(values), wrt))
        made = {number: Cotangent(value) for number, value in values.items()}
    for number, cotangent in made.items():
        given.setdefault((node.src[number], 0), []).append(cotangent)


def _give(node: UOp, source: UOp, found: dict[int, Cotangent], given: dict[tuple[UOp, int], list[Cotangent]]) -> None:
    """Add what a node's cotangents mean for one of its sources, at each place where that is one."""
    state = node.slot if node.op is Op.STATE else 0
    for place, s in enumerate(node.src):
        if s is source:
            made = _elementwise(node, place, found[0]) if node.op in ELEMENTWISE else transposed(node, place, found)
            if made is not None:
                given.setdefault((source, state), []).append(made)


def _elementwise(node: UOp, place: int, given: Cotangent) -> Cotangent | None:
    by = factor(node, place)
    if by is None:
        if node.op is Op.WHERE:
            return None
        raise NoDerivativeError(f"{node.op.name.lower()} of {node.type} has no derivative here")
    source = node.src[place]
    result = scaled(given, by, guarded=not is_contraction(node))
    if node.op is Op.CAST:
        result = Cotangent(result.value.cast(source.type), result.where)
    return result if source.shape == node.shape else everywhere(result, node.shape)
