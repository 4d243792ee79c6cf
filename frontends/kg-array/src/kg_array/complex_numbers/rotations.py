"""Eigenvalues and singular values of complex matrices by Jacobi's rotations: pairs of columns, n/2 at once, are turned until all are orthogonal, each after a turn of the
partner by an angle that makes real what both have in common. A sweep over all pairs is a loop over lists of who is whose partner, in a loop that ends when nothing is left to be turned."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import UOp
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.arithmetic import conjugate, magnitude_of, multiply, subtract
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.elimination import angle_of, chosen, identity, moved, pair_of
from kg_array.complex_numbers.pairs import Pair
from kg_array.einsum import diagonal_of
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.parts import lengths_of_columns
from kg_array.matrices.stepwise import over_rows, while_true

#: Jacobi's method converges quadratically: few matrices need more than 10.
SWEEPS = 24


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with d [b, n] the eigenvalues of Hermitian matrices [b, n, n], v unitary, and x @ v as good as v * d."""
    found, vectors = _turned(x, two_sided=True)
    return Array(diagonal_of(found.parts[0]), x.device), vectors


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v of orthogonal columns and v unitary, of matrices [b, m, n]."""
    return _turned(x, two_sided=False)


def singular_values(x: Array) -> UOp:
    """Of matrices [b, m, n] with m >= n, [b, n]."""
    return lengths_of_columns(abs(orthogonalised(x)[0]).node)


def _turned(x: Array, *, two_sided: bool) -> tuple[Array, Array]:
    batch, rows, n = x.shape
    pair = pair_of(x)
    vectors = identity(n, pair)
    if 0 in x.shape or n < 2:
        return x, ComplexArray(vectors, x.device)
    greatest = abs(pair.re).maximum(abs(pair.im)).reduce(monoids.MAX, 1, 2)
    greatest = greatest.eq(0.0).where(1.0, greatest).expand(batch, rows, n)
    pair = moved(pair, lambda part: part / greatest)  # the squares of which are in range
    partners = rounds(n)
    total = (pair.re * pair.re + pair.im * pair.im).reduce(monoids.ADD, 1, 2).reshape(batch, 1)
    enough = 2.0 ** -(pair.re.type.mantissa_bits + 1)
    none = total.const_like(0.0).broadcast_to(batch, n)

    def turn(state: Sequence[UOp], partner: UOp) -> list[UOp]:
        *parts, worst = state
        m, v, worst = _step(Pair(*parts[:2]), Pair(*parts[2:]), worst, total, partner, two_sided, enough)
        return [*m, *v, worst]

    def sweep(state: Sequence[UOp]) -> tuple[list[UOp], UOp]:
        *turned, worst = over_rows(turn, (*state, none), partners)
        return turned, worst.reduce(monoids.MAX, 0, 1).reshape() > enough

    re, im, *found = while_true(sweep, (*pair, *vectors), SWEEPS)
    return ComplexArray(Pair(re * greatest, im * greatest), x.device), ComplexArray(Pair(*found), x.device)


def _two_sided(m: Pair, partner: UOp) -> tuple[UOp, Pair]:
    """The diagonal's elements of the columns, and those that are to become zero."""
    batch, n, _ = shape = sizes(m.re)
    row, column = positions_along(shape, 1), positions_along(shape, 2)

    def one_of_each(part: UOp, where: UOp) -> UOp:
        return row.eq(where).where(part, 0.0).reduce(monoids.ADD, 1).reshape(batch, n)

    there = partner.reshape(1, 1, n).expand(*shape)
    return one_of_each(m.re, column), conjugate(moved(m, lambda part: one_of_each(part, there)))


def _one_sided(m: Pair, partner: UOp) -> tuple[UOp, Pair]:
    """The squared lengths of the columns, and their products with their partners."""
    batch, _, n = sizes(m.re)
    own = (m.re * m.re + m.im * m.im).reduce(monoids.ADD, 1).reshape(batch, n)
    products = multiply(conjugate(m), moved(m, lambda part: columns(part, partner)))
    return own, moved(products, lambda part: part.reduce(monoids.ADD, 1).reshape(batch, n))


def _step(m: Pair, v: Pair, worst: UOp, total: UOp, partner: UOp, two_sided: bool, enough: float) -> tuple[Pair, Pair, UOp]:
    """Every column and its partner are turned so that what they have in common becomes zero."""
    own, mixed = (_two_sided if two_sided else _one_sided)(m, partner)
    batch, n = sizes(own)
    here, there = positions_along((batch, n), 1), partner.reshape(1, n).expand(batch, n)
    other = _of_partner(own, partner)
    # both of a pair go by what one of them found, else roundings might turn them by different angles
    mixed = chosen(there < here, conjugate(moved(mixed, lambda part: _of_partner(part, partner))), mixed)
    size, much = magnitude_of(mixed), total.expand(batch, n)
    scale = much.sqrt() if two_sided else (own.sqrt() * other.sqrt()).maximum(much * enough)
    share = size / scale  # NaN of a matrix of zeros or with a NaN, which is done: the others of the batch are not
    common = (here.ne(there) & (share > 0.0)).where(share, 0.0)
    still = ~(common > enough * 0.125)
    tangent = still.where(0.0, tangent_of(other - own, size, here < there))
    cosine = 1.0 / (tangent * tangent + 1.0).sqrt()
    turn = multiply(conjugate(angle_of(mixed)), cosine * tangent)
    turned = _mixed(m, partner, cosine, turn)
    if two_sided:
        turned = _mixed(conjugate(moved(turned, lambda part: part.permute(0, 2, 1))), partner, cosine, turn)
    return turned, _mixed(v, partner, cosine, turn), worst.maximum(common)


def _of_partner(x: UOp, partner: UOp) -> UOp:
    """Of values [b, n] each one's partner's."""
    return x.permute(1, 0).gather(partner).permute(1, 0)


def _mixed(m: Pair, partner: UOp, cosine: UOp, turn: Pair) -> Pair:
    batch, rows, n = sizes(m.re)
    c, re, im = (f.reshape(batch, 1, n).expand(batch, rows, n) for f in (cosine, *turn))
    return subtract(multiply(m, c), multiply(moved(m, lambda part: columns(part, partner)), Pair(re, im)))


def rounds(n: int) -> UOp:
    """Who meets whom in each round of a tournament, int32 [rounds, n], so that all pairs meet once; of an odd number one meets itself.

    In round r those meet whose numbers add up to r, but for multiples of the number of rounds; of an even number the last one meets
    who would meet itself.
    """
    count = n - 1 + n % 2
    one, turn = positions_along((count, n), 1), positions_along((count, n), 0)
    partner = (turn - one + count) % count
    if n % 2:
        return partner
    # half of the turn, where 2 * (n / 2) is 1 but for a multiple
    return one.eq(n - 1).where(turn * (n // 2) % count, partner.eq(one).where(n - 1, partner))


def tangent_of(difference: UOp, mixed: UOp, first: UOp) -> UOp:
    """The tangent of the angle by which to turn, the smaller of two; of equal columns it is the first one that turns up."""
    half = difference / (mixed * 2.0)
    up = ((half > 0.0) | (half.eq(0.0) & first)).where(half.const_like(1.0), -1.0)
    return up / (abs(half) + (half * half + 1.0).sqrt())


def columns(m: UOp, at: UOp) -> UOp:
    """The columns of matrices [b, m, n] at these places."""
    return m.permute(2, 0, 1).gather(at).permute(1, 2, 0)
