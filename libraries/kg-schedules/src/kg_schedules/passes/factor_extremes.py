"""The greatest or least of products by one positive number is that of what it multiplies,
times the number: one multiplication after the loop in the place of one in each step.

    max(s[i] * 0.125, i)   ->   max(s[i], i) * 0.125
    max(seen(i) ? s[i] * 0.125 : -inf, i)   ->   max(seen(i) ? s[i] : -inf, i) * 0.125

It gives the same bits: rounding is monotone, NaN stays NaN, and an infinity stays one, that of a reduction of nothing too. A dtype without infinities begins at a number, which must not be multiplied.

Example of factor_extremes: tests/filetests/passes/factor_extremes.kg
"""

from __future__ import annotations

from math import inf

from kg.plugin import Op, UOp
from kg.plugin.passes import Context


def factor_extremes(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`: the pairs of exponentials and greatest that other passes look
    for are found by then."""

    def factored(node: UOp, src: tuple[UOp, ...]) -> UOp:
        node = node.with_src(src)
        reduction = node.reduction
        if reduction.monoid.op not in ("MAX", "MIN") or reduction.monoid.combine or not node.type.scalar.has_inf:
            return node
        found = [_factored(value) for value in node.src[: reduction.steps]]
        pairs = [pair for pair in found if pair is not None]
        if len(pairs) < len(found) or len({factor for _, factor in pairs}) != 1:
            return node
        return node.with_src((*(value for value, _ in pairs), *node.src[reduction.steps :])) * pairs[0][1]

    return sink.map_nodes(factored, {Op.REDUCE})


def _factored(value: UOp) -> tuple[UOp, float] | None:
    """What a positive finite number multiplies, and the number:
    of a choice between a product and an infinity too."""
    if value.op is Op.MUL and value.src[1].op is Op.CONST and 0 < value.src[1].value < inf:
        return value.src[0], float(value.src[1].value)
    if value.op is Op.WHERE and value.src[2].op is Op.CONST and abs(value.src[2].value) == inf:
        chosen = _factored(value.src[1])
        return None if chosen is None else (value.with_src((value.src[0], chosen[0], value.src[2])), chosen[1])
    return None
