"""Phase 5: the innermost loop of a product asks for the operands of the next block,
as a batch has one for each product, a line at a time.

    for b: for i: for j: for k: acc += x[b, i, k] * y[b, k, j]
->  for b: for i: for j: for k: { acc += ...;  prefetch x[b + 1] and y[b + 1], a part of each }

A block that the second cache does not hold yet is waited for at its first reads, which come in no order that the machine's own prefetchers see. What a block's loads cover is asked for
once, spread over all iterations of the loop with most of them. Of 64 products of 128 x 128 by 128 x 128 (12 MB) on an AMD Zen 5 all take 1.08 of what multiply-adds
take with AVX-512, and 1.19 without, with AVX2 1.06 and 1.17 (one thread, beside other work, least of 200 rounds in turn).

Where that would be too much, or the loops inside have no fixed number of iterations, and several products take turns inside of a further loop, what the next iteration of that one reads beyond this one is asked for in
loops of a fixed number around a product: an attention's next queries, and the keys and values that a causal mask shows them first.

    for b: for i: { for j < i + 1: p[j] = dot(q[b, i], k[b, j]);  for c: for j < i + 1: acc += p[j] * v[b, j, c] }
->  for b: for i: { ...;  for c: { for j < i + 1: acc += ...;  prefetch q[b, i + 1], k[b, i + 1] and v[b, i + 1], a part of each } }

Example of prefetch_blocks: tests/filetests/passes/prefetch_blocks.kg
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import Affine, Context, Scope, affine, build, ended_ranges, greatest, loop_depths, scopes, void

from kg_cpu.host import LINE
from kg_cpu.passes.stream_stores import least_bytes

#: The part of the second cache that the next block may take beside this one.
PART: Final = 4
#: The cache that it comes to. On that Zen 5 the same prefetches into the first cache take 1.054, into the second 1.048.
LEVEL: Final = 2
NEAR: Final = 1
#: Those of several products in turn come to the first cache where it holds so many of them: 8 x 1,024 x 64 causal with AVX2 takes 1.058 beside 1.084 without, by the second cache 1.070 (the same way).
NEAR_PART: Final = 2
#: Vectors of multiply-adds of the loop for each prefetch, which takes a port of loads.
WORTH: Final = 8


def prefetch_blocks(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`. Nothing changes where the second cache holds all, or is not known."""
    caches, bits = context.renderer.caches.sizes, context.renderer.vectors.alu
    if len(caches) < 2 or not bits or sum(least_bytes(sink.toposort()).values()) <= caches[1]:
        return sink
    scope = scopes(sink, ended_ranges)
    depth = loop_depths(scope)
    nests = [(nest, products) for end, nest in _nests(scope, depth) if (products := _products(end, scope))]
    for around in range(1, max((len(nest) for nest, _ in nests), default=1)):
        place, wanted = _wanted(scope, nests, around, caches, bits)
        if place is not None:
            return _asking(sink, place, wanted)
    return sink


def _asking(sink: UOp, loop: UOp, wanted: Sequence[UOp]) -> UOp:
    return sink.map_nodes(lambda node, src: node.with_src((*src, *wanted) if node.src[0] is loop else src), {Op.END})


def _wanted(
    scope: Mapping[UOp, Scope], nests: Sequence[tuple[list[UOp], int]], around: int, caches: Sequence[int], bits: int
) -> tuple[UOp | None, list[UOp]]:
    """What is asked for of the next iteration of the innermost of so many loops, and the loop that does;
    None for nothing."""
    found = [(rounds, nest, last, products) for nest, products in nests for last, rounds in _rounds(nest, around)]
    for rounds, nest, last, products in sorted(found, key=lambda each: -each[0]):
        outer = nest[around - 1]
        if around > 1 and sum(outer in other for other, _ in nests) < 2:
            continue  # one product reads on in order
        blocks = dict(_blocks(scope, nest[:around]))
        nbytes = sum(size * param.type.itemsize for param, (_, size) in blocks.items())
        level = NEAR if around > 1 and nbytes <= caches[0] // NEAR_PART else LEVEL
        lines = [
            u
            for param, (first, size) in blocks.items()
            for u in _part(param, first, size, nest[around : last + 1], rounds, level)
        ]
        inside = prod(max(1, loop.src[1].vmax // 2) for loop in nest[last + 1 :])
        if lines and nbytes <= caches[1] // PART and len(lines) * WORTH * bits <= products * inside:
            return nest[last], lines
        if around == 1:
            break
    return None, []


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


def _rounds(nest: list[UOp], around: int) -> Iterator[tuple[int, int]]:
    """The loops inside of so many that may ask, and how often:
    where an outermost loop's next iteration is asked for, the innermost alone."""
    rounds = 1
    for last, loop in enumerate(nest[around:], around):
        if not _is_fixed(loop):
            return
        rounds *= int(loop.src[1].value)
        if around > 1 or last == len(nest) - 1:
            yield last, rounds


def _is_fixed(loop: UOp) -> bool:
    first, last = loop.src
    return first.op is last.op is Op.CONST and first.value == 0


def _blocks(scope: Mapping[UOp, Scope], around: Sequence[UOp]) -> Iterator[tuple[UOp, tuple[UOp, int]]]:
    """The arrays of which an iteration of the innermost of these loops reads elements
    that the one before did not, with the first of those of the next iteration, and how many."""
    loads: dict[UOp, list[UOp]] = {}
    for node in scope:
        if node.op is Op.LOAD and node.src[0].src[0].op is Op.PARAM and around[-1] in scope[node]:
            loads.setdefault(node.src[0].src[0], []).append(node)
    for param, every in loads.items():
        firsts, ends = _outermost([(affine(u.src[0].src[1]), u.lanes) for u in every])
        stop = _last([greatest(end, frozenset(around)) for end in ends])
        start = _last([greatest(first.scaled(-1), frozenset(around)) for first in firsts])
        grown = _growth(stop, around[-1]) if stop is not None else None
        if stop is None or not grown or grown < 0:
            continue
        size = stop.plus(start) if start is not None else stop
        if start is not None and not size.terms and size.constant < grown and _growth(start.scaled(-1), around[-1]) == grown:
            stop, grown = start.scaled(-1).plus(Affine({}, grown)), size.constant  # with a gap to those of the next iteration
        if (first := build(stop)) is not None:
            yield param, (first, grown)


def _outermost(places: Iterable[tuple[Affine, int]]) -> tuple[list[Affine], list[Affine]]:
    """Where vectors begin and end: of places that differ by numbers the first and the last.

    A tile has a place for each of its vectors.
    """
    bounds: dict[frozenset[tuple[UOp, int]], tuple[Mapping[UOp, int], int, int]] = {}
    for place, lanes in places:
        key, first, end = frozenset(place.terms.items()), place.constant, place.constant + lanes
        terms, low, high = bounds.get(key, (place.terms, first, end))
        bounds[key] = terms, min(low, first), max(high, end)
    found = bounds.values()
    return [Affine(terms, low) for terms, low, _ in found], [Affine(terms, high) for terms, _, high in found]


def _last(ends: Sequence[Affine | None]) -> Affine | None:
    """The greatest of several, if they differ by numbers."""
    known = [end for end in ends if end is not None]
    if len(known) < len(ends) or any(end.minus(known[0]).terms for end in known):
        return None
    return max(known, key=lambda end: end.minus(known[0]).constant)


def _growth(form: Affine, loop: UOp) -> int | None:
    """By how much more a sum is in the next iteration of a loop, at most; None where that is not known."""
    total = 0
    for term, factor in form.terms.items():
        if term is not loop and loop in term.find(Op.RANGE):
            parts = [_growth(affine(s), loop) for s in term.src] if term.op in (Op.MIN, Op.MAX) and factor > 0 else [None]
            known = [part for part in parts if part is not None and part >= 0]
            if len(known) < len(parts):
                return None
            total += factor * max(known)
        elif term is loop:
            total += factor
    return total


def _part(param: UOp, first: UOp, size: int, nest: list[UOp], rounds: int, level: int) -> list[UOp]:
    """What each iteration of a nest asks for of so many elements.
    Nothing where it has too many iterations."""
    each = -(-size // rounds)
    if each * rounds * 2 > size * 3:
        return []
    number = nest[0]
    for loop in nest[1:]:
        number = number * int(loop.src[1].value) + loop
    place = first + number * each
    places = [place + k if k else place for k in range(0, each, LINE // param.type.itemsize)]
    return [UOp(Op.PREFETCH, void, (UOp(Op.INDEX, param.dtype, (param, at)), nest[-1]), level) for at in places]
