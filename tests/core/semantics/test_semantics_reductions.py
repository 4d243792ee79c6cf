"""semantics.md, rows 21, 22 and 26: reductions over nothing, ties and NaN of argmax, long sums."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, bool_, float16, float32, float64, int8, int32, int64, uint16
from kg.ir import monoid as monoids
from kg.ir.build import argmax, param, sink, variable
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import numpy_storage_dtype
from support.devices import DEVICES, check, device_named, run_on

SCHEDULES = (None, "", "UNROLL(r0, 4)", "VECTOR(r0, 8)", "VECTOR(r0, 4, mask) UNROLL(r0, 2)", "GROUP(r0, 4)")


def schedules_for(name: str) -> list[object]:
    renderer = device_named(name).renderer
    chosen = [s for s in SCHEDULES if s is None or "GROUP" not in s or renderer.has_local]
    return [None if s is None else parse_schedule(s) for s in chosen]


@pytest.mark.parametrize("dtype", (float32, float64, int8, int32, int64, uint16), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_reductions_over_nothing(name: str, dtype: DType) -> None:
    """Row 21, for an axis that is empty by its shape and one that turns out empty at launch."""
    device = device_named(name)
    for size in (0, variable("n", 0, 40)):
        x = param(0, (3, size), dtype)
        results = [x.reduce(m, 1) for m in (monoids.ADD, monoids.MUL, monoids.MAX, monoids.MIN)]
        ast = sink(*[param(10 + i, (3, 1), dtype).store(r) for i, r in enumerate(results)], name="nothing")
        for schedule in schedules_for(name) if size != 0 else (None, ()):
            variables = {} if size == 0 else {"n": 0}
            found = run_on(device, ast, {0: np.zeros((3, 0), numpy_storage_dtype(dtype))}, variables, schedule)
            for i, want in enumerate((0, 1, dtype.min, dtype.max)):
                assert (found[10 + i] == np.asarray(want, found[10 + i].dtype)).all(), (i, schedule)


@pytest.mark.parametrize("least", (False, True))
@pytest.mark.parametrize("name", DEVICES)
def test_argmax_takes_the_first_of_ties_and_the_first_nan(name: str, least: bool) -> None:
    device = device_named(name)
    rows = np.zeros((9, 37), np.float32)
    rows[1, [5, 20]] = rows[2, 36] = 3
    rows[3, [7, 8]] = rows[4, [0, 36]] = np.nan
    rows[5], rows[6], rows[7] = np.nan, -np.inf, np.inf
    rows[8, ::2] = -1
    ast = sink(param(1, (9, 1), int32).store(argmax(param(0, (9, 37), float32), 1, least=least)), name="first")
    want = (np.argmin if least else np.argmax)(rows, axis=1).reshape(9, 1)
    for schedule in schedules_for(name):
        np.testing.assert_array_equal(run_on(device, ast, {0: rows}, {}, schedule)[1], want, err_msg=str(schedule))


@pytest.mark.parametrize("name", DEVICES)
def test_nan_wins_in_reductions(name: str) -> None:
    """Row 11: MAX and MIN with a NaN anywhere; a sum is NaN, too."""
    device = device_named(name)
    rows = np.ones((37, 37), np.float32)
    np.fill_diagonal(rows, np.nan)
    x = param(0, (37, 37), float32)
    ast = sink(*[param(i + 1, (37, 1), float32).store(r) for i, r in enumerate((x.max(1), x.min(1), x.sum(1)))], name="nans")
    for schedule in schedules_for(name):
        for found in run_on(device, ast, {0: rows}, {}, schedule).values():
            assert np.isnan(found).all(), schedule


@pytest.mark.parametrize("symbolic", (False, True))
@pytest.mark.parametrize("name", [d for d in DEVICES if d != "REF"])
def test_long_float_sums_are_exact_for_ones(name: str, symbolic: bool) -> None:
    """Row 26: a serial float32 sum stops at 2**24.
    Longer ones go in blocks under every schedule, known extent or not."""
    device = device_named(name)
    count = (1 << 24) + 4100
    extent = variable("n", 1, 1 << 25) if symbolic else count
    ast = sink(param(1, (1,), float32).store(param(0, (extent,), float32).sum(0)), name="ones")
    ones = np.ones(count, np.float32)
    for schedule in schedules_for(name)[:4]:
        found = run_on(device, ast, {0: ones}, {"n": count} if symbolic else {}, schedule)
        assert int(found[1][0]) == count, schedule


@pytest.mark.parametrize("name", DEVICES)
def test_half_sums_accumulate_in_float32(name: str) -> None:
    """Row 14: 4096 float16 ones are 4096, and bools are counted by what their bytes mean."""
    device = device_named(name)
    ones = np.ones(4099, np.float16)
    ast = sink(param(1, (1,), float32).store(param(0, (4099,), float16).sum(0)), name="halves")
    flags = np.tile(np.array([0, 1, 2, 255], np.uint8), 33)
    count = sink(param(1, (1,), int32).store(param(0, (132,), bool_).cast(int32).sum(0)), name="flags")
    for schedule in schedules_for(name)[:4]:
        assert run_on(device, ast, {0: ones}, {}, schedule)[1][0] == 4099
        check(device, count, {0: flags}, schedule=schedule)
