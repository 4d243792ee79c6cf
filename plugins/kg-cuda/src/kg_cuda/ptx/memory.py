"""INDEX, LOAD, STORE and PREFETCH in PTX: scalars, and vectors of 2 or 4 words where aligned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, DType, Op, UOp
from kg_render import guards

from kg_cuda.analysis.memory_width import access_width, tests
from kg_cuda.ptx.alignment_checks import Tested
from kg_cuda.ptx.body import Address, Body, Lanes, beyond
from kg_cuda.ptx.rotating_slots import rotating_register
from kg_cuda.ptx.tensor_cores.addresses import own_places
from kg_cuda.ptx.tensor_cores.fragments import select_ldmatrix, write_matrices
from kg_cuda.ptx.types import bits, kind, stored
from kg_cuda.ptx.words import extended, packed, unpacked

SPACES: Final = {AddrSpace.GLOBAL: "global", AddrSpace.LOCAL: "shared", AddrSpace.SCRATCH: "local"}


def index(body: Body, uop: UOp) -> None:
    """INDEX"""
    pointer, position = uop.src[:2]
    if uop.pointer.space is AddrSpace.REG:
        return
    space = SPACES[uop.pointer.space]
    if uop in body.by_threads:
        body.own[uop] = Address(space, own_places(body, space, uop))
    if position.op is Op.TILE_INDEX:  # the place that a lane gives
        position = position.src[0]
    if position.lanes > 1:
        lanes = body.lanes(position)
        places = [(_address(body, space, body.bases[pointer], x, position.type.scalar, uop.pointer.base), 0) for x in lanes]
        body.addresses[uop] = Address(space, tuple(places))
        return
    body.addresses[uop] = Address(space, (address_in(body, space, pointer, position, uop.pointer.base),))


def address_in(body: Body, space: str, pointer: UOp, position: UOp, element: DType) -> tuple[str, int]:
    """A register and the bytes beyond it: a constant is added by the access itself."""
    base, offset, size = body.bases[pointer], 0, element.itemsize
    if position.op is Op.CONST:
        offset = int(position.value) * size
        return (
            (base, offset)
            if offset < 1 << 31
            else (_address(body, space, base, str(position.value), position.type, element), 0)
        )
    if position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        offset = int(position.src[1].value) * size
        if abs(offset) < 1 << 31:
            position = position.src[0]
        else:
            offset = 0
    key = (pointer, position)
    for scope in body.known:
        if key in scope:
            return scope[key], offset
    found = body.known[-1][key] = _moved(body, space, pointer, position, element)
    return found, offset


def _moved(body: Body, space: str, pointer: UOp, position: UOp, element: DType) -> str:
    """An address: with the rotating slot of a loop added last, so that the rest is loop-invariant."""
    base = body.bases[pointer]
    if space != "global" and (slot := rotating_register(body, position, element.itemsize)) is not None:
        return body.emit("b32", "add.s32", base, slot)
    if space != "global" and position.op is Op.ADD and not guards.may_wrap(position):
        for rotating, rest in (position.src, position.src[::-1]):
            if (slot := rotating_register(body, rotating, element.itemsize)) is not None:
                register, offset = address_in(body, space, pointer, rest, element)
                return body.emit("b32", "add.s32", body.emit("b32", "add.s32", register, offset) if offset else register, slot)
    return _address(body, space, base, body.one(position), position.type, element)


def _address(body: Body, space: str, base: str, x: str, dtype: DType, element: DType) -> str:
    """base + x * size, in 64 bits for global memory, in 32 for that of the block."""
    size = element.itemsize
    x = body.in_register(x, bits(dtype))
    if space != "global":
        x = body.emit("b32", "cvt.u32.u64", x) if dtype.bits == 64 else x
        return body.emit("b32", "mad.lo.s32", x, size, base)
    if dtype.bits < 64:
        return body.emit("b64", f"mad.wide.{kind(dtype)}", x, size, base)
    return body.emit("b64", "mad.lo.s64", x, size, base)


def _text(where: Address, lane: int, dtype: DType) -> str:
    """The address of a lane: its own, or so many elements behind the first."""
    own = lane < len(where.places) and len(where.places) > 1
    register, offset = where.places[lane if own else 0]
    offset += 0 if own else lane * dtype.itemsize
    return beyond(register, offset)


def _qualified(uop: UOp, space: str) -> str:
    """The space of an access, and what caches may do with what nobody asks for again."""
    return f"{space}.cs" if uop.access.streaming and space == "global" else space


def place_of(body: Body, access: UOp, lane: int) -> str:
    """The address of a lane of a LOAD or STORE."""
    return _text(_where(body, access), lane, access.src[0].pointer.base)


def _where(body: Body, access: UOp) -> Address:
    """Of a tile that threads copy each thread's own part."""
    return body.own.get(access.src[0]) or body.addresses[access.src[0]]


# -- loads


def load(body: Body, uop: UOp) -> None:
    """LOAD"""
    address = uop.src[0]
    if address.pointer.space is AddrSpace.REG:
        return  # what it sees is found where it is read
    if uop in body.copied:
        return  # by the store
    if address.src[1].op is Op.TILE_INDEX and address not in body.by_threads:
        select_ldmatrix(body, uop)
        return
    dtype, where = uop.type.scalar, _where(body, uop)
    gates = _gates(body, uop, uop.lanes)
    alternative = body.lanes(uop.src[1]) if uop.gate is not None else ()
    found: list[str] = []
    space = _qualified(uop, where.space) + (".nc" if address.src[0] in body.read_only else "")
    how = tests(uop, uop.lanes, aligned=body.aligned)
    if how is not None:
        body.values[uop] = _load_tested(body, space, where, dtype, Tested(body, where, dtype, gates, how), alternative)
        return
    width = access_width(uop, uop.lanes, aligned=body.aligned)
    for lane in range(0, uop.lanes, width):
        found += _load(body, space, _text(where, lane, dtype), dtype, gates[lane], alternative[lane : lane + width], width)
    body.values[uop] = tuple(found)


def _load(body: Body, space: str, place: str, dtype: DType, gate: str, alternative: Lanes, width: int) -> list[str]:
    """Some lanes by one instruction, which a gate keeps from touching memory:
    its registers then have the alternative already."""
    if dtype.is_bool:
        byte = _loaded(
            body, f"ld.{space}.u8", ["b32"], place, gate, [body.emit("b32", "selp.b32", 1, 0, a) for a in alternative]
        )
        return [body.emit("pred", "setp.ne.u32", b, 0) for b in byte]
    if dtype.bits < 32 and width > 1:
        return _load_words(body, space, place, dtype, gate, alternative, width)
    vector = f".v{width}" if width > 1 else ""
    return _loaded(body, f"ld.{space}{vector}.{stored(dtype)}", [bits(dtype)] * width, place, gate, alternative)


def _loaded(body: Body, name: str, kinds: Sequence[str], place: str, gate: str, alternative: Sequence[str]) -> list[str]:
    results = [body.register(kind) for kind in kinds]
    if gate:
        for result, other, width in zip(results, alternative, kinds, strict=True):
            body.do(f"mov.{width}", result, other)
    body.do(name, "{" + ", ".join(results) + "}" if len(results) > 1 else results[0], place, when=gate)
    return results


def _load_words(body: Body, space: str, place: str, dtype: DType, gate: str, alternative: Lanes, width: int) -> list[str]:
    """Elements of 8 and 16 bits, whole words at once."""
    total = dtype.bits * width
    held = packed(body, alternative, dtype) if gate else []
    if total < 32:  # two bytes
        words = _loaded(body, f"ld.{space}.u{total}", ["b32"], place, gate, held)
        parts = [body.emit("b32", "bfe.u32", words[0], at, dtype.bits) for at in range(0, total, dtype.bits)]
        return [extended(body, x, dtype) for x in parts]
    count = total // 32
    vector = f".v{count}" if count > 1 else ""
    return unpacked(body, _loaded(body, f"ld.{space}{vector}.b32", ["b32"] * count, place, gate, held), dtype)


def _load_tested(body: Body, space: str, where: Address, dtype: DType, tested: Tested, alternative: Lanes) -> Lanes:
    """The lanes one by one where they are not whole, and then all of them into the same registers
    where they are."""
    others = alternative or (body.constant(0, dtype),) * len(tested.gates)
    lanes = [
        _load(body, space, _text(where, lane, dtype), dtype, gate, others[lane : lane + 1], 1)[0]
        for lane, gate in enumerate(tested.alone())
    ]
    words = [body.emit("b32", "mov.b32", word) for word in packed(body, lanes, dtype)] if dtype.bits < 32 else lanes
    kind = "b32" if dtype.bits < 32 else stored(dtype)
    what = ", ".join(words)
    vector = f".v{len(words)}" if len(words) > 1 else ""
    body.do(f"ld.{space}{vector}.{kind}", f"{{{what}}}" if vector else what, _text(where, 0, dtype), when=tested.whole)
    return tuple(unpacked(body, words, dtype))


# -- stores


def store(body: Body, uop: UOp) -> None:
    """STORE"""
    if uop.src[0].src[1].op is Op.TILE_INDEX and uop.src[0] not in body.by_threads:
        write_matrices(body, uop)
        return
    address, value = uop.src[:2]
    if address.pointer.space is AddrSpace.REG:
        return
    dtype, where, values = value.type.scalar, _where(body, uop), body.lanes(value)
    gates, space = _gates(body, uop, value.lanes), _qualified(uop, where.space)
    how = tests(uop, value.lanes, aligned=body.aligned)
    if how is not None:
        tested = Tested(body, where, dtype, gates, how)
        for lane, gate in enumerate(tested.alone()):
            _store(body, space, _text(where, lane, dtype), dtype, gate, values[lane : lane + 1])
        _store(body, space, _text(where, 0, dtype), dtype, tested.whole, values)
        return
    width = access_width(uop, value.lanes, aligned=body.aligned)
    for lane in range(0, value.lanes, width):
        _store(body, space, _text(where, lane, dtype), dtype, gates[lane], values[lane : lane + width])


def _store(body: Body, space: str, place: str, dtype: DType, gate: str, values: Lanes) -> None:
    if dtype.is_bool:
        values, name = tuple(body.emit("b32", "selp.b32", 1, 0, v) for v in values), "u8"
    elif dtype.bits < 32 and len(values) > 1:
        total = dtype.bits * len(values)
        values = tuple(packed(body, values, dtype))
        name = f"u{total}" if total < 32 else "b32"
    else:
        values, name = tuple(body.in_register(v, bits(dtype)) for v in values), stored(dtype)
    vector = f".v{len(values)}" if len(values) > 1 else ""
    what = ", ".join(values)
    body.do(f"st.{space}{vector}.{name}", place, f"{{{what}}}" if vector else what, when=gate)


def prefetch(body: Body, uop: UOp) -> None:
    """PREFETCH"""
    where = body.addresses[uop.src[0]]
    if where.space == "global":
        body.do(f"prefetch.global.L{1 if uop.cache == 1 else 2}", _text(where, 0, uop.src[0].pointer.base))


def _gates(body: Body, uop: UOp, lanes: int) -> Sequence[str]:
    """The predicate of each lane; empty where it is always done."""
    if uop.gate is None:
        return [""] * lanes
    found = body.lanes(uop.gate)
    return list(found) * (lanes // len(found))
