"""`stmatrix` as layouts (PTX ISA): it stores matrices of 8 rows of 16 bytes, whose words lanes hold,
and whose rows they give, as `ldmatrix` loads them. Elements have 16 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import LinearLayout, TileLayout
from kg_tiles.lane_accesses import moved, stores_by_lanes

from kg_cuda.tensor_cores.ldmatrix import LANES, Matrices, Read, read_of

#: The PTX version that came with it.
SINCE: Final = "7.8"
#: Bytes of an element.
ELEMENT: Final = 2
#: Registers of a lane that one instruction stores at most, as bits of their number: four words of two elements.
_REGISTER_BITS: Final = 3


def store_name(form: Matrices) -> str:
    """The instruction that stores what a form of `ldmatrix` loads."""
    return form.name.replace("ldmatrix", "stmatrix")


def stored_by_matrices(store: UOp) -> Sequence[UOp]:
    """A STORE at a tile in shared memory as some by the instruction's own layout,
    where it goes through that; else as each lane's own."""
    address, value, *order = store.src
    index = address.src[1]
    tile, (place, lane) = index.tile, index.src
    assert isinstance(tile, TileLayout)
    registers = min(tile.layout.input_bits("register"), _REGISTER_BITS)
    warp = _part(tile, registers)
    read = read_of(warp, value.type.scalar) if value.type.scalar.itemsize == ELEMENT else ""
    if not isinstance(read, Read) or not place.bounds.is_multiple_of(tile.span):
        return stores_by_lanes(store)
    of_warp, within = (lane, lane) if tile.lanes == LANES else (lane // LANES, lane % LANES)
    upper = tile.lane_moves[LANES.bit_length() - 1 :]
    made: list[UOp] = []
    for first in range(0, tile.registers, 1 << registers):
        at = (
            moved(moved(place, of_warp, upper), within, read.moves, tile.move(first))
            if upper
            else moved(place, within, read.moves, tile.move(first))
        )
        places = UOp(Op.TILE_INDEX, place.type.vec(1 << registers), (at, lane), read.form.tile)
        own = value.lane(*range(first, first + (1 << registers)))
        made.append(store.with_src((address.with_src((address.src[0], places, *address.src[2:])), own, *order)))
    return made


def _part(tile: TileLayout, registers: int) -> TileLayout:
    """What the first warp has in its first registers."""
    bits = [*range(registers), *(tile.layout.input_bits("register") + n for n in range(LANES.bit_length() - 1))]
    inputs = (("register", registers), ("lane", LANES.bit_length() - 1))
    columns = tuple(tile.layout.columns[bit] for bit in bits)
    return TileLayout(LinearLayout(inputs, tile.layout.outputs, columns), tuple(tile.strides[bit] for bit in bits))
