"""Random kernel ASTs around contractions, of sizes that default schedules are made for:
products of matrices and batches of them, convolutions, attention, rows that are normalised."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import prod
from typing import Final

from kg.dtype import DType, bfloat16, float16, float32, float64, int8, int32, int64, uint8
from kg.ir import monoid as monoids
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg_array.functions.windows import Geometry, windows

#: Rows, columns and depth; sides of images.
SIZES: Final = (
    1,
    2,
    3,
    7,
    8,
    16,
    17,
    24,
    31,
    32,
    40,
    48,
    64,
    65,
    72,
    96,
    100,
    128,
    130,
    160,
    192,
    200,
    256,
    384,
    500,
    512,
    1000,
    1024,
)
SIDES: Final = (5, 7, 8, 9, 12, 14, 16, 17, 20, 28, 30, 32, 56)
CHANNELS: Final = (1, 3, 4, 8, 16, 24, 32, 48, 64, 128)
#: Of operands, with that of their sums.
DTYPES: Final = (
    (float32, float32),
    (float16, float32),
    (float16, float16),
    (bfloat16, float32),
    (float16, float32),
    (bfloat16, float32),
    (float64, float64),
    (int8, int32),
    (uint8, int32),
    (int32, int32),
    (int64, int64),
)
#: Multiplications of a kernel.
MOST = 1 << 32


def large_contraction(seed: int, *, most: int = MOST) -> UOp:
    """A kernel with a contraction, with work on its operands or result perhaps."""
    rng = random.Random(seed)
    made = _Contractions(rng, most)
    value = rng.choice((made.product, made.product, made.product, made.convolution, made.attention, made.rows))()
    return sink(param(0, value.shape, value.type).store(value), name="large", fast_math=rng.random() < 0.3)


@dataclass
class _Contractions:
    rng: random.Random
    most: int
    params: list[UOp] = field(default_factory=list[UOp])

    def read(self, shape: tuple[int, ...], dtype: DType) -> UOp:
        self.params.append(param(len(self.params) + 1, shape, dtype))
        return self.params[-1]

    def sizes(self, *choices: tuple[int, ...]) -> tuple[int, ...]:
        """One of each, of which the product is not too many."""
        while True:
            found = tuple([self.rng.choice(each) for each in choices])
            if prod(found) <= self.most:
                return found

    def operand(self, batch: tuple[int, ...], rows: int, columns: int, dtype: DType) -> UOp:
        """Rows of memory, columns of it, or one matrix for all of a batch.
        Changed perhaps before it is multiplied."""
        own = batch if self.rng.random() < 0.8 else tuple(1 for _ in batch)
        if self.rng.random() < 0.5:
            value = self.read((*own, rows, columns), dtype)
        else:
            order = [*range(len(own)), len(own) + 1, len(own)]
            value = self.read((*own, columns, rows), dtype).permute(*order)
        if self.rng.random() < 0.15:
            value = value + value
        return value.expand(*batch, rows, columns)

    def contracted(self, left: UOp, right: UOp) -> UOp:
        """The sums over the last axis of one and the last but one of the other."""
        *batch, m, k = left.shape
        n = right.shape[-1]
        order = [*range(len(batch)), len(batch) + 1, len(batch)]
        a = left.reshape(*batch, m, 1, k).expand(*batch, m, n, k)
        b = right.permute(*order).reshape(*batch, 1, n, k).expand(*batch, m, n, k)
        return (a * b).sum(len(batch) + 2).cast(left.type).reshape(*batch, m, n)

    def product(self) -> UOp:
        dtype, total = self.rng.choice(DTYPES)
        batch = (
            ()
            if self.rng.random() < 0.6
            else tuple([self.rng.choice((1, 2, 3, 12, 64)) for _ in range(self.rng.choice((1, 1, 2)))])
        )
        m, n, k, *_ = self.sizes(SIZES, SIZES, SIZES, (prod(batch),))
        left, right = self.operand(batch, m, k, dtype).cast(total), self.operand(batch, k, n, dtype).cast(total)
        return self.finished(self.contracted(left, right))

    def finished(self, value: UOp) -> UOp:
        """What is left, an epilogue of up to three steps."""
        for _ in range(self.rng.choice((0, 0, 1, 2, 3))):
            shape, dtype = value.shape, value.type
            which = self.rng.randrange(6)
            if which == 0:
                value = value + self.read(tuple(d if at == len(shape) - 1 else 1 for at, d in enumerate(shape)), dtype).expand(
                    *shape
                )
            elif which == 1:
                value = value.maximum(value * 0)
            elif which == 2:
                value = value + self.read(shape, dtype)
            elif which == 3:
                value = value.cast(self.rng.choice((float16, bfloat16, float32, int32)))
            elif which == 4:
                axis = self.rng.randrange(len(shape))
                value = value.reduce(self.rng.choice((monoids.ADD, monoids.MAX)), axis)
            else:
                value = value.permute(*self.rng.sample(range(len(shape)), len(shape)))
        return value

    def convolution(self) -> UOp:
        dtype, total = self.rng.choice(DTYPES)
        h, w, c, f, n, k, _ = self.sizes(SIDES, SIDES, CHANNELS, CHANNELS, (1, 2, 3, 8), (1, 2, 3, 3, 5), (25,))
        stride, margin, last = self.rng.choice((1, 1, 2, 3)), self.rng.randrange(3), self.rng.random() < 0.5
        dilation = self.rng.choice((1, 1, 1, 2))
        dilation = dilation if (k - 1) * dilation < min(h, w) else 1
        if last:
            x = self.read((n, h, w, c), dtype).permute(0, 3, 1, 2)
            weight = self.read((f, k, k, c), dtype).permute(0, 3, 1, 2)
        else:
            x, weight = self.read((n, c, h, w), dtype), self.read((f, c, k, k), dtype)
        how = Geometry((stride, stride), ((margin, margin),) * 2, (dilation, dilation))
        views = windows("conv", x.cast(total), (k, k), how)
        high, wide = views.shape[-2:]
        full = (n, high, wide, f, c, k, k) if last else (n, f, high, wide, c, k, k)
        image, fixed = ((n, high, wide, 1), (1, 1, 1, f)) if last else ((n, 1, high, wide), (1, f, 1, 1))
        left = views.permute(0, 4, 5, 1, 2, 3).reshape(*image, c, k, k).expand(*full)
        right = weight.cast(total).reshape(*fixed, c, k, k).expand(*full)
        return self.finished((left * right).reduce(monoids.ADD, 4, 5, 6).reshape(*full[:4]))

    def attention(self) -> UOp:
        dtype = self.rng.choice((float16, float16, bfloat16, float32))
        widths = (16, 32, 40, 64, 72, 128)
        heads, rows, keys, width = self.sizes((1, 2, 8, 12), SIZES, SIZES, widths)
        q, k, v = (self.read((heads, size, width), dtype).cast(float32) for size in (rows, keys, keys))
        scores = self.contracted(q, k.permute(0, 2, 1)) * width**-0.5
        if self.rng.random() < 0.3:
            scores = scores + self.read((1, rows, keys), float32).expand(heads, rows, keys)
        e = (scores - scores.max(2).expand(*scores.shape)).exp()
        total = e.sum(2).expand(heads, rows, width)
        return (self.contracted(e.cast(dtype).cast(float32), v) / total).cast(self.rng.choice((float32, dtype)))

    def rows(self) -> UOp:
        """A softmax, a row normalised by its mean or its squares, or the logarithm of a sum, along any axis."""
        stored = self.rng.choice((float32, float16, bfloat16))
        shape = self.sizes(*[(*SIZES, 4096)] * self.rng.choice((1, 2, 2, 3)), (256,))[:-1]
        axis = self.rng.randrange(len(shape)) if self.rng.random() < 0.4 else len(shape) - 1
        x = self.read(shape, stored).cast(float32)
        if self.rng.random() < 0.3:
            x = x + self.read(shape, stored).cast(float32)
        which = self.rng.randrange(4)
        if which == 0:
            e = (x - x.max(axis).expand(*shape)).exp()
            value = e / e.sum(axis).expand(*shape)
        elif which == 1:
            centred = x - (x.sum(axis) * (1 / shape[axis])).expand(*shape)
            value = centred / ((centred * centred).sum(axis) * (1 / shape[axis]) + 1e-5).sqrt().expand(*shape)
        elif which == 2:
            value = x / ((x * x).sum(axis) + 1e-5).sqrt().expand(*shape)
        else:
            value = (x - x.max(axis).expand(*shape)).exp().sum(axis).log2() + x.max(axis)
        return value.cast(self.rng.choice((stored, float32)))
