"""Files in a directory that only its owner may write: each level is opened and checked from above.

What kg runs is kept there, and a checksum tells damage alone, not who wrote. So a directory or file of another user, or one that others
may write to, is refused, as is a symbolic link below the root. Nothing is asked of a path twice, between which it could change (TOCTOU):
directories are held open, and owner and mode are those of what is read. New directories are 0700 and new files 0600, whatever the umask.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from kg.errors import KgError, printable
from kg.records import dataclass

#: Whether owner and mode say who may write, and directories can be opened.
#: Windows has neither users with numbers nor permissions in modes.
_POSIX: Final = hasattr(os, "geteuid")
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_ROOT: Final = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
_FOLDER: Final = _ROOT | _NO_LINK
#: A pipe that lies where a file is looked for must not stop whoever opens it.
_FILE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _NO_LINK
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK
#: What the names of files begin with that are being written.
UNFINISHED: Final = ".new"
#: Seconds: a file read again within them keeps its time, so that reading seldom writes.
HOUR: Final = 3600.0
#: Bytes that file systems give to a file at a time.
BLOCK: Final = 4096


class CacheError(KgError):
    """The cache directory can't be used, or must not be."""


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file below the root: its path, what it takes on the disk, when it was last read or written."""

    names: tuple[str, ...]
    nbytes: int
    used: float


def make_private(root: Path) -> None:
    """The directory and those above it that are missing, each for its owner alone.
    Raises CacheError where it is not private."""
    _make(root)
    if _POSIX:
        os.close(_open_root(root))


def read_private(root: Path, *names: str, most: int | None = None) -> bytes | None:
    """What a file holds, or its first bytes; None where it can't be read.
    Raises CacheError where others could have written it. A whole read is noted as the file's last use."""
    try:
        if not _POSIX:
            path = root.joinpath(*names)
            _mark_used(path, path.stat())
            return path.read_bytes()[:most]
        file, found = _open_file(root, names)
    except OSError:
        return None
    try:
        if most is None:
            _mark_used(file, found)
        return _read(file, found.st_size if most is None else most)
    except OSError:
        return None
    finally:
        os.close(file)


def write_private(root: Path, *names: str, data: bytes) -> None:
    """Put a file in place whole or not at all, whoever else writes it at the same time.
    Directories that are missing are made."""
    if not _POSIX:
        _make(root.joinpath(*names[:-1]))
        write_file(root.joinpath(*names), data)
        return
    folder = _open_folder(root, names[:-1], make=True)
    try:
        write_file(Path(names[-1]), data, folder)
    finally:
        os.close(folder)


def remove_private(root: Path, *names: str) -> None:
    """Remove a file, if it is there."""
    with suppress(OSError):
        if not _POSIX:
            root.joinpath(*names).unlink()
            return
        folder = _open_folder(root, names[:-1])
        try:
            os.unlink(names[-1], dir_fd=folder)
        finally:
            os.close(folder)


def claim_private(root: Path, name: str, *, make: bool) -> bool:
    """For a file that a library opens by its path: whether it is there, made empty if `make`.
    Raises CacheError as `read_private`.

    The path stays what was checked: nobody else may write to the directory. Those above it are the person's choice.
    """
    path = root / name
    if not _POSIX:
        return make or path.exists()
    try:
        os.close(_open_file(root, (name,))[0])
    except FileNotFoundError:
        if not make:
            return False
        folder = _open_folder(root, (), make=True)
        try:
            with suppress(FileExistsError):
                os.close(os.open(name, _NEW, 0o600, dir_fd=folder))
        finally:
            os.close(folder)
        os.close(_open_file(root, (name,))[0])
    return True


def private_files(root: Path, *names: str, first: str = "") -> Iterator[StoredFile]:
    """Every file below a directory, of its own entries those whose names begin with `first`.
    What is removed meanwhile is left out, and no link is followed."""
    with suppress(OSError), os.scandir(root.joinpath(*names)) as found:
        for entry in found:
            if entry.name.startswith(first) and entry.is_dir(follow_symlinks=False):
                yield from private_files(root, *names, entry.name)
            elif entry.name.startswith(first) and entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    look = entry.stat(follow_symlinks=False)
                    yield StoredFile((*names, entry.name), -(-look.st_size // BLOCK) * BLOCK, look.st_mtime)


def write_file(path: Path, data: bytes, folder: int | None = None) -> None:
    """Put a file in place whole or not at all, in a directory that is there, or open as `folder`."""
    new = path.with_name(f"{UNFINISHED}{os.urandom(8).hex()}")
    handle = os.open(new, _NEW, 0o600, dir_fd=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(new, path, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        with suppress(OSError):
            os.unlink(new, dir_fd=folder)
        raise


def _make(path: Path) -> None:
    """The directory, and those above it: `mkdir(parents=True)` would make these as the umask has it."""
    try:
        path.mkdir(mode=0o700)
    except FileNotFoundError:
        if path.parent == path:
            raise
        _make(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
    except FileExistsError:
        if not path.is_dir():
            raise


def _open_root(root: Path) -> int:
    """The root, through a symbolic link too: where it lies is the person's choice."""
    folder = os.open(root, _ROOT)
    found = os.fstat(folder)
    if found.st_uid == os.geteuid() and not found.st_mode & 0o022:
        return folder
    os.close(folder)
    shown = printable(str(root))
    if found.st_mode & 0o022 and found.st_uid == os.geteuid():
        raise CacheError(
            f"others can write to the cache directory {shown}: run chmod 700 on it, or set KG_CACHE_DIR to another"
        )
    raise CacheError(
        f"the cache directory {shown} belongs to user {found.st_uid}, not to you: set KG_CACHE_DIR to one of your own"
    )


def _open_folder(root: Path, names: tuple[str, ...], *, make: bool = False) -> int:
    """A directory below the root, each level opened from the last."""
    try:
        folder = _open_root(root)
    except FileNotFoundError:
        if not make:
            raise
        _make(root)
        folder = _open_root(root)
    for depth, name in enumerate(names, 1):
        above = folder
        try:
            try:
                folder = os.open(name, _FOLDER, dir_fd=above)
            except FileNotFoundError:
                if not make:
                    raise
                with suppress(FileExistsError):
                    os.mkdir(name, 0o700, dir_fd=above)
                folder = os.open(name, _FOLDER, dir_fd=above)
        except OSError as error:
            _refuse_links(error, root, names[:depth])
            raise
        finally:
            os.close(above)
        _check(folder, os.fstat(folder), root, names[:depth])
    return folder


def _open_file(root: Path, names: tuple[str, ...]) -> tuple[int, os.stat_result]:
    """A file below the root, and what is known of it."""
    folder = _open_folder(root, names[:-1])
    try:
        file = os.open(names[-1], _FILE, dir_fd=folder)
    except OSError as error:
        _refuse_links(error, root, names)
        raise
    finally:
        os.close(folder)
    found = os.fstat(file)
    _check(file, found, root, names)
    if not stat.S_ISREG(found.st_mode):
        os.close(file)
        raise _foreign(root, names, "is no file")
    return file, found


def _check(opened: int, found: os.stat_result, root: Path, names: tuple[str, ...]) -> None:
    """Closes and refuses what others may have written."""
    if found.st_uid == os.geteuid() and not found.st_mode & 0o022:
        return
    os.close(opened)
    mine = found.st_uid == os.geteuid()
    raise _foreign(root, names, "can be written by others" if mine else f"belongs to user {found.st_uid}, not to you")


def _refuse_links(error: OSError, root: Path, names: tuple[str, ...]) -> None:
    """Raises CacheError for what an open says that follows no links, where there is one."""
    if error.errno in (errno.ELOOP, errno.EMLINK, errno.ENOTDIR, errno.ENXIO):
        raise _foreign(root, names, "is a symbolic link, or of another kind than kg makes") from error


def _foreign(root: Path, names: tuple[str, ...], what: str) -> CacheError:
    import shlex

    path = shlex.quote(printable(str(root.joinpath(*names))))  # a command that is copied must not remove what a space cuts off
    return CacheError(
        f"{path} in the cache {what}: it may hold what kg did not put there, and is not used."
        f" Remove it (rm -rf {path}), or set KG_CACHE_DIR to a directory of your own"
    )


def _mark_used(file: int | Path, found: os.stat_result) -> None:
    """Give a file the time of now, unless it has that of this hour, or may only be read."""
    if abs(time.time() - found.st_mtime) > HOUR:
        with suppress(OSError):
            os.utime(file)


def _read(file: int, size: int) -> bytes:
    """So many bytes, or as many as there are."""
    data = os.read(file, size)
    while 0 < len(data) < size:
        more = os.read(file, size - len(data))
        if not more:
            break
        data += more
    return data
