"""What all commands share: aligned tables, numbers with units, and where a command adds itself."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Protocol

from kg.errors import printable


class Commands(Protocol):
    """What argparse's `add_subparsers` returns, which has no public name."""

    def add_parser(self, name: str, *, help: str = ..., description: str = ...) -> argparse.ArgumentParser: ...


def table(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset(), gap: str = "  ") -> str:
    """Rows with their columns under each other; those of `right` are aligned to the right. Texts of plugins can't steer the terminal."""
    rows = [[printable(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows), default=0))]
    lines: list[str] = []
    for row in rows:
        cells = [c.rjust(widths[i]) if i in right else c.ljust(widths[i]) for i, c in enumerate(row)]
        lines.append(gap.join(cells).rstrip())
    return "\n".join(lines)


def seconds(value: float) -> str:
    """3 digits that matter, with a unit."""
    for unit, scale in (("s ", 1.0), ("ms", 1e-3)):
        if value >= scale:
            return f"{value / scale:.3g} {unit}"
    return f"{value / 1e-6:.3g} us"


def size(nbytes: int) -> str:
    """Bytes in the unit that people would say."""
    for unit, scale in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if nbytes >= scale:
            return f"{nbytes / scale:.1f} {unit}"
    return f"{nbytes} bytes"


def indent(text: str, by: str = "    ") -> str:
    return "\n".join(f"{by}{line}".rstrip() for line in text.rstrip("\n").split("\n"))
