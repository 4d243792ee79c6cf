"""Small matrices are eliminated without loops:
with the bits of the steps that others take, in one kernel, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg_array import linalg
from kg_array.matrices import unrolled

DEVICE = open_device("CPU:LLVM")
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "solve": linalg.solve,
    "inv": lambda a, b: linalg.inv(a),
    "det": lambda a, b: linalg.det(a),
    "slogdet": lambda a, b: linalg.slogdet(a).sign,
    "cholesky": lambda a, b: linalg.cholesky(a),
}


def matrices(n: int) -> np.ndarray[Any, Any]:
    """Of all kinds: ordinary, ones whose pivots are alike, singular, with zeros,
    infinities and NaN where a pivot is sought."""
    random = np.random.default_rng(n)
    a = random.standard_normal((40, n, n))
    a[1] = 1.0
    a[2] = 0.0
    a[3] = np.eye(n)[::-1]
    a[4, 0] = 0.0
    a[5] = np.round(a[5])
    a[6, -1, 0], a[7, 0, 0], a[8, -1, -1] = np.nan, np.nan, np.nan
    a[9, -1, 0], a[10, 0, 0] = np.inf, -np.inf
    a[11:20] = np.sign(a[11:20])
    a[20:] = a[20:] @ np.swapaxes(a[20:], -1, -2) + np.eye(n)
    return a


@pytest.mark.part(2)
@pytest.mark.parametrize("n", range(1, unrolled.MOST_ROWS + 1))
@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_bits_are_those_of_the_steps(name: str, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = matrices(n), np.random.default_rng(1).standard_normal((40, n, 2))
    results: list[Any] = []
    for most in (unrolled.MOST_ROWS, 0):
        monkeypatch.setattr(unrolled, "MOST_ROWS", most)
        for dtype in (np.float64, np.float32):
            x, y = (kg.asarray(v.astype(dtype), device=DEVICE) for v in (a, b))
            jitted: Any = kg.jit(partial(FUNCTIONS[name]))  # a function that no jit has traced
            results.append(np.asarray(jitted(x, y)))
            assert (f"{n} times" in str(kg.explain(jitted)(x, y))) == (most == 0 and n > 1)
    for found, expected in zip(results[:2], results[2:], strict=True):
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("columns", [0, 1, 3, 40])
def test_right_sides_of_any_width(columns: int) -> None:
    a, b = matrices(3)[20:], np.random.default_rng(2).standard_normal((20, 3, columns))
    found: Any = np.asarray(linalg.solve(kg.asarray(a, device=DEVICE), kg.asarray(b, device=DEVICE)))
    np.testing.assert_allclose(found, np.linalg.solve(a, b), rtol=1e-9)


def test_many_are_one_kernel_of_vectors() -> None:
    x: Any = kg.asarray(matrices(3), device=DEVICE)
    for name in ("solve", "det", "cholesky"):
        text = str(kg.explain(kg.jit(FUNCTIONS[name]))(x, x))
        assert ": 1 kernel" in text and "VECTOR(o0, " in text


def test_batches_of_open_sizes() -> None:
    count = kg.Size("count", 1, 64)
    solved: Any = kg.jit(linalg.solve, sizes={0: {0: count}, 1: {0: count}})
    for many in (1, 7, 20):
        a = matrices(3)[-many:]
        x = kg.asarray(a, device=DEVICE)
        np.testing.assert_allclose(np.asarray(solved(x, x)), np.broadcast_to(np.eye(3), a.shape), atol=1e-9)


def test_gradients_of_the_elements_of_records() -> None:
    """What is taken of each record has its cotangent put together of those of its elements:
    one kernel, no sums of padded ones."""
    a = matrices(4)[20:]
    slope: Any = kg.jit(kg.grad(lambda x: kg.sum(linalg.det(2.0 * x))))  # elements of what is computed of an argument
    found = np.asarray(slope(kg.asarray(a, device=DEVICE)))
    expected = 16.0 * np.linalg.det(a)[:, None, None] * np.swapaxes(np.linalg.inv(a), 1, 2)
    np.testing.assert_allclose(found, expected, rtol=1e-9)
    assert ": 1 kernel" in str(kg.explain(slope)(kg.asarray(a, device=DEVICE)))
