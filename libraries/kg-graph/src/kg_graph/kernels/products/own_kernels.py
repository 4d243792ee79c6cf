"""Matrix products that get a kernel of their own:
no schedule is good for a kernel with several products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import Op, UOp, dim_max, size_of

#: Multiplications from which on a product costs more than another launch: about 10 microseconds of one scalar unit.
_LARGE: Final = 1 << 15
_PLACED: Final = frozenset({Op.RESHAPE, Op.PERMUTE, Op.CAST, Op.SHRINK, Op.FLIP, Op.PAD})

#: What is stored before anything after it is computed.
_BEFORE: Final = (Op.SCATTER, Op.SCAN, Op.CONTIGUOUS, Op.LOOP)

Products = frozenset[UOp]
_NONE: Final[Products] = frozenset()


def products_of(order: Sequence[UOp], *, masked: bool = False) -> dict[UOp, Products]:
    """Per node the large products that it is made of, not those behind them.
    The nodes come sources first. `masked`: those too of which terms are left out, as an attention's under a mask."""
    if not any(node.op is Op.REDUCE for node in order):
        return dict.fromkeys(order, _NONE)
    found: dict[UOp, Products] = {}
    for node in order:
        made = _NONE
        if is_large_product(node, masked=masked):
            made = frozenset({node})
        elif node.op not in _BEFORE:
            for s in node.src:
                products = found[s]
                if products is not made:
                    made = made | products if made else products
        found[node] = made
    return found


def is_large_product(node: UOp, *, masked: bool = False) -> bool:
    """Whether it is a sum of products of operands that are both used again and again,
    as in matrix products and convolutions."""
    if node.op is not Op.REDUCE or node.reduction.monoid.op != "ADD" or len(node.src) != 1:
        return False
    terms = node.src[0]
    if masked and terms.op is Op.WHERE and _is_zero(terms.src[2]):
        terms = terms.src[1]
    return terms.op is Op.MUL and all(map(_is_repeated, terms.src)) and dim_max(size_of(terms.shape)) >= _LARGE


def _is_repeated(x: UOp) -> bool:
    while x.op in _PLACED:
        x = x.src[0]
    return x.op is Op.EXPAND


def _is_zero(x: UOp) -> bool:
    while x.op in _PLACED or x.op is Op.EXPAND:
        x = x.src[0]
    return x.op is Op.CONST and x.value == 0
