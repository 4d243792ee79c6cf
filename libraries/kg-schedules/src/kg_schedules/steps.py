"""The Opts that tilings of products are made of: blocks of rows, panels, steps that are written out, workers."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Opt, OptOp, Renderer

from kg_schedules.contraction import Product, conversions, is_fixed, lanes_of
from kg_schedules.cost.tiles import steps_of

#: Rows from which on a default schedule packs panels: a product of an open number of rows is compiled for fewer, and for more.
WORTH_PACKING = 16


def rows_inside(order: Sequence[AxisFacts], rows: AxisFacts, columns: AxisFacts) -> list[AxisFacts]:
    """The loops with rows and columns in each other's place if that puts the rows inside."""
    if order.index(columns) < order.index(rows):
        return list(order)
    return [rows if a is columns else columns if a is rows else a for a in order]


def are_few(rows: AxisFacts) -> bool:
    """Whether their number is open and so small that a tile has to suit any."""
    return not is_fixed(rows) and rows.extent < WORTH_PACKING


def place_of_panel(product: Product, order: Sequence[AxisFacts], *, whole: bool) -> AxisFacts | None:
    """The loop in whose iterations a panel is filled: the innermost that it moves with. None where each of the rows would
    fill one, or nothing stands around."""
    scope = product.kernel.scope
    around = [a for a in order if a is not product.columns] if whole else order
    moving = [a for a in around if any(a.axis in scope[u] for u in product.right)]
    if not moving or order.index(moving[-1]) > order.index(product.rows):
        return None
    return moving[-1]


def panel(product: Product, at: AxisFacts, width: int, renderer: Renderer, *, whole: bool) -> list[Opt]:
    """The columns of a tile, packed as it reads them."""
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
    count = steps_of(inner.extent, chains) if is_fixed(inner) else 1
    return [Opt(OptOp.UNROLL, inner.name, count)] if count > 1 else []


def threads(order: Sequence[AxisFacts], renderer: Renderer, sizes: dict[str, int]) -> list[Opt]:
    """The outermost loop with a slice for every worker, or else the longest."""
    if renderer.workers.count < 2 or not order:
        return []
    trips = {a.name: a.extent // sizes.get(a.name, 1) for a in order}
    name = next((n for n, count in trips.items() if count >= renderer.workers.count), max(trips, key=lambda n: trips[n]))
    return [Opt(OptOp.THREAD, name)] if trips[name] > 1 else []
