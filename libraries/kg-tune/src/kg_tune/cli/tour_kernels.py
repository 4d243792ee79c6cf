"""The kernels of `kg tour`: workloads of kg_tune.bench at small sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_value_dtype

from kg_tune.bench.compute_bound import matmul
from kg_tune.bench.memory_bound import argmax, cumulative_sum, gather, gelu, softmax, vector_add
from kg_tune.bench.workload import Bound, Workload


@dataclass(frozen=True, slots=True)
class Example:
    """One kernel on some arrays.
    `tolerance` bounds the error relative to the greatest value; 0 means exact."""

    ast: UOp
    arrays: tuple[Array, ...]
    expected: Array
    tolerance: float
    flops: int = 0  #: 0: its speed is that of its memory traffic
    nbytes: int = 0
    schedule: str | None = None


Make = Callable[[bool], Example]
#: name -> what it says, and a function small -> Example
EXAMPLES: dict[str, tuple[str, Make]] = {}


def _example(
    name: str,
    says: str,
    make: Callable[..., Workload],
    sizes: tuple[int, ...],
    few: tuple[int, ...],
    schedules: tuple[str, ...] = (),
) -> None:
    """Lists a workload.
    Small ones are for the interpreter, and to be read; so is the second of the schedules."""

    def one(small: bool) -> Example:
        workload = make(*(few if small else sizes))
        arrays = workload.make(np.random.default_rng(1))
        expected = np.asarray(workload.expected(*arrays)).astype(numpy_value_dtype(workload.params[0].type))
        computed = workload.bound is not Bound.MEMORY
        ast = workload.ast.replace(arg=replace(workload.ast.kernel, name=name))
        rate = {"flops": workload.work} if computed else {"nbytes": workload.work}
        return Example(ast, arrays, expected, workload.tolerance, schedule=schedules[small] if schedules else None, **rate)

    EXAMPLES[name] = says, one


_example("vector_add", "a + b", vector_add, (1 << 22,), (1 << 10,))
_example(
    "gelu", "y * sigmoid(1.5958 (y + 0.044715 y^3)), y = x*w + b: exp comes as a polynomial where the target has none",
    gelu, (1024, 1024), (8, 128),
)  # fmt: skip
_example("row_softmax", "softmax of every row: three loops under one row, in one kernel", softmax, (1024, 1024), (8, 32))
_example(
    "matmul", "a @ b under a schedule that is given: a register tile of 6 rows by two vectors",
    matmul, (384,), (32,),
    ("UPCAST(o0, 6) VECTOR(o1, 32) UNROLL(r0, 4)", "UPCAST(o0, 4) VECTOR(o1, 8) UNROLL(r0, 4)"),
)  # fmt: skip
_example("gather", "rows that another array picks: reads those rows and no others", gather, (8192, 128, 16384), (16, 8, 12))
_example("cumulative_sum", "running sum of every row: carried state, no one-hot tricks", cumulative_sum, (1024, 1024), (4, 32))
_example("argmax", "position of the greatest of every row: value and position in one pass", argmax, (1024, 1024), (4, 50))
