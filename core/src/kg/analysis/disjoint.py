"""Whether the iterations of a loop store to disjoint elements, also at non-linear positions.

`facts` asks.

x[r*n + o]           apart along r, where n is a size that is known at launch
x[r*8 + table[u]]    apart along r where the store's gate says table[u] < 8, or bounds do
x[r//8*56 + r%8]     apart along r by fields of its bits, as of two axes that are one by MERGE
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.analysis.bit_fields import meets_no_place_again
from kg.dtype import index
from kg.ir.indexing import conjuncts
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import Affine, affine, factors
from kg.rules.algebra.cast import holds


def is_apart(store: UOp, place: UOp, axis: UOp, around: tuple[UOp, ...]) -> bool:
    """Whether a store at this position meets no element twice along an axis.
    `around`: the loops that it closes."""
    form, gates = affine(place), store.src[0].src[2:]
    if form.terms.get(axis, 0) != 0 and _outweighs(form, axis, gates):
        return True
    return _by_size(form, axis, around) or meets_no_place_again(place, axis, lambda term: max(0, _bounds(term, gates)[1]))


def _by_size(form: Affine, axis: UOp, around: tuple[UOp, ...]) -> bool:
    """Whether an axis moves a store by a size that is known at launch.
    Where that may be 0 a loop over it runs no times."""
    moves = [term for term in form.terms if axis in term.toposort()]
    if len(moves) != 1:
        return False
    sizes = factors(moves[0])
    if sizes.count(axis) != 1:
        return False
    sizes.remove(axis)
    stops = [r.src[1] for r in around]
    return all(next(iter(s.find(Op.RANGE, Op.LOAD)), None) is None and (s.vmin > 0 or s in stops) for s in sizes)


def _outweighs(form: Affine, axis: UOp, gates: Sequence[UOp]) -> bool:
    """Whether each step of an axis, and of all that steps further,
    is longer than all that is shorter adds up to."""
    terms = sorted(form.terms.items(), key=lambda item: abs(item[1]))
    reach = 0
    beyond = False
    for term, step in terms:
        beyond |= term is axis
        if beyond and abs(step) <= reach:
            return False
        least, greatest = _bounds(term, gates)
        reach += abs(step) * max(0, greatest - least)
    return True


def _bounds(term: UOp, gates: Sequence[UOp]) -> tuple[int, int]:
    """What a term may be where the gates hold."""
    least, greatest = term.vmin, term.vmax
    value = _same_number(term)
    for condition in (c for gate in gates for c in conjuncts(gate)):
        if condition.op not in (Op.CMPLT, Op.CMPLE):
            continue
        left, right = condition.src
        strict = condition.op is Op.CMPLT
        if right.op is Op.CONST and _same_number(left) is value:
            unsigned = left.op is Op.BITCAST
            if unsigned and int(right.value) - strict > left.src[0].type.max:
                continue  # numbers below 0 are among those
            greatest, least = min(greatest, int(right.value) - strict), max(least, 0) if unsigned else least
        elif left.op is Op.CONST and _same_number(right) is value:
            least = max(least, int(left.value) + strict)
    return least, greatest


def _same_number(value: UOp) -> UOp:
    """The integer below casts that change no number, and below one that takes it without its sign."""
    if value.op is Op.BITCAST and value.type.is_int and not value.type.is_signed and value.src[0].type.is_signed:
        value = value.src[0]
    while (
        value.op is Op.CAST
        and value.src[0].type.is_int
        and (value.type is index or (value.type.is_int and holds(value.type, value.src[0])))
    ):
        value = value.src[0]
    return value
