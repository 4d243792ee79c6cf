"""Factorisations under jit, vmap and derivatives: they are loops of the graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device

RANDOM = np.random.default_rng(6)
SQUARE = RANDOM.normal(size=(3, 4, 4)) + 4.0 * np.eye(4)
SYMMETRIC = SQUARE + np.swapaxes(SQUARE, -1, -2)
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "inv": (kg.linalg.inv, SQUARE),
    "det": (kg.linalg.det, SQUARE),
    "cholesky": (lambda x: kg.linalg.cholesky(kg.matmul(x, kg.matrix_transpose(x))), SQUARE),
    "qr": (lambda x: kg.linalg.qr(x).R, SQUARE),
    "eigvalsh": (kg.linalg.eigvalsh, SYMMETRIC),
    "svdvals": (kg.linalg.svdvals, SQUARE[:, :, :3]),
    "pinv": (kg.linalg.pinv, SQUARE[:, :, :3]),
}


def given(values: Any) -> kg.Array:
    return kg.asarray(values, device=open_device("CPU:LLVM"))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_jit_and_vmap(name: str) -> None:
    function, values = FUNCTIONS[name]
    expected = function(given(values)).numpy()
    np.testing.assert_allclose(kg.jit(function)(given(values)).numpy(), expected, atol=1e-12)  # type: ignore[attr-defined]
    np.testing.assert_allclose(kg.vmap(function)(given(values)).numpy(), expected, atol=1e-12)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["inv", "det", "cholesky"])
def test_gradients(name: str) -> None:
    function, values = FUNCTIONS[name]
    x = values[0]
    slope = kg.grad(lambda x: kg.sum(kg.sin(function(x))))(given(x)).numpy()  # type: ignore[attr-defined]
    for place in ((0, 0), (2, 1), (3, 3)):
        step = np.zeros_like(x)
        step[place] = 1e-6
        above, below = (float(kg.sum(kg.sin(function(given(x + s))))) for s in (step, -step))
        np.testing.assert_allclose(slope[place], (above - below) / 2e-6, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("n", [4, 11])
def test_forward_derivatives_of_eigenvalues(n: int) -> None:
    """That of an eigenvalue is what the change is between its eigenvectors."""
    x, change = (m + m.T for m in np.random.default_rng(n).normal(size=(2, n, n)))
    _, slopes = kg.jvp(kg.linalg.eigvalsh, (given(x),), (given(change),))
    _, vectors = np.linalg.eigh(x)
    np.testing.assert_allclose(slopes.numpy(), np.diag(vectors.T @ change @ vectors), atol=1e-9)  # type: ignore[attr-defined]
