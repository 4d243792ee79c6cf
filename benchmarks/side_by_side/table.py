"""What was measured, as text for a terminal, as lines of JSON that are kept,
and as the tables of docs/performance."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from kg.cli.formatting import table
from side_by_side.compare import OURS, REFERENCE, Outcome


@dataclass(frozen=True)
class Cell:
    """One contender in one row with so many threads; seconds.
    `ratio` is to the reference of the same rounds, 0 where there is none."""

    row: str
    says: str
    threads: int
    name: str
    median: float = 0.0
    least: float = 0.0
    most: float = 0.0
    ratio: float = 0.0
    target: float = 0.0
    rate: float = 0.0
    unit: str = ""
    error: float = 0.0
    problem: str = ""


def cell(
    outcome: Outcome,
    reference: Outcome | None,
    row: str,
    says: str,
    target: float | None = None,
    work: float = 0.0,
    unit: str = "",
) -> Cell:
    if outcome.problem:
        return Cell(row, says, outcome.threads, outcome.name, error=outcome.error, problem=outcome.problem)
    ratio = 0.0
    if reference is not None and reference.rounds:  # a peak is the least time, a stream that of the same round
        ratio = outcome.ratio(reference) if unit == "GB/s" else outcome.median / reference.span[0]
    rate = work / outcome.median / 1e9
    span = outcome.span
    return Cell(
        row, says, outcome.threads, outcome.name, outcome.median, *span, ratio, target or 0.0, rate, unit, outcome.error
    )


def as_text(cells: Sequence[Cell]) -> str:
    first = cells[0]
    lines = [
        ["", "THREADS", "MEDIAN", "LEAST", "MOST", next((c.unit for c in cells if c.unit), ""), "RATIO", "TO REACH", "ERROR"]
    ]
    problems = [f"{c.name} ({c.threads}): {c.problem}" for c in cells if c.problem]
    for c in cells:
        if not c.problem:
            rate = f"{c.rate:.1f}" if c.rate else ""
            times = (duration(c.median), duration(c.least), duration(c.most))
            lines.append([c.name, str(c.threads or ""), *times, rate, _ratio(c.ratio), _ratio(c.target), f"{c.error:.0e}"])
    return "\n".join([f"{first.row}: {first.says}", table(lines, frozenset(range(1, 9))), *problems])


def keep(path: Path, cells: Iterable[Cell]) -> None:
    with path.open("a") as file:
        file.writelines(json.dumps(asdict(c)) + "\n" for c in cells)


def as_markdown(paths: Sequence[Path]) -> list[str]:
    """A table for each number of threads, with columns for each file, headed by its name:
    least times, in bold where the best peer is more than 2 % quicker than kg."""
    files = [[Cell(**json.loads(line)) for line in path.read_text().splitlines()] for path in paths]
    tables = []
    for threads in sorted({c.threads for cells in files for c in cells}):
        heads = (f"{path.stem}: kg | / reference | best peer | kg / peer" for path in paths)
        lines = [f"| | {' | '.join(heads)} |", f"|{'---|' * (1 + 4 * len(files))}"]
        for row in dict.fromkeys(c.row for cells in files for c in cells if c.threads == threads):
            columns = [x for cells in files for x in _columns([c for c in cells if c.row == row and c.threads == threads])]
            lines.append(f"| {' | '.join([row, *columns])} |")
        tables.append("\n".join(lines))
    return tables


def _columns(cells: Sequence[Cell]) -> list[str]:
    by_name = {c.name: c for c in cells if not c.problem}
    ours, reference = by_name.get(OURS), by_name.get(REFERENCE)
    best = min((c for c in by_name.values() if c.name not in (OURS, REFERENCE)), key=lambda c: c.least, default=None)
    if ours is None:
        return ["fails" if cells else "", "", f"{best.name} {duration(best.least)}" if best else "", ""]
    behind = ours.least / best.least if best else 0.0
    return [
        duration(ours.least),
        _ratio(ours.least / reference.least if reference else 0.0),
        f"{best.name} {duration(best.least)}" if best else "",
        f"**{_ratio(behind)}**" if behind > 1.02 else _ratio(behind),
    ]


def duration(seconds: float) -> str:
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def _ratio(value: float) -> str:
    return f"{value:.2f}" if value else ""
