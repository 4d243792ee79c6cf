"""Occupancy hints for register allocation: `.minnctapersm`, `__launch_bounds__`.

Left alone, ptxas holds a kernel to 32 registers for all threads that there may be, and then waits for one load after another, or spills:
a sum of columns that loads eight vectors before it adds has 8 bytes spilled. Where what is loaded at once does not fit there, it is told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, Op, UOp

#: Registers of a multiprocessor; words loaded in a row that 32 registers of a thread hold beside the rest, and those beyond which a kernel is
#: no stream of loads but written out in full, as a convolution, of which not all are there at once.
REGISTERS, FITTING, STREAMED = 1 << 16, 24, 64
#: Registers for addresses, counters and the like; sums beyond which a kernel is a product, whose registers are its tile's affair.
BESIDE, SUMS = 16, 32
#: Rounds of a loop over vectors that ptxas writes out, one after another, where their number is given at launch; twice, for their addresses and gates.
WRITTEN_OUT: Final = 8
_LIMITS: Final = (Op.RANGE, Op.END, Op.IF, Op.ENDIF)


def least_blocks(uops: Sequence[UOp], threads: int) -> int:
    """For a block of so many threads; 0: nothing is said."""
    words = _loaded_at_once(uops)
    sums = sum(u.pointer.size * u.pointer.base.lanes for u in uops if u.op is Op.DEFINE_REG)
    if not FITTING < words <= STREAMED or sums > SUMS or any(u.op is Op.WMMA for u in uops):
        return 0
    return max(1, REGISTERS // (threads * (words * 3 // 2 + sums + BESIDE)))


def _loaded_at_once(uops: Sequence[UOp]) -> int:
    """The most words that are loaded from global memory before the next loop or branch."""
    most, now, rounds = 0, 0, 1
    for u in uops:
        if u.op in _LIMITS:
            now, rounds = 0, WRITTEN_OUT if u.op is Op.RANGE and u.src[1].op is not Op.CONST else 1
        elif u.op is Op.LOAD and u.src[0].pointer.space is AddrSpace.GLOBAL:
            now += max(1, u.type.itemsize // 4) * (rounds if u.lanes > 1 else 1)
            most = max(most, now)
    return most
