"""`ldmatrix` as layouts (PTX ISA): it reads matrices of 8 rows of 16 bytes;
lane l gives where row l % 8 of matrix l / 8 begins, and gets a word of each matrix.

word w of lane 4 g + t is at t words in row g of matrix w        transposed, elements of 16 bits: in column g of rows 2 t and 2 t + 1
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from kg.plugin import DType, LinearLayout, along
from kg.plugin.passes import Move, TileLayout, tile_layout

_WORD, _ROW = 4, 16  #: bytes
LANES: Final = 32
_BITS: Final = LANES.bit_length() - 1


@dataclass(frozen=True, slots=True)
class Matrices:
    """One form of the instruction, for elements of a size."""

    words: int
    transposed: bool
    layout: LinearLayout  #: (register, lane) -> (offset in a row, lane that gives the row)

    @property
    def short(self) -> str:
        return f"ldmatrix.x{self.words}{'.trans' if self.transposed else ''}"

    @property
    def name(self) -> str:
        return self.short.replace("ldmatrix", "ldmatrix.sync.aligned.m8n8") + ".shared.b16"

    @property
    def tile(self) -> TileLayout:
        return TileLayout(self.layout, (0,) * len(self.layout.columns))


@cache
def forms(itemsize: int) -> tuple[Matrices, ...]:
    """All that there are for elements of so many bytes."""
    return tuple(_forms(itemsize))


def _forms(itemsize: int) -> Iterator[Matrices]:
    if itemsize > _WORD:
        return
    each = _WORD // itemsize
    for words in (1, 2, 4):
        rows = along("register", "offset", each) * along("lane", "offset", 4) * along("lane", "lane", 8)
        yield Matrices(words, False, tile_layout(rows, along("register", "lane", words)))
        if itemsize == 2:
            columns = along("register", "lane", 2) * along("lane", "lane", 4) * along("lane", "offset", 8)
            yield Matrices(words, True, tile_layout(columns, along("register", "lane", words)))


def lane_moves(tile: TileLayout, instruction: LinearLayout, vector: int) -> tuple[Move, ...] | None:
    """How the place that a lane gives differs by the bits of its number,
    where an instruction reads a tile: one whose elements are those of a vector that begins where a lane says, (register, lane)
    -> (lane, offset). None where it reads another."""
    if not instruction.is_surjective or not instruction.is_injective or tile.has_lane_addresses:
        return None
    if any(instruction.input_bits(name) != tile.layout.input_bits(name) for name in ("register", "lane")):
        return None
    inverse = instruction.reordered(inputs=("register", "lane")).inverse()
    moves = tile.moves
    found: dict[str, list[Move]] = {"offset": [], "lane": []}
    for name, _ in inverse.inputs:
        for word in inverse.images(name):
            if word & (word - 1):
                return None  # strides are of single bits
            found[name].append(moves[word.bit_length() - 1])
    if any(max(move) != 1 << bit or min(move) for bit, move in enumerate(found["offset"])):
        return None
    return None if any(part % vector for move in found["lane"] for part in move) else tuple(found["lane"])


@dataclass(frozen=True, slots=True)
class Read:
    """A tile as the instruction reads it: by what bits of a lane's number the place that it gives differs."""

    form: Matrices
    moves: tuple[Move, ...]


def read_of(tile: TileLayout, dtype: DType) -> Read | str:
    """How `ldmatrix` reads a tile that begins at a multiple of 16 bytes; or why it does not, in words."""
    itemsize = dtype.itemsize
    found = [form for form in forms(itemsize) if form.layout.input_bits("register") == tile.layout.input_bits("register")]
    if tile.lanes != LANES or not found:
        return f"{tile.registers} elements of {itemsize} bytes in {tile.lanes} lanes are no 1, 2 or 4 words of a warp"
    for form in found:
        moves = lane_moves(tile, form.layout, _ROW // itemsize)
        if moves is not None:
            return Read(form, moves + ((0, 0),) * (_BITS - len(moves)))
    return f"its {_WORD * 4} bytes of 4 lanes are no row at a multiple of {_ROW} bytes, along or across"


def form_of(tile: object, dtype: DType) -> Matrices | None:
    """The form whose own layout a tile has."""
    return next((form for form in forms(dtype.itemsize) if form.tile == tile), None)
