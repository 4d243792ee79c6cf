"""INDEX, LOAD, STORE, PREFETCH and registers in LLVM IR. Registers are SSA values; memory holds bools as bytes."""

from __future__ import annotations

from typing import Final

import numpy as np

from kg.dtype import AddrSpace, DType, bool_, float16, int16, int_like
from kg.errors import SpecError
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.render.llvm.body import Body, Due
from kg.render.llvm.control import register_value
from kg.render.llvm.types import literal, mangled, storage_name, suffix, type_name
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import Array, numpy_value_dtype
from kg.target import guards

#: The least vector of which a streaming store is worth testing an address.
STREAMED_BYTES: Final = 16

#: Bytes beside a buffer from which on there may be no memory. Nearer addresses are those of vectors with a tail, and of windows with a margin: there a
#: branch for each load would cost more than it saves.
FAR_BYTES: Final = 1 << 18


def index(body: Body, uop: UOp) -> None:
    """INDEX: not `inbounds`, for a gated address or one hoisted out of an IF may lie outside; the code is the same."""
    pointer, position = uop.src[:2]
    if uop.pointer.space is AddrSpace.REG:
        return
    if position.op is Op.CONST and position.lanes == 1 and position.value == 0:
        body.values[uop] = body.values[pointer]
        return
    element, base, beyond = storage_name(uop.pointer.base), position, 0
    if position.op is Op.ADD and position.lanes == 1 and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        base, beyond = position.src[0], position.src[1].value  # LLVM shares the address, and has the rest as a displacement
    known = body.addresses.get((pointer, base))
    if known is None:
        place = f"{type_name(base.type)} {body.values[base]}"
        known = body.addresses[pointer, base] = body.emit(f"getelementptr {element}, ptr {body.values[pointer]}, {place}")
    if beyond:
        body.let(uop, f"getelementptr {element}, ptr {known}, i64 {beyond}")
    else:
        body.values[uop] = known


def load(body: Body, uop: UOp) -> None:
    """LOAD"""
    address = uop.src[0]
    if address.pointer.space is AddrSpace.REG:
        body.values[uop] = register_value(body, body.carried.value_of[uop])
        return
    gate = uop.gate
    if gate is None:
        value = _gather(body, uop, "") if _is_gather(address) else _plain_load(body, uop)
    elif gate.lanes == 1:
        value = _branched_load(body, uop, gate)
    else:
        value = _gather(body, uop, body.values[gate]) if _is_gather(address) else _masked_load(body, uop, body.values[gate])
    if uop.type.is_bool:
        value = body.emit(f"icmp ne {storage_name(uop.type)} {value}, {literal(0, int_like(uop.type))}")
    body.values[uop] = value


def store(body: Body, uop: UOp) -> None:
    """STORE"""
    address, source = uop.src[:2]
    if address.pointer.space is AddrSpace.REG:
        return
    value, gate = _stored(body, source), uop.gate
    if gate is not None or not uop.access.streaming:
        flush(body)
    if gate is None:
        _store_value(body, uop, value)
    elif gate.lanes > 1:
        _masked_store(body, uop, value, body.values[gate])
    else:
        number = body.label()
        body.do(f"br i1 {body.values[gate]}, label %then{number}, label %join{number}")
        body.begin(f"then{number}")
        _store_value(body, uop, value)
        flush(body)
        body.do(f"br label %join{number}")
        body.begin(f"join{number}")


def prefetch(body: Body, uop: UOp) -> None:
    """PREFETCH: for reading. LLVM counts locality from 0, no cache, to 3, all of them."""
    body.do(f"call void @llvm.prefetch.p0(ptr {body.values[uop.src[0]]}, i32 0, i32 {max(1, 4 - uop.cache)}, i32 1)")


def _is_gather(address: UOp) -> bool:
    return address.op is Op.INDEX and address.src[1].lanes > 1


def _align(uop: UOp) -> int:
    """Proven alignment in bytes; an element's own is the least."""
    return uop.access.align or max(1, uop.src[0].pointer.base.itemsize)


def _stored(body: Body, source: UOp) -> str:
    """A value as memory holds it."""
    value, dtype = body.values[source], source.type
    return body.emit(f"zext {type_name(dtype)} {value} to {storage_name(dtype)}") if dtype.is_bool else value


def _storage_suffix(dtype: DType) -> str:
    return mangled("i8", dtype.lanes) if dtype.is_bool else suffix(dtype)


# -- loads


def _plain_load(body: Body, uop: UOp) -> str:
    if uop in body.words:
        bits = uop.type.bits * uop.lanes
        body.words[uop] = word = body.emit(f"load i{bits}, ptr {body.values[uop.src[0]]}, align {_align(uop)}")
        return body.emit(f"bitcast i{bits} {word} to {storage_name(uop.type)}")
    return body.emit(f"load {storage_name(uop.type)}, ptr {body.values[uop.src[0]]}, align {_align(uop)}")


def _branched_load(body: Body, uop: UOp, gate: UOp) -> str:
    text, number = storage_name(uop.type), body.label()
    alternative, before = _stored(body, uop.src[1]), body.block
    body.do(f"br i1 {body.values[gate]}, label %then{number}, label %join{number}")
    body.begin(f"then{number}")
    value = _gather(body, uop, "") if _is_gather(uop.src[0]) else _plain_load(body, uop)
    body.do(f"br label %join{number}")
    body.begin(f"join{number}")
    return body.emit(f"phi {text} [ {value}, %then{number} ], [ {alternative}, %{before} ]")


def _masked_load(body: Body, uop: UOp, mask: str) -> str:
    """Lanes that are off touch nothing, but a processor that finds no memory behind them takes hundreds of cycles to see that they are."""
    dtype, text = uop.type, storage_name(uop.type)
    name = f"@llvm.masked.load.{_storage_suffix(dtype)}.p0"
    pointer, alternative = body.values[uop.src[0]], _stored(body, uop.src[1])
    gates = type_name(bool_.vec(dtype.lanes))
    call = f"call {text} {name}(ptr {pointer}, i32 {_align(uop)}, {gates} {mask}, {text} {alternative})"
    if not _may_be_far(uop.src[0]):
        return body.emit(call)
    number, before = body.label(), body.block
    lanes = body.emit(f"bitcast {gates} {mask} to i{dtype.lanes}")
    body.do(f"br i1 {body.emit(f'icmp ne i{dtype.lanes} {lanes}, 0')}, label %then{number}, label %join{number}")
    body.begin(f"then{number}")
    value = body.emit(call)
    body.do(f"br label %join{number}")
    body.begin(f"join{number}")
    return body.emit(f"phi {text} [ {value}, %then{number} ], [ {alternative}, %{before} ]")


def _may_be_far(address: UOp) -> bool:
    """Whether an address may lie so far outside of its buffer that there is no memory: before an array with many elements of padding, say."""
    if address.op is not Op.INDEX or address.pointer.space is not AddrSpace.GLOBAL:
        return False
    place, beyond = address.src[1].bounds, FAR_BYTES // max(1, address.pointer.base.itemsize)
    return place.min < -beyond or 0 <= address.pointer.size < place.max - beyond


def _gather(body: Body, uop: UOp, mask: str) -> str:
    dtype, text, lanes = uop.type, storage_name(uop.type), uop.lanes
    name = f"@llvm.masked.gather.{_storage_suffix(dtype)}.v{lanes}p0"
    alternative = _stored(body, uop.src[1]) if mask and uop.gate is not None else "poison"
    gates = f"{type_name(bool_.vec(lanes))} {mask or literal(True, bool_.vec(lanes))}"
    pointers = f"<{lanes} x ptr> {body.values[uop.src[0]]}"
    return body.emit(f"call {text} {name}({pointers}, i32 {_align(uop)}, {gates}, {text} {alternative})")


# -- stores


def _store_value(body: Body, uop: UOp, value: str) -> None:
    """A store without a gate, or in the branch of one."""
    address, source = uop.src[:2]
    if _is_gather(address):
        _masked_store(body, uop, value, literal(True, bool_.vec(source.lanes)))
        return
    align, size = _align(uop), source.type.itemsize
    text, place = storage_name(source.type), body.values[address]
    if not uop.access.streaming or size < 4:
        body.do(f"store {text} {value}, ptr {place}, align {align}")
        return
    if source.type.scalar is float16:  # LLVM 22 has no pattern for such stores of half, and forgets the hint
        words = storage_name(int16.vec(source.lanes))
        value, text = body.emit(f"bitcast {text} {value} to {words}"), words
    if align < size and size >= STREAMED_BYTES and size & (size - 1) == 0:
        _stream_where_aligned(body, uop, f"{text} {value}, ptr {place}")
        return
    flush(body)
    if align >= size:
        _stream(body, f"{text} {value}, ptr {place}, align {align}")
    else:  # LLVM takes a less aligned one apart into scalars
        body.do(f"store {text} {value}, ptr {place}, align {align}")


def _stream(body: Body, what: str) -> None:
    body.do(f"store {what}, !nontemporal !0")
    body.streams = True


def _stream_where_aligned(body: Body, uop: UOp, what: str) -> None:
    """A streaming store where the address turns out to be aligned, else a plain one: a branch that goes one way for long.

    Where the offset is a multiple of the vector it is the buffer that decides, and nothing is computed in a loop. Stores that
    follow each other into one buffer, with nothing but arithmetic between them, wait for one such branch."""
    address, source = uop.src[:2]
    tested = address.src[0] if address.src[1].bounds.is_multiple_of(source.lanes) else address
    size = source.type.itemsize
    due = body.due
    if due is not None and (due.tested, due.size) != (body.values[tested], size):
        flush(body)
        due = None
    if due is None:
        due = body.due = Due(body.values[tested], size, [])
    due.stores.append((what, _align(uop)))


def flush(body: Body) -> None:
    """Writes the stores that wait."""
    due, body.due = body.due, None
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


def _masked_store(body: Body, uop: UOp, value: str, mask: str) -> None:
    address, dtype = uop.src[0], uop.src[1].type
    lanes, text = dtype.lanes, storage_name(dtype)
    only = _only_lane(uop.gate)
    if only is not None and not _is_gather(address):
        _store_lane(body, uop, value, only)
        return
    gates = f"{type_name(bool_.vec(lanes))} {mask}"
    if _is_gather(address):
        name, pointers = f"@llvm.masked.scatter.{_storage_suffix(dtype)}.v{lanes}p0", f"<{lanes} x ptr> {body.values[address]}"
    else:
        name, pointers = f"@llvm.masked.store.{_storage_suffix(dtype)}.p0", f"ptr {body.values[address]}"
    body.do(f"call void {name}({text} {value}, {pointers}, i32 {_align(uop)}, {gates})")


def _store_lane(body: Body, uop: UOp, value: str, lane: int) -> None:
    """LLVM 22 writes four bytes for the one lane of a masked store of narrowed values (vpmovdb with a constant mask)."""
    source, place = uop.src[1].type, body.values[uop.src[0]]
    element = storage_name(source.scalar)
    if lane:
        place = body.emit(f"getelementptr {element}, ptr {place}, i64 {lane}")
    one = body.emit(f"extractelement {storage_name(source)} {value}, i64 {lane}")
    body.do(f"store {element} {one}, ptr {place}, align {max(1, uop.src[0].pointer.base.itemsize)}")


def _only_lane(gate: UOp | None) -> int | None:
    """The lane that a gate made of constants enables, if it is just one."""
    if gate is None:
        return None
    known: dict[UOp, Array] = {}
    for node in gate.toposort():
        if node.op is Op.CONST:
            known[node] = np.full(node.lanes, node.value, numpy_value_dtype(node.type))
        elif node.op is Op.VECTORIZE:
            known[node] = np.concatenate([known[s] for s in node.src])
        elif node.op is Op.GEP:
            known[node] = known[node.src[0]][list(node.picked)]
        elif node.op in ELEMENTWISE:
            known[node] = evaluate(node.op, node.type, [known[s] for s in node.src], [s.type for s in node.src], node.arg)
        else:
            return None
    enabled = np.flatnonzero(known[gate])
    return int(enabled[0]) if len(enabled) == 1 else None


# -- definitions


def scratch(body: Body, uop: UOp) -> None:
    """DEFINE_SCRATCH"""
    match uop.arg:
        case (str(), int() as offset):
            body.let(uop, f"getelementptr inbounds i8, ptr %scratch, i64 {offset}")
        case _:
            raise SpecError("a DEFINE_SCRATCH carries (name, byte offset)", node=repr(uop), stage="linear")
