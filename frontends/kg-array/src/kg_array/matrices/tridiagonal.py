"""Eigenvalues of symmetric matrices: reflections leave the diagonal and its neighbours,
and sweeps of rotations with Wilkinson's shift what is on the diagonal. A sweep is a loop along the diagonal, in a loop that
ends when the neighbours are nothing.

Matrices lie as [n, n, b], vectors as [n, b], so that of one matrix and of many what is computed lies in a row of memory. Golub and Van Loan, 8.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from kg.frontend import Op, Reduction, UOp, arange, combine_values, int32
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.numbers import conjugate, like, minus, numbers_along, plus, real, times
from kg_array.complex_numbers.pairs import Number, Pair, each, shape_of
from kg_array.einsum import diagonal_of
from kg_array.indexing.axes import positions_along, sizes
from kg_array.indexing.concatenation import joined
from kg_array.matrices.parts import identity, mirror_of
from kg_array.matrices.reflectors import product_of_reflections
from kg_array.matrices.stepwise import along, while_true

#: As many sweeps per eigenvalue at most; most take two.
SWEEPS: Final = 30
#: Sweeps after which the vectors' rows are turned.
TOGETHER: Final = 32
#: Columns from which on matrices are worked on in so many parts, each of which has kernels of its own. `eigh` of 512 x 512 float32 takes 141, 90, 90 and 83 ms
#: in 1, 2, 4 and 8, of 256 x 256 14.9, 10.0, 8.7 and 9.5 (Emerald Rapids, AVX-512, one thread, other work running, least processor time, as
#: `benchmarks/linalg.py 256 512` has them).
LARGE, PARTS = 256, 4
#: Bytes of a strip of the vectors, which is turned again and again. A sweep over 512 x 512 float32 takes 56 us so, 66 and 70 in strips of twice and half as many, 110 as a whole; over
#: 256 x 256 10 us as a whole and 12 in two (Emerald Rapids, AVX-512, one thread, other work running). Batches, too: `eigh` of 256 of 64 x 64 takes 138 ms so and 162 as a whole, of 2000 of
#: 16 x 16 28 and 31 (as above).
STRIP: Final = 1 << 17

#: A matrix and the number of a row -> the matrix after a reflection; and of it the mirror [n, b] and the scale [b], as `mirror_of` has them.
Reflection = Callable[[Number, UOp], tuple[Number, tuple[Number, Number]]]
#: The diagonal and its neighbours -> both after a sweep, and the cosines and negative sines of its rotations.
Sweep = Callable[[UOp, UOp], tuple[list[UOp], list[UOp]]]


def diagonalised(m: Number) -> tuple[UOp, Number]:
    """(d, v) with d [n, b] the eigenvalues of symmetric or Hermitian matrices [n, n,
    b] of numbers of at most about 1, and v [n, n, b] the conjugates of their vectors, as rows. What is beside the diagonal
    becomes real by reflections: of complex matrices also the last of it."""
    steps = shape_of(m)[1] - (1 if isinstance(m, Pair) else 2)
    return swept(_sweep, *reduced(_reflection, m, steps))


def reduced(step: Reflection, m: Number, steps: int) -> tuple[UOp, UOp, Number]:
    """The diagonal of matrices [m, n, b] and its neighbours above, [n, b],
    after reflections of so many rows; and the product of these, [n, n, b]. Of large matrices the rows and columns that are done
    are left out, a part of them at a time."""
    _, n, batch = shape_of(m)
    part = max(1, -(-steps // _parts(n)))
    diagonals: list[tuple[UOp, UOp]] = []
    reflections: list[tuple[Number, Number]] = []

    def one(now: Sequence[Number], pieces: Sequence[Number]) -> tuple[list[Number], tuple[Number, Number]]:
        after, reflection = step(now[0], real(pieces[0]))
        return [after], reflection

    for first in range(0, steps, part):
        count = min(part, steps - first)
        (m,), (mirrors, scales) = numbers_along(one, [m], [arange(count, int32)])
        reflections.append((each(mirrors, partial(_after, (0, first, 0))), scales))
        diagonals.append(_two_diagonals(real(m), count))
        m = each(m, partial(_without, (count, count, 0)))
    if left := shape_of(m)[1]:
        diagonals.append(_two_diagonals(real(m), left))
    values, neighbours = (joined(x, 0) for x in zip(*diagonals, strict=True))
    if not reflections:
        return values, neighbours, like(m, identity((batch, n, n), values.type).permute(1, 2, 0))
    return values, neighbours, product_of_reflections(*(_one_after_another(x) for x in zip(*reflections, strict=True)))


def _after(many: Sequence[int], x: UOp) -> UOp:
    """So many zeros along each axis, then x."""
    return x.pad(*((k, 0) for k in many))


def _without(many: Sequence[int], x: UOp) -> UOp:
    """x without the first so many along each axis."""
    return x.shrink(*((k, d) for k, d in zip(many, sizes(x), strict=True)))


def _parts(n: int) -> int:
    """In how many parts matrices of so many columns are worked on."""
    return PARTS if n >= LARGE else 1


def _one_after_another(numbers: Sequence[Number]) -> Number:
    """Values along their first axis, all of one kind."""
    parts = [x if isinstance(x, Pair) else (x,) for x in numbers]
    made = [joined(each_, 0) for each_ in zip(*parts, strict=True)]
    return Pair(*made) if len(made) == 2 else made[0]


def _two_diagonals(m: UOp, count: int) -> tuple[UOp, UOp]:
    """So many elements of the diagonal of matrices [m, n, b] and their neighbours above, [count, b].
    That of the last column is 0."""
    batch = sizes(m)[2]
    beside = m.pad((0, 0), (0, 1), (0, 0)).shrink((0, count), (1, count + 1), (0, batch))
    return _diagonal(m.shrink((0, count), (0, count), (0, batch))), _diagonal(beside)


def _diagonal(m: UOp) -> UOp:
    """Of square matrices [n, n, b], [n, b]."""
    return diagonal_of(m.permute(2, 0, 1)).permute(1, 0)


def _reflection(m: Number, k: UOp) -> tuple[Number, tuple[Number, Number]]:
    """Row and column k become zero but for the diagonal and its neighbours."""
    n, _, batch = wide = shape_of(m)
    row = positions_along((n, batch), 0)
    found = conjugate(each(m, lambda x: (k < row).where(x.gather(k).reshape(n, batch), 0.0)))  # column k
    mirror, scale = mirror_of(found, row.eq(k + 1))
    weight = times(conjugate(mirror), each(scale, lambda x: x.expand(n, batch)))
    image = conjugate(_product(m, weight))
    share = (real(times(image, weight)).reduce(monoids.ADD, 0) * 0.5).expand(n, batch)
    image = minus(image, times(mirror, share))
    (down, across), (image_down, image_across) = _both(mirror, wide), _both(image, wide)
    change = plus(times(down, conjugate(image_across)), times(image_down, conjugate(across)))
    return minus(m, change), (mirror, each(scale, lambda x: x.reshape(batch)))


def _product(m: Number, x: Number) -> Number:
    """Of the rows of m so much of each, as [n, b]."""
    n, _, batch = wide = shape_of(m)
    terms = times(m, each(x, lambda part: part.reshape(n, 1, batch).expand(*wide)))
    return each(terms, lambda part: part.reduce(monoids.ADD, 0).reshape(n, batch))


def _both(x: Number, wide: Sequence[int]) -> tuple[Number, Number]:
    """Values [n, b] for each row of matrices, and for each column."""
    n, _, batch = wide
    return each(x, lambda part: part.reshape(n, 1, batch).expand(*wide)), each(
        x, lambda part: part.reshape(1, n, batch).expand(*wide)
    )


class Block(NamedTuple):
    """What a sweep turns of each matrix: from the first to the last element of the diagonal,
    with this shift. All are [1, b]."""

    first: UOp
    last: UOp
    shift: UOp


def swept(sweep: Sweep, values: UOp, neighbours: UOp, vectors: Number) -> tuple[UOp, Number]:
    """The diagonal and the vectors after sweeps, as long as any neighbour is not zero.
    The last elements are done first: of large matrices they are left out, a part of them at a time. Rotations are real: the
    parts of complex vectors are columns side by side."""
    if isinstance(vectors, Pair):
        n, columns, batch = shape_of(vectors)
        values, both = swept(sweep, values, neighbours, joined([*vectors], 1))
        assert isinstance(both, UOp)
        return values, Pair(*(both.shrink((0, n), (i * columns, (i + 1) * columns), (0, batch)) for i in range(2)))
    n, parts = sizes(values)[0], _parts(sizes(values)[0])
    done: list[tuple[UOp, UOp]] = []
    for part in reversed(range(parts)):
        rest = n * part // parts
        values, neighbours, vectors = _swept(sweep, values, neighbours, vectors, rest)
        now = sizes(values)[0]
        done.append((_rows(values, rest, now), _rows(vectors, rest, now)))
        values, neighbours, vectors = (_rows(x, 0, rest) for x in (values, neighbours, vectors))
    all_values, all_vectors = zip(*done[::-1], strict=True)
    return joined(all_values, 0), joined(all_vectors, 0)


def _rows(x: UOp, first: int, end: int) -> UOp:
    return x.shrink((first, end), *((0, d) for d in sizes(x)[1:]))


def _swept(sweep: Sweep, values: UOp, neighbours: UOp, vectors: UOp, rest: int) -> list[UOp]:
    """The diagonal, its neighbours and the vectors after sweeps,
    as long as any neighbour is not zero but for those of the first `rest` elements among themselves. The vectors' rows are
    turned after some sweeps."""
    n = sizes(values)[0]
    if n == 1:
        return [values, neighbours, vectors]
    together = max(1, min(TOGETHER, n // 4))

    def some(state: Sequence[UOp]) -> tuple[list[UOp], UOp]:
        *now, vectors = state
        (values, left), angles = along(lambda now, _: sweep(now[0], now[1]), now, [arange(together, int32)])
        active = left.ne(0.0) & ~(positions_along(sizes(left), 0) < rest - 1)
        return [values, left, rotated_rows(vectors, *angles)], active.reduce(monoids.MAX, 0, 1).reshape()

    return while_true(some, (values, neighbours, vectors), -(-SWEEPS * n // together))


def _sweep(values: UOp, neighbours: UOp) -> tuple[list[UOp], list[UOp]]:
    """The last block of the diagonal whose neighbours are not zero is turned,
    from its beginning to its end; by which cosines and negative sines, [n - 1, b]."""
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
    return [values, left], [x.reshape(n - 1, batch) for x in made[2:]]


def rotated_rows(rows: UOp, cosines: UOp, sines: UOp) -> UOp:
    """Each row and the next one of [n, m, b] turned, one pair after another, by angles,
    of which these are the cosines and negative sines [s, n - 1, b]: so many times. A part of the columns after another, which
    the cache holds meanwhile."""
    n, m, batch = sizes(rows)

    def strip(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[tuple[()], list[UOp]]:
        return (), [along(lambda now, angles: ([_rotated(now[0], *angles)], ()), pieces, [cosines, sines])[0][0]]

    size = n * m * batch * rows.type.itemsize
    if size <= 2 * STRIP:
        return strip((), [rows])[1][0]
    width = -(-m // min(m, -(-size // STRIP)))
    strips = -(-m // width)
    lying = rows.pad((0, 0), (0, strips * width - m), (0, 0)).reshape(n, strips, width, batch).permute(1, 0, 2, 3)
    turned = along(strip, [], [lying])[1][0].permute(1, 0, 2, 3).reshape(n, strips * width, batch)
    return turned.shrink((0, n), (0, m), (0, batch))


def _rotated(rows: UOp, cosines: UOp, sines: UOp) -> UOp:
    """The same once.
    What a row has become when it meets the next one is a scan: `cosine * row - sine * what it was before`."""
    n, m, batch = shape = sizes(rows)
    wide = lambda x: x.reshape(n, 1, batch).expand(*shape)  # noqa: E731
    monoid = monoids.rescaled(rows.type)
    parts = wide(sines.pad((1, 0), (0, 0))), wide(cosines.pad((1, 0), (0, 0), fill=1.0)) * rows
    met = combine_values(parts, monoid, Op.SCAN, Reduction(monoid, (0,)))[1]
    following = rows.shrink((1, n), (0, m), (0, batch)).pad((0, 1), (0, 0), (0, 0))
    return wide(cosines.pad((0, 1), (0, 0), fill=1.0)) * met - wide(sines.pad((0, 1), (0, 0))) * following


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
    """The last one whose neighbours are not zero.
    Its shift is made of the diagonal, the neighbours and the place of its end."""
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
    """Element k of the diagonal and the next one are turned so
    that what the turn before left beside the neighbours becomes zero."""
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
    return carried, [value + sine * change, stays, cosine, -sine]
