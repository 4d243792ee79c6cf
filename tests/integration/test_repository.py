"""What must hold of the repository as a whole:
every module says what it is for, and nothing of one machine is in it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import cast

import hypothesis
import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from releasing.checks import changelog_faults  # noqa: E402  a folder of tools/
from releasing.packages import changelogs, current_version, packages, version_faults  # noqa: E402

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
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert not found


def test_every_module_says_what_it_is_for() -> None:
    sources = [f for f in _tracked() if f.suffix == ".py" and f.read_text(encoding="utf-8").strip()]
    assert [
        str(f.relative_to(ROOT)) for f in sources if not f.read_text(encoding="utf-8").lstrip("#! /\n").startswith('"""')
    ] == []


def test_docstrings_begin_within_100_columns() -> None:
    """Their first line is read alone, in lists and completions."""
    kinds = (ast.Module, ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)
    found = [
        f"{file.relative_to(ROOT)}: {words.partition(chr(10))[0]}"
        for file in _tracked()
        if file.suffix == ".py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, kinds)
        for words in [ast.get_docstring(node, clean=False) or ""]
        if len(words.partition("\n")[0]) > 100
    ]
    assert found == []


def test_no_search_of_the_front_end_may_end_an_iteration_of_its_caller() -> None:
    """`next` of a search or of a container needs a default:
    an escaping StopIteration ends the caller's `map` or `for` without a word."""

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


def test_all_packages_have_one_version() -> None:
    """The root pyproject.toml says which; `tools/release.sh version 0.2.0` moves all."""
    assert version_faults() == []


def test_each_package_has_what_a_release_needs() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    for package in packages():
        assert (package.folder / "LICENSE").read_text(encoding="utf-8") == licence
        assert (package.folder / "README.md").read_text(encoding="utf-8").startswith(f"# {package.name}\n")
    assert {str(f): changelog_faults(f.read_text(encoding="utf-8"), current_version()) for f in changelogs()} == {
        str(f): [] for f in changelogs()
    }
    listed = re.findall(r"\]\((\S+/CHANGELOG\.md)\)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(f.relative_to(ROOT).as_posix() for f in changelogs() if f.parent != ROOT)


def test_the_wheels_that_pages_install_are_all_that_kg_depends_on() -> None:
    """Installed by paths, so that no index can put another package in the place of one that is left out."""
    wanted, pending = set[str](), ["kg"]
    while pending:
        name = pending.pop()
        found = next((p for p in packages() if p.name == name), None)
        if found is not None and name not in wanted:
            wanted.add(name)
            pending += [re.split(r"[\[<>=]", r)[0] for r in cast("list[str]", found.project["dependencies"])]
    for page in ("README.md", "docs/releasing.md"):
        (listed,) = re.findall(r"pip install dist/kg\{([\w,]*)\}-\*\.whl", (ROOT / page).read_text(encoding="utf-8"))
        assert sorted(f"kg{end}".replace("_", "-") for end in listed.split(",")) == sorted(wanted), page


def test_links_of_changelogs_lead_somewhere() -> None:
    for file in changelogs():
        text = re.sub(r"`[^`\n]*`", "", file.read_text(encoding="utf-8"))
        places = [link.partition("#")[0] for link in re.findall(r"\]\((?!https://|#)([^)\s]+)\)", text)]
        assert [place for place in places if not (file.parent / place).exists()] == [], file


def test_no_property_is_timed() -> None:
    """An example that takes longer than Hypothesis allows fails where other programs run:
    the root's conftest.py lifts that."""
    assert hypothesis.settings.default is not None and hypothesis.settings.default.deadline is None
