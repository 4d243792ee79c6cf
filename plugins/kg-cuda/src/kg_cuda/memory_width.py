"""How many lanes one access to memory may take: a GPU stops at a vector that does not begin at a multiple of its size."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kg.plugin import Op, UOp

#: Bytes at whose multiples arrays of a kernel's own begin; arguments where the launch says so. Also the widest access.
ALIGNED: Final = 16
#: Bytes at whose multiples those arrays of a block begin that are so many, or a multiple: what has its places crossed (STAGE, ^) lies as the hardware's own
#: swizzle counts, by the bits of addresses.
WHOLE: Final = 1024


def alignment(nbytes: int) -> int:
    """Where an array of a block of so many bytes begins."""
    return WHOLE if nbytes and nbytes % WHOLE == 0 else ALIGNED


def begin_odd(places: Iterable[int]) -> bool:
    """Whether one of these addresses is where vectors may not begin."""
    bits = 0
    for place in places:
        bits |= place
    return bits % ALIGNED != 0


def access_width(uop: UOp, lanes: int, *, aligned: bool) -> int:
    """Of a LOAD or STORE of so many lanes, by where they are known to begin. `aligned`: arguments begin at multiples of 16 bytes."""
    address, gate = uop.src[0], uop.gate
    pointer, position = address.src[:2]
    dtype = address.pointer.base
    if dtype.is_bool or position.lanes > 1 or (gate is not None and gate.lanes > 1):
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
