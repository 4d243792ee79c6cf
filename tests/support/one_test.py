"""`pytest -k test_NAME` collects only the files that define such a test, instead of all to find it in one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_FILES = pytest.StashKey[frozenset[Path]]()


def pytest_configure(config: pytest.Config) -> None:
    word = str(config.option.keyword)
    if re.fullmatch(r"test_\w+", word):
        config.stash[_FILES] = frozenset(defining(word, [Path(a.partition("::")[0]) for a in config.args]))


def defining(word: str, places: list[Path]) -> list[Path]:
    """The files of tests in these places that define a test whose name has this word in it, or have it in their own names."""
    names = re.compile(rf"^\s*(?:async )?def \w*{word}", re.MULTILINE)
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("test_*.py"))]
    return [file.resolve() for file in files if word in file.stem or names.search(file.read_text())]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    chosen = config.stash.get(_FILES, frozenset())
    if chosen and collection_path.suffix == ".py" and collection_path.resolve() not in chosen:
        return True
    return None
