"""How what a benchmark prints becomes a table of docs/performance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from side_by_side.table import as_markdown

#: What benchmarks/arrays.py printed: row -> contender -> median and least, in its unit.
Times = dict[str, dict[str, tuple[float, float]]]


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def number(value: float) -> str:
    """Three digits, of more those before the point."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def bold(text: str, is_so: bool) -> str:
    return f"**{text}**" if is_so else text


def levels(kept: Sequence[Path]) -> str:
    """Of benchmarks/cpu.py --save: whole processes and one call, one thread, two threads."""
    said = ("Whole processes, and one call:", "One thread:", "Two threads:")
    tables = as_markdown(kept)
    if len(tables) != len(said):
        raise ValueError(
            f"{kept[0]} has rows of {len(tables)} numbers of threads; those of processes, of one and of two make the tables"
        )
    return "\n\n".join(f"{words}\n\n{table}" for words, table in zip(said, tables, strict=True))


def first_results(kept: Sequence[Path]) -> str:
    """Of benchmarks/compiling/first_result.py."""
    rows = []
    for line in kept[0].read_text().splitlines():
        if found := re.match(r"(\S+) +(cold|warm) +([\d.]+) ms \(CPU ([\d.]+)\) +(.*)", line):
            device, state, wall, processor, parts = found.groups()
            times = [f"{float(t):.3g}" for t in re.findall(r"([\d.]+) \([\d.]+\)", parts)]
            rows.append([f"{device}, {state}", f"{float(wall):.0f} ({float(processor):.0f})", *times])
    return grid(["", "all (processor)", "import kg", "kernel", "opening", "compile", "first run"], rows)


def compile_times(kept: Sequence[Path]) -> str:
    """Of benchmarks/compiling/compile_time.py on CPU:LLVM, on CPU:C, and on CPU:LLVM with AVX2."""
    columns = [_compiled(file.read_text()) for file in kept]
    llvm, c, avx2 = columns
    rows = [
        [
            name,
            llvm["nodes"][i],
            *(f"{t['lowered and rendered'][i]}; {t['compile'][i]}" for t in (llvm, c, avx2)),
            _longest(llvm, i),
        ]
        for i, name in enumerate(llvm["names"])
    ]
    return grid(
        ["", "nodes", "to LLVM IR; to object", "to C; to object", "to LLVM IR; to object, AVX2", "longest passes"], rows
    )


def _compiled(text: str) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {"names": re.findall(r"(?m)^\d+: (.*) on \S+$", text)}
    for line in text.splitlines():
        if found := re.match(r"([a-z_ ,]+?) {2,}([\d. ]+)$", line):
            table[found[1]] = found[2].split()
    return table


def _longest(table: Mapping[str, list[str]], i: int) -> str:
    sums = {"names", "nodes", "compile", "lowered and rendered", "least, lowered and rendered"}
    passes = sorted((name for name in table if name not in sums), key=lambda name: -float(table[name][i]))
    return ", ".join(f"`{name}` {float(table[name][i]):.2g}" for name in passes[:3])


def memory(kept: Sequence[Path]) -> str:
    head, *lines = [re.split(r" {2,}", line.strip()) for line in kept[0].read_text().splitlines()]
    return grid(["", *head[1:]], lines)


def launches(kept: Sequence[Path]) -> str:
    """Of benchmarks/runtimes/launch.py on two devices: medians."""
    columns = [dict(re.findall(r"(?m)^(.+?) {2,}(\d+)(?: +\d+)?$", file.read_text())) for file in kept]
    return grid(
        ["", "CPU:LLVM", "CPU:C"],
        ([name[1:-1] if name[0] == "(" else name, *(c.get(name, "") for c in columns)] for name in columns[0]),
    )


def open_sizes(kept: Sequence[Path]) -> str:
    rows = [line.split() for line in kept[0].read_text().splitlines() if line[:5].strip().isdigit()]
    columns = list(zip(*rows, strict=True))
    return grid(["rows", *columns[0]], (["for all sizes", *columns[1]], ["for this size alone", *columns[2]]))


def arrays(kept: Sequence[Path]) -> str:
    """Of benchmarks/arrays.py: the least, in brackets the median, in bold what is quicker than kg;
    microseconds, or milliseconds of whole processes."""
    times = _times(kept[0].read_text())
    peers = sorted(dict.fromkeys(who for row in times.values() for who in row), key=lambda who: not who.startswith("kg"))
    ours = peers[0]
    rows = [[f"`{row}`", *(_cell(found, who, ours) for who in peers)] for row, found in times.items()]
    return grid(["", *peers], rows)


def windows(kept: Sequence[Path]) -> str:
    """The same on both instruction sets, least milliseconds."""
    both = [_times(file.read_text()) for file in kept]
    head = [
        f"{name}: {who}" for name, times in zip(("AVX-512", "AVX2"), both, strict=True) for who in next(iter(times.values()))
    ]
    rows = [[f"`{row}`", *(number(least / 1e3) for times in both for _, least in times[row].values())] for row in both[0]]
    return grid(["", *head], rows)


def numpy_functions(kept: Sequence[Path]) -> str:
    """Rows numpy_FUNCTION_SIZE: kg's median and numpy's in brackets, in bold the quicker; microseconds,
    of a million milliseconds."""
    times, sizes = _times(kept[0].read_text()), ("16", "1000", "1000000")
    names = dict.fromkeys(row.removeprefix("numpy_").rpartition("_")[0] for row in times)
    rows = []
    for name in names:
        cells = []
        for size in sizes:
            found = times[f"numpy_{name}_{size}"]
            (ours,), theirs = (v for who, v in found.items() if who.startswith("kg")), found["numpy"]
            scale = 1e-3 if size == "1000000" else 1.0
            mine, other = number(ours[0] * scale), number(theirs[0] * scale)
            cells.append(f"{bold(mine, ours[0] < theirs[0])} ({bold(other, ours[0] >= theirs[0])})")
        rows.append([f"`{name}`", *cells])
    return grid(["", "16", "1,000", "1,000,000"], rows)


def _times(text: str) -> Times:
    times: Times = {}
    for row, who, median, least in re.findall(r"(?m)^(\S+) +(\S.*?) +([\d.]+) (?:us|ms) +([\d.]+) (?:us|ms)", text):
        times.setdefault(row, {})[who] = (float(median), float(least))
    return times


def _cell(found: Mapping[str, tuple[float, float]], who: str, ours: str) -> str:
    if who not in found:
        return ""
    median, least = found[who]
    return f"{bold(number(least), ours in found and least < found[ours][1])} ({number(median)})"


def linear_algebra(kept: Sequence[Path]) -> str:
    """Of benchmarks/linalg.py: float32 and float64 beside each other."""
    rows: dict[tuple[str, str], list[str]] = {}
    for line in kept[0].read_text().splitlines()[1:]:
        size, _, name, jitted, _, *peers = line.split()[:8]
        cells = [t if t == "-" else bold(number(float(t)), float(t) < float(jitted)) for t in peers]
        rows.setdefault((size, name), []).extend([number(float(jitted)), *cells])
    head = [f"{dtype}: {who}" for dtype in ("float32", "float64") for who in ("kg", "numpy", "scipy", "PyTorch")]
    return grid(["", *head], ([f"{size} `{name}`", *cells] for (size, name), cells in rows.items()))


def fourier(kept: Sequence[Path]) -> str:
    rows = [line.split() for line in kept[0].read_text().splitlines()[1:]]
    cells = ([f"{row[0]}, {row[1]}", *(number(float(t)) for t in row[2:6]), *row[7:9]] for row in rows)
    return grid(["", "kg fft", "numpy", "kg rfft", "numpy", "kg's error", "numpy's"], cells)
