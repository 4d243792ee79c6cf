"""XOR swizzles of shared memory, as a `MemoryLayout` describes them."""

from __future__ import annotations

from typing import Final

from kg.plugin import LinearLayout
from kg.plugin.opts import MemoryLayout

#: Blocks of a row that an XOR swizzle permutes among themselves; with blocks of 16 bytes, those of a line.
XOR_BLOCKS: Final = 8


def blocks_of(layout: MemoryLayout) -> int:
    """Blocks of a line's row; 1 where nothing is swizzled."""
    return layout.line // layout.block if layout.block else 1


def rows_alike(layout: MemoryLayout) -> int:
    """Rows that are swizzled alike: so many as `each` says, or those that are a line
    of the memory together."""
    return layout.each or XOR_BLOCKS // min(blocks_of(layout), XOR_BLOCKS)


def swizzle_of(layout: MemoryLayout) -> LinearLayout:
    """By which bits of the row's number an offset is changed, by XOR.

    >>> print(swizzle_of(MemoryLayout("panel", 64, 32, 32, 8)))
    row[0 offset:8 offset:16] -> offset:32
    >>> print(swizzle_of(MemoryLayout("panel", 64, 32, 32, 8, each=4)))
    row[0 0 offset:8 offset:16] -> offset:32
    >>> print(swizzle_of(MemoryLayout("panel", 64, 16, 16, 4, each=1)))
    row[offset:4 offset:8] -> offset:16
    """
    blocks = min(blocks_of(layout), XOR_BLOCKS)
    skipped = rows_alike(layout).bit_length() - 1 if blocks > 1 else 0
    columns = (*[0] * skipped, *(layout.block << bit for bit in range(blocks.bit_length() - 1)))
    offsets = (layout.block * blocks - 1).bit_length() if blocks > 1 else 0
    return LinearLayout((("row", len(columns)),), (("offset", offsets),), columns)


def step(layout: MemoryLayout, distance: int) -> tuple[int, int]:
    """Where an element is that comes a power of two of columns or of rows after one at a multiple of that:
    changed so by XOR, and then so much further.

    >>> step(MemoryLayout("panel", 64, 32, 32, 8), 64), step(MemoryLayout("panel", 64, 32, 32, 8), 4)
    ((8, 64), (4, 0))
    """
    rows, columns = divmod(distance, layout.width)
    swizzle = swizzle_of(layout)
    changed = swizzle.image(rows & ((1 << len(swizzle.columns)) - 1))
    pieces, within = divmod(columns, layout.line)
    further = (pieces * layout.rows + rows) * layout.line
    return (changed | within, further) if within < 1 << swizzle.output_bits("offset") else (changed, further + within)
