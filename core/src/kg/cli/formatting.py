"""Text output of all commands: aligned tables, sizes with units, escaped control characters."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Protocol

from kg.errors import printable


class Commands(Protocol):
    """What argparse's `add_subparsers` returns, which has no public name."""

    def add_parser(self, name: str, *, help: str = ..., description: str = ...) -> argparse.ArgumentParser: ...


def lines_of(text: str) -> str:
    """Text of plugins, files and errors for a terminal:
    lines and tabs stay, other control characters are escaped."""
    return "\n".join(["\t".join(map(printable, line.split("\t"))) for line in text.split("\n")])


def table(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset(), gap: str = "  ") -> str:
    """Rows with their columns under each other; those of `right` are aligned to the right."""
    rows = [[lines_of(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows), default=0))]
    lines: list[str] = []
    for row in rows:
        cells = [c.rjust(widths[i]) if i in right else c.ljust(widths[i]) for i, c in enumerate(row)]
        lines.append(gap.join(cells).rstrip())
    return "\n".join(lines)


def size(nbytes: int) -> str:
    """Bytes in the unit that people would say."""
    for unit, scale in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if nbytes >= scale:
            return f"{nbytes / scale:.1f} {unit}"
    return f"{nbytes} bytes"
