"""Every setting of kg, read from KG_* once.
`settings()` gives the record in force; `override` changes it for a while."""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field, fields, replace
from typing import Final, TypedDict, Unpack

from kg.checks import shown
from kg.errors import KgError, warn
from kg.records import dataclass

#: When this module was imported, in ns: sources that are younger may not be what this process runs.
STARTED: Final = time.time_ns()


class SettingError(KgError, ValueError):
    """A KG_ variable whose value can't be read."""


def _setting(variable: str, meaning: str, *, code: bool = False) -> dict[str, object]:
    return {"variable": variable, "meaning": meaning, "code": code}


@dataclass(frozen=True, slots=True)
class Settings:
    """One field per variable; `code` marks what can change the code that kg makes."""

    device: str = field(default="", metadata=_setting("KG_DEVICE", "the device to use, e.g. CPU or CPU:LLVM"))
    check: bool = field(default=False, metadata=_setting("KG_CHECK", "verify the graph after every pass"))
    sanitize: bool = field(default=False, metadata=_setting("KG_SANITIZE", "check every access at run time", code=True))
    contract: bool = field(default=True, metadata=_setting("KG_CONTRACT", "a*b+c may be rounded once", code=True))
    cache_dir: str = field(default="", metadata=_setting("KG_CACHE_DIR", "where compiled programs are kept"))
    no_cache: bool = field(default=False, metadata=_setting("KG_NO_CACHE", "neither read nor write caches on disk"))
    cache_limit: str = field(
        default="2G",
        metadata=_setting("KG_CACHE_LIMIT", "about what the cache on disk may take, such as 500M or 2G; 0: no limit"),
    )
    fast_math: bool = field(
        default=False,
        metadata=_setting("KG_FAST_MATH", "plans of kernels may treat floats as real numbers (semantics, row 12)", code=True),
    )
    cc: str = field(default="", metadata=_setting("KG_CC", "the C compiler: a name or a path", code=True))
    threads: int = field(default=0, metadata=_setting("KG_THREADS", "workers of a CPU-like device; 0: one per usable core"))
    disable: tuple[str, ...] = field(default=(), metadata=_setting("KG_DISABLE", "plugins not to load, separated by commas"))
    prefer: tuple[str, ...] = field(
        default=(), metadata=_setting("KG_PREFER", "plugins that get the names which others claim, too, separated by commas")
    )
    strict_plugins: bool = field(default=False, metadata=_setting("KG_STRICT_PLUGINS", "a failing plugin raises at once"))
    record: str = field(default="", metadata=_setting("KG_RECORD", "keep every kernel that is compiled there, for `kg replay`"))
    tune: str = field(
        default="use", metadata=_setting("KG_TUNE", "tuned schedules: off, use those found, or search:SECONDS for new kernels")
    )

    assemble: bool = field(
        default=False,
        metadata=_setting("KG_ASSEMBLE", "a kernel that is only simulated goes through its maker's assembler, too"),
    )
    driver: str = field(
        default="", metadata=_setting("KG_DRIVER", "through which library a device calls its driver, where it knows several")
    )
    progress: str = field(
        default="auto", metadata=_setting("KG_PROGRESS", "a line about compiling that takes long: 1, 0, or auto: on a terminal")
    )

    def codegen_key(self) -> str:
        """What of the settings can change generated code: part of every program's cache key."""
        return ";".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.metadata["code"])

    def cache_bytes(self) -> int:
        """The limit of the cache in bytes; 0 is none. Raises SettingError for what is no size."""
        text = self.cache_limit.strip().upper().removesuffix("B")
        unit = text[-1:] if text[-1:] in _UNITS else ""
        try:
            given = float(text.removesuffix(unit)) * _UNITS[unit]
        except ValueError:
            given = -1.0
        if given != 0 and not 1 <= given <= MOST_BYTES:
            raise SettingError(
                f"KG_CACHE_LIMIT={shown(self.cache_limit)}: expected a size, such as 500M or 2G, or 0 for no limit"
            )
        return int(given)

    def shows_progress(self, on_terminal: bool) -> bool:
        """Whether to tell of what takes long. Raises SettingError for anything but auto, 1 and 0."""
        word = self.progress.strip().lower()
        if word in _TRUE | _FALSE | {"auto"}:
            return on_terminal if word == "auto" else word in _TRUE
        raise SettingError(f"KG_PROGRESS={shown(self.progress)}: expected auto, 1 or 0")

    def tuning(self) -> tuple[str, float]:
        """off, use or search, and the seconds of a search. Raises SettingError for anything else."""
        mode, _, seconds = self.tune.strip().lower().partition(":")
        if mode in ("off", "use") and not seconds:
            return mode, 0.0
        try:
            given = float(seconds or DEFAULT_SEARCH)
        except ValueError:
            given = 0.0
        if mode != "search" or not 0 < given <= MOST_SECONDS:
            raise SettingError(
                f"KG_TUNE={shown(self.tune)}: expected off, use, or search:SECONDS, such as search:20, up to {MOST_SECONDS}"
            )
        return mode, given


class Changes(TypedDict, total=False):
    """The fields of Settings, as arguments of `override`."""

    device: str
    check: bool
    sanitize: bool
    contract: bool
    fast_math: bool
    cache_dir: str
    no_cache: bool
    cache_limit: str
    cc: str
    threads: int
    disable: tuple[str, ...]
    prefer: tuple[str, ...]
    strict_plugins: bool
    record: str
    tune: str
    assemble: bool
    driver: str
    progress: str


#: Seconds of KG_TUNE=search.
DEFAULT_SEARCH: Final = 30.0
#: The most that KG_TUNE=search and KG_THREADS take: what is more is a mistake, and no clock or pool takes it.
MOST_SECONDS: Final = 10_000_000
MOST_THREADS: Final = 4096
#: The most that KG_CACHE_LIMIT takes, what a file system has at most: 1e999 is no number of bytes.
MOST_BYTES: Final = 2**63
_UNITS: Final = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
_DIGITS: Final = 20
_TRUE: Final = frozenset({"1", "true", "yes", "on"})
_FALSE: Final = frozenset({"", "0", "false", "no", "off"})
_DEFAULTS: Final = Settings()
_current: ContextVar[Settings | None] = ContextVar("kg_settings", default=None)
_from_environment: Settings | None = None


def settings() -> Settings:
    """The settings in force here: those of the innermost `override`, else those of the environment."""
    return _current.get() or _environment()


@contextmanager
def override(**changes: Unpack[Changes]) -> Generator[Settings, None, None]:
    """Other settings within a `with` block, in this thread and context only.
    Raises SettingError for a value of another type."""
    for name, value in changes.items():
        default = getattr(_DEFAULTS, name, value)
        if type(value) is not type(default):
            wanted = "a tuple of names" if isinstance(default, tuple) else f"a {type(default).__name__}"
            raise SettingError(f"override({name}={shown(value)}): expected {wanted}")
    changed = replace(settings(), **changes)
    changed.cache_bytes()
    token = _current.set(changed)
    try:
        yield settings()
    finally:
        _current.reset(token)


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings that these variables give. Warns of KG_ variables that do not exist."""
    known = {f.metadata["variable"]: f for f in fields(Settings)}
    for name in sorted(n for n in environment if n.startswith("KG_") and n not in known):
        import difflib  # seldom needed, by every process

        near = difflib.get_close_matches(name, list(known), 1)
        hint = f"; did you mean {near[0]}?" if near else "."
        warn(f"{name} is no setting of kg{hint} There are: {', '.join(sorted(known))}")
    values = {f.name: _read(v, environment[v], f.default) for v, f in known.items() if v in environment}
    found = replace(Settings(), **values)
    found.cache_bytes()  # few writes ask for it: a mistake is told by each process
    return found


def describe() -> list[tuple[str, str, str]]:
    """(variable, value in force, meaning) of every setting, for a table."""
    now = settings()
    return [(f.metadata["variable"], str(getattr(now, f.name)), f.metadata["meaning"]) for f in fields(Settings)]


def _environment() -> Settings:
    global _from_environment  # noqa: PLW0603  read once, on first use
    if _from_environment is None:
        _from_environment = read_settings(os.environ)
    return _from_environment


def _read(variable: str, text: str, default: object) -> bool | int | str | tuple[str, ...]:
    """The value of one variable, in the type of its default."""
    if isinstance(default, bool):
        if text.lower() in _TRUE | _FALSE:
            return text.lower() in _TRUE
        raise SettingError(f"{variable}={shown(text)}: expected 1 or 0")
    if isinstance(default, int):
        if text.strip().isdecimal() and len(text) <= _DIGITS and int(text) <= MOST_THREADS:
            return int(text)
        raise SettingError(f"{variable}={shown(text)}: expected a number, 0 to {MOST_THREADS}")
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text
