"""Bytes kept under a hash of what they were made from: in memory, then on disk. Atomic, checked, private, never trusted."""

from __future__ import annotations

import os
import stat
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kg.compile.base import Compiler
from kg.compile.shared import find_shared, keep_shared, sealed, unsealed
from kg.errors import KgError
from kg.events import measured
from kg.hashes import sha256
from kg.locks import fork_safe_lock
from kg.settings import settings

#: Entries kept in memory; the oldest go first.
_MEMORY_LIMIT: Final = 4096
_lock: Final = fork_safe_lock()


class CacheError(KgError):
    """The cache directory can't be used, or must not be."""


@dataclass(frozen=True, slots=True)
class CacheStats:
    """What `kg cache stats` shows. Hits and misses are of this process."""

    directory: str
    entries: int
    nbytes: int
    memory_hits: int
    disk_hits: int
    misses: int


class ByteCache:
    """Digest -> bytes, of one kind ("bin", "prog"), in memory and below the cache directory."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.memory_hits = self.disk_hits = self.misses = 0
        self._memory: dict[tuple[Path | None, str], bytes] = {}

    def get(self, digest: str) -> bytes | None:
        """The bytes, or None. A corrupt entry is dropped and not found."""
        root = usable_directory()
        with _lock:
            found = self._memory.get((root, digest))
            if found is not None:
                self.memory_hits += 1
                return found
        found = None if root is None else _read(self._path(root, digest))
        if found is None and not settings().no_cache:
            found = find_shared(self.kind, digest)
            if found is not None and root is not None:
                _write(self._path(root, digest), found)
        with _lock:
            if found is None:
                self.misses += 1
            else:
                self.disk_hits += 1
                self._remember((root, digest), found)
        return found

    def put(self, digest: str, data: bytes) -> None:
        """Keep the bytes. What can't be written is kept in memory only."""
        root = usable_directory()
        with _lock:
            self._remember((root, digest), data)
        if root is not None:
            _write(self._path(root, digest), data)
        if not settings().no_cache:
            keep_shared(self.kind, digest, data)

    def drop(self, digest: str) -> None:
        """Forget an entry that turned out to be unusable."""
        root = usable_directory()
        with _lock:
            self._memory.pop((root, digest), None)
        if root is not None:
            self._path(root, digest).unlink(missing_ok=True)

    def forget(self) -> None:
        """Empty the memory part."""
        with _lock:
            self._memory.clear()
            self.memory_hits = self.disk_hits = self.misses = 0

    def _path(self, root: Path, digest: str) -> Path:
        return root / self.kind / digest[:2] / digest

    def _remember(self, key: tuple[Path | None, str], data: bytes) -> None:
        while len(self._memory) >= _MEMORY_LIMIT:
            self._memory.pop(next(iter(self._memory)))
        self._memory[key] = data


binaries: Final = ByteCache("bin")
programs: Final = ByteCache("prog")
_checked: dict[str, Path] = {}
_warned: set[str] = set()


def compile_cached(compiler: Compiler, source: str) -> bytes:
    """`compiler.compile(source)`, from the cache where the same compiler has compiled the same source before."""
    digest = digest_of(compiler.key(), source)
    with measured("compile", type(compiler).__name__) as event:
        found = binaries.get(digest)
        event.hit = found is not None
        if found is None:
            found = compiler.compile(source)
            binaries.put(digest, found)
    return found


def remembered(what: str, find_out: Callable[[], bytes]) -> bytes:
    """A slow answer that depends on `what` alone, asked for once per cache directory. An empty one is not kept."""
    digest = digest_of("remembered", what)
    found = binaries.get(digest)
    if found is None:
        found = find_out()
        if found:
            binaries.put(digest, found)
    return found


def digest_of(*parts: str) -> str:
    """One hash of several texts; no two different lists have the same."""
    state = sha256()
    for part in parts:
        data = part.encode()
        state.update(len(data).to_bytes(8, "little"))
        state.update(data)
    return state.hexdigest()


def usable_directory() -> Path | None:
    """The cache directory, made private on first use; None where caching on disk is off or not possible.

    Raises CacheError where it belongs to others or can be written by them: what lies there would be run.
    """
    now = settings()
    if now.no_cache:
        return None
    wanted = now.cache_dir or _default_directory()
    if not wanted:
        return None
    if wanted not in _checked:
        path = Path(wanted).expanduser().absolute()
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            _warn_once(f"kg keeps no cache on disk: {path} can't be made ({error.strerror}). Set KG_CACHE_DIR or KG_NO_CACHE=1")
            return None
        check_private(path)
        _checked[wanted] = path
    return _checked[wanted]


def check_private(path: Path) -> None:
    """Refuse a directory in which others can put code."""
    if os.name != "posix":
        return
    found = path.stat()
    if not stat.S_ISDIR(found.st_mode):
        raise CacheError(f"the cache directory {path} is no directory: set KG_CACHE_DIR to another")
    if found.st_uid != os.geteuid():
        raise CacheError(
            f"the cache directory {path} belongs to user {found.st_uid}, not to you: set KG_CACHE_DIR to one of your own"
        )
    if found.st_mode & 0o022:
        raise CacheError(f"others can write to the cache directory {path}: run chmod 700 on it, or set KG_CACHE_DIR to another")


def stats() -> CacheStats:
    """What is kept on disk, and how it was used in this process."""
    files = _entries()
    used = [binaries, programs]
    return CacheStats(
        str(usable_directory() or ""),
        len(files),
        sum(size for _, size in files),
        sum(c.memory_hits for c in used),
        sum(c.disk_hits for c in used),
        sum(c.misses for c in used),
    )


def clear() -> int:
    """Remove every entry, on disk and in memory. Returns how many there were on disk."""
    files = _entries()
    for path, _ in files:
        path.unlink(missing_ok=True)
    binaries.forget()
    programs.forget()
    return len(files)


def write_file(path: Path, data: bytes) -> None:
    """Put a file in place whole or not at all, whoever else writes it at the same time."""
    import tempfile

    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _entries() -> list[tuple[Path, int]]:
    root = usable_directory()
    found: list[tuple[Path, int]] = []
    for kind in (binaries.kind, programs.kind):
        for path in (root / kind).rglob("*") if root else ():
            with suppress(OSError):
                if path.is_file():
                    found.append((path, path.stat().st_size))
    return found


def _read(path: Path) -> bytes | None:
    """The payload of an entry whose checksum fits; others are removed."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    payload = unsealed(data)
    if payload is None:
        with suppress(OSError):
            path.unlink()
    return payload


def _write(path: Path, data: bytes) -> None:
    try:
        write_file(path, sealed(data))
    except OSError as error:
        _warn_once(f"kg can't write to its cache {path.parent} ({error.strerror}); what is compiled now is lost at exit")


def _default_directory() -> str:
    base = os.environ.get("XDG_CACHE_HOME", "")
    if base:
        return str(Path(base) / "kg")
    try:
        return str(Path.home() / ".cache" / "kg")
    except RuntimeError:
        _warn_once("kg keeps no cache on disk: there is no home directory. Set KG_CACHE_DIR")
        return ""


def _warn_once(message: str) -> None:
    if message not in _warned:
        _warned.add(message)
        warnings.warn(message, stacklevel=2)
