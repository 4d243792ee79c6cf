"""Functions of single elements: arrays put together of numbers,
and Jacobians that compute nothing that is zero by construction."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.ir.op import Op
from kg.passes.pipeline import full_rewrite_to_sink
from kg.runtime.device import Device
from kg.schedule.context import Context
from kg.schedule.opts import OptOp
from kg_graph.canonical import canonical
from kg_graph.partition import partition


def made(values: np.ndarray, device: Device | str) -> xp.Array:
    return xp.asarray(values, device=device)


Z = np.array([0.5, -1.25, 2.0, 0.75, 1.5, -0.5])


def pieces(x: xp.Array) -> xp.Array:
    """Elements in all the ways in which they are asked for, and one that nothing depends on."""
    table = xp.reshape(x, (2, 3))
    first, second = xp.unstack(x[0:2])
    return xp.stack(
        [
            first * second,
            xp.sin(table[1, 0]) * x[-1],
            xp.asarray(3.0, dtype=xp.float64, device=x.device),
            x[2],
            x[3] ** 2 / x[4],
        ]
    )


EXACT = np.array(
    [
        [-1.25, 0.5, 0, 0, 0, 0],
        [0, 0, 0, np.cos(0.75) * -0.5, 0, np.sin(0.75)],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 2 * 0.75 / 1.5, -(0.75**2) / 1.5**2, 0],
    ]
)


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_jacobian_of_elements(mode: str, device: Device) -> None:
    found = xp.jacobian(pieces, mode=mode)(made(Z, device))
    assert found.shape == (5, 6)
    assert np.allclose(found.numpy(), EXACT, rtol=1e-15)


def test_zeros_by_construction_are_not_computed() -> None:
    found = xp.jacobian(pieces)(made(Z, "REF")).node
    assert found.op is Op.RESHAPE and found.src[0].op is Op.STACK
    assert sum(part.op is Op.CONST for part in found.src[0].src) == 30 - 7 + 1  # one of the others is 1


@pytest.mark.parametrize("function", [lambda x: x * x[0], lambda x: xp.stack([xp.sum(x), x[1]]), lambda x: xp.sin(x)[2] * x])
def test_where_arrays_are_computed_with_jacobians_are_made_in_loops(
    function: Callable[[xp.Array], xp.Array], device: Device
) -> None:
    found = xp.jacobian(function)(made(Z, device)).numpy()
    step = 1e-6
    ends = [[function(made(Z + s * step * np.eye(6)[i], device)).numpy() for s in (1, -1)] for i in range(6)]
    assert np.allclose(found, np.stack([(a - b) / (2 * step) for a, b in ends], -1), atol=1e-8)


def test_a_large_sparse_jacobian(device: Device) -> None:
    """Zeros, and what is not zero put in."""
    values = np.linspace(0.5, 1.5, 90)
    found = xp.jacobian(lambda x: xp.stack([x[i] * x[i + 1] for i in range(89)]))(made(values, device)).numpy()
    exact = np.zeros((89, 90))
    exact[np.arange(89), np.arange(89)], exact[np.arange(89), np.arange(1, 90)] = values[1:], values[:-1]
    assert np.array_equal(found, exact)


def test_gradient_and_hessian_of_elements(device: Device, kernels: Callable[..., int]) -> None:
    def energy(x: xp.Array) -> xp.Array:
        return sum((x[i + 1] - x[i] * x[i]) ** 2 for i in range(5)) + x[0]  # type: ignore[return-value]

    r = Z[1:] - Z[:-1] ** 2
    exact = np.r_[0, 2 * r] - np.r_[4 * Z[:-1] * r, 0] + np.eye(6)[0]
    gradient = xp.grad(energy)(made(Z, device))
    assert kernels(gradient) == 1
    assert np.allclose(gradient.numpy(), exact, rtol=1e-14)
    curvature = np.diag(np.r_[0, np.full(5, 2.0)]) + np.diag(np.r_[12 * Z[:-1] ** 2 - 4 * Z[1:], 0])
    curvature -= np.diag(4 * Z[:-1], 1) + np.diag(4 * Z[:-1], -1)
    assert np.allclose(xp.hessian(energy)(made(Z, device)).numpy(), curvature, rtol=1e-14)


def test_batches_of_jacobians_are_one_kernel(device: Device, kernels: Callable[..., int]) -> None:
    batch = np.stack([Z, Z + 0.25, Z * 2])
    value, matrix = xp.vmap(lambda x: (pieces(x), xp.jacobian(pieces)(x)))(made(batch, device))
    assert kernels(value, matrix) == 1
    assert np.allclose(matrix.numpy()[0], EXACT, rtol=1e-15) and matrix.shape == (3, 5, 6)
    assert np.array_equal(value.numpy()[1], pieces(made(batch[1], device)).numpy())


@pytest.mark.parametrize("axis", [0, 1, 2, -1])
def test_stacks_are_stored_part_by_part_and_chosen_from(axis: int, device: Device, kernels: Callable[..., int]) -> None:
    random = np.random.default_rng(0)
    a, b, c = (random.standard_normal((3, 4)) for _ in range(3))
    x = xp.stack([made(a, device), made(b, device) * 2.0, made(c, device)], axis=axis)
    exact = np.stack([a, b * 2, c], axis)
    assert kernels(x, x * 3.0, xp.permute_dims(x, (2, 0, 1))) <= 3
    assert np.array_equal(x.numpy(), exact)
    x = xp.stack([made(a, device), made(b, device) * 2.0, made(c, device)], axis=axis)
    assert np.array_equal(xp.permute_dims(x, (2, 0, 1)).numpy(), exact.transpose(2, 0, 1))
    assert np.allclose(xp.sum(x * x, axis=axis).numpy(), (exact**2).sum(axis))
    assert np.allclose(xp.flip(x, axis=axis).numpy(), np.flip(exact, axis))


def test_a_part_of_a_stack_is_what_was_put_there() -> None:
    x, y = made(np.array(1.5), "REF"), made(np.array(2.5), "REF")
    assert xp.stack([x, y])[1].node is y.node
    assert xp.unstack(xp.stack([x, y]))[0].node is x.node


def test_many_operations_are_one_kernel(kernels: Callable[..., int]) -> None:
    """A chain of 3,000 operations with its gradient:
    no limit of depth or steps, and nothing between is kept in memory."""

    def chain(x: xp.Array) -> xp.Array:
        y = x[0]
        for i in range(1500):
            y = y * x[1] + (0.5 + i / 3000)
        return y

    value, gradient = xp.value_and_grad(chain)(made(np.array([0.25, 0.5]), "CPU:LLVM"))
    assert kernels(value, gradient) == 1
    y, dy = 0.25, 0.0
    for i in range(1500):
        y, dy = y * 0.5 + (0.5 + i / 3000), y + dy * 0.5
    assert np.isclose(float(value), y, rtol=1e-12) and np.isclose(gradient.numpy()[1], dy, rtol=1e-12)


def test_records_of_which_much_is_computed_are_vectors() -> None:
    """Nothing lies side by side in memory; a copy of such is left alone."""
    device = xp.zeros(1, device="CPU:LLVM").device
    x = made(np.ones((64, 2)), device)
    swing = xp.vmap(lambda x: xp.stack([xp.sin(x[0]) * x[1], xp.cos(x[1])]))
    assert [chosen(y, device) for y in (swing(x), xp.flip(x, axis=1))] == [True, False]


def chosen(value: xp.Array, device: Device) -> bool:
    """Whether the default schedule makes vectors of the first axis."""
    (step,) = partition(canonical([value.node]), device.renderer)[0].steps
    context = Context(device.renderer, None)
    full_rewrite_to_sink(step.kernel, context, until="choose_schedule")
    return any(o.op is OptOp.VECTOR and o.axis == "o0" for o in context.schedule or ())
