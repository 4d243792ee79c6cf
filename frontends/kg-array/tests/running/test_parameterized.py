"""Numbers in computations: new ones need no new program,
and results have the same bits as with the number compiled in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import DType
from kg.errors import BufferError
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running import evaluate, parameterized, programs, steps

pytestmark = pytest.mark.part(5)

Function = Callable[[Array, Array, float], Array]

FLOATS: dict[str, Function] = {
    "product": lambda x, y, c: x * c,
    "sum of a product": lambda x, y, c: x * c + y,
    "sum with a number": lambda x, y, c: x * y + c,
    "two products": lambda x, y, c: x * c - c * y,
    "from a number": lambda x, y, c: c - x * y,
    "quotient": lambda x, y, c: x / c + c / (y + 4.0),
    "choice": lambda x, y, c: xp.where(x < c, c, y) + xp.maximum(x, c),
    "power": lambda x, y, c: xp.abs(x) ** c,
    "functions": lambda x, y, c: xp.exp(x * c) + xp.sin(y + c),
    "sums": lambda x, y, c: xp.sum(x * c + 0.25) - xp.mean(y - c) * x,
    "scan": lambda x, y, c: xp.cumulative_sum(x * c) + c,
    "several places": lambda x, y, c: (x * c) * (x * c) + (y * c + x * c),
    "filled": lambda x, y, c: xp.full_like(x, c),
    "positions": lambda x, y, c: xp.arange(37, dtype=x.dtype, device=x.device) * c + x,
    "remainder": lambda x, y, c: x % c + y // c,
}
INTEGERS: dict[str, Function] = {
    "product": lambda x, y, c: x * c + y,
    "division": lambda x, y, c: x // c + y % c,
    "bits": lambda x, y, c: (x & c) ^ (y | c),
    "choice": lambda x, y, c: xp.where(x == c, y, xp.minimum(x - c, y)),
    "sums": lambda x, y, c: xp.sum(x * c) + xp.cumulative_sum(y) * c,
    "gather": lambda x, y, c: xp.take(y, xp.abs(x) % 7 + c % 30),
    "shift": lambda x, y, c: (x << c % 5) + (y >> c % 7),
}


def _arrays(dtype: DType, device: Device) -> tuple[Array, Array]:
    random = np.random.default_rng(5)
    values = random.uniform(-3, 3, (2, 37)) if dtype.is_float else random.integers(0, 100, (2, 37))
    x, y = (xp.astype(xp.asarray(v, device=device), dtype).realize() for v in values)
    return x, y


@pytest.fixture(autouse=True)
def _nothing_met_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameterized, "_families", OrderedDict())
    monkeypatch.setattr(evaluate, "_compiled", OrderedDict())
    steps.STEPS.clear()
    programs.PROGRAMS.clear()


def _programs() -> int:
    return len(evaluate._compiled)


def _assert_same_bits(function: Function, numbers: list[float], dtype: DType, device: Device) -> None:
    x, y = _arrays(dtype, device)
    for number in numbers:
        compiled_in = xp.jit(lambda x, y, c=number: function(x, y, c))  # type: ignore[misc]
        found, wanted = function(x, y, number).numpy(), compiled_in(x, y).numpy()
        assert found.dtype == wanted.dtype and found.tobytes() == wanted.tobytes(), number


@pytest.mark.parametrize("dtype", [xp.float16, xp.bfloat16, xp.float32], ids=str)
@pytest.mark.parametrize("name", FLOATS)
def test_numbers_that_are_read_give_the_same_bits(name: str, dtype: DType, device: Device) -> None:
    _assert_same_bits(FLOATS[name], [0.3, 0.7, 2.0, 1e-3, 2.5], dtype, device)


@pytest.mark.parametrize("dtype", [xp.int8, xp.int32, xp.uint16, xp.uint64], ids=str)
@pytest.mark.parametrize("name", INTEGERS)
def test_integers_that_are_read_give_the_same_bits(name: str, dtype: DType, device: Device) -> None:
    _assert_same_bits(INTEGERS[name], [3, 5, 64, 10], dtype, device)


def test_a_hundred_numbers_are_few_programs(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    before = _programs()
    for i in range(100):
        number = 0.013 * (i + 1)
        np.testing.assert_array_equal((x * number).numpy(), x.numpy() * np.float32(number))
    assert _programs() - before == 1
    for i in range(100):
        np.testing.assert_array_equal((x * i).numpy(), x.numpy() * np.float32(i))
    assert _programs() - before == 3  # with 0 and 1, which rules look for
    for i in range(100):
        (xp.stop_gradient(x) * (i + 0.3)).realize()  # by a graph
    assert _programs() - before == 5


def test_numbers_that_rules_look_for_are_part_of_their_steps(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    values = x.numpy()
    for _ in range(2):
        for number in (0.0, -0.0, 1.0, -1.0, 0, 1, 2, 0.5, -0.0, 3.0):
            for found, wanted in (
                (x * number, values * np.float32(number)),
                (number - x, np.float32(number) - values),
                (number / x, np.float32(number) / values),
                (x + number, values + np.float32(number)),
            ):
                assert found._node is None
                np.testing.assert_array_equal(np.signbit(found.numpy()), np.signbit(wanted), str(number))
                np.testing.assert_array_equal(found.numpy(), wanted, str(number))
    np.testing.assert_array_equal((x**2 + 2 * x + 1).numpy(), xp.jit(lambda x: x**2 + 2 * x + 1)(x).numpy())
    many = len(steps.STEPS)
    for i in range(100, 1000):
        _ = x ** float(i), xp.hypot(x, i + 0.3)  # too many to have steps of their own
    assert len(steps.STEPS) <= many + 1


def test_a_rate_that_decays_is_a_parameter_and_what_stays_is_not(device: Device) -> None:
    w, _ = _arrays(xp.float64, device)
    wanted, rate, before = w.numpy(), 0.5, _programs()
    for _ in range(20):
        w = (w - rate * (xp.stop_gradient(w) * 0.75 - 2.25)).realize()  # by a graph: there is no step of that
        wanted = wanted - rate * (wanted * 0.75 - 2.25)
        rate *= 0.9
    np.testing.assert_allclose(w.numpy(), wanted, rtol=1e-13)
    assert _programs() - before == 2
    family = next(reversed(parameterized._families.values()))
    assert len(family.first) == 3 and len(family.general[0]) == 1


def test_numbers_that_begin_to_vary_later(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    before = _programs()
    for a, b, made in (
        (0.2, 0.3, 1),
        (0.4, 0.3, 2),
        (0.5, 0.3, 2),
        (0.5, 0.6, 3),
        (0.7, 0.8, 3),
        (0.2, 0.3, 3),
        (0.9, 0.3, 3),
    ):
        found, wanted = xp.stop_gradient(x) * a + b, x.numpy() * np.float32(a) + np.float32(b)
        np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-6, atol=1e-7)
        assert _programs() - before == made


def test_filled_arrays_and_numbers_as_arrays(device: Device) -> None:
    before = _programs()
    for i in range(2, 30):
        assert float(xp.asarray(i + 0.5, device=device)) == i + 0.5
        assert int(xp.asarray(i, device=device)) == i
        np.testing.assert_array_equal(xp.full((3, 2), i, dtype=xp.uint8, device=device).numpy(), np.full((3, 2), i))
    assert _programs() - before == 3


def test_numbers_out_of_the_range_of_the_dtype(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    for number in (0.25, 0.75, 1e39, -1e300, np.inf, np.nan, 1e-46):
        with np.errstate(over="ignore"):
            wanted = np.abs(x.numpy()) * np.float32(number)
        np.testing.assert_array_equal((xp.abs(x) * number).numpy(), wanted)


def test_threads_have_numbers_of_their_own(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    numbers = [0.01 * i + 0.005 for i in range(64)]
    with ThreadPoolExecutor(4) as pool:
        for number, found in zip(numbers, pool.map(lambda n: (x * n).numpy(), numbers), strict=True):
            np.testing.assert_array_equal(found, x.numpy() * np.float32(number))


def test_an_array_of_one_element_is_not_a_number_that_is_read(device: Device) -> None:
    x, y = (xp.asarray(v, device=device).realize() for v in (2.0, 5.0))
    assert [float(x * c) for c in (2.0, 3.0, 4.0)] == [4.0, 6.0, 8.0]
    assert float(x * y) == 10.0


# -- one operation, without a graph


def test_one_operation_on_computed_arrays_makes_no_graph(device: Device) -> None:
    x, y = _arrays(xp.float32, device)
    before = _programs()
    for i in range(3):
        z = x + y
        assert z._node is None, i
        assert z.shape == (37,) and z.dtype is xp.float32 and z.device is x.device
        np.testing.assert_array_equal(z.numpy(), x.numpy() + y.numpy())
    assert _programs() - before == 1


def test_what_is_pending_keeps_the_values_that_it_was_asked_for(device: Device) -> None:
    a, b = (xp.asarray([1.0, 2.0], dtype=xp.float32, device=device) for _ in range(2))
    (a * b).realize()
    later, again = a * b, a * b
    a += 10.0
    b[0] = 7.0
    np.testing.assert_array_equal(later.numpy(), [1, 4])
    np.testing.assert_array_equal((again + 1.0).numpy(), [2, 5])  # as part of a graph
    later *= b
    np.testing.assert_array_equal(later.numpy(), [7, 8])
    np.testing.assert_array_equal((a * b).numpy(), [77, 24])
    np.testing.assert_array_equal(xp.jit(lambda x: x + 1.0)(a * b).numpy(), [78, 25])
    pair = a * b, b * a
    xp.realize(*pair)
    np.testing.assert_array_equal(pair[0].numpy(), pair[1].numpy())


@pytest.mark.parametrize("name", sorted(steps.NAMES - {"where"}))
def test_operations_without_a_graph_are_those_with_one(name: str, device: Device) -> None:
    function = getattr(xp, name)
    dtypes = {"logical": xp.bool, "bitwise": xp.int32, **dict.fromkeys(("real", "imag", "conj"), xp.complex64)}
    dtype = dtypes.get(name.partition("_")[0], xp.float32)
    x, y = (xp.astype(a, dtype).realize() for a in _arrays(xp.float32, device))
    operands: list[tuple[object, ...]] = [(x,), (y,)]
    try:
        function(x)
    except TypeError:
        operands = [(x, y), (y, x), (x, x)]
        if name in steps.WITH_NUMBERS and name[0] != "l":
            operands += [(x, number) for number in (3, 5, 2, 0)]
            operands += [(number, y) for number in (0.3, 0.7, 2.0, 1.0, 1e39)] if dtype is xp.float32 else []
    for given in operands:
        arrays = [x for x in given if isinstance(x, Array)]
        numbers = [x for x in given if not isinstance(x, Array)]
        order = isinstance(given[0], Array)
        traced = xp.jit(lambda *a, n=numbers, o=order: function(*((*a, *n) if o else (*n, *a))))(*arrays)  # type: ignore[misc]
        for _ in range(2):
            assert function(*given).numpy().tobytes() == traced.numpy().tobytes(), given


def test_a_step_that_fails_names_its_line(device: Device) -> None:
    x, y = _arrays(xp.float32, device)
    (x + y).realize()
    z = x + y  # the line
    x.buffer.free()
    with pytest.raises(BufferError, match="was freed") as caught:
        z.realize()
    assert "z = x + y  # the line" in caught.value.__notes__[0]
    with pytest.raises(ValueError, match="broadcast"):
        x + y[:5]


def test_steps_are_seen_by_profiles(device: Device) -> None:
    x, y = _arrays(xp.float32, device)
    (x - y).realize()
    with xp.profile() as profile:
        (x - y).realize()
    assert [e["cat"] for e in profile.events].count("launch") == 1
