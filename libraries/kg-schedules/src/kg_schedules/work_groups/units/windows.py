"""Implicit convolutions on matrix units: a work-group makes some filters of a rectangle of the image,
whose windows are places in one panel.

    TILE(o1, 64) TILE(o2, 8) TILE(o3, 8) TILE(r0, 16)                  filters, rows and columns of the image; channels of a panel
    STAGE(r0, r0.a, LOCAL, o1.in/r1/r2/r0.in+8)                        weights of all steps of the window
    STAGE(r0, r0.b, LOCAL, o2.in+r1/o3.in+r2/r0.in+8)                  the rectangle with its margins, each element once
    TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o1.in, 2) UPCAST(o2.in, 4) LOCAL(o1.in, 2) LOCAL(o2.in, 2) UNROLL(r2, 3)
    VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.r0.in, 8)                  channels beside each other that a work-item copies

The map from windows to memory (im2col) is the panel's index: no pass makes it. Windows that move by more than one element are copied side by side, `r1/r2/o2.in/o3.in/r0.in`. Channels lie innermost in panels,
whichever way they lie in memory (NCHW, NHWC).

Units that read shared memory by themselves take a rectangle's pixels as their rows, from a panel cut to 16 bytes of channels, in which windows may begin at each pixel (channels last alone). Where they move down alone, rows of the panel are swizzled.

    TILE(o1, 16) TILE(o2, 8) TILE(o3, 128) TILE(r0, 16)                columns that are eight, or a step's rows: then all rows lie at one distance
    STAGE(r0, r0.a, LOCAL, o1.in+r1/o2.in+r2/r0.in:8, stages=3)        eight channels of all pixels, then the next eight
    STAGE(r0, r0.b, LOCAL, r1/r2/o3.in/r0.in^8, stages=3)
    MERGE(o1.in, o2.in) TC(r0.in, wgmma_m64n128k16_bf16_f32) LOCAL(o1.in, 2) UNROLL(r1, 3) UNROLL(r2, 3)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product as cartesian
from math import prod
from typing import Final

from kg.plugin.strategy import Op, Opt, OptOp, Renderer, TensorCore, UOp, closed_ranges, linear_coefficient
from kg.records import dataclass
from kg_tiles.matrix_units.matrix_product import MatrixProduct
from kg_tiles.memory.staged_layout import occurs_by_the_sum

from kg_schedules.cost.launch import SECTOR
from kg_schedules.work_groups.problem import GroupTiling, Problem
from kg_schedules.work_groups.units.products import TILES
from kg_schedules.work_groups.units.tiling import (
    BESIDE,
    FRAGMENTS,
    LEAST,
    LEAST_STAGES,
    PANELS,
    PIECE,
    WASTE,
    Side,
    UnitPanel,
    UnitTiling,
    are_fixed,
    batches_of,
    fragment_words,
    in_rows,
    piece,
    products_over,
    size_of_axis,
    stages_by_themselves,
    stages_of,
    sums_of,
    units_for,
    wastes,
)

#: Steps of the unit that a panel is deep, the first that fits; rounds that are kept.
STEPS, ROUNDS = (2, 1), 2
#: The smallest tile may make so many times the elements that there are: a unit is several times as fast as what else there is.
LEAST_USED: Final = 2.0
#: Steps of a window that are written out at most; steps of a round of units that go on by themselves, which would be awaited at the end of an inner loop.
WRITTEN, WRITTEN_STEPS = 4, 64
#: Pixels and filters of a work-group's tile, where units read shared memory; rows that lie side by side in a panel of theirs.
TALL: Final = ((256, 128), (128, 256), (128, 128), (256, 64), (128, 64), (64, 64))
EIGHT: Final = 8


def unit_windows(problem: Problem) -> Iterator[GroupTiling]:
    """The tilings of a kernel whose only reduction is over channels and the steps of a window.
    None for others, and where channels don't fill the unit."""
    if len(problem.reductions) != 1 or len(ranges := closed_ranges(problem.reductions[0])) < 2:
        return
    depths = sorted(ranges, key=lambda r: -r.src[1].vmax)
    units = (core for shared in (PANELS, FRAGMENTS) for core in units_for(problem, shared, opaque=False))
    for core, product in products_over(problem, units, depths):
        windows = tuple([r for r in ranges if r is not product.depth])
        image = _image(product, windows) if are_fixed((product.rows, product.columns, *ranges)) else None
        if image is None:
            continue
        makes = _Convolution(problem, product, core, windows, image)
        if core.shared_operands == PANELS:
            yield from makes.by_themselves()
        elif found := list(makes.of_fragments()):
            yield from found
            return


@dataclass(frozen=True, slots=True)
class _Operand:
    """One operand: its letter, the axes whose sums count the sides of its panel but for the channels,
    and how channels lie there."""

    letter: str
    value: UOp
    own: tuple[UOp, ...]  # output axes that it has
    sides: tuple[tuple[UOp, ...], ...]  # outermost first
    apart: str  # how rows of channels lie apart: padded or swizzled, or cut to pieces
    padding: int = 0  # pixels

    def places(self, extents: Mapping[UOp, int]) -> int:
        """Of a panel, one channel deep."""
        sizes = [1 + sum(extents[axis] - 1 for axis in side) for side in self.sides]
        return prod(sizes[:-1]) * (sizes[-1] + self.padding)

    def layout(self, names: Mapping[UOp, str], channels: str) -> str:
        """As STAGE takes it. What windows move over is padded or cut: places of a swizzle are no sums."""
        block = PIECE // self.value.type.itemsize
        sides = "/".join("+".join(names[axis] for axis in side) for side in self.sides)
        return f"{sides}{f'+{self.padding}' if self.padding else ''}/{channels}{self.apart}{block}"

    def without_conflicts(self, extents: Mapping[UOp, int], pieces: int) -> _Operand:
        """With so much room in rows that what copies it writes the pieces of neighbouring pixels,
        eight at once, to different banks."""
        beside = EIGHT // min(pieces, EIGHT)
        made = (replace(self, padding=padding) for padding in range(EIGHT))
        return next((one for one in made if one.places(extents) % (2 * beside) == beside), self)


@dataclass(frozen=True, slots=True)
class _Convolution:
    """A convolution by one unit; `image` is the operand that windows move over."""

    problem: Problem
    product: MatrixProduct
    core: TensorCore
    windows: tuple[UOp, ...]
    image: UOp

    @property
    def renderer(self) -> Renderer:
        return self.problem.renderer

    def _around(self) -> tuple[UOp | None, list[str], int]:
        """The image's other side, the axes around both and how many iterations these have."""
        sink = self.problem.kernel.sink
        batches = batches_of(sink, self.product)
        named = {u.axis.name: u for u in sink.find(Op.RANGE)}
        further = next((named[n] for n in reversed(batches) if _moves_with(self.image, named[n], self.windows)), None)
        around = [name for name in reversed(batches) if further is None or name != further.axis.name]
        return further, around, prod(batches[name] for name in around)

    def of_fragments(self) -> Iterator[GroupTiling]:
        """Each subgroup a part of the tile, in fragments of its registers."""
        further, around, count = self._around()
        for sides, registers in self._tiles(further):
            depths = (Side(self.product.depth, step * self.core.dims[2], self.core.dims[2]) for step in STEPS)
            made = (self._tiling(sides, depth, registers, around, count) for depth in depths)
            if (tiling := next((t for t in made if t is not None), None)) is not None:
                yield tiling.priced(self.problem)

    def by_themselves(self) -> Iterator[GroupTiling]:
        """The unit reads both panels: its rows are the pixels of a rectangle."""
        product, (columns, rows, deep) = self.product, self.core.dims
        further, _, batches = self._around()
        if self.image is not product.left or not all(in_rows(v, product.depth) for v in (product.left, product.right)):
            return
        for (pixels, filters), step in cartesian(TALL, STEPS):
            depth = Side(product.depth, step * deep, deep)
            fits = depth.blocks >= LEAST_STAGES and not wastes(depth.size, depth.block)
            if filters != columns or not fits or wastes(size_of_axis(product.columns), filters):
                continue
            for high, wide in reversed(list(_rectangles(pixels, EIGHT, further))):
                most = WASTE if pixels > rows else LEAST_USED
                if (high > 1 or further is None) and _wasted(high, wide, product.rows, further)[0] <= most:
                    yield from self._by_itself(further, (high, wide), pixels // rows, depth, batches)

    def _by_itself(
        self, further: UOp | None, rectangle: tuple[int, int], warpgroups: int, depth: Side, batches: int
    ) -> Iterator[GroupTiling]:
        """The tiling by one rectangle, if a step's rows lie at one distance in panels that fit."""
        product, core, (columns, rows, _) = self.product, self.core, self.core.dims
        high, wide = rectangle
        is_merged = further is not None and wide < rows
        down = Side(further, high, max(1, rows // wide), warpgroups if is_merged else high) if further is not None else None
        over = Side(product.rows, wide, min(rows, wide), wide // rows or 1)
        sides = tuple([side for side in (Side(product.columns, columns, columns), down, over) if side is not None])
        subgroups = prod(s.subgroups for s in sides)
        image, weights = self._operands(sides)
        is_shifted = any(len(place) > 1 for place in image.sides if product.rows in place)
        even = not is_shifted or wide == EIGHT or wide >= rows
        taps = prod(size_of_axis(r) for r in self.windows)
        pieces = depth.block * core.dtype_in[0].itemsize // PIECE
        cut = replace(image, apart=":").without_conflicts(self._extents(sides), pieces)
        image = cut if is_shifted else replace(image, apart="^")
        panels = tuple([self._panel(operand, sides, depth) for operand in (image, replace(weights, apart="^"))])
        stages = stages_by_themselves(sum(p.size for p in panels), self.renderer.shared_max)
        whole = all(count == PIECE // d.itemsize for p, d in zip(panels, core.dtype_in, strict=True) for _, _, count in p.fills)
        if not (even and whole and stages) or subgroups * core.threads > self.renderer.work_groups.total:
            return
        steps = depth.block // depth.unit
        if steps * taps > WRITTEN_STEPS:
            return
        yield UnitTiling(
            core,
            sides,
            depth,
            depth.axis.axis.name,
            panels,
            stages,
            batches,
            steps * taps,
            depth.block * taps * sum(n * d.itemsize for n, d in zip((rows, columns), core.dtype_in, strict=True)),
            rows * columns // core.threads,
            depth.blocks,
            tuple([Opt(OptOp.TILE, s.axis.axis.name, s.block) for s in sides if s.is_tiled]),
            unrolled=((depth.name, steps), *((r.axis.name, size_of_axis(r)) for r in self.windows)),
            merged=(down.name, over.name) if down is not None and is_merged else None,
        ).priced(self.problem)

    def _tiling(
        self, sides: tuple[Side, ...], depth: Side, registers: int, around: Sequence[str], batches: int
    ) -> UnitTiling | None:
        """One whose channels fill panels that fit."""
        core, room = self.core, self.renderer.shared_max
        at = depth.axis if depth.is_tiled else next((s.axis for s in sides if s.is_tiled), None)
        within = around[0] if around and not depth.is_tiled else at.axis.name if at is not None else ""
        operands = self._operands(sides)
        panels = tuple([self._panel(operand, sides, depth) for operand in operands]) if within else ()
        size = sum(panel.size for panel in panels)
        copied = self.renderer.shared_memory.copies and all(in_rows(o.value, depth.axis) for o in operands)
        # else a round of so many windows would be on its way in registers
        kept = stages_of(depth, max(1, size), self.renderer, ROUNDS if copied else 1)
        stages = kept if depth.is_tiled else int(size <= room)
        filled = depth.size >= depth.unit and not wastes(depth.size, depth.block)
        beside = BESIDE * size <= room or depth.block == STEPS[-1] * depth.unit
        if not within and not all(in_rows(o.value, depth.axis) for o in operands):
            return None  # nothing would make neighbours of what lies apart
        if not stages or not filled or not beside or any(depth.block * d.itemsize % PIECE for d in core.dtype_in):
            return None
        steps, taken = depth.block // depth.unit, prod(size_of_axis(r) for r in self.windows)
        own = [prod(s.block // s.subgroups for s in sides if s.axis in operand.own) for operand in operands]
        last = self.windows[-1]
        written = size_of_axis(last) if size_of_axis(last) <= WRITTEN else 1
        return UnitTiling(
            core,
            sides,
            depth,
            within,
            panels,
            stages,
            batches,
            prod(s.copies for s in sides) * steps * taken,
            depth.block * taken * sum(n * d.itemsize for n, d in zip(own, core.dtype_in, strict=True)),
            registers,
            depth.blocks,
            tuple([Opt(OptOp.TILE, s.axis.axis.name, s.block) for s in sides if s.is_tiled]),
            unrolled=((depth.name, steps), (last.axis.name, written)),
        )

    def _panel(self, operand: _Operand, sides: Sequence[Side], depth: Side) -> UnitPanel:
        extents = self._extents(sides)
        names = {s.axis: s.name for s in sides} | {r: r.axis.name for r in self.windows}
        dtype = operand.value.type
        along = in_rows(operand.value, depth.axis)
        lump = piece(dtype, self.renderer, depth.size) if along else PIECE // dtype.itemsize
        row = depth.block * dtype.itemsize + (PIECE if operand.apart == "+" else 0)
        fills = ((OptOp.VECTOR, depth.name, lump),)
        name = f"{depth.axis.axis.name}.{operand.letter}"
        size, near = operand.places(extents) * row, max(1, self.core.threads * lump // depth.block) * dtype.itemsize
        # rows of channels begin at sectors; so many neighbours of another axis begin anywhere
        spread = max(1.0, SECTOR / (depth.block * dtype.itemsize)) if along else 1 + SECTOR / near
        return UnitPanel(name, operand.layout(names, depth.name), fills, size, spread)

    def _extents(self, sides: Sequence[Side]) -> dict[UOp, int]:
        return {s.axis: s.block for s in sides} | {r: size_of_axis(r) for r in self.windows}

    def _operands(self, sides: Sequence[Side]) -> tuple[_Operand, _Operand]:
        """Both, with the sides of their panels.
        Weights whose channels lie apart (NCHW) are copied filter by filter, so that neighbours in memory are copied by
        neighbours; rows of an odd number of padded lines of 16 bytes lie in different banks. An axis that its tile does not
        divide is masked, so that a window's steps are apart there."""
        product, windows = self.product, self.windows
        further = [s for s in sides if s.axis not in (product.rows, product.columns)]

        def one(letter: str, value: UOp, axis: UOp) -> _Operand:
            within = set(value.toposort())
            left = [r for r in windows if r in within]
            own, places = list[UOp](), list[tuple[UOp, ...]]()
            for side in (*further, *(s for s in sides if s.axis is axis)):
                if side.axis not in within:
                    continue
                whole = side.size % side.block == 0
                found = (r for r in left if whole and _by(value, side.axis, r) == 1 and _by_the_sum(value, side.axis, r))
                window = next(found, None)
                own.append(side.axis)
                places.append((side.axis,) if window is None else (side.axis, window))
                left = [r for r in left if r is not window]
            steps = [(r,) for r in left]
            near = not in_rows(value, product.depth) and not any(_moves_with(value, a, windows) for a in own)
            if near and prod(size_of_axis(r) for r in left) % 2:
                return _Operand(letter, value, tuple(own), (*places, *steps), apart="+")
            return _Operand(
                letter, value, tuple(own), (*steps, *places), apart="+" if any(len(place) > 1 for place in places) else "^"
            )

        return one("a", product.left, product.rows), one("b", product.right, product.columns)

    def _tiles(self, further: UOp | None) -> Iterator[tuple[tuple[Side, ...], int]]:
        """Tiles of a work-group, and words of a lane for their fragments, the largest first:
        rows and columns as products have them, the image's side as a rectangle."""
        product, core, (columns, rows, _) = self.product, self.core, self.core.dims
        over = product.rows if self.image is product.left else product.columns
        other = product.columns if over is product.rows else product.rows
        unit = {product.rows: rows, product.columns: columns}
        for tile in TILES:
            height, width, own_height, own_width = tile
            extents = {product.rows: (height, own_height), product.columns: (width, own_width)}
            items = core.threads * (height // own_height) * (width // own_width)
            whole = all(own % unit[axis] == 0 for axis, (_, own) in extents.items())
            sums = sums_of(core, self.renderer, own_height * own_width) if whole else 0
            most = WASTE if tile != TILES[-1] else LEAST_USED
            filters, own = extents[other]
            small = size_of_axis(other) < LEAST or wastes(size_of_axis(other), filters, most)
            if not sums or items > self.renderer.work_groups.total or small:
                continue
            (pixels, of_one), found = extents[over], list[tuple[tuple[float, int], int, int]]()
            for high, wide in _rectangles(pixels, unit[over], further):
                found.append((_wasted(high, wide, over, further), high, wide))
            if not found or min(found)[0][0] > most:
                continue
            _, high, wide = min(found, key=lambda one: one[0])
            count = pixels // of_one
            down = min(count, high)
            beside = [Side(further, high, 1, down)] if further is not None else []
            sides = Side(other, filters, unit[other], filters // own), *beside, Side(over, wide, unit[over], count // down)
            if wide // unit[over] % (count // down) == 0:
                copies = {0: own_height // rows, 1: own_width // columns}
                yield sides, sums + fragment_words(core, copies)


def _image(product: MatrixProduct, windows: Sequence[UOp]) -> UOp | None:
    """The operand that a window moves over: the one that has an output axis beside a step of the window."""
    for value, axis in ((product.left, product.rows), (product.right, product.columns)):
        if _moves_with(value, axis, windows):
            return value
    return None


def _moves_with(value: UOp, axis: UOp, windows: Sequence[UOp]) -> bool:
    """Whether an operand is read at other places along an output axis,
    and a step of a window moves it the same way, or by part of that."""
    return axis.src[1].op is Op.CONST and any(_by(value, axis, r) for r in windows)


def _by(value: UOp, axis: UOp, window: UOp) -> int:
    """How many steps of a window one of the output axis is; 0 where they move in other ways."""
    found = {_ratio(load.src[0].src[1], axis, window) for load in value.find(Op.LOAD)}
    return found.pop() if len(found) == 1 else 0


def _ratio(place: UOp, axis: UOp, window: UOp) -> int:
    by, step = linear_coefficient(place, axis), linear_coefficient(place, window)
    return by // step if by and step and by % step == 0 and 0 < by // step <= max(window.src[1].vmax, 1) else 0


def _by_the_sum(value: UOp, axis: UOp, window: UOp) -> bool:
    return all(occurs_by_the_sum(load, (axis, window)) for load in value.find(Op.LOAD))


def _rectangles(pixels: int, unit: int, further: UOp | None) -> Iterator[tuple[int, int]]:
    """Rows and columns of the image that are so many pixels."""
    wide = unit
    while wide <= pixels:
        if pixels % wide == 0 and (further is not None or wide == pixels):
            yield pixels // wide, wide
        wide *= 2


def _wasted(high: int, wide: int, over: UOp, further: UOp | None) -> tuple[float, int]:
    """How many times the image's pixels are made, margins of a tile counted second:
    a square has the least."""
    rows = 1 if further is None else size_of_axis(further)
    made = -(-rows // high) * high * -(-size_of_axis(over) // wide) * wide
    return made / (rows * size_of_axis(over)), high + wide
