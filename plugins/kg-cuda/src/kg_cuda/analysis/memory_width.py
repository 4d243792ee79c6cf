"""Vector width of memory accesses and asynchronous copies, by alignment.

A GPU faults at a vector that does not begin at a multiple of its size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import TileLayout

#: Bytes at whose multiples arrays of a kernel's own begin; arguments where the launch says so. Also the widest access.
ALIGNED: Final = 16
#: Bytes of one asynchronous copy, `cp.async`. Whole pieces, the widest, may go past the first cache.
COPIED: Final = (4, 8, 16)
#: Bytes of accesses that are tested while the kernel runs.
_TESTED: Final = (4, 8, 16)
#: Bytes at whose multiples those arrays of a block begin that are so many, or a multiple: what is swizzled (STAGE, ^) lies as the hardware's own
#: swizzle counts, by the bits of addresses.
WHOLE: Final = 1024


def alignment(nbytes: int) -> int:
    """Where an array of a block of so many bytes begins."""
    return WHOLE if nbytes and nbytes % WHOLE == 0 else ALIGNED


def access_width(uop: UOp, lanes: int, *, aligned: bool) -> int:
    """Of a LOAD or STORE of so many lanes, by where they are known to begin.
    `aligned`: arguments begin at multiples of 16 bytes."""
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
    """What decides, while the kernel runs, whether all lanes of an access go at once;
    else those that are to, one by one."""

    LANES = "lanes"  #: that the gates of all lanes are open
    ADDRESS = "address"  #: that it begins at a multiple of its size, too


def tests(uop: UOp, lanes: int, *, aligned: bool) -> Tests | None:
    """Of a LOAD or STORE of so many lanes that lie in a row; None where that is known before,
    or nothing is gained.

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


# -- copies that are waited for later


def copied_loads(uops: Sequence[UOp], *, aligned: bool) -> frozenset[UOp]:
    """The loads that asynchronous stores do themselves, in pieces that can be copied.
    Where elements do not begin at a multiple of 4 bytes they are loaded and stored at once: nobody may have counted on their
    being asynchronous."""
    uses = Counter(s for u in uops for s in u.src)
    stores = (u for u in uops if u.op is Op.STORE and u.access.asynchronous)
    return frozenset(u.src[1] for u in stores if uses[u.src[1]] == 1 and copied_bytes(u, aligned=aligned) in COPIED)


def copied_bytes(store: UOp, *, aligned: bool) -> int:
    """Bytes of each of the pieces of an asynchronous store.
    0 where it is of something else than a plain load."""
    value = store.src[1]
    plain = value.op is Op.LOAD and (value.gate is None or (value.src[1].op is Op.CONST and value.src[1].value == 0))
    if not plain or any(u.gate is not None and u.gate.lanes > 1 for u in (store, value)):
        return 0
    return value.type.scalar.itemsize * min(access_width(u, value.lanes, aligned=aligned) for u in (store, value))


def cache(size: int) -> str:
    """Where a piece may be kept on its way."""
    return "cg" if size == COPIED[-1] else "ca"


def is_cut_short(store: UOp) -> bool:
    """Whether the load has a gate of its own: what it keeps from being read arrives as zeros,
    as the copy then reads no bytes of its source."""
    value = store.src[1]
    return value.gate is not None and value.gate is not store.gate
