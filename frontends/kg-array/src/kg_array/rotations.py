"""Eigenvalues and singular values by Jacobi's rotations: pairs of columns, n/2 at once, are turned until all are orthogonal. A sweep over all
pairs is a loop over lists of who is whose partner, in a loop that ends when nothing is left to be turned."""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import accumulator, int32
from kg.ir import monoid as monoids
from kg.ir.build import arange
from kg.ir.uop import UOp

from kg_array.array import Array
from kg_array.axes import sizes
from kg_array.creation import asarray
from kg_array.stepwise import over_rows, while_true

#: Jacobi's method converges quadratically: few matrices need more than 10.
SWEEPS = 24


def rounds(n: int) -> list[list[int]]:
    """Who meets whom in each round of a tournament, so that all pairs meet once; of an odd number one meets itself."""
    players = list(range(n + n % 2))
    found = []
    for _ in range(len(players) - 1):
        partner = [0] * len(players)
        for a, b in zip(players, reversed(players), strict=True):
            partner[a] = b
        found.append([j if p >= n else p for j, p in enumerate(partner[:n])])
        players = [players[0], players[-1], *players[1:-1]]
    return found


def diagonalised(x: Array) -> tuple[Array, Array]:
    """(d, v) with v orthogonal and v.T @ x @ v as good as diagonal, of symmetric matrices [b, n, n]."""
    return _turned(x, two_sided=True)


def orthogonalised(x: Array) -> tuple[Array, Array]:
    """(w, v) with w = x @ v of orthogonal columns and v orthogonal, of matrices [b, m, n]."""
    return _turned(x, two_sided=False)


def _turned(x: Array, *, two_sided: bool) -> tuple[Array, Array]:
    batch, _, n = x.shape
    node = x.node.cast(accumulator(x.dtype))
    one, other = _along(n, (batch, n, n), 1), _along(n, (batch, n, n), 2)
    vectors = one.eq(other).cast(node.type)
    if 0 in x.shape or n < 2:
        return Array(node, x.device), Array(vectors, x.device)
    greatest = abs(node).reduce(monoids.MAX, 1, 2)
    greatest = greatest.eq(0.0).where(1.0, greatest)
    node = node / greatest.expand(*x.shape)  # the squares of which are in range
    partners = asarray(rounds(n), dtype=int32, device=x.device).node
    total = (node * node).reduce(monoids.ADD, 1, 2).reshape(batch, 1)
    enough = 2.0 ** -(node.type.mantissa_bits + 1)
    none = total.const_like(0.0).broadcast_to(batch, n)

    def turn(state: Sequence[UOp], partner: UOp) -> tuple[UOp, UOp, UOp]:
        m, v, worst = state
        return _step(m, v, worst, total, partner, two_sided, enough)

    def sweep(state: Sequence[UOp]) -> tuple[list[UOp], UOp]:
        *turned, worst = over_rows(turn, (*state, none), partners)
        return turned, worst.reduce(monoids.MAX, 0, 1).reshape() > enough

    found, vectors = while_true(sweep, (node, vectors), SWEEPS)
    return Array(found * greatest.expand(*x.shape), x.device), Array(vectors, x.device)


def _two_sided(m: UOp, partner: UOp) -> tuple[UOp, UOp, UOp]:
    """The diagonal's elements of both columns, and the one that is to become zero."""
    batch, n, _ = shape = sizes(m)
    row, column = _along(n, shape, 1), _along(n, shape, 2)
    own = row.eq(column).where(m, 0.0).reduce(monoids.ADD, 1).reshape(batch, n)
    mixed = row.eq(partner.reshape(1, 1, n).expand(*shape)).where(m, 0.0).reduce(monoids.ADD, 1).reshape(batch, n)
    return own, own.permute(1, 0).gather(partner).permute(1, 0), mixed


def _one_sided(m: UOp, partner: UOp) -> tuple[UOp, UOp, UOp]:
    """The squared lengths of both columns, and their product."""
    batch, _, n = sizes(m)
    own = (m * m).reduce(monoids.ADD, 1).reshape(batch, n)
    mixed = (m * columns(m, partner)).reduce(monoids.ADD, 1).reshape(batch, n)
    return own, own.permute(1, 0).gather(partner).permute(1, 0), mixed


def _step(m: UOp, v: UOp, worst: UOp, total: UOp, partner: UOp, two_sided: bool, enough: float) -> tuple[UOp, UOp, UOp]:
    """Every column and its partner are turned so that what they have in common becomes zero."""
    own, other, mixed = (_two_sided if two_sided else _one_sided)(m, partner)
    batch, n = sizes(own)
    here, there = _along(n, (batch, n), 1), partner.reshape(1, n).expand(batch, n)
    size = total.expand(batch, n)
    # lengths that are nothing beside the matrix are not to be compared
    scale = size.sqrt() if two_sided else (own.sqrt() * other.sqrt()).maximum(size * enough)
    share = abs(mixed) / scale  # NaN of a matrix of zeros or with a NaN, which is done: the others of the batch are not
    common = (here.ne(there) & (share > 0.0)).where(share, 0.0)
    still = ~(common > enough * 0.125)
    tangent = still.where(0.0, tangent_of(other - own, mixed, here < there))
    cosine = 1.0 / (tangent * tangent + 1.0).sqrt()
    sine = cosine * tangent
    turned = _mixed(m, partner, cosine, sine)
    if two_sided:
        turned = _mixed(turned.permute(0, 2, 1), partner, cosine, sine).permute(0, 2, 1)
    return turned, _mixed(v, partner, cosine, sine), worst.maximum(common)


def tangent_of(difference: UOp, mixed: UOp, first: UOp) -> UOp:
    """The tangent of the angle by which to turn, the smaller of two; of equal columns it is the first one that turns up."""
    half = difference / (mixed * 2.0)
    up = ((half > 0.0) | (half.eq(0.0) & first)).where(half.const_like(1.0), -1.0)
    return up / (abs(half) + (half * half + 1.0).sqrt())


def _mixed(m: UOp, partner: UOp, cosine: UOp, sine: UOp) -> UOp:
    batch, rows, n = sizes(m)
    c, s = (f.reshape(batch, 1, n).expand(batch, rows, n) for f in (cosine, sine))
    return m * c - columns(m, partner) * s


def columns(m: UOp, at: UOp) -> UOp:
    """The columns of matrices [b, m, n] at these places."""
    return m.permute(2, 0, 1).gather(at).permute(1, 2, 0)


def _along(n: int, shape: tuple[int, ...], axis: int) -> UOp:
    """Positions along an axis."""
    return arange(n).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)
