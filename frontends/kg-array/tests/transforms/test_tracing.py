"""What a traced function does to its arrays stays with it; and what tells one call from another."""

from __future__ import annotations

import copy
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running.memory import TracedValueError


def _vector(device: Device, *values: float) -> Array:
    return xp.asarray(list(values), dtype=xp.float32, device=device)


def _doubled_after(x: Array) -> Array:
    x += 1.0
    return x * 2.0


def _written(x: Array) -> Array:
    x[0] = 5.0
    return x * 2.0


@pytest.mark.parametrize("function", [_doubled_after, _written])
def test_functions_may_write_into_their_arguments(device: Device, function: object) -> None:
    assert callable(function)
    expected = function(_vector(device, 1.0, 2.0)).numpy()
    x = _vector(device, 1.0, 2.0)
    for _ in range(2):
        np.testing.assert_array_equal(xp.jit(function)(x).numpy(), expected)
    rows = xp.vmap(function)(xp.stack([x, x])).numpy()
    np.testing.assert_array_equal(rows, np.stack([expected] * 2))
    np.testing.assert_array_equal(x.numpy(), [1.0, 2.0])


def test_derivatives_through_what_is_written_in_place(device: Device) -> None:
    def squared(x: Array) -> Array:
        x *= x
        return x

    def first_replaced(x: Array) -> Array:
        x[0] = 3.0
        return xp.sum(x * x)

    x, one = _vector(device, 1.0, 2.0), _vector(device, 1.0, 1.0)
    np.testing.assert_array_equal(xp.grad(lambda x: xp.sum(squared(x)))(x).numpy(), [2.0, 4.0])
    np.testing.assert_array_equal(xp.grad(first_replaced)(x).numpy(), [0.0, 4.0])
    np.testing.assert_array_equal(xp.jvp(squared, (x,), (one,))[1].numpy(), [2.0, 4.0])  # type: ignore[attr-defined]
    np.testing.assert_array_equal(x.numpy(), [1.0, 2.0])


def test_arrays_that_are_no_examples_stay_as_they_are(device: Device) -> None:
    def scaled(x: Array, state: dict[str, Array]) -> Array:
        state["b"] *= x
        return state["b"]

    x, b = _vector(device, 2.0, 3.0), _vector(device, 1.0, 2.0)
    state = {"b": b}
    found = xp.grad(lambda x, s: xp.sum(scaled(x, s)))(x, state)
    np.testing.assert_array_equal(found.numpy(), [1.0, 2.0])
    many = xp.vmap(scaled, in_axes=(0, None))(x, state)
    np.testing.assert_array_equal(many.numpy(), [[2.0, 4.0], [3.0, 6.0]])
    np.testing.assert_array_equal(b.numpy(), [1.0, 2.0])


def test_a_jitted_function_in_another_one_does_not_write_into_its_arrays(device: Device) -> None:
    inner = xp.jit(_doubled_after)

    def outer(x: Array) -> Array:
        return inner(x) + x

    x = _vector(device, 1.0, 2.0)
    np.testing.assert_array_equal(xp.jit(outer)(x).numpy(), outer(x).numpy())


def test_equal_static_values_of_other_types_are_other_values(device: Device) -> None:
    def named(x: Array, n: object) -> Array:
        return x * 0.0 + (1.0 if n is True else 2.0 if isinstance(n, float) else 3.0 if isinstance(n, int) else 4.0)

    f = xp.jit(named, static_argnums=1)
    x = _vector(device, 1.0)
    for value, expected in ((1, 3.0), (True, 1.0), (1.0, 2.0), ((1,), 4.0)):
        assert float(f(x, value)) == expected
    nested = xp.jit(lambda x, n: named(x, n[0]), static_argnames="n")
    for value, expected in (((1,), 3.0), ((True,), 1.0), ((1.0,), 2.0)):
        assert float(nested(x, n=value)) == expected


def test_static_zeros_have_signs_and_a_nan_is_itself(device: Device) -> None:
    f = xp.jit(lambda x, n: x / n, static_argnums=1)
    x = _vector(device, 1.0)
    assert float(f(x, 0.0)) == np.inf
    assert float(f(x, -0.0)) == -np.inf
    f(x, float("nan")), f(x, float("nan"))
    assert f.traces == 3


def test_a_jitted_function_without_arrays_follows_the_default_device() -> None:
    f = xp.jit(lambda: xp.zeros(3))
    try:
        for name in ("REF", "CPU:LLVM", "REF"):
            xp.set_default_device(name)
            assert f().device is xp.zeros(3).device
    finally:
        xp.set_default_device(None)


def test_a_number_that_is_an_argument_acts_as_a_number(device: Device) -> None:
    a = _vector(device, 1.0, 2.0)

    def grown(n: float, a: Array) -> tuple[object, ...]:
        m = n
        n += 1.0
        k = copy.copy(m)
        n += a
        return m, n, k * a

    for found, expected in zip(xp.jit(grown)(2.0, a), grown(2.0, a), strict=True):  # type: ignore[call-overload]
        np.testing.assert_array_equal(found.numpy(), expected.numpy() if isinstance(expected, Array) else expected)
        assert found.dtype is xp.float32


@pytest.mark.parametrize("divided", [lambda n, a: a * (n / 2), lambda n, a: a * (2 / n), lambda n, a: a * (n / n)])
def test_quotients_of_integers_that_are_arguments(device: Device, divided: object) -> None:
    assert callable(divided)
    a = _vector(device, 1.0, 2.0)
    np.testing.assert_allclose(xp.jit(divided)(3, a).numpy(), divided(3, a).numpy(), rtol=1e-6)


def test_a_known_mask_picks_from_a_traced_array(device: Device) -> None:
    mask = xp.asarray([True, False, True], device=device)
    x = _vector(device, 1.0, 2.0, 3.0)
    np.testing.assert_array_equal(xp.grad(lambda x: xp.sum(x[mask] ** 2))(x).numpy(), [2.0, 0.0, 6.0])
    np.testing.assert_array_equal(xp.jit(lambda x: x[mask])(x).numpy(), [1.0, 3.0])


def test_a_jitted_derivative_of_a_jitted_function_is_the_derivative(device: Device) -> None:
    x = _vector(device, 1.0, 2.0)
    found = xp.jit(xp.grad(xp.jit(lambda x: xp.sum(x * x))))(x)
    np.testing.assert_array_equal(found.numpy(), [2.0, 4.0])


def test_a_dict_with_defaults_is_a_tree(device: Device) -> None:
    tree = defaultdict(list, a=_vector(device, 1.0))
    found = xp.jit(lambda t: {"b": t["a"] + 1.0})(tree)
    assert float(found["b"]) == 2.0


def test_threads_may_compute_one_array(device: Device) -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(6) as pool:
            for number in range(2, 12):
                x = _vector(device, *range(50)) * float(number)
                for found in pool.map(lambda _, x=x: x.numpy(), range(6)):
                    np.testing.assert_array_equal(found, np.arange(50.0) * number)
    finally:
        sys.setswitchinterval(interval)


def test_loops_do_not_write_into_what_they_begin_with(device: Device) -> None:
    def grown(i: object, x: Array) -> Array:
        x += 1.0
        return x

    x = _vector(device, 1.0, 2.0)
    np.testing.assert_array_equal(xp.fori_loop(0, 3, grown, x).numpy(), [4.0, 5.0])
    carry, _ = xp.scan(lambda c, _: (grown(0, c), c * 1.0), x, length=2)
    np.testing.assert_array_equal(carry.numpy(), [3.0, 4.0])
    np.testing.assert_array_equal(x.numpy(), [1.0, 2.0])


@pytest.mark.parametrize(
    "transform",
    [xp.jit, xp.grad, lambda f: xp.vmap(lambda x: f(xp.reshape(x, (1,))))],
    ids=["jit", "grad", "vmap"],
)
@pytest.mark.parametrize("write", ["g[0] = total", "g += total"])
def test_traced_values_do_not_get_into_arrays_from_outside(device: Device, transform: object, write: str) -> None:
    assert callable(transform)
    g = _vector(device, 1.0, 2.0)

    def leaking(x: Array) -> Array:
        total = xp.sum(x)
        exec(compile(write, "<the line>", "exec"), {"g": g, "total": total})
        return total

    with pytest.raises(TracedValueError, match=r"outside of that function \(<the line>:1\).*copy made inside"):
        transform(leaking)(_vector(device, 3.0, 4.0))
    np.testing.assert_array_equal(g.numpy(), [1.0, 2.0])


def test_arrays_of_the_traced_function_are_its_own_to_write(device: Device) -> None:
    def outer(x: Array) -> Array:
        found = xp.zeros(2, device=device)
        mine = copy.copy(w)

        @xp.jit
        def inner(y: Array) -> Array:
            found[0] = xp.sum(y)  # y is of the outer function: no arguments stand in between
            return y * 2.0

        found[1] = xp.sum(inner(x))
        mine += found
        return mine

    w, x = _vector(device, 10.0, 20.0), _vector(device, 1.0, 2.0)
    np.testing.assert_array_equal(xp.jit(outer)(x).numpy(), [13.0, 26.0])
    np.testing.assert_array_equal(w.numpy(), [10.0, 20.0])
    xp.jit(lambda x: w.__setitem__(0, 5.0) or x)(x)  # a number is no traced value
    np.testing.assert_array_equal(w.numpy(), [5.0, 20.0])
