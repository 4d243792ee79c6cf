"""The table of what a target says it has: each field of the capability records with its unit,
its meaning and the packages that ask it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kg.target.renderer import Renderer
from kg_conformance.capabilities import capability_names

ROOT = Path(__file__).parents[2]
#: Properties of `Renderer` that stand for a field.
PROPERTIES = {
    "work_groups.total": "has_local",
    "work_groups.local": "local_max",
    "shared_memory.bytes": "has_shared|shared_max",
    "workers.count": "has_threads",
}
#: Where the records are declared, and what stands for their fields.
DECLARED = (ROOT / "core/src/kg/target/capabilities.py",)


@dataclass(frozen=True)
class Capability:
    """A field of a record, as the documentation has it."""

    name: str
    kind: str
    unit: str
    meaning: str
    askers: tuple[str, ...]

    @property
    def row(self) -> str:
        return f"| `{self.name}` | {self.unit} | `{self.kind}` | {self.meaning} | {', '.join(self.askers)} |"


def capabilities(fields_of: Callable[[type], list[tuple[str, str]]]) -> list[Capability]:
    """All of them, in the order of `Renderer`.
    `fields_of` gives the fields of a class with their comments."""
    asked = _asked()
    found: list[Capability] = []
    for name in capability_names(Renderer):
        record, _, field = name.partition(".")
        kind, words = next((k, w) for k, w in fields_of(type(getattr(Renderer, record))) if k.startswith(f"{field}: "))
        unit, _, meaning = words.partition(": ")
        found.append(Capability(name, kind.removeprefix(f"{field}: "), unit, meaning, _askers(name, asked)))
    return found


def _asked() -> dict[str, set[str]]:
    """What each package's sources ask of a renderer, by the package's name:
    fields of records, and properties."""
    rooms = {"kg": ROOT / "core"} | {
        p.name: p for room in ("libraries", "frontends", "plugins") for p in ROOT.glob(f"{room}/*")
    }
    return {
        name: {word for f in room.glob("src/**/*.py") if f not in DECLARED for word in _words(f.read_text())}
        for name, room in sorted(rooms.items())
    }


def _words(text: str) -> Iterator[str]:
    for parts in re.finditer(r"renderer\.(\w+)(\.\w+)?", text):
        before = text[parts.start() - 1 : parts.start()]
        if not (before.isalnum() or before == "_"):  # `\b` in front of the word would make the search forty times as long
            yield parts[1]
            yield f"{parts[1]}{parts[2] or ''}"


def _askers(field: str, asked: dict[str, set[str]]) -> tuple[str, ...]:
    names = (field, *PROPERTIES.get(field, field).split("|"))
    return tuple(package for package, words in asked.items() if not words.isdisjoint(names))


def as_markdown(found: list[Capability]) -> str:
    """The section of docs/plugins/contracts.md."""
    return "\n".join(
        [
            "## What a target has",
            "",
            "The fields of a renderer that are records, `kg.target.capabilities`; all are frozen, so that an instance that differs sets a new one:",
            "`self.vectors = replace(self.vectors, masked=True)`. A field that nobody sets says that there is none, or no limit. All of them are part of the",
            "fingerprint. `has_local` is `work_groups.total > 0`, `has_shared` `shared_memory.bytes > 0`, `has_threads` `workers.count > 0`; `local_max`",
            "and `shared_max` are short for `work_groups.local` and `shared_memory.bytes`.",
            "",
            "| field | unit | | | asked by |",
            "|---|---|---|---|---|",
            *(one.row for one in found),
        ]
    )
