"""What must hold of the repository as a whole: every module says what it is for, and nothing of one machine is in it."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: A home or work folder, a package index, a host's own address.
FOREIGN = re.compile(
    r"(?<![\w.~$])/(?:home|root|Users|work|mnt)/\w|(?:https?|ssh)://[^\s)\"']*(?:simple|pypi|registry|mirror|localhost|@)"
)


def _tracked() -> list[Path]:
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        done = None
    if done is None or done.returncode:
        pytest.skip("not a git clone")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_nothing_of_one_machine_is_tracked() -> None:
    files = _tracked()
    assert ROOT / "uv.lock" not in files, "the lock file names package hosts"
    own = Path(__file__)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in files
        if file != own
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert not found


def test_every_module_says_what_it_is_for() -> None:
    sources = [f for f in _tracked() if f.suffix == ".py" and f.read_text(encoding="utf-8").strip()]
    assert [
        str(f.relative_to(ROOT)) for f in sources if not f.read_text(encoding="utf-8").lstrip("#! /\n").startswith('"""')
    ] == []


def test_no_search_of_the_front_end_may_end_an_iteration_of_its_caller() -> None:
    """`next` of a search or of a container needs a default: an escaping StopIteration ends the caller's `map` or `for` without a word."""

    def runs_dry(node: ast.AST) -> bool:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "next":
            return False
        return len(node.args) == 1 and not isinstance(node.args[0], ast.Name)  # a named iterator goes over what was counted

    sources = (ROOT / "frontends/kg-array/src").rglob("*.py")
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"  # type: ignore[attr-defined]
        for file in sources
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if runs_dry(node)
    ]
    assert found == []
