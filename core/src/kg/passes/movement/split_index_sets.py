"""Phase 2: index-set splitting: a loop over concatenated arrays becomes one loop per part.

None of them selects a part at every element.

store out[o0], o0 < 100 ? a[o0] : b[o0 - 100]   ->   store out[o0], a[o0], o0 in [0, 100);  store out[o0.2 + 100], b[o0.2], o0.2 in [0, 60)

Short parts of a row stay together: lanes select among them for less than loops cost that fill no vector, and so they do within the cache line in
which a part ends. So does the outermost loop of what has work for several workers, which share one loop, and all that work-items run.

Example of split_index_sets: tests/filetests/passes/split_index_sets.kg
"""

from __future__ import annotations

from itertools import pairwise
from math import prod
from typing import Final

from kg.analysis.index_sets import complement, first_outside, half_space
from kg.analysis.loop_names import LoopNames
from kg.analysis.scope import closed_ranges, has_ordered_statements, loop_carried_ranges, ordered_ranges
from kg.dtype import index
from kg.ir.args import AxisKind
from kg.ir.build import with_loop_order
from kg.ir.indexing import add, is_constant, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.simplify import simplify_graph
from kg.rules.algebra.affine import affine, linear_coefficient
from kg.schedule.apply.axes.replace_axis import Part, replace_axis
from kg.schedule.context import Context
from kg.target.renderer import Renderer

#: Loops that a kernel's are cut into: its code grows with them.
MOST_LOOPS: Final = 32
#: A row is cut where one of its parts has so many elements.
LONG: Final = 64
#: Elements that are worth a second worker.
SHARED: Final = 1 << 17


def split_index_sets(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `ranges`."""
    if (
        context.renderer.has_local
        or not any(True for _ in sink.find(Op.WHERE))
        or has_ordered_statements(sink)
        or _reads_own(sink)
    ):
        return sink
    fixed = loop_carried_ranges(sink.find(Op.SCAN)) | ordered_ranges(sink.src)
    ends: dict[UOp, set[int]] = {}
    for node in sink.find(Op.WHERE):
        found = _end(node.src[0])
        if found is None or found[0] in fixed:
            continue
        if node.dtype is index or all(any(True for _ in branch.find(Op.LOAD)) for branch in node.src[1:]):
            ends.setdefault(found[0], set()).add(found[1])
    names = LoopNames(list(sink.kernel.loop_order))
    cut, inside = sink, {name: i for i, name in enumerate(sink.kernel.loop_order)}
    for axis in sorted(ends, key=lambda r: -inside.get(r.axis.name, 0)):  # what is inside is copied with its cuts
        for found in (_at_lines(sink, axis, ends[axis], context.renderer.caches.line), ends[axis]):
            if len(cut.src) * (1 + len(found)) <= MOST_LOOPS and _pays(sink, axis, found, context.renderer):
                cut = _cut(cut, axis, sorted(found), names)
                break
    return cut if cut is sink else simplify_graph(cut, context)


def _reads_own(sink: UOp) -> bool:
    written = {s.src[0].src[0] for s in sink.src}
    return any(node.src[0].src[0] in written for node in sink.find(Op.LOAD))


def _end(condition: UOp) -> tuple[UOp, int] | None:
    """The loop and its first iteration from which a condition is something else,
    where this depends on it alone."""
    form = half_space(condition)
    if form is None or len(form.terms) != 1:
        return None
    ((axis, step),) = form.terms.items()
    if axis.op is not Op.RANGE or axis.axis.kind is not AxisKind.LOOP or not is_constant(axis.src[0], 0):
        return None
    end = first_outside(form if step > 0 else complement(form), axis, frozenset())
    inside = end is not None and axis.src[1].op is Op.CONST and 0 < end.value < axis.src[1].value
    return (axis, int(end.value)) if end is not None and inside else None


def _pays(sink: UOp, axis: UOp, ends: set[int], renderer: Renderer) -> bool:
    """Whether all that runs over the loop is better off with one for each part."""
    stores = [s for s in sink.src if axis in closed_ranges(s)]
    if not stores:
        return False
    bounds = [0, *sorted(ends), axis.src[1].vmax]
    in_rows = any(linear_coefficient(s.src[0].src[1], axis) in (1, -1) for s in stores)
    if in_rows and max(stop - start for start, stop in pairwise(bounds)) < LONG:
        return False
    outermost = any(closed_ranges(s)[0] is axis for s in stores)
    return not (outermost and renderer.workers.count > 1 and max(map(_elements, stores)) >= SHARED)


def _at_lines(sink: UOp, axis: UOp, ends: set[int], line: int) -> set[int]:
    """The ends; in rows that begin where cache lines do, where the lines around each end begin,
    so that all others are stored as a whole."""
    found: set[int] = set()
    for store in sink.src:
        if axis in closed_ranges(store):
            at, unit = affine(store.src[0].src[1]), line // store.src[1].type.itemsize
            rest = [at.constant, *(c for t, c in at.terms.items() if t is not axis)]
            if unit < 2 or at.terms.get(axis) != 1 or any(c % unit for c in rest):
                return ends
            found |= {side for end in ends for side in (end // unit * unit, -(-end // unit) * unit)}
    return {end for end in found if 0 < end < axis.src[1].vmax}


def _elements(store: UOp) -> int:
    return prod(max(1, r.src[1].vmax) for r in closed_ranges(store))


def _cut(sink: UOp, axis: UOp, ends: list[int], names: LoopNames) -> UOp:
    """The loop as one for each part, the loops inside with it."""
    stop = axis.src[1].vmax
    parts: list[Part] = []
    for start, end in pairwise([0, *ends, stop]):
        loop = (names.copy(axis) if start else axis).replace(src=(number(0), number(end - start)))
        parts.append(Part(add(loop, number(start)), (loop,)))
    copies: dict[UOp, dict[UOp, UOp]] = {part.ranges[0]: {} for part in parts[1:]}
    cut = replace_axis(sink, axis, parts, tuple(names.order))
    statements: list[UOp] = []
    for store in cut.src:
        ranges = closed_ranges(store)
        at = next((i for i, r in enumerate(ranges) if r in copies), len(ranges))
        if at < len(ranges):
            own = copies[ranges[at]]
            for r in ranges[at + 1 :]:
                if r not in own:
                    own[r] = names.copy(r)
            statements.append(store.substitute({r: own[r] for r in ranges[at + 1 :]}))
        else:
            statements.append(store)
    return with_loop_order(cut, names.order, tuple(statements))
