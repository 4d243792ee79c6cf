"""Producer warps: their position in a block, and registers moved to the consumers (setmaxnreg).

Producers are a warpgroup, as registers are given back by whole ones, behind all threads that compute. The text of a kernel says how large its blocks are, `.reqntid`, since
another form of the kernel, for arguments that begin anywhere, has none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin import Op, UOp
from kg_render.warp_specialization import Roles

from kg_cuda.analysis.launch_hints import REGISTERS
from kg_cuda.analysis.warps import WARP, Block

#: Numbers of warps that a kernel may have as producers: a warpgroup.
WARPS: Final = (4,)
#: Registers of a producer, the least that a thread may have; the most of any; what registers are given in.
LEAST, MOST, UNIT = 24, 240, 8
#: Registers of a thread beside its sums, for addresses, counters and results on their way; those that ptxas wants a kernel to begin with beside the sums of one step.
BESIDE, AT_FIRST = 40, 32
_BLOCK: Final = re.compile(r"^\.reqntid (\d+), (\d+), (\d+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Producers:
    """Those of a kernel: threads in whole layers of the block, and what each thread's registers become.
    `blocks`: how many of a multiprocessor these are enough for."""

    threads: int
    block: Block
    blocks: int
    registers: int  #: of a thread that computes; 0: as many as it begins with are enough


def producers_of(roles: Roles, computing: Block, shared: int, room: int) -> Producers:
    """Of a block of so many threads that compute, with so many bytes of the shared memory
    that a multiprocessor has."""
    x, y, z = computing
    layer = x * y if z > 1 else x
    layers = -(-roles.count * WARP // layer)
    block = (x, y, z + layers) if z > 1 else (x, y + layers, z)
    threads, others = prod(computing), layers * layer
    sums = _sums(roles.consumers)
    for blocks in range(max(1, room // max(1, shared)), 0, -1):
        each = REGISTERS // (blocks * (threads + others)) // UNIT * UNIT
        most = (each * (threads + others) - LEAST * others) // threads // UNIT * UNIT
        if min(most, MOST) >= sums + BESIDE and each >= sums + AT_FIRST:
            return Producers(others, block, blocks, min(most, MOST) if each < MOST else 0)
    return Producers(others, block, 1, 0)


def _sums(uops: Sequence[UOp]) -> int:
    """Words of a thread for the results of matrix units, that a loop adds to."""
    added = [u.src[2] for u in uops if u.op is Op.WMMA]
    last = {u for u in uops if u.op is Op.WMMA} - set(added)
    return sum(u.lanes * max(1, u.type.scalar.itemsize // 4) for u in last)


def block_of(source: str, computing: Block) -> Block:
    """The threads of a block that the text asks for, which may be more than those that compute."""
    found = _BLOCK.search(source)
    return computing if found is None else (int(found[1]), int(found[2]), int(found[3]))
