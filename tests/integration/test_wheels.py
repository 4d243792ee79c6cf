"""As a stranger would: wheels of core and kg-cpu in an empty environment, away from the workspace, with no compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {"kg-core": "core", "kg-cpu": "plugins/kg-cpu"}
PROGRAM = """
import kg, numpy as np
x, out = kg.param(1, (64, 100), kg.float32), kg.param(0, (64, 1), kg.float32)
kernel = kg.sink(out.store(x.sum(1)), name="row_sum")
values = np.random.default_rng(0).standard_normal((64, 100), np.float32)
for name in ("CPU", "REF"):
    device = kg.open_device(name)
    (result,) = device.run(kernel, values)
    assert np.allclose(result[:, 0], values.sum(1), atol=1e-4), name
    print(device.name, "right")
"""
pytestmark = pytest.mark.slow


def _uv() -> str:
    """`uv run` names itself in UV."""
    found = os.environ.get("UV") or shutil.which("uv")
    assert found, "uv is needed to build wheels: python -m pip install uv"
    return found


def _run(*command: str | Path, cwd: str | Path | None = None, env: dict[str, str] | None = None) -> str:
    words = [*map(str, command)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=240, cwd=cwd, env=env)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("wheels")
    for place in PACKAGES.values():
        _run(_uv(), "build", "--wheel", "--quiet", "--out-dir", folder, ROOT / place)
    return sorted(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def stranger(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, dict[str, str]]]:
    """The commands of an empty environment with the wheels, and what processes there see: no other program at all."""
    home = tmp_path_factory.mktemp("stranger")
    _run(_uv(), "venv", "--quiet", "--python", sys.executable, home / "venv")
    _run(_uv(), "pip", "install", "--quiet", "--python", home / "venv", *wheels, cwd=home)
    commands = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TMPDIR") if name in os.environ}
    yield commands, {"PATH": str(commands), "HOME": str(home), **kept}


def test_wheels_hold_what_they_must(wheels: list[Path]) -> None:
    assert [w.name.split("-")[0] for w in wheels] == ["kg_core", "kg_cpu"]
    for wheel, package in zip(wheels, ("kg", "kg_cpu"), strict=True):
        names = zipfile.ZipFile(wheel).namelist()
        assert f"{package}/py.typed" in names
        assert any(n.endswith("/licenses/LICENSE") for n in names)
        foreign = {n.split("/")[0] for n in names} - {package} - {n.split("/")[0] for n in names if ".dist-info/" in n}
        assert not foreign, "a wheel holds its one package"


def test_a_program_runs(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    for _ in range(2):  # cold, then from the cache
        output = _run(commands / "python", "-c", PROGRAM, env=environment, cwd=environment["HOME"])
        assert output.split("\n")[:2] == ["CPU:LLVM right", "REF:TEXT right"]


def test_the_tour_runs_without_a_compiler(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    output = _run(commands / "kg", "tour", env=environment, cwd=environment["HOME"])
    assert "CPU:LLVM" in output and "REF:TEXT" in output
    assert "CPU:C     missing: no C compiler was found" in output
    assert "WRONG" not in output and "FAILED" not in output


def test_nothing_comes_from_the_workspace(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    where = _run(commands / "python", "-c", "import kg, kg_cpu; print(kg.__file__, kg_cpu.__file__)", env=environment)
    assert str(ROOT) not in where
