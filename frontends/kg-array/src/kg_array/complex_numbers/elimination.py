"""Systems of equations of complex numbers, column by column: the steps of elimination.py on pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.frontend import UOp, arange, build, int32
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.arithmetic import add, conjugate, divide, magnitude_of, multiply, subtract
from kg_array.complex_numbers.array import ComplexArray, as_pair, of_number
from kg_array.complex_numbers.pairs import Pair
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices import reflectors
from kg_array.matrices.parts import column, row, size_of_column, transposed
from kg_array.matrices.stepwise import along, counted
from kg_array.operands.dtypes import part_of


def moved(x: Pair, move: Callable[[UOp], UOp]) -> Pair:
    """What a linear function, such as a movement or a sum, makes of both parts."""
    return Pair(move(x.re), move(x.im))


def pair_of(x: Array) -> Pair:
    return as_pair(x, part_of(x.dtype))


def chosen(condition: UOp, a: Pair, b: Pair) -> Pair:
    return Pair(*(condition.where(x, y) for x, y in zip(a, b, strict=True)))


def identity(n: int, like: Pair) -> Pair:
    """As many identities of n rows as there are matrices [b, n, m]."""
    shape = (sizes(like.re)[0], n, n)
    ones = positions_along(shape, 1).eq(positions_along(shape, 2)).cast(like.re.type)
    return Pair(ones, ones.const_like(0.0).broadcast_to(*shape))


def steps_of_pairs(step: Callable[[Sequence[Pair], UOp], Sequence[Pair]], state: Sequence[Pair], many: int) -> list[Pair]:
    """`counted` of pairs."""

    def flat(now: Sequence[UOp], k: UOp) -> list[UOp]:
        return [part for pair in step(pairs(now), k) for part in pair]

    return pairs(counted(flat, [part for pair in state for part in pair], many))


def pairs(parts: Sequence[UOp]) -> list[Pair]:
    """Pairs of what lies one after the other."""
    return [Pair(*parts[i : i + 2]) for i in range(0, len(parts), 2)]


def eliminated(x: Array, *, above: bool) -> tuple[Array, Array]:
    """Matrices [b, n, m] of which the first n columns are made triangular, largest pivots first; and -1 or 1 for each, by how
    often rows changed places. With `above` too: those columns become the identity."""
    m = pair_of(x)
    parity = m.re.const_like(1.0).broadcast_to(x.shape[0])

    def step(now: Sequence[UOp], k: UOp) -> tuple[UOp, UOp, UOp]:
        made, sign = _step(Pair(now[0], now[1]), now[2], k, above)
        return made.re, made.im, sign

    re, im, parity = counted(step, (*m, parity), x.shape[1])
    return ComplexArray(Pair(re, im), x.device), Array(parity, x.device)


def _step(m: Pair, parity: UOp, k: UOp, above: bool) -> tuple[Pair, UOp]:
    """Column k below its diagonal becomes zero (with `above`, above it too, and its pivot 1)."""
    batch, n, width = wide = sizes(m.re)
    row = positions_along((batch, n), 1)
    sought = moved(m, lambda part: column(part, k))
    pivot_row = build.argmax((row < k).where(-1.0, abs(sought.re) + abs(sought.im)), 1)
    there = pivot_row.expand(batch, n)
    source = row.eq(k).where(there, row.eq(there).where(k.broadcast_to(batch, n), row))
    flat = source + positions_along((batch, n), 0) * n
    swapped = moved(m, lambda part: part.reshape(batch * n, width).gather(flat))
    top = moved(swapped, lambda part: part.permute(1, 0, 2).gather(k).reshape(batch, 1, width))
    pivot = moved(top, lambda part: column(part, k))
    if not above:  # a column of zeros stays one
        nothing = pivot.re.eq(0.0) & pivot.im.eq(0.0)
        pivot = Pair(nothing.where(1.0, pivot.re), pivot.im)
    factor = divide(moved(swapped, lambda part: column(part, k)), moved(pivot, lambda part: part.expand(batch, n)))
    factor = moved(factor, lambda part: part.reshape(batch, n, 1).expand(*wide))
    others = row.ne(k) if above else k < row
    top = moved(top, lambda part: part.expand(*wide))
    reduced = subtract(swapped, multiply(factor, top))
    rest = divide(top, moved(pivot, lambda part: part.reshape(batch, 1, 1).expand(*wide))) if above else swapped
    sign = pivot_row.reshape(batch).eq(k).where(parity, -parity)
    return chosen(others.reshape(batch, n, 1).expand(*wide), reduced, rest), sign


def cholesky_factor(x: Array) -> Array:
    """The lower triangular factors of matrices [b, n, n], of which only the lower triangles are read. NaN where there is none."""
    m = pair_of(x)
    nothing = moved(m, lambda part: part.const_like(0.0).broadcast_to(*x.shape))
    _, factor = steps_of_pairs(lambda now, k: _cholesky_step(now[0], now[1], k), (m, nothing), x.shape[1])
    return ComplexArray(factor, x.device)


def _cholesky_step(m: Pair, factor: Pair, k: UOp) -> tuple[Pair, Pair]:
    """The pivot is real: the imaginary part of a diagonal is not read."""
    batch, n, _ = wide = sizes(m.re)
    row = positions_along((batch, n), 1)
    below = moved(m, lambda part: column(part, k))
    pivot = below.re.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, n)
    root = pivot.sqrt()
    made = Pair((row < k).where(0.0, below.re / root), (row <= k).where(0.0, below.im / root))
    down = moved(made, lambda part: part.reshape(batch, n, 1).expand(*wide))
    across = moved(made, lambda part: part.reshape(batch, 1, n).expand(*wide))
    rest = subtract(m, multiply(down, conjugate(across)))
    return rest, chosen(positions_along(wide, 2).eq(k), down, factor)


def reflected(x: Array, kept: int) -> tuple[Array, Array]:
    """(q, r) with q @ r the matrices [b, m, n], q [b, m, kept] with orthonormal columns, r [b, kept, n] zero below its diagonal (Householder)."""
    batch, rows, columns = x.shape
    given = pair_of(x)
    if reflectors.is_large(given):
        found = reflectors.reflected(given, kept)
        return of_number(found[0], x.device), of_number(found[1], x.device)
    lying = moved(given, transposed)  # columns are rows here
    one, count = identity(rows, lying), max(min(rows - 1, columns), 0)
    q = moved(one, lambda part: part.shrink((0, batch), (0, kept), (0, rows)))
    if count:
        made = along(_reflection, [*lying], [arange(count, int32)])
        lying, backwards = Pair(*made[0]), [part.flip(0) for part in made[1]]
        q = Pair(*along(lambda now, one: ([*_mirrored(Pair(*now), Pair(*one[:2]), one[2])], ()), [*q], backwards)[0])
    shape = (batch, kept, columns)
    below = positions_along(shape, 2) < positions_along(shape, 1)
    r = moved(lying, lambda part: below.where(0.0, transposed(part).shrink(*((0, size) for size in shape))))
    return ComplexArray(moved(q, transposed), x.device), ComplexArray(r, x.device)


def _reflection(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """Of matrices that lie [b, n, m] column k beyond its diagonal becomes zero by a reflection, whose mirror [b, m] has the angle of the first element;
    the mirror, and what it is weighed with [b]."""
    r, (k,) = Pair(*now), pieces
    batch, _, rows = sizes(r.re)
    place = positions_along((batch, rows), 1)
    found = moved(r, lambda part: (place < k).where(0.0, row(part, k)))
    size = size_of_column(abs(found.re).maximum(abs(found.im))).expand(batch, rows)
    found = moved(found, lambda part: part / size)
    length = (found.re * found.re + found.im * found.im).reduce(monoids.ADD, 1).sqrt()
    first = moved(found, lambda part: part.permute(1, 0).gather(k).reshape(batch, 1))
    shift = multiply(angle_of(first), length)
    mirror = add(found, moved(shift, lambda part: place.eq(k).where(part.expand(batch, rows), 0.0)))
    square = (mirror.re * mirror.re + mirror.im * mirror.im).reduce(monoids.ADD, 1).reshape(batch)
    weight = square.eq(0.0).where(0.0, 2.0 / square)
    return [*_mirrored(r, mirror, weight)], [*mirror, weight]


def _mirrored(x: Pair, mirror: Pair, weight: UOp) -> Pair:
    """Rows of matrices [b, n, m] by one reflection."""
    batch, n, rows = wide = sizes(x.re)
    beside = moved(mirror, lambda part: part.reshape(batch, 1, rows).expand(*wide))
    weights = weight.reshape(batch, 1, 1).expand(batch, n, 1)
    share = moved(multiply(x, conjugate(beside)), lambda part: (part.reduce(monoids.ADD, 2) * weights).expand(*wide))
    return subtract(x, multiply(beside, share))


def angle_of(x: Pair) -> Pair:
    """x / |x|; 1 of 0."""
    size = magnitude_of(x)
    nothing = size.eq(0.0)
    safe = nothing.where(1.0, size)
    return Pair(nothing.where(1.0, x.re / safe), x.im / safe)


def solution(a: Array, b: Array) -> Array:
    """x where a @ x is b: a [b, n, n], b [b, n, m]. Infinities or NaN where a is singular."""
    batch, n, m = b.shape
    left, right = pair_of(a), pair_of(b)
    both = add(
        moved(left, lambda part: part.pad((0, 0), (0, 0), (0, m))), moved(right, lambda part: part.pad((0, 0), (0, 0), (n, 0)))
    )
    done, _ = eliminated(ComplexArray(both, a.device), above=True)
    return done.moved(lambda part: part.shrink((0, batch), (0, n), (n, n + m)))
