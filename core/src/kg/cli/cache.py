"""`kg cache stats | clear`: what compiled programs take on disk."""

from __future__ import annotations

import argparse

from kg.cli.formatting import Commands, size


def add(commands: Commands) -> None:
    parser = commands.add_parser("cache", help="show or empty the cache of compiled programs")
    parser.add_argument("action", choices=("stats", "clear"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.cache import entries as cache

    found = cache.stats()
    where = found.directory or "no directory: caching on disk is off (KG_NO_CACHE) or not possible"
    if options.action == "stats":
        print(f"{where}\n{found.entries} entries, {size(found.nbytes)}")
    else:
        print(f"{where}\n{cache.clear()} entries removed, {size(found.nbytes)}")
    return 0
