"""Settings that change code, changed in between:
nothing compiled under others is run, and arrays say where they are."""

from __future__ import annotations

import kg
import kg_array as xp
import numpy as np
import pytest
from kg.errors import PlacementError
from kg.plugin.registry import open_device

X = np.arange(6, dtype=np.float32)
double = xp.jit(lambda x: x * 2.0)
sized = xp.jit(lambda x: x * 2.0, sizes={"x": {0: xp.Size("n", 1, 100)}})


@pytest.mark.parametrize(
    "compute",
    [double, sized, lambda x: x * 2.0, lambda x: xp.Array((x * 2.0).node, x.device), lambda x: xp.exp(xp.log(x + 1)) + x - 1],
)
def test_what_was_compiled_under_other_settings_is_not_run(compute) -> None:
    plain = open_device("CPU:LLVM")
    for sanitize in (False, True, False):
        with kg.override(sanitize=sanitize):
            device = open_device("CPU:LLVM")
            assert (device is plain) is not sanitize
            for number in (1.0, 2.0):  # the second time with a number that is read
                made = compute(xp.asarray(X * number, device=device)).realize()
                assert made.device is device
                np.testing.assert_allclose(made.numpy(), X * number * 2, rtol=1e-5)
    assert open_device("CPU:LLVM") is plain


def test_arrays_of_other_settings_meet_after_a_move() -> None:
    x = xp.asarray(X, device="CPU:LLVM")
    with kg.override(sanitize=True):
        y = xp.asarray(X, device="CPU:LLVM")
        with pytest.raises(PlacementError, match="one on CPU:LLVM as other settings have it"):
            x + y
        moved = x.to_device("CPU:LLVM")
        assert moved.device is y.device and x.device is not y.device
        np.testing.assert_array_equal((moved + y).numpy(), X * 2)


def test_the_default_device_is_that_of_the_settings() -> None:
    plain = xp.zeros(2).device
    with kg.override(device="REF"):
        assert xp.zeros(2).device is open_device("REF")
        with kg.override(device="CPU:C"):
            assert xp.arange(3).device is open_device("CPU:C") and kg.default_device() is xp.ones(2).device
        assert xp.eye(2).device is open_device("REF")
    assert xp.zeros(2).device is plain
