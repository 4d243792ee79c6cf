"""Elements by rank: medians, quantiles and percentiles, along axes, of every dtype,
with NaN and infinities, and their derivatives."""

from __future__ import annotations

import warnings
from typing import Any

import kg_array as ka
import kg_array.numpy as np
import numpy
import pytest

RANDOM = numpy.random.default_rng(7)
SHAPES = [(1,), (2,), (31,), (33,), (40,), (515,), (1025,), (40_000,), (140_000,), (7, 45), (45, 7), (3, 1100), (2, 3, 50)]
DTYPES = ["float32", "int64", "int32", "uint32", "uint8", "int8"]


def values(shape: tuple[int, ...], dtype: str) -> Any:
    kind = numpy.dtype(dtype)
    if kind.kind == "f":
        return (RANDOM.standard_normal(shape) * 10.0 ** RANDOM.integers(-3, 4, shape)).astype(kind)
    info = numpy.iinfo(kind)
    return RANDOM.integers(max(info.min, -(1 << 40)), min(info.max, 1 << 40), shape, dtype=kind, endpoint=True)


def same(found: Any, expected: Any, exact: bool = True) -> None:
    found, expected = numpy.asarray(found), numpy.asarray(expected)
    assert found.shape == expected.shape
    if exact:
        numpy.testing.assert_array_equal(found, expected)
    else:
        numpy.testing.assert_allclose(found, expected, rtol=2e-6 if found.dtype.itemsize == 4 else 1e-14, atol=1e-12)


@pytest.mark.parametrize(("shape", "dtype"), [(s, "float64") for s in SHAPES] + [((3, 1100), t) for t in DTYPES], ids=str)
def test_medians_are_numpys(shape: tuple[int, ...], dtype: str) -> None:
    x = values(shape, dtype)
    for axis in (None, *range(len(shape)), -1):
        for keepdims in (False, True):
            same(
                np.median(np.asarray(x), axis=axis, keepdims=keepdims),
                numpy.median(x, axis=axis, keepdims=keepdims),
                exact=False,
            )


@pytest.mark.parametrize("method", ["linear", "lower", "higher", "midpoint", "nearest"])
@pytest.mark.parametrize("q", [1.0, [0.0, 0.2, 0.3, 0.4, 0.5, 0.6], [[0.1], [0.9]]], ids=str)
def test_quantiles_are_numpys(q: Any, method: Any) -> None:
    for shape in ((33_000,), (5, 600), (5, 20)):
        x = values(shape, "float64")
        same(np.quantile(np.asarray(x), q, axis=-1, method=method), numpy.quantile(x, q, axis=-1, method=method), exact=False)


def test_equal_elements_and_zeros() -> None:
    for n in (40, 1000, 40_000):
        x = RANDOM.integers(0, 3, n).astype(float) - 1.0
        same(np.quantile(np.asarray(x), [0.2, 0.5]), numpy.quantile(x, [0.2, 0.5]))
        same(np.median(np.zeros(n)), 0.0)


@pytest.mark.parametrize("n", [5, 40, 2000, 40_000])
def test_nan_and_infinities(n: int) -> None:
    x = values((3, n), "float64")
    x[1, 2] = numpy.nan
    x[2, :2] = numpy.inf, -numpy.inf
    same(np.median(np.asarray(x), axis=1), numpy.median(x, axis=1), exact=False)
    same(np.percentile(np.asarray(x), [10, 60], axis=1), numpy.percentile(x, [10, 60], axis=1), exact=False)


@pytest.mark.parametrize("n", [5, 40, 2000, 40_000])
def test_without_nan(n: int) -> None:
    x = values((4, n), "float64")
    x[RANDOM.random(x.shape) < 0.3] = numpy.nan
    x[3] = numpy.nan
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for axis in (None, 0, 1, (0, 1)):
            same(np.nanmedian(np.asarray(x), axis=axis), numpy.nanmedian(x, axis=axis), exact=False)
            for q in (30, [10, 50]):
                same(np.nanpercentile(np.asarray(x), q, axis=axis), numpy.nanpercentile(x, q, axis=axis), exact=False)


def test_halves() -> None:
    x = values((901,), "float32").astype("float16")
    same(np.median(np.asarray(x)), numpy.median(x))
    with pytest.raises(TypeError, match="numpy has no bfloat16"):
        np.median(ka.astype(ka.asarray(x), ka.bfloat16))


@pytest.mark.parametrize("n", [4, 0])
def test_nothing(n: int) -> None:
    x = numpy.zeros((n, 0))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        same(np.median(np.asarray(x), axis=1), numpy.median(x, axis=1))


def test_derivatives_and_jit() -> None:
    x = ka.asarray(values((2000,), "float64"))

    def spread(x: ka.Array) -> ka.Array:
        high, low = (np.quantile(x, q).array for q in (0.75, 0.25))
        return high - low

    compiled: Any = ka.jit(spread)
    sloped: Any = ka.jit(ka.grad(spread))
    slope = sloped(x).numpy()
    ranks = numpy.argsort(x.numpy())
    expected = numpy.zeros(2000)
    for q, sign in ((0.75, 1.0), (0.25, -1.0)):
        low, share = divmod(q * 1999, 1)
        expected[ranks[int(low)]] += sign * (1 - share)
        expected[ranks[int(low) + 1]] += sign * share
    numpy.testing.assert_allclose(slope, expected, atol=1e-12)
    quarter, rest = numpy.quantile(numpy.asarray(x.numpy(), float), [0.25, 0.75])
    same(compiled(x).numpy(), rest - quarter, exact=False)


def test_what_is_wrong_is_named() -> None:
    x = np.arange(40.0)
    with pytest.raises(ValueError, match="quantile: q is from 0 to 1"):
        np.quantile(x, 1.5)
    with pytest.raises(ValueError, match="percentile: q"):
        np.percentile(x, [float("nan")])
    with pytest.raises(ValueError, match="there is no method 'mean'"):
        np.quantile(x, 0.5, method="mean")
    with pytest.raises(TypeError, match="median: a is of complex128"):
        np.median(x * 1j)
    with pytest.raises(Exception, match="median"):
        np.median(x, axis=3)


@pytest.mark.parametrize("dtype", ["float16", "float32"])
@pytest.mark.parametrize("method", ["linear", "lower", "midpoint"])
def test_dtypes_of_several_parts_are_numpys(dtype: str, method: Any) -> None:
    x = values((50,), "float32").astype(dtype) / 100
    for q in (0.3, [0.3, 0.9], numpy.array([0.5, 0.1], "float32"), numpy.float64(0.3)):
        found, expected = np.quantile(np.asarray(x), q, method=method), numpy.quantile(x, q, method=method)
        assert numpy.asarray(found).dtype == expected.dtype, q
        numpy.testing.assert_allclose(found, expected, rtol=2e-3 if expected.dtype == "float16" else 2e-6)
    for q in (30, [30, 90]):
        found, expected = np.percentile(np.asarray(x), q, method=method), numpy.percentile(x, q, method=method)
        assert numpy.asarray(found).dtype == expected.dtype, q
