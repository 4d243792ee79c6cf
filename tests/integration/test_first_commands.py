"""What the first `uv run pytest` installs, and which files `pytest -k test_NAME` collects."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import kg_test_setup
import pytest
from support.pytest_plugins.runs import defining

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_the_first_command_installs_no_group() -> None:
    assert PROJECT["tool"]["uv"]["default-groups"] == []
    assert set(PROJECT["project"]["dependencies"]) == {"kg-core", "kg-cpu[llvm]", "kg-array", "kg-tune", "kg-test-setup"}
    assert kg_test_setup.GROUPS.keys() <= PROJECT["dependency-groups"].keys()


@pytest.mark.parametrize(
    ("places", "groups"),
    [
        ([], ["test", "cuda"]),
        (["plugins"], ["test", "cuda"]),
        (["core/tests", "plugins/kg-cuda/tests/renderers/test_ptx.py::test_a"], ["test", "cuda"]),
        (["core/tests", "plugins/kg-cpu"], ["test"]),
    ],
)
def test_compilers_of_cuda_are_for_tests_of_kg_cuda(
    places: list[str], groups: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "platform", "linux")
    assert kg_test_setup.wanted(ROOT, places) == groups


def test_what_is_missing_is_asked_of_uv(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(kg_test_setup.GROUPS, "test", ("no_such_module_of_tests",))
    monkeypatch.setitem(kg_test_setup.GROUPS, "cuda", ("no-such-distribution",))
    assert not kg_test_setup.is_installed("test") and not kg_test_setup.is_installed("cuda")
    monkeypatch.setenv("UV", sys.executable)  # which knows no command `sync`
    with pytest.raises(pytest.UsageError, match="uv sync --inexact --group test --group cuda failed"):
        kg_test_setup.install(ROOT, ["test", "cuda"])
    assert "installing what the tests need, once: uv sync --inexact --group test --group cuda" in capfd.readouterr().err


def test_without_uv_the_command_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("UV", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(pytest.UsageError, match="no uv to bring it: uv sync --inexact --group test"):
        kg_test_setup.install(ROOT, ["test"])


def test_files_that_define_a_test() -> None:
    found = defining("test_files_that_define_a_test", [ROOT / "tests" / "integration"])
    assert found == [Path(__file__).resolve()]
    assert Path(__file__).resolve() in defining("test_first_commands", [ROOT / "tests"])


def test_one_test_by_its_name() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-k", "test_files_that_define_a_test", "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if "::" in line] == [
        "tests/integration/test_first_commands.py::test_files_that_define_a_test"
    ]
