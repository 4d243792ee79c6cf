"""Arrays whose parts were replaced one after another, as loops
of Python over positions make them when they are traced.

A part that is read comes from the store that it lies in, or from the array before those that it has nothing to do with:

    shrink(where(in the box, pad(v), x))   ->   shrink(v), or shrink(x)

Where many parts of a large array were replaced, each is a store into the same memory, instead of a choice among all of them for each element. What
is read of the array on the way is copied before the next store:

    where(in box 2, pad(w), where(in box 1, pad(v), x))   ->   scatter(scatter(x, v, positions of box 1), w, positions of box 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Final, cast

import numpy as np
from kg.frontend import Op, UOp
from kg.records import dataclass

from kg_graph.kernels.updates import Box, box_of, scattered
from kg_graph.nodes import order_of, stored

#: Stores from which on, and elements of an array from which on, each is worth a launch: a choice takes some 0.1 ns for each element.
MANY: Final = 8
LARGE: Final = 4096

#: (first, stop) of each axis.
Range = tuple[tuple[int, int], ...]


class _Chain:
    """Boxes replaced one after another: `nodes[i]` is the array after store i, `base` the one before all."""

    def __init__(self, base: UOp) -> None:
        self.base = base
        self.nodes: list[UOp] = []
        self._bounds = np.empty((2, MANY, len(base.shape)), np.int64)

    def add(self, node: UOp, part: Range) -> None:
        at = len(self.nodes)
        if at == self._bounds.shape[1]:
            self._bounds = np.concatenate([self._bounds, np.empty_like(self._bounds)], axis=1)
        self._bounds[:, at] = np.asarray(part, np.int64).reshape(-1, 2).T
        self.nodes.append(node)

    def branch(self, count: int) -> _Chain:
        """The first stores alone, for others to come after them."""
        made = _Chain(self.base)
        made.nodes, made._bounds = self.nodes[:count], self._bounds[:, : max(count, 1)].copy()
        return made

    def last_in(self, part: Range, count: int) -> int:
        """The last of the first `count` stores that has to do with a part; -1 where none has."""
        first, stop = np.asarray(part, np.int64).reshape(-1, 2).T
        meets = ((self._bounds[0, :count] < stop) & (self._bounds[1, :count] > first)).all(axis=1)
        found = np.flatnonzero(meets)
        return int(found[-1]) if found.size else -1


@dataclass(frozen=True, slots=True)
class _Store:
    """One store: which of its chain, where, and the value amid padding."""

    chain: _Chain
    at: int
    box: Box
    value: UOp

    @property
    def part(self) -> Range:
        return _range(self.box)


def _range(box: Box) -> Range:
    return tuple((cast(int, first), cast(int, first) + count) for first, count in box)


def with_stored_parts(values: Sequence[UOp]) -> list[UOp]:
    """The values, with parts read where they were stored, and many stores in one memory."""
    order = order_of(values)
    if not any(node.op is Op.WHERE and node.src[0].op is Op.PAD for node in order):
        return list(values)
    reads = _Reads()
    done: dict[UOp, UOp] = {}
    for node in order:
        done[node] = reads.read(node.with_src(tuple([done[s] for s in node.src])))
    found = [done[v] for v in values]
    return _in_memory(found, reads.stores) if len(reads.stores) >= MANY else found


class _Reads:
    """One walk, sources first. `stores`: of the nodes that are such, what they store."""

    def __init__(self) -> None:
        self.stores: dict[UOp, _Store] = {}

    def read(self, node: UOp) -> UOp:
        """What a node becomes: a part of an array that was stored, that; all others themselves."""
        if node.op is Op.WHERE and node not in self.stores:
            self._note(node)
        elif node.op is Op.SHRINK:
            return self._part(node)
        return node

    def _note(self, node: UOp) -> None:
        inside, value, base = node.src
        box = box_of(inside) if base.shape == node.shape else None
        if box is None or not all(isinstance(d, int) for d in (*node.shape, *(first for first, _ in box))):
            return
        before = self.stores.get(base)
        chain = _Chain(base) if before is None else before.chain
        if before is not None and before.at + 1 != len(chain.nodes):
            chain = chain.branch(before.at + 1)
        chain.add(node, _range(box))
        self.stores[node] = _Store(chain, len(chain.nodes) - 1, box, value)

    def _part(self, node: UOp) -> UOp:
        source, part = _within(node, ((0, int(d)) if isinstance(d, int) else None for d in node.shape))
        if source not in self.stores or part is None:
            return node
        while True:
            store = self.stores.get(source)
            if store is None:
                inner, moved = _inner(source, part)
                if inner is source:
                    break
                source, part = inner, moved
                continue
            at = store.chain.last_in(part, store.at + 1)
            if at < 0:
                source = store.chain.base
                continue
            source = store.chain.nodes[at]
            last = self.stores[source]
            if not all(low <= first and stop <= high for (first, stop), (low, high) in zip(part, last.part, strict=True)):
                break
            source = last.value
        return source.shrink(*part)


def _within(node: UOp, whole: Iterable[tuple[int, int] | None]) -> tuple[UOp, Range | None]:
    """What SHRINKs take a part of, and which; None where that isn't known before a launch."""
    known = tuple(whole)
    if None in known:
        return node, None
    part = cast(Range, known)
    while node.op is Op.SHRINK:
        pairs = cast("tuple[tuple[object, object], ...]", node.arg)
        if not all(isinstance(first, int) for first, _ in pairs):
            return node, None
        part = tuple((a + cast(int, first), b + cast(int, first)) for (a, b), (first, _) in zip(part, pairs, strict=True))
        node = node.src[0]
    return node, part


def _inner(node: UOp, part: Range) -> tuple[UOp, Range]:
    """The same part of what is padded or taken a part of."""
    if node.op is Op.SHRINK:
        source, moved = _within(node, part)
        return (node, part) if moved is None else (source, moved)
    if node.op is Op.PAD:
        margins = cast("tuple[tuple[object, object], ...]", node.arg)
        source = node.src[0]
        if all(isinstance(n, int) for n in (*(before for before, _ in margins), *source.shape)):
            moved = tuple(
                (a - cast(int, before), b - cast(int, before)) for (a, b), (before, _) in zip(part, margins, strict=True)
            )
            if all(a >= 0 and b <= cast(int, d) for (a, b), d in zip(moved, source.shape, strict=True)):
                return source, moved
    return node, part


def _in_memory(values: Sequence[UOp], stores: Mapping[UOp, _Store]) -> list[UOp]:
    """The values with long runs of stores as scatters, each into what the one before left."""
    order = order_of(values)
    follows: dict[UOp, list[UOp]] = {}
    for node in order:
        if node in stores:
            follows.setdefault(node.src[2], []).append(node)
    hidden = {node for node, after in follows.items() if node in stores and len(after) == 1}
    members: set[UOp] = set()
    for node in order:
        if node in stores and node not in hidden:
            members |= _long_runs(node, stores, hidden)
    hidden = {node for node in hidden if node in members and follows[node][0] in members}
    done: dict[UOp, UOp] = {}

    def read(source: UOp) -> UOp:
        return stored(done[source]) if source in hidden else done[source]

    for node in order:
        if node in members:
            value, part = stores[node].value, stores[node].part
            while (inner := _inner(value, part))[0] is not value:
                value, part = inner
            done[node] = scattered(done[node.src[2]], read(value).shrink(*part), stores[node].box)
        elif node.op is Op.SHRINK and node.src[0] in hidden:
            done[node] = stored(node.with_src((done[node.src[0]],)))
        else:
            done[node] = node.with_src(tuple([read(s) for s in node.src]))
    return [read(v) for v in values]


def _long_runs(last: UOp, stores: Mapping[UOp, _Store], hidden: set[UOp]) -> set[UOp]:
    """The stores up to this one that are worth a launch each."""
    size = prod(map(int, last.shape))  # type: ignore[arg-type]
    found: set[UOp] = set()
    run: list[UOp] = []
    node = last
    while size >= LARGE and (node is last or node in hidden):
        if prod(count for _, count in stores[node].box) * 2 <= size:
            run.append(node)
        else:
            found |= set(run) if len(run) >= MANY else set()
            run = []
        node = node.src[2]
    return found | (set(run) if len(run) >= MANY else set())
