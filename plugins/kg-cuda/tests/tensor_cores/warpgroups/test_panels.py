"""Panels and boxes from layouts, against the manual's formulas:
where `wgmma`'s descriptors and TMA's swizzle say that elements lie."""

from __future__ import annotations

import pytest
from kg.dtype import bfloat16, float32, int8
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.layouts.tile import TileLayout
from kg_cuda.tensor_cores.panels import Panel, panel_of
from kg_cuda.tensor_cores.tma_boxes import box_of
from kg_cuda.tensor_cores.wgmma import DEPTH, operand
from kg_tiles.memory.swizzles import step


def staged(rows: int, itemsize: int, layout: MemoryLayout, *, across: bool) -> TileLayout:
    """The tile of an operand of so many rows in memory that STAGE lays out; `across`:
    the memory's rows run along M or N."""
    fragment = operand(rows, itemsize, left=True)
    moves: list[tuple[int, int]] = []
    for name in ("register", "lane"):
        for bit in range(fragment.input_bits(name)):
            row, column = (fragment.column(name, bit, x) for x in ("row", "column"))
            distance = column * layout.width + row if across else row * layout.width + column
            moves.append(step(layout, distance))
    bits = max(changed.bit_length() for changed, _ in moves)
    linear = LinearLayout(fragment.inputs, (("offset", bits),), tuple(changed for changed, _ in moves))
    return TileLayout(linear, tuple(further for _, further in moves))


def described(panel: Panel, row: int, k: int, itemsize: int) -> int:
    """The byte where the hardware looks for an element, the panel beginning at 0:
    PTX ISA, "Strides", "Matrix Descriptor Format"."""
    line = panel.width // itemsize
    if panel.across:
        at = row % line * itemsize + row // line * panel.lead + k % 8 * panel.width + k // 8 * panel.stride
    else:
        at = row % 8 * panel.width + row // 8 * panel.stride + k * itemsize
    return at ^ (at >> 7 & (panel.width // 16 - 1)) << 4


@pytest.mark.parametrize("dtype", [bfloat16, float32, int8], ids=str)
@pytest.mark.parametrize("width", [128, 64, 32])
@pytest.mark.parametrize(("rows", "across"), [(64, False), (256, False), (64, True), (128, True)])
def test_descriptors_say_where_elements_lie(dtype, width: int, rows: int, across: bool) -> None:
    size = dtype.itemsize
    depth, line = DEPTH // size, width // size
    layout = MemoryLayout("panel", depth if across else rows, rows if across else line, line, 16 // size)
    tile = staged(rows, size, layout, across=across)
    panel = panel_of(tile, dtype)
    if across and size != 2:
        assert panel is None  # the instruction is told so of elements of 16 bits alone
        return
    assert panel is not None and (panel.across, panel.width) == (across, width)
    fragment = operand(rows, size, left=True)
    for lane in range(tile.lanes):
        for register in range(tile.registers):
            at = fragment.at(register=register, lane=lane)
            changed, further = tile.move(register, lane)
            assert (changed + further) * size == described(panel, at["row"], at["column"], size)


@pytest.mark.parametrize("dtype", [bfloat16, float32, int8], ids=str)
@pytest.mark.parametrize(("rows", "apart"), [(64, 8), (64, 10), (128, 19)])
def test_rows_of_16_bytes(dtype, rows: int, apart: int) -> None:
    """Not swizzled: eight rows side by side, eight of them `apart` rows from the next,
    pieces along the sum as far as the panel has rows."""
    size = dtype.itemsize
    line, depth, panel_rows = 16 // size, DEPTH // size, 500
    layout, fragment = MemoryLayout("panel", panel_rows, depth, line), operand(rows, size, left=True)
    moves: list[int] = []
    for name in ("register", "lane"):
        for bit in range(fragment.input_bits(name)):
            row, column = (fragment.column(name, bit, x) for x in ("row", "column"))
            changed, further = step(layout, (row % 8 + row // 8 * apart) * depth + column)
            moves.append(changed + further)
    tile = TileLayout(LinearLayout(fragment.inputs, (("offset", 0),), (0,) * len(moves)), tuple(moves))
    panel = panel_of(tile, dtype)
    assert panel == Panel(False, 16, panel_rows * 16, apart * 16)
    assert panel.high == apart and panel.lead >> 4 == panel_rows  # neither swizzle bits nor a base offset


@pytest.mark.parametrize("block", [0, 4, 16])
def test_other_swizzles_are_no_panels(block: int) -> None:
    assert panel_of(staged(64, 2, MemoryLayout("panel", 64, 64, 64, block), across=False), bfloat16) is None


def copied(threads: int, layout: MemoryLayout, stride: int, rounds: int) -> tuple[TileLayout, TileLayout]:
    """Vectors of 16 bytes of bfloat16 that threads copy, row after row of the memory.
    A tensor's rows are `stride` apart."""
    steps = [1 << bit for bit in (*range(3), *range(3, 3 + threads.bit_length() - 1), *range(3 + threads.bit_length() - 1, 20))]
    count = 3 + threads.bit_length() - 1 + rounds.bit_length() - 1
    registers = (0, 1, 2, *range(count - rounds.bit_length() + 1, count))
    order = (*registers, *(bit for bit in range(3, count) if bit not in registers))
    moves = [step(layout, steps[bit]) for bit in order]
    there = tuple(steps[bit] // layout.width * stride + steps[bit] % layout.width for bit in order)
    inputs = (("register", len(registers)), ("lane", count - len(registers)))
    bits = max(changed.bit_length() for changed, _ in moves)
    panel = TileLayout(
        LinearLayout(inputs, (("offset", bits),), tuple(changed for changed, _ in moves)), tuple(f for _, f in moves)
    )
    return panel, TileLayout(LinearLayout(inputs, (("offset", 0),), (0,) * count), there)


@pytest.mark.parametrize("width", [128, 64, 32])
def test_boxes_by_rows(width: int) -> None:
    """Rows as long as a line: one box of all rows."""
    rows, line = 64, width // 2
    rounds = rows * line // (128 * 8) or 1
    box = box_of(*copied(128, MemoryLayout("panel", rows, line, line, 8), 4096, rounds), 2)
    assert box is not None and (box.width, box.rows, box.stride, box.pieces) == (width, rows, 4096, ((0, 0),))
    assert box.spec(1, 1 << 24, 2).box == (line, rows)


def test_boxes_of_rows_that_are_cut() -> None:
    """Rows of 256 elements, cut at 64: four boxes beside each other, each of all rows."""
    panel, argument = copied(128, MemoryLayout("panel", 64, 256, 64, 8), 1024, 16)
    box = box_of(panel, argument, 2)
    assert box is not None and (box.width, box.rows, box.stride) == (128, 64, 1024)
    assert sorted(box.pieces) == [(n * 64 * 64, n * 64) for n in range(4)]


@pytest.mark.parametrize(
    ("layout", "why"),
    [(MemoryLayout("panel", 64, 64, 64, 0), "plain"), (MemoryLayout("panel", 64, 64, 64, 16), "by other blocks")],
)
def test_what_is_no_box(layout: MemoryLayout, why: str) -> None:
    assert box_of(*copied(128, layout, 4096, 4), 2) is None, why
