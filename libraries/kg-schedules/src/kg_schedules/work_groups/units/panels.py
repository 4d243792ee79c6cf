"""Layouts of a product's panels in shared memory, such that lanes read fragments from different banks,
and copies of work-items."""

from __future__ import annotations

from kg.plugin.strategy import LinearLayout, OptOp, Renderer, TensorCore, UOp
from kg_tiles.memory.swizzles import XOR_BLOCKS

from kg_schedules.work_groups.units.tiling import PIECE, Side, UnitPanel, piece

#: Bytes of a line of shared memory, and of one of its banks.
LINE, BANK = 128, 4


def panel(core: TensorCore, renderer: Renderer, value: UOp, number: int, side: Side, depth: Side, *, along: bool) -> UnitPanel:
    """One whose rows lie as the operand's do in memory, swizzled, or padded where fragments are opaque."""
    name, (inner, outer) = _name(number, depth), (depth, side) if along else (side, depth)
    swizzle = _swizzle(core, number, value.type.itemsize, inner.block, along=along)
    layout = f"{outer.name}/{inner.name}{swizzle and ('+' if core.is_opaque else '^') + swizzle}"
    fills = ((OptOp.VECTOR, inner.name, piece(value.type, renderer, inner.size)),)
    padding = side.block * PIECE if core.is_opaque else 0
    return UnitPanel(name, layout, fills, side.block * depth.block * core.dtype_in[number].itemsize + padding)


def transposed_panel(core: TensorCore, number: int, side: Side, depth: Side, items: int) -> UnitPanel:
    """One whose rows run along the sum, of an operand whose rows lie across it:
    a work-item copies a block, as wide as it is high, and stores its columns."""
    dtype = core.dtype_in[number]
    share = max(1, depth.block * side.block // items)
    wide = min(1 << (share.bit_length() - 1) // 2, side.size & -side.size, PIECE // dtype.itemsize)
    high = min(share // wide, PIECE // dtype.itemsize)
    fills = ((OptOp.UPCAST, depth.name, high), (OptOp.VECTOR, side.name, wide))
    layout = f"{side.name}/{depth.name}^{PIECE // dtype.itemsize}"
    return UnitPanel(_name(number, depth), layout, fills, side.block * depth.block * dtype.itemsize)


def cut_panel(renderer: Renderer, value: UOp, number: int, side: Side, depth: Side, *, along: bool) -> UnitPanel:
    """One whose rows are lines, cut where they are longer, as units read them by themselves."""
    size, (inner, outer) = value.type.itemsize, (depth, side) if along else (side, depth)
    cut = "" if along else f":{renderer.shared_memory.line // size}"
    fills = ((OptOp.VECTOR, inner.name, piece(value.type, renderer, inner.size)),)
    layout = f"{outer.name}/{inner.name}{cut}^{PIECE // size}"
    return UnitPanel(_name(number, depth), layout, fills, side.block * depth.block * size)


def _name(number: int, depth: Side) -> str:
    return f"{depth.axis.axis.name}.{'ab'[number]}"


def _swizzle(core: TensorCore, number: int, itemsize: int, row: int, *, along: bool) -> str:
    """The blocks of a panel's rows of so many elements that are swizzled, and how many rows alike,
    so that what lanes read at once comes from different banks. Nothing where the lanes read one row, as DPAS does.

    Rows of 16 bytes along the sum of elements of up to 4 bytes, and across it of elements of 16 bits, are read by matrices, eight rows that follow each other. Others are read element by element: the lanes
    whose elements fill a line have some that follow each other, a block, of rows that lie as far apart as the unit's fragment says.
    """
    layout, depth = (core.layout_a, core.layout_b)[number], ("column", "row")[number]
    inner, outer = (depth, ("row", "column")[number]) if along else (("row", "column")[number], depth)
    if isinstance(layout, LinearLayout) and all(layout.column("lane", bit, inner) for bit in range(layout.input_bits("lane"))):
        return ""
    if itemsize == 2 or (along and itemsize < 8) or not isinstance(layout, LinearLayout):
        return str(PIECE // itemsize)
    lanes = range(min(layout.input_bits("lane"), (LINE // max(itemsize, BANK)).bit_length() - 1))
    block = 1 << sum(layout.column("lane", bit, inner) > 0 for bit in lanes)
    apart = min((step for bit in lanes if (step := layout.column("lane", bit, outer))), default=1)
    block = max(PIECE // itemsize, block)
    each, usual = max(apart, LINE // (row * itemsize)), XOR_BLOCKS // min(max(row // block, 1), XOR_BLOCKS)
    return str(block) if each == usual else f"{block}*{each}"
