"""Workloads that memory limits: at best they cost reading and writing their arrays once."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from kg.bench.workload import Bound, Workload, normal, workload
from kg.dtype import DType, bfloat16, float16, float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import argmax as position_of_max
from kg.ir.build import param, sink
from kg.ir.floats import Array, round_values
from kg.ir.uop import UOp

LONG, SIDE = 1 << 24, 4096
#: 2 * sqrt(2 / pi): gelu by its tanh formula is x * sigmoid of this times (x + 0.044715 x^3)
SLOPE = 1.5957691216057308
Function = Callable[..., Array]


def _memory(
    name: str, says: str, value: UOp, make: object, expected: Function, tolerance: float, out: DType = float32
) -> Workload:
    """One kernel that stores `value`; what must move are its parameters and its result."""
    result = param(0, value.shape, out)
    ast = sink(result.store(value), name=name)
    params = {p.slot: p for p in ast.toposort() if p.op.name == "PARAM"}
    moved = sum(math.prod(int(d) for d in p.shape) * p.type.itemsize for p in params.values())  # type: ignore[arg-type]
    return Workload(name, says, ast, make, expected, Bound.MEMORY, moved, tolerance)  # type: ignore[arg-type]


@workload
def vector_add() -> Workload:
    a, b = (param(i, (LONG,), float32) for i in (1, 2))
    return _memory("vector_add", "a + b, 2^24", a + b, normal((LONG,), (LONG,)), _wide(lambda a, b: a + b), 1e-7)


@workload
def gelu() -> Workload:
    x = param(1, (SIDE, SIDE), float32)
    w, b = (param(i, (SIDE,), float32).broadcast_to(SIDE, SIDE) for i in (2, 3))
    y = x * w + b
    value = y / ((-((y + y * y * y * 0.044715) * SLOPE)).exp() + 1.0)
    arrays = normal((SIDE, SIDE), (SIDE,), (SIDE,))
    return _memory("gelu", "gelu(x*w + b), 4096 x 4096", value, arrays, _wide(_gelu), 1e-6)


def _gelu(x: Array, w: Array, b: Array) -> Array:
    y = x * w + b
    return y / (1 + np.exp(-SLOPE * (y + 0.044715 * y**3)))


@workload
def sum_all() -> Workload:
    x = param(1, (LONG,), float32)
    # of numbers in [0, 1), so that the error relative to the sum says something
    return _memory("sum_all", "sum, 2^24", x.sum(0), _uniform(LONG), _wide(lambda x: x.sum(keepdims=True)), 1e-6)


@workload
def softmax() -> Workload:
    x = param(1, (SIDE, SIDE), float32)
    e = (x - x.max(1).expand(SIDE, SIDE)).exp()
    value = e / e.sum(1).expand(SIDE, SIDE)
    return _memory("softmax", "softmax of rows, 4096 x 4096", value, normal((SIDE, SIDE)), _wide(_softmax), 1e-6)


def _softmax(x: Array) -> Array:
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def _scaled(x: UOp, square: UOp) -> UOp:
    """x over the root of a mean square per row, with a little added."""
    return x * (square + 1e-5).sqrt().reciprocal().expand(SIDE, SIDE)


@workload
def layernorm() -> Workload:
    x = param(1, (SIDE, SIDE), float32)
    w, b = (param(i, (SIDE,), float32).broadcast_to(SIDE, SIDE) for i in (2, 3))
    centred = x - (x.sum(1) * (1 / SIDE)).expand(SIDE, SIDE)
    value = _scaled(centred, (centred * centred).sum(1) * (1 / SIDE)) * w + b
    arrays = normal((SIDE, SIDE), (SIDE,), (SIDE,))
    return _memory("layernorm", "layernorm of rows with weight and bias, 4096 x 4096", value, arrays, _wide(_layernorm), 2e-6)


def _layernorm(x: Array, w: Array, b: Array) -> Array:
    centred = x - x.mean(1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5) * w + b


@workload
def rmsnorm() -> Workload:
    x = param(1, (SIDE, SIDE), float32)
    w = param(2, (SIDE,), float32).broadcast_to(SIDE, SIDE)
    value = _scaled(x, (x * x).sum(1) * (1 / SIDE)) * w
    arrays = normal((SIDE, SIDE), (SIDE,))
    expected = _wide(lambda x, w: x / np.sqrt((x**2).mean(1, keepdims=True) + 1e-5) * w)
    return _memory("rmsnorm", "rmsnorm of rows with weight, 4096 x 4096", value, arrays, expected, 2e-6)


@workload
def argmax() -> Workload:
    value = position_of_max(param(1, (SIDE, SIDE), float32), 1)
    expected = _wide(lambda x: x.argmax(1)[:, None])
    return _memory("argmax", "position of the greatest per row, 4096 x 4096", value, normal((SIDE, SIDE)), expected, 0.0, int32)


@workload
def transpose() -> Workload:
    value = param(1, (SIDE, SIDE), float32).permute(1, 0)
    return _memory("transpose", "transpose, 4096 x 4096", value, normal((SIDE, SIDE)), _wide(np.transpose), 0.0)


@workload
def gemv() -> Workload:
    a = param(1, (SIDE, SIDE), float32)
    x = param(2, (SIDE,), float32).broadcast_to(SIDE, SIDE)
    expected = _wide(lambda a, x: (a @ x)[:, None])
    return _memory("gemv", "matrix times vector, 4096 x 4096", (a * x).sum(1), normal((SIDE, SIDE), (SIDE,)), expected, 1e-6)


@workload
def cumulative_sum() -> Workload:
    count = 1 << 22
    value = param(1, (count,), float32).scan(monoids.ADD, 0)
    return _memory("cumulative_sum", "running sum, 2^22", value, _uniform(count), _wide(np.cumsum), 1e-6)


@workload
def gather() -> Workload:
    rows, columns, picked = 50_000, 512, 8192
    value = param(1, (rows, columns), float32).gather(param(2, (picked,), int32))

    def make(rng: np.random.Generator) -> tuple[Array, ...]:
        return normal((rows, columns))(rng)[0], rng.integers(0, rows, picked, np.int32)

    found = _memory("gather", "8192 rows of 50,000 x 512 that an array picks", value, make, lambda t, i: t[i], 0.0)
    moved = 2 * picked * columns * 4 + picked * 4  # of the table only those rows
    return Workload(found.name, found.says, found.ast, found.make, found.expected, found.bound, moved, found.tolerance)


def _half(name: str, dtype: DType) -> Workload:
    a, b = (param(i, (LONG,), dtype) for i in (1, 2))

    def make(rng: np.random.Generator) -> tuple[Array, ...]:
        return tuple(round_values(v, dtype) for v in normal((LONG,), (LONG,))(rng))

    expected = _wide(lambda a, b: a * b + b)
    step = 2.0**-7 if dtype is bfloat16 else 2.0**-10
    return _memory(name, f"a*b + b in {dtype.name}, 2^24", a * b + b, make, expected, step, dtype)


@workload
def float16_elementwise() -> Workload:
    return _half("float16_elementwise", float16)


@workload
def bfloat16_elementwise() -> Workload:
    return _half("bfloat16_elementwise", bfloat16)


def _uniform(count: int) -> Function:
    return lambda rng: (rng.random(count, dtype=np.float32),)


def _wide(function: Function) -> Function:
    """The function on float64."""
    return lambda *arrays: function(*(a.astype(np.float64) for a in arrays))
