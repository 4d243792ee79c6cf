"""Shared-memory panels of `wgmma` operands as its matrix descriptors describe them.

PTX ISA, "Strides", "Matrix Descriptor Format".

A panel has rows of 128, 64 or 32 bytes, eight of which make a pattern: the 16 bytes numbered c of the row at byte address x are at c ^ x / 128 % 8 (of 128 bytes; fewer
bits of narrower rows). That is what STAGE's `^` lays out. Rows run along the sum, or across it for elements of 16 bits:

    along    element (m, k) at start + m % 8 rows + m / 8 `stride` + k
    across   element (m, k) at start + m in its row (the next row of m `lead` further) + k % 8 rows + k / 8 `stride`

Rows of 16 bytes are not swizzled, and may begin at any of them, as the windows of a convolution do: STAGE's `:8`.

    along    element (m, k) at start + m % 8 rows + m / 8 `stride` + k / 8 `lead`, for 8 elements to a row

An operand lies so if its tile goes through that layout, whose rows lie as far apart as a descriptor can say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kg.plugin import DType, Op, TensorCore, UnsupportedError, UOp
from kg.plugin.passes import Move, TileLayout, affine

from kg_cuda.analysis.memory_width import WHOLE, alignment
from kg_cuda.tensor_cores.ldmatrix import lane_moves
from kg_cuda.tensor_cores.wgmma import DEPTH, GROUP, operand

#: Bytes of a block that is swizzled, and at whose multiples all that a descriptor says begins.
PIECE: Final = 16
#: Bytes of a swizzled row -> what a descriptor calls them; and of all rows.
SWIZZLED: Final = {128: 1, 64: 2, 32: 3}
WIDTHS: Final = {**SWIZZLED, PIECE: 0}
#: Bits of a row's number that repeat the swizzle.
_EIGHT: Final = 3


@dataclass(frozen=True, slots=True)
class Panel:
    """How an operand lies, as a descriptor says it."""

    across: bool
    width: int  #: bytes
    lead: int
    stride: int

    @property
    def high(self) -> int:
        """The descriptor's upper word."""
        return self.stride >> 4 | WIDTHS[self.width] << 30


def is_warpgroup_unit(u: UOp) -> bool:
    return u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.threads == GROUP


def unit_of(u: UOp) -> TensorCore:
    """That of a WMMA."""
    assert isinstance(u.arg, TensorCore)
    return u.arg


def panel_operands(u: UOp) -> list[tuple[int, UOp]]:
    """The operands of a WMMA that its unit reads from shared memory, by their numbers."""
    return [(number, u.src[number]) for number, shared in enumerate(unit_of(u).shared_operands) if shared]


def row_moves(width: int) -> tuple[Move, ...]:
    """What the bits of a row's number do to a byte's address within a pattern,
    whose blocks of 16 bytes are swizzled."""
    return tuple(((width << bit >> 7 & width // PIECE - 1) * PIECE, width << bit) for bit in range(_EIGHT))


@cache
def panel_of(tile: object, dtype: DType) -> Panel | None:
    """The panel that a tile of an operand is; None of others."""
    size = dtype.itemsize
    rows = tile.registers * GROUP * size // DEPTH if isinstance(tile, TileLayout) else 0
    if not isinstance(tile, TileLayout) or tile.lanes != GROUP or rows < 1 << _EIGHT:
        return None
    layout, depth = operand(rows, size, left=True), DEPTH // size
    along = layout.reordered(outputs=("column", "row")).with_outputs(offset=depth, lane=rows)
    moves = _bytes(lane_moves(tile, along, PIECE // size), size)
    stride = _step(moves[_EIGHT:])
    for width in SWIZZLED:
        if moves[:_EIGHT] == row_moves(width) and stride is not None:
            return Panel(False, width, PIECE, stride)
    return _panel_of_pieces(tile, size, rows, depth) or _panel_across(tile, size, rows, depth)


def _panel_of_pieces(tile: TileLayout, size: int, rows: int, depth: int) -> Panel | None:
    """One whose rows are 16 bytes along the sum, eight of them side by side."""
    layout = operand(rows, size, left=True).reordered(outputs=("column", "row"))
    line = PIECE // size
    moves = _bytes(lane_moves(tile, layout.with_outputs(offset=line, lane=rows * depth // line), line), size)
    pieces = (depth // line).bit_length() - 1
    lead, stride = _step(moves[:pieces]), _step(moves[pieces + _EIGHT :])
    if moves[pieces : pieces + _EIGHT] != row_moves(PIECE) or lead is None or stride is None:
        return None
    return Panel(False, PIECE, lead, stride)


def _panel_across(tile: TileLayout, size: int, rows: int, depth: int) -> Panel | None:
    layout = operand(rows, size, left=True).reordered(outputs=("row", "column"))
    for width in SWIZZLED if size == 2 else ():
        line = width // size
        lines = (rows // line).bit_length() - 1
        across = layout.with_outputs(offset=line, lane=rows // line * depth)
        moves = _bytes(lane_moves(tile, across, PIECE // size), size)
        lead, stride = _step(moves[:lines]), _step(moves[lines + _EIGHT :])
        if moves[lines : lines + _EIGHT] == row_moves(width) and lead is not None and stride is not None:
            return Panel(True, width, lead, stride)
    return None


def _bytes(moves: Sequence[Move] | None, size: int) -> tuple[Move, ...]:
    return tuple((changed * size, further * size) for changed, further in moves or ())


def _step(moves: Sequence[Move]) -> int | None:
    """The distance that bits of a number count; None where they count none.
    Where there are no bits any will do."""
    step = moves[0][1] if moves else PIECE
    even = step > 0 and step % PIECE == 0
    return step if even and all(move == (0, step << bit) for bit, move in enumerate(moves)) else None


# -- operands in a kernel


def described(load: UOp) -> Panel | str:
    """The panel that an operand is, or why it is none, in words."""
    address, size = load.src[0], load.type.scalar.itemsize
    if load.op is not Op.LOAD or address.src[1].op is not Op.TILE_INDEX:
        return "it is no tile"
    panel = panel_of(address.src[1].tile, load.type.scalar)
    if panel is None:
        return "its rows are none that a descriptor says"
    if panel.width == PIECE:
        aligned = address.src[1].src[0].bounds.is_multiple_of(PIECE // size)
        return panel if aligned else f"it does not begin at a multiple of {PIECE} bytes"
    if alignment(address.pointer.size * size) != WHOLE:
        return f"its memory is no multiple of {WHOLE} bytes"
    if not begins_in_first_row(address.src[1].src[0], size, panel.width, whole=panel.across):
        return "it does not begin in the first row of a pattern"
    return panel


def begins_in_first_row(place: UOp, size: int, width: int, *, whole: bool) -> bool:
    """Whether a place is in the first row of a swizzle's pattern, at 16 bytes of it,
    or at the row's own beginning; it is in elements."""
    parts = affine(place)
    pattern = (width << _EIGHT) // size
    inside = {t: c for t, c in parts.terms.items() if t.bounds.divisor * c % pattern}
    constant = parts.constant % pattern
    least = constant + sum(c * (t.vmin if c > 0 else t.vmax) for t, c in inside.items())
    most = constant + sum(c * (t.vmax if c > 0 else t.vmin) for t, c in inside.items())
    pieces = not constant * size % PIECE and all(t.bounds.divisor * c * size % PIECE == 0 for t, c in inside.items())
    return pieces and least >= 0 and most * size < (1 if whole else width)


def refused(core: TensorCore, which: int, why: str) -> UnsupportedError:
    return UnsupportedError(
        f"{core} reads panels of 128, 64 or 32 bytes to a row whose blocks of 16 bytes are swizzled, as in STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4), or"
        f" cut to such rows, r0.in/o0.in:64^8, where elements of 16 bits lie across the sum, or to 16 bytes along it, o0.in/r0.in:8; operand {'ab'[which]} lies in another way: {why}"
    )
