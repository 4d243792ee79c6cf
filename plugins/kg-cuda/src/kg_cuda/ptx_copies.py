"""Copies to shared memory that need no registers, and are waited for later: `cp.async` (PTX ISA, "Data Movement: Asynchronous copy").

What one gate keeps from being read arrives as zeros: the copy then reads no bytes of its source. Where the elements do not begin at a multiple
of 4 bytes, there is no such instruction, and they are loaded and stored at once: nobody may have counted on their being late.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.memory_width import access_width
from kg_cuda.ptx_body import Body
from kg_cuda.ptx_memory import place_of, store

#: Bytes of one copy.
SIZES: Final = (4, 8, 16)


def copied_loads(uops: Sequence[UOp], *, aligned: bool) -> frozenset[UOp]:
    """The loads whose values only go to shared memory by asynchronous stores, in pieces that can be copied."""
    uses = Counter(s for u in uops for s in u.src)
    return frozenset(
        u.src[1]
        for u in uops
        if u.op is Op.STORE and u.access.asynchronous and uses[u.src[1]] == 1 and _bytes(u, aligned=aligned) in SIZES
    )


def _bytes(uop: UOp, *, aligned: bool) -> int:
    """Of each of the pieces of an asynchronous store; 0 where it is of something else than a plain load."""
    value = uop.src[1]
    plain = value.op is Op.LOAD and (value.gate is None or (value.src[1].op is Op.CONST and value.src[1].value == 0))
    if not plain:
        return 0
    return value.type.scalar.itemsize * min(access_width(u, value.lanes, aligned=aligned) for u in (uop, value))


def store_or_copy(body: Body, uop: UOp) -> None:
    """STORE"""
    if uop.src[1] not in body.copied:
        store(body, uop)
        return
    value = uop.src[1]
    size, element = _bytes(uop, aligned=body.aligned), value.type.scalar.itemsize
    when = "" if uop.gate is None else body.one(uop.gate)
    read = size
    if value.gate is not None and value.gate is not uop.gate:
        read = body.emit("b32", "selp.b32", size, 0, body.one(value.gate))
    cache = "cg" if size == SIZES[-1] else "ca"  # past the first cache, which only whole pieces may
    for lane in range(0, value.lanes, size // element):
        to, source = place_of(body, uop, lane), place_of(body, value, lane)
        count = (read,) if read is not size else ()
        body.do(f"cp.async.{cache}.shared.global", to, source, size, *count, when=when)


def commit(body: Body, uop: UOp) -> None:
    """COMMIT"""
    body.do("cp.async.commit_group")


def wait(body: Body, uop: UOp) -> None:
    """WAIT"""
    body.do("cp.async.wait_group", uop.slot)
