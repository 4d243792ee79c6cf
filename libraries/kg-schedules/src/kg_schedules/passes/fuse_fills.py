"""Loop fusion: a reduction of a panel runs in the loop that fills the panel,
while what was stored is still in the first cache.

    for i < 128: p[8*i + (0..7)] = f(i);   for j < 256: acc = max(acc, p[4*j + (0..3)])
->  for i < 128: { p[8*i + (0..7)] = f(i);   for j in [2*i, 2*i + 2): acc = max(acc, p[4*j + (0..3)]) }

The finer of the two becomes an inner loop over as many iterations as one of the other covers. Both may end earlier than the other one's rounds: the loops of a causal
attention end at the diagonal, each at a multiple of its own steps.

Where iterations of the finer loop are few and come without a rest they are written out, and the reduction takes what was stored from registers if it stays there.

Where a reduction reads what a round of the loop stored, and nothing that a later one stores, its order of operations is as before: results are the same bits.

Example of fuse_fills: tests/filetests/passes/fuse_fills.kg
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from kg.plugin import Op, Renderer, UOp
from kg.plugin.passes import Context, Scope, affine, ended_ranges, scopes, simplify_graph, void
from kg.records import dataclass

from kg_schedules.cost.machine import vector_registers

#: Iterations of the finer loop in a round that are written out, at most: as many as an attention's exponentials have (`kg bench attention`, Zen 5 with AVX-512).
WRITTEN_OUT: Final = 4


@dataclass(frozen=True, slots=True)
class _Pair:
    """The ENDs of a loop that fills a panel and of one that reduces it,
    the order sources that the reads of the panel need no more, and iterations of either in a round of the fused loop, one of
    which is 1."""

    fill: UOp
    reduction: UOp
    dropped: frozenset[UOp]
    fills: int
    reductions: int


def fuse_fills(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`."""
    new = sink
    while (pair := _first_pair(new)) is not None:
        new = _fused(new, pair, context.renderer)
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
    """The panels that loops fill by statements of their own, with these loops' ENDs.
    None that is stored to otherwise."""
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
    """Whether a reduction needs the whole panel otherwise than by the reads that could be
    in the same loop."""
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


def _fused(sink: UOp, pair: _Pair, renderer: Renderer) -> UOp:
    """The graph with one loop in the place of the two."""
    first, *stores = pair.fill.src
    order = list(sink.kernel.loop_order)
    loop, stored = first, tuple(stores)
    if pair.fills > 1:
        axis = replace(first.axis, name=f"{first.axis.name}.block")
        order.insert(order.index(first.axis.name), axis.name)
        last = first.src[1]
        loop = first.replace(arg=axis, src=(first.src[0], (last + (pair.fills - 1)) // pair.fills))
        inside = [_carried(s, first, (loop,)) for s in stores]
        stored = tuple(s.substitute({first: loop * pair.fills + k}) for k in range(pair.fills) for s in inside)
        if not _is_written_out(first, pair.fills) or not _stay(stored, renderer):
            inner = _inner(first, loop, pair.fills)
            stored = (UOp(Op.END, void, (inner, *(s.substitute({first: inner}) for s in stores))),)
    fused = UOp(Op.END, void, (loop, *stored, *_reductions(pair, loop, stored, stored if _stay(stored, renderer) else ())))
    new = sink.substitute({pair.fill: fused, pair.reduction: fused})
    return new.replace(arg=replace(new.kernel, loop_order=tuple(order)))


def _reductions(pair: _Pair, loop: UOp, stored: tuple[UOp, ...], kept: tuple[UOp, ...]) -> tuple[UOp, ...]:
    """The statements of the reduction in a round of the fused loop, after those that fill,
    of which some stored values are kept in registers."""
    (second, *_), count = pair.reduction.src, pair.reductions
    written_out = _is_written_out(second, count)
    whole = written_out and _is_at_least(second.src[1] * pair.fills, pair.fill.src[0].src[1] * count)
    if not written_out:
        step = place = _inner(second, loop, count)
    else:  # all of a round or nothing of it
        step = second.replace(src=(loop, (loop + 1).minimum(second.src[1] // count)))
        place = (
            loop if whole or stored[0].op is Op.STORE else step
        ) * count  # a loop of stores may have left a part of a round out
    carried = (loop,) if whole else (loop, step)

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if pair.fill in node.src and _is_panel_read(node):
            kept = (s for s in src[1:] if s is not pair.fill and s not in pair.dropped)
            return node.with_src((src[0], *stored, *dict.fromkeys(kept)))
        return node.with_src(src)

    statements = [_carried(s, second, carried) for s in pair.reduction.map_nodes(made, {Op.LOAD}).src[1:]]
    before = {u.src[0]: u for s in statements for u in s.src[2:] if u.op is Op.LOAD}
    values: dict[UOp, UOp] = {}  # of registers, after the copies so far
    for k in range(count if written_out else 1):
        known = {second: place + k if k else place, **{before[register]: value for register, value in values.items()}}
        values = {s.src[0]: _from_registers(s.src[1].substitute(known), kept) for s in statements}
    reduced = tuple(s.with_src((s.src[0], values[s.src[0]], *s.src[2:])) for s in statements)
    return reduced if whole else (UOp(Op.END, void, (step, *reduced)),)


def _carried(node: UOp, loop: UOp, loops: tuple[UOp, ...]) -> UOp:
    """The statement with accesses in the order of other loops."""

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        return node.with_src(tuple(each for s in src for each in (loops if s is loop else (s,))))

    return node.map_nodes(made, {Op.LOAD, Op.STORE})


def _stay(stored: tuple[UOp, ...], renderer: Renderer) -> bool:
    """Whether the stored values stay in registers until all are:
    sums of a tile are there, and others should leave three quarters of all to what makes them."""
    if any(s.op is not Op.STORE for s in stored):
        return False
    from_registers = all(s.src[1].op is Op.LOAD and s.src[1].src[0].src[0].op is Op.DEFINE_REG for s in stored)
    bits = 8 * sum(s.src[1].type.itemsize for s in stored)
    return from_registers or 4 * bits <= vector_registers(renderer) * renderer.vectors.alu


def _from_registers(value: UOp, kept: tuple[UOp, ...]) -> UOp:
    """The value with what was just stored in the place of its loads from there."""
    places = [(affine(s.src[0].src[1]), s.src[1]) for s in kept]

    def loaded(node: UOp, src: tuple[UOp, ...]) -> UOp:
        place = affine(node.src[0].src[1]) if kept[0] in node.src else None
        same = (value for stored, value in places if stored == place and value.dtype == node.dtype)
        return next(same, node.with_src(src))

    return value.map_nodes(loaded, {Op.LOAD}) if kept else value


def _is_written_out(loop: UOp, count: int) -> bool:
    """Whether a loop's iterations, so many together, are few and come without a rest."""
    ends = [affine(end) for end in _least_of(loop.src[1])]
    return count <= WRITTEN_OUT and all(n % count == 0 for end in ends for n in (end.constant, *end.terms.values()))


def _inner(loop: UOp, around: UOp, count: int) -> UOp:
    """The iterations of a loop that belong to one round of another."""
    start = around * count if count > 1 else around
    stop = start + count
    if loop.src[1].op is not Op.CONST or loop.src[1].value % count or around.src[1].op is not Op.CONST:
        stop = stop.minimum(loop.src[1])
    return loop.replace(src=(start, stop))
