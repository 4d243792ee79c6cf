"""Random kernel ASTs whose results are exact in every dtype, so that devices can be compared bit for bit.

Floats hold small whole numbers and every product is cut back to a small range: no rounding, hence no order of sums matters.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from hypothesis import strategies as st
from kg.dtype import (
    DType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.ir import monoid as monoids
from kg.ir.build import argmax, const, param, sink
from kg.ir.floats import numpy_storage_dtype, to_storage
from kg.ir.uop import UOp

DTYPES = (float32, int32, int64, int8, uint8, int16, uint16, uint32, uint64, float64, float16, bfloat16, bool_)
Draw = Callable[[st.SearchStrategy], object]
LIMIT = 6


@st.composite
def kernels(draw: Draw) -> tuple[UOp, dict[int, np.ndarray]]:
    """A kernel of one or two outputs, and arrays for what it reads."""
    builder = _Builder(draw)
    values = [builder.value(draw(st.integers(1, 5)))]
    if draw(st.integers(0, 4)) == 0:
        values.append(builder.value(draw(st.integers(1, 3))))
    outputs = {slot: value for slot, value in enumerate(values)}
    statements = [param(100 + slot, value.shape, value.type).store(value) for slot, value in outputs.items()]
    return sink(*statements, name="random_kernel"), builder.arrays


class _Builder:
    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.arrays: dict[int, np.ndarray] = {}
        self.random = np.random.default_rng(draw(st.integers(0, 1 << 20)))

    def pick(self, *choices: object) -> object:
        return self.draw(st.sampled_from(choices))

    def leaf(self, shape: tuple[int, ...], dtype: DType) -> UOp:
        slot = len(self.arrays)
        least = 0 if dtype.is_bool or not dtype.is_signed else -LIMIT
        values = self.random.integers(least, 2 if dtype.is_bool else LIMIT + 1, shape)
        floats = values.astype(np.float64 if dtype.is_float else numpy_storage_dtype(dtype))
        self.arrays[slot] = to_storage(floats, dtype) if dtype.is_float else floats.astype(numpy_storage_dtype(dtype))
        return param(slot, shape, dtype)

    def shape(self) -> tuple[int, ...]:
        return tuple(self.draw(st.lists(st.sampled_from((1, 2, 3, 4, 5, 7, 8, 16, 17)), min_size=1, max_size=3)))

    def value(self, depth: int) -> UOp:
        node = self.leaf(self.shape(), self.pick(*DTYPES))
        for _ in range(depth):
            node = self.step(node)
        return node

    def step(self, x: UOp) -> UOp:
        kind = self.pick("alu", "alu", "alu", "move", "move", "reduce", "cast", "where", "gather", "scan", "compare")
        return getattr(self, f"_{kind}")(x)

    def cut(self, x: UOp) -> UOp:
        """Back to a small range."""
        if x.type.is_bool:
            return x
        x = x.minimum(x.const_like(LIMIT))
        return x.maximum(x.const_like(-LIMIT)) if x.type.is_signed else x

    def _alu(self, x: UOp) -> UOp:
        y = self.pick(x, self.leaf(x.shape, x.type), const(True if x.type.is_bool else 3, x.type))
        if x.type.is_bool:
            return self.pick(x & y, x | y, x ^ y, x + y, x * y, ~x)
        options = [lambda: x + y, lambda: x - y, lambda: x * y, lambda: x.maximum(y), lambda: x.minimum(y), lambda: abs(x)]
        if x.type.is_int:
            options += [lambda: x // y, lambda: x % y, lambda: x.idiv(y), lambda: x.mod(y), lambda: x ^ y, lambda: x & y]
            options += [lambda: x << (y & 3), lambda: x >> y, lambda: -x]
        else:
            options += [lambda: x.trunc(), lambda: -x, lambda: (x * 0.5).round()]
        return self.cut(self.pick(*options)())

    def _compare(self, x: UOp) -> UOp:
        y = self.pick(self.leaf(x.shape, x.type), const(True if x.type.is_bool else 1, x.type))
        if x.type.is_bool:
            return x.ne(y)
        return self.pick(x < y, x <= y, x.eq(y), x.ne(y))

    def _where(self, x: UOp) -> UOp:
        return self.leaf(x.shape, bool_).where(x, self.leaf(x.shape, x.type))

    def _cast(self, x: UOp) -> UOp:
        return self.cut(x.cast(self.pick(*DTYPES)))

    def _reduce(self, x: UOp) -> UOp:
        axes = self.draw(st.lists(st.integers(0, len(x.shape) - 1), min_size=1, max_size=len(x.shape), unique=True))
        kind = self.pick("sum", "max", "min", "argmax", "prod")
        if kind == "argmax" and not x.type.is_bool:
            return self.cut(argmax(x, axes[0]))
        if kind == "sum" and not x.type.is_bool:
            return self.cut(x.sum(*axes))
        if kind == "prod":
            return x.reduce(monoids.MUL, *axes) if x.type.is_bool or x.type.is_int else self.cut(abs(x).minimum(1)).prod(*axes)
        return x.max(*axes) if kind == "max" else x.min(*axes)

    def _scan(self, x: UOp) -> UOp:
        axis = self.draw(st.integers(0, len(x.shape) - 1))
        if x.type.is_float and x.type.bits < 32:
            x = x.cast(float32)
        exclusive = self.draw(st.booleans())
        return self.cut(
            x.scan(self.pick(monoids.ADD, monoids.MAX) if not x.type.is_bool else monoids.ADD, axis, exclusive=exclusive)
        )

    def _gather(self, x: UOp) -> UOp:
        count = self.draw(st.integers(1, 6))
        slot = len(self.arrays)
        self.arrays[slot] = self.random.integers(0, x.shape[0], count).astype(np.int32)
        return x.gather(param(slot, (count,), int32))

    def _move(self, x: UOp) -> UOp:
        rank = len(x.shape)
        kind = self.pick("permute", "flip", "reshape", "pad", "shrink", "expand")
        if kind == "permute":
            return x.permute(*self.draw(st.permutations(range(rank))))
        if kind == "flip":
            return x.flip(self.draw(st.integers(0, rank - 1)))
        if kind == "pad":
            margins = tuple((self.draw(st.integers(0, 2)), self.draw(st.integers(0, 2))) for _ in range(rank))
            return x.pad(*margins, fill=True if x.type.is_bool else 2)
        if kind == "shrink":
            box = []
            for d in x.shape:
                start = self.draw(st.integers(0, d - 1))
                box.append((start, self.draw(st.integers(start + 1, d))))
            return x.shrink(*box)
        if kind == "expand":
            return x.reshape(*x.shape, 1).expand(*x.shape, 3) if rank < 4 else x
        return self.reshaped(x)

    def reshaped(self, x: UOp) -> UOp:
        size = int(np.prod(x.shape))
        first = self.pick(*[d for d in range(1, size + 1) if size % d == 0])
        return x.reshape(first, size // first) if self.draw(st.booleans()) else x.reshape(size)
