"""Eigenvalues and singular values by Jacobi's rotations: pairs of columns, n/2 at once, are turned until all are orthogonal. Who is whose
partner is data, so that all steps run one plan; after each sweep over all pairs the host looks whether another is needed."""

from __future__ import annotations

from kg.dtype import accumulator, int32
from kg.ir import monoid as monoids
from kg.ir.build import arange
from kg.ir.uop import UOp

from kg_array.array import Array, realize
from kg_array.axes import sizes
from kg_array.creation import asarray

#: Jacobi's method converges quadratically: few matrices need more than 10.
_SWEEPS = 24


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
    vectors = Array(one.eq(other).cast(node.type), x.device)
    if 0 in x.shape or n < 2:
        return Array(node, x.device), vectors
    greatest = abs(node).reduce(monoids.MAX, 1, 2)
    greatest = Array(greatest.eq(0.0).where(1.0, greatest), x.device).realize().node
    node = Array(node / greatest.expand(*x.shape), x.device).realize().node  # the squares of which are in range
    state: tuple[Array, Array] = Array(node, x.device), vectors
    partners = [asarray(p, dtype=int32, device=x.device) for p in rounds(n)]
    size = (node * node).reduce(monoids.ADD, 1, 2).reshape(batch, 1)
    total = Array(size, x.device).realize()
    enough = 2.0 ** -(node.type.mantissa_bits + 1)
    for _ in range(_SWEEPS):
        worst = Array(size.const_like(0.0).broadcast_to(batch, n), x.device)
        for p in partners:
            state, worst = _step(state[0], state[1], worst, total, p, two_sided, enough)
        if not float(Array(worst.node.reduce(monoids.MAX, 0, 1).reshape(), x.device)) > enough:
            break
    return Array(state[0].node * greatest.expand(*x.shape), x.device), state[1]


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
    mixed = (m * _columns(m, partner)).reduce(monoids.ADD, 1).reshape(batch, n)
    return own, own.permute(1, 0).gather(partner).permute(1, 0), mixed


def _step(
    matrices: Array, vectors: Array, worst: Array, total: Array, partners: Array, two_sided: bool, enough: float
) -> tuple[tuple[Array, Array], Array]:
    """Every column and its partner are turned so that what they have in common becomes zero."""
    m, v, partner = matrices.node, vectors.node, partners.node
    own, other, mixed = (_two_sided if two_sided else _one_sided)(m, partner)
    batch, n = sizes(own)
    here, there = _along(n, (batch, n), 1), partner.reshape(1, n).expand(batch, n)
    size = total.node.expand(batch, n)
    # lengths that are nothing beside the matrix are not to be compared
    scale = size.sqrt() if two_sided else (own.sqrt() * other.sqrt()).maximum(size * enough)
    common = here.eq(there).where(0.0, abs(mixed) / scale)
    still = ~(common > enough * 0.125)
    half = (other - own) / (mixed * 2.0)
    up = ((half > 0.0) | (half.eq(0.0) & (here < there))).where(half.const_like(1.0), -1.0)
    tangent = still.where(0.0, up / (abs(half) + (half * half + 1.0).sqrt()))
    cosine = 1.0 / (tangent * tangent + 1.0).sqrt()
    sine = cosine * tangent
    turned = _mixed(m, partner, cosine, sine)
    if two_sided:
        turned = _mixed(turned.permute(0, 2, 1), partner, cosine, sine).permute(0, 2, 1)
    made = Array(turned, matrices.device), Array(_mixed(v, partner, cosine, sine), vectors.device)
    seen = Array(worst.node.maximum(common), worst.device)
    realize(*made, seen)
    return made, seen


def _mixed(m: UOp, partner: UOp, cosine: UOp, sine: UOp) -> UOp:
    batch, rows, n = sizes(m)
    c, s = (f.reshape(batch, 1, n).expand(batch, rows, n) for f in (cosine, sine))
    return m * c - _columns(m, partner) * s


def _columns(m: UOp, at: UOp) -> UOp:
    """The columns of matrices [b, m, n] at these places."""
    return m.permute(2, 0, 1).gather(at).permute(1, 2, 0)


def _along(n: int, shape: tuple[int, ...], axis: int) -> UOp:
    """Positions along an axis."""
    return arange(n).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)
