"""Eigenvalues of symmetric matrices: reflections leave the diagonal and its neighbours, and sweeps of rotations with Wilkinson's shift
what is on the diagonal. A sweep is a loop along the diagonal, in a loop that ends when the neighbours are nothing.

Matrices lie as [n, n, b], vectors as [n, b], so that of one matrix and of many what is computed lies in a row of memory. Golub and Van Loan, 8.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kg.frontend import UOp, arange, int32
from kg.frontend import monoid as monoids

from kg_array.einsum import diagonal_of
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.stepwise import along, counted, while_true

#: As many sweeps per eigenvalue at most; most take two.
SWEEPS = 30


def diagonalised(m: UOp) -> tuple[UOp, UOp]:
    """(d, v) with d [n, b] the eigenvalues of symmetric matrices [n, n, b] of numbers of at most about 1, and v [n, n, b] their vectors, as rows."""
    n, _, batch = shape = sizes(m)
    row, column = positions_along(shape, 0), positions_along(shape, 1)
    state = m, row.eq(column).cast(m.type)
    m, vectors = counted(lambda now, k: _reflection(now[0], now[1], k), state, max(0, n - 2))
    values = diagonal_of(m.permute(2, 0, 1)).permute(1, 0)
    if n == 1:
        return values, vectors
    beside = m.shrink((0, n - 1), (1, n), (0, batch)).permute(2, 0, 1)
    neighbours = diagonal_of(beside).permute(1, 0).pad((0, 1), (0, 0))
    values, _, vectors = while_true(_sweep, (values, neighbours, vectors), SWEEPS * n)
    return values, vectors


def _reflection(m: UOp, q: UOp, k: UOp) -> tuple[UOp, UOp]:
    """Row and column k become zero but for the diagonal and its neighbours; q takes note of it."""
    n, _, batch = wide = sizes(m)
    row = positions_along((n, batch), 0)
    found = (k < row).where(m.gather(k).reshape(n, batch), 0.0)
    first = row.eq(k + 1)
    length = (found * found).reduce(monoids.ADD, 0).sqrt().expand(n, batch)
    mirror = found + first.where((found < 0.0).where(-length, length), 0.0)
    square = (mirror * mirror).reduce(monoids.ADD, 0)
    weight = mirror * square.eq(0.0).where(0.0, 2.0 / square).expand(n, batch)
    image = _product(m, weight)
    image = image - mirror * (0.5 * (image * weight).reduce(monoids.ADD, 0)).expand(n, batch)
    (down, across), (image_down, image_across), noted = (
        _both(mirror, wide),
        _both(image, wide),
        _both(_product(q, weight), wide)[1],
    )
    return m - (down * image_across + image_down * across), q - down * noted


def _product(m: UOp, x: UOp) -> UOp:
    """Of the rows of m so much of each, as [n, b]."""
    n, _, batch = wide = sizes(m)
    return (m * x.reshape(n, 1, batch).expand(*wide)).reduce(monoids.ADD, 0).reshape(n, batch)


def _both(x: UOp, wide: Sequence[int]) -> tuple[UOp, UOp]:
    """Values [n, b] for each row of matrices, and for each column."""
    n, _, batch = wide
    return x.reshape(n, 1, batch).expand(*wide), x.reshape(1, n, batch).expand(*wide)


class Block(NamedTuple):
    """What a sweep turns of each matrix: from the first to the last element of the diagonal, with this shift. All are [1, b]."""

    first: UOp
    last: UOp
    shift: UOp


def _sweep(state: Sequence[UOp]) -> tuple[list[UOp], UOp]:
    """The last block of the diagonal whose neighbours are not zero is turned, from its beginning to its end."""
    values, neighbours, vectors = state
    n, batch = sizes(values)
    neighbours = significant(values, neighbours)
    block = block_of(values, neighbours, _shift)
    nothing = values.const_like(0.0).broadcast_to(1, batch)

    def turn(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        k, *following = pieces
        return _turn(now, [x.reshape(1, batch) for x in following], k, block)

    # an element and its neighbour as they are now, the pair that is to be turned, the neighbour before
    start = [values.shrink((0, 1), (0, batch)), neighbours.shrink((0, 1), (0, batch)), *[nothing] * 3]
    last, made = along(turn, start, [arange(n - 1, int32), *(x.shrink((1, n), (0, batch)) for x in (values, neighbours))])
    values, before = (behind(m.reshape(n - 1, batch), x) for m, x in zip(made, (last[0], last[-1]), strict=False))
    left = significant(values, before.shrink((1, n), (0, batch)).pad((0, 1), (0, 0)))
    return [values, left, rotated_rows(vectors, *made[2:])], left.ne(0.0).reduce(monoids.MAX, 0, 1).reshape()


def rotated_rows(rows: UOp, cosines: UOp, sines: UOp) -> UOp:
    """Each row and the next one of [n, n, b] turned, one pair after another, by angles [n - 1, 1, b]."""
    n, _, batch = sizes(rows)

    def turn(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (row,), (cosine, sine, following) = now, pieces
        c, s = (x.expand(n, batch) for x in (cosine, sine))
        return [c * following - s * row], [c * row + s * following]

    below, first = rows.shrink((1, n), (0, n), (0, batch)), rows.shrink((0, 1), (0, n), (0, batch)).reshape(n, batch)
    last, made = along(turn, [first], [cosines, sines, below])
    return behind(made[0], last[0].reshape(1, n, batch))


def behind(rows: UOp, last: UOp) -> UOp:
    """Rows and one more."""
    rest = [(0, 0)] * (len(sizes(rows)) - 1)
    return rows.pad((0, 1), *rest) + last.pad((sizes(rows)[0], 0), *rest)


def significant(values: UOp, neighbours: UOp) -> UOp:
    """The neighbours, but for those that are nothing beside the diagonal or the matrix; NaN are done too."""
    n, batch = sizes(values)
    eps = 2.0**-values.type.mantissa_bits
    size = abs(values)
    both = size + size.shrink((1, n), (0, batch)).pad((0, 1), (0, 0))
    return (abs(neighbours) > (both * eps).maximum(eps * 2.0**-10)).where(neighbours, 0.0)


def block_of(values: UOp, neighbours: UOp, shift: Callable[[UOp, UOp, UOp], UOp]) -> Block:
    """The last one whose neighbours are not zero; its shift is made of the diagonal, the neighbours and the place of its end."""
    n, batch = shape = sizes(values)
    at = positions_along(shape, 0)
    last = neighbours.ne(0.0).where(at + 1, 0).reduce(monoids.MAX, 0)
    apart = neighbours.shrink((0, n - 1), (0, batch)).pad((1, 0), (0, 0)).eq(0.0)
    first = (apart & (at < last.expand(*shape))).where(at, 0).reduce(monoids.MAX, 0)
    return Block(first, last, shift(values, neighbours, last))


def element(of: UOp, place: UOp) -> UOp:
    """That of [n, b] at a place for each matrix; 0 where there is none."""
    shape = sizes(of)
    return positions_along(shape, 0).eq(place.expand(*shape)).where(of, 0.0).reduce(monoids.ADD, 0)


def _shift(values: UOp, neighbours: UOp, last: UOp) -> UOp:
    low, high, beside = element(values, last), element(values, last - 1), element(neighbours, last - 1)
    half = (high - low) * 0.5
    root = (half * half + beside * beside).sqrt()
    below = half + (half < 0.0).where(-root, root)
    return low - below.eq(0.0).where(0.0, beside * beside / below)


def tiny(x: UOp) -> float:
    """Of less than this a square is not exact, and it is nothing beside the matrix."""
    return 2.0**-800 if x.type.bits == 64 else 2.0**-100


def _turn(now: Sequence[UOp], following: Sequence[UOp], k: UOp, block: Block) -> tuple[list[UOp], list[UOp]]:
    """Element k of the diagonal and the next one are turned so that what the turn before left beside the neighbours becomes zero."""
    value, neighbour, x, z, before = now
    next_value, next_neighbour = following
    k = k.broadcast_to(*sizes(value))
    begins = k.eq(block.first)
    x, z = begins.where(value - block.shift, x), begins.where(neighbour, z)
    square = x * x + z * z
    active = ~(k < block.first) & (k < block.last) & (square > tiny(x))
    length = active.where(square, 1.0).sqrt()
    cosine, sine = active.where(x / length, 1.0), active.where(z / length, 0.0)
    change = (next_value - value) * sine + 2.0 * cosine * neighbour
    beside = active.where(cosine * change - neighbour, neighbour)
    stays = (active & ~begins).where(length, before)
    carried = [next_value - sine * change, cosine * next_neighbour, beside, sine * next_neighbour, beside]
    return carried, [value + sine * change, stays, cosine, sine]
