"""QR by blocks of reflections: against numpy, with small blocks on every device at hand,
and at a size that is factored so by itself."""

from __future__ import annotations

from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.matrices import reflectors


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that large matrices meet, at sizes that REF computes in time.
    What was compiled with other blocks is not asked."""
    monkeypatch.setattr(reflectors, "BLOCK", 4)
    monkeypatch.setattr(reflectors, "LEAST", 2)


def normal(*shape: int, dtype: str = "float64") -> Any:
    random = np.random.default_rng(sum(shape))
    x = random.standard_normal(shape)
    return (x + 1j * random.standard_normal(shape) if dtype.startswith("complex") else x).astype(dtype)


def factored(given: Any, mode: str, device: Device) -> tuple[Any, Any]:
    found = kg.jit(lambda x: tuple(kg.linalg.qr(x, mode=mode)))(kg.asarray(given, device=device))  # type: ignore[arg-type]
    return tuple(np.asarray(x.numpy()) for x in found)  # type: ignore[return-value,attr-defined]


def check(given: Any, q: Any, r: Any, tolerance: float) -> None:
    size = np.abs(given).max()
    np.testing.assert_allclose(q @ r, given, 0, tolerance * size)
    identity = np.broadcast_to(np.eye(q.shape[-1]), (*q.shape[:-2], *[q.shape[-1]] * 2))
    np.testing.assert_allclose(np.swapaxes(q, -1, -2).conj() @ q, identity, 0, tolerance)
    np.testing.assert_array_equal(r, np.triu(r))


@pytest.mark.parametrize("shape", [(4, 4), (9, 9), (2, 11, 6), (6, 11), (3, 2), (5, 4), (13, 8)])
@pytest.mark.parametrize("mode", ["reduced", "complete"])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_blocks(shape: tuple[int, ...], mode: str, dtype: str, device: Device, small_blocks: None) -> None:
    given = normal(*shape, dtype=dtype)
    q, r = factored(given, mode, device)
    expected = np.linalg.qr(given, mode=mode)  # type: ignore[call-overload]
    assert (q.shape, r.shape) == (expected.Q.shape, expected.R.shape)
    check(given, q, r, 1e-12)
    np.testing.assert_allclose(r, expected.R, 0, 1e-12)  # the signs are LAPACK's


@pytest.mark.parametrize("scale", [1e-300, 1e300])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_what_has_no_rank_and_extreme_sizes(scale: float, dtype: str, device: Device, small_blocks: None) -> None:
    given = normal(10, 7, dtype=dtype)
    given[:, 2] = 0
    given[:, 5] = given[:, 1] - given[:, 3]
    given[4] = 0
    q, r = factored(given * scale, "reduced", device)
    check(given * scale, q, r, 1e-12)
    q, r = factored(np.zeros((6, 5)), "reduced", device)
    check(np.zeros((6, 5)), q, r, 1e-12)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_derivatives(dtype: str, small_blocks: None) -> None:
    """Along a direction, forwards and backwards, against differences."""
    given, direction, of_q, of_r = (normal(*shape, dtype=dtype) for shape in ((7, 6), (7, 6), (7, 6), (6, 6)))
    direction = direction[::-1].copy()

    def value(x: kg.Array) -> kg.Array:
        q, r = kg.linalg.qr(x)
        return kg.real(kg.sum(q * kg.asarray(of_q + 1)) + kg.sum(r * kg.asarray(of_r)))

    x, d = kg.asarray(given), kg.asarray(direction)
    step = 1e-6
    ends = [float(value(kg.asarray(given + sign * step * direction))) for sign in (1, -1)]
    expected = (ends[0] - ends[1]) / (2 * step)
    assert float(kg.jvp(value, (x,), (d,))[1]) == pytest.approx(expected, rel=1e-6)
    assert float(kg.real(kg.sum(kg.grad(value)(x) * d))) == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize("shape", [(150, 131), (2, 128, 160)])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_large_matrices(shape: tuple[int, ...], dtype: str) -> None:
    given = normal(*shape, dtype=dtype)
    q, r = (np.asarray(x.numpy()) for x in kg.linalg.qr(kg.asarray(given, device="CPU:LLVM")))
    assert q.dtype == r.dtype == given.dtype
    check(given, q, r, 2e-5 if dtype in ("float32", "complex64") else 1e-12)
