"""The operators of arrays: forward, reflected, in place, and with operands that are not ours."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.operands.dtypes import PromotionError

NUMBERS = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.pow]
BITS = [operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift]
COMPARISONS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]
IN_PLACE = [
    operator.iadd, operator.isub, operator.imul, operator.ifloordiv, operator.imod, operator.ipow, operator.iand, operator.ior, operator.ixor,
    operator.ilshift, operator.irshift,
]  # fmt: skip


@pytest.mark.parametrize("operate", [*NUMBERS, *BITS, *COMPARISONS])
def test_of_integers(device: Device, operate: Callable[[Any, Any], Any]) -> None:
    x, y = np.array([1, 5, 9, 2]), np.array([3, 2, 4, 2])
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    np.testing.assert_array_equal(operate(a, b).numpy(), operate(x, y))
    np.testing.assert_array_equal(operate(a, 3).numpy(), operate(x, 3))
    np.testing.assert_array_equal(operate(3, a).numpy(), operate(3, x))


@pytest.mark.parametrize("operate", [*NUMBERS, operator.truediv, *COMPARISONS])
def test_of_floats(device: Device, operate: Callable[[Any, Any], Any]) -> None:
    x, y = np.array([1.5, 5.25, 9, 2], np.float32), np.array([3, -2, 0.5, 2], np.float32)
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    np.testing.assert_allclose(operate(a, b).numpy(), operate(x, y), rtol=2e-7)
    np.testing.assert_allclose(operate(a, 3).numpy(), operate(x, np.float32(3)), rtol=2e-7)
    np.testing.assert_allclose(operate(2.5, a).numpy(), operate(np.float32(2.5), x), rtol=2e-7)


def test_of_one(device: Device) -> None:
    x = np.array([1, -2, 3])
    a = xp.asarray(x, device=device)
    for operate in (operator.neg, operator.pos, operator.abs, operator.invert):
        np.testing.assert_array_equal(operate(a).numpy(), operate(x))


@pytest.mark.parametrize("operate", IN_PLACE)
def test_in_place_keeps_the_array(device: Device, operate: Callable[[Any, Any], Any]) -> None:
    x, y = np.array([7, 5, 9, 2]), np.array([3, 2, 4, 2])
    a = xp.asarray(x, device=device)
    again = operate(a, xp.asarray(y, device=device))
    assert again is a
    np.testing.assert_array_equal(a.numpy(), operate(x.copy(), y))


def test_division_in_place(device: Device) -> None:
    a = b = xp.asarray([1.0, 2.0], device=device)
    a /= 4
    assert b is a
    np.testing.assert_array_equal(b.numpy(), [0.25, 0.5])


def test_in_place_changes_neither_dtype_nor_shape() -> None:
    a = xp.asarray([1.0, 2.0])
    with pytest.raises(PromotionError, match="the result is float64, the array float32"):
        a += xp.asarray([1.0, 2.0], dtype=xp.float64)
    with pytest.raises(ValueError, match=r"the result has shape \(3, 2\), the array \(2,\)"):
        a *= xp.ones((3, 2))
    np.testing.assert_array_equal(a.numpy(), [1.0, 2.0])


def test_others_are_asked() -> None:
    class Other:
        def __radd__(self, other: object) -> str:
            return "mine"

    assert xp.asarray([1.0]) + Other() == "mine"
    with pytest.raises(TypeError, match="unsupported operand"):
        xp.asarray([1.0]) - "x"  # type: ignore[operator]
    assert (xp.asarray([1.0]) == "x") is False
    with pytest.raises(TypeError, match="unhashable"):
        hash(xp.asarray([1.0]))


def test_as_python_numbers(device: Device) -> None:
    x = xp.asarray(np.array([[1.5, 2.0]]), device=device)
    assert x.tolist() == [[1.5, 2.0]]
    assert xp.sum(x).item() == 3.5
    assert type(xp.asarray(3, device=device).item()) is int
    with pytest.raises(TypeError, match=r"only an array of one element is a Python number; this one has shape \(1, 2\)"):
        x.item()
    with pytest.raises(TypeError, match="0-d array can't be iterated over"):
        list(xp.asarray(1.0, device=device))


def test_methods_of_other_libraries_are_pointed_to() -> None:
    x = xp.asarray([1.0])
    with pytest.raises(AttributeError, match=r"no attribute 'sum': use kg_array.sum\(x, ...\)"):
        x.sum()
    with pytest.raises(AttributeError, match=r"no attribute 'frobnicate'$"):
        x.frobnicate()
    assert not hasattr(x, "__array_function__")
