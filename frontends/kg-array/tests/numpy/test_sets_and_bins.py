"""Sets, bins and what lies in order against numpy:
dtypes, empty arrays, zeros with a sign, NaN, falling edges."""

from __future__ import annotations

from typing import Any

import kg_array.numpy as np
import numpy
import pytest

RANDOM = numpy.random.default_rng(11)
NAN = numpy.nan


def same(found: Any, expected: Any) -> None:
    found, expected = numpy.asarray(found), numpy.asarray(expected)
    assert found.dtype == expected.dtype
    numpy.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("bins", [[3, 2, 2, 1], [1, 2, 2, 3], [2], []], ids=str)
def test_digitize_at_edges(bins: list[int], right: bool) -> None:
    x = numpy.array([0, 1, 1.5, 2, 2.5, 3, 4])
    same(np.digitize(np.asarray(x), bins, right=right), numpy.digitize(x, bins, right=right))


@pytest.mark.parametrize(("one", "other"), [([1, NAN, 2], [2, NAN, 3, NAN]), ([], []), ([NAN], []), ([1.0], [1.0])], ids=str)
def test_values_of_one_array_alone(one: list[float], other: list[float]) -> None:
    same(np.setxor1d(one, other), numpy.setxor1d(one, other))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int32"])
def test_edges_are_of_the_dtype_of_numpys(dtype: str) -> None:
    x = (RANDOM.standard_normal(300) * 9).astype(dtype)
    for options in ({}, {"range": (-1, 3)}, {"range": (numpy.float64(-1), 3)}, {"bins": 4}):
        for found, expected in zip(np.histogram(np.asarray(x), **options), numpy.histogram(x, **options), strict=True):
            same(found, expected)


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int16", "int32", "uint32", "int64", "uint64"])
@pytest.mark.parametrize("width", [100, 30_000, 1 << 40], ids=str)
def test_integers_among_others(dtype: str, width: int) -> None:
    """Of a narrow range and of a wide one, with the least and the greatest integer among the elements
    and among the others."""
    info = numpy.iinfo(dtype)
    for n, m in ((5000, 700), (5000, 7), (20, 700)):
        x, others = (RANDOM.integers(0, min(width, int(info.max)), k).astype(dtype) for k in (n, m))
        x[3], x[4] = info.min, info.max
        for ends in ([], [info.min], [info.max], [info.min, info.max]):
            others[: len(ends)] = ends
            for invert in (False, True):
                same(np.isin(np.asarray(x), np.asarray(others), invert=invert), numpy.isin(x, others, invert=invert))
