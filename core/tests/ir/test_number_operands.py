"""Python numbers as operands of nodes, on devices."""

from __future__ import annotations

import math

import numpy as np
import pytest
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.plugin.registry import open_device


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("nan", [math.nan, -math.nan], ids=["nan", "minus-nan"])
def test_numbers_keep_the_sign_of_a_nan(device: str, nan: float) -> None:
    """A CONST has none: who takes a Python number makes the negation of one where it has."""
    x = param(1, (2,), float32)
    first = x.eq(0.0)
    for value, wanted in (
        (x.pad((1, 1), fill=nan), [nan, 0.0, 1.0, nan]),
        ((-x).pad((0, 1), fill=nan), [-0.0, -1.0, nan]),
        (first.where(nan, x), [nan, 1.0]),
        (first.where(x, nan), [0.0, nan]),
    ):
        opened = open_device(device)
        out = opened.empty(len(wanted), float32)
        opened.bind(
            sink(param(0, (len(wanted),), float32).store(value)), [out, opened.buffer(np.asarray([0, 1], np.float32))]
        )()
        np.testing.assert_array_equal(np.signbit(out.numpy()), np.signbit(wanted), str(value))
        np.testing.assert_array_equal(out.numpy(), wanted, str(value))
