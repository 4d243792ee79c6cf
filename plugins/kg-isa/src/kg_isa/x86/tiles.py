"""Fragments in the tile registers of AMX: loads, stores and products of 16 rows of 64 bytes.
The records are those of kg-cpu.

Tiles are neither copied nor spilled: no instruction does. A kernel that wants more than the eight registers is refused.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from kg.plugin import DType, OpaqueTile, TensorCore, UnsupportedError, UOp
from kg_render.asm import Instruction, Memory, Register

from kg_isa.addresses import Address
from kg_isa.x86.encoding.encode import VEX
from kg_isa.x86.encoding.forms import FORMS

if TYPE_CHECKING:
    from kg_isa.x86.select import X86Selector
    from kg_isa.x86.writing import X86Writer

_BITS: Final = 8192
_ROWS, ROW_BYTES, _REGISTERS = 16, 64, 8
#: Palette 1: every register has 16 rows of 64 bytes. The first half has the bytes of each one's rows, the second how many.
CONFIGURATION: Final = (
    struct.pack("<BB14x", 1, 0) + struct.pack("<8H16x", *[ROW_BYTES] * _REGISTERS) + struct.pack("<8B8x", *[_ROWS] * _REGISTERS)
)


def is_tile(dtype: DType) -> bool:
    """Whether values of it are in tile registers."""
    return dtype.lanes > 1 and dtype.lanes * dtype.scalar.bits == _BITS


def zero(s: X86Writer) -> Register:
    """A tile of zeros, made wherever it is used."""
    s.has_tiles = True
    make = lambda: Instruction(FORMS["tilezero"], [s.code.register("tile", _BITS)], modifier=VEX)  # noqa: E731
    return s.entry_constant("zero tile", make)


def load(s: X86Selector, uop: UOp, target: Register) -> None:
    """LOAD of a whole fragment."""
    s.has_tiles = True
    s.write("tileloadd", [target], [], _place(s, uop))


def store(s: X86Selector, uop: UOp) -> None:
    """STORE of a whole fragment."""
    s.write("tilestored", [], [s.value(uop.src[1])], _place(s, uop))


def multiply(s: X86Selector, uop: UOp) -> None:
    """WMMA: the sums are tied to the result."""
    core = uop.arg
    assert isinstance(core, TensorCore)
    a, b, c = (s.value(x) for x in uop.src)
    made = s.duplicate(c)
    s.write(core.name.partition("_")[0], [made], [made, a], b)
    s.values[uop] = made


def _place(s: X86Selector, access: UOp) -> Address:
    """The address of the first row, and in the index how far the next is."""
    address = access.src[0]
    tile = address.src[1].tile
    if not isinstance(tile, OpaqueTile):
        raise UnsupportedError(f"{tile} is no tile of AMX")
    size = max(1, address.pointer.base.itemsize)
    first = s.address(access)
    if first.index is not None:
        base = s.general(64)
        s.write("lea", [base], [], first, width=64)
        first = Address(base)
    return Address(first.base, s.integer(tile.strides[0] * size, 64), 1, first.offset)


def configure(s: X86Selector) -> None:
    """Sets up the tile registers before everything else, if the kernel has tiles."""
    if s.has_tiles:
        memory = Memory(symbol=s.code.constant(CONFIGURATION))
        s.entry.insert(0, Instruction(FORMS["ldtilecfg"], memory=memory, modifier=VEX))
        s.write("tilerelease", [], [])
