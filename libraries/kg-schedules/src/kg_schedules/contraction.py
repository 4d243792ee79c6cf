"""The contraction structure of a kernel: which axes of a sum of products are rows, columns,
depth and windows, and what its operands are.

    out[rows, columns] = sum(left[rows, k] * right[k, columns], k)

The generator of tilings, convolutions and attention read it; of machines it knows the lanes of vectors alone.
"""

from __future__ import annotations

from math import prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Renderer, UOp, affine, closed_ranges
from kg.records import dataclass
from kg_tiles.memory.staged_layout import occurs_by_the_sum

#: What a reduced axis moves by, in steps of an output axis, is a window's dilation up to here; further apart, as rows are, it is an axis of its own.
MOST_APART = 4


@dataclass(frozen=True, slots=True)
class Product:
    """A sum over products: `left` loads don't move with the columns, `right` ones do;
    none of the right moves with the rows."""

    kernel: KernelFacts
    reduce: UOp
    columns: AxisFacts
    rows: AxisFacts
    left: tuple[UOp, ...]
    right: tuple[UOp, ...]

    @property
    def depth(self) -> list[AxisFacts]:
        return [self.kernel.of(r) for r in closed_ranges(self.reduce)]

    @property
    def outputs(self) -> list[AxisFacts]:
        return [a for a in self.kernel.axes.values() if is_open_output(self.kernel, a)]


def only_product(kernel: KernelFacts) -> Product | None:
    """The one reduction of a kernel as a product, if it is one,
    and nothing is carried from one output to the next."""
    reductions = [node for node in kernel.scope if node.op is Op.REDUCE]
    alone = len(reductions) == 1 and not any(a.scanned for a in kernel.axes.values())
    return product_of(kernel, reductions[0]) if alone else None


def product_of(kernel: KernelFacts, node: UOp) -> Product | None:
    """The sum as a product, if it is one whose columns and rows are output axes,
    the columns of fixed size."""
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


def depth_of(product: Product) -> int:
    return prod(a.extent for a in product.depth)


def moves(product: Product, axis: AxisFacts) -> bool:
    """Whether the right operand is another one in each iteration."""
    return any(axis.axis in product.kernel.scope[u] for u in product.right)


def are_panels(product: Product, axis: AxisFacts) -> bool:
    """Whether the right operand's panels, packed by a kernel before,
    or those of a batch lie one after another along the axis."""
    size = product.columns.extent * depth_of(product)
    return all((axis.loads.get(load) or 0) >= size for load in product.right)


def lanes_of(axis: AxisFacts, renderer: Renderer) -> int:
    """Lanes of a full vector of the widest value under the axis."""
    return max(1, renderer.vectors.alu // axis.bits)


def lanes_across(columns: AxisFacts, renderer: Renderer) -> int:
    """Few columns are the first lanes of one vector."""
    return min(lanes_of(columns, renderer), 1 << (columns.extent - 1).bit_length())


def conversions(product: Product) -> dict[UOp, UOp]:
    """Loads of operands that are only widened, and what they are widened to:
    panels hold that, so that it is done once for all rows, or columns. None where anything else is cast before it is
    multiplied: the name of a STAGE would mean that, too."""
    inside = [u for u in product.reduce.toposort() if product.kernel.scope.get(u)]
    casts = [u for u in inside if u.op is Op.CAST]
    found = {
        u.src[0]: u for u in casts if u.src[0] in {*product.left, *product.right} and u.type.itemsize > u.src[0].type.itemsize
    }
    if len(found) < len(casts) or any(u.op is not Op.CAST and not found.keys().isdisjoint(u.src) for u in inside):
        return {}
    return found


def _overlap(step: int, of_each: int, count: int) -> bool:
    """Whether windows of `count` elements that are `of_each` apart share some with the next window,
    `step` elements on."""
    return step % of_each == 0 and step // of_each < count


def windows_of(product: Product, *, few: bool = False) -> dict[str, AxisFacts]:
    """Reduced axes that move the right operand as an output axis does, with that axis:
    x[o + r]; or with steps that leave them an overlap: x[2*o + r], r < 3; with `few` outputs x[o + 2*r], o < 3, as well."""
    if len(product.right) != 1:
        return {}
    load = product.right[0]
    places = affine(load.src[0].src[1]).terms
    found: dict[str, AxisFacts] = {}
    for depth in product.depth:
        for axis in product.kernel.axes.values():
            by, step = places.get(axis.axis, 0), places.get(depth.axis, 0)
            alike = (
                by > 0
                and step > 0
                and (_overlap(by, step, depth.extent) or (few and step <= MOST_APART * by and _overlap(step, by, axis.extent)))
            )
            free = axis.kind is AxisKind.LOOP and axis not in found.values()
            if alike and free and (by != step or occurs_by_the_sum(load, (axis.axis, depth.axis))):
                found[depth.name] = axis
                break
    return found
