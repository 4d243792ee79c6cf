"""Kernels that every part of kg is tried on:
golden sources, property tests and benchmarks build them from here.

Each is a function of its sizes, with small defaults, that gives the AST. Parameter 0 is the (first) output.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.dtype import DType, bfloat16, bool_, float8_e4m3, float16, float32, float64, int8, int32, int64, uint8
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import argmax as position_of_max
from kg.ir.build import param, sink, variable, variance
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp

Kernel = Callable[[], UOp]
KERNELS: dict[str, Kernel] = {}


def kernel(make: Kernel) -> Kernel:
    """Lists a kernel under its function's name."""
    KERNELS[make.__name__] = make
    return make


@kernel
def vector_add(n: int = 1024, dtype: DType = float32) -> UOp:
    a, b = (param(slot, (n,), dtype) for slot in (1, 2))
    return sink(param(0, (n,), dtype).store(a + b), name="vector_add")


@kernel
def vector_add_symbolic(greatest: int = 4096) -> UOp:
    """A length that is given at launch."""
    n = variable("n", 1, greatest)
    a, b = (param(slot, (n,), float32) for slot in (1, 2))
    return sink(param(0, (n,), float32).store(a + b), name="vector_add_symbolic")


@kernel
def odd_tail(n: int = 37) -> UOp:
    """A size that no vector divides."""
    return sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0 + 1.0), name="odd_tail")


@kernel
def gemm(m: int = 64, n: int = 64, k: int = 64, dtype: DType = float32) -> UOp:
    a = param(1, (m, k), dtype).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), dtype).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    product = (a * b).sum(2).cast(dtype).reshape(m, n)
    return sink(param(0, (m, n), dtype).store(product), name="gemm")


@kernel
def gemm_half() -> UOp:
    """Half inputs, accumulated in float32."""
    return gemm(32, 32, 32, float16)


@kernel
def gemm_int8(m: int = 24, n: int = 64, k: int = 64) -> UOp:
    """Widened to int32 before the product."""
    a = param(1, (m, k), int8).cast(int32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), int8).cast(int32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), int32).store((a * b).sum(2).reshape(m, n)), name="gemm_int8")


@kernel
def gemm_bfloat16(m: int = 24, n: int = 64, k: int = 64) -> UOp:
    """Widened to float32 before the product, with the licence that matrix units need for it."""
    a = param(1, (m, k), bfloat16).cast(float32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), bfloat16).cast(float32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    total = (a * b).sum(2).reshape(m, n)
    return sink(param(0, (m, n), float32).store(total), name="gemm_bfloat16", fast_math=True)


def gemm_by_licence(dtype: DType, m: int = 32, n: int = 64, k: int = 64) -> UOp:
    """Sums in float32 of operands that matrix units round, or whose sums they keep short."""
    a = param(1, (m, k), dtype).cast(float32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), dtype).cast(float32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), float32).store((a * b).sum(2).reshape(m, n)), name="gemm", fast_math=True)


#: Whose sources show units that only some GPUs have: apart from the others, which every part of kg is tried on.
FOR_UNITS: Final[dict[str, Kernel]] = {
    "gemm_tf32": lambda: gemm_by_licence(float32),
    "gemm_float8": lambda: gemm_by_licence(float8_e4m3),
}


def gemm_by_matrices(dtype: DType, m: int = 64, n: int = 64, k: int = 64) -> UOp:
    """Of narrow operands, with sums in float32 of which all become the same function in the narrow dtype:
    a unit whose fragments are opaque makes all of it."""
    a = param(1, (m, k), dtype).cast(float32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), dtype).cast(float32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    total = ((a * b).sum(2).reshape(m, n) * 0.125).maximum(0.0)
    return sink(param(0, (m, n), dtype).store(total.cast(dtype)), name="gemm_relu")


#: Whose sources show units that load and store whole matrices.
FOR_MATRICES: Final[dict[str, Kernel]] = {
    "gemm_relu_float16": lambda: gemm_by_matrices(float16),
    "gemm_relu_bfloat16": lambda: gemm_by_matrices(bfloat16),
}
#: Whose sources show the dot instructions of CPUs.
FOR_CORES: Final = ("gemm_int8", "gemm_bfloat16")


def gemm_by_warpgroups(m: int = 256, n: int = 128, k: int = 512) -> UOp:
    a, b = param(1, (m, k), float16).cast(float32), param(2, (n, k), float16).cast(float32)
    total = (a.reshape(m, 1, k).expand(m, n, k) * b.reshape(1, n, k).expand(m, n, k)).sum(2).reshape(m, n)
    return sink(param(0, (m, n), float32).store(total), name="gemm_by_warpgroups")


#: Whose sources show units that read shared memory by themselves, and subgroups that only copy for them.
FOR_WARPGROUPS: Final[dict[str, Kernel]] = {"gemm_by_warpgroups": gemm_by_warpgroups}

#: Whose sources show how the work-items of a work-group reduce what they hold.
FOR_SUBGROUPS: Final = ("row_sum", "total", "softmax", "layernorm")


@kernel
def row_sum(rows: int = 16, columns: int = 256) -> UOp:
    return sink(param(0, (rows, 1), float32).store(param(1, (rows, columns), float32).sum(1)), name="row_sum")


@kernel
def total(n: int = 4096) -> UOp:
    return sink(param(0, (1,), float32).store(param(1, (n,), float32).sum()), name="total")


@kernel
def softmax(rows: int = 16, columns: int = 128) -> UOp:
    x = param(1, (rows, columns), float32)
    e = (x - x.max(1).expand(rows, columns)).exp()
    return sink(param(0, (rows, columns), float32).store(e / e.sum(1).expand(rows, columns)), name="softmax")


@kernel
def layernorm(rows: int = 16, columns: int = 128) -> UOp:
    x = param(1, (rows, columns), float32)
    scale, shift = (param(slot, (columns,), float32).broadcast_to(rows, columns) for slot in (2, 3))
    mean = x.sum(1) * (1 / columns)
    centred = x - mean.expand(rows, columns)
    deviation = ((centred * centred).sum(1) * (1 / columns) + 1e-5).sqrt()
    return sink(
        param(0, (rows, columns), float32).store(centred / deviation.expand(rows, columns) * scale + shift),
        name="layernorm",
    )


@kernel
def conv3x3(channels: int = 2, filters: int = 4, height: int = 8, width: int = 8) -> UOp:
    """A 3x3 convolution with a border of zeros."""
    x = param(1, (channels, height, width), float32).pad((0, 0), (1, 1), (1, 1))
    weight = param(2, (filters, channels, 3, 3), float32)
    full = (filters, channels, height, width)
    products: UOp | None = None
    for dy in range(3):
        for dx in range(3):
            window = x.shrink((0, channels), (dy, dy + height), (dx, dx + width)).broadcast_to(*full)
            tap = weight.shrink((0, filters), (0, channels), (dy, dy + 1), (dx, dx + 1)).expand(*full)
            products = window * tap if products is None else products + window * tap
    assert products is not None
    result = products.sum(1).reshape(filters, height, width)
    return sink(param(0, (filters, height, width), float32).store(result), name="conv3x3")


@kernel
def transpose(rows: int = 16, columns: int = 24) -> UOp:
    return sink(param(0, (columns, rows), float32).store(param(1, (rows, columns), float32).permute(1, 0)), name="transpose")


@kernel
def reverse_pad(n: int = 20) -> UOp:
    """Movement alone: flipped, padded with ones, cut."""
    x = param(1, (n,), float32).flip(0).pad((3, 5), fill=1.0).shrink((1, n + 6))
    return sink(param(0, (n + 5,), float32).store(x), name="reverse_pad")


@kernel
def gather_rows(rows: int = 100, columns: int = 16, picked: int = 24) -> UOp:
    value = param(1, (rows, columns), float32).gather(param(2, (picked,), int32))
    return sink(param(0, (picked, columns), float32).store(value), name="gather_rows")


@kernel
def scatter_add(rows: int = 16, columns: int = 8, updates: int = 40) -> UOp:
    target = param(0, (rows, columns), float32)
    value = target.scatter(param(1, (updates, columns), float32), param(2, (updates,), int64), mode="add")
    return sink(target.store(value), name="scatter_add")


@kernel
def scatter_set_copy(rows: int = 16, updates: int = 4) -> UOp:
    """The last of several updates of an element wins; the rest is copied."""
    value = param(1, (rows,), int32).scatter(param(2, (updates,), int32), param(3, (updates,), int32))
    return sink(param(0, (rows,), int32).store(value), name="scatter_set_copy")


@kernel
def cumulative_sum(rows: int = 8, columns: int = 64) -> UOp:
    x = param(1, (rows, columns), float32).scan(monoids.ADD, 1)
    return sink(param(0, (rows, columns), float32).store(x), name="cumulative_sum")


@kernel
def argmax(rows: int = 16, columns: int = 100) -> UOp:
    value = position_of_max(param(1, (rows, columns), float32), 1)
    return sink(param(0, (rows, 1), int32).store(value), name="argmax")


@kernel
def moments(rows: int = 16, columns: int = 64) -> UOp:
    """Variance in one pass."""
    return sink(param(0, (rows, 1), float32).store(variance(param(1, (rows, columns), float32), 1)), name="moments")


@kernel
def logsumexp(rows: int = 8, columns: int = 64) -> UOp:
    x = param(1, (rows, columns), float32)
    monoid = monoids.logsumexp(float32)
    ones = x.const_like(1.0).reshape(1, 1).expand(rows, columns)
    m, s = combine_values((x, ones), monoid, Op.REDUCE, Reduction(monoid, (1,)))
    return sink(param(0, (rows, 1), float32).store(m + s.log2() * 0.6931471805599453), name="logsumexp")


@kernel
def two_outputs(n: int = 64) -> UOp:
    a, b = (param(slot, (n,), float32) for slot in (2, 3))
    both = a * b
    return sink(param(0, (n,), float32).store(both + 1.0), param(1, (n,), float32).store(both - a), name="two_outputs")


@kernel
def in_place(n: int = 64) -> UOp:
    x = param(0, (n,), float32)
    return sink(x.store(x * 0.5 + param(1, (n,), float32)), name="in_place")


@kernel
def mixed_dtypes(n: int = 64) -> UOp:
    """Casts between families, on widths that a target may lack."""
    a, b, c = param(1, (n,), int8), param(2, (n,), float16), param(3, (n,), uint8)
    value = a.cast(int32) * c.cast(int32) + b.cast(float32).cast(int32)
    return sink(param(0, (n,), float64).store(value.cast(float64)), name="mixed_dtypes")


@kernel
def integer_division(n: int = 64) -> UOp:
    a, b = (param(slot, (n,), int32) for slot in (1, 2))
    return sink(param(0, (n,), int32).store(a // b + a.mod(b) * (a >> (b & 7))), name="integer_division")


@kernel
def masks(n: int = 64) -> UOp:
    """Bools in memory and out of comparisons."""
    a, b, m = param(1, (n,), float32), param(2, (n,), float32), param(3, (n,), bool_)
    return sink(param(0, (n,), bool_).store((a < b) & m | a.ne(a)), name="masks")


@kernel
def transcendental(n: int = 64) -> UOp:
    x = param(1, (n,), float32)
    return sink(
        param(0, (n,), float32).store(x.sin() + x.exp2() * abs(x).sqrt() + (abs(x) + 1.0).log2()), name="transcendental"
    )
