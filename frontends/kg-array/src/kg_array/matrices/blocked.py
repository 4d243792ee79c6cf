"""Cholesky and LU factors of large matrices by recursive blocked algorithms: blocks of columns are factored step by step, all else is matrix
multiplication. Triangular systems are solved by blocks of rows, with the inverses of the blocks on the diagonal.

Toledo, "Locality of reference in LU decomposition with partial pivoting", 1997. Loops have the same shapes wherever they can, so that
halves of a matrix share their kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.frontend import UOp, accumulator, arange, build, int32
from kg_graph.nodes import stored

from kg_array.functions.manipulation import joined
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.contraction import product
from kg_array.matrices.parts import column, forward, identity, inverse_of_lower, row, transposed
from kg_array.matrices.stepwise import along, counted

#: Columns that are factored step by step, at most. A step of LU reads and writes all rows of its columns, one of Cholesky's those of a square. Solving
#: 512 float32 equations takes 3.8 ms with 32 and 5.3 with 64, Cholesky's factor 1.8 and 2.3, its first result 4.0 and 2.6 s of processor time
#: (Emerald Rapids with AVX-512, one thread, `KG_NO_CACHE=1` for the latter, `benchmarks/linalg.py 512`).
LU_BLOCK: Final = 32
CHOLESKY_BLOCK: Final = 64
#: Matrices of fewer rows are factored column by column: there the first result comes ten times as soon. So are those of more than the other, whose graph of halves would be long: few memories hold one.
LEAST_ROWS: Final = 256
MOST_ROWS: Final = 1 << 14
#: Rows of a triangle that are solved as a loop over its blocks: larger ones by halves, which compute no product with zeros.
LOOP_ROWS: Final = 256


def is_large(m: UOp) -> bool:
    """Whether matrices [b, n, m] are factored by blocks."""
    n = sizes(m)[1]
    return isinstance(n, int) and LEAST_ROWS <= n <= MOST_ROWS


@dataclass(frozen=True, slots=True)
class Triangle:
    """Lower triangular matrices: those of `packed` [b, n, n], whatever is above the diagonal, and the inverses of the blocks on the diagonal [n / w, b, w, w]."""

    packed: UOp
    inverses: UOp


@dataclass(frozen=True, slots=True)
class Factors:
    """LU of matrices [b, r, c]. `rows` [b, r]: their rows in the order of the pivots; `parity` [b] of that order; `lower`: the triangle of the first
    c rows, its `packed` with the upper factor on and above the diagonal; `below` [b, r - c, c]: the rest of the lower factor."""

    rows: UOp
    parity: UOp
    lower: Triangle
    below: UOp


# -- Cholesky


def cholesky_factor(m: UOp) -> UOp:
    """The lower triangular factors of matrices [b, n, n]. NaN where there is none."""
    n = sizes(m)[1]
    found = _cholesky(_padded(m, CHOLESKY_BLOCK)).packed
    down, across = (positions_along(sizes(found), axis) for axis in (1, 2))
    return _box((down < across).where(0.0, found), (0, n), (0, n))


def _cholesky(m: UOp) -> Triangle:
    batch, n, width = sizes(m)
    if n <= CHOLESKY_BLOCK:
        state = m, m.const_like(0.0).broadcast_to(batch, n, width), identity(sizes(m), m.type)
        _, factor, inverse = counted(lambda now, k: _cholesky_step(now[0], now[1], now[2], k), state, n)
        return Triangle(factor, inverse.reshape(1, batch, n, n))
    half = n // 2
    first = _cholesky(_box(m, (0, half), (0, half)))
    below = stored(transposed(_solved(first, stored(transposed(_box(m, (half, n), (0, half)))))))
    second = _cholesky(stored(_box(m, (half, n), (half, n)) - product(below, transposed(below))))
    top = first.packed.pad((0, 0), (0, 0), (0, n - half))
    packed = stored(joined([top, joined([below, second.packed], 2)], 1))
    return Triangle(packed, joined([first.inverses, second.inverses], 0))


def cholesky_step(m: UOp, factor: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    """The factor of matrices [b, n, n] with its column k, what is left of the matrices, and that column [b, n]."""
    batch, n, _ = wide = sizes(m)
    below = column(m, k)
    pivot = column(below.reshape(batch, 1, n), k).expand(batch, n)
    made = (positions_along((batch, n), 1) < k).where(0.0, below / pivot.sqrt())
    down, across = (made.reshape(batch, *s).expand(*wide) for s in ((n, 1), (1, n)))
    return m - down * across, positions_along(wide, 2).eq(k).where(down, factor), made


def _cholesky_step(m: UOp, factor: UOp, inverse: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    left, factor, made = cholesky_step(m, factor, k)
    return left, factor, forward(inverse, made, k)


# -- triangular systems


def _solved(lower: Triangle, b: UOp) -> UOp:
    """x where lower @ x is b [b, n, m]."""
    batch, n, m = sizes(b)
    blocks, _, width, _ = sizes(lower.inverses)
    if blocks == 1:
        return stored(product(lower.inverses.reshape(batch, n, n), b))
    if n > LOOP_ROWS and blocks % 2 == 0:
        half = n // 2
        first = _solved(_part(lower, 0), _box(b, (0, half)))
        below = product(_box(lower.packed, (half, n), (0, half)), first)
        return stored(joined([first, _solved(_part(lower, 1), stored(_box(b, (half, n)) - below))], 1))

    def step(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], tuple[()]]:
        """A block more of the rows of x, those after it zero."""
        (x,), (rows, inverse, right, k) = now, pieces
        more = product(inverse, stored(right - product(rows, x)))
        there = positions_along((batch, n, m), 1) // width
        tiled = more.reshape(batch, 1, width, m).expand(batch, blocks, width, m).reshape(batch, n, m)
        return [there.eq(k.broadcast_to(batch, n, m)).where(tiled, x)], ()

    pieces = _blocks_of_rows(lower.packed, width), lower.inverses, _blocks_of_rows(b, width), arange(blocks, int32)
    return along(step, [b.const_like(0.0).broadcast_to(batch, n, m)], pieces)[0][0]


def _part(lower: Triangle, number: int) -> Triangle:
    """The first or second triangle on the diagonal, of half the size."""
    half, blocks = sizes(lower.packed)[1] // 2, sizes(lower.inverses)[0] // 2
    here, rest = (number * half, number * half + half), [(0, d) for d in sizes(lower.inverses)[1:]]
    inverses = lower.inverses.shrink((number * blocks, number * blocks + blocks), *rest)
    return Triangle(_box(lower.packed, here, here), inverses)


def _blocks_of_rows(x: UOp, width: int) -> UOp:
    batch, n, m = sizes(x)
    return x.reshape(batch, n // width, width, m).permute(1, 0, 2, 3)


def _inverses(packed: UOp, width: int) -> UOp:
    """The inverses of the blocks on the diagonals of lower triangular matrices [b, n, n], as [n / width, b, width, width]."""
    batch, n, _ = sizes(packed)
    blocks = n // width
    parts = [_box(packed, (at, at + width), (at, at + width)).reshape(1, batch, width, width) for at in range(0, n, width)]
    diagonal = stored(joined(parts, 0)).reshape(blocks * batch, width, width)
    return inverse_of_lower(diagonal).reshape(blocks, batch, width, width)


# -- LU


def solution(a: UOp, b: UOp) -> UOp:
    """x where a @ x is b: a [b, n, n], b [b, n, m]. Infinities or NaN where a is singular."""
    n, m = sizes(b)[1:]
    found = _lu_of(a)
    size = sizes(found.rows)[1]
    right = stored(_rows_at(b.pad((0, 0), (0, size - n), (0, 0)), found.rows))
    y = _solved(found.lower, right)
    # the upper factor from its last row and column on is a lower one
    upper = stored(found.lower.packed.flip(1, 2))
    triangle = Triangle(upper, _inverses(upper, sizes(found.lower.inverses)[2]))
    return _box(_solved(triangle, stored(y.flip(1))).flip(1), (0, n), (0, m))


def factors(m: UOp) -> tuple[UOp, UOp]:
    """Of matrices [b, n, n] the factors, the upper one on and above the diagonal, with ones more on it where blocks need them; and -1 or 1 for each,
    by how often rows changed places."""
    found = _lu_of(m)
    return found.lower.packed, found.parity


def _lu_of(m: UOp) -> Factors:
    padded = _padded(m, LU_BLOCK)
    return _lu(padded, sizes(padded)[1])


def _lu(m: UOp, tall: int) -> Factors:
    """LU of matrices [b, r, c]. Those of few columns are as tall as the whole: then their kernels are the same."""
    _, r, c = sizes(m)
    if r < tall and c <= max(tall // 4, LU_BLOCK):
        found = _lu(stored(m.pad((0, 0), (0, tall - r), (0, 0))), tall)
        return Factors(_box(found.rows, (0, r)), found.parity, found.lower, _box(found.below, (0, r - c)))
    if c <= LU_BLOCK:
        return _panel(m)
    half = c // 2
    left = _lu(stored(_box(m, (0, r), (0, half))), tall)
    right = stored(_rows_at(_box(m, (0, r), (half, c)), left.rows))
    top = _solved(left.lower, _box(right, (0, half)))
    rest = _lu(stored(_box(right, (half, r)) - product(left.below, top)), tall)
    below = _rows_at(left.below, rest.rows)
    rows = joined([_box(left.rows, (0, half)), _rows_at(_box(left.rows, (half, r)), rest.rows)], 1)
    whole = joined([rest.lower.packed, rest.below], 1)
    packed = joined([joined([left.lower.packed, top], 2), joined([below, whole], 2)], 1)
    packed = stored(packed)
    lower = Triangle(_box(packed, (0, c)), joined([left.lower.inverses, rest.lower.inverses], 0))
    return Factors(stored(rows), left.parity * rest.parity, lower, _box(packed, (c, r)))


def _panel(m: UOp) -> Factors:
    batch, r, c = sizes(m)
    state = stored(transposed(m)), positions_along((batch, r), 1), m.const_like(1.0).broadcast_to(batch)
    found, rows, parity = counted(lambda now, k: _panel_step(now[0], now[1], now[2], k), state, c)
    packed = stored(transposed(found))
    square = _box(packed, (0, c))
    unit = identity(sizes(square), square.type).ne(0.0).where(1.0, square)
    return Factors(rows, parity, Triangle(square, _inverses(stored(unit), c)), _box(packed, (c, r)))


def _panel_step(m: UOp, rows: UOp, parity: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    """Column k of matrices, which lie here by columns [b, c, r], below its diagonal: multiples of the row of the largest pivot, which the columns after
    it are without from now on."""
    batch, c, r = wide = sizes(m)
    place = positions_along((batch, r), 1)
    found = row(m, k)
    pivot_row = build.argmax((place < k).where(-1.0, abs(found)), 1).reshape(batch)
    here, there = place.eq(k), place.eq(pivot_row.reshape(batch, 1).expand(batch, r))
    flat = pivot_row + positions_along((batch,), 0) * r
    top, before = m.permute(0, 2, 1).reshape(batch * r, c).gather(flat), column(m, k)

    def swapped(x: UOp, first: UOp, other: UOp) -> UOp:
        h, t = (mask.reshape(batch, *[1] * (len(x.shape) - 2), r).expand(*sizes(x)) for mask in (here, there))
        first, other = (v.reshape(*sizes(x)[:-1], 1).expand(*sizes(x)) for v in (first, other))
        return h.where(other, t.where(first, x))

    moved = swapped(m, before, top)
    pivot = column(top.reshape(batch, 1, c), k)
    pivot = pivot.eq(0.0).where(1.0, pivot).expand(batch, r)  # a column of zeros stays one
    factor = swapped(found, *(column(v.reshape(batch, 1, c), k).reshape(batch) for v in (before, top))) / pivot
    factors = factor.reshape(batch, 1, r).expand(*wide)
    after = positions_along(wide, 1)
    reduced = (k < after).where(moved - factors * top.reshape(batch, c, 1).expand(*wide), after.eq(k).where(factors, moved))
    order = swapped(rows, column(rows.reshape(batch, 1, r), k).reshape(batch), rows.reshape(batch * r).gather(flat))
    below = (k < place).reshape(batch, 1, r).expand(*wide)
    return below.where(reduced, moved), order, pivot_row.eq(k).where(parity, -parity)


# -- parts of matrices


def _padded(m: UOp, most: int) -> UOp:
    """Square matrices, with so many ones more on the diagonal that they are a block of at most so many columns which was doubled some times."""
    m = m.cast(accumulator(m.type))
    batch, n, _ = sizes(m)
    block, doubled = n, 0
    while block > most:
        block, doubled = -(-block // 2), doubled + 1
    size = block << doubled
    if size == n:
        return m
    down, across = (positions_along((batch, size, size), axis) for axis in (1, 2))
    ones = down.eq(across) & ~(down < n)
    return stored(ones.where(1.0, m.pad((0, 0), (0, size - n), (0, size - n))))


def _box(x: UOp, rows: tuple[int, int], columns: tuple[int, int] | None = None) -> UOp:
    """These rows, and of matrices [b, n, m] these columns."""
    batch, _, *rest = sizes(x)
    return x.shrink((0, batch), rows, *([columns or (0, rest[0])] if rest else []))


def _rows_at(x: UOp, rows: UOp) -> UOp:
    """Rows of [b, n, ...] at places [b, k]."""
    batch, n, *rest = sizes(x)
    flat = rows + positions_along(sizes(rows), 0) * n
    return x.reshape(batch * n, *rest).gather(flat)
