"""One hash of the Python sources that make programs: an edit of core or a plugin misses the caches."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Sequence
from pathlib import Path

from kg.cache.entries import cached_answer
from kg.cache.private import CacheError
from kg.hashes import sha256

_known: dict[tuple[str, ...], str] = {}
_newest: dict[tuple[str, ...], int] = {}
File = tuple[str, str, os.stat_result]


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
    return cached_answer(f"sources {looks.hexdigest()}", lambda: _content(dict(roots), files).encode()).decode()


def _content(places: dict[str, str], files: list[File]) -> str:
    content = sha256()
    for name, path, _ in files:
        data = Path(path).read_bytes()
        # not the absolute path: the same sources elsewhere make the same programs
        content.update(f"{name}\0{os.path.relpath(path, places[name])}\0{len(data)}\n".encode(errors="surrogatepass"))
        content.update(data)
    return content.hexdigest()


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
