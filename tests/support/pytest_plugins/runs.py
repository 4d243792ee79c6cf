"""How a run of pytest goes: `-k test_NAME` collects the files that define such a test alone,
and a run of all tests is by all processors, and of tests of many cases runs a part."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest

MOST_PROCESSES: Final = 4
#: Cases of one test that are all in runs of all tests.
MANY: Final = 8
#: How many objects more than are freed start a garbage collection, where Python's own are 700. Of 232 tests of kg-array among all that are collected,
#: Zen 4, 2026-11-27, processor seconds: as Python has it 7.9 to 8.5, with what is collected frozen 7.0 to 8.5, and with 20,000 7.1 to 7.3
GARBAGE: Final = 20_000
_FILES = pytest.StashKey[frozenset[Path]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exhaustive",
        action="store_true",
        help="also what takes minutes: every mutant and every case, whole suites on installed packages",
    )
    parser.addoption("--parts", action="store_true", help="of tests marked part(n) an n-th, as in runs of all tests")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Before pytest-xdist reads its options.
    Whoever says `-n`, names a place or a test, or debugs, gets what they ask for."""
    word, option = str(config.option.keyword), config.option
    if re.fullmatch(r"test_\w+", word):
        config.stash[_FILES] = frozenset(defining(word, [Path(a.partition("::")[0]) for a in config.args]))
    elif config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        option.parts |= not word and not option.exhaustive
        is_worker = hasattr(config, "workerinput")  # a process of pytest-xdist
        if option.numprocesses is None and not (is_worker or option.usepdb or option.collectonly):
            # one more than processors, as some tests wait; by files, whose fixtures would otherwise be made in each process
            option.numprocesses = min(MOST_PROCESSES, processors() + 1)
            option.dist, option.loadscopereorder = "loadfile", False


def processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def pytest_configure(config: pytest.Config) -> None:
    if not config.stash.get(_FILES, frozenset()):
        # before any driver: Mesa's brings the z3 of Debian's LLVM along, whose symbols the one of the proofs would be bound to, and crash
        import z3  # noqa: F401


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is not of a run is deselected.
    Files that take long go first, or one process would be left with them while the others have ended."""
    left = set(takes_minutes(items) if not config.option.exhaustive else ()) | set(
        beyond_parts(items) if config.option.parts else ()
    )
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items[:] = sorted((item for item in items if item not in left), key=lambda item: item.path not in slow)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is collected stays to the end: no garbage collection looks at it again.
    Those that a test asks for look at all that came later."""
    if len(session.items) > 100:  # or the time would be more than is saved
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


def takes_minutes(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    return (item for item in items if item.get_closest_marker("exhaustive"))


def beyond_parts(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """What runs of all tests leave out, the same in every run, by the names of cases:
    of a test that is marked `part(n)` all but an n-th, and of other tests of more than `MANY` cases three of four of those
    beyond, but where each case is a thing of its own (`whole`)."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for alike in cases.values():
        marked = next(alike[0].iter_markers("part"), None)
        if marked is not None:
            kept = -(-len(alike) // marked.args[0])
        elif len(alike) > MANY and alike[0].get_closest_marker("whole") is None:
            kept = MANY + (len(alike) - MANY) // 4
        else:
            continue
        alike.sort(key=lambda item: crc32(item.name.encode()))
        yield from alike[kept:]


def defining(word: str, places: list[Path]) -> list[Path]:
    """The files of tests in these places that define a test whose name has this word in it,
    or have it in their own names."""
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
