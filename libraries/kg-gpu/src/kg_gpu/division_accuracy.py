"""Tests the accuracy of a device's float32 division, reciprocal and square root (semantics.md, 18).

Asked once per driver: the answer is kept in the cache directory. Where they are not good enough, core makes them of sums and products.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from kg.plugin import cached_answer

#: The greatest error, in units of the last place.
BOUND: Final = 1.0
#: How many there are.
COUNT: Final = 1 << 14
Numbers = np.ndarray[Any, np.dtype[np.float32]]


def keeps_to_bound(who: str, ask: Callable[[], float]) -> bool:
    """Whether the greatest error that `ask` finds on a device is within the bound; `who` says the device,
    its driver and the kernel. What `ask` raises is raised, and asked again next time."""
    return cached_answer(f"quotients of {COUNT}\n{who}", lambda: b"yes" if ask() <= BOUND else b"no") == b"yes"


def hard_numbers() -> tuple[Numbers, Numbers]:
    """Of all binades whose quotients are normal numbers, and beside one another:
    where approximations are at their worst."""
    random = np.random.default_rng(18)
    half = COUNT // 2
    x = np.ldexp(1 + random.random(COUNT), random.integers(-60, 60, COUNT)).astype(np.float32)
    y = np.ldexp(1 + random.random(COUNT), random.integers(-60, 60, COUNT)).astype(np.float32)
    x[:half] = 1 + random.integers(0, 1 << 12, half) * np.float32(2**-23)
    y[:half] = 2 - (1 + random.integers(0, 1 << 12, half)) * np.float32(2**-23)
    return x, y


def worst_error(x: Numbers, y: Numbers, found: Numbers) -> float:
    """The greatest error of x / y, 1 / y, sqrt(x), in units of the last place:
    rows of `found`, after which x / y and sqrt(x) may stand again."""
    wide_x, wide_y = x.astype(np.float64), y.astype(np.float64)
    exact = (wide_x / wide_y, 1 / wide_y, np.sqrt(wide_x))
    rows = (*exact, exact[0], exact[2])[: len(found)]
    return max(_units(f, e) for f, e in zip(found, rows, strict=True))


def _units(found: Numbers, exact: np.ndarray[Any, np.dtype[np.float64]]) -> float:
    unit = np.exp2(np.floor(np.log2(exact)) - 23)
    error = np.abs(found.astype(np.float64) - exact) / unit
    return float(np.max(np.where(np.isnan(error), np.inf, error)))
