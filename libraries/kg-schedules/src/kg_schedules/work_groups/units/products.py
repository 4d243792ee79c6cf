"""Products by matrix units, from panels in shared memory:
fragments of a subgroup in its registers, or units that read shared memory by themselves (`TensorCore.shared_operands`), of
which many lanes make tall and wide steps.

    TILE(o0, 128) TILE(o1, 256) TILE(o0, 8) TILE(r0, 64)                  a work-group's tile, bands of tiles (`rasterization`), and the steps of a panel
    STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4)                       rows of 128 bytes, their blocks of 16 swizzled,
    STAGE(r0, r0.b, LOCAL, r0.in/o1.in:64^8, stages=4)                    cut where they lie across the sum
    TC(r0.in, wgmma_m64n256k16_f16_f32) LOCAL(o0.in, 2) UNROLL(r0.in, 4)  two warpgroups, one above the other

Units whose fragments are opaque (`OpaqueFragment`) load and store whole matrices at one distance of rows: their panels are padded, not swizzled, and tiles are such that nothing is left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from kg.plugin.strategy import LinearLayout, Op, Renderer, TensorCore, closed_ranges
from kg.records import dataclass
from kg_tiles.matrix_units.matrix_product import MatrixProduct

from kg_schedules.contraction import is_fixed
from kg_schedules.work_groups.problem import GroupTiling, Problem
from kg_schedules.work_groups.rasterization import TiledSide, shared_side, tile_opts
from kg_schedules.work_groups.units.panels import cut_panel, panel, transposed_panel
from kg_schedules.work_groups.units.tiling import (
    FRAGMENTS,
    LEAST,
    LEAST_STAGES,
    PANELS,
    PIECE,
    STAGES,
    WASTE,
    Side,
    UnitPanel,
    UnitTiling,
    are_fixed,
    batches_of,
    fragment_words,
    in_rows,
    products_over,
    size_of_axis,
    stages_by_themselves,
    stages_of,
    sums_of,
    units_for,
    wastes,
)

#: Rows and columns of a work-group's tile and of a subgroup's, the best first among equals.
TILES: Final = ((128, 128, 64, 64), (128, 64, 64, 32), (64, 128, 32, 64), (64, 64, 32, 32), (32, 64, 16, 32), (32, 32, 16, 16))
#: The same of units that read shared memory, whose columns are a step's.
TALL: Final = ((128, 256), (128, 128), (128, 64), (64, 64))
#: Bytes of a row of a panel along the sum.
STEP_BYTES: Final = 64


def unit_products(problem: Problem) -> Iterator[GroupTiling]:
    """The tilings of a kernel whose only reduction is a product that units make; none for others."""
    if len(problem.reductions) != 1 or len(depths := closed_ranges(problem.reductions[0])) != 1:
        return
    for shared in (PANELS, FRAGMENTS):
        for core, product in products_over(problem, units_for(problem, shared), depths):
            if are_fixed((product.rows, product.columns, product.depth)):
                makes = _Product(problem, product, core)
                yield from makes.by_themselves() if shared == PANELS else makes.of_fragments()


@dataclass(frozen=True, slots=True)
class _Product:
    """One product by one unit."""

    problem: Problem
    product: MatrixProduct
    core: TensorCore

    @property
    def renderer(self) -> Renderer:
        return self.problem.renderer

    @property
    def sizes(self) -> tuple[int, int, int]:
        rows, columns, depth = (size_of_axis(a) for a in (self.product.rows, self.product.columns, self.product.depth))
        return rows, columns, depth

    @property
    def _is_widened(self) -> bool:
        """Whether operands are wider than memory has them, which panels would leave to whoever reads them."""
        return Op.CAST in (self.product.left.op, self.product.right.op)

    def of_fragments(self) -> Iterator[GroupTiling]:
        """Each subgroup a part of the tile, in fragments of its registers."""
        core, renderer, (rows, columns, depth) = self.core, self.renderer, self.sizes
        deep, padded = core.dims[2], 1.0 if core.is_opaque else WASTE
        step = max(deep, STEP_BYTES // max(d.itemsize for d in core.dtype_in) // deep * deep)
        if min(rows, columns) < LEAST or depth < 2 * deep or any(step * d.itemsize % PIECE for d in core.dtype_in):
            return
        if core.is_opaque and (depth <= step or depth % step or self._is_widened):
            return
        for tile in TILES:
            height, width, own_height, own_width = tile
            whole = own_height % core.dims[1] == 0 and own_width % core.dims[0] == 0
            waste = (core.is_opaque or tile != TILES[-1]) and (wastes(rows, height, padded) or wastes(columns, width, padded))
            items = core.threads * (height // own_height) * (width // own_width)
            sums = sums_of(core, renderer, own_height * own_width) if whole else 0
            if not sums or waste or items > renderer.work_groups.total:
                continue
            sides = self._sides(height, width, height // own_height, width // own_width)
            made = Side(self.product.depth, step, deep)
            panels = tuple([self._panel(number, sides, made, items) for number in (0, 1)])
            most = STAGES if renderer.shared_memory.copies else 2
            stages = stages_of(made, sum(p.size for p in panels), renderer, most)
            if made.is_tiled and not stages:
                continue
            fragments = fragment_words(core, {number: side.copies for number, side in enumerate(sides)})
            yield self._tiling(sides, made, panels, stages, sums + fragments, (own_height, own_width)).priced(self.problem)

    def by_themselves(self) -> Iterator[GroupTiling]:
        """The unit reads both panels, whose rows are lines of shared memory."""
        core, renderer, (rows, columns, depth) = self.core, self.renderer, self.sizes
        line = renderer.shared_memory.line
        made = Side(self.product.depth, max(1, line // core.dtype_in[0].itemsize), core.dims[2])
        readable = all(self._is_along(number) or core.dtype_in[number].bits == 16 for number in (0, 1))
        for height, width in TALL if line and readable and depth >= LEAST_STAGES * made.block else ():
            warpgroups, waste = height // core.dims[1], wastes(rows, height) or wastes(columns, width)
            if (
                width != core.dims[0]
                or height % core.dims[1]
                or waste
                or core.threads * warpgroups > renderer.work_groups.total
            ):
                continue
            sides = self._sides(height, width, warpgroups, 1)
            panels = tuple([self._cut(number, sides, made) for number in (0, 1)])
            stages = stages_by_themselves(sum(p.size for p in panels), renderer.shared_max)
            if stages:
                sums = height * width // core.threads // warpgroups
                yield from self._tiling(sides, made, panels, stages, sums, (core.dims[1], width)).with_producers(self.problem)

    def _sides(self, height: int, width: int, down: int, across: int) -> tuple[Side, Side]:
        columns, rows, _ = self.core.dims
        return Side(self.product.rows, height, rows, down), Side(self.product.columns, width, columns, across)

    def _tiling(
        self,
        sides: tuple[Side, Side],
        depth: Side,
        panels: tuple[UnitPanel, ...],
        stages: int,
        registers: int,
        own: tuple[int, int],
    ) -> UnitTiling:
        core, batches = self.core, batches_of(self.problem.kernel.sink, self.product)
        tiled = [
            TiledSide(side.axis.axis.name, side.block, side.blocks, side.block * dtype.itemsize)
            for side, dtype in zip(sides, core.dtype_in, strict=True)
        ]
        steps, is_whole = depth.block // depth.unit, all(is_fixed(axis) for axis in self.problem.outputs)
        shared = shared_side(tiled[0], tiled[1], self.renderer) if is_whole else ""
        return UnitTiling(
            core,
            sides,
            depth,
            depth.axis.axis.name,
            panels if depth.is_tiled else (),
            stages,
            prod(batches.values()),
            steps * prod(side.copies for side in sides),
            depth.block * sum(n * dtype.itemsize for n, dtype in zip(own, core.dtype_in, strict=True)),
            registers,
            depth.blocks,
            tuple(tile_opts(tiled[0], tiled[1], self.problem.sizes, self.renderer)),
            unrolled=((depth.name, steps),),
            shared=next((p.name for p, side in zip(panels, tiled, strict=True) if side.axis == shared), ""),
        )

    def _is_along(self, number: int) -> bool:
        """Whether the operand's rows in memory run along the sum."""
        value = (self.product.left, self.product.right)[number]
        across = (self.product.rows, self.product.columns)[number]
        return in_rows(value, self.product.depth) or not in_rows(value, across)

    def _panel(self, number: int, sides: tuple[Side, Side], depth: Side, items: int) -> UnitPanel:
        """One whose rows lie as the operand's do in memory, or are transposed."""
        value, along = (self.product.left, self.product.right)[number], self._is_along(number)
        if not along and not self.renderer.shared_memory.reads_across and _neighbours_in_depth(self.core, number) > 1:
            return transposed_panel(self.core, number, sides[number], depth, items)
        return panel(self.core, self.renderer, value, number, sides[number], depth, along=along)

    def _cut(self, number: int, sides: tuple[Side, Side], depth: Side) -> UnitPanel:
        value = (self.product.left, self.product.right)[number]
        return cut_panel(self.renderer, value, number, sides[number], depth, along=self._is_along(number))


def _neighbours_in_depth(core: TensorCore, number: int) -> int:
    """Elements of a lane's fragment that lie side by side along the sum."""
    layout, depth, count = (core.layout_a, core.layout_b)[number], ("column", "row")[number], 1
    if isinstance(layout, LinearLayout):
        for bit in range(layout.input_bits("register")):
            if layout.column("register", bit, depth) != count:
                break
            count *= 2
    return count
