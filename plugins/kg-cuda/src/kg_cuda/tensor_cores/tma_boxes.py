"""Copies of tiles that are boxes of tensors:
what the threads of a block copy into one panel is one rectangle of an argument, or several beside each other, which one thread
can ask for (PTX ISA, "cp.async.bulk.tensor").

    panel[tile_index(place, thread)] = x[tile_index(y * stride + x0, thread)]      ->      panel = the box of x at (x0, y), swizzled

A bit of (register, thread) moves an element in both memories. Bits of the columns of a panel's row move it so in the argument, too; those of its rows by rows of the
tensor; what is left tells several boxes apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kg.plugin import Op, UOp
from kg.plugin.passes import TileLayout, affine

from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.tensor_cores.panels import PIECE, SWIZZLED

#: Rows that repeat a swizzle, at which a box begins.
PATTERN = 8


def is_copy(store: UOp) -> bool:
    """Whether a STORE is a copy of a tile."""
    value = store.src[1]
    return value.op is Op.LOAD and all(
        x.src[0].src[1].op is Op.TILE_INDEX and isinstance(x.src[0].src[1].tile, TileLayout) for x in (store, value)
    )


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of rows so wide.
    `pieces`: where each box begins, elements beyond the tile's beginning in the panel and in the argument."""

    width: int  #: bytes
    rows: int
    stride: int  #: elements from row to row in the argument
    pieces: tuple[tuple[int, int], ...]

    def shared(self, count: int, itemsize: int) -> tuple[Box, tuple[tuple[int, int], ...]] | None:
        """What each of `count` blocks fetches of it, whole boxes before parts of one,
        and how far each bit of a block's number moves that in the panel and in the argument; None where boxes are too few and
        too small."""
        pieces, rows, bits = self.pieces, self.rows, list[tuple[int, int]]()
        while count > 1 and len(pieces) > 1:
            pieces, moved, count = pieces[: len(pieces) // 2], pieces[len(pieces) // 2], count // 2
            bits.append(moved)
        while count > 1 and rows > PATTERN:
            rows, count = rows // 2, count // 2
            bits.append((self.width // itemsize * rows, self.stride * rows))
        return (Box(self.width, rows, self.stride, pieces), tuple(bits[::-1])) if count == 1 else None

    def spec(self, slot: int, count: int, itemsize: int) -> MapSpec:
        """The tensor map that fetches it from an argument of so many elements."""
        sizes = (self.stride, count // self.stride)
        box = (self.width // itemsize, self.rows)
        return MapSpec(slot, itemsize, sizes, (self.stride * itemsize,), box, self.width)


@cache
def box_of(panel: TileLayout, argument: TileLayout, itemsize: int) -> Box | None:
    """The box that is copied between two tiles; None where it is none."""
    if any(changed for changed, _ in argument.moves):
        return None
    for width in SWIZZLED:
        bits = _plain_bits(panel, itemsize, width)
        found = None if bits is None else _box(sorted(zip(bits, argument.strides, strict=True)), width, itemsize)
        if found is not None:
            return found
    return None


def _plain_bits(panel: TileLayout, itemsize: int, width: int) -> list[int] | None:
    """How far each bit moves an element in rows of so many bytes before they are swizzled;
    None where they are swizzled in another way."""
    found: list[int] = []
    for changed, further in panel.moves:
        swizzled = (further * itemsize >> 7 & width // PIECE - 1) * PIECE // itemsize
        bit = further + (changed ^ swizzled)
        if bit & (bit - 1) or (further and changed != swizzled):
            return None
        found.append(bit)
    return found


def _box(bits: Sequence[tuple[int, int]], width: int, itemsize: int) -> Box | None:
    """From how far bits move an element in the panel, in this order, and in the argument."""
    line = width // itemsize
    columns = line.bit_length() - 1
    if len(bits) < columns + PATTERN.bit_length() - 1 or any(bits[n] != (1 << n, 1 << n) for n in range(columns)):
        return None
    stride, rows = bits[columns][1], 1
    while columns < len(bits) and bits[columns] == (line * rows, stride * rows):
        rows, columns = rows * 2, columns + 1
    pieces = [(0, 0)]
    for here, there in bits[columns:]:
        if here % (line * PATTERN):
            return None
        pieces += [(x + here, y + there) for x, y in pieces]
    return Box(width, rows, stride, tuple(pieces)) if rows >= PATTERN and stride >= line else None


def corner(place: UOp, stride: int) -> tuple[list[tuple[UOp, int]], list[tuple[UOp, int]], int, int]:
    """Where a box begins in an argument whose rows are so far apart:
    the terms across a row and their counts, those down the rows, and a number of each."""
    parts = affine(place)
    down = {t: c for t, c in parts.terms.items() if t.bounds.divisor * c % stride == 0 and c % stride == 0}
    across = [(t, c) for t, c in parts.terms.items() if t not in down]
    rows, column = divmod(parts.constant, stride)
    return across, [(t, c // stride) for t, c in down.items()], column, rows


def is_within_rows(place: UOp, box: Box, itemsize: int) -> bool:
    """Whether all boxes begin and end in rows of the argument."""
    across, _, column, _ = corner(place, box.stride)
    least = column + sum(c * (t.vmin if c > 0 else t.vmax) for t, c in across)
    most = column + sum(c * (t.vmax if c > 0 else t.vmin) for t, c in across)
    furthest = max(there % box.stride for _, there in box.pieces)
    return least >= 0 and most + furthest + box.width // itemsize <= box.stride
