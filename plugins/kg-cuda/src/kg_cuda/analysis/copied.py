"""Which stores to shared memory are copies that the machine makes by itself, `cp.async`, and in pieces of how many bytes.

Where the elements do not begin at a multiple of 4 bytes there is no such instruction, and they are loaded and stored at once: nobody may
have counted on their being asynchronous.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.analysis.memory_width import access_width

#: Bytes of one copy. Whole pieces, the widest, may go past the first cache.
SIZES: Final = (4, 8, 16)


def copied_loads(uops: Sequence[UOp], *, aligned: bool) -> frozenset[UOp]:
    """The loads whose values only go to shared memory by asynchronous stores, in pieces that can be copied."""
    uses = Counter(s for u in uops for s in u.src)
    return frozenset(
        u.src[1]
        for u in uops
        if u.op is Op.STORE and u.access.asynchronous and uses[u.src[1]] == 1 and piece(u, aligned=aligned) in SIZES
    )


def piece(store: UOp, *, aligned: bool) -> int:
    """Bytes of each of the pieces of an asynchronous store; 0 where it is of something else than a plain load."""
    value = store.src[1]
    plain = value.op is Op.LOAD and (value.gate is None or (value.src[1].op is Op.CONST and value.src[1].value == 0))
    if not plain or any(u.gate is not None and u.gate.lanes > 1 for u in (store, value)):
        return 0
    return value.type.scalar.itemsize * min(access_width(u, value.lanes, aligned=aligned) for u in (store, value))


def cache(size: int) -> str:
    """Where a piece may be kept on its way."""
    return "cg" if size == SIZES[-1] else "ca"


def is_cut_short(store: UOp) -> bool:
    """Whether the load has a gate of its own: what it keeps from being read arrives as zeros, as the copy then reads no bytes of its source."""
    value = store.src[1]
    return value.gate is not None and value.gate is not store.gate
