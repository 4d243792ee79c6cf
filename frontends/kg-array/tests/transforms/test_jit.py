"""jit: what is traced again and what is not, what functions may take and give, what is refused."""

from __future__ import annotations

import gc
import weakref
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import kg_array as xp
import numpy as np
import pytest
from kg.errors import BufferError
from kg.garbage import SELDOM
from kg.runtime.device import Device
from kg_array import Array
from kg_array.operands.dtypes import PromotionError
from kg_array.running.memory import TracedValueError, buffer_of
from kg_array.transforms.compilation import compiled


@dataclass
class Pair:
    first: Array
    second: Array | None


def array(values: object, device: Device, dtype: type = np.float32) -> Array:
    return xp.asarray(np.asarray(values, dtype), device=device)


def test_traced_once_per_kind_of_arguments(device: Device) -> None:
    calls: list[int] = []

    @xp.jit
    def double(x: Array) -> Array:
        calls.append(1)
        return x + x

    for values in ([1, 2], [3, 4], [1, 2, 3]):
        np.testing.assert_array_equal(double(array(values, device)).numpy(), 2 * np.asarray(values))
    double(array([1, 2], device, np.float64))
    assert len(calls) == double.traces == 3
    assert double.__name__ == "double"


def test_numbers_are_values(device: Device) -> None:
    scaled = xp.jit(lambda x, by: x * by + by)
    x = array([1, 2], device)
    for by in (2.0, 0.1, 1e-3):
        found = scaled(x, by)
        assert found.dtype is xp.float32
        np.testing.assert_array_equal(found.numpy(), (x * by + by).numpy())
    assert scaled.traces == 1
    np.testing.assert_array_equal(scaled(x, 3).numpy(), [6, 9])
    assert scaled.traces == 2
    wide = array([1], device, np.float64)
    assert float(scaled(wide, 0.1)) == 0.1 + 0.1
    with pytest.raises(PromotionError):
        scaled(array([1], device, np.int64), 0.5)


def test_numbers_among_themselves_stay_weak(device: Device) -> None:
    function = xp.jit(lambda x, a, b: (x * (a * b + 1), a * 2))
    x = xp.asarray(np.array([2.0], np.float16), device=device)
    found, number = function(x, 0.5, 3.0)
    assert found.dtype is xp.float16 and float(found) == 5.0
    assert number.dtype is xp.float32 and float(number) == 1.0


def test_trees(device: Device) -> None:
    @xp.jit
    def function(p: Pair, more: dict, *rest: Array, flag: None = None) -> dict:
        return {"pair": Pair(p.first + more["x"][0], None), "rest": rest, "none": flag, "number": 3}

    x = array([1, 2], device)
    found = function(Pair(x, None), {"x": (x, 2)}, x, x)
    np.testing.assert_array_equal(found["pair"].first.numpy(), [2, 4])
    assert found["pair"].second is None and found["none"] is None and len(found["rest"]) == 2
    assert int(found["number"]) == 3
    np.testing.assert_array_equal(found["rest"][1].numpy(), [1, 2])


@pytest.mark.parametrize("how", ["number", "name", "both"])
def test_static_arguments(how: str, device: Device) -> None:
    given: dict = {
        "number": {"static_argnums": 1},
        "name": {"static_argnames": "n"},
        "both": {"static_argnums": (1,), "static_argnames": "n"},
    }[how]

    def power(x: Array, n: int, y: Array) -> Array:
        for _ in range(n):
            x = x * y
        return x

    fast = xp.jit(power, **given)
    x = array([2], device)
    assert float(fast(x, 3, x)) == 16.0
    assert float(fast(x, n=3, y=x)) == 16.0
    assert float(fast(x, 1, x)) == 4.0
    with pytest.raises(TypeError, match="hashable"):
        fast(x, [1], x)


def test_arrays_from_elsewhere_are_constants(device: Device) -> None:
    w = array([1, 2], device)
    function = xp.jit(lambda x: x * w)
    np.testing.assert_array_equal(function(w).numpy(), [1, 4])
    np.testing.assert_array_equal(function(array([5, 5], device)).numpy(), [5, 10])


def test_results_that_are_arguments_have_memory_of_their_own(device: Device) -> None:
    x = array([1, 2], device)
    same, twice = xp.jit(lambda x: (x, x))(x)
    x += 1
    np.testing.assert_array_equal(same.numpy(), [1, 2])
    np.testing.assert_array_equal(twice.numpy(), [1, 2])


def test_arguments_that_are_not_computed_yet(device: Device) -> None:
    x = array([1, 2], device)
    np.testing.assert_array_equal(xp.jit(lambda x: x + 1)(x * x).numpy(), [2, 5])


def test_calls_share_no_memory(device: Device) -> None:
    """Several kernels with memory between them: results stay what they were, also those of other threads."""
    function = xp.jit(lambda x, y: xp.cumulative_sum(xp.cumulative_sum(x, axis=0) * y, axis=0) + xp.sum(x))
    values = [np.arange(i, i + 64, dtype=np.float32) for i in range(8)]
    wanted = [np.cumsum(np.cumsum(v) * v) + v.sum() for v in values]
    arrays = [array(v, device) for v in values]
    found = [function(x, x) for x in arrays]
    with ThreadPoolExecutor(4) as pool:
        found += pool.map(lambda x: function(x, x), arrays)
    for f, w in zip(found, wanted + wanted, strict=True):
        np.testing.assert_allclose(f.numpy(), w, rtol=1e-5)


def test_memory_that_was_freed_is_refused(device: Device) -> None:
    function = xp.jit(lambda x: xp.sum(x * x))
    x = array([1.0, 2.0], device)
    assert float(function(x)) == 5.0
    buffer_of(x.node).free()
    with pytest.raises(BufferError, match="was freed"):
        function(x)
    assert float(function(array([2.0, 2.0], device))) == 8.0


def test_empty_and_0d(device: Device) -> None:
    function = xp.jit(lambda x: (x + 1, xp.sum(x)))
    empty, total = function(array([], device))
    assert empty.shape == (0,) and float(total) == 0.0
    assert xp.jit(lambda x: x + 1)(array(np.zeros((0, 3)), device)).shape == (0, 3)
    assert float(function(array(2.0, device))[0]) == 3.0


def test_jit_within_jit_and_with_derivatives(device: Device) -> None:
    square = xp.jit(lambda x: xp.sum(x * x))
    x = array([1, 2], device)
    np.testing.assert_array_equal(xp.grad(square)(x).numpy(), [2, 4])
    outer = xp.jit(xp.value_and_grad(lambda x, s: square(x) * s))
    value, gradient = outer(x, 3.0)
    assert float(value) == 15.0
    np.testing.assert_array_equal(gradient.numpy(), [6, 12])
    assert square.traces == 0


@pytest.mark.parametrize("ask", [bool, int, float, np.asarray], ids=str)
def test_numbers_of_a_traced_array(ask: type, device: Device) -> None:
    with pytest.raises(TracedValueError, match=r"where\(\).*static_argnums"):
        xp.jit(lambda x: x * float(ask(x)))(array(1.0, device))


def test_traced_arrays_can_be_shown(device: Device) -> None:
    shown: list[str] = []
    xp.jit(lambda x: shown.append(repr(x)) or shown.append(str(x + 1)) or x)(array([1.0], device))
    assert all("traced" in s and "(1,)" in s for s in shown) and len(shown) == 2


def test_refused(device: Device) -> None:
    x = array([1], device)
    with pytest.raises(TypeError, match=r"argument 1 is a str.*static_argnums"):
        xp.jit(lambda x, y: x)(x, "no")
    with pytest.raises(TypeError, match="returns a str"):
        xp.jit(lambda x: "no")(x)
    with pytest.raises(ValueError, match="'z' is no argument; there are x, y"):
        xp.jit(lambda x, y: x, static_argnames="z")
    kept: list[Array] = []
    xp.jit(lambda x: kept.append(x) or x)(x)
    with pytest.raises(TracedValueError):
        kept[0].numpy()


def test_kinds_that_were_not_used_lately_are_forgotten(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "KEPT", 4)
    function = xp.jit(lambda x: x * 3.0 + 1.0)
    often = array([1.0], device)
    function(array([0.0] * 2, device))
    program = weakref.ref(next(iter(function._made.values())).loaded.program)
    for length in range(3, 12):
        assert float(function(often)) == 4.0
        np.testing.assert_array_equal(function(array([2.0] * length, device)).numpy(), [7.0] * length)
        assert len(function._made) <= 4 and len(function._quick) <= 4
    assert function.traces == 11  # what is used stays
    gc.collect()
    assert program() is None
    np.testing.assert_array_equal(function(array([0.0] * 2, device)).numpy(), [1.0] * 2)
    assert function.traces == 12


def test_calls_by_trees_names_and_numbers_are_found_again(device: Device) -> None:
    def step(state: dict, rate: float, *, flag: bool = False) -> dict:
        return {"w": state["w"] * rate, "rest": [state["rest"][0] + (1.0 if flag is False else 2.0)]}

    fast, x = xp.jit(step), array([1, 2], device)
    for rate in (0.5, 0.25):
        for tree in ({"w": x, "rest": (x,)}, {"rest": (x,), "w": x + 0}):
            found = fast(tree, rate)
            np.testing.assert_array_equal(found["w"].numpy(), x.numpy() * np.float32(rate))
            np.testing.assert_array_equal(found["rest"][0].numpy(), [2, 3])
    assert fast.traces == 1
    fast({"w": x, "rest": [x]}, 0.5), fast({"w": x, "rest": (x,)}, 1), fast({"w": x, "rest": (x,)}, rate=0.5)
    assert fast.traces == 4
    for number in (1 << 70, -(1 << 70)):
        with pytest.raises(Exception, match="int"):
            xp.jit(lambda x, n: x * n)(array([1], device, np.int64), number)


def test_results_of_calls_are_arrays_like_others(device: Device) -> None:
    function = xp.jit(lambda x: x + 1)
    y = function(array([1, 2], device))
    z = function(y)
    y += z
    np.testing.assert_array_equal(y.numpy(), [5, 7])
    np.testing.assert_array_equal(z.numpy(), [3, 4])
    np.testing.assert_array_equal((z * z).numpy(), [9, 16])
    z[0] = 0
    np.testing.assert_array_equal(function(z).numpy(), [1, 5])
    assert z.dtype is xp.float32 and z.shape == (2,) and z.device is y.device


def test_the_garbage_collector_is_asked_seldom_while_a_function_is_traced_and_compiled(device: Device) -> None:
    seen, before = list[int](), gc.get_threshold()

    def function(x: Array) -> Array:
        seen.append(gc.get_threshold()[0])
        if x.shape == (3,):
            raise ArithmeticError("not of three")
        return x + 1.0

    fast = xp.jit(function)
    fast(array([1, 2], device))
    with pytest.raises(ArithmeticError):
        fast(array([1, 2, 3], device))
    assert seen == [SELDOM, SELDOM]
    assert gc.get_threshold() == before


def test_calls_of_other_kinds_in_between(device: Device) -> None:
    """The latest kinds are looked at first: each change of one of them, and of their number,
    finds its own program."""
    function = xp.jit(lambda x, y=1.0: x * 2 + y)
    vector, matrix = (xp.asarray(np.ones(shape, np.float32), device=device) for shape in ((3,), (2, 3)))
    whole = xp.asarray(np.ones(3, np.int32), device=device)
    kinds = [(vector, 1.0), (vector, 2), (matrix, vector), (vector,), (whole, 3), (2.0, vector), (vector, 1.0)]
    for _ in range(3):
        for args in kinds:
            for again in (args, args):
                found = function(*again)
                x, y = again[0], again[1] if len(again) > 1 else 1.0
                want = np.asarray(x.numpy() if isinstance(x, xp.Array) else x) * 2 + (
                    y.numpy() if isinstance(y, xp.Array) else y
                )
                np.testing.assert_array_equal(found.numpy(), want)
    assert function.traces == len(kinds) - 1
    with pytest.raises(TypeError):
        function()
    with pytest.raises(TypeError):
        function("x", 1.0)
    vector.buffer.free()
    with pytest.raises(BufferError, match="was freed"):
        function(vector, 1.0)
