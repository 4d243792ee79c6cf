"""Singular values by Jacobi's rotations: pairs of columns, n/2 at once, are turned until all are orthogonal. A sweep over all pairs is a loop over
lists of who is whose partner, in a loop that ends when nothing is left to be turned. Eigenvalues by those of tridiagonal.py."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import UOp, accumulator, arange, int32
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.indexing.axes import sizes
from kg_array.matrices import tridiagonal
from kg_array.matrices.stepwise import over_rows, while_true

#: Jacobi's method converges quadratically: few matrices need more than 10.
SWEEPS = 24


def rounds(n: int) -> UOp:
    """Who meets whom in each round of a tournament, int32 [rounds, n], so that all pairs meet once; of an odd number one meets itself.

    In round r those meet whose numbers add up to r, but for multiples of the number of rounds; of an even number the last one meets
    who would meet itself.
    """
    count = n - 1 + n % 2
    one, turn = _along(n, (count, n), 1), _along(count, (count, n), 0)
    partner = (turn - one + count) % count
    if n % 2:
        return partner
    # half of the turn, where 2 * (n / 2) is 1 but for a multiple
    return one.eq(n - 1).where(turn * (n // 2) % count, partner.eq(one).where(n - 1, partner))


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with d [b, n] the eigenvalues of symmetric matrices [b, n, n], v orthogonal, and x @ v as good as v * d."""
    node = x.node.cast(accumulator(x.dtype)).permute(2, 1, 0)
    if 0 in x.shape:
        return Array(node.reshape(*x.shape[:2]), x.device), Array(_back(node), x.device)
    greatest = _greatest(node)
    values, rows = tridiagonal.diagonalised(node / greatest.expand(*sizes(node)))
    values = values * greatest.reshape(1, sizes(node)[2]).expand(*sizes(values))
    return Array(values.permute(1, 0), x.device), Array(_back(rows), x.device)


def _greatest(node: UOp) -> UOp:
    """Of each matrix, by which its elements are to be divided so that their squares are in range."""
    greatest = abs(node).reduce(monoids.MAX, 0, 1)
    return greatest.eq(0.0).where(1.0, greatest)


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v of orthogonal columns and v orthogonal, of matrices [b, m, n].

    Within, columns are along the first axis and matrices along the last: what is turned lies in a row of memory, of one matrix and of many.
    """
    batch, rows, n = x.shape
    node = x.node.cast(accumulator(x.dtype)).permute(2, 1, 0)
    one, other = _along(n, (n, n, batch), 0), _along(n, (n, n, batch), 1)
    vectors = one.eq(other).cast(node.type)
    if 0 in x.shape or n < 2:
        return Array(_back(node), x.device), Array(_back(vectors), x.device)
    greatest = _greatest(node).expand(n, rows, batch)
    node = node / greatest
    total = (node * node).reduce(monoids.ADD, 0, 1).reshape(1, batch)
    none = total.const_like(0.0).broadcast_to(n, batch)

    def turn(state: Sequence[UOp], partner: UOp) -> tuple[UOp, UOp, UOp]:
        m, v, worst = state
        return _step(m, v, worst, total, partner)

    def sweep(state: Sequence[UOp]) -> tuple[list[UOp], UOp]:
        *turned, worst = over_rows(turn, (*state, none), rounds(n))
        return turned, worst.reduce(monoids.MAX, 0, 1).reshape() > _enough(worst)

    found, vectors = while_true(sweep, (node, vectors), SWEEPS)
    return Array(_back(found * greatest), x.device), Array(_back(vectors), x.device)


def _enough(x: UOp) -> float:
    """The share of two columns in each other that is nothing."""
    return 2.0 ** -(x.type.mantissa_bits + 1)


def _back(m: UOp) -> UOp:
    return m.permute(2, 1, 0)


def _step(m: UOp, v: UOp, worst: UOp, total: UOp, partner: UOp) -> tuple[UOp, UOp, UOp]:
    """Every column and its partner are turned so that what they have in common becomes zero."""
    n, _, batch = sizes(m)
    own = (m * m).reduce(monoids.ADD, 1).reshape(n, batch)
    mixed = (m * m.gather(partner)).reduce(monoids.ADD, 1).reshape(n, batch)
    other = own.gather(partner)
    here, there = _along(n, (n, batch), 0), partner.reshape(n, 1).expand(n, batch)
    # lengths that are nothing beside the matrix are not to be compared
    scale = (own.sqrt() * other.sqrt()).maximum(total.expand(n, batch) * _enough(m))
    share = abs(mixed) / scale  # NaN of a matrix of zeros or with a NaN, which is done: the others of the batch are not
    common = (here.ne(there) & (share > 0.0)).where(share, 0.0)
    still = ~(common > _enough(m) * 0.125)
    tangent = still.where(0.0, tangent_of(other - own, mixed, here < there))
    cosine = 1.0 / (tangent * tangent + 1.0).sqrt()
    sine = cosine * tangent
    return _mixed(m, partner, cosine, sine), _mixed(v, partner, cosine, sine), worst.maximum(common)


def tangent_of(difference: UOp, mixed: UOp, first: UOp) -> UOp:
    """The tangent of the angle by which to turn, the smaller of two; of equal columns it is the first one that turns up."""
    half = difference / (mixed * 2.0)
    up = ((half > 0.0) | (half.eq(0.0) & first)).where(half.const_like(1.0), -1.0)
    return up / (abs(half) + (half * half + 1.0).sqrt())


def _mixed(m: UOp, partner: UOp, cosine: UOp, sine: UOp) -> UOp:
    n, rows, batch = sizes(m)
    c, s = (f.reshape(n, 1, batch).expand(n, rows, batch) for f in (cosine, sine))
    return m * c - m.gather(partner) * s


def columns(m: UOp, at: UOp) -> UOp:
    """The columns of matrices [b, m, n] at these places."""
    return m.permute(2, 0, 1).gather(at).permute(1, 2, 0)


def _along(n: int, shape: tuple[int, ...], axis: int) -> UOp:
    """Positions along an axis."""
    return arange(n, int32).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)
