"""Tilings, and the Opts that those of products are made of:
blocks of rows, panels, steps that are written out, workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd, prod
from typing import Final

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer
from kg.records import dataclass
from kg_tiles import STAGE

from kg_schedules.contraction import Product, are_panels, conversions, depth_of, is_fixed, lanes_of, moves
from kg_schedules.cost.tiles import VECTORS, Extents, Tile, is_in_parts, panel_room, steps_of, tiles

#: Rows from which on a default schedule packs panels: a product of an open number of rows is compiled for fewer, and for more.
WORTH_PACKING = 16
#: And where the depth lies in rows, which tiles would read lane by lane: 477 of 5 x 25 by 73 take 298 us in place and 92 over panels (Zen 5, AVX-512).
WORTH_TRANSPOSING = 3
#: The same where a step of a plan copies it, and of the depth.
STEP_ROWS = 64


@dataclass(frozen=True, slots=True)
class Tiling:
    """What it should cost, the time per product, 1 being that of multipliers that wait for nothing.
    Its register tile; and the Opts, made when they are asked for."""

    cost: float
    lanes: str  #: the axis in the lanes
    tile: Tile
    make: Callable[[], list[Opt]]


def rows_inside(order: Sequence[AxisFacts], rows: AxisFacts, columns: AxisFacts) -> list[AxisFacts]:
    """The loops with rows and columns, or panels of them, in each other's place if
    that puts the rows inside."""
    if order.index(columns) < order.index(rows):
        return list(order)
    return [rows if a is columns else columns if a is rows else a for a in order]


def around_panels(product: Product, *, whole: bool) -> tuple[list[Opt], list[AxisFacts]]:
    """The Opts that put all rows inside the loop over panels, which a kernel before has packed,
    or over those of a batch; and the loops in their order."""
    rows, order = product.rows, product.outputs
    panels = next((a for a in order[order.index(rows) + 1 :] if a is not product.columns and are_panels(product, a)), None)
    if not whole or panels is None:
        return [], order
    return [Opt(OptOp.SWAP, rows.name, panels.name)], rows_inside(order, rows, panels)


def are_few(rows: AxisFacts) -> bool:
    """Whether their number is open and so small that a tile has to suit any."""
    return not is_fixed(rows) and rows.extent < WORTH_PACKING


def place_of_panel(product: Product, order: Sequence[AxisFacts], *, whole: bool) -> AxisFacts | None:
    """The loop in whose iterations a panel is filled:
    the innermost that it moves with, which may be that of blocks of the depth, whose sums are added one after another. None
    where each of the rows would fill one, or nothing stands around."""
    around = [a for a in order if a is not product.columns] if whole else order
    moving = [a for a in around if moves(product, a)]
    if not moving or order.index(moving[-1]) > order.index(product.rows):
        return None
    return next((a for a in _inside_of(moving[-1], product) if moves(product, a)), moving[-1])


def _inside_of(axis: AxisFacts, product: Product) -> list[AxisFacts]:
    """The loops between an axis and the rows in which no outputs are told apart, the innermost first."""
    loops = [a for a in product.kernel.axes.values() if a.kind is AxisKind.LOOP]
    between = loops[loops.index(axis) + 1 : loops.index(product.rows)]
    return [a for a in reversed(between) if a not in product.outputs and not a.fills]


def panel(product: Product, at: AxisFacts, width: int, renderer: Renderer, *, whole: bool, count: int = 1) -> list[Opt]:
    """The columns of a tile, packed as it reads them.
    Of `count` tiles one after another, where those are a block of columns."""
    value = "cast" if product.right[0] in conversions(product) else f"p{product.right[0].src[0].src[0].slot}"
    column = product.columns.name
    inner = column if product.columns.extent == width else f"{column}.in"
    around = [column] if whole and inner != column else []  # a loop of one round, whose lanes are masked
    if count > 1:
        around, inner = [inner], f"{inner}.in"
    depth = [a.name for a in product.depth if a.axis in product.kernel.scope[product.right[0]]]
    name = f"{value}_{at.name}"
    opts = [Opt(STAGE, at.name, value, scope="THREAD", layout="/".join([*around, *depth, inner]))]
    if product.columns.loads.get(product.right[0]) == 1:
        return [*opts, Opt(OptOp.VECTOR, f"{name}.{inner}", width)]
    return [*opts, *_transposed_panel(product, name, inner, width, renderer)]


def _transposed_panel(product: Product, name: str, inner: str, width: int, renderer: Renderer) -> list[Opt]:
    """Where the depth of a column lies in a row, the panel is filled by blocks of rows and shuffles."""
    lanes, deep = min(lanes_of(product.columns, renderer), width), rows_of_a_block(product, width, renderer)
    return transposed_fill(name, inner, product.depth[0], lanes, deep) if deep else []


def rows_of_a_block(product: Product, width: int, renderer: Renderer) -> int:
    """How deep the blocks are by which a panel is filled from columns whose depth lies in rows.
    0 where it is filled one by one."""
    (depth, *others), load = product.depth, product.right[0]
    lanes = min(lanes_of(product.columns, renderer), width)
    in_rows = not others and depth.loads.get(load) == 1 and depth.extent > 1
    if not in_rows or width % lanes or Op.SHUFFLE not in renderer.supported_ops:
        return 0
    return min(lanes, 1 << depth.extent.bit_length() - 1)


def transposed_fill(name: str, inner: str, rows: AxisFacts, lanes: int, deep: int) -> list[Opt]:
    """Memory that is filled from rows of another order: by blocks of so many rows and shuffles."""
    tail = "peel" if rows.extent % deep else ""
    return [Opt(OptOp.VECTOR, f"{name}.{inner}", lanes), Opt(OptOp.UPCAST, f"{name}.{rows.name}", deep, tail=tail)]


def upcast(kernel: KernelFacts, rows: AxisFacts, copies: int, rest: str = "shift") -> list[Opt]:
    if copies < 2:
        return []
    return [Opt(OptOp.UPCAST, rows.name, copies, tail=_tail(kernel, rows, copies, rest))]


def has_tiles(kernel: KernelFacts, rows: AxisFacts, copies: int) -> bool:
    """Whether all rows, at least two tiles of them, are in full tiles in one loop."""
    return 1 < copies <= rows.extent // 2 and _tail(kernel, rows, copies, "shift") in ("", "shift")


def _tail(kernel: KernelFacts, rows: AxisFacts, size: int, rest: str) -> str:
    """With a rest of "shift" the last block overlaps the one before,
    so that all are full and there is one loop; but not where a row that is stored twice would have lost what it is made of. Of
    few rows some are computed that nobody needs."""
    if is_fixed(rows) and rows.extent % size == 0:
        return ""
    updated = is_updated(kernel)
    if are_few(rows) and not updated:
        return "pad"
    return "peel" if updated or rows.axis.src[1].vmin < size else rest


def is_updated(kernel: KernelFacts) -> bool:
    """Whether it reads what it stores to."""
    written = {s.src[0].src[0] for s in kernel.sink.src}
    return any(u.op is Op.LOAD and u.src[0].src[0] in written for u in kernel.scope)


def is_widened(product: Product, renderer: Renderer) -> bool:
    """Whether the only left operand is of a narrow dtype, and lies in rows."""
    one_each = len(product.left) == len(product.right) == len(product.depth) == 1
    if not one_each or not is_fixed(product.rows) or len(renderer.caches.sizes) < 2 or not renderer.vectors.masked:
        return False
    (left,) = product.left
    return left in conversions(product) and (_lies_along_depth(product) or product.rows.loads.get(left) == 1)


def _lies_along_depth(product: Product) -> bool:
    return product.depth[0].loads.get(product.left[0]) == 1


def widened_for(product: Product, lanes: int, tile: Tile, panels: int, renderer: Renderer) -> int:
    """Tiles of columns for which the rows of a tile are widened at once, where they are of a narrow dtype;
    0 where each tile widens them as it reads them."""
    columns, rows, width = product.columns, product.rows, tile.vectors * lanes
    if panels or not has_tiles(product.kernel, rows, tile.copies):
        return panels if has_tiles(product.kernel, rows, tile.copies) else 0
    in_order = product.outputs == [rows, columns] and columns.extent % width == 0
    near = product.right[0].type.itemsize * depth_of(product) * columns.extent <= panel_room(renderer)
    return columns.extent // width if in_order and near else 0


def widened_at_once(product: Product, lanes: int, tile: Tile, panels: int, renderer: Renderer) -> int:
    """Multiplications of vectors for each instruction that widens the left operand:
    in vectors for so many tiles, along the depth or the rows, or one by one."""
    along = lanes if _lies_along_depth(product) else 2 * tile.copies  # a part of a vector, without the stores of a whole one
    return tile.vectors * max(1, along * widened_for(product, lanes, tile, panels, renderer))


def widened_rows(product: Product, lanes: int, tile: Tile, panels: int, renderer: Renderer) -> list[Opt]:
    """Those of a tile, widened in vectors along the depth, or along the rows where these lie side by side,
    once for all tiles of columns of a panel."""
    if not is_widened(product, renderer) or not widened_for(product, lanes, tile, panels, renderer):
        return []
    rows, depth, name = product.rows, product.depth[0].name, f"cast_{product.rows.name}"
    fills = [name] if rows.extent % tile.copies == 0 else [f"{name}_0", f"{name}_1"]  # and of one that overlaps the tile before
    inner = f"{rows.name}.in"
    layout, axis, width = (
        (f"{inner}/{depth}", depth, lanes) if _lies_along_depth(product) else (f"{depth}/{inner}", inner, tile.copies)
    )
    stage = Opt(STAGE, rows.name, "cast", scope="THREAD", layout=layout)
    return [stage, *(Opt(OptOp.VECTOR, f"{fill}.{axis}", width) for fill in fills)]


def steps(inner: AxisFacts, chains: int, aligned: int = 0) -> list[Opt]:
    """Steps of a reduction that are written out: a divisor of `aligned`, too, where that is not 0."""
    count = steps_of(gcd(inner.extent, aligned), chains) if is_fixed(inner) else 1
    return [Opt(OptOp.UNROLL, inner.name, count)] if count > 1 else []


#: What takes several of an axis's iterations at once.
_AT_ONCE: Final = (OptOp.VECTOR, OptOp.UPCAST, OptOp.TILE)


def shared(opts: Sequence[Opt], order: Sequence[AxisFacts], renderer: Renderer) -> list[Opt]:
    """These Opts, and THREAD for the outermost loop that they leave a slice of for every worker,
    or else for the longest; for none where no loop is left."""
    if renderer.workers.count < 2 or not order:
        return list(opts)
    trips = {a.name: trips_left(a, opts) for a in order}
    name = next((n for n, count in trips.items() if count >= renderer.workers.count), max(trips, key=lambda n: trips[n]))
    return [*opts, Opt(OptOp.THREAD, name)] if trips[name] > 1 else list(opts)


def trips_left(axis: AxisFacts, opts: Sequence[Opt]) -> int:
    """Whole steps of the axis's own loop after these Opts, each of which takes all that they take at once."""
    return axis.extent // _taken_at_once(_on(axis, opts))


def leaves_remainder(axis: AxisFacts, opts: Sequence[Opt]) -> bool:
    """Whether these Opts leave a remainder of the axis, or a last block that overlaps,
    which is a loop of its own."""
    found = _on(axis, opts)
    peels = any(o.tail in ("peel", "shift") or (o.op is OptOp.VECTOR and not o.tail) for o in found)
    return peels and not (is_fixed(axis) and axis.extent % _taken_at_once(found) == 0)


def _on(axis: AxisFacts, opts: Sequence[Opt]) -> list[Opt]:
    return [o for o in opts if o.axis == axis.name and o.op in _AT_ONCE]


def _taken_at_once(opts: Sequence[Opt]) -> int:
    return prod(o.arg for o in opts if isinstance(o.arg, int))


def panel_width(columns: int, rows: int, depth: int, itemsize: int, renderer: Renderer, *, in_rows: bool) -> int:
    """Columns of the panels in which a step of its own packs an operand of so many: a divisor of them.
    0 where that is not worth a step: where the operand lies in rows, and the second cache holds it."""
    lanes, room = renderer.vectors.alu // (8 * itemsize), panel_room(renderer)
    if lanes < 2 or min(rows, depth) < STEP_ROWS or (in_rows and depth * columns * itemsize <= room):
        return 0
    widths = [width for width in range(lanes, VECTORS[0] * lanes + 1) if columns % width == 0 and is_in_parts(width, lanes)]
    fitting = [width for width in widths if depth * width * itemsize <= room] or widths[:1]

    def cost(width: int) -> tuple[float, int]:
        return min((tile.cost, tile.vectors) for tile in tiles(Extents(width, rows, lanes, width, depth), renderer))

    return min(fitting, key=cost, default=0)
