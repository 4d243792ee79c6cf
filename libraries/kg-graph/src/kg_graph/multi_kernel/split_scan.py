"""A long scan, which one kernel runs from end to end:
the blocks' totals, a scan of those, then the blocks with an offset.

    y[i] = scan(add, x, i)   with i in [0, 2^22)
->  step 0: total[p] = reduce(add, x[p, r], r)      with p in [0, 63), r in [0, 2^16)
    step 1: offset[p] = exclusive scan(add, total, p)
    step 2: y[p, r] = offset[p] + scan(add, x[p, r], r)

The input is read twice and the result written once. Elements after the blocks, where the parts don't divide the axis,
are scanned into a buffer of their own and scattered behind the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

from kg.frontend import (
    ELEMENTWISE,
    STORABLE,
    Dim,
    Op,
    Reduction,
    UOp,
    arange,
    combine,
    combine_values,
    const,
    dim_max,
    identities,
    int32,
    int64,
    size_of,
)
from kg.records import dataclass

from kg_graph.multi_kernel.blocks import Blocks, choose_blocks, from_front, last
from kg_graph.multi_kernel.limits import NEVER, Limits
from kg_graph.multi_kernel.split_reduce import operand_shape, reduce_states
from kg_graph.plan_builder import PlanBuilder, reshaped_param


@dataclass(frozen=True, slots=True)
class SplitScan:
    """A scan whose offsets are known: what remains is a pass over the blocks, and over the tail."""

    node: UOp
    values: tuple[UOp, ...]
    blocks: Blocks
    offsets: tuple[UOp, ...]  # along the first axis, one per block and one for the tail where there is one

    def at_blocks(self) -> tuple[UOp, ...]:
        """The running values, per state, of shape [.., parts, size, ..]."""
        blocks = self.blocks
        cut = tuple(blocks.in_place(v) for v in self.values)
        running = scan_states(cut, self.node.reduction, blocks.axis + 1)
        offsets = [o.shrink((0, blocks.parts), *((0, d) for d in o.shape[1:])) for o in self.offsets]
        shape = running[0].shape
        return combine(self.node.reduction.monoid, [from_front(o, blocks.axis).expand(*shape) for o in offsets], running)

    def at_tail(self) -> tuple[UOp, ...]:
        """The running values of the elements after the blocks, of shape [.., rest, ..]."""
        blocks = self.blocks
        running = scan_states(tuple(blocks.tail(v) for v in self.values), self.node.reduction, blocks.axis)
        shape = running[0].shape
        offsets = [last(o, 0, 1).reshape(*(1 if i == blocks.axis else d for i, d in enumerate(shape))) for o in self.offsets]
        return combine(self.node.reduction.monoid, [o.expand(*shape) for o in offsets], running)


def is_long_scan(node: UOp, limits: Limits) -> bool:
    """Whether sizes alone speak for splitting it."""
    shape = operand_shape(node)
    (axis,) = node.reduction.axes
    others = prod(dim_max(d) for i, d in enumerate(shape) if i != axis)
    if others == 0 or not limits.leaves_idle(-(-others // limits.scans_at_once)):
        return False
    size = size_of(shape)
    return dim_max(size) >= limits.scan_work and (not isinstance(size, int) or size <= _most(node, limits))


def _most(node: UOp, limits: Limits) -> int:
    """Elements up to which a scan is split. What combines several states is slower than memory."""
    if node.reduction.monoid.states > 1:
        return NEVER
    return limits.scan_bytes // (2 * node.src[0].type.itemsize)


def split_scan(steps: PlanBuilder, node: UOp, values: tuple[UOp, ...], limits: Limits) -> SplitScan | None:
    """Adds the kernels of the totals and of the offsets; None to leave the scan whole."""
    shape = operand_shape(node)
    (axis,) = node.reduction.axes
    blocks = choose_blocks(shape, (axis,), limits)
    below = {u for value in values for u in value.toposort()}
    if not all(v.type in STORABLE for v in values) or not any(u.op is Op.PARAM for u in below):
        return None
    if not blocks.is_exact and prod(map(dim_max, shape[:axis])) != 1:
        return None  # the blocks of several rows don't lie in one piece
    if any(u.op is Op.SCAN for u in below):
        return None
    size = size_of(shape)
    if isinstance(size, UOp):
        steps.only_when(size, limits.scan_work, _most(node, limits))
    if any(u.op in (Op.REDUCE, Op.GATHER) for u in below):  # too dear to be made in both passes
        spread = [v if v.shape == shape else v.broadcast_to(*shape) for v in values]
        values = steps.keep(spread, "values", ("values", shape))
    return SplitScan(node, values, blocks, _offsets(steps, node, values, blocks))


def _offsets(steps: PlanBuilder, node: UOp, values: tuple[UOp, ...], blocks: Blocks) -> tuple[UOp, ...]:
    """What comes before each block; with a tail, one more for it."""
    monoid = node.reduction.monoid
    counted: Dim | None = int(blocks.parts) - 1 if blocks.is_exact and isinstance(blocks.parts, int) else None
    cut = tuple(blocks.in_front(v, counted) for v in values)
    key = (operand_shape(node), blocks)
    totals = steps.keep(reduce_states(cut, monoid, (blocks.axis + 1,)), "totals", ("totals", *key))
    rank = len(totals[0].shape)
    fills = identities(monoid, [v.type for v in values])
    padded = tuple(t.pad((0, 1), *((0, 0),) * (rank - 1), fill=fill) for t, fill in zip(totals, fills, strict=True))
    before = scan_states(padded, Reduction(monoid, (0,), exclusive=True), 0)
    return steps.keep(before, "offsets", ("offsets", *key))


def scan_states(values: tuple[UOp, ...], like: Reduction, axis: int) -> tuple[UOp, ...]:
    """The SCAN of these values along an axis, inclusive or exclusive as `like` is."""
    return combine_values(values, like.monoid, Op.SCAN, Reduction(like.monoid, (axis,), exclusive=like.exclusive))


# -- the last pass


def store_scans(steps: PlanBuilder, stores: Sequence[UOp], scans: Mapping[UOp, SplitScan], word: str = "") -> None:
    """Adds the pass over the blocks, and over the tail, for stores whose values are made
    of these scans element by element.

    `scans` maps nodes of the values, SCANs or STATEs of them, to what they are; all have one shape and axis.
    """
    blocks = next(iter(scans.values())).blocks
    key = (word, "scans", stores[0].src[1].shape, blocks)
    made = {node: scan.at_blocks()[_state(node)] for node, scan in scans.items()}
    covering = [_cover(store, at_region(store.src[1], blocks.in_place, made)) for store in stores]
    steps.add(covering, word, key)
    if blocks.is_exact:
        return
    made = {node: scan.at_tail()[_state(node)] for node, scan in scans.items()}
    rest = steps.keep([at_region(store.src[1], blocks.tail, made) for store in stores], "rest", (*key, "rest"))
    behind = [_scattered(store.src[0], value, blocks) for store, value in zip(stores, rest, strict=True)]
    steps.add(behind, "join", (*key, "join"))


def _state(node: UOp) -> int:
    return node.slot if node.op is Op.STATE else 0


def _cover(store: UOp, value: UOp) -> UOp:
    """The store to the first elements of the target, which are as many as the value has."""
    return reshaped_param(store.src[0], value.shape).store(value)


def _scattered(target: UOp, rest: UOp, blocks: Blocks) -> UOp:
    """The last elements of the target, stored one by one at their places.
    No axis before the scan's has more than one."""
    count, *inner = rest.shape[blocks.axis :]
    whole = reshaped_param(target, (blocks.extent, *inner))
    dtype = int32 if dim_max(blocks.extent) <= int32.max else int64
    first = blocks.covered
    start = const(first, dtype) if isinstance(first, int) else first.cast(dtype)
    return whole.store(whole.scatter(rest.reshape(count, *inner), arange(count, dtype) + start))


def at_region(value: UOp, take: Callable[[UOp], UOp], made: Mapping[UOp, UOp]) -> UOp:
    """An elementwise value for some of its elements only:
    `take` picks them from what it is made of, `made` has some picked."""
    done: dict[UOp, UOp] = {}
    for u in value.toposort():
        if u in made:
            done[u] = made[u]
        elif u.shape == ():
            done[u] = u
        elif u.shape == value.shape:
            parts = tuple(done[s] for s in u.src if s in done) if u.op in ELEMENTWISE else ()
            whole = u.op in ELEMENTWISE and len(parts) == len(u.src)
            done[u] = u.with_src(parts) if whole else take(u)
    return done[value]
