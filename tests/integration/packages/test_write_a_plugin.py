"""docs/plugins/write-a-plugin.md, line by line:
what it tells people to type works, on what `kg new-plugin` writes."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from kg.cli import main
from kg_conformance.new_plugin.command import fill, names_of

sys.path.insert(0, str(Path(__file__).parent))
from environment import ROOT, build_wheels, make_environment, run, uv

PAGE = (ROOT / "docs" / "plugins" / "write-a-plugin.md").read_text()
COMMANDS = [
    line.removeprefix("$ ")
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
Place = tuple[Path, dict[str, str]]
#: What takes minutes, and what a run does in its place that is not exhaustive.
SHORTER = {
    "kg conformance MYCHIP --require-device": "kg conformance MYCHIP --require-device --tenth",
    "kg conformance MYCHIP --tier 70": "kg conformance MYCHIP --tier 70 --tenth",
    "kg conformance MYCHIP --audit --report=reports": "kg conformance MYCHIP --audit --report=reports --tier 20",
    "KG_RECORD=kernels kg conformance MYCHIP --tier 60": "KG_RECORD=kernels kg conformance MYCHIP --tier 60 --tenth",
}


def test_the_template_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "write_template.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_plugin_has_its_names_everywhere(tmp_path: Path) -> None:
    assert main(["new-plugin", "kg-my-chip", "--directory", str(tmp_path / "there")]) == 0
    files = [p for p in (tmp_path / "there").rglob("*") if p.is_file()]
    assert (tmp_path / "there" / "src" / "kg_my_chip" / "renderer.py") in files
    assert (tmp_path / "there" / "LICENSE") in files
    for path in files:
        text = path.read_text() + str(path.relative_to(tmp_path))
        assert not re.search("toy|@[A-Za-z]+@", text, re.IGNORECASE), path
    code = (tmp_path / "there" / "src" / "kg_my_chip" / "renderer.py").read_text()
    assert "class MyChipRenderer(Renderer)" in code and 'device = "MY_CHIP"' in code


@pytest.mark.parametrize("name", ["mychip", "kg-", "kg-My", "kg-1st", "kg_chip", "kg-a--b", "kg-a/b", "../kg-x", "kg-core"])
def test_bad_names_are_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-plugin", name, "--directory", str(tmp_path / "x")]) == 2
    assert "kg- and a name of small letters" in capsys.readouterr().err or name == "kg-core"
    assert not (tmp_path / "x").exists()


def test_what_exists_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-plugin", "kg-mychip", "--directory", str(tmp_path)]) == 2
    assert "exists" in capsys.readouterr().err and not list(tmp_path.iterdir())
    assert main(["new-plugin", "kg-cpu", "--directory", str(tmp_path / "x")]) == 2
    assert "there is a device CPU already" in capsys.readouterr().err


def test_every_name_of_the_template_is_replaced() -> None:
    names = names_of("kg-a2-b")
    assert names == {"package": "kg-a2-b", "module": "kg_a2_b", "DEVICE": "A2_B", "Class": "A2B", "name": "a2-b"}
    assert fill("@package@ @module@ @DEVICE@ @Class@ @name@", names) == "kg-a2-b kg_a2_b A2_B A2B a2-b"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """An environment with kg-core, kg-tune and the suite, where `pip` and `uv` are at hand."""
    home = tmp_path_factory.mktemp("author")
    wheels = build_wheels(
        home / "wheels", "kg-core", "kg-lowering", "kg-tiles", "kg-schedules", "kg-graph", "kg-tune", "kg-conformance"
    )
    core, *others = sorted(wheels, key=lambda wheel: not wheel.name.startswith("kg_core"))
    commands, environment = make_environment(home, f"{core}[conformance,tune]", *others)
    for name, words in (("pip", [uv(), "pip"]), ("uv", [uv()])):
        path = commands / name
        path.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n')
        path.chmod(0o755)
    environment |= {"VIRTUAL_ENV": str(home / "venv"), "UV_FIND_LINKS": str(home / "wheels")}
    environment["PATH"] += os.pathsep + os.path.dirname(shutil.which("sh") or "/bin/sh")  # noqa: PTH120
    kept = ("UV_CACHE_DIR", "UV_INDEX_URL", "UV_DEFAULT_INDEX", "PIP_INDEX_URL", "HTTP_PROXY", "HTTPS_PROXY", "SSL_CERT_FILE")
    environment |= {name: os.environ[name] for name in kept if name in os.environ}
    cache = subprocess.run([uv(), "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()
    return commands, {"UV_CACHE_DIR": cache, **environment}


def test_the_page_has_every_tier() -> None:
    tiers = set(re.findall(r"--tier (\d\d)", "\n".join(COMMANDS)))
    assert tiers == {"00", "10", "20", "30", "40", "50", "60", "70", "90"}


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_command_of_the_page(place: Place, exhaustive: bool) -> None:
    _, environment = place
    assert SHORTER.keys() <= {*COMMANDS}
    for line in COMMANDS:
        command = line if exhaustive else SHORTER.get(line, line)
        output = run("sh", "-c", command, cwd=environment["HOME"], env=environment, timeout=600)
        if command == "kg doctor" and "mychip" in output:
            assert "nothing is broken" in output
        if command.startswith(("kg conformance", "KG_RECORD")):
            assert " 0 failed" in output and "MYCHIP" in output
    assert "MYCHIP:ASM" in run("sh", "-c", "kg devices", cwd=environment["HOME"], env=environment)
