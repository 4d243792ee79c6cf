"""Memory-bound workloads: at best each array is read and written once."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from kg.dtype import DType, bfloat16, float16, float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import argmax as position_of_max
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.semantics.floats import Array, round_values

from kg_tune.bench import expected
from kg_tune.bench.expected import Expected, in_float64
from kg_tune.bench.workload import Bound, MakeArrays, Workload, normal, static_shape, times, uniform, workload


def _stored(
    name: str, says: str, value: UOp, make: MakeArrays, reference: Expected, tolerance: float, dtype: DType = float32
) -> Workload:
    """One kernel that stores `value`. What must move are its parameters and its result."""
    ast = sink(param(0, value.shape, dtype).store(value), name=name)
    found = Workload(name, says, ast, make, reference, Bound.MEMORY, 0, tolerance)
    return replace(found, work=sum(math.prod(static_shape(p)) * p.type.itemsize for p in found.params))


@workload(1 << 24, small=(1 << 10,))
def vector_add(count: int) -> Workload:
    a, b = (param(i, (count,), float32) for i in (1, 2))
    says = f"a + b of {count:,} elements"
    return _stored("vector_add", says, a + b, normal((count,), (count,)), in_float64(expected.add), 1e-7)


@workload(4096, 4096, small=(8, 128))
def gelu(rows: int, columns: int) -> Workload:
    x = param(1, (rows, columns), float32)
    w, b = (param(i, (columns,), float32).broadcast_to(rows, columns) for i in (2, 3))
    y = x * w + b
    inner = y * (y * y * (-0.044715 * expected.GELU_SLOPE) - expected.GELU_SLOPE)
    value = y / (inner.exp() + 1.0)
    says = f"gelu(x*w + b) by the tanh formula, {rows} x {columns}"
    return _stored("gelu", says, value, normal((rows, columns), (columns,), (columns,)), in_float64(expected.gelu), 1e-6)


@workload(1 << 24, small=(1 << 14,))
def sum_all(count: int) -> Workload:
    value = param(1, (count,), float32).sum(0)
    says = f"sum of {count:,} elements"
    return _stored("sum_all", says, value, uniform((count,)), in_float64(expected.total), 1e-6)


@workload(4096, 4096, small=(8, 128))
def softmax(rows: int, columns: int) -> Workload:
    x = param(1, (rows, columns), float32)
    e = (x - x.max(1).expand(rows, columns)).exp()
    value = e / e.sum(1).expand(rows, columns)
    says = f"softmax of every row, {rows} x {columns}: three loops under one row, in one kernel"
    return _stored("softmax", says, value, normal((rows, columns)), in_float64(expected.softmax), 1e-6)


def _over_root_mean_square(x: UOp, measured: UOp) -> UOp:
    """Each row of `x` over the root of the mean square of `measured` there, with a little added."""
    rows, columns = static_shape(x)
    square = (measured * measured).sum(1) * (1 / columns)
    return x * (square + 1e-5).sqrt().reciprocal().expand(rows, columns)


@workload(4096, 4096, small=(8, 128))
def layernorm(rows: int, columns: int) -> Workload:
    x = param(1, (rows, columns), float32)
    w, b = (param(i, (columns,), float32).broadcast_to(rows, columns) for i in (2, 3))
    centred = x - (x.sum(1) * (1 / columns)).expand(rows, columns)
    value = _over_root_mean_square(centred, centred) * w + b
    says = f"layernorm of every row with weight and bias, {rows} x {columns}"
    return _stored(
        "layernorm", says, value, normal((rows, columns), (columns,), (columns,)), in_float64(expected.layernorm), 2e-6
    )


@workload(4096, 4096, small=(8, 128))
def rmsnorm(rows: int, columns: int) -> Workload:
    x = param(1, (rows, columns), float32)
    w = param(2, (columns,), float32).broadcast_to(rows, columns)
    value = _over_root_mean_square(x, x) * w
    says = f"rmsnorm of every row with weight, {rows} x {columns}"
    return _stored("rmsnorm", says, value, normal((rows, columns), (columns,)), in_float64(expected.rmsnorm), 2e-6)


@workload(4096, 4096, small=(8, 128))
def argmax(rows: int, columns: int) -> Workload:
    value = position_of_max(param(1, (rows, columns), float32), 1)
    says = f"position of the greatest of every row, {rows} x {columns}: value and position in one pass"
    return _stored("argmax", says, value, normal((rows, columns)), expected.argmax, 0.0, int32)


@workload(4096, 4096, small=(32, 64))
def transpose(rows: int, columns: int) -> Workload:
    value = param(1, (rows, columns), float32).permute(1, 0)
    says = f"transpose, {rows} x {columns}"
    return _stored("transpose", says, value, normal((rows, columns)), expected.transpose, 0.0)


@workload(4096, 4096, small=(8, 128))
def gemv(rows: int, columns: int) -> Workload:
    x = param(2, (columns,), float32).broadcast_to(rows, columns)
    value = (param(1, (rows, columns), float32) * x).sum(1)
    says = f"matrix times vector, {rows} x {columns}"
    return _stored("gemv", says, value, normal((rows, columns), (columns,)), in_float64(expected.gemv), 1e-6)


@workload(1 << 22, small=(1 << 8,))
def cumulative_sum(*shape: int) -> Workload:
    """Along the last axis."""
    value = param(1, shape, float32).scan(monoids.ADD, len(shape) - 1)
    says = f"running sum, {times(shape)}: carried state, no one-hot tricks"
    # one addition after another: a device without vectors rounds as often as there are elements in a row
    return _stored("cumulative_sum", says, value, uniform(shape), in_float64(expected.cumulative_sum), 1e-5)


@workload(50_000, 512, 8192, small=(64, 32, 16))
def gather(rows: int, columns: int, count: int) -> Workload:
    value = param(1, (rows, columns), float32).gather(param(2, (count,), int32))

    def make(generator: np.random.Generator) -> tuple[Array, ...]:
        return *normal((rows, columns))(generator), generator.integers(0, rows, count, np.int32)

    says = f"{count} rows of {rows:,} x {columns} that an array picks, and no others"
    found = _stored("gather", says, value, make, expected.gather, 0.0)
    moved = 2 * count * columns * float32.itemsize + count * int32.itemsize  # of the table only those rows
    return replace(found, work=moved)


@workload(1 << 24, small=(1 << 10,))
def float16_elementwise(count: int) -> Workload:
    return _elementwise("float16_elementwise", float16, 2.0**-10, count)


@workload(1 << 24, small=(1 << 10,))
def bfloat16_elementwise(count: int) -> Workload:
    return _elementwise("bfloat16_elementwise", bfloat16, 2.0**-7, count)


def _elementwise(name: str, dtype: DType, tolerance: float, count: int) -> Workload:
    a, b = (param(i, (count,), dtype) for i in (1, 2))

    def make(generator: np.random.Generator) -> tuple[Array, ...]:
        return tuple(round_values(v, dtype) for v in normal((count,), (count,))(generator))

    says = f"a*b + b in {dtype.name}, {count:,} elements"
    return _stored(name, says, a * b + b, make, in_float64(expected.multiply_add), tolerance, dtype)
