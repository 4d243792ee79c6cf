"""Stored results of trial runs of plugins and probes: one file each, in the cache directory.

A verdict holds while the files that were loaded look the same. It goes by names, sizes and times: every process asks, and
reading the sources of all plugins would take longer than all else that a warm process does to find its devices.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Final, cast

import kg
from kg.cache.entries import digest_of, usable_directory
from kg.cache.private import read_private, remove_private, write_private
from kg.plugin.loading.discover import Point

#: Of a package that can't be imported this many files are looked at: enough to see that another version was installed.
_MOST_FILES: Final = 2000
_KIND: Final = "verdicts"
#: Those of this process, which is all that there is without a cache directory.
_session: dict[str, str] = {}


def verdict_key(point: Point, *about: str) -> str:
    """What a verdict is about: this plugin, installed so and there, under this kg and Python."""
    origin = ""
    with suppress(ImportError, ValueError, AttributeError):
        spec = find_spec(_package(point.module))
        origin = "" if spec is None else f"{spec.origin} {spec.submodule_search_locations}"
    return digest_of(*about, point.name, point.module, point.source, point.record, origin, kg.__version__, sys.version)


def recall(key: str) -> str | None:
    """Why what was tried must not be asked in this process.
    Empty where it may be, None where it was not tried as it is now."""
    root = usable_directory()
    kept = None if root is None else read_private(root, _KIND, key)
    text = _session.get(key, "") if kept is None else kept
    try:
        found = cast("dict[str, object]", json.loads(text))
        files = cast("list[list[object]]", found["files"])
        return str(found["reason"]) if all(_look(str(path)) == look for path, *look in files) else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def keep(key: str, reason: str, files: Iterable[str]) -> None:
    """Remember why this must not be asked here (empty: it may be) until one of these files changes."""
    text = json.dumps({"reason": reason, "files": [[path, *_look(path)] for path in files]})
    _session[key] = text
    root = usable_directory()
    if root is not None:
        with suppress(OSError):
            write_private(root, _KIND, key, data=text.encode())


def forget(key: str) -> None:
    """Have this tried anew."""
    _session.pop(key, None)
    root = usable_directory()
    if root is not None:
        remove_private(root, _KIND, key)


def session() -> dict[str, str]:
    """What this process learnt, for a process that it starts."""
    return dict(_session)


def adopt(learnt: dict[str, str]) -> None:
    """What the process that started this one learnt."""
    _session.update(learnt)


def files_of(module: str) -> list[str]:
    """The files of a module's package, which is not imported for that. None where it can't be found."""
    with suppress(ImportError, ValueError, AttributeError):
        spec = find_spec(_package(module))
        if spec is not None:
            roots = [*(spec.submodule_search_locations or ()), *([spec.origin] if spec.origin else [])]
            return list(islice((path for root in roots for path in _below(root)), _MOST_FILES))
    return []


def _below(root: str) -> Iterable[str]:
    if not Path(root).is_dir():
        yield root
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (str(Path(folder, name)) for name in names)


def _package(module: str) -> str:
    return module.partition(":")[0].partition(".")[0]


def _look(path: str) -> list[object]:
    try:
        found = os.stat(path)  # noqa: PTH116  a Path costs more than the call
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns]
