"""From which iteration on a mask makes a reduced value the identity, for all lanes and copies.

    max(r0*8 + l <= o0*8 ? x : -inf, r0*8 + 4 + l <= o0*8 ? y : -inf), l < 4    ->   -inf from r0 = o0 + 1 on

`tighten_loop_bounds` asks. The scores of a matrix unit under a mask, their weights and the sums that ONLINE rescales are followed as well: the greatest of a block is -inf, so that
before and after it are the same, and each weight is 0.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import field
from functools import reduce

from kg.plugin import Op, UOp
from kg.plugin.opts import GroupReduce, conjuncts, identities
from kg.plugin.passes import Scope, affine, first_outside, half_space
from kg.records import dataclass


@dataclass(slots=True)
class MaskedIterations:
    """Values within one loop."""

    axis: UOp
    around: Scope
    zero_times_anything: bool  # by the kernel's licence
    known: dict[tuple[UOp, float], UOp | None] = field(default_factory=dict[tuple[UOp, float], "UOp | None"])

    def of_node(self, node: UOp) -> UOp | None:
        """From which iteration on a REDUCE or SCAN over the loop takes in its identity alone."""
        values = [s for s in node.src if s.op is not Op.RANGE]
        types = [s.type for s in values]
        if len(values) != node.reduction.monoid.states or node.reduction.steps > 1:
            return None
        nothing = identities(node.reduction.monoid, types)
        return self._last([self.since(value, n) for value, n in zip(values, nothing, strict=True)])

    def since(self, value: UOp, nothing: float) -> UOp | None:
        """The first iteration from which on a value is always `nothing`; None where none is found."""
        key = (value, nothing)
        if key not in self.known:
            self.known[key] = self._found(value, nothing)
        return self.known[key]

    def _found(self, value: UOp, nothing: float) -> UOp | None:
        match value.op:
            case Op.WHERE:
                return self._choice(value, nothing)
            case Op.CAST if (
                value.type.is_float
                and value.src[0].type.is_float
                and (nothing == 0 or (nothing == -math.inf and value.type.has_inf))
            ):
                return self.since(value.src[0], nothing)
            case Op.VECTORIZE:
                return self._all(value.src, nothing)
            case Op.MAX if nothing == -math.inf:
                return self._all(value.src, nothing)
            case Op.ADD if nothing == 0:
                return self._all(value.src, nothing)
            case Op.REDUCE if not value.reduction.monoid.combine and identities(value.reduction.monoid, (value.type,)) == (
                nothing,
            ):
                return self._all([s for s in value.src if s.op is not Op.RANGE], nothing)
            case Op.GROUP_REDUCE if (_how(value), nothing) in (("max", -math.inf), ("add", 0)):
                return self.since(value.src[0], nothing)
            case Op.SHAPED_WMMA if nothing == 0 and self.zero_times_anything:
                return self.since(value.src[0], nothing)
            case Op.MUL if nothing == -math.inf and value.src[1].op is Op.CONST and value.src[1].value > 0:
                return self.since(value.src[0], nothing)
            case Op.SUB if nothing == -math.inf and self._is_never_least(value.src[1]):
                return self.since(value.src[0], nothing)
            case Op.EXP2 if nothing == 0:
                return self.since(value.src[0], -math.inf)
            case _:
                return None

    def _choice(self, value: UOp, nothing: float) -> UOp | None:
        condition, there, other = value.src
        if condition.op is Op.CMPEQ and nothing == 1 and there.op is Op.CONST and there.value == 1:
            return self._unchanged(*condition.src)
        if not _is(other, nothing):
            return self._all((there, other), nothing) if not _is(there, nothing) else self.since(other, nothing)
        forms = [form for c in conjuncts(condition) if (form := half_space(c)) is not None]
        limits = [limit for form in forms if (limit := first_outside(form, self.axis, self.around)) is not None]
        return reduce(UOp.minimum, limits) if limits else self.since(there, nothing)

    def _unchanged(self, before: UOp, after: UOp) -> UOp | None:
        """From when on what a scan has come to is the same before an element and after it."""
        if before.op is not Op.SCAN or after.op is not Op.SCAN or before.src != after.src:
            return None
        exclusive = before.reduction.exclusive, after.reduction.exclusive
        return self.of_node(before) if exclusive == (True, False) and self.axis in before.src else None

    def _is_never_least(self, value: UOp) -> bool:
        """Whether a value is a number or NaN that some iteration before had too:
        s is not -inf ? s : a number, with s what a scan of the loop has come to. Of any other value a NaN would be lost with
        the iterations."""
        if value.op is not Op.WHERE or value.src[2].op is not Op.CONST or value.src[2].value == -math.inf:
            return False
        condition, there, _ = value.src
        scanned = there.op is Op.SCAN and self.axis in there.src and not there.reduction.exclusive
        return scanned and condition.op is Op.CMPNE and there in condition.src and any(_is(s, -math.inf) for s in condition.src)

    def _all(self, values: Sequence[UOp], nothing: float) -> UOp | None:
        return self._last([self.since(value, nothing) for value in values if not _is(value, nothing)])

    def _last(self, limits: Sequence[UOp | None]) -> UOp | None:
        """The greatest of limits, if each is known: of those that differ by a number one is."""
        greatest: dict[object, tuple[int, UOp]] = {}
        for limit in dict.fromkeys(limits):
            if limit is None:
                return None
            for one in _leaves(limit):
                quotient = one.op is Op.FLOORDIV and one.src[1].op is Op.CONST
                form = affine(one.src[0] if quotient else one)
                key = frozenset(form.terms.items()), one.src[1] if quotient else None
                greatest[key] = max(greatest.get(key, (form.constant, one)), (form.constant, one), key=lambda pair: pair[0])
        return reduce(UOp.maximum, [limit for _, limit in greatest.values()]) if greatest else None


def _leaves(limit: UOp) -> list[UOp]:
    """x, y, ... of max(x, max(y, ...))."""
    return [leaf for s in limit.src for leaf in _leaves(s)] if limit.op is Op.MAX else [limit]


def _how(reduced: UOp) -> str:
    return reduced.arg.how if isinstance(reduced.arg, GroupReduce) else ""


def _is(value: UOp, nothing: float) -> bool:
    return value.op is Op.CONST and not isinstance(value.value, bool) and value.value == nothing
