"""What shapes.py runs one of: a function of arrays, its inputs, and the same function of its peers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Function = Callable[..., Any]
F4, F8, I1 = "float32", "float64", "int8"


@dataclass(frozen=True)
class Given:
    """An input: normal numbers, or whole ones of [0, below)."""

    shape: tuple[int, ...]
    dtype: str = F4
    below: int = 0

    def array(self, random: np.random.Generator) -> np.ndarray:
        if self.below:
            return random.integers(0, self.below, self.shape).astype(self.dtype)
        return random.standard_normal(self.shape).astype(self.dtype)


@dataclass(frozen=True)
class Case:
    """`function` takes a namespace and the inputs; so does `peer`, of numpy, which computes the same,
    and `torch`, where there is one."""

    name: str
    given: tuple[Given, ...]
    function: Function
    peer: Function | None
    torch: Function | None
    #: half types that numpy has not: kg's and torch's inputs are cast
    dtype: str = ""
    tolerance: float = 1e-4

    def arrays(self) -> list[np.ndarray]:
        random = np.random.default_rng(len(self.name))
        arrays = [g.array(random) for g in self.given]
        if self.dtype == "bfloat16":  # numbers that it holds
            arrays = [(a.view(np.uint32) & 0xFFFF0000).view(a.dtype) if a.dtype == np.float32 else a for a in arrays]
        return arrays

    def ours(self, array: Any) -> Any:
        import kg_array as xp

        return xp.astype(array, getattr(xp, self.dtype)) if self.dtype and xp.isdtype(array.dtype, "real floating") else array

    def exact(self, arrays: list[np.ndarray]) -> np.ndarray:
        wide = [a.astype(np.float64) if a.dtype.kind == "f" or self.dtype == "wide" else a for a in arrays]
        return np.asarray((self.peer or self.function)(np, *wide), np.float64)


def alike(
    name: str, *shapes: tuple[int, ...], f: Function, peer: Any = 0, torch: Any = 0, dtype: str = F4, tolerance: float = 1e-4
) -> Case:
    """Of inputs of one dtype; the same function everywhere, unless another is given or None."""
    given = tuple(Given(s, dtype) for s in shapes)
    return Case(name, given, f, f if peer == 0 else peer, f if torch == 0 else torch, tolerance=tolerance)
