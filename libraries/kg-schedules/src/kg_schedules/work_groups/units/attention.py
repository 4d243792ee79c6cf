"""Attention on matrix units in one kernel: a work-group makes some rows of the result,
block by block of keys, and scores are nowhere but in registers.

TILE(o1, 64) ONLINE(r0, 64)                                                  a work-group's rows, and the keys of a block
STAGE(r0, r1.b, LOCAL, r0.in/r1^8, stages=2) STAGE(r0, r0.in.b, LOCAL, …)    keys and values in shared memory, double buffered
TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o2, 8) LOCAL(o1.in, 4) UNROLL(r1, 4)  16 rows for each subgroup, its sums in registers
VECTOR(r1.b_r0.r1, 8) VECTOR(r0.in.b_r0.o2, 8)                               what a work-item copies at once

So by units whose operands are fragments. Those that read keys and values from shared memory by themselves, queries and weights being in registers, have rows of shared memory's lines and a stage more:

STAGE(r0, r1.b, LOCAL, r0.in/r1^8, stages=3) STAGE(r0, r0.in.b, LOCAL, r0.in/o2^8, stages=3) TC(r0.in, wgmma_rs_m64n64k16_f16_f32) LOCAL(o1.in, 2) UNROLL(r1, 4)
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from kg.plugin.strategy import (
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    closed_ranges,
    float32,
    is_power_of_two,
)
from kg.records import dataclass
from kg_tiles import MMA_IN_FLIGHT, ONLINE, TC
from kg_tiles.matrix_units.back_to_back_mma import Chain, check_chain, find_chain
from kg_tiles.matrix_units.matrix_product import check_product
from kg_tiles.memory.swizzles import XOR_BLOCKS
from kg_tiles.online_softmax import weighs

from kg_schedules.work_groups.problem import GroupTiling, Problem
from kg_schedules.work_groups.units.tiling import (
    FRAGMENTS,
    PIECE,
    RIGHT_PANEL,
    Side,
    UnitPanel,
    UnitTiling,
    are_fixed,
    batches_of,
    in_rows,
    piece,
    size_of_axis,
    stages_of,
    units_for,
    wastes,
)

#: Subgroups of a work-group, each with the rows of one result of the unit, and keys of a block, the best first; of units that read shared memory, whose subgroups are wide.
SUBGROUPS, BLOCKS = (4, 2, 1), (64, 32, 16)
WARPGROUPS, TALL_BLOCKS = (2, 1), (128, 64)
#: Of a lane's registers, the share that what has to be there at once may fill: the rest is for addresses and what is computed on the way.
SHARE: Final = 0.6
#: Rounds of the loop over keys that shared memory keeps: a round is long. With fewer rows than a result of the unit has it is short, and memory is what bounds it.
STAGES, STAGES_OF_FEW_ROWS = 2, 4
#: Of the cores, the share that has to have a work-group where a result's rows are not all there. For fewer, steps that spread over the keys (scores, weights, result) move three
#: times the bytes but by all cores; a core with 48 KiB on their way reads 60 of the 25 GB/s that are its share of an H100's memory.
BUSY: Final = 0.5


def unit_attention(problem: Problem) -> Iterator[GroupTiling]:
    """The tilings of a kernel whose one product is of rows weighed by exp(x - greatest x),
    x from another product; none for others."""
    sink, renderer = problem.kernel.sink, problem.renderer
    reduces = renderer.subgroups.reduce_row and renderer.supports(Op.GROUP_REDUCE, float32, 1)
    if not reduces or len(problem.reductions) < 3:
        return
    keys = dict.fromkeys(r for u in problem.reductions if u.reduction.monoid.op == "MAX" for r in closed_ranges(u))
    for core in units_for(problem, FRAGMENTS, RIGHT_PANEL, opaque=False) if keys else ():
        for axis in keys:
            opt = Opt(TC, axis.axis.name, core.name)
            chain = find_chain(sink, opt, core)
            if chain is None or not _is_weighed(chain):
                continue
            try:
                check_product(sink, opt, chain.total)
                check_chain(opt, chain, core, renderer)
            except ScheduleError:
                continue
            fixed = are_fixed((chain.total.rows, chain.total.depth, chain.scores.depth, chain.total.columns))
            if fixed and all(_is_of_one(problem, axis) for axis in (chain.total.depth, chain.scores.depth)):
                yield from _Attention(problem, chain, core).tilings()


def _is_of_one(problem: Problem, axis: UOp) -> bool:
    """Whether one product alone is summed over an axis, so that STAGE can name its operands."""
    found = [u for u in problem.reductions if axis in closed_ranges(u)]
    terms = [u.src[0] for u in found if u.reduction.monoid.op == "ADD"]
    return len(found) == 1 or sum((x.src[1] if x.op is Op.WHERE else x).op is Op.MUL for x in terms) == 1


def is_on_units(kernel: KernelFacts, renderer: Renderer) -> bool:
    """Whether the default schedule of a kernel is such a tiling:
    it has no other that keeps scores in registers."""
    return any(True for _ in unit_attention(Problem(kernel, renderer)))


def _is_weighed(chain: Chain) -> bool:
    tops = [u for u in chain.beside if u.reduction.monoid.op == "MAX"]
    others = [u for u in (*chain.beside, chain.total.reduce) if u not in tops]
    return len(tops) == 1 and all(u.reduction.monoid.op == "ADD" and weighs(u.src[0], tops[0]) for u in others)


@dataclass(frozen=True, slots=True)
class _Attention:
    """An attention by one unit."""

    problem: Problem
    chain: Chain
    core: TensorCore

    @property
    def renderer(self) -> Renderer:
        return self.problem.renderer

    @property
    def reads_panels(self) -> bool:
        """Whether the unit reads keys and values from shared memory by itself."""
        return self.core.shared_operands[1]

    def tilings(self) -> Iterator[GroupTiling]:
        total, scores, (n, m, k) = self.chain.total, self.chain.scores, self.core.dims
        rows, keys, width, columns = (size_of_axis(a) for a in (total.rows, total.depth, scores.depth, total.columns))
        batches = prod(batches_of(self.problem.kernel.sink, total).values())
        is_thin = rows < m
        if width % k or columns % n:
            return
        room = SHARE * self.renderer.registers.scalar
        if self.reads_panels:
            blocks = [b for b in TALL_BLOCKS if b < keys and b % n == 0 and self._registers(b, width, columns) <= room]
            for block in blocks if self._lies_in_lines(width, columns) else ():
                size = block * (width + columns) * self.core.dtype_in[1].itemsize
                stages = STAGES + MMA_IN_FLIGHT
                for count in WARPGROUPS if stages * size <= self.renderer.shared_max else ():
                    if not wastes(rows, count * m):
                        yield from self._tiling(block, stages, count, batches).with_producers(self.problem)
            return
        if is_thin and batches < BUSY * self.renderer.work_groups.processors:
            return
        most = STAGES_OF_FEW_ROWS if is_thin and self.renderer.shared_memory.copies else STAGES
        block = next((b for b in BLOCKS if b < keys and b % k == 0 and self._registers(b, width, columns) <= room), 0)
        size = block * (width + columns) * self.core.dtype_in[1].itemsize
        stages = stages_of(Side(total.depth, block, k), size, self.renderer, most, beside=1) if block else 0
        if stages:
            count = next((count for count in SUBGROUPS if not wastes(rows, count * m)), 1)
            yield self._tiling(block, stages, count, batches).priced(self.problem)

    def _lies_in_lines(self, width: int, columns: int) -> bool:
        """Whether rows of keys and values are whole lines of shared memory, or cut to such."""
        line = self.renderer.shared_memory.line
        return line > 0 and all(size * self.core.dtype_in[1].itemsize % line == 0 for size in (width, columns))

    def _tiling(self, block: int, stages: int, subgroups: int, batches: int) -> UnitTiling:
        total, scores, (n, m, k) = self.chain.total, self.chain.scores, self.core.dims
        width, columns = size_of_axis(scores.depth), size_of_axis(total.columns)
        size = block * (width + columns) * self.core.dtype_in[1].itemsize
        depth = Side(total.depth, block, k)
        panels = (
            self._panel(f"{scores.depth.axis.name}.b", scores.right, scores.depth, depth, block * width),
            self._panel(f"{depth.name}.b", total.right, total.columns, depth, block * columns),
        )
        score, others = {total.rows.axis.name, total.depth.axis.name}, {scores.depth.axis.name, total.columns.axis.name}
        of_score = (n for inside, n in self.problem.work.arithmetic if inside >= score and inside.isdisjoint(others))
        between = sum(of_score) * m * block / self.core.threads
        side = Side(total.rows, subgroups * m, m, subgroups)
        return UnitTiling(
            self.core,
            (side, Side(total.columns, columns, n)),
            depth,
            total.depth.axis.name,
            panels,
            stages,
            batches,
            block // n * (width // k) + columns // n * (block // k),
            size,
            self._registers(block, width, columns),
            depth.blocks,
            (Opt(OptOp.TILE, total.rows.axis.name, side.block),) if side.is_tiled else (),
            ONLINE,
            ((scores.depth.axis.name, width // k),),
            between,
        )

    def _panel(self, name: str, value: UOp, along: UOp, depth: Side, places: int) -> UnitPanel:
        """One of keys or values, whose rows lie as in memory, and how a work-item copies it."""
        plain = in_rows(value, along) or not in_rows(value, depth.axis)
        inner, outer = (along.axis.name, depth.name) if plain else (depth.name, along.axis.name)
        size = size_of_axis(along) if plain else depth.size
        lump, line = PIECE // value.type.itemsize, self.renderer.shared_memory.line // value.type.itemsize
        row = size if plain else depth.block
        lumps = row // lump
        xored = lumps % XOR_BLOCKS == 0 or is_power_of_two(lumps)
        apart = f"^{lump}" if xored else f"+{lump}" if lumps % 2 == 0 else ""  # an odd number of lumps lies apart by itself
        if self.reads_panels:
            apart = f"{f':{line}' if row > line else ''}^{lump}"
        fills = ((OptOp.VECTOR, inner, piece(value.type, self.renderer, size)),)
        return UnitPanel(name, f"{outer}/{inner}{apart}", fills, places * value.type.itemsize)

    def _registers(self, block: int, width: int, columns: int) -> int:
        """Words that a lane has at once: the left operand, the scores of a block and their weights
        in the operands' dtype, the sums."""
        core = self.core
        a, c = core.elements_per_thread[0] * core.dtype_in[0].itemsize, core.dtype_out.itemsize
        m, k = core.dims[1:]
        return (a * (width + block) // k + c * m * (block + columns) // core.threads) // 4
