"""Random kernel ASTs with results that are exact in every dtype, for bitwise comparison.

Floats hold small whole numbers and every product is cut back to a small range: no rounding, hence no order of sums matters.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeVar, cast

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
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_storage_dtype, numpy_value_dtype, to_storage

DTYPES: Final = (float32, int32, int64, int8, uint8, int16, uint16, uint32, uint64, float64, float16, bfloat16, bool_)
LIMIT: Final = 6
_KINDS: Final = ("alu", "alu", "alu", "move", "move", "reduce", "cast", "where", "gather", "scan", "compare")
_SIZES: Final = (1, 2, 3, 4, 5, 7, 8, 16, 17)
_T = TypeVar("_T")


def kernels(dtypes: Sequence[DType] = DTYPES, *, scans: bool = True) -> st.SearchStrategy[tuple[UOp, dict[int, Array]]]:
    """Kernels of one or two outputs, and arrays for what they read.
    They hold no dtypes but these, bool and int32."""
    return _kernels(tuple(dtypes), scans)


@st.composite
def _kernels(draw: st.DrawFn, dtypes: tuple[DType, ...], scans: bool) -> tuple[UOp, dict[int, Array]]:
    builder = _Builder(draw, dtypes, tuple(k for k in _KINDS if scans or k != "scan"))
    values = [builder.value(draw(st.integers(1, 5)))]
    if draw(st.integers(0, 4)) == 0:
        values.append(builder.value(draw(st.integers(1, 3))))
    statements = [param(100 + slot, value.shape, value.type).store(value) for slot, value in enumerate(values)]
    return sink(*statements, name="random_kernel"), builder.arrays


class _Builder:
    def __init__(self, draw: st.DrawFn, dtypes: tuple[DType, ...], kinds: tuple[str, ...]) -> None:
        self.draw, self.dtypes, self.kinds = draw, dtypes, kinds
        self.arrays: dict[int, Array] = {}
        self.random = np.random.default_rng(draw(st.integers(0, 1 << 20)))

    def pick(self, choices: Sequence[_T]) -> _T:
        return self.draw(st.sampled_from(choices))

    def leaf(self, shape: Sequence[int], dtype: DType) -> UOp:
        slot = len(self.arrays)
        least = 0 if dtype.is_bool or not dtype.is_signed else -LIMIT
        values = self.random.integers(least, 2 if dtype.is_bool else LIMIT + 1, shape)
        kind = np.dtype(np.float64) if dtype.is_float else numpy_value_dtype(dtype)
        self.arrays[slot] = to_storage(values.astype(kind), dtype)
        return param(slot, shape, dtype)

    def value(self, depth: int) -> UOp:
        shape = self.draw(st.lists(st.sampled_from(_SIZES), min_size=1, max_size=3))
        node = self.leaf(shape, self.pick(self.dtypes))
        for _ in range(depth):
            node = self.step(node)
        return node

    def step(self, x: UOp) -> UOp:
        match self.pick(self.kinds):
            case "alu":
                return self.alu(x)
            case "move":
                return self.move(x)
            case "reduce":
                return self.reduce(x)
            case "cast":
                return self.cut(x.cast(self.pick(self.dtypes)))
            case "where":
                return self.leaf(_shape(x), bool_).where(x, self.leaf(_shape(x), x.type))
            case "gather":
                return self.gather(x)
            case "scan":
                return self.scan(x)
            case _:
                return self.compare(x)

    def cut(self, x: UOp) -> UOp:
        """Back to a small range."""
        if x.type.is_bool:
            return x
        x = x.minimum(x.const_like(LIMIT))
        return x.maximum(x.const_like(-LIMIT)) if x.type.is_signed else x

    def alu(self, x: UOp) -> UOp:
        y = self.pick((x, self.leaf(_shape(x), x.type), const(True if x.type.is_bool else 3, x.type)))
        if x.type.is_bool:
            return self.pick((x & y, x | y, x ^ y, x + y, x * y, ~x))
        options = [lambda: x + y, lambda: x - y, lambda: x * y, lambda: x.maximum(y), lambda: x.minimum(y), lambda: abs(x)]
        if x.type.is_int:
            options += [lambda: x // y, lambda: x % y, lambda: x.idiv(y), lambda: x.mod(y), lambda: x ^ y, lambda: x & y]
            options += [lambda: x << (y & 3), lambda: x >> y, x.__neg__]
        else:
            half = x * 0.5
            options += [x.trunc, x.__neg__, half.round]
        return self.cut(self.pick(options)())

    def compare(self, x: UOp) -> UOp:
        y = self.pick((self.leaf(_shape(x), x.type), const(True if x.type.is_bool else 1, x.type)))
        if x.type.is_bool:
            return x.ne(y)
        return self.pick((x < y, x <= y, x.eq(y), x.ne(y)))

    def reduce(self, x: UOp) -> UOp:
        rank = len(x.shape)
        axes = self.draw(st.lists(st.integers(0, rank - 1), min_size=1, max_size=rank, unique=True))
        kind = self.pick(("sum", "max", "min", "argmax", "prod"))
        if kind == "argmax" and not x.type.is_bool:
            return self.cut(argmax(x, axes[0]))
        if kind == "sum" and not x.type.is_bool:
            return self.cut(x.sum(*axes))
        if kind == "prod":
            return x.reduce(monoids.MUL, *axes) if x.type.is_bool or x.type.is_int else self.cut(abs(x).minimum(1)).prod(*axes)
        return x.max(*axes) if kind == "max" else x.min(*axes)

    def scan(self, x: UOp) -> UOp:
        axis = self.draw(st.integers(0, len(x.shape) - 1))
        if x.type.is_float and x.type.bits < 32:
            x = x.cast(float32)
        monoid = monoids.ADD if x.type.is_bool else self.pick((monoids.ADD, monoids.MAX))
        return self.cut(x.scan(monoid, axis, exclusive=self.draw(st.booleans())))

    def gather(self, x: UOp) -> UOp:
        count = self.draw(st.integers(1, 6))
        slot = len(self.arrays)
        self.arrays[slot] = self.random.integers(0, _shape(x)[0], count).astype(numpy_storage_dtype(int32))
        return x.gather(param(slot, (count,), int32))

    def move(self, x: UOp) -> UOp:
        shape = _shape(x)
        rank = len(shape)
        match self.pick(("permute", "flip", "reshape", "pad", "shrink", "expand")):
            case "permute":
                return x.permute(*self.draw(st.permutations(range(rank))))
            case "flip":
                return x.flip(self.draw(st.integers(0, rank - 1)))
            case "pad":
                margins = [(self.draw(st.integers(0, 2)), self.draw(st.integers(0, 2))) for _ in range(rank)]
                return x.pad(*margins, fill=True if x.type.is_bool else 2)
            case "shrink":
                starts = [self.draw(st.integers(0, d - 1)) for d in shape]
                return x.shrink(*((s, self.draw(st.integers(s + 1, d))) for s, d in zip(starts, shape, strict=True)))
            case "expand":
                return x.reshape(*shape, 1).expand(*shape, 3) if rank < 4 else x
            case _:
                return self.reshaped(x)

    def reshaped(self, x: UOp) -> UOp:
        size = math.prod(_shape(x))
        first = self.pick([d for d in range(1, size + 1) if size % d == 0])
        return x.reshape(first, size // first) if self.draw(st.booleans()) else x.reshape(size)


def _shape(x: UOp) -> tuple[int, ...]:
    return cast("tuple[int, ...]", x.shape)
