"""Eigenvalues and singular values of complex matrices against numpy:
shapes, ranks, batches, repeated values, matrices of nothing."""

from __future__ import annotations

from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import linalg
from numpy.typing import NDArray

pytestmark = pytest.mark.part(4)

Values = NDArray[Any]
DTYPES = ("complex64", "complex128")


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU:LLVM")


def some(shape: tuple[int, ...], dtype: str = "complex128", seed: int = 3) -> Values:
    re, im = np.random.default_rng(seed).normal(size=(2, *shape))
    return np.asarray(re + 1j * im, dtype)


def adjoint(x: Values) -> Values:
    return np.conj(np.swapaxes(x, -1, -2))


def agree(found: object, want: Any) -> None:
    """Of the same shape and dtype, and nearly equal in relation to the largest."""
    got, want = found.numpy() if isinstance(found, kg.Array) else np.asarray(found), np.asarray(want)
    assert (got.shape, got.dtype) == (want.shape, want.dtype)
    scale = max(1.0, float(np.max(abs(want), initial=0.0)))
    np.testing.assert_allclose(got, want, rtol=0, atol=200 * float(np.finfo(want.dtype).eps) * scale)


def unitary(x: Values) -> None:
    agree(adjoint(x) @ x, np.broadcast_to(np.eye(x.shape[-1], dtype=x.dtype), (*x.shape[:-2], *x.shape[-1:] * 2)))


def check_eigenvalues(x: Values, device: Device) -> None:
    """Of the lower triangle alone, the diagonal's imaginary part aside."""
    given = np.tril(x) + np.asarray(1j, x.dtype) * np.eye(x.shape[-1], dtype=x.dtype)
    values, vectors = (part.numpy() for part in linalg.eigh(kg.asarray(given, device=device)))
    agree(values, np.linalg.eigvalsh(x))
    agree(linalg.eigvalsh(kg.asarray(x, device=device)), np.linalg.eigvalsh(x))
    unitary(vectors)
    agree((vectors * values[..., None, :]) @ adjoint(vectors), x)


def check_singular_values(x: Values, device: Device) -> None:
    a = kg.asarray(x, device=device)
    agree(linalg.svdvals(a), np.linalg.svd(x, compute_uv=False))
    for full in (True, False):
        u, s, vh = (part.numpy() for part in linalg.svd(a, full_matrices=full))
        want = np.linalg.svd(x, full_matrices=full)
        assert (u.shape, s.shape, vh.shape) == tuple(part.shape for part in want)
        k = s.shape[-1]
        agree((u[..., :k] * s[..., None, :]) @ vh[..., :k, :], x)
        unitary(u)
        unitary(adjoint(vh))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (7, 7), (3, 4, 4), (0, 0), (0, 3, 3)])
def test_eigenvalues(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    x = some(shape, dtype)
    check_eigenvalues(x + adjoint(x), cpu)


def test_repeated_eigenvalues(cpu: Device) -> None:
    q = np.linalg.qr(some((6, 6))).Q
    x = np.stack([(q * np.array(values)) @ adjoint(q) for values in ([2, 2, 2, -1, -1, 5], [0, 0, 0, 0, 0, 3], [1] * 6)])
    check_eigenvalues((x + adjoint(x)) / 2, cpu)
    check_eigenvalues(np.array([[0, 1j], [-1j, 0]]), cpu)
    check_eigenvalues(np.zeros((3, 3), np.complex128), cpu)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(3, 3), (5, 2), (2, 5), (2, 4, 3), (1, 1), (8, 8), (4, 1), (0, 0), (3, 0), (0, 2, 2)])
def test_singular_values(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    x = some(shape, dtype)
    check_singular_values(x, cpu)
    a = kg.asarray(x, device=cpu)
    agree(linalg.pinv(a), np.linalg.pinv(x))
    if x.size:
        np.testing.assert_array_equal(linalg.matrix_rank(a).numpy(), np.linalg.matrix_rank(x))
        for order in (2, -2, "nuc"):
            agree(linalg.matrix_norm(a, ord=order), np.linalg.matrix_norm(x, ord=order))


def test_ranks(cpu: Device) -> None:
    x = np.stack([some((5, 2)) @ some((2, 4), seed=7), some((5, 4)), np.zeros((5, 4))])
    check_singular_values(x, cpu)
    a = kg.asarray(x, device=cpu)
    np.testing.assert_array_equal(linalg.matrix_rank(a).numpy(), [2, 4, 0])
    agree(linalg.pinv(a, rtol=1e-10), np.linalg.pinv(x, rtol=1e-10))


def test_sizes_out_of_range_when_squared(cpu: Device) -> None:
    for factor in (1e-30, 1e30):
        x = (some((4, 3)) * factor).astype(np.complex64)
        found = linalg.svdvals(kg.asarray(x, device=cpu)).numpy()
        np.testing.assert_allclose(found, np.linalg.svd(x, compute_uv=False), rtol=1e-5)


def test_of_the_interpreter() -> None:
    device = open_device("REF")
    x = some((3, 3), "complex64")
    check_eigenvalues(x + adjoint(x), device)
    agree(linalg.svdvals(kg.asarray(x[:, :2].copy(), device=device)), np.linalg.svd(x[:, :2], compute_uv=False))


@pytest.mark.parametrize("name", ["eigvalsh", "svdvals", "pinv"])
def test_traced(name: str, cpu: Device) -> None:
    function, x = getattr(linalg, name), kg.asarray(some((2, 3, 3)), device=cpu)
    agree(kg.jit(function)(x), function(x).numpy())
    agree(kg.vmap(function)(x), function(x).numpy())
