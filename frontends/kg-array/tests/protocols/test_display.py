"""Arrays as text."""

from __future__ import annotations

import kg_array as kg
import numpy as np
import pytest
from kg.ir.op import Op
from kg.runtime.device import Device
from kg_array.array import Array
from kg_array.operands.dtypes import FLOATS
from kg_array.running import evaluate


def _about(x: Array) -> str:
    return f"dtype={x.dtype}, device={x.device.name})"


def test_small_arrays_show_everything(device: Device) -> None:
    x = kg.asarray([[1.0, 2.5], [3.0, 4.0]], device=device)
    assert repr(x) == f"Array([[1. , 2.5],\n       [3. , 4. ]], shape=(2, 2), {_about(x)}"
    assert str(x) == "[[1.  2.5]\n [3.  4. ]]"
    y = kg.asarray([True, False], device=device)
    assert repr(y) == f"Array([ True, False], shape=(2,), {_about(y)}"


def test_no_dimensions_and_no_elements(device: Device) -> None:
    x = kg.asarray(2.5, device=device)
    assert repr(x) == f"Array(2.5, shape=(), {_about(x)}"
    assert str(x) == "2.5"
    assert f"{x:.2f} {x} {kg.asarray(7, device=device):03d}" == "2.50 2.5 007"
    empty = kg.zeros((0, 3), device=device)
    assert repr(empty) == f"Array([], shape=(0, 3), {_about(empty)}"
    with pytest.raises(TypeError, match=r"\(0, 3\)"):
        format(empty, ".2f")


def test_what_is_no_number_is_shown(device: Device) -> None:
    x = kg.asarray([float("nan"), float("inf"), -float("inf"), -0.0], device=device)
    assert str(x) == "[ nan  inf -inf  -0.]"


@pytest.mark.parametrize("dtype", FLOATS)
def test_halves_are_shown_by_value(device: Device, dtype: kg.dtypes.DType) -> None:
    assert str(kg.asarray([0.5, 1.25], dtype=dtype, device=device)) == "[0.5  1.25]"


SHAPES = [(2000,), (3, 1000), (50, 60), (1, 7, 6, 40), (1001, 1), (20, 3, 30)]


@pytest.mark.parametrize("shape", SHAPES)
def test_large_arrays_are_cut_as_numpy_cuts_them(device: Device, shape: tuple[int, ...]) -> None:
    values = np.arange(np.prod(shape)).reshape(shape)
    x = kg.asarray(values, device=device)
    wanted = np.array2string(values, separator=", ", prefix="Array(", threshold=1000)
    assert wanted.count("...") > 0
    if max(shape[:1] + shape[-1:]) <= 1000:  # numpy aligns by what it shows
        assert repr(x) == repr(x + 0)
    assert repr(x + 0).split("shape=")[0].split() == f"Array({wanted}, ".split()
    assert repr(x).split("shape=")[0].split() == f"Array({wanted}, ".split()


def test_only_what_is_shown_is_computed(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    whole = evaluate.evaluate

    def counted(where: Device, values: list[kg.array.UOp]) -> list[kg.array.UOp]:
        sizes.extend(int(np.prod(v.shape)) for v in values)  # type: ignore[arg-type]
        return whole(where, values)

    monkeypatch.setattr(evaluate, "evaluate", counted)
    x = kg.ones((300, 400), device=device) * 2.0
    assert repr(x).count("2.") == 36
    assert sizes == [9] * 4
    assert x.node.op is not Op.BUFFER
