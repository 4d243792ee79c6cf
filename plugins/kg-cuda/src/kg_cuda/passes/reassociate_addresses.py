"""Phase 5: reassociates addresses, so that loop-invariant terms are added first.

ptxas takes nothing out of a loop that is not a sum of its own.

    for r: p[(r*4 + a) + b]   ->   for r: p[(a + b) + r*4]        a + b stands outside of the loop

A number stays last: it is part of the access.

Example of reassociate_addresses: tests/filetests/passes/reassociate_addresses.kg
"""

from __future__ import annotations

from functools import reduce

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, ended_ranges, loop_depths, scopes


def reassociate_addresses(sink: UOp, context: Context) -> UOp:
    """At the slot `lowered`."""
    del context
    scope = scopes(sink, ended_ranges)
    depths = loop_depths(scope)

    def depth(term: UOp) -> int:
        """How deep the loop stands that changes a term: 0 outside of all, and a number behind everything."""
        if term.op is Op.CONST:
            return len(depths) + 1
        return max((1 + depths.get(r, 0) for r in scope[term]), default=0)

    found: dict[UOp, UOp] = {}
    for address in sink.find(Op.INDEX):
        index = address.src[1]
        place = index.src[0] if index.op is Op.TILE_INDEX else index
        if place.op is Op.ADD and place.lanes == 1 and place not in found and scope[place]:
            terms = _terms(place)
            ordered = sorted(terms, key=depth)
            if ordered != terms and any(depth(t) == 0 for t in terms):
                found[place] = reduce(lambda a, b: UOp(Op.ADD, place.dtype, (a, b)), ordered)
    return sink.substitute(found)


def _terms(place: UOp) -> list[UOp]:
    """What is added up, in one dtype, from left to right."""
    if place.op is not Op.ADD:
        return [place]
    return [term for s in place.src for term in _terms(s)]
