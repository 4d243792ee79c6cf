"""Schedules of contractions: matrix products and batches of them. Register tiles over packed panels in the nearer caches.

    out[rows, columns] = sum(left[rows, k] * right[k, columns], k)

The columns lie in vectors and some rows stand in registers beside each other. The panel of the right operand that one vector of
columns needs is copied once, so that it is read in a row however often it is needed, and stays in the second cache.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod

from kg.plugin.strategy import (
    AxisFacts,
    AxisKind,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    affine,
    closed_ranges,
    occurs_by_the_sum,
)

#: Vectors of columns in a register tile and rows of it. Of tiles that cost the same, the one with fewer vectors: those come from further away than rows.
VECTORS, ROWS = (4, 3, 2, 1), (14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2)
#: Chains of additions that keep the multipliers busy.
LEAST_CHAINS = 8
#: Accumulators of a tile with the steps of its reduction that are written out: more would not stay in registers.
STEPS = ((16, 4), (24, 2))
#: Loads per product beside which the multipliers never wait, and how much longer each further one takes. With AVX2 on a Xeon 6, other work beside it, products of
#: 512 x 512 take 1.25 times what the multipliers alone do with tiles of 2 vectors and 4 rows (0.75), 1.16 of 2 and 5 (0.7), 1.07 of 2 and 6 (0.67), 1.10 of 3 and 4
#: (0.58, and the last columns masked) (`benchmarks/cpu.py --only matmul_512 --clock process --threads 1 --schedule ...`). Tiles of one vector have more than
#: one load per product, and on Zen 4 take twice the time of wider ones.
FREE_LOADS, WAIT = 2 / 3, 2.2
#: What a last block of rows that overlaps the one before costs beside its rows: the code stands there twice.
OVERLAP = 1.01
#: A panel is worth its copying from so many rows on.
WORTH_PACKING = 16
#: The same where a step of a plan copies it, and of the depth.
STEP_ROWS = 64
#: Rows of a tile where there may be fewer: of a product of 512 x 512, 4 rows take 24 us with tiles of 4, and 34 with tiles of 6.
FEW_ROWS = 4


@dataclass(frozen=True, slots=True)
class Product:
    """A sum over products: `left` loads don't move with the columns, `right` ones do; none of the right moves with the rows."""

    kernel: KernelFacts
    reduce: UOp
    columns: AxisFacts
    rows: AxisFacts
    left: tuple[UOp, ...]
    right: tuple[UOp, ...]

    @property
    def depth(self) -> list[AxisFacts]:
        return [self.kernel.of(r) for r in closed_ranges(self.reduce)]


def only_product(kernel: KernelFacts) -> Product | None:
    """The one reduction of a kernel as a product, if it is one."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    return product_of(kernel, reductions[0]) if len(reductions) == 1 else None


def product_of(kernel: KernelFacts, node: UOp) -> Product | None:
    """The sum as a product, if it is one whose columns and rows are output axes, the columns of fixed size."""
    if node.op is not Op.REDUCE or node.reduction.monoid.op != "ADD" or not closed_ranges(node):
        return None
    closed = frozenset(closed_ranges(node))
    loads = [u for u in node.toposort() if u.op is Op.LOAD and not kernel.scope[u].isdisjoint(closed)]
    outputs = [a for a in kernel.axes.values() if is_open_output(kernel, a)]
    columns = next((a for a in reversed(outputs) if set(a.stores.values()) == {1} and is_output(kernel, a)), None)
    if columns is None or columns.axis not in kernel.scope[node]:
        return None
    right = tuple(u for u in loads if columns.axis in kernel.scope[u])
    left = tuple(u for u in loads if columns.axis not in kernel.scope[u])
    if not left or not right:
        return None
    for rows in reversed(outputs):
        if any(rows.axis in kernel.scope[u] for u in left) and not any(rows.axis in kernel.scope[u] for u in right):
            return Product(kernel, node, columns, rows, left, right)
    return None


def is_output(kernel: KernelFacts, axis: AxisFacts) -> bool:
    """Whether all outputs run over it, and it has a fixed size."""
    return is_open_output(kernel, axis) and is_fixed(axis)


def is_open_output(kernel: KernelFacts, axis: AxisFacts) -> bool:
    return axis.kind is AxisKind.LOOP and kernel.shared(axis) and not axis.fills


def is_fixed(axis: AxisFacts) -> bool:
    return axis.axis.src[1].op is Op.CONST


def lanes_of(axis: AxisFacts, renderer: Renderer) -> int:
    """Lanes of a full vector of the widest value under the axis."""
    return max(1, renderer.vectors.alu // axis.bits)


def most_rows(vectors: int, renderer: Renderer) -> int:
    """Rows of a tile so wide whose accumulators, with one row of the other operand and a broadcast, fit the registers."""
    return max(1, (vector_registers(renderer) - vectors - 1) // vectors)


def vector_registers(renderer: Renderer) -> int:
    """Those of the target; where it does not say how many, the fewest that any has."""
    return renderer.registers.vector or 16


# -- panels


def of_panels(product: Product, renderer: Renderer) -> list[Opt]:
    columns, rows, kernel = product.columns, product.rows, product.kernel
    lanes = lanes_across(columns, renderer)
    if lanes == 1:
        return []
    _, vectors, copies = tile_of(product, lanes, renderer)
    width = vectors * lanes
    if not renderer.vectors.masked and lanes < columns.extent < width:
        width = columns.extent
    order = [a for a in kernel.axes.values() if is_open_output(kernel, a)]
    whole = columns.extent <= width
    opts = list[Opt]()
    panels = next((a for a in order[order.index(rows) + 1 :] if a is not columns and _are_panels(product, a)), None)
    if whole and panels is not None:  # all rows by one of them
        opts.append(Opt(OptOp.SWAP, rows.name, panels.name))
        order = rows_inside(order, rows, panels)
    swapped = rows_inside(order, rows, columns)
    at = _place_of_panel(product, order if whole else swapped, whole=whole)
    packed = at is not None and _is_worth_packing(product, width, renderer)
    # lanes beyond the end are masked where the panel is filled, so that there is one panel and one loop over it
    opts.append(Opt(OptOp.VECTOR, columns.name, width, tail="mask" if packed and columns.extent % width else ""))
    if packed and not whole and swapped != order:
        opts.append(Opt(OptOp.SWAP, rows.name, columns.name))
        order = swapped
    if packed and at is not None:
        opts += panel(product, at, width, renderer, whole=whole)
    opts += upcast(product.kernel, product.rows, copies)
    opts += steps(product.depth[-1], vectors * copies)
    return opts + threads(
        order if not whole else [a for a in order if a is not columns], renderer, {columns.name: width, rows.name: copies}
    )


def lanes_across(columns: AxisFacts, renderer: Renderer) -> int:
    """Few columns are the first lanes of one vector."""
    return min(lanes_of(columns, renderer), 1 << (columns.extent - 1).bit_length())


def rows_inside(order: Sequence[AxisFacts], rows: AxisFacts, columns: AxisFacts) -> list[AxisFacts]:
    """The loops with rows and columns, or panels of them, in each other's place if that puts the rows inside."""
    if order.index(columns) < order.index(rows):
        return list(order)
    return [rows if a is columns else columns if a is rows else a for a in order]


def _place_of_panel(product: Product, order: Sequence[AxisFacts], *, whole: bool) -> AxisFacts | None:
    """The loop in whose iterations a panel is filled: the innermost that it moves with. None where each of the rows would
    fill one, or nothing stands around."""
    around = [a for a in order if a is not product.columns] if whole else order
    moving = [a for a in around if moves(product, a)]
    if not moving or order.index(moving[-1]) > order.index(product.rows):
        return None
    return moving[-1]


def moves(product: Product, axis: AxisFacts) -> bool:
    """Whether the right operand is another one in each iteration."""
    return any(axis.axis in product.kernel.scope[u] for u in product.right)


def _are_panels(product: Product, axis: AxisFacts) -> bool:
    """Whether the right operand's panels, packed by a kernel before, or those of a batch lie one after another along the axis."""
    size = product.columns.extent * depth_of(product)
    return all((axis.loads.get(load) or 0) >= size for load in product.right)


def stays_in_registers(rows: int, copies: int, most: int) -> bool:
    """Whether a tile of so many rows does where `most` fit: one full block and the rest share their loop, and all its rows."""
    return copies <= min(most, rows) and (rows % copies == 0 or rows >= 2 * copies or rows <= most)


def tile_cost(columns: int, width: int, rows: int, copies: int, vectors: int, steps: int = 1) -> float:
    """Time per product of tiles of `copies` rows and `width` columns in so many vectors; 1 is that of multipliers always busy. In `steps` that are written out
    as one, each row begins where the one before had its second step."""
    chains = vectors * copies
    waste = -(-columns // width) * width / columns
    loads = (vectors * steps + copies + steps - 1) / (chains * steps)
    overlap = 1.0 if rows % copies == 0 else OVERLAP * -(-rows // copies) * copies / rows
    return waste * overlap * max(1.0, LEAST_CHAINS / chains, 1 + WAIT * (loads - FREE_LOADS)) * (1 + loads / 8)


def far_tile_cost(columns: int, width: int, rows: int, copies: int, vectors: int, steps: int = 1) -> float:
    """The same where the vectors count as two loads, because they lie across two lines of the cache or come from the second one."""
    return tile_cost(columns, width, rows, copies, vectors, steps) * (1 + 1 / (8 * copies))


def tile_of(product: Product, lanes: int, renderer: Renderer) -> tuple[float, int, int]:
    """Cost, vectors and rows of the tile of a product. Where the number of rows is open they are taken to be a multiple of the tile's."""
    columns, rows, most = product.columns, product.rows, columns_of_a_panel(product, lanes, renderer)
    if is_fixed(rows):
        return best_tile(columns.extent, most, rows.extent, lanes, renderer)
    choices = (min(FEW_ROWS, rows.extent),) if are_few(rows) else (*ROWS, 1)
    return best_tile(columns.extent, most, rows.extent, lanes, renderer, _cost_of_full_tiles, choices)


def _cost_of_full_tiles(columns: int, width: int, rows: int, copies: int, vectors: int) -> float:
    return tile_cost(columns, width, copies, copies, vectors)


def are_few(rows: AxisFacts) -> bool:
    """Whether their number is open and so small that a tile has to suit any."""
    return not is_fixed(rows) and rows.extent < WORTH_PACKING


def best_tile(
    columns: int,
    most_columns: int,
    rows: int,
    lanes: int,
    renderer: Renderer,
    cost_of: Callable[[int, int, int, int, int], float] = tile_cost,
    choices: Sequence[int] = (*ROWS, 1),
    across: Sequence[int] = VECTORS,
) -> tuple[float, int, int]:
    """Cost, vectors and rows of the tile: enough chains of additions, all in registers, and the fewest loads per product."""
    best: tuple[float, int, int] | None = None
    for vectors in across:
        if vectors > 1 and vectors * lanes >= most_columns + lanes:
            continue
        most = most_rows(vectors, renderer)
        rest = 1.0 if renderer.vectors.masked else _one_by_one(columns, vectors * lanes, lanes)
        for copies in choices:
            if not stays_in_registers(rows, copies, most):
                continue
            cost = cost_of(columns, vectors * lanes, rows, copies, vectors) * rest
            if best is None or (cost, vectors) < best[:2]:
                best = cost, vectors, copies
    return best if best is not None else (1.0, 1, 1)


def _one_by_one(columns: int, width: int, lanes: int) -> float:
    """What more it costs that the columns left over are done one by one, where vectors have no masks and they are no parts of one."""
    if lanes < columns < width and is_in_parts(columns, lanes):
        return 1.0
    left = columns % width
    return (columns - left + left * lanes) / (-(-columns // width) * width)


def columns_of_a_panel(product: Product, lanes: int, renderer: Renderer) -> int:
    """The most columns a tile may have for its panel to stay in the second cache; all, where nothing can be packed."""
    most = panel_room(renderer) // max(1, depth_of(product) * max(u.type.itemsize for u in product.right)) // lanes * lanes
    return min(most, product.columns.extent) if most else product.columns.extent


def line_bytes(renderer: Renderer) -> int:
    """A cache line, or a vector that is wider or beside which no line is known."""
    return max(renderer.caches.line, renderer.vectors.alu // 8)


def panel_room(renderer: Renderer) -> int:
    """Bytes of a panel that the rows of the left operand and of the result leave in the second cache, or in the only one."""
    return renderer.caches.sizes[:2][-1] * 5 // 8 if renderer.caches.sizes else 0


def panel_width(columns: int, rows: int, depth: int, itemsize: int, renderer: Renderer, *, in_rows: bool) -> int:
    """Columns of the panels in which a step of its own packs an operand of so many: a divisor of them. 0 where that is not worth a step: where the operand lies in
    rows, and the second cache holds it."""
    lanes, room = renderer.vectors.alu // (8 * itemsize), panel_room(renderer)
    if lanes < 2 or min(rows, depth) < STEP_ROWS or (in_rows and depth * columns * itemsize <= room):
        return 0
    widths = [width for width in range(lanes, VECTORS[0] * lanes + 1) if columns % width == 0 and is_in_parts(width, lanes)]
    fitting = [width for width in widths if depth * width * itemsize <= room] or widths[:1]
    return min(fitting, key=lambda width: best_tile(width, width, rows, lanes, renderer), default=0)


def is_in_parts(columns: int, lanes: int) -> bool:
    """Whether so many columns are whole vectors, and halves and quarters of one."""
    return columns % lanes == 0 or (lanes >= 8 and columns % (lanes // 4) == 0)


def depth_of(product: Product) -> int:
    return prod(a.extent for a in product.depth)


def _is_worth_packing(product: Product, width: int, renderer: Renderer) -> bool:
    """Whether the right operand is read again often enough, does not lie in a row by itself, and a panel fits the cache."""
    if product.rows.extent < WORTH_PACKING or len(product.right) != 1:
        return False
    load = product.right[0]
    kept = conversions(product).get(load, load)
    bytes_per_column = depth_of(product) * kept.type.itemsize
    if bytes_per_column * width > panel_room(renderer):
        return False
    stride = product.columns.loads.get(load)
    wide = kept is not load or (
        product.columns.extent > width and bytes_per_column * product.columns.extent > renderer.caches.sizes[0] // 2
    )
    return stride != 1 or wide


def panel(product: Product, at: AxisFacts, width: int, renderer: Renderer, *, whole: bool) -> list[Opt]:
    value = "cast" if product.right[0] in conversions(product) else f"p{product.right[0].src[0].src[0].slot}"
    column = product.columns.name
    inner = column if product.columns.extent == width else f"{column}.in"
    around = [column] if whole and inner != column else []  # a loop of one round, whose lanes are masked
    depth = [a.name for a in product.depth if a.axis in product.kernel.scope[product.right[0]]]
    name = f"{value}_{at.name}"
    opts = [Opt(OptOp.STAGE, at.name, value, scope="THREAD", layout="/".join([*around, *depth, inner]))]
    if product.columns.loads.get(product.right[0]) == 1:
        return [*opts, Opt(OptOp.VECTOR, f"{name}.{inner}", width)]
    return [*opts, *_transposed_panel(product, name, inner, width, renderer)]


def conversions(product: Product) -> dict[UOp, UOp]:
    """Loads of operands that lie in rows and are only widened, and what they are widened to: panels hold that, so that it is done once for all rows, or columns. None
    where anything else is cast: the name of a STAGE would mean that, too."""
    casts = [u for u in product.kernel.scope if u.op is Op.CAST]
    along = {**dict.fromkeys(product.left, product.depth[-1]), **dict.fromkeys(product.right, product.columns)}
    found = {u.src[0]: u for u in casts if u.src[0] in along and u.type.itemsize > u.src[0].type.itemsize}
    if len(found) < len(casts) or any(u.op is not Op.CAST and not found.keys().isdisjoint(u.src) for u in product.kernel.scope):
        return {}
    return {load: cast for load, cast in found.items() if along[load].loads.get(load) == 1}


def _transposed_panel(product: Product, name: str, inner: str, width: int, renderer: Renderer) -> list[Opt]:
    """Where the depth of a column lies in a row, the panel is filled by blocks of rows and shuffles."""
    (depth, *others), load = product.depth, product.right[0]
    lanes = lanes_of(product.columns, renderer)
    in_blocks = not others and depth.loads.get(load) == 1 and depth.extent >= lanes and width % lanes == 0
    if not in_blocks or width > product.columns.extent or Op.SHUFFLE not in renderer.supported_ops:
        return []
    return [
        Opt(OptOp.VECTOR, f"{name}.{inner}", lanes),
        Opt(OptOp.UPCAST, f"{name}.{depth.name}", lanes, tail="peel" if depth.extent % lanes else ""),
    ]


def upcast(kernel: KernelFacts, rows: AxisFacts, copies: int) -> list[Opt]:
    if copies < 2:
        return []
    return [Opt(OptOp.UPCAST, rows.name, copies, tail=_tail(kernel, rows, copies))]


def _tail(kernel: KernelFacts, rows: AxisFacts, size: int) -> str:
    """The last block overlaps the one before, so that all are full and there is one loop; but not where a row that is stored
    twice would have lost what it is made of. Of few rows some are computed that nobody needs."""
    if is_fixed(rows) and rows.extent % size == 0:
        return ""
    written = {s.src[0].src[0] for s in kernel.sink.src}
    updated = any(u.op is Op.LOAD and u.src[0].src[0] in written for u in kernel.scope)
    if are_few(rows) and not updated:
        return "pad"
    return "peel" if updated or rows.axis.src[1].vmin < size else "shift"


def steps(inner: AxisFacts, chains: int) -> list[Opt]:
    if inner.axis.src[1].op is not Op.CONST:
        return []
    most = next((n for limit, n in STEPS if chains <= limit), 1)
    count = next((n for n in range(most, 1, -1) if inner.extent % n == 0), 1)
    return [Opt(OptOp.UNROLL, inner.name, count)] if count > 1 else []


def threads(order: Sequence[AxisFacts], renderer: Renderer, sizes: dict[str, int]) -> list[Opt]:
    """The outermost loop with a slice for every worker, or else the longest."""
    if renderer.workers.count < 2 or not order:
        return []
    trips = {a.name: a.extent // sizes.get(a.name, 1) for a in order}
    name = next((n for n, count in trips.items() if count >= renderer.workers.count), max(trips, key=lambda n: trips[n]))
    return [Opt(OptOp.THREAD, name)] if trips[name] > 1 else []


def windows_of(product: Product) -> dict[str, AxisFacts]:
    """Reduced axes that move the right operand as an output axis does, with that axis: x[o + r]; or with steps that leave them an
    overlap: x[2*o + r], r < 3."""
    if len(product.right) != 1:
        return {}
    load = product.right[0]
    places = affine(load.src[0].src[1]).terms
    found: dict[str, AxisFacts] = {}
    for depth in product.depth:
        for axis in product.kernel.axes.values():
            by, step = places.get(axis.axis, 0), places.get(depth.axis, 0)
            alike = step and by % step == 0 and 0 < by // step < depth.extent
            free = axis.kind is AxisKind.LOOP and axis not in found.values()
            if alike and free and (by != step or occurs_by_the_sum(load, (axis.axis, depth.axis))):
                found[depth.name] = axis
                break
    return found
