"""The generator of tilings where work-items stand in groups,
ranked by the model of `cost.work_groups`: elementwise work, reductions along any axis, rows that are reduced and written,
products, convolutions.

A tiling gives each axis a `Share`: lanes and copies that a work-item has in registers, work-items, steps. Three axes have a part of their own, where there are such:

    columns   an output axis whose neighbours are neighbours in memory, or the innermost one
    rows      an output axis with which some of what is reduced does not move, so that it is loaded once for several
    along     a reduced axis that work-items may share; with `across`, an output axis of the same rows that is written after it

    UPCAST(o0, 4) VECTOR(r0, 4) GROUP(r0, 64) UNROLL(r0, 4)                                  four rows of a matrix times a vector
    VECTOR(r0+o1, 4) GROUP(r0+o1, 32) UNROLL(r0, 8) UPCAST(o1, 8)                            a softmax of 1024
    UPCAST(o0, 8) VECTOR(o1, 4) UPCAST(o1, 2) LOCAL(o1, 16) LOCAL(o0, 4) UNROLL(r0, 4)       a product

Panels in shared memory come from `work_groups.staged`, matrix units from `work_groups.units`. The default schedule is the cheapest; a search begins with the next ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product as combinations
from math import log2, prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Opt, OptOp, Renderer, closed_ranges

from kg_schedules.contraction import is_fixed
from kg_schedules.cost.launch import LINE, SECTOR, Share
from kg_schedules.work_groups.problem import LANES, GroupTiling, Problem
from kg_schedules.work_groups.staged import staged
from kg_schedules.work_groups.units.attention import unit_attention
from kg_schedules.work_groups.units.products import unit_products
from kg_schedules.work_groups.units.windows import unit_windows

#: Work-items along columns beside others along rows, so that a work-group is a tile where something runs across.
SIDES = (16, 8, 32, 4)
#: Work-items that share a reduction; steps from which on they may.
SHARED, LEAST_SHARED = (128, 32, 64, 16, 256, 8, 1), 64
#: Work-items of a work-group that does several rows at once, the best among equals: whole subgroups, and as many groups as fit onto a processor.
TOGETHER = 128
#: Rows and columns (vectors of lanes) that a work-item has in registers.
TILES = ((8, 2), (16, 4), (16, 2), (8, 4), (4, 2), (8, 1), (4, 1), (2, 1), (1, 1))
ROWS = ((4, 1), (2, 1), (1, 1))
#: Sums of a work-item where others share them, outputs of a product for each processor up to which they do, and steps from which on.
MOST_SUMS, FEW, DEEP = 4, 1024, 512
#: Steps that are written out; vectors of sums, and loads, of all of them.
STEPS, WRITTEN, IN_FLIGHT = (8, 6, 5, 4, 3, 2), 64, 20
#: Elements of a row that a work-item keeps in registers until it writes them, the best first among equals, and at most; rows of so many are one work-item's.
KEPT_FIRST, KEPT, SHORT_ROW = 32, 64, 16
#: Dimensions of a work-group.
DIMENSIONS = 3
#: Costs that differ by less, as a part or in cycles, are alike: the first is taken.
ALIKE, JITTER = 1.02, 150

Shares = Mapping[str, Share]
_ONE = Share()


def group_tilings(kernel: KernelFacts, renderer: Renderer) -> list[GroupTiling]:
    """Every tiling of a kernel, the cheapest first; by matrix units where they take it."""
    problem = Problem(kernel, renderer)
    if not problem.outputs and not problem.reductions:
        return []
    found = [*unit_products(problem), *unit_windows(problem), *unit_attention(problem)] if renderer.tensor_cores else []
    found = found or [*_rows_written(problem)] or [*staged(problem), *_tiled(problem)]
    least = min((tiling.cost for tiling in found), default=0.0)
    return sorted(found, key=lambda tiling: max(tiling.cost, least * ALIKE + JITTER))


def group_schedule(kernel: KernelFacts, renderer: Renderer) -> tuple[Opt, ...]:
    """What suits a kernel without a schedule on a device with work-groups: the cheapest tiling."""
    return tuple(next((tiling.make() for tiling in group_tilings(kernel, renderer)), ()))


# -- rows that are reduced and written


def _rows_written(problem: Problem) -> Iterator[GroupTiling]:
    """A work-group does a row, or some of them:
    what its work-items share, and then the outputs that need it; or a work-item does a short one."""
    row = [a for a in problem.outputs if not any(a.axis in problem.kernel.scope[node] for node in problem.reductions)]
    others = [a for a in problem.outputs if a not in row]
    if not problem.reductions or not row:
        return
    across, along = row[-1], _longest(problem)
    if len(row) == 1 and others and is_fixed(across) and across.extent <= SHORT_ROW:
        for more in _standing(others, {}, problem.totals):
            yield _tiling(problem, {across.name: Share(copies=across.extent), **more})
    if along is not None and across.axis.src[0] == along.axis.src[0] and across.axis not in along.meets:
        for shares in _along_rows(problem, along, across, others) if problem.renderer.has_shared else ():
            yield _tiling(problem, shares, across)


def _along_rows(problem: Problem, along: AxisFacts, across: AxisFacts, others: Sequence[AxisFacts]) -> Iterator[Shares]:
    """Both loops of a row by the same work-items, and several rows beside each other
    where the work-items of a row reduce together among others."""
    longest, is_short = max(along.extent, across.extent), is_fixed(along) and is_fixed(across)
    together = problem.renderer.subgroups.reduce_row and bool(others) and is_fixed(others[-1])
    sizes = sorted(SHARED, key=lambda n: abs(log2(longest / n / KEPT_FIRST)))
    for lanes, items in combinations([n for n in problem.lanes(along) if n in problem.lanes(across)], sizes):
        kept = is_short and -(-longest // (lanes * items)) * lanes <= KEPT
        shares = {a.name: Share(lanes, 1, items, -(-a.extent // (lanes * items)) if kept else 1) for a in (along, across)}
        if items == 1 and kept and others:
            yield from ({**shares, **more} for more in _standing(others, {}, problem.totals))
        elif 1 < items <= problem.sharing(along) and lanes * items < 2 * longest:
            for rows in sorted((1, 2, 4, 8), key=lambda n: abs(n * items - TOGETHER)) if together else (1,):
                groups = prod(a.extent for a in others) // rows
                busy = rows * items <= problem.most_items and groups >= problem.work.machine.processors
                if rows == 1 or (others[-1].extent % rows == 0 and busy):
                    yield {**shares, **({others[-1].name: Share(items=rows)} if rows > 1 else {})}


def _longest(problem: Problem) -> AxisFacts | None:
    """The reduced axis that work-items share: all reductions run over it,
    neighbours in memory before others, long before short."""
    found = [
        a
        for a in problem.kernel.axes.values()
        if a.kind is AxisKind.REDUCE
        and a.free
        and not a.fills
        and all(a.axis in closed_ranges(node) for node in problem.reductions)
    ]
    return max(found, key=lambda a: (a.contiguous > 0, a.extent), default=None)


# -- all others


def _tiled(problem: Problem) -> Iterator[GroupTiling]:
    """Columns, rows, and what is reduced along an axis, in all combinations."""
    outputs, product = problem.outputs, problem.product
    scanned = any(a.scanned for a in problem.kernel.axes.values())
    along = _longest(problem) if problem.renderer.has_shared and not scanned else None
    columns = product.columns if product is not None else _columns(outputs, along)
    rows = product.rows if product is not None else _rows(problem, along)
    order = [a for a in outputs if a is not columns and a is not rows]
    order += [a for a in dict.fromkeys((rows, columns)) if a is not None]
    inner = product.depth[-1] if product is not None else along
    # bounds of two axes that launches give are one test too many for each access
    sides = SIDES[:2] if product is not None else (0, *SIDES) if columns is None or is_fixed(columns) else (0,)
    for lane, lanes in _lane_choices(problem, None if scanned else columns, along):
        for copies, vectors in TILES if product is not None else ROWS if rows is not None else TILES[-1:]:
            beside = vectors * LANES if product is not None and lane is None and _suits(columns, LANES) else vectors
            if not (_suits(rows, copies) and (beside == 1 or _suits(columns, beside * (lanes if lane is columns else 1)))):
                continue
            taken = {columns.name: Share(lanes if lane is columns else 1, beside)} if columns is not None else {}
            taken |= {rows.name: Share(copies=copies)} if rows is not None else {}
            line = 8 * LINE / (lanes * columns.bits) if columns is not None and lane is columns else 0
            values = copies * beside * (lanes if columns is not None and lane is columns else 1)
            for shared in _sharings(problem, along, lanes if lane is along else 1, copies * beside, values, line):
                base, stepped = dict(taken), along if shared > 1 or lane is along else inner
                if stepped is not None:
                    own = Share(lanes if stepped is lane else 1, 1, shared if stepped is along else 1)
                    base[stepped.name] = own._replace(
                        steps=_steps(problem, stepped, {**base, stepped.name: own}, copies * beside)
                    )
                totals = problem.totals if not scanned else problem.totals[-1:]
                if shared > 1 and along is not None:
                    beside_each_other = [
                        max(1, min(n // shared, problem.beside(along, values, shared)))
                        for n in sorted((TOGETHER, problem.most_items), reverse=lane is columns)
                    ]
                    several = lane is columns or problem.renderer.subgroups.reduce_row
                    totals = (
                        beside_each_other
                        if lane is columns
                        else [*beside_each_other, 1]
                        if several
                        else [1, *beside_each_other]
                    )
                    totals = [
                        n
                        for n in dict.fromkeys(totals)
                        if columns is None or lane is not columns or n * lanes * columns.bits >= 8 * SECTOR
                    ]
                for items in _standing(order, base, totals, sides if shared == 1 or len(order) > 1 else (0,)):
                    yield _tiling(problem, {**base, **items})


def _lane_choices(
    problem: Problem, columns: AxisFacts | None, along: AxisFacts | None
) -> Iterator[tuple[AxisFacts | None, int]]:
    """Which axis lies in lanes: what is reduced, columns, none.
    Columns of a product lie side by side where they are stored."""
    product, vectors = problem.product, problem.renderer.vectors
    deep = problem.lanes(along)[0] if along is not None and along.extent >= LEAST_SHARED else 1
    if deep > 1:
        yield along, deep
    lanes = 1
    if columns is not None and product is None:
        lanes = problem.lanes(columns)[0]
    elif columns is not None:
        most = min(LANES, min(vectors.memory, vectors.alu or vectors.memory) // columns.bits, vectors.lanes or LANES)
        lanes = most if most > 1 and columns.extent % most == 0 else 1
    if lanes > 1:
        yield columns, lanes
    if (deep if product is None else lanes) == 1:  # vectors of little work may leave cores idle; those of a long sum do not
        yield None, 1


def _columns(outputs: Sequence[AxisFacts], along: AxisFacts | None) -> AxisFacts | None:
    """An output axis whose neighbours are neighbours in memory, where those of the reduced axis are not;
    else the innermost."""
    beside = [a for a in outputs if along is not None and a.axis in along.meets and 1 in a.loads.values()]
    return beside[-1] if beside and along is not None and not along.contiguous else outputs[-1] if outputs else None


def _rows(problem: Problem, along: AxisFacts | None) -> AxisFacts | None:
    """An output axis for neighbours of which some of what is read along the reduction is the same,
    and most is not."""
    if along is None:
        return None
    for axis in reversed(problem.outputs):
        loads = [axis.axis in problem.kernel.scope[load] for load in along.loads]
        if is_fixed(axis) and any(loads) and not all(loads):
            return axis
    return None


def _suits(axis: AxisFacts | None, copies: int) -> bool:
    """Whether so many go together with little waste."""
    return copies == 1 or (axis is not None and is_fixed(axis) and (axis.extent % copies == 0 or axis.extent >= 8 * copies))


def _sharings(problem: Problem, along: AxisFacts | None, lanes: int, sums: int, values: int, line: float) -> Iterator[int]:
    """Work-items that share a reduction; first those beside which so many read a `line` of columns.
    Where a product has outputs for all of them, each reduces by itself."""
    if along is not None and along.extent >= LEAST_SHARED:
        few = problem.product is None or (
            sums <= MOST_SUMS
            and along.extent >= DEEP
            and prod(a.extent for a in problem.outputs) <= FEW * problem.work.machine.processors
        )
        most = min(problem.sharing(along, values), -(-along.extent // lanes)) if few else 1
        sizes = sorted(SHARED, key=lambda n: abs(log2(problem.most_items / n / line))) if line else SHARED
        yield from (n for n in sizes if 1 < n <= most)
    yield 1


def _steps(problem: Problem, inner: AxisFacts, base: Shares, vectors: int) -> int:
    """Steps of a reduction that are written out:
    as many as divide it, and as loads and sums leave registers for."""
    own, is_product = base[inner.name], problem.product is not None
    rounds = -(-inner.extent // (own.lanes * own.items))
    if not is_fixed(inner) or inner.extent % (own.lanes * own.items):
        return 1
    loads = sum(prod(base[n].copies for n in a.strides if n in base) for a in problem.work.accesses if inner.name in a.strides)
    most = min(4 if is_product or own.lanes > 1 else 8, WRITTEN if is_product else IN_FLIGHT // max(1, loads))
    return next((n for n in STEPS if n <= most and rounds % n == 0 and n * vectors <= WRITTEN), 1)


def _standing(
    order: Sequence[AxisFacts], base: Shares, totals: Sequence[int], sides: Sequence[int] = (0, *SIDES)
) -> Iterator[dict[str, Share]]:
    """Work-items along the axes from the innermost:
    in a row, or as a tile of two axes, so that what one reads its neighbours read too."""
    seen: list[list[int]] = []
    left = {a.name: -(-a.extent // base.get(a.name, _ONE).each) for a in order[-DIMENSIONS:][::-1]}
    for side, total in combinations(sides, totals):
        items, found = total, list[int]()
        for rounds in left.values():
            found.append(_fitting(rounds, min(items, side) if side and not found else items))
            items //= found[-1]
        if found not in seen:
            seen.append(found)
            yield {
                name: Share(own.lanes, own.copies, count, own.steps)
                for name, count in zip(left, found, strict=True)
                if count > 1 and (own := base.get(name, _ONE))
            }


def _fitting(rounds: int, most: int) -> int:
    """Work-items for so many rounds: a size that divides, or that leaves few without work."""
    if rounds <= most or rounds % most == 0 or rounds >= 16 * most:
        return min(rounds, most)
    return next((n for n in range(most // 8 * 8, most // 2, -8) if rounds % n == 0), most)


def _tiling(problem: Problem, shares: Shares, across: AxisFacts | None = None) -> GroupTiling:
    return GroupTiling(
        problem.work.cost(shares, across.name if across is not None else ""), lambda: _opts(problem, shares, across)
    )


def _opts(problem: Problem, shares: Shares, across: AxisFacts | None) -> list[Opt]:
    """A share as Opts: copies of rows, vectors, copies of columns beside each other, work-items, steps."""
    axes = problem.kernel.axes
    reduced = [n for n in shares if axes[n].kind is AxisKind.REDUCE]
    both = "+".join([*reduced, across.name]) if across is not None else ""
    outer = [n for n in shares if n not in reduced and (across is None or n != across.name)]

    def opts(op: OptOp, names: Sequence[str], size: Callable[[Share], int]) -> list[Opt]:
        return [
            Opt(op, n, size(shares[n]), "mask" if op is OptOp.VECTOR and not is_fixed(axes[n]) else "")
            for n in names
            if size(shares[n]) > 1
        ]

    vectored = [n for n in shares if shares[n].lanes > 1]
    made = opts(OptOp.UPCAST, [n for n in outer if n not in vectored], lambda s: s.copies)
    if across is not None:
        (own,) = {shares[n]._replace(steps=1) for n in (*reduced, across.name)}
        tail = "" if is_fixed(across) else "mask"
        made += [Opt(OptOp.VECTOR, both, own.lanes, tail)] if own.lanes > 1 else []
        made += [Opt(OptOp.GROUP, both, own.items)] if own.items > 1 else []
        made += opts(OptOp.LOCAL, outer, lambda s: s.items)
        return [*made, *opts(OptOp.UNROLL, reduced, lambda s: s.steps), *opts(OptOp.UPCAST, [across.name], lambda s: s.steps)]
    made += opts(OptOp.VECTOR, vectored, lambda s: s.lanes) + opts(
        OptOp.UPCAST, [n for n in outer if n in vectored], lambda s: s.copies
    )
    made += opts(OptOp.LOCAL, outer, lambda s: s.items) + opts(OptOp.GROUP, reduced, lambda s: s.items)
    return made + opts(OptOp.UNROLL, reduced, lambda s: s.steps)
