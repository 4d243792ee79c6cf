"""The monoids of REDUCE and SCAN: four of one op, and the compound ones built for a dtype."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from kg.dtype import DType, int32, void
from kg.ir.args import Monoid, Reduction
from kg.ir.op import Op
from kg.ir.uop import UOp

ADD = Monoid("add", "ADD")
MUL = Monoid("mul", "MUL")
MAX = Monoid("max", "MAX")
MIN = Monoid("min", "MIN")
SIMPLE = {m.name: m for m in (ADD, MUL, MAX, MIN)}


def identities(monoid: Monoid, dtypes: Sequence[DType]) -> tuple[int | float | bool, ...]:
    """What the monoid gives over nothing, per state."""
    if monoid.combine:
        return monoid.identities
    scalar = dtypes[0].scalar
    match monoid.op:
        case "ADD":
            return (scalar_value(0, scalar),)
        case "MUL":
            return (scalar_value(1, scalar),)
        case "MAX":
            return (scalar.min,)
        case "MIN":
            return (scalar.max,)
        case _:
            raise ValueError(
                f"the monoid {monoid.name!r} of {monoid.op!r} has no combining graph; simple ones are {', '.join(SIMPLE)}"
            )


def scalar_value(value: int, dtype: DType) -> int | float | bool:
    return float(value) if dtype.is_float else bool(value) if dtype.is_bool else value


def combine(monoid: Monoid, a: Sequence[UOp], b: Sequence[UOp]) -> tuple[UOp, ...]:
    """The states of a combined with those of b, a first. Scalar or vector alike."""
    if not monoid.combine:
        return (a[0].alu(Op[monoid.op], b[0]),)
    return _filled_in(monoid.combine, a, b)


def combine_ordered(monoid: Monoid, a: Sequence[UOp], b: Sequence[UOp]) -> tuple[UOp, ...]:
    """The same, of a monoid that has an `ordered`, where no position of b lies before one of a."""
    return _filled_in(monoid.ordered, a, b)


def _filled_in(results: Sequence[UOp], a: Sequence[UOp], b: Sequence[UOp]) -> tuple[UOp, ...]:
    operands = (*a, *b)
    lanes = a[0].lanes
    done: dict[UOp, UOp] = {}
    for root in results:
        for node in root.toposort():
            if node in done:
                continue
            if node.op is Op.ARG:
                done[node] = operands[node.slot]
            elif node.op is Op.CONST:
                done[node] = node.broadcast(lanes)
            else:
                done[node] = UOp(node.op, node.type.vec(lanes), tuple(done[s] for s in node.src), node.arg)
    return tuple(done[root] for root in results)


def with_states(op: Op, values: Sequence[UOp], loops: Sequence[UOp], reduction: Reduction) -> tuple[UOp, ...]:
    """The REDUCE or SCAN of state values over its loops, as one node per state of the result."""
    states = reduction.monoid.states
    if states == 1:
        return (UOp(op, values[0].dtype, (*values, *loops), reduction),)
    node = UOp(op, void, (*values, *loops), reduction)
    return tuple([UOp(Op.STATE, v.dtype, (node,), i) for i, v in enumerate(values[:states])])


def states_alone(monoid: Monoid, state: int, values: Sequence[UOp]) -> object:
    """What says how a state comes about that needs less than all others and all values:
    where it is the same, so is the state. None for one that needs all.

    The greatest element of a LOGSUMEXP needs no sum, and is one for all sums that are weighed by it."""
    count, needs = monoid.states, {state}
    while more := {slot for s in needs if monoid.combine for slot in _slots(monoid.combine[s]) if slot < monoid.states} - needs:
        needs |= more
    taken = sorted({slot - count for s in needs if monoid.combine for slot in _slots(monoid.combine[s]) if slot >= count})
    if len(needs) == count or monoid.ordered:
        return None
    return monoid.name, state, tuple([values[step + slot] for step in range(0, len(values), count) for slot in taken])


def _slots(result: UOp) -> set[int]:
    return {node.slot for node in result.find(Op.ARG)}


def _operands(*dtypes: DType) -> tuple[UOp, ...]:
    return tuple(UOp(Op.ARG, dtype, (), i) for i, dtype in enumerate(dtypes * 2))


@cache
def last(dtype: DType, empty: int | float | bool) -> Monoid:
    """The value that comes last.
    `empty` stands for none; it is no identity, so it may only be what all begins with."""
    return Monoid(f"last<{dtype}>", "", (empty,), (UOp(Op.ARG, dtype, (), 1),))


def is_last_value_reduction(node: UOp) -> bool:
    """Whether a node is a REDUCE to the value that comes last.
    It stands in the loop that its value is made in."""
    return node.op is Op.REDUCE and [u.op for u in node.reduction.monoid.combine] == [Op.ARG]


@cache
def argmax(dtype: DType, index_dtype: DType = int32, *, least: bool = False) -> Monoid:
    """(value, position): the greatest (or least), the first of ties; a NaN wins, the first one."""
    av, ai, bv, bi = _operands(dtype, index_dtype)
    better = (bv < av) if least else (av < bv)
    as_good = av.eq(bv)
    if dtype.is_float:  # where b is a NaN it is better than any number, and as good as another NaN
        a_nan, b_nan = av.ne(av), bv.ne(bv)
        better = (~a_nan) & ~((av <= bv) if least else (bv <= av))
        as_good = b_nan | ((bv <= av) if least else (av <= bv))
    take_b = better | (as_good & (bi < ai))
    worst = dtype.max if least else dtype.min
    name = f"{'argmin' if least else 'argmax'}<{dtype}, {index_dtype}>"
    both = (take_b.where(bv, av), take_b.where(bi, ai))
    # of ties the first: where b comes later, only a better value of it counts
    return Monoid(name, "", (worst, int(index_dtype.max)), both, (better.where(bv, av), better.where(bi, ai)))


def picks_least(monoid: Monoid) -> bool:
    """Of an argmax or argmin whether it is the latter."""
    return monoid.name.startswith("argmin<")


@cache
def welford(dtype: DType) -> Monoid:
    """(count, mean, sum of squared deviations), combined as Chan et al. do."""
    an, am, aq, bn, bm, bq = _operands(dtype, dtype, dtype)
    n = an + bn
    share = n.eq(0.0).where(0.0, bn / n.eq(0.0).where(1.0, n))
    delta = bm - am
    return Monoid(f"welford<{dtype}>", "", (0.0, 0.0, 0.0), (n, am + delta * share, aq + bq + delta * delta * an * share))


@cache
def logsumexp(dtype: DType) -> Monoid:
    """(m, s) standing for s * exp(m), m the greatest so far: one pass, no overflow."""
    am, a_sum, bm, b_sum = _operands(dtype, dtype)
    m = am.maximum(bm)
    # a state that is still empty (m = -inf) or all of it at the top contributes without forming inf - inf
    a_scale = am.eq(m).where(1.0, (am - m).exp())
    b_scale = bm.eq(m).where(1.0, (bm - m).exp())
    return Monoid(f"logsumexp<{dtype}>", "", (-math.inf, 0.0), (m, a_sum * a_scale + b_sum * b_scale))


@cache
def rescaled(dtype: DType) -> Monoid:
    """(a, b) standing for x -> a * x + b, the first before the second:
    a sum whose unit changes on the way."""
    a1, b1, a2, b2 = _operands(dtype, dtype)
    return Monoid(f"rescaled<{dtype}>", "", (1.0, 0.0), (a1 * a2, b1 * a2 + b2))


@cache
def complex_product(dtype: DType) -> Monoid:
    """(real part, imaginary part) of the product of complex numbers, which are pairs of floats."""
    ar, ai, br, bi = _operands(dtype, dtype)
    return Monoid(f"complexmul<{dtype}>", "", (1.0, 0.0), (ar * br - ai * bi, ar * bi + ai * br))


#: The compound monoids of one dtype, as their names begin.
_FAMILIES = {"welford": welford, "logsumexp": logsumexp, "rescaled": rescaled, "complexmul": complex_product}


def compound(name: str) -> Monoid:
    """The monoid that prints as `name`: `argmax<float32, int32>`.
    Raises ValueError that lists what exists."""
    from kg.dtype import parse_dtype

    if name in SIMPLE:
        return SIMPLE[name]
    family, _, rest = name.partition("<")
    dtypes = [parse_dtype(t.strip()) for t in rest.rstrip(">").split(",")] if rest else []
    if family in ("argmax", "argmin") and len(dtypes) == 2:
        return argmax(*dtypes, least=family == "argmin")
    if family in _FAMILIES and len(dtypes) == 1:
        return _FAMILIES[family](*dtypes)
    known = [*SIMPLE, "argmax<dtype, index>", "argmin<dtype, index>", *[f"{one}<dtype>" for one in _FAMILIES]]
    raise ValueError(f"unknown monoid {name!r}; there are {', '.join(known)}")
