"""Small kernels to try schedules on: every kind of loop, with sizes that no vector divides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from kg.dtype import DType, bfloat16, float16, float32, int8, int32, int64, uint8
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import arange, param, sink, variable, variance
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array

from kg_conformance.kernels import whole as k


@dataclass(frozen=True)
class Kernel:
    """An AST, what it reads, its variables, and how far from the oracle its floats may be."""

    ast: UOp
    arrays: dict[int, Array]
    tolerance: float = 0.0
    variables: dict[str, int] = field(default_factory=dict[str, int])


Made = tuple[UOp, dict[int, Array]]


def _inputs(*shapes: tuple[int, ...], dtype: DType = float32, real: bool = False) -> dict[int, Array]:
    make = k.real if real else k.whole
    return {slot: make(shape, dtype, 20 + slot) for slot, shape in enumerate(shapes, 1)}


def _unary(shape: tuple[int, ...], dtype: DType, *, real: bool = False) -> tuple[UOp, dict[int, Array]]:
    return param(1, shape, dtype), _inputs(shape, dtype=dtype, real=real)


def _chain(n: int, dtype: DType) -> Made:
    x, arrays = _unary((n,), dtype)
    return k.out(x * x + x, "chain"), arrays


def _three_axes() -> Made:
    x, arrays = _unary((3, 5, 17), float32)
    row = param(2, (17,), float32)
    return k.out(x * 2.0 + row.broadcast_to(3, 5, 17), "three_axes"), arrays | {2: k.whole((17,), float32, 3)}


def _outputs() -> Made:
    """Three statements: two of one shape, one of another that reads the same rows."""
    x, arrays = _unary((6, 37), float32)
    first, second, third = (param(slot, shape, float32) for slot, shape in ((0, (6, 37)), (10, (6, 37)), (11, (6, 1))))
    return sink(first.store(x + 1.0), second.store(x * x), third.store(x.sum(1)), name="outputs"), arrays


def _columns() -> Made:
    x, arrays = _unary((19, 12), float32)
    return k.out(x.max(0), "columns"), arrays


def _total() -> Made:
    x, arrays = _unary((5, 7, 6), float32)
    return k.out(x.sum(), "total"), arrays


def _product_of_few() -> Made:
    x, arrays = _unary((9, 11), float32)
    return k.out(x.maximum(-1.0).minimum(1.0).prod(1), "product"), arrays


def _softmax_of_planes() -> Made:
    shape = (3, 6, 10)
    x, arrays = _unary(shape, float32, real=True)
    e = (x - x.max(1).expand(*shape)).exp()
    return k.out(e / e.sum(1).expand(*shape), "softmax_of_planes"), arrays


def _spread() -> Made:
    """Variance by Welford, beside the mean."""
    x, arrays = _unary((7, 33), float32, real=True)
    both = [param(0, (7, 1), float32).store(variance(x, 1)), param(10, (7, 1), float32).store(x.sum(1) * (1 / 33))]
    return sink(*both, name="spread"), arrays


def _log_sum() -> Made:
    """A reduction of two states, one of which is a constant."""
    x, arrays = _unary((6, 29), float32, real=True)
    monoid = monoids.logsumexp(float32)
    ones = x.const_like(1.0).broadcast_to(6, 29)
    top, scaled = combine_values((x, ones), monoid, Op.REDUCE, Reduction(monoid, (1,)))
    return k.out(top * 1.4426950408889634 + scaled.log2(), "log_sum"), arrays


def _batched() -> Made:
    shapes = (3, 9, 10), (3, 10, 12)
    a, b = (param(slot, shape, float32) for slot, shape in enumerate(shapes, 1))
    left, right = a.reshape(3, 9, 1, 10).expand(3, 9, 12, 10), b.permute(0, 2, 1).reshape(3, 1, 12, 10).expand(3, 9, 12, 10)
    return k.out((left * right).sum(3).reshape(3, 9, 12), "batched"), _inputs(*shapes)


def _attention() -> Made:
    heads, n, width = 2, 12, 8
    shape, wide = (heads, n, width), (heads, n, n, width)
    q, keys, v = (param(slot, shape, float32) for slot in (1, 2, 3))
    scores = (q.reshape(heads, n, 1, width).expand(*wide) * keys.reshape(heads, 1, n, width).expand(*wide)).sum(3)
    scores = scores.reshape(heads, n, n) * width**-0.5
    e = (scores - scores.max(2).expand(heads, n, n)).exp()
    weights = (e / e.sum(2).expand(heads, n, n)).reshape(heads, n, 1, n).expand(heads, n, width, n)
    value = (weights * v.permute(0, 2, 1).reshape(heads, 1, width, n).expand(heads, n, width, n)).sum(3)
    return k.out(value.reshape(*shape), "attention"), _inputs(shape, shape, shape, real=True)


def _transpose() -> Made:
    x, arrays = _unary((13, 22), float32)
    return k.out(x.permute(1, 0) + 1.0, "transpose"), arrays


def _moved() -> Made:
    x, arrays = _unary((4, 6, 7), float32)
    value = x.flip(2).permute(2, 0, 1).pad((1, 2), (0, 0), (0, 1), fill=2.0)
    return k.out(value * 2.0, "moved"), arrays


def _running_planes() -> Made:
    x, arrays = _unary((5, 9, 4), float32)
    return k.out(x.scan(monoids.ADD, 1, exclusive=True), "running_planes"), arrays


def _scan_of_sums() -> Made:
    x, arrays = _unary((11, 20), float32)
    return k.out(x.sum(1).reshape(11).scan(monoids.MAX, 0), "scan_of_sums"), arrays


def _scattered(mode: str) -> Made:
    places = np.random.default_rng(5).integers(0, 9, 14).astype(np.int32)
    into, updates = param(1, (9, 6), float32), param(2, (14, 6), float32)
    value = into.scatter(updates, param(3, (14,), int32), mode=mode)
    return k.out(value, f"scatter_{mode}"), _inputs((9, 6), (14, 6)) | {3: places}


def _triangle() -> Made:
    x, arrays = _unary((14, 14), int64)
    row, column = (arange(14, int32).reshape(*s).expand(14, 14) for s in ((14, 1), (1, 14)))
    return k.out((column <= row).where(x, x.const_like(0)).sum(1), "triangle"), arrays


def _symbolic(build: Callable[[UOp, UOp], UOp], name: str) -> Kernel:
    n = variable("n", 1, 64)
    x = param(1, (6, n), float32)
    value = build(x, n)
    return Kernel(sink(param(0, value.shape, float32).store(value), name=name), _inputs((6, 27)), 0.0, {"n": 27})


def _plain(made: Made, tolerance: float = 0.0) -> Kernel:
    return Kernel(*made, tolerance)


#: name -> its maker. Whole numbers are exact in any order; real ones have a tolerance.
KERNELS: Final[dict[str, Callable[[], Kernel]]] = {
    "elementwise": lambda: _plain(k.elementwise(12, 20)),
    "chain": lambda: _plain(_chain(131, float32)),
    "chain_half": lambda: _plain(_chain(67, float16)),
    "chain_bfloat16": lambda: _plain(_chain(45, bfloat16)),
    "chain_int8": lambda: _plain(_chain(83, int8)),
    "three_axes": lambda: _plain(_three_axes()),
    "outputs": lambda: _plain(_outputs()),
    "row_sums": lambda: _plain(k.row_sums(6, 67)),
    "row_sums_half": lambda: _plain(k.row_sums(5, 40, float16)),
    "columns": lambda: _plain(_columns()),
    "total": lambda: _plain(_total()),
    "product": lambda: _plain(_product_of_few()),
    "softmax": lambda: _plain(k.softmax(4, 24), 1e-5),
    "softmax_of_planes": lambda: _plain(_softmax_of_planes(), 1e-5),
    "layernorm": lambda: _plain(k.layernorm(5, 21), 1e-4),
    "spread": lambda: _plain(_spread(), 1e-5),
    "log_sum": lambda: _plain(_log_sum(), 1e-5),
    "argmax": lambda: _plain(k.position((6, 25), 1, float32)),
    "argmin_int8": lambda: _plain(k.position((17, 8), 0, int8, least=True)),
    "matmul": lambda: _plain(k.matmul(12, 20, 16)),
    "matmul_odd": lambda: _plain(k.matmul(5, 7, 9)),
    "matmul_int8": lambda: _plain(k.matmul(8, 16, 12, int8)),
    "matmul_uint8": lambda: _plain(k.matmul(6, 9, 8, uint8)),
    "matmul_half": lambda: _plain(k.matmul(16, 16, 32, float16)),
    "batched": lambda: _plain(_batched()),
    "convolution": lambda: _plain(k.convolution(3, 4, 8)),
    "convolution_strided": lambda: _plain(k.convolution(2, 3, 8, 2)),
    "attention": lambda: _plain(_attention(), 1e-4),
    "transpose": lambda: _plain(_transpose()),
    "moved": lambda: _plain(_moved()),
    "running_sum": lambda: _plain(k.running_sum(6, 33)),
    "running_planes": lambda: _plain(_running_planes()),
    "scan_of_sums": lambda: _plain(_scan_of_sums()),
    "gathered": lambda: _plain(k.gathered(9, 16, 8)),
    "scatter_add": lambda: _plain(_scattered("add")),
    "scatter_set": lambda: _plain(_scattered("set")),
    "triangle": lambda: _plain(_triangle()),
    "symbolic_rows": lambda: _symbolic(lambda x, n: x * 2.0 + 1.0, "symbolic_rows"),
    "symbolic_sums": lambda: _symbolic(lambda x, n: x.sum(1), "symbolic_sums"),
    "symbolic_softmax": lambda: Kernel(*_symbolic_softmax(), 1e-5, {"n": 27}),
}


def _symbolic_softmax() -> Made:
    n = variable("n", 1, 64)
    x = param(1, (6, n), float32)
    e = (x - x.max(1).expand(6, n)).exp()
    return k.out(e / e.sum(1).expand(6, n), "symbolic_softmax"), _inputs((6, 27), real=True)
