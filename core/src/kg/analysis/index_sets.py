"""Index sets: for which iterations of a loop a condition holds, and splitting a loop along them.

r0*4 + v <= o1 as a set of iterations of r0: those before (o1 - v)//4 + 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kg.analysis.scope import Scope
from kg.dtype import index
from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import Affine, affine, build

#: Loops around another that its end may depend on: every lane and work-item is in the same iteration of them.
_AROUND = (AxisKind.LOOP, AxisKind.REDUCE, AxisKind.THREAD, AxisKind.GLOBAL)


def half_space(condition: UOp) -> Affine | None:
    """A comparison of positions as a sum that is below 0 where it holds; None for other conditions."""
    if condition.op not in (Op.CMPLT, Op.CMPLE) or condition.src[0].dtype is not index:
        return None
    form = affine(condition.src[0]).minus(affine(condition.src[1]))
    return form if condition.op is Op.CMPLT else form.plus(Affine({}, -1))


def complement(form: Affine) -> Affine:
    """The sum that is below 0 where this one is not."""
    return form.scaled(-1).plus(Affine({}, -1))


def first_outside(form: Affine, axis: UOp, around: Scope, *, somewhere: bool = False) -> UOp | None:
    """The iteration from which form < 0 never holds again, whatever the lanes and copies inside; or,
    with `somewhere`, the first where it fails for one of them. A number over the loops around; None where it never ends like
    that."""
    step = form.terms.get(axis, 0)
    if step <= 0:
        return None
    rest = form.plus(Affine({axis: -step}, 0))
    above = greatest(rest, around) if somewhere else greatest(rest.scaled(-1), around)
    if above is None:
        return None
    return quotient((above.scaled(-1) if somewhere else above).plus(Affine({}, step - 1)), step)


def uniform(scope: Scope) -> Scope:
    """Those of the loops around whose counter is one for all lanes, copies and work-items."""
    return frozenset([r for r in scope if r.axis.kind in _AROUND])


def greatest(form: Affine, around: Scope, stops: Mapping[UOp, UOp] = MappingProxyType({})) -> Affine | None:
    """The greatest that a sum may be, over the ranges around alone;
    `stops` are ends that differ from the ranges' own."""
    while True:
        inner = next((t for t in form.terms if not around.issuperset(t.find(Op.RANGE))), None)
        if inner is None:
            return form
        step = form.terms[inner]
        if inner.op is not Op.RANGE and around.isdisjoint(inner.find(Op.RANGE)):
            end = Affine({}, inner.vmax if step > 0 else inner.vmin)  # of what lanes have alone
        elif step > 0:
            end = _greatest_of(inner, around, stops)
        else:
            end = affine(inner.src[0]) if inner.op is Op.RANGE else None
        if end is None:
            return None
        form = form.plus(Affine({inner: -step}, 0)).plus(end.scaled(step))


def _greatest_of(term: UOp, around: Scope, stops: Mapping[UOp, UOp]) -> Affine | None:
    """The greatest of one term: a range, or what grows with its operands."""
    if term.op is Op.RANGE:
        return affine(stops.get(term, term.src[1])).plus(Affine({}, -1))
    grows = term.op in (Op.MIN, Op.MAX) or (term.op is Op.FLOORDIV and term.src[1].op is Op.CONST and term.src[1].value > 0)
    if not grows:
        return None
    bounds = [greatest(affine(s), around, stops) for s in term.src]
    known = [built for bound in bounds if bound is not None and (built := build(bound)) is not None]
    if term.op is Op.MIN and known:  # any bound of one of them
        return affine(known[0] if len(known) == 1 else known[0].minimum(known[1]))
    return affine(term.with_src(tuple(known))) if len(known) == len(bounds) else None


def quotient(form: Affine, step: int) -> UOp | None:
    """A sum divided, rounded down."""
    if all(c % step == 0 for c in form.terms.values()):
        return build(Affine({t: c // step for t, c in form.terms.items()}, form.constant // step))
    total = build(form)
    return None if total is None else total // step
