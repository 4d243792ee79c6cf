"""Loop fusion: a reduction of a panel runs in the loop that fills the panel, while what was stored is still in the first cache.

    for i < 128: p[8*i + (0..7)] = f(i);   for j < 256: acc = max(acc, p[4*j + (0..3)])
->  for i < 128: { p[8*i + (0..7)] = f(i);   for j in [2*i, 2*i + 2): acc = max(acc, p[4*j + (0..3)]) }

The finer of the two becomes an inner loop over as many iterations as one of the other covers. Both may end earlier than the other one's rounds: the loops of a causal
attention end at the diagonal, each at a multiple of its own steps.

Where a reduction reads what a round of the loop stored, and nothing that a later one stores, its order of operations is as before: results are the same bits.

Example of fuse_fills: tests/filetests/passes/fuse_fills.kg
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, Scope, affine, ended_ranges, scopes, simplify_graph, void
from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class _Pair:
    """The ENDs of a loop that fills a panel and of one that reduces it, the order sources that the reads of the panel need no more, and
    iterations of either in a round of the fused loop, one of which is 1."""

    fill: UOp
    reduction: UOp
    dropped: frozenset[UOp]
    fills: int
    reductions: int


def fuse_fills(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`."""
    new = sink
    while (pair := _first_pair(new)) is not None:
        new = _fused(new, pair)
    return sink if new is sink else simplify_graph(new, context)


def _first_pair(sink: UOp) -> _Pair | None:
    fills = {panel: tuple(ends) for panel, ends in _fills(sink)}
    if not fills:
        return None
    scope = scopes(sink, ended_ranges)
    for reduction in sink.find(Op.END):
        panels = _reduced(reduction, scope)
        if len(panels) != 1 or not panels <= fills.keys():
            continue
        ends = fills[next(iter(panels))]
        for fill in ends:
            pair = _pair(fill, reduction, [e for e in ends if e is not fill], scope)
            if pair is not None:
                return pair
    return None


def _fills(sink: UOp) -> Iterator[tuple[UOp, list[UOp]]]:
    """The panels that loops fill by statements of their own, with these loops' ENDs; none that is stored to otherwise."""
    stores: dict[UOp, set[UOp]] = {}
    for store in sink.find(Op.STORE):
        stores.setdefault(store.src[0].src[0], set()).add(store)
    ends = list(sink.find(Op.END))
    for panel, every in stores.items():
        if panel.op is not Op.DEFINE_SCRATCH:
            continue
        found = [e for e in ends if all(s.op is Op.STORE and s.src[0].src[0] is panel for s in e.src[1:])]
        if found and set().union(*(e.src[1:] for e in found)) == every:
            yield panel, found


def _reduced(end: UOp, scope: Mapping[UOp, Scope]) -> frozenset[UOp]:
    """The panels that a loop reads whose statements only go to registers, if it reads nothing else."""
    loop, *statements = end.src
    if not all(s.op is Op.STORE and s.src[0].src[0].op is Op.DEFINE_REG for s in statements):
        return frozenset()
    inside = _inside(end, loop, scope)
    if any(u.op is Op.END or (u.op is Op.LOAD and u.src[0].src[0].op is Op.PARAM) for u in inside):
        return frozenset()  # a product, whose tile is best alone
    return frozenset(u.src[0].src[0] for u in inside if _is_panel_read(u))


def _inside(end: UOp, loop: UOp, scope: Mapping[UOp, Scope]) -> list[UOp]:
    return [u for u in end.toposort() if u is not end and loop in scope[u]]


def _is_panel_read(node: UOp) -> bool:
    return node.op is Op.LOAD and node.src[0].src[0].op is Op.DEFINE_SCRATCH


def _pair(fill: UOp, reduction: UOp, others: Iterable[UOp], scope: Mapping[UOp, Scope]) -> _Pair | None:
    """The two loops, if they can be one."""
    first, second = fill.src[0], reduction.src[0]
    if scope[fill] != scope[reduction] or not _begins_at_zero(first) or not _begins_at_zero(second):
        return None
    if any(
        u.op is Op.STORE and u.src[0].src[0].op is not Op.DEFINE_REG for u in _inside(fill, first, scope) if u not in fill.src
    ):
        return None
    reads = [u for u in _inside(reduction, second, scope) if _is_panel_read(u)]
    stored = [(affine(s.src[0].src[1]), s.src[1].lanes) for s in fill.src[1:]]
    read = [(affine(u.src[0].src[1]), u.lanes) for u in reads]
    if not all(len(u.src[0].src) == 2 and u.src[0].src[1].lanes == 1 for u in (*fill.src[1:], *reads)):
        return None
    steps = {place.terms.get(first) for place, _ in stored}, {place.terms.get(second) for place, _ in read}
    if any(len(place.terms) != 1 for place, _ in (*stored, *read)) or any(len(step) != 1 for step in steps):
        return None
    (wide,), (narrow,) = steps
    if not wide or not narrow or min(wide, narrow) < 1 or max(wide, narrow) % min(wide, narrow):
        return None
    fills, reductions = max(1, narrow // wide), max(1, wide // narrow)
    last = max(place.constant + lanes for place, lanes in read) + (reductions - 1) * narrow
    if min(place.constant for place, _ in stored) or last > max(wide, narrow):
        return None  # a later round stores what this one reads
    ends = first.src[1] * wide, second.src[1] * narrow
    if not _is_at_least(ends[0], ends[1]):
        return None
    beyond = frozenset(e for e in others if _is_beyond(e, second.src[1] * narrow))
    wanted = {s for u in reads for s in u.src[1:] if s.op is Op.END}
    if fill not in wanted or not wanted <= {fill, *beyond} or _waits_for(reduction, fill, reads):
        return None
    if reduction in fill.toposort():
        return None
    return _Pair(fill, reduction, beyond, fills, reductions)


def _begins_at_zero(loop: UOp) -> bool:
    return loop.src[0].op is Op.CONST and loop.src[0].value == 0


def _is_beyond(fill: UOp, end: UOp) -> bool:
    """Whether a loop stores nothing before this place of the panel."""
    loop = fill.src[0]
    places = [affine(s.src[0].src[1]) for s in fill.src[1:]]
    steps = [p.terms.get(loop, 0) for p in places]
    if any(len(p.terms) != 1 for p in places) or min(steps) < 1 or min(p.constant for p in places) < 0:
        return False
    return _is_at_least(loop.src[0] * min(steps), end)


def _is_at_least(more: UOp, less: UOp) -> bool:
    """Whether one index is never below another; either may be the least of several."""
    return all(any(affine(a - b).least >= 0 for b in _least_of(less)) for a in _least_of(more))


def _least_of(index: UOp) -> list[UOp]:
    """Of the least of several, each of them."""
    if index.op is Op.MIN:
        return [each for s in index.src for each in _least_of(s)]
    if index.op is Op.MUL and index.src[1].op is Op.CONST and index.src[1].value > 0:
        return [each * int(index.src[1].value) for each in _least_of(index.src[0])]
    return [index]


def _waits_for(reduction: UOp, fill: UOp, reads: Collection[UOp]) -> bool:
    """Whether a reduction needs the whole panel otherwise than by the reads that could be in the same loop."""
    seen: set[UOp] = set()
    stack = [reduction]
    while stack:
        node = stack.pop()
        if node is fill:
            return True
        if node not in seen:
            seen.add(node)
            stack += [s for s in node.src if not (node in reads and s is fill)]
    return False


def _fused(sink: UOp, pair: _Pair) -> UOp:
    """The graph with one loop in the place of the two."""
    first, *stores = pair.fill.src
    second = pair.reduction.src[0]
    order = list(sink.kernel.loop_order)
    loop, stored = first, tuple(stores)
    if pair.fills > 1:
        axis = replace(first.axis, name=f"{first.axis.name}.block")
        order.insert(order.index(first.axis.name), axis.name)
        last = first.src[1]
        loop = first.replace(arg=axis, src=(first.src[0], (last + (pair.fills - 1)) // pair.fills))
        inner = _inner(first, loop, pair.fills)
        stored = (UOp(Op.END, void, (inner, *(s.substitute({first: inner}) for s in stores))),)
    whole = pair.reductions == 1 and _is_at_least(second.src[1] * pair.fills, first.src[1])
    step = loop if whole else _inner(second, loop, pair.reductions)

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if pair.fill in node.src and _is_panel_read(node):
            kept = (s for s in src[1:] if s is not pair.fill and s not in pair.dropped)
            return node.with_src((src[0], *stored, *dict.fromkeys(kept)))
        if step is not loop and second in node.src[1:]:  # a register is carried through both loops
            src = tuple(each for s in src for each in ((loop, s) if s is second else (s,)))
        return node.with_src(src)

    end = pair.reduction.map_nodes(made, {Op.LOAD, Op.STORE}).substitute({second: step})
    reduced = end.src[1:] if whole else (end,)
    fused = UOp(Op.END, void, (loop, *stored, *reduced))
    new = sink.substitute({pair.fill: fused, pair.reduction: fused})
    return new.replace(arg=replace(new.kernel, loop_order=tuple(order)))


def _inner(loop: UOp, around: UOp, count: int) -> UOp:
    """The iterations of a loop that belong to one round of another."""
    start = around * count if count > 1 else around
    stop = start + count
    if loop.src[1].op is not Op.CONST or loop.src[1].value % count or around.src[1].op is not Op.CONST:
        stop = stop.minimum(loop.src[1])
    return loop.replace(src=(start, stop))
