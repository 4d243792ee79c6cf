"""How a run of pytest goes: `-k test_NAME` collects the files that define such a test alone, and a run of all tests shares the processors."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

import pytest

MOST_PROCESSES: Final = 4
_FILES = pytest.StashKey[frozenset[Path]]()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Before pytest-xdist reads its options. Whoever says `-n`, names a place or a test, or debugs, gets what they ask for."""
    word, option = str(config.option.keyword), config.option
    if re.fullmatch(r"test_\w+", word):
        config.stash[_FILES] = frozenset(defining(word, [Path(a.partition("::")[0]) for a in config.args]))
    elif _is_whole(config) and option.numprocesses is None and not option.usepdb and not option.collectonly:
        option.numprocesses = min(MOST_PROCESSES, processors())
        # by files, whose fixtures would otherwise be made in each process; in the order below, not that of their numbers of tests
        option.dist, option.loadscopereorder = "loadfile", False


def _is_whole(config: pytest.Config) -> bool:
    """Whether all folders of tests are collected, by the process that is to hand them out."""
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not hasattr(config, "workerinput")


def processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def pytest_configure(config: pytest.Config) -> None:
    if not config.stash.get(_FILES, frozenset()):
        # before any driver: Mesa's brings the z3 of Debian's LLVM along, whose symbols the one of the proofs would be bound to, and crash
        import z3  # noqa: F401


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take long go first, or one process would be left with them while the others have ended."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


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


def pytest_sessionfinish(session: pytest.Session) -> None:
    """The plugin of hypothesis imports all of it, to say that nothing was written, where no test has."""
    plugin = session.config.pluginmanager.get_plugin("hypothesispytest")
    if plugin is not None and "hypothesis" not in sys.modules:
        session.config.pluginmanager.unregister(plugin)
