"""The different elements of an array. How many there are depends on the data: it is computed at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kg.frontend import UOp, arange, bool_, const
from kg.frontend import monoid as monoids

from kg_array.array import Array, realize
from kg_array.functions.searching import bisected
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import POSITION
from kg_array.orders.choice import order
from kg_array.orders.rows import taken


class UniqueAll(NamedTuple):
    values: Array
    indices: Array
    inverse_indices: Array
    counts: Array


class UniqueCounts(NamedTuple):
    values: Array
    counts: Array


class UniqueInverse(NamedTuple):
    values: Array
    inverse_indices: Array


@dataclass(frozen=True, slots=True)
class _Runs:
    """An array in order: where each element was, which run of equal ones it belongs to (from 1), where the runs begin."""

    x: Array
    positions: UOp
    runs: UOp
    starts: UOp
    values: Array

    def array(self, node: UOp) -> Array:
        return Array(node, self.x.device)

    @property
    def counts(self) -> UOp:
        (number,) = self.starts.shape
        ends = self.starts.pad((0, 1), fill=self.x.size).shrink((1, number + 1)) if number else self.starts
        return ends - self.starts

    @property
    def inverse(self) -> UOp:
        if not self.x.size:
            return const(0, POSITION).broadcast_to(*self.x.shape)
        nothing = const(0, POSITION).broadcast_to(self.x.size)
        return nothing.scatter(self.runs - 1, self.positions).reshape(*self.x.shape)


def _runs(name: str, x: Array) -> _Runs:
    require_array(name, x)
    flat = x.moved(lambda node: node.reshape(x.size))
    positions = _order(flat).cast(POSITION)
    ordered = flat.moved(lambda node: taken(node, positions))
    if not x.size:
        return _Runs(x, positions, positions, positions, ordered)
    begins = const(True, bool_).reshape(1).pad((0, x.size - 1))
    for node in ordered.parts if x.size > 1 else ():
        begins = begins | node.shrink((1, x.size)).ne(node.shrink((0, x.size - 1))).pad((1, 0))
    runs = Array(begins.cast(POSITION).scan(monoids.ADD, 0), x.device)
    where = Array(positions, x.device)
    realize(ordered, runs, where)
    number = int(Array(runs.node.shrink((x.size - 1, x.size)), x.device))
    starts = Array(bisected(runs.node, arange(number, POSITION) + 1, after_equal=False, dtype=POSITION), x.device).realize()
    return _Runs(x, where.node, runs.node, starts.node, ordered.moved(lambda node: node.gather(starts.node)))


def _order(x: Array) -> UOp:
    """The positions of the elements in order; complex ones by their real part, and then by the imaginary one."""
    if len(x.parts) == 1:
        return order(x.node, x.device)
    re, im = (part + 0.0 for part in x.parts)  # both zeros are one
    first = order(im, x.device)
    return taken(first, order(taken(re, first), x.device))


def unique_values(x: Array, /) -> Array:
    """The different elements in order; every NaN is one."""
    return _runs("unique_values", x).values


def unique_counts(x: Array, /) -> UniqueCounts:
    """The different elements, and how often each is there."""
    found = _runs("unique_counts", x)
    return UniqueCounts(found.values, found.array(found.counts))


def unique_inverse(x: Array, /) -> UniqueInverse:
    """The different elements, and for each element which of them it is."""
    found = _runs("unique_inverse", x)
    return UniqueInverse(found.values, found.array(found.inverse))


def unique_all(x: Array, /) -> UniqueAll:
    """The different elements, where each is first, which each element is, and how often each is there."""
    found = _runs("unique_all", x)
    first = taken(found.positions, found.starts) if x.size else found.positions
    return UniqueAll(found.values, *map(found.array, (first, found.inverse, found.counts)))
