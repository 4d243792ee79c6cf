"""Systems of equations, column by column: each step is computed before the next, and the number of the column is data, so that
all steps run one plan."""

from __future__ import annotations

from math import prod

from kg.dtype import accumulator, int32
from kg.ir import build
from kg.ir import monoid as monoids
from kg.ir.uop import UOp

from kg_array.array import Array, realize
from kg_array.axes import sizes
from kg_array.creation import asarray


def eliminated(x: Array, *, above: bool) -> tuple[Array, Array]:
    """Matrices [b, n, m] of which the first n columns are made triangular, largest pivots first; and -1 or 1 for each, by how
    often rows changed places. With `above` too: those columns become the identity."""
    batch = x.shape[0]
    node = x.node.cast(accumulator(x.dtype))
    state = Array(node, x.device), Array(node.const_like(1.0).broadcast_to(batch), x.device)
    for k in range(x.shape[1]):
        state = _step(*state, asarray(k, dtype=int32, device=x.device), above)
    return state


def _step(matrices: Array, parity: Array, column: Array, above: bool) -> tuple[Array, Array]:
    """Column k below its diagonal becomes zero (with `above`, above it too, and its pivot 1)."""
    m, k = matrices.node, column.node
    batch, n, width = sizes(m)
    row = _count(n, (batch, n), 1)
    candidates = (row < k).where(-1.0, abs(_column(m, k)))
    pivot_row = build.argmax(candidates, 1)
    there = pivot_row.expand(batch, n)
    source = row.eq(k).where(there, row.eq(there).where(k.broadcast_to(batch, n), row))
    flat = source + _count(batch, (batch, n), 0) * n
    moved = m.reshape(batch * n, width).gather(flat)
    top = moved.permute(1, 0, 2).gather(k)
    pivot = _column(top.reshape(batch, 1, width), k)
    factor = _column(moved, k) / pivot.expand(batch, n)
    others = row.ne(k) if above else k < row
    wide = (batch, n, width)
    top = top.reshape(batch, 1, width).expand(*wide)
    reduced = moved - factor.reshape(batch, n, 1).expand(*wide) * top
    rest = top / pivot.reshape(batch, 1, 1).expand(*wide) if above else moved
    sign = pivot_row.reshape(batch).eq(k).where(parity.node, -parity.node)
    made = Array(others.reshape(batch, n, 1).expand(*wide).where(reduced, rest), matrices.device), Array(sign, parity.device)
    realize(*made)
    return made


def cholesky_factor(x: Array) -> Array:
    """The lower triangular factors of matrices [b, n, n], of which only the lower triangles are read. NaN where there is none."""
    m = Array(x.node.cast(accumulator(x.dtype)), x.device)
    factor = Array(m.node.const_like(0.0).broadcast_to(*x.shape), x.device)
    for k in range(x.shape[1]):
        m, factor = _cholesky_step(m, factor, asarray(k, dtype=int32, device=x.device))
    return factor


def _cholesky_step(matrices: Array, factor: Array, column: Array) -> tuple[Array, Array]:
    m, k = matrices.node, column.node
    batch, n, _ = wide = sizes(m)
    below = _column(m, k)
    pivot = below.permute(1, 0).gather(k).reshape(batch, 1).expand(batch, n)
    made = (_count(n, (batch, n), 1) < k).where(0.0, below / pivot.sqrt())
    down, across = (made.reshape(batch, *s).expand(*wide) for s in ((n, 1), (1, n)))
    result = Array(m - down * across, matrices.device), Array(_count(n, wide, 2).eq(k).where(down, factor.node), factor.device)
    realize(*result)
    return result


def reflected(x: Array) -> tuple[Array, Array]:
    """(q, r) with q @ r the matrices [b, m, n], q [b, m, m] orthogonal, r [b, m, n] zero below its diagonal (Householder)."""
    batch, rows, columns = x.shape
    r = x.node.cast(accumulator(x.dtype))
    here, there = _count(rows, (batch, rows, rows), 1), _count(rows, (batch, rows, rows), 2)
    state = Array(here.eq(there).cast(r.type), x.device), Array(r, x.device)
    for k in range(min(rows - 1, columns)):
        state = _reflection(*state, asarray(k, dtype=int32, device=x.device))
    shape = (batch, rows, columns)
    below = _count(columns, shape, 2) < _count(rows, shape, 1)
    return state[0], Array(below.where(0.0, state[1].node), x.device)


def _reflection(q: Array, r: Array, column: Array) -> tuple[Array, Array]:
    """Column k below its diagonal becomes zero by a reflection, which q takes note of."""
    k = column.node
    batch, rows, columns = sizes(r.node)
    row = _count(rows, (batch, rows), 1)
    found = (row < k).where(0.0, _column(r.node, k))
    length = (found * found).reduce(monoids.ADD, 1).sqrt()
    first = found.permute(1, 0).gather(k).reshape(batch, 1)
    shift = (first < 0.0).where(-length, length).expand(batch, rows)
    mirror = found + row.eq(k).where(shift, 0.0)
    square = (mirror * mirror).reduce(monoids.ADD, 1)
    weight = mirror * square.eq(0.0).where(0.0, 2.0 / square).expand(batch, rows)
    tall, wide = (batch, rows, columns), (batch, rows, rows)
    along = (r.node * mirror.reshape(batch, rows, 1).expand(*tall)).reduce(monoids.ADD, 1)
    across = (q.node * mirror.reshape(batch, 1, rows).expand(*wide)).reduce(monoids.ADD, 2)
    new_r = r.node - weight.reshape(batch, rows, 1).expand(*tall) * along.expand(*tall)
    new_q = q.node - across.expand(*wide) * weight.reshape(batch, 1, rows).expand(*wide)
    made = Array(new_q, q.device), Array(new_r, r.device)
    realize(*made)
    return made


def _column(m: UOp, k: UOp) -> UOp:
    """Column k of matrices [b, n, m], as [b, n]."""
    return m.permute(2, 0, 1).gather(k)


def _count(n: int, shape: tuple[int, ...], axis: int) -> UOp:
    """Positions along an axis."""
    return build.arange(n).reshape(*(n if i == axis else 1 for i in range(len(shape)))).expand(*shape)


def solution(a: Array, b: Array) -> Array:
    """x where a @ x is b: a [b, n, n], b [b, n, m]. Infinities or NaN where a is singular."""
    batch, n, m = b.shape
    both = a.node.pad((0, 0), (0, 0), (0, m)) + b.node.pad((0, 0), (0, 0), (n, 0))
    done, _ = eliminated(Array(both, a.device), above=True)
    return Array(done.node.shrink((0, batch), (0, n), (n, n + m)).cast(b.dtype), a.device)


def as_batch(x: UOp) -> UOp:
    """Matrices with all axes before the last two as one."""
    *before, n, m = sizes(x)
    return x.reshape(prod(before), n, m)
