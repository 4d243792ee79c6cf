"""docs/decisions.md: a line for each page of docs/decisions, by topic, from its heading,
with the later pages that replace it. make_docs.py writes it.

Below its heading a page names its topic, "Topic: Schedules and the cost model". One that a later one replaces says so below that: "Replaced by [099](099-….md): what." or
"Replaced in part by …".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
#: The topics, in the order of the page.
TOPICS = (
    "The language of kernels and its passes",
    "Schedules and the cost model",
    "Matrix units, layouts, tiles",
    "Graphs of front ends, plans, loops",
    "Arrays and their mathematics",
    "Processors and machine code",
    "GPUs, simulators and other devices",
    "Packages, plugins, caches, tests, documentation",
)
#: Lines below the heading in which a page says its topic and what replaces it.
_HEAD = 5
_TOPIC = re.compile(r"^Topic: (.*?)\.?$", re.MULTILINE)
_REPLACED = re.compile(r"^Replaced (?P<how>in part )?by (?P<links>.*?): ", re.MULTILINE)


@dataclass(frozen=True)
class Decision:
    """A page. `topic`: empty where it names none.
    `by`: the numbers of those that replace it, or of it what `in_part` says."""

    number: int
    file: Path
    title: str
    topic: str
    by: tuple[int, ...] = ()
    in_part: bool = False


def decisions() -> dict[int, Decision]:
    """The pages by their numbers."""
    return {one.number: one for one in map(_read, sorted(FOLDER.glob("*.md")))}


def _read(file: Path) -> Decision:
    heading, *rest = file.read_text(encoding="utf-8").split("\n")
    number, _, title = heading.removeprefix("# ").partition(": ")
    head = "\n".join(rest[:_HEAD])
    topic, found = _TOPIC.search(head), _REPLACED.search(head)
    name = topic[1].strip() if topic else ""
    if not found:
        return Decision(int(number), file, title, name)
    by = tuple(int(n) for n in re.findall(r"\[(\d+)\]\(\1-", found["links"]))
    return Decision(int(number), file, title, name, by, bool(found["how"]))


def without_topic() -> list[str]:
    """What is wrong with pages that name no topic, or one that is none."""
    choice = f"write `Topic: NAME` below the heading, NAME one of: {'; '.join(TOPICS)}"
    return [
        f"docs/decisions/{one.file.name} names {f'the topic {one.topic!r}, which there is not' if one.topic else 'no topic'}: {choice}"
        for one in decisions().values()
        if one.topic not in TOPICS
    ]


def page() -> str:
    """docs/decisions.md. Pages that are under no topic stand at the end."""
    known = sorted(decisions().values(), key=lambda one: one.number)
    lines = [
        "# Decisions, by topic",
        "",
        "Why things are as they are, one page each: what was wrong, what was chosen, what follows. A page says what was so when it was written; where a later one",
        "replaces it, it says that below its heading, and this page with it. `kg docs decisions/NUMBER` shows one. This page is made by `python tools/make_docs.py` from their",
        "headings and the topics that they name below them.",
    ]
    for topic in (*TOPICS, "Under no topic yet"):
        under = [one for one in known if (one.topic if one.topic in TOPICS else "Under no topic yet") == topic]
        if under:
            lines += ["", f"## {topic}", "", *map(_line, under)]
    return "\n".join(lines) + "\n"


def _line(one: Decision) -> str:
    how = " in part" if one.in_part else ""
    by = f" (replaced{how} by {', '.join(f'{n:03}' for n in one.by)})" if one.by else ""
    return f"- [{one.number:03}](decisions/{one.file.name}) {one.title[0].upper()}{one.title[1:]}{by}"
