"""Workloads that arithmetic limits: at best they keep every multiplier of the machine busy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kg.bench.workload import Bound, Workload, normal, workload
from kg.dtype import DType, bfloat16, float32, index, int8, int32
from kg.ir.build import arange, param, sink
from kg.ir.floats import Array, round_values
from kg.ir.uop import UOp


def product(a: UOp, b: UOp) -> UOp:
    """a @ b over the last two axes, which the ones before are the same of."""
    *batch, rows, depth = a.shape
    columns = b.shape[-1]
    order = (*range(len(batch)), len(batch) + 1, len(batch))
    wide = (*batch, rows, columns, depth)
    left = a.reshape(*batch, rows, 1, depth).expand(*wide)
    right = b.permute(*order).reshape(*batch, 1, columns, depth).expand(*wide)
    return (left * right).sum(len(wide) - 1).reshape(*batch, rows, columns)


def _matmul(n: int) -> Callable[[], Workload]:
    def make() -> Workload:
        a, b = (param(i, (n, n), float32) for i in (1, 2))
        ast = sink(param(0, (n, n), float32).store(product(a, b)), name=f"matmul_{n}")
        says = f"a @ b, {n} x {n} x {n}"
        return Workload(f"matmul_{n}", says, ast, normal((n, n), (n, n)), _product, Bound.FLOAT32, 2 * n**3, 1e-5)

    make.__name__ = f"matmul_{n}"
    return make


for _n in (256, 512, 1024, 2048):
    workload(_matmul(_n))


def _product(a: Array, b: Array) -> Array:
    return a.astype(np.float64) @ b.astype(np.float64)


@workload
def batched_matmul() -> Workload:
    shape = (64, 128, 128)
    ast = sink(param(0, shape, float32).store(product(*(param(i, shape, float32) for i in (1, 2)))), name="batched_matmul")
    says = "64 products of 128 x 128 x 128"
    return Workload("batched_matmul", says, ast, normal(shape, shape), _product, Bound.FLOAT32, 2 * 64 * 128**3, 1e-5)


@workload
def conv() -> Workload:
    """3 x 3, padded by one, batch before channels."""
    n, c, h, w, out = 8, 64, 56, 56, 64
    x = param(1, (n, c, h, w), float32).pad((0, 0), (0, 0), (1, 1), (1, 1))
    weight = param(2, (out, c, 3, 3), float32)
    wide = (n, out, h, w, c, 3, 3)
    windows = _windows(x, h, w)  # n, c, h, w, 3, 3
    left = windows.permute(0, 2, 3, 1, 4, 5).reshape(n, 1, h, w, c, 3, 3).expand(*wide)
    right = weight.reshape(1, out, 1, 1, c, 3, 3).expand(*wide)
    total = (left * right).sum(4, 5, 6).reshape(n, out, h, w)
    ast = sink(param(0, (n, out, h, w), float32).store(total), name="conv")
    work = 2 * n * out * h * w * c * 9
    says = "convolution 3 x 3, 8 x 64 x 56 x 56 -> 64"
    return Workload("conv", says, ast, normal((n, c, h, w), (out, c, 3, 3)), _conv, Bound.FLOAT32, work, 1e-5)


def _windows(x: UOp, h: int, w: int) -> UOp:
    """x[n, c, i + k, j + l] for k, l < 3, by movement alone: rows repeated, cut to a skewed length, read anew."""
    n, c, hh, ww = (int(d) for d in x.shape)  # type: ignore[arg-type]
    y = x.reshape(n, c, 1, hh, 1, ww).expand(n, c, 4, hh, 4, ww).reshape(n, c, 4 * hh, 4 * ww)
    y = y.shrink((0, n), (0, c), (0, 3 * (hh + 1)), (0, 3 * (ww + 1))).reshape(n, c, 3, hh + 1, 3, ww + 1)
    y = y.shrink((0, n), (0, c), (0, 3), (0, h), (0, 3), (0, w))
    return y.permute(0, 1, 3, 5, 2, 4)


def _conv(x: Array, weight: Array) -> Array:
    padded = np.pad(x.astype(np.float64), ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))  # n, c, h, w, 3, 3
    return np.einsum("nchwkl,ockl->nohw", windows, weight.astype(np.float64), optimize=True)


HEADS, LENGTH, WIDTH = 8, 1024, 64


@workload
def attention() -> Workload:
    return _attention("attention", causal=False)


@workload
def causal_attention() -> Workload:
    return _attention("causal_attention", causal=True)


def _attention(name: str, *, causal: bool) -> Workload:
    shape, scores_shape = (HEADS, LENGTH, WIDTH), (HEADS, LENGTH, LENGTH)
    q, k, v = (param(i, shape, float32) for i in (1, 2, 3))
    scores = product(q, k.permute(0, 2, 1)) * WIDTH**-0.5
    seen: UOp | None = None
    if causal:
        row, column = (arange(LENGTH, index).reshape(*s).expand(*scores_shape) for s in ((1, LENGTH, 1), (1, 1, LENGTH)))
        seen = column <= row
        scores = seen.where(scores, float("-inf"))
    e = (scores - scores.max(2).expand(*scores_shape)).exp()
    wide = (HEADS, LENGTH, WIDTH, LENGTH)
    left = e.reshape(HEADS, LENGTH, 1, LENGTH).expand(*wide)
    right = v.permute(0, 2, 1).reshape(HEADS, 1, WIDTH, LENGTH).expand(*wide)
    terms = left * right
    if seen is not None:  # what is not seen adds nothing, whatever v holds there
        terms = seen.reshape(HEADS, LENGTH, 1, LENGTH).expand(*wide).where(terms, 0.0)
    value = terms.sum(3).reshape(*shape) / e.sum(2).expand(*shape)
    ast = sink(param(0, shape, float32).store(value), name=name)
    work = 4 * HEADS * LENGTH * LENGTH * WIDTH // (2 if causal else 1)
    says = f"{'causal ' if causal else ''}attention, 8 heads, 1024 x 64"

    def expected(q: Array, k: Array, v: Array) -> Array:
        s = q.astype(np.float64) @ k.astype(np.float64).transpose(0, 2, 1) * WIDTH**-0.5
        if causal:
            s = np.where(np.tri(LENGTH, dtype=bool), s, -np.inf)
        p = np.exp(s - s.max(2, keepdims=True))
        return (p / p.sum(2, keepdims=True)) @ v.astype(np.float64)

    return Workload(name, says, ast, normal(shape, shape, shape), expected, Bound.FLOAT32, work, 1e-5)


def _narrow(name: str, dtype: DType, out: DType, bound: Bound, make: object, tolerance: float) -> Workload:
    n = 1024
    a, b = (param(i, (n, n), dtype).cast(out) for i in (1, 2))
    ast = sink(param(0, (n, n), out).store(product(a, b)), name=name)
    return Workload(name, f"a @ b, {dtype.name} -> {out.name}, 1024", ast, make, _product, bound, 2 * n**3, tolerance)  # type: ignore[arg-type]


@workload
def matmul_int8() -> Workload:
    def make(rng: np.random.Generator) -> tuple[Array, ...]:
        return tuple(rng.integers(-128, 128, (1024, 1024), np.int8) for _ in range(2))

    return _narrow("matmul_int8", int8, int32, Bound.INT8, make, 0.0)


@workload
def matmul_bfloat16() -> Workload:
    def make(rng: np.random.Generator) -> tuple[Array, ...]:
        return tuple(round_values(v, bfloat16) for v in normal((1024, 1024), (1024, 1024))(rng))

    return _narrow("matmul_bfloat16", bfloat16, float32, Bound.BFLOAT16, make, 1e-5)
