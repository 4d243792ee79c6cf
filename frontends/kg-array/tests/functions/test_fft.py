"""The fft extension against numpy: sizes of every kind, axes, norms, dtypes, errors; accuracy;
derivatives, batches, jit."""

from __future__ import annotations

from collections.abc import Callable
from math import log2, sqrt
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

pytestmark = pytest.mark.part(8)

Values = NDArray[Any]
NORMS = ("backward", "ortho", "forward")
#: What fills a vector and what does not; one step, several; primes that are steps (31) and that are not (37); none of two.
SIZES = (1, 2, 3, 8, 15, 16, 17, 31, 32, 37, 45, 60, 74, 100, 128)
SEVERAL: list[tuple[tuple[int, ...] | None, tuple[int, ...] | None]] = [
    (None, None), ((4, 6), None), ((5,), (0,)), (None, (2, 0)), ((6, 4), (1, 0)),
]  # fmt: skip


def numbers(*shape: int, dtype: str = "complex128") -> Values:
    generator = np.random.default_rng(sum(shape))
    made = generator.normal(size=shape) + 1j * generator.normal(size=shape)
    return made.astype(dtype) if dtype.startswith("complex") else made.real.astype(dtype)


def close(found: xp.Array, expected: Values, tolerance: float = 1e-13) -> None:
    assert found.shape == expected.shape
    assert str(found.dtype) == str(expected.dtype)
    scale = float(np.abs(expected).max()) if expected.size else 1.0
    np.testing.assert_allclose(found.numpy(), expected, rtol=0, atol=tolerance * max(1.0, scale))


def both(name: str, values: Values, device: Device, **options: Any) -> None:
    close(getattr(xp.fft, name)(xp.asarray(values, device=device), **options), getattr(np.fft, name)(values, **options))


@pytest.mark.parametrize("n", SIZES)
def test_sizes(n: int, device: Device) -> None:
    both("fft", numbers(n), device)
    both("ifft", numbers(2, n), device)
    both("rfft", numbers(n, dtype="float64"), device)
    both("irfft", numbers(n // 2 + 1), device, n=n)


@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"])
@pytest.mark.parametrize("norm", NORMS)
def test_axes_sizes_and_norms(name: str, norm: str, device: Device) -> None:
    values = numbers(3, 6, 4, dtype="float64" if name in ("rfft", "ihfft") else "complex128")
    for n, axis in ((None, -1), (5, 1), (9, 0), (None, 1)):
        both(name, values, device, n=n, axis=axis, norm=norm)


@pytest.mark.parametrize("name", ["fftn", "ifftn", "rfftn", "irfftn"])
@pytest.mark.parametrize(("s", "axes"), SEVERAL)
def test_several_axes(name: str, s: tuple[int, ...] | None, axes: tuple[int, ...] | None, device: Device) -> None:
    values = numbers(3, 6, 4, dtype="float64" if name == "rfftn" else "complex128")
    numpys = axes if axes is not None or s is None else tuple(range(-len(s), 0))
    found = getattr(xp.fft, name)(xp.asarray(values, device=device), s=s, axes=axes, norm="ortho")
    close(found, getattr(np.fft, name)(values, s, numpys, norm="ortho"))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "complex64", "complex128"])
def test_dtypes(dtype: str, device: Device) -> None:
    values = numbers(12, dtype=dtype)
    wide = values.astype(np.float32) if dtype == "float16" else values
    tolerance = 1e-13 if dtype.endswith(("64", "128")) and dtype != "complex64" else 1e-5
    close(xp.fft.fft(xp.asarray(values, device=device)), np.fft.fft(wide), tolerance)
    if not dtype.startswith("complex"):
        close(xp.fft.rfft(xp.asarray(values, device=device)), np.fft.rfft(wide), tolerance)


def test_nothing_to_transform(device: Device) -> None:
    both("fft", numbers(0, 4), device)
    both("rfftn", numbers(0, 4, dtype="float64"), device, axes=(1,))
    close(xp.fft.fft(xp.zeros(0, dtype=xp.float64, device=device), n=3), np.zeros(3, np.complex128))
    x = xp.asarray(numbers(3), device=device)
    close(xp.fft.fftn(x, axes=()), x.numpy())


@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_frequencies(n: int, device: Device) -> None:
    for name in ("fftfreq", "rfftfreq"):
        found = getattr(xp.fft, name)(n, d=0.3, dtype=xp.float64, device=device)
        np.testing.assert_allclose(found.numpy(), getattr(np.fft, name)(n, 0.3), rtol=1e-15)
    assert xp.fft.fftfreq(n, device=device).dtype is xp.float32


def test_shifts(device: Device) -> None:
    values = numbers(4, 5)
    x = xp.asarray(values, device=device)
    for axes in (None, 0, -1, (0, 1)):
        np.testing.assert_array_equal(xp.fft.fftshift(x, axes=axes).numpy(), np.fft.fftshift(values, axes))
        np.testing.assert_array_equal(xp.fft.ifftshift(x, axes=axes).numpy(), np.fft.ifftshift(values, axes))


@pytest.mark.parametrize("n", [1024, 1000, 4096, 1009, 3 * 2**12])
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_relative_error(n: int, dtype: str) -> None:
    """At most eps * sqrt(log2 n), eps half a unit in the last place.
    Twice that where a large prime makes it a convolution."""
    values = numbers(n, dtype=dtype)
    with_more_digits = np.fft.fft(values.astype(np.clongdouble))
    x = xp.asarray(values, device="CPU:LLVM")
    eps = 2.0**-24 if dtype == "complex64" else 2.0**-53
    most = eps * sqrt(log2(n)) * (2 if n == 1009 else 1)
    assert _error(xp.fft.fft(x), with_more_digits) <= most
    assert _error(xp.fft.ifft(x), np.fft.ifft(values.astype(np.clongdouble))) <= most
    assert _error(xp.fft.rfft(xp.real(x)), np.fft.rfft(values.real.astype(np.longdouble))) <= most


def _error(found: xp.Array, expected: Values) -> float:
    difference = np.abs(found.numpy() - expected) ** 2
    return float(np.sqrt(difference.sum() / (np.abs(expected) ** 2).sum()))


def test_a_kernel_for_each_factor(kernels: Callable[..., int]) -> None:
    x = xp.asarray(numbers(1024), device="CPU:LLVM")
    real = xp.asarray(numbers(1024, dtype="float64"), device="CPU:LLVM")
    assert [kernels(xp.Array(xp.fft.fft(x[:n]).stored, x.device)) for n in (16, 256, 1024)] == [1, 2, 3]
    assert kernels(xp.Array(xp.fft.rfft(real).stored, x.device)) == 4
    assert kernels(xp.fft.irfft(x[:513])) == 3


@pytest.mark.parametrize("n", [5, 6, 36, 37])
def test_derivatives(n: int, device: Device) -> None:
    """The gradient of sum(w * |fft(x)|**2) is that of differences; of rfft and irfft too."""
    weight = xp.asarray(numbers(n, dtype="float64"), device=device)
    half = weight[: n // 2 + 1]

    def power(x: xp.Array) -> xp.Array:
        return xp.sum(weight * xp.square(xp.abs(xp.fft.fft(x))))

    def half_power(x: xp.Array) -> xp.Array:
        return xp.sum(half * xp.square(xp.abs(xp.fft.rfft(x))))

    def filtered(x: xp.Array) -> xp.Array:
        return xp.sum(weight * xp.fft.irfft(half * xp.fft.rfft(x), n=n) * x)

    values = numbers(n + 1, dtype="float64")[:n]
    x = xp.asarray(values, device=device)
    for function in (power, half_power, filtered):
        found = xp.grad(function)(x).numpy()
        for i in (0, n // 2, n - 1):
            step = np.zeros(n)
            step[i] = 1e-5
            up, down = (float(function(xp.asarray(values + s, device=device))) for s in (step, -step))
            np.testing.assert_allclose(found[i], (up - down) / 2e-5, rtol=1e-6, atol=1e-6)


def test_batches_and_jit(device: Device) -> None:
    values = numbers(3, 20, dtype="float64")
    x = xp.asarray(values, device=device)

    def spectrum(v: xp.Array) -> xp.Array:
        return xp.square(xp.abs(xp.fft.rfft(v)))

    expected = np.abs(np.fft.rfft(values)) ** 2
    np.testing.assert_allclose(xp.vmap(spectrum)(x).numpy(), expected, rtol=1e-12)
    np.testing.assert_allclose(xp.jit(spectrum)(x).numpy(), expected, rtol=1e-12)
    np.testing.assert_allclose(
        xp.jit(xp.fft.ifft)(xp.asarray(values + 0j, device=device)).numpy(), np.fft.ifft(values), atol=1e-15
    )


def test_wrong_input(device: Device) -> None:
    x, z = xp.ones((2, 3), device=device), xp.asarray(numbers(2, 3), device=device)
    with pytest.raises(TypeError, match="cast the array with astype"):
        xp.fft.fft(xp.ones(3, dtype=xp.int32, device=device))
    with pytest.raises(TypeError, match="rfft is of real floats, not of complex128: see fft"):
        xp.fft.rfft(z)
    with pytest.raises(ValueError, match="1 element or more, not 0"):
        xp.fft.fft(x, n=0)
    with pytest.raises(ValueError, match="1 element or more, not 0"):
        xp.fft.irfft(z[:, :1])
    with pytest.raises(IndexError, match="no axis 2"):
        xp.fft.fft(x, axis=2)
    with pytest.raises(ValueError, match="'half'"):
        xp.fft.fft(x, norm="half")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="name one axis twice"):
        xp.fft.fftn(z, axes=(0, -2))
    with pytest.raises(ValueError, match="1 sizes"):
        xp.fft.fftn(z, s=(2,), axes=(0, 1))
    with pytest.raises(ValueError, match="at least one axis"):
        xp.fft.rfftn(x, axes=())
    with pytest.raises(TypeError, match="takes an array, not list"):
        xp.fft.fft([1.0, 2.0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rfftfreq"):
        xp.fft.rfftfreq(0)
