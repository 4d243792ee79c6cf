"""One workload with its arrays in files, so that contenders in other processes work
on the same numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from kg.runtime.memory.blocks import host_array
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, to_storage
from kg_cpu.runtime.allocator import PoolAllocator
from kg_tune.bench import catalog
from kg_tune.bench.workload import Workload, relative_error, static_shape

_ALLOCATOR = PoolAllocator()


@dataclass(frozen=True)
class Case:
    """`arrays` and `result` as they are in memory, unsigned bits for bfloat16.
    All in memory like that of kg's own buffers."""

    workload: Workload
    arrays: tuple[Array, ...]
    result: Array
    expected: Array

    @staticmethod
    def new(name: str, *, small: bool = False, seed: int = 1) -> Case:
        workload = catalog.workload(name, small=small)
        values = workload.make(np.random.default_rng(seed))
        stored = (to_storage(v, p.type) for v, p in zip(values, workload.params[1:], strict=True))
        expected = np.asarray(workload.expected(*values), np.float64)
        return Case(workload, tuple(map(_placed, stored)), _result(workload), expected)

    def save(self, folder: Path) -> None:
        np.save(folder / "expected.npy", self.expected)
        for number, values in enumerate(self.arrays):
            np.save(folder / f"{number}.npy", values)

    @staticmethod
    def load(name: str, folder: Path) -> Case:
        workload = catalog.workload(name)
        stored = (np.load(folder / f"{i}.npy", mmap_mode="r") for i in range(len(workload.params) - 1))
        return Case(workload, tuple(map(_placed, stored)), _result(workload), np.load(folder / "expected.npy", mmap_mode="r"))

    def error(self, stored: Array) -> float:
        """Of what a contender computed, relative to the greatest of what float64 says."""
        return relative_error(from_storage(stored, self.workload.params[0].type), self.expected)


def _placed(values: Array) -> Array:
    """A copy in huge pages where they may be had."""
    copy = host_array(_ALLOCATOR.alloc(values.nbytes), 0, values.shape, values.dtype)
    copy[...] = values
    return copy


def _result(workload: Workload) -> Array:
    result = workload.params[0]
    return _placed(np.zeros(static_shape(result), numpy_storage_dtype(result.type)))
