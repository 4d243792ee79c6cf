"""Complex arrays: made, taken apart, computed with, compared with numpy."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Pair, pack, unpack
from numpy.typing import NDArray

DTYPES = (np.complex64, np.complex128)


def some(shape: tuple[int, ...], dtype: Any = np.complex64, seed: int = 0) -> NDArray[Any]:
    parts = np.random.default_rng(seed).standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1], dtype)


def agree(got: kg.Array, want: Any) -> None:
    values = got.numpy()
    assert values.dtype == want.dtype
    assert values.shape == want.shape
    np.testing.assert_allclose(values, want, rtol=8 * float(np.finfo(want.dtype).eps))


def test_two_nodes_are_an_array(device: Device) -> None:
    re, im = (kg.asarray(v, device=device) for v in ([1.0, 2.0], [3.0, 4.0]))
    x = ComplexArray(Pair(re.node, im.node), device)
    assert x.dtype is kg.complex64
    assert x.numpy().tolist() == [1 + 3j, 2 + 4j]
    assert [n.type for n in x.parts] == [kg.float32, kg.float32]
    with pytest.raises(TypeError, match="is not defined for complex64"):
        _ = x.node


def test_what_is_packed_is_unpacked_for_nothing(device: Device) -> None:
    x = kg.asarray(some((2, 3)), device=device)
    assert pack(unpack(x.stored)) is x.stored
    assert pack(kg.flip(x).parts) is not x.stored
    with pytest.raises(TypeError):
        _ = x.node


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (5,), (2, 3), (0, 3)])
def test_goes_round(device: Device, dtype: Any, shape: tuple[int, ...]) -> None:
    values = some(shape, dtype)
    x = kg.asarray(values, device=device)
    assert x.shape == shape
    assert x.dtype.name == values.dtype.name
    for other in (x, x.realize(), copy(x), deepcopy(x), pickle.loads(pickle.dumps(x)), kg.asarray(x, copy=True)):
        np.testing.assert_array_equal(other.numpy(), values)
    np.testing.assert_array_equal(np.asarray(x), values)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", ["add", "subtract", "multiply", "divide"])
def test_arithmetic(device: Device, name: str, dtype: Any) -> None:
    a, b = some((2, 3), dtype), some((3,), dtype, 1)
    x, y = (kg.asarray(v, device=device) for v in (a, b))
    ours, theirs = getattr(kg, name), getattr(np, name)
    agree(ours(x, y), theirs(a, b))
    agree(ours(x, kg.real(y)), theirs(a, b.real))
    agree(ours(kg.imag(x), y), theirs(a.imag, b))
    for number in (2, 0.5, 1.5 - 2j):
        agree(ours(x, number), theirs(a, number))
        agree(ours(number, x), theirs(number, a))
    agree(ours(kg.real(x), 1j), theirs(a.real, 1j).astype(dtype))


@pytest.mark.parametrize("name", ["abs", "conj", "imag", "negative", "positive", "real", "reciprocal", "square"])
def test_of_one(device: Device, name: str) -> None:
    a = some((2, 3))
    theirs = getattr(np, name) if name != "abs" else np.abs
    agree(getattr(kg, name)(kg.asarray(a, device=device)), theirs(a))


def test_equality(device: Device) -> None:
    a, b = np.array([1 + 2j, 1 + 2j, 1 + 0j, np.nan]), np.array([1 + 2j, 1 - 2j, 1, np.nan])
    x, y = (kg.asarray(v, device=device) for v in (a, b))
    assert (x == y).numpy().tolist() == (a == b).tolist()
    assert (x != y).numpy().tolist() == (a != b).tolist()
    assert (x == kg.real(y)).numpy().tolist() == (a == b.real).tolist()
    assert (x == 1).numpy().tolist() == [False, False, True, False]


def test_indexing(device: Device) -> None:
    a = some((4, 5))
    x = kg.asarray(a, device=device)
    picks = kg.asarray([3, 0, 1], device=device)
    for key in (0, (slice(1, 3), 2), (..., None, slice(None, None, -2)), (slice(None), 4)):
        np.testing.assert_array_equal(x[key].numpy(), a[key])
    np.testing.assert_array_equal(x[picks].numpy(), a[[3, 0, 1]])
    np.testing.assert_array_equal(x[kg.real(x) > 0].numpy(), a[a.real > 0])


def test_in_place(device: Device) -> None:
    a = some((4, 5))
    x = kg.asarray(a, device=device)
    x[1] = 1.5j
    a[1] = 1.5j
    x[:, 2] = kg.asarray([1.0, 2.0, 3.0, 4.0], device=device)
    a[:, 2] = [1, 2, 3, 4]
    x[kg.real(x) < 0] = 0
    a[a.real < 0] = 0
    x *= 2j
    a *= 2j
    agree(x, a)
    y = kg.real(x)
    with pytest.raises(TypeError, match="complex64"):
        y[0] = x[0]
    with pytest.raises(TypeError, match="in place: the result is complex64"):
        y += x


def test_numbers(device: Device) -> None:
    x = kg.asarray(1.5 - 2j, device=device)
    assert complex(x) == 1.5 - 2j
    assert bool(x)
    for kind in (float, int):
        with pytest.raises(TypeError, match=r"real\(x\), imag\(x\) or abs\(x\)"):
            kind(x)
    assert repr(x).startswith("Array(1.5-2.j, shape=(), dtype=complex64")
    assert str(x) == "(1.5-2j)"
    assert f"{x:.2f}" == "1.50-2.00j"


def test_what_has_no_complex_form_is_refused(device: Device) -> None:
    x = kg.asarray(some((3,)), device=device)
    for name in ("less", "maximum", "atan2", "floor_divide", "remainder", "hypot"):
        with pytest.raises(TypeError, match=f"{name} is not defined for complex numbers"):
            getattr(kg, name)(x, x)
    with pytest.raises(TypeError, match="max is not defined for complex64"):
        kg.max(x)
    with pytest.raises(TypeError, match="don't mix"):
        _ = x + kg.asarray([1, 2, 3], device=device)
    with pytest.raises(TypeError, match="does not become float32"):
        kg.astype(x, kg.float32)


def test_compiled(device: Device) -> None:
    a = some((3,))
    x = kg.asarray(a, device=device)
    f = kg.jit(lambda x, c: (x * x + c, kg.abs(x)))
    for c in (1j, 2j):
        first, second = f(x, c)
        agree(first, a * a + np.complex64(c))
        agree(second, abs(a))
    assert f.traces == 1
    agree(f(kg.real(x), 2j)[0], (a.real**2 + 2j).astype(np.complex64))
    assert f.traces == 2
