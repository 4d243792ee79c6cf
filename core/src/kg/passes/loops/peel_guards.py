"""Reductions under a mask that holds for all of their first iterations run those without it, in a loop of their own.

    reduce(max, r0 <= o1*4 + v ? x : -inf, r0)   ->   max(reduce(max, x, r0 in [0, o1*4 + 1)),
                                                         reduce(max, r0.masked <= o1*4 + v ? x : -inf, r0.masked from there))

Example of peel_guards: tests/filetests/passes/peel_guards.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kg.analysis.scope import closed_ranges, scopes, substitute_open
from kg.ir.args import Axis, AxisKind
from kg.ir.indexing import TRUE, conjuncts, is_constant
from kg.ir.monoid import combine
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.loops.tighten_loop_bounds import first_failing, uniform
from kg.schedule.context import Context

#: Shorter loops are not worth a second one.
_WORTH = 32


def peel_guards(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `ranges`. Every range has one loop, which `tighten_loop_bounds` has ended where its masks end."""
    if not any(True for _ in sink.find(Op.WHERE)):
        return sink
    scope = scopes(sink)
    loops: dict[tuple[UOp, ...], list[UOp]] = {}
    for node in sink.find(Op.REDUCE):
        loops.setdefault(closed_ranges(node), []).append(node)
    order = list(sink.kernel.loop_order)
    parts: dict[UOp, _Split] = {}
    for ranges, nodes in loops.items():
        split = _split(ranges, nodes, scope, order)
        parts.update(dict.fromkeys(nodes, split) if split is not None else {})
    if not parts:
        return sink
    done: dict[UOp, UOp] = {}
    for node in sink.toposort():
        new = node.with_src(tuple([done[s] for s in node.src]))
        done[node] = parts[node].apply(new, [done[c] for c in parts[node].conditions]) if node in parts else new
    info = sink.kernel
    return done[sink].replace(arg=replace(info, loop_order=tuple(order)))


class _Split:
    """A loop as two: up to where a mask may first fail, and from there."""

    def __init__(self, axis: UOp, at: UOp, conditions: Sequence[UOp], order: list[str]) -> None:
        self.axis, self.conditions = axis, conditions
        name = f"{axis.axis.name}.masked"
        order.insert(order.index(axis.axis.name) + 1, name)
        self.plain = axis.replace(src=(axis.src[0], at))
        self.masked = axis.replace(src=(at, axis.src[1]), arg=Axis(name, axis.axis.kind))

    def apply(self, node: UOp, conditions: Sequence[UOp]) -> UOp:
        """The reduction as two that are combined. `conditions` are its masks as they are by now."""
        free = node.substitute(dict.fromkeys(conditions, TRUE))
        parts = [self._over(free, self.plain), self._over(node, self.masked)]
        (total,) = combine(node.reduction.monoid, parts[:1], parts[1:])
        return total

    def _over(self, node: UOp, axis: UOp) -> UOp:
        value, *ranges = node.src
        moved = substitute_open(value, {self.axis: axis})
        return node.replace(src=(moved, *(axis if r is self.axis else r for r in ranges)))


def _split(ranges: tuple[UOp, ...], nodes: Sequence[UOp], scope: dict[UOp, frozenset[UOp]], order: list[str]) -> _Split | None:
    """Where all reductions of a loop are under masks of one kind."""
    axis = next((r for r in ranges if r.axis.kind is AxisKind.REDUCE), None)
    if axis is None or axis.src[1].vmax < _WORTH or not is_constant(axis.src[0], 0):
        return None
    ends: set[UOp] = set()
    conditions: list[UOp] = []
    for node in nodes:
        value = node.src[0]
        if len(node.src) != 1 + len(ranges) or value.op is not Op.WHERE:
            return None
        around = uniform(scope[node])
        for condition in conjuncts(value.src[0]):
            end = first_failing(axis, condition, around, somewhere=True)
            if end is not None:
                ends.add(end)
                conditions.append(condition)
    if len(ends) != 1:
        return None
    (end,) = ends
    if end.vmax <= 0 or end.op is Op.CONST:
        return None
    stop = end.minimum(axis.src[1]).maximum(0) if end.vmin < 0 else end.minimum(axis.src[1])
    return _Split(axis, stop, conditions, order)
