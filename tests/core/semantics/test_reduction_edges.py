"""Rows 21, 22 and 26 of docs/semantics.md on every device:
nothing to reduce, ties and NaN in argmax, the depth of long sums."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float32, float64, int8, int32, uint32
from kg.ir.build import argmax, param, sink, variable
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.schedule.opts import parse_schedule
from support.devices import DEVICES, device_or_reason, run_on

NAN, INF = float("nan"), float("inf")


def _device(name: str) -> Device:
    device = device_or_reason(name)
    if isinstance(device, str):
        pytest.skip(device)
    return device


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize("dtype", [int8, uint32, int32, float32, float64], ids=str)
def test_reductions_over_nothing(name: str, dtype: DType) -> None:
    """Three rows of no columns, the number of columns given at launch and known before."""
    least, greatest = (-INF, INF) if dtype.is_float else (dtype.min, dtype.max)
    for columns in (variable("n", 0, 40), 0):
        x = param(4, (3, columns), dtype)
        values = [x.sum(1), x.prod(1), x.max(1), x.min(1)]
        outs = [param(i, (3, 1), v.type).store(v) for i, v in enumerate(values)]
        nothing = np.zeros((3, 0), dtype.name)
        found = run_on(_device(name), sink(*outs), {4: nothing}, {} if isinstance(columns, int) else {"n": 0}, None)
        assert [found[i].ravel().tolist() for i in range(4)] == [[0] * 3, [1] * 3, [least] * 3, [greatest] * 3]


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize("schedule", [None, "", "UNROLL(r0, 4)"])
def test_ties_and_nan_in_argmax(name: str, schedule: str | None) -> None:
    x = param(2, (5, 40), float32)
    rows = np.zeros((5, 40), np.float32)
    rows[0, [7, 21]] = 3
    rows[1, [9, 30]] = NAN, INF
    rows[2, [33, 12]] = NAN, -NAN
    rows[3] = -INF
    rows[4, [0, 39]] = -1, 1
    ast = sink(param(0, (5, 1), int32).store(argmax(x, 1)), param(1, (5, 1), int32).store(argmax(x, 1, least=True)))
    given = None if schedule is None else parse_schedule(schedule)
    found = run_on(_device(name), ast, {2: rows}, {}, given)
    assert found[0].ravel().tolist() == [7, 9, 12, 0, 39]
    assert found[1].ravel().tolist() == [0, 9, 12, 0, 0]


def _ones(n: int | UOp) -> UOp:
    return sink(param(0, (1,), float32).store(param(1, (1,), float32).expand(n).sum(0)))


@pytest.mark.parametrize("name", [d for d in DEVICES if d != "REF"])
@pytest.mark.parametrize("schedule", [None, ""])
def test_a_long_sum_of_ones_is_exact(name: str, schedule: str | None) -> None:
    """One accumulator in a row would stop at 2^24.
    REF runs the same program, but takes minutes for so many steps."""
    n = 1 << 26
    given = None if schedule is None else parse_schedule(schedule)
    one = {1: np.ones(1, np.float32)}
    for length, values in ((n, {}), (variable("n", 1, n), {"n": n})):
        assert run_on(_device(name), _ones(length), one, values, given)[0].tolist() == [n]
