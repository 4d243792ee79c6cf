"""The rows: a workload at full and at small sizes, what PyTorch calls it, what kg aims at."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from kg.dtype import bfloat16, float32
from kg.ir.build import param, sink
from kg.semantics.floats import Array, round_values
from kg_tune.bench import catalog
from kg_tune.bench.compute_bound import product
from kg_tune.bench.workload import WORKLOADS, Bound, Workload, normal, static_shape


@dataclass(frozen=True)
class Row:
    """`torch`: the name of its function in cuda_rows.peer.
    `checked`: of how many rows the result is compared with float64; 0: of all."""

    make: Callable[..., Workload]
    sizes: tuple[int, ...]
    small: tuple[int, ...]
    torch: str
    goal: str
    checked: int = 0

    def workload(self, small: bool) -> Workload:
        return self.make(*(self.small if small else self.sizes))

    def expected(self, workload: Workload, arrays: tuple[Array, ...]) -> Array:
        """In float64: of the first rows where all would take minutes."""
        some = (arrays[0][: self.checked], *arrays[1:]) if self.checked else arrays
        return np.asarray(workload.expected(*some), np.float64)


def named(name: str) -> Callable[..., Workload]:
    """A workload of kg_tune.bench at sizes that are given."""
    catalog.names([name])
    make: Callable[..., Workload] = WORKLOADS[name].args[1]  # type: ignore[attr-defined]
    return lambda *sizes: replace(make(*sizes), name=name)


def copy(count: int) -> Workload:
    ast = sink(param(0, (count,), float32).store(param(1, (count,), float32) * 1.0), name="copy")
    return Workload("copy", f"a copy of {count:,} elements", ast, normal((count,)), np.float64, Bound.MEMORY, 8 * count, 0.0)


def attention(heads: int, length: int, width: int) -> Workload:
    """bfloat16 in, weights rounded to it before they are multiplied, as PyTorch's kernel does.
    Sums and results in float32."""
    shape = (heads, length, width)
    q, k, v = (param(i, shape, bfloat16).cast(float32) for i in (1, 2, 3))
    scores = product(q, k.permute(0, 2, 1)) * width**-0.5
    e = (scores - scores.max(2).expand(heads, length, length)).exp()
    value = product(e.cast(bfloat16).cast(float32), v) / e.sum(2).expand(*shape)

    def make(generator: np.random.Generator) -> tuple[Array, ...]:
        return tuple(round_values(x, bfloat16) for x in normal(shape, shape, shape)(generator))

    float64: Workload = WORKLOADS["attention"].args[1](*shape)  # type: ignore[attr-defined]
    ast = sink(param(0, shape, float32).store(value), name="attention_bfloat16")
    return replace(float64, name="attention_bfloat16", ast=ast, make=make, bound=Bound.BFLOAT16, tolerance=4e-3)


_COPY, _TORCH, _CUBLAS = "0.9 of the copy bandwidth", "0.9 of PyTorch, aim 1.1", "of cuBLAS"
ROWS: Final[dict[str, Row]] = {
    "copy": Row(copy, (1 << 26,), (1 << 10,), "copy", _COPY),
    "elementwise": Row(named("vector_add"), (1 << 26,), (1 << 10,), "add", _COPY),
    "sum": Row(named("sum_all"), (1 << 26,), (1 << 12,), "total", _TORCH),
    "softmax": Row(named("softmax"), (8192, 4096), (8, 128), "softmax", _TORCH),
    "layernorm": Row(named("layernorm"), (8192, 4096), (8, 128), "layernorm", _TORCH),
    "matmul_float32_4096": Row(named("matmul_1024"), (4096,), (32,), "matmul", f"0.8 {_CUBLAS} without TF32", 64),
    "matmul_bfloat16_4096": Row(named("matmul_bfloat16"), (4096,), (32,), "matmul", f"0.5 {_CUBLAS}, aim 0.8", 64),
    "matmul_bfloat16_8192": Row(named("matmul_bfloat16"), (8192,), (64,), "matmul", f"0.5 {_CUBLAS}, aim 0.8", 64),
    "attention": Row(attention, (32, 2048, 64), (2, 128, 64), "attention", "0.5 of PyTorch's flash kernel"),
}


def says(workload: Workload) -> str:
    """Sizes of what is read."""
    return ", ".join("x".join(map(str, static_shape(p))) + f" {p.type}" for p in workload.params[1:])


def rate(workload: Workload, seconds: float) -> str:
    unit = "GB/s" if workload.bound is Bound.MEMORY else "TFLOP/s"
    return f"{workload.work / seconds / (1e9 if unit == 'GB/s' else 1e12):.3g} {unit}" if math.isfinite(seconds) else ""
