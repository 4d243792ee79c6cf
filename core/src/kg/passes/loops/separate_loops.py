"""Phase 5: reductions over one axis that stand in different loops get axes of their own.

reduce(add, f(r0, o1), r0), reduce(add, f(r0, t), r0)   ->   reduce(add, f(r0, o1), r0), reduce(add, f(r0.2, t), r0.2)

Example of separate_loops: tests/filetests/passes/separate_loops.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kg.analysis.loop_names import LoopNames
from kg.analysis.scope import closed_ranges, comes_in_order
from kg.ir.monoid import wants_last
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.loops.fission_reductions import fission_reductions
from kg.schedule.context import Context


def separate_loops(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`. Peeling leaves one axis in the main part and in the rest; each must be a loop."""
    return fission_reductions(_separate_statements(sink), context)


def _separate_statements(sink: UOp) -> UOp:
    """Outputs share a loop where all the loops around it are the same, and no output that must come between stands
    outside it; else each has its own."""
    order = list(sink.kernel.loop_order)
    position = {name: i for i, name in enumerate(order)}
    nest = _Nest(LoopNames(order))
    before = _outputs_below(sink)
    ends_matter = any(wants_last(u) for u in sink.find(Op.REDUCE))
    done: dict[UOp, UOp] = {}
    for statement in sink.src:
        ranges = sorted(closed_ranges(statement), key=lambda r: position.get(r.axis.name, len(position)))
        copies = nest.enter(statement, ranges, [nest.place[s] for s in before[statement]])
        changed = copies or any(done[s] is not s for s in before[statement])
        new = statement.substitute({**done, **copies}) if changed else statement
        done[statement] = _ends_of(nest, new, [copies.get(r, r) for r in ranges]) if ends_matter else new
    info = sink.kernel
    return UOp(Op.SINK, sink.dtype, tuple(done.values()), replace(info, loop_order=tuple(order)))


def _outputs_below(sink: UOp) -> dict[UOp, frozenset[UOp]]:
    """Of each output, the outputs that it comes after."""
    if not comes_in_order(sink):
        return dict.fromkeys(sink.src, frozenset())
    outputs = frozenset(sink.src)
    below: dict[UOp, frozenset[UOp]] = {}
    for node in sink.toposort():
        found: frozenset[UOp] = frozenset()
        for s in node.src:
            inner = below[s] | {s} if s in outputs else below[s]
            if inner and not inner <= found:
                found = found | inner
        below[node] = found
    return {statement: below[statement] for statement in outputs}


def _ends_of(nest: _Nest, statement: UOp, loops: Sequence[UOp]) -> UOp:
    """A statement that needs the last values of loops before it: of those that stand in the same loops as itself."""
    renamed: dict[UOp, UOp] = {}
    for node in statement.find(Op.REDUCE):
        if not wants_last(node):
            continue
        for r in closed_ranges(node):
            found = [nest.known[key] for n in range(len(loops), -1, -1) if (key := (r, tuple(loops[:n]))) in nest.known]
            if found and (renamed or found[0] is not r):
                renamed[node] = node.substitute({**renamed, r: found[0]})
    return statement.substitute(renamed)


@dataclass(slots=True)
class _Nest:
    """The loops of the outputs so far. A place is the number of the output that opened each loop around, then its own."""

    names: LoopNames
    around: dict[UOp, tuple[UOp, ...]] = field(default_factory=dict[UOp, tuple[UOp, ...]])
    opened: dict[UOp, int] = field(default_factory=dict[UOp, int])
    place: dict[UOp, tuple[int, ...]] = field(default_factory=dict[UOp, "tuple[int, ...]"])
    #: a range, and the loops around it -> the loop that it is there
    known: dict[tuple[UOp, tuple[UOp, ...]], UOp] = field(default_factory=dict[tuple[UOp, tuple[UOp, ...]], UOp])

    def enter(self, statement: UOp, ranges: Sequence[UOp], before: Sequence[tuple[int, ...]]) -> dict[UOp, UOp]:
        """Places one more output after those at `before`; the ranges that it can't share, with their copies."""
        number = len(self.place)
        copies: dict[UOp, UOp] = {}
        outer: tuple[UOp, ...] = ()
        place: tuple[int, ...] = ()
        for r in ranges:
            loop = self.known.get((r, outer), None if r in self.around else r)
            opened = self.opened.get(loop, number) if loop is not None else number
            if loop is None or any(p[: len(place)] == place and p[len(place)] > opened for p in before):
                loop = self.names.copy(r)
            if loop is not r:
                copies[r] = loop
            self.around.setdefault(r, outer)
            self.known[r, outer] = loop
            outer = (*outer, loop)
            place = (*place, self.opened.setdefault(loop, number))
        self.place[statement] = (*place, number)
        return copies
