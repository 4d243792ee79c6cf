"""linalg of complex arrays against numpy: norms, parts of matrices, systems of equations,
factorisations."""

from __future__ import annotations

import math
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import linalg
from numpy.typing import NDArray

pytestmark = pytest.mark.part(3)

Values = NDArray[Any]
DTYPES = ("complex64", "complex128")
SQUARES = [(0, 0), (1, 1), (2, 2), (5, 5), (2, 3, 4, 4), (0, 3, 3)]


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU:LLVM")


def some(shape: tuple[int, ...], dtype: str = "complex128", seed: int = 3) -> Values:
    re, im = np.random.default_rng(seed).normal(size=(2, *shape))
    return np.asarray(re + 1j * im, dtype)


def adjoint(x: Values) -> Values:
    return np.conj(np.swapaxes(x, -1, -2))


def agree(found: object, want: Any, factor: float = 64.0) -> None:
    """Of the same shape and dtype, and nearly equal in relation to the largest."""
    got, want = found.numpy() if isinstance(found, kg.Array) else np.asarray(found), np.asarray(want)
    assert (got.shape, got.dtype) == (want.shape, want.dtype)
    scale = max(1.0, float(np.max(abs(want), initial=0.0)))
    np.testing.assert_allclose(got, want, rtol=0, atol=factor * float(np.finfo(want.dtype).eps) * scale)


def unitary(x: Values) -> None:
    agree(adjoint(x) @ x, np.broadcast_to(np.eye(x.shape[-1], dtype=x.dtype), (*x.shape[:-2], *x.shape[-1:] * 2)))


@pytest.mark.parametrize("order", [0, 1, 2, 3, -1, math.inf, -math.inf])
def test_vector_norm(order: float, device: Device) -> None:
    z = some((3, 4, 2))
    x = kg.asarray(z, device=device)
    for axis in (None, (0, 2)):
        agree(
            linalg.vector_norm(x, axis=axis, ord=order, keepdims=True),
            np.linalg.vector_norm(z, axis=axis, ord=order, keepdims=True),
        )
    assert linalg.vector_norm(kg.astype(x, kg.complex64)).dtype is kg.float32


@pytest.mark.parametrize("order", ["fro", 1, -1, math.inf, -math.inf])
def test_matrix_norm(order: Any, device: Device) -> None:
    z = some((2, 3, 4))
    agree(linalg.matrix_norm(kg.asarray(z, device=device), ord=order), np.linalg.matrix_norm(z, ord=order))


@pytest.mark.parametrize("offset", [-2, 0, 3])
@pytest.mark.parametrize("dtype", DTYPES)
def test_diagonals(offset: int, dtype: str, device: Device) -> None:
    z = some((2, 3, 4), dtype)
    x = kg.asarray(z, device=device)
    agree(linalg.diagonal(x, offset=offset), np.linalg.diagonal(z, offset=offset))
    agree(linalg.trace(x, offset=offset), np.linalg.trace(z, offset=offset))
    agree(linalg.trace(x, dtype=kg.complex128), np.linalg.trace(z, dtype=np.complex128))


def test_cross(device: Device) -> None:
    a, b = some((2, 1, 3)), some((4, 3), seed=4)
    agree(linalg.cross(kg.asarray(a, device=device), kg.asarray(b, device=device)), np.cross(a, b))
    agree(
        linalg.cross(kg.asarray(b.T, device=device), kg.asarray(b.T.real.copy(), device=device), axis=-2),
        np.cross(b.T, b.T.real, axis=0),
    )


@pytest.mark.parametrize("power", [0, 1, 3, -2])
def test_matrix_power(power: int, device: Device) -> None:
    z = some((2, 3, 3))
    agree(linalg.matrix_power(kg.asarray(z, device=device), power), np.linalg.matrix_power(z, power), 1000)


@pytest.mark.parametrize("shape", SQUARES)
@pytest.mark.parametrize("dtype", DTYPES)
def test_systems(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    systems(shape, dtype, cpu)


def test_systems_of_the_interpreter() -> None:
    systems((2, 3, 3), "complex64", open_device("REF"))


def systems(shape: tuple[int, ...], dtype: str, device: Device) -> None:
    z = some(shape, dtype) + 2 * np.eye(shape[-1], dtype=dtype)
    right = some((*shape[:-1], 2), dtype, seed=9)
    x = kg.asarray(z, device=device)
    agree(linalg.solve(x, kg.asarray(right, device=device)), np.linalg.solve(z, right), 1000)
    agree(linalg.inv(x), np.linalg.inv(z), 1000)
    agree(linalg.det(x), np.linalg.det(z))
    for found, want in zip(linalg.slogdet(x), np.linalg.slogdet(z), strict=True):
        agree(found, want)
    square = z @ adjoint(z) + np.eye(shape[-1], dtype=dtype)
    factor = np.linalg.cholesky(square)
    agree(linalg.cholesky(kg.asarray(np.tril(square), device=device)), factor)
    agree(linalg.cholesky(kg.asarray(np.triu(square), device=device), upper=True), adjoint(factor))


def test_systems_of_real_and_complex(device: Device) -> None:
    z, w = some((3, 3)), some((3,), seed=8)
    real, right = z.real.copy(), w.real.copy()
    agree(linalg.solve(kg.asarray(real, device=device), kg.asarray(w, device=device)), np.linalg.solve(real, w), 1000)
    agree(linalg.solve(kg.asarray(z, device=device), kg.asarray(right, device=device)), np.linalg.solve(z, right), 1000)


def test_singular(device: Device) -> None:
    for z in (np.zeros((3, 3), complex), np.full((3, 3), 1 + 1j)):
        x = kg.asarray(z, device=device)
        assert complex(linalg.det(x)) == 0
        sign, logarithm = linalg.slogdet(x)
        assert (complex(sign), float(logarithm)) == (0, -math.inf)
        assert not np.isfinite(linalg.inv(x).numpy()).any()  # type: ignore[attr-defined]
    negative = linalg.cholesky(kg.asarray([[1, 2j], [-2j, 1]], device=device)).numpy()
    assert np.isnan(negative[1, 1])  # type: ignore[index]


def test_pivots_that_are_zero(device: Device) -> None:
    z = np.array([[0, 1j, 2], [1, 0, 3j], [4j, -3, 8]])
    x = kg.asarray(z, device=device)
    agree(linalg.solve(x, kg.asarray([1j, 2, 3], dtype=kg.complex128, device=device)), np.linalg.solve(z, [1j, 2, 3]))
    agree(linalg.det(x), np.linalg.det(z))


@pytest.mark.parametrize("mode", ["reduced", "complete"])
@pytest.mark.parametrize("shape", [(4, 4), (2, 5, 3), (3, 5), (1, 1), (6, 1), (3, 0), (0, 2, 2)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_qr(shape: tuple[int, ...], mode: Any, dtype: str, cpu: Device) -> None:
    check_qr(shape, mode, dtype, cpu)


def test_qr_of_the_interpreter() -> None:
    check_qr((3, 2), "complete", "complex128", open_device("REF"))


def check_qr(shape: tuple[int, ...], mode: Any, dtype: str, device: Device) -> None:
    z = some(shape, dtype)
    if shape == (4, 4):
        z[:, 1] = 0  # a column that needs no reflection
    q, r = (part.numpy() for part in linalg.qr(kg.asarray(z, device=device), mode=mode))
    want = np.linalg.qr(z, mode=mode)
    assert (q.shape, r.shape) == (want.Q.shape, want.R.shape)
    agree(q @ r, z)
    unitary(q)
    np.testing.assert_array_equal(r, np.triu(r))


@pytest.mark.parametrize("function", [linalg.inv, linalg.det, lambda x: linalg.qr(x).R], ids=["inv", "det", "qr"])
def test_traced(function: Any, cpu: Device) -> None:
    x = kg.asarray(some((2, 3, 3)), device=cpu)
    want = function(x).numpy()
    agree(kg.jit(function)(x), want)
    agree(kg.vmap(function)(x), want)
