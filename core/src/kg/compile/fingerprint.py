"""One hash of the Python sources that make programs: an edit of core or a plugin misses the caches."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, cast

from kg.cache.entries import usable_directory
from kg.cache.private import CacheError, read_private, write_private
from kg.hashes import sha256

_known: dict[tuple[str, ...], str] = {}
_newest: dict[tuple[str, ...], int] = {}
File = tuple[str, str, os.stat_result]
#: Signatures kept on disk: old ones are of no use to anybody.
_KEPT: Final = 64
_FILE: Final = "sources.json"


def source_fingerprint(packages: Sequence[str] = ("kg",)) -> str:
    """The hash of every .py file of these packages, taken once per process.
    Files are read only when one looks changed."""
    names = tuple(sorted(set(packages)))
    if names not in _known:
        roots = [(name, root) for name in names for root in _roots(name)]
        files = _files(roots)
        _newest[names] = max((found.st_mtime_ns for _, _, found in files), default=0)
        _known[names] = _hash(roots, files)
    return _known[names]


def edited_since(start: int, packages: Sequence[str]) -> bool:
    """Whether a source of these packages is younger than `start` (ns):
    this process may run what stood there before."""
    _ = source_fingerprint(packages)
    return _newest[tuple(sorted(set(packages)))] > start


def _roots(package: str) -> list[str]:
    spec = importlib.util.find_spec(package)
    if spec is None:
        raise CacheError(f"package {package} can't be found, so its sources have no fingerprint")
    return list(spec.submodule_search_locations or ([spec.origin] if spec.origin else []))


def _files(roots: list[tuple[str, str]]) -> list[File]:
    return sorted((name, path, found) for name, root in roots for path, found in _python_files(root))


def _hash(roots: list[tuple[str, str]], files: list[File]) -> str:
    looks = sha256()
    for name, path, found in files:
        looks.update(f"{name}\0{path}\0{found.st_mtime_ns}\0{found.st_size}\n".encode(errors="surrogatepass"))
    signature = looks.hexdigest()
    remembered = _load()
    if signature not in remembered:
        content = sha256()
        places = dict(roots)
        for name, path, _ in files:
            data = Path(path).read_bytes()
            # not the absolute path: the same sources elsewhere make the same programs
            content.update(f"{name}\0{os.path.relpath(path, places[name])}\0{len(data)}\n".encode(errors="surrogatepass"))
            content.update(data)
        remembered[signature] = content.hexdigest()
        _save(remembered)
    return remembered[signature]


def _python_files(root: str) -> list[tuple[str, os.stat_result]]:
    """(path, stat) of the Python files below a folder, or of the one file."""
    if not Path(root).is_dir():
        return [(root, Path(root).stat())]
    found: list[tuple[str, os.stat_result]] = []
    pending = [root]
    while pending:
        with os.scandir(pending.pop()) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    found.append((entry.path, entry.stat()))
                elif entry.name != "__pycache__" and entry.is_dir():
                    pending.append(entry.path)
    return found


def _load() -> dict[str, str]:
    root = usable_directory()
    try:
        found: object = json.loads((None if root is None else read_private(root, _FILE)) or b"{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    entries = cast("dict[object, object]", found)
    return {k: v for k, v in entries.items() if isinstance(k, str) and isinstance(v, str) and len(v) == 64}


def _save(remembered: dict[str, str]) -> None:
    root = usable_directory()
    if root is not None:
        recent = dict(list(remembered.items())[-_KEPT:])
        with suppress(OSError):
            write_private(root, _FILE, data=json.dumps(recent).encode())
