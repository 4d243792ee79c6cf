"""Kernels of tiers 60 and 80 from sizes and dtypes, with operands. Parameter 0 is the first output."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg.dtype import DType, accumulator, float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import argmax, param, sink, variance
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.monoid import ADD
from kg.ir.uop import UOp
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, numpy_value_dtype, to_storage

Arrays = dict[int, Array]
Made = tuple[UOp, Arrays]


def whole(shape: tuple[int, ...], dtype: DType, seed: int = 0, reach: int = 4, *, replace_zero: int = 0) -> Array:
    """Raw storage of small whole numbers, with another for 0 if one is given:
    their sums and products are exact in any order."""
    random = np.random.default_rng(seed)
    least = 0 if dtype.min == 0 or dtype.is_bool else -reach
    values = random.integers(least, 2 if dtype.is_bool else reach + 1, shape)
    values = np.where(values == 0, replace_zero, values)
    if dtype.is_bool:
        return values.astype(np.uint8)
    return to_storage(values.astype(np.float64 if dtype.is_float else numpy_value_dtype(dtype)), dtype)


def real(shape: tuple[int, ...], dtype: DType, seed: int = 0) -> Array:
    """Raw storage of normally distributed numbers."""
    return to_storage(np.random.default_rng(seed).standard_normal(shape), dtype)


def out(value: UOp, name: str, dtype: DType | None = None) -> UOp:
    """The kernel that stores one value to parameter 0."""
    value = value if dtype is None else value.cast(dtype)
    return sink(param(0, value.shape, value.type).store(value), name=name)


def rows(items: int, monoid: str, dtype: DType) -> Made:
    """Rows of twice as many elements as work-items, reduced.
    Of floats the last has a NaN, the one before infinities of one sign."""
    shape = (7, 2 * items)
    values = from_storage(whole(shape, dtype, items, 9), dtype)
    if monoid == "mul":
        values = np.where(values < values.mean(), 1, 3 if dtype.is_int else -1).astype(values.dtype)
    if dtype.is_float:
        values[-1, items - 1] = np.nan
        values[-2, ::items] = np.inf if monoid != "min" else -np.inf
    x = param(1, shape, dtype)
    return out(x.reduce(monoids.SIMPLE[monoid], 1), f"{monoid}_of_rows"), {1: to_storage(values, dtype)}


def matmul(m: int, n: int, k: int, dtype: DType = float32, result: DType | None = None) -> Made:
    """Accumulated as `accumulator` says.
    Whole numbers: exact there in any order, and too large for a sum in the narrow dtype."""
    a = param(1, (m, k), dtype).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), dtype).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    kind = result or accumulator(dtype)
    product = (a.cast(kind) * b.cast(kind)).sum(2).reshape(m, n)
    return out(product, "matmul"), {1: whole((m, k), dtype, 1, 40), 2: whole((k, n), dtype, 2, 40)}


def product(m: int, n: int, k: int, core: TensorCore) -> Made:
    """The matrix product of a unit's dtypes, with the licence that its numerics need.
    Whole numbers, exact all the same. The right operand of a unit that reads memory by itself lies along the sum, as all of
    them can read it."""
    kinds, transposed = (*core.dtype_in, core.dtype_out), core.shared_operands[1]
    shapes = ((m, k), (n, k) if transposed else (k, n))
    a, b = (param(i + 1, shape, kinds[i]).cast(core.dtype_out) for i, shape in enumerate(shapes))
    columns = b if transposed else b.permute(1, 0)
    products = a.reshape(m, 1, k).expand(m, n, k) * columns.reshape(1, n, k).expand(m, n, k)
    total = products.reduce(ADD, 2).reshape(m, n)
    ast = sink(param(0, (m, n), core.dtype_out).store(total), name="product", fast_math=not core.numerics.is_plain)
    reach = 4 if core.numerics.sum_bits or core.dtype_out.bits < 32 else 40
    some = 1 if core.dtype_out.is_float else 0  # whether a sum of -0 alone is 0 or -0 is what its unit begins with
    return ast, {i + 1: whole(shape, kinds[i], i + 1, reach, replace_zero=some) for i, shape in enumerate(shapes)}


def convolution(channels: int, filters: int, size: int, stride: int = 1) -> Made:
    """3x3 with a border of zeros."""
    x = param(1, (channels, size, size), float32).pad((0, 0), (1, 1), (1, 1))
    weight = param(2, (filters, channels, 3, 3), float32)
    full = (filters, channels, size, size)
    total: UOp | None = None
    for dy in range(3):
        for dx in range(3):
            window = x.shrink((0, channels), (dy, dy + size), (dx, dx + size)).broadcast_to(*full)
            tap = weight.shrink((0, filters), (0, channels), (dy, dy + 1), (dx, dx + 1)).expand(*full)
            total = window * tap if total is None else total + window * tap
    assert total is not None
    result = total.sum(1).reshape(filters, size, size)
    if stride == 2:
        half = size // 2
        picked = result.reshape(filters, half, 2, half, 2).shrink((0, filters), (0, half), (0, 1), (0, half), (0, 1))
        result = picked.reshape(filters, half, half)
    arrays = {1: whole((channels, size, size), float32, 3), 2: whole((filters, channels, 3, 3), float32, 4)}
    return out(result, "convolution"), arrays


def softmax(rows: int, columns: int, dtype: DType = float32) -> Made:
    x = param(1, (rows, columns), dtype).cast(float32)
    e = (x - x.max(1).expand(rows, columns)).exp()
    return out(e / e.sum(1).expand(rows, columns), "softmax", dtype), {1: real((rows, columns), dtype, 5)}


def layernorm(rows: int, columns: int) -> Made:
    x = param(1, (rows, columns), float32)
    scale, shift = (param(slot, (columns,), float32).broadcast_to(rows, columns) for slot in (2, 3))
    centred = x - (x.sum(1) * (1 / columns)).expand(rows, columns)
    deviation = ((centred * centred).sum(1) * (1 / columns) + 1e-5).sqrt().expand(rows, columns)
    arrays = {1: real((rows, columns), float32, 6), 2: real((columns,), float32, 7), 3: real((columns,), float32, 8)}
    return out(centred / deviation * scale + shift, "layernorm"), arrays


def moments(rows: int, columns: int) -> Made:
    """Variance in one pass: a reduction of three states."""
    return out(variance(param(1, (rows, columns), float32), 1), "moments"), {1: real((rows, columns), float32, 9)}


def position(shape: tuple[int, ...], axis: int, dtype: DType, *, least: bool = False, values: Array | None = None) -> Made:
    """The position of the greatest or least, of values with many ties."""
    given = whole(shape, dtype, 10, 2) if values is None else values
    return out(argmax(param(1, shape, dtype), axis, least=least), "position"), {1: given}


def row_sums(rows: int, columns: int, dtype: DType = float32) -> Made:
    return out(param(1, (rows, columns), dtype).sum(1), "row_sums"), {1: whole((rows, columns), dtype, 11)}


def elementwise(rows: int, columns: int) -> Made:
    """A chain of twelve ops over two arrays and a row that is broadcast."""
    a, b = (param(slot, (rows, columns), float32) for slot in (1, 2))
    row = param(3, (columns,), float32).broadcast_to(rows, columns)
    value = ((a + row) * b - a).maximum(row).minimum(b + 9.0)
    value = (a < b).where(abs(value), -value) + (row * 2.0).trunc()
    arrays = {1: whole((rows, columns), float32, 12), 2: whole((rows, columns), float32, 13), 3: whole((columns,), float32, 14)}
    return out(value, "elementwise"), arrays


def flat(rows: int, columns: int) -> Made:
    """Two axes whose elements lie in a row."""
    return out(param(1, (rows, columns), float32) * 2.0 + 1.0, "flat"), {1: whole((rows, columns), float32, 16)}


def running_sum(rows: int, columns: int) -> Made:
    return out(param(1, (rows, columns), float32).scan(monoids.ADD, 1), "running_sum"), {1: whole((rows, columns), float32, 15)}


def gathered(rows: int, columns: int, picked: int) -> Made:
    places = np.random.default_rng(16).integers(0, rows, picked).astype(np.int32)
    value = param(1, (rows, columns), float32).gather(param(2, (picked,), int32))
    return out(value, "gathered"), {1: real((rows, columns), float32, 17), 2: places}


def as_values(raw: Array, dtype: DType) -> Array:
    return from_storage(np.asarray(raw, numpy_storage_dtype(dtype)), dtype)


#: Kernels with several axes of both kinds, for schedules: name -> (make, relative tolerance).
FOR_SCHEDULES: Final[dict[str, tuple[Callable[[], Made], float]]] = {
    "elementwise": (lambda: elementwise(12, 20), 0.0),
    "flat": (lambda: flat(12, 20), 0.0),
    "matmul": (lambda: matmul(12, 20, 16), 0.0),
    "matmul_odd": (lambda: matmul(5, 7, 9), 0.0),
    "row_sums": (lambda: row_sums(6, 64), 0.0),
    "convolution": (lambda: convolution(3, 4, 8), 0.0),
    "softmax": (lambda: softmax(4, 24), 1e-5),
    "gathered": (lambda: gathered(9, 16, 8), 0.0),
}
