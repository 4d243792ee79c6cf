"""`kg cache [stats | trim | clear]`: what the cache takes on disk, by kind and age."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from kg.cli.formatting import Commands, size, table


def add(commands: Commands) -> None:
    parser = commands.add_parser("cache", help="show the cache of compiled programs, trim it to KG_CACHE_LIMIT, or empty it")
    parser.add_argument("action", nargs="?", default="stats", choices=("stats", "trim", "clear"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.cache import entries as cache
    from kg.cache.limit import trim

    root = cache.usable_directory()
    print(root or "no directory: caching on disk is off (KG_NO_CACHE) or not possible")
    before = sum(file.nbytes for file in cache.entries())
    if root is not None and options.action == "stats":
        print(_contents(root))
    elif root is not None:
        removed = cache.clear() if options.action == "clear" else trim(root)
        print(f"{removed} entries removed, {size(before - sum(file.nbytes for file in cache.entries()))}")
    return 0


def _contents(root: Path) -> str:
    """The limit, a row for each kind of entry, and one for each file that is not counted."""
    from kg.cache.limit import KINDS
    from kg.cache.private import private_files
    from kg.settings import settings

    groups: dict[str, list[tuple[int, float]]] = {}
    for file in private_files(root):
        groups.setdefault(file.names[0], []).append((file.nbytes, max(0.0, time.time() - file.used) / 3600))
    rows = [("", "entries", "size", "last used, hours ago")]
    for name in sorted(groups, key=lambda name: (name not in KINDS, name)):
        sizes, ages = zip(*groups[name], strict=True)
        what = KINDS.get(name, f"{name}, not counted")
        rows.append((what, str(len(sizes)), size(sum(sizes)), f"{min(ages):.0f} to {max(ages):.0f}"))
    counted = [nbytes for name, files in groups.items() if name in KINDS for nbytes, _ in files]
    limit = settings().cache_bytes()
    total = f"{len(counted)} entries, {size(sum(counted))} of {size(limit) if limit else 'any size'} (KG_CACHE_LIMIT)"
    return f"{total}\n{table(rows, right=frozenset({1, 2, 3}))}"
