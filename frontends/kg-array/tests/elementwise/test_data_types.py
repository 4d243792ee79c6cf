"""Casts, promotion, limits and kinds of dtypes."""

from __future__ import annotations

from itertools import product
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import DType
from kg.runtime.device import Device
from kg_array.operands.dtypes import PromotionError

SIGNED = (xp.int8, xp.int16, xp.int32, xp.int64)
UNSIGNED = (xp.uint8, xp.uint16, xp.uint32, xp.uint64)
FLOATS = (xp.float16, xp.float32, xp.float64)
COMPLEX = (xp.complex64, xp.complex128)
ALL = (xp.bool, *SIGNED, *UNSIGNED, xp.bfloat16, *FLOATS, *COMPLEX)


def _kind(dtype: DType) -> str:
    return np.dtype(dtype.name).kind.replace("u", "i")


def test_kinds_are_numpys_letters() -> None:
    for dtype in ALL:
        letter = "f" if dtype is xp.bfloat16 else np.dtype(dtype.name).kind
        assert dtype.kind == letter
        assert dtype.kind in "biufc"  # as scikit-learn asks: a substring
        assert (dtype.kind in "bui") == (letter in "bui")
        assert {letter: dtype}[dtype.kind] is dtype
        assert str(dtype.kind) == f"{dtype.kind}" == letter


def test_promotion_is_numpys_within_a_kind() -> None:
    for a, b in product((xp.bool, *SIGNED, *UNSIGNED, *FLOATS), repeat=2):
        same = _kind(a) == _kind(b) and {a, b}.isdisjoint({xp.uint64} if {a, b} & set(SIGNED) else set())
        if same:
            assert xp.result_type(a, b).name == np.result_type(a.name, b.name).name
            assert xp.can_cast(a, b) == (np.result_type(a.name, b.name).name == b.name)
        else:
            assert not xp.can_cast(a, b)
            with pytest.raises(PromotionError, match=f"{a} and {b}"):
                xp.result_type(a, b)


def test_promotion_of_half_types() -> None:
    assert xp.result_type(xp.bfloat16, xp.float16) is xp.float32
    assert xp.result_type(xp.bfloat16, xp.float32) is xp.float32
    assert not xp.can_cast(xp.bfloat16, xp.float16)


def test_result_type_of_arrays_and_numbers() -> None:
    x = xp.zeros(3, dtype=xp.int8)
    assert xp.result_type(x, 3, xp.int16) is xp.int16
    assert xp.result_type(x, 3) is xp.int8
    assert xp.result_type(2.5, xp.float16) is xp.float16
    assert xp.can_cast(x, xp.int32)
    with pytest.raises(TypeError, match="at least one array or dtype"):
        xp.result_type(1, 2.0)
    with pytest.raises(PromotionError, match="does not mix"):
        xp.result_type(x, 2.5)
    with pytest.raises(TypeError, match="is no dtype"):
        xp.result_type([1.0])  # type: ignore[arg-type]


def test_casts(device: Device) -> None:
    values = np.array([0.0, 1.5, -2.5, 3e9, -3e9, np.nan, np.inf])
    x = xp.asarray(values, dtype=xp.float64, device=device)
    assert xp.astype(x, xp.int32).numpy().tolist() == [0, 1, -2, 2**31 - 1, -(2**31), 0, 2**31 - 1]
    assert xp.astype(x, xp.bool).numpy().tolist() == [False, True, True, True, True, True, True]
    assert xp.astype(xp.asarray([True, False], device=device), xp.float16).numpy().tolist() == [1.0, 0.0]
    assert xp.astype(xp.asarray([300, -1], device=device), xp.uint8).numpy().tolist() == [44, 255]
    for dtype in ALL:
        assert xp.astype(x, dtype).dtype is dtype
    assert xp.astype(x, xp.float64, copy=False) is x
    assert xp.astype(x, xp.float64) is not x


def test_a_copy_is_another_array(device: Device) -> None:
    x = xp.asarray([1.0, 2.0], device=device)
    y = xp.astype(x, xp.float32)
    y += 1
    assert x.numpy().tolist() == [1.0, 2.0]


def test_cast_to_another_device() -> None:
    moved = xp.astype(xp.asarray([1, 2], device="CPU:LLVM"), xp.float32, device="REF")
    assert moved.device.name.startswith("REF")
    assert moved.numpy().tolist() == [1.0, 2.0]


@pytest.mark.parametrize("dtype", FLOATS)
def test_limits_of_floats(dtype: DType) -> None:
    got, want = xp.finfo(dtype), np.finfo(dtype.name)
    assert (got.bits, got.eps, got.max, got.min) == (want.bits, want.eps, want.max, want.min)
    assert got.smallest_normal == want.smallest_normal
    assert got.dtype is dtype
    assert xp.finfo(xp.zeros(1, dtype=dtype)) == got


@pytest.mark.parametrize("dtype", SIGNED + UNSIGNED)
def test_limits_of_integers(dtype: DType) -> None:
    got, want = xp.iinfo(dtype), np.iinfo(dtype.name)
    assert (got.bits, got.max, got.min, got.dtype) == (want.bits, want.max, want.min, dtype)


def test_limits_of_the_wrong_kind() -> None:
    assert xp.finfo(xp.bfloat16).eps == 2.0**-7
    with pytest.raises(TypeError, match="finfo is of floats, not of int32; see iinfo"):
        xp.finfo(xp.int32)
    with pytest.raises(TypeError, match="iinfo is of integers, not of float32; see finfo"):
        xp.iinfo(xp.zeros(1))


def test_kinds() -> None:
    kinds = {
        "bool": {xp.bool},
        "signed integer": set(SIGNED),
        "unsigned integer": set(UNSIGNED),
        "integral": {*SIGNED, *UNSIGNED},
        "real floating": {xp.bfloat16, *FLOATS},
        "complex floating": set(COMPLEX),
        "numeric": set(ALL) - {xp.bool},
    }
    for dtype, (kind, members) in product(ALL, kinds.items()):
        assert xp.isdtype(dtype, kind) == (dtype in members)
    assert xp.isdtype(xp.int8, xp.int8)
    assert not xp.isdtype(xp.int8, xp.int16)
    assert xp.isdtype(xp.float32, ("integral", xp.float32))
    with pytest.raises(ValueError, match="there is no kind 'float' of dtypes; there are bool"):
        xp.isdtype(xp.int8, "float")


@pytest.mark.parametrize("given", ["float64", np.float64, np.dtype("f8"), xp.float64])
def test_dtypes_by_other_names(given: Any) -> None:
    made = [
        xp.asarray([1, 2], dtype=given),
        xp.zeros(3, dtype=given),
        xp.full((2,), 1, dtype=given),
        xp.ones_like(xp.ones(2), dtype=given),
        xp.astype(xp.asarray([1, 2]), given),
        xp.arange(4, dtype=given),
        xp.linspace(0, 1, 5, dtype=given),
        xp.eye(2, dtype=given),
        xp.sum(xp.asarray([1.0]), dtype=given),
        xp.cumulative_sum(xp.asarray([1.0]), dtype=given),
        xp.random.uniform(xp.random.key(1), (2,), dtype=given),
    ]
    assert {x.dtype for x in made} == {xp.float64}
    assert xp.finfo(given).bits == 64
    assert xp.can_cast(given, "float64")
    assert xp.result_type(xp.ones(2), given) is xp.float64


def test_dtypes_by_python_types_are_the_default_ones() -> None:
    found = [xp.zeros(1, dtype=t).dtype for t in (bool, int, float, complex)]
    assert found == [xp.bool, xp.int64, xp.float32, xp.complex64]


@pytest.mark.parametrize("given", ["float31", np.dtype("U3"), 3, object])
def test_no_dtype(given: Any) -> None:
    with pytest.raises(TypeError, match=r"is no dtype; there are bool, int8, .*, as kg_array.float32, by name, or as numpy's"):
        xp.zeros(2, dtype=given)
