"""Loop-bound tightening: a loop ends where a mask hides all later iterations (causal attention).

    reduce(max, r0 <= o1 ? x : -inf, r0 in [0, 64))   ->   the same over r0 in [0, o1 + 1)

A reduction ends at the greatest iteration that its masks let through, for all lanes and copies inside; a loop that fills memory of
the kernel's own ends where nobody reads on; one of gated stores alone where the gate fails from there on, each work-item's for itself.

    store out[o0] = out[o0] + x[r] where r < length[o0], r in [0, 64)   ->   the same over r in [0, min(length[o0], 64))

Example of tighten_loop_bounds:
    %out = param 0 [8] : int32
    %0 = const 0 : index
    %8 = const 8 : index
    %o0 = range o0 loop %0 %8 : index
    %at = index %out %o0 : int32
    %r0 = range r0 reduce %0 %8 : index
    %seen = cmple %r0 %o0 : bool
    %v = cast %r0 : int32
    %none = const 0 : int32
    %term = where %seen %v %none : int32
    %sum = reduce add %term %r0 : int32
    %s = store %at %sum %o0
    %k = sink sums loop_order(o0, r0) %s
becomes:
    %out = param 0 [8] : int32
    %0 = const 0 : index
    %8 = const 8 : index
    %o0 = range o0 loop %0 %8 : index
    %at = index %out %o0 : int32
    %1 = const 1 : index
    %stop = add %o0 %1 : index
    %r0 = range r0 reduce %0 %stop : index
    %seen = cmple %r0 %o0 : bool
    %v = cast %r0 : int32
    %none = const 0 : int32
    %term = where %seen %v %none : int32
    %sum = reduce add %term %r0 : int32
    %s = store %at %sum %o0
    %k = sink sums loop_order(o0, r0) %s
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from kg.plugin import AxisKind, Op, UOp
from kg.plugin.opts import Context, conjuncts, index, simplify
from kg.plugin.passes import Affine, Scope, affine, first_outside, greatest, half_space, holds, quotient, scopes, uniform
from kg.plugin.strategy import closed_ranges, is_constant, scanned_ranges

from kg_tiles.passes.masked_iterations import MaskedIterations

_SERIAL = (AxisKind.LOOP, AxisKind.REDUCE)
#: Lanes of a vector and copies in registers, which are in one iteration of what is around them; and loops around another whose counter one work-item has by itself.
_LANES = (AxisKind.VECTOR, AxisKind.UPCAST, AxisKind.UNROLL)
_APART = (AxisKind.LOOP, AxisKind.THREAD, AxisKind.GLOBAL, AxisKind.LOCAL, *_LANES)
#: Lanes and copies at most of whose ends the greatest is found.
_MOST_LANES = 16


def tighten_loop_bounds(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `ranges`. Every range has one loop: `fission_reductions` has seen to that."""
    masked = any(True for _ in sink.find(Op.WHERE)) and any(True for _ in sink.find(Op.REDUCE))
    gated = [s for s in sink.find(Op.STORE) if len(s.src[0].src) > 2]
    if not masked and not gated:
        return sink
    clipper = _Clipper(sink)
    if masked:
        clipper.reductions()
    if clipper.stops:
        clipper.fills()
    if gated:
        clipper.gates()
    if not clipper.stops:
        return sink
    clipped: dict[UOp, UOp] = {}
    for axis in clipper.stops:
        _clipped(axis, clipper.stops, clipped)
    return sink.substitute(clipped)


def _for_all_lanes(limit: UOp | None) -> UOp | None:
    """The greatest limit of all lanes and copies; None where they are many."""
    if limit is None:
        return None
    limits = [limit]
    for lane in (r for r in limit.find(Op.RANGE) if r.axis.kind in _LANES):
        terms = affine(limit).terms
        ends = range(lane.vmin, lane.vmax + 1)
        if not any(lane in term.toposort() for term in terms if term is not lane):
            ends = ends[-1:] if terms.get(lane, 0) > 0 else ends[:1]
        if len(limits) * len(ends) > _MOST_LANES:
            return None
        limits = [one.substitute({lane: lane.const_like(at)}) for one in limits for at in ends]
    return simplify(reduce(UOp.maximum, limits))


def _clipped(axis: UOp, stops: Mapping[UOp, UOp], known: dict[UOp, UOp]) -> UOp:
    """The loop with its new stop, in which the loops around are clipped as well."""
    if axis not in known:
        stop = stops.get(axis, axis.src[1])
        around = {r: _clipped(r, stops, known) for bound in (axis.src[0], stop) for r in bound.find(Op.RANGE)}
        known[axis] = axis.replace(src=(axis.src[0].substitute(around), stop.substitute(around)))
    return known[axis]


def _as_index(condition: UOp) -> UOp:
    """A comparison of a position that was cast to an integer that holds it, as one of the position:
    of whatever the other side is, loaded numbers included."""
    if condition.op not in (Op.CMPLT, Op.CMPLE) or not condition.src[0].type.is_int or condition.src[0].dtype is index:
        return condition
    sides = [_uncast(s) for s in condition.src]
    if sides[0] is condition.src[0] and sides[1] is condition.src[1]:
        return condition
    return condition.with_src(tuple([s if s.dtype is index else s.cast(index) for s in sides]))


def _uncast(value: UOp) -> UOp:
    """The position below a cast that changes no number."""
    exact = value.op is Op.CAST and value.src[0].dtype is index and holds(value.type, value.src[0])
    return value.src[0] if exact else value


class _Clipper:
    """The new stops so far, over the old ranges."""

    def __init__(self, sink: UOp) -> None:
        self.sink = sink
        self.scope = scopes(sink)
        self.stops: dict[UOp, UOp] = {}
        self.written = {s.src[0].src[0] for s in sink.find(Op.STORE)}
        self.place = {name: n for n, name in enumerate(sink.kernel.loop_order)}

    def _by_loop(self, *ops: Op) -> dict[UOp, list[UOp]]:
        """The nodes of these ops that run over each loop."""
        found: dict[UOp, list[UOp]] = {}
        for node in self.sink.find(*ops):
            for r in (*closed_ranges(node), *scanned_ranges(node)):
                found.setdefault(r, []).append(node)
        return found

    def reductions(self) -> None:
        for axis, nodes in self._by_loop(Op.REDUCE, Op.SCAN).items():
            if axis.axis.kind in _SERIAL and is_constant(axis.src[0], 0) and any(node.op is Op.REDUCE for node in nodes):
                self._clip(axis, self._limits(axis, nodes))

    def _limits(self, axis: UOp, nodes: Iterable[UOp]) -> list[UOp | None]:
        found: list[UOp | None] = []
        of_scope: dict[Scope, MaskedIterations] = {}
        for node in nodes:
            around = self._around(node)
            masked = of_scope.setdefault(around, MaskedIterations(axis, around, self.sink.kernel.fast_math))
            found.append(masked.of_node(node))
        return found

    def fills(self) -> None:
        """Those whose values are read last come first: what they don't fill, they don't read."""
        readers: dict[UOp, list[UOp]] = {}
        for node in self.sink.find(Op.LOAD):
            readers.setdefault(node.src[0].src[0], []).append(node)
        for fill in reversed(list(self.sink.find(Op.STORE))):
            memory, place = fill.src[0].src[:2]
            if memory.op is Op.DEFINE_SCRATCH:
                self._clip_fill(fill, affine(place), readers.get(memory, []))

    def _clip_fill(self, fill: UOp, written: Affine, readers: Iterable[UOp]) -> None:
        around = self._around(fill)
        reach = [greatest(affine(load.src[0].src[1]), around, self.stops) for load in readers]
        for axis in closed_ranges(fill):
            step = written.terms.get(axis, 0)
            alone = axis.axis.kind in _SERIAL and is_constant(axis.src[0], 0)
            if alone and step > 0 and written.minus(Affine({axis: step}, 0)).least >= 0:
                self._clip(axis, [r and quotient(r.plus(Affine({}, step)), step) for r in reach])

    def gates(self) -> None:
        """Loops of which every statement is a gated store to memory of the caller's."""
        if any(True for _ in self.sink.find(Op.DEFINE_LOCAL, Op.BARRIER, Op.GROUP_REDUCE)):
            return  # all work-items of a group meet: none may leave a loop before the others
        for axis, nodes in self._by_loop(Op.STORE, Op.REDUCE, Op.SCAN).items():
            if axis.axis.kind is AxisKind.LOOP and is_constant(axis.src[0], 0) and axis not in self.stops:
                first, *others = [self._outside(node, axis) for node in nodes]
                around = first.intersection(*others)
                self._clip(axis, [self._end_of_gate(axis, node, around) for node in nodes])

    def _end_of_gate(self, axis: UOp, store: UOp, around: Scope) -> UOp | None:
        """From which iteration on the gate of a store never holds again for a work-item,
        by loops around all statements of the axis."""
        if store.op is not Op.STORE or store.src[0].src[0].op is not Op.PARAM or len(store.src[0].src) < 3:
            return None
        limits = [
            limit
            for condition in conjuncts(store.src[0].src[2])
            if (form := half_space(_as_index(condition))) is not None
            and (limit := _for_all_lanes(first_outside(form, axis, around))) is not None
            and self._is_known_before(limit)
        ]
        return reduce(UOp.minimum, limits) if limits else None

    def _outside(self, node: UOp, axis: UOp) -> Scope:
        """The loops that are to stand around an axis, of those around a statement and those that it closes,
        and what is in one iteration."""
        own = self.place.get(axis.axis.name, -1)
        outer = [r for r in closed_ranges(node) if r.axis.kind in _LANES or self.place.get(r.axis.name, own) < own]
        return frozenset(r for r in self.scope[node].union(outer) if r.axis.kind in _APART)

    def _is_known_before(self, limit: UOp) -> bool:
        """Whether a number depends on no memory that the kernel writes."""
        return all(len(n.src) == 1 and n.src[0].src[0] not in self.written for n in limit.find(Op.LOAD))

    def _around(self, node: UOp) -> Scope:
        return uniform(self.scope[node])

    def _clip(self, axis: UOp, limits: list[UOp | None]) -> None:
        """Have a loop end at the greatest of the limits, if there is one in all cases
        and it is ever less than now."""
        known = [limit for limit in dict.fromkeys(limits) if limit is not None]
        if not known or None in limits:
            return
        stop, now = reduce(UOp.maximum, known), axis.src[1]
        if stop.vmin >= now.vmax:
            return
        stop = stop.maximum(0) if stop.vmin < 0 else stop
        self.stops[axis] = stop if stop.vmax <= now.vmin else stop.minimum(now)
