"""Cache entries keyed by a hash of their inputs: in memory, then on disk. Atomic, private, checked."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kg.cache.limit import KINDS, keep_within_limit
from kg.cache.private import StoredFile, make_private, private_files, read_private, remove_private, write_private
from kg.cache.shared import find_shared, keep_shared, sealed, unsealed
from kg.errors import printable, warn_once
from kg.hashes import sha256
from kg.locks import fork_safe_lock
from kg.settings import settings

#: Bytes of each kind kept in memory, some 1,500 programs of one small kernel; the oldest go first.
_MEMORY_LIMIT: Final = 1 << 26
_lock: Final = fork_safe_lock()


class ByteCache:
    """Digest -> bytes, of one of `KINDS`, in memory and below the cache directory."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.memory_hits = self.disk_hits = self.misses = self._nbytes = 0
        self._memory: dict[tuple[Path | None, str], bytes] = {}

    def get(self, digest: str) -> bytes | None:
        """The bytes, or None. A corrupt entry is dropped and not found."""
        root = usable_directory()
        with _lock:
            found = self._memory.get((root, digest))
            if found is not None:
                self.memory_hits += 1
                return found
        found = None if root is None else self._read(root, digest)
        if found is None and not settings().no_cache:
            found = find_shared(self.kind, digest)
            if found is not None and root is not None:
                self._write(root, digest, found)
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
            self._write(root, digest, data)
        if not settings().no_cache:
            keep_shared(self.kind, digest, data)

    def drop(self, digest: str) -> None:
        """Forget an entry that turned out to be unusable."""
        root = usable_directory()
        with _lock:
            self._nbytes -= len(self._memory.pop((root, digest), b""))
        if root is not None:
            remove_private(root, *self._names(digest))

    def forget(self) -> None:
        """Empty the memory part."""
        with _lock:
            self._memory.clear()
            self.memory_hits = self.disk_hits = self.misses = self._nbytes = 0

    def _names(self, digest: str) -> tuple[str, str, str]:
        return self.kind, digest[:2], digest

    def _read(self, root: Path, digest: str) -> bytes | None:
        """The payload of an entry whose checksum fits; others are removed."""
        data = read_private(root, *self._names(digest))
        payload = None if data is None else unsealed(data)
        if data is not None and payload is None:
            remove_private(root, *self._names(digest))
        return payload

    def _write(self, root: Path, digest: str, data: bytes) -> None:
        try:
            write_private(root, *self._names(digest), data=sealed(data))
            keep_within_limit(root, digest, len(data))
        except OSError as error:
            warn_once(
                f"kg can't write to its cache {printable(str(root))} ({error.strerror}); what is compiled now is lost at exit"
            )

    def _remember(self, key: tuple[Path | None, str], data: bytes) -> None:
        self._nbytes += len(data) - len(self._memory.pop(key, b""))
        self._memory[key] = data
        while self._nbytes > _MEMORY_LIMIT:
            self._nbytes -= len(self._memory.pop(next(iter(self._memory))))


binaries: Final = ByteCache("bin")
programs: Final = ByteCache("prog")
answers: Final = ByteCache("answer")
_checked: dict[str, Path] = {}


def cached_answer(what: str, find_out: Callable[[], bytes], *, fresh: bool = False) -> bytes:
    """A slow answer that depends on `what` alone, asked for once per cache directory.
    `fresh`: asked for again. An empty one is not kept."""
    digest = digest_of(what)
    found = None if fresh else answers.get(digest)
    if found is None:
        found = find_out()
        if found:
            answers.put(digest, found)
    return found


def digest_of(*parts: str) -> str:
    """One hash of several texts; no two different lists have the same."""
    state = sha256()
    for part in parts:
        data = part.encode(errors="surrogatepass")  # paths may hold what is no text
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
        try:
            path = Path(wanted).expanduser().absolute()
            make_private(path)
        except (OSError, ValueError, RuntimeError) as error:  # ValueError: no path at all; RuntimeError: ~ of nobody
            reason = error.strerror if isinstance(error, OSError) else error
            where = printable(str(wanted))
            warn_once(f"kg keeps no cache on disk: {where} can't be made ({reason}). Set KG_CACHE_DIR or KG_NO_CACHE=1")
            return None
        _checked[wanted] = path
    return _checked[wanted]


def clear() -> int:
    """Remove every entry, on disk and in memory. Returns how many there were on disk."""
    root, found = usable_directory(), entries()
    if root is not None:
        for file in found:
            remove_private(root, *file.names)
    for cache in (binaries, programs, answers):
        cache.forget()
    return len(found)


def entries() -> list[StoredFile]:
    """What there is on disk."""
    root = usable_directory()
    return [] if root is None else [file for kind in KINDS for file in private_files(root, kind)]


def _default_directory() -> str:
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if base.is_absolute():  # others are to be ignored (XDG Base Directory Specification): they would be another in every folder
        return str(base / "kg")
    try:
        return str(Path.home() / ".cache" / "kg")
    except RuntimeError:
        warn_once("kg keeps no cache on disk: there is no home directory. Set KG_CACHE_DIR")
        return ""
