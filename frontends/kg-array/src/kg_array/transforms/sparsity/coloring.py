"""Colours: columns of a Jacobian, or rows and columns of a Hessian, that one seed gives together,
since no two of a colour meet where both would be read.

1 1 . .        columns 0 and 2 meet in no row, nor do 1 and 3: two seeds, (1, 0, 1, 0) and (0, 1, 0, 1), give all of it
. 1 1 .
. . 1 1
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from kg.records import dataclass

#: In which order vertices get their colours.
ORDERS: Final = ("largest-first", "smallest-last")


@dataclass(frozen=True, slots=True)
class Coloring:
    """`colors`: of each vertex. `bound`: no valid colouring has fewer."""

    colors: tuple[int, ...]
    bound: int
    order: str

    @property
    def count(self) -> int:
        return max(self.colors, default=-1) + 1


def color_columns(pattern: np.ndarray[Any, Any]) -> Coloring:
    """Columns that no row has both of may share a colour (distance 2 in the graph of rows and columns).
    `pattern`: booleans."""
    rows = [np.flatnonzero(r).tolist() for r in pattern]
    of_column = [np.flatnonzero(c).tolist() for c in pattern.T]
    used = [c for c, found in enumerate(of_column) if found]
    meets = {c: {other for r in of_column[c] for other in rows[r]} - {c} for c in used}
    bound = max(map(len, rows), default=0)

    def greedy(order: Sequence[int]) -> list[int]:
        colors = [-1] * pattern.shape[1]
        for c in order:
            taken = {colors[other] for other in meets[c]}
            colors[c] = _first_free(taken)
        return [max(k, 0) for k in colors]  # a column of zeros takes part anywhere

    return _best(meets, greedy, bound)


def color_symmetric(pattern: np.ndarray[Any, Any]) -> Coloring:
    """A star colouring: neighbours differ, and each path of four vertices has three colours:
    then every entry can be read from its own column or row."""
    near = {v: set(np.flatnonzero(pattern[v]).tolist()) - {v} for v in range(len(pattern))}
    bound = 2 if any(near.values()) else 1

    def greedy(order: Sequence[int]) -> list[int]:
        colors = [-1] * len(pattern)
        for v in order:
            forbidden: set[int] = set()
            for w in near[v]:
                if colors[w] >= 0:
                    forbidden.add(colors[w])
                for x in near[w] - {v}:
                    if colors[x] < 0:
                        continue
                    if colors[w] < 0 or any(colors[y] == colors[w] for y in near[x] if y != w):
                        forbidden.add(colors[x])
            colors[v] = _first_free(forbidden)
        return colors

    return _best(near, greedy, bound)


def _first_free(taken: set[int]) -> int:
    return min({*range(len(taken) + 1)} - taken)


def _best(meets: dict[int, set[int]], greedy: Callable[[Sequence[int]], list[int]], bound: int) -> Coloring:
    found: Coloring | None = None
    for name in ORDERS:
        order = sorted(meets, key=lambda v: (-len(meets[v]), v)) if name == "largest-first" else _smallest_last(meets)
        made = Coloring(tuple(greedy(order)), bound, name)
        if found is None or made.count < found.count:
            found = made
    assert found is not None
    return found


def _smallest_last(meets: dict[int, set[int]]) -> list[int]:
    """The vertex with the fewest neighbours left is coloured last, and so on."""
    degree = {v: len(n) for v, n in meets.items()}
    buckets: dict[int, set[int]] = {}
    for v, d in degree.items():
        buckets.setdefault(d, set()).add(v)
    order: list[int] = []
    least = 0
    while degree:
        while not buckets.get(least):
            least += 1
        v = min(buckets[least])
        buckets[least].discard(v)
        del degree[v]
        order.append(v)
        for w in meets[v]:
            if w in degree:
                buckets[degree[w]].discard(w)
                degree[w] -= 1
                buckets.setdefault(degree[w], set()).add(w)
        least = max(0, least - 1)
    return order[::-1]
