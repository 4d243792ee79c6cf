"""Phase 2: loops that can be one become one.

Reductions of one length that don't need each other:   reduce(add, x, r0), reduce(max, x, r1)   ->   both over r0

Example of merge_ranges:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %v = cast %r0 : int32
    %sum = reduce add %v %r0 : int32
    %r1 = range r1 reduce %0 %8 : index
    %w = cast %r1 : int32
    %most = reduce max %w %r1 : int32
    %both = add %sum %most : int32
    %s = store %at %both
    %k = sink both order(r0, r1) %s
becomes:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %v = cast %r0 : int32
    %sum = reduce add %v %r0 : int32
    %most = reduce max %v %r0 : int32
    %both = add %sum %most : int32
    %s = store %at %both
    %k = sink both order(r0) %s
"""

from __future__ import annotations

from kg.ir.args import KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.scope import closed_ranges, scopes


def merge_ranges(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage: independent reductions of one length in the same scope run in one loop."""
    return _merge_reductions(sink)


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
