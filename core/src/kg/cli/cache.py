"""`kg cache [stats | trim | clear]`: what the cache takes on disk, by kind and age."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from kg.cli.formatting import Commands, size, table


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "cache", help="show, trim to its limit (KG_CACHE_LIMIT) or empty the cache of compiled programs"
    )
    parser.add_argument("action", nargs="?", default="stats", choices=("stats", "trim", "clear"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.cache import entries as cache
    from kg.cache.limit import trim

    root, before = cache.usable_directory(), cache.stats()
    print(before.directory or "no directory: caching on disk is off (KG_NO_CACHE) or not possible")
    if root is not None and options.action != "stats":
        removed = cache.clear() if options.action == "clear" else trim(root)
        print(f"{removed} entries removed, {size(before.nbytes - cache.stats().nbytes)}")
    elif root is not None:
        print(_contents(root, before.entries, before.nbytes))
    return 0


def _contents(root: Path, entries: int, nbytes: int) -> str:
    """The limit, and a row for each kind of entry and each file that has no limit."""
    from kg.cache.limit import KINDS
    from kg.cache.private import private_files
    from kg.settings import settings

    limit = settings().cache_bytes()
    rows = [("", "entries", "size", "last used, hours ago")]
    groups: dict[str, list[tuple[int, float]]] = {}
    for file in private_files(root):
        groups.setdefault(file.names[0], []).append((file.nbytes, max(0.0, time.time() - file.used) / 3600))
    for name in sorted(groups, key=lambda name: (name not in KINDS, name)):
        sizes, ages = zip(*groups[name], strict=True)
        what = KINDS.get(name, f"{name}, not counted")
        rows.append((what, str(len(sizes)), size(sum(sizes)), f"{min(ages):.0f} to {max(ages):.0f}"))
    return f"{entries} entries, {size(nbytes)} of {size(limit) if limit else 'any size'} (KG_CACHE_LIMIT)\n" + table(
        rows, right=frozenset({1, 2, 3})
    )
