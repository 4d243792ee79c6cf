"""Memory as STAGE lays it out: the arithmetic of addresses is what the linear layout says,
and each element has a place of its own."""

from __future__ import annotations

import doctest

import pytest
from kg.dtype import AddrSpace, PtrDType, float32, index, void
from kg.ir.args import Axis, AxisKind
from kg.ir.indexing import number
from kg.ir.layouts.layout import replicated
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.layouts.tile import TileLayout, tile_layout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_tiles.memory import swizzles as module
from kg_tiles.memory.staged_layout import laid_at, lay_out
from kg_tiles.memory.swizzles import step, swizzle_of

LAYOUTS = [
    MemoryLayout("plain_pieces", 4, 24, 8),
    MemoryLayout("two_blocks", 16, 8, 8, 4),
    MemoryLayout("four_blocks", 16, 16, 16, 4),
    MemoryLayout("a_line", 16, 32, 32, 4),
    MemoryLayout("two_lines", 12, 64, 64, 4),
    MemoryLayout("three_lines", 9, 48, 48, 2),
    MemoryLayout("cut", 16, 64, 32, 4),
    MemoryLayout("four_rows_alike", 32, 32, 32, 4, 4),
    MemoryLayout("two_rows_alike_of_two_lines", 16, 64, 64, 4, 2),
]


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_addresses_are_rows_changed_by_the_swizzle(layout: MemoryLayout) -> None:
    bits = swizzle_of(layout).input_bits("row")
    found: list[int] = []
    for place in range(layout.rows * layout.width):
        row, column = divmod(place, layout.width)
        piece, within = divmod(column, layout.line)
        plain = (piece * layout.rows + row) * layout.line + within
        found.append(laid_at(number(place), layout).vmin)
        assert found[-1] == plain ^ swizzle_of(layout).at(row=row % (1 << bits)).get("offset", 0)
    assert sorted(found) == list(range(layout.rows * layout.width))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("size", [1, 2, 4])
def test_steps(layout: MemoryLayout, size: int) -> None:
    """From a place whose row and column are multiples of a size, steps of less go where `step` says."""
    rows, columns = (list(range(0, count, size)) for count in (layout.rows // size * size, layout.width))
    for start in (row * layout.width + column for row in rows for column in columns):
        begin = laid_at(number(start), layout).vmin
        for bit in (1 << n for n in range(size.bit_length() - 1)):
            for distance in (bit, bit * layout.width):
                xor, further = step(layout, distance)
                assert laid_at(number(start + distance), layout).vmin == (begin ^ xor) + further


LANE = UOp(Op.RANGE, index, (number(0), number(4)), Axis("lane", AxisKind.WARP))


def laid_out_tile(strides: tuple[int, int, int], place: UOp) -> UOp:
    """A load of two elements in each of four lanes, in rows of 16 whose blocks of 4 are swizzled,
    once it is laid out."""
    memory = UOp(Op.DEFINE_LOCAL, PtrDType(float32, AddrSpace.LOCAL, 256), (), MemoryLayout("panel", 16, 16, 16, 4))
    tile = TileLayout(tile_layout(replicated("register", 2), replicated("lane", 4)), strides)
    places = UOp(Op.TILE_INDEX, index.vec(2), (place, LANE), tile)
    load = UOp(Op.LOAD, float32.vec(2), (UOp(Op.INDEX, memory.dtype, (memory, places)),))
    return lay_out(UOp(Op.SINK, void, (load,))).src[0]


@pytest.mark.parametrize(
    ("strides", "place", "whole"),
    [
        ((1, 16, 32), number(0), True),
        ((1, 16, 32), number(64), True),
        ((1, 16, 32), number(16), False),  # begins at a row that the tile's rows do not divide
        ((1, 48, 96), number(0), False),  # every third row: 3 and 6 have a bit in common
        ((1, 17, 34), number(0), False),  # along a diagonal
    ],
)
def test_tiles_are_laid_out_where_they_stay_tiles(strides: tuple[int, int, int], place: UOp, whole: bool) -> None:
    """Whichever way, each element is where its own address would be."""
    load = laid_out_tile(strides, place)
    assert (load.op is Op.LOAD) is whole
    layout = MemoryLayout("panel", 16, 16, 16, 4)
    for lane in range(4):
        for register in range(2):
            wanted = laid_at(
                number(place.vmin + sum(s for bit, s in enumerate(strides) if (register | lane << 1) >> bit & 1)), layout
            ).vmin
            if whole:
                tile, start = load.src[0].src[1].tile, load.src[0].src[1].src[0].vmin
                assert isinstance(tile, TileLayout)
                changed, further = tile.move(register, lane)
                found = (start ^ changed) + further
            else:
                found = load.src[register].src[0].src[1].substitute({LANE: number(lane)}).vmin
            assert found == wanted
