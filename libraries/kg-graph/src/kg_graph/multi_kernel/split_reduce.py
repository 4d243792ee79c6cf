"""A long reduction for which one kernel has too few outputs for the workers:
blocks are reduced in parallel, then combined.

    reduce(add, x, r0)   with r0 in [0, 2^24)
->  step 0: partial[p] = reduce(add, x[p, r], r)   with p in [0, 64), r in [0, 2^18)
    step 1: reduce(add, partial, p)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.frontend import COMPARE, STORABLE, Monoid, Op, Reduction, Shape, UOp, combine, combine_values, dim_max, size_of

from kg_graph.multi_kernel.blocks import Blocks, choose_blocks
from kg_graph.multi_kernel.limits import Limits
from kg_graph.plan_builder import PlanBuilder


def operand_shape(node: UOp) -> Shape:
    """The shape that a REDUCE or SCAN runs over."""
    return next((s.shape for s in node.src if s.shape), ())


def work_of(node: UOp) -> int:
    """How many elements it runs over, at most."""
    return prod(map(dim_max, operand_shape(node)))


def is_long_reduction(node: UOp, limits: Limits) -> bool:
    """Whether sizes alone speak for splitting it."""
    shape = operand_shape(node)
    kept = prod(dim_max(d) for i, d in enumerate(shape) if i not in node.reduction.axes)
    return kept > 0 and limits.leaves_idle(kept) and prod(map(dim_max, shape)) >= least_work(node, limits)


def least_work(node: UOp, limits: Limits) -> int:
    """Elements from which a reduction is worth splitting."""
    return limits.least_reduction(node.reduction.monoid.states)


def reduction_blocks(node: UOp, values: Sequence[UOp], limits: Limits) -> Blocks | None:
    """How a long reduction of these values, in which what was split before is memory, is cut;
    None to leave it whole."""
    shape, axes = operand_shape(node), node.reduction.axes
    blocks = choose_blocks(shape, axes, limits)
    kept = prod(dim_max(d) for i, d in enumerate(shape) if i not in axes)
    slices = limits.parts if isinstance(blocks.parts, UOp) else blocks.parts
    if slices < 2 or kept * dim_max(blocks.parts) > work_of(node) // limits.shrink:
        return None
    below = {u for value in values for u in value.toposort()}
    if not all(v.type in STORABLE for v in values) or not any(u.op is Op.PARAM for u in below):
        return None
    if not _cheap_below(below, node, slices):
        return None
    return blocks


def _cheap_below(below: set[UOp], node: UOp, slices: int) -> bool:
    """Whether what the values are made of is as cheap block by block.

    A scan made along a row would be made again for each part; so would a reduction that all elements of a row share. A sum
    of what a counter is compared with is one that the simplifier finds without a loop.
    """
    for u in below:
        if u.op is Op.SCAN and any(s.op is Op.PARAM for value in u.src for s in value.toposort()):
            return False
        if u.op is Op.REDUCE and prod(map(dim_max, u.shape)) < work_of(node) and slices * work_of(u) > work_of(node) // 4:
            return False
    counts = any(u.op is Op.SCAN for u in below)
    return not (counts and node.reduction.monoid.op == "ADD" and any(u.op in COMPARE for u in below))


def split_reduction(steps: PlanBuilder, node: UOp, values: Sequence[UOp], blocks: Blocks, limits: Limits) -> tuple[UOp, ...]:
    """Adds the kernel of the partial results.
    Returns what combines them, one value per state, of the shape of `node`."""
    monoid, axes = node.reduction.monoid, node.reduction.axes
    size = size_of(operand_shape(node))
    if isinstance(size, UOp):
        steps.only_when(size, least_work(node, limits))
    cut = tuple(blocks.in_front(v) for v in values)
    inner = tuple(a + 1 for a in axes)
    partial = steps.keep(reduce_states(cut, monoid, inner), "parts", ("parts", operand_shape(node), axes, blocks))
    total = tuple(v.reshape(*node_shape(node)) for v in reduce_states(partial, monoid, (0,)))
    if blocks.is_exact:
        return total
    rest = reduce_states(tuple(blocks.tail(v) for v in values), monoid, axes)
    return combine(monoid, total, rest)


def node_shape(node: UOp) -> Shape:
    """The shape of a reduction's results."""
    return tuple(1 if i in node.reduction.axes else d for i, d in enumerate(operand_shape(node)))


def reduce_states(values: tuple[UOp, ...], monoid: Monoid, axes: tuple[int, ...]) -> tuple[UOp, ...]:
    return combine_values(values, monoid, Op.REDUCE, Reduction(monoid, axes))
