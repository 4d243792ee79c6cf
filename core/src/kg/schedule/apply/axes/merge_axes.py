"""MERGE(outer, inner): neighbouring output axes become one.

o0 in [0, 4), o1 in [0, 8), index o0*8 + o1    ->   o0 in [0, 32), index o0
o0 in [0, 4), o1 in [0, 8), index o0*56 + o1   ->   o0 in [0, 32), index o0//8*56 + o0%8
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kg.analysis.scope import closed_ranges, loop_carried_ranges
from kg.ir.args import AxisKind
from kg.ir.build import with_loop_order
from kg.ir.indexing import number
from kg.ir.op import DIVISIONS, Op
from kg.ir.uop import UOp
from kg.rules import simplify


def neighbours(sink: UOp) -> list[tuple[UOp, UOp]]:
    """Pairs of axes that stand next to each other in every statement that has either of them."""
    statements = [closed_ranges(u) for u in sink.find(Op.STORE)]
    scanned = loop_carried_ranges(sink.find(Op.SCAN))
    pairs: list[tuple[UOp, UOp]] = []
    for ranges in statements:
        for outer, inner in pairwise(ranges):
            if outer in scanned or inner in scanned or (outer, inner) in pairs:
                continue
            both = all((outer in r) == (inner in r) and _adjacent(r, outer, inner) for r in statements)
            if both and all(x.axis.kind is AxisKind.LOOP and x.src[0].arg == 0 for x in (outer, inner)):
                pairs.append((outer, inner))
    return pairs


def _adjacent(ranges: Sequence[UOp], outer: UOp, inner: UOp) -> bool:
    return outer not in ranges or list(ranges).index(inner) == list(ranges).index(outer) + 1


def merge_in_row(sink: UOp, outer: UOp, inner: UOp) -> UOp | None:
    """The sink with the two axes as one, or None where that would cost a division
    or an index its contiguity."""
    new = merge_axes(sink, outer, inner)
    return new if _divisions(new) <= _divisions(sink) else None


def merge_axes(sink: UOp, outer: UOp, inner: UOp) -> UOp:
    """The sink with the two axes as one."""
    extent = inner.src[1]
    whole = UOp(Op.RANGE, outer.dtype, (number(0), simplify(outer.src[1] * extent)), outer.arg)
    places = {outer: whole // extent, inner: whole % extent}

    def merged(node: UOp, src: tuple[UOp, ...]) -> UOp:
        # what is named as order is no position: both axes are the one loop there
        both = tuple([whole if old in places else s for old, s in zip(node.src, src, strict=True)])
        if node.op is Op.STORE and outer in node.src:
            return node.with_src(tuple([s for old, s in zip(node.src, both, strict=True) if old is not inner]))
        named = len(node.order) if node.op is Op.LOAD else len(src) if node.op is Op.BARRIER else 0
        first = len(src) - named
        return node.with_src((*src[:first], *dict.fromkeys(both[first:])))

    new = simplify(sink.map_nodes(merged, {Op.LOAD, Op.STORE, Op.BARRIER}, known=places))
    return with_loop_order(new, (n for n in sink.kernel.loop_order if n != inner.axis.name))


def _divisions(sink: UOp) -> int:
    return sum(1 for _ in sink.find(*DIVISIONS))
