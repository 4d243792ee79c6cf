"""What vjp and grad take and give, what they leave alone, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import bool_, int32
from kg.ir import monoid
from kg.ir.args import Reduction
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes import pipeline
from kg.runtime.device import Device
from kg_array import Array
from kg_array.transforms.derivatives.cotangents import NoDerivativeError

RANDOM = np.random.default_rng(7)
A = RANDOM.uniform(0.3, 2.0, (3, 4))
B = RANDOM.uniform(-2.0, -0.3, (3, 4))


def arrays_of(values: tuple[np.ndarray, ...], device: Device) -> list[Array]:
    return [xp.asarray(v, device=device) for v in values]


def test_trees_and_auxiliary(device: Device) -> None:
    x = xp.asarray(np.array([1.0, 2.0]), device=device)
    parameters = {"w": x, "b": [xp.asarray(np.array(3.0), device=device), None]}

    def loss(p: dict, factor: float) -> tuple[Array, dict]:
        value = xp.sum(p["w"] * p["w"]) * factor + p["b"][0]
        return value, {"value": value, "n": 2}

    (value, auxiliary), gradient = xp.value_and_grad(loss, has_aux=True)(parameters, 2.0)
    assert float(value) == 13.0 and float(auxiliary["value"]) == 13.0 and int(auxiliary["n"]) == 2
    np.testing.assert_array_equal(gradient["w"].numpy(), [4.0, 8.0])
    assert float(gradient["b"][0]) == 1.0 and gradient["b"][1] is None
    only, auxiliary = xp.grad(loss, has_aux=True)(parameters, 2.0)
    np.testing.assert_array_equal(only["w"].numpy(), [4.0, 8.0])


def test_vjp_pulls_any_cotangent(device: Device) -> None:
    x, y = arrays_of((A, B), device)
    (product, total), pull = xp.vjp(lambda x, y: (x * y, xp.sum(x)), x, y)
    np.testing.assert_allclose(product.numpy(), A * B)
    dx, dy = pull((x, 2.0))
    np.testing.assert_allclose(dx.numpy(), A * B + 2.0)
    np.testing.assert_allclose(dy.numpy(), A * A)
    with pytest.raises(ValueError, match=r"shape \(3, 4\)"):
        pull((total, 2.0))


def test_what_nothing_depends_on_has_gradient_zero(device: Device) -> None:
    x, y = arrays_of((A, B), device)
    np.testing.assert_array_equal(xp.grad(lambda x, y: xp.sum(x), 1)(x, y).numpy(), np.zeros((3, 4)))
    np.testing.assert_array_equal(xp.grad(lambda x: xp.sum(xp.stop_gradient(x) * x))(x).numpy(), A)


def test_an_array_used_elsewhere_is_not_changed(device: Device) -> None:
    x, y = arrays_of((A, B), device)
    lazy = x * y
    before = lazy.node
    found = xp.grad(lambda z: xp.sum(z * z))(lazy)
    assert lazy.node is before
    np.testing.assert_allclose(found.numpy(), 2 * A * B)


def test_nested_gradients_keep_their_arguments_apart(device: Device) -> None:
    x = xp.asarray(np.array(3.0), device=device)
    found = xp.grad(lambda x: x * xp.grad(lambda y: x * y * y)(x))(x)  # x * 2x*x
    assert float(found) == 6 * 9.0


def test_long_chains_are_no_problem() -> None:
    x = xp.asarray(np.array([0.5, 0.25]), device="REF")

    def long(x: Array) -> Array:
        node = x.node
        for _ in range(10_000):
            node = (node * 0.5).sin() + 1.0
        return Array(node.reduce(monoid.ADD).reshape(), x.device)

    traced = xp.grad(long)(x)
    assert len(traced.node.toposort()) < 200_000


@pytest.mark.parametrize(
    ("function", "argument", "message"),
    [
        (lambda x: x, np.ones(3), r"shape \(3,\)"),
        (lambda x: (x, x), np.array(1.0), "tuple"),
        (lambda x: x, np.array(1), "int64"),
        (lambda x: "no", np.array(1.0), "str"),
        (lambda x: xp.asarray(1, dtype=int32), np.array(1.0), "int32"),
    ],
)
def test_refused(function: Callable[..., object], argument: np.ndarray, message: str, device: Device) -> None:
    with pytest.raises(TypeError, match=message):
        xp.grad(function)(xp.asarray(argument, device=device))


def running_states(x: UOp) -> tuple[UOp, ...]:
    combined = monoid.logsumexp(x.type)
    return combine_values((x, x), combined, Op.SCAN, Reduction(combined, (0,)))


def test_refused_by_name(device: Device) -> None:
    x = xp.asarray(np.ones(3), device=device)
    with pytest.raises(TypeError, match="argument 0 is the number 2"):
        xp.grad(lambda x: x)(2.0)
    with pytest.raises(TypeError, match=r"argument 0\['w'\]\[1\] is of int64"):
        xp.grad(lambda p: p["w"][0])({"w": (x, xp.asarray([1], device=device))})
    with pytest.raises(ValueError, match="no argument 3"):
        xp.grad(xp.sum, 3)(x)
    with pytest.raises(NoDerivativeError, match="running logsumexp"):
        xp.grad(lambda x: xp.sum(Array(running_states(x.node)[0], x.device)))(x)
    with pytest.raises(TypeError, match="while a function is traced"):
        xp.grad(lambda x: x if xp.sum(x) else -x)(x)


def test_second_derivatives_of_powers_of_what_is_reshaped(device: Device) -> None:
    """The condition that the exponent is not 0 is that of one number: it moves as what it is beside does."""
    x = xp.asarray(np.array([1.0, 2.0, 3.0]), device=device)
    second = xp.grad(lambda x: xp.sum(xp.grad(lambda x: xp.sum(xp.reshape(x * 2, (1, 3)) ** 3))(x)))
    assert second(x).numpy().tolist() == [48, 96, 144]


def test_steps_that_nobody_looks_at_are_not_tried_as_one_attention(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel of each product, with all the steps before in it,
    was offered to the schedules of attention: time without end."""
    points = xp.reshape(xp.arange(12, dtype=xp.float32), (4, 3))
    descent = xp.grad(lambda w: xp.mean((xp.tanh(points @ w) - 0.5) ** 2.0))
    weights = xp.asarray([0.1, -0.2, 0.3])
    for _ in range(6):
        weights = weights - 0.1 * descent(weights)
    seen: list[int] = []
    known = pipeline.full_rewrite_to_sink

    def counted(ast: UOp, *rest: object, **options: object) -> UOp:
        seen.append(sum(n.op is Op.REDUCE for n in ast.toposort()))
        return known(ast, *rest, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(pipeline, "full_rewrite_to_sink", counted)
    weights.realize()
    assert max(seen, default=0) <= 6


def test_products_of_one_operand_are_pulled_back_apart(device: Device) -> None:
    """Queries, keys and values of one array: each term of its cotangent is a product of matrices,
    no sum of terms is reduced."""
    random = np.random.default_rng(3)
    x, *weights = (random.normal(size=s).astype(np.float32) for s in ((24, 16), (16, 16), (16, 16), (16, 16)))

    def three(x: Array, q: Array, k: Array, v: Array) -> Array:
        return xp.sum((x @ q) * (x @ k) + (x @ v) + x * x)

    arguments = [xp.asarray(a, device=device) for a in (x, *weights)]
    gradient = xp.grad(three)(*arguments)
    wide = x.astype(np.float64)
    q, k, v = (w.astype(np.float64) for w in weights)
    exact = (wide @ k) @ q.T + (wide @ q) @ k.T + np.ones((24, 16)) @ v.T + 2 * wide
    np.testing.assert_allclose(gradient.numpy(), exact, rtol=1e-4, atol=1e-4)
    sums = [u.src[0] for u in xp.grad(three)(*arguments).node.toposort() if u.op is Op.REDUCE]
    assert not [u for u in sums if u.op is Op.ADD], "a sum of products is reduced"


def test_gradients_through_pools_and_maxima_carry_no_masks(device: Device) -> None:
    """Where a greatest element is chosen the factor is finite:
    nothing need be known of where the cotangent is zero by construction."""
    random = np.random.default_rng(5)
    x, w = random.normal(size=(2, 3, 8, 8)).astype(np.float32), random.normal(size=(4, 3, 3, 3)).astype(np.float32)

    def network(x: Array, w: Array) -> Array:
        hidden = xp.max_pool(xp.maximum(xp.conv(x, w, padding=1), 0.0), 2)
        return xp.sum(xp.max_pool(xp.maximum(hidden, 0.25), 2))

    arguments = [xp.asarray(a, device=device) for a in (x, w)]
    gradient = xp.grad(network, 1)(*arguments)
    moved = [u for u in xp.grad(network, 1)(*arguments).node.toposort() if u.op in (Op.PAD, Op.REDUCE) and u.type is bool_]
    assert not moved, "bools are moved and reduced as values are"
    for place in ((0, 0, 0, 0), (3, 2, 1, 2)):
        step = np.zeros_like(w)
        step[place] = 1e-2
        ahead, behind = (network(arguments[0], xp.asarray(w + s, device=device)).numpy() for s in (step, -step))
        np.testing.assert_allclose(gradient.numpy()[place], (ahead - behind) / 2e-2, rtol=2e-2, atol=2e-2)
