"""Scatters into what another scatter made go to the same memory: one kernel each, of the updates alone. And joins, which are such chains.

a = scatter(base, u, i); b = scatter(a, v, j)   ->   b = base, u at i;  b at j = v
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.frontend import Dim, Op, Shape, UOp, arange, const, dim_max, int32, int64, is_place, total
from kg.records import dataclass

from kg_graph.steps import Steps


def join(parts: Sequence[UOp], axis: int) -> UOp:
    """Values one after another along an axis, in memory of their own: every element is copied once, whatever their number."""
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
    """A scatter over whose result the next one's goes. `copies`: of it or of parts of it, which are made before: nobody else sees it."""

    by: UOp
    copies: tuple[UOp, ...]


def overwritten(values: Sequence[UOp], order: Sequence[UOp]) -> dict[UOp, Overwritten]:
    """The scatters whose memory the next one takes."""
    into: dict[UOp, list[UOp]] = {}
    for node in order:
        if node.op is Op.SCATTER and node.src[0].op is Op.SCATTER:
            into.setdefault(node.src[0], []).append(node)
    copies: dict[UOp, list[UOp]] = {node: [] for node in into}
    parts: dict[UOp, UOp] = {}  # of which scatter a SHRINK is
    seen: set[UOp] = {v for v in values if v in into}
    for node in order if into else ():
        if node.op is Op.SHRINK and node.src[0] in into:
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


def store_scatters(
    steps: Steps,
    links: Sequence[UOp],
    target: UOp,
    done: Callable[[UOp], UOp],
    word: str,
    parallel: Callable[[UOp, UOp], bool],
    *,
    goes_on: bool = False,
) -> None:
    """Add the kernels that store scatters, each of which goes over the one before, to this PARAM. `parallel`: adds those of a scatter into what is there
    whose updates go beside each other, where that is better.

    What they go into is copied by a kernel before them, whose loops have nothing to do with theirs; not where it `goes_on` from what is there.
    """
    node = links[-1]
    if not goes_on and not (is_join(node) and len(links) == len(chain(node))):
        steps.add([target.store(done(links[0].src[0]))], word, ("kernel", target.shape))
    for number, link in enumerate(links):
        updates, *at = map(done, link.src[1:])
        if at[0].op is Op.RANK:
            _add_rank(steps, at[0], lambda rank, updates=updates: target.store(target.scatter(updates, rank)), word)
            continue
        made = target.scatter(updates, *at, mode=str(link.arg))
        if not parallel(made, target):
            is_first = number == 0 and not goes_on and len(at) == len(target.shape)  # nobody reads what was there before
            steps.add([target.store(made)], word, ("updates", *(p.shape for p in at)) if is_first else None)


def keep_rank(steps: Steps, node: UOp) -> UOp:
    """Add the kernel that stores a RANK; where it is stored."""
    (target,) = steps.promise([node])
    _add_rank(steps, node, target.store, "rank")
    return target


def _add_rank(steps: Steps, node: UOp, store: Callable[[UOp], UOp], word: str) -> None:
    """Add the kernel that stores a rank or something there, beside the scatter that counts."""
    start, *indices = node.src
    (counts,) = steps.keep([start], "counts")
    counted = counts.scatter(counts.const_like(1), *indices, mode="add")
    steps.add([store(counts.rank(*indices)), counts.store(counted)], word)


def places_of_one(values: Sequence[UOp], order: Sequence[UOp]) -> set[UOp]:
    """The RANKs that are where one scatter puts its updates, and nothing else: they are not stored."""
    users: dict[UOp, list[UOp]] = {}
    for node in order:
        for at, source in enumerate(node.src):
            if source.op is Op.RANK:
                users.setdefault(source, []).append(node if is_place(node, at) else source)
    return {rank for rank, found in users.items() if len(found) == 1 and found[0] is not rank} - set(values)
