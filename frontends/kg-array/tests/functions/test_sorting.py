"""Sorting of short and long axes against numpy's stable sort; what is different among elements."""

from __future__ import annotations

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.functions.sorting import ONE_BY_ONE
from numpy.typing import NDArray

pytestmark = pytest.mark.part(4)

Values = NDArray[np.generic]
DTYPES = ("bool", "int8", "uint8", "int16", "uint32", "int64", "uint64", "float16", "float32", "float64")


def with_ties(dtype: str, shape: tuple[int, ...]) -> Values:
    generator = np.random.default_rng(2)
    given = generator.integers(0, 2 if dtype == "bool" else 9, shape).astype(dtype)
    if dtype.startswith("int"):
        given -= 4
    if dtype.startswith("float"):
        given = given / 3 - 1
        flat = given.reshape(-1)
        flat[::7], flat[3::11], flat[4::13], flat[5::9], flat[6::9] = np.nan, np.inf, -np.inf, -0.0, 0.0
    return given.astype(dtype)


def expected_order(given: Values, axis: int, descending: bool) -> Values:
    """numpy's stable order; for descending that of ranks turned around, NaN last."""
    if not descending:
        return np.argsort(given, axis=axis, stable=True)
    key = np.unique(given, return_inverse=True)[1].reshape(given.shape)
    return np.argsort(np.where(given != given, 1, -key), axis=axis, stable=True)


def same(found: xp.Array, expected: Values) -> None:
    assert found.shape == expected.shape
    np.testing.assert_array_equal(found.numpy(), expected)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
def test_dtypes(dtype: str, descending: bool, device: Device) -> None:
    given = with_ties(dtype, (2, 40))
    x = xp.asarray(given, device=device)
    order = expected_order(given, -1, descending)
    found = xp.argsort(x, descending=descending)
    assert found.dtype is xp.int64
    same(found, order)
    ordered = xp.sort(x, descending=descending)
    assert ordered.dtype is x.dtype
    same(ordered, np.take_along_axis(given, order, -1))


@pytest.mark.parametrize("length", [0, 1, 2, 3, 33, 256, 257, 300])
def test_lengths(length: int, device: Device) -> None:
    given = with_ties("float32", (length,))
    same(xp.argsort(xp.asarray(given, device=device)), expected_order(given, -1, False))


def test_long_axis() -> None:
    given = with_ties("float32", (10_001,))
    same(xp.argsort(xp.asarray(given, device="CPU:LLVM")), expected_order(given, -1, False))
    same(xp.sort(xp.asarray(given, device="CPU:LLVM"), descending=True), given[expected_order(given, -1, True)])


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("descending", [False, True])
def test_digits(dtype: str, descending: bool) -> None:
    """Rows that are too long to be compared each with each: the number of the row comes before the key."""
    given = with_ties(dtype, (5, 300))
    if dtype not in ("bool", "uint8", "float16"):
        given[::2] *= np.asarray(113).astype(dtype)  # more than one digit
    x = xp.asarray(given, device="CPU:LLVM")
    same(xp.argsort(x, descending=descending), expected_order(given, -1, descending))
    row = given[2]  # whose elements move by themselves
    same(xp.sort(x[2], descending=descending), row[expected_order(row, -1, descending)])


def test_many_digits() -> None:
    generator = np.random.default_rng(3)
    for given in (generator.integers(-(1 << 62), 1 << 62, 40_000), generator.normal(size=40_000).astype(np.float32)):
        same(xp.sort(xp.asarray(given, device="CPU:LLVM")), np.sort(given))


def test_sorting_is_traced(device: Device) -> None:
    given = np.random.default_rng(4).normal(size=(3, 270))
    x = xp.asarray(given, device=device)
    same(xp.jit(xp.sort)(x), np.sort(given))  # type: ignore[arg-type]
    same(xp.vmap(xp.argsort)(x), np.argsort(given, stable=True))  # type: ignore[arg-type]
    weight = np.arange(270.0)
    slope = xp.grad(lambda x: xp.sum(xp.sort(x) * xp.asarray(weight, device=device)))(x[0])
    same(slope, np.argsort(np.argsort(given[0])).astype(np.float64))  # type: ignore[arg-type]


@pytest.mark.parametrize("axis", [0, 1, 2, -2])
def test_axes(axis: int, device: Device) -> None:
    given = with_ties("float32", (3, 5, 4))
    x = xp.asarray(given, device=device)
    for descending in (False, True):
        order = expected_order(given, axis, descending)
        same(xp.argsort(x, axis=axis, descending=descending), order)
        same(xp.sort(x, axis=axis, descending=descending), np.take_along_axis(given, order, axis))


@pytest.mark.parametrize("times", [1, 100])
def test_zeros_keep_their_signs(times: int, device: Device) -> None:
    found = xp.sort(xp.asarray([0.0, -0.0, 0.0, -1.0] * times, device=device)).numpy()
    np.testing.assert_array_equal(np.signbit(found), [True] * times + [False, True, False] * times)


def test_top_k(device: Device) -> None:
    given = with_ties("float32", (3, 40))
    order = expected_order(given, -1, True)
    for k in (0, 1, 5, 40):
        values, positions = xp.top_k(xp.asarray(given, device=device), k)
        same(positions, order[:, :k])
        same(values, np.take_along_axis(given, order, -1)[:, :k])
    values, positions = xp.top_k(xp.asarray(given.T, device=device), 2, axis=0)
    same(positions, order[:, :2].T)


#: As many of 300 are found one after the other, in 19 pieces of 16.
MOST = ONE_BY_ONE * 300 // (19 + 16)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint8", "int32", "uint32", "int64", "float16", "float32", "float64"])
@pytest.mark.parametrize("k", [1, 9, MOST, MOST + 1])
def test_top_k_of_long_rows(dtype: str, k: int, device: Device) -> None:
    """One after the other while they are few; ties by position, NaN last."""
    given = with_ties(dtype, (2, 300))
    if dtype.startswith("float"):
        given[1, 3:] = np.nan
        given[0, ::7] = -np.inf
    elif dtype != "bool":
        given[1, 3:] = np.iinfo(dtype).min
        given[0, ::7] = np.iinfo(dtype).max
    order = expected_order(given, -1, True)
    values, positions = xp.top_k(xp.asarray(given, device=device), k)
    same(positions, order[:, :k])
    same(values, np.take_along_axis(given, order, -1)[:, :k])


def test_top_k_of_rows_of_an_open_length() -> None:
    chosen = xp.jit(lambda x: xp.top_k(x, 20), sizes={0: {1: xp.Size("n", 30, 9000)}})
    for n in (30, 300, 9000):
        given = with_ties("float32", (3, n))
        order = expected_order(given, -1, True)[:, :20]
        values, positions = chosen(xp.asarray(given))
        same(positions, order)
        same(values, np.take_along_axis(given, order, -1))


def test_top_k_of_open_sizes_and_its_gradient() -> None:
    chosen = xp.jit(lambda x: xp.top_k(x, 3), sizes={0: {0: xp.Size("n", 1, 9)}})
    for n in (1, 4):
        given = with_ties("float32", (n, 400))
        order = expected_order(given, -1, True)[:, :3]
        values, positions = chosen(xp.asarray(given))
        same(positions, order)
        same(values, np.take_along_axis(given, order, -1))
    of = xp.grad(lambda x: xp.sum(xp.top_k(x, 3)[0] * xp.asarray([1.0, 2.0, 3.0], dtype=xp.float32)))(xp.asarray(given))
    expected = np.zeros_like(given)
    np.put_along_axis(expected, order, np.asarray([[1, 2, 3]], "float32"), -1)
    same(of, expected)


@pytest.mark.parametrize("shape", [(), (0,), (1,), (7,), (6, 30)])
@pytest.mark.parametrize("dtype", ["bool", "int32", "uint8", "float32"])
def test_unique(dtype: str, shape: tuple[int, ...], device: Device) -> None:
    given = np.asarray(with_ties(dtype, (200,))[: int(np.prod(shape))].reshape(shape))
    x = xp.asarray(given, device=device)
    expected = np.unique(given, return_index=True, return_inverse=True, return_counts=True, equal_nan=False)
    values, first, inverse, counts = (np.asarray(e) for e in expected)
    found = xp.unique_all(x)
    same(found.values, values)
    same(found.indices, first)
    same(found.inverse_indices, inverse.reshape(shape))
    same(found.counts, counts)
    same(xp.unique_values(x), values)
    same(xp.unique_counts(x).counts, counts)
    same(xp.unique_inverse(x).inverse_indices, inverse.reshape(shape))


def test_wrong_input() -> None:
    with pytest.raises(ValueError, match="no axis 1"):
        xp.sort(xp.zeros((3,)), axis=1)
    with pytest.raises(ValueError, match="no axis -1"):
        xp.argsort(xp.asarray(1.0))
    with pytest.raises(ValueError, match="there are 3 elements along axis -1, not 4"):
        xp.top_k(xp.zeros((3,)), 4)
