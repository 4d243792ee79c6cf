"""Matrix products on units that read panels in shared memory by themselves (`TensorCore.shared_operands`): many lanes make tall and wide steps together.

    TILE(o0, 128) TILE(o1, 256) TILE(o0, 8) TILE(r0, 64)                  a work-group's tile, bands of tiles (`rasterization`), and the steps of a panel
    STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4)                       rows of 128 bytes, their blocks of 16 swizzled,
    STAGE(r0, r0.b, LOCAL, r0.in/o1.in:64^8, stages=4)                    cut where they lie across the sum
    TC(r0.in, 15) LOCAL(o0.in, 2) UNROLL(r0.in, 4)                        two warpgroups, one above the other
    VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1.in, 8)                     what a work-item copies at once

The fields that are asked: `tensor_cores`, `shared_memory`, `work_groups`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin.strategy import (
    MMA_IN_FLIGHT,
    MatrixProduct,
    Op,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    check_product,
    closed_ranges,
    find_product,
    is_constant,
    is_licensed,
)

from kg_schedules.groups.cores import BESIDE, PIECE, STAGES, WASTE, batches_of, in_rows, piece, tiles

#: Rows and columns of a work-group's tile, the best first: of 128 x 256 by 64 steps an operand's byte is used for 85 products, of 128 x 128 for 64.
TILES: Final = ((128, 256), (128, 128), (128, 64), (64, 64))
#: The least pipeline stages: one is read, one may still be, one is filled.
LEAST_STAGES: Final = MMA_IN_FLIGHT + 2


def group_panel_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """The Opts of a kernel whose only reduction is a product that such a unit makes; none for others."""
    units = [c for c in renderer.tensor_cores if all(c.shared_operands) and is_licensed(sink, c)]
    sums = list(sink.find(Op.REDUCE)) if units and renderer.shared_memory.line else []
    if len(sums) != 1 or len(closed_ranges(sums[0])) != 1:
        return ()
    (depth,) = closed_ranges(sums[0])
    found: list[_Plan] = []
    for core in units:
        opt = Opt(OptOp.TC, depth.axis.name, core.name)
        try:
            product = find_product(sink, opt, core)
            check_product(sink, opt, product)
        except ScheduleError:
            continue
        if not product.offset and (sizes := _sizes(product)) is not None:
            found.append(_Plan(batches_of(sink, product), product, core, renderer, sizes))
    for tile in TILES:
        for plan in found:
            if plan.core.dims[0] == tile[1] and plan.takes(tile):
                return plan.opts(tile)
    return ()


def _sizes(product: MatrixProduct) -> tuple[int, int, int] | None:
    axes = (product.rows, product.columns, product.depth)
    if any(a.src[1].op is not Op.CONST or not is_constant(a.src[0], 0) for a in axes):
        return None
    rows, columns, depth = [int(a.src[1].value) for a in axes]
    return rows, columns, depth


@dataclass(frozen=True, slots=True)
class _Plan:
    """One product by one unit."""

    batches: Mapping[str, int]  # the other axes
    product: MatrixProduct
    core: TensorCore
    renderer: Renderer
    sizes: tuple[int, int, int]  # rows, columns, depth

    @property
    def step(self) -> int:
        """Steps of the sum in a panel: a line of bytes."""
        return self.renderer.shared_memory.line // self.core.dtype_in[0].itemsize

    def takes(self, tile: tuple[int, int]) -> bool:
        """Whether tiles of this size give all cores work, waste little, and fit."""
        rows, columns, depth = self.sizes
        little = all(-(-n // side) * side <= WASTE * n for n, side in zip((rows, columns), tile, strict=True))
        items = self.core.threads * tile[0] // self.core.dims[1]
        fits = tile[0] % self.core.dims[1] == 0 and items <= self.renderer.work_groups.total
        enough = depth >= LEAST_STAGES * self.step and self._groups(tile) >= self.renderer.work_groups.processors
        return little and fits and enough and self._stages(tile) >= LEAST_STAGES and all(map(self._can_be_read, (0, 1)))

    def _groups(self, tile: tuple[int, int]) -> int:
        return prod(self.batches.values()) * prod(-(-n // side) for n, side in zip(self.sizes, tile, strict=False))

    def _stages(self, tile: tuple[int, int]) -> int:
        """Fewer where that gives two groups room beside each other."""
        size = self.step * sum(side * d.itemsize for side, d in zip(tile, self.core.dtype_in, strict=True))
        room = self.renderer.shared_max
        return LEAST_STAGES if room >= BESIDE * LEAST_STAGES * size else min(STAGES, room // size)

    def _along(self, number: int) -> bool:
        """Whether the operand's rows in memory run along the sum."""
        value = (self.product.left, self.product.right)[number]
        across = (self.product.rows, self.product.columns)[number]
        return in_rows(value, self.product.depth) or not in_rows(value, across)

    def _can_be_read(self, number: int) -> bool:
        """Units read what lies across the sum of elements of 16 bits alone."""
        return self._along(number) or self.core.dtype_in[number].bits == 16

    def opts(self, tile: tuple[int, int]) -> tuple[Opt, ...]:
        axes = [a.axis.name for a in (self.product.rows, self.product.columns, self.product.depth)]
        blocks = (*tile, self.step)
        opts = [Opt(OptOp.PADTO, a, b) for a, size, b in zip(axes, self.sizes, blocks, strict=True) if size % b]
        tiled = [size > b for size, b in zip(self.sizes, blocks, strict=True)]
        opts += tiles(self.product, blocks, self.core, self.batches, self.renderer)
        opts += [Opt(OptOp.TILE, axes[2], self.step)] if tiled[2] else []
        row, column, down = (f"{a}.in" if more else a for a, more in zip(axes, tiled, strict=True))
        stages = self._stages(tile)
        staged = [self._staged(which, axes[2], side, down, stages) for which, side in enumerate((row, column))]
        opts += [stage for stage, _ in staged]
        opts.append(Opt(OptOp.TC, down, self.core.name))
        warpgroups = tile[0] // self.core.dims[1]
        opts += [Opt(OptOp.LOCAL, row, warpgroups)] if warpgroups > 1 else []
        opts.append(Opt(OptOp.UNROLL, down, self.step // self.core.dims[2]))
        return (*opts, *(fill for _, fills in staged for fill in fills))

    def _staged(self, number: int, at: str, side: str, down: str, stages: int) -> tuple[Opt, list[Opt]]:
        """A panel whose rows are lines, and how a work-item copies them."""
        name, value = f"{at}.{'ab'[number]}", (self.product.left, self.product.right)[number]
        along, block = self._along(number), PIECE // value.type.itemsize
        inner, outer, size = (down, side, self.sizes[2]) if along else (side, down, self.sizes[number])
        cut = "" if along else f":{self.renderer.shared_memory.line // value.type.itemsize}"
        count = piece(value.type, self.renderer, size)
        fills = [Opt(OptOp.VECTOR, f"{name}_{at}.{inner}", count)] if count > 1 else []
        return Opt(OptOp.STAGE, at, name, scope="LOCAL", layout=f"{outer}/{inner}{cut}^{block}", stages=stages), fills
