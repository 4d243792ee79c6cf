"""Random kernel ASTs of sizes that default schedules are made for:
they are compiled, or scheduled, but not run."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import prod
from typing import Final

from kg.dtype import DType, bfloat16, bool_, float16, float32, float64, int8, int32, int64
from kg.ir import monoid as monoids
from kg.ir.build import const, param, sink
from kg.ir.uop import UOp

DTYPES: Final = (float32, float32, float32, float64, int32, int64, int8, float16, bfloat16, bool_)
SIZES: Final = (
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    10,
    12,
    16,
    17,
    24,
    31,
    32,
    33,
    48,
    64,
    65,
    96,
    100,
    128,
    130,
    200,
    256,
    500,
    512,
    1000,
    1024,
    4096,
)
#: Elements of a result, and of what is reduced.
MOST, MOST_REDUCED = 1 << 22, 1 << 24

Shape = tuple[int, ...]


def large_kernel(seed: int) -> UOp:
    """Elementwise work, sums, scans, movement and gathers of up to four dimensions, in any order."""
    rng = random.Random(seed)
    shape: Shape = ()
    while not shape or prod(shape) > MOST:
        shape = tuple([rng.choice(SIZES) for _ in range(rng.choice((1, 2, 2, 2, 3, 3, 4)))])
    value = _Values(rng).of(shape, rng.choice(DTYPES), rng.randrange(2, 6))
    return sink(param(0, shape, value.type).store(value), name="large")


@dataclass
class _Values:
    rng: random.Random
    read: dict[tuple[Shape, DType, int], UOp] = field(default_factory=dict[tuple[Shape, DType, int], UOp])

    def of(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        """A value of a shape and dtype, of so many steps at most."""
        if depth == 0 or self.rng.random() < 0.2:
            return self._leaf(shape, dtype)
        steps = [self._moved, self._cut, self._padded, self._gathered, self._cast]
        steps += [self._elementwise] * 3 + ([] if dtype is bool_ else [self._reduced] * 2 + [self._scanned])
        return self.rng.choice(steps)(shape, dtype, depth - 1)

    def _leaf(self, shape: Shape, dtype: DType) -> UOp:
        """What memory holds, along some axes perhaps one element, or a constant."""
        if self.rng.random() < 0.2:
            return const(1, dtype).broadcast_to(*shape)
        key = tuple([d if self.rng.random() < 0.75 else 1 for d in shape]), dtype, self.rng.randrange(3)
        if key not in self.read:
            self.read[key] = param(len(self.read) + 1, key[0], dtype)
        return self.read[key].broadcast_to(*shape)

    def _elementwise(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        a, b = self.of(shape, dtype, depth), self.of(shape, dtype, depth)
        if dtype is bool_:
            return a & b
        made: list[Callable[[], UOp]] = [lambda: a + b, lambda: a * b, lambda: a.maximum(b), lambda: (a < b).where(a, b)]
        return self.rng.choice(made)()

    def _reduced(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        axis = self.rng.randrange(len(shape) + 1)
        whole = (*shape[:axis], self.rng.choice(SIZES), *shape[axis:])
        if prod(whole) > MOST_REDUCED:
            return self.of(shape, dtype, depth)
        monoid = self.rng.choice((monoids.ADD, monoids.ADD, monoids.MAX, monoids.MIN))
        return self.of(whole, dtype, depth).reduce(monoid, axis).reshape(*shape)

    def _scanned(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        return self.of(shape, dtype, depth).scan(self.rng.choice((monoids.ADD, monoids.MAX)), self.rng.randrange(len(shape)))

    def _moved(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        order = self.rng.sample(range(len(shape)), len(shape))
        return self.of(tuple([shape[order.index(axis)] for axis in range(len(shape))]), dtype, depth).permute(*order)

    def _cut(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        axis, before, after = self.rng.randrange(len(shape)), self.rng.randrange(3), self.rng.randrange(3)
        whole = tuple([d + (before + after) * (at == axis) for at, d in enumerate(shape)])
        box = [(before, before + d) if at == axis else (0, d) for at, d in enumerate(shape)]
        return self.of(whole, dtype, depth).shrink(*box)

    def _padded(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        axis = self.rng.randrange(len(shape))
        if shape[axis] < 3:
            return self.of(shape, dtype, depth)
        inner = tuple([d - 2 * (at == axis) for at, d in enumerate(shape)])
        return self.of(inner, dtype, depth).pad(*[(int(at == axis),) * 2 for at in range(len(shape))])  # type: ignore[list-item]

    def _gathered(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        places = self.of(shape[:1], int32, min(1, depth))
        return self.of((self.rng.choice(SIZES), *shape[1:]), dtype, depth).gather(places)

    def _cast(self, shape: Shape, dtype: DType, depth: int) -> UOp:
        source = self.rng.choice(DTYPES)
        value = self.of(shape, source, depth)
        return value.ne(0) if dtype is bool_ and source is not bool_ else value.cast(dtype)
