"""Phase 5: the innermost loop of a product asks for the operands of the next block, as a batch has one for each product, a line at a time.

    for b: for i: for j: for k: acc += x[b, i, k] * y[b, k, j]
->  for b: for i: for j: for k: { acc += ...;  prefetch x[b + 1] and y[b + 1], a part of each }

A block that the second cache does not hold yet is waited for at its first reads, which come in no order that the machine's own prefetchers see. What a block's loads cover is asked for
once, spread over all iterations of the loop with most of them. Of 64 products of 128 x 128 by 128 x 128 (12 MB) on an AMD Zen 5 all take 1.08 of what multiply-adds
take with AVX-512, and 1.19 without, with AVX2 1.06 and 1.17 (one thread, beside other work, least of 200 rounds in turn).

Example of prefetch_blocks: tests/filetests/passes/prefetch_blocks.kg
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, Scope, affine, ended_ranges, loop_depths, scopes, void

from kg_cpu.host import LINE
from kg_cpu.passes.stream_stores import least_bytes

#: The part of the second cache that the next block may take beside this one.
PART: Final = 4
#: The cache that it comes to. On that Zen 5 the same prefetches into the first cache take 1.054, into the second 1.048.
LEVEL: Final = 2
#: Vectors of multiply-adds of the loop for each prefetch, which takes a port of loads.
WORTH: Final = 8


def prefetch_blocks(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`. Nothing changes where the second cache holds all, or is not known."""
    caches, bits = context.renderer.caches.sizes, context.renderer.vectors.alu
    if len(caches) < 2 or not bits or sum(least_bytes(sink.toposort()).values()) <= caches[1]:
        return sink
    scope = scopes(sink, ended_ranges)
    depth = loop_depths(scope)
    nests = [(_rounds(nest), end, nest) for end, nest in _nests(scope, depth) if _rounds(nest)]
    found = [(rounds, products, nest) for rounds, end, nest in nests if (products := _products(end, scope))]
    if not found:
        return sink
    rounds, products, (outer, *nest) = max(found, key=lambda each: each[0])
    blocks = dict(_blocks(scope, outer))
    wanted = [line for param, (first, size) in blocks.items() for line in _part(param, first, size, nest, rounds)]
    nbytes = sum(size * param.type.itemsize for param, (_, size) in blocks.items())
    if not wanted or nbytes > caches[1] // PART or len(wanted) * WORTH * bits > products:
        return sink
    return sink.map_nodes(lambda node, src: node.with_src((*src, *wanted) if node.src[0] is nest[-1] else src), {Op.END})


def _nests(scope: Mapping[UOp, Scope], depth: Mapping[UOp, int]) -> Iterator[tuple[UOp, list[UOp]]]:
    """Each END of a loop in others, with these loops, outermost first, and its own."""
    for node, around in scope.items():
        if node.op is Op.END and len(around) > 1 and around <= depth.keys():
            yield node, [*sorted(around, key=depth.__getitem__), node.src[0]]


def _products(end: UOp, scope: Mapping[UOp, Scope]) -> int:
    """Bits of the multiply-adds in the body of a loop that has no loop inside."""
    inside = [u for u in end.toposort() if u is not end and end.src[0] in scope[u]]
    if any(u.op is Op.END for u in inside):
        return 0
    return sum(8 * u.type.itemsize for u in inside if u.op is Op.MULACC and u.type.is_float and u.lanes > 1)


def _rounds(nest: list[UOp]) -> int:
    """Iterations of all loops but the outermost; 0 where one has no fixed number."""
    return prod(int(loop.src[1].value) if _is_fixed(loop) else 0 for loop in nest[1:])


def _is_fixed(loop: UOp) -> bool:
    first, last = loop.src
    return first.op is last.op is Op.CONST and first.value == 0


def _blocks(scope: Mapping[UOp, Scope], outer: UOp) -> Iterator[tuple[UOp, tuple[UOp, int]]]:
    """The arrays of which each iteration of a loop reads elements of its own, with the first one of the next iteration, and how many."""
    loads: dict[UOp, list[UOp]] = {}
    for node in scope:
        if node.op is Op.LOAD and node.src[0].src[0].op is Op.PARAM:
            loads.setdefault(node.src[0].src[0], []).append(node)
    for param, every in loads.items():
        places = [affine(u.src[0].src[1]) for u in every]
        step = places[0].terms.get(outer, 0)
        rests = [place.minus(affine(outer).scaled(step)) for place in places]
        size = max(rest.greatest + u.lanes for rest, u in zip(rests, every, strict=True))
        own = all(outer not in rest.terms and rest.least >= 0 for rest in rests) and size <= step
        if own and all(t.op is Op.RANGE for rest in rests for t in rest.terms):
            yield param, ((outer + 1) * step, size)


def _part(param: UOp, first: UOp, size: int, nest: list[UOp], rounds: int) -> list[UOp]:
    """What each iteration of a nest asks for of so many elements; nothing where it has too many iterations."""
    each = -(-size // rounds)
    if each * rounds * 2 > size * 3:
        return []
    number = nest[0]
    for loop in nest[1:]:
        number = number * int(loop.src[1].value) + loop
    place = first + number * each
    places = [place + k if k else place for k in range(0, each, LINE // param.type.itemsize)]
    return [UOp(Op.PREFETCH, void, (UOp(Op.INDEX, param.dtype, (param, at)), nest[-1]), LEVEL) for at in places]
