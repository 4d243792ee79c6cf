"""The record of a workload: kernel, arrays, expected float64 results, work."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from kg.ir.uop import UOp
from kg.runtime.plan.data import params_by_slot
from kg.semantics.floats import Array

from kg_tune.bench.expected import Expected

# in quotes: naming it imports numpy.random
MakeArrays: TypeAlias = "Callable[[np.random.Generator], tuple[Array, ...]]"


class Bound(Enum):
    """What limits a workload on any machine."""

    MEMORY = "GB/s"
    FLOAT32 = "GFLOP/s"
    INT8 = "GOP/s"
    BFLOAT16 = "GFLOP/s of bfloat16"

    @property
    def unit(self) -> str:
        return self.value.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Workload:
    """`make(generator)` gives the parameters that are read, in the order of slots;
    `expected` the result in float64.

    `tolerance` bounds |error| relative to the greatest expected magnitude; 0 means exact. `work` is the operations of a
    compute-bound workload, the bytes of a memory-bound one that must move.
    """

    name: str
    says: str
    ast: UOp
    make: MakeArrays
    expected: Expected
    bound: Bound
    work: int
    tolerance: float

    @property
    def unit(self) -> str:
        return self.bound.unit

    @property
    def params(self) -> tuple[UOp, ...]:
        """Its parameters by slot, the result first."""
        return tuple(params_by_slot(self.ast).values())

    def error(self, got: Array, arrays: tuple[Array, ...]) -> float:
        return relative_error(got, self.expected(*arrays))


#: name -> a function that makes it, at full size or `small`; made when asked for, since graphs and sizes differ much
WORKLOADS: Final[dict[str, Callable[..., Workload]]] = {}


def listed(name: str, make: Callable[..., Workload], sizes: tuple[int, ...], small: tuple[int, ...]) -> None:
    """Lists what `make` gives for these sizes under a name.
    Small ones are for the interpreter, and for tests."""
    WORKLOADS[name] = partial(_make, name, make, sizes, small)


def workload(*sizes: int, small: tuple[int, ...]) -> Callable[[Callable[..., Workload]], Callable[..., Workload]]:
    """Lists a function of sizes under its name."""

    def add(make: Callable[..., Workload]) -> Callable[..., Workload]:
        listed(make.__name__, make, sizes, small)
        return make

    return add


def _make(
    name: str, make: Callable[..., Workload], sizes: tuple[int, ...], few: tuple[int, ...], *, small: bool = False
) -> Workload:
    return replace(make(*(few if small else sizes)), name=name)


def static_shape(value: UOp) -> tuple[int, ...]:
    """The shape of a node whose sizes are all known."""
    return tuple(int(d) for d in value.shape if isinstance(d, int))


def times(shape: tuple[int, ...]) -> str:
    """A shape as people say it: 8 x 64."""
    return " x ".join(f"{n:,}" for n in shape)


def relative_error(got: Array, expected: Array) -> float:
    """The greatest error relative to the greatest expected magnitude; NaN counts as infinite."""
    wanted = np.asarray(expected, np.float64)
    difference = float(np.abs(np.asarray(got, np.float64).reshape(wanted.shape) - wanted).max(initial=0.0))
    return math.inf if math.isnan(difference) else difference / max(float(np.abs(wanted).max(initial=0.0)), 1e-300)


def normal(*shapes: tuple[int, ...]) -> MakeArrays:
    """Arrays of these shapes with numbers around zero."""
    return lambda generator: tuple(generator.standard_normal(shape, dtype=np.float32) for shape in shapes)


def uniform(*shapes: tuple[int, ...]) -> MakeArrays:
    """Arrays of these shapes with numbers from 0 to 1, so that errors relative
    to their sums say something."""
    return lambda generator: tuple(generator.random(shape, dtype=np.float32) for shape in shapes)
