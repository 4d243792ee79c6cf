"""Phase 5: reductions over one axis that stand in different loops get axes of their own.

reduce(add, f(r0, o1), r0), reduce(add, f(r0, t), r0)   ->   reduce(add, f(r0, o1), r0), reduce(add, f(r0.2, t), r0.2)

Example of separate_loops: tests/filetests/passes/separate_loops.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kg.dtype import void
from kg.ir.args import Axis, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.scope import Scope, closed_ranges, scopes

Place = tuple[tuple[UOp, ...], Scope]


def separate_loops(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`. Peeling leaves one axis in the main part and in the rest; each must be a loop."""
    sink = _separate_statements(sink)
    scope = scopes(sink)
    owner: dict[UOp, Place] = {}
    copies: dict[Place, dict[UOp, UOp]] = {}
    order = list(sink.kernel.order)
    outputs = frozenset(sink.src)
    if not any(
        owner.setdefault(r, (ranges, scope[node])) != (ranges, scope[node])
        for node in scope
        if (node.op is Op.REDUCE or (node.op is Op.STORE and node not in outputs)) and (ranges := closed_ranges(node))
        for r in ranges
    ):
        return sink
    owner.clear()
    done: dict[UOp, UOp] = {}
    for node in scope:
        src = tuple([done[s] for s in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        ranges = closed_ranges(node)
        if ranges and (node.op is Op.REDUCE or node not in outputs):
            place = (ranges, scope[node])
            if all(owner.setdefault(r, place) == place for r in ranges):
                done[node] = new
                continue
            if place not in copies:
                copies[place] = {}
                _add_copies(copies[place], [done[r] for r in ranges], order)
            new = _apart(new, copies[place], order)
        done[node] = new
    info = sink.kernel
    return done[sink].replace(arg=KernelInfo(info.name, tuple(order), info.fast_math))


def _add_copies(copies: dict[UOp, UOp], ranges: Sequence[UOp], order: list[str]) -> None:
    """Copies of more ranges; an extent that depends on a copied range depends on the copy."""
    for r in ranges:
        if r not in copies:
            copy = _copy(r, order)
            copies[r] = copy.replace(src=tuple([s.substitute(copies) for s in copy.src]))


def _apart(node: UOp, copies: dict[UOp, UOp], order: list[str]) -> UOp:
    """The node over copies of its ranges, and the loops inside those over copies of theirs."""
    inner = UOp(Op.SINK, void, node.src)
    for below, scope in reversed(scopes(inner).items()):
        if not scope.isdisjoint(copies):
            _add_copies(copies, closed_ranges(below), order)
    return UOp(node.op, node.dtype, inner.substitute(copies).src, node.arg)


def _separate_statements(sink: UOp) -> UOp:
    """Outputs share a loop where all the loops around it are the same, and no output that must come between stands
    outside it; else each has its own."""
    order = list(sink.kernel.order)
    position = {name: i for i, name in enumerate(order)}
    nest = _Nest(order)
    done: dict[UOp, UOp] = {}
    for statement in sink.src:
        before = [nest.place[s] for s in statement.toposort() if s in nest.place] if len(sink.src) > 1 else []
        ranges = sorted(closed_ranges(statement), key=lambda r: position.get(r.axis.name, len(position)))
        copies = nest.enter(statement, ranges, before)
        changed = copies or any(s in done and done[s] is not s for s in statement.src)
        done[statement] = statement.substitute({**done, **copies}) if changed else statement
    info = sink.kernel
    return UOp(Op.SINK, sink.dtype, tuple(done.values()), KernelInfo(info.name, tuple(order), info.fast_math))


@dataclass(slots=True)
class _Nest:
    """The loops of the outputs so far. A place is the number of the output that opened each loop around, then its own."""

    order: list[str]
    around: dict[UOp, tuple[UOp, ...]] = field(default_factory=dict[UOp, tuple[UOp, ...]])
    opened: dict[UOp, int] = field(default_factory=dict[UOp, int])
    place: dict[UOp, tuple[int, ...]] = field(default_factory=dict[UOp, "tuple[int, ...]"])

    def enter(self, statement: UOp, ranges: Sequence[UOp], before: Sequence[tuple[int, ...]]) -> dict[UOp, UOp]:
        """Places one more output after those at `before`; the ranges that it can't share, with their copies."""
        number = len(self.place)
        copies: dict[UOp, UOp] = {}
        outer: tuple[UOp, ...] = ()
        place: tuple[int, ...] = ()
        for r in ranges:
            late = any(p[: len(place)] == place and p[len(place)] > self.opened.get(r, number) for p in before)
            if late or self.around.setdefault(r, outer) != outer:
                copies[r] = _copy(r, self.order)
            loop = copies.get(r, r)
            outer = (*outer, loop)
            place = (*place, self.opened.setdefault(loop, number))
        self.place[statement] = (*place, number)
        return copies


def _copy(axis: UOp, order: list[str]) -> UOp:
    """The axis under a new name, beside the old one in the nesting order."""
    name, count = axis.axis.name, 2
    while f"{name}.{count}" in order:
        count += 1
    copy = f"{name}.{count}"
    order.insert(order.index(name) + 1 if name in order else len(order), copy)
    return axis.replace(arg=Axis(copy, axis.axis.kind))
