"""Values at which something happens, and the comparison of what a device computes of them
with the reference evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np
from kg.dtype import DType
from kg.semantics.floats import numpy_storage_dtype

_FLOATS = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 3.7, -7.0, 2.0, 127.5, -128.9, 255.5, 65535.9, -32769.0]
_FLOATS += [2.0**31, -(2.0**31), 2.0**31 - 128, 2.0**32, -(2.0**32), 2.0**23 + 1, 1e30, -1e30, np.inf, -np.inf, np.nan]
_FLOATS += [1e-40, -1e-40, 4194303.5, 1e-6, 65504.0, 65519.0, -65520.0]
_INTS = {0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100, -1, -2, -7, -8, -31, -32}


def edges(dtype: DType) -> np.ndarray:
    """Values at which something happens, as they are stored."""
    if dtype.is_bool:
        return np.array([0, 1], np.uint8)
    with np.errstate(over="ignore"):
        if dtype.is_float:
            return np.array(_FLOATS, numpy_storage_dtype(dtype))
    low, high = int(dtype.min), int(dtype.max)
    numbers = _INTS | {low, low + 1, low // 2, high // 2, high // 2 + 1, high - 1, high}
    return np.array(sorted(n for n in numbers if low <= n <= high), numpy_storage_dtype(dtype))


def combinations(dtypes: Sequence[DType], lanes: int) -> list[np.ndarray]:
    """Every combination of edge values, or a thinned one of three, padded to whole vectors."""
    columns = list(product(*(edges(d) for d in dtypes)))
    if len(dtypes) == 3:
        columns = columns[:: max(1, len(columns) // 1500)]
    columns += [columns[i % len(columns)] for i in range(-len(columns) % (4 * lanes))]
    return [np.array(c, numpy_storage_dtype(d)) for c, d in zip(zip(*columns, strict=True), dtypes, strict=True)]


def same(got: np.ndarray, wanted: np.ndarray, dtype: DType) -> np.ndarray:
    """Where two stored arrays hold the same: bit for bit, any NaN like any other."""
    if not dtype.is_float:
        return got == wanted
    return (np.isnan(got) & np.isnan(wanted)) | ((got == wanted) & (np.signbit(got) == np.signbit(wanted)))


def differences(got: np.ndarray, wanted: np.ndarray, dtype: DType, inputs: Sequence[np.ndarray]) -> list[str]:
    """The first few results that are not as they should be, with their operands."""
    wrong = np.flatnonzero(~same(got, wanted, dtype))
    return [f"{[a[n].item() for a in inputs]}: {got[n].item()!r} instead of {wanted[n].item()!r}" for n in wrong[:5]]


def float_columns(count: int, seed: int) -> list[np.ndarray]:
    """Three columns of edge values among ordinary ones."""
    random = np.random.default_rng(seed)
    with np.errstate(over="ignore"):
        pool = np.array(_FLOATS, np.float32)
    ordinary = [random.standard_normal(count).astype(np.float32) for _ in range(3)]
    return [np.where(random.random(count) < 0.5, random.choice(pool, count), column) for column in ordinary]
