"""How the threads of a GROUP_REDUCE lie in warps, for both renderers.

They are `items` in a row of the block's own numbering, since `items` divides the size of a block along x: one *segment*. What of a
segment lies in one warp is a *piece* of it. The first thread of each piece comes to what the piece has together; where a segment
has several pieces, these go through shared memory, each at a slot of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import UnsupportedError, UOp

WARP: Final = 32
#: All lanes of a warp, as a mask.
ALL: Final = 0xFFFFFFFF

Block = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Segments:
    """The segments of a block of so many threads."""

    threads: int
    items: int

    @property
    def is_butterfly(self) -> bool:
        """Lanes whose numbers differ in one bit are of one segment, for as many bits as it takes."""
        return WARP % self.items == 0

    @property
    def is_whole(self) -> bool:
        """A piece is a warp."""
        return self.items % WARP == 0

    @property
    def is_single(self) -> bool:
        """The block is one segment: a warp is of one piece, though the last may not be full."""
        return self.items == self.threads

    @property
    def pieces(self) -> int:
        """The most pieces that a segment has; all have as many where they are whole, or one segment."""
        starts = range(0, self.threads, self.items)
        return max((s + self.items - 1) // WARP - s // WARP + 1 for s in starts)

    @property
    def warps(self) -> int:
        return -(-self.threads // WARP)

    @property
    def slots(self) -> int:
        """A piece's slot is the number of its warp, plus that of its segment where pieces are not whole:
        each has another."""
        return self.warps if self.is_whole or self.is_single else self.warps + self.threads // self.items - 1

    @property
    def last_mask(self) -> int:
        """The lanes that the last warp has."""
        return ALL >> (-self.threads % WARP)


def slot_bytes(uop: UOp, block: Block) -> int:
    """Shared memory of a GROUP_REDUCE."""
    x, y, z = block
    where = Segments(x * y * z, uop.group_reduce.items)
    size = 8 if uop.type.scalar.bits == 64 else 4
    return -(-where.slots * size * uop.lanes // 16) * 16 if where.pieces > 1 else 0


def segments(uop: UOp, block: Block, kernel: str) -> Segments:
    """Those of a GROUP_REDUCE. Refuses one whose work-items are not side by side in the block."""
    x, y, z = block
    items = uop.group_reduce.items
    if x % items:
        raise UnsupportedError(f"{kernel}: {items} work-items can't reduce together in a group of {x} x {y} x {z}")
    return Segments(x * y * z, items)
