"""What a mask selects, and what is unique, against numpy to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import kg_array as ka
import kg_array.numpy as kn
import numpy as np
import pytest
from kg_array.functions import selection, sets
from kg_array.sorting.counting_sort import VALUES

#: Around vectors, the least that goes by ranks, blocks of 2048, and memory that is not filled.
SIZES = (1, 7, 511, 512, 513, 2047, 2048, 2049, 3 * 2048 + 1, 3 * 2048 + 63, selection.UNFILLED - 1, selection.UNFILLED + 5)
DTYPES = ("bool", "int8", "uint8", "int16", "uint16", "float16", "int32", "uint32", "float32", "int64", "uint64", "float64")
MASKS: dict[str, Callable[[np.random.Generator, int], np.ndarray]] = {
    "half": lambda rng, n: rng.random(n) < 0.5,
    "few": lambda rng, n: rng.random(n) < 0.01,
    "all": lambda _, n: np.ones(n, bool),
    "none": lambda _, n: np.zeros(n, bool),
    "last": lambda _, n: np.arange(n) == n - 1,
}


def _values(dtype: str, n: int) -> np.ndarray:
    rng = np.random.default_rng(n)
    if dtype.startswith("float"):
        special = np.array([np.nan, -0.0, 0.0, np.inf, -np.inf], dtype)
        return np.where(rng.random(n) < 0.1, special[rng.integers(0, 5, n)], rng.standard_normal(n).astype(dtype)).astype(dtype)
    return rng.integers(0, 256, n).astype(dtype)


def _same(found: object, expected: np.ndarray) -> None:
    made = np.asarray(found)
    assert made.dtype == expected.dtype
    assert made.shape == expected.shape
    assert made.tobytes() == expected.tobytes()


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("mask", MASKS)
def test_positions_and_elements_under_masks(n: int, mask: str) -> None:
    m, x = MASKS[mask](np.random.default_rng(n), n), _values("float32", n)
    _same(kn.nonzero(m)[0], np.nonzero(m)[0])
    _same(kn.asarray(x)[kn.asarray(m)], x[m])
    _same(kn.compress(m, x), np.compress(m, x))
    _same(kn.argwhere(m), np.argwhere(m))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [700, 4099, selection.UNFILLED + 5])
def test_elements_of_every_dtype(dtype: str, n: int) -> None:
    m, x = MASKS["half"](np.random.default_rng(1), n), _values(dtype, n)
    _same(kn.extract(m, x), np.extract(m, x))
    _same(kn.flatnonzero(x), np.flatnonzero(x))


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_elements(dtype: str) -> None:
    m, x = (
        MASKS["half"](np.random.default_rng(1), 5000),
        (_values("int8", 5000) + 1j * _values("int16", 5000)).astype(dtype),
    )
    _same(kn.asarray(x)[kn.asarray(m)], x[m])


def test_axes_strides_and_rows() -> None:
    x = _values("float32", 3 * 5 * 701).reshape(3, 5, 701)
    for made, expected in zip(kn.nonzero(x > 0), np.nonzero(x > 0), strict=True):
        _same(made, expected)
    y, m = kn.asarray(x), x > 0
    _same(y[:, ::-2, ::3][kn.asarray(m)[:, ::-2, ::3]], x[:, ::-2, ::3][m[:, ::-2, ::3]])
    _same(y[kn.asarray(m)], x[m])
    _same(y[kn.asarray(m[:, :, 0])], x[m[:, :, 0]])


def test_nothing_and_numbers() -> None:
    _same(kn.nonzero(np.zeros(0))[0], np.nonzero(np.zeros(0))[0])
    _same(kn.asarray(np.zeros(0))[kn.asarray(np.zeros(0, bool))], np.zeros(0))
    _same(kn.argwhere(np.float32(2)), np.argwhere(np.float32(2)))
    with pytest.raises(ValueError, match="0-d"):
        ka.nonzero(ka.asarray(1.0))


def test_results_keep_what_they_have() -> None:
    """Memory that is given again is not that of results that somebody has."""
    m = MASKS["half"](np.random.default_rng(2), selection.UNFILLED)
    first, second = kn.nonzero(m)[0], kn.nonzero(~m)[0]
    _same(first, np.nonzero(m)[0])
    _same(second, np.nonzero(~m)[0])


#: Run in a process with another instruction set.
_LEVELS = (
    "import numpy as np, kg_array.numpy as kn\n"
    "for n in (700, 6000):\n"
    "    for t in ('bool', 'int8', 'uint16', 'float16', 'float32', 'int64', 'float64'):\n"
    "        m, x = np.random.default_rng(n).random(n) < 0.4, np.arange(n).astype(t)\n"
    "        assert np.asarray(kn.asarray(x)[kn.asarray(m)]).tobytes() == x[m].tobytes(), (n, t)\n"
    "    assert np.asarray(kn.nonzero(m)[0]).tobytes() == np.nonzero(m)[0].tobytes(), n\n"
    "    assert np.asarray(kn.unique(x)).tobytes() == np.unique(x).tobytes(), n\n"
)


@pytest.mark.parametrize(
    ("level", "device"),
    [*[(level, device) for level in ("x86-64-v3", "x86-64-v2") for device in ("CPU:LLVM", "CPU:C")], ("x86-64-v3", "REF")],
)
def test_other_instruction_sets_and_devices(level: str, device: str) -> None:
    import platform

    if platform.machine() != "x86_64":
        pytest.skip("levels are of x86-64")
    lines = _LEVELS.replace("(700, 6000)", "(700,)") if device == "REF" else _LEVELS
    env = {**os.environ, "KGCPU_LEVEL": level, "KG_DEVICE": device}
    done = subprocess.run([sys.executable, "-c", lines], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_what_is_left_out_is_no_access_out_of_range() -> None:
    lines = _LEVELS.replace("(700, 6000)", "(700,)")
    done = subprocess.run(
        [sys.executable, "-c", lines], env={**os.environ, "KG_SANITIZE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# -- different elements


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int32", "int64", "float32", "float64"])
@pytest.mark.parametrize("n", [600, 1 << 15, selection.UNFILLED + 3])
@pytest.mark.parametrize("values", [1, VALUES - 1, VALUES, VALUES + 1, 100])
def test_different_elements(dtype: str, n: int, values: int) -> None:
    x = np.random.default_rng(n).integers(0, values, n).astype(dtype)
    _same(kn.unique(x), np.unique(x))
    made, expected = kn.unique(x, return_counts=True), np.unique(x, return_counts=True)
    for one, other in zip(made, expected, strict=True):
        _same(one, other)
    for one, other in zip(kn.unique(x, True, True, True), np.unique(x, True, True, True), strict=True):
        _same(one, other)


@pytest.mark.parametrize("equal_nan", [True, False])
def test_few_values_with_nan_and_zeros_of_both_signs(equal_nan: bool) -> None:
    x = np.random.default_rng(0).integers(-3, 4, 1 << 15).astype(np.float32)
    zeros = np.where(np.arange(1 << 15) % 2, np.float32(-0.0), np.float32(0.0))
    for special in (np.where(x == 0, zeros, x), np.where(x == 1, np.float32(np.nan), x)):
        made = kn.unique(special, return_counts=True, equal_nan=equal_nan)
        for one, other in zip(made, np.unique(special, return_counts=True, equal_nan=equal_nan), strict=True):
            np.testing.assert_array_equal(np.asarray(one), other)


def test_a_value_that_no_sample_has() -> None:
    x = np.zeros(1 << 15, np.float64)
    x[12345] = 7.0
    _same(kn.unique(x), np.unique(x))
    assert sets.may_be_few(x.size, ka.asarray(x).device)
