"""Matrix products on tensor cores whose lanes are the work-items of a work-group: a work-group makes a tile, its warps parts of it, from panels that all share.

    TILE(o0, 128) TILE(o1, 128) TILE(o0, 16) TILE(r0, 32)               a work-group's tile, bands of tiles (`rasterization`), and the steps of a panel
    STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4) STAGE(r0, r0.b, …)  panels in shared memory, four stages of them
    TC(r0.in, 0) UPCAST(o0.in, 4) UPCAST(o1.in, 8)                      fragments of a warp, in its registers
    LOCAL(o0.in, 2) LOCAL(o1.in, 2) UNROLL(r0.in, 2)                    warps
    VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1.in, 8)                   what a work-item copies at once

Units whose fragments are opaque (`OpaqueFragment`) load and store whole matrices at one distance of rows: their panels are padded, not swizzled, and tiles are such that
nothing is left over.

The fields that are asked: `tensor_cores`, `shared_memory`, `work_groups`, `vectors`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin.strategy import (
    AxisKind,
    DType,
    LinearLayout,
    MatrixProduct,
    Op,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    check_product,
    check_results,
    closed_ranges,
    find_product,
    is_constant,
    is_licensed,
    linear_coefficient,
)

from kg_schedules.groups.rasterization import TiledSide, tile_opts

#: Rows and columns of a work-group's tile and of a warp's, the best first. A warp of 64 x 64 reads 128 bytes of shared memory for each product of 16 x 8 x 16, one
#: of 64 x 32 reads 192, one of 32 x 32 reads 256, and a work-group of 128 x 128 writes 64 more.
TILES: Final = ((128, 128, 64, 64), (128, 64, 64, 32), (64, 128, 32, 64), (64, 64, 32, 32), (32, 64, 16, 32), (32, 32, 16, 16))
#: Sums that a lane keeps in registers at most where what is prefetched needs registers too.
FEW_SUMS: Final = 64
#: Bytes of a row of a panel along the sum, and of what a work-item copies at once.
STEP_BYTES, PIECE = 64, 16
#: Bytes of a line of shared memory, and of one of its banks; blocks that change places.
LINE, BANK, XOR_BLOCKS = 128, 4, 8
#: Rounds of the loop over panels that are kept at most; groups that should have room beside each other.
STAGES, BESIDE = 4, 2
#: Padding may add so much of a side.
WASTE: Final = 1.25
#: Sides of a product from which on the unit is worth it.
LEAST: Final = 16


def group_core_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """The Opts of a kernel whose only reduction is a product that the renderer has a unit for; none for others."""
    units = [c for c in renderer.tensor_cores if c.threads > 1 and not any(c.shared_operands) and is_licensed(sink, c)]
    sums = list(sink.find(Op.REDUCE)) if units and renderer.has_shared and not renderer.shared_memory.slow else []
    if len(sums) != 1 or len(closed_ranges(sums[0])) != 1:
        return ()
    (depth,) = closed_ranges(sums[0])
    for core in sorted(units, key=lambda core: sum(d.bits for d in core.dtype_in)):  # no wider than the operands are
        opt = Opt(OptOp.TC, depth.axis.name, core.name)
        try:
            product = find_product(sink, opt, core)
            check_product(sink, opt, product)
            check_results(sink, opt, product, core, renderer)
        except ScheduleError:
            continue
        if not product.offset and (found := _Plan.of(sink, product, core, renderer)) is not None:
            return found.opts()
    return ()


@dataclass(frozen=True, slots=True)
class _Plan:
    """The sizes of a product, and the tile that suits them."""

    product: MatrixProduct
    core: TensorCore
    renderer: Renderer
    sizes: tuple[int, int, int]  # rows, columns, depth
    tile: tuple[int, int, int, int]
    batches: Mapping[str, int]  # the other axes

    @staticmethod
    def of(sink: UOp, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> _Plan | None:
        axes = (product.rows, product.columns, product.depth)
        if any(a.src[1].op is not Op.CONST or not is_constant(a.src[0], 0) for a in axes):
            return None
        rows, columns, depth = sizes = tuple([int(a.src[1].value) for a in axes])
        if min(rows, columns) < LEAST or depth < 2 * core.dims[2]:
            return None
        batches = batches_of(sink, product)
        batch = prod(batches.values())
        fitting = list(_fitting(rows, columns, core, renderer))
        spread = (t for t in fitting if batch * -(-rows // t[0]) * -(-columns // t[1]) >= renderer.work_groups.processors)
        tile = next(spread, fitting[-1] if fitting else None)
        plan = None if tile is None else _Plan(product, core, renderer, (rows, columns, sizes[2]), tile, batches)
        whole = plan is not None and all(plan.step * d.itemsize % PIECE == 0 for d in core.dtype_in)
        if plan is not None and core.is_opaque:  # operands come from panels, of which none is masked
            whole = whole and Op.CAST not in (
                product.left.op,
                product.right.op,
            )  # which panels would leave to whoever reads them
            whole = whole and depth > plan.step and depth % plan.step == 0 and plan.stages * plan.panels <= renderer.shared_max
        return plan if whole else None

    @property
    def step(self) -> int:
        """Steps of the sum in a panel."""
        deep = self.core.dims[2]
        return max(deep, STEP_BYTES // max(d.itemsize for d in self.core.dtype_in) // deep * deep)

    @property
    def panels(self) -> int:
        """Bytes of the panels of one round, whichever way they lie."""
        padding = PIECE if self.core.is_opaque else 0
        return sum(n * (self.step * d.itemsize + padding) for n, d in zip(self.tile, self.core.dtype_in, strict=False))

    @property
    def stages(self) -> int:
        """Rounds of the loop over panels that shared memory keeps."""
        size = self.panels
        most = STAGES if self.renderer.shared_memory.copies else 2
        room = self.renderer.shared_max
        rounds = -(-self.sizes[2] // self.step)
        return max(1, min(most, rounds, max(room // (BESIDE * size), min(2, room // size))))

    def opts(self) -> tuple[Opt, ...]:
        axes = [a.axis.name for a in (self.product.rows, self.product.columns, self.product.depth)]
        height, width, warp_height, warp_width = self.tile
        blocks = (height, width, self.step)
        opts = [Opt(OptOp.PADTO, a, b) for a, size, b in zip(axes, self.sizes, blocks, strict=True) if size % b]
        tiled = [size > b for size, b in zip(self.sizes, blocks, strict=True)]
        opts += tiles(self.product, blocks, self.core, self.batches, self.renderer)
        opts += [Opt(OptOp.TILE, axes[2], blocks[2])] if tiled[2] else []
        row, column, down = (f"{a}.in" if more else a for a, more in zip(axes, tiled, strict=True))
        fills: list[Opt] = []
        if tiled[2]:
            for which, side in (("a", row), ("b", column)):
                stage, fill = self._staged(which, axes[2], side, down)
                opts.append(stage)
                fills += fill
        columns, rows, deep = self.core.dims
        opts.append(Opt(OptOp.TC, down, self.core.name))
        for op, sizes in (
            (OptOp.UPCAST, (warp_height // rows, warp_width // columns)),
            (OptOp.LOCAL, (height // warp_height, width // warp_width)),
        ):
            opts += [Opt(op, a, n) for a, n in zip((row, column), sizes, strict=True) if n > 1]
        opts += [Opt(OptOp.UNROLL, down, self.step // deep)] if self.step > deep else []
        return (*opts, *fills)

    def _staged(self, which: str, at: str, side: str, down: str) -> tuple[Opt, list[Opt]]:
        """A panel whose rows lie as the operand's do in memory, or are transposed, and how a work-item copies them."""
        number = 0 if which == "a" else 1
        value = (self.product.left, self.product.right)[number]
        across = (self.product.rows, self.product.columns)[number]
        along = in_rows(value, self.product.depth) or not in_rows(value, across)
        inner, outer, size = (down, side, self.sizes[2]) if along else (side, down, self.sizes[number])
        if not along and not self.renderer.shared_memory.reads_across and _neighbours_in_depth(self.core, number) > 1:
            return self._transposed(number, f"{at}.{which}", at, side, down)
        count = piece(value.type, self.renderer, size)
        row = self.step if along else self.tile[number]
        swizzle = _swizzle(self.core, number, value.type.itemsize, row, along=along)
        layout = f"{outer}/{inner}{'+' if self.core.is_opaque else '^'}{swizzle}"
        fill = [Opt(OptOp.VECTOR, f"{at}.{which}_{at}.{inner}", count)] if count > 1 else []
        return Opt(OptOp.STAGE, at, f"{at}.{which}", scope="LOCAL", layout=layout, stages=self.stages), fill

    def _transposed(self, number: int, name: str, at: str, side: str, down: str) -> tuple[Opt, list[Opt]]:
        """A panel whose rows run along the sum, of an operand whose rows lie across it: a work-item copies a block, as wide as it is high, and stores its columns."""
        height, width, warp_height, warp_width = self.tile
        items = self.core.threads * (height // warp_height) * (width // warp_width)
        dtype = self.core.dtype_in[number]
        share = max(1, self.step * self.tile[number] // items)
        wide = min(1 << (share.bit_length() - 1) // 2, self.sizes[number] & -self.sizes[number], PIECE // dtype.itemsize)
        high = min(share // wide, PIECE // dtype.itemsize)
        fills = [
            Opt(op, f"{name}_{at}.{axis}", count)
            for op, axis, count in ((OptOp.UPCAST, down, high), (OptOp.VECTOR, side, wide))
            if count > 1
        ]
        layout = f"{side}/{down}^{PIECE // dtype.itemsize}"
        return Opt(OptOp.STAGE, at, name, scope="LOCAL", layout=layout, stages=self.stages), fills


def _neighbours_in_depth(core: TensorCore, number: int) -> int:
    """Elements of a lane's fragment that lie side by side along the sum."""
    layout, depth, count = (core.layout_a, core.layout_b)[number], ("column", "row")[number], 1
    if isinstance(layout, LinearLayout):
        for bit in range(layout.input_bits("register")):
            if layout.column("register", bit, depth) != count:
                break
            count *= 2
    return count


def _swizzle(core: TensorCore, number: int, itemsize: int, row: int, *, along: bool) -> str:
    """The blocks of a panel's rows of so many elements that are swizzled, and how many rows alike, so that what lanes read at once comes from different banks.

    Rows of 16 bytes along the sum of elements of up to 4 bytes, and across it of elements of 16 bits, are read by matrices, eight rows that follow each other. Others are read element by element: the lanes
    whose elements fill a line have some that follow each other, a block, of rows that lie as far apart as the unit's fragment says.
    """
    layout = (core.layout_a, core.layout_b)[number]
    if itemsize == 2 or (along and itemsize < 8) or not isinstance(layout, LinearLayout):
        return str(PIECE // itemsize)
    depth = ("column", "row")[number]
    inner, outer = (depth, ("row", "column")[number]) if along else (("row", "column")[number], depth)
    lanes = range(min(layout.input_bits("lane"), (LINE // max(itemsize, BANK)).bit_length() - 1))
    block = 1 << sum(layout.column("lane", bit, inner) > 0 for bit in lanes)
    apart = min((step for bit in lanes if (step := layout.column("lane", bit, outer))), default=1)
    block = max(PIECE // itemsize, block)
    each, usual = max(apart, LINE // (row * itemsize)), XOR_BLOCKS // min(max(row // block, 1), XOR_BLOCKS)
    return str(block) if each == usual else f"{block}*{each}"


def batches_of(sink: UOp, product: MatrixProduct) -> dict[str, int]:
    """The axes of the output but rows and columns, and their sizes, outermost first."""
    axes = (product.rows, product.columns, product.depth)
    others = (u for u in sink.find(Op.RANGE) if u.axis.kind is AxisKind.LOOP and u not in axes)
    names = {u.axis.name: max(1, u.src[1].vmax) for u in others}
    return {name: names[name] for name in sink.kernel.loop_order if name in names}


def tiles(
    product: MatrixProduct, blocks: Sequence[int], core: TensorCore, batches: Mapping[str, int], renderer: Renderer
) -> list[Opt]:
    """The TILEs of rows and columns, in the order in which groups take them."""
    rows, columns = (
        TiledSide(axis.axis.name, block, -(-int(axis.src[1].value) // block), block * dtype.itemsize)
        for axis, block, dtype in zip((product.rows, product.columns), blocks, core.dtype_in, strict=False)
    )
    return tile_opts(rows, columns, batches, renderer)


def _fitting(rows: int, columns: int, core: TensorCore, renderer: Renderer) -> Iterator[tuple[int, int, int, int]]:
    """Tiles that waste little of the sizes and whose sums the registers of a lane hold, the largest first."""
    high, wide = core.dims[1], core.dims[0]
    for height, width, warp_height, warp_width in TILES:
        whole = warp_height % high == 0 and warp_width % wide == 0
        items = core.threads * (height // warp_height) * (width // warp_width)
        most = 1 if core.is_opaque else WASTE
        little = all(-(-size // side) * side <= most * size for size, side in ((rows, height), (columns, width)))
        least = (height, width, warp_height, warp_width) == TILES[-1] and not core.is_opaque
        held = held_in_registers(core, renderer, warp_height, warp_width)
        if whole and held and (little or least) and items <= renderer.work_groups.total:
            yield height, width, warp_height, warp_width


def held_in_registers(core: TensorCore, renderer: Renderer, height: int, width: int) -> bool:
    """Whether a lane's registers hold the sums of a warp's tile."""
    sums = height * width // core.threads * max(1, core.dtype_out.itemsize // 4)
    return sums <= FEW_SUMS or (bool(renderer.shared_memory.copies) and core.dtype_out.itemsize <= 4)


def in_rows(value: UOp, axis: UOp) -> bool:
    """Whether neighbours along the axis are neighbours in memory."""
    loads = list(value.find(Op.LOAD))
    return (
        bool(loads)
        and all(linear_coefficient(u.src[0].src[1], axis) in (0, 1) for u in loads)
        and any(linear_coefficient(u.src[0].src[1], axis) == 1 for u in loads)
    )


def piece(dtype: DType, renderer: Renderer, size: int) -> int:
    """Elements that a work-item copies at once of rows of so many."""
    most = max(1, min(PIECE, renderer.vectors.memory // 8) // dtype.itemsize)
    return min(most, size & -size)
