"""Cholesky and LU factors of large matrices by recursive blocked algorithms:
blocks of columns are factored step by step, all else is matrix multiplication. Few columns are factored in a loop over their
blocks, more by halves. Triangular systems are solved by blocks of rows, with the inverses of the blocks on the diagonal.

Toledo, "Locality of reference in LU decomposition with partial pivoting", 1997.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import UOp, accumulator, arange, int32
from kg.frontend import monoid as monoids
from kg.records import dataclass
from kg_graph.nodes import stored

from kg_array.indexing.axes import positions_along, sizes
from kg_array.indexing.concatenation import joined
from kg_array.matrices.contraction import product
from kg_array.matrices.parts import column, forward, identity, inverse_of_lower, inverse_of_unit_lower, row, transposed
from kg_array.matrices.stepwise import along, counted

#: Columns of a block, at most, which are factored step by step. A step of LU reads and writes all rows of its block, one of Cholesky's those of a square.
#: `benchmarks/linalg.py 512` in float32, least processor time on an Emerald Rapids with AVX-512, one thread, other work running: `solve` takes 2.9 ms with
#: 16, 3.4 with 8 and 3.3 with 32, `cholesky` 1.7 with 32, 1.8 with 16 and 3.0 with 64.
LU_BLOCK: Final = 16
CHOLESKY_BLOCK: Final = 32
#: Rows from which on blocks of LU have twice as many columns: a block's update goes through memory. `solve` of 2048 (as above) takes 180 ms with 16 and 127
#: with 32, of 1024 21 and 24.
TALL: Final = 2048
#: Columns of which the blocks are factored in a loop, at most: its steps update all of these columns, also those that are done. More are factored by halves,
#: each of which has kernels of its own: `solve` of 512 (as above) takes 2.7 ms by 128 columns and 5.8 by 512, its first result 4.2 s of processor time by
#: 128, 1.5 by 256 and 1.0 by 512 (`KG_NO_CACHE=1`).
LOOP_COLUMNS: Final = 256
#: Matrices of fewer rows are factored column by column: there the first result comes ten times as soon. So are those of more than the other: their graph of halves would be long, and of
#: what no memory holds it took minutes to say so.
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
    """Lower triangular matrices: those of `packed` [b, n, n], whatever is above the diagonal,
    and the inverses of the blocks on the diagonal [n / w, b, w, w]."""

    packed: UOp
    inverses: UOp


@dataclass(frozen=True, slots=True)
class Factors:
    """LU of matrices [b, r, c].
    `rows` [b, r]: their rows in the order of the pivots; `lower`: the triangle of the first c rows, its `packed` with the upper
    factor on and above the diagonal; `below` [b, r - c, c]: the rest of the lower factor."""

    rows: UOp
    lower: Triangle
    below: UOp


# -- Cholesky


def cholesky_factor(m: UOp) -> UOp:
    """The lower triangular factors of matrices [b, n, n]. NaN where there is none."""
    n = sizes(m)[1]
    found = _cholesky(*_padded(m, CHOLESKY_BLOCK)).packed
    return _box(found, (0, n), (0, n))


def _cholesky(m: UOp, columns: int, width: int) -> Triangle:
    """Factors by halves, down to so many columns, of which blocks of
    so many are factored one after another."""
    _, n, _ = sizes(m)
    if n <= columns:
        return _cholesky_in_blocks(m, width)
    half = n // 2
    first = _cholesky(stored(_box(m, (0, half), (0, half))), columns, width)
    below = stored(transposed(_solved(first, stored(transposed(_box(m, (half, n), (0, half)))))))
    second = _cholesky(stored(_box(m, (half, n), (half, n)) - product(below, transposed(below))), columns, width)
    top = first.packed.pad((0, 0), (0, 0), (0, n - half))
    packed = stored(joined([top, joined([below, second.packed], 2)], 1))
    return Triangle(packed, joined([first.inverses, second.inverses], 0))


def _cholesky_in_blocks(m: UOp, width: int) -> Triangle:
    """Factors by blocks of so many columns: a loop of one shape,
    each step of which updates the whole matrices, also by zeros where they are done."""
    batch, n, _ = sizes(m)
    tall, square = (batch, n, width), (batch, width, width)

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (m,), (number,) = now, pieces
        left = transposed(_rows_of_block(transposed(m), number, width))
        state = _rows_of_block(left, number, width), m.const_like(0.0).broadcast_to(*square), identity(square, m.type)
        _, factor, inverse = counted(lambda now, k: _cholesky_step(now[0], now[1], now[2], k), state, width)
        below = (number < positions_along(tall, 1) // width).where(product(left, transposed(inverse)), 0.0)
        return [m - product(below, transposed(below))], [_with_rows(below, factor, number), inverse]

    _, (found, inverses) = along(block, [m], [arange(n // width, int32)])
    return Triangle(stored(found.permute(1, 2, 0, 3).reshape(batch, n, n)), inverses)


def cholesky_step(m: UOp, factor: UOp, k: UOp) -> tuple[UOp, UOp, UOp]:
    """The factor of matrices [b, n, n] with its column k, what is left of the matrices,
    and that column [b, n]."""
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
        return [_with_rows(x, product(inverse, stored(right - product(rows, x))), k)], ()

    pieces = _blocks_of_rows(lower.packed, width), lower.inverses, _blocks_of_rows(b, width), arange(blocks, int32)
    return along(step, [b.const_like(0.0).broadcast_to(batch, n, m)], pieces)[0][0]


def _part(lower: Triangle, number: int) -> Triangle:
    """The first or second triangle on the diagonal, of half the size."""
    half, blocks = sizes(lower.packed)[1] // 2, sizes(lower.inverses)[0] // 2
    here, rest = (number * half, number * half + half), [(0, d) for d in sizes(lower.inverses)[1:]]
    inverses = lower.inverses.shrink((number * blocks, number * blocks + blocks), *rest)
    return Triangle(_box(lower.packed, here, here), inverses)


def _inverses(packed: UOp, width: int) -> UOp:
    """The inverses of the blocks on the diagonals of lower triangular matrices [b, n, n], as [n / width,
    b, width, width]."""
    batch, n, _ = sizes(packed)
    blocks = n // width
    squares = packed.reshape(batch, blocks, width, blocks, width).permute(1, 3, 0, 2, 4)
    here = arange(blocks, int32)
    diagonal = stored(squares.gather(here, here)).reshape(blocks * batch, width, width)
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
    """Of matrices [b, n, n] the factors, the upper one on and above the diagonal,
    with ones more on it where blocks need them; and -1 or 1 for each, by how often rows changed places."""
    found = _lu_of(m)
    return found.lower.packed, _parity(found.rows).cast(m.type)


def _parity(rows: UOp) -> UOp:
    """1 for each order of rows [b, n] of which an even number of pairs are the wrong way round, else -1."""
    batch, n = sizes(rows)
    pairs = batch, n, n
    one, other = rows.reshape(batch, n, 1).expand(*pairs), rows.reshape(batch, 1, n).expand(*pairs)
    inversions = (positions_along(pairs, 1) < positions_along(pairs, 2)) & (other < one)
    return 1 - 2 * (inversions.cast(int32).reduce(monoids.ADD, 1, 2).reshape(batch) % 2)


def _lu_of(m: UOp) -> Factors:
    return _lu(*_padded(m, LU_BLOCK if sizes(m)[1] < TALL else 2 * LU_BLOCK))


def _lu(m: UOp, columns: int, width: int) -> Factors:
    """LU of matrices [b, r, c]: by halves of their columns, down to so many,
    of which blocks of so many are factored one after another."""
    _, r, c = sizes(m)
    if c <= columns:
        return _in_blocks(m, width)
    half = c // 2
    left = _lu(_box(m, (0, r), (0, half)), columns, width)
    right = stored(_rows_at(_box(m, (0, r), (half, c)), left.rows))
    top = _solved(left.lower, _box(right, (0, half)))
    rest = _lu(_box(right, (half, r)) - product(left.below, top), columns, width)
    below = _rows_at(left.below, rest.rows)
    rows = joined([_box(left.rows, (0, half)), _rows_at(_box(left.rows, (half, r)), rest.rows)], 1)
    whole = joined([rest.lower.packed, rest.below], 1)
    packed = stored(joined([joined([left.lower.packed, top], 2), joined([below, whole], 2)], 1))
    lower = Triangle(_box(packed, (0, c)), joined([left.lower.inverses, rest.lower.inverses], 0))
    return Factors(rows, lower, _box(packed, (c, r)))


def _in_blocks(m: UOp, width: int) -> Factors:
    """LU of matrices [b, r, c] by blocks of so many columns:
    a loop of one shape, each step of which updates all rows and columns, also by zeros where they are done."""
    batch, r, c = sizes(m)
    tall, flat = (batch, r, width), (batch, width, c)

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (m, rows), (number,) = now, pieces
        first = number * width
        state = _rows_of_block(transposed(m), number, width), positions_along((batch, r), 1)
        panel, order = counted(lambda now, k: _panel_step(now[0], now[1], k, first + k), state, width)
        packed, moved = stored(transposed(panel)), _rows_at(m, order)
        inverse = inverse_of_unit_lower(_rows_of_block(packed, number, width))
        right = product(inverse, _rows_of_block(moved, number, width))
        right = stored((positions_along(flat, 2) < first + width).where(0.0, right))
        lower = (positions_along(tall, 2) + first < positions_along(tall, 1)).where(packed, 0.0)
        m = _with_rows(transposed(moved - product(lower, right)), transposed(packed), number)
        return [transposed(m), _rows_at(rows, order)], [inverse]

    (packed, rows), (inverses,) = along(block, [m, positions_along((batch, r), 1)], [arange(c // width, int32)])
    return Factors(rows, Triangle(_box(packed, (0, c)), inverses), _box(packed, (c, r)))


def _panel_step(m: UOp, rows: UOp, k: UOp, diagonal: UOp) -> tuple[UOp, UOp]:
    """Column k of matrices, which lie here by columns [b, c, r], below its diagonal:
    multiples of the row of the largest pivot, which the columns after it are without from now on."""
    batch, c, r = wide = sizes(m)
    place = positions_along((batch, r), 1)
    size = (place < diagonal).where(-1.0, abs(row(m, k)))
    greatest = size.reduce(monoids.MAX, 1).expand(batch, r)
    # of NaN the last row, which is not done
    pivot_row = size.eq(greatest).where(place, r - 1).reduce(monoids.MIN, 1).reshape(batch)

    def of_pivot(x: UOp) -> UOp:
        """The row of the pivot, [b, n], of values [b, n, r]."""
        return x.permute(0, 2, 1).reshape(batch * r, sizes(x)[1]).gather(pivot_row + positions_along((batch,), 0) * r)

    def swapped(x: UOp) -> UOp:
        """The rows of the diagonal and of the pivot exchanged."""
        shape = sizes(x)
        first, other = (v.reshape(*shape[:2], 1).expand(*shape) for v in (column(x, diagonal), of_pivot(x)))
        at, there = positions_along(shape, 2), pivot_row.reshape(batch, 1, 1).expand(*shape)
        return at.eq(diagonal).where(other, at.eq(there).where(first, x))

    moved, top = swapped(m), of_pivot(m)
    pivot = column(top.reshape(batch, 1, c), k)
    pivot = pivot.eq(0.0).where(1.0, pivot).expand(batch, r)  # a column of zeros stays one
    factors = (row(moved, k) / pivot).reshape(batch, 1, r).expand(*wide)
    after = positions_along(wide, 1)
    reduced = (k < after).where(moved - factors * top.reshape(batch, c, 1).expand(*wide), after.eq(k).where(factors, moved))
    below = diagonal.broadcast_to(*wide) < positions_along(wide, 2)
    return below.where(reduced, moved), swapped(rows.reshape(batch, 1, r)).reshape(batch, r)


# -- parts of matrices


def _padded(m: UOp, most: int) -> tuple[UOp, int, int]:
    """Square matrices with ones more on the diagonal, so that halving them some times gives blocks
    of columns that are factored in a loop; how many columns that are, and of how many each block is, at most `most`."""
    m = m.cast(accumulator(m.type))
    batch, n, _ = sizes(m)
    columns, doubled = n, 0
    while columns > LOOP_COLUMNS:
        columns, doubled = -(-columns // 2), doubled + 1
    blocks = -(-columns // most)
    width = -(-columns // blocks)
    columns = blocks * width
    size = columns << doubled
    if size == n:
        return m, columns, width
    down, across = (positions_along((batch, size, size), axis) for axis in (1, 2))
    ones = down.eq(across) & ~(down < n)
    return stored(ones.where(1.0, m.pad((0, 0), (0, size - n), (0, size - n)))), columns, width


def _box(x: UOp, rows: tuple[int, int], columns: tuple[int, int] | None = None) -> UOp:
    """These rows, and of matrices [b, n, m] these columns."""
    batch, _, *rest = sizes(x)
    return x.shrink((0, batch), rows, *([columns or (0, rest[0])] if rest else []))


def _blocks_of_rows(x: UOp, width: int) -> UOp:
    batch, n, m = sizes(x)
    return x.reshape(batch, n // width, width, m).permute(1, 0, 2, 3)


def _rows_of_block(x: UOp, number: UOp, width: int) -> UOp:
    """Those of block `number`, [b, w, m], of matrices [b, n, m]."""
    return _blocks_of_rows(x, width).gather(number)


def _with_rows(x: UOp, rows: UOp, number: UOp) -> UOp:
    """Matrices [b, n, m] with these rows [b, w, m] as their block `number`."""
    batch, n, m = shape = sizes(x)
    width = sizes(rows)[1]
    tiled = rows.reshape(batch, 1, width, m).expand(batch, n // width, width, m).reshape(*shape)
    return (positions_along(shape, 1) // width).eq(number).where(tiled, x)


def _rows_at(x: UOp, rows: UOp) -> UOp:
    """Rows of [b, n, ...] at places [b, k]."""
    batch, n, *rest = sizes(x)
    flat = rows + positions_along(sizes(rows), 0) * n
    return x.reshape(batch * n, *rest).gather(flat)
