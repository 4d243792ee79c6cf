"""Discovery of installed plugins by entry points of `kg.plugins`, cached until packages change."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import astuple
from typing import TYPE_CHECKING, Final, cast

from kg.cache.entries import cached_answer, digest_of
from kg.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from importlib_metadata import Distribution, EntryPoint

GROUP: Final = "kg.plugins"
_FORMAT: Final = "5"


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """An entry point: the plugin's name, its module (or module:attribute), and which distribution has it."""

    name: str
    module: str
    distribution: str = ""
    version: str = ""
    record: str = ""  #: a hash of the distribution's list of files, which has theirs; empty where it has no such list

    @property
    def source(self) -> str:
        """`kg-cpu 0.1.0`."""
        return f"{self.distribution} {self.version}".strip() or "an unnamed distribution"


def entry_points(*, fresh: bool = False) -> list[Point]:
    """Every installed plugin, by name, then distribution. `fresh` reads the metadata again in any case.

    Reading the metadata of all packages takes longer than a warm kernel. What installs or removes a package changes the
    names or times of the metadata folders on `sys.path`, by which the answers are kept.
    """
    looks = digest_of(_FORMAT, sys.version, *map(_metadata_in, sys.path))
    found = cached_answer(f"plugins {looks}", lambda: json.dumps([astuple(p) for p in _read_metadata()]).encode(), fresh=fresh)
    return [Point(*point) for point in json.loads(found)]


def _metadata_in(place: str) -> str:
    """The folder, and the names and times of what describes packages there."""
    try:
        with os.scandir(place or ".") as entries:
            found = [f"{e.name}\0{e.stat().st_mtime_ns}" for e in entries if e.name.endswith((".dist-info", ".egg-info"))]
    except OSError:  # a zip file, or nothing
        try:
            found = [str(os.stat(place or ".").st_mtime_ns)]  # noqa: PTH116  a Path costs more than the call
        except OSError:
            found = []
    return "\0".join([place, *sorted(found)])


def _read_metadata() -> list[Point]:
    """From the metadata of every distribution, the first on `sys.path` of each name.

    Not importlib_metadata.entry_points(): there one package with damaged metadata hides every plugin. Only of those that
    name a plugin is more read than their entry points: the names of all others take longer than compiling a kernel.
    """
    import importlib_metadata

    found: set[Point] = set()
    every = importlib_metadata.distributions()  # pyright: ignore[reportUnknownMemberType] -- its keywords have no types
    for one in cast("Iterable[Distribution]", every):
        with suppress(Exception):  # an entry_points.txt that is no such file: it names no plugin
            text = cast("Callable[[str], str | None]", one.read_text)("entry_points.txt")  # pyright: ignore[reportUnknownMemberType]
            if GROUP in (text or ""):
                first, name, version = _first_of_its_name(one)
                points = cast("Iterable[EntryPoint]", first.entry_points)
                files = cast("Callable[[str], str | None]", first.read_text)("RECORD") or ""  # pyright: ignore[reportUnknownMemberType]
                record = digest_of(files) if files else ""
                found |= {Point(str(p.name), str(p.value), name, version, record) for p in points if p.group == GROUP}
    return sorted(found)


def _first_of_its_name(one: Distribution) -> tuple[Distribution, str, str]:
    """The distribution that hides others of its name, with name and version:
    both empty where METADATA is damaged, doctor still shows the plugins."""
    try:
        first = one.from_name(_header(one, "Name"))
        return first, _header(first, "Name"), _header(first, "Version")
    except Exception:
        return one, "", ""


def _header(one: Distribution, field: str) -> str:
    """A field of the METADATA, without the parser of mails that `one.metadata` imports and gives all
    of it."""
    head = str(one.read_text("METADATA") or one.read_text("PKG-INFO") or "").partition("\n\n")[0]  # pyright: ignore[reportUnknownMemberType]
    return next(line.partition(":")[2].strip() for line in head.splitlines() if line.startswith(f"{field}:"))
