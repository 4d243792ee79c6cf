"""QR by Householder reflections, column by column, and of large matrices by blocks of them:
each block is I - V T V' (compact WY), applied by matrix multiplication.

A loop over blocks of columns, of one shape, so that there are few kernels: each multiplies the whole matrix, also by zeros where it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.frontend import UOp, arange, int32
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.numbers import (
    conjugate,
    direction,
    greatest_part,
    like,
    minus,
    numbers_along,
    plus,
    real,
    squared,
    times,
    where,
)
from kg_array.complex_numbers.pairs import Number, Pair, each, shape_of
from kg_array.indexing.axes import positions_along
from kg_array.matrices.contraction import product
from kg_array.matrices.parts import (
    as_real,
    identity,
    inverse_of_unit_lower,
    row,
    rows_as_numbers,
    rows_as_real,
    scale_of,
    size_of_column,
    transposed,
)
from kg_array.matrices.stepwise import along

#: Columns of a block. 512 x 512 float32 take 12.4 ms by 32, 18 and 17 by 16 and 64 (processor time on an Emerald Rapids with AVX-512 and other work, one thread).
BLOCK: Final = 32
#: Matrices of fewer rows or columns are reflected column by column: 128 x 128 take 0.7 ms so and 0.4 by blocks, whose first result takes 0.6 s of processor time.
LEAST: Final = 128
#: Rows below which a product of reflections is made one after another, where batches are in lanes.
SMALL: Final = 64


def reflected(m: Number, kept: int) -> tuple[Number, Number]:
    """(q, r) with q @ r the matrices [b, n, m], q [b, n, kept] with orthonormal columns, r [b, kept,
    m] zero below its diagonal."""
    _, rows, columns = shape_of(m)
    large = isinstance(rows, int) and isinstance(columns, int) and min(rows, columns) >= LEAST
    q, r = (_by_blocks if large else _by_columns)(m, kept)
    shape = shape_of(m)[0], kept, columns
    below = positions_along(shape, 2) < positions_along(shape, 1)
    r = each(r, lambda x: below.where(0.0, transposed(x).shrink(*((0, d) for d in shape))))
    return each(q, transposed), r


def _by_columns(m: Number, kept: int) -> tuple[Number, Number]:
    """Both transposed, r with more rows and whatever is below its diagonal."""
    batch, rows, columns = shape_of(m)
    r, count = each(m, transposed), max(min(rows - 1, columns), 0)  # columns are rows here
    q = like(m, identity((batch, kept, rows), real(m).type))
    if count:
        (r,), (mirrors, weights) = numbers_along(_reflection, [r], [arange(count, int32)])
        backwards = [each(x, lambda part: part.flip(0)) for x in (mirrors, weights)]
        ((q,), _) = numbers_along(lambda now, one: ([_mirrored(now[0], *one)], ()), [q], backwards)
    return q, r


def _reflection(now: Sequence[Number], pieces: Sequence[Number]) -> tuple[list[Number], list[Number]]:
    """Of matrices that lie [b, n, m] column k beyond its diagonal becomes zero by a reflection,
    whose mirror [b, m] has the direction of the first element; the mirror, and what it is weighed with [b, m]. Only the
    direction of the column counts."""
    (r,), k = now, real(pieces[0])
    batch, _, rows = shape_of(r)
    place = positions_along((batch, rows), 1)
    found = each(r, lambda x: (place < k).where(0.0, row(x, k)))
    size = size_of_column(greatest_part(found)).expand(batch, rows)
    found = each(found, lambda x: x / size)
    length = squared(found).reduce(monoids.ADD, 1).sqrt()
    first = each(found, lambda x: x.permute(1, 0).gather(k).reshape(batch, 1))
    shift = times(direction(first), length)
    mirror = plus(found, each(shift, lambda x: place.eq(k).where(x.expand(batch, rows), 0.0)))
    square = squared(mirror).reduce(monoids.ADD, 1)
    weight = times(mirror, square.eq(0.0).where(0.0, 2.0 / square).expand(batch, rows))
    return [_mirrored(r, mirror, weight)], [mirror, weight]


def _mirrored(x: Number, mirror: Number, weight: Number) -> Number:
    """Rows of matrices [b, n, m] by one reflection."""
    batch, _, rows = wide = shape_of(x)
    mirror, weight = (each(v, lambda part: part.reshape(batch, 1, rows).expand(*wide)) for v in (mirror, weight))
    share = each(times(x, conjugate(mirror)), lambda part: part.reduce(monoids.ADD, 2).expand(*wide))
    return minus(x, times(share, weight))


def _by_blocks(m: Number, kept: int) -> tuple[Number, Number]:
    """The same; the diagonal of r is real."""
    batch, rows, columns = shape_of(m)
    steps = min(rows - 1 + isinstance(m, Pair), columns)
    blocks = -(-steps // BLOCK)
    wide = max(columns, blocks * BLOCK)
    lying = rows_as_real(each(m, lambda x: transposed(x.pad((0, 0), (0, 0), (0, wide - columns)))))  # columns are rows here

    def block(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        (r,), (number,) = now, pieces
        first = number * BLOCK
        at = arange(BLOCK, int32) + first.broadcast_to(BLOCK)
        panel = rows_as_numbers(r.permute(1, 0, 2).gather(at).permute(1, 0, 2), m)
        mirrors, weights = map(as_real, _mirrors(panel, first, steps))
        return [_after_block(r, mirrors, weights)], [mirrors, weights]

    (done,), (mirrors, weights) = along(block, [lying], [arange(blocks, int32)])
    start = rows_as_real(like(m, identity((batch, kept, rows), real(m).type)))
    q = _after_blocks(start, mirrors.flip(0), weights.permute(0, 1, 3, 2).flip(0))
    return rows_as_numbers(q, m), rows_as_numbers(done, m)


def _after_blocks(x: UOp, mirrors: UOp, weights: UOp) -> UOp:
    """Rows of matrices [b, m, n] after blocks of reflections of them, one after the other:
    V [k, b, w, n], T [k, b, w, w]."""
    return along(lambda now, block: ([_after_block(now[0], *block)], ()), [x], [mirrors, weights])[0][0]


def _after_block(x: UOp, v: UOp, t: UOp) -> UOp:
    """Rows x become x - x V' T V. Complex ones, V and T are as `rows_as_real` and `as_real` have them."""
    return x - product(product(product(x, transposed(v)), t), v)


def product_of_reflections(mirrors: Number, scales: Number) -> Number:
    """H_s ...
    H_2 H_1 [n, n, b] of reflections H = I - scale * mirror * mirror', of mirrors [s, n, b], which are conjugates in their rows,
    and scales [s, b]."""
    steps, n, batch = shape_of(mirrors)
    dtype = real(mirrors).type
    if n < SMALL:

        def one(now: Sequence[Number], pieces: Sequence[Number]) -> tuple[list[Number], tuple[()]]:
            (x,), (mirror, scale) = now, pieces
            wide = (n, n, batch)
            down = each(mirror, lambda part: part.reshape(n, 1, batch).expand(*wide))
            image = each(times(x, conjugate(down)), lambda part: part.reduce(monoids.ADD, 0))
            image = times(image, each(scale, lambda part: part.reshape(1, 1, batch).expand(1, n, batch)))
            return [minus(x, times(down, each(image, lambda part: part.expand(*wide))))], ()

        start = identity((batch, n, n), dtype).permute(1, 2, 0)
        return numbers_along(one, [like(mirrors, start)], [mirrors, scales])[0][0]
    width = min(BLOCK, steps)
    blocks = -(-steps // width)
    rest = (0, blocks * width - steps)
    mirrors = each(mirrors, lambda x: x.pad(rest, (0, 0), (0, 0)).reshape(blocks, width, n, batch).permute(0, 3, 1, 2))
    scales = each(scales, lambda x: x.pad(rest, (0, 0)).reshape(blocks, width, batch).permute(0, 2, 1))
    shape = (blocks * batch, width, width)
    down, across = (each(scales, lambda x, s=s: x.reshape(blocks * batch, *s).expand(*shape)) for s in ((width, 1), (1, width)))
    # each is of what those before it left: rows of the inverse of what the scaled mirrors have in common
    common = rows_as_numbers(product(rows_as_real(mirrors), as_real(mirrors).permute(0, 1, 3, 2)), mirrors)
    common = conjugate(each(common, lambda x: x.reshape(*shape)))
    weights = times(inverse_of_unit_lower(times(common, down)), across)
    weights = as_real(each(weights, lambda x: transposed(x).reshape(blocks, batch, width, width)))
    start = rows_as_real(like(mirrors, identity((batch, n, n), dtype)))
    found = rows_as_numbers(_after_blocks(start, as_real(mirrors), weights), mirrors)
    return each(found, lambda x: x.permute(2, 1, 0))


def _mirrors(panel: Number, first: UOp, steps: int) -> tuple[Number, Number]:
    """Of columns of matrices, which lie here as rows [b, w, n],
    and of which the one that becomes zero below its diagonal first is column `first`: the vectors V [b, w, n] of the
    reflections and T [b, w, w], for which rows x become x - x W' T V by all, where W has the conjugates of V."""
    batch, width, rows = shape_of(panel)
    nothing = real(panel).const_like(0.0)
    state = panel, like(panel, nothing.broadcast_to(batch, width, rows)), like(panel, nothing.broadcast_to(batch, width, width))

    def step(now: Sequence[Number], pieces: Sequence[Number]) -> tuple[tuple[Number, ...], tuple[()]]:
        k = real(pieces[0])
        return _step(now[0], now[1], now[2], k, first + k, steps), ()

    _, mirrors, weights = numbers_along(step, state, [arange(width, int32)])[0]
    return mirrors, weights


def _step(panel: Number, mirrors: Number, weights: Number, k: UOp, diagonal: UOp, steps: int) -> tuple[Number, Number, Number]:
    """Column k of the panel becomes zero below its diagonal. Only the direction of the column counts."""
    batch, width, rows = shape = shape_of(panel)
    place = positions_along((batch, rows), 1)
    found = each(panel, lambda x: (place < diagonal).where(0.0, row(x, k)))
    size = size_of_column(greatest_part(found)).expand(batch, rows)
    found = each(found, lambda x: (diagonal < steps).broadcast_to(batch, rows).where(x / size, 0.0))
    squares = squared(found).reduce(monoids.ADD, 1)
    nothing = squares.eq(0.0)  # where derivatives are not to meet an infinity
    length = nothing.where(0.0, nothing.where(1.0, squares).sqrt())
    pivot = each(found, lambda x: place.eq(diagonal).where(x, 0.0).reduce(monoids.ADD, 1))
    shift = (real(pivot) < 0.0).where(-length, length)
    mirror = plus(found, place.eq(diagonal).where(shift.expand(batch, rows), 0.0))
    weight = scale_of(squared(mirror).reduce(monoids.ADD, 1), shift, pivot)  # [b, 1]
    lying = each(mirror, lambda x: x.reshape(batch, 1, rows).expand(*shape))

    along_it, before = (
        each(times(x, conjugate(lying)), lambda part: part.reduce(monoids.ADD, 2).reshape(batch, width))
        for x in (panel, mirrors)
    )
    wide_weight = each(weight, lambda x: x.expand(batch, width))
    change = each(times(along_it, wide_weight), lambda x: x.reshape(batch, width, 1).expand(*shape))
    panel = minus(panel, times(change, lying))
    mirrors = where(positions_along(shape, 1).eq(k), lying, mirrors)
    # the product of the reflections before and this one
    square_shape = (batch, width, width)
    across = each(before, lambda x: x.reshape(batch, 1, width).expand(*square_shape))
    more = each(times(weights, across), lambda x: x.reduce(monoids.ADD, 2).reshape(batch, width))
    one = positions_along((batch, width), 1).eq(k).cast(length.type)
    column = times(minus(one, more), wide_weight)
    column = each(column, lambda x: x.reshape(batch, width, 1).expand(*square_shape))
    return panel, mirrors, where(positions_along(square_shape, 2).eq(k), column, weights)
