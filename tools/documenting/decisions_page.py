"""docs/decisions.md: a line for each page of docs/decisions, by topic, from its heading,
with the later pages that replace it. make_docs.py writes it.

A page that a later one replaces says so in the line below its heading: "Replaced by [099](099-….md): what." or "Replaced in part by …".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
#: topic -> numbers of its pages. A new page is put under one.
TOPICS: dict[str, tuple[int, ...]] = {
    "The language of kernels and its passes": (2, 3, 4, 11, 23, 24, 27, 32, 37, 39, 40, 88, 113),
    "Schedules and the cost model": (
        5,
        14,
        15,
        16,
        29,
        58,
        63,
        65,
        70,
        79,
        80,
        81,
        97,
        102,
        107,
        109,
        110,
        115,
        116,
        117,
        120,
        122,
        124,
        125,
        123,
        126,
        130,
        129,
        140,
    ),
    "Matrix units, layouts, tiles": (13, 30, 31, 33, 41, 42, 48, 49, 56, 57, 66, 71, 89, 93, 99, 104),
    "Graphs of front ends, plans, loops": (12, 19, 20, 21, 22, 25, 74, 91),
    "Arrays and their mathematics": (34, 53, 69, 83, 85, 86, 87, 90, 106, 108, 111, 112, 118, 121, 127, 131, 132, 135),
    "Processors and machine code": (1, 8, 54, 61, 62, 67, 77, 100, 103, 128),
    "GPUs, simulators and other devices": (26, 28, 43, 44, 45, 46, 50, 51, 52, 59, 64, 68, 72, 75, 78, 82),
    "Packages, plugins, caches, tests, documentation": (
        6,
        7,
        9,
        10,
        18,
        35,
        36,
        38,
        60,
        73,
        76,
        84,
        95,
        96,
        105,
        114,
        119,
        133,
        134,
        136,
    ),
}
_REPLACED = re.compile(r"^Replaced (?P<how>in part )?by (?P<links>.*?): ", re.MULTILINE)


@dataclass(frozen=True)
class Decision:
    """A page: `by` are the numbers of those that replace it, or of it what `in_part` says."""

    number: int
    file: Path
    title: str
    by: tuple[int, ...] = ()
    in_part: bool = False


def decisions() -> dict[int, Decision]:
    """The pages by their numbers."""
    return {one.number: one for one in map(_read, sorted(FOLDER.glob("*.md")))}


def _read(file: Path) -> Decision:
    lines = file.read_text(encoding="utf-8").split("\n")
    number, _, title = lines[0].removeprefix("# ").partition(": ")
    found = _REPLACED.match("\n".join(lines[2:3]))
    if not found:
        return Decision(int(number), file, title)
    by = tuple(int(n) for n in re.findall(r"\[(\d+)\]\(\1-", found["links"]))
    return Decision(int(number), file, title, by, bool(found["how"]))


def page() -> str:
    """docs/decisions.md. Pages that are under no topic stand at the end."""
    known = decisions()
    others = tuple(known.keys() - {n for numbers in TOPICS.values() for n in numbers})
    lines = [
        "# Decisions, by topic",
        "",
        "Why things are as they are, one page each: what was wrong, what was chosen, what follows. A page says what was so when it was written; where a later one",
        "replaces it, it says that below its heading, and this page with it. `kg docs decisions/NUMBER` shows one. This page is made by `python tools/make_docs.py` from their",
        "headings; topics are in `tools/documenting/decisions_page.py`.",
    ]
    for topic, numbers in (*TOPICS.items(), ("Under no topic yet", others)):
        if numbers:
            lines += ["", f"## {topic}", "", *(_line(known[n]) for n in sorted(numbers))]
    return "\n".join(lines) + "\n"


def _line(one: Decision) -> str:
    how = " in part" if one.in_part else ""
    by = f" (replaced{how} by {', '.join(f'{n:03}' for n in one.by)})" if one.by else ""
    return f"- [{one.number:03}](decisions/{one.file.name}) {one.title[0].upper()}{one.title[1:]}{by}"
