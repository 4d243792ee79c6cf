"""kg_array.profile: what was done, as a trace of Chrome's format."""

from __future__ import annotations

import json
from pathlib import Path

import kg_array as kg
import numpy as np
import pytest
from kg import events
from kg.runtime.device import Device
from kg.settings import override


def _work(device: Device, rows: int = 30) -> None:
    x = kg.asarray(np.arange(rows * 40.0).reshape(rows, 40), device=device)
    total = kg.sum(x * 1.375, axis=0)
    assert kg.cumulative_sum(total + 1.0).numpy()[0] == (np.arange(rows).sum() * 40) * 1.375 + 1


def test_a_trace_holds_every_kind_of_work(device: Device, tmp_path: Path) -> None:
    with override(no_cache=True), kg.profile(tmp_path / "trace.json") as profile:
        _work(device, rows=31)  # which nothing has compiled before, whatever the order of tests
    trace = json.loads((tmp_path / "trace.json").read_text())
    assert trace["traceEvents"] == profile.events
    kinds = {e["cat"] for e in profile.events}
    assert {"schedule", "launch", "copy"} <= kinds
    assert kinds <= {"schedule", "compile", "launch", "copy"}
    for event in profile.events:
        assert set(event) == {"name", "cat", "ph", "ts", "dur", "pid", "tid", "args"}
        assert event["ph"] == "X"
        assert event["ts"] >= 0
        assert event["dur"] >= 0
    launches = [e for e in profile.events if e["cat"] == "launch"]
    assert len(launches) >= 2  # of the plan, each kernel
    assert {e["args"]["target"] for e in launches} == {device.name}
    ends = [e["ts"] + e["dur"] for e in launches]
    assert all(later["ts"] >= end - 0.01 for end, later in zip(ends, launches[1:], strict=False))


def test_printed_it_says_what_took_longest() -> None:
    profile = kg.profiling.Profile()
    assert str(profile) == "nothing happened"
    for name, start, length, kind in [("sum", 0, 1500, "launch"), ("exp", 2000, 2000, "launch"), ("sum", 4000, 1000, "launch")]:
        profile.events.append({"name": name, "cat": kind, "ts": start, "dur": length, "tid": 1, "args": {"target": "CPU:LLVM"}})
    profile.events.append({"name": "x to numpy", "cat": "copy", "ts": 0, "dur": 7, "tid": 1, "args": {"target": ""}})
    assert str(profile).splitlines() == [
        "launch: 4.500 ms",
        "      2.500 ms       2 x  sum on CPU:LLVM",
        "      2.000 ms       1 x  exp on CPU:LLVM",
        "copy: 0.007 ms",
        "      0.007 ms       1 x  x to numpy",
    ]


def test_time_within_a_category_counts_once() -> None:
    profile = kg.profiling.Profile()
    for start, length, kind in [(0, 100, "schedule"), (10, 20, "schedule"), (90, 30, "schedule"), (5, 7, "launch")]:
        profile.events.append({"cat": kind, "ts": start, "dur": length, "tid": 1})
    profile.events.append({"cat": "schedule", "ts": 0, "dur": 50, "tid": 2})
    assert profile.seconds("schedule") == pytest.approx(170e-6)
    assert profile.seconds("launch") == pytest.approx(7e-6)
    assert profile.seconds("copy") == 0


def test_outside_nobody_listens(device: Device) -> None:
    with kg.profile() as outer, kg.profile() as inner:
        _work(device)
    assert [e["name"] for e in outer.events] == [e["name"] for e in inner.events]
    count = len(outer.events)
    _work(device)
    assert len(outer.events) == count
    assert events._visitors == ()


def test_a_block_that_fails_leaves_its_trace(device: Device, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="half way"), kg.profile(tmp_path / "trace.json"):
        _work(device)
        raise RuntimeError("half way")
    assert json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert not events.listeners or events._registered
