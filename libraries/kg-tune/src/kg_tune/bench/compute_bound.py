"""Compute-bound workloads: at best all multipliers of the machine are busy."""

from __future__ import annotations

import numpy as np
from kg.dtype import bfloat16, float32, index, int8, int32
from kg.ir.build import arange, param, sink
from kg.ir.uop import UOp
from kg.semantics.floats import Array, round_values

from kg_tune.bench import expected
from kg_tune.bench.expected import Expected, in_float64
from kg_tune.bench.workload import Bound, MakeArrays, Workload, listed, normal, static_shape, times, workload


def product(a: UOp, b: UOp) -> UOp:
    """a @ b over the last two axes; those before are of the same sizes in both."""
    *batch, rows, depth = a.shape
    columns = b.shape[-1]
    swapped = (*range(len(batch)), len(batch) + 1, len(batch))
    wide = (*batch, rows, columns, depth)
    left = a.reshape(*batch, rows, 1, depth).expand(*wide)
    right = b.permute(*swapped).reshape(*batch, 1, columns, depth).expand(*wide)
    return (left * right).sum(len(wide) - 1).reshape(*batch, rows, columns)


def _computed(name: str, says: str, value: UOp, make: MakeArrays, reference: Expected, work: int) -> Workload:
    """One kernel that stores a float32 `value`."""
    ast = sink(param(0, value.shape, float32).store(value), name=name)
    return Workload(name, says, ast, make, reference, Bound.FLOAT32, work, 1e-5)


def batched_matmul(batch: int, size: int) -> Workload:
    shape = (batch, size, size)
    value = product(*(param(i, shape, float32) for i in (1, 2)))
    says = f"{batch} products a @ b of {times((size,) * 3)}"
    return _computed("batched_matmul", says, value, normal(shape, shape), in_float64(expected.matmul), 2 * batch * size**3)


def matmul(size: int) -> Workload:
    value = product(*(param(i, (size, size), float32) for i in (1, 2)))
    says = f"a @ b, {times((size,) * 3)}"
    return _computed(
        f"matmul_{size}", says, value, normal((size, size), (size, size)), in_float64(expected.matmul), 2 * size**3
    )


for _size in (256, 512, 1024, 2048):
    listed(f"matmul_{_size}", matmul, (_size,), small=(32,))
listed("batched_matmul", batched_matmul, (64, 128), small=(3, 16))


@workload(8, 64, 56, 64, small=(2, 3, 8, 4))
def conv(batch: int, channels: int, size: int, filters: int) -> Workload:
    """3 x 3, padded by one, batch before channels."""
    shape, weight_shape = (batch, channels, size, size), (filters, channels, 3, 3)
    padded = param(1, shape, float32).pad((0, 0), (0, 0), (1, 1), (1, 1))
    wide = (batch, filters, size, size, channels, 3, 3)
    left = windows(padded, 3).permute(0, 2, 3, 1, 4, 5).reshape(batch, 1, size, size, channels, 3, 3).expand(*wide)
    right = param(2, weight_shape, float32).reshape(1, filters, 1, 1, channels, 3, 3).expand(*wide)
    value = (left * right).sum(4, 5, 6).reshape(batch, filters, size, size)
    says = f"convolution 3 x 3 of {times(shape)} to {filters} channels"
    work = 2 * batch * filters * size * size * channels * 9
    return _computed("conv", says, value, normal(shape, weight_shape), in_float64(expected.conv), work)


def windows(x: UOp, width: int) -> UOp:
    """x[n, c, i + k, j + l] for k, l < width, as n, c, i, j, k, l, by movement alone.

    The image is repeated, and cut where each row of the repetition begins one element later than the row before.
    """
    n, c, height, breadth = static_shape(x)
    h, w = height - width + 1, breadth - width + 1
    y = x.reshape(n, c, 1, height, 1, breadth).expand(n, c, width + 1, height, width + 1, breadth)
    y = y.reshape(n, c, (width + 1) * height, (width + 1) * breadth)
    y = y.shrink((0, n), (0, c), (0, width * (height + 1)), (0, width * (breadth + 1)))
    y = y.reshape(n, c, width, height + 1, width, breadth + 1)
    return y.shrink((0, n), (0, c), (0, width), (0, h), (0, width), (0, w)).permute(0, 1, 3, 5, 2, 4)


@workload(8, 1024, 64, small=(2, 32, 16))
def attention(heads: int, length: int, width: int) -> Workload:
    shape = (heads, length, width)
    q, k, v = (param(i, shape, float32) for i in (1, 2, 3))
    e = _exp_of_rows(product(q, k.permute(0, 2, 1)) * width**-0.5)
    value = product(e, v) / e.sum(2).expand(*shape)
    says = f"attention, {times(shape)} (heads, length, width)"
    work = 4 * heads * length * length * width
    return _computed("attention", says, value, normal(shape, shape, shape), in_float64(expected.attention), work)


@workload(8, 1024, 64, small=(2, 32, 16))
def causal_attention(heads: int, length: int, width: int) -> Workload:
    """No position sees a later one: half the work of attention."""
    shape, square, wide = (heads, length, width), (heads, length, length), (heads, length, width, length)
    q, k, v = (param(i, shape, float32) for i in (1, 2, 3))
    row, column = (arange(length, index).reshape(*s).expand(*square) for s in ((1, length, 1), (1, 1, length)))
    seen = column <= row
    e = seen.where(_exp_of_rows(seen.where(product(q, k.permute(0, 2, 1)) * width**-0.5, float("-inf"))), 0.0)
    left = e.reshape(heads, length, 1, length).expand(*wide)
    right = v.permute(0, 2, 1).reshape(heads, 1, width, length).expand(*wide)
    # what is not seen adds nothing, whatever v holds there
    terms = seen.reshape(heads, length, 1, length).expand(*wide).where(left * right, 0.0)
    value = terms.sum(3).reshape(*shape) / e.sum(2).expand(*shape)
    says = f"causal attention, {times(shape)} (heads, length, width)"
    work = 2 * heads * length * length * width
    make = normal(shape, shape, shape)
    return _computed("causal_attention", says, value, make, in_float64(expected.causal_attention), work)


def _exp_of_rows(scores: UOp) -> UOp:
    return (scores - scores.max(2).expand(*scores.shape)).exp()


@workload(1024, small=(32,))
def matmul_int8(size: int) -> Workload:
    shape = (size, size)
    value = product(*(param(i, shape, int8).cast(int32) for i in (1, 2)))

    def make(generator: np.random.Generator) -> tuple[Array, ...]:
        return tuple(generator.integers(-128, 128, shape, np.int8) for _ in range(2))

    ast = sink(param(0, shape, int32).store(value), name="matmul_int8")
    says = f"a @ b of int8 in int32, {times((size,) * 3)}"
    return Workload("matmul_int8", says, ast, make, in_float64(expected.matmul), Bound.INT8, 2 * size**3, 0.0)


@workload(1024, small=(32,))
def matmul_bfloat16(size: int) -> Workload:
    shape = (size, size)
    value = product(*(param(i, shape, bfloat16).cast(float32) for i in (1, 2)))

    def make(generator: np.random.Generator) -> tuple[Array, ...]:
        return tuple(round_values(v, bfloat16) for v in normal(shape, shape)(generator))

    # with the licence that units need which count denormals as zero, as those of CPUs do
    ast = sink(param(0, shape, float32).store(value), name="matmul_bfloat16", fast_math=True)
    says = f"a @ b of bfloat16 in float32, {times((size,) * 3)}"
    return Workload("matmul_bfloat16", says, ast, make, in_float64(expected.matmul), Bound.BFLOAT16, 2 * size**3, 1e-5)
