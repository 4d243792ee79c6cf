"""Numbers in computations: new ones need no new program, and results have the same bits as with the number compiled in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import kg_array as xp
import numpy as np
import pytest
from kg.device.device import Device
from kg.dtype import DType
from kg_array import Array, evaluate, families

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
    monkeypatch.setattr(families, "_families", OrderedDict())
    monkeypatch.setattr(evaluate, "_compiled", OrderedDict())


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
    assert _programs() - before == 2
    for i in range(100):
        np.testing.assert_array_equal((x * i).numpy(), x.numpy() * np.float32(i))
    assert _programs() - before == 4  # with 0 and 1, which rules look for


def test_a_rate_that_decays_is_a_parameter_and_what_stays_is_not(device: Device) -> None:
    w, _ = _arrays(xp.float64, device)
    wanted, rate, before = w.numpy(), 0.5, _programs()
    for _ in range(20):
        w = (w - rate * (w * 0.75 - 2.25)).realize()
        wanted = wanted - rate * (wanted * 0.75 - 2.25)
        rate *= 0.9
    np.testing.assert_allclose(w.numpy(), wanted, rtol=1e-13)
    assert _programs() - before == 2
    family = next(reversed(families._families.values()))
    assert len(family.first) == 3 and len(family.varying) == 1


def test_numbers_that_begin_to_vary_later(device: Device) -> None:
    x, _ = _arrays(xp.float32, device)
    before = _programs()
    for a, b, programs in (
        (0.2, 0.3, 1),
        (0.4, 0.3, 2),
        (0.5, 0.3, 2),
        (0.5, 0.6, 3),
        (0.7, 0.8, 3),
        (0.2, 0.3, 3),
        (0.9, 0.3, 3),
    ):
        np.testing.assert_allclose((x * a + b).numpy(), x.numpy() * np.float32(a) + np.float32(b), rtol=1e-6, atol=1e-7)
        assert _programs() - before == programs


def test_filled_arrays_and_numbers_as_arrays(device: Device) -> None:
    before = _programs()
    for i in range(2, 30):
        assert float(xp.asarray(i + 0.5, device=device)) == i + 0.5
        assert int(xp.asarray(i, device=device)) == i
        np.testing.assert_array_equal(xp.full((3, 2), i, dtype=xp.uint8, device=device).numpy(), np.full((3, 2), i))
    assert _programs() - before == 6


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
