"""QR of large matrices by blocks of Householder reflections: each is I - V T V' (compact WY), applied by matrix multiplication.

A loop over blocks of columns, of one shape, so that there are few kernels: each multiplies the whole matrix, also by zeros where it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import UOp, accumulator, arange, int32
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import positions_along, sizes
from kg_array.matrices.contraction import product
from kg_array.matrices.parts import identity, inverse_of_lower, row, size_of_column, transposed, with_unit_diagonal
from kg_array.matrices.stepwise import along, counted

#: Columns of a block. 512 x 512 float32 take 12.4 ms by 32, 18 and 17 by 16 and 64 (processor time on an Emerald Rapids with AVX-512 and other work, one thread).
BLOCK: Final = 32
#: Matrices of fewer rows or columns are reflected column by column: 128 x 128 take 0.7 ms so and 0.4 by blocks, whose first result takes 0.6 s of processor time.
LEAST: Final = 128
#: Rows below which a product of reflections is made one after another, where batches are in lanes.
SMALL: Final = 64


def is_large(m: UOp) -> bool:
    """Whether matrices [b, n, m] are reflected by blocks."""
    _, rows, columns = sizes(m)
    return isinstance(rows, int) and isinstance(columns, int) and min(rows, columns) >= LEAST


def reflected(m: UOp, kept: int) -> tuple[UOp, UOp]:
    """(q, r) with q @ r the matrices [b, n, m], q [b, n, kept] with orthonormal columns, r [b, kept, m] zero below its diagonal."""
    batch, rows, columns = sizes(m)
    steps = min(rows - 1, columns)
    blocks = -(-steps // BLOCK)
    wide = max(columns, blocks * BLOCK)
    lying = m.cast(accumulator(m.type)).pad((0, 0), (0, 0), (0, wide - columns)).permute(0, 2, 1)  # columns are rows here

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (r,), (number,) = now, pieces
        first = number * BLOCK
        at = arange(BLOCK, int32) + first.broadcast_to(BLOCK)
        mirrors, weights = _mirrors(r.permute(1, 0, 2).gather(at).permute(1, 0, 2), first, steps)
        return [r - product(product(product(r, transposed(mirrors)), weights), mirrors)], [mirrors, weights]

    (done,), (mirrors, weights) = along(block, [lying], [arange(blocks, int32)])
    q = _reflected_rows(identity((batch, kept, rows), lying.type), mirrors.flip(0), weights.flip(0))
    shape = batch, kept, columns
    r = transposed(done).shrink(*((0, d) for d in shape))
    below = positions_along(shape, 2) < positions_along(shape, 1)
    return transposed(q), below.where(0.0, r)


def _reflected_rows(x: UOp, mirrors: UOp, weights: UOp) -> UOp:
    """Rows of matrices [b, m, n], by one block of reflections I - V' T V after the other: V [k, b, w, n], T [k, b, w, w]."""

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], tuple[()]]:
        (x,), (v, t) = now, pieces
        return [x - product(product(product(x, transposed(v)), transposed(t)), v)], ()

    return along(block, [x], [mirrors, weights])[0][0]


def product_of_reflections(mirrors: UOp, scales: UOp) -> UOp:
    """H_s ... H_2 H_1 [n, n, b] of reflections H = I - scale * mirror * mirror', of mirrors [s, n, b] and scales [s, b]."""
    steps, n, batch = sizes(mirrors)
    if n < SMALL:

        def one(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], tuple[()]]:
            (x,), (mirror, scale) = now, pieces
            wide = (n, n, batch)
            down = mirror.reshape(n, 1, batch).expand(*wide)
            image = (x * down).reduce(monoids.ADD, 0) * scale.reshape(1, 1, batch).expand(1, n, batch)
            return [x - down * image.expand(*wide)], ()

        return along(one, [identity((batch, n, n), mirrors.type).permute(1, 2, 0)], [mirrors, scales])[0][0]
    width = min(BLOCK, steps)
    blocks = -(-steps // width)
    rest = (0, blocks * width - steps)
    mirrors = mirrors.pad(rest, (0, 0), (0, 0)).reshape(blocks, width, n, batch).permute(0, 3, 1, 2)
    scales = scales.pad(rest, (0, 0)).reshape(blocks, width, batch).permute(0, 2, 1)
    shape = (blocks * batch, width, width)
    down, across = (scales.reshape(blocks * batch, *s).expand(*shape) for s in ((width, 1), (1, width)))
    # each is of what those before it left: rows of the inverse of what the scaled mirrors have in common
    common = product(mirrors, mirrors.permute(0, 1, 3, 2)).reshape(*shape)
    weights = inverse_of_lower(with_unit_diagonal(common * down)) * across
    found = _reflected_rows(identity((batch, n, n), mirrors.type), mirrors, weights.reshape(blocks, batch, width, width))
    return found.permute(2, 1, 0)


def _mirrors(panel: UOp, first: UOp, steps: int) -> tuple[UOp, UOp]:
    """Of columns of matrices, which lie here as rows [b, w, n], and of which the one that becomes zero below its diagonal first is column `first`: the vectors V [b, w, n] of the
    reflections and T [b, w, w], for which the product of all is I - V T V'."""
    batch, width, rows = sizes(panel)
    state = (
        panel,
        panel.const_like(0.0).broadcast_to(batch, width, rows),
        panel.const_like(0.0).broadcast_to(batch, width, width),
    )
    return tuple(counted(lambda now, k: _step(now[0], now[1], now[2], k, first + k, steps), state, width)[1:])  # type: ignore[return-value]


def _step(panel: UOp, mirrors: UOp, weights: UOp, k: UOp, diagonal: UOp, steps: int) -> tuple[UOp, UOp, UOp]:
    """Column k of the panel becomes zero below its diagonal. Only the direction of the column counts."""
    batch, width, rows = shape = sizes(panel)
    place = positions_along((batch, rows), 1)
    found = (place < diagonal).where(0.0, row(panel, k))
    found = (diagonal < steps).broadcast_to(batch, rows).where(found / size_of_column(abs(found)).expand(batch, rows), 0.0)
    squares = (found * found).reduce(monoids.ADD, 1)
    nothing = squares.eq(0.0)  # where derivatives are not to meet an infinity
    length = nothing.where(0.0, nothing.where(1.0, squares).sqrt())
    pivot = place.eq(diagonal).where(found, 0.0).reduce(monoids.ADD, 1)
    shift = (pivot < 0.0).where(-length, length).expand(batch, rows)
    mirror = found + place.eq(diagonal).where(shift, 0.0)
    weight = nothing.where(0.0, 2.0 / nothing.where(1.0, (mirror * mirror).reduce(monoids.ADD, 1)))  # [b, 1]
    lying = mirror.reshape(batch, 1, rows).expand(*shape)
    along_it, before = ((x * lying).reduce(monoids.ADD, 2).reshape(batch, width) for x in (panel, mirrors))
    panel = panel - (along_it * weight.expand(batch, width)).reshape(batch, width, 1).expand(*shape) * lying
    mirrors = positions_along(shape, 1).eq(k).where(lying, mirrors)
    # the product of the reflections before and this one
    square_shape = (batch, width, width)
    more = (weights * before.reshape(batch, 1, width).expand(*square_shape)).reduce(monoids.ADD, 2).reshape(batch, width)
    column = positions_along((batch, width), 1).eq(k).where(1.0, -more) * weight.expand(batch, width)
    weights = positions_along(square_shape, 2).eq(k).where(column.reshape(batch, width, 1).expand(*square_shape), weights)
    return panel, mirrors, weights
