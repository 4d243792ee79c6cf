"""Phase 2: online softmax: ONLINE(r0, 64) weighs blocks by the running maximum, in one loop.

    m = reduce(max, x, r0);   reduce(add, exp(x - m) * v, r0)
->  b = reduce(max, x, r0.in);   m = scan(max, b, r0);   l = that without this block
    reduce(rescaled, (exp(l - m), reduce(add, exp(x - m) * v, r0.in)), r0)      sum = sum * exp(l - m) + that of the block

Without it the greatest of a whole row has to be known before the first of its elements counts: a loop of its own, in which x is made once more.
"""

from __future__ import annotations

import math

from kg.plugin import Op, Opt, OptOp, UOp
from kg.plugin.opts import (
    MAX,
    Context,
    Reduction,
    conjunction,
    conjuncts,
    const,
    one_axis,
    rescaled,
    size_of_opt,
    split_axes,
    with_states,
)
from kg.plugin.strategy import ScheduleError, closed_ranges, float32, kernel_facts

#: exp(x) is exp2(x * LOG2E).
LOG2E = 1.4426950408889634
#: exp2 of less is no normal float32.
LEAST = -126.0


def online(sink: UOp, opt: Opt, context: Context) -> UOp:
    """The sink with the axis in blocks, and the sums that are weighed by its elements
    in one reduction over them."""
    size_of_opt(opt)
    axis = one_axis(kernel_facts(sink), opt)
    if isinstance(opt.arg, int) and axis.extent <= opt.arg:
        raise ScheduleError(
            f"{opt}: axis {axis.name} has at most {axis.extent} iterations: one block needs no other's greatest"
        )
    sink, _ = split_axes(sink, (Opt(OptOp.TILE, opt.axis, opt.arg),), context)
    outer = kernel_facts(sink).axes[opt.axis]
    greatest = [u for u in outer.reductions if u.reduction.monoid.op == "MAX" and u.type is float32]
    found = [(top, s) for top in greatest for s in outer.reductions if s is not top and top in s.src[0].toposort()]
    if not found:
        raise ScheduleError(f"{opt}: nothing that is summed over {opt.axis} is weighed by what is below a greatest element")
    new: dict[UOp, UOp] = {}
    for top, total in found:
        if total.reduction.monoid.op != "ADD" or total.type is not float32 or not weighs(total.src[0], top):
            raise ScheduleError(
                f"{opt}: {total.reduction.monoid.name} over {opt.axis} is no float32 sum of what exp(x - greatest x) is a factor of"
            )
        inner = [r for r in closed_ranges(total) if r is not outer.axis]
        block = top.replace(src=(top.src[0], *inner))
        before, so_far = (UOp(Op.SCAN, block.dtype, (block, outer.axis), Reduction(MAX, exclusive=e)) for e in (True, False))
        reached = so_far.ne(-math.inf).where(so_far, 0.0)  # of nothing but -inf each weighs 0, where it was NaN
        weighed = _without_masks(total.src[0], top, zero_times_anything=sink.kernel.fast_math)
        value = _flushed(weighed.substitute({top: reached}), reached)
        scale = before.eq(so_far).where(1.0, (before - so_far).exp())
        states = scale, total.replace(src=(value, *inner))
        new[total] = with_states(Op.REDUCE, states, (outer.axis,), Reduction(rescaled(float32)))[1]
    return sink.substitute(new)


def _without_masks(value: UOp, top: UOp, *, zero_times_anything: bool) -> UOp:
    """What is weighed, without masks that the scores have:
    what is not seen has a score of -inf, which weighs 0 once `top` is not -inf. What the weight is multiplied by may be NaN
    there, so that a mask around the product goes by the kernel's licence."""
    scores = top.src[0]
    hidden, plain = _masked(scores)

    def inner(node: UOp) -> UOp:
        match node.op:
            case Op.CAST:
                return node.replace(src=(inner(node.src[0]),))
            case Op.MUL:
                return node.replace(src=tuple([inner(s) if weighs(s, top) else s for s in node.src]))
            case Op.WHERE:
                gate, there, other = node.src
                weight = inner(there)
                others = [c for c in conjuncts(gate) if c not in hidden]
                if zero_times_anything or _is_weight(there):
                    gate = conjunction(*others)
                return weight if gate is None else node.replace(src=(gate, weight, other))
            case _:
                return node

    found = inner(value) if hidden else value
    below = [u.src[0].src[0] for u in found.find(Op.EXP2) if top in u.toposort()]  # scores less the greatest
    masks = [_masked(u.src[0]) for u in below]
    if found is value or not all(inside is plain and hidden >= seen for seen, inside in masks):
        return value
    return found.substitute({u: u.replace(src=(scores, u.src[1])) for u in below})


def _masked(scores: UOp) -> tuple[frozenset[UOp], UOp]:
    """Where scores are not -inf, and what they are there."""
    seen: set[UOp] = set()
    while scores.op is Op.WHERE and scores.src[2].op is Op.CONST and scores.src[2].value == -math.inf:
        seen.update(conjuncts(scores.src[0]))
        scores = scores.src[1]
    return frozenset(seen), scores


def _is_weight(value: UOp) -> bool:
    """Whether a value is exp(x - top) alone, rounded or masked."""
    while value.op in (Op.CAST, Op.WHERE):
        value = value.src[value.op is Op.WHERE]
    return value.op is Op.EXP2


def _flushed(value: UOp, top: UOp) -> UOp:
    """Weights below the least normal number are 0:
    what is scaled later loses such parts anyway, and devices need not take care of them."""
    weights = [u for u in value.find(Op.EXP2) if top in u.toposort()]
    return value.substitute({u: (u.src[0] < LEAST).where(0.0, u) for u in weights})


def weighs(value: UOp, top: UOp) -> bool:
    """Whether a value is exp(x - top) times something: what else it holds does not depend on `top`."""

    def free(node: UOp) -> bool:
        return top not in node.toposort()

    match value.op:
        case Op.EXP2:
            power = value.src[0]
            if power.op is not Op.MUL or power.src[1] is not const(LOG2E, float32):
                return False
            below = power.src[0]
            return below.op is Op.SUB and free(below.src[0]) and _is_greatest(below.src[1], top)
        case Op.MUL:
            a, b = value.src
            return (weighs(a, top) and free(b)) or (free(a) and weighs(b, top))
        case Op.CAST:
            return value.type.is_float and value.src[0].type.is_float and weighs(value.src[0], top)
        case Op.WHERE:
            gate, there, other = value.src
            return free(gate) and weighs(there, top) and other.op is Op.CONST and other.value == 0
        case _:
            return False


def _is_greatest(value: UOp, top: UOp) -> bool:
    """The greatest, or 0 in place of it where it is -inf."""
    return value is top or value is top.ne(-math.inf).where(top, 0.0)
