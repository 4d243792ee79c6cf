"""The tuning database: the best schedule found for a kernel, keyed by everything it depends on.

A row counts only for the same kernel, the same target, settings and compiler, and the same sources of kg and its plugins. The
file lies in kg's private cache directory; a damaged one is dropped and begun anew, a damaged row is not used.
"""

from __future__ import annotations

import json
import math
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, astuple, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast

from kg.cache.entries import digest_of, programs, usable_directory
from kg.cache.private import claim_private, remove_private
from kg.compile.programs import optimizer_version
from kg.errors import KgError, ScheduleError, printable, warn, warn_once
from kg.ir.digest import graph_digest
from kg.ir.uop import UOp
from kg.locks import fork_safe_lock
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

from kg_tune.state import TUNED, tuning_state

if TYPE_CHECKING:
    import sqlite3

    from kg_tune.result import TuneResult

_T = TypeVar("_T")
#: How long a process waits for another that writes, in seconds.
WAIT: Final = 10.0
_FORMAT: Final = "kg-tuning 1"
_DIGEST: Final = re.compile("[0-9a-f]{64}")
_REFUSED: Final = b"!"
_lock: Final = fork_safe_lock()
_COLUMNS: Final = ("ast", "target", "version", "schedule", "record", "seal")


class TuneDbError(KgError):
    """A tuning database that can't be kept, or text that holds no entries of one."""


@dataclass(frozen=True, slots=True)
class Key:
    """What an entry is for: digests of the kernel, of target, settings and compiler,
    and of the sources of the optimizer."""

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
    """None where the sources can't be told apart from others: see `kg.compile.programs`.
    The kernel's name is no part of it."""
    version = optimizer_version(renderer, compiler)
    if version is None:
        return None
    nameless = ast.replace(arg=replace(ast.kernel, name="kernel"))
    return Key(graph_digest(nameless), target_of(renderer, compiler), version)


def target_of(renderer: Renderer, compiler: Compiler | None) -> str:
    """The digest of target, settings and compiler."""
    now = settings()
    workers = f"threads={now.threads}"
    return digest_of(renderer.fingerprint(), "" if compiler is None else compiler.key(), now.codegen_key(), workers)


def path() -> Path | None:
    """Where the database is, or would be. None where nothing is kept on disk."""
    root = usable_directory()
    return None if root is None else root / TUNED


# -- one kernel


def tuned_schedule(ast: UOp, renderer: Renderer, compiler: Compiler | None) -> tuple[Opt, ...] | None:
    """The schedule that was found for this very kernel, target and optimizer.
    Asks sqlite only where the file has changed."""
    state = tuning_state()
    key = key_of(ast, renderer, compiler) if state else None
    if key is None:
        return None
    question = _question(state, key)
    answer = programs.get(question)
    if answer is not None and answer[:1] == _REFUSED:
        warn_once(answer[1:].decode(errors="replace"))
        return None
    if answer is None:
        try:
            found = find(key)
        except TuneDbError as error:  # held by another process: nothing that a program should wait for or fail over
            warn(f"{error}; {ast.kernel.name} gets its default schedule")
            return None
        answer = b"-" if found is None else b"+" + found.schedule.encode()
        if state == tuning_state():  # not begun anew meanwhile
            programs.put(question, answer)
    try:
        return parse_schedule(answer[1:].decode()) if answer[:1] == b"+" else None
    except ScheduleError:
        return None


def refuse(ast: UOp, renderer: Renderer, compiler: Compiler | None, error: KgError) -> None:
    """Says that the entry of a kernel can't be used, and has it not tried again until the database
    changes."""
    state = tuning_state()
    key = key_of(ast, renderer, compiler) if state else None
    found = None if key is None else find(key)
    if key is None or found is None:
        return
    reason = str(error).partition("\n")[0]
    message = printable(
        f"{ast.kernel.name} gets its default schedule: {found.schedule}, which {path()} has for it, is refused ({reason})."
        " Tune it again with kg tune, or forget what was found with kg tune --clear"
    )
    programs.put(_question(state, key), _REFUSED + message.encode())
    warn_once(message)


def _question(state: str, key: Key) -> str:
    return digest_of("tuned", state, key.ast, key.target, key.version)


def keep(ast: UOp, renderer: Renderer, compiler: Compiler | None, result: TuneResult, variables: str = "") -> Entry | None:
    """Stores what a search found, the default schedule too where nothing beats it.
    None where it can't be kept."""
    key = key_of(ast, renderer, compiler)
    if key is None:
        warn("the result is not kept: sources of kg or a plugin were edited since this process began")
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
    """What an action on the database gives; `nothing` where there is no database, or a damaged one,
    which is begun anew.

    Nothing stays open, so that many processes are no matter; nor are forks, since sqlite's own locks are free while ours is held.
    """
    import sqlite3

    place = path()
    if place is None:
        return nothing
    for attempt in (1, 2):
        try:
            if not _claimed(place, make=make):
                return nothing
            with _lock, closing(_prepared(place)) as database:
                return action(database)
        except sqlite3.OperationalError as error:
            raise TuneDbError(f"the tuning database {place} can't be used now: {error}") from error
        except sqlite3.DatabaseError as error:
            if attempt == 2:
                raise TuneDbError(f"the tuning database {place} is damaged again and again: {error}") from error
            remove_private(place.parent, place.name)
            make = True
            warn(f"the tuning database {place} was damaged ({error}) and is begun anew: tune again")
    return nothing


def _claimed(place: Path, *, make: bool) -> bool:
    """Whether the file is there, and neither it nor what sqlite takes for its journal can come
    from others."""
    try:
        for suffix in ("-journal", "-wal", "-shm"):
            claim_private(place.parent, place.name + suffix, make=False)
        return claim_private(place.parent, place.name, make=make)
    except OSError as error:
        raise TuneDbError(f"the tuning database {place} can't be used now: {error.strerror}") from error


def _prepared(place: Path) -> sqlite3.Connection:
    """Opened, whole, and with its table."""
    import sqlite3

    database = sqlite3.connect(place, timeout=WAIT)
    database.text_factory = _text
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


def _text(data: bytes) -> str:
    """Text that was damaged is that of a row whose seal is wrong."""
    return data.decode(errors="replace")


def _row(entry: Entry) -> tuple[str, ...]:
    facts = {k: v for k, v in asdict(entry).items() if k not in ("key", "schedule")}
    record = json.dumps(facts, sort_keys=True)
    parts = (entry.key.ast, entry.key.target, entry.key.version, entry.schedule, record)
    return (*parts, digest_of(*parts))


def _read(row: Sequence[object]) -> Entry | None:
    """An entry, if not a byte of it changed, its schedule reads, and every field is of its type."""
    parts = [str(part) for part in row]
    if len(parts) != len(_COLUMNS) or digest_of(*parts[:-1]) != parts[-1]:
        return None
    try:
        return _entry(Key(*parts[:3]), parts[3], json.loads(parts[4]))
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError, ScheduleError):
        return None


def _entry(key: Key, schedule: str, facts: Mapping[str, object]) -> Entry:
    """Raises one of the errors above for what `keep` would not have written."""
    named = {f.name: facts[f.name] for f in fields(Entry) if f.name not in ("key", "schedule")}
    times = {name: named.pop(name) for name in ("seconds", "default_seconds")}
    texts = {name: value for name, value in named.items() if isinstance(value, str)}
    numbers = {
        name: float(value) for name, value in times.items() if isinstance(value, (int, float)) and not isinstance(value, bool)
    }
    if len(texts) < len(named) or len(facts) > len(named) + len(times) or not all(map(_DIGEST.fullmatch, astuple(key))):
        raise TypeError("a field of another type, or one too many")
    if len(numbers) < len(times) or not all(0 <= number < math.inf for number in numbers.values()):
        raise ValueError("times that are none")
    for text in (schedule, *texts.values()):
        _ = text.encode()  # half a character can't be kept
    parse_schedule(schedule)
    return Entry(key=key, schedule=schedule, **numbers, **texts)  # pyright: ignore[reportArgumentType]  their types were looked at


# -- as text


def export_text(chosen: Iterable[Entry]) -> str:
    """Entries as lines of text, for machines that do not search."""
    return "\n".join([_FORMAT, *(json.dumps(dict(zip(_COLUMNS, _row(e), strict=True)), sort_keys=True) for e in chosen), ""])


def import_text(text: str, renderer: Renderer | None = None, compiler: Compiler | None = None) -> list[Entry]:
    """The entries of such text.
    Raises TuneDbError with the line that is none, or whose schedule can't be right.

    Entries name kernels by digests, so that what a schedule does to its kernel is not known here. What is checked is what holds of any kernel:
    the form of each Opt, and for entries of this renderer and compiler what the target has. The rest is refused when it is used.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FORMAT:
        raise TuneDbError(
            f"this is no list of schedules: its first line should be {_FORMAT!r}, as `kg tune --export` writes it"
        )
    here = "" if renderer is None else target_of(renderer, compiler)
    found: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            entry = _parsed(line, number)
            _check_schedule(entry, renderer if entry.key.target == here else None, number)
            found.append(entry)
    return found


def _parsed(line: str, number: int) -> Entry:
    try:
        found = cast("dict[str, object]", json.loads(line))
        entry = _read([found[name] for name in _COLUMNS])
    except (ValueError, KeyError, TypeError, RecursionError):
        entry = None
    if entry is None:
        raise TuneDbError(f"line {number} is no entry, or was changed since `kg tune --export` wrote it")
    return entry


def _check_schedule(entry: Entry, renderer: Renderer | None, number: int) -> None:
    from kg.schedule.apply.legality import check_form, check_target

    try:
        for opt in parse_schedule(entry.schedule):
            check_form(opt)
            if renderer is not None:
                check_target(opt, renderer)
    except ScheduleError as error:
        raise TuneDbError(
            f"line {number}, for kernel {printable(entry.kernel)}, has a schedule that is always refused: {printable(str(error))}."
            " Nothing is taken over: remove the line, or export again where it was tuned"
        ) from error
