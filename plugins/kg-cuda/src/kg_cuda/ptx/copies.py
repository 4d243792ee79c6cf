"""Asynchronous copies to shared memory (`cp.async`; PTX ISA, "Asynchronous copy")."""

from __future__ import annotations

from kg.plugin import UOp

from kg_cuda.analysis.memory_width import cache, copied_bytes, is_cut_short
from kg_cuda.ptx.body import Body
from kg_cuda.ptx.memory import place_of, store


def store_or_copy(body: Body, uop: UOp) -> None:
    """STORE"""
    if uop.src[1] not in body.copied:
        store(body, uop)
        return
    value = uop.src[1]
    size, element = copied_bytes(uop, aligned=body.aligned), value.type.scalar.itemsize
    when = "" if uop.gate is None else body.one(uop.gate)
    count = (
        (body.emit("b32", "selp.b32", size, 0, body.one(value.gate)),) if value.gate is not None and is_cut_short(uop) else ()
    )
    for lane in range(0, value.lanes, size // element):
        to, source = place_of(body, uop, lane), place_of(body, value, lane)
        body.do(f"cp.async.{cache(size)}.shared.global", to, source, size, *count, when=when)


def commit(body: Body, uop: UOp) -> None:
    """COMMIT"""
    body.do("cp.async.commit_group")


def wait(body: Body, uop: UOp) -> None:
    """WAIT"""
    body.do("cp.async.wait_group", uop.slot)
