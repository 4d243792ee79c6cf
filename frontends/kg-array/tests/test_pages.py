"""The examples run, and so do the blocks of docs/frontends/arrays.md and of the README."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
PAGES = (HERE / "README.md", HERE.parents[1] / "docs" / "frontends" / "arrays.md")


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
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    before, now = map(float, re.findall(r"heat: ([\d.]+) at first, ([\d.]+) now", done.stdout)[0])
    assert before == pytest.approx(64 * 1.7, rel=1e-5)
    assert 0.3 * before < now < before
    assert ("drawn" in done.stdout) == (tmp_path / "a.png").exists()


@pytest.mark.parametrize("name", ["CPU:LLVM", "REF"])
def test_the_bodies_keep_their_energy(name: str) -> None:
    command = [sys.executable, str(HERE / "examples" / "nbody.py"), "--bodies", "24", "--steps", "4", "--device", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    before, now = map(float, re.findall(r"energy: (\S+) at first, (\S+) now", done.stdout)[0])
    assert now == pytest.approx(before, abs=2e-4)
    assert float(done.stdout.rsplit(maxsplit=1)[-1]) < 1e-6


def test_digits_are_learnt() -> None:
    """Well enough to read them."""
    losses, read = _digits("--steps", "1500", "--device", "CPU:LLVM")
    assert losses[0] == pytest.approx(2.33, abs=0.01) and losses[-1] < 1
    assert read >= 85


def test_digits_are_learnt_alike_on_ref() -> None:
    """The interpreter begins as the CPU does, on a smaller network, which it can compute in seconds."""
    small = ("--steps", "3", "--batch", "32", "--hidden", "32", "--unseen", "100", "--device")
    (losses, read), (wanted, wanted_read) = (_digits(*small, name) for name in ("REF", "CPU:LLVM"))
    assert len(losses) == 3 and losses == pytest.approx(wanted, abs=0.002)
    assert read == pytest.approx(wanted_read, abs=1)  # one of them


def _digits(*arguments: str) -> tuple[list[float], float]:
    """The losses that the example prints, and the percentage of digits that it reads."""
    command = [sys.executable, str(HERE / "examples" / "digits.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    losses = [float(x) for x in re.findall(r"step \d+: loss (\S+)", done.stdout)]
    return losses, float(re.findall(r"digits read: ([\d.]+)%", done.stdout)[0])


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
