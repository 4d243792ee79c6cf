"""The examples run, and so do the blocks of docs/arrays.md and of the README."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
PAGES = (HERE / "README.md", HERE.parents[1] / "docs" / "arrays.md")


def test_every_example_has_a_test() -> None:
    assert {p.name for p in (HERE / "examples").glob("*.py")} == {"digits.py", "heat.py", "nbody.py"}


def test_the_heat_example_runs(tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(HERE / "examples" / "heat.py"),
        "--size",
        "32",
        "--steps",
        "40",
        "--png",
        str(tmp_path / "a.png"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    before, now = map(float, re.findall(r"heat: ([\d.]+) at first, ([\d.]+) now", done.stdout)[0])
    assert before == pytest.approx(64 * 1.7, rel=1e-5)
    assert 0.3 * before < now < before
    assert ("drawn" in done.stdout) == (tmp_path / "a.png").exists()


@pytest.mark.parametrize("name", ["CPU:LLVM", "REF"])
def test_the_bodies_keep_their_energy(name: str) -> None:
    command = [sys.executable, str(HERE / "examples" / "nbody.py"), "--bodies", "24", "--steps", "4", "--device", name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    before, now = map(float, re.findall(r"energy: (\S+) at first, (\S+) now", done.stdout)[0])
    assert now == pytest.approx(before, abs=2e-4)
    assert float(done.stdout.rsplit(maxsplit=1)[-1]) < 1e-6


@pytest.mark.parametrize(("name", "steps", "least"), [("CPU:LLVM", 1500, 85), ("REF", 3, 0)])
def test_digits_are_learnt(name: str, steps: int, least: int) -> None:
    """On the CPU well enough to read them; on REF the first steps alone, which must begin as there."""
    command = [sys.executable, str(HERE / "examples" / "digits.py"), "--steps", str(steps), "--device", name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr
    assert float(re.findall(r"step 0: loss (\S+)", done.stdout)[0]) == pytest.approx(2.33, abs=0.01)
    assert float(re.findall(r"digits read: ([\d.]+)%", done.stdout)[0]) >= least


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_the_blocks_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as one program; a comment `# -> text` after an expression is what it prints."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
    assert blocks
    scope: dict[str, object] = {}
    for block in blocks:
        for line in re.findall(r"^(.*\S)  # -> (.*)$", block, re.M):
            assert not line[0].startswith(" ")
        exec(
            compile(
                re.sub(r"^(.*\S)  # -> (.*)$", r"assert str(\1) == \2, str(\1)", _quoted(block), flags=re.M), page.name, "exec"
            ),
            scope,
        )


def _quoted(block: str) -> str:
    return re.sub(r"  # -> (.*)$", lambda m: f"  # -> {m.group(1)!r}", block, flags=re.M)
