"""Derivatives as terms: arrays whose elements' rows and columns are known, read by views,
and put together in the order of the entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any, Final

import numpy as np
from kg.frontend import DType, Op, UOp, const
from kg.records import dataclass

from kg_array.indexing.concatenation import joined
from kg_array.transforms.derivatives.elements import size_of

Numbers = np.ndarray[Any, Any]
#: Parts that a result is put together of at most, and interleaved ones among them: each is some lines of code.
_PARTS: Final = 64


@dataclass(frozen=True, eq=False, slots=True)
class Term:
    """Derivatives of elements of one node: an array of any shape, or one CONST for all;
    `rows` says of which element each is, `columns` by which of the inputs' elements."""

    value: UOp
    rows: Numbers
    columns: Numbers

    @property
    def key(self) -> tuple[tuple[int, ...], bytes, bytes]:
        return self.rows.shape, self.rows.tobytes(), self.columns.tobytes()


class NoRuleError(Exception):
    """Something that seeds are better for."""


def number_of(node: UOp) -> UOp | None:
    """The CONST that an array repeats."""
    while node.op in (Op.RESHAPE, Op.EXPAND, Op.PERMUTE, Op.SHRINK, Op.FLIP):
        node = node.src[0]
    return node if node.op is Op.CONST else None


def cast_to(value: UOp, dtype: DType) -> UOp:
    return const(value.value, dtype) if value.op is Op.CONST else value.cast(dtype)


def view_of(node: UOp, at: Numbers) -> UOp | None:
    """node.reshape(-1)[at] by movement, where the numbers go up by a fixed stride along each axis,
    each stride's multiples beyond what is inside."""
    base = int(at.reshape(-1)[0])
    strides = [int(at[(0,) * a + (1,) + (0,) * (at.ndim - a - 1)]) - base if at.shape[a] > 1 else 0 for a in range(at.ndim)]
    grids = np.indices(at.shape, sparse=True)
    if not np.array_equal(at, base + sum(s * g for s, g in zip(strides, grids, strict=True)) + np.zeros(at.shape, np.int64)):
        return None
    flipped = tuple(a for a in range(at.ndim) if strides[a] < 0)
    base += sum(strides[a] * (at.shape[a] - 1) for a in flipped)
    moving = sorted((a for a in range(at.ndim) if strides[a]), key=lambda a: -abs(strides[a]))
    steps = [(abs(strides[a]), at.shape[a]) for a in moving]
    if any(inner * (count - 1) >= outer for (outer, _), (inner, count) in pairwise(steps)):
        return None
    view, length = node.reshape(size_of(node)), size_of(node)
    if base:
        view, length = view.shrink((base, length)), length - base
    counts: list[int] = []
    for step, count in steps:
        wanted = step * count
        whole = [(0, n) for n in counts]
        if wanted < length:
            view = view.shrink(*whole, (0, wanted))
        elif wanted > length:
            view = view.pad(*((0, 0) for _ in counts), (0, wanted - length))
        counts.append(count)
        view, length = view.reshape(*counts, step), step
    view = view.shrink(*((0, n) for n in counts), (0, 1)).reshape(*counts)
    view = view.permute(*(moving.index(a) for a in sorted(moving))) if moving != sorted(moving) else view
    view = view.reshape(*(n if strides[a] else 1 for a, n in enumerate(at.shape))).broadcast_to(*at.shape)
    return view.flip(*flipped) if flipped else view


# -- the entries in order


def assembled(
    terms: Sequence[Term], positions: Mapping[tuple[int, int], int], dtype: DType, take: Callable[[UOp, Numbers], UOp]
) -> UOp:
    """The values in order: positions that several terms have part in are sums."""
    count = len(positions)
    layers: list[tuple[Numbers, Numbers]] = []  # of each position the term, -1 for none, and the element of it
    for number, t in enumerate(terms):
        at = np.array(
            [positions.get(p, -1) for p in zip(t.rows.reshape(-1).tolist(), t.columns.reshape(-1).tolist(), strict=True)]
        )
        numbers = np.arange(at.size)
        numbers, at = numbers[at >= 0], at[at >= 0]
        depth = 0
        while at.size:
            if depth == len(layers):
                layers.append((np.full(count, -1), np.zeros(count, np.int64)))
            of, which = layers[depth]
            place, first = np.unique(at, return_index=True)
            free = of[place] < 0
            of[place[free]], which[place[free]] = number, numbers[first[free]]
            rest = np.ones(at.size, bool)
            rest[first[free]] = False
            numbers, at = numbers[rest], at[rest]
            depth += 1
    values = [cast_to(t.value, dtype) for t in terms]
    if not layers:
        return const(0, dtype).broadcast_to(count)
    return reduce(UOp.__add__, [_layer(of, which, values, dtype, take) for of, which in layers])


def _layer(of: Numbers, which: Numbers, values: Sequence[UOp], dtype: DType, take: Callable[[UOp, Numbers], UOp]) -> UOp:
    """One after another: parts of one term, and terms that alternate in turn."""
    parts: list[UOp] = []
    at = pieces = 0
    while at < of.size:
        period, count = _period(of[at:])
        rows = [
            take(values[t], which[at + k :: period][:count])
            if (t := int(of[at + k])) >= 0
            else const(0, dtype).broadcast_to(count)
            for k in range(period)
        ]
        parts.append(rows[0] if period == 1 else rows[0].stack(*rows[1:], axis=1).reshape(count * period))
        at += count * period
        pieces += period
        if pieces > _PARTS:
            raise NoRuleError
    return parts[0] if len(parts) == 1 else joined(parts, 0)


def _period(of: Numbers) -> tuple[int, int]:
    """After how many places the same terms follow, and how often: what covers most."""
    best = (1, 1)
    for period in range(1, min(_PARTS, of.size) + 1):
        differs = np.flatnonzero(of[period:] != of[:-period])
        same = int(differs[0]) if differs.size else of.size - period
        count = 1 + same // period
        if count > 1 and count * period > best[0] * best[1]:
            best = period, count
    return best
