"""Systems of equations of complex numbers, column by column: the steps of elimination.py on pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.frontend import UOp, build

from kg_array.array import Array
from kg_array.complex_numbers.arithmetic import add, conjugate, divide, multiply, subtract
from kg_array.complex_numbers.array import ComplexArray, as_pair
from kg_array.complex_numbers.pairs import Pair
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.parts import column
from kg_array.matrices.stepwise import counted
from kg_array.operands.dtypes import part_of


def moved(x: Pair, move: Callable[[UOp], UOp]) -> Pair:
    """What a linear function, such as a movement or a sum, makes of both parts."""
    return Pair(move(x.re), move(x.im))


def pair_of(x: Array) -> Pair:
    return as_pair(x, part_of(x.dtype))


def chosen(condition: UOp, a: Pair, b: Pair) -> Pair:
    return Pair(*(condition.where(x, y) for x, y in zip(a, b, strict=True)))


def eliminated(x: Array, *, above: bool) -> tuple[Array, Array]:
    """Matrices [b, n, m] of which the first n columns are made triangular, largest pivots first;
    and -1 or 1 for each, by how often rows changed places. With `above` too: those columns become the identity."""
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
    """The lower triangular factors of matrices [b, n, n], of which only the lower triangles are read.
    NaN where there is none."""
    m = pair_of(x)
    nothing = moved(m, lambda part: part.const_like(0.0).broadcast_to(*x.shape))

    def step(now: Sequence[UOp], k: UOp) -> list[UOp]:
        rest, factor = _cholesky_step(Pair(*now[:2]), Pair(*now[2:]), k)
        return [*rest, *factor]

    _, _, re, im = counted(step, (*m, *nothing), x.shape[1])
    return ComplexArray(Pair(re, im), x.device)


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


def solution(a: Array, b: Array) -> Array:
    """x where a @ x is b: a [b, n, n], b [b, n, m]. Infinities or NaN where a is singular."""
    batch, n, m = b.shape
    left, right = pair_of(a), pair_of(b)
    both = add(
        moved(left, lambda part: part.pad((0, 0), (0, 0), (0, m))), moved(right, lambda part: part.pad((0, 0), (0, 0), (n, 0)))
    )
    done, _ = eliminated(ComplexArray(both, a.device), above=True)
    return done.moved(lambda part: part.shrink((0, batch), (0, n), (n, n + m)))
