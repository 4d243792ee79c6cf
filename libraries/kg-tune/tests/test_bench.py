"""`kg bench`: workloads right on every device, wrong results never timed,
limits kept until they are measured again."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest
from kg.cli import main
from kg.plugin.registry import open_device
from kg.settings import override
from kg_tune.bench import catalog, limits, measure
from kg_tune.bench.workload import WORKLOADS, Bound, Workload, relative_error

LIMITS = limits.Limits(copy=50e9, read=40e9, float32=2e11, int8=1e12, bfloat16=0.0)


@pytest.mark.whole
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("name", WORKLOADS)
def test_workloads_are_right(name: str, device: str) -> None:
    workload = catalog.workload(name, small=True)
    (outcome,) = measure.compare([(open_device(device), 0, workload)], None, rounds=1, seconds=0)
    assert outcome.error <= workload.tolerance, outcome.problem
    assert outcome.times is not None and outcome.times.least <= outcome.times.median <= outcome.times.most


@pytest.mark.parametrize("name", WORKLOADS)
def test_a_wrong_element_is_beyond_the_tolerance(name: str) -> None:
    workload = catalog.workload(name, small=True)
    arrays = workload.make(np.random.default_rng(3))
    wrong = np.asarray(workload.expected(*arrays), np.float64).copy()
    at = np.unravel_index(np.abs(wrong).argmax(), wrong.shape)
    wrong[at] *= 1 + 2.0**-6
    assert workload.error(wrong, arrays) > workload.tolerance
    wrong[at] = np.nan
    assert workload.error(wrong, arrays) == np.inf


def test_work_is_what_moves_or_what_is_computed() -> None:
    n = 1 << 24
    assert catalog.workload("vector_add").work == 3 * 4 * n
    assert catalog.workload("float16_elementwise").work == 3 * 2 * n
    assert catalog.workload("gather").work == 2 * 4 * 8192 * 512 + 4 * 8192  # not the rest of the table
    assert catalog.workload("matmul_512").work == 2 * 512**3
    assert catalog.workload("causal_attention").work * 2 == catalog.workload("attention").work


def test_limits_are_those_of_what_moves() -> None:
    limit_of = {name: LIMITS.of(catalog.workload(name))[0] for name in ("vector_add", "gemv", "conv", "matmul_int8")}
    assert limit_of == {"vector_add": "copy", "gemv": "read", "conv": "float32", "matmul_int8": "int8"}


def test_limits_are_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def measured(device: object, threads: int) -> limits.Limits:
        asked.append(threads)
        return replace(LIMITS, copy=float(len(asked)))

    monkeypatch.setattr(limits, "_measured", measured)
    device = open_device("CPU:LLVM")
    with override(cache_dir=str(tmp_path), no_cache=False):
        assert limits.limits(device, threads=1).copy == limits.limits(device, threads=1).copy == 1
        assert limits.limits(device, threads=1, measure=True).copy == 2
        assert limits.limits(device, threads=2).copy == 3  # another number of threads
        for entry in tmp_path.rglob("bin/*/*"):
            entry.write_bytes(b"no such thing")
        limits.binaries.forget()
        assert limits.limits(device, threads=1).copy == 4
    assert asked == [1, 1, 2, 1]


class _Machine:
    """Kernels of a machine: each call takes the next of the given times, over and over per round."""

    def kernel(self, *per_round: float, work: int = 1000) -> limits.Timed:
        calls = 0

        def call() -> float:
            nonlocal calls
            taken = per_round[min(calls // self._calls, len(per_round) - 1)]
            calls += 1
            return taken

        return call, work

    #: one that is not counted, and one that is longer than a round
    _calls = 2


def test_the_best_round_counts() -> None:
    machine = _Machine()
    kernels = {
        "copy": [machine.kernel(2.0, 1.0, 1.0, 1.1, 1.0)],
        "read": [machine.kernel(1.0)],
        "float32": [machine.kernel(4.0), machine.kernel(0.5), machine.kernel(5.0)],
        "int8": [machine.kernel(1.0, work=3000)],
        "bfloat16": [],
    }
    found = limits.in_rounds(kernels)
    assert (found.copy, found.read, found.float32, found.int8, found.bfloat16) == (1000, 1000, 2000, 3000, 0)
    assert found.steady and found.spread == pytest.approx(0)  # one slow round of five says nothing


def test_rounds_that_differ_are_said_and_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = _Machine()
    busy = limits.in_rounds({name: [machine.kernel(2.0, 1.0, 2.0, 2.0, 1.8)] for name in asdict(LIMITS) if name != "spread"})
    assert busy.copy == 1000 and busy.spread == pytest.approx(0.5) and not busy.steady
    asked: list[limits.Limits] = [replace(LIMITS, copy=60e9), busy]
    monkeypatch.setattr(limits, "_measured", lambda *_: asked.pop())
    monkeypatch.setitem(WORKLOADS, "gemv", lambda small=False: _gemv())
    arguments = ["bench", "gemv", "--device", "CPU:LLVM", "--threads", "1", "--rounds", "1"]
    with override(cache_dir=str(tmp_path), no_cache=False):
        for says, left in (("rounds of the measurement differed by 50%", 1), ("copies 60 GB/s", 0), ("copies 60 GB/s", 0)):
            assert main(arguments) == 0
            out = capsys.readouterr().out
            assert says in out and ("differed" in out) is ("differed" in says) and len(asked) == left


def test_what_is_kept_is_not_trusted() -> None:
    assert limits._read(json.dumps({"copy": 1}).encode()) is None
    assert limits._read(b"[]") is None
    assert limits._read(b"\xff") is None


@pytest.mark.slow
def test_limits_of_this_machine() -> None:
    with override(no_cache=True):
        found = limits.limits(open_device("CPU:LLVM"), threads=1)
    assert min(found.copy, found.read, found.float32, found.int8, found.bfloat16) > 0


def test_bench_prints_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "gemv", "--device", "REF", "--rounds", "1"]) == 0
    (header, line) = capsys.readouterr().out.splitlines()
    assert header.startswith("WORKLOAD") and line.split()[:3] == ["gemv", "REF:TEXT", "1"] and "small sizes" in line


def test_a_device_without_results_is_timed_and_not_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """NULL launches and computes nothing: what its buffers hold is neither right nor wrong."""
    assert main(["bench", "gemv", "sum_all", "--device", "NULL", "--rounds", "1"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert line.endswith("not checked") and "no results" in line and "WRONG" not in line and "GB/s" not in line
        assert "us" in line or "ms" in line or "ns" in line
    assert main(["bench", "gemv", "--device", "NULL", "--rounds", "1", "--json"]) == 0
    (figure,) = json.loads(capsys.readouterr().out)["figures"]
    assert not figure["computed"] and figure["median"] > 0 and figure["rate"] == figure["error"] == 0 and not figure["problem"]


def test_bench_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_measured", lambda *_: LIMITS)
    monkeypatch.setitem(WORKLOADS, "gemv", lambda small=False: _gemv())
    arguments = [
        "bench",
        "gemv",
        "--device",
        "REF",
        "--device",
        "CPU:LLVM",
        "--threads",
        "1",
        "--threads",
        "2",
        "--rounds",
        "1",
    ]
    with override(cache_dir=str(tmp_path), no_cache=False):  # other tests measure themselves what is made up here
        assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["format"] == 1 and [x["threads"] for x in found["limits"]] == [1, 2]
    assert [(f["device"], f["threads"], f["small"]) for f in found["figures"]] == [
        ("REF:TEXT", 1, True),
        ("CPU:LLVM", 1, False),
        ("CPU:LLVM", 2, False),
    ]
    timed = found["figures"][1]
    assert timed["share"] == pytest.approx(timed["rate"] * 1e9 / LIMITS.read) and timed["unit"] == "GB/s"


def _gemv() -> Workload:
    from kg_tune.bench.memory_bound import gemv

    return gemv(8, 128)


def test_a_wrong_result_has_no_time(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    right = _gemv()
    wrong = replace(right, expected=lambda *arrays: right.expected(*arrays) + 1)
    monkeypatch.setitem(WORKLOADS, "gemv", lambda small=False: wrong)
    assert main(["bench", "gemv", "--device", "REF", "--rounds", "1"]) == 1
    line = capsys.readouterr().out.splitlines()[-1]
    assert "WRONG: error" in line and "us" not in line and "ms" not in line


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sofmax"], "there is no workload 'sofmax'; did you mean softmax? there are "),
        (["gemv", "--threads", "0"], "--threads from 1 to 4096"),
        (["gemv", "--threads", "99999"], "--threads from 1 to 4096"),
        (["gemv", "--rounds", "0"], "--rounds takes numbers from 1 on"),
        (["gemv", "--device", "GPU"], "no device 'GPU'"),
    ],
)
def test_what_a_user_gets_wrong_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_schedule_that_does_not_apply_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "gemv", "--device", "REF", "--rounds", "1", "--schedule", "UPCAST(o9, 4)"]) == 1
    assert "FAILED: " in capsys.readouterr().out


def test_workloads_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(WORKLOADS)


def test_errors_are_relative_to_the_greatest_magnitude() -> None:
    assert relative_error(np.array([1.0, -4.0]), np.array([2.0, -4.0])) == 0.25
    assert relative_error(np.array([np.nan]), np.array([1.0])) == np.inf
    assert Bound.BFLOAT16.unit == "GFLOP/s"
