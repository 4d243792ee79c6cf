"""Tilings of kernels whose products are made by matrix units, the lanes of which are work-items:
what all of them say, how they become Opts, and what they cost.

    TILE(o0, 128) TILE(o1, 128) TILE(r0, 32)                            sides of a work-group's tile, and the depth of a panel
    STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4) STAGE(r0, r0.b, …)  panels in shared memory, software pipelined
    TC(r0.in, mma_m16n8k16_bf16_f32) UPCAST(o0.in, 4) UPCAST(o1.in, 8)  fragments of a subgroup, in its registers
    LOCAL(o0.in, 2) LOCAL(o1.in, 2) UNROLL(r0.in, 2)                    subgroups
    VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1.in, 8)                   what a work-item copies at once

Products (`units.products`), convolutions (`units.windows`) and attention (`units.attention`) are instances. The fields that are asked: `tensor_cores`, `shared_memory`, `work_groups`, `registers`, `vectors`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import Final

from kg.plugin.strategy import (
    AxisKind,
    DType,
    Op,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    is_constant,
    linear_coefficient,
)
from kg.records import dataclass
from kg_tiles import MMA_IN_FLIGHT, STAGE, TC, counts
from kg_tiles.matrix_units.matrix_product import MatrixProduct, check_product, find_product, is_licensed
from kg_tiles.matrix_units.results import check_results

from kg_schedules.cost.units import UnitWork, beside, unit_cost
from kg_schedules.work_groups.problem import GroupTiling, Problem

#: `TensorCore.shared_operands` of units whose operands are fragments in registers, of those that read panels of both, and of those that read one of the right operand.
FRAGMENTS, PANELS, RIGHT_PANEL = (False, False), (True, True), (False, True)
#: Bytes that a work-item copies at once.
PIECE: Final = 16
#: Work-groups that should have room beside each other, where pipeline stages take what is left.
BESIDE: Final = 2
#: Rounds of the loop over panels that are kept at most; the least where MMA are asynchronous: one is read, one may still be, one is filled.
STAGES, LEAST_STAGES = 4, MMA_IN_FLIGHT + 2
#: Work-groups of a cluster: an H100 has its multiprocessors by twos, so that pairs leave none without work (H100 Tensor Core GPU Architecture: TPCs of two).
PAIR: Final = 2
#: Padding may add so much of a side.
WASTE: Final = 1.25
#: Sides of a product from which on a unit is worth it.
LEAST: Final = 16
#: Sums that a lane keeps in registers at most where what is prefetched needs registers too.
FEW_SUMS: Final = 64


@dataclass(frozen=True, slots=True)
class Side:
    """An axis of a tile: iterations of a work-group (of the depth, those of a panel),
    of one step of the unit, and subgroups that share the former."""

    axis: UOp
    block: int
    unit: int = 1
    subgroups: int = 1

    @property
    def size(self) -> int:
        return size_of_axis(self.axis)

    @property
    def is_tiled(self) -> bool:
        return self.size > self.block

    @property
    def blocks(self) -> int:
        return -(-self.size // self.block)

    @property
    def name(self) -> str:
        """What the axis is called within a tile."""
        return f"{self.axis.axis.name}.in" if self.is_tiled else self.axis.axis.name

    @property
    def copies(self) -> int:
        """Fragments that a subgroup has side by side."""
        return self.block // self.unit // self.subgroups


@dataclass(frozen=True, slots=True)
class UnitPanel:
    """An operand in shared memory: what STAGE calls it, its layout, how a work-item copies it,
    and its bytes; how many times as much the sectors of memory have that a subgroup touches at once; of how many work-groups
    each copies a part for all."""

    name: str
    layout: str
    fills: tuple[tuple[OptOp, str, int], ...]
    size: int
    spread: float = 1.0
    cluster: int = 0


@dataclass(frozen=True, slots=True)
class UnitTiling:
    """A tile of a work-group, and how its subgroups make it."""

    core: TensorCore
    sides: tuple[Side, ...]
    depth: Side
    at: str  #: the axis in whose loop panels are filled; none where there are no panels
    panels: tuple[UnitPanel, ...]
    stages: int
    batches: int  #: work-groups for each of the tiles
    steps: int  #: of the unit, of a subgroup for each panel
    reads: float  #: bytes that a subgroup reads of a panel, or the unit for it
    registers: int  #: words of a lane for sums and operands
    rounds: int  #: panels that a work-group fills one after another
    tiles: tuple[Opt, ...]  #: TILEs of the sides, in the order in which work-groups take them
    blocked: OptOp = OptOp.TILE  #: how the depth is cut into panels
    unrolled: tuple[tuple[str, int], ...] = ()
    between: float = 0.0  #: instructions of a lane, for each panel, between two products
    merged: tuple[str, str] | None = None  #: two sides that are one to the unit: its rows are those of a rectangle
    producers: int = 0  #: further subgroups that make the copies
    shared: str = ""  #: the panel that two neighbouring work-groups fill with the same

    @property
    def subgroups(self) -> int:
        return prod(side.subgroups for side in self.sides)

    def opts(self) -> list[Opt]:
        sides, depth = self.sides, self.depth
        opts = [Opt(OptOp.PADTO, s.axis.axis.name, s.block) for s in (*sides, depth) if s.size % s.block]
        opts += [*self.tiles, *([Opt(self.blocked, depth.axis.axis.name, depth.block)] if depth.is_tiled else [])]
        kept = [counts(self.stages, self.producers, p.cluster) for p in self.panels]
        opts += [Opt(STAGE, self.at, p.name, "", "LOCAL", p.layout, k) for p, k in zip(self.panels, kept, strict=True)]
        opts += [Opt(OptOp.MERGE, self.merged[0], self.merged[1])] if self.merged else []
        opts.append(Opt(TC, depth.name, self.core.name))
        opts += [Opt(OptOp.UPCAST, s.name, s.copies) for s in sides if s.copies > 1]
        opts += [Opt(OptOp.LOCAL, s.name, s.subgroups) for s in sides if s.subgroups > 1]
        opts += [Opt(OptOp.UNROLL, name, count) for name, count in self.unrolled if count > 1]
        fills = [(p, *fill) for p in self.panels for fill in p.fills]
        return opts + [Opt(op, f"{p.name}_{self.at}.{axis}", count) for p, op, axis, count in fills if count > 1]

    def with_producers(self, problem: Problem) -> Iterator[GroupTiling]:
        """Itself, and one whose copies further subgroups make:
        that first where as many work-groups have room on a processor; and such in clusters, where that is less to fetch."""
        whole = self.stages > 1 and not any(
            s.size % s.block for s in (*self.sides, self.depth)
        )  # who asks for boxes masks nothing
        renderer, most = problem.renderer, problem.renderer.work_groups.total
        numbers = [
            n
            for n in renderer.shared_memory.producers
            if self.subgroups * self.core.threads + n * renderer.subgroups.width <= most
        ]
        others = [replace(self, producers=n) for n in numbers] if whole else []
        alike = [x for x in others if beside(problem.work, x._work(problem)) >= beside(problem.work, self._work(problem))]
        ordered = (*alike, self, *(x for x in others if x not in alike))
        pairs = [x.in_pairs() for x in alike if x.shared and renderer.work_groups.cluster >= PAIR]
        yield from (x.priced(problem) for x in (*ordered, *pairs))

    def in_pairs(self) -> UnitTiling:
        """The same, but that pairs of work-groups fetch the panel that they share, each a half."""
        return replace(self, panels=tuple([replace(p, cluster=PAIR * (p.name == self.shared)) for p in self.panels]))

    def priced(self, problem: Problem) -> GroupTiling:
        return GroupTiling(unit_cost(problem.work, self._work(problem)), self.opts)

    def _work(self, problem: Problem) -> UnitWork:
        return UnitWork(
            self.core,
            self.batches * prod(side.blocks for side in self.sides),
            self.subgroups,
            self.rounds,
            self.stages if self.panels else 1,
            self.steps,
            self.reads,
            sum(panel.size for panel in self.panels),
            sum(panel.size * panel.spread / max(1, panel.cluster) for panel in self.panels),
            self.registers,
            self.between,
            self.producers * problem.renderer.subgroups.width,
        )


# -- what instances ask


def units_for(problem: Problem, *shared: tuple[bool, bool], opaque: bool = True) -> list[TensorCore]:
    """Units of many lanes that the kernel's licence allows, those of the narrowest operands first:
    such as read these operands from shared memory by themselves."""
    renderer, sink = problem.renderer, problem.kernel.sink
    if not renderer.tensor_cores or not renderer.has_shared or renderer.shared_memory.slow:
        return []
    found = [c for c in renderer.tensor_cores if c.threads > 1 and c.shared_operands in shared and is_licensed(sink, c)]
    return sorted([c for c in found if opaque or not c.is_opaque], key=lambda c: sum(d.bits for d in c.dtype_in))


def products_over(
    problem: Problem, cores: Iterable[TensorCore], depths: Sequence[UOp]
) -> Iterator[tuple[TensorCore, MatrixProduct]]:
    """The products that units make of the kernel's one sum, over one of these axes."""
    sink, renderer = problem.kernel.sink, problem.renderer
    (total,) = problem.reductions
    for core in cores:
        if core.dtype_out.bits != total.type.bits or core.dtype_out.is_int != total.type.is_int:
            continue
        for depth in depths:
            opt = Opt(TC, depth.axis.name, core.name)
            try:
                product = find_product(sink, opt, core)
                check_product(sink, opt, product)
                check_results(sink, opt, product, core, renderer)
            except ScheduleError:
                continue
            if not product.offset:
                yield core, product


def batches_of(sink: UOp, product: MatrixProduct) -> dict[str, int]:
    """The axes of the output but rows and columns, and their sizes, outermost first."""
    axes = (product.rows, product.columns, product.depth)
    others = (u for u in sink.find(Op.RANGE) if u.axis.kind is AxisKind.LOOP and u not in axes)
    names = {u.axis.name: max(1, u.src[1].vmax) for u in others}
    return {name: names[name] for name in sink.kernel.loop_order if name in names}


def are_fixed(axes: Iterable[UOp]) -> bool:
    """Whether all axes begin at 0 and have sizes that are known."""
    return all(a.src[1].op is Op.CONST and is_constant(a.src[0], 0) for a in axes)


def size_of_axis(axis: UOp) -> int:
    return int(axis.src[1].value)


def wastes(size: int, block: int, most: float = WASTE) -> bool:
    """Whether blocks of a size make much more than there is."""
    return -(-size // block) * block > most * size


def sums_of(core: TensorCore, renderer: Renderer, elements: int) -> int:
    """Words of a lane for the sums of so many results of a subgroup.
    0 where its registers have no room for them."""
    words = elements // core.threads * max(1, core.dtype_out.itemsize // 4)
    prefetched = not renderer.shared_memory.copies or core.dtype_out.itemsize > 4
    return 0 if words > FEW_SUMS and prefetched else words


def stages_of(depth: Side, size: int, renderer: Renderer, most: int, beside: int = BESIDE) -> int:
    """Rounds of the loop over panels of so many bytes that shared memory keeps:
    so many that `beside` work-groups have room, but two where two fit. 0 where none fits."""
    room = renderer.shared_max // size
    return min(most, depth.blocks, max(room // beside, min(2, room)))


def stages_by_themselves(size: int, room: int) -> int:
    """Rounds that are kept of panels of so many bytes which a unit reads by itself:
    few where two work-groups then fit. 0 where they don't fit."""
    stages = LEAST_STAGES if room >= BESIDE * LEAST_STAGES * size else min(STAGES, room // size)
    return stages if stages >= LEAST_STAGES else 0


def fragment_words(core: TensorCore, copies: Mapping[int, int]) -> int:
    """Words of a lane for so many fragments of either operand; a unit that reads shared memory needs none."""
    return sum(
        count * core.elements_per_thread[number] * core.dtype_in[number].itemsize // 4
        for number, count in copies.items()
        if not core.is_opaque and not core.shared_operands[number]
    )


def in_rows(value: UOp, axis: UOp) -> bool:
    """Whether neighbours along the axis are neighbours in memory."""
    found = [linear_coefficient(u.src[0].src[1], axis) for u in value.find(Op.LOAD)]
    return 1 in found and all(step in (0, 1) for step in found)


def piece(dtype: DType, renderer: Renderer, size: int) -> int:
    """Elements that a work-item copies at once of rows of so many."""
    most = max(1, min(PIECE, renderer.vectors.memory // 8) // dtype.itemsize)
    return min(most, size & -size)
