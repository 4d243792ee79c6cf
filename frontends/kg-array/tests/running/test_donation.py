"""jit with donated arguments: results take their memory, they are dead afterwards and say so,
and no result differs from one without."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable

import kg_array as xp
import kg_array.numpy as knp
import numpy as np
import pytest
from kg.errors import BufferError
from kg.runtime.device import Device
from kg_array import Array

ROWS, COLUMNS = 64, 48
Step = Callable[..., object]


def array(values: object, device: Device) -> Array:
    return xp.asarray(np.asarray(values, np.float32), device=device)


def matrix(device: Device, start: int = 0) -> Array:
    return array(np.arange(start, start + ROWS * COLUMNS).reshape(ROWS, COLUMNS) / 64, device)


def elementwise(x: Array) -> Array:
    return x * 2.0 + 1.0


def turned(x: Array) -> Array:
    return xp.flip(x, axis=0)


def with_sum(x: Array) -> tuple[Array, Array]:
    return x * 2.0, xp.sum(x)


def shares(x: Array) -> Array:
    return x / xp.sum(x, axis=1, keepdims=True)


def a_row(x: Array) -> Array:
    x[3] = 7.0
    return x


def from_itself(x: Array) -> Array:
    x[1:9] = x[0:8] * 2.0
    return x


def two_parts(x: Array) -> tuple[Array, Array]:
    x[1, 2:5] = 7.0
    x[4] = x[1] + x[0]
    return x, xp.sum(x)


def rows_by_number(x: Array) -> Array:
    x[xp.asarray([5, 0, 5], device=x.device)] = x[7:10] + 1.0
    return x


def every_second(x: Array) -> Array:
    x[::2] = 0.0
    return x


def nothing(x: Array) -> Array:
    return x


def twice_over(x: Array) -> tuple[Array, Array]:
    return x + 1.0, x + 2.0


def product(x: Array) -> Array:
    return xp.matmul(x, xp.matrix_transpose(x)[:, :COLUMNS])


TAKEN = [elementwise, with_sum, a_row, from_itself, two_parts, rows_by_number, every_second, nothing, twice_over]
KEPT = [turned, product]


@pytest.mark.parametrize("function", [*TAKEN, *KEPT, shares], ids=lambda f: f.__name__)
def test_results_are_those_without_donation(function: Step, device: Device) -> None:
    wanted = xp.jit(function)(matrix(device))
    jitted = xp.jit(function, donate_argnums=0)
    for _ in range(3):  # the first call goes another way than those after it
        x = matrix(device)
        found = jitted(x)
        pairs = zip(found, wanted, strict=True) if isinstance(found, tuple) else [(found, wanted)]
        for one, other in pairs:
            np.testing.assert_array_equal(one.numpy(), other.numpy())
        with pytest.raises(
            BufferError, match=f"was donated to jit of {function.__name__} as argument 0: use what that call returned"
        ):
            x.numpy()
    assert jitted.traces == 1


@pytest.mark.parametrize("function", TAKEN, ids=lambda f: f.__name__)
def test_the_memory_is_taken(function: Step, device: Device) -> None:
    jitted = xp.jit(function, donate_argnums=0)
    for _ in range(2):
        x = matrix(device)
        place = x.buffer.address
        found = jitted(x)
        assert place in [y.buffer.address for y in (found if isinstance(found, tuple) else [found])]
    assert "argument 0 is donated: result 0 takes its memory" in xp.explain(jitted)(matrix(device)) or function is twice_over


@pytest.mark.parametrize("function", KEPT, ids=lambda f: f.__name__)
def test_what_would_be_overwritten_too_early_is_not_taken(function: Step, device: Device) -> None:
    text = xp.explain(xp.jit(function, donate_argnums=0))(matrix(device))
    assert "argument 0 is donated: no result can take its memory, which is freed" in text


def bytes_moved(text: str) -> int:
    found = re.search(r"([\d,]+) bytes moved", text)
    assert found
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("function", [a_row, from_itself, rows_by_number], ids=lambda f: f.__name__)
def test_replacing_a_part_moves_that_part(function: Step, device: Device) -> None:
    x = matrix(device)
    whole = ROWS * COLUMNS * 4
    assert bytes_moved(xp.explain(xp.jit(function))(x)) >= 2 * whole
    assert bytes_moved(xp.explain(xp.jit(function, donate_argnums=0))(x)) < whole


def adam(state: dict[str, Array], gradient: Array) -> dict[str, Array]:
    mean = 0.9 * state["mean"] + 0.1 * gradient
    square = 0.99 * state["square"] + 0.01 * gradient * gradient
    return {"mean": mean, "square": square, "x": state["x"] - 0.1 * mean / (xp.sqrt(square) + 1e-6)}


def test_a_state_of_several_arrays(device: Device) -> None:
    """By name, as a tree: each array of the state stays where it was, all of it in one kernel."""
    state = {name: matrix(device, start) for start, name in enumerate(("mean", "square", "x"))}
    plain = {name: matrix(device, start) for start, name in enumerate(("mean", "square", "x"))}
    step, undonated = xp.jit(adam, donate_argnames="state"), xp.jit(adam)
    gradient = matrix(device, 5)
    for _ in range(3):
        places = {name: x.buffer.address for name, x in state.items()}
        before = state
        state, plain = step(state, gradient), undonated(plain, gradient)  # type: ignore[assignment]
        assert {name: x.buffer.address for name, x in state.items()} == places
        for name, x in state.items():
            np.testing.assert_array_equal(x.numpy(), plain[name].numpy())
        with pytest.raises(BufferError, match=r"donated to jit of adam as argument 0\['mean'\]"):
            before["mean"].numpy()
    assert step(state=state, gradient=gradient)["x"].shape == (ROWS, COLUMNS)  # type: ignore[index]
    gradient.numpy()


def test_everybody_who_holds_the_array_is_told(device: Device) -> None:
    x = matrix(device)
    again, later = copy.copy(x), x + 1.0
    xp.jit(elementwise, donate_argnums=0)(x)
    for held in (again, later):
        with pytest.raises(BufferError, match="was donated to jit of elementwise as argument 0"):
            held.numpy()
    with pytest.raises(BufferError, match="was donated"):
        xp.jit(elementwise, donate_argnums=0)(x)
    assert x.shape == (ROWS, COLUMNS) and x.dtype is xp.float32


def test_arguments_that_are_not_computed_yet(device: Device) -> None:
    jitted = xp.jit(lambda x, y: x - y, donate_argnums=0)
    for _ in range(3):
        x, y = matrix(device) + 1.0, matrix(device, 1) * 2.0
        np.testing.assert_array_equal(jitted(x, y).numpy(), matrix(device).numpy() + 1 - matrix(device, 1).numpy() * 2)
        with pytest.raises(BufferError, match="was donated"):
            x.numpy()


def test_memory_that_others_see_is_left_as_it_is() -> None:
    """numpy's memory that is used in place, and memory of ours that numpy was given."""
    values = np.ones((4, 3), np.float32)
    jitted = xp.jit(elementwise, donate_argnums=0)
    assert float(xp.sum(jitted(xp.from_dlpack(values)))) == 36.0 and (values == 1).all()
    for lend in (lambda x: np.asarray(x, copy=False), np.from_dlpack):
        x = xp.ones((4, 3), dtype=xp.float32).realize()
        seen = lend(x)
        jitted(x)
        assert (seen == 1).all()


def test_one_array_in_two_places_is_refused(device: Device) -> None:
    jitted = xp.jit(lambda x, y: x + y, donate_argnums=0)
    x = matrix(device)
    for _ in range(2):
        with pytest.raises(
            ValueError, match="argument 0 is donated, but the call has the same array in another place too: give it a copy"
        ):
            jitted(x, x)
        jitted(matrix(device), x)
    held = matrix(device)
    with pytest.raises(ValueError, match="argument 0 is donated, but the call has the same array"):
        xp.jit(lambda x: x + held, donate_argnums=0)(held)
    held.numpy()


def test_numbers_and_wrong_names(device: Device) -> None:
    jitted = xp.jit(lambda x, n: x * n, donate_argnums=(0, 1))
    assert float(jitted(array([2.0], device), 3)[0]) == 6.0
    with pytest.raises(ValueError, match="argument 0 is static and donated"):
        xp.jit(lambda x: x, static_argnums=0, donate_argnums=0)
    with pytest.raises(ValueError, match="'z' is no argument; there are x"):
        xp.jit(lambda x: x, donate_argnames="z")


def test_inside_another_function_nothing_is_donated(device: Device) -> None:
    inner = xp.jit(elementwise, donate_argnums=0)
    x = matrix(device)
    found = xp.jit(lambda x: inner(x) + x)(x)
    np.testing.assert_allclose(found.numpy(), x.numpy() * 3 + 1)


def test_complex_arrays(device: Device) -> None:
    x = xp.asarray(np.array([1 + 2j, 3.0], np.complex64), device=device)
    jitted = xp.jit(lambda x: x * 2.0, donate_argnums=0)
    for _ in range(2):
        x = jitted(x)
    assert x.numpy().tolist() == [4 + 8j, 12]


def test_arrays_of_numpys_namespace_are_donated() -> None:
    function = xp.jit(lambda x, *, y: (x + 1.0, y["w"] * 2.0), donate_argnums=-1, donate_argnames="y")
    x, w = knp.asarray(np.arange(6.0)), knp.asarray(np.arange(3.0))
    view = x[2:4]
    first, second = function(x, y={"w": w, "n": 2})
    np.testing.assert_array_equal(first, np.arange(6.0) + 1)
    np.testing.assert_array_equal(second, np.arange(3.0) * 2)
    for gone, name in ((x, "argument 0:"), (view, "argument 0:"), (w, "argument y['w']:")):
        with pytest.raises(BufferError, match=re.escape(f"donated to jit of <lambda> as {name}")):
            (gone + 1.0).numpy()
