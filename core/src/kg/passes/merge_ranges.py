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
from kg.passes.scope import Scope, closed_ranges, scopes


def merge_ranges(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage: independent reductions of one length in the same scope run in one loop."""
    scope = scopes(sink)
    loops = _Loops(sink)
    mapping: dict[UOp, UOp] = {}
    leaders: dict[tuple[tuple[UOp, ...], Scope], list[UOp]] = {}
    for node in loops.reductions:
        if len(closed_ranges(node)) != 1:
            continue
        (axis,) = closed_ranges(node)
        known = leaders.setdefault((axis.src, scope[node]), [])
        if axis in mapping or axis in known:
            continue
        leader = next((o for o in known if loops.merge(o, axis)), None)
        if leader is None:
            known.append(axis)
        else:
            mapping[axis] = leader
    if not mapping:
        return sink
    names = {axis.axis.name for axis in mapping}
    info = sink.kernel
    order = tuple(n for n in info.order if n not in names)
    return sink.substitute(mapping).replace(arg=KernelInfo(info.name, order, info.fast_math))


class _Loops:
    """Which reductions must have ended before which begin, as loops are merged. Sets of reductions are bits of an integer."""

    def __init__(self, sink: UOp) -> None:
        self.reductions = list(sink.find(Op.REDUCE))
        bit = {node: 1 << i for i, node in enumerate(self.reductions)}
        below: dict[UOp, int] = {}
        for node in sink.toposort():
            found = 0
            for s in node.src:
                found |= below[s] | bit.get(s, 0)
            below[node] = found
        #: reduction -> those before it, and axis -> those in its loop
        self.before = {bit[node]: below[node] for node in self.reductions}
        self.inside: dict[UOp, int] = {}
        for node in self.reductions:
            for axis in closed_ranges(node):
                self.inside[axis] = self.inside.get(axis, 0) | bit[node]

    def merge(self, first: UOp, second: UOp) -> bool:
        """Have the second axis' reductions run in the first one's loop, unless one would wait for itself."""
        both = self.inside[first] | self.inside[second]
        before = 0
        for one, earlier in self.before.items():
            if one & both:
                before |= earlier
        if before & both:
            return False
        for one, earlier in self.before.items():
            if one & both:
                self.before[one] = before
            elif earlier & both:  # who waits for one of them waits for all, and for what they wait for
                self.before[one] = earlier | both | before
        self.inside[first] = both
        return True
