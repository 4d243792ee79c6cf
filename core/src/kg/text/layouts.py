"""Linear layouts as text: the images of each input's bits, lowest first, then how many values each output has.

    layout(register[column:1 row:8] lane[column:2 column:4 row:1 row:2 row:4] -> column:8 row:16)

An image is `0`, or parts of outputs joined by `^`, as in `row:1^offset:24`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kg.checks import parse_integer
from kg.ir.layout import LinearLayout

if TYPE_CHECKING:
    from kg.text.cursor import Cursor

_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_PART: Final = re.compile(r"([A-Za-z_]\w*):(\d+)")
_ZERO: Final = re.compile(r"0(?!\w)")


def format_layout(layout: LinearLayout) -> str:
    return f"layout({layout})"


def read_layout(cursor: Cursor) -> LinearLayout:
    """What `format_layout` wrote, behind the word `layout`."""
    cursor.skip()
    start = cursor.at
    cursor.need("(")
    inputs: list[tuple[str, list[dict[str, int]]]] = []
    while not cursor.has("->"):
        name = cursor.expect(_NAME, "the name of an input, or '->'").group()
        cursor.need("[", f"after {name}")
        images: list[dict[str, int]] = []
        while not cursor.has("]"):
            images.append(_image(cursor))
        inputs.append((name, images))
    outputs: list[tuple[str, int]] = []
    while not cursor.has(")"):
        part = cursor.expect(_PART, "an output and its size, such as row:16, or ')'")
        size = cursor.parsed(parse_integer, part, 2)
        if size < 1 or size & (size - 1):
            raise cursor.error(f"{part.group(1)} has {size} values; a linear layout has powers of two alone", part.start())
        outputs.append((part.group(1), size.bit_length() - 1))
    starts, total = dict[str, int](), 0
    for name, count in outputs:
        starts[name] = total
        total += count
    try:
        columns = tuple(_column(image, starts, dict(outputs)) for _, images in inputs for image in images)
        return LinearLayout(tuple((name, len(images)) for name, images in inputs), tuple(outputs), columns)
    except ValueError as error:
        raise cursor.error(str(error), start) from None


def _image(cursor: Cursor) -> dict[str, int]:
    if cursor.take(_ZERO):
        return {}
    found: dict[str, int] = {}
    while not found or cursor.has("^"):
        part = cursor.expect(_PART, "the image of a bit, such as row:8, row:1^column:4 or 0")
        found[part.group(1)] = found.get(part.group(1), 0) ^ cursor.parsed(parse_integer, part, 2)
    return found


def _column(image: dict[str, int], starts: dict[str, int], bits: dict[str, int]) -> int:
    column = 0
    for name, value in image.items():
        if name not in starts or value >> bits[name]:
            raise ValueError(f"{name}:{value} is outside of the outputs {' '.join(f'{n}:{1 << b}' for n, b in bits.items())}")
        column |= value << starts[name]
    return column
