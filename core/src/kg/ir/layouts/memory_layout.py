"""Where the elements of a matrix in shared memory lie, beyond rows after rows: in an order in which neither rows nor columns of it come from one bank.

Until it is applied (after the last Opt of a schedule), addresses into such memory count its elements by rows, so that everybody sees sums of axes; the memory's definition says how they lie.

    rows of 4 blocks, XOR        row 0    b0 b1 b2 b3        block c of row r is at c ^ (r / 2 % 4): eight blocks are a line of the memory,
                                 row 2    b1 b0 b3 b2        which its banks give at a time, and what r counts
                                 row 4    b2 b3 b0 b1
"""

from __future__ import annotations

from kg.ir.layouts.layout import LinearLayout
from kg.records import dataclass

#: Blocks of a row that an XOR swizzle permutes among themselves; with blocks of 16 bytes, those of a line.
XOR_BLOCKS = 8


@dataclass(frozen=True, slots=True)
class MemoryLayout:
    """`rows` of `width` elements. The first `line` of all rows are a matrix of their own, then come the next; the blocks of a line are swizzled by the row."""

    name: str
    rows: int
    width: int
    line: int
    block: int = 0  #: elements of what is swizzled; 0: nothing is
    each: int = 0  #: rows that are swizzled alike; 0: those that are a line, if eight blocks are one

    @property
    def blocks(self) -> int:
        """Blocks of a line's row; 1 where nothing is swizzled."""
        return self.line // self.block if self.block else 1

    @property
    def alike(self) -> int:
        """Rows that are swizzled alike: so many as `each` says, or those that are a line of the memory together."""
        return self.each or XOR_BLOCKS // min(self.blocks, XOR_BLOCKS)

    @property
    def swizzle(self) -> LinearLayout:
        """By which bits of the row's number an offset is changed, by XOR.

        >>> print(MemoryLayout("panel", 64, 32, 32, 8).swizzle)
        row[0 offset:8 offset:16] -> offset:32
        >>> print(MemoryLayout("panel", 64, 32, 32, 8, each=4).swizzle)
        row[0 0 offset:8 offset:16] -> offset:32
        >>> print(MemoryLayout("panel", 64, 16, 16, 4, each=1).swizzle)
        row[offset:4 offset:8] -> offset:16
        """
        blocks = min(self.blocks, XOR_BLOCKS)
        skipped = self.alike.bit_length() - 1 if blocks > 1 else 0
        columns = (*[0] * skipped, *(self.block << bit for bit in range(blocks.bit_length() - 1)))
        offsets = (self.block * blocks - 1).bit_length() if blocks > 1 else 0
        return LinearLayout((("row", len(columns)),), (("offset", offsets),), columns)

    def step(self, distance: int) -> tuple[int, int]:
        """Where an element is that comes a power of two of columns or of rows after one at a multiple of that: changed so by XOR, and then so much further.

        >>> MemoryLayout("panel", 64, 32, 32, 8).step(64), MemoryLayout("panel", 64, 32, 32, 8).step(4)
        ((8, 64), (4, 0))
        """
        rows, columns = divmod(distance, self.width)
        swizzle = self.swizzle
        changed = swizzle.image(rows & ((1 << len(swizzle.columns)) - 1))
        pieces, within = divmod(columns, self.line)
        further = (pieces * self.rows + rows) * self.line
        return (changed | within, further) if within < 1 << swizzle.output_bits("offset") else (changed, further + within)
