"""vmap: each op in a batch is what it is example by example; axes; with derivatives and jit. jvp,
jacobian, hessian."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import int32
from kg.ir import build, monoid
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg_array import Array

RANDOM = np.random.default_rng(3)
X = RANDOM.uniform(0.5, 2.0, (5, 3, 4))
Y = RANDOM.uniform(0.5, 2.0, (5, 3, 4))


def lift(make: Callable[..., UOp]) -> Callable[..., Array]:
    return lambda *arrays: Array(make(*(x.node for x in arrays)), arrays[0].device)


def places(x: UOp, most: int) -> UOp:
    """Positions 0 to `most` made of values."""
    return (
        x.reduce(monoid.ADD, 1)
        .reshape(3)
        .cast(int32)
        .alu(Op.MOD, x.reduce(monoid.ADD, 1).reshape(3).cast(int32).const_like(most))
    )


def spread(x: UOp, y: UOp) -> UOp:
    one = build.const(1.0, x.type).reshape(1, 1).expand(3, 4)
    return build.variance(x, 1) + y.reduce(monoid.ADD, 1) * one.reduce(monoid.ADD, 1)


RULES: dict[str, Callable[[UOp, UOp], UOp]] = {
    "elementwise": lambda x, y: (x < y).where(x * 2.0, y.sin()),
    "scalars": lambda x, y: x * y.reduce(monoid.ADD).reshape() + y.reduce(monoid.MAX).reshape(),
    "reshape": lambda x, y: x.reshape(2, 6) + y.reshape(2, 6),
    "expand": lambda x, y: x.reshape(3, 1, 4).expand(3, 2, 4) * y.reshape(3, 1, 4).expand(3, 2, 4),
    "permute": lambda x, y: x.permute(1, 0) + y.permute(1, 0),
    "pad": lambda x, y: x.pad((1, 0), (0, 2), fill=7.0) + y.pad((0, 1), (2, 0)),
    "shrink": lambda x, y: x.shrink((1, 3), (0, 2)) + y.shrink((0, 2), (1, 3)),
    "flip": lambda x, y: x.flip(1) + y.flip(0, 1),
    "reduce": lambda x, y: x.reduce(monoid.ADD, 1) + y.reduce(monoid.MIN, 1),
    "states": spread,
    "scan": lambda x, y: x.scan(monoid.ADD, 1) + y.scan(monoid.MUL, 0, exclusive=True),
    "gather": lambda x, y: x.gather(places(x, 3)) + y.gather(places(y, 3)),
    "gather, mixed": lambda x, y: x.gather(places(y, 3)) + y.gather(places(x, 3)),
    "gather of two": lambda x, y: x.gather(places(x, 3), places(y, 4)),
    "scatter": lambda x, y: x.scatter(y, places(y, 3)),
    "scatter add": lambda x, y: x.scatter(y.reduce(monoid.ADD).reshape(), places(x, 3), places(y, 4), mode="add"),
    "contiguous": lambda x, y: UOp(Op.CONTIGUOUS, x.dtype, (x,)) + y,
}


@pytest.mark.parametrize("shared", [None, 0, 1])
@pytest.mark.parametrize("name", RULES)
def test_rule(name: str, shared: int | None, device: Device) -> None:
    function = lift(RULES[name])
    x, y = (xp.asarray(v, device=device) for v in (X, Y))
    axes = tuple(None if i == shared else 0 for i in range(2))
    given = [v if a == 0 else xp.asarray(h[0], device=device) for v, a, h in zip((x, y), axes, (X, Y), strict=True)]
    found = xp.vmap(function, in_axes=axes)(*given).numpy()
    for i in range(5):
        one = [xp.asarray(h[i if a == 0 else 0], device="REF") for a, h in zip(axes, (X, Y), strict=True)]
        np.testing.assert_allclose(found[i], function(*one).numpy(), rtol=1e-12)


def test_axes(device: Device) -> None:
    x = xp.asarray(X, device=device)
    found = xp.vmap(lambda p, s: (p["a"] * s, p["b"][0], xp.sum(s)), in_axes=({"a": 1, "b": -1}, None), out_axes=(2, 0, None))
    product, same, total = found({"a": x, "b": [x[:, :, :3]]}, x[:, 0, :])
    np.testing.assert_allclose(product.numpy(), np.moveaxis(X * X[:, :1, :], 1, 2))
    np.testing.assert_allclose(same.numpy(), np.moveaxis(X[:, :, :3], 2, 0))
    assert float(total) == pytest.approx(X[:, 0].sum())


def test_nested(device: Device) -> None:
    x, y = (xp.asarray(v, device=device) for v in (X[0], Y[0]))
    outer = xp.vmap(xp.vmap(lambda a, b: xp.sum(a * b), in_axes=(None, 0)), in_axes=(0, None))
    np.testing.assert_allclose(outer(x, y).numpy(), X[0] @ Y[0].T)


def test_what_does_not_depend_on_the_batch(device: Device) -> None:
    x = xp.asarray(X[0], device=device)
    np.testing.assert_array_equal(xp.vmap(lambda x: xp.ones(2, device=device))(x).numpy(), np.ones((3, 2)))


def test_gradients_per_example(device: Device) -> None:
    x, w = xp.asarray(X[0], device=device), xp.asarray(Y[0, 0], device=device)
    each = xp.jit(xp.vmap(xp.grad(lambda w, x: xp.sum(w * x * w)), in_axes=(None, 0)))
    np.testing.assert_allclose(each(w, x).numpy(), 2 * X[0] * Y[0, 0])


def test_refused(device: Device) -> None:
    x, y = (xp.asarray(v, device=device) for v in (X, Y))
    with pytest.raises(ValueError, match=r"argument 0 has 5 examples, argument 1 has 3"):
        xp.vmap(lambda x, y: x, in_axes=(0, 1))(x, y)
    with pytest.raises(ValueError, match=r"shape \(5, 3, 4\) has no axis 3"):
        xp.vmap(lambda x: x, in_axes=3)(x)
    with pytest.raises(TypeError, match=r"argument 1 is a float.*in_axes"):
        xp.vmap(lambda x, y: x)(x, 2.0)
    with pytest.raises(ValueError, match="None for all"):
        xp.vmap(lambda x: x, in_axes=None)(x)
    with pytest.raises(ValueError, match="differs from example"):
        xp.vmap(lambda x: x, out_axes=None)(x)
    with pytest.raises(ValueError, match="2 entries for 1"):
        xp.vmap(lambda x: x, in_axes=(0, 0))(x)


# -- by direction, and as matrices


def test_jvp(device: Device) -> None:
    x, v = (xp.asarray(a, device=device) for a in (X[0], Y[0]))
    (product, total), (change, slope) = xp.jvp(lambda x: (x * x, xp.sum(x)), (x,), (v,))
    np.testing.assert_allclose(product.numpy(), X[0] ** 2)
    np.testing.assert_allclose(change.numpy(), 2 * X[0] * Y[0])
    assert float(total) == pytest.approx(X[0].sum()) and float(slope) == pytest.approx(Y[0].sum())
    with pytest.raises(ValueError, match="tangent of an argument"):
        xp.jvp(lambda x: x, (x,), (xp.sum(v),))


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_jacobian(mode: str, device: Device) -> None:
    w, x = (xp.asarray(a, device=device) for a in (X[0], Y[0, 0]))
    by_w, by_x = xp.jacobian(xp.matmul, (0, 1), mode=mode)(w, x)  # type: ignore[arg-type]
    np.testing.assert_allclose(by_x.numpy(), X[0])
    np.testing.assert_allclose(by_w.numpy(), np.einsum("ik,j->ikj", np.eye(3), Y[0, 0]))


def test_jacobian_of_trees(device: Device) -> None:
    x = xp.asarray(Y[0, 0], device=device)
    found = xp.jacobian(lambda p: {"s": xp.sum(p["x"]), "two": p["x"] * 2.0})({"x": x})
    np.testing.assert_array_equal(found["s"]["x"].numpy(), np.ones(4))
    np.testing.assert_array_equal(found["two"]["x"].numpy(), 2 * np.eye(4))


def test_hessian(device: Device) -> None:
    x = xp.asarray(Y[0, 0], device=device)
    found = xp.hessian(lambda x: xp.sum(x * x * x) + xp.sum(x) * xp.sum(x))(x)
    np.testing.assert_allclose(found.numpy(), np.diag(6 * Y[0, 0]) + 2.0)
    with pytest.raises(ValueError, match="forward, reverse or auto"):
        xp.jacobian(lambda x: x, mode="sideways")  # type: ignore[arg-type]


def test_derivatives_of_functions_of_nothing(device: Device) -> None:
    x = xp.asarray(np.arange(60.0, dtype=np.float32).reshape(4, 5, 3), device=device)

    def loss(x: Array) -> Array:
        return xp.sum(xp.reshape(x[:0] * 2.0, (3, 0)) ** 2)

    np.testing.assert_array_equal(xp.vmap(xp.grad(loss), in_axes=1, out_axes=-1)(x).numpy(), np.zeros((4, 3, 5)))
    around = xp.pad(xp.reshape(x[:0] * 2.0 + 1.0, (5, 0)), 1, constant_values=4.0)
    np.testing.assert_array_equal((around + 1.0).numpy(), np.full((7, 2), 5.0))
