"""Factors by blocks: against numpy, with blocks of few columns on every device at hand,
and at the sizes that are factored so by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg_array.array import Array
from kg_array.einsum import diagonal_of
from kg_array.matrices import blocked

pytestmark = pytest.mark.slow
Function = Callable[..., Array]


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of 4 columns, 8 of which are factored in a loop, more by halves:
    all that large matrices meet, at sizes that REF computes in time."""
    monkeypatch.setattr(blocked, "LU_BLOCK", 4)
    monkeypatch.setattr(blocked, "CHOLESKY_BLOCK", 4)
    monkeypatch.setattr(blocked, "LOOP_COLUMNS", 8)
    monkeypatch.setattr(blocked, "LOOP_ROWS", 8)


def given(values: Any, device: str = "CPU:LLVM") -> Array:
    return kg.asarray(values, device=open_device(device))


def jitted(function: Any) -> Any:
    return kg.jit(function)


def values(x: Any) -> Any:
    """As numpy's, of an array or what a jitted function gives."""
    return np.asarray(x.numpy())


def solution(a: Array, b: Array) -> Array:
    return Array(blocked.solution(a.node, b.node), a.device)


def cholesky(a: Array) -> Array:
    return Array(blocked.cholesky_factor(a.node), a.device)


def determinant(a: Array) -> Array:
    packed, parity = blocked.factors(a.node)
    return kg.prod(Array(diagonal_of(packed), a.device), axis=-1) * Array(parity, a.device)


def positive(x: Any) -> Any:
    return x @ np.swapaxes(x, -1, -2) + x.shape[-1] * np.eye(x.shape[-1])


@pytest.mark.part(4)
@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("shape", [(1, 1), (1, 5), (2, 8), (1, 9), (1, 13), (3, 16), (1, 23), (1, 37)])
def test_small_blocks(shape: tuple[int, int], device: str) -> None:
    batch, n = shape
    rng = np.random.default_rng(n)
    x, b = rng.normal(size=(batch, n, n)), rng.normal(size=(batch, n, 3))
    found = values(jitted(solution)(given(x, device), given(b, device)))
    np.testing.assert_allclose(found, np.linalg.solve(x, b), rtol=1e-8, atol=1e-9)
    np.testing.assert_allclose(values(jitted(determinant)(given(x, device))), np.linalg.det(x), rtol=1e-10)
    factor = values(jitted(cholesky)(given(positive(x), device)))
    np.testing.assert_allclose(factor, np.linalg.cholesky(positive(x)), atol=1e-12)


@pytest.mark.usefixtures("small_blocks")
def test_pivots_are_the_largest() -> None:
    """Without an exchange of rows each step would divide by what is nothing beside the rest, or by zero."""
    n = 21
    x = np.random.default_rng(3).normal(size=(1, n, n)) + 1e3 * np.roll(np.eye(n), 5, 0)
    x[0, np.arange(n), np.arange(n)] = 0.0
    b = np.ones((1, n, 1))
    np.testing.assert_allclose(values(jitted(solution)(given(x), given(b))), np.linalg.solve(x, b), rtol=1e-10)
    np.testing.assert_allclose(values(jitted(determinant)(given(x))), np.linalg.det(x), rtol=1e-10)


@pytest.mark.usefixtures("small_blocks")
def test_singular_matrices() -> None:
    x = np.random.default_rng(4).normal(size=(2, 13, 13))
    x[0, :, 6] = 0.0
    found = values(jitted(solution)(given(x), given(np.ones((2, 13, 1)))))
    assert not np.isfinite(found[0]).all()
    np.testing.assert_allclose(found[1], np.linalg.solve(x[1], np.ones((13, 1))), rtol=1e-9)
    both = values(jitted(determinant)(given(x)))
    assert both[0] == 0.0
    np.testing.assert_allclose(both[1], np.linalg.det(x[1]), rtol=1e-10)


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("place", [(0, 0), (11, 2), (20, 20)])
def test_nan_stays_in_its_matrix(place: tuple[int, int]) -> None:
    x = np.random.default_rng(6).normal(size=(2, 21, 21))
    x[0][place] = np.nan
    found = values(jitted(solution)(given(x), given(np.ones((2, 21, 1)))))
    assert np.isnan(found[0]).any()
    np.testing.assert_allclose(found[1], np.linalg.solve(x[1], np.ones((21, 1))), rtol=1e-9)
    both = values(jitted(determinant)(given(x)))
    assert np.isnan(both[0])
    np.testing.assert_allclose(both[1], np.linalg.det(x[1]), rtol=1e-10)
    assert np.isnan(values(jitted(cholesky)(given(positive(x))))[0]).any()


@pytest.mark.usefixtures("small_blocks")
def test_the_sign_is_that_of_the_order_of_rows() -> None:
    rng = np.random.default_rng(7)
    x = np.stack([np.eye(19)[rng.permutation(19)] for _ in range(6)])
    np.testing.assert_array_equal(values(jitted(determinant)(given(x))), np.round(np.linalg.det(x)))


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("name", ["determinant", "cholesky", "solution"])
def test_derivatives(name: str) -> None:
    x, v = np.random.default_rng(5).normal(size=(2, 1, 13, 13))
    functions: dict[str, Function] = {
        "determinant": lambda a: kg.sum(determinant(a / 3.0)),
        "cholesky": lambda a: kg.sum(kg.sin(cholesky(kg.matmul(a, a.mT) + 13.0 * kg.eye(13, dtype=a.dtype, device=a.device)))),
        "solution": lambda a: kg.sum(kg.sin(solution(a, a.mT))),
    }
    function = jitted(functions[name])
    above, below = (float(function(given(x + s * 1e-6 * v))) for s in (1, -1))
    slope = values(jitted(kg.grad(functions[name]))(given(x)))
    np.testing.assert_allclose((slope * v).sum(), (above - below) / 2e-6, rtol=1e-5)
    _, tangent = kg.jvp(functions[name], (given(x),), (given(v),))
    np.testing.assert_allclose(values(tangent), (slope * v).sum(), rtol=1e-9)


@pytest.mark.parametrize(("shape", "dtype"), [((blocked.LEAST_ROWS,), "float32"), ((2, 257), "float64")])
def test_functions_of_large_matrices(shape: tuple[int, ...], dtype: str) -> None:
    n = shape[-1]
    rng = np.random.default_rng(n)
    x = (rng.normal(size=(*shape, n)) / n**0.5).astype(dtype)
    near: dict[str, Any] = {"rtol": 2e-2, "atol": 2e-2} if dtype == "float32" else {"rtol": 1e-8, "atol": 1e-9}
    wide = x.astype("float64")
    inverse = values(kg.linalg.inv(given(x)))
    np.testing.assert_allclose(inverse @ wide, np.broadcast_to(np.eye(n), x.shape), atol=near["atol"])
    sign, logarithm = kg.linalg.slogdet(given(x))
    want = np.linalg.slogdet(wide)
    np.testing.assert_array_equal(values(sign), want[0])
    np.testing.assert_allclose(values(logarithm), want[1], **near)
    factor = values(kg.linalg.cholesky(given(positive(x))))
    np.testing.assert_allclose(factor, np.linalg.cholesky(positive(wide)), rtol=1e-5, atol=1e-5)
    upper = values(kg.linalg.cholesky(given(positive(x)), upper=True))
    np.testing.assert_array_equal(upper, np.swapaxes(factor, -1, -2))


def test_a_large_matrix_that_is_not_positive_definite_has_no_factor() -> None:
    x = -np.eye(blocked.LEAST_ROWS)
    assert np.isnan(values(kg.linalg.cholesky(given(x)))).any()
