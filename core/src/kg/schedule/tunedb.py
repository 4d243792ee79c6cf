"""The tuning database: the schedule that a search found best for a kernel, kept under everything that the choice hangs on.

A row counts only for the same kernel, the same target, settings and compiler, and the same sources of kg and its plugins. The
file lies in kg's private cache directory; a damaged one is dropped and begun anew, a damaged row is not used.
"""

from __future__ import annotations

import json
import secrets
import time
import warnings
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast

from kg.compile.base import Compiler
from kg.compile.cache import digest_of, programs, usable_directory
from kg.compile.programs import TUNED, optimizer_version, tuning_state
from kg.errors import KgError, ScheduleError
from kg.ir.digest import graph_digest
from kg.ir.uop import UOp
from kg.render.base import Renderer
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.settings import settings

if TYPE_CHECKING:
    import sqlite3

    from kg.schedule.search_result import TuneResult

_T = TypeVar("_T")
#: How long a process waits for another that writes, in seconds.
WAIT: Final = 10.0
_FORMAT: Final = "kg-tuning 1"
_COLUMNS: Final = ("ast", "target", "version", "schedule", "record", "seal")


class TuneDbError(KgError):
    """A tuning database that can't be kept, or text that holds no entries of one."""


@dataclass(frozen=True, slots=True)
class Key:
    """What an entry is for: digests of the kernel, of target, settings and compiler, and of the sources of the optimizer."""

    ast: str
    target: str
    version: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A schedule that won. Times are medians in seconds; `verdict` says how its results were checked."""

    key: Key
    schedule: str
    kernel: str
    device: str
    seconds: float
    default: str
    default_seconds: float
    verdict: str
    date: str
    variables: str = ""

    @property
    def speedup(self) -> float:
        return self.default_seconds / self.seconds if self.seconds else 1.0


def key_of(ast: UOp, renderer: Renderer, compiler: Compiler | None) -> Key | None:
    """None where the sources can't be told apart from others: see `kg.compile.programs`. The kernel's name is no part of it."""
    version = optimizer_version(renderer, compiler)
    if version is None:
        return None
    now = settings()
    workers = f"threads={now.threads}"
    target = digest_of(renderer.fingerprint(), "" if compiler is None else compiler.key(), now.codegen_key(), workers)
    nameless = ast.replace(arg=replace(ast.kernel, name="kernel"))
    return Key(graph_digest(nameless), target, version)


def path() -> Path | None:
    """Where the database is, or would be. None where nothing is kept on disk."""
    root = usable_directory()
    return None if root is None else root / TUNED


# -- one kernel


def tuned_schedule(ast: UOp, renderer: Renderer, compiler: Compiler | None) -> tuple[Opt, ...] | None:
    """The schedule that was found for this very kernel, target and optimizer. Asks sqlite only where the file has changed."""
    state = tuning_state()
    key = key_of(ast, renderer, compiler) if state else None
    if key is None:
        return None
    question = digest_of("tuned", state, key.ast, key.target, key.version)
    answer = programs.get(question)
    if answer is None:
        try:
            found = find(key)
        except TuneDbError as error:  # held by another process: nothing that a program should wait for or fail over
            warnings.warn(f"{error}; {ast.kernel.name} gets its default schedule", stacklevel=2)
            return None
        answer = b"-" if found is None else b"+" + found.schedule.encode()
        if state == tuning_state():  # not begun anew meanwhile
            programs.put(question, answer)
    try:
        return parse_schedule(answer[1:].decode()) if answer[:1] == b"+" else None
    except ScheduleError:
        return None


def keep(ast: UOp, renderer: Renderer, compiler: Compiler | None, result: TuneResult, variables: str = "") -> Entry | None:
    """Stores what a search found, the default schedule too where nothing beats it. None where it can't be kept."""
    key = key_of(ast, renderer, compiler)
    if key is None:
        warnings.warn("the result is not kept: sources of kg or a plugin were edited since this process began", stacklevel=2)
        return None
    verdict = "as the oracle says" + (", NaNs and infinities too" if result.edges else "")
    entry = Entry(
        key=key,
        schedule=format_schedule(result.schedule),
        kernel=ast.kernel.name,
        device=f"{renderer.device}:{renderer.suffix}",
        seconds=result.seconds,
        default=format_schedule(result.default),
        default_seconds=result.default_seconds,
        verdict=verdict,
        date=time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()),
        variables=variables,
    )
    return entry if store([entry]) else None


# -- the file


def find(key: Key) -> Entry | None:
    """The entry with this key."""
    query = "SELECT * FROM entries WHERE ast = ? AND target = ? AND version = ?"
    rows = _on_file(lambda database: database.execute(query, (key.ast, key.target, key.version)).fetchall(), [])
    return _read(rows[0]) if rows else None


def entries() -> list[Entry]:
    """Every entry that is whole, the newest last."""
    rows = _on_file(lambda database: database.execute("SELECT * FROM entries").fetchall(), [])
    found = [e for e in map(_read, rows) if e is not None]
    return sorted(found, key=lambda e: (e.date, e.kernel))


def store(new: Iterable[Entry]) -> int:
    """Puts entries in place of those with the same keys. Returns how many are kept now."""
    rows = [_row(e) for e in new]

    def put(database: sqlite3.Connection) -> int:
        with database:  # one transaction
            database.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        return len(rows)

    return _on_file(put, 0, make=True)


def clear() -> int:
    """Removes every entry. Returns how many there were."""

    def remove(database: sqlite3.Connection) -> int:
        with database:
            return database.execute("DELETE FROM entries").rowcount

    return _on_file(remove, 0)


def _on_file(action: Callable[[sqlite3.Connection], _T], nothing: _T, *, make: bool = False) -> _T:
    """What an action on the database gives; `nothing` where there is no database, or a damaged one, which is begun anew.

    Nothing stays open, so that forks and many processes are no matter.
    """
    import sqlite3

    place = path()
    if place is None or (not make and not place.exists()):
        return nothing
    for attempt in (1, 2):
        try:
            with closing(_prepared(place)) as database:
                return action(database)
        except sqlite3.OperationalError as error:
            raise TuneDbError(f"the tuning database {place} can't be used now: {error}") from error
        except sqlite3.DatabaseError as error:
            if attempt == 2:
                raise TuneDbError(f"the tuning database {place} is damaged again and again: {error}") from error
            place.unlink(missing_ok=True)
            warnings.warn(f"the tuning database {place} was damaged ({error}) and is begun anew: tune again", stacklevel=3)
    return nothing


def _prepared(place: Path) -> sqlite3.Connection:
    """Opened, whole, and with its table."""
    import sqlite3

    database = sqlite3.connect(place, timeout=WAIT)
    try:
        columns = [str(row[1]) for row in database.execute("PRAGMA table_info(entries)")]
        if not columns:
            with database:
                database.execute("BEGIN IMMEDIATE")
                database.execute(
                    f"CREATE TABLE IF NOT EXISTS entries ({', '.join(_COLUMNS)}, PRIMARY KEY (ast, target, version))"
                )
                database.execute(f"PRAGMA user_version = {secrets.randbits(30) + 1}")
        elif columns != list(_COLUMNS):
            raise sqlite3.DatabaseError("of another form")
    except BaseException:
        database.close()
        raise
    return database


def _row(entry: Entry) -> tuple[str, ...]:
    facts = {k: v for k, v in asdict(entry).items() if k not in ("key", "schedule")}
    record = json.dumps(facts, sort_keys=True)
    parts = (entry.key.ast, entry.key.target, entry.key.version, entry.schedule, record)
    return (*parts, digest_of(*parts))


def _read(row: Sequence[object]) -> Entry | None:
    """An entry, if not a byte of it changed and its schedule reads."""
    parts = [str(part) for part in row]
    if len(parts) != len(_COLUMNS) or digest_of(*parts[:-1]) != parts[-1]:
        return None
    try:
        facts = cast("dict[str, object]", json.loads(parts[4]))
        parse_schedule(parts[3])
        return Entry(Key(*parts[:3]), parts[3], **facts)  # pyright: ignore[reportArgumentType]  a wrong one is a TypeError
    except (ValueError, TypeError, ScheduleError):
        return None


# -- as text


def export_text(chosen: Iterable[Entry]) -> str:
    """Entries as lines of text, for machines that do not search."""
    return "\n".join([_FORMAT, *(json.dumps(dict(zip(_COLUMNS, _row(e), strict=True)), sort_keys=True) for e in chosen), ""])


def import_text(text: str) -> list[Entry]:
    """The entries of such text. Raises TuneDbError with the line that is none."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FORMAT:
        raise TuneDbError(
            f"this is no list of schedules: its first line should be {_FORMAT!r}, as `kg tune --export` writes it"
        )
    found: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            found.append(_parsed(line, number))
    return found


def _parsed(line: str, number: int) -> Entry:
    try:
        fields = cast("dict[str, object]", json.loads(line))
        entry = _read([fields[name] for name in _COLUMNS])
    except (ValueError, KeyError, TypeError):
        entry = None
    if entry is None:
        raise TuneDbError(f"line {number} is no entry, or was changed since `kg tune --export` wrote it")
    return entry
