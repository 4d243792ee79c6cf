"""LOAD, STORE and scratch on CPUs: streaming stores, masked loads that may be far from any memory,
words of dot instructions."""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from kg.plugin import AddrSpace, Op, UOp, is_power_of_two, parse_dtype
from kg.plugin.rendering import constant_lanes
from kg_render.llvm import (
    Body,
    alignment,
    begin_branch,
    end_branch,
    is_gather,
    masked_load,
    masked_store,
    part_load,
    plain_load,
    plain_store,
    storage_name,
)
from kg_render.llvm import load as load_by
from kg_render.llvm import store as store_by

from kg_cpu.llvm.body import CPUBody, Due
from kg_cpu.llvm.dots import load_word

#: The least vector of which a streaming store is worth testing an address.
STREAMED_BYTES: Final = 16
#: Bits of vectors from which on a mask is in a register of its own: AVX-512. Gradients of 3 x 3 windows' weights, 24 sums of 14 lanes whose vectors LLVM loads in three parts otherwise, take half of the time so (Zen 5).
MASK_REGISTERS: Final = 512
_HALF, _SHORT = map(parse_dtype, ("float16", "int16"))

#: Bytes beside a buffer from which on there may be no memory. Nearer addresses are those of vectors with a tail, and of windows with a margin: there a
#: branch for each load would cost more than it saves.
FAR_BYTES: Final = 1 << 18


def load(body: Body, uop: UOp) -> None:
    """LOAD"""
    load_by(body, uop, _load, _load_masked)


def store(body: Body, uop: UOp) -> None:
    """STORE"""
    if uop.gate is not None:
        flush(body)
    store_by(body, uop, _store, _store_masked)


def scratch(body: Body, uop: UOp) -> None:
    """DEFINE_SCRATCH: at an offset in the worker's memory"""
    body.let(uop, f"getelementptr inbounds i8, ptr %scratch, i64 {uop.scratch[1]}")


def finish(body: Body, uop: UOp) -> None:
    """SINK: streaming stores are done before whatever follows the kernel"""
    if cast(CPUBody, body).streams and body.target.triple.startswith("x86_64"):
        body.do("call void @llvm.x86.sse.sfence()")
    body.do("ret void")


# -- loads


def _load(body: Body, uop: UOp) -> str:
    own = cast(CPUBody, body)
    if uop not in own.words:
        whole = 1 << (uop.lanes - 1).bit_length()
        is_part = uop.lanes < whole and whole * uop.type.scalar.bits <= body.target.vector_bits
        return part_load(body, uop, whole) if is_part and body.target.vector_bits >= MASK_REGISTERS else plain_load(body, uop)
    return load_word(own, uop)


def _load_masked(body: Body, uop: UOp, mask: str, alternative: str) -> str:
    """Lanes that are off touch nothing, but a processor that finds no memory behind them takes hundreds
    of cycles to see that they are."""
    if is_gather(uop.src[0]) or not _may_be_far(uop.src[0]):
        return masked_load(body, uop, mask, alternative)
    before = body.block
    lanes = body.emit(f"bitcast <{uop.lanes} x i1> {mask} to i{uop.lanes}")
    number = begin_branch(body, body.emit(f"icmp ne i{uop.lanes} {lanes}, 0"))
    value = masked_load(body, uop, mask, alternative)
    end_branch(body, number)
    return body.emit(f"phi {storage_name(uop.type)} [ {value}, %then{number} ], [ {alternative}, %{before} ]")


def _may_be_far(address: UOp) -> bool:
    """Whether an address may lie so far outside of its buffer that there is no memory:
    before an array with many elements of padding, say."""
    if address.op is not Op.INDEX or address.pointer.space is not AddrSpace.GLOBAL:
        return False
    place, beyond = address.src[1].bounds, FAR_BYTES // max(1, address.pointer.base.itemsize)
    return place.min < -beyond or 0 <= address.pointer.size < place.max - beyond


# -- stores


def _store(body: Body, uop: UOp, value: str) -> None:
    """One that streams waits, or goes past the caches where its alignment is known."""
    align, dtype = alignment(body, uop), uop.src[1].type
    size = dtype.itemsize
    if not uop.access.streaming:
        flush(body)
    if not uop.access.streaming or size < 4:
        plain_store(body, uop, value)
        return
    text, place = storage_name(dtype), body.values[uop.src[0]]
    if dtype.scalar is _HALF:  # LLVM 22 has no pattern for such stores of half, and forgets the hint
        words = storage_name(_SHORT.vec(dtype.lanes))
        value, text = body.emit(f"bitcast {text} {value} to {words}"), words
    if align < size and size >= STREAMED_BYTES and is_power_of_two(size):
        _wait_for_more(body, uop, f"{text} {value}, ptr {place}")
    else:
        flush(body)
        if align >= size:
            _stream(body, f"{text} {value}, ptr {place}, align {align}")
        else:  # LLVM takes a less aligned one apart into scalars
            body.do(f"store {text} {value}, ptr {place}, align {align}")
    if uop.gate is not None:
        flush(body)


def _stream(body: Body, what: str) -> None:
    body.do(f"store {what}, !nontemporal !0")
    body.metadata.update({"!0": "!{i32 1}", "!1": '!{!"branch_weights", i32 2000, i32 1}'})


def _wait_for_more(body: Body, uop: UOp, what: str) -> None:
    """A streaming store where the address turns out to be aligned, else a plain one:
    a branch that goes one way for long.

    Where the offset is a multiple of the vector it is the buffer that decides, and nothing is computed in a loop. Stores that
    follow each other into one buffer, with nothing but arithmetic between them, wait for one such branch."""
    address, source = uop.src[:2]
    tested = address.src[0] if address.src[1].bounds.is_multiple_of(source.lanes) else address
    size = source.type.itemsize
    own = cast(CPUBody, body)
    if own.due is not None and (own.due.tested, own.due.size) != (body.values[tested], size):
        flush(body)
    if own.due is None:
        own.due = Due(body.values[tested], size, [])
    own.due.stores.append((what, alignment(body, uop)))


def flush(body: Body) -> None:
    """Writes the stores that wait."""
    own = cast(CPUBody, body)
    due, own.due = own.due, None
    if due is None:
        return
    number = body.label()
    position = body.emit(f"ptrtoint ptr {due.tested} to i64")
    beyond = body.emit(f"and i64 {position}, {due.size - 1}")
    aligned = body.emit(f"icmp eq i64 {beyond}, 0")
    body.do(f"br i1 {aligned}, label %stream{number}, label %plain{number}, !prof !1")
    body.begin(f"stream{number}")
    for what, _ in due.stores:
        _stream(body, f"{what}, align {due.size}")
    body.do(f"br label %join{number}")
    body.begin(f"plain{number}")
    for what, align in due.stores:
        body.do(f"store {what}, align {align}")
    body.do(f"br label %join{number}")
    body.begin(f"join{number}")


def _store_masked(body: Body, uop: UOp, value: str, mask: str) -> None:
    """LLVM 22 writes four bytes for the one lane of a masked store of narrowed values (vpmovdb
    with a constant mask)."""
    enabled = None if uop.gate is None or is_gather(uop.src[0]) else constant_lanes(uop.gate)
    lanes = [] if enabled is None else np.flatnonzero(enabled)
    if len(lanes) != 1:
        masked_store(body, uop, value, mask)
        return
    source, place, lane = uop.src[1].type, body.values[uop.src[0]], int(lanes[0])
    element = storage_name(source.scalar)
    if lane:
        place = body.emit(f"getelementptr {element}, ptr {place}, i64 {lane}")
    one = body.emit(f"extractelement {storage_name(source)} {value}, i64 {lane}")
    body.do(f"store {element} {one}, ptr {place}, align {max(1, uop.src[0].pointer.base.itemsize)}")
