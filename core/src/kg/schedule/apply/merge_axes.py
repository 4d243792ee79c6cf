"""MERGE(outer, inner): neighbouring output axes whose elements lie in a row become one.

o0 in [0, 4), o1 in [0, 8), index o0*8 + o1   ->   o0 in [0, 32), index o0
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from kg.analysis.scope import carriers, closed_ranges
from kg.ir.args import AxisKind
from kg.ir.indexing import number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules import simplify

_DIVISIONS = (Op.FLOORDIV, Op.FLOORMOD, Op.IDIV, Op.MOD)


def neighbours(sink: UOp) -> list[tuple[UOp, UOp]]:
    """Pairs of axes that stand next to each other in every statement that has either of them."""
    statements = [closed_ranges(u) for u in sink.find(Op.STORE)]
    scanned = carriers(sink.find(Op.SCAN))
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


def merge_axes(sink: UOp, outer: UOp, inner: UOp) -> UOp | None:
    """The sink with the two axes as one, or None where that would cost a division or an index its contiguity."""
    extent = inner.src[1]
    whole = UOp(Op.RANGE, outer.dtype, (number(0), simplify(outer.src[1] * extent)), outer.arg)
    places = {outer: whole // extent, inner: whole % extent}
    done: dict[UOp, UOp] = dict(places)
    for node in sink.toposort():
        if node in done:
            continue
        if node.op is Op.STORE and outer in node.src:
            rest = tuple([whole if s is outer else done[s] for s in node.src if s is not inner])
            done[node] = UOp(Op.STORE, node.dtype, rest, node.arg)
            continue
        named = node.order if node.op is Op.LOAD else node.src if node.op is Op.BARRIER else ()
        first = len(node.src) - len(named)
        order = dict.fromkeys(whole if s is outer or s is inner else done[s] for s in named)  # as order both are the one loop
        src = (*[done[s] for s in node.src[:first]], *order)
        done[node] = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
    new = simplify(done[sink])
    if new.op is not Op.SINK or _divisions(new) > _divisions(sink):
        return None
    info = sink.kernel
    order = tuple(n for n in info.order if n != inner.axis.name)
    return new.replace(arg=replace(info, order=order))


def _divisions(sink: UOp) -> int:
    return sum(1 for _ in sink.find(*_DIVISIONS))
