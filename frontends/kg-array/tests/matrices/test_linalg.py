"""The linalg extension against numpy.linalg."""

from __future__ import annotations

import math

import kg_array as xp
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import linalg
from kg_array.matrices import spectra
from numpy.typing import NDArray

Values = NDArray[np.generic]


def normal(*shape: int, dtype: str = "float32") -> Values:
    return np.random.default_rng(5).normal(size=shape).astype(dtype)


def close(found: xp.Array, expected: object, tolerance: float = 1e-4) -> None:
    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found.numpy(), expected, tolerance, tolerance)


@pytest.mark.parametrize("order", [0, 1, 2, 3, 0.5, -1, math.inf, -math.inf])
@pytest.mark.parametrize("axis", [None, 0, (0, 2), -1])
def test_vector_norm(order: float, axis: object, device: Device) -> None:
    given = normal(3, 4, 2)
    x = xp.asarray(given, device=device)
    for keepdims in (False, True):
        close(
            linalg.vector_norm(x, axis=axis, ord=order, keepdims=keepdims),
            np.linalg.vector_norm(given, axis=axis, ord=order, keepdims=keepdims),
        )  # type: ignore[arg-type, call-overload]


@pytest.mark.parametrize("order", ["fro", 1, -1, math.inf, -math.inf])
def test_matrix_norm(order: float, device: Device) -> None:
    given = normal(2, 3, 4)
    close(linalg.matrix_norm(xp.asarray(given, device=device), ord=order), np.linalg.matrix_norm(given, ord=order))  # type: ignore[call-overload]


@pytest.mark.parametrize("offset", [-4, -2, 0, 1, 3, 9])
def test_diagonals(offset: int, device: Device) -> None:
    given = normal(2, 3, 4)
    x = xp.asarray(given, device=device)
    close(linalg.diagonal(x, offset=offset), np.linalg.diagonal(given, offset=offset))
    close(linalg.trace(x, offset=offset), np.linalg.trace(given, offset=offset))
    assert linalg.trace(xp.ones((2, 2), dtype=xp.int8, device=device)).dtype is xp.int64


def test_cross(device: Device) -> None:
    a, b = normal(2, 1, 3), normal(4, 3) + 1
    close(linalg.cross(xp.asarray(a, device=device), xp.asarray(b, device=device)), np.cross(a, b))
    close(
        linalg.cross(xp.asarray(b.T, device=device), xp.asarray(b.T + 1, device=device), axis=-2),
        np.cross(b.T, b.T + 1, axis=0),
    )


@pytest.mark.parametrize("power", [0, 1, 2, 5, -2])
def test_matrix_power(power: int, device: Device) -> None:
    given = normal(2, 3, 3, dtype="float64")
    close(linalg.matrix_power(xp.asarray(given, device=device), power), np.linalg.matrix_power(given, power), 1e-8)


@pytest.mark.parametrize("shape", [(1, 1), (5, 5), (2, 3, 4, 4)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_systems(shape: tuple[int, ...], dtype: str, device: Device) -> None:
    given = normal(*shape, dtype=dtype)
    x, tolerance = xp.asarray(given, device=device), 2e-3 if dtype == "float32" else 1e-9
    right = normal(*shape[:-1], 2, dtype=dtype)
    close(linalg.solve(x, xp.asarray(right, device=device)), np.linalg.solve(given, right), tolerance)
    close(linalg.inv(x), np.linalg.inv(given), tolerance)
    close(linalg.det(x), np.linalg.det(given), tolerance)
    for found, expected in zip(linalg.slogdet(x), np.linalg.slogdet(given), strict=True):
        close(found, expected, tolerance)
    square = given @ np.swapaxes(given, -1, -2) + np.eye(shape[-1], dtype=dtype)
    factor = np.linalg.cholesky(square)
    close(linalg.cholesky(xp.asarray(square, device=device)), factor, tolerance)
    close(linalg.cholesky(xp.asarray(square, device=device), upper=True), np.swapaxes(factor, -1, -2), tolerance)


def test_pivots_that_are_zero(device: Device) -> None:
    given = np.array([[0, 1, 2], [1, 0, 3], [4, -3, 8]], np.float64)
    x = xp.asarray(given, device=device)
    close(
        linalg.solve(x, xp.asarray([1.0, 2.0, 3.0], dtype=xp.float64, device=device)), np.linalg.solve(given, [1, 2, 3]), 1e-9
    )
    close(linalg.det(x), np.linalg.det(given), 1e-9)
    sign, logarithm = linalg.slogdet(xp.ones((2, 2), device=device))
    assert (float(sign), float(logarithm)) == (0.0, -math.inf)
    assert float(linalg.det(xp.ones((2, 2), device=device))) == 0.0


@pytest.mark.parametrize("shape", [(4, 4), (2, 5, 3), (3, 5), (1, 1), (6, 1)])
@pytest.mark.parametrize("mode", ["reduced", "complete"])
def test_qr(shape: tuple[int, ...], mode: str, device: Device) -> None:
    given = normal(*shape, dtype="float64")
    if shape == (4, 4):
        given[:, 1] = 0  # a column that needs no reflection
    found = linalg.qr(xp.asarray(given, device=device), mode=mode)  # type: ignore[arg-type]
    expected = np.linalg.qr(given, mode=mode)  # type: ignore[call-overload]
    q, r = found.Q.numpy(), found.R.numpy()
    assert (q.shape, r.shape) == (expected.Q.shape, expected.R.shape)
    np.testing.assert_allclose(q @ r, given, 1e-10, 1e-10)
    np.testing.assert_allclose(
        np.swapaxes(q, -1, -2) @ q, np.broadcast_to(np.eye(q.shape[-1]), (*q.shape[:-2], *[q.shape[-1]] * 2)), 1e-10, 1e-10
    )
    np.testing.assert_array_equal(r, np.triu(r))


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_many_rows_take_no_more_than_their_columns(dtype: str) -> None:
    """Nothing has as many columns as rows: 200,000 rows would take 320 GB."""
    given = normal(200_000, 3, dtype="float64").astype(dtype)
    if dtype == "complex128":
        given[:, 1] *= 1j
    x = xp.asarray(given)
    q, r = linalg.qr(x)
    np.testing.assert_allclose(xp.matmul(q, r).numpy(), given, 1e-10, 1e-10)
    u, s, vh = linalg.svd(x, full_matrices=False)
    np.testing.assert_allclose(s.numpy(), np.linalg.svd(given, compute_uv=False), 1e-10)
    np.testing.assert_allclose(xp.matmul(u * s, vh).numpy(), given, 1e-9, 1e-9)


def test_wrong_input() -> None:
    x = xp.ones((2, 3))
    for name in ("det", "inv", "cholesky", "slogdet"):
        with pytest.raises(ValueError, match=r"square matrices, not of an array of shape \(2, 3\)"):
            getattr(linalg, name)(x)
    with pytest.raises(TypeError, match="of floats, not int32"):
        linalg.inv(xp.ones((2, 2), dtype=xp.int32))
    with pytest.raises(ValueError, match="need 3 elements"):
        linalg.cross(x, xp.ones((2, 2)))
    with pytest.raises(ValueError, match="no order 3"):
        linalg.matrix_norm(x, ord=3)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_determinants_of_singular_matrices(n: int, device: Device) -> None:
    for values in (np.zeros((n, n)), np.ones((n, n))):
        x = xp.asarray(values, device=device)
        assert float(linalg.det(x)) == 0.0
        assert [float(v) for v in linalg.slogdet(x)] == [0.0, -math.inf]


@pytest.mark.parametrize("name", ["cholesky", "det", "inv", "solve", "slogdet", "qr", "eigh", "eigvalsh", "svd", "svdvals"])
def test_graphs_are_made_once_for_a_kind_of_arrays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one result in the first call, where they may be needed, and for the program of the later ones.
    Of several for the program alone."""
    module = spectra if name in vars(spectra) else linalg
    inner, made = "_eigh" if name == "eigvalsh" else f"_{name}", []
    original = getattr(module, inner)

    def counting(*given: object) -> object:
        made.append(given)
        return original(*given)

    monkeypatch.setattr(module, inner, counting)
    function, device = getattr(linalg, name), open_device("CPU:LLVM")
    several = name in ("slogdet", "qr", "eigh", "svd")
    for number in range(4):
        values = normal(11, 11, dtype="float64") + 10.0 * (number + 1) * np.eye(11)
        given = [xp.asarray(v, device=device) for v in (values @ values.T, values[0])][: 2 if name == "solve" else 1]
        found = function(*given)
        expected = getattr(np.linalg, name)(*[x.numpy() for x in given])
        if several:
            found, expected = (abs(results[name != "eigh"]) for results in (found, expected))
        close(found, expected, 1e-9)
    assert len(made) == (1 if several else 2)
