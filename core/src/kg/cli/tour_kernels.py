"""The kernels of `kg tour`: as UOps, with their arrays, what numpy says to that, and the work they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kg.dtype import float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import argmax as position_of_max
from kg.ir.build import param, sink
from kg.ir.floats import Array
from kg.ir.uop import UOp


@dataclass(frozen=True, slots=True)
class Example:
    """One kernel on some arrays. `tolerance` bounds the error relative to the greatest value; 0 means exact."""

    ast: UOp
    arrays: tuple[Array, ...]
    expected: Array
    tolerance: float
    flops: int = 0  #: 0: its speed is that of its memory traffic
    schedule: str | None = None

    @property
    def nbytes(self) -> int:
        return sum(a.nbytes for a in self.arrays) + self.expected.nbytes


Make = Callable[[bool], Example]
EXAMPLES: dict[str, tuple[str, Make]] = {}


def example(says: str) -> Callable[[Make], Make]:
    """Lists a function small -> Example under its name. Small ones are for the interpreter, and to be read."""

    def add(make: Make) -> Make:
        EXAMPLES[make.__name__] = (says, make)
        return make

    return add


def _normal(*shape: int) -> Array:
    return np.random.default_rng(len(shape)).standard_normal(shape, dtype=np.float32)


@example("a + b")
def vector_add(small: bool) -> Example:
    n = 1 << 10 if small else 1 << 22
    a, b = _normal(n), _normal(n)[::-1].copy()
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + param(2, (n,), float32)), name="vector_add")
    return Example(ast, (a, b), a + b, 0.0)


@example("x * sigmoid(1.5958 (x + 0.044715 x^3)): exp comes as a polynomial where the target has none")
def gelu(small: bool) -> Example:
    n = 1 << 10 if small else 1 << 20
    x = param(1, (n,), float32)
    inner = (x + x * x * x * 0.044715) * 1.5957691216057308
    ast = sink(param(0, (n,), float32).store(x / ((-inner).exp() + 1.0)), name="gelu")
    v = _normal(n)
    wide = v.astype(np.float64)
    expected = wide / (1 + np.exp(-1.5957691216057308 * (wide + 0.044715 * wide**3)))
    return Example(ast, (v,), expected.astype(np.float32), 1e-6)


@example("softmax of every row: three loops under one row, in one kernel")
def row_softmax(small: bool) -> Example:
    rows, columns = (8, 32) if small else (1024, 1024)
    x = param(1, (rows, columns), float32)
    e = (x - x.max(1).expand(rows, columns)).exp()
    ast = sink(param(0, (rows, columns), float32).store(e / e.sum(1).expand(rows, columns)), name="row_softmax")
    v = _normal(rows, columns)
    wide = np.exp(v.astype(np.float64) - v.max(1, keepdims=True))
    return Example(ast, (v,), (wide / wide.sum(1, keepdims=True)).astype(np.float32), 1e-6)


@example("a @ b under a schedule that is given: a register tile of 6 rows by two vectors")
def matmul(small: bool) -> Example:
    n = 32 if small else 384
    a = param(1, (n, n), float32).reshape(n, 1, n).expand(n, n, n)
    b = param(2, (n, n), float32).permute(1, 0).reshape(1, n, n).expand(n, n, n)
    ast = sink(param(0, (n, n), float32).store((a * b).sum(2).reshape(n, n)), name="matmul")
    u, v = _normal(n, n), _normal(n, n).T.copy()
    expected = (u.astype(np.float64) @ v.astype(np.float64)).astype(np.float32)
    schedule = "UPCAST(o0, 4) VECTOR(o1, 8) UNROLL(r0, 4)" if small else "UPCAST(o0, 6) VECTOR(o1, 32) UNROLL(r0, 4)"
    return Example(ast, (u, v), expected, 1e-5, flops=2 * n**3, schedule=schedule)


@example("rows that another array picks: reads those rows and no others")
def gather(small: bool) -> Example:
    rows, columns, picked = (16, 8, 12) if small else (8192, 128, 16384)
    value = param(1, (rows, columns), float32).gather(param(2, (picked,), int32))
    ast = sink(param(0, (picked, columns), float32).store(value), name="gather")
    table, indices = _normal(rows, columns), np.random.default_rng(5).integers(0, rows, picked, np.int32)
    return Example(ast, (table, indices), table[indices], 0.0)


@example("running sum of every row: carried state, no one-hot tricks")
def cumulative_sum(small: bool) -> Example:
    rows, columns = (4, 32) if small else (1024, 1024)
    x = param(1, (rows, columns), float32).scan(monoids.ADD, 1)
    ast = sink(param(0, (rows, columns), float32).store(x), name="cumulative_sum")
    v = _normal(rows, columns)
    return Example(ast, (v,), v.astype(np.float64).cumsum(1).astype(np.float32), 1e-5)


@example("position of the greatest of every row: value and position in one pass")
def argmax(small: bool) -> Example:
    rows, columns = (4, 50) if small else (1024, 1024)
    ast = sink(param(0, (rows, 1), int32).store(position_of_max(param(1, (rows, columns), float32), 1)), name="argmax")
    v = _normal(rows, columns)
    return Example(ast, (v,), v.argmax(1, keepdims=True).astype(np.int32), 0.0)
