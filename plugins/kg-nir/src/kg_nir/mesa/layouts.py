"""Sizes, offsets and numbers of Mesa's structs and enums, read from layouts.txt,
which tools/make_layouts.py writes."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

_LINES: Final = [line.split() for line in (files("kg_nir.mesa") / "layouts.txt").read_text().splitlines()]


def _field(text: str) -> tuple[str, tuple[int, int]]:
    name, at, width = text.split(":")
    return name, (int(at), int(width))


#: The release of tinymesa that they are of.
VERSION: Final = next(words[1] for words in _LINES if words[0] == "tinymesa")
#: struct -> bytes, field -> (offset, bytes)
STRUCTS: Final = {words[1]: (int(words[2]), dict(map(_field, words[3:]))) for words in _LINES if words[0] == "struct"}
#: constant -> number
CONSTANTS: Final = {words[1]: int(words[2]) for words in _LINES if words[0] == "constant"}
