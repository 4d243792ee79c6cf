"""A product as a kernel that adds block after block of its depth to its results (GotoBLAS' kc),
where one kernel can't keep its sums in registers and its right operand near: `kg_schedules.cost.distant_operands.depth_block`
says when.

    out[m, n] = f(sum(a[m, k] * b[k, n], k))
->  step 0: acc[m, n] = sum(a[m, k] * b[k, n], k)  for k in the first block and what is left over
    step 1: acc[m, n] += sum(a[m, k] * b[k, n], k)  block after block, in one kernel: a scatter whose updates are the blocks' sums
    step 2: out[m, n] = f(acc[m, n])                where f is something

`multistep` asks.
"""

from __future__ import annotations

from math import prod

from kg.frontend import Op, Plan, Renderer, UOp, dim_max
from kg.frontend import monoid as monoids

from kg_graph.kernels.products.packed_products import Product, behind_movement, only_product, sizes
from kg_graph.kernels.scatters import places
from kg_graph.plan_builder import PlanBuilder, reshaped_param


def block_depth(ast: UOp, renderer: Renderer) -> Plan | None:
    """The plan in which the only product of a kernel is made so; None where it is better made at once."""
    if not renderer.vectors.alu or renderer.has_local or len(ast.src) != 1 or len(ast.src[0].src) != 2:
        return None
    product = only_product(ast)
    target, value = ast.src[0].src
    if product is None or not product.node.type.is_float or target in set(value.toposort()):
        return None
    if ast.kernel.fast_math and any(True for _ in product.base.find(Op.CAST)):  # units may make it
        return None
    block = _block(product, renderer)
    if not block or product.depth < 3 * block:
        return None
    steps, first = PlanBuilder(ast), block + product.depth % block
    head, outs = product.terms.shrink(*_part(product, 0, first)), tuple(map(dim_max, sizes(product.node)))
    start = head.reduce(monoids.ADD, product.axis).reshape(*outs)
    if _is_stored_as_it_is(value, product.node):
        acc = reshaped_param(target, outs)
        steps.add([acc.store(start)], "first")
    else:
        (acc,) = steps.keep([start], "first")
    steps.add([acc.store(_added(product, acc, first, block, renderer.workers.count))], "", unchecked=True)
    if acc.slot != target.slot:
        (store,) = ast.src
        steps.add([store.with_src((target, value.substitute({product.node: acc.reshape(*product.node.shape)})))], "last")
    return steps.plan()


def _block(product: Product, renderer: Renderer) -> int:
    """Steps of a block; 0 where all of the depth is made at once,
    and where the right operand is no matrix in memory, or one for each of a batch, as it is or widened."""
    from kg_schedules.cost.distant_operands import depth_block

    if product.batch is None:
        return 0
    (left,) = (s for s in product.terms.src if s is not product.right)
    right, deep = _lies(product.right), _lies(left) == product.axis
    batch = prod(dim_max(product.terms.shape[a]) for a in product.batch)
    rows, size = product.results // product.columns // batch, product.base.type.itemsize
    in_rows, along = right not in (product.axis, None), deep and right == product.axis
    columns, depth = product.columns, product.depth
    return depth_block(rows, columns, depth, size, renderer, in_rows=in_rows, along=along, batch=batch)


def _lies(operand: UOp) -> int | None:
    """The axis of the terms along which an operand lies in rows of memory."""
    node, axes = behind_movement(operand, frozenset({Op.CAST}))
    last = max((a for a, d in enumerate(node.shape) if d != 1), default=None)
    return axes.index(last) if node.op is Op.PARAM and last in axes else None


def _part(product: Product, first: int, stop: int) -> list[tuple[int, int]]:
    """This part of the depth, and all of the other axes."""
    return [(first, stop) if a == product.axis else (0, dim_max(d)) for a, d in enumerate(product.terms.shape)]


def _added(product: Product, acc: UOp, first: int, block: int, workers: int) -> UOp:
    """What is in memory with the sums of all blocks added, one after the other, for each of a batch.
    Each worker has columns of its own."""
    axis, depth, columns = product.axis, product.depth, product.columns
    shares = workers if workers > 1 and columns % workers == 0 else 1
    outs, shape = tuple(map(dim_max, acc.shape)), tuple(map(dim_max, product.terms.shape))
    blocks = (depth - first) // block
    terms = product.terms.shrink(*_part(product, first, depth)).reshape(*shape[:axis], blocks, block, *shape[axis + 1 :])
    sums = terms.reduce(monoids.ADD, axis + 1)
    batch = product.batch or ()
    before, others = outs[: len(batch)], outs[len(batch) :]
    order = (*batch, axis, *(a for a in range(len(sums.shape)) if a != axis and a not in batch))
    sums = sums.permute(*order).reshape(*before, blocks, *others)
    at = [place.reshape(*before, 1, *others).expand(*sums.shape) for place in places(outs, [0] * len(outs))]
    return acc.scatter(*(_shared(x, shares) for x in (sums, *at)), mode="add")


def _shared(x: UOp, shares: int) -> UOp:
    """The last axis in so many shares, which come first."""
    *others, last = map(dim_max, x.shape)
    rank = len(others)
    return x.reshape(*others, shares, last // shares).permute(rank, *range(rank), rank + 1)


def _is_stored_as_it_is(value: UOp, node: UOp) -> bool:
    while value.op is Op.RESHAPE and value is not node:
        (value,) = value.src
    return value is node
