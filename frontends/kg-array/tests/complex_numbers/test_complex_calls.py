"""Calls of jitted functions with complex arrays:
each is one buffer that goes in and comes out, without graphs of its parts."""

from __future__ import annotations

import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import kg_array as xp
import numpy as np
import pytest
from kg.errors import BufferError
from kg.runtime.device import Device
from kg_array.array import Array
from kg_array.transforms.compilation import compiled

DTYPES = ("complex64", "complex128")


def _values(shape: tuple[int, ...], dtype: str, seed: int = 0) -> np.ndarray:
    generator = np.random.default_rng(seed)
    return (generator.normal(size=shape) + 1j * generator.normal(size=shape)).astype(dtype)


def _agrees(found: Array, exact: np.ndarray) -> None:
    assert str(found.dtype) == exact.dtype.name and found.shape == exact.shape
    np.testing.assert_allclose(found.numpy(), exact, rtol=1e-5 if exact.dtype in ("complex64", "float32") else 1e-12)


@pytest.fixture
def only_quick(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From when it is called on, calls that are not quick are errors."""

    def refuse(*_: object) -> object:
        raise AssertionError("this call was not quick")

    return lambda: monkeypatch.setattr(compiled.Ready, "run", refuse)


@pytest.mark.parametrize("dtype", DTYPES)
def test_calls_with_complex_arrays_are_quick(device: Device, dtype: str, only_quick: Callable[[], None]) -> None:
    function = xp.jit(lambda a, b: {"product": a * b, "size": (xp.abs(a), xp.conj(b)), "given": b})
    a, b = _values((3, 4), dtype), _values((4,), dtype, 1)
    given = [xp.asarray(x, device=device) for x in (a, b)]
    function(*given)
    only_quick()
    found = function(*given)
    _agrees(found["product"], a * b)
    _agrees(found["size"][0], np.abs(a))
    _agrees(found["size"][1], b.conj())
    _agrees(found["given"], b)
    _agrees(function(found["product"], found["size"][1])["product"], a * b * b.conj())
    assert function.traces == 1


def test_results_have_no_graphs_until_somebody_asks(device: Device) -> None:
    function = xp.jit(lambda a: a * a)
    values = _values((5,), "complex64")
    found = function(function(xp.asarray(values, device=device)))
    assert found._pair is None and found._node is None
    _agrees(found, values**4)
    assert np.asarray(found).dtype == "complex64" and found._pair is None
    later = xp.real(found) + xp.imag(found)  # now they have
    assert found._pair is not None
    _agrees(later, (values**4).real + (values**4).imag)


def test_a_complex_array_is_not_taken_for_the_floats_in_its_memory(device: Device) -> None:
    function = xp.jit(lambda a: a * a)
    values = _values((3,), "complex64")
    floats = values.view("float32").reshape(3, 2)
    for _ in range(3):
        _agrees(function(xp.asarray(values, device=device)), values * values)
        _agrees(function(xp.asarray(floats, device=device)), floats * floats)
    assert function.traces == 2


def test_lazy_arguments_are_computed_first(device: Device) -> None:
    function = xp.jit(lambda a, t: xp.exp(a) * t)
    values = _values((4,), "complex128")
    x = xp.asarray(values, device=device)
    for scale in (2.0, 3.0, 4.0):
        lazy = x * x + scale
        _agrees(function(lazy, scale), np.exp(values * values + scale) * scale)
        _agrees(lazy, values * values + scale)


def test_views_and_parts_of_results(device: Device) -> None:
    function = xp.jit(lambda a: a + 1)
    values = _values((4, 6), "complex64")
    found = function(xp.asarray(values, device=device))
    for _ in range(2):
        _agrees(function(found[1:3, ::2]), values[1:3, ::2] + 2)
        _agrees(function(found.T), values.T + 2)
    found[0, 0] = 5
    changed = values + 1
    changed[0, 0] = 5
    _agrees(found, changed)
    _agrees(function(found), changed + 1)


def test_copies_of_results_are_arrays_of_their_own(device: Device) -> None:
    function = xp.jit(lambda a: a - 1j)
    values = _values((3,), "complex64")
    found = function(xp.asarray(values, device=device))
    for other in (copy.copy(found), copy.deepcopy(found)):
        other[1] = 0
        assert other.numpy()[1] == 0
    _agrees(found, values - np.complex64(1j))


def test_numbers_of_two_parts_are_arguments_too(device: Device) -> None:
    function = xp.jit(lambda a, z: a * z)
    values = _values((3,), "complex64")
    x = xp.asarray(values, device=device)
    for z in (2j, 1 + 1j, 3.0):
        _agrees(function(x, z), values * np.complex64(z))


def test_calls_with_complex_numbers_are_quick(device: Device, only_quick: Callable[[], None]) -> None:
    function = xp.jit(lambda a, z, more: (a * z, more["w"] + z))
    opened = xp.jit(lambda a, z: a * z, sizes={"a": {0: xp.Size("n", 1, 64)}})
    values = _values((3,), "complex64")
    x = xp.asarray(values, device=device)
    for _ in range(2):
        function(x, 2j, {"w": 1j}), opened(x, 2j)
    only_quick()
    for z in (-1j, complex(0.5, -0.0), 3 - 2.5j, 1e9 + 1e-9j):
        product, total = function(x, z, {"w": 1 + z})
        _agrees(product, values * np.complex64(z))
        _agrees(opened(x, z), values * np.complex64(z))
        np.testing.assert_allclose(complex(total), 1 + 2 * z, rtol=1e-6)
    assert function.traces == 1 == opened.traces


def test_threads_have_complex_numbers_of_their_own(device: Device) -> None:
    function = xp.jit(lambda a, z: a * z)
    values = _values((5,), "complex64")
    x = xp.asarray(values, device=device)

    def run(at: int) -> None:
        for turn in range(20):
            z = complex(at, turn)
            _agrees(function(x, z), values * np.complex64(z))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(run, range(16)))


def test_transforms_of_real_arrays_and_back_are_quick(device: Device, only_quick: Callable[[], None]) -> None:
    there, back = xp.jit(xp.fft.rfft), xp.jit(xp.fft.irfft)
    values = np.random.default_rng(0).normal(size=(2, 16)).astype("float32")
    x = xp.asarray(values, device=device)
    back(there(x))
    only_quick()
    np.testing.assert_allclose(back(there(x)).numpy(), values, rtol=1e-5, atol=1e-6)


def test_a_donated_complex_array_gives_its_memory(only_quick: Callable[[], None]) -> None:
    kept, changed = (xp.jit(f, donate_argnums=0) for f in (lambda a: a, lambda a: a * 2 + 1))
    values = _values((64,), "complex64")
    for function in (kept, changed):
        function(xp.asarray(values, device="CPU:LLVM"))
    only_quick()
    x = xp.asarray(values, device="CPU:LLVM")
    address = x.buffer.address
    y = kept(x)
    assert y.buffer.address == address
    _agrees(changed(y), values * 2 + 1)
    for gone in (x, y):
        with pytest.raises(BufferError, match="was donated to jit of <lambda> as argument 0"):
            gone.numpy()


def test_a_donated_complex_array_that_is_given_twice_is_refused(device: Device) -> None:
    function = xp.jit(lambda a, b: a + b, donate_argnums=0)
    values = _values((8,), "complex64")
    x, y = (xp.asarray(values, device=device) for _ in range(2))
    function(x, y)
    with pytest.raises(ValueError, match="argument 0 is donated, but the call has the same array in another place too"):
        function(y, y)
    _agrees(y, values)


def test_many_threads_call_at_once() -> None:
    function = xp.jit(lambda a, t: xp.fft.fft(a) * t)
    values = [_values((32,), "complex64", seed) for seed in range(8)]
    given = [xp.asarray(v, device="CPU:LLVM") for v in values]
    shared = function(given[0], 1.0)
    whole = np.fft.fft(values[0])

    def run(at: int) -> None:
        for turn in range(20):
            found = function(given[at % 8], float(turn)).numpy()
            np.testing.assert_allclose(found, np.fft.fft(values[at % 8]) * turn, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(xp.real(shared * 2).numpy(), whole.real * 2, rtol=1e-4, atol=1e-4)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(run, range(16)))


def test_gradients_through_jitted_functions_of_complex_arrays(device: Device) -> None:
    function = xp.jit(lambda a: a * a)
    power = xp.jit(xp.grad(lambda a: xp.sum(xp.abs(a) ** 2)))
    values = _values((5,), "complex128")
    for _ in range(2):
        found = function(xp.asarray(values, device=device))
        through = xp.grad(lambda a: xp.sum(xp.abs(function(a)) ** 2))(found).numpy()
        once = power(found).numpy()
        z = values * values
        np.testing.assert_allclose(np.abs(once), 2 * np.abs(z), rtol=1e-10)
        np.testing.assert_allclose(np.abs(through), 4 * np.abs(z) ** 3, rtol=1e-10)


def test_open_sizes_of_complex_arrays() -> None:
    function = xp.jit(lambda a: a * a + 1, sizes={"a": {0: xp.Size("n", 1, 64)}})
    for size in (3, 3, 3, 7, 7, 3):
        values = _values((size,), "complex64", size)
        _agrees(function(xp.asarray(values, device="CPU:LLVM")), values * values + 1)
    assert function.traces == 1


def test_single_operations_are_pending_and_found_again(device: Device) -> None:
    a, b = (_values((4, 3), "complex64", seed) for seed in (0, 1))
    x, y = (xp.asarray(v, device=device) for v in (a, b))
    r = xp.asarray(a.real.copy(), device=device)
    cases: list[tuple[Callable[[], Array], np.ndarray]] = [
        (lambda: x * y, a * b),
        (lambda: r * y, a.real * b),
        (lambda: xp.abs(x), np.abs(a)),
        (lambda: xp.fft.fft(x), np.fft.fft(a)),
        (lambda: xp.fft.fft(r, axis=0), np.fft.fft(a.real, axis=0).astype("complex64")),
        (lambda: xp.fft.ifft(x, n=5), np.fft.ifft(a, n=5)),
        (lambda: xp.fft.rfft(r), np.fft.rfft(a.real).astype("complex64")),
        (lambda: xp.fft.ihfft(r), np.fft.ihfft(a.real).astype("complex64")),
        (lambda: xp.fft.irfft(x), np.fft.irfft(a).astype("float32")),
        (lambda: xp.fft.hfft(x), np.fft.hfft(a).astype("float32")),
        (lambda: xp.sum(x, axis=1), a.sum(axis=1)),
        (lambda: xp.mean(x, axis=0, keepdims=True), a.mean(axis=0, keepdims=True)),
        (lambda: xp.sum(r, axis=(0,)), a.real.sum(axis=0)),
        (lambda: xp.mean(r), a.real.mean(keepdims=False)),
        (lambda: xp.max(r, axis=-1), a.real.max(axis=-1)),
    ]
    for make, exact in cases:
        make()
        found, lazy, changed = make(), make(), make()
        assert found._pending is not None and found.shape == exact.shape and found.dtype == xp.asarray(exact).dtype
        np.testing.assert_allclose(found.numpy(), exact, rtol=1e-4, atol=1e-5)
        assert found._pending is None
        twice = lazy + lazy  # its graph is made, and then it is computed alone
        np.testing.assert_allclose(twice.numpy(), exact * 2, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(lazy.numpy(), exact, rtol=1e-4, atol=1e-5)
        changed[...] = found
        np.testing.assert_allclose((changed - found).numpy(), 0 * exact, atol=1e-5)


def test_what_is_pending_keeps_the_values_that_its_operands_had(device: Device) -> None:
    a = _values((4,), "complex64")
    x = xp.asarray(a, device=device)
    xp.conj(x * x), x * x
    alone, inside = x * x, x * x
    x[0] = 0
    _agrees(alone, a * a)
    np.testing.assert_allclose((inside + 1).numpy(), a * a + 1, rtol=1e-5)


def test_pending_arrays_are_arguments_of_jitted_functions(device: Device) -> None:
    function = xp.jit(lambda a: a + 1)
    a = _values((4,), "complex64")
    x = xp.asarray(a, device=device)
    for _ in range(3):
        np.testing.assert_allclose(function(x * x).numpy(), a * a + 1, rtol=1e-5)


def test_errors_of_reductions_are_said_each_time(device: Device) -> None:
    empty = xp.zeros((0, 3), device=device)
    for _ in range(2):
        assert xp.max(empty, axis=1).shape == (0,)
        with pytest.raises(ValueError, match="there is nothing to choose from"):
            xp.max(empty, axis=0)
        with pytest.raises(TypeError, match="an axis is an integer"):
            xp.sum(empty, axis=0.0)


def test_a_pending_argument_that_is_donated_and_not_read(device: Device) -> None:
    function = xp.jit(lambda a, b: b * 2, donate_argnums=0)
    x = xp.asarray(np.ones(3, "float32"), device=device)
    function(x + x, x)
    np.testing.assert_array_equal(function(x + x, x).numpy(), [2, 2, 2])
