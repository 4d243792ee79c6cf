"""Loops as one node: against the same steps written out, eager, in jit, under derivatives and batches,
within each other."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.ir.op import Op
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import LaunchStep, LoopStep, Plan, launches
from kg_array import Array
from kg_array.transforms.derivatives.cotangents import NoDerivativeError
from kg_graph.canonical import canonical
from kg_graph.partition import partition

pytestmark = pytest.mark.part(4)


def array(values: object, device: Device | None = None) -> Array:
    return xp.asarray(np.asarray(values, np.float64), device=device)


def plan_of(*arrays: Array) -> Plan:
    return partition(canonical([x.node for x in arrays]), arrays[0].device.renderer)[0]


def same(found: object, expected: object, rtol: float = 1e-12) -> None:
    (one, kind), (other, wanted) = xp.tree_flatten(found), xp.tree_flatten(expected)
    assert kind == wanted
    for a, b in zip(one, other, strict=True):
        assert a.shape == b.shape and a.dtype is b.dtype
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=rtol, atol=1e-12)


# -- the same functions, as loops and written out


def written_out(body: Callable[..., tuple], initial: object, xs: Array, reverse: bool = False) -> tuple:  # type: ignore[type-arg]
    carry, ys = initial, []
    rows = range(xs.shape[0])
    for i in reversed(rows) if reverse else rows:
        carry, y = body(carry, xs[i, ...])
        ys.append(y)
    return carry, xp.tree_map(lambda *parts: xp.stack(parts), *(ys[::-1] if reverse else ys))


def looped(body: Callable[..., tuple], initial: object, xs: Array, reverse: bool = False) -> tuple:  # type: ignore[type-arg]
    return xp.scan(body, initial, xs, reverse=reverse)


def recurrent(run: Callable[..., tuple], w: Array, h: Array, xs: Array, reverse: bool) -> tuple:  # type: ignore[type-arg]
    """A state that a matrix is applied to, a count that has no derivative,
    one part that is only handed on."""

    def body(carry: tuple, x: Array) -> tuple:  # type: ignore[type-arg]
        h, count, kept = carry
        new = xp.tanh(w @ h + x) * kept
        return (new, count + 1, kept), {"before": h * x, "count": count}

    return run(body, (h, xp.asarray(0, device=h.device), xp.exp(-h)), xs, reverse)


def nested(run: Callable[..., tuple], w: Array, h: Array, xs: Array, reverse: bool) -> tuple:  # type: ignore[type-arg]
    """A loop in each step of a loop, which uses what both carry."""

    def inner(outer: Array, carry: Array, row: Array) -> tuple:  # type: ignore[type-arg]
        return xp.sin(carry * row + outer), carry + w[0, 0]

    def body(h: Array, x: Array) -> tuple:  # type: ignore[type-arg]
        last, ys = run(lambda c, row: inner(h, c, row), x, w)
        return h * 0.5 + last, xp.sum(ys * h)

    return run(body, h, xs, reverse)


W = np.random.default_rng(0).normal(size=(3, 3)) / 2
H = np.random.default_rng(1).normal(size=3)
XS = np.random.default_rng(2).normal(size=(3, 3))
FUNCTIONS = {"recurrent": recurrent, "nested": nested}


@pytest.fixture(params=FUNCTIONS)
def function(request: pytest.FixtureRequest) -> Callable[..., tuple]:  # type: ignore[type-arg]
    return FUNCTIONS[request.param]


@pytest.fixture
def given(device: Device) -> tuple[Array, Array, Array]:
    return array(W, device), array(H, device), array(XS, device)


def total(tree: object) -> Array:
    floats = [xp.sum(xp.sin(x)) for x in xp.tree_flatten(tree)[0] if x.dtype is xp.float64]
    return sum(floats[1:], floats[0])


@pytest.mark.parametrize("reverse", [False, True])
def test_values(function: Callable[..., tuple], given: tuple[Array, ...], reverse: bool) -> None:  # type: ignore[type-arg]
    expected = function(written_out, *given, reverse)
    same(function(looped, *given, reverse), expected)
    same(xp.jit(lambda *a: function(looped, *a, reverse))(*given), expected)


def test_reverse_mode(function: Callable[..., tuple], given: tuple[Array, ...]) -> None:  # type: ignore[type-arg]
    def both(run: Callable[..., tuple]) -> Callable[..., object]:  # type: ignore[type-arg]
        return xp.value_and_grad(lambda *a: total(function(run, *a, function is recurrent)), (0, 1, 2))

    same(xp.jit(both(looped))(*given), both(written_out)(*given))


def test_forward_mode(function: Callable[..., tuple], given: tuple[Array, ...]) -> None:  # type: ignore[type-arg]
    tangents = tuple(x * 0.5 + 1.0 for x in given)

    def pushed(run: Callable[..., tuple]) -> object:  # type: ignore[type-arg]
        return xp.jvp(lambda *a: total(function(run, *a, False)), given, tangents)

    same(pushed(looped), pushed(written_out))


def test_second_derivatives(function: Callable[..., tuple]) -> None:  # type: ignore[type-arg]
    w, h, xs = (array(x, open_device("CPU:LLVM")) for x in (W[:2, :2], H[:2], XS[:2, :2]))

    def second(run: Callable[..., tuple], outer: Callable[..., object]) -> object:  # type: ignore[type-arg]
        return outer(lambda h: total(function(run, w, h, xs, False)))(h)

    expected = second(written_out, xp.hessian)
    same(second(looped, xp.hessian), expected, 1e-9)
    same(second(looped, lambda f: xp.jacobian(xp.grad(f), mode="reverse")), expected, 1e-9)


@pytest.mark.parametrize("axes", [(None, 0, None), (0, None, None), (None, None, 1), (0, 0, 0)])
def test_batches(function: Callable[..., tuple], given: tuple[Array, ...], axes: tuple[int | None, ...]) -> None:  # type: ignore[type-arg]
    many = [x if a is None else xp.stack([x, x * 2.0 - 0.5], axis=a) for x, a in zip(given, axes, strict=True)]

    def mapped(run: Callable[..., tuple]) -> object:  # type: ignore[type-arg]
        return xp.vmap(lambda *a: function(run, *a, False), in_axes=axes)(*many)

    same(mapped(looped), mapped(written_out))


def test_batches_of_gradients() -> None:
    w, h, xs = (array(x, open_device("CPU:LLVM")) for x in (W, H, XS))
    many = xp.stack([h, h + 1.0, h * 3.0])

    def gradients(run: Callable[..., tuple]) -> object:  # type: ignore[type-arg]
        return xp.vmap(xp.grad(lambda h: total(recurrent(run, w, h, xs, False))))(many)

    same(gradients(looped), gradients(written_out))


# -- steps that are counted


def test_fori_loop(device: Device) -> None:
    def power(x: Array) -> Array:
        return xp.sum(xp.fori_loop(2, 5, lambda i, v: v * x + (i - 2), x))  # type: ignore[operator,arg-type]

    x = array([2.0], device)
    assert float(power(x)) == 2**4 + 0 + 1 * 2 + 2
    assert float(xp.grad(power)(x)[0]) == 4 * 2**3 + 1
    rows = array(XS, device)
    same(xp.fori_loop(0, 3, lambda i, v: v + rows[i, ...], x * 0.0 + rows[0] * 0.0), xp.sum(rows, axis=0))  # type: ignore[index,operator]


def test_numbers_are_carried_as_what_a_step_gives(device: Device) -> None:
    x = xp.asarray(np.ones(3, np.float32), device=device)
    found, count, _ = xp.fori_loop(0, 4, lambda i, c: (c[0] * 0.5 + xp.sum(c[2]), c[1] + 1, c[2]), (1.0, 0, x))  # type: ignore[index,misc]
    assert found.dtype is xp.float32 and count.dtype is xp.int64
    np.testing.assert_allclose([found.numpy(), count.numpy()], [1 / 16 + 3 * 1.875, 4])


def test_many_steps_are_one_kernel() -> None:
    x = array(H, None)
    found = xp.fori_loop(0, 10_000, lambda i, v: v * 0.999 + 1e-3, x)
    plan = plan_of(found)  # type: ignore[arg-type]
    (loop,) = (s for s in plan.steps if isinstance(s, LoopStep))
    assert loop.count == 10_000 and len(loop.body) == 1 and len(list(launches(plan.steps))) <= 3
    np.testing.assert_allclose(found.numpy(), H * 0.999**10_000 + (1 - 0.999**10_000), rtol=1e-9)  # type: ignore[attr-defined]


def test_no_steps(device: Device) -> None:
    x = array(H, device)
    same(xp.fori_loop(3, 3, lambda i, v: v + 1.0, x), x)  # type: ignore[operator]
    carry, ys = xp.scan(lambda c, _: (c + 1.0, c), x, length=0)  # type: ignore[operator]
    same(carry, x)
    assert ys.shape == (0, 3)  # type: ignore[attr-defined]


def test_only_what_is_needed_is_carried(device: Device) -> None:
    x, w = array(H, device), array(W, device)
    carry, _ = xp.scan(lambda c, _: ((c[0] + xp.exp(w[0]), c[1] * 2.0, c[2]), c[0]), (x, x, w), length=4)  # type: ignore[index]
    plan = plan_of(carry[0])  # type: ignore[index]
    (loop,) = (s for s in plan.steps if isinstance(s, LoopStep))
    assert len(loop.pairs) == 1 and not loop.parts
    (step,) = loop.body
    assert isinstance(step, LaunchStep) and not list(step.kernel.find(Op.EXP2))  # what does not change is computed before


# -- steps that end by themselves


def collatz(x: Array) -> Array:
    return xp.while_loop(  # type: ignore[return-value]
        lambda c: c[0] > 1,  # type: ignore[index]
        lambda c: (xp.where(c[0] % 2 == 0, c[0] // 2, c[0] * 3 + 1), c[1] + 1),  # type: ignore[index]
        (x, 0),
        most=1000,
    )[1]  # type: ignore[index]


@pytest.mark.parametrize(("start", "steps"), [(1, 0), (2, 1), (27, 111)])
def test_while_loop(device: Device, start: int, steps: int) -> None:
    x = xp.asarray(start, device=device)
    assert int(collatz(x)) == steps
    assert int(xp.jit(collatz)(x)) == steps  # type: ignore[arg-type]


def test_while_loop_ends_after_the_most_steps(device: Device) -> None:
    assert float(xp.while_loop(lambda c: c > 0, lambda c: c + 1, array(1.0, device), most=7)) == 8  # type: ignore[operator,arg-type]
    assert float(xp.while_loop(lambda c: c > 0, lambda c: c + 1, array(1.0, device), most=0)) == 1  # type: ignore[operator,arg-type]


@pytest.mark.parametrize("start", [[-3.0, 1.0], [3.0, 1.0]])
def test_a_loop_of_at_most_one_step(device: Device, start: list[float]) -> None:
    """Where its condition does not hold it is what it begins as:
    read by the step, not read by it, and through several such loops."""
    x = array(start, device)
    going = start[0] < 0

    def once(body: Callable[[Array], Array], x: Array) -> Array:
        return xp.while_loop(lambda c: c[0] < 0, body, x, most=1)  # type: ignore[return-value, index, arg-type]

    def functions(x: Array) -> tuple[Array, ...]:
        first = once(lambda c: x + 5, x * 1.0)
        return once(lambda c: c + 1, x), first, once(lambda c: x - 7, first), first * 2

    one, other = np.asarray(start) + going, np.asarray(start) + 5 * going
    for found in (functions(x), xp.jit(functions)(x)):
        same(found, tuple(array(v, device) for v in (one, other, other, other * 2)))


def test_while_loop_of_many(device: Device) -> None:
    starts = xp.asarray(np.array([1, 2, 27, 6]), device=device)
    np.testing.assert_array_equal(xp.vmap(collatz)(starts).numpy(), [0, 1, 111, 8])  # type: ignore[attr-defined]


def test_while_loop_has_derivatives_forward(device: Device) -> None:
    def root(x: Array) -> Array:
        """Newton's way to a square root."""
        found = xp.while_loop(
            lambda c: xp.abs(c[0] * c[0] - x) > 1e-14 * x, lambda c: ((c[0] + x / c[0]) * 0.5,), (x,), most=50
        )  # type: ignore[index]
        return found[0]  # type: ignore[index]

    x = array(2.0, device)
    value, slope = xp.jvp(root, (x,), (array(1.0, device),))
    np.testing.assert_allclose([float(value), float(slope)], [2**0.5, 0.5 / 2**0.5], rtol=1e-12)  # type: ignore[arg-type]
    with pytest.raises(NoDerivativeError, match="no derivative in reverse"):
        xp.grad(root)(x)


# -- what is kept for the way back


def layers(wrap: Callable[..., object], w: Array, x: Array) -> Array:
    """Four layers, each of several values that a derivative needs."""

    def layer(x: Array) -> Array:
        for _ in range(3):
            x = xp.sin(w @ x) + x
        return x

    for _ in range(4):
        x = wrap(layer)(x)  # type: ignore[operator]
    return xp.sum(x)


def most_kept(plan: Plan) -> int:
    """The most bytes that live between steps at once."""
    live = [0] * len(plan.steps)
    for buffer, (first, last) in zip(plan.buffers, plan.lifetimes, strict=True):
        if not buffer.is_given:
            for at in range(first, last + 1):
                live[at] += int(str(buffer.size)) * buffer.dtype.itemsize
    return max(live)


def test_checkpoint_computes_again_what_it_does_not_keep(device: Device) -> None:
    w, x = array(W[:3, :3], device), array(np.tile(H[:, None], (1, 64)), device)
    plain = xp.grad(lambda x: layers(lambda f: f, w, x))(x)
    again = xp.grad(lambda x: layers(xp.checkpoint, w, x))(x)
    few, many = plan_of(again), plan_of(plain)  # type: ignore[arg-type]
    assert most_kept(few) <= 0.6 * most_kept(many) and len(few.steps) > len(many.steps)
    same(again, plain)


def test_checkpoint_is_the_function(device: Device) -> None:
    x = array(H, device)
    f = xp.checkpoint(lambda x, n=1: {"a": xp.sin(x) * n, "b": xp.sum(x)})
    same(f(x, n=2), {"a": xp.sin(x) * 2, "b": xp.sum(x)})
    assert len(plan_of(*xp.tree_flatten(f(x))[0]).steps) == len(plan_of(xp.sin(x), xp.sum(x)).steps)
    same(xp.hessian(lambda x: f(xp.sum(x * x))["b"])(x), xp.hessian(lambda x: xp.sum(x * x))(x))  # type: ignore[index]


def test_a_loop_keeps_what_it_carries_alone(device: Device) -> None:
    x = array(np.tile(H, (50, 1)), device)

    def deep(x: Array) -> Array:
        def body(c: Array, _: object) -> tuple[Array, None]:
            for _ in range(5):
                c = xp.sin(c @ array(W, device))
            return c, None

        return xp.sum(xp.scan(body, x, length=10)[0])  # type: ignore[arg-type]

    assert most_kept(plan_of(xp.grad(deep)(x))) < (10 + 1 + 12) * x.size * 8  # type: ignore[arg-type]


# -- what is refused


def test_loops_refuse() -> None:
    x = array([1.0, 2.0])
    with pytest.raises(TypeError, match="bounds are Python integers"):
        xp.fori_loop(0, xp.sum(x), lambda i, v: v, x)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"shape \(2,\) and is float64 of shape \(\) after"):
        xp.fori_loop(0, 2, lambda i, v: xp.sum(v), x)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"the carry was \* and is tuple"):
        xp.fori_loop(0, 2, lambda i, v: (v, v), x)
    with pytest.raises(TypeError, match="not Array"):
        xp.scan(lambda c, x: c, x, x)  # type: ignore[arg-type,return-value]
    with pytest.raises(ValueError, match="lengths differ: length has 3, array 0 of xs has 2"):
        xp.scan(lambda c, x: (c, x), x, x, length=3)
    with pytest.raises(ValueError, match="give xs or length"):
        xp.scan(lambda c, x: (c, x), x)
    with pytest.raises(TypeError, match="the condition gives one bool, not bool of shape"):
        xp.while_loop(lambda c: c > 0, lambda c: c, x, most=3)  # type: ignore[operator]
    with pytest.raises(ValueError, match="a Python integer, not -1"):
        xp.while_loop(lambda c: True, lambda c: c, x, most=-1)
    with pytest.raises(TypeError, match="while a function is traced"):
        xp.fori_loop(0, 3, lambda i, v: v * float(i), x)  # type: ignore[operator,arg-type]


def test_complex_numbers_are_carried(device: Device) -> None:
    z = xp.asarray(np.array([0.3 + 0.4j, 1j]), device=device)
    last, powers = xp.scan(lambda c, w: (c * w, c), z, xp.stack([z, z + 1.0]))  # type: ignore[operator]
    given = z.numpy()
    np.testing.assert_allclose(last.numpy(), given * given * (given + 1.0))  # type: ignore[attr-defined]
    np.testing.assert_allclose(powers.numpy(), [given, given * given])  # type: ignore[attr-defined]
    np.testing.assert_allclose(xp.checkpoint(lambda z: z * 1j)(z).numpy(), given * 1j)  # type: ignore[attr-defined]


def test_an_open_number_of_steps() -> None:
    n = xp.Size("n", 1, 100)

    def smoothed(w: Array, xs: Array) -> tuple[Array, Array]:
        return xp.scan(lambda c, x: (c * w + x, c), xs[0] * 0.0, xs)  # type: ignore[operator,return-value]

    run = xp.jit(smoothed, sizes={"xs": {0: n}})
    slope = xp.jit(xp.grad(lambda w, xs: xp.sum(smoothed(w, xs)[0])), sizes={"xs": {0: n}})
    for rows in (1, 2, 7):
        w, xs = array(0.5), array(np.arange(rows * 3.0).reshape(rows, 3))
        last, before = run(w, xs)  # type: ignore[misc]
        wanted, kept = written_out(lambda c, x: (c * 0.5 + x, c), xs[0] * 0.0, xs)  # type: ignore[operator]
        np.testing.assert_allclose(last.numpy(), wanted.numpy())
        np.testing.assert_allclose(before.numpy(), kept.numpy())
        np.testing.assert_allclose(
            float(slope(w, xs)), sum(np.sum(kept.numpy()[i]) * 0.5 ** (rows - 1 - i) for i in range(rows))
        )  # type: ignore[arg-type]
    assert run.traces == slope.traces == 1  # type: ignore[union-attr]


def test_what_is_carried_may_have_no_elements(device: Device) -> None:
    """With histories, and in a loop that ends early."""
    none, xs = array(np.zeros(0), device), array(np.arange(3), device)

    def body(carry: Array, x: Array) -> tuple[Array, tuple[Array, Array]]:
        return carry * 2, (carry, x + xp.sum(carry))

    last, (before, ys) = xp.jit(lambda c, x: xp.scan(body, c, x))(none, xs)
    assert last.shape == (0,) and before.shape == (3, 0)
    same(ys, xs)
    found = xp.while_loop(lambda c: c[1] < 5, lambda c: (c[0] * 2, c[1] + 1), (none, xp.asarray(0, device=device)), most=9)
    assert found[0].shape == (0,) and int(found[1]) == 5
