"""A large product as two kernels where work-items are loops of a CPU:
the columns' operand in panels, and the product of them.

    out[m, n] = sum(a[m, k] * b[k, n], k)
->  step 0: panel = b in panels        [n/32, k, 32]
    step 1: out[m, n/32, 32] = sum(a[m, k] * panel[n/32, k, 32], k)

A CPU with threads fills such a panel within the kernel, once for the rows that follow (`kg_schedules.tilings`). Work-items share nothing but what a
kernel before theirs has stored. `multistep` asks.
"""

from __future__ import annotations

from math import prod
from typing import cast

from kg.frontend import ELEMENTWISE, Dim, Op, Plan, Renderer, UOp, dim_max
from kg.records import dataclass

from kg_graph.kernels.products.pack import Layout
from kg_graph.plan_builder import PlanBuilder, reshaped_param


def pack_products(ast: UOp, renderer: Renderer) -> Plan | None:
    """The plan in which the columns' operand of the one product is packed;
    None where that is not worth it, or not a plan's to do."""
    from kg_schedules.work_item_loops import is_loops_of_a_cpu

    if not is_loops_of_a_cpu(renderer) or len(ast.src) != 1:
        return None
    product = only_product(ast)
    width = product.width(renderer) if product and _is_stored_by_element(ast, product.node) else 0
    if product is None or not width:
        return None
    steps = PlanBuilder(ast)
    layout = Layout.panels(product.base_shape, product.column, width)
    (panel,) = steps.keep([layout.packed(product.base)], "pack")
    factors = [s.substitute({product.base: layout.unpacked(panel)}) if s is product.right else s for s in product.terms.src]
    (store,) = ast.src
    target, value = store.src
    shape = (*target.shape[:-1], product.columns // width, width)
    value = value.substitute({product.terms: product.terms.with_src(tuple(factors))})
    steps.add([store.with_src((reshaped_param(target, shape), value.reshape(*shape)))], "")
    return steps.plan()


@dataclass(frozen=True, slots=True)
class Product:
    """A sum `node` of `terms` over their `axis`, whose factor `right` moves with the last axis
    of the result: `base` is what lies in memory, or is computed once, and `column` that axis of it. `batch`: the axes of the
    terms that come first and have a matrix of `right` each; None where others do, and where the matrices, as they are or
    widened, aren't in memory."""

    node: UOp
    axis: int
    terms: UOp
    right: UOp
    base: UOp
    column: int
    rows: int
    columns: int
    depth: int
    batch: tuple[int, ...] | None

    @property
    def results(self) -> int:
        """How many sums there are."""
        return prod(map(dim_max, self.node.shape))

    @property
    def base_shape(self) -> tuple[int, ...]:
        return tuple(int(d) for d in self.base.shape if isinstance(d, int))

    def width(self, renderer: Renderer) -> int:
        """Columns of a panel; 0 where packing is not worth it."""
        from kg_schedules.steps import panel_width

        in_rows = self.column == len(self.base.shape) - 1
        return panel_width(self.columns, self.rows, self.depth, self.base.type.itemsize, renderer, in_rows=in_rows)


def only_product(ast: UOp) -> Product | None:
    """The one reduction of a statement, as a product."""
    reductions = list(ast.find(Op.REDUCE, Op.SCAN))
    if len(reductions) != 1 or reductions[0].op is not Op.REDUCE:
        return None
    (node,) = reductions
    target, _, *others = ast.src[0].src
    terms = node.src[0]
    fixed = all(isinstance(d, int) for u in (terms, target) for d in u.shape)
    if others or not fixed or node.reduction.monoid.op != "ADD" or terms.op is not Op.MUL or target.op is not Op.PARAM:
        return None
    return _product(node, target)


def _is_stored_by_element(ast: UOp, node: UOp) -> bool:
    """Whether the columns of a product are those of the result,
    which is computed of it element by element."""
    target, value = ast.src[0].src
    return target.shape[-1:] == sizes(node)[-1:] and _is_elementwise(value, node)


def sizes(node: UOp) -> tuple[Dim, ...]:
    """The shape without axes of one element."""
    return tuple(d for d in node.shape if d != 1)


def _is_elementwise(value: UOp, node: UOp) -> bool:
    """Whether all that is made of a node has its shape, but for axes of one element."""
    above = {node}
    for u in value.toposort():
        if not above.isdisjoint(u.src):
            if u.op not in ELEMENTWISE | {Op.RESHAPE} or sizes(u) != sizes(node):
                return False
            above.add(u)
    return value in above


def _product(node: UOp, target: UOp) -> Product | None:
    terms, shape = node.src[0], [int(d) for d in node.src[0].shape if isinstance(d, int)]
    depth = [a for a in node.reduction.axes if shape[a] > 1]
    outputs = [a for a in range(len(shape)) if a not in node.reduction.axes and shape[a] > 1]
    operands = {s: behind_movement(s) for s in terms.src}
    if len(depth) != 1 or len(outputs) < 2 or len(operands) != 2 or any(len(s.shape) != len(shape) for s in operands):
        return None  # a scalar takes the shape of what it meets
    columns = outputs[-1]
    right = [s for s, (_, axes) in operands.items() if axes[columns] is not None]
    if len(right) != 1:
        return None
    (base, axes), (_, others) = operands[right[0]], next(o for s, o in operands.items() if s is not right[0])
    rows = [a for a in outputs if axes[a] is None and others[a] is not None]
    column = axes[columns]
    whole = axes[depth[0]] is not None and len(sizes(base)) == len([a for a in axes if a is not None])
    plain = not any(u.op in (Op.REDUCE, Op.SCAN, Op.GATHER) or u is target for u in base.toposort())
    if column is None or not rows or not whole or not plain:
        return None
    batch = _batch(right[0], outputs)
    return Product(node, depth[0], terms, right[0], base, column, shape[rows[-1]], shape[columns], shape[depth[0]], batch)


def _batch(right: UOp, outputs: list[int]) -> tuple[int, ...] | None:
    """See `Product.batch`; `outputs`: the axes of the terms that the product keeps."""
    node, axes = behind_movement(right, frozenset({Op.CAST}))
    moving = [a for a in outputs[:-1] if axes[a] is not None]
    if node.op is not Op.PARAM or len(sizes(node)) != 2 + len(moving) or moving != outputs[: len(moving)]:
        return None
    return tuple(moving)


def behind_movement(value: UOp, through: frozenset[Op] = frozenset()) -> tuple[UOp, list[int | None]]:
    """What is repeated, permuted and given axes of one element, and which of its axes each axis is;
    None where it is repeated. Ops of `through` keep the axes."""
    axes: list[int | None] = [None if d == 1 else a for a, d in enumerate(value.shape)]
    node = value
    while node.op in (Op.EXPAND, Op.PERMUTE, Op.RESHAPE) or node.op in through:
        source = node.src[0]
        if node.op is Op.RESHAPE and sizes(node) != sizes(source):
            break
        axes = axes if node.op in through else [None if a is None else _before(node, a) for a in axes]
        node = source
    return node, axes


def _before(node: UOp, axis: int) -> int | None:
    """The axis that one was before a movement."""
    shape = node.src[0].shape
    if node.op is Op.EXPAND:
        return None if shape[axis] == 1 else axis
    if node.op is Op.PERMUTE:
        return cast("tuple[int, ...]", node.arg)[axis]
    at = len([d for d in node.shape[:axis] if d != 1])
    return [a for a, d in enumerate(shape) if d != 1][at]
