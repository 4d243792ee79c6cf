"""Implicit convolutions on matrix units: a work-group makes some filters of a rectangle of the image, whose windows are places in one panel.

    TILE(o1, 64) TILE(o2, 8) TILE(o3, 8) TILE(r0, 16)                        filters, rows and columns of the image; channels of a panel
    STAGE(r0, r0.a, LOCAL, r1/r2/o1.in/r0.in^8, stages=2)                    weights of all steps of the window
    STAGE(r0, r0.b, LOCAL, o2.in+r1/o3.in+r2/r0.in+8, stages=2)              the rectangle with its margins, each element once
    TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o1.in, 2) UPCAST(o2.in, 4) LOCAL(o1.in, 2) LOCAL(o2.in, 2) UNROLL(r2, 3)
    UPCAST(r0.a_r0.r0.in, 8) UPCAST(r0.b_r0.r0.in, 8)                        what a work-item copies: channels beside each other; a vector where they are so in memory

The map from windows to memory (im2col) is the panel's index: no pass makes it. Windows that move by more than one element are copied side by side, `r1/r2/o2.in/o3.in/r0.in`. Channels lie innermost in panels,
whichever way they lie in memory (NCHW, NHWC).

The fields that are asked: `tensor_cores`, `shared_memory`, `work_groups`, `vectors`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin.strategy import (
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
    occurs_by_the_sum,
)

from kg_schedules.groups.cores import BESIDE, LEAST, PIECE, TILES, WASTE, batches_of, held_in_registers, in_rows, piece

#: Steps of the unit that a panel is deep, the best first; rounds that are kept.
STEPS, STAGES = (2, 1), 2
#: A larger tile may make so many times the pixels that another one makes.
FEWEST: Final = 1.1
#: The smallest tile may make so many times the elements that there are: a unit is several times as fast as what else there is.
LEAST_USED: Final = 2.0
#: Steps of a window that are written out at most.
WRITTEN: Final = 4


def group_window_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """The Opts of a kernel whose only reduction is over channels and the steps of a window; none for others, and where channels don't fill the unit."""
    units = [
        c
        for c in renderer.tensor_cores
        if c.threads > 1 and not any(c.shared_operands) and not c.is_opaque and is_licensed(sink, c)
    ]
    sums = list(sink.find(Op.REDUCE)) if units and renderer.has_shared and not renderer.shared_memory.slow else []
    if len(sums) != 1 or len(closed_ranges(sums[0])) < 2:
        return ()
    for core in sorted(units, key=lambda core: sum(d.bits for d in core.dtype_in)):
        for depth in sorted(closed_ranges(sums[0]), key=lambda r: -r.src[1].vmax):
            opt = Opt(OptOp.TC, depth.axis.name, core.name)
            try:
                product = find_product(sink, opt, core)
                check_product(sink, opt, product)
                check_results(sink, opt, product, core, renderer)
            except ScheduleError:
                continue
            plan = None if product.offset else _Plan.of(sink, product, core, renderer)
            if plan is not None:
                return plan.opts()
    return ()


@dataclass(frozen=True, slots=True)
class _Operand:
    """One operand: its letter, the unit's axis that it has, a further axis of the image, and the sides of its panel but for the channels."""

    letter: str
    value: UOp
    sides: tuple[tuple[UOp, ...], ...]  # axes whose sum counts a side, outermost first

    def panel(self, extents: dict[UOp, int]) -> int:
        """Places of a panel, one channel deep."""
        return prod(1 + sum(extents[axis] - 1 for axis in side) for side in self.sides)

    def layout(self, names: dict[UOp, str], channels: str, *, swizzle: bool) -> str:
        """As STAGE takes it. What windows move over is padded: places of a swizzle are no sums."""
        block = PIECE // self.value.type.itemsize
        sides = "/".join("+".join(names[axis] for axis in side) for side in self.sides)
        return f"{sides}/{channels}{'^' if swizzle else '+'}{block}"

    @property
    def is_plain(self) -> bool:
        return all(len(side) == 1 for side in self.sides)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A convolution and the tile that suits it: elements of each output axis that a work-group makes, unit's steps of a warp, and warps."""

    product: MatrixProduct
    core: TensorCore
    renderer: Renderer
    operands: tuple[_Operand, _Operand]
    windows: tuple[UOp, ...]
    tile: dict[UOp, int]
    warps: dict[UOp, int]
    step: int
    around: tuple[str, ...]  # other output axes, innermost first

    @staticmethod
    def of(sink: UOp, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> _Plan | None:
        windows = tuple([r for r in closed_ranges(product.reduce) if r is not product.depth])
        axes = (product.rows, product.columns, product.depth, *windows)
        if any(a.src[1].op is not Op.CONST or not is_constant(a.src[0], 0) for a in axes):
            return None
        batches = batches_of(sink, product)
        found = {u.axis.name: u for u in sink.find(Op.RANGE)}
        image = _image(product, windows)
        if image is None:
            return None
        further = next((found[n] for n in reversed(batches) if _moves_with(image, found[n], windows)), None)
        around = tuple([name for name in reversed(batches) if further is None or name != further.axis.name])
        groups = prod(batches.values()) // (1 if further is None else int(further.src[1].vmax))
        tiles = list(_tiles(product, core, renderer, image, further))
        least = min((wasted for wasted, _, _ in tiles), default=0.0)
        plans = [
            _Plan(
                product,
                core,
                renderer,
                _operands(product, tile, further, windows),
                windows,
                tile,
                warps,
                step * core.dims[2],
                around,
            )
            for wasted, tile, warps in tiles
            for step in STEPS
            if wasted <= FEWEST * least
        ]
        fitting = [p for p in plans if p.fits]
        spread = (p for p in fitting if groups * p.count >= renderer.work_groups.processors)
        return next(spread, fitting[-1] if fitting else None)

    @property
    def extents(self) -> dict[UOp, int]:
        return self.tile | {r: int(r.src[1].value) for r in self.windows}

    @property
    def size(self) -> int:
        """Bytes of the panels of a round."""
        return sum(
            o.panel(self.extents) * (self.step * o.value.type.itemsize + (0 if o.is_plain else PIECE)) for o in self.operands
        )

    @property
    def stages(self) -> int:
        """More than one where the target copies by itself what lies so in memory: else a round of so many windows would be on its way in registers."""
        depth = self.product.depth
        copied = self.renderer.shared_memory.copies and all(in_rows(o.value, depth) for o in self.operands)
        return min(STAGES if copied else 1, -(-_size(depth) // self.step), self.renderer.shared_max // self.size)

    @property
    def count(self) -> int:
        return prod(-(-_size(axis) // n) for axis, n in self.tile.items())

    @property
    def fits(self) -> bool:
        channels = int(self.product.depth.src[1].value)
        whole = -(-channels // self.step) * self.step <= WASTE * channels and channels >= self.core.dims[2]
        beside = BESIDE * self.size <= self.renderer.shared_max or self.step == STEPS[-1] * self.core.dims[2]
        pieces = all(self.step * d.itemsize % PIECE == 0 for d in self.core.dtype_in)
        return whole and beside and pieces and self.stages >= 1

    def opts(self) -> tuple[Opt, ...]:
        rows, columns, depth = self.product.rows, self.product.columns, self.product.depth
        blocks = self.tile | {depth: self.step}
        opts = [Opt(OptOp.PADTO, a.axis.name, n) for a, n in blocks.items() if _size(a) % n]
        tiled = {a: _size(a) > n for a, n in blocks.items()}
        opts += [Opt(OptOp.TILE, a.axis.name, n) for a, n in blocks.items() if tiled[a]]
        names = {a: f"{a.axis.name}.in" if more else a.axis.name for a, more in tiled.items()}
        names |= {r: r.axis.name for r in self.windows}
        fills: list[Opt] = []
        at = (
            depth.axis.name
            if tiled[depth]
            else next(iter(self.around), "") or next((a.axis.name for a in self.tile if tiled[a]), "")
        )
        for operand in self.operands if at else ():
            name = f"{names[depth]}.{operand.letter}" if at != depth.axis.name else f"{at}.{operand.letter}"
            memory = f"{name}_{at}"
            layout = operand.layout(names, names[depth], swizzle=operand.is_plain)
            opts.append(Opt(OptOp.STAGE, at, name, scope="LOCAL", layout=layout, stages=self.stages if tiled[depth] else 1))
            along = in_rows(operand.value, depth)
            lump = piece(operand.value.type, self.renderer, _size(depth)) if along else PIECE // operand.value.type.itemsize
            fills += [Opt(OptOp.VECTOR, f"{memory}.{names[depth]}", lump)] if lump > 1 else []
        opts.append(Opt(OptOp.TC, names[depth], self.core.name))
        unit = {rows: self.core.dims[1], columns: self.core.dims[0]}
        for op in (OptOp.UPCAST, OptOp.LOCAL):
            for axis, n in self.tile.items():
                warps = self.warps[axis]
                count = warps if op is OptOp.LOCAL else n // unit.get(axis, 1) // warps
                opts += [Opt(op, names[axis], count)] if count > 1 else []
        steps = self.step // self.core.dims[2]
        opts += [Opt(OptOp.UNROLL, names[depth], steps)] if steps > 1 else []
        last = self.windows[-1]
        opts += [Opt(OptOp.UNROLL, last.axis.name, _size(last))] if 1 < _size(last) <= WRITTEN else []
        return (*opts, *fills)


def _size(axis: UOp) -> int:
    return int(axis.src[1].value)


def _image(product: MatrixProduct, windows: Sequence[UOp]) -> UOp | None:
    """The operand that a window moves over: the one that has an output axis beside a step of the window."""
    for value, axis in ((product.left, product.rows), (product.right, product.columns)):
        if _moves_with(value, axis, windows):
            return value
    return None


def _moves_with(value: UOp, axis: UOp, windows: Sequence[UOp]) -> bool:
    """Whether an operand is read at other places along an output axis, and a step of a window moves it the same way, or by part of that."""
    return axis.src[1].op is Op.CONST and any(_by(value, axis, r) for r in windows)


def _by(value: UOp, axis: UOp, window: UOp) -> int:
    """How many steps of a window one of the output axis is; 0 where they move in other ways."""
    found = {_ratio(load.src[0].src[1], axis, window) for load in value.find(Op.LOAD)}
    return found.pop() if len(found) == 1 else 0


def _ratio(place: UOp, axis: UOp, window: UOp) -> int:
    by, step = linear_coefficient(place, axis), linear_coefficient(place, window)
    return by // step if by and step and by % step == 0 and 0 < by // step <= max(window.src[1].vmax, 1) else 0


def _operands(
    product: MatrixProduct, tile: dict[UOp, int], further: UOp | None, windows: Sequence[UOp]
) -> tuple[_Operand, _Operand]:
    """Both, with the sides of their panels. An axis that its tile does not divide is masked, so that a window's steps are apart there."""

    def one(letter: str, value: UOp, own: UOp) -> _Operand:
        within = set(value.toposort())
        left = [r for r in windows if r in within]
        sides: list[tuple[UOp, ...]] = []
        for axis in (axis for axis in (further, own) if axis is not None and axis in within):
            whole = _size(axis) % tile[axis] == 0
            window = next((r for r in left if whole and _by(value, axis, r) == 1 and _by_the_sum(value, axis, r)), None)
            sides.append((axis,) if window is None else (axis, window))
            left = [r for r in left if r is not window]
        return _Operand(letter, value, (*((r,) for r in left), *sides))

    return one("a", product.left, product.rows), one("b", product.right, product.columns)


def _by_the_sum(value: UOp, axis: UOp, window: UOp) -> bool:
    return all(occurs_by_the_sum(load, (axis, window)) for load in value.find(Op.LOAD))


def _tiles(
    product: MatrixProduct, core: TensorCore, renderer: Renderer, image: UOp, further: UOp | None
) -> Iterator[tuple[float, dict[UOp, int], dict[UOp, int]]]:
    """Tiles of a work-group, what they waste, and warps along each axis, the largest first: rows and columns as products have them, the image's side as a rectangle."""
    columns, rows, _ = core.dims
    over = product.rows if image is product.left else product.columns
    other = product.columns if over is product.rows else product.rows
    unit = {product.rows: rows, product.columns: columns}
    for height, width, warp_height, warp_width in TILES:
        sides = {product.rows: (height, warp_height), product.columns: (width, warp_width)}
        items = core.threads * (height // warp_height) * (width // warp_width)
        whole = all(side[1] % unit[axis] == 0 for axis, side in sides.items())
        if not whole or items > renderer.work_groups.total or not held_in_registers(core, renderer, warp_height, warp_width):
            continue
        filters, own = sides[other]
        most = WASTE if (height, width, warp_height, warp_width) != TILES[-1] else LEAST_USED
        if _size(other) < LEAST or -(-_size(other) // filters) * filters > most * _size(other):
            continue
        pixels, count = sides[over][0], sides[over][0] // sides[over][1]
        best = min(_rectangles(pixels, unit[over], over, further), key=lambda r: _wasted(r, over, further), default=None)
        if best is None or _wasted(best, over, further)[0] > most:
            continue
        high, wide = best
        down = min(count, high)
        tile = {other: filters, **({} if further is None else {further: high}), over: wide}
        warps = {other: filters // own, over: count // down, **({} if further is None else {further: down})}
        if wide // unit[over] % warps[over] == 0:
            yield _wasted(best, over, further)[0], tile, warps


def _rectangles(pixels: int, unit: int, over: UOp, further: UOp | None) -> Iterator[tuple[int, int]]:
    """Rows and columns of the image that are so many pixels."""
    wide = unit
    while wide <= pixels:
        if pixels % wide == 0 and (further is not None or wide == pixels):
            yield pixels // wide, wide
        wide *= 2


def _wasted(tile: tuple[int, int], over: UOp, further: UOp | None) -> tuple[float, int]:
    """How many times the image's pixels are made, margins of a tile counted second: a square has the least."""
    (high, wide), rows = tile, 1 if further is None else _size(further)
    made = -(-rows // high) * high * -(-_size(over) // wide) * wide
    return made / (rows * _size(over)), high + wide
