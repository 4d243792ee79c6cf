"""Whoever has only the wheels finds every page that is named:
READMEs on an index, pages as `kg docs` shows them, docstrings and messages."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from kg.cli import main
from kg.cli.docs import DOCS, PACKAGE, pages, text_of

ROOT = Path(__file__).parents[2]
READMES = [
    *(
        ROOT / "meta" / "README.md",
        ROOT / "core" / "README.md",
        *ROOT.glob("libraries/*/README.md"),
        *ROOT.glob("plugins/*/README.md"),
        *ROOT.glob("frontends/*/README.md"),
    ),
    *ROOT.glob("tests/oot/*/README.md"),
    *ROOT.glob("libraries/*/src/*/*/template/README.md.template"),
]
SOURCES = [
    file
    for folder in (
        ROOT / "core/src",
        *ROOT.glob("libraries/*/src"),
        *ROOT.glob("plugins/*/src"),
        *ROOT.glob("frontends/*/src"),
        *ROOT.glob("tests/oot/*/src"),
    )
    for file in (*folder.rglob("*.py"), *folder.rglob("*.template"))
]
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("readme", READMES, ids=lambda file: str(file.relative_to(ROOT)))
def test_readmes_of_packages_link_to_nothing_beside_them(readme: Path):
    """An index shows a README alone: only links to other sites work there."""
    text = readme.read_text()
    assert [link for link in LINK.findall(text) if not link.startswith(("https://", "#"))] == []
    assert [page for page in re.findall(r"kg docs (\w[\w/-]*)", text) if not text_of(page)] == []


@pytest.mark.whole
@pytest.mark.parametrize("page", pages())
def test_pages_link_to_pages_and_to_the_package(page: str):
    file = pages()[page]
    wrong: list[str] = []
    for link in LINK.findall(re.sub(r"```.*?```|`[^`\n]*`", "", file.read_text(), flags=re.DOTALL)):
        place = link.partition("#")[0]
        if not place or link.startswith("https://"):
            continue
        target = (ROOT / "docs" / Path(page).parent / place).resolve()
        shipped = target.is_relative_to(ROOT / "docs") or target.is_relative_to(PACKAGE.resolve())
        if not (shipped and target.exists()):
            wrong.append(link)
    assert not wrong, f"a wheel has no {wrong}: name what is only in the repository, without a link"


def test_pages_that_the_code_names_are_there():
    named = {
        (name, str(file.relative_to(ROOT)))
        for file in SOURCES
        for name in re.findall(r"docs/([\w/-]+?)(?:\.md|(?=\s|$))", file.read_text())
    }
    known = {*pages(), "examples"}
    assert len(named) > 10 and sorted((name, file) for name, file in named if name not in known) == []


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or what one has."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for part in parts[count:]:
            found = getattr(found, part, None) or getattr(found, "__dataclass_fields__", {}).get(part)
        return found is not None
    return False


def test_names_in_pages_are_of_something():
    """`kg_render.carried` in words for people is a module or what one has.
    Entry points and file suffixes are no modules."""
    pages_and_readmes = [*pages().values(), *READMES, ROOT / "README.md", *ROOT.glob("tests/oot/*/src/*/*.py")]
    named = {
        (name, file.name)
        for file in pages_and_readmes
        if not file.resolve().is_relative_to(ROOT / "docs/decisions")  # they say what was so when they were written
        for name in re.findall(r"`((?:kg|kg_[a-z]+)(?:\.[A-Za-z_]\w*)+)", file.read_text())
    }
    assert len(named) > 100
    assert sorted((name, file) for name, file in named if name != "kg.plugins" and not exists(name)) == []


def test_the_modules_that_plugins_are_written_with_have_what_is_said():
    """Of each row of the table in plugins.md, the words in backticks are names of its modules."""
    table = pages()["plugins/plugins"].read_text().partition("| module | for |")[2].partition("\n\n")[0]
    missing: list[str] = []
    for row in table.splitlines()[2:]:
        modules, words = row.strip("|").split("|")[:2]
        homes = [import_module(name) for name in re.findall(r"`([\w.]+)`", modules)]
        names = [word for word in re.findall(r"`([A-Za-z]\w*)`", words) if not hasattr(import_module("kg.plugin"), word)]
        missing += [name for name in names if name != "kg_tiles" and not any(hasattr(home, name) for home in homes)]
    assert missing == []


def test_the_command(capsys: pytest.CaptureFixture[str]):
    assert main(["docs"]) == 0
    listed = capsys.readouterr().out
    assert {line.split()[0] for line in listed.splitlines() if line} >= {
        "ir",
        "semantics",
        "plugins/write-a-plugin",
        "devices/cuda",
    }
    assert main(["docs", "docs/ir.md"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("# The language of kg") and f"{PACKAGE}/ir/op.py" in shown
    assert main(["docs", "cuda"]) == 0 and capsys.readouterr().out.startswith("# CUDA")
    for name in ("decisions/002", "decisions/2"):
        assert main(["docs", name]) == 0 and "index" in capsys.readouterr().out
    assert main(["docs", "--where"]) == 0 and capsys.readouterr().out.strip() == str(DOCS)
    assert main(["docs", "write-plugin"]) == 2 and "Did you mean plugins/write-a-plugin" in capsys.readouterr().err
