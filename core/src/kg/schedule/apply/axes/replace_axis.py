"""Replaces an axis by several: the rewrite under every split, pad and peel, many axes in one walk.

parts (outer*4 + inner, over outer and inner) and (tail, over tail):
store out[o0], f(o0)   ->   store out[outer*4 + inner], f(outer*4 + inner);   store out[tail], f(tail)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from itertools import product

from kg.analysis.scope import Scope, closed_ranges, scanned_ranges, scopes
from kg.errors import ScheduleError
from kg.ir.args import Reduction
from kg.ir.build import with_loop_order
from kg.ir.indexing import conjunction, gated
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.monoid import combine, identities, is_last_value_reduction, last, with_states
from kg.ir.op import Op
from kg.ir.uop import UOp, rebuild
from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """A share of an axis: its position there as an expression, the ranges it runs over,
    and which iterations count.

    Where iterations don't count, LOADs touch nothing; with `instead`, a position that always exists, they read there.
    """

    value: UOp
    ranges: tuple[UOp, ...]
    gate: UOp | None = None
    instead: UOp | None = None


Made = tuple[UOp, ...]
#: axis -> the number of the part that a form is for
Chosen = dict[UOp, int]
Combo = tuple[int, ...]


def replace_axis(sink: UOp, axis: UOp, parts: Sequence[Part], order: tuple[str, ...]) -> UOp:
    """The sink with one axis run as its parts, and the new nesting order."""
    return replace_axes(sink, {axis: parts}, order)


def replace_axes(
    sink: UOp,
    axes: Mapping[UOp, Sequence[Part]],
    order: tuple[str, ...],
    scope: Mapping[UOp, Scope] | None = None,
    ordered: frozenset[UOp] = frozenset(),
) -> UOp:
    """The sink with each of the axes run as its parts, as if one axis was replaced after another.
    The new nesting order. The iterations of `ordered` axes may store to one element: the STORE of a part comes after that of
    the part before it."""
    written = frozenset(s.src[0].src[0] for s in sink.src)
    state = _Replacement(axes, scopes(sink) if scope is None else scope, written, ordered)
    if any(len(parts) > 1 for parts in axes.values()):
        state.fork_memory()
    for node in sink.toposort():
        if node not in state.made and node not in state.forks:
            state.enter(node)
    (result,) = state.made[sink]
    return with_loop_order(result, order)


@dataclass(slots=True)
class _Replacement:
    """What the nodes have become.
    A node in the scope of an axis of several parts forks: it has a form for each."""

    axes: Mapping[UOp, Sequence[Part]]
    scope: Mapping[UOp, Scope]
    written: frozenset[UOp]  # what is read of these must be what is stored
    ordered: frozenset[UOp]  # axes whose iterations may store to one element
    made: dict[UOp, Made] = field(default_factory=dict[UOp, Made])
    forks: dict[UOp, tuple[tuple[UOp, ...], dict[Combo, Made]]] = field(
        default_factory=dict[UOp, "tuple[tuple[UOp, ...], dict[Combo, Made]]"]
    )
    rank: dict[UOp, int] = field(default_factory=dict[UOp, int])
    gated: frozenset[UOp] = frozenset()

    def __post_init__(self) -> None:
        self.rank = {axis: i for i, axis in enumerate(self.axes)}
        self.gated = frozenset(axis for axis, parts in self.axes.items() if any(p.gate is not None for p in parts))
        for axis, parts in self.axes.items():
            if len(parts) == 1:
                self.made[axis] = (parts[0].value,)
            else:
                self.forks[axis] = ((axis,), {(i,): (p.value,) for i, p in enumerate(parts)})

    def _sorted(self, axes: Iterable[UOp]) -> tuple[UOp, ...]:
        return tuple(sorted(axes, key=self.rank.__getitem__))

    def _combos(self, axes: Sequence[UOp]) -> Iterable[Combo]:
        return product(*(range(len(self.axes[a])) for a in axes))

    def fork_memory(self) -> None:
        """Memory that is filled anew in every iteration:
        each part has its own, so that their order does not matter."""
        several = {a for a, parts in self.axes.items() if len(parts) > 1}
        for store, inside in self.scope.items():
            if store.op is not Op.STORE or (memory := store.src[0].src[0]).op not in (Op.DEFINE_SCRATCH, Op.DEFINE_LOCAL):
                continue
            axes = self._sorted(several.intersection(inside))
            if axes:
                suffixes = {c: "".join(f".{i}" for i in c if i) for c in self._combos(axes)}
                self.forks[memory] = axes, {c: (renamed(memory, s) if s else memory,) for c, s in suffixes.items()}

    def enter(self, node: UOp) -> None:
        """Decide what a node becomes; its sources are known."""
        closing = [r for r in closed_ranges(node) if r in self.axes]
        if not closing:
            if any(r in self.forks for r in scanned_ranges(node)):
                self.forks[node] = self._chained(node)
                return
            if not self.forks or not any(s in self.forks for s in node.src):
                self.made[node] = self._form(node, {}, ())
                return
        opened = self._sorted({a for s in node.src if s in self.forks for a in self.forks[s][0]}.difference(closing))
        inner = self._sorted(closing)
        if not opened:
            self.made[node] = self._closed(node, {}, inner, inner)
            return
        forms = {c: self._closed(node, dict(zip(opened, c, strict=True)), inner, inner) for c in self._combos(opened)}
        self.forks[node] = opened, forms

    def _chained(self, node: UOp) -> tuple[tuple[UOp, ...], dict[Combo, Made]]:
        """A SCAN along an axis of several parts: one along each,
        which starts from what the part before came to."""
        first, *others = scanned_ranges(node)
        if any(r in self.forks for r in others):
            raise ScheduleError(
                f"the scan along {first.axis.name} runs along parts of it by now: what is left over can be masked"
            )
        opened = self._sorted({a for s in node.src if s in self.forks for a in self.forks[s][0]})
        states, at = node.reduction.monoid.states, opened.index(first)
        forms: dict[Combo, Made] = {}
        for combo in self._combos(opened):
            (scan,) = self._form(node, dict(zip(opened, combo, strict=True)), ())
            if combo[at]:
                starts = finals(forms[(*combo[:at], combo[at] - 1, *combo[at + 1 :])][0])
                scan = scan.replace(src=(*scan.src[:states], *starts, *scanned_ranges(scan)))
            forms[combo] = (scan,)
        return opened, forms

    def _closed(self, node: UOp, chosen: Chosen, left: tuple[UOp, ...], closing: tuple[UOp, ...]) -> Made:
        """A STORE or REDUCE over the parts of the axes that it closes:
        one STORE after another, REDUCEs combined in order."""
        if not left:
            return self._form(node, chosen, closing)
        first, *rest = left
        forms = [self._closed(node, {**chosen, first: i}, tuple(rest), closing) for i in range(len(self.axes[first]))]
        if node.op is Op.STORE:
            if first in self.ordered:
                for i in range(1, len(forms)):
                    forms[i] = tuple([u.with_src((*u.src, *forms[i - 1])) for u in forms[i]])
            return tuple([u for form in forms for u in form])
        total = forms[0]
        for i, form in enumerate(forms[1:], 1):
            if is_last_value_reduction(node):
                total = _unless_empty(self.axes[first][i].ranges, form, total)
            else:
                total = combine(node.reduction.monoid, total, form)
        return total

    def _source(self, source: UOp, chosen: Chosen) -> Made:
        made = self.made.get(source)
        if made is not None:
            return made
        axes, forms = self.forks[source]
        return forms[tuple([chosen[a] for a in axes])]

    def _part(self, axis: UOp, chosen: Chosen) -> Part:
        return self.axes[axis][chosen.get(axis, 0)]

    def _form(self, node: UOp, chosen: Chosen, closing: tuple[UOp, ...]) -> Made:
        """The node over one part of each axis."""
        sources = [self._source(s, chosen) for s in node.src]
        if node.op is Op.STATE and len(sources[0]) > 1:
            return (sources[0][node.slot],)
        named = closing or (node.order if node.op in (Op.LOAD, Op.BARRIER) else scanned_ranges(node))
        if named:  # a range that says what is closed, or where the node stands
            for i, s in enumerate(node.src):
                if s in self.axes and s in named:
                    sources[i] = self._part(s, chosen).ranges
        src = tuple([u for made in sources for u in made])
        if closing:
            return self._close(node, src, [self._part(a, chosen) for a in closing])
        if src == node.src:
            return (node,)
        for axis in self._sorted(self.gated.intersection(scanned_ranges(node))):
            gate = self._part(axis, chosen).gate
            src = _masked(node, src, gate) if gate is not None else src
        new = node.with_src(src)
        if node.op is Op.LOAD and self.gated:
            for axis in self._sorted(self.gated.intersection(self.scope[node.src[0]])):
                part = self._part(axis, chosen)
                elsewhere = part.instead is not None and node.src[0].src[0] not in self.written
                new = _moved_in(new, part) if elsewhere else gated(new, part.gate)
        return (new,)

    def _close(self, node: UOp, src: tuple[UOp, ...], parts: Sequence[Part]) -> Made:
        for part in parts:
            if part.gate is not None and not is_last_value_reduction(node):  # the SCAN whose last value it is has been masked
                src = _masked(node, src, part.gate)
        if node.op is Op.STORE:
            return (UOp(Op.STORE, node.dtype, src, node.arg),)
        values = [s for s in src if s.op is not Op.RANGE]
        return with_states(Op.REDUCE, values, src[len(values) :], node.reduction)


def finals(scan: UOp) -> Made:
    """What a scan has come to when its loops are over, per state."""
    monoid, loops = scan.reduction.monoid, scanned_ranges(scan)
    values = [s for s in scan.src if s.op is not Op.RANGE]
    running = with_states(Op.SCAN, values, loops, Reduction(monoid))
    empty = identities(monoid, [v.type for v in running])
    kept = [Reduction(last(v.type.scalar, e)) for v, e in zip(running, empty, strict=True)]
    ends = tuple([UOp(Op.REDUCE, v.dtype, (v, *loops), arg) for v, arg in zip(running, kept, strict=True)])
    nothing = [v.const_like(e) for v, e in zip(running, empty, strict=True)]
    return _unless_empty(loops, ends, values[monoid.states :] or nothing)


def _unless_empty(loops: Sequence[UOp], values: Sequence[UOp], otherwise: Sequence[UOp]) -> Made:
    """What loops end with, or what there was before where they may run zero times."""
    unsure = [r.src[0] < r.src[1] for r in loops if r.src[0].vmax >= r.src[1].vmin]
    runs = conjunction(*unsure)
    return tuple(values if runs is None else [runs.where(v, o) for v, o in zip(values, otherwise, strict=True)])


def renamed(memory: UOp, suffix: str) -> UOp:
    """Memory of the kernel's own under another name."""
    if memory.op is Op.DEFINE_SCRATCH:
        name, offset = memory.scratch
        return memory.replace(arg=(f"{name}{suffix}", offset))
    name = f"{memory.name}{suffix}"
    return memory.replace(arg=replace(memory.arg, name=name) if isinstance(memory.arg, MemoryLayout) else name)


def _moved_in(load: UOp, part: Part) -> UOp:
    """A LOAD in iterations that don't count reads what always exists,
    as the LOADs in its address do by now."""
    address = rebuild(load.src[0], lambda u: part.instead if u is part.value else u if u.op is Op.LOAD else None)
    return load.replace(src=(address, *load.src[1:]))


def _masked(node: UOp, src: Sequence[UOp], gate: UOp) -> Made:
    """The sources of a STORE that stores nothing, or of a REDUCE or SCAN that takes nothing in,
    where the gate is false."""
    if node.op is Op.STORE:
        return gated(node.with_src(tuple(src)), gate).src
    reduction: Reduction = node.reduction
    values = [s for s in src if s.op is not Op.RANGE]
    empty = identities(reduction.monoid, [v.type for v in values[: reduction.monoid.states]]) * reduction.steps
    masked = [gate.where(v, v.const_like(e)) for v, e in zip(values, empty, strict=False)]
    return (*masked, *src[len(masked) :])
