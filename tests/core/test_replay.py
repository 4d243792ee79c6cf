"""`kg replay`: what is recorded compiles to the same again, and what changed is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kg import float32, open_device, param, sink
from kg.cli import main
from kg.ir.uop import UOp
from kg.settings import override


def kernel(factor: float = 2.0) -> UOp:
    return sink(param(0, (8, 4), float32).store(param(1, (8, 4), float32) * factor), name="scaled")


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    with override(record=str(tmp_path)):
        device = open_device("REF")
        device.compile(kernel())
        device.compile(kernel())
        device.compile(kernel(), "UPCAST(o1, 4)")
        device.compile(kernel(3.0))
    return tmp_path


def test_every_kernel_is_one_file(directory: Path) -> None:
    found = [json.loads(path.read_text()) for path in directory.glob("*.json")]
    assert len(found) == 3
    assert {f["schedule"] for f in found} == {None, "UPCAST(o1, 4)"}
    assert all(f["target"] == "REF:TEXT" and "= sink scaled" in f["ast"] and f["source"] for f in found)


def test_nothing_changed(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(directory), "--strict"]) == 0
    assert capsys.readouterr().out == "3 kernels: 3 same, 0 changed, 0 failed\n"


def test_a_changed_source_is_shown(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = next(p for p in directory.glob("*.json") if json.loads(p.read_text())["schedule"])
    kept = json.loads(path.read_text())
    kept["source"] = kept["source"].replace("mul", "add", 1)
    path.write_text(json.dumps(kept))
    assert main(["replay", str(directory)]) == 0
    shown = capsys.readouterr().out
    assert "=== scaled for REF:TEXT, schedule 'UPCAST(o1, 4)': changed" in shown
    assert "3 kernels: 2 same, 1 changed, 0 failed" in shown
    removed = [line for line in shown.splitlines() if line.startswith("-") and "add" in line]
    assert len(removed) == 1 and f"+{removed[0][1:].replace('add', 'mul', 1)}" in shown
    assert main(["replay", str(directory), "--reverse", "--strict"]) == 1
    assert f"+{removed[0][1:]}" in capsys.readouterr().out


def test_a_kernel_that_fails_is_counted(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = next(p for p in directory.glob("*.json") if json.loads(p.read_text())["schedule"])
    path.write_text(path.read_text().replace("UPCAST(o1, 4)", "UPCAST(o7, 4)"))
    assert main(["replay", str(directory), "--strict"]) == 1
    shown = capsys.readouterr().out
    assert "failed\nScheduleError" in shown and "2 same, 0 changed, 1 failed" in shown


def test_what_no_target_opens_is_passed_over(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = next(iter(sorted(directory.glob("*.json"))))
    path.write_text(path.read_text().replace('"REF:TEXT"', '"GONE:TEXT"'))
    assert main(["replay", str(directory), "--strict"]) == 0
    shown = capsys.readouterr().out
    assert "passed over 1: no device 'GONE'" in shown and "3 kernels: 2 same, 0 changed, 0 failed, 1 passed over" in shown


def test_settings_are_part_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with override(record=str(tmp_path), sanitize=True):
        open_device("REF").compile(kernel())
    assert main(["replay", str(tmp_path), "--strict"]) == 0
    assert json.loads(next(tmp_path.glob("*.json")).read_text())["settings"]["sanitize"] is True


def test_errors_say_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert "KG_RECORD=" in capsys.readouterr().err
    (tmp_path / "x.json").write_text("{}")
    assert main(["replay", str(tmp_path)]) == 2
    assert "is no recorded kernel" in capsys.readouterr().err
