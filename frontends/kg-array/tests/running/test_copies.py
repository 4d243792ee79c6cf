"""Traced functions on several devices: to_device is a copy in the graph, with derivatives and batches;
nothing is copied unasked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import kg_array as xp
import numpy as np
import pytest
from kg.errors import PlacementError, UnsupportedError
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import Array
from support.late_device import late_device

HOME = "CPU:LLVM"
OTHERS: dict[str, Device] = {
    **{name: open_device(name) for name in ("REF", "CPU:C", "TOY")},
    "MMA_IN_FLIGHT": late_device("MMA_IN_FLIGHT", shares=True),
    "FAR": late_device("FAR", shares=False),
}
VALUES = np.asarray([[0.5, -1.25, 2.0], [3.5, 0.25, -0.75]], np.float32)


@pytest.fixture(params=list(OTHERS))
def other(request: pytest.FixtureRequest) -> Device:
    return OTHERS[request.param]


@pytest.fixture
def x() -> Array:
    return xp.asarray(VALUES, device=HOME)


def through(other: Device) -> Callable[[Array], Array]:
    """sin(x) * 2 here, squared there, and summed here with what it was."""

    def function(x: Array) -> Array:
        y = xp.sin(x) * 2.0
        z = y.to_device(other)
        return (z * z).to_device(HOME) + y

    return function


def expected(values: np.ndarray) -> np.ndarray:
    y = np.sin(values) * 2
    return y * y + y


def test_a_jitted_function_computes_on_two_devices(other: Device, x: Array) -> None:
    function = xp.jit(through(other))
    for turn in range(3):
        values = VALUES + turn
        result = function(xp.asarray(values, device=HOME))
        assert result.device is open_device(HOME)
        np.testing.assert_allclose(result.numpy(), expected(values), rtol=2e-6, atol=1e-6)
    assert function.traces == 1


def test_devices_of_one_runtime_are_called_at_once(x: Array) -> None:
    function = xp.jit(through(OTHERS["CPU:C"]))
    function(x)
    (ready,) = function._made.values()
    assert ready.loaded.program.runner().direct is not None
    assert [type(step).__name__ for step in ready.loaded.program.plan.steps] == ["LaunchStep"] * 3


def test_arguments_and_results_are_where_they_are(other: Device, x: Array) -> None:
    @xp.jit
    def function(x: Array, y: Array) -> tuple[Array, Array, Array, Array]:
        moved = x.to_device(other)
        return moved, moved + y, y.to_device(HOME) - x, y

    y = xp.asarray(VALUES * 2, device=other)
    for _ in range(2):
        results = function(x, y)
        assert [r.device.name for r in results] == [other.name, other.name, x.device.name, other.name]
        for result, wanted in zip(results, (VALUES, 3 * VALUES, VALUES, 2 * VALUES), strict=True):
            np.testing.assert_array_equal(result.numpy(), wanted)
    assert all(a.buffer.storage is not b.buffer.storage for a in results for b in (x, y))


def test_numbers_are_on_every_device(other: Device, x: Array) -> None:
    @xp.jit
    def function(x: Array, a: float, b: int) -> Array:
        return (((x * a).to_device(other) + a) * b).to_device(HOME) - b

    for a, b in ((0.5, 2), (1.5, -3)):
        np.testing.assert_array_equal(function(x, a, b).numpy(), (VALUES * a + a) * b - b)


@pytest.mark.parametrize("name", ("REF", "CPU:C", "FAR"))
def test_complex_arrays_and_numbers(name: str) -> None:
    values = np.asarray([1 + 2j, -0.5 + 1j, 3j], np.complex64)
    z = xp.asarray(values, device=HOME)

    @xp.jit
    def function(z: Array, c: complex) -> Array:
        there = (z * c).to_device(OTHERS[name])
        return (there * there).to_device(HOME) + c

    for c in (1 - 1j, 2j):
        np.testing.assert_allclose(function(z, c).numpy(), (values * c) ** 2 + c, rtol=1e-6)


def test_what_the_function_has_from_elsewhere(x: Array) -> None:
    there = xp.asarray(VALUES, device="REF")
    function = xp.jit(lambda x: x.to_device("REF") + there)
    np.testing.assert_array_equal(function(x).numpy(), 2 * VALUES)
    moved = xp.jit(lambda x: x + there.to_device(HOME))  # known when it is traced: copied once
    np.testing.assert_array_equal(moved(x).numpy(), 2 * VALUES)
    assert "copy" not in xp.explain(moved)(x)


def test_results_without_elements_and_bools(other: Device) -> None:
    function = xp.jit(lambda x: (x.to_device(other) + 1.0, (x > 0.0).to_device(other)))
    empty, flags = function(xp.asarray(np.zeros((0, 3), np.float32), device=HOME))
    assert empty.shape == flags.shape == (0, 3)
    values, flags = function(xp.asarray(VALUES, device=HOME))
    np.testing.assert_array_equal(values.numpy(), VALUES + 1)
    np.testing.assert_array_equal(flags.numpy(), VALUES > 0)


def test_open_sizes(x: Array) -> None:
    for other in (OTHERS["REF"], OTHERS["CPU:C"], OTHERS["FAR"]):
        function = xp.jit(through(other), sizes={"x": {0: xp.Size("n", 1, 64)}})
        for n in (3, 17, 64, 3):
            values = np.linspace(-1, 1, n, dtype=np.float32)
            np.testing.assert_allclose(
                function(xp.asarray(values, device=HOME)).numpy(), expected(values), rtol=2e-6, atol=1e-6
            )
        assert function.traces == 1


def test_donated_arguments(other: Device) -> None:
    @xp.jit
    def once(x: Array) -> Array:
        return x * 2.0

    def function(x: Array, y: Array) -> tuple[Array, Array]:
        there = x.to_device(other)
        return x + 1.0, there * y  # x is read there after its memory may have been given to the first result

    plain, giving = xp.jit(function), xp.jit(function, donate_argnums=(0, 1))
    for _ in range(2):
        wanted = plain(xp.asarray(VALUES, device=HOME), xp.asarray(VALUES, device=other))
        x, y = once(xp.asarray(VALUES / 2, device=HOME)), xp.asarray(VALUES, device=other)
        results = giving(x, y)
        for result, one in zip(results, wanted, strict=True):
            np.testing.assert_array_equal(result.numpy(), one.numpy())
        with pytest.raises(Exception, match="was donated"):
            x.numpy()


# -- transforms


def test_the_gradient_of_a_copy_is_a_copy_back(other: Device, x: Array) -> None:
    loss = lambda x: xp.sum(through(other)(x))  # noqa: E731
    wanted = 2 * np.cos(VALUES) * (2 * 2 * np.sin(VALUES) + 1)
    for gradient in (xp.grad(loss)(x), xp.jit(xp.grad(loss))(x)):
        assert gradient.device is x.device
        np.testing.assert_allclose(gradient.numpy(), wanted, rtol=1e-5, atol=1e-6)


def test_gradients_by_arguments_of_two_devices(x: Array) -> None:
    ref = OTHERS["REF"]
    y = xp.asarray(VALUES.T, device=ref)
    loss = lambda x, y: xp.sum(xp.matmul(x.to_device(ref), y) ** 2)  # noqa: E731
    value, (of_x, of_y) = xp.jit(xp.value_and_grad(loss, argnums=(0, 1)))(x, y)
    assert [a.device.name for a in (value, of_x, of_y)] == [ref.name, x.device.name, ref.name]
    product = VALUES @ VALUES.T
    np.testing.assert_allclose(value.numpy(), (product**2).sum(), rtol=1e-6)
    np.testing.assert_allclose(of_x.numpy(), 2 * product @ VALUES, rtol=1e-5)
    np.testing.assert_allclose(of_y.numpy(), (2 * product @ VALUES).T, rtol=1e-5)


@pytest.mark.parametrize("name", ("REF", "CPU:C", "FAR"))
def test_jvp_jacobian_and_vmap(name: str) -> None:
    function, values = through(OTHERS[name]), VALUES[0]
    x = xp.asarray(values, device=HOME)
    slope = 2 * np.cos(values) * (4 * np.sin(values) + 1)
    value, tangent = xp.jvp(function, (x,), (xp.ones_like(x),))
    np.testing.assert_allclose(value.numpy(), expected(values), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(tangent.numpy(), slope, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(xp.jacobian(function)(x).numpy(), np.diag(slope), rtol=1e-5, atol=1e-6)
    second = xp.jit(xp.jacobian(xp.grad(lambda x: xp.sum(function(x)))))(x)
    curve = -2 * np.sin(values) * (4 * np.sin(values) + 1) + 8 * np.cos(values) ** 2
    np.testing.assert_allclose(second.numpy(), np.diag(curve), rtol=1e-4, atol=1e-5)
    rows = xp.asarray(VALUES, device=HOME)
    np.testing.assert_allclose(xp.jit(xp.vmap(function))(rows).numpy(), expected(VALUES), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(xp.vmap(xp.grad(lambda x: xp.sum(function(x))))(rows).numpy()[0], slope, rtol=1e-5, atol=1e-6)


def test_loops_copy_before_and_after_their_steps(x: Array) -> None:
    ref = OTHERS["REF"]
    bias = xp.asarray(np.ones(3, np.float32), device=ref)

    @xp.jit
    def function(x: Array, bias: Array) -> Array:
        start = x.to_device(ref)  # the loop runs on REF
        step = lambda i, v: v * 0.5 + bias  # noqa: E731
        return xp.fori_loop(0, 4, step, start).to_device(HOME) + x

    wanted = VALUES.copy()
    for _ in range(4):
        wanted = wanted * np.float32(0.5) + 1
    np.testing.assert_array_equal(function(x, bias).numpy(), wanted + VALUES)

    @xp.jit
    def hoisted(x: Array, bias: Array) -> Array:  # what is the same in every step is copied once, before them
        return xp.fori_loop(0, 4, lambda i, v: v * 0.5 + bias.to_device(HOME), x)

    np.testing.assert_array_equal(hoisted(x, bias).numpy(), wanted)
    assert xp.explain(hoisted)(x, bias).count("copy of float32[3] from REF:TEXT to CPU:LLVM: 12 bytes") == 1


def test_a_copy_in_the_steps_of_a_loop_is_refused(x: Array) -> None:
    step = through(OTHERS["REF"])
    with pytest.raises(UnsupportedError, match=r"copies float32 \[2, 3\] from CPU:LLVM to REF:TEXT in its steps.*before it"):
        xp.jit(lambda x: xp.fori_loop(0, 3, lambda i, v: step(v), x))(x)


def test_checkpoint_and_custom_rules(x: Array) -> None:
    """A call that is a loop of one step is what it computes.
    What is computed again on the way back is on one device."""
    step = through(OTHERS["REF"])
    np.testing.assert_allclose(xp.jit(xp.checkpoint(step))(x).numpy(), expected(VALUES), rtol=2e-6, atol=1e-6)
    with pytest.raises(UnsupportedError, match="in its steps"):
        xp.jit(xp.grad(lambda x: xp.sum(xp.checkpoint(step)(x))))(x)
    ruled = xp.custom_vjp(step)
    ruled.defvjp(lambda x: (step(x), x), lambda x, g: (g * x.to_device("REF").to_device(HOME),))
    np.testing.assert_array_equal(xp.jit(xp.grad(lambda x: xp.sum(ruled(x))))(x).numpy(), VALUES)


# -- what people see


def test_mixing_devices_names_both_their_shapes_and_the_line(x: Array) -> None:
    y = xp.asarray(VALUES[0], device="REF")

    def function(x: Array, y: Array) -> Array:
        return xp.sin(x) + y

    line = function.__code__.co_firstlineno + 1
    said = (
        "add: an array on CPU:LLVM (float32, shape (2, 3)) and one on REF:TEXT (float32, shape (3,)) meet"
        f" ({Path(__file__)}:{line}); move one with to_device"
    )
    for run in (function, xp.jit(function)):
        with pytest.raises(PlacementError, match=re.escape(said)):
            run(x, y)


def test_explain_tells_devices_and_bytes(x: Array) -> None:
    told = [line for line in xp.explain(through(OTHERS["FAR"]))(x).splitlines() if "schedule: " not in line]
    assert told[0].startswith("function on CPU:LLVM and FAR: 3 kernels")
    assert [re.sub(r"array\w*: .*", "kernel", line.split(". ", 1)[1]) for line in told[1:6]] == [
        "CPU:LLVM: kernel",
        "copy of float32[6] from CPU:LLVM to FAR: 24 bytes",
        "FAR: kernel",
        "copy of float32[6] from FAR to CPU:LLVM: 24 bytes",
        "CPU:LLVM: kernel",
    ]
    assert any("it is copied to FAR" in line for line in told)
    shared = xp.explain(through(OTHERS["CPU:C"]))(x)
    assert shared.count("24 bytes, not made: both use that memory") == 2


@pytest.mark.parametrize("name", ("REF", "CPU:C", "FAR"))
def test_a_profile_has_the_copies(name: str, x: Array) -> None:
    other = OTHERS[name]
    function = xp.jit(through(other))
    function(x)
    with xp.profile() as profile:
        result = function(x)
    np.testing.assert_allclose(result.numpy(), expected(VALUES), rtol=2e-6, atol=1e-6)
    events = [(e["cat"], e["args"]["target"]) for e in profile.events]
    assert events == [
        (c, d) for c, d in (("launch", HOME), ("copy", other.name), ("launch", other.name), ("copy", HOME), ("launch", HOME))
    ]
    made = ", not made: both use that memory" if name != "FAR" else ""
    assert [e["name"] for e in profile.events if e["cat"] == "copy"] == [
        f"copy of float32[6] from {HOME} to {other.name}: 24 bytes{made}",
        f"copy of float32[6] from {other.name} to {HOME}: 24 bytes{made}",
    ]
