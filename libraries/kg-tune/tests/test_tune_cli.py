"""`kg tune`: searching from the command line, and what is done with what was found."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from kg.cache import entries as cache
from kg.cli import main
from kg.dtype import float32
from kg.ir.build import param, sink, variable
from kg.settings import override
from kg.text.graphs import format_graph
from kg_tune import database as tunedb
from kg_tune import search
from kg_tune.result import Ended, Progress, TuneResult, Wrong

#: One that ends because nothing new is found, long before its time is up, however busy the machine is.
SEARCH = ("--device", "REF", "--seconds", "200", "--width", "1", "--executor", "threads")
KERNEL = sink(param(0, (64,), float32).store(param(1, (64,), float32) * 2.0), name="twice")


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    cache.programs.forget()
    with override(cache_dir=str(tmp_path / "cache"), no_cache=False, tune="use", check=False):
        yield tmp_path
    cache.programs.forget()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "twice.kg"
    path.write_text(format_graph(KERNEL))
    return str(path)


def test_a_file_is_tuned_and_kept(file: str, capsys: pytest.CaptureFixture[str]):
    assert main(["tune", file, *SEARCH]) == 0
    shown = capsys.readouterr()
    assert "twice on REF" in shown.out and "default" in shown.out and "times as quick" in shown.out
    assert "best" in shown.err and "GB/s" in shown.err
    (entry,) = tunedb.entries()
    assert entry.kernel == "twice" and "oracle" in entry.verdict
    assert main(["tune", "--list"]) == 0
    assert "twice" in capsys.readouterr().out


def test_out_and_in_and_gone(file: str, directory: Path, capsys: pytest.CaptureFixture[str]):
    main(["tune", file, *SEARCH])
    before = tunedb.entries()
    exported = str(directory / "schedules.txt")
    assert main(["tune", "--export", exported]) == 0 and main(["tune", "--clear"]) == 0
    assert tunedb.entries() == []
    assert main(["tune", "--import", exported, "--device", "REF"]) == 0
    assert "1 entries taken over, 1 of them made by this version" in capsys.readouterr().out
    assert tunedb.entries() == before
    Path(exported).write_text("nonsense")
    assert main(["tune", "--import", exported]) == 2


def test_no_store_keeps_nothing(file: str):
    main(["tune", file, *SEARCH, "--no-store"])
    assert tunedb.entries() == []


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "name one kernel"),
        (["--list", "--clear"], "name one kernel"),
        (["no_such_workload"], "neither a file nor a workload; there are"),
        (["FILE", "--seconds", "0"], "must be more than 0"),
        (["FILE", "--size", "n"], "expected NAME=N"),
        (["FILE", "--start", "NOPE(o0)"], "NOPE(o0): CPU:LLVM has no Opt NOPE"),
    ],
)
def test_bad_arguments(arguments: list[str], says: str, file: str, capsys: pytest.CaptureFixture[str]):
    assert main(["tune", *[file if a == "FILE" else a for a in arguments]]) == 2
    assert says in capsys.readouterr().err


def test_what_it_is_given_reaches_the_search(directory: Path, monkeypatch: pytest.MonkeyPatch):
    n = variable("n", 1, 100)
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + 1.0), name="any_size")
    path, data = directory / "any.kg", directory / "data.npz"
    path.write_text(format_graph(ast))
    np.savez(data, p1=np.ones(7, np.float32))
    given = {}

    def tune(ast, device, **more):
        given.update(more)
        return TuneResult()

    monkeypatch.setattr(search, "tune", tune)
    more = ["--size", "n=7", "--data", str(data), "--start", "UPCAST(o0, 2)", "--seed", "5", "--width", "3", "--seconds", "9"]
    assert main(["tune", str(path), "--device", "REF", *more]) == 0
    assert given["variables"] == {"n": 7} and given["arrays"][1].tolist() == [1.0] * 7
    assert (given["seed"], given["width"], given["seconds"]) == (5, 3, 9.0)
    assert [str(o) for (o,) in given["starts"]] == ["UPCAST(o0, 2)"]


def test_a_workload_brings_its_arrays_and_its_unit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    given = {}

    def tune(ast, device, *, progress, arrays, **more):
        given.update(arrays)
        result = TuneResult(default_seconds=0.01, seconds=0.005, ended=Ended.INTERRUPTED)
        progress(Progress("timing", 1.0, 9.0, 0.005, (), result))
        return result

    monkeypatch.setattr(search, "tune", tune)
    assert main(["tune", "gemv", "--device", "REF"]) == 0
    shown = capsys.readouterr()
    assert {slot: a.size for slot, a in given.items()} == {1: 4096 * 4096, 2: 4096}
    assert "13.4 GB/s" in shown.out and "it was interrupted" in shown.out and "13.4 GB/s, default 6.7 GB/s" in shown.err


def test_a_wrong_candidate_is_the_exit_status(file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    found = TuneResult(wrong=[Wrong((), "element 3: 1 instead of 2")])
    monkeypatch.setattr(search, "tune", lambda *_, **__: found)
    assert main(["tune", file, "--device", "REF"]) == 1
    assert "WRONG: : element 3" in capsys.readouterr().out


def _at_a_terminal(code: str, tmp_path: Path) -> str:
    """What a process writes to standard error where that is a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "cache"), "TERM": "xterm", "COLUMNS": "150"}
    child = subprocess.Popen([sys.executable, "-c", code], stderr=theirs, stdout=subprocess.DEVNULL, env=environment)
    os.close(theirs)
    seen = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        seen += part
    os.close(ours)
    assert child.wait() == 0, seen.decode()
    return seen.decode()


SHOWN = """
import sys
{first}
from kg_tune.cli.formatting import Rate
from kg_tune.cli.progress import shown
from kg_tune.result import Progress, TuneResult
result = TuneResult(default_seconds=0.01, tried=12, failed=3)
with shown(Rate(1e9, "GFLOP/s")) as progress:
    progress(Progress("timing", 4.0, 8.0, 0.002, (), result))
"""


def test_at_a_terminal_there_is_a_bar(tmp_path: Path):
    pytest.importorskip("rich", reason="rich is not installed: kg-core[tune]")
    seen = _at_a_terminal(SHOWN.format(first=""), tmp_path)
    assert "timing" in seen and "best 500.0 GFLOP/s, default 100.0 GFLOP/s; 12 tried, 3 failed" in seen and "━" in seen


def test_without_rich_it_says_what_to_install_and_goes_on(tmp_path: Path):
    seen = _at_a_terminal(SHOWN.format(first="sys.modules['rich'] = sys.modules['rich.console'] = None"), tmp_path)
    assert "pip install 'kg-core[tune]'" in seen and "best 500.0 GFLOP/s" in seen


def test_ctrl_c_keeps_the_best_found(file: str, tmp_path: Path):
    import signal
    import time

    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "cache"), "KG_NO_CACHE": "0"}
    code = "import sys; from kg.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "tune", file, "--device", "REF", "--seconds", "200", "--width", "60"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True)
    assert child.stderr is not None and "tried" in child.stderr.readline()  # the default has been measured
    time.sleep(0.5)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate()
    assert child.returncode == 0 and ("interrupted" in out or "nothing new was found" in out)


def test_exported_text_is_lines_of_json(file: str, directory: Path):
    main(["tune", file, *SEARCH])
    exported = directory / "schedules.txt"
    main(["tune", "--export", str(exported)])
    header, line = exported.read_text().splitlines()
    assert header == "kg-tuning 1" and set(json.loads(line)) == {"ast", "target", "version", "schedule", "record", "seal"}
