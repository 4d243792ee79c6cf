"""Loops that run zero times do nothing, however their counters were divided, merged or split:
no load moves out of them."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32, int32
from kg.errors import ScheduleError
from kg.ir.build import param, sink, variable
from kg.ir.uop import UOp
from kg.schedule.opts import parse_schedule
from support.devices import DEVICES, check, device_named

pytestmark = pytest.mark.part(2)

#: Least and greatest size, and the one at launch.
SIZES = ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 3, 0), (0, 9, 5), (0, 70, 2), (0, 70, 70), (1, 700, 9))
SCHEDULES = (
    *("", None, "MERGE(o0, o1)", "MERGE(o0, o1) UPCAST(o0, 4, peel)", "UPCAST(o0, 4, peel)", "UPCAST(o1, 4, pad)"),
    *("VECTOR(o0, 2)", "VECTOR(o1, 2, peel) UPCAST(o1, 3, pad)", "LOCAL(o0, 4)", "LOCAL(o1, 2, pad)"),
    *("VECTOR(o0, 8, peel) UPCAST(o0, 8, peel) UPCAST(o0, 8, pad)", "VECTOR(o1, 8, peel) UPCAST(o1, 8, pad)"),
)
#: What a device that waits for a compiler runs of it.
FEW = {"CPU:C": (((0, 3, 0),), SCHEDULES[::4])}


def moved(n: UOp, count: int) -> list[tuple[UOp, UOp, dict[int, np.ndarray]]]:
    """Targets, values and arrays: sizes meet in divisions, and elements of n alone are read."""
    row, block = param(1, (n,), float32), param(1, (4, n), float32)
    one = {1: np.arange(count, dtype=np.float32)}
    all_ = {1: np.arange(4 * count, dtype=np.float32).reshape(4, count)}
    wide, tall = param(0, (4, n), float32), param(0, (n, 4), float32)
    return [
        (wide, block, all_),
        (tall, block.reshape(n, 4), all_),
        (wide, block.permute(1, 0).reshape(4, n), all_),
        (tall, row.reshape(1, n).expand(4, n).reshape(n, 4), one),
        (wide, row.reshape(n, 1).expand(n, 4).reshape(4, n), one),
    ]


def scattered(n: UOp, count: int) -> list[tuple[UOp, UOp, dict[int, np.ndarray]]]:
    target = param(0, (6, 4), float32)
    arrays = {0: np.ones((6, 4), np.float32), 1: np.ones((count, 4), np.float32), 2: np.arange(count, dtype=np.int32) % 6}
    return [
        (target, target.scatter(param(1, (n, 4), float32), param(2, (n,), int32), mode=mode), arrays) for mode in ("set", "add")
    ]


@pytest.mark.parametrize("kernels", [moved, scattered])
@pytest.mark.parametrize("name", DEVICES)
def test_an_empty_loop_runs_nothing(name: str, kernels) -> None:
    device = device_named(name)
    ran = 0
    sizes, schedules = FEW.get(name, (SIZES, SCHEDULES))
    for low, high, count in sizes:
        n = variable("n", low, high)
        for size in (n, n % 1) if count == 0 else (n,):
            for number, (target, value, arrays) in enumerate(kernels(size, count)):
                ast = sink(target.store(value), name=f"moved{number}")
                for text in schedules:
                    try:
                        check(device, ast, arrays, {"n": count}, parse_schedule(text) if text is not None else None)
                    except ScheduleError:
                        continue
                    except Exception as error:
                        error.add_note(f"n from {low} to {high}, {count} at launch; {value.op.name} {number} under {text!r}")
                        raise
                    ran += 1
    assert ran > 4 * len(sizes), "hardly a schedule was legal"
