"""Matrix products, batches of them and convolutions where work-items stand in groups: a work-item makes a tile in its registers, a work-group a
larger one, for which both operands' panels are shared where that memory is quicker than what is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Opt, OptOp, Renderer, UOp, closed_ranges

from kg_schedules.contraction import Product, product_of
from kg_schedules.groups.work_items import LANES, LEAST_ITEMS, fill, is_fixed, most_items, outputs, spread

#: Rows of a work-item's tile and vectors in one of them, in the order in which they are tried; the steps of its reduction that are written out.
#: On llvmpipe, where a load costs as much as some forty products whatever it loads, a product of 512 x 512 takes 69 ms by tiles of 16 rows and
#: 4 vectors, 97 by 16 of 2 or 8 of 4, 125 by 8 of 2, 235 by 8 of one.
TILES, STEPS = ((16, 4), (16, 2), (8, 4), (8, 2), (8, 1), (4, 1), (2, 1)), (4, 3, 2)
#: Vectors of products of a loop's step: more steps than fill these are not written out.
WRITTEN = 64
#: Vectors of all tiles of a work-group.
GROUP_VECTORS = 1024
#: Steps of a reduction for each output from which on the work-items share the reduction rather than the few outputs.
DEEP = 16
#: Vectors of four in registers that a work-item may fill where the renderer does not say how many there are.
REGISTERS = 32
#: Items along each side of a work-group that shares panels, rows of a work-item's tile then, and steps of the reduction in a panel.
SIDE, SHARED_ROWS, PANEL = 16, 4, 16


def group_products(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of a kernel that is one sum of products with rows and columns; none for others, and for few outputs of a long sum."""
    product = _main_product(kernel)
    if product is None or not all(a.free for a in product.depth):
        return []
    found = outputs(kernel)
    if product.columns not in found or product.rows not in found:
        return []
    depth = prod(a.extent for a in product.depth)
    if renderer.has_shared and prod(a.extent for a in found) * DEEP <= depth:
        return []
    return _shared_panels(product, found, renderer) or _tiles(product, found, renderer)


def _main_product(kernel: KernelFacts) -> Product | None:
    """The one product of a kernel. Sums of its rows over the same steps may stand beside it, as those by which an attention is divided."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    found = [product for node in reductions if (product := product_of(kernel, node)) is not None]
    if len(found) != 1:
        return None
    (product,) = found
    steps = set(closed_ranges(product.reduce))
    for node in reductions:
        if node is not product.reduce and (set(closed_ranges(node)) != steps or product.columns.axis in kernel.scope[node]):
            return None
    return product


def _tiles(product: Product, found: Sequence[AxisFacts], renderer: Renderer) -> list[Opt]:
    """Every work-item reads for itself."""
    columns, rows = product.columns, product.rows
    lanes = _lanes(columns, renderer)
    vectors_each = prod(a.extent for a in found) // lanes
    masked = columns.extent % lanes > 0  # by the element: twice as much code
    registers = renderer.registers.vector or REGISTERS
    most = (min(registers, REGISTERS) if masked else registers) // 2
    fitting = (
        (copies, beside)
        for copies, beside in TILES
        if copies * beside <= min(most, vectors_each // spread(renderer))
        and _suits(rows, copies)
        and _suits(columns, beside * lanes)
    )
    copies, beside = next(fitting, (1, 1))
    vectors = copies * beside
    if masked:
        lanes, beside = 1, beside * lanes
    opts = [Opt(OptOp.UPCAST, rows.name, copies)] if copies > 1 else []
    opts += [Opt(OptOp.VECTOR, columns.name, lanes)] if lanes > 1 else []
    opts += [Opt(OptOp.UPCAST, columns.name, beside)] if beside > 1 else []
    order = [a for a in found if a not in (rows, columns)] + [rows, columns]
    taken = {rows.name: copies, columns.name: lanes * beside}
    opts += fill(order, taken, min(most_items(renderer), 2 * LEAST_ITEMS, GROUP_VECTORS // vectors), tile=True)
    inner = product.depth[-1]
    written = [n for n in STEPS if inner.extent % n == 0 and inner.extent >= n and n * vectors <= WRITTEN]
    steps = written[0] if written and is_fixed(inner) else 0
    return opts + ([Opt(OptOp.UNROLL, inner.name, steps)] if steps else [])


def _suits(rows: AxisFacts, copies: int) -> bool:
    """Whether so many rows go together with little waste."""
    return is_fixed(rows) and (rows.extent % copies == 0 or rows.extent >= 8 * copies)


def _lanes(columns: AxisFacts, renderer: Renderer) -> int:
    """Columns of a work-item's tile, which lie side by side where they are stored."""
    bits = min(renderer.vectors.memory, renderer.vectors.alu or renderer.vectors.memory)
    lanes = min(LANES, bits // columns.bits, renderer.vectors.lanes or LANES)
    return lanes if lanes > 1 and _suits(columns, lanes) else 1


def _shared_panels(product: Product, found: Sequence[AxisFacts], renderer: Renderer) -> list[Opt]:
    """A tile of a work-group, and both operands' panels for some steps in memory that its work-items share."""
    columns, rows = product.columns, product.rows
    lanes = _lanes(columns, renderer)
    height, width = SIDE * SHARED_ROWS, SIDE * lanes
    if renderer.shared_memory.slow or not renderer.has_shared or most_items(renderer) < SIDE * SIDE or len(product.depth) > 1:
        return []
    (depth,) = product.depth
    if not all(is_fixed(a) and a.extent % n == 0 for a, n in ((rows, height), (columns, width), (depth, PANEL))):
        return []
    slots = _slots(product.left), _slots(product.right)
    written = {s.src[0].src[0].slot for s in product.kernel.sink.src}
    if depth.extent == PANEL or not all(len(s) == 1 for s in slots) or slots[0] == slots[1] or written & (slots[0] | slots[1]):
        return []
    size = PANEL * sum(n * a.bits // 8 for n, a in ((height, rows), (width, columns)))
    if size > renderer.shared_max:
        return []
    opts = [Opt(OptOp.UPCAST, rows.name, SHARED_ROWS)]
    opts += [Opt(OptOp.VECTOR, columns.name, lanes)] if lanes > 1 else []
    opts += [Opt(OptOp.LOCAL, rows.name, SIDE), Opt(OptOp.LOCAL, columns.name, SIDE), Opt(OptOp.TILE, depth.name, PANEL)]
    return opts + [Opt(OptOp.STAGE, depth.name, f"p{slot}", scope="LOCAL") for s in slots for slot in sorted(s)]


def _slots(loads: Sequence[UOp]) -> set[int]:
    return {load.src[0].src[0].slot for load in loads if load.src[0].src[0].op is Op.PARAM}
