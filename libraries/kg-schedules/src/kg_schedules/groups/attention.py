"""Attention on tensor cores in one kernel: a work-group makes some rows of the result, block by block of keys, and scores are nowhere but in registers.

    TILE(o1, 64) ONLINE(r0, 64)                                                  a work-group's rows, and the keys of a block
    STAGE(r0, r1.b, LOCAL, r0.in/r1^8, stages=2) STAGE(r0, r0.in.b, LOCAL, …)    keys and values in shared memory, double buffered
    TC(r0.in, 0) UPCAST(o2, 8) LOCAL(o1.in, 4) UNROLL(r1, 4)                     16 rows for each warp, its sums in registers
    VECTOR(r1.b_r0.r1, 8) VECTOR(r0.in.b_r0.o2, 8)                               what a work-item copies at once

The fields that are asked: `tensor_cores`, `subgroups`, `registers`, `shared_memory`, `vectors`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin.strategy import (
    XOR_BLOCKS,
    Chain,
    Op,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    check_chain,
    check_product,
    closed_ranges,
    find_chain,
    float32,
    is_constant,
    is_licensed,
    weighs,
)

from kg_schedules.groups.cores import PIECE, WASTE, batches_of, in_rows, piece

#: Warps of a work-group at most, each with the rows of one result of the unit.
WARPS: Final = 4
#: Keys of a block, the best first.
BLOCKS: Final = (64, 32, 16)
#: Of a lane's registers, the share that what has to be there at once may fill: the rest is for addresses and what is computed on the way.
SHARE: Final = 0.6
#: Rounds of the loop over keys that shared memory keeps: a round is long. With fewer rows than a result of the unit has it is short, and memory is what bounds it.
STAGES, STAGES_OF_FEW_ROWS = 2, 4
#: Of the cores, the share that has to have a work-group where a result's rows are not all there. For fewer, steps that spread over the keys (scores, weights, result) move three
#: times the bytes but by all cores; a core with 48 KiB on their way reads 60 of the 25 GB/s that are its share of an H100's memory.
BUSY: Final = 0.5


def group_attention(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """The Opts of a kernel whose one product is of rows weighed by exp(x - greatest x), x from another product; none for others."""
    reduces = renderer.subgroups.reduce_row and renderer.supports(Op.GROUP_REDUCE, float32, 1)
    if not reduces or not renderer.has_shared or renderer.shared_memory.slow or sum(1 for _ in sink.find(Op.REDUCE)) < 3:
        return ()
    units = [
        c
        for c in renderer.tensor_cores
        if c.threads > 1 and not c.is_opaque and not any(c.shared_operands) and is_licensed(sink, c)
    ]
    keys = dict.fromkeys(r for u in sink.find(Op.REDUCE) if u.reduction.monoid.op == "MAX" for r in closed_ranges(u))
    for core in units:
        for axis in keys:
            opt = Opt(OptOp.TC, axis.axis.name, core.name)
            chain = find_chain(sink, opt, core)
            if chain is None or not _is_weighed(chain):
                continue
            try:
                check_product(sink, opt, chain.total)
                check_chain(opt, chain, core, renderer)
            except ScheduleError:
                continue
            plan = _Plan.of(sink, chain, core, renderer)
            if plan is not None:
                return plan.opts()
    return ()


def _is_weighed(chain: Chain) -> bool:
    tops = [u for u in chain.beside if u.reduction.monoid.op == "MAX"]
    others = [u for u in (*chain.beside, chain.total.reduce) if u not in tops]
    return len(tops) == 1 and all(u.reduction.monoid.op == "ADD" and weighs(u.src[0], tops[0]) for u in others)


@dataclass(frozen=True, slots=True)
class _Plan:
    """The sizes of an attention: rows, keys, the width of a row of keys, columns of the result; keys of a block, and warps of a work-group."""

    chain: Chain
    core: TensorCore
    renderer: Renderer
    sizes: tuple[int, int, int, int]
    block: int
    warps: int

    @staticmethod
    def of(sink: UOp, chain: Chain, core: TensorCore, renderer: Renderer) -> _Plan | None:
        axes = (chain.total.rows, chain.total.depth, chain.scores.depth, chain.total.columns)
        if any(a.src[1].op is not Op.CONST or not is_constant(a.src[0], 0) for a in axes):
            return None
        rows, keys, width, columns = sizes = tuple([int(a.src[1].value) for a in axes])
        n, m, k = core.dims
        room = SHARE * renderer.registers.scalar
        if width % k or columns % n:
            return None
        if rows < m and prod(batches_of(sink, chain.total).values()) < BUSY * renderer.work_groups.processors:
            return None
        block = next((b for b in BLOCKS if b < keys and b % k == 0 and _registers(core, b, width, columns) <= room), 0)
        warps = next((w for w in (WARPS, 2, 1) if -(-rows // (w * m)) * w * m <= WASTE * rows), 1)
        plan = _Plan(chain, core, renderer, sizes, block, warps)  # pyright: ignore[reportArgumentType]
        return plan if block and plan.stages else None

    @property
    def stages(self) -> int:
        """Rounds that are kept; 0 where there is no room for one."""
        _, _, width, columns = self.sizes
        size = self.block * (width + columns) * self.core.dtype_in[1].itemsize
        most = STAGES_OF_FEW_ROWS if self.sizes[0] < self.core.dims[1] and self.renderer.shared_memory.copies else STAGES
        return min(most, -(-self.sizes[1] // self.block), self.renderer.shared_max // size)

    def opts(self) -> tuple[Opt, ...]:
        total, scores = self.chain.total, self.chain.scores
        rows, keys, width, columns = (a.axis.name for a in (total.rows, total.depth, scores.depth, total.columns))
        n, m, k = self.core.dims
        height = self.warps * m
        opts = [
            Opt(OptOp.PADTO, a, b)
            for a, size, b in ((rows, self.sizes[0], height), (keys, self.sizes[1], self.block))
            if size % b
        ]
        row = f"{rows}.in" if self.sizes[0] > height else rows
        opts += [Opt(OptOp.TILE, rows, height)] if row != rows else []
        opts.append(Opt(OptOp.ONLINE, keys, self.block))
        key = f"{keys}.in"
        fills: list[Opt] = []
        for operand, value, along, across in (
            (f"{width}.b", scores.right, scores.depth, key),
            (f"{key}.b", total.right, total.columns, key),
        ):
            stage, fill = self._staged(keys, operand, value, along, across)
            opts.append(stage)
            fills += fill
        opts.append(Opt(OptOp.TC, key, self.core.name))
        sizes = (
            (OptOp.UPCAST, columns, self.sizes[3] // n),
            (OptOp.LOCAL, row, self.warps),
            (OptOp.UNROLL, width, self.sizes[2] // k),
        )
        opts += [Opt(op, a, size) for op, a, size in sizes if size > 1]
        return (*opts, *fills)

    def _staged(self, at: str, operand: str, value: UOp, along: UOp, across: str) -> tuple[Opt, list[Opt]]:
        """A panel of keys or values, whose rows lie as in memory, and how a work-item copies them."""
        plain = in_rows(value, along) or not in_rows(value, self.chain.total.depth)
        inner, outer = (along.axis.name, across) if plain else (across, along.axis.name)
        size = int(along.src[1].value) if plain else self.sizes[1]
        count, lump = piece(value.type, self.renderer, size), PIECE // value.type.itemsize
        lumps = (size if plain else self.block) // lump
        xored = lumps % XOR_BLOCKS == 0 or lumps & (lumps - 1) == 0
        apart = (
            f"^{lump}" if xored else f"+{lump}" if lumps % 2 == 0 else ""
        )  # rows of an odd number of lumps lie apart by themselves
        layout = f"{outer}/{inner}{apart}"
        fill = [Opt(OptOp.VECTOR, f"{operand}_{at}.{inner}", count)] if count > 1 else []
        return Opt(OptOp.STAGE, at, operand, scope="LOCAL", layout=layout, stages=self.stages), fill


def _registers(core: TensorCore, block: int, width: int, columns: int) -> int:
    """Words that a lane has at once: the left operand, the scores of a block and their weights in the operands' dtype, the sums."""
    a, c = core.elements_per_thread[0] * core.dtype_in[0].itemsize, core.dtype_out.itemsize
    m, k = core.dims[1:]
    return (a * (width + block) // k + c * m * (block + columns) // core.threads) // 4
