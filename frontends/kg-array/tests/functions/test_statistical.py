"""Sums, extremes and moments against numpy; what is true; differences."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

Values = NDArray[np.generic]
AXES = (None, 0, -1, (0, 2), ())


def values(dtype: str, shape: tuple[int, ...] = (3, 5, 2)) -> Values:
    generator = np.random.default_rng(7)
    if dtype == "bool":
        return generator.integers(0, 2, shape).astype(dtype)
    if dtype.startswith(("int", "uint")):
        return generator.integers(0 if dtype[0] == "u" else -9, 9, shape).astype(dtype)
    return generator.normal(size=shape).astype(dtype)


def close(found: xp.Array, expected: Values, tolerance: float = 1e-5) -> None:
    assert found.shape == expected.shape
    np.testing.assert_allclose(found.numpy(), expected, tolerance, tolerance)


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", ["sum", "prod", "max", "min", "mean", "var", "std", "all", "any", "count_nonzero"])
def test_over_axes(name: str, axis: object, device: Device) -> None:
    given = values("float32")
    x = xp.asarray(given, device=device)
    for keepdims in (False, True):
        close(getattr(xp, name)(x, axis=axis, keepdims=keepdims), getattr(np, name)(given, axis=axis, keepdims=keepdims))


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "int16", "int32", "int64", "uint8", "uint32", "uint64", "float16", "float64"]
)
def test_dtypes_of_sums(dtype: str, device: Device) -> None:
    given = values(dtype)
    x = xp.asarray(given, device=device)
    for name in ("sum", "prod"):
        found, expected = getattr(xp, name)(x, axis=1), getattr(np, name)(given, axis=1)
        assert str(found.dtype) == str(expected.dtype)
        close(found, expected, 2e-3 if dtype == "float16" else 1e-7)
    assert xp.max(x).dtype is x.dtype
    close(xp.sum(x, dtype=xp.float64), given.sum(dtype="float64"))


def test_halves_are_accumulated_in_float32(device: Device) -> None:
    x = xp.ones((4096,), dtype=xp.float16, device=device)
    assert xp.sum(x).dtype is xp.float16
    assert float(xp.sum(x)) == 4096.0
    assert float(xp.max(xp.cumulative_sum(x))) == 4096.0


def test_small_integers_do_not_wrap(device: Device) -> None:
    x = xp.full((300,), 200, dtype=xp.uint8, device=device)
    assert int(xp.sum(x)) == 60000
    assert int(xp.sum(x, dtype=xp.uint8)) == 60000 % 256


def test_nan_and_infinity(device: Device) -> None:
    given = np.array([[1, np.nan, 3], [np.inf, 2, -np.inf], [-np.inf, -1, 0]], np.float32)
    x = xp.asarray(given, device=device)
    with np.errstate(invalid="ignore"):
        for name in ("sum", "prod", "max", "min", "mean", "var"):
            close(getattr(xp, name)(x, axis=1), getattr(np, name)(given, axis=1))
    assert bool(xp.all(xp.asarray([float("nan"), 0.5], device=device)))


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0)])
def test_of_nothing(shape: tuple[int, ...], device: Device) -> None:
    given, x = np.zeros(shape, np.float32), xp.zeros(shape, device=device)
    for name in ("sum", "prod", "all", "any", "count_nonzero"):
        close(getattr(xp, name)(x), getattr(np, name)(given))
        close(getattr(xp, name)(x, axis=0), getattr(np, name)(given, axis=0))
    assert np.isnan(xp.mean(x).numpy())
    assert np.isnan(xp.var(x).numpy())
    with pytest.raises(ValueError, match="nothing to choose from"):
        xp.max(x)
    close(xp.cumulative_sum(x, axis=0, include_initial=True), np.zeros((shape[0] + 1, *shape[1:]), np.float32))


def test_of_no_dimensions(device: Device) -> None:
    x = xp.asarray(3.0, device=device)
    for name in ("sum", "prod", "max", "min", "mean"):
        close(getattr(xp, name)(x), np.float32(3))
    assert float(xp.var(x)) == 0.0
    assert int(xp.argmax(x)) == 0


@pytest.mark.parametrize("correction", [0, 1, 2.5])
def test_correction(correction: float, device: Device) -> None:
    given = values("float32")
    x = xp.asarray(given, device=device)
    close(xp.var(x, axis=1, correction=correction), given.astype("float64").var(1, ddof=correction))
    close(xp.std(x, correction=correction), given.astype("float64").std(ddof=correction))


def test_variance_of_many_far_from_zero() -> None:
    given = (1e4 + np.random.default_rng(1).normal(size=1 << 20)).astype(np.float32)
    x = xp.asarray(given, device="CPU:LLVM")
    close(xp.var(x), given.astype("float64").var(), 2e-6)
    rows = given.reshape(1024, 1024)
    close(xp.var(xp.asarray(rows, device="CPU:LLVM"), axis=0), rows.astype("float64").var(0), 2e-6)
    assert float(xp.var(xp.full((1000,), 1e6 + 0.1, device="CPU:LLVM"))) == 0.0


def test_variance_is_one_kernel(kernels: Callable[..., int]) -> None:
    x = xp.asarray(values("float32", (8, 64)), device="CPU:LLVM")
    assert kernels(xp.var(x, axis=1)) == 1


@pytest.mark.parametrize("name", ["sum", "prod"])
def test_running(name: str, device: Device) -> None:
    given = values("float32")
    x, running = xp.asarray(given, device=device), getattr(xp, f"cumulative_{name}")
    for axis in (0, 1, -1):
        expected = getattr(np, f"cum{name}")(given, axis=axis)
        close(running(x, axis=axis), expected)
        first = np.full_like(given.take([0], axis), name == "prod")
        close(running(x, axis=axis, include_initial=True), np.concatenate([first, expected], axis))
    assert running(xp.asarray(values("int8", (4,)), device=device)).dtype is xp.int64
    with pytest.raises(ValueError, match="an axis must be given"):
        running(x)


@pytest.mark.parametrize("name", ["max", "min"])
def test_running_extremes(name: str, device: Device) -> None:
    given = values("float32")
    given[0, 1] = np.nan
    running, expected = getattr(xp, f"cumulative_{name}"), getattr(np, f"{name}imum").accumulate
    for axis in (0, -1):
        close(running(xp.asarray(given, device=device), axis=axis), expected(given, axis=axis), 0.0)
    whole = values("int8", (9,))
    close(running(xp.asarray(whole, device=device)), expected(whole), 0.0)
    assert running(xp.zeros((0, 3), device=device), axis=0).shape == (0, 3)
    with pytest.raises(ValueError, match="an axis must be given"):
        running(xp.asarray(given, device=device))


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_differences(axis: int, device: Device) -> None:
    given, more = values("float32"), values("float64").astype("float32") * 2
    x, y = xp.asarray(given, device=device), xp.asarray(more, device=device)
    for n in (0, 1, 2, 3, 2**63):
        close(xp.diff(x, n, axis=axis), np.diff(given, min(n, 99), axis))
    close(xp.diff(x, axis=axis, prepend=y, append=y), np.diff(given, axis=axis, prepend=more, append=more))


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int64", "float32", "float64"])
def test_positions(dtype: str, device: Device) -> None:
    given = values(dtype)
    x = xp.asarray(given, device=device)
    for name in ("argmax", "argmin"):
        for axis in (None, 0, 1, -1):
            for keepdims in (False, True):
                found = getattr(xp, name)(x, axis=axis, keepdims=keepdims)
                assert found.dtype is xp.int64
                close(found, np.asarray(getattr(given, name)(axis, keepdims=keepdims)))


def test_position_of_nan(device: Device) -> None:
    x = xp.asarray([1.0, float("nan"), 5.0, float("nan")], device=device)
    assert int(xp.argmax(x)) == int(xp.argmin(x)) == 1


@pytest.mark.parametrize("side", ["left", "right"])
def test_searchsorted(side: str, device: Device) -> None:
    generator = np.random.default_rng(3)
    for n in (0, 1, 2, 37, 64):
        data = np.sort(generator.integers(0, 20, n)).astype(np.float32)
        wanted = generator.integers(-2, 23, (3, 4)).astype(np.float32)
        wanted[0, 0], wanted[0, 1] = np.nan, np.inf
        found = xp.searchsorted(xp.asarray(data, device=device), xp.asarray(wanted, device=device), side=side)  # type: ignore[arg-type]
        assert found.dtype is xp.int64
        close(found, np.searchsorted(data, wanted, side))  # type: ignore[call-overload]
    order = np.argsort(wanted.ravel())
    flat = wanted.ravel()
    arrays = [xp.asarray(a, device=device) for a in (flat, wanted, order)]
    found = xp.searchsorted(arrays[0], arrays[1], sorter=arrays[2], side=side)  # type: ignore[arg-type]
    close(found, np.searchsorted(flat, wanted, side, sorter=order))  # type: ignore[call-overload]


def test_wrong_input() -> None:
    x, whole = xp.zeros((2, 3)), xp.asarray([1, 2])
    with pytest.raises(ValueError, match="no axis 2"):
        xp.sum(x, axis=2)
    with pytest.raises(ValueError, match="twice"):
        xp.sum(x, axis=(1, -1))
    with pytest.raises(TypeError, match="an axis is an integer"):
        xp.max(x, axis=0.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="mean is of floats, not int64"):
        xp.mean(whole)
    with pytest.raises(ValueError, match="one dimension"):
        xp.searchsorted(x, x)
    with pytest.raises(ValueError, match="left or right"):
        xp.searchsorted(whole, whole, side="up")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="differ along other axes"):
        xp.diff(x, axis=0, append=xp.zeros((2, 2)))
