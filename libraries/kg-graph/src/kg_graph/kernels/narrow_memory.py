"""Values that are widened before they are multiplied stay narrow in memory, where the target's matrix units widen them by themselves.

What a product reads again and again would be kept as it goes into the multiplication, cast(x): of half precision that is twice the memory, and no operand
of the unit any more.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from kg.frontend import ELEMENTWISE, MOVEMENT, Op, Renderer, UOp, is_widened

from kg_graph.decisions import Decision


def narrowed(decisions: Sequence[Decision], there: Set[UOp], wanted: Set[UOp], renderer: Renderer) -> list[Decision]:
    """The decisions with what is widened in place of casts of it. `there`: what is in memory whatever is decided; `wanted`: what others ask for as it is."""
    taken = {d for core in renderer.tensor_cores if core.threads > 1 or core.numerics.is_plain for d in core.dtype_in}
    if not taken:
        return list(decisions)
    found: dict[UOp, Decision] = {}
    for d in decisions:
        node = d.node
        if (
            node.op is Op.CAST
            and node not in wanted
            and node.type.bits > node.src[0].type.bits
            and any(is_widened(node.src[0].type, d) for d in taken)
            and node.type.is_float is node.src[0].type.is_float
        ):
            node = node.src[0]
            while node.op in MOVEMENT:
                node = node.src[0]
            if node.op is Op.PARAM or node in there:
                continue
            if node.op not in ELEMENTWISE and node.op is not Op.REDUCE:
                node = d.node
        found.setdefault(node, d if node is d.node else replace(d, node=node))
    return list(found.values())
