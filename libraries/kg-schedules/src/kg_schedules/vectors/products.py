"""Which axis of a product lies in the lanes of vectors: the columns, or, where there are few of them, the rows or the depth.

    out[rows, columns] = sum(left[rows, k] * right[k, columns], k)

What each way costs is estimated in full vectors of products, as many as there would be at best being 1; the cheapest is taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin.strategy import AxisFacts, KernelFacts, Opt, OptOp, Renderer

from kg_schedules.vectors.contractions import (
    LEAST_CHAINS,
    OVERLAP,
    Product,
    best_tile,
    depth_of,
    is_fixed,
    is_open_output,
    lanes_across,
    lanes_of,
    of_panels,
    only_product,
    rows_inside,
    steps,
    threads,
    tile_of,
    upcast,
    vector_registers,
    windows_of,
)
from kg_schedules.vectors.copied_rows import of_copied_rows

#: Vectors of rows or columns up to which another axis than the columns may lie in the lanes.
FEW = 2
#: Rows and columns of a tile with the depth in its lanes: more places that are read in turn are no faster. The registers hold its
#: accumulators, a vector of each place of the fewer ones, and one of the others.
SIDES = (5, 4, 3, 2, 1)
#: So many loads per product along the depth take as long as the product. Of 256 x 256 by 256 x 2 on Zen 3 with AVX2, tiles of 5 rows, the last of which overlap
#: (0.7), take 6.6 us and of 4 (0.75) 6.8; by 256 x 10 tiles of 4 x 2 take 24.3 and of 2 x 5 20.2.
LOADS = 1.6
#: What adding up the lanes of a vector costs, copying one to a panel whose columns do not lie in rows, and storing one by the element.
ADDED_UP, COPIED, STORED = 10, 40, 32
#: Columns that lie side by side in memory and are taken apart by shuffles.
RECORDS = (2, 4)

#: What it costs, and the Opts.
_Way = tuple[float, list[Opt]]


def contraction(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts for a kernel that is one sum of products; none for other kernels, and for the convolutions of `windows`."""
    product = only_product(kernel) if renderer.vectors.alu else None
    if product is None or windows_of(product):
        return []
    few = FEW * lanes_of(product.columns, renderer)
    ways = [_columns_in_lanes(product, renderer)]
    if product.columns.extent <= few:
        ways.append(_rows_in_lanes(product, renderer))
    if min(product.columns.extent, product.rows.extent) <= few:
        ways.append(_depth_in_lanes(product, renderer))
    return min((way for way in ways if way[1]), key=lambda way: way[0], default=(0.0, list[Opt]()))[1]


def _columns_in_lanes(product: Product, renderer: Renderer) -> _Way:
    columns, rows = product.columns, product.rows
    lanes = lanes_across(columns, renderer)
    cost, _, _ = tile_of(product, lanes, renderer)
    transposed = any(columns.loads[load] != 1 for load in product.right)
    copied = COPIED / rows.extent if transposed else 0.0
    opts = of_copied_rows(product, renderer) or of_panels(product, renderer)
    return (cost + copied) * lanes_of(columns, renderer) / lanes, opts


def _rows_in_lanes(product: Product, renderer: Renderer) -> _Way:
    """Where the left operand moves by one element along the rows. What is stored goes across the rows of the result."""
    columns, rows = product.columns, product.rows
    lanes = lanes_of(rows, renderer)
    if not is_fixed(rows) or rows.extent < lanes or any(rows.loads.get(load) != 1 for load in product.left):
        return 0.0, []
    cost, vectors, copies = best_tile(rows.extent, rows.extent, columns.extent, lanes, renderer)
    width = vectors * lanes
    tail = "mask" if rows.extent % width and renderer.vectors.masked else ""
    opts = [Opt(OptOp.VECTOR, rows.name, width, tail=tail), *upcast(product.kernel, columns, copies)]
    opts += steps(product.depth[-1], vectors * copies)
    return cost + STORED / depth_of(product), opts + threads(
        _outputs(product), renderer, {rows.name: width, columns.name: copies}
    )


def _depth_in_lanes(product: Product, renderer: Renderer) -> _Way:
    """Where both operands lie in rows along the depth, as those of a scalar product: sums in lanes, which are added up at the end."""
    columns, rows, depth = product.columns, product.rows, product.depth[-1]
    lanes = lanes_of(depth, renderer)
    if (
        depth.extent < 2 * lanes
        or not depth.free
        or not all(_lies_along(product, load) for load in (*product.left, *product.right))
    ):
        return 0.0, []
    tiles = [(a, b) for a in SIDES for b in SIDES if a * b + min(a, b) < vector_registers(renderer)]
    cost, down, across = min(_side_cost(rows.extent, a, columns.extent, b) for a, b in tiles)
    order = _outputs(product)
    inside = rows_inside(order, rows, columns) if rows.extent < columns.extent else rows_inside(order, columns, rows)
    opts = [Opt(OptOp.SWAP, rows.name, columns.name)] if inside != order else []
    opts += [*upcast(product.kernel, rows, down), *upcast(product.kernel, columns, across)]
    opts.append(Opt(OptOp.VECTOR, depth.name, lanes))
    cost *= 1 + ADDED_UP * lanes / depth_of(product)
    return cost, opts + threads(inside, renderer, {rows.name: down, columns.name: across})


def _lies_along(product: Product, load: object) -> bool:
    """Whether vectors along the depth are loaded in whole, or taken out of records of few columns."""
    depth, columns = product.depth[-1], product.columns
    stride = depth.loads.get(load)  # type: ignore[arg-type]
    return stride == 1 or (stride in RECORDS and stride == columns.extent and columns.loads.get(load) == 1)  # type: ignore[arg-type]


def _side_cost(rows: int, down: int, columns: int, across: int) -> tuple[float, int, int]:
    """Cost of a tile of so many rows and columns, in vectors along the depth."""
    if down > rows or across > columns:
        return float("inf"), down, across
    chains = down * across
    cost = max(1.0, LEAST_CHAINS / chains, LOADS * (down + across) / chains)
    for extent, size in ((rows, down), (columns, across)):
        cost *= 1.0 if extent % size == 0 else OVERLAP * -(-extent // size) * size / extent
    return cost, down, across


def _outputs(product: Product) -> Sequence[AxisFacts]:
    return [a for a in product.kernel.axes.values() if is_open_output(product.kernel, a)]
