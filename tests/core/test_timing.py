"""How long what a device does takes: by its own clock where it has one, and who is told of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import kg_array as ka
import numpy as np
import pytest
from kg.cli import main
from kg.events import Event, listening
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.timing import Timed
from kg_array.profiling import told
from kg_tune.bench import catalog, limits, measure
from kg_tune.cli.bench import Bench
from kg_tune.measuring.bench import DeviceBench
from kg_tune.measuring.clock import busy, clock_of, seconds_of


def timed(*spans: tuple[float, float]) -> list[Timed]:
    return [Timed("launch", f"k{number}", *span) for number, span in enumerate(spans)]


@pytest.mark.parametrize(
    ("spans", "seconds"),
    [
        ([], 0),
        ([(5, 7)], 2),
        ([(0, 1), (3, 5)], 3),  # not what lies between
        ([(0, 4), (1, 2), (3, 6)], 6),  # not twice what overlaps
        ([(3, 6), (0, 4)], 6),  # in any order
        ([(2, 2)], 0),
    ],
)
def test_time_in_which_something_was_going_on(spans: list[tuple[float, float]], seconds: float) -> None:
    assert busy(timed(*spans)) == seconds


class Clocked:
    """What a device's clock says of each call: 2 s of a launch, 1 s of a copy, 10 s apart."""

    def __init__(self) -> None:
        self.calls = 0

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        call()
        self.calls += 1
        return [Timed("launch", "kernel", 100, 102), Timed("copy", "16 bytes", 112, 113)]


@contextmanager
def clock_on(device: Device) -> Iterator[Clocked]:
    """The device with a clock of its own."""
    clock = Clocked()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(device.runtime, "has_clock", True)
        patch.setattr(device.runtime, "timed", clock.timed)
        yield clock


def test_seconds_by_either_clock() -> None:
    device = open_device("CPU:LLVM")
    assert clock_of(device.runtime) == "host" and 0 < seconds_of(device.runtime, lambda: sum(range(1000))) < 1
    with clock_on(device):
        assert clock_of(device.runtime) == "device" and seconds_of(device.runtime, lambda: None) == 3


def test_events_of_either_clock() -> None:
    device = open_device("CPU:LLVM")
    heard: list[Event] = []
    with listening(heard.append):
        told("launch", "mine", device.runtime, "CPU", lambda: None)
        with clock_on(device):
            told("launch", "mine", device.runtime, "CPU", lambda: None)
    host, launch, copy = heard
    assert (host.kind, host.name, host.clock, host.target, host.ended) == ("launch", "mine", "host", "CPU", 0)
    assert (launch.kind, launch.name, launch.clock, launch.seconds) == ("launch", "kernel", "device", 2)
    assert (copy.kind, copy.name, copy.clock, copy.seconds) == ("copy", "16 bytes", "device", 1)
    assert copy.ended - launch.ended == pytest.approx(11)


def test_a_call_that_the_device_does_not_time_is_told_by_the_host() -> None:
    device = open_device("CPU:LLVM")
    heard: list[Event] = []
    with listening(heard.append), clock_on(device), pytest.MonkeyPatch.context() as patch:
        patch.setattr(device.runtime, "timed", lambda call: [call()][:0])
        told("copy", "upload", device.runtime, "CPU", lambda: None)
    assert [(e.kind, e.name, e.clock) for e in heard] == [("copy", "upload", "host")] and 0 <= heard[0].seconds < 1


def test_a_profile_has_a_line_for_each_device_with_a_clock(tmp_path: Path) -> None:
    device = open_device("CPU:LLVM")
    x = ka.asarray(np.arange(600.0).reshape(20, 30), device=device)
    with clock_on(device), ka.profile(tmp_path / "trace.json") as profile:
        assert ka.sum(x * 1.25, axis=0).numpy()[0] == np.arange(0, 600, 30).sum() * 1.25
    own = [e for e in profile.events if e["args"]["clock"] == "device"]
    assert [(e["name"], e["cat"], e["dur"]) for e in own] == [("kernel", "launch", 2e6), ("16 bytes", "copy", 1e6)]
    lines = {e["tid"] for e in own}
    assert len(lines) == 1 and not lines & {e["tid"] for e in profile.events if e not in own}
    assert own[1]["ts"] - own[0]["ts"] == pytest.approx(12e6, abs=1)
    trace = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    (name,) = [e for e in trace if e["ph"] == "M"]
    assert name["tid"] in lines and name["args"]["name"] == "CPU:LLVM by its own clock"
    assert profile.seconds("launch") == 2


def test_benchmarks_take_the_devices_clock() -> None:
    device, workload = open_device("CPU:LLVM"), catalog.workload("gemv", small=True)
    with clock_on(device) as clock:
        (outcome,) = measure.compare([(device, 1, workload)], None, rounds=2, seconds=0)
        assert outcome.times is not None and set(outcome.times.all) == {3.0} and clock.calls >= 4
        assert limits._identity(device, 1).endswith("device")
    assert limits._identity(device, 1).endswith("host")


def test_bench_says_whose_clock_it_was(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    device = open_device("REF")
    arguments = ["bench", "gemv", "--device", "REF", "--rounds", "1"]
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"][0]["clock"] == "host"
    with clock_on(device):
        assert main(arguments) == 0
        assert "REF:TEXT is timed by its own clock: what a launch costs the host is not in it" in capsys.readouterr().out
        assert main([*arguments, "--json"]) == 0
    (figure,) = json.loads(capsys.readouterr().out)["figures"]
    assert (figure["clock"], figure["median"]) == ("device", 3.0)


def test_only_what_interprets_gets_small_workloads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device whose driver compiles has no compiler of kg's, and takes full sizes all the same."""
    from argparse import Namespace

    options = Namespace(device=["REF"], threads=None, schedule=None, rounds=1, measure=False)
    (figure,) = Bench(options).figures("gemv")
    assert figure.small
    device = open_device("REF")
    assert device.compiler is None
    monkeypatch.setattr(type(device.runtime), "interprets", False)
    seen: list[int] = []
    monkeypatch.setattr(measure, "compare", lambda places, *_, **__: [seen.append(w.work) for _, _, w in places] * 0)
    with pytest.raises(ValueError, match="zip"):  # nothing came back
        list(Bench(options).figures("gemv"))
    assert seen == [catalog.workload("gemv").work]


def test_searches_take_the_devices_clock() -> None:
    device = open_device("CPU:LLVM")
    workload = catalog.workload("gemv", small=True)
    arrays = dict(enumerate(workload.make(np.random.default_rng(0)), 1))
    run = DeviceBench(device, workload.ast, arrays, {}).load(device.compile(workload.ast))
    assert run.check() == ""
    with clock_on(device) as clock:
        assert run.sample() == 3  # one launch is longer than a sample
        assert clock.calls == 2
