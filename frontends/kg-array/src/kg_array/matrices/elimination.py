"""Systems of equations, column by column: loops in the graph,
whose steps are given the number of the column."""

from __future__ import annotations

from math import prod

from kg.frontend import UOp, accumulator, build

from kg_array.array import Array
from kg_array.complex_numbers.array import as_number, of_number
from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices import blocked, reflectors, unrolled
from kg_array.matrices.parts import column
from kg_array.matrices.stepwise import counted
from kg_array.operands.dtypes import part_of


def eliminated(x: Array, *, above: bool) -> tuple[Array, Array]:
    """Matrices [b, n, m] of which the first n columns are made triangular, largest pivots first;
    and -1 or 1 for each, by how often rows changed places. With `above` too: those columns become the identity."""
    batch = x.shape[0]
    node = x.node.cast(accumulator(x.dtype))
    state = node, node.const_like(1.0).broadcast_to(batch)
    found, parity = counted(lambda now, k: _step(now[0], now[1], k, above), state, x.shape[1])
    return Array(found, x.device), Array(parity, x.device)


def _step(m: UOp, parity: UOp, k: UOp, above: bool) -> tuple[UOp, UOp]:
    """Column k below its diagonal becomes zero (with `above`, above it too, and its pivot 1)."""
    batch, n, width = sizes(m)
    row = positions_along((batch, n), 1)
    candidates = (row < k).where(-1.0, abs(column(m, k)))
    pivot_row = build.argmax(candidates, 1)
    there = pivot_row.expand(batch, n)
    source = row.eq(k).where(there, row.eq(there).where(k.broadcast_to(batch, n), row))
    flat = source + positions_along((batch, n), 0) * n
    moved = m.reshape(batch * n, width).gather(flat)
    top = moved.permute(1, 0, 2).gather(k)
    pivot = column(top.reshape(batch, 1, width), k)
    if not above:  # a column of zeros stays one
        pivot = pivot.eq(0.0).where(1.0, pivot)
    factor = column(moved, k) / pivot.expand(batch, n)
    others = row.ne(k) if above else k < row
    wide = (batch, n, width)
    top = top.reshape(batch, 1, width).expand(*wide)
    reduced = moved - factor.reshape(batch, n, 1).expand(*wide) * top
    rest = top / pivot.reshape(batch, 1, 1).expand(*wide) if above else moved
    sign = pivot_row.reshape(batch).eq(k).where(parity, -parity)
    return others.reshape(batch, n, 1).expand(*wide).where(reduced, rest), sign


def cholesky_factor(x: Array) -> Array:
    """The lower triangular factors of matrices [b, n, n], of which only the lower triangles are read.
    NaN where there is none."""
    m = x.node.cast(accumulator(x.dtype))
    if unrolled.is_small(m):
        return Array(unrolled.cholesky_factor(m), x.device)
    if blocked.is_large(m):
        return Array(blocked.cholesky_factor(m), x.device)
    state = m, m.const_like(0.0).broadcast_to(*x.shape)
    _, factor = counted(lambda now, k: blocked.cholesky_step(now[0], now[1], k)[:2], state, x.shape[1])
    return Array(factor, x.device)


def reflected(x: Array, kept: int) -> tuple[Array, Array]:
    """(q, r) with q @ r the matrices [b, m, n], real or complex:
    q [b, m, kept] with orthonormal columns, r [b, kept, n] zero below its diagonal (Householder)."""
    q, r = reflectors.reflected(as_number(x, accumulator(part_of(x.dtype))), kept)
    return of_number(q, x.device), of_number(r, x.device)


def solution(a: Array, b: Array) -> Array:
    """x where a @ x is b: a [b, n, n], b [b, n, m]. Infinities or NaN where a is singular."""
    batch, n, m = b.shape
    if unrolled.is_small(b.node):
        found = unrolled.solution(*(x.node.cast(accumulator(x.dtype)) for x in (a, b)))
        return Array(found.cast(b.dtype), a.device)
    if blocked.is_large(a.node):
        found = blocked.solution(*(x.node.cast(accumulator(x.dtype)) for x in (a, b)))
        return Array(found.cast(b.dtype), a.device)
    both = a.node.pad((0, 0), (0, 0), (0, m)) + b.node.pad((0, 0), (0, 0), (n, 0))
    done, _ = eliminated(Array(both, a.device), above=True)
    return Array(done.node.shrink((0, batch), (0, n), (n, n + m)).cast(b.dtype), a.device)


def as_batch(x: UOp) -> UOp:
    """Matrices with all axes before the last two as one."""
    *before, n, m = sizes(x)
    return x.reshape(prod(before), n, m)
