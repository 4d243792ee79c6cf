"""The generator of tilings of products on processors with vectors, ranked by the cost model.

    out[rows, columns] = sum(left[rows, k] * right[k, columns], k)

A tiling is one choice for each level: which axis lies in the lanes (columns, rows or depth), how many vectors by how many copies stay in registers, whether the right operand
is read where it lies or from panels packed for the nearer caches, whether the left one is copied too, for a tile or for as many rows as the second cache holds. The default schedule
is the cheapest; a search begins with the next ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from math import log2, prod

from kg.plugin.strategy import KernelFacts, Opt, OptOp, Renderer
from kg_tiles import STAGE

from kg_schedules.contraction import (
    Product,
    conversions,
    depth_of,
    is_fixed,
    is_output,
    lanes_across,
    lanes_of,
    moves,
    only_product,
    windows_of,
)
from kg_schedules.cost.distant_operands import (
    first_cache,
    is_read_from_afar,
    last_near,
    panels_of_a_block,
    read_again,
    separate_lines,
    sets,
)
from kg_schedules.cost.machine import machine_of
from kg_schedules.cost.tiles import (
    COPIED,
    COPY,
    COPY_FOR_BLOCKS,
    ENTERED_APART,
    MASKED_STORES,
    ROWS,
    Extents,
    Tile,
    line_bytes,
    masked,
    near,
    panel_room,
    rest_in_parts,
    tiles,
)
from kg_schedules.elements import element_tilings
from kg_schedules.steps import (
    WORTH_PACKING,
    WORTH_TRANSPOSING,
    Tiling,
    are_few,
    around_panels,
    has_tiles,
    is_updated,
    is_widened,
    panel,
    place_of_panel,
    rows_inside,
    rows_of_a_block,
    shared,
    steps,
    upcast,
    widened_at_once,
    widened_rows,
)
from kg_schedules.thin_products import FEW, depth_in_lanes, is_read_past, rows_in_lanes

#: What lines of other pages cost beside their bytes. By 512 x 512 on a Xeon 6 with AVX2, tiles of 2 x 6: 24 rows take 102 us in place and 114 over panels, 96 rows 450 and 395, 512 rows 2297
#: and 2128 (multipliers alone 94, 375 and 2000).
APART = 1.1
#: Products that take as long as widening a vector of a narrow operand, or a scalar in all lanes. Of 50 x 128 by 128 x 96 in bfloat16 with AVX-512 on a Xeon 6, widened in panels 5.7 us, in place 6.2.
WIDENED = 4
#: Vectors of a tile of all rows.
WIDE = (16, 12, 8, 6, 4, 3)
#: The right operand in its place, tile by tile of columns with all rows inside, where half of the second cache holds it all: 256 x 256 by 256 x 256 takes 127.7 us so on a Zen 5 with AVX-512, 132.4 over panels and 129 with the columns inside.
#: Of a batch up to so many rows: 8 of 80 x 224 by 128 take 0.95 of what they take over panels, 64 of 128 x 128 by 128 0.99, where LLVM's analyser gives tiles of 2 x 8 1.19 of their multiplications' time on a Skylake, and those of 4 x 4 over panels 1.0.
ROWS_INSIDE, BATCHED_ROWS = -1, 96
#: The part of the first cache that an operand may fill to stay there.
NEAR = 2
#: What storing a vector costs in the order of the rows, one after the other in another row, and there in memory. Of 64 times 200 x 3 by 3 x 1024 on a Xeon 6 with AVX2, 52 MB, tiles in the
#: order of the rows take 2.1 ms, others 3.8; of 200 x 5 by 5 x 784 13.5 us and 16.6.
STORED_IN_ROWS, STORED_APART, STORED_FAR = 0.5, 1.5, 8.0
#: Sets of the first cache below which rows that are stored a line or two at a time push each other out: twice as many, over those that a column of tiles meets, times as long. 512 x 2 by 2 x 512 that lies across with AVX2 by 16, 32
#: and 64 columns (2, 4 and 8 sets) takes 102, 43 and 9.5 us, row by row 8.8; 256 x 256 by 16 columns (4) 11.0 and 2.1, 384 x 384 (8) 6.7 and 4.6, 448 x 448 (16) 7.2 and 6.6 (Zen 5, the thread's time, least of 20 in turn).
SETS = 8
#: The part of what the multipliers take from which on such stores count, and a block of panels is made for each few rows.
MOST_CROWDED = 0.1
#: Rows of a tile from which on copying the left operand for it pays, and rows of a block of which it is widened, once for all columns.
LEAST_COPIED, LEAST_WIDENED = 4, 32
#: Loads, and inserts, for each lane of a vector that does not lie in a row, and for each vector of a tile. 64 of 13 x 300 by 300 x 392 whose right operand lies across take 3.5 ms on a Xeon 6 with AVX2
#: in tiles of 1 x 7, and 16.2 in such of 3 x 3.
GATHERED = 3


def tilings(kernel: KernelFacts, renderer: Renderer) -> list[Tiling]:
    """Those of a kernel that is one sum of products or reduces nothing, the cheapest first.
    None for others and for the convolutions of `vectors.windows`."""
    product = only_product(kernel) if renderer.vectors.alu else None
    if product is None or windows_of(product):
        return element_tilings(kernel, renderer) if product is None else []
    few = FEW * lanes_of(product.columns, renderer)
    found = [*_columns_in_lanes(product, renderer)]
    if product.columns.extent <= few:
        found += rows_in_lanes(product, renderer)
    if min(product.columns.extent, product.rows.extent) <= few or is_read_past(product, renderer):
        found += depth_in_lanes(product, renderer)
    return sorted(found, key=lambda tiling: tiling.cost)


# -- columns in the lanes


def _columns_in_lanes(product: Product, renderer: Renderer) -> Iterator[Tiling]:
    columns, rows = product.columns, product.rows
    lanes = lanes_across(columns, renderer)
    if lanes == 1:
        return
    part = lanes_of(columns, renderer) / lanes  # of a vector, which costs as much as a whole one
    most = _columns_of_a_panel(product, lanes, renderer)
    over = Extents(columns.extent, rows.extent, lanes, most, depth_of(product), not is_fixed(rows))
    choices = (min(4, rows.extent),) if are_few(rows) else (*ROWS, 1)
    transposed, widened = _is_transposed(product, renderer), is_widened(product, renderer)
    for found, panels in chain(
        _over_panels(product, over, choices, renderer),
        _in_place(product, over, choices, renderer),
        _with_rows_inside(product, over, choices, renderer),
    ):
        uses = widened_at_once(product, lanes, found, panels, renderer) if widened else 1
        left = part * (APART if transposed else 1.0) * (1 + WIDENED / uses if widened else 1.0)
        cost = found.cost * left + read_again(product, found, panels, renderer)
        yield Tiling(cost, columns.name, found, _of_columns(product, lanes, found, renderer, panels))
    if transposed or widened:
        yield from _with_copied_rows(product, over, renderer)


def _over_panels(product: Product, over: Extents, choices: tuple[int, ...], renderer: Renderer) -> Iterator[tuple[Tile, int]]:
    """The right operand in panels, each packed for all rows, or so many of them together."""
    columns, rows = product.columns, product.rows
    if len(product.right) != 1:
        return
    load = product.right[0]
    in_rows = columns.loads.get(load) == 1
    if rows.extent < (WORTH_PACKING if in_rows or not is_fixed(rows) else WORTH_TRANSPOSING):
        return
    size = conversions(product).get(load, load).type.itemsize * depth_of(product)
    machine, line, widened = machine_of(renderer), line_bytes(renderer), is_widened(product, renderer)
    far_away = load.type.itemsize * depth_of(product) * columns.extent > last_near(renderer)
    from_afar = machine.blocks and is_read_from_afar(product, renderer)

    @cache
    def block(width: int) -> int:
        return panels_of_a_block(product, width, renderer)

    def far(width: int, copies: int) -> tuple[float, float]:
        return (0.0 if size * width <= first_cache(renderer) else width * size / depth_of(product), 0.0)

    for tile in tiles(over, renderer, far, choices):
        width = tile.vectors * over.lanes
        whole = _is_whole(product, width, renderer)
        _, order = around_panels(product, whole=whole)
        order = order if whole else rows_inside(order, rows, columns)
        if size * width <= panel_room(renderer) and place_of_panel(product, order, whole=whole) is not None:
            lines = 1 + line / (width * load.type.itemsize) if far_away else 1.0  # and what lies beside them
            crowded = not whole and _crowded(product, width, renderer) > 1
            in_blocks = has_tiles(product.kernel, rows, tile.copies) if widened else from_afar or crowded
            panels = block(width) if in_blocks else 1
            begun = 4 * ENTERED_APART * machine.products / (tile.vectors * rows.extent * depth_of(product))
            begun += _stored(product, width, renderer, apart=not whole, run=panels * width) + (
                MASKED_STORES / 2 / depth_of(product) if columns.extent % width else 0
            )
            copy = COPY if in_rows else log2(over.lanes) if rows_of_a_block(product, width, renderer) else COPIED
            yield Tile(tile.cost + copy * lines / rows.extent + begun, tile.vectors, tile.copies), panels


def _is_whole(product: Product, width: int, renderer: Renderer) -> bool:
    """Whether all columns are one panel of loops around the rows.
    Where none of these has another panel, lanes that are masked leave a loop of one round for it."""
    columns, around = product.columns, product.outputs
    if columns.extent > width:
        return False
    alone = not any(moves(product, a) for a in around if a is not columns)
    return not (alone and renderer.vectors.masked and columns.extent < width)


def _in_place(product: Product, over: Extents, choices: tuple[int, ...], renderer: Renderer) -> Iterator[tuple[Tile, int]]:
    """The right operand where it lies."""
    columns = product.columns
    size = max(load.type.itemsize for load in product.right)
    beyond = size * depth_of(product) * columns.extent > first_cache(renderer) // NEAR
    in_rows, machine = all(columns.loads.get(load) == 1 for load in product.right), machine_of(renderer)
    widened = any(load in conversions(product) for load in product.right)

    def loads(vectors: int) -> float:
        return 1.0 if in_rows else GATHERED * over.lanes * vectors

    far = separate_lines(product, size, renderer) if beyond else near
    whole, widest = size * depth_of(product) * columns.extent, replace(over, most=columns.extent)
    found = tiles(widest if whole <= last_near(renderer) else over, renderer, far, choices, loads, masks=True)
    if beyond and is_fixed(product.rows):
        found = chain(found, tiles(widest, renderer, far, (product.rows.extent,), loads, counts=WIDE, masks=True))
    for tile in found:
        width = tile.vectors * over.lanes
        apart = APART if beyond and width < columns.extent and tile.copies < product.rows.extent else 1.0
        rest = 1.0
        if renderer.vectors.masked and columns.extent > width and columns.extent % width:
            rest = masked(over) * min(1.0, rest_in_parts(machine, over, tile))
        converted = 1 + WIDENED / tile.copies if widened else 1.0
        stored = _stored(product, width, renderer, apart=False)
        yield Tile(tile.cost * apart * rest * converted + stored, tile.vectors, tile.copies), 0


def _with_rows_inside(
    product: Product, over: Extents, choices: tuple[int, ...], renderer: Renderer
) -> Iterator[tuple[Tile, int]]:
    """The right operand where it lies, all rows for one tile of columns after the other: see ROWS_INSIDE."""
    columns, rows = product.columns, product.rows
    size = max(load.type.itemsize for load in product.right)
    in_rows = all(columns.loads.get(load) == 1 for load in product.right)
    widened = any(load in conversions(product) for load in product.right)
    is_near = size * depth_of(product) * columns.extent <= last_near(renderer) // NEAR
    if not in_rows or widened or not is_near or not is_fixed(rows) or rows.extent < WORTH_PACKING:
        return
    if (len(product.outputs) > 2 and rows.extent > BATCHED_ROWS) or is_updated(product.kernel):
        return  # results that are added to again and again lie in rows
    for tile in tiles(over, renderer, lambda width, copies: (width * size, 0.0), choices, masks=True):
        width = tile.vectors * over.lanes
        if columns.extent % width == 0 and tile.copies < rows.extent:
            stored = _stored(product, width, renderer, apart=True)
            yield Tile(tile.cost + stored, tile.vectors, tile.copies), ROWS_INSIDE


def _stored(product: Product, width: int, renderer: Renderer, *, apart: bool, run: int = 0) -> float:
    """What storing a tile costs, by the lines that it touches.
    More where the next one goes to other rows, most where the result is in no near cache.

    `run`: the columns that are stored of a row before the next one, if more than a tile's.
    """
    line, size = line_bytes(renderer), next(iter(product.columns.stores)).src[1].type.itemsize
    lines = -(-width * size // line) * line / (width * size)
    far = prod(a.extent for a in product.outputs) * size > last_near(renderer)
    if far:  # stores past the caches have to fill lines
        full = not apart and product.columns.extent % width == 0 and width * size % line == 0
        return lines * (STORED_IN_ROWS if full else STORED_FAR) / depth_of(product)
    crowded = _crowded(product, max(run, width), renderer)
    return lines * (STORED_APART * crowded if apart else STORED_IN_ROWS) / depth_of(product)


def _crowded(product: Product, run: int, renderer: Renderer) -> float:
    """How much longer stores of so many columns of one row after another take where these share sets."""
    store, stride = next(iter(product.rows.stores.items()))
    size = store.src[1].type.itemsize
    found = sets(abs(stride) * size) * -(-run * size // line_bytes(renderer)) if stride else SETS
    if found >= SETS or product.rows.extent <= SETS * found:
        return 1.0
    longer = 2 * SETS / found
    return longer if STORED_APART * longer > MOST_CROWDED * depth_of(product) else 1.0


def _columns_of_a_panel(product: Product, lanes: int, renderer: Renderer) -> int:
    """The most columns a tile may have for its panel to stay in the second cache.
    All, where nothing can be packed."""
    most = panel_room(renderer) // max(1, depth_of(product) * max(u.type.itemsize for u in product.right)) // lanes * lanes
    return min(most, product.columns.extent) if most else product.columns.extent


def _of_columns(product: Product, lanes: int, tile: Tile, renderer: Renderer, panels: int) -> Callable[[], list[Opt]]:
    def make() -> list[Opt]:
        columns, rows, packed = product.columns, product.rows, panels > 0
        width = tile.vectors * lanes
        if panels > 1:
            block = panels * width
            opts = [Opt(OptOp.TILE, columns.name, block), Opt(OptOp.VECTOR, f"{columns.name}.in", width)]
            opts += panel(product, columns, width, renderer, whole=False, count=panels)
            opts += upcast(product.kernel, rows, tile.copies)
            opts += [*widened_rows(product, lanes, tile, panels, renderer), *steps(product.depth[-1], tile.chains)]
            return shared(opts, [columns, rows], renderer)
        if not renderer.vectors.masked and lanes < columns.extent < width:
            width = columns.extent
        whole = _is_whole(product, width, renderer) if packed else columns.extent <= width
        opts, order = around_panels(product, whole=whole)
        swapped = order if whole else rows_inside(order, rows, columns)
        at = place_of_panel(product, swapped, whole=whole) if packed else None
        # lanes beyond the end are masked where the panel is filled, so that there is one panel and one loop over it
        over = Extents(columns.extent, rows.extent, lanes, columns.extent, depth_of(product))
        masked = columns.extent % width and (
            packed or (renderer.vectors.masked and rest_in_parts(machine_of(renderer), over, tile) > 1)
        )
        opts.append(Opt(OptOp.VECTOR, columns.name, width, tail="mask" if masked else ""))
        if panels and swapped != order:
            opts.append(Opt(OptOp.SWAP, rows.name, columns.name))
            order = swapped
        if at is not None:
            opts += panel(product, at, width, renderer, whole=whole)
        opts += upcast(product.kernel, rows, tile.copies)
        opts += [*widened_rows(product, lanes, tile, panels, renderer), *steps(product.depth[-1], tile.chains)]
        outer = [a for a in order if a is not columns] if whole else order
        return shared(opts, outer, renderer)

    return make


# -- the left operand copied, too


def _with_copied_rows(product: Product, over: Extents, renderer: Renderer) -> Iterator[Tiling]:
    """One that lies in rows along the rows of the result, as a gradient's for weights does,
    where each step of the depth is in another line, and soon in another page; and one of a narrow dtype, which is widened once
    for all the columns. For one tile where the right operand is read in its place, else for as many tiles as the second cache
    holds."""
    columns, rows = product.columns, product.rows
    transposed = _is_transposed(product, renderer)
    part = lanes_of(columns, renderer) / over.lanes
    divisors = tuple(n for n in ROWS if n >= LEAST_COPIED and rows.extent % n == 0)
    right = product.right[0]
    size = depth_of(product) * right.type.itemsize
    in_place = transposed and columns.loads.get(right) == 1 and size * columns.extent <= panel_room(renderer)
    if in_place and right not in conversions(product):
        for tile in tiles(over, renderer, separate_lines(product, right.type.itemsize, renderer), divisors):
            if tile.copies < rows.extent:
                cost = part * (tile.cost + COPY * over.lanes / (tile.copies * columns.extent))
                yield Tiling(cost, columns.name, tile, _of_copied_rows(product, over.lanes, tile, tile.copies, renderer))
    for tile in tiles(over, renderer, near, divisors):
        width, block = tile.vectors * over.lanes, _block(product, tile.copies, renderer)
        has_panels = columns.extent > width and size * width <= panel_room(renderer)
        if has_panels and block >= (0 if transposed else LEAST_WIDENED) and 0 < block < rows.extent:
            copy = COPY_FOR_BLOCKS if columns.loads.get(right) == 1 else COPIED + COPY_FOR_BLOCKS
            cost = tile.cost * part * (1 + copy / block)
            yield Tiling(cost, columns.name, tile, _of_copied_rows(product, over.lanes, tile, block, renderer))


def _of_copied_rows(product: Product, lanes: int, tile: Tile, block: int, renderer: Renderer) -> Callable[[], list[Opt]]:
    def make() -> list[Opt]:
        columns, rows, kernel = product.columns, product.rows, product.kernel
        around = [a for a in kernel.axes.values() if is_output(kernel, a) and a is not columns and a is not rows]
        width, in_place = tile.vectors * lanes, block == tile.copies
        opts = [
            Opt(OptOp.VECTOR, columns.name, width, tail="mask" if columns.extent % width else ""),
            Opt(OptOp.TILE, rows.name, block),
        ]
        opts += [Opt(OptOp.SWAP, rows.name, a.name) for a in around]
        inner = f"{rows.name}.in"
        depths, widened = "/".join(a.name for a in product.depth), product.left[0] in conversions(product)
        left = "cast" if widened else f"p{product.left[0].src[0].src[0].slot}"
        if in_place:
            opts.append(Opt(STAGE, rows.name, left, scope="THREAD", layout=f"{depths}/{inner}"))
            opts += [Opt(OptOp.VECTOR, f"{left}_{rows.name}.{inner}", block), Opt(OptOp.UPCAST, inner, tile.copies)]
        else:
            opts += [Opt(OptOp.SWAP, inner, columns.name), Opt(OptOp.UPCAST, inner, tile.copies)]
            if widened and product.depth[-1].loads.get(product.left[0]) == 1:  # in rows, as it lies
                opts.append(Opt(STAGE, rows.name, left, scope="THREAD", layout=f"{inner}/{inner}.in/{depths}"))
                opts.append(Opt(OptOp.VECTOR, f"{left}_{rows.name}.{depths}", lanes))
            else:  # as tiles read it, step by step; of each line of the operand all that it has, for as many tiles
                opts.append(Opt(STAGE, rows.name, left, scope="THREAD", layout=f"{inner}/{depths}/{inner}.in"))
                opts.append(Opt(OptOp.VECTOR, f"{left}_{rows.name}.{inner}.in", tile.copies))
                at_once = max(1, line_bytes(renderer) // (tile.copies * product.left[0].type.itemsize))
                at_once = max(n for n in range(1, at_once + 1) if block // tile.copies % n == 0)
                opts += [Opt(OptOp.UPCAST, f"{left}_{rows.name}.{inner}", at_once)] if at_once > 1 else []
            opts += panel(product, columns, width, renderer, whole=False)
        opts += steps(product.depth[-1], tile.chains)
        return shared(opts, [*around, rows], renderer)

    return make


def _is_transposed(product: Product, renderer: Renderer) -> bool:
    """Whether the only left operand moves by one element along the rows, by more along the depth,
    and no first cache holds it."""
    one_each = len(product.left) == len(product.right) == 1
    if not one_each or not is_fixed(product.rows) or len(renderer.caches.sizes) < 2 or not renderer.vectors.masked:
        return False
    (left,) = product.left
    size = depth_of(product) * product.rows.extent * left.type.itemsize
    deep = [a.loads.get(left) for a in product.depth]
    fits = size <= renderer.caches.sizes[0] or left.src[0].src[0] is product.right[0].src[0].src[0]
    return not fits and product.rows.loads.get(left) == 1 and all(d not in (0, 1, None) for d in deep)


def _block(product: Product, copies: int, renderer: Renderer) -> int:
    """Rows of several tiles that are copied together:
    as many as the second cache holds, and as divide evenly among the workers; 0 where there are none."""
    left = conversions(product).get(product.left[0], product.left[0])
    rows, room = product.rows.extent, panel_room(renderer) // (depth_of(product) * left.type.itemsize)
    sizes = (n for n in range(2 * copies, rows, copies) if rows % n == 0 and n <= room)
    return max(sizes, key=lambda n: (rows // n % max(1, renderer.workers.count) == 0, n), default=0)
