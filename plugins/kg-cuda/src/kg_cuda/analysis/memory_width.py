"""How many lanes one access to memory may take: a GPU stops at a vector that does not begin at a multiple of its size."""

from __future__ import annotations

from enum import Enum
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import TileLayout

#: Bytes at whose multiples arrays of a kernel's own begin; arguments where the launch says so. Also the widest access.
ALIGNED: Final = 16
#: Bytes of accesses that are tested while the kernel runs.
_TESTED: Final = (4, 8, 16)
#: Bytes at whose multiples those arrays of a block begin that are so many, or a multiple: what is swizzled (STAGE, ^) lies as the hardware's own
#: swizzle counts, by the bits of addresses.
WHOLE: Final = 1024


def alignment(nbytes: int) -> int:
    """Where an array of a block of so many bytes begins."""
    return WHOLE if nbytes and nbytes % WHOLE == 0 else ALIGNED


def access_width(uop: UOp, lanes: int, *, aligned: bool) -> int:
    """Of a LOAD or STORE of so many lanes, by where they are known to begin. `aligned`: arguments begin at multiples of 16 bytes."""
    gate = uop.gate
    return 1 if gate is not None and gate.lanes > 1 else _known_width(uop, lanes, aligned=aligned)


def _known_width(uop: UOp, lanes: int, *, aligned: bool) -> int:
    """The same, whatever gates its lanes have."""
    address = uop.src[0]
    pointer, position = address.src[:2]
    dtype = address.pointer.base
    if position.op is Op.TILE_INDEX and isinstance(position.tile, TileLayout):  # each thread's own part
        lanes, position = min(lanes, position.tile.vector), position.src[0]
    if dtype.is_bool or position.lanes > 1:
        return 1
    begins = ALIGNED if aligned or pointer.op is not Op.DEFINE_GLOBAL else dtype.itemsize
    width = 1
    for wide in (2, 4, 8, 16):
        size = wide * dtype.itemsize
        if lanes % wide or size > ALIGNED:
            break
        if max(uop.access.align, begins if position.bounds.is_multiple_of(wide) else 0) >= size:
            width = wide
    return width


class Tests(Enum):
    """What decides, while the kernel runs, whether all lanes of an access go at once; else those that are to, one by one."""

    LANES = "lanes"  #: that the gates of all lanes are open
    ADDRESS = "address"  #: that it begins at a multiple of its size, too


def tests(uop: UOp, lanes: int, *, aligned: bool) -> Tests | None:
    """Of a LOAD or STORE of so many lanes that lie in a row; None where that is known before, or nothing is gained.

    Where a length is given at launch, rows may begin anywhere: most do not where it is odd, all do where it is a multiple.
    """
    address, gate = uop.src[0], uop.gate
    position, size = address.src[1], lanes * address.pointer.base.itemsize
    if address.pointer.base.is_bool or position.lanes > 1 or size not in _TESTED:
        return None
    begins = _known_width(uop, lanes, aligned=aligned) == lanes
    if not begins and any(u.op is Op.DEFINE_VAR for u in position.toposort()):
        return Tests.ADDRESS
    return Tests.LANES if begins and gate is not None and gate.lanes > 1 else None
