"""Elementwise functions over dtypes, shapes and Python numbers, and what they refuse."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import DType
from kg.runtime.device import Device
from kg_array.operands.dtypes import PromotionError

INTEGERS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]
NUMPY_NAMES = {
    **{"pow": "power", "bitwise_invert": "invert", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift"},
}
UNARY = ["abs", "negative", "positive", "sign", "square", "bitwise_invert", "isfinite", "isinf", "isnan"]
ROUNDINGS = ["ceil", "floor", "round", "trunc", "conj", "real"]
BINARY = [
    "add", "subtract", "multiply", "floor_divide", "remainder", "maximum", "minimum", "equal", "not_equal", "less", "less_equal", "greater",
    "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor",
]  # fmt: skip


def _integers(dtype: Any, count: int = 200) -> Any:
    limits = np.iinfo(dtype)
    random = np.random.default_rng(7).integers(limits.min, limits.max, count, dtype, endpoint=True)
    edges = np.array([0, 1, 2, 3, limits.min, limits.max], dtype)
    small = np.arange(-5, 6).astype(dtype)
    return np.concatenate([edges, small, random])


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers(device: Device, dtype: Any) -> None:
    x = _integers(dtype)
    a = xp.asarray(x, device=device)
    with np.errstate(all="ignore"):
        wanted = [getattr(np, NUMPY_NAMES.get(name, name))(x) for name in UNARY] + [x for _ in ROUNDINGS]
    made = [getattr(xp, name)(a) for name in UNARY + ROUNDINGS]
    xp.realize(*made)
    for name, got, want in zip(UNARY + ROUNDINGS, made, wanted, strict=True):
        assert got.numpy().dtype == want.dtype, name
        np.testing.assert_array_equal(got.numpy(), want, name)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_two_integers(device: Device, dtype: Any) -> None:
    x = _integers(dtype)
    y = np.roll(x, 3)
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    made = [getattr(xp, name)(a, b) for name in BINARY]
    xp.realize(*made)
    with np.errstate(all="ignore"):
        for name, got in zip(BINARY, made, strict=True):
            want = getattr(np, NUMPY_NAMES.get(name, name))(x, y)
            assert got.numpy().dtype == want.dtype, name
            np.testing.assert_array_equal(got.numpy(), want, name)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_shifts(device: Device, dtype: Any) -> None:
    x = _integers(dtype)
    bits = np.iinfo(dtype).bits
    count = (np.arange(x.size) % bits).astype(dtype)
    a, b = xp.asarray(x, device=device), xp.asarray(count, device=device)
    np.testing.assert_array_equal(xp.bitwise_left_shift(a, b).numpy(), x << count)
    np.testing.assert_array_equal(xp.bitwise_right_shift(a, b).numpy(), x >> count)
    np.testing.assert_array_equal((a >> (bits - 1)).numpy(), x >> dtype(bits - 1))


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integer_powers(device: Device, dtype: Any) -> None:
    x = _integers(dtype, 40)
    y = np.resize(np.array([0, 1, 2, 3, 5, 7, 13, 62, 100], dtype), x.size)
    np.testing.assert_array_equal(xp.pow(xp.asarray(x, device=device), xp.asarray(y, device=device)).numpy(), x**y)
    for exponent in (0, 1, 2, 3, 10):
        got = xp.pow(xp.asarray(x, device=device), exponent)
        np.testing.assert_array_equal(got.numpy(), x ** dtype(exponent))
    np.testing.assert_array_equal((3 ** xp.asarray(abs(y), device=device)).numpy(), dtype(3) ** abs(y))


@pytest.mark.parametrize("exponent", [-1, -2, -3])
def test_negative_integer_powers_are_quotients(device: Device, exponent: int) -> None:
    x = xp.asarray([1, -1, 2, -7], device=device)
    want = [1, (-1) ** -exponent, 0, 0]
    np.testing.assert_array_equal((x**exponent).numpy(), want)
    np.testing.assert_array_equal((x ** xp.asarray([exponent] * 4, device=device)).numpy(), want)


def test_bools(device: Device) -> None:
    x, y = np.array([True, True, False, False]), np.array([True, False, True, False])
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    for kind in ("logical", "bitwise"):
        for name in ("and", "or", "xor"):
            got = getattr(xp, f"{kind}_{name}")(a, b)
            assert got.dtype is xp.bool
            np.testing.assert_array_equal(got.numpy(), getattr(np, f"{kind}_{name}")(x, y))
    np.testing.assert_array_equal(xp.logical_not(a).numpy(), ~x)
    np.testing.assert_array_equal((~a).numpy(), ~x)
    np.testing.assert_array_equal((a == b).numpy(), x == y)
    np.testing.assert_array_equal((a != b).numpy(), x != y)
    np.testing.assert_array_equal(xp.logical_and(a, True).numpy(), x)


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_arithmetic_of_floats_is_rounded_once(device: Device, dtype: Any) -> None:
    random = np.random.default_rng(1)
    x, y = ((random.standard_normal(500) * 50).astype(dtype) for _ in range(2))
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    for name in ("add", "subtract", "multiply", "divide", "maximum", "minimum", "copysign", "nextafter"):
        np.testing.assert_array_equal(getattr(xp, name)(a, b).numpy(), getattr(np, name)(x, y), name)
    for name in ("ceil", "floor", "round", "trunc", "square", "sign", "abs"):
        np.testing.assert_array_equal(getattr(xp, name)(a).numpy(), getattr(np, name)(x), name)


@pytest.mark.parametrize(
    ("left", "right"), [((3, 1, 4), (5, 1)), ((), (2, 3)), ((0, 3), (1, 3)), ((4,), (2, 1, 4)), ((), ()), ((2, 0), (2, 1))]
)
def test_shapes_are_broadcast(device: Device, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    random = np.random.default_rng(2)
    x, y = random.standard_normal(left).astype(np.float32), random.standard_normal(right).astype(np.float32)
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    for name in ("add", "less", "atan2", "hypot", "remainder"):
        want = getattr(np, {"atan2": "arctan2"}.get(name, name))(x, y)
        got = getattr(xp, name)(a, b)
        assert got.shape == want.shape
        np.testing.assert_allclose(got.numpy(), want, rtol=1e-6)
    assert xp.exp(a).shape == left
    assert xp.isnan(a).numpy().shape == left


def test_clip(device: Device) -> None:
    x = np.arange(-6, 6).reshape(3, 4)
    a = xp.asarray(x, device=device)
    np.testing.assert_array_equal(xp.clip(a, -2, 3).numpy(), np.clip(x, -2, 3))
    np.testing.assert_array_equal(xp.clip(a, max=1).numpy(), np.clip(x, None, 1))
    np.testing.assert_array_equal(xp.clip(a).numpy(), x)
    low = np.array([[-3], [0], [2]])
    np.testing.assert_array_equal(xp.clip(a, xp.asarray(low, device=device), 4).numpy(), np.clip(x, low, 4))
    narrow = xp.asarray(x.astype(np.int8), device=device)
    assert xp.clip(narrow, 0, 1).dtype is xp.int8
    with pytest.raises(PromotionError, match="min is int64, which int8 can't hold"):
        xp.clip(narrow, a)
    with pytest.raises(TypeError, match="clip takes an array, not int"):
        xp.clip(3, 0, 1)  # type: ignore[arg-type]


FLOATS_ONLY = [
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "expm1", "log", "log1p", "log2", "log10", "reciprocal", "signbit",
    "sin", "sinh", "sqrt", "tan", "tanh",
]  # fmt: skip


@pytest.mark.parametrize("name", FLOATS_ONLY)
def test_functions_of_floats_refuse_others(name: str) -> None:
    for x in (xp.asarray([1, 2]), xp.asarray([True])):
        with pytest.raises(TypeError, match=f"{name} takes arrays of real floating dtypes, not {x.dtype}"):
            getattr(xp, name)(x)
    with pytest.raises(TypeError, match=f"{name} needs at least one array"):
        getattr(xp, name)(1.0)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("add", xp.bool), ("less", xp.bool), ("maximum", xp.bool), ("pow", xp.bool), ("divide", xp.int32), ("hypot", xp.int64),
        ("atan2", xp.uint8), ("copysign", xp.int8), ("bitwise_and", xp.float32), ("bitwise_left_shift", xp.bool),
        ("logical_and", xp.int32), ("floor_divide", xp.bool), ("remainder", xp.bool), ("logaddexp", xp.int32),
    ],
)  # fmt: skip
def test_kinds_that_the_standard_does_not_have(name: str, dtype: DType) -> None:
    x = xp.zeros(3, dtype=dtype)
    with pytest.raises(TypeError, match=f"{name} takes arrays of .* dtypes, not {dtype}: cast"):
        getattr(xp, name)(x, x)


def test_errors_name_what_is_wrong() -> None:
    x = xp.asarray([1.0, 2.0])
    with pytest.raises(PromotionError, match="float32 and int64 don't mix"):
        xp.add(x, xp.asarray([1, 2]))
    with pytest.raises(PromotionError, match=r"1\.5 \(float\) does not mix with an array of int64"):
        xp.asarray([1, 2]) * 1.5
    with pytest.raises(ValueError, match=r"shapes \(2,\) and \(3,\) can't be broadcast"):
        xp.multiply(x, xp.asarray([1.0, 2.0, 3.0]))
    with pytest.raises(TypeError, match="imag takes arrays of complex floating dtypes, not float32"):
        xp.imag(x)
    with pytest.raises(TypeError, match="takes arrays and Python numbers, not list"):
        xp.add(x, [1.0, 2.0])  # type: ignore[arg-type]


def test_numbers_take_the_dtype_of_the_array(device: Device) -> None:
    for dtype in (xp.float16, xp.bfloat16, xp.float64):
        x = xp.asarray([1.0, 2.0], dtype=dtype, device=device)
        for made in (x + 1, 2 * x, x / 3, x**2, 2.0**x, xp.maximum(x, 1.5), xp.atan2(1, x), xp.hypot(x, 2)):
            assert made.dtype is dtype
    assert (xp.asarray([1], dtype=xp.uint8, device=device) + 3).dtype is xp.uint8
    assert (xp.asarray([1], dtype=xp.int8, device=device) + xp.asarray([1], dtype=xp.uint8, device=device)).dtype is xp.int16
