"""Phase 5: a scatter to where it is counted, as each pass of a radix sort is,
asks for the line behind the element that it stores.

n = count[d[i]]; out[n] = v[i]; count[d[i]] = n + 1   ->   the same;  prefetch out[n + 16]

As many streams are written as there are digits, by turns: more than the machine's own prefetchers follow, and a store that waits for its line holds up all those behind it.
Where only the last cache holds the arrays, whose latency depends on what else runs, 2^20 uint32 by three digits of 11 bits take 2.7 ms of one processor at any time so, and
without 2.4 to 4.7 (Zen 5, least and median of 60 rounds in turn, other work on the machine; 32 elements ahead take as long as 16).

Example of prefetch_scatters: tests/filetests/passes/prefetch_scatters.kg
"""

from __future__ import annotations

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, ended_ranges, loop_depths, scopes, void

from kg_cpu.host import LINE
from kg_cpu.passes.stream_stores import least_bytes


def prefetch_scatters(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`. Nothing changes where the second cache holds all, or is not known."""
    caches = context.renderer.caches.sizes
    if len(caches) < 2 or sum(least_bytes(sink.toposort()).values()) <= caches[1]:
        return sink
    stores = [s for s in sink.find(Op.STORE) if s.src[0].src[0].op is Op.PARAM]
    counted = {s.src[1].src[0] for s in stores if counts(s)}
    places = [(s, s.src[0].src[0], s.src[0].src[1]) for s in stores]
    scattered = [(s, out, place) for s, out, place in places if without_casts(place) in counted]
    if not scattered:
        return sink
    scope = scopes(sink, ended_ranges)
    scattered = [found for found in scattered if scope[found[0]]]
    depth = loop_depths(scope)
    wanted: dict[UOp, list[UOp]] = {}
    for store, out, place in scattered:
        loop = max(scope[store], key=lambda r: depth.get(r, 0))
        later = UOp(Op.INDEX, out.dtype, (out, place + LINE // out.type.itemsize))
        wanted.setdefault(loop, []).append(UOp(Op.PREFETCH, void, (later, loop)))
    return sink.map_nodes(lambda node, src: node.with_src((*src, *wanted.get(node.src[0], ()))), {Op.END})


def counts(store: UOp) -> bool:
    """Whether it adds one to what it finds."""
    place, value = store.src[:2]
    if value.op is not Op.ADD or value.src[0].op is not Op.LOAD:
        return False
    return value.src[0].src[0] is place and value.src[1].op is Op.CONST and value.src[1].value == 1


def without_casts(node: UOp) -> UOp:
    """What a place is computed of."""
    while node.op is Op.CAST:
        (node,) = node.src
    return node
