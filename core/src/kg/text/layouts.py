"""Linear layouts as text: the images of each input's bits, lowest first, then how many values each output has.

    layout(register[column:1 row:8] lane[column:2 column:4 row:1 row:2 row:4] -> column:8 row:16)

An image is `0`, or parts of outputs joined by `^`, as in `row:1^offset:24`.
"""

from __future__ import annotations

import re
from typing import Final

from kg.checks import parse_integer
from kg.ir.layouts.layout import LinearLayout

_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_PART: Final = re.compile(r"([A-Za-z_]\w*):(\d+)")
_ZERO: Final = re.compile(r"0(?!\w)")
_SPACE: Final = re.compile(r"[ \t]*")


class LayoutTextError(ValueError):
    """What is wrong, and how far behind the beginning of the text."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at = at


def format_layout(layout: LinearLayout) -> str:
    return f"layout({layout})"


def parse_layout(text: str, start: int = 0) -> tuple[LinearLayout, int]:
    """What `format_layout` wrote, behind the word `layout` at `start`; and where it ends. Raises LayoutTextError."""
    reader = _Reader(text, start)
    inputs: list[tuple[str, list[dict[str, int]]]] = []
    begin = reader.skip()
    reader.need("(")
    while not reader.has("->"):
        name = reader.expect(_NAME, "the name of an input, or '->'").group()
        reader.need("[")
        images: list[dict[str, int]] = []
        while not reader.has("]"):
            images.append(reader.image())
        inputs.append((name, images))
    outputs: dict[str, int] = {}
    while not reader.has(")"):
        part = reader.expect(_PART, "an output and its size, such as row:16, or ')'")
        size = _number(part)
        if size < 1 or size & (size - 1):
            raise LayoutTextError(f"{part.group(1)} has {size} values; a linear layout has powers of two alone", part.start())
        outputs[part.group(1)] = size.bit_length() - 1
    try:
        columns = tuple(_column(image, outputs) for _, images in inputs for image in images)
        layout = LinearLayout(tuple((name, len(images)) for name, images in inputs), tuple(outputs.items()), columns)
    except ValueError as error:
        raise LayoutTextError(str(error), begin) from None
    return layout, reader.at


class _Reader:
    """A place in a text."""

    def __init__(self, text: str, at: int) -> None:
        self.text, self.at = text, at

    def skip(self) -> int:
        match = _SPACE.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.at

    def has(self, literal: str) -> bool:
        found = self.text.startswith(literal, self.skip())
        self.at += len(literal) if found else 0
        return found

    def need(self, literal: str) -> None:
        if not self.has(literal):
            raise LayoutTextError(f"expected '{literal}'", self.at)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.text, self.skip())
        self.at = match.end() if match else self.at
        return match

    def expect(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        match = self.take(pattern)
        if match is None:
            raise LayoutTextError(f"expected {what}", self.at)
        return match

    def image(self) -> dict[str, int]:
        if self.take(_ZERO):
            return {}
        found: dict[str, int] = {}
        while not found or self.has("^"):
            part = self.expect(_PART, "the image of a bit, such as row:8, row:1^column:4 or 0")
            found[part.group(1)] = found.get(part.group(1), 0) ^ _number(part)
        return found


def _number(part: re.Match[str]) -> int:
    try:
        return parse_integer(part.group(2))
    except ValueError as error:
        raise LayoutTextError(str(error), part.start()) from None


def _column(image: dict[str, int], outputs: dict[str, int]) -> int:
    """An image over all outputs, the first one's bits lowest."""
    column, start = 0, 0
    for name, value in image.items():
        if name not in outputs or value >> outputs[name]:
            raise ValueError(
                f"{name}:{value} is outside of the outputs {' '.join(f'{n}:{1 << b}' for n, b in outputs.items())}"
            )
    for name, bits in outputs.items():
        column |= image.get(name, 0) << start
        start += bits
    return column
