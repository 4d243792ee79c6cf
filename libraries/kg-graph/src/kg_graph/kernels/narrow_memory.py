"""Values that are widened before they are multiplied stay narrow in memory,
where the target's matrix units widen them by themselves, or a processor does as it packs panels.

What a product reads again and again would be kept as it goes into the multiplication, cast(x): of half precision that is twice the memory, and no operand
of the unit any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Final

from kg.frontend import ELEMENTWISE, MOVEMENT, Op, Renderer, UOp, dim_max, is_widened

from kg_graph.kernels.products.own_kernels import is_large_product
from kg_graph.kernels.products.packed_products import behind_movement
from kg_graph.materialization import Decision

#: Rows and columns of a product from which on its operands are widened in its panels, and columns up to which: the rows are widened again for each panel. Of 100 x 100 by 100 x 100 in float16 that takes 10.3 us and
#: 13.4 by a kernel before, of 256 cubed 129 and 140, of 384 cubed 445 and 568; of 512 x 512 by 512 x 10 134 and 24, of 1000 cubed 9.2 and 8.3 ms (Zen 5, AVX-512).
LEAST_SIDE: Final = 32
MOST_COLUMNS: Final = 512
#: Bits of vectors of which panels are wide enough: with AVX2, where they have 16 or 24 columns, 100 cubed takes 1.05 of the time of two kernels.
LEAST_BITS: Final = 512


def narrowed(
    decisions: Sequence[Decision],
    order: Sequence[UOp],
    fused: Callable[[], Set[UOp]],
    there: Set[UOp],
    wanted: Set[UOp],
    renderer: Renderer,
) -> list[Decision]:
    """The decisions with what is widened in place of casts of it.
    `fused`: what of it one kernel makes on its way after all; `there`: what is in memory whatever is decided; `wanted`: what
    others ask for as it is."""
    operands = _widened_operands(order) if renderer.vectors.alu >= LEAST_BITS and not renderer.has_local else {}
    if operands:
        bases = {base for found in operands.values() for base in found}
        kept = {d.node for d in decisions} - fused() - bases
        panels = Counter(base for product in _alone(order, kept) for base in operands.get(product, ()))
        decisions = [d for d in decisions if d.node in wanted or not 0 < d.places <= panels[d.node]]
    taken = {d for core in renderer.tensor_cores if core.threads > 1 or core.numerics.is_plain for d in core.dtype_in}
    if not taken:
        return list(decisions)
    found: dict[UOp, Decision] = {}
    for d in decisions:
        node = d.node
        if (
            node.op is Op.CAST
            and node not in wanted
            and _is_wider(node)
            and any(is_widened(node.src[0].type, d) for d in taken)
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


def _widened_operands(order: Sequence[UOp]) -> dict[UOp, list[UOp]]:
    """Of products of matrices whose panels are wide enough, and not too many, casts of arrays in memory:
    they widen what they copy anyway."""
    found: dict[UOp, list[UOp]] = {}
    for node in filter(is_large_product, order):
        *_, rows, columns = (1, 1, *(dim_max(d) for d in node.shape if d != 1))
        if min(rows, columns) >= LEAST_SIDE and columns <= MOST_COLUMNS:
            bases = [behind_movement(s)[0] for s in node.src[0].src]
            casts = [b for b in bases if b.op is Op.CAST and _is_wider(b)]
            found[node] = [b for b in casts if behind_movement(b.src[0])[0].op is Op.PARAM]
    return {product: bases for product, bases in found.items() if bases}


def _alone(order: Sequence[UOp], kept: Set[UOp]) -> set[UOp]:
    """The large products that share their kernel with no other reduction, as those of an attention do."""
    within: dict[UOp, frozenset[UOp]] = {}
    found, others = set[UOp](), set[UOp]()
    for node in order:
        made = frozenset[UOp]().union(*(within[s] for s in node.src if s not in kept))
        if is_large_product(node):
            found.add(node)
            made |= {node}
        if node.op in (Op.REDUCE, Op.SCAN) and len(made) > (node in found):
            others |= made
        within[node] = made
    return found - others


def _is_wider(cast: UOp) -> bool:
    return cast.type.bits > cast.src[0].type.bits and cast.type.is_float is cast.src[0].type.is_float
