"""Cholesky and LU factors of large matrices by halves (recursive blocked algorithms): columns of few are factored step by step, all else is
matrix products. Triangular systems are solved by halves too, and by inverses of the blocks on the diagonal.

Toledo, "Locality of reference in LU decomposition with partial pivoting", 1997.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.frontend import Op, UOp, arange, build, int32

from kg.frontend import monoid as monoids

from kg_array.functions.manipulation import joined
from kg_array.indexing.axes import sizes
from kg_array.matrices.contraction import product
from kg_array.matrices.stepwise import counted

LEAST_ROWS: Final = 128
#: Columns of a block that is factored step by step, at most.
BLOCK: Final = 32


@dataclass(frozen=True, slots=True)
class Block:
    """A triangular block on the diagonal [b, n, n], and its inverse."""

    factor: UOp
    inverse: UOp


@dataclass(frozen=True, slots=True)
class Halves:
    """A lower triangular matrix of two and what is below the first, beside the second."""

    first: Triangle
    below: UOp
    second: Triangle


Triangle = Block | Halves


def padded_size(n: int) -> int:
    """n rounded up to a block that was doubled some times."""
    block, doubled = n, 0
    while block > BLOCK:
        block, doubled = -(-block // 2), doubled + 1
    return block << doubled


def padded(m: UOp) -> UOp:
    """Square matrices with as many more ones on the diagonal as the halves need."""
    _, n, _ = sizes(m)
    size = padded_size(n)
    if size == n:
        return m
    row, column = (_count(size, (1, size, size), axis) for axis in (1, 2))
    ones = (row.eq(column) & ~(row < n)).cast(m.type)
    return materialised(m.pad((0, 0), (0, size - n), (0, size - n)) + ones.broadcast_to(m.shape[0], size, size))


def cholesky_factor(m: UOp) -> UOp:
    """The lower triangular factors of matrices [b, n, n]."""
    batch, n, _ = sizes(m)
    return _whole(_cholesky(padded(m))).shrink((0, batch), (0, n), (0, n))


def _cholesky(m: UOp) -> Triangle:
    batch, n, _ = sizes(m)
    if n <= BLOCK:
        identity = _identity(m)
        state = m, m.const_like(0.0).broadcast_to(*m.shape), identity
        _, factor, inverse = counted(lambda now, k: _cholesky_step(*now, k), state, n)
        return Block(factor, inverse)
    half = n // 2
    first = _cholesky(part(m, (0, half), (0, half)))
    below = transposed(solved(first, transposed(part(m, (half, n), (0, half)))))
    below = materialised(below)
    rest = part(m, (half, n), (half, n)) - product(below, transposed(below))
    return Halves(first, below, _cholesky(materialised(rest)))


def _cholesky_step(m: UOp, factor: UOp, inverse: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    batch, n, _ = wide = sizes(m)
    below = column(m, k)
    pivot = below.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, n)
    row = _count(n, (batch, n), 1)
    made = (row < k).where(0.0, below / pivot.sqrt())
    down, across = (made.reshape(batch, *s).expand(*wide) for s in ((n, 1), (1, n)))
    return m - down * across, _count(n, wide, 2).eq(k).where(down, factor), _forward(inverse, made, k)


def _forward(x: UOp, lower: UOp, k: UOp) -> UOp:
    """Step k of x becoming the inverse of a lower triangular matrix, of which this is column k [b, n]."""
    batch, n, width = wide = sizes(x)
    top = x.permute(1, 0, 2).gather(k).reshape(batch, width)
    pivot = lower.permute(1, 0).gather(k).reshape(batch, 1)
    top = (top / pivot.expand(batch, width)).reshape(batch, 1, width).expand(*wide)
    row = _count(n, wide, 1)
    below = x - lower.reshape(batch, n, 1).expand(*wide) * top
    return row.eq(k).where(top, (row < k).where(x, below))


def inverse(lower: UOp) -> UOp:
    """The inverses of lower triangular matrices [b, n, n]."""
    (found,) = counted(lambda now, k: (_forward(now[0], column(lower, k), k),), (_identity(lower),), sizes(lower)[1])
    return found


def solved(lower: Triangle, b: UOp) -> UOp:
    """x where lower @ x is b [b, n, m]."""
    if isinstance(lower, Block):
        return materialised(product(lower.inverse, b))
    half, n = sizes(lower.below)[2], sizes(b)[1]
    first = solved(lower.first, part(b, (0, half)))
    second = solved(lower.second, materialised(part(b, (half, n)) - product(lower.below, first)))
    return materialised(joined([first, second], 1))


def _whole(lower: Triangle) -> UOp:
    if isinstance(lower, Block):
        return lower.factor
    first, second = _whole(lower.first), _whole(lower.second)
    half = sizes(first)[1]
    top = first.pad((0, 0), (0, 0), (0, half))
    return materialised(joined([top, joined([lower.below, second], 2)], 1))


# -- LU


@dataclass(frozen=True, slots=True)
class Factors:
    """rows [b, r] of matrices [b, r, c] in the order of their pivots, `parity` of that order; of the first c rows the lower triangle and
    the transposed upper one; of the others what the lower triangle goes on with."""

    rows: UOp
    parity: UOp
    lower: Triangle
    upper: Triangle
    below: UOp | None


def lu(m: UOp, tall: int = 0) -> Factors:
    batch, r, c = sizes(m)
    if c <= BLOCK:
        return _panel(m)
    half = c // 2
    left = lu(materialised(part(m, (0, r), (0, half))))
    right = rows_at(part(m, (0, r), (half, c)), left.rows)
    top = solved(left.lower, materialised(part(right, (0, half))))
    assert left.below is not None
    rest = lu(materialised(part(right, (half, r)) - product(left.below, top)))
    below = materialised(rows_at(left.below, rest.rows))
    rows = joined([part(left.rows, (0, half)), rows_at(part(left.rows, (half, r)), rest.rows)], 1)
    lower = Halves(left.lower, part(below, (0, c - half)), rest.lower)
    upper = Halves(left.upper, transposed(top), rest.upper)
    after = None if rest.below is None else materialised(joined([part(below, (c - half, r - half)), rest.below], 2))
    return Factors(materialised(rows), left.parity * rest.parity, lower, upper, after)


def _panel(m: UOp) -> Factors:
    batch, r, c = sizes(m)
    state = materialised(transposed(m)), _count(r, (batch, r), 1), m.const_like(1.0).broadcast_to(batch)
    found, rows, parity = counted(lambda now, k: _step(*now, k), state, c)
    square = part(found, (0, c), (0, c))
    row, col = _count(c, (batch, c, c), 1), _count(c, (batch, c, c), 2)
    upper = (col < row).where(0.0, square) if False else (row < col).where(0.0, square)  # transposed: lower
    lower = row.eq(col).where(1.0, (col < row).where(transposed(square), 0.0))
    lower, upper = materialised(lower), materialised(upper)
    below = None if r == c else transposed(part(found, (0, c), (c, r)))
    return Factors(rows, parity, Block(lower, inverse(lower)), Block(upper, upper), below)


def _step(m: UOp, rows: UOp, parity: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    """Column k of matrices, which lie here by columns [b, c, r], becomes zero below its diagonal; there the factors are kept."""
    batch, c, r = wide = sizes(m)
    place = _count(r, (batch, r), 1)
    candidates = (place < k).where(-1.0, abs(m.permute(1, 0, 2).gather(k).reshape(batch, r)))
    pivot_row = build.argmax(candidates, 1)
    first = _count(batch, (batch,), 0) * r
    across = m.permute(0, 2, 1).reshape(batch * r, c)
    top = across.gather(pivot_row.reshape(batch) + first)
    before = m.permute(2, 0, 1).gather(k)
    here, there = place.eq(k), place.eq(pivot_row.expand(batch, r))
    h, t = (x.reshape(batch, 1, r).expand(*wide) for x in (here, there))
    tops = top.reshape(batch, c, 1).expand(*wide)
    moved = h.where(tops, t.where(before.reshape(batch, c, 1).expand(*wide), m))
    pivot = top.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, r)
    pivot = pivot.eq(0.0).where(1.0, pivot)
    col = m.permute(1, 0, 2).gather(k).reshape(batch, r)
    before_k = before.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, r)
    factor = here.where(0.0, there.where(before_k, col)) / pivot
    factors = factor.reshape(batch, 1, r).expand(*wide)
    below = (k < place).reshape(batch, 1, r).expand(*wide)
    column_ = _count(c, wide, 1)
    new = (k < column_).where(moved - factors * tops, column_.eq(k).where(factors, moved))
    old_first = rows.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, r)
    old_there = rows.reshape(batch * r).gather(pivot_row.reshape(batch) + first).reshape(batch, 1).expand(batch, r)
    return (
        below.where(new, moved),
        here.where(old_there, there.where(old_first, rows)),
        pivot_row.reshape(batch).eq(k).where(parity, -parity),
    )


def rows_at(m: UOp, rows: UOp) -> UOp:
    """Rows of [b, n, ...] at these places [b, k]."""
    batch, n, *rest = sizes(m)
    k = sizes(rows)[1]
    flat = rows + _count(batch, (batch, k), 0) * n
    return m.reshape(batch * n, *rest).gather(flat)


def upper_solved(upper: Triangle, b: UOp) -> UOp:
    """x where the transpose of this lower triangle, times x, is b."""
    if isinstance(upper, Block):
        return materialised(product(transposed(inverse(upper.factor)), b))
    half, n = sizes(upper.below)[2], sizes(b)[1]
    second = upper_solved(upper.second, part(b, (half, n)))
    first = upper_solved(upper.first, materialised(part(b, (0, half)) - product(transposed(upper.below), second)))
    return materialised(joined([first, second], 1))


def solution(a: UOp, b: UOp) -> UOp:
    batch, n, m = sizes(b)
    factors = lu(padded(a))
    size = padded_size(n)
    b = b.pad((0, 0), (0, size - n), (0, 0))
    y = solved(factors.lower, materialised(rows_at(b, factors.rows)))
    return part(upper_solved(factors.upper, y), (0, n))


def pivots(m: UOp) -> tuple[list[UOp], UOp]:
    factors = lu(padded(m))
    found: list[UOp] = []

    def note(t: Triangle) -> None:
        if isinstance(t, Block):
            found.append(t.factor)
        else:
            note(t.first)
            note(t.second)

    note(factors.upper)
    return found, factors.parity


# -- parts


def part(x: UOp, rows: tuple[int, int], columns: tuple[int, int] | None = None) -> UOp:
    """These rows and columns of [b, n, m]; of [b, n] these elements."""
    batch, _, *rest = sizes(x)
    return x.shrink((0, batch), rows, *([columns or (0, rest[0])] if rest else []))


def transposed(x: UOp) -> UOp:
    return x.permute(0, 2, 1)


def column(m: UOp, k: UOp) -> UOp:
    """Column k of matrices [b, n, m], as [b, n]."""
    return m.permute(2, 0, 1).gather(k)


def materialised(x: UOp) -> UOp:
    """The same values, as memory of their own."""
    return UOp(Op.CONTIGUOUS, x.type, (x,))


def _identity(like: UOp) -> UOp:
    shape = sizes(like)
    return _count(shape[1], shape, 1).eq(_count(shape[1], shape, 2)).cast(like.type)


def _count(n: int, shape: Sequence[int], axis: int) -> UOp:
    """Positions along an axis."""
    return arange(n, int32).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)
