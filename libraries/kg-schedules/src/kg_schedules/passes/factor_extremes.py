"""The greatest or least of products by one positive number is that of what it multiplies,
times the number: one multiplication after the loop in the place of one in each step.

    max(s[i] * 0.125, i)   ->   max(s[i], i) * 0.125
    max(seen(i) ? s[i] * 0.125 : -inf, i)   ->   max(seen(i) ? s[i] : -inf, i) * 0.125

It gives the same bits: rounding is monotone, NaN stays NaN, and an infinity stays one, that of a reduction of nothing too. A dtype without infinities begins at a number, which must not be multiplied.
An exponential of what is below the greatest takes a power of two that both have out of the difference, and into the number that multiplies it. No rounding leaves such a difference above 0, as a contracted one may be.

    exp2 nonpositive ((s * 0.125 - max(s) * 0.125) * 1.44)   ->   exp2 nonpositive ((s - max(s)) * 0.18)

The same bits again: only what is 1 or 0 as a power meets an end of the exponents on the way.

Example of factor_extremes: tests/filetests/passes/factor_extremes.kg
"""

from __future__ import annotations

from math import frexp, inf
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.lowering import NONPOSITIVE
from kg.plugin.passes import Context

#: The least number that an exponential's difference is multiplied by: what overflows is below -150 then.
_LEAST: Final = 2.0**-100


def factor_extremes(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`: the pairs of exponentials and greatest that other passes look
    for are found by then."""

    def factored(node: UOp, src: tuple[UOp, ...]) -> UOp:
        node = node.with_src(src)
        if node.op is Op.EXP2:
            return _of_difference(node)
        reduction = node.reduction
        if reduction.monoid.op not in ("MAX", "MIN") or reduction.monoid.combine or not node.type.scalar.has_inf:
            return node
        found = [_factored(value) for value in node.src[: reduction.steps]]
        pairs = [pair for pair in found if pair is not None]
        if len(pairs) < len(found) or len({factor for _, factor in pairs}) != 1:
            return node
        return node.with_src((*(value for value, _ in pairs), *node.src[reduction.steps :])) * pairs[0][1]

    return sink.map_nodes(factored, {Op.REDUCE, Op.EXP2})


def _of_difference(node: UOp) -> UOp:
    """An exponential without the power of two that both sides of its difference have."""
    product = node.src[0]
    if node.arg != NONPOSITIVE or product.op is not Op.MUL or product.src[0].op is not Op.SUB or node.type.scalar.bits < 32:
        return node
    difference, number = product.src
    found = [_factored(side) for side in difference.src]
    pairs = [pair for pair in found if pair is not None]
    if len(pairs) < 2 or number.op is not Op.CONST or len({factor for _, factor in pairs}) != 1:
        return node
    (value, factor), (greatest, _) = pairs
    if frexp(factor)[0] != 0.5 or factor > 1 or number.value * factor < _LEAST:  # type: ignore[operator]  of a float
        return node
    return node.with_src(((value - greatest) * (float(number.value) * factor),))


def _factored(value: UOp) -> tuple[UOp, float] | None:
    """What a positive finite number multiplies, and the number:
    of a choice between a product and an infinity, and of the greater or lesser of two products, too."""
    if value.op is Op.MUL and value.src[1].op is Op.CONST and 0 < value.src[1].value < inf:
        return value.src[0], float(value.src[1].value)
    if value.op is Op.WHERE and value.src[2].op is Op.CONST and abs(value.src[2].value) == inf:
        chosen = _factored(value.src[1])
        return None if chosen is None else (value.with_src((value.src[0], chosen[0], value.src[2])), chosen[1])
    if value.op in (Op.MAX, Op.MIN):
        first, second = (_factored(s) for s in value.src)
        return (value.with_src((first[0], second[0])), first[1]) if first and second and first[1] == second[1] else None
    return None
