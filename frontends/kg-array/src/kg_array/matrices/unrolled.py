"""Elimination of small matrices written out, element by element:
without loops and positions, so that it is one kernel, whose lanes are the matrices.

Each result is made of the same operations, in the same order, as by the steps of elimination.py, and has the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import UOp

from kg_array.indexing.axes import sizes

#: Rows of matrices that are written out: beyond, the source grows with the cube of the rows, and a register no longer holds an element.
MOST_ROWS: Final = 8
#: Columns on the right that are elements, too; where there are more, each row of them is an array.
_MOST_COLUMNS: Final = 6


def is_small(m: UOp) -> bool:
    """Whether matrices [b, n, m] are written out."""
    n = sizes(m)[1]
    return isinstance(n, int) and 0 < n <= MOST_ROWS


def solution(a: UOp, b: UOp) -> UOp:
    """x [b, n, m] where a @ x is b: a [b, n, n], b [b, n, m]."""
    batch, n, m = sizes(b)
    by_element = isinstance(m, int) and 0 < m <= _MOST_COLUMNS
    right = _elements(b) if by_element else [[b.shrink((0, batch), (i, i + 1), (0, m)).reshape(batch, m)] for i in range(n)]
    rows = [left + rest for left, rest in zip(_elements(a), right, strict=True)]
    for k in range(n):
        rows, _ = _with_pivot(rows, k)
        top = rows[k]
        # what is left of column k is not asked for again: elements before k + 1 stay what they are
        rows = [_divided(top, k) if i == k else _without(row, top, _over(row[k], top[k]), k) for i, row in enumerate(rows)]
    found = [x for row in rows for x in row[n:]]
    return found[0].stack(*found[1:], axis=1).reshape(batch, n, m)


def pivots(m: UOp) -> tuple[list[UOp], UOp]:
    """The diagonals of triangular matrices of the same determinants but for the sign, element by element,
    and the signs: each [b]."""
    batch, n, _ = sizes(m)
    rows, parity = _elements(m), m.const_like(1.0).broadcast_to(batch)
    for k in range(n):
        rows, moved = _with_pivot(rows, k)
        parity = moved.where(-parity, parity) if moved is not None else parity
        pivot = rows[k][k].eq(0.0).where(1.0, rows[k][k])  # a column of zeros stays one
        rows = [_without(row, rows[k], row[k] / pivot, k) if i > k else row for i, row in enumerate(rows)]
    return [rows[k][k] for k in range(n)], parity


def cholesky_factor(m: UOp) -> UOp:
    """The lower triangular factors of matrices [b, n, n]."""
    batch, n, _ = sizes(m)
    rows = _elements(m)
    zero = m.const_like(0.0).broadcast_to(batch)
    factor = [[zero] * n for _ in range(n)]
    for k in range(n):
        root = rows[k][k].sqrt()
        for i in range(k, n):
            factor[i][k] = rows[i][k] / root
        for i in range(k + 1, n):
            for j in range(k + 1, i + 1):
                rows[i][j] = rows[i][j] - factor[i][k] * factor[j][k]
    found = [x for row in factor for x in row]
    return found[0].stack(*found[1:], axis=1).reshape(batch, n, n)


def _elements(m: UOp) -> list[list[UOp]]:
    """Those of matrices [b, n, m], each [b]."""
    batch, n, columns = sizes(m)
    return [[m.shrink((0, batch), (i, i + 1), (j, j + 1)).reshape(batch) for j in range(columns)] for i in range(n)]


def _with_pivot(rows: list[list[UOp]], k: int) -> tuple[list[list[UOp]], UOp | None]:
    """Row k changed for the first, from there on, of those with the greatest magnitude in column k;
    and whether it is another. NaN is greatest."""
    greatest, chosen = abs(rows[k][k]), dict[int, UOp]()
    for i in range(k + 1, len(rows)):
        size = abs(rows[i][k])
        better = greatest.eq(greatest) & ~(size <= greatest)
        greatest = better.where(size, greatest)
        chosen = {j: was & ~better for j, was in chosen.items()} | {i: better}
    if not chosen:
        return rows, None
    new, old, moved = list(rows), rows[k], None
    for i, here in chosen.items():
        new[k] = _chosen(here, rows[i], new[k], k)
        new[i] = _chosen(here, old, rows[i], k)
        moved = here if moved is None else moved | here
    return new, moved


def _chosen(condition: UOp, a: Sequence[UOp], b: Sequence[UOp], k: int) -> list[UOp]:
    """One row or the other, from column k on."""
    return [y if j < k else _wide(condition, x).where(x, y) for j, (x, y) in enumerate(zip(a, b, strict=True))]


def _divided(row: Sequence[UOp], k: int) -> list[UOp]:
    return [x if j <= k else _over(x, row[k]) for j, x in enumerate(row)]


def _without(row: Sequence[UOp], top: Sequence[UOp], factor: UOp, k: int) -> list[UOp]:
    """A row less a multiple of the top one, right of column k."""
    return [x if j <= k else x - _wide(factor, x) * y for j, (x, y) in enumerate(zip(row, top, strict=True))]


def _over(x: UOp, by: UOp) -> UOp:
    return x / _wide(by, x)


def _wide(x: UOp, like: UOp) -> UOp:
    """[b] as [b, m] where that is what it is used with."""
    shape = sizes(like)
    return x if len(shape) == 1 else x.reshape(shape[0], 1).expand(*shape)
