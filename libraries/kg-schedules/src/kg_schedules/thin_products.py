"""Tilings of products of few rows or columns:
these would fill part of a vector, so that rows, or the depth, lie in the lanes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log2

from kg.plugin.strategy import Op, Opt, OptOp, Renderer
from kg_tiles import STAGE

from kg_schedules.contraction import Product, conversions, depth_of, is_fixed, lanes_of, moves
from kg_schedules.cost.distant_operands import ALONG_ROWS, first_cache, is_read_from_afar, last_near
from kg_schedules.cost.machine import machine_of
from kg_schedules.cost.tiles import Extents, Tile, line_bytes, panel_room, tiles
from kg_schedules.steps import WORTH_PACKING, Tiling, is_updated, rows_inside, shared, steps, upcast

#: Vectors of rows or columns up to which another axis than the columns may lie in the lanes.
FEW = 2
#: Rows and columns of a tile with the depth in its lanes: more places that are read in turn are no faster. The registers hold its
#: sums, a vector of each column, and one of a row: 12 x 400 by 400 x 12 takes 0.93 us by tiles of 4 x 3 with AVX2 and 1.44 of 3 x 4.
SIDES = (5, 4, 3, 2, 1)
#: Columns of such a tile over a panel of few columns, where a vector of each is read in a row. 100 x 9 by 500 with AVX-512 takes 6.0 us by tiles of 2 x 9, 7.5 of 5 x 4, 7.3 with columns in the
#: lanes; of 7 columns 3.2 by tiles of 3 x 7, 4.5 with columns in the lanes, with AVX2 7.3 and 4.7 (Zen 5).
SIDES_OF_A_PANEL = (9, 8, 7, 6, *SIDES)
#: Columns of a tile by a matrix that no near cache holds; and how much longer than others bytes of the left operand take that the first cache doesn't hold, which come again for each tile of columns. 16 x 4000 by
#: 4000 x 5000 that lies across takes 9.0 ms by tiles of 4 x 3 with AVX2 and 5.8 of 2 x 5, 16 x 4096 by 4096 x 4096 6.4 and 4.6, 8 x 3000 by 3000 x 4096 2.8 and 3.2; with AVX-512 6.0 of 4 x 4, 5.5 of 5 x 5, 5.2 of 4 x 6 and
#: 5.5 of 2 x 8 for the second (Zen 5, one thread, time of the thread, other work on the machine).
SIDES_PAST = (6, *SIDES)
STREAMED_AGAIN = 2.0
#: Products for which a vector of the left operand waits that is as wide as a line, crosses two, and comes from the second cache: a step of d rows by c columns takes d*c/2 + 1.1*d cycles with AVX-512 (268, 400 rows of depths 270,
#: 1000 by 4 to 9 columns, tiles of 2 x 4 to 5 x 4), none with AVX2. 268 x 270 by 270 x 9 takes 7.2 us by tiles of 2 x 9, 11.0 of 5 x 3, 12.0 of 5 x 4; 400 x 1000 by 1000 x 8 30.9 of 2 x 8 and 36.5 of 5 x 4 (Zen 5).
WAITS = 2.2
#: Products of a vector that take as long as copying one element to a panel: 1.2 with AVX-512 on a Zen 5 (100 x 500 by 500 x 9, whose two fills of 4500 take 1.2 of 5.3 us).
COPIED_ONE_BY_ONE = 1.2
#: How much longer loads along the depth take than others, and what part of one more where rows begin anywhere in a line, by the part of a line that a vector is: of 10 x 10 with a depth of 512 and 516 tiles of 5 x 5 take
#: 1.06 and 1.14 of their products' time with AVX-512 on a Zen 5, without what adds up lanes, of 4 x 2 1.30 and 1.47, with AVX2 of 3 x 3 1.1 and 1.2.
ALONG_DEPTH, CROSSED = 1.2, 0.6
#: Loads that each halving costs where vectors along the depth are taken out of records of columns, and steps that each part of a vector of what is left over does. On a Xeon 6 with AVX-512 891 x 64
#: by 64 x 4 takes 7.4 us so and 8.2 with columns in the lanes, 891 x 74 by 74 x 4 14.0 and 9.5, and 891 x 288 by 288 x 4 19.0 and 35.7.
RECORD, DEPTH_LEFT = 1.0, 1.3
#: What storing a vector of rows costs: through shuffles where all are full, and by the element. Of 367 of 67 x 5 by 8, both operands across, with AVX-512 on a Zen 5 tiles of 48 rows
#: take 63 us and of 8 columns over panels 37.
STORED, STORED_ONE_BY_ONE = 8, 56
#: Instructions that take one lane out of a vector and store it; and products that each of these and of those that add up lanes takes the time of, beside the products of the next tile: 400 x 64 by 64 x 3 and x 9 take 1.27 and 1.22 of the
#: multipliers' time with AVX2 on a Zen 5 in tiles of 4 x 3, by 4 to 9 1.55 to 1.75 with AVX-512.
PUT_BY, ADDED_UP = 2, 0.5
#: Columns that lie side by side in memory and are taken apart by shuffles.
RECORDS = (2, 4)


def rows_in_lanes(product: Product, renderer: Renderer) -> Iterator[Tiling]:
    """Where the left operand moves by one element along the rows.
    What is stored goes across the rows of the result."""
    columns, rows = product.columns, product.rows
    lanes = lanes_of(rows, renderer)
    if not is_fixed(rows) or rows.extent < lanes or any(rows.loads.get(load) != 1 for load in product.left):
        return

    for tile in tiles(Extents(rows.extent, columns.extent, lanes, rows.extent, depth_of(product)), renderer, masks=True):
        whole = rows.extent % (tile.vectors * lanes) == 0 and columns.extent == tile.copies
        stored = STORED if whole else STORED_ONE_BY_ONE
        yield Tiling(tile.cost + stored / depth_of(product), rows.name, tile, _of_rows(product, lanes, tile, renderer))


def _of_rows(product: Product, lanes: int, tile: Tile, renderer: Renderer) -> Callable[[], list[Opt]]:
    def make() -> list[Opt]:
        columns, rows, width = product.columns, product.rows, tile.vectors * lanes
        tail = "mask" if rows.extent % width and renderer.vectors.masked else ""
        opts = [Opt(OptOp.VECTOR, rows.name, width, tail=tail), *upcast(product.kernel, columns, tile.copies)]
        opts += steps(product.depth[-1], tile.chains)
        return shared(opts, product.outputs, renderer)

    return make


def depth_in_lanes(product: Product, renderer: Renderer) -> Iterator[Tiling]:
    """Where the left operand lies in rows along the depth, and the right one too,
    or else few columns of it are put so: sums in lanes, which are added up at the end."""
    depth = product.depth[-1]
    if depth.extent < 2 * lanes_of(depth, renderer) or not depth.free or not all(_lies_along(product, u) for u in product.left):
        return
    if all(_lies_along(product, load) for load in product.right):
        yield _along_depth(product, renderer, 0)
    if any(depth.loads.get(load) != 1 for load in product.right) and (blocks := _blocks_of_rows(product, renderer)):
        yield _along_depth(product, renderer, blocks)


def _along_depth(product: Product, renderer: Renderer, blocks: int) -> Tiling:
    """The best tile, over a panel for each of so many blocks of rows,
    or with both operands where they lie."""
    columns, rows, depth = product.columns, product.rows, product.depth[-1]
    lanes, machine = lanes_of(depth, renderer), machine_of(renderer)
    records = 1 if blocks else max(1, *(depth.loads.get(load) or 1 for load in product.right))
    taken_apart = RECORD * log2(records)
    left = depth.extent % lanes
    parts = 1 + (DEPTH_LEFT * left.bit_count() - left / lanes) * lanes / depth.extent if is_fixed(depth) else 1.0
    block = rows.extent // max(1, blocks)
    past = not blocks and is_read_past(product, renderer)
    again = STREAMED_AGAIN * lanes * product.left[0].type.itemsize if past and not _is_left_near(product, renderer) else 0.0
    crossed = not is_fixed(depth) or left > 0
    along = ALONG_DEPTH * (1 + CROSSED * renderer.vectors.alu / (8 * line_bytes(renderer)) if crossed else 1)
    waits = WAITS if crossed and not past and _comes_by_lines(product, renderer) else 0.0

    def cost(down: int, across: int) -> float:
        busy = (
            machine.busy(down * across, along * (down + across) + taken_apart * across, again * down) * parts + waits / across
        )
        added_up = ADDED_UP * _added_up(down * across, lanes, renderer) * lanes / depth_of(product)
        return (busy + added_up) * _padded(block, down) * _padded(columns.extent, across)

    def make() -> list[Opt]:
        order, down = product.outputs, tile.copies
        lanes_of_depth = [*upcast(product.kernel, columns, tile.vectors), Opt(OptOp.VECTOR, depth.name, lanes)]
        if blocks:
            opts = [*_over_transposed_panel(product, block, down), *lanes_of_depth]
            return shared(opts, order[: max(1, len(order) - 2)], renderer)
        inside = rows_inside(order, rows, columns) if rows.extent < columns.extent else rows_inside(order, columns, rows)
        opts = [Opt(OptOp.SWAP, rows.name, columns.name)] if inside != order else []
        return shared([*opts, *upcast(product.kernel, rows, down), *lanes_of_depth], inside, renderer)

    sides = SIDES_OF_A_PANEL if blocks else SIDES_PAST if past else SIDES
    fitting = ((a, b) for a in SIDES for b in sides if (a + 1) * b < machine.registers)
    fitting = [(a, b) for a, b in fitting if _has_blocks(block, a) and _has_blocks(columns.extent, b)]
    tile = min((Tile(cost(a, b), b, a) for a, b in fitting), key=lambda t: t.cost)
    return Tiling(tile.cost + COPIED_ONE_BY_ONE * lanes * blocks / rows.extent, depth.name, tile, make)


def is_read_past(product: Product, renderer: Renderer) -> bool:
    """Whether few rows are multiplied by a matrix that no near cache holds, and both lie along the depth."""
    rows, size = product.rows, max(load.type.itemsize for load in product.right)
    along = all(product.depth[-1].loads.get(load) == 1 for load in (*product.left, *product.right))
    far = size * depth_of(product) * product.columns.extent > last_near(renderer)
    return along and far and is_fixed(rows) and rows.extent <= ALONG_ROWS and not is_read_from_afar(product, renderer)


def _comes_by_lines(product: Product, renderer: Renderer) -> bool:
    """Whether vectors of the left operand are as wide as lines, and the first cache doesn't hold it."""
    return renderer.vectors.alu // 8 == line_bytes(renderer) and not _is_left_near(product, renderer)


def _is_left_near(product: Product, renderer: Renderer) -> bool:
    size = max(load.type.itemsize for load in product.left)
    return 2 * size * depth_of(product) * product.rows.extent <= first_cache(renderer)


def _added_up(sums: int, lanes: int, renderer: Renderer) -> float:
    """Instructions for each of so many sums whose lanes are added up, and which is stored alone.
    `merge_lane_reductions` takes powers of two of them together: two shuffles and an addition make one vector of two, a shuffle
    and an addition half of one."""
    merged = Op.SHUFFLE in renderer.supported_ops
    whole, left = divmod(sums, lanes) if merged else (0, 1)
    groups = [lanes] * whole + [1 << n for n in range(left.bit_length()) if left >> n & 1]
    return PUT_BY + sum(3 * (n - 1) + 2 * log2(lanes / n) for n in groups) / sum(groups)


def _blocks_of_rows(product: Product, renderer: Renderer) -> int:
    """For how many blocks of rows a panel of all columns is filled, with their depth in rows:
    for one where it is another for each iteration around the rows. 0 where it is none."""
    columns, rows, (right, *others) = product.columns, product.rows, product.right
    alone = not others and len(product.depth) == 1 and product.outputs[-2:] == [rows, columns] and is_fixed(rows)
    size = depth_of(product) * columns.extent * right.type.itemsize
    few = 2 <= columns.extent <= FEW * lanes_of(columns, renderer)
    if not (alone and few) or conversions(product) or size > panel_room(renderer) or is_updated(product.kernel):
        return 0
    if len(product.outputs) > 2:
        return 1 if moves(product, product.outputs[-3]) else 0
    blocks = max(2, renderer.workers.count)
    return blocks if rows.extent >= blocks * WORTH_PACKING else 0


def _over_transposed_panel(product: Product, block: int, down: int) -> list[Opt]:
    """A panel of all columns, one after another, and tiles of rows, of all or of a block of them."""
    rows, right = product.rows, product.right[0]
    inner, opts, at = rows.name, [], product.outputs[-3:][0].name
    if len(product.outputs) == 2:
        inner, opts = f"{rows.name}.in", [Opt(OptOp.TILE, rows.name, block, tail="peel" if rows.extent % block else "")]
    layout = f"{product.columns.name}/{product.depth[0].name}"
    opts.append(Opt(STAGE, at, f"p{right.src[0].src[0].slot}", scope="THREAD", layout=layout))
    return [*opts, *([Opt(OptOp.UPCAST, inner, down, tail="shift" if block % down else "")] if down > 1 else [])]


def _has_blocks(extent: int, size: int) -> bool:
    """Whether blocks of this size leave nothing, or are at least two before a last one that overlaps.

    One whole block is no loop, so that the last one would share its body, with the sums of both.
    """
    return extent % size == 0 or extent >= 2 * size


def _padded(extent: int, size: int) -> float:
    """What the last block costs that overlaps the one before."""
    return 1.0 if extent % size == 0 else 1.01 * -(-extent // size) * size / extent


def _lies_along(product: Product, load: object) -> bool:
    """Whether vectors along the depth are loaded in whole, or taken out of records of few columns."""
    depth, columns = product.depth[-1], product.columns
    stride = depth.loads.get(load)  # type: ignore[arg-type]
    return stride == 1 or (stride in RECORDS and stride == columns.extent and columns.loads.get(load) == 1)  # type: ignore[arg-type]
