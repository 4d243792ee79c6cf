"""Phase 2: reduction fusion: reductions of one length take one range,
so that an Opt applies to all of them.

A range stands for itself only inside of what closes it, so that a reduction may run over the range of one that it needs:

reduce(add, exp(x[r1] - reduce(max, x[r0], r0)), r1)   ->   reduce(add, exp(x[r0] - reduce(max, x[r0], r0)), r0)

What is the same but for the names of its ranges becomes one value, like the scores of an attention that three loops need.
`separate_loops` decides later which of them share a loop.

Example of fuse_reductions:
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
    %k = sink both loop_order(r0, r1) %s
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
    %k = sink both loop_order(r0) %s
"""

from __future__ import annotations

from kg.analysis.scope import closed_ranges, scopes
from kg.ir.args import AxisKind
from kg.ir.build import with_loop_order
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context


def fuse_reductions(sink: UOp, context: Context) -> UOp:
    """Enters and leaves the `ranges` stage."""
    position = {name: i for i, name in enumerate(sink.kernel.loop_order)}
    axes = {r for u in sink.find(Op.REDUCE) for r in closed_ranges(u)}
    if len(axes) < 2:
        return sink
    level = _levels(sink)
    leaders: dict[tuple[tuple[UOp, ...], int], UOp] = {}
    for axis in sorted(level, key=lambda r: position.get(r.axis.name, len(position))):
        leaders.setdefault((axis.src, level[axis]), axis)
    mapping = {r: leader for r in level if (leader := leaders[r.src, level[r]]) is not r}
    if not mapping:
        return sink
    names = {axis.axis.name for axis in mapping}
    return with_loop_order(sink.substitute(mapping), (n for n in sink.kernel.loop_order if n not in names))


def _levels(sink: UOp) -> dict[UOp, int]:
    """A number per reduced range of fixed bounds:
    those of one length may be one range where they have the same number.

    Two that are open in one place have different numbers: one of them is closed where the other is open.
    """
    level: dict[UOp, int] = {}
    closed: dict[UOp, set[tuple[tuple[UOp, ...], int]]] = {}  # range -> what is closed inside of it
    shared: set[UOp] = set()
    scope = scopes(sink)
    for node in sink.find(Op.REDUCE):
        ranges = closed_ranges(node)
        for axis in ranges:
            if axis in level:
                shared.add(axis)
                continue
            taken = closed.get(axis, ())
            number = 0
            while (axis.src, number) in taken:
                number += 1
            level[axis] = number
            for around in scope[node].union(ranges):
                if around is not axis:
                    closed.setdefault(around, set()).add((axis.src, number))
    return {r: n for r, n in level.items() if r not in shared and r.axis.kind is AxisKind.REDUCE and not _depends(r)}


def _depends(axis: UOp) -> bool:
    """Whether the bounds of a range depend on other ranges."""
    return any(True for s in axis.src for _ in s.find(Op.RANGE))
