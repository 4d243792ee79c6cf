"""Cholesky and LU factors of large matrices by recursive blocked algorithms: blocks of columns are factored step by step, all else is matrix
multiplication. Triangular systems are solved by blocks of rows, with the inverses of the blocks on the diagonal.

Toledo, "Locality of reference in LU decomposition with partial pivoting", 1997. Loops have the same shapes wherever they can, so that
halves of a matrix share their kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.frontend import UOp, accumulator, arange, int32
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.functions.manipulation import joined
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.contraction import product
from kg_array.matrices.parts import column, forward, identity, inverse_of_lower, row, transposed
from kg_array.matrices.stepwise import along, counted

#: Columns of a block, at most, which are factored step by step. A step of LU reads and writes all rows of its block, one of Cholesky's those of a square. Solving 512 float32 equations takes
#: 2.9 ms with 16, 3.4 with 8 and 3.3 with 32, in float64 7.3, 8.9 and 9.2; Cholesky's factor 1.7 with 32, 1.8 with 16 and 3.0 with 64 (least processor time of 1.5 s of calls, Emerald Rapids with AVX-512, one thread,
#: other work running, as `benchmarks/linalg.py 512`).
LU_BLOCK: Final = 16
CHOLESKY_BLOCK: Final = 32
#: Columns of which the blocks are factored in a loop, at most: its steps update all of these columns, also those that are done. More are factored by halves, each of which has kernels of its own:
#: solving 512 equations takes 2.7 ms by 128 columns and 5.8 by 512, the first result 4.2, 1.5 and 1.0 s of processor time by 128, 256 and 512 (as above, `KG_NO_CACHE=1`).
LOOP_COLUMNS: Final = 256
#: Matrices of fewer rows are factored column by column: there the first result comes ten times as soon.
LEAST_ROWS: Final = 256
#: Rows of a triangle that are solved as a loop over its blocks: larger ones by halves, which compute no product with zeros.
LOOP_ROWS: Final = 256


def is_large(m: UOp) -> bool:
    """Whether matrices [b, n, m] are factored by blocks."""
    n = sizes(m)[1]
    return isinstance(n, int) and n >= LEAST_ROWS


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
    found = _cholesky(*_padded(m, CHOLESKY_BLOCK)).packed
    return _box(found, (0, n), (0, n))


def _cholesky(m: UOp, columns: int, width: int) -> Triangle:
    """Factors by halves, down to so many columns, of which blocks of so many are factored one after another."""
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
    batch, n, _ = sizes(m)
    tall, square = (batch, n, width), (batch, width, width)

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (m,), (number,) = now, pieces
        left = stored(_columns_of_block(m, number, width))
        diagonal = stored(_rows_of_block(left, number, width))
        state = diagonal, m.const_like(0.0).broadcast_to(*square), identity(square, m.type)
        _, factor, inverse = counted(lambda now, k: _cholesky_step(now[0], now[1], now[2], k), state, width)
        place = positions_along(tall, 1) // width
        below = stored((number.broadcast_to(*tall) < place).where(product(left, transposed(inverse)), 0.0))
        tiled = factor.reshape(batch, 1, width, width).expand(batch, n // width, width, width).reshape(*tall)
        found = place.eq(number.broadcast_to(*tall)).where(tiled, below)
        return [m - product(below, transposed(below))], [found, inverse]

    _, (found, inverses) = along(block, [m], [arange(n // width, int32)])
    return Triangle(stored(found.permute(1, 2, 0, 3).reshape(batch, n, n)), inverses)


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


def _rows_of_block(x: UOp, number: UOp, width: int) -> UOp:
    """Those of block `number`, [b, w, m], of matrices [b, n, m]."""
    return _blocks_of_rows(x, width).gather(number)


def _columns_of_block(x: UOp, number: UOp, width: int) -> UOp:
    batch, n, m = sizes(x)
    return x.reshape(batch, n, m // width, width).permute(2, 0, 1, 3).gather(number)


def _inverses(packed: UOp, width: int) -> UOp:
    """The inverses of the blocks on the diagonals of lower triangular matrices [b, n, n], as [n / width, b, width, width]."""
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
    """Of matrices [b, n, n] the factors, the upper one on and above the diagonal, with ones more on it where blocks need them; and -1 or 1 for each,
    by how often rows changed places."""
    found = _lu_of(m)
    return found.lower.packed, found.parity


def _lu_of(m: UOp) -> Factors:
    padded, columns, width = _padded(m, LU_BLOCK)
    return _lu(padded, columns, width)


def _lu(m: UOp, columns: int, width: int) -> Factors:
    """LU of matrices [b, r, c]: by halves of their columns, down to so many, of which blocks of so many are factored one after another."""
    _, r, c = sizes(m)
    if c <= columns:
        return _in_blocks(m, width)
    half = c // 2
    left = _lu(stored(_box(m, (0, r), (0, half))), columns, width)
    right = stored(_rows_at(_box(m, (0, r), (half, c)), left.rows))
    top = _solved(left.lower, _box(right, (0, half)))
    rest = _lu(stored(_box(right, (half, r)) - product(left.below, top)), columns, width)
    below = _rows_at(left.below, rest.rows)
    rows = joined([_box(left.rows, (0, half)), _rows_at(_box(left.rows, (half, r)), rest.rows)], 1)
    whole = joined([rest.lower.packed, rest.below], 1)
    packed = joined([joined([left.lower.packed, top], 2), joined([below, whole], 2)], 1)
    packed = stored(packed)
    lower = Triangle(_box(packed, (0, c)), joined([left.lower.inverses, rest.lower.inverses], 0))
    return Factors(stored(rows), left.parity * rest.parity, lower, _box(packed, (c, r)))


def _in_blocks(m: UOp, width: int) -> Factors:
    """LU of matrices [b, r, c] by blocks of so many columns: a loop of one shape, each step of which updates all rows and columns, also by zeros where they are done."""
    batch, r, c = shape = sizes(m)

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (m, rows, parity), (number,) = now, pieces
        first = number * width
        panel = stored(transposed(stored(_columns_of_block(m, number, width))))
        state = panel, positions_along((batch, r), 1), parity
        found, order, parity = counted(lambda now, k: _panel_step(now[0], now[1], now[2], k, first + k), state, width)
        packed = stored(transposed(found))
        moved = stored(_rows_at(m, order))
        tall = batch, r, width
        lower = ((positions_along(tall, 2) + first.broadcast_to(*tall)) < positions_along(tall, 1)).where(packed, 0.0)
        square = _rows_of_block(packed, number, width)
        inverse = inverse_of_lower(stored(identity(sizes(square), m.type).ne(0.0).where(1.0, square)))
        top = product(inverse, stored(_rows_of_block(moved, number, width)))
        flat = batch, width, c
        top = (positions_along(flat, 2) < (first + width).broadcast_to(*flat)).where(0.0, top)
        here = (positions_along(shape, 2) // width).eq(number.broadcast_to(*shape))
        tiled = packed.reshape(batch, r, 1, width).expand(batch, r, c // width, width).reshape(*shape)
        m = here.where(tiled, moved - product(stored(lower), stored(top)))
        return [m, _rows_at(rows, order), parity], [inverse]

    state = [m, positions_along((batch, r), 1), m.const_like(1.0).broadcast_to(batch)]
    (packed, rows, parity), (inverses,) = along(block, state, [arange(c // width, int32)])
    return Factors(rows, parity, Triangle(_box(packed, (0, c)), inverses), _box(packed, (c, r)))


def _panel_step(m: UOp, rows: UOp, parity: UOp, k: UOp, diagonal: UOp) -> tuple[UOp, UOp, UOp]:
    """Column k of matrices, which lie here by columns [b, c, r], below its diagonal: multiples of the row of the largest pivot, which the columns after
    it are without from now on."""
    batch, c, r = wide = sizes(m)
    place = positions_along((batch, r), 1)
    found = row(m, k)
    size = (place < diagonal).where(-1.0, abs(found))
    greatest = size.reduce(monoids.MAX, 1).expand(batch, r)
    pivot_row = size.eq(greatest).where(place, r - 1).reduce(monoids.MIN, 1).reshape(batch)
    here, there = place.eq(diagonal), place.eq(pivot_row.reshape(batch, 1).expand(batch, r))
    flat = pivot_row + positions_along((batch,), 0) * r
    top, before = m.permute(0, 2, 1).reshape(batch * r, c).gather(flat), column(m, diagonal)

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
    order = swapped(rows, column(rows.reshape(batch, 1, r), diagonal).reshape(batch), rows.reshape(batch * r).gather(flat))
    below = (diagonal < place).reshape(batch, 1, r).expand(*wide)
    return below.where(reduced, moved), order, pivot_row.eq(diagonal).where(parity, -parity)


# -- parts of matrices


def _padded(m: UOp, most: int) -> tuple[UOp, int, int]:
    """Square matrices with ones more on the diagonal, so that their rows were doubled some times from a number that is factored in a loop; that number, and the columns of its blocks, at most so many."""
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


def _rows_at(x: UOp, rows: UOp) -> UOp:
    """Rows of [b, n, ...] at places [b, k]."""
    batch, n, *rest = sizes(x)
    flat = rows + positions_along(sizes(rows), 0) * n
    return x.reshape(batch * n, *rest).gather(flat)
