"""Derivatives through complex numbers: against finite differences, by the complex derivative,
and gradients of real functions by complex step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

pytestmark = pytest.mark.part(7)

STEP = 1e-6


def some(shape: tuple[int, ...], seed: int = 0) -> NDArray[Any]:
    parts = np.random.default_rng(seed).standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1])


def by_differences(loss: Callable[[Any], Any], z: NDArray[Any]) -> NDArray[Any]:
    """df/dx - df/dy j, element by element."""
    result = np.zeros_like(z)
    for at in np.ndindex(z.shape):
        for direction in (1, 1j):
            step = np.zeros_like(z)
            step[at] = STEP * direction
            change = [float(loss(kg.asarray(z + s * step, device="REF"))) for s in (1, -1)]
            result[at] += (change[0] - change[1]) / (2 * STEP) * np.conj(direction)
    return result


ZERO = kg.asarray(np.array([[1.0, 0.0], [1.0, 1.0]]), device="REF")  # by its third element nothing follows the zero
LOSSES: dict[str, Callable[[Any], Any]] = {
    "size": lambda z: kg.sum(kg.abs(z) ** 2),
    "length": lambda z: kg.sum(kg.abs(z)),
    "real part of a product": lambda z: kg.sum(kg.real(z * z * (1 - 2j))),
    "imaginary part of a quotient": lambda z: kg.sum(kg.imag((1 + z) / (z * z + 2))),
    "exponential": lambda z: kg.sum(kg.real(kg.exp(z)) + kg.imag(kg.log(z + 5))),
    "conjugate": lambda z: kg.sum(kg.real(kg.conj(z) * kg.sin(z))),
    "matrix": lambda z: kg.sum(kg.abs(kg.matmul(z, kg.matrix_transpose(z))) ** 2),
    "product": lambda z: kg.real(kg.prod(z)),
    "products of rows": lambda z: kg.sum(kg.imag(kg.prod(z, axis=1))),
    "running products": lambda z: kg.sum(kg.real(kg.cumulative_prod(z, axis=1, include_initial=True) * (1 - 2j))),
    "running products with a zero": lambda z: kg.sum(kg.imag(kg.cumulative_prod(kg.reshape(z * ZERO, (4,))) * (2 + 1j))),
    "indexing": lambda z: kg.sum(kg.abs(kg.concat([z[1], z[:, 1]])) ** 2),
    "vecdot": lambda z: kg.sum(kg.imag(kg.vecdot(z, kg.flip(z, axis=0)))),
    "power": lambda z: kg.sum(kg.real((z + 4) ** (0.5 + 1j))),
    "chosen": lambda z: kg.sum(kg.real(kg.where(kg.real(z) > 0, kg.sqrt(z), z * 2))),
}


@pytest.mark.parametrize("name", LOSSES)
def test_a_real_loss_of_complex_numbers(name: str) -> None:
    z = some((2, 2))
    value, found = kg.value_and_grad(LOSSES[name])(kg.asarray(z, device="REF"))
    assert value.dtype is kg.float64
    assert found.dtype is kg.complex128
    np.testing.assert_allclose(found.numpy(), by_differences(LOSSES[name], z), rtol=1e-6, atol=1e-7)


def test_complex_numbers_between_real_ones(device: Device) -> None:
    x = np.array([0.3, -0.7, 1.1])
    loss = lambda x: kg.sum(kg.abs(kg.exp(x * 1j) + x) ** 2)  # noqa: E731
    found = kg.grad(loss)(kg.asarray(x, device=device)).numpy()
    np.testing.assert_allclose(found, 2 * x + 2 * np.cos(x) - 2 * x * np.sin(x), rtol=1e-9)


def test_going_down_the_conjugate_of_a_gradient_goes_down(device: Device) -> None:
    target = kg.asarray(some((3,), 4), device=device)
    loss = lambda z: kg.sum(kg.abs(z - target) ** 2)  # noqa: E731
    z = kg.zeros(3, dtype=kg.complex128, device=device)
    for _ in range(3):
        z = z - 0.5 * kg.conj(kg.grad(loss)(z))
    np.testing.assert_allclose(z.numpy(), target.numpy(), rtol=1e-12)


HOLOMORPHIC: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "exp": (kg.exp, np.exp),
    "log": (kg.log, lambda z: 1 / z),
    "sin": (kg.sin, np.cos),
    "cos": (kg.cos, lambda z: -np.sin(z)),
    "tanh": (kg.tanh, lambda z: 1 / np.cosh(z) ** 2),
    "tan": (kg.tan, lambda z: 1 / np.cos(z) ** 2),
    "sqrt": (kg.sqrt, lambda z: 0.5 / np.sqrt(z)),
    "asin": (kg.asin, lambda z: 1 / _side(z)),
    "acos": (kg.acos, lambda z: -1 / _side(z)),
    "acosh": (kg.acosh, lambda z: 1 / (np.sqrt(z - 1) * np.sqrt(z + 1))),
    "atanh": (kg.atanh, lambda z: 1 / (1 - z * z)),
    "asinh": (kg.asinh, lambda z: 1 / np.sqrt(1 + z * z)),
    "atan": (kg.atan, lambda z: 1 / (1 + z * z)),
    "expm1": (kg.expm1, np.exp),
    "log1p": (kg.log1p, lambda z: 1 / (1 + z)),
    "log2": (kg.log2, lambda z: 1 / (z * np.log(2))),
    "reciprocal": (kg.reciprocal, lambda z: -1 / z**2),
    "cube": (lambda z: z**3, lambda z: 3 * z**2),
    "sinh": (kg.sinh, np.cosh),
    "cosh": (kg.cosh, np.sinh),
    "log10": (kg.log10, lambda z: 1 / (z * np.log(10))),
    "root by a power": (lambda z: z**0.5, lambda z: 0.5 / np.sqrt(z)),
    "complex power": (lambda z: z ** (0.5 + 1j), lambda z: (0.5 + 1j) * z ** (-0.5 + 1j)),
    "power of a number": (lambda z: 3**z, lambda z: np.log(3) * 3**z),
    "quotient": (lambda z: (2 + 1j) / z, lambda z: -(2 + 1j) / z**2),
}


def _side(z: Any) -> Any:
    """sqrt(1 - z * z), on the side of the cuts that the signs of zeros say."""
    z = np.asarray(z)
    return np.sqrt(1 + z) * np.conj(np.sqrt(1 - np.conj(z)))


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_the_complex_derivative(name: str) -> None:
    function, derivative = HOLOMORPHIC[name]
    z = np.array([0.4 + 0.3j, -0.2 + 0.6j, 0.5 - 0.8j, 0.3 + 1.7j])
    x = kg.asarray(z, device="REF")
    for each in range(z.size):
        found = complex(kg.grad(function, holomorphic=True)(x[each]))
        assert found == pytest.approx(complex(derivative(z[each])), rel=1e-9)
    direction = kg.asarray(some((4,), 3), device="REF")
    _, change = kg.jvp(function, (x,), (direction,))
    np.testing.assert_allclose(change.numpy(), derivative(z) * direction.numpy(), rtol=1e-9)
    _, pull = kg.vjp(function, x)
    (back,) = pull(direction)
    np.testing.assert_allclose(back.numpy(), derivative(z) * direction.numpy(), rtol=1e-9)


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_the_complex_derivative_where_a_part_is_zero_or_one(name: str) -> None:
    function, derivative = HOLOMORPHIC[name]
    z = np.array([0.5, -0.5, 0.5j, -0.5j, 2, -2, 2j, -2j, 1 + 0.5j, 0.5 - 1j, 0.3 + 0.3j, 1 + 1e-9j, 1e-9 - 1j], np.complex128)
    x, seed = kg.asarray(z, device="REF"), kg.asarray(np.full(z.shape, 1 + 2j), device="REF")
    _, change = kg.jvp(function, (x,), (seed,))
    (back,) = kg.vjp(function, x)[1](seed)
    with np.errstate(all="ignore"):
        want = derivative(z) * (1 + 2j)
    np.testing.assert_allclose(change.numpy(), want, rtol=1e-7)
    np.testing.assert_allclose(back.numpy(), want, rtol=1e-7)


STEPPED: dict[str, Callable[[Any], Any]] = {
    "rational": lambda x: (1 + x * x) / (2 + x**3),
    "exponential": lambda x: kg.exp(x) * kg.log(x + 3) - kg.expm1(x),
    "trigonometric": lambda x: kg.sin(x) * kg.cos(x * 2) + kg.tan(x),
    "hyperbolic": lambda x: kg.sinh(x) + kg.cosh(x) * kg.tanh(x),
    "inverse": lambda x: kg.asin(x * 0.5) + kg.acos(x * 0.4) + kg.atan(x) + kg.asinh(x) + kg.atanh(x * 0.3) + kg.acosh(x + 3),
    "roots": lambda x: kg.sqrt(x + 2) + (x + 2) ** 0.3 + kg.log1p(x * 0.5) + kg.log2(x + 2) + kg.log10(x + 3),
    "sums": lambda x: kg.cumulative_sum(x) * kg.sum(x) + kg.matmul(x, x),
    "products": lambda x: kg.cumulative_prod(x) + kg.prod(x) * x,
}


@pytest.mark.parametrize("name", STEPPED)
def test_gradients_of_real_functions_by_complex_step(device: Device, name: str) -> None:
    """Im f(x + hj) / h, of an h so small that nothing is rounded:
    the derivative to the last digits, without a difference."""
    function, h = STEPPED[name], 1e-100
    x = np.array([0.3, -0.45, 0.8])
    weights = kg.asarray(np.array([1.0, -2.0, 0.5]), device=device)
    found = kg.grad(lambda x: kg.sum(function(x) * weights))(kg.asarray(x, device=device)).numpy()
    for at in range(x.size):
        stepped = x + 1j * h * (np.arange(x.size) == at)
        made = kg.sum(function(kg.asarray(stepped, device=device)) * weights)
        assert complex(made).imag / h == pytest.approx(found[at], rel=1e-13)


def test_vmap_and_jit(device: Device) -> None:
    z = some((3, 2))
    x = kg.asarray(z, device=device)
    np.testing.assert_allclose(kg.vmap(lambda v: v * kg.sum(v))(x).numpy(), z * z.sum(1, keepdims=True))
    np.testing.assert_allclose(kg.vmap(kg.vecdot, in_axes=(1, None))(x, x[:, 0]).numpy(), np.vecdot(z.T, z[:, 0]))
    np.testing.assert_allclose(kg.vmap(kg.abs, out_axes=1)(x).numpy(), abs(z).T)
    slopes = kg.jit(kg.vmap(kg.grad(lambda v: kg.sum(kg.abs(v) ** 2))))
    np.testing.assert_allclose(slopes(x).numpy(), 2 * np.conj(z))
    assert kg.stop_gradient(x).numpy().tolist() == z.tolist()
    kept = kg.grad(lambda v: kg.sum(kg.real(kg.stop_gradient(v) * v)))(x)
    np.testing.assert_allclose(kept.numpy(), z)


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_jacobians(mode: Any, device: Device) -> None:
    z, matrix = some((3,)), kg.asarray(some((2, 3), 1), device=device)
    x = kg.asarray(z, device=device)

    def function(v: Any) -> Any:
        return {"y": matrix @ (v * v), "w": kg.exp(v[0]) * v}

    def parts(v: Any) -> Any:
        return kg.stack([kg.abs(v[0]) * kg.real(v[1]), kg.imag(v[2] * v[0])])

    def turned(v: Any) -> Any:
        return kg.exp(v * 2j) * v[0]

    found = kg.jacobian(function, mode=mode, holomorphic=True)(x)
    np.testing.assert_allclose(found["y"].numpy(), 2 * matrix.numpy() * z)
    wanted = np.exp(z[0]) * (np.eye(3) + np.outer(z, [1, 0, 0]))
    np.testing.assert_allclose(found["w"].numpy(), wanted, atol=1e-15)
    # rows of real results are gradients
    found = kg.jit(kg.jacobian(parts, mode=mode))(x)
    for row, value in enumerate(found.numpy()):
        np.testing.assert_allclose(value, kg.grad(lambda v, row=row: parts(v)[row])(x).numpy(), atol=1e-15)  # type: ignore[misc]
    # complex results of real arguments, for many at once and beside arguments that are complex
    r = z.real
    wanted = np.exp(2j * r)[:, None] * (np.diag(2j * r[0] * np.ones(3)) + np.outer(np.ones(3), [1, 0, 0]))
    several = kg.vmap(kg.jacobian(turned, mode=mode))(kg.stack([kg.real(x), kg.real(x)]))
    np.testing.assert_allclose(several.numpy(), np.stack([wanted, wanted]), atol=1e-14)
    by_first, by_second = kg.jacobian(lambda a, b: kg.real(a) * b, (0, 1), mode=mode)(x, kg.real(x))
    np.testing.assert_allclose(by_first.numpy(), np.diag(r) + 0j)
    assert by_first.dtype is kg.complex128 and by_second.dtype is kg.float64
    np.testing.assert_allclose(by_second.numpy(), np.diag(r))


def test_what_is_refused(device: Device) -> None:
    z = kg.asarray(some((2,)), device=device)
    with pytest.raises(TypeError, match=r"returns complex128, not a real number.*holomorphic=True"):
        kg.grad(kg.sum)(z)
    with pytest.raises(TypeError, match="with holomorphic the function is of complex arrays"):
        kg.grad(lambda x: kg.sum(x * 1j), holomorphic=True)(kg.real(z))
    with pytest.raises(TypeError, match=r"returns complex128 of complex arrays; return its real.*holomorphic=True"):
        kg.jacobian(kg.exp)(z)
    with pytest.raises(TypeError, match="jacobian: with holomorphic the function is of complex arrays"):
        kg.jacobian(lambda x: x * 1j, holomorphic=True)(kg.real(z))
    with pytest.raises(TypeError, match=r"returns complex128 of complex arrays"):
        kg.hessian(lambda z: kg.sum(kg.abs(z)))(z)
    with pytest.raises(ValueError, match="the cotangent of a result of complex128"):
        kg.vjp(kg.exp, z)[1](kg.real(z))
