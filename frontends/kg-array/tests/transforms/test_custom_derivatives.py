"""custom_vjp and custom_jvp: rules of one's own for derivatives, under every transform,
and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device

Function = Callable[..., Any]


def plain(x: Any, y: Any) -> Any:
    return kg.sin(x) * y


def by_cotangents() -> Function:
    @kg.custom_vjp
    def f(x: Any, y: Any) -> Any:
        return kg.sin(x) * y

    def backward(kept: Any, given: Any) -> Any:
        cosine, sine, y = kept
        return given * cosine * y, given * sine

    f.defvjp(lambda x, y: (f(x, y), (kg.cos(x), kg.sin(x), y)), backward)
    return f


def by_tangents() -> Function:
    @kg.custom_jvp
    def f(x: Any, y: Any) -> Any:
        return kg.sin(x) * y

    @f.defjvp
    def _(primals: Any, tangents: Any) -> Any:
        (x, y), (dx, dy) = primals, tangents
        return f(x, y), kg.cos(x) * y * dx + kg.sin(x) * dy

    return f


def array(values: Any, device: Device | None = None) -> kg.Array:
    return kg.asarray(np.asarray(values), device=device or open_device("CPU:LLVM"))


X, Y = np.array([1.0, 2.0, -0.5]), np.array([0.5, 0.6, 0.7])
MANY = np.arange(12.0).reshape(4, 3) / 7


def squares(f: Function) -> Function:
    return lambda x, y: kg.sum(f(x, y) ** 2)


def scanned(f: Function) -> Function:
    def run(x: Any, y: Any) -> Any:
        start = kg.zeros((), dtype=kg.float64, device=x.device)
        return kg.sum(kg.scan(lambda c, x: (f(c, x) + x, f(x, c)), start, x)[1] * y)

    return run


TRANSFORMS: dict[str, tuple[Callable[[Function], Function], Any, Any]] = {
    "value": (lambda f: f, X, Y),
    "grad": (lambda f: kg.grad(squares(f), (0, 1)), X, Y),
    "grad of grad": (lambda f: kg.grad(lambda x, y: kg.sum(kg.grad(squares(f))(x, y) * y)), X, Y),
    "jvp": (lambda f: lambda x, y: kg.jvp(squares(f), (x, y), (y, x)), X, Y),
    "reverse jacobian": (lambda f: kg.jacobian(f, (0, 1), mode="reverse"), X, Y),
    "forward jacobian": (lambda f: kg.jacobian(f, (0, 1), mode="forward"), X, Y),
    "hessian": (lambda f: kg.hessian(squares(f)), X, Y),
    "vmap of grad": (lambda f: kg.vmap(kg.grad(squares(f)), in_axes=(0, None)), MANY, Y),
    "grad of vmap": (lambda f: kg.grad(lambda x, y: kg.sum(kg.vmap(f, in_axes=(0, None))(x, y) ** 2), (0, 1)), MANY, Y),
    "jvp of vmap": (lambda f: lambda x, y: kg.jvp(kg.vmap(f, in_axes=(None, 0)), (y, x), (y, x))[1], MANY, Y),
    "hessian of vmap": (lambda f: kg.hessian(lambda x, y: kg.sum(kg.vmap(f, in_axes=(0, None))(x, y) ** 2), 1), MANY, Y),
    "vmap in vmap": (
        lambda f: kg.grad(lambda x, y: kg.sum(kg.vmap(lambda r: kg.vmap(f, (0, None))(r, y[0]))(x)), (0, 1)),
        MANY,
        Y,
    ),
    "grad of scan": (lambda f: kg.grad(scanned(f), (0, 1)), X, Y),
    "jvp of scan": (lambda f: lambda x, y: kg.jvp(scanned(f), (x, y), (y, x)), X, Y),
    "hessian of scan": (lambda f: kg.hessian(scanned(f)), X, Y),
    "grad of vmap of scan": (lambda f: kg.grad(lambda x, y: kg.sum(kg.vmap(lambda a: scanned(f)(x * a, y))(y))), X, Y),
    "checkpoint": (lambda f: kg.grad(lambda x, y: kg.sum(kg.checkpoint(f)(x, y) ** 2), (0, 1)), X, Y),
}


@pytest.mark.parametrize("jitted", [False, True], ids=["lazy", "jit"])
@pytest.mark.parametrize("name", TRANSFORMS)
@pytest.mark.parametrize("make", [by_cotangents, by_tangents], ids=["vjp", "jvp"])
def test_like_the_rules_of_core(make: Callable[[], Function], name: str, jitted: bool) -> None:
    transform, x, y = TRANSFORMS[name]
    wrapped = kg.jit if jitted else lambda f: f
    found, expected = (
        kg.tree_flatten(w(transform(f))(array(x), array(y)))[0] for f, w in ((make(), wrapped), (plain, lambda f: f))
    )
    for got, want in zip(found, expected, strict=True):
        np.testing.assert_allclose(got.numpy(), want.numpy(), rtol=1e-10, atol=1e-12)


def test_the_rule_is_what_counts(device: Device) -> None:
    """A rule other than the derivative: it is taken, in both modes and of second order."""

    @kg.custom_vjp
    def rounded(x: Any) -> Any:
        return kg.round(x)

    rounded.defvjp(lambda x: (kg.round(x), None), lambda kept, given: (given * 3,))
    x = array([0.4, 1.7], device)
    assert kg.grad(lambda x: kg.sum(rounded(x) * x))(x).numpy().tolist() == [3 * 0.4, 2 + 3 * 1.7]
    assert kg.jvp(rounded, (x,), (x,))[1].numpy().tolist() == [3 * 0.4, 3 * 1.7]
    assert kg.hessian(lambda x: kg.sum(rounded(x) ** 2))(x).numpy().tolist() == [[18, 0], [0, 18]]


def test_trees_numbers_and_integers(device: Device) -> None:
    @kg.custom_vjp
    def layer(p: Any, x: Any, scale: Any, places: Any) -> Any:
        return {"y": kg.take(p["w"] * x * scale, places), "size": kg.sum(x)}

    def backward(kept: Any, given: Any) -> Any:
        return {"w": kg.zeros_like(kept) + given["size"] + given["y"][0], "b": None}, None, None, None

    layer.defvjp(lambda p, x, scale, at: (layer(p, x, scale, at), x), backward)
    p = {"w": array(X, device), "b": array(Y, device)}
    places = kg.asarray([0, 2], device=device)

    def loss(p: Any, x: Any, scale: Any) -> Any:
        made = layer(p, x, scale, places)
        return kg.sum(made["y"]) + made["size"] * 5

    for run in (kg.grad(loss, (0, 1)), kg.jit(kg.grad(loss, (0, 1)))):
        slope, by_x = run(p, array(Y, device), 2.0)
        assert slope["w"].numpy().tolist() == [6, 6, 6]
        assert slope["b"].numpy().tolist() == by_x.numpy().tolist() == [0, 0, 0]


def test_arguments_that_are_no_arrays_and_names(device: Device) -> None:
    @kg.custom_vjp
    def ignored(x: Any, y: Any = 2.0) -> Any:
        return x * y

    ignored.defvjp(lambda x, y: (x * y, y), lambda y, given: (given * y, None))
    x = array([3.0], device)
    assert kg.grad(lambda x: kg.sum(ignored(x=x)))(x).numpy().tolist() == [2]
    assert float(kg.sum(ignored(x))) == 6  # nothing is traced: the function itself

    def power(x: Any, n: int) -> Any:
        return x**n

    by_cotangent = kg.custom_vjp(power, nondiff_argnums=(1,))
    by_cotangent.defvjp(lambda x, n: (x**n, x), lambda n, x, given: (given * n * x ** (n - 1),))
    by_tangent = kg.custom_jvp(power, nondiff_argnums=(1,))
    by_tangent.defjvp(lambda n, primals, tangents: (primals[0] ** n, tangents[0] * n * primals[0] ** (n - 1)))
    for f in (by_cotangent, by_tangent):
        assert kg.grad(lambda x: kg.sum(f(x, 3)))(x).numpy().tolist() == [27]  # noqa: B023


def test_complex_numbers(device: Device) -> None:
    """Cotangents are as those of vjp: a function with a complex derivative multiplies by that."""
    z = np.array([0.3 + 1j, -2 + 0.5j])

    @kg.custom_vjp
    def f(z: Any) -> Any:
        return kg.exp(z)

    f.defvjp(lambda z: (kg.exp(z), kg.exp(z)), lambda kept, given: (given * kept,))

    @kg.custom_jvp
    def g(z: Any) -> Any:
        return kg.exp(z)

    g.defjvp(lambda z, dz: (kg.exp(z[0]), dz[0] * kg.exp(z[0])))
    loss = lambda f: lambda z: kg.sum(kg.abs(f(z) + z) ** 2)  # noqa: E731
    want = kg.grad(loss(kg.exp))(array(z, device)).numpy()
    for function in (f, g):
        np.testing.assert_allclose(kg.grad(loss(function))(array(z, device)).numpy(), want, rtol=1e-12)
        change = kg.jvp(function, (array(z, device),), (array(z * 1j, device),))[1]
        np.testing.assert_allclose(change.numpy(), np.exp(z) * z * 1j, rtol=1e-12)


def test_what_a_function_has_from_elsewhere(device: Device) -> None:
    """Arrays of the traces around it: used, of many examples too, but without derivatives by them."""

    def slope(x: Any, w: Any) -> Any:
        @kg.custom_vjp
        def f(x: Any) -> Any:
            return x * kg.exp(w)

        f.defvjp(lambda x: (x * kg.exp(w), None), lambda kept, given: (given * w * 10,))
        return kg.grad(lambda x: kg.sum(f(x) ** 2))(x)

    x, w = array(MANY, device), array(MANY[:, 0] + 1, device)
    want = 2 * MANY * np.exp(MANY[:, :1] + 1) * 10 * (MANY[:, :1] + 1)
    np.testing.assert_allclose(kg.jit(kg.vmap(slope))(x, w).numpy(), want, rtol=1e-12)
    found = kg.scan(lambda c, xw: (c, slope(*xw)), 0.0, (x, w))[1]
    np.testing.assert_allclose(found.numpy(), want, rtol=1e-12)
    make = by_cotangents()
    loss = lambda w: kg.grad(lambda x: kg.sum(kg.vmap(lambda row: make(row, w))(x)))(x)  # noqa: E731
    np.testing.assert_allclose(loss(array(Y, device)).numpy(), np.cos(MANY) * Y, rtol=1e-12)
    with pytest.raises(
        TypeError, match="custom_vjp of f: a derivative is asked for by an array that the function has from elsewhere"
    ):
        kg.grad(lambda w: kg.sum(slope(x[0], w)))(w[1])


def test_no_kernel_is_added(cpu: Device) -> None:
    f = by_cotangents()
    assert "1 kernel, " in kg.explain(lambda x, y: f(f(x, y), y) + 1)(array(X, cpu), array(Y, cpu))


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU:LLVM")


def refused(match: str, fwd: Function, bwd: Function) -> None:
    f = kg.custom_vjp(lambda p, x: p["w"] * x)
    f.defvjp(fwd, bwd)
    p = {"w": array(X)}
    with pytest.raises(TypeError, match=match):
        kg.grad(lambda p, x: kg.sum(f(p, x)), (0, 1))(p, array(Y))


def test_rules_that_do_not_fit() -> None:
    def fwd(p: Any, x: Any) -> Any:
        return p["w"] * x, x

    def good(x: Any, given: Any) -> Any:
        return {"w": given}, given

    refused(r"fwd gives a pair \(result, residuals\), not Array", lambda p, x: x, good)
    refused(r"fwd gives a result tuple\(\*, \*\), the function \*", lambda p, x: ((x, x), x), good)
    refused(
        r"the result of fwd is float64 of shape \(2,\), of the function float64 of shape \(3,\)", lambda p, x: (x[:2], x), good
    )
    refused("bwd gives a tuple of 1, not a tuple of 2 cotangents", fwd, lambda x, given: ({"w": given},))
    refused("bwd gives a list, not a tuple of 2", fwd, lambda x, given: [{"w": given}, given])
    refused(r"bwd gives for argument 0 the cotangent \*, the argument is dict\(w: \*\)", fwd, lambda x, given: (given, given))
    refused(
        r"bwd: the cotangent of argument 0\['w'\] is float64 of shape \(\), it itself float64 of shape \(3,\)",
        fwd,
        lambda x, given: ({"w": kg.sum(given)}, given),
    )
    refused(
        "the cotangent of argument 1 is float32 of shape", fwd, lambda x, given: ({"w": given}, kg.astype(given, kg.float32))
    )
    refused("the cotangent of argument 1 is a str", fwd, lambda x, given: ({"w": given}, "zero"))


def test_tangents_that_do_not_fit() -> None:
    for made, match in (
        (lambda x, dx: x[0], r"the rule gives a pair \(result, tangent\), not Array"),
        (lambda x, dx: (x[0], (dx[0], dx[0])), r"the rule gives a tangent tuple\(\*, \*\), the function a result \*"),
        (
            lambda x, dx: (x[0], dx[0][:2]),
            r"the tangent of the result is float64 of shape \(2,\), it itself float64 of shape \(3,\)",
        ),
    ):
        f = kg.custom_jvp(lambda x: x * 2)
        f.defjvp(made)
        with pytest.raises(TypeError, match=match):
            kg.jvp(f, (array(X),), (array(X),))


def test_other_refusals() -> None:
    with pytest.raises(TypeError, match="custom_vjp of plain: it has no rule yet: give it one with defvjp"):
        kg.custom_vjp(plain)(array(X), array(Y))
    f = kg.custom_vjp(lambda x: x * 1)
    f.defvjp(lambda x: (x, None), lambda kept, given: (given * given,))
    with pytest.raises(TypeError, match="its rule is not linear in the cotangents: there is no derivative in forward mode"):
        kg.jvp(f, (array(X),), (array(X),))
    assert kg.grad(lambda x: 3 * kg.sum(f(x)))(array(X)).numpy().tolist() == [9, 9, 9]
    g = kg.custom_jvp(lambda x: x * 1)
    g.defjvp(lambda x, dx: (x[0], kg.abs(dx[0])))
    with pytest.raises(TypeError, match="its rule is not linear in the tangents: there is no derivative in reverse mode"):
        kg.grad(lambda x: kg.sum(g(x)))(array(X))

    @kg.custom_vjp
    def named(x: Any, *, scale: Any) -> Any:
        return x * scale

    named.defvjp(lambda x: (x, None), lambda kept, given: (given,))
    with pytest.raises(TypeError, match="custom_vjp of named: scale can only be given by name"):
        named(array(X), scale=2.0)

    def reads(x: Any, w: Any) -> Any:
        h = kg.custom_vjp(lambda x: x * 1)
        h.defvjp(lambda x: (x, None), lambda kept, given: (given * w,))
        return kg.grad(lambda x: kg.sum(h(x)))(x)

    with pytest.raises(TypeError, match="its rule reads an array of a traced function that the function itself does not"):
        kg.jit(reads)(array(X), array(Y))
