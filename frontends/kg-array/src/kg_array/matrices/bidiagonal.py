"""Right singular vectors of matrices: reflections from both sides leave the diagonal
and its neighbours above, and sweeps of rotations with Wilkinson's shift what is on the diagonal. A sweep is a loop along the
diagonal, in a loop that ends when the neighbours are nothing.

Matrices lie as [m, n, b], vectors as [n, b], as in tridiagonal.py. Golub and Van Loan, 8.6.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import UOp, arange, int32
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.numbers import conjugate, minus, times
from kg_array.complex_numbers.pairs import Number, each, shape_of
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.parts import mirror_of
from kg_array.matrices.stepwise import along
from kg_array.matrices.tridiagonal import Block, behind, block_of, element, reduced, significant, swept, tiny


def diagonalised(m: Number) -> tuple[UOp, Number]:
    """(d, v) of matrices [m, n, b] with m >= n and of numbers of at most about 1:
    v [n, n, b], as rows, the conjugates of the vectors with which m has columns that are orthogonal, and d [n, b] but for signs
    their lengths."""
    return swept(_sweep, *reduced(_reflections, m, shape_of(m)[1]))


def _reflections(m: Number, k: UOp) -> tuple[Number, tuple[Number, Number]]:
    """Column k becomes zero below the diagonal, then row k beyond its neighbour,
    by the reflection that is given."""
    rows, n, batch = wide = shape_of(m)
    at = positions_along((rows, batch), 0)
    found = each(m, lambda x: (at < k).where(0.0, x.permute(1, 0, 2).gather(k).reshape(rows, batch)))
    mirror, scale = mirror_of(found, at.eq(k))
    weight = times(conjugate(mirror), each(scale, lambda x: x.expand(rows, batch)))
    down, weight = (each(x, lambda part: part.reshape(rows, 1, batch).expand(*wide)) for x in (mirror, weight))
    image = each(times(m, weight), lambda x: x.reduce(monoids.ADD, 0).expand(*wide))
    m = minus(m, times(down, image))
    at = positions_along((n, batch), 0)
    found = conjugate(each(m, lambda x: (k < at).where(x.gather(k).reshape(n, batch), 0.0)))
    mirror, scale = mirror_of(found, at.eq(k + 1))
    weight = times(mirror, conjugate(each(scale, lambda x: x.expand(n, batch))))
    across, weight = (each(x, lambda part: part.reshape(1, n, batch).expand(*wide)) for x in (mirror, weight))
    image = each(times(m, weight), lambda x: x.reduce(monoids.ADD, 1).expand(*wide))
    return minus(m, times(image, conjugate(across))), (mirror, each(scale, lambda x: x.reshape(batch)))


def _sweep(values: UOp, neighbours: UOp) -> tuple[list[UOp], list[UOp]]:
    """The last block of the diagonal whose neighbours are not zero is turned,
    from its beginning to its end; by which cosines and negative sines, [n - 1, b]."""
    n, batch = sizes(values)
    values, neighbours = _without_zeros(values, _significant(values, neighbours))
    neighbours = _significant(values, neighbours)
    block = block_of(values, neighbours, _shift)
    nothing = values.const_like(0.0).broadcast_to(1, batch)

    def turn(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        k, *following = pieces
        return _turn(now, [x.reshape(1, batch) for x in following], k, block)

    start = [values.shrink((0, 1), (0, batch)), neighbours.shrink((0, 1), (0, batch)), *[nothing] * 2]
    pieces = [arange(n - 1, int32), *(x.shrink((1, n), (0, batch)) for x in (values, neighbours))]
    last, made = along(turn, start, pieces)
    values, before = (behind(m.reshape(n - 1, batch), x) for m, x in zip(made, (last[0], last[2]), strict=False))
    left = _significant(values, before.shrink((1, n), (0, batch)).pad((0, 1), (0, 0)))
    return [values, left], [x.reshape(n - 1, batch) for x in made[2:]]


def _significant(values: UOp, neighbours: UOp) -> UOp:
    """The neighbours, but for those that are nothing beside the diagonal or the whole."""
    least = _least(values, neighbours).expand(*sizes(values))
    return (least < abs(neighbours)).where(significant(values, neighbours), 0.0)


def _least(values: UOp, neighbours: UOp) -> UOp:
    """What is nothing beside the whole, [1, b]."""
    return (abs(values) + abs(neighbours)).reduce(monoids.MAX, 0) * 2.0 ** -(values.type.mantissa_bits + 1)


def _without_zeros(values: UOp, neighbours: UOp) -> tuple[UOp, UOp]:
    """Where an element of the diagonal is nothing beside the whole,
    rotations of rows take its neighbour away: a sweep's shift would not pass it."""
    n, batch = sizes(values)
    least = _least(values, neighbours)

    def turn(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (moved,), (value, neighbour) = now, [x.reshape(1, batch) for x in pieces]
        goes, zero = moved.eq(0.0), ~(least < abs(value))
        length = goes.where(1.0, value * value + moved * moved).sqrt()
        cosine, sine = goes.where(1.0, value / length), goes.where(0.0, moved / length)
        stays = goes.where(zero.where(0.0, value), length)
        gone = goes & zero
        return [gone.where(neighbour, -(sine * neighbour))], [stays, gone.where(0.0, cosine * neighbour)]

    start = values.const_like(0.0).broadcast_to(1, batch)
    _, (values, neighbours) = along(turn, [start], [values, neighbours])
    return values.reshape(n, batch), neighbours.reshape(n, batch)


def _shift(values: UOp, neighbours: UOp, last: UOp) -> UOp:
    """The eigenvalue of the last two rows and columns of the square of the block that is the nearer one
    to its last element."""
    high, low = element(values, last - 1), element(values, last)
    beside, before = element(neighbours, last - 1), element(neighbours, last - 2)
    first, mixed, end = high * high + before * before, high * beside, low * low + beside * beside
    half = (end - first) * 0.5
    root = (half * half + mixed * mixed).sqrt()
    below = half + (half < 0.0).where(-root, root)
    return end + below.eq(0.0).where(0.0, mixed * mixed / below)


def _turn(now: Sequence[UOp], following: Sequence[UOp], k: UOp, block: Block) -> tuple[list[UOp], list[UOp]]:
    """Columns k and k + 1 are turned so that what the turn before left beside the neighbours becomes zero,
    then rows k and k + 1."""
    value, neighbour, x, z = now
    next_value, next_neighbour = following
    before, k = x, k.broadcast_to(*sizes(value))
    begins = k.eq(block.first)
    x, z = begins.where(value * value - block.shift, x), begins.where(value * neighbour, z)
    square = x * x + z * z
    active = ~(k < block.first) & (k < block.last) & (square > tiny(x))
    length = active.where(square, 1.0).sqrt()
    cosine, sine = active.where(x / length, 1.0), active.where(z / length, 0.0)
    stays = (active & ~begins).where(length, before)
    value, neighbour = cosine * value + sine * neighbour, cosine * neighbour - sine * value
    x, z, next_value = value, sine * next_value, cosine * next_value
    square = x * x + z * z
    turned = active & (square > tiny(x))
    length = turned.where(square, 1.0).sqrt()
    across, down = turned.where(x / length, 1.0), turned.where(z / length, 0.0)
    beside = across * neighbour + down * next_value
    carried = [across * next_value - down * neighbour, across * next_neighbour, beside, down * next_neighbour]
    return carried, [turned.where(length, value), stays, cosine, -sine]
