"""The device's own clock: what it says of launches and copies, of plans that are captured,
of one thread; and what is done without one."""

from __future__ import annotations

import json
import threading
import time
from itertools import pairwise
from pathlib import Path

import kg_array as ka
import numpy as np
import pytest
from kg.cli import main
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, CopyStep, LaunchStep, Plan, PlanBuffer
from kg_tune.bench import catalog, limits, measure
from kg_tune.measuring.clock import busy, clock_of, seconds_of
from kg_webgpu import adapters
from kg_webgpu.runtime import clock
from kg_webgpu.runtime.capture import Captured
from kg_webgpu.runtime.device import WebGPURuntime
from kg_webgpu.runtime.queue import DeviceLost
from wgsl_support import needs_adapter, reason_unavailable

pytestmark = needs_adapter


def has_clock() -> bool:
    return not reason_unavailable() and "timestamp-query" in adapters.adapter(None).features


needs_clock = pytest.mark.skipif(not has_clock(), reason="the adapter has no timestamp-query")


def more(size: int, name: str = "more") -> UOp:
    """out = x + 1"""
    return sink(param(0, (size,), float32).store(param(1, (size,), float32) + 1.0), name=name)


def opened() -> Device:
    """A device of its own, so that it can be lost."""
    made = WebGPURuntime(None)
    return Device("WEBGPU", made, lambda: (made.renderer, None))


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("WEBGPU")


@needs_clock
def test_launches_are_timed(device: Device):
    x, out = device.buffer(np.zeros(1000, np.float32)), device.empty(1000, float32)
    launch = device.load(device.compile(more(1000))).bind([out, x])
    launch()
    start = time.perf_counter()
    times = device.runtime.timed(lambda: [launch() for _ in range(100)])  # more than are submitted together
    wall = time.perf_counter() - start
    assert [(t.kind, t.name) for t in times] == [("launch", "more")] * 100
    assert all(t.stop > t.start for t in times) and all(b.start >= a.start for a, b in pairwise(times))
    assert 0 < busy(times) <= wall
    assert out.numpy().tolist() == [1] * 1000
    assert device.runtime.timed(lambda: None) == []


@needs_clock
def test_more_work_takes_longer(device: Device):
    least = []
    for size in (16, 1 << 20):
        x, out = device.buffer(np.zeros(size, np.float32)), device.empty(size, float32)
        launch = device.load(device.compile(more(size))).bind([out, x])
        launch()
        least.append(min(t.stop - t.start for t in device.runtime.timed(lambda run=launch: [run() for _ in range(20)])))
    assert least[1] > 2 * least[0]


@needs_clock
def test_more_than_the_device_keeps(device: Device, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clock, "_QUERIES", 8)
    monkeypatch.setattr(device.runtime.queue, "_clocks", [])  # type: ignore[attr-defined]
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    there, back = (device.load(device.compile(more(16))).bind(b) for b in ([out, x], [x, out]))
    times = device.runtime.timed(lambda: [(there(), back(), out.copy_from(x)) for _ in range(15)])
    assert [t.kind for t in times] == ["launch", "launch", "copy"] * 15
    assert all(b.start >= a.stop for a, b in pairwise(times))
    assert out.numpy().tolist() == [30] * 16
    monkeypatch.setattr(device.runtime.queue, "_clocks", [])  # type: ignore[attr-defined]


@needs_clock
@pytest.mark.parametrize("wanted", [("timestamp-query",), ("timestamp-query", "timestamp-query-inside-encoders")])
def test_copies_are_timed(wanted: tuple[str, ...], monkeypatch: pytest.MonkeyPatch):
    """With timestamps between commands, and with those of passes alone."""
    monkeypatch.setattr(adapters, "_TIMESTAMPS", wanted)
    device = opened()
    assert set(wanted) - device.runtime.queue.features <= {"timestamp-query-inside-encoders"}  # type: ignore[attr-defined]
    values = np.arange(1 << 20, dtype=np.float32)
    x, out = device.buffer(values), device.empty(1 << 20, float32)
    small, few = device.buffer(values[:16]), device.empty(16, float32)
    times = device.runtime.timed(lambda: [(out.copy_from(x), few.copy_from(small)) for _ in range(10)])
    assert [(t.kind, t.name) for t in times] == [("copy", "4,194,304 bytes"), ("copy", "64 bytes")] * 10
    large, least = (min(t.stop - t.start for t in times[first::2]) for first in (0, 1))
    assert large > least > 0
    (read,) = device.runtime.timed(lambda: out.view(0, 16).numpy())
    assert (read.kind, read.name) == ("copy", "64 bytes")
    assert (out.numpy() == values).all()
    device.runtime.close()


def chain(size: int, length: int) -> Plan:
    """out = x + length, and a copy of it."""
    given = [PlanBuffer(Category.OUTPUT, float32, size, n) for n in range(2)] + [PlanBuffer(Category.INPUT, float32, size, 2)]
    between = (PlanBuffer(Category.INTERMEDIATE, float32, size),) * (length - 1)
    places = [2, *range(3, length + 2), 0]
    steps = tuple(LaunchStep(more(size, f"step{n}"), (to, of)) for n, (of, to) in enumerate(pairwise(places)))
    return Plan("chain", (), (*given, *between), (*steps, CopyStep(1, 0)))


@needs_clock
def test_each_kernel_of_a_captured_plan(device: Device):
    run = device.load(chain(64, 5)).runner()
    assert isinstance(run, Captured)
    x, out, other = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32), device.empty(64, float32)
    for _ in range(2):
        times = device.runtime.timed(lambda: run([out, other, x]))
        assert [t.name for t in times] == [*(f"step{n}" for n in range(5)), "256 bytes"]
        assert all(b.start >= a.stop for a, b in pairwise(times))
    assert other.numpy().tolist() == [5] * 64


@needs_clock
def test_only_what_this_thread_asked_for(device: Device):
    loaded = [device.load(device.compile(more(64, name))) for name in ("mine", "theirs")]
    x = device.buffer(np.zeros(64, np.float32))
    outs = [device.empty(64, float32) for _ in loaded]
    mine, theirs = (program.bind([out, x]) for program, out in zip(loaded, outs, strict=True))
    mine(), theirs()
    going, stop = threading.Event(), threading.Event()

    def work() -> None:
        while not stop.is_set():
            theirs()
            going.set()

    thread = threading.Thread(target=work)
    thread.start()
    going.wait()
    try:
        times = device.runtime.timed(lambda: [mine() for _ in range(200)])
    finally:
        stop.set()
        thread.join()
    assert [t.name for t in times] == ["mine"] * 200
    assert outs[0].numpy().tolist() == outs[1].numpy().tolist() == [1] * 64


@needs_clock
def test_two_threads_time_in_turn(device: Device):
    x = device.buffer(np.zeros(64, np.float32))
    launches = [device.load(device.compile(more(64, f"of{n}"))).bind([device.empty(64, float32), x]) for n in range(4)]
    found: dict[int, list[str]] = {}

    def work(number: int) -> None:
        run = launches[number]
        found[number] = [t.name for t in device.runtime.timed(lambda: [run() for _ in range(50)])]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {n: [f"of{n}"] * 50 for n in range(4)}


@needs_clock
def test_a_measurement_within_another(device: Device):
    x, out = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32)
    one, two = (device.load(device.compile(more(64, name))).bind([out, x]) for name in ("one", "two"))
    inner: list[list[str]] = []

    def both() -> None:
        one()
        inner.append([t.name for t in device.runtime.timed(two)])
        one()

    outer = [t.name for t in device.runtime.timed(both)]
    assert inner == [["two"]] and sorted(outer) == ["one", "one", "two"]


@needs_clock
def test_a_device_that_is_lost_while_it_is_timed():
    device = opened()
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(more(16))).bind([out, x])

    def work() -> None:
        launch()
        device.runtime.queue.device.destroy()  # type: ignore[attr-defined]
        launch()

    with pytest.raises(DeviceLost):
        device.runtime.timed(work)
    assert device.runtime.queue._clock is None and not device.runtime.alive  # type: ignore[attr-defined]
    with pytest.raises(DeviceLost):
        device.runtime.timed(launch)
    device.runtime.close()
    again = open_device("WEBGPU")
    assert len(again.runtime.timed(again.bind(again.compile(more(16)), [again.empty(16, float32) for _ in range(2)]))) == 1


@needs_clock
def test_a_call_that_fails_is_the_end_of_its_measurement(device: Device):
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(more(16))).bind([out, x])

    def work() -> None:
        launch()
        raise ValueError("half way")

    with pytest.raises(ValueError, match="half way"):
        device.runtime.timed(work)
    assert device.runtime.queue._clock is None  # type: ignore[attr-defined]
    assert len(device.runtime.timed(launch)) == 1 and out.numpy().tolist() == [1] * 16


@needs_clock
def test_clocks_are_used_again(device: Device):
    launch = device.load(device.compile(more(16))).bind([device.empty(16, float32), device.empty(16, float32)])
    device.runtime.timed(launch)
    clocks = device.runtime.queue._clocks  # type: ignore[attr-defined]
    (before,) = clocks
    for _ in range(5):
        device.runtime.timed(launch)
    assert clocks == [before]


def test_without_timestamps_the_host_times(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(adapters, "_TIMESTAMPS", ())
    device = opened()
    assert clock_of(device.runtime) == "host"
    x, out = device.buffer(np.zeros(1 << 20, np.float32)), device.empty(1 << 20, float32)
    launch = device.load(device.compile(more(1 << 20))).bind([out, x])
    launch()
    asked: list[float] = []
    for _ in range(5):  # the least: the host may be busy
        begin = time.perf_counter()
        launch()
        asked.append(time.perf_counter() - begin)
        device.synchronize()
    assert min(seconds_of(device.runtime, launch) for _ in range(5)) > min(asked) / 100  # it is waited for
    workload = catalog.workload("gemv", small=True)
    (outcome,) = measure.compare([(device, 1, workload)], None, rounds=1, seconds=0)
    assert outcome.times is not None and outcome.error <= workload.tolerance
    device.runtime.close()


# -- who uses it


@needs_clock
def test_a_profile_shows_the_kernels_of_captured_plans(tmp_path: Path):
    x = ka.asarray(np.arange(30.0, dtype=np.float32), device="WEBGPU")

    @ka.jit
    def scanned(x: ka.Array) -> ka.Array:
        return ka.sort(x * 2.0)

    expected = scanned(x).numpy()
    with ka.profile(tmp_path / "trace.json") as profile:
        y = ka.asarray(np.arange(30.0, dtype=np.float32), device="WEBGPU")
        assert (scanned(y).numpy() == expected).all()
    launches = [e for e in profile.events if e["cat"] == "launch"]
    assert len(launches) > 1 and {e["args"]["clock"] for e in launches} == {"device"}
    assert all(e["dur"] > 0 and e["ts"] > 0 for e in launches)
    assert all(b["ts"] >= a["ts"] + a["dur"] - 1 for a, b in pairwise(launches))
    copies = [e["name"] for e in profile.events if e["cat"] == "copy" and e["args"]["clock"] == "host"]
    assert copies == ["float32[30] from numpy", "float32[30] to numpy"]
    names = [e["args"]["name"] for e in json.loads((tmp_path / "trace.json").read_text())["traceEvents"] if e["ph"] == "M"]
    assert names == ["WEBGPU:WGSL by its own clock"]


@needs_clock
def test_bench_takes_its_clock(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Full sizes are for GPUs: small ones say the same of the clock."""
    monkeypatch.setattr(limits, "limits", lambda *_, **__: limits.Limits(1e9, 1e9, 1e9, 1e9, 1e9))
    monkeypatch.setattr(catalog, "workload", lambda name, small=False, make=catalog.workload: make(name, small=True))
    assert main(["bench", "gemv", "--device", "WEBGPU", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "WEBGPU:WGSL is timed by its own clock" in out and "interpreted" not in out and "GB/s" in out.splitlines()[-1]
    assert main(["bench", "gemv", "--device", "WEBGPU", "--rounds", "1", "--json"]) == 0
    (figure,) = json.loads(capsys.readouterr().out)["figures"]
    assert figure["clock"] == "device" and figure["median"] > 0 and not figure["problem"]
    assert main(["bench", "gemv", "--device", "WEBGPU:9", "--rounds", "1"]) != 0
    assert "there is no adapter WEBGPU:9" in capsys.readouterr().err
