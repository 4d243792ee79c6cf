"""Loop fission: which reductions and outputs over one range share a loop;
the others get ranges of their own.

reduce(add, exp(x[r0] - reduce(max, x[r0], r0)), r0)   ->   reduce(add, exp(x[r0.2] - reduce(max, x[r0], r0)), r0.2)
reduce(add, f(r0, o1), r0), reduce(add, f(r0, t), r0)  ->   reduce(add, f(r0, o1), r0), reduce(add, f(r0.2, t), r0.2)

A reduction that needs another's result runs in a loop after that one's, and so does one that stands in another scope. What
`fuse_reductions` gave one range is apart again where it can't run in one loop.

Example of fission_reductions:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %v = cast %r0 : int32
    %most = reduce max %v %r0 : int32
    %rest = sub %v %most : int32
    %sum = reduce add %rest %r0 : int32
    %s = store %at %sum
    %k = sink both loop_order(r0) %s
becomes:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : index
    %r1 = range r0.2 reduce %0 %8 : index
    %w = cast %r1 : int32
    %r0 = range r0 reduce %0 %8 : index
    %v = cast %r0 : int32
    %most = reduce max %v %r0 : int32
    %rest = sub %w %most : int32
    %sum = reduce add %rest %r1 : int32
    %s = store %at %sum
    %k = sink both loop_order(r0, r0.2) %s

Example of separate_loops: tests/filetests/passes/separate_loops.kg
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from kg.analysis.loop_names import LoopNames
from kg.analysis.scope import Scope, closed_ranges, has_ordered_statements, scopes, substitute_open
from kg.dtype import void
from kg.ir.args import AxisKind
from kg.ir.build import with_loop_order
from kg.ir.monoid import is_last_value_reduction
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.schedule.context import Context


def separate_loops(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`.
    Peeling leaves one axis in the main part and in the rest; each must be a loop. Outputs are told apart only here, where the
    grid's dimensions are given out: before, one range is what keeps an element with one work-item."""
    return fission_reductions(_separate_statements(sink), context)


def _separate_statements(sink: UOp) -> UOp:
    """Outputs share a loop where all the loops around it are the same,
    and no output that must come between stands outside it; else each has its own."""
    order = list(sink.kernel.loop_order)
    position = {name: i for i, name in enumerate(order)}
    nest = _Nest(LoopNames(order))
    before = _outputs_below(sink)
    ends_matter = any(is_last_value_reduction(u) for u in sink.find(Op.REDUCE))
    done: dict[UOp, UOp] = {}
    for statement in sink.src:
        ranges = sorted(closed_ranges(statement), key=lambda r: position.get(r.axis.name, len(position)))
        copies = nest.enter(statement, ranges, [nest.place[s] for s in before[statement]])
        changed = copies or any(done[s] is not s for s in before[statement])
        new = statement.substitute({**done, **copies}) if changed else statement
        done[statement] = _ends_of(nest, new, [copies.get(r, r) for r in ranges]) if ends_matter else new
    return with_loop_order(sink, order, tuple(done.values()))


def _outputs_below(sink: UOp) -> dict[UOp, frozenset[UOp]]:
    """Of each output, the outputs that it comes after."""
    if not has_ordered_statements(sink):
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
    """A statement that needs the last values of loops before it:
    of those that stand in the same loops as itself."""
    renamed: dict[UOp, UOp] = {}
    for node in statement.find(Op.REDUCE):
        if not is_last_value_reduction(node):
            continue
        for r in closed_ranges(node):
            found = [nest.known[key] for n in range(len(loops), -1, -1) if (key := (r, tuple(loops[:n]))) in nest.known]
            if found and (renamed or found[0] is not r):
                renamed[node] = node.substitute({**renamed, r: found[0]})
    return statement.substitute(renamed)


@dataclass(slots=True)
class _Nest:
    """The loops of the outputs so far.
    A place is the number of the output that opened each loop around, then its own."""

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
                loop = self.names.copy(r.substitute(copies))  # it may end by the loops around it
            if loop is not r:
                copies[r] = loop
            self.around.setdefault(r, outer)
            self.known[r, outer] = loop
            outer = (*outer, loop)
            place = (*place, self.opened.setdefault(loop, number))
        self.place[statement] = (*place, number)
        return copies


# -- reductions

#: What the work-items of a work-group differ in is no loop: reductions that they share may use it one after another.
_ITEMS = (AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)
_AT_ONCE = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR)
Place = tuple[tuple[UOp, ...], Scope]


def fission_reductions(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `ranges`, and `expanded` as a part of `separate_loops`.
    Reductions over one range share a loop unless one needs another's result, or stands in another scope."""
    outputs = frozenset(sink.src)
    if not any(closed_ranges(node) for node in sink.toposort() if node.op not in ELEMENTWISE and node not in outputs):
        return sink  # no loops but those of the outputs
    scope = scopes(sink)
    loop_of = _loops(sink, scope)
    owner: dict[UOp, _Loop] = {}
    if all(owner.setdefault(r, loop) is loop for loop in loop_of.values() for r in loop.counted):
        return sink
    owner.clear()
    copies: dict[_Loop, _Copies] = {}
    names = LoopNames(list(sink.kernel.loop_order))
    done: dict[UOp, UOp] = {}
    for node in tuple(scope):
        new = node.with_src(tuple([done[s] for s in node.src]))
        scope.setdefault(new, scope[node])  # what is renamed is closed below
        loop = loop_of.get(node)
        if loop is not None and not all(owner.setdefault(r, loop) is loop for r in loop.counted):
            if loop not in copies:
                copies[loop] = _Copies(names, [done[r] for r in loop.counted])
            new = copies[loop].applied(new, scope)
            scope.setdefault(new, scope[node])
        done[node] = new
    return with_loop_order(done[sink], names.order)


@dataclass(eq=False, slots=True)
class _Loop:
    """Reductions that run together. Classes of reductions are bits of an integer."""

    ranges: tuple[UOp, ...]
    classes: int

    @property
    def counted(self) -> tuple[UOp, ...]:
        """The ranges that are loops, not work-items of the work-group."""
        return tuple([r for r in self.ranges if r.axis.kind not in _ITEMS])


def _loops(sink: UOp, scope: dict[UOp, Scope]) -> dict[UOp, _Loop]:
    """The loop of every reduction and of every statement that fills memory, sources first.

    Those of one class run over the same ranges in the same scope and need the same others, so that none needs another.
    """
    outputs = frozenset(sink.src)
    stored = frozenset(r for s in sink.src for r in closed_ranges(s))  # the last value of such a loop stands inside of it
    class_of: dict[UOp, int] = {}
    classes: dict[tuple[Place, int], int] = {}
    below: dict[UOp, int] = {}
    for node, around in scope.items():
        found = 0
        for s in node.src:
            found |= below[s] | class_of.get(s, 0)
        below[node] = found
        ranges = closed_ranges(node)
        if ranges and node not in outputs and not (is_last_value_reduction(node) and ranges[0] in stored):
            place = ranges, frozenset([r for r in around if r.axis.kind not in _AT_ONCE])
            class_of[node] = classes.setdefault((place, found), 1 << len(classes))
    before = {bit: found for (_, found), bit in classes.items()}
    loops: dict[Place, list[_Loop]] = {}
    by_class: dict[int, _Loop] = {}
    for (place, _), bit in classes.items():
        known = loops.setdefault(place, [])
        loop = next((o for o in known if not before[bit] & o.classes and _join(before, o.classes, bit)), None)
        if loop is None:
            loop = _Loop(place[0], 0)
            known.append(loop)
        loop.classes |= bit
        by_class[bit] = loop
    return {node: by_class[bit] for node, bit in class_of.items()}


def _join(before: dict[int, int], loop: int, bit: int) -> bool:
    """Have a class run in a loop, unless the loop would wait for itself.
    `before`: the classes that each must wait for."""
    both = loop | bit
    waits = 0
    for one, earlier in before.items():
        if one & both:
            waits |= earlier
    if waits & both:
        return False
    for one, earlier in before.items():
        if one & both:
            before[one] = waits
        elif earlier & both:  # who waits for one of them waits for all, and for what they wait for
            before[one] = earlier | both | waits
    return True


class _Copies:
    """The ranges of one loop copied, and those of the loops inside as they are met."""

    def __init__(self, names: LoopNames, ranges: Sequence[UOp]) -> None:
        self.names = names
        self.known: dict[tuple[tuple[UOp, ...], frozenset[UOp]], dict[UOp, UOp]] = {}
        self.outermost = self.inside(tuple(ranges), {})

    def inside(self, ranges: tuple[UOp, ...], around: Mapping[UOp, UOp]) -> Mapping[UOp, UOp]:
        """Also the copies of these ranges; an extent that depends on a copied range depends on the copy."""
        key = ranges, frozenset(around.values())
        if key not in self.known:
            copies = self.known[key] = dict(around)
            for r in ranges:
                if r.axis.kind in _ITEMS:
                    continue
                copy = self.names.copy(r)
                copies[r] = copy.replace(src=tuple([s.substitute(copies) for s in copy.src]))
        return self.known[key]

    def applied(self, node: UOp, scope: dict[UOp, Scope]) -> UOp:
        body = UOp(Op.SINK, void, node.src)
        scope[body] = frozenset(self.outermost)
        return node.with_src(substitute_open(body, self.outermost, scope, self.inside).src)
