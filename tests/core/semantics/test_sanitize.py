"""Row 24 of semantics.md: under `sanitize` an index out of range is an error with kernel,
buffer and index, and touches nothing."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float32, int8, int32, int64
from kg.errors import KgError, ScheduleError
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.schedule.opts import parse_schedule
from kg.settings import override
from support.devices import DEVICES, device_named, run_on

ROWS, COUNT = 100, 37
SCHEDULES = {"default": None, "scalar": (), "masked": "VECTOR(o0, 8)", "threads": "THREAD(o0)"}
WRONG = {"beyond": ROWS, "below": -1, "far": 1 << 40, "far below": -(1 << 40)}


def run(device: Device, ast: UOp, arrays: dict[int, np.ndarray], schedule: object) -> dict[int, np.ndarray]:
    if isinstance(schedule, str):
        opts = parse_schedule(schedule)
        if schedule.startswith("THREAD") and not (device.renderer.has_threads or device.renderer.has_local):
            with pytest.raises(ScheduleError, match="has no THREAD axes"):
                to_program(ast, device.renderer, None, opts)
            opts = None
        schedule = opts
    with override(sanitize=True, no_cache=True):
        return run_on(device, ast, arrays, {}, schedule)


def gather_kernel(dtype: DType, index: DType, count: int = COUNT) -> UOp:
    return sink(param(0, (count,), dtype).store(param(1, (ROWS,), dtype).gather(param(2, (count,), index)) + 1), name="look_up")


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", DEVICES)
def test_a_wrong_gather_index_is_reported(name: str, schedule: str, wrong: str) -> None:
    device = device_named(name)
    for place in (0, 5, COUNT - 1):
        table = np.arange(ROWS, dtype=np.float32)
        positions = np.arange(COUNT, dtype=np.int64)
        positions[place] = WRONG[wrong]
        with pytest.raises(KgError) as caught:
            run(device, gather_kernel(float32, int64), {1: table, 2: positions}, SCHEDULES[schedule])
        assert "look_up" in str(caught.value)
        assert str(WRONG[wrong]) in str(caught.value)
        assert re.search(r"(buffer|argument) 1\b", str(caught.value)), str(caught.value)


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", DEVICES)
def test_right_indices_give_right_results(name: str, schedule: str) -> None:
    device = device_named(name)
    table, positions = np.arange(ROWS, dtype=np.int8), np.arange(COUNT, dtype=np.int32) * 2
    found = run(device, gather_kernel(int8, int32), {1: table, 2: positions}, SCHEDULES[schedule])
    np.testing.assert_array_equal(found[0], table[positions] + 1)


@pytest.mark.parametrize("name", DEVICES)
def test_many_threads_report_one_fault(name: str) -> None:
    device = device_named(name)
    count = (1 << 18) + 3
    positions = np.zeros(count, np.int32)
    positions[::1000] = ROWS + 7
    if device.renderer.has_threads:
        with pytest.raises(KgError, match=f"look_up.*{ROWS + 7}"):
            run(device, gather_kernel(float32, int32, count), {1: np.zeros(ROWS, np.float32), 2: positions}, None)


@pytest.mark.parametrize("mode", ("set", "add"))
@pytest.mark.parametrize("schedule", ("default", "scalar"))
@pytest.mark.parametrize("name", DEVICES)
def test_a_wrong_scatter_index_writes_nothing(name: str, schedule: str, mode: str) -> None:
    """The target is the middle of a larger buffer: what lies around it stays as it is."""
    device = device_named(name)
    target = param(0, (ROWS,), int32)
    ast = sink(target.store(target.scatter(param(1, (COUNT,), int32), param(2, (COUNT,), int64), mode=mode)), name="spread")
    for wrong in (ROWS, ROWS + 20, -1, -20):
        positions = np.arange(COUNT, dtype=np.int64)
        positions[11] = wrong
        around = device.buffer(np.full(ROWS + 64, 7, np.int32))
        with override(sanitize=True, no_cache=True):
            program = device.runtime.load(device.compile(ast, SCHEDULES[schedule]))
            launch = program.bind([around.view(32, ROWS), device.buffer(np.ones(COUNT, np.int32)), device.buffer(positions)])
            with pytest.raises(KgError, match=rf"spread.*{wrong}"):
                launch()
        after = around.numpy()
        assert (after[:32] == 7).all()
        assert (after[32 + ROWS :] == 7).all()


@pytest.mark.parametrize("name", DEVICES)
def test_an_index_behind_a_false_gate_is_no_fault(name: str) -> None:
    """Row 23: padding reads nothing, so that a wrong index there harms nobody;
    inside the padding's box it is reported."""
    device = device_named(name)
    source = param(1, (ROWS,), float32)
    taken = source.gather(param(2, (COUNT,), int32))
    ast = sink(param(0, (COUNT + 6,), float32).store(taken.pad((3, 3), fill=5)), name="edges")
    table, positions = np.arange(ROWS, dtype=np.float32), np.arange(COUNT, dtype=np.int32)
    for schedule in SCHEDULES.values():
        if isinstance(schedule, str) and not device.renderer.has_threads:
            continue
        found = run(device, ast, {1: table, 2: positions}, schedule)
        np.testing.assert_array_equal(found[0], np.pad(table[positions], (3, 3), constant_values=5))


@pytest.mark.parametrize("name", DEVICES)
def test_a_launch_after_a_fault_is_checked_anew(name: str) -> None:
    device = device_named(name)
    with override(sanitize=True, no_cache=True):
        program = device.runtime.load(device.compile(gather_kernel(float32, int32)))
    positions = device.buffer(np.full(COUNT, ROWS, np.int32))
    out = device.empty(COUNT, float32)
    launch = program.bind([out, device.buffer(np.ones(ROWS, np.float32)), positions])
    with pytest.raises(KgError):
        launch()
    positions.copyin(np.zeros(COUNT, np.int32))
    launch()
    assert (out.numpy() == 2).all()
