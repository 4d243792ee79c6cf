"""Results of a reduction with unrolled or vectorised steps. Used by `expand` and `group_reduce`."""

from __future__ import annotations

from collections.abc import Sequence

from kg.ir.args import Monoid, Reduction
from kg.ir.monoid import MAX, MIN, combine, picks_least, with_states
from kg.ir.op import Op
from kg.ir.uop import UOp

#: The states of a reduction.
States = tuple[UOp, ...]


def make_reduce(monoid: Monoid, values: Sequence[UOp], ranges: Sequence[UOp], states: int) -> States:
    """The results of a reduction of several unrolled steps, over the ranges that are left."""
    steps = len(values) // states
    if not ranges:
        if monoid.op == "ADD" and (chained := _chained(values)) is not None:
            return (chained,)
        total = tuple(values[:states])
        for i in range(1, steps):
            total = combine(monoid, total, values[i * states : (i + 1) * states])
        return total
    fragment = _common_fragment(values)
    if fragment is not None and states == 1 and monoid.op == "ADD":
        vector, lane = fragment
        summed = UOp(Op.REDUCE, vector[0].dtype, (*vector, *ranges), Reduction(monoid, (), steps))
        return (summed.lane(*lane),)
    return with_states(Op.REDUCE, values, ranges, Reduction(monoid, (), steps))


def _chained(values: Sequence[UOp]) -> UOp | None:
    """Steps of one lane of a tensor core's results, all from zero:
    each starts from what the one before it came to."""
    found = _common_fragment(values)
    if found is None or any(w.src[2].op is not Op.CONST for w in found[0]):
        return None
    total, *others = found[0]
    for step in others:
        total = step.replace(src=(*step.src[:2], total))
    return total.lane(*found[1])


def _common_fragment(values: Sequence[UOp]) -> tuple[list[UOp], tuple[int, ...]] | None:
    """Values that are all the same lane of tensor-core results: those results, and the lane."""
    lanes = {v.arg if v.op is Op.GEP and v.src[0].op is Op.WMMA else None for v in values}
    lane = lanes.pop()
    if lanes or not isinstance(lane, tuple):
        return None
    return [v.src[0] for v in values], lane  # pyright: ignore[reportUnknownVariableType]


def across_lanes(monoid: Monoid, values: States) -> States:
    """The lanes of each state combined into one, halves with halves.
    Of an argmax the best value, then the first position that has it."""
    lanes = values[0].lanes
    if monoid.ordered and not values[0].type.is_bool:
        value, position = values
        (best,) = across_lanes(MIN if picks_least(monoid) else MAX, (value,))
        found = value.eq(best.broadcast(lanes))
        if value.type.is_float:  # where there is a NaN it is the best, and equal to nothing
            found = found | value.ne(value)
        return best, *across_lanes(MIN, (found.where(position, position.const_like(position.type.max)),))
    odd: States | None = None
    while lanes > 1:
        half = lanes // 2
        low = tuple(v.lane(*range(half)) for v in values)
        high = tuple(v.lane(*range(half, 2 * half)) for v in values)
        if lanes % 2:
            last = tuple(v.lane(lanes - 1) for v in values)
            odd = last if odd is None else combine(monoid, odd, last)
        values = combine(monoid, low, high)
        lanes = half
    return values if odd is None else combine(monoid, values, odd)
