"""Scatters into what another scatter made go to the same memory:
one kernel each, of the updates alone. And joins, which are such chains.

a = scatter(base, u, i); b = scatter(a, v, j)   ->   b = base, u at i;  b at j = v
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Final

from kg.frontend import (
    ELEMENTWISE,
    Dim,
    DType,
    Op,
    Shape,
    UOp,
    arange,
    const,
    dim_max,
    int32,
    int64,
    is_scatter_index,
    total,
    uint8,
)
from kg.frontend import monoid as monoids
from kg.records import dataclass

from kg_graph.loops.nodes import is_loop_result
from kg_graph.nodes import stored, without_movement
from kg_graph.plan_builder import PlanBuilder

#: What is in memory before it is read.
_MEMORY: Final = (Op.PARAM, Op.CONTIGUOUS, Op.SCATTER)


def join(parts: Sequence[UOp], axis: int) -> UOp:
    """Values one after another along an axis, in memory of their own:
    every element is copied once, whatever their number."""
    first = parts[0]
    whole = total([p.shape[axis] for p in parts])
    result: UOp = const(0, first.type).broadcast_to(*(whole if i == axis else d for i, d in enumerate(first.shape)))
    start: Dim = 0
    for part in parts:
        result = result.scatter(part, *places(part.shape[: axis + 1], [*[0] * axis, start]))
        start = total([start, part.shape[axis]])
    return result


def places(shape: Shape, starts: Sequence[Dim]) -> list[UOp]:
    """Where a box goes of so many elements from these on: an index for each of these axes."""
    result: list[UOp] = []
    for a, (size, start) in enumerate(zip(shape, starts, strict=True)):
        at = arange(size, int32 if dim_max(start) + dim_max(size) <= int32.max else int64)
        if start != 0:
            at = at + (start if isinstance(start, int) else start.cast(at.type))
        result.append(at.reshape(*(size if i == a else 1 for i in range(len(shape)))).expand(*shape))
    return result


def is_join(node: UOp) -> bool:
    """Whether `join` made it: then all of its memory is written by its parts."""
    if node.op is not Op.SCATTER:
        return False
    axis, updates = len(node.src) - 3, [s.src[1] for s in chain(node)]
    if not all(_fits(u.shape, node.shape, axis) for u in updates):
        return False
    return total([u.shape[axis] for u in updates]) == node.shape[axis] and join(updates, axis) is node


def _fits(part: Shape, whole: Shape, axis: int) -> bool:
    """Whether a part has these sizes but along the axis."""
    return len(part) == len(whole) and all(d == w for i, (d, w) in enumerate(zip(part, whole, strict=True)) if i != axis)


def chain(node: UOp) -> list[UOp]:
    """The scatters that a scatter follows, from the first on, and itself."""
    found: list[UOp] = []
    while node.op is Op.SCATTER:
        found.append(node)
        node = node.src[0]
    return found[::-1]


@dataclass(frozen=True, slots=True)
class Overwritten:
    """A scatter over whose result the next one's goes.
    `copies`: of it or of parts of it, which are made before: nobody else sees it."""

    by: UOp
    copies: tuple[UOp, ...]


def is_permutation(node: UOp, known: dict[UOp, bool] | None = None) -> bool:
    """Whether a scatter moves n updates to n places, each to one of its own:
    a pass of a radix sort, at the ranks of digits from where those of each value begin.

    counts = scatter(0, 1 at digits, add), or few_counts;  scatter(_, updates, rank(scan(counts, add, exclusive), digits now))

    `digits now` are those that were counted, or the same of elements that such passes have moved since.
    """
    known = {} if known is None else known
    if node not in known:
        known[node] = is_scatter_index(node, 2) and node.src[2].op is Op.RANK and _fills(node, node.src[2], known)
    return known[node]


def _fills(node: UOp, rank: UOp, known: dict[UOp, bool]) -> bool:
    """Whether the ranks are the numbers of the elements of the result, each once."""
    start, now = rank.src[0], rank.src[1]
    counts = start.src[0] if start.op is Op.SCAN else start
    digits = _counted(counts.src[0] if counts.op is Op.CONTIGUOUS else counts)
    if now.shape != node.shape or digits is None or start is not counts.scan(monoids.ADD, 0, exclusive=True):
        return False
    (size,) = counts.shape
    if prod(map(dim_max, node.shape)) > counts.type.max or not isinstance(size, int) or digits.shape != node.shape:
        return False
    if digits.vmin < 0 or digits.vmax >= size or not _read_by(digits):
        return False
    while _widened(now) is not digits:
        moved = _read_by(now)
        if not moved or not all(is_permutation(m, known) for m in moved) or len({m.src[2] for m in moved}) > 1:
            return False
        now = now.substitute({m: m.src[1] for m in moved})
    return True


#: Comparisons that are added in 8 bits first: so often, and so many beside each other. The counts of 5 values among 2^20 take 18 us so, with AVX-512 and with AVX2, and 57 and 180 added
#: in 32 bits (Zen 5, one thread, beside other work, least of 60).
_NARROW: Final = 128


def few_counts(digits: UOp, size: int, dtype: DType) -> UOp:
    """How often each of so few values is among digits [n], which are uint8:
    all are compared with each of them by vectors, where a counter that is added to waits for itself."""
    assert digits.type == uint8, digits.type
    counts = [count_of(digits.eq(number), dtype) for number in range(size)]
    return counts[0].stack(*counts[1:])


def count_of(conditions: UOp, dtype: DType) -> UOp:
    """How many of these [n] hold, in such integers: a number without axes."""
    (n,) = conditions.shape
    whole = n // _NARROW**2 if isinstance(n, int) else 0
    rest = conditions.shrink((whole * _NARROW**2, n)).cast(dtype).reduce(monoids.ADD, 0).reshape()
    if not whole:
        return rest
    blocks = conditions.shrink((0, whole * _NARROW**2)).reshape(whole, _NARROW, _NARROW)
    narrow = stored(blocks.cast(uint8).reduce(monoids.ADD, 1))
    found = narrow.cast(dtype).reduce(monoids.ADD, 0, 2).reshape()
    return found if n == whole * _NARROW**2 else found + rest


def _widened(digits: UOp) -> UOp:
    """Unsigned integers of which these are the same in a wider type."""
    while (
        digits.op is Op.CAST
        and digits.src[0].type.is_int
        and not digits.src[0].type.is_signed
        and digits.src[0].type.bits < digits.type.bits
    ):
        (digits,) = digits.src
    return digits


def _counted(counts: UOp) -> UOp | None:
    """The digits of which these are the counts; None where they are something else."""
    (size,) = counts.shape
    if counts.op is Op.SCATTER:
        digits = counts.src[2]
        none, one = (const(value, counts.type) for value in (0, 1))
        made = none.broadcast_to(size).scatter(one.broadcast_to(*digits.shape), digits, mode="add")
    else:
        digits = counts
        while digits.op in (Op.STACK, Op.RESHAPE, Op.REDUCE, Op.CAST, Op.CONTIGUOUS, Op.CMPEQ, Op.SHRINK, Op.ADD):
            (digits, *_) = digits.src
        is_narrow = digits.type == uint8 and len(digits.shape) == 1
        made = few_counts(digits, size, counts.type) if is_narrow and isinstance(size, int) else None
    return digits if counts is made else None


def _read_by(node: UOp) -> set[UOp]:
    """The values from whose elements each of its elements is computed by integers alone,
    of which every kernel makes the same; none where there are others."""
    found, todo = set[UOp](), [node]
    while todo:
        now = todo.pop()
        if now.op in _MEMORY or is_loop_result(now) or (now.op is Op.SCAN and without_movement(now.src[0]).op is Op.CONST):
            found.add(now)
        elif now.op in ELEMENTWISE and not now.type.is_float:
            todo += now.src
        elif without_movement(now).op is not Op.CONST:
            return set()
    return found


def overwritten(values: Sequence[UOp], order: Sequence[UOp]) -> dict[UOp, Overwritten]:
    """The scatters whose memory the next one takes."""
    into: dict[UOp, list[UOp]] = {}
    for node in order:
        if node.op is Op.SCATTER and node.src[0].op is Op.SCATTER:
            into.setdefault(node.src[0], []).append(node)
    copies: dict[UOp, list[UOp]] = {node: [] for node in into}
    parts: dict[UOp, UOp] = {}  # of which scatter a SHRINK is, or a GATHER that the next one's updates are made of
    seen: set[UOp] = {v for v in values if v in into}
    for node in order if into else ():
        if (node.op is Op.SHRINK and node.src[0] in into) or _is_gathered_before(node, into):
            parts[node] = node.src[0]
            continue
        for at, source in enumerate(node.src):
            whole = parts.get(source, source)
            if whole in into and node.op is Op.CONTIGUOUS:
                copies[whole].append(node)
            elif whole in into and (node.op is not Op.SCATTER or at > 0 or source is not whole):
                seen.add(whole)
    seen |= {parts[v] for v in values if v in parts}
    return {n: Overwritten(after[0], tuple(copies[n])) for n, after in into.items() if len(after) == 1 and n not in seen}


def _is_gathered_before(node: UOp, into: Mapping[UOp, Sequence[UOp]]) -> bool:
    """Whether elements of a scatter are gathered of which the updates are made that go over it:
    then they are there before."""
    if node.op is not Op.GATHER or node.src[0] not in into or node.src[0] in node.src[1:]:
        return False
    return any(node in after.src[1].toposort() for after in into[node.src[0]])


def store_scatters(
    steps: PlanBuilder,
    links: Sequence[UOp],
    target: UOp,
    done: Callable[[UOp], UOp],
    word: str,
    parallel: Callable[[UOp, UOp], bool],
    *,
    goes_on: bool = False,
) -> None:
    """Add the kernels that store scatters, each of which goes over the one before, to this PARAM.
    `parallel`: adds those of a scatter into what is there whose updates go beside each other, where that is better.

    What they go into is copied by a kernel before them, whose loops have nothing to do with theirs; not where it `goes_on` from what is there.
    """
    node = links[-1]
    moves_all = is_permutation(links[0])  # all of the memory is written then, and nothing beside it
    if not goes_on and not moves_all and not (is_join(node) and len(links) == len(chain(node))):
        steps.add([target.store(done(links[0].src[0]))], word, ("kernel", target.shape))
    for number, link in enumerate(links):
        updates, *at = map(done, link.src[1:])
        in_range = (
            moves_all and number == 0 and Op.GATHER not in {u.op for u in updates.toposort()}
        )  # whose positions may be anything
        if at[0].op is Op.RANK:
            _add_rank(steps, at[0], lambda rank, updates=updates: target.store(target.scatter(updates, rank)), word, in_range)
            continue
        made = target.scatter(updates, *at, mode=str(link.arg))
        if not parallel(made, target):
            is_first = number == 0 and not goes_on and len(at) == len(target.shape)  # nobody reads what was there before
            key = ("updates", in_range, *(p.shape for p in at)) if is_first else None
            steps.add([target.store(made)], word, key, unchecked=in_range)


def keep_rank(steps: PlanBuilder, node: UOp) -> UOp:
    """Add the kernel that stores a RANK; where it is stored."""
    (target,) = steps.promise([node])
    _add_rank(steps, node, target.store, "rank")
    return target


def _add_rank(steps: PlanBuilder, node: UOp, store: Callable[[UOp], UOp], word: str, in_range: bool = False) -> None:
    """Add the kernel that stores a rank or something there, beside the scatter that counts.
    `in_range`: places are there in any case."""
    start, *indices = node.src
    (counts,) = steps.keep([start], "counts")
    counted = counts.scatter(counts.const_like(1), *indices, mode="add")
    steps.add([store(counts.rank(*indices)), counts.store(counted)], word, unchecked=in_range)


def places_of_one(values: Sequence[UOp], order: Sequence[UOp]) -> set[UOp]:
    """The RANKs that are where one scatter puts its updates, and nothing else: they are not stored."""
    users: dict[UOp, list[UOp]] = {}
    for node in order if any(node.op is Op.RANK for node in order) else ():
        for at, source in enumerate(node.src):
            if source.op is Op.RANK:
                users.setdefault(source, []).append(node if is_scatter_index(node, at) else source)
    return {rank for rank, found in users.items() if len(found) == 1 and found[0] is not rank} - set(values)
