"""Phase 2: loops that can be one become one.

Neighbouring output axes whose elements lie in a row:   o0 in [0, 4), o1 in [0, 8), index o0*8 + o1   ->   o0 in [0, 32), index o0
Reductions of one length that don't need each other:    reduce(add, x, r0), reduce(max, x, r1)   ->   both over r0

Example of merge_ranges:
    %out = param 0 [4, 8] : float32
    %0 = const 0 : index
    %4 = const 4 : index
    %o0 = range o0 loop %0 %4 : index
    %8 = const 8 : index
    %row = mul %o0 %8 : index
    %o1 = range o1 loop %0 %8 : index
    %i = add %row %o1 : index
    %at = index %out %i : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0 %o1
    %k = sink ones order(o0, o1) %s
becomes:
    %out = param 0 [4, 8] : float32
    %0 = const 0 : index
    %32 = const 32 : index
    %o0 = range o0 loop %0 %32 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones order(o0) %s
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kg.ir.args import AxisKind, KernelInfo
from kg.ir.indexing import number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.scope import closed_ranges, scopes
from kg.rules import simplify

_DIVISIONS = (Op.FLOORDIV, Op.FLOORMOD, Op.IDIV, Op.MOD)


def merge_ranges(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage. A schedule given by hand names axes, so it sees them unmerged."""
    sink = _merge_reductions(sink)
    if context.schedule is None:
        sink = _merge_outputs(sink)
    return sink


# -- output axes


def _merge_outputs(sink: UOp) -> UOp:
    merged = True
    while merged:
        merged = False
        for outer, inner in _neighbours(sink):
            new = _merge(sink, outer, inner)
            if new is not None:
                sink, merged = new, True
                break
    return sink


def _neighbours(sink: UOp) -> list[tuple[UOp, UOp]]:
    """Pairs of axes that stand next to each other in every statement that has either of them."""
    statements = [closed_ranges(u) for u in sink.find(Op.STORE)]
    carriers = {u.src[-1] for u in sink.find(Op.SCAN)}
    pairs: list[tuple[UOp, UOp]] = []
    for ranges in statements:
        for outer, inner in pairwise(ranges):
            if outer in carriers or inner in carriers or (outer, inner) in pairs:
                continue
            both = all((outer in r) == (inner in r) and _adjacent(r, outer, inner) for r in statements)
            if both and all(x.axis.kind is AxisKind.LOOP and x.src[0].arg == 0 for x in (outer, inner)):
                pairs.append((outer, inner))
    return pairs


def _adjacent(ranges: Sequence[UOp], outer: UOp, inner: UOp) -> bool:
    return outer not in ranges or list(ranges).index(inner) == list(ranges).index(outer) + 1


def _merge(sink: UOp, outer: UOp, inner: UOp) -> UOp | None:
    """The sink with the two axes as one, or None where that would cost a division or an index its contiguity."""
    extent = inner.src[1]
    whole = UOp(Op.RANGE, outer.dtype, (number(0), simplify(outer.src[1] * extent)), outer.arg)
    places = {outer: whole // extent, inner: whole % extent}
    statements: dict[UOp, UOp] = {}
    done: dict[UOp, UOp] = dict(places)
    for node in sink.toposort():
        if node in done:
            continue
        if node.op is Op.STORE and outer in node.src:
            rest = tuple([whole if s is outer else done[s] for s in node.src if s is not inner])
            done[node] = statements[node] = UOp(Op.STORE, node.dtype, rest, node.arg)
            continue
        src = tuple([done[s] for s in node.src])
        done[node] = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
    new = simplify(done[sink])
    if new.op is not Op.SINK or _divisions(new) > _divisions(sink):
        return None
    info = sink.kernel
    order = tuple(n for n in info.order if n != inner.axis.name)
    return new.replace(arg=KernelInfo(info.name, order, info.fast_math))


def _divisions(sink: UOp) -> int:
    return sum(1 for _ in sink.find(*_DIVISIONS))


# -- reductions


def _merge_reductions(sink: UOp) -> UOp:
    """Independent reductions of one length in the same scope run in one loop."""
    scope = scopes(sink)
    reductions = [u for u in scope if u.op is Op.REDUCE and len(closed_ranges(u)) == 1]
    below: dict[UOp, set[UOp]] = {}
    mapping: dict[UOp, UOp] = {}
    leaders: list[UOp] = []
    for node in reductions:
        below[node] = {u for u in node.toposort() if u.op is Op.REDUCE and u is not node}
        (axis,) = closed_ranges(node)
        if axis in mapping or any(closed_ranges(o)[0] is axis for o in leaders):
            continue
        leader = next((o for o in leaders if _can_share(o, node, scope, below, mapping)), None)
        if leader is None:
            leaders.append(node)
        else:
            mapping[axis] = closed_ranges(leader)[0]
    if not mapping:
        return sink
    names = {axis.axis.name for axis in mapping}
    info = sink.kernel
    order = tuple(n for n in info.order if n not in names)
    return sink.substitute(mapping).replace(arg=KernelInfo(info.name, order, info.fast_math))


def _can_share(
    leader: UOp, node: UOp, scope: dict[UOp, frozenset[UOp]], below: dict[UOp, set[UOp]], mapping: dict[UOp, UOp]
) -> bool:
    (first,), (second,) = closed_ranges(leader), closed_ranges(node)
    if first.src != second.src or scope[leader] != scope[node]:
        return False
    members = [u for u in below if closed_ranges(u)[0] is first or mapping.get(closed_ranges(u)[0]) is first]
    others = [u for u in below if closed_ranges(u)[0] is second]
    return not any(m in below[o] or o in below[m] for m in members for o in others if o is not m)
