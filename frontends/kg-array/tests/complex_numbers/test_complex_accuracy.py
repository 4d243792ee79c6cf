"""How far the parts of complex results are off, against 400 bits:
the bounds of docs/numerics.md, in units of epsilon of each part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import mpmath
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

pytestmark = pytest.mark.part(2)

_COUNT = 25
BOUNDS = {
    **dict.fromkeys(("sqrt", "exp", "log", "log1p", "sin", "cos", "sinh", "cosh", "sign", "reciprocal", "abs"), 3.0),
    **dict.fromkeys(("asin", "acos", "asinh", "acosh", "log2", "log10", "tan", "tanh", "atan", "atanh"), 4.0),
}
EXACT: dict[str, Callable[[Any], Any]] = {
    "abs": abs,
    "log2": lambda z: mpmath.log(z) / mpmath.log(2),
    "log1p": lambda z: mpmath.log(1 + z),
    "reciprocal": lambda z: 1 / z,
    "sign": lambda z: z / abs(z),
}


@pytest.fixture(autouse=True)
def _digits() -> Any:
    with mpmath.workprec(400):
        yield


def _random(seed: int, least: float, most: float) -> NDArray[Any]:
    """Parts of all sizes between, of both signs."""
    rng = np.random.default_rng(seed)
    return np.exp2(rng.uniform(np.log2(least), np.log2(most), (2, _COUNT))) * rng.choice([-1, 1], (2, _COUNT))


def _points(name: str, dtype: Any) -> NDArray[Any]:
    rng = np.random.default_rng(9)
    parts = [rng.uniform(-3, 3, (2, _COUNT)), _random(1, 1e-6, 8)]
    if name in ("exp", "sinh", "cosh", "sin", "cos", "tan", "tanh"):
        parts += [rng.uniform(-80, 80, (2, _COUNT))]
    else:
        angle = rng.uniform(0, 6.3, _COUNT)
        parts += [_random(2, 1e-18, 1e18), _random(3, 1e-30, 1e30)]
        parts += [np.array([np.cos(angle), np.sin(angle)]) * (1 + rng.uniform(-1e-4, 1e-4, _COUNT))]  # |z| near 1
    re, im = np.concatenate(parts, 1).astype(np.float32 if dtype == np.complex64 else np.float64)
    return np.asarray(re + 1j * im, dtype)


def _off(got: float, exact: Any, limits: Any) -> float:
    """In units of epsilon of the exact number, where that is a normal one."""
    if not float(limits.smallest_normal) * 4 <= abs(exact) <= float(limits.max):
        return 0.0
    return float(abs(mpmath.mpf(float(got)) - exact) / (abs(exact) * float(limits.eps)))


def _mpc(z: complex) -> Any:
    return mpmath.mpc(float(z.real), float(z.imag))


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
@pytest.mark.parametrize("name", BOUNDS)
def test_functions_of_one(device: Device, name: str, dtype: Any) -> None:
    points = _points(name, dtype)
    exact = EXACT.get(name) or getattr(mpmath, name)
    for z, got in zip(points, getattr(kg, name)(kg.asarray(points, device=device)).numpy(), strict=True):
        want = exact(_mpc(z))
        parts = ((got, want),) if name == "abs" else ((got.real, want.real), (got.imag, want.imag))
        error = max(_off(g, w, np.finfo(dtype)) for g, w in parts)
        assert error <= BOUNDS[name], f"{name} of {z} is {error} off"


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_what_is_a_difference_is_off_by_units_of_the_whole(device: Device, dtype: Any) -> None:
    """Products, quotients, powers and expm1: the parts may cancel,
    the distance from the exact number is small beside its size."""
    x, y = _points("divide", dtype), _points("divide", dtype)[::-1].copy()
    ours = [kg.asarray(v, device=device) for v in (x, y)]
    cases = {
        "divide": (kg.divide(*ours), lambda a, b: a / b, 4.0),
        "multiply": (kg.multiply(*ours), lambda a, b: a * b, 4.0),
        "expm1": (kg.expm1(ours[0]), lambda a, b: mpmath.expm1(a), 4.0),
        "a power": (ours[0] ** 0.3, lambda a, b: mpmath.power(a, float(x.real.dtype.type(0.3))), 6.0),
        "a cube": (ours[0] ** 3, lambda a, b: a**3, 6.0),
    }
    for name, (made, exact, bound) in cases.items():
        for a, b, got in zip(x, y, made.numpy(), strict=True):
            if name == "expm1" and abs(a) > 80:
                continue
            want = exact(_mpc(a), _mpc(b))
            limits = np.finfo(dtype)
            if not float(limits.smallest_normal) * 8 <= abs(want) <= float(limits.max):
                continue
            if abs(a) ** (3 if name == "a cube" else 1) > limits.max:
                continue
            error = abs(_mpc(got) - want) / (abs(want) * float(limits.eps))
            assert error <= bound, f"{name} of {a} and {b} is {float(error)} off"


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_nothing_overflows_that_need_not(device: Device, dtype: Any) -> None:
    limits = np.finfo(dtype)
    most, least = float(limits.max) / 2, float(limits.smallest_normal)
    z = kg.asarray(np.array([complex(most, most), complex(least, -least)], dtype), device=device)
    assert np.all(np.isfinite(abs(z).numpy()))
    np.testing.assert_allclose((z / z).numpy(), 1, rtol=1e-6)
    np.testing.assert_allclose((1.0 / (1.0 / z)).numpy(), z.numpy(), rtol=1e-6)
    np.testing.assert_allclose((kg.sqrt(z) * kg.sqrt(z)).numpy(), z.numpy(), rtol=1e-6)
    for name in ("log", "asin", "acos", "atan", "asinh", "acosh", "atanh", "sign"):
        assert np.all(np.isfinite(getattr(kg, name)(z).numpy())), name
    near = 88.9 if dtype == np.complex64 else 710.0  # exp(near) overflows, and half of it does not
    for name in ("exp", "sinh", "cosh"):
        made = getattr(kg, name)(kg.asarray(np.array([complex(near, 1.4)], dtype), device=device)).numpy()
        assert np.isfinite(made[0].real), name
