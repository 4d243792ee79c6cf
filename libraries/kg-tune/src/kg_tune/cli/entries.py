"""What `kg tune --list | --clear | --export | --import` do with the tuning database."""

from __future__ import annotations

import sys
from pathlib import Path

from kg.cli.formatting import table

from kg_tune import database as tunedb
from kg_tune.cli.formatting import seconds


def show() -> int:
    """Every entry; of a kernel whose sizes are given at launch, the sizes that it was tuned for."""
    found = tunedb.entries()
    rows = [("kernel", "device", "found", "default", "best", "", "schedule")]
    for e in found:
        kernel = f"{e.kernel} {e.variables}".rstrip()
        rows.append((kernel, e.device, e.date, seconds(e.default_seconds), seconds(e.seconds), f"{e.speedup:.2f}x", e.schedule))
    print(f"{tunedb.path() or 'nowhere: caching on disk is off'}: {len(found)} entries")
    if found:
        print(table(rows, frozenset({3, 4, 5})))
    return 0


def clear() -> int:
    print(f"{tunedb.path() or 'nowhere: caching on disk is off'}\n{tunedb.clear()} entries removed")
    return 0


def export(name: str) -> int:
    found = tunedb.entries()
    write(name, tunedb.export_text(found))
    print(f"{len(found)} entries written", file=sys.stderr)
    return 0


def take_over(name: str, device: str) -> int:
    """Entries of another machine.
    Those that are for another target or version of kg are kept too, and never used here."""
    from kg.compile.programs import optimizer_version
    from kg.plugin.registry import default_name, open_toolchain

    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    tools = open_toolchain(device or default_name())
    found = tunedb.import_text(data.decode(errors="replace"), *tools)
    version = optimizer_version(*tools)
    count = tunedb.store(found)
    mine = sum(e.key.version == version for e in found)
    print(f"{count} entries taken over, {mine} of them made by this version of kg and its plugins; others are never used")
    return 0


def write(name: str, text: str) -> None:
    """To a file, or standard output for -."""
    if name == "-":
        sys.stdout.write(text)
    else:
        Path(name).write_text(text, encoding="utf-8")
