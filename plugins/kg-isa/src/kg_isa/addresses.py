"""Addresses of loads and stores, and the memory operands that they become."""

from __future__ import annotations

from kg.records import dataclass
from kg_render.asm import Constant, Memory, Register, Slot


@dataclass(slots=True)  # as Memory
class Address:
    """Where an access goes: base + index * scale + offset, or a symbol."""

    base: Register | None
    index: Register | None = None
    scale: int = 1
    offset: int = 0
    symbol: Constant | Slot | None = None
    is_word: bool = False  #: the index has 32 bits with a sign (AArch64)

    def operand(self, uses: list[Register]) -> Memory:
        """The memory operand of an instruction, among whose `uses` its registers are from now on."""
        base = index = -1
        if self.base is not None:
            base = len(uses)
            uses.append(self.base)
        if self.index is not None:
            index = len(uses)
            uses.append(self.index)
        return Memory(base, index, self.scale, self.offset, self.symbol)
