"""Roots of unity as numbers, rounded once: what Fourier transforms multiply by, computed on the host."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from kg.frontend import DType, float64
from numpy.typing import NDArray

Floats = NDArray[np.floating]
#: More digits than float64 has, where the host's C compiler has such a type.
_HALF_PI: Final = np.longdouble("1.57079632679489661923132169163975144")


def roots(count: int, dtype: DType) -> tuple[Floats, Floats]:
    """(cos, -sin) of 2 pi k / count for k < count: the powers of exp(-2 pi i / count)."""
    return _roots(count, dtype is float64)


@lru_cache(maxsize=8)
def _roots(count: int, wide: bool) -> tuple[Floats, Floats]:
    quarters, rest = np.divmod(4 * np.arange(count, dtype=np.int64), count)
    kind = np.longdouble if wide else np.float64
    near = np.minimum(rest, count - rest).astype(kind) * (
        kind(_HALF_PI) / count
    )  # sines are exact to the last place up to here
    turned = 2 * rest > count
    cosine, sine = np.cos(near), np.sin(near)
    x, y = np.where(turned, sine, cosine), np.where(turned, cosine, sine)
    real = np.choose(quarters, [x, -y, -x, y])
    imaginary = np.choose(quarters, [-y, -x, y, x])
    target = np.float64 if wide else np.float32
    return (real + 0.0).astype(target), (imaginary + 0.0).astype(target)


def powers(exponents: NDArray[np.int64], count: int, dtype: DType) -> tuple[Floats, Floats]:
    """The powers of exp(-2 pi i / count) with these exponents."""
    real, imaginary = roots(count, dtype)
    at = exponents % count
    return real[at], imaginary[at]


def root(exponent: int, count: int) -> tuple[float, float]:
    """One of them, as exact as a Python float is."""
    real, imaginary = roots(count, float64)
    return float(real[exponent % count]), float(imaginary[exponent % count])
