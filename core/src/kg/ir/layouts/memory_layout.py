"""Swizzled layouts of a matrix in shared memory, in which rows and columns have no bank conflicts.

Until it is applied (after the last Opt of a schedule), addresses into such memory count its elements by rows, so that everybody sees sums of axes; the memory's definition says how they lie.

    rows of 4 blocks, XOR        row 0    b0 b1 b2 b3        block c of row r is at c ^ (r / 2 % 4): eight blocks are a line of the memory,
                                 row 2    b1 b0 b3 b2        which its banks give at a time, and what r counts
                                 row 4    b2 b3 b0 b1
"""

from __future__ import annotations

from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class MemoryLayout:
    """`rows` of `width` elements.
    The first `line` of all rows are a matrix of their own, then come the next; the blocks of a line are swizzled by the row."""

    name: str
    rows: int
    width: int
    line: int
    block: int = 0  #: elements of what is swizzled; 0: nothing is
    each: int = 0  #: rows that are swizzled alike; 0: those that are a line, if eight blocks are one
