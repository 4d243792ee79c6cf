"""What commands print of other people's text, where it can't be printed,
and of command lines that are wrong."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys

import pytest
from kg.cli import main
from kg.cli.formatting import lines_of, table
from kg.errors import printable

EVIL = "\x1b[31mred\x07\u202e"


def test_text_is_escaped_and_keeps_its_lines() -> None:
    assert printable(f"a{EVIL}é🎲\n\ud800\\") == "a\\x1b[31mred\\x07\\u202eé🎲\\n\\ud800\\"
    assert lines_of("a\n\tb\x1b") == "a\n\tb\\x1b"
    assert table([["A", "B"], [EVIL, "x"]]).split("\n")[1] == "\\x1b[31mred\\x07\\u202e  x"


def run(*arguments: str, redirect: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = f"{shlex.join([sys.executable, '-m', 'kg', *arguments])} {redirect}"
    return subprocess.run(
        command, shell=True, capture_output=True, text=True, check=False, timeout=120, env={**os.environ, **environment}
    )


def test_letters_that_a_terminal_lacks_are_escaped() -> None:
    done = run("docs", "find", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.startswith("# I want to \\u2026 \\u2192 open \\u2026")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX closes the output")
@pytest.mark.parametrize(("arguments", "status"), [(("docs", "ir"), 0), (("docs", "nothing-such"), 2)])
def test_a_closed_output_is_no_fault(arguments: tuple[str, ...], status: int) -> None:
    assert run(*arguments, redirect=">&-").returncode == status
    assert "Traceback" not in run(*arguments, redirect=">&-").stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("devices", "--nothing"), "usage: kg devices [-h]\nkg devices: error: unrecognized arguments: --nothing"),
        (("--nothing",), "kg: error: unrecognized arguments: --nothing"),
        (("devcies",), "there is no command 'devcies'; did you mean devices?"),
        (("xyz",), "there is no command 'xyz'; there are devices, doctor, cache, docs, aot, "),
        (("",), "there is no command ''; there are devices, doctor, cache, docs, aot, "),
        (("--", "devices"), "there is no command '--'; there are devices, doctor, cache, docs, aot, "),
        (("--trace", "doctor", "--timeout", "0"), "kg doctor: error: unrecognized arguments: --trace"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2 and said in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["nan", "-1", "0", "inf"])
def test_no_device_is_recorded_as_hung_for_want_of_time(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--timeout", seconds]) == 2
    assert capsys.readouterr().err == "kg doctor: --timeout takes 1 to 10000000 seconds\n"


def test_commands_of_packages_that_are_not_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("kg.plugin.registry.add_commands", lambda commands: None)
    for name, package in (("aot", "kg-aot"), ("emit", "kg-isa"), ("tune", "'kg-core[tune]'")):
        with pytest.raises(SystemExit):
            main([name])
        assert f"{name} comes with a package of its own: pip install {package}\n" in capsys.readouterr().err


def test_a_setting_that_can_not_be_read_is_one_line_for_commands_of_plugins() -> None:
    done = run("tune", "--list", KG_THREADS="many")
    assert (done.returncode, done.stderr) == (2, "kg tune: KG_THREADS='many': expected a number, 0 to 4096\n")
