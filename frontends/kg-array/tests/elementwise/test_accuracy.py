"""How many units in the last place the functions of floats are off, against long double:
the bounds that the modules state."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

_RANDOM = np.random.default_rng(5)
_LONG = np.longdouble
needs_long_double = pytest.mark.skipif(np.finfo(_LONG).nmant < 60, reason="long double is no longer than double here")


def _spread(low: float, high: float, dtype: type[np.floating[Any]], count: int = 1500) -> NDArray[Any]:
    """Magnitudes of all sizes between, of both signs."""
    sizes = np.exp2(_RANDOM.uniform(np.log2(low), np.log2(high), count))
    return (sizes * _RANDOM.choice([-1, 1], count)).astype(dtype)


def _even(low: float, high: float, dtype: type[np.floating[Any]], count: int = 1500) -> NDArray[Any]:
    return _RANDOM.uniform(low, high, count).astype(dtype)


def _error(got: NDArray[Any], exact: NDArray[Any]) -> float:
    """The greatest error in units in the last place of the exact result,
    of those that are normal numbers of the dtype."""
    limits = np.finfo(got.dtype)
    size = np.abs(exact)
    known = (size >= limits.smallest_normal) & (size <= _LONG(limits.max))
    assert known.sum() > 300
    off = np.abs(got.astype(_LONG) - exact)[known]
    return float(np.max(off / np.spacing(size[known].astype(got.dtype)).astype(_LONG)))


def _arguments(name: str, dtype: type[np.floating[Any]]) -> list[NDArray[Any]]:
    tiny = float(np.finfo(dtype).smallest_normal)
    most = 88.0 if dtype is np.float32 else 709.0
    match name:
        case "exp" | "sinh" | "cosh" | "expm1":
            return [_even(-most, most, dtype), _spread(1e-9, 2, dtype), _even(most - 3, most + 1.7, dtype)]
        case "tanh":
            return [_even(-12, 12, dtype), _spread(tiny * 4, 2, dtype)]
        case "log" | "log2" | "log10":
            return [abs(_spread(tiny, 1e38, dtype)), _even(0.5, 2, dtype), 1 + _spread(1e-6, 0.1, dtype)]
        case "log1p":
            return [_even(-1, 4, dtype), _spread(tiny * 4, 0.9, dtype), abs(_spread(1, 1e38, dtype))]
        case "sin" | "cos" | "tan":
            quarters = (np.arange(1, 400) * (np.pi / 2)).astype(dtype)
            return [_even(-7, 7, dtype), _spread(1e-7, float(np.finfo(dtype).max), dtype), quarters]
        case "asin" | "acos" | "atanh":
            return [_even(-1, 1, dtype), _spread(1e-8, 1, dtype), (1 - abs(_spread(1e-7, 0.1, dtype)))]
        case "acosh":
            return [1 + abs(_spread(1e-6, 1e5, dtype)), abs(_spread(1, 1e37, dtype))]
        case "sqrt":
            return [abs(_spread(tiny, 1e38, dtype))]
        case _:
            return [_even(-4, 4, dtype), _spread(tiny * 4, 1e37, dtype)]


BOUNDS = {
    "exp": 2.2, "expm1": 3.0, "log": 3.0, "log2": 2.0, "log10": 3.0, "log1p": 4.0, "sinh": 4.0, "cosh": 4.0, "tanh": 4.0, "asinh": 5.0,
    "acosh": 5.0, "atanh": 5.0, "sin": 1.0, "cos": 1.0, "tan": 4.0, "asin": 4.0, "acos": 4.0, "atan": 4.0, "sqrt": 0.5,
}  # fmt: skip
NUMPY_NAMES = {f"a{f}": f"arc{f}" for f in ("cos", "cosh", "sin", "sinh", "tan", "tanh")}


@needs_long_double
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", BOUNDS)
def test_functions_of_one_float(device: Device, name: str, dtype: type[np.floating[Any]]) -> None:
    x = np.concatenate(_arguments(name, dtype))
    with np.errstate(all="ignore"):
        exact = getattr(np, NUMPY_NAMES.get(name, name))(x.astype(_LONG))
    got = getattr(xp, name)(xp.asarray(x, device=device)).numpy()
    assert got.dtype == x.dtype
    error = _error(got, exact)
    assert error <= BOUNDS[name], f"{name} is {error} ULP off"


@needs_long_double
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(
    ("name", "numpy_name", "bound"), [("atan2", "arctan2", 4.0), ("hypot", "hypot", 2.0), ("pow", "power", 1.0)]
)
def test_functions_of_two_floats(
    device: Device, name: str, numpy_name: str, bound: float, dtype: type[np.floating[Any]]
) -> None:
    x, y = (np.concatenate([_even(-4, 4, dtype), _spread(1e-30, 1e30, dtype)]) for _ in range(2))
    if name == "pow":
        x, y = abs(x), _even(-9, 9, dtype, x.size)
    with np.errstate(all="ignore"):
        exact = getattr(np, numpy_name)(x.astype(_LONG), y.astype(_LONG))
    error = _error(getattr(xp, name)(xp.asarray(x, device=device), xp.asarray(y, device=device)).numpy(), exact)
    assert error <= bound, f"{name} is {error} ULP off"


@needs_long_double
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_logaddexp_is_off_by_units_of_what_it_adds(device: Device, dtype: type[np.floating[Any]]) -> None:
    x, y = _even(-100, 100, dtype), _even(-100, 100, dtype)
    got = xp.logaddexp(xp.asarray(x, device=device), xp.asarray(y, device=device)).numpy()
    scale = np.spacing(np.maximum(np.maximum(abs(x), abs(y)), 1).astype(dtype))
    assert np.all(abs(got.astype(_LONG) - np.logaddexp(x.astype(_LONG), y.astype(_LONG))) <= 4 * scale.astype(_LONG))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["asin", "expm1", "sinh", "tanh"])
def test_the_least_numbers_are_their_own_values(device: Device, name: str, dtype: type[np.floating[Any]]) -> None:
    """What is scaled by a power of two on the way would lose digits of them."""
    least = np.arange(-9, 10).astype(dtype) * np.finfo(dtype).smallest_subnormal
    assert np.array_equal(getattr(xp, name)(xp.asarray(least, device=device)).numpy(), least)


@pytest.mark.parametrize("name", ["exp", "expm1", "log1p", "tanh", "sinh", "cos", "tan", "atan", "asinh", "log"])
def test_half_types_are_rounded_once(device: Device, name: str) -> None:
    x = np.abs(np.concatenate([_even(-4, 4, np.float64, 300), _spread(1e-4, 100, np.float64, 300)])).astype(np.float16)
    got = getattr(xp, name)(xp.asarray(x, device=device)).numpy()
    with np.errstate(all="ignore"):
        exact = getattr(np, NUMPY_NAMES.get(name, name))(x.astype(np.float64))
        rounded = exact.astype(np.float16)
        assert got.dtype == np.float16
        # what float32 was off by may fall on the other side of a tie
        near = np.abs(got.astype(np.float64) - exact) <= 0.502 * np.spacing(rounded).astype(np.float64)
    assert np.all(near | (got == rounded))


def test_bfloat16_is_computed_in_float32(device: Device) -> None:
    x = xp.asarray(np.linspace(0.1, 3, 50), dtype=xp.bfloat16, device=device)
    wide = xp.astype(x, xp.float32)
    for function in (xp.exp, xp.tan, xp.asinh, xp.log1p):
        result = function(x)
        assert result.dtype is xp.bfloat16
        again = xp.astype(function(wide), xp.bfloat16)
        assert np.array_equal(xp.astype(result, xp.float32).numpy(), xp.astype(again, xp.float32).numpy())


DERIVATIVES = {
    "cos": (lambda x: -np.sin(x), [1e-5, -3e-4, 1.0, 3.14159, 6.2831853, 1e22]),
    "tan": (lambda x: np.cos(x) ** -2, [0.0, 1e-5, 1.0, 3.0]),
    "exp": (np.exp, [0.0, 1.0, 50.0]),
    "expm1": (np.exp, [0.0, 1e-6, 1.0, -3.0]),
    "log1p": (lambda x: 1 / (1 + x), [0.0, 1e-6, 1.0]),
    "sinh": (np.cosh, [0.0, 0.5, -3.0]),
    "cosh": (np.sinh, [0.0, 0.5, 3.0]),
    "tanh": (lambda x: np.cosh(x) ** -2, [0.0, 1e-6, -1.0, 5.0]),
    "asinh": (lambda x: 1 / np.sqrt(1 + x * x), [0.0, -0.5, 1e3]),
    "acosh": (lambda x: 1 / np.sqrt(x * x - 1), [1.5, 100.0]),
    "atanh": (lambda x: 1 / (1 - x * x), [0.0, -0.5]),
    "asin": (lambda x: 1 / np.sqrt(1 - x * x), [0.0, 0.5, -0.9]),
    "acos": (lambda x: -1 / np.sqrt(1 - x * x), [0.0, 0.5, -0.9]),
    "atan": (lambda x: 1 / (1 + x * x), [0.0, 0.3, -1.0, 5.0]),
}


@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives_have_the_digits_of_the_functions(device: Device, name: str) -> None:
    exact, points = DERIVATIVES[name]
    x = np.array(points, np.float32)
    got = xp.grad(lambda a: xp.sum(getattr(xp, name)(a)))(xp.asarray(x, device=device)).numpy()
    np.testing.assert_allclose(got, exact(x.astype(np.float64)), rtol=1e-5, atol=2e-7)


def test_second_derivative_of_a_cosine(device: Device) -> None:
    x = np.array([0.0, 0.5, 3.0], np.float32)
    first = xp.grad(lambda a: xp.sum(xp.cos(a)))
    second = xp.grad(lambda a: xp.sum(first(a)))
    np.testing.assert_allclose(second(xp.asarray(x, device=device)).numpy(), -np.cos(x), rtol=1e-5)


def test_derivatives_of_functions_of_two(device: Device) -> None:
    x, y = np.array([0.0, 3.0, -4.0, 7.5], np.float32), np.array([2.0, 0.0, 3.0, -2.0], np.float32)
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    by_x, by_y = xp.grad(lambda p, q: xp.sum(xp.atan2(p, q)), (0, 1))(a, b)
    np.testing.assert_allclose(by_x.numpy(), y / (x * x + y * y), rtol=1e-5)
    np.testing.assert_allclose(by_y.numpy(), -x / (x * x + y * y), rtol=1e-5)
    divisor = np.array([2.0, 2.0, 3.0, -2.0], np.float32)
    by_x, by_y = xp.grad(lambda p, q: xp.sum(xp.remainder(p, q)), (0, 1))(a, xp.asarray(divisor, device=device))
    np.testing.assert_allclose(by_x.numpy(), np.ones(4))
    np.testing.assert_allclose(by_y.numpy(), -np.floor(x / divisor))
