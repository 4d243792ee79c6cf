"""Several vectors whose lanes are each reduced to one are reduced together,
by a tree of shuffles that takes halves of two vectors at once.

    x[0..8) + x[8..16), halves of that, ...;   y[0..8) + y[8..16), halves of that, ...
->  [x[0..8), y[0..8)] + [x[8..16), y[8..16)], halves of either in it, ...

What a vector leaves of a reduction, lanes under a mask, is added to the vector of the others first:

    lanes of r + lanes of (mask ? x : 0)       ->   lanes of (r + (mask ? x : 0))
    lanes of r + lanes of (mask ? x * y : 0)   ->   lanes of (r + x * y)             of loads under the mask

16 vectors of 16 lanes take 15 operations and 30 shuffles instead of 64 of either, and the same lanes meet in the same order: results are the same bits.

Example of merge_lane_reductions: tests/filetests/passes/merge_lane_reductions.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from kg.plugin import Op, UOp
from kg.plugin.opts import identities
from kg.plugin.passes import Context, ended_ranges, scopes, shuffle, void

#: Bits within which lanes of two vectors are put together by one instruction of any unit.
PIECE_BITS: Final = 128
_OPS: Final = (Op.ADD, Op.MUL, Op.MAX, Op.MIN)
#: A vector, and for each value that is reduced in it its lanes, of which the first half meets the second.
_Merged: TypeAlias = tuple[UOp, tuple[tuple[int, ...], ...]]


def merge_lane_reductions(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`, where the target takes lanes out of two vectors."""
    if Op.SHUFFLE not in context.renderer.supported_ops:
        return sink
    bits = context.renderer.vectors.alu
    if not any(node.op is Op.GEP for node in sink.toposort()):
        return sink
    sink = _with_remainders(sink, bits)
    nodes = sink.toposort()
    uses = Counter([s for node in nodes for s in node.src])
    found = [(node, vector) for node in nodes if (vector := _reduced(node, bits, uses)) is not None]
    if len(found) < 2:
        return sink
    scope = scopes(sink, ended_ranges)
    alike: dict[object, list[tuple[UOp, UOp]]] = {}
    for root, vector in found:
        alike.setdefault((root.op, vector.dtype, scope[root]), []).append((root, vector))
    new: dict[UOp, UOp] = {}
    for group in alike.values():
        if not _waits(group):
            for some in _powers_of_two(group, group[0][1].lanes):
                # a vector may be made of what is put together by now, as the exponentials of a softmax are
                results = _together(some[0][0].op, UOp(Op.SINK, void, tuple([v for _, v in some])).substitute(new).src)
                new |= {root: result for (root, _), result in zip(some, results, strict=True)}
    return sink.map_nodes(lambda node, src: node, (), new) if new else sink


def _with_remainders(sink: UOp, bits: int) -> UOp:
    """The lanes that a reduction along a vector leaves at its end are put into its vector,
    so that its lanes are reduced once."""
    nodes = sink.toposort()
    uses = Counter([s for node in nodes for s in node.src])
    new: dict[UOp, UOp] = {}
    for node in nodes:
        if node.op not in _OPS or node.lanes != 1 or any(s.op is not node.op or uses[s] != 1 for s in node.src):
            continue
        sums, rest = (_reduced(s, bits, uses) for s in node.src)
        if sums is not None and rest is not None and sums.dtype == rest.dtype and _is_remainder(node.op, sums, rest):
            new[node] = node.src[0].substitute({sums: sums.alu(node.op, _without_mask(rest))})
    return sink.substitute(new) if new else sink


def _is_remainder(op: Op, sums: UOp, rest: UOp) -> bool:
    """Whether some lanes of `rest` are as much of the same reduction, and the others change nothing."""
    if sums.op is not Op.REDUCE or sums.reduction.monoid.op != op.name or rest.op is not Op.WHERE:
        return False
    return rest.src[2].op is Op.CONST and rest.src[2].value == identities(sums.reduction.monoid, [sums.type])[0]


def _without_mask(rest: UOp) -> UOp:
    """Without the mask where a product of loads under it is zero itself: a multiply-add takes that."""
    mask, value, other = rest.src
    factors = value.src if value.op is Op.MUL and other.value == 0 else ()
    zero = [s.op is Op.LOAD and s.gate is mask and s.src[1].op is Op.CONST and s.src[1].value == 0 for s in factors]
    return value if zero and all(zero) else rest


def _reduced(node: UOp, bits: int, uses: Mapping[UOp, int]) -> UOp | None:
    """The vector of which a node is all lanes, a power of two, halves with halves that nothing else needs:
    of wider ones than registers the last that is none."""
    if node.op not in _OPS or node.dtype.lanes != 1:
        return None
    count, vector, op = 1, node, node.op
    while vector.op is op and all(s.op is Op.GEP and s.src[0] is vector.src[0].src[0] and uses[s] == 1 for s in vector.src):
        low, high = (s.arg for s in vector.src)
        whole = vector.src[0].src[0]
        parts = low == tuple(range(count)) and high == tuple(range(count, 2 * count)) and whole.type.lanes == 2 * count
        if not parts or 8 * whole.type.itemsize > bits or (vector is not node and uses[vector] > 2):
            break
        vector, count = whole, 2 * count
    return vector if count > 1 else None


def _waits(group: Sequence[tuple[UOp, UOp]]) -> bool:
    """Whether one of them is made of another's result."""
    roots = {root for root, _ in group}
    return not roots.isdisjoint(UOp(Op.SINK, void, tuple([vector for _, vector in group])).toposort())


def _powers_of_two(group: Sequence[tuple[UOp, UOp]], most: int) -> Iterator[Sequence[tuple[UOp, UOp]]]:
    """As many together as are a power of two and have a lane each; none alone."""
    start = 0
    while (left := len(group) - start) > 1:
        size = min(most, 1 << left.bit_length() - 1)
        yield group[start : start + size]
        start += size


def _together(op: Op, vectors: Sequence[UOp]) -> list[UOp]:
    """All lanes of each of so many vectors, a power of two."""
    level: list[_Merged] = [(v, (tuple(range(v.lanes)),)) for v in vectors]
    while len(level) > 1 or len(level[0][1][0]) > 1:
        pairs = zip(level[::2], level[1::2] or [None] * len(level), strict=True)
        level = [_met(op, *pair) for pair in pairs]
    vector, places = level[0]
    return [vector.lane(place) for (place,) in places]


def _met(op: Op, one: _Merged, other: _Merged | None) -> _Merged:
    """The first and the second halves of all values of two vectors in a vector each, put together;
    or those of one vector where they are."""
    (x, places), half = one, len(one[1][0]) // 2
    if other is None:
        partner = {p: q for value in places for p, q in zip(value, (*value[half:], *value[:half]), strict=True)}
        return x.alu(op, x.lane(*(partner.get(p, p) for p in range(x.lanes)))), tuple(value[:half] for value in places)
    values = [*places, *(tuple(p + x.lanes for p in value) for value in other[1])]
    piece = PIECE_BITS // x.type.scalar.bits
    lanes = [(p, v, i) for v, value in enumerate(values) for i, p in enumerate(value[:half])]
    if half < piece:  # a piece of one beside the same piece of the other
        lanes.sort(key=lambda lane: (lane[0] % x.lanes // piece, lane[0] // x.lanes))
    low, high = (shuffle(x, other[0], [values[v][i + k] for _, v, i in lanes]) for k in (0, half))
    where = {(v, i): at for at, (_, v, i) in enumerate(lanes)}
    return low.alu(op, high), tuple(tuple(where[v, i] for i in range(half)) for v in range(len(values)))
