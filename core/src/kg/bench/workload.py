"""The record of a workload: a kernel, its arrays, what float64 says to them, and the work it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np

from kg.ir.floats import Array
from kg.ir.uop import UOp


class Bound(Enum):
    """What limits a workload on any machine."""

    MEMORY = "memory"
    FLOAT32 = "float32"
    INT8 = "int8"
    BFLOAT16 = "bfloat16"


@dataclass(frozen=True, slots=True)
class Workload:
    """`make(seed)` gives the arrays of the parameters that are read, in the order of slots; `expected` the result in float64.

    `tolerance` bounds |error| relative to the greatest expected magnitude; 0 means exact. `work` is the operations of a
    compute-bound workload, the bytes of a memory-bound one that must move.
    """

    name: str
    says: str
    ast: UOp
    make: Callable[[np.random.Generator], tuple[Array, ...]]
    expected: Callable[..., Array]
    bound: Bound
    work: int
    tolerance: float

    @property
    def unit(self) -> str:
        return "GB/s" if self.bound is Bound.MEMORY else "GOP/s" if self.bound is Bound.INT8 else "GFLOP/s"

    def error(self, got: Array, arrays: tuple[Array, ...]) -> float:
        """The greatest error relative to the greatest expected magnitude; NaN counts as infinite."""
        expected = np.asarray(self.expected(*arrays), np.float64)
        difference = np.abs(np.asarray(got, np.float64).reshape(expected.shape) - expected).max()
        return float("inf") if np.isnan(difference) else float(difference / max(np.abs(expected).max(), 1e-300))


#: name -> how to make it; made when asked for, since graphs and sizes differ much
WORKLOADS: dict[str, Callable[[], Workload]] = {}


def workload(make: Callable[[], Workload]) -> Callable[[], Workload]:
    """Lists a function that makes a workload under its name."""
    WORKLOADS[make.__name__] = make
    return make


def normal(*shapes: tuple[int, ...]) -> Callable[[np.random.Generator], tuple[Array, ...]]:
    """Arrays of these shapes with numbers around zero."""
    return lambda rng: tuple(rng.standard_normal(shape, dtype=np.float32) for shape in shapes)
