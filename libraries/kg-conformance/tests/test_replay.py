"""`kg replay`: what is recorded compiles to the same again, and what changed is shown."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from kg import errors, float32, open_device, param, sink
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


MALFORMED = [
    "",
    "{",
    "[" * 100_000,
    "9" * 5000,
    "null",
    "[]",
    '{"format": 1}',
    '{"format": "one"}',
    {"name": 3},
    {"name": None},
    {"schedule": 5},
    {"schedule": "NOTHING"},
    {"schedule": f"UPCAST(o0, {'9' * 5000}"},
    {"ast": "%0 = nonsense"},
    {"ast": "%0 = param 0 [" + "9" * 5000 + "] : float32"},
    {"ast": "%0 = param 0 [4] : float99"},
    {"settings": {"contract": "maybe"}},
    {"settings": {"no_such": True}},
    {"settings": []},
    {"more": "than there is"},
]


@pytest.mark.parametrize("number", range(len(MALFORMED)))
def test_a_malformed_file_is_named_and_the_rest_goes_on(
    directory: Path, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    content = MALFORMED[number]
    if isinstance(content, dict):
        content = json.dumps(json.loads(next(directory.glob("*.json")).read_text()) | content)
    (directory / "0 first\x1b[2J.json").write_text(content)
    assert main(["replay", str(directory)]) == 2
    shown = capsys.readouterr()
    assert "3 same, 0 changed, 0 failed, 1 unreadable" in shown.out
    assert "0 first\\x1b[2J.json " in shown.err and "\x1b" not in shown.err


def test_what_can_not_be_read_goes_on(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (directory / "a.json").mkdir()
    (directory / "b.json").write_bytes(b"\xff\xfe")
    (directory / "c.json").symlink_to(directory / "nowhere")
    os.mkfifo(directory / "d.json")
    assert main(["replay", str(directory)]) == 2
    shown = capsys.readouterr()
    assert "3 same, 0 changed, 0 failed, 4 unreadable" in shown.out
    assert "d.json is no recorded kernel: it is no file" in shown.err


def test_names_move_no_cursor(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in directory.glob("*.json"):
        kept = json.loads(path.read_text())
        path.write_text(json.dumps(kept | {"source": "\x1b[2J", "arch": kept["arch"]}))
    assert main(["replay", str(directory)]) == 0
    shown = capsys.readouterr().out
    assert "-\\x1b[2J" in shown and "\x1b" not in shown


@pytest.mark.parametrize("place", ["/dev/full", "/dev/null/x", "~no_such_user_of_this_machine", "a\0b", "\ud800", "x" * 5000])
def test_what_can_not_be_recorded_ends_no_run(place: str) -> None:
    errors._warned.clear()
    with override(record=place), pytest.warns(UserWarning, match="kernels are not recorded: KG_RECORD=") as said:
        for factor in (2.0, 3.0):
            assert open_device("REF").compile(kernel(factor)) is not None
    assert len(said) == 1


def test_a_disk_that_is_full_ends_no_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    errors._warned.clear()
    monkeypatch.setattr("kg.compile.record.write_file", full)
    with override(record=str(tmp_path)), pytest.warns(UserWarning, match=r"KG_RECORD=.* \(No space left on device\)"):
        assert open_device("REF").compile(kernel()) is not None


def test_errors_say_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert "KG_RECORD=" in capsys.readouterr().err
    (tmp_path / "x.json").write_text("{}")
    assert main(["replay", str(tmp_path)]) == 2
    assert "is no recorded kernel" in capsys.readouterr().err
