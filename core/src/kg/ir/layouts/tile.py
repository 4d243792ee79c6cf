"""Tiles: where in memory a subgroup reads or writes a fragment, the arg of TILE_INDEX.

It is the index of a LOAD or STORE of as many elements as a lane has registers.

    element (register, lane) is at (place ^ offset) + the strides of the bits that are set

where offset is what the layout gives for (register, lane), and place is one for all lanes, or where the layout has an output `lane`, that of the lane which it says: so `ldmatrix`,
whose lanes give the addresses of rows, is such a layout.
"""

from __future__ import annotations

from functools import reduce
from typing import TypeAlias

from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.layout import LinearLayout
from kg.records import dataclass

#: A bit's part in an address: by what it is changed, XOR, and then by how much it is further.
Move: TypeAlias = tuple[int, int]


def tile_layout(*factors: LinearLayout) -> LinearLayout:
    """The product of factors, from registers and lanes in this order."""
    return reduce(LinearLayout.__mul__, factors).reordered(inputs=("register", "lane"))


@dataclass(frozen=True, slots=True)
class TileLayout:
    """The layout is of registers and then lanes; `strides` has a number for each of their bits.

    >>> from kg.ir.layouts.layout import along, replicated
    >>> rows = TileLayout(tile_layout(along("register", "offset", 2), along("lane", "offset", 4), replicated("lane", 8)), (0, 0, 0, 64, 128, 256))
    >>> rows.move(register=1, lane=5)
    (3, 64)
    """

    layout: LinearLayout
    strides: tuple[int, ...]

    def __post_init__(self) -> None:
        names = tuple(name for name, _ in self.layout.inputs)
        if len(self.strides) != len(self.layout.columns) or names != ("register", "lane"):
            raise ValueError(
                f"a tile is of registers and lanes, and has a stride for each of their bits: {self.layout}, {self.strides}"
            )

    @property
    def registers(self) -> int:
        return 1 << self.layout.input_bits("register")

    @property
    def lanes(self) -> int:
        return 1 << self.layout.input_bits("lane")

    @property
    def has_lane_addresses(self) -> bool:
        """Whether lanes give the places of elements that others read."""
        return self.layout.output_bits("lane") > 0

    @property
    def moves(self) -> tuple[Move, ...]:
        """What each bit of (register, lane) does to an address."""
        changes = self.layout.reordered(outputs=("offset", "lane")) if self.has_lane_addresses else self.layout
        mask = (1 << self.layout.output_bits("offset")) - 1
        return tuple((column & mask, stride) for column, stride in zip(changes.columns, self.strides, strict=True))

    @property
    def lane_moves(self) -> tuple[Move, ...]:
        return self.moves[self.layout.input_bits("register") :]

    @property
    def vector(self) -> int:
        """How many of a lane's elements follow each other, from a multiple of as many if the tile begins
        at one."""
        moves, bits = self.moves, 0
        while bits < self.layout.input_bits("register") and max(moves[bits]) == 1 << bits and not min(moves[bits]):
            bits += 1
        while any(part % (1 << bits) for move in moves[bits:] for part in move):
            bits -= 1
        return 1 << bits

    @property
    def span(self) -> int:
        """What is a multiple of this is not changed by XOR."""
        return 1 << max((changed.bit_length() for changed, _ in self.moves), default=0)

    def move(self, register: int, lane: int = 0) -> Move:
        """How the address of an element differs from its place."""
        word, changed, further = register | lane << self.layout.input_bits("register"), 0, 0
        for bit, (change, stride) in enumerate(self.moves):
            if word >> bit & 1:
                changed, further = changed ^ change, further + stride
        return changed, further

    def source(self, register: int, lane: int) -> int:
        """The lane whose place an element's address begins with."""
        return self.layout.at(register=register, lane=lane)["lane"] if self.has_lane_addresses else lane


@dataclass(frozen=True, slots=True)
class OpaqueTile:
    """A fragment of which the target decides who holds what:
    element (row, column) is at place + row * strides[0] + column * strides[1]; with groups of rows at place + row // group *
    strides[0] + column * strides[1] + row % group."""

    fragment: OpaqueFragment
    strides: tuple[int, int]

    @property
    def registers(self) -> int:
        return self.fragment.rows * self.fragment.columns // self.fragment.lanes

    @property
    def lanes(self) -> int:
        return self.fragment.lanes

    def further(self, row: int, column: int) -> int:
        """How far an element is from the first one."""
        groups, within = divmod(row, self.fragment.group)
        return groups * self.strides[0] + column * self.strides[1] + within


Tile: TypeAlias = TileLayout | OpaqueTile
