"""Embeds driver images in C++: a string by lines, or an array of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

#: Characters of a string that every compiler of C++ takes.
_LONGEST = 60_000


@dataclass(frozen=True, slots=True)
class Embedded:
    """`lines` are literals of a string, or numbers of bytes.
    `text`: as it is, for code that the file itself contains."""

    is_string: bool
    lines: tuple[str, ...]
    nbytes: int
    text: str


def embedded(code: str | bytes) -> Embedded:
    data = code.encode() if isinstance(code, str) else code
    if isinstance(code, str) and len(data) < _LONGEST and "\0" not in code:
        return Embedded(True, tuple(_literals(code)), len(data), code)
    numbers = [*(str(byte) for byte in data), "0"]
    lines = [", ".join(numbers[at : at + 32]) + "," for at in range(0, len(numbers), 32)]
    return Embedded(False, tuple(lines), len(data), code if isinstance(code, str) else "")


def _literals(text: str) -> Iterator[str]:
    lines = text.split("\n")
    for number, line in enumerate(lines):
        ends = "\\n" if number < len(lines) - 1 else ""
        if line or ends:
            escaped = line.replace("\\", "\\\\").replace('"', '\\"').replace("??", '?""?')
            yield f'"{escaped}{ends}"'
