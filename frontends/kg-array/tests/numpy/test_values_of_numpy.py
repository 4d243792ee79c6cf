"""Numbers as values of margins and of whole arrays, and windows:
beside numpy, with signs of zeros, numbers beyond a dtype, and what is refused."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import kg_array.numpy as knp
import numpy
import pytest

NUMBERS: list[Any] = [
    *(300, -1, 300.5, 0.5, -0.0, 0, 7, True, 2**63, 2**64, 2**70, -(2**63) - 1, 1j, float("nan"), float("inf")),
    *(numpy.int64(300), numpy.float64(-0.0), numpy.float32(0.5), [300, 1], [0.0, -0.0], [[1.5, 2]]),
]
DTYPES = ["uint8", "bool", "int32", "uint64", "float32", "float64", "complex64"]


def _beside(call: Callable[[Any], Any]) -> None:
    """The same bytes, or an error where numpy has one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            right = call(numpy)
        except (OverflowError, ValueError) as error:
            with pytest.raises(type(error)):
                call(knp)
            return
        found = numpy.asarray(call(knp))
    assert (found.dtype, found.shape) == (right.dtype, right.shape)
    numpy.testing.assert_array_equal(found, right)
    numpy.testing.assert_array_equal(numpy.signbit(numpy.real(found)), numpy.signbit(numpy.real(right)))


@pytest.mark.parametrize("number", NUMBERS, ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_become_values_of_a_dtype_as_numpy_casts_them(dtype: str, number: Any) -> None:
    for _ in range(2):
        _beside(lambda np: np.pad(np.ones((2, 3), dtype), 1, constant_values=number))
        _beside(lambda np: np.full((2, 2), number, dtype))
        _beside(lambda np: np.full_like(np.ones((2, 2), dtype), number))


def test_margins_of_other_values_on_each_side() -> None:
    for values in ((0.0, -0.0), (-0.0, 0.0), -0.0, 0.0, ((1, 2), (3, 4)), ((0.0, -0.0), (-0.0, 0.0)), ((5,), (6,))):
        for dtype in ("float32", "float64", "int64", "bool"):
            _beside(lambda np, v=values, d=dtype: np.pad(np.ones((2, 2), d), ((1, 2), (0, 1)), constant_values=v))
    _beside(lambda np: np.pad(np.ones((2, 2), "u1"), 1, constant_values=((300, 1), (2, 3))))
    _beside(lambda np: np.pad(np.ones(3), (1, 0), constant_values=np.asarray(2.5)))


def test_arrays_of_one_number_have_its_dtype() -> None:
    for number in (2**63, 2**63 - 1, -(2**63), True, 0.5, 1j, numpy.uint8(3), numpy.float32(-0.0)):
        _beside(lambda np, n=number: np.full((3,), n))
    with pytest.raises(TypeError, match="object"):
        knp.full((3,), 2**64)
    with pytest.raises(OverflowError, match="300 out of bounds for uint8"):
        knp.full((3,), 300, dtype="u1")


def test_windows_are_not_written_to() -> None:
    x = numpy.arange(6.0)
    for np in (knp, numpy):
        windows = np.lib.stride_tricks.sliding_window_view(np.asarray(x), 3, subok=False, writeable=False)
        assert windows.tolist() == [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]
    with pytest.raises(TypeError, match="writeable=True is not here"):
        knp.lib.stride_tricks.sliding_window_view(knp.asarray(x), 3, writeable=True)
