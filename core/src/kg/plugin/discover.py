"""Which plugins are installed: the entry points of the group `kg.plugins`, remembered until what is installed changes."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Final, cast

from kg.compile.cache import digest_of, usable_directory, write_file

GROUP: Final = "kg.plugins"


def entry_points() -> list[tuple[str, str]]:
    """(plugin, module) of every installed plugin, by name.

    Reading the metadata of all packages takes longer than a warm kernel. What installs or removes a package changes the
    time of a folder on `sys.path`, so the answer for these folders at these times is kept in the cache directory.
    """
    root = usable_directory()
    if root is None:
        return _read_metadata()
    path = root / "plugins.json"
    looks = digest_of(sys.version, *(f"{place}\0{_time(place)}" for place in sys.path))
    with suppress(OSError, ValueError, TypeError, KeyError):
        kept = cast("dict[str, list[list[str]]]", json.loads(path.read_bytes()))
        return [(str(name), str(module)) for name, module in kept[looks]]
    found = _read_metadata()
    with suppress(OSError):
        write_file(path, json.dumps({looks: found}).encode())
    return found


def _time(place: str) -> int:
    try:
        return os.stat(place or ".").st_mtime_ns  # noqa: PTH116  a Path costs more than the call
    except OSError:
        return 0


def _read_metadata() -> list[tuple[str, str]]:
    from importlib import metadata

    return sorted({(point.name, point.value) for point in metadata.entry_points(group=GROUP)})
