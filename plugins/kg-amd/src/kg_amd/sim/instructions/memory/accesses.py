"""Accesses to memory by vector instructions: global, flat, scratch, LDS, buffers; and by scalar ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.atomics import atomic
from kg_sim.numbers.types import U32, Array
from kg_sim.program import Get
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions.memory.words import UPDATES, load_words, only_global, space_of, store_words
from kg_amd.sim.instructions.vector import Unsupported
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.machine_code.text import signed
from kg_amd.sim.registers import TYPES, key_of, put_word, slot_of, source, wave_target
from kg_amd.sim.undefined import ALL, accessing
from kg_amd.sim.waves import LGKM, VM, VS, waves_of

#: name -> bytes, and how what is narrower than a word fills it.
_SIZES: Final = {"u8": 1, "i8": 1, "u16": 2, "i16": 2, "b8": 1, "b16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}
_ACCESS: Final = re.compile(r"(?:global|flat|scratch|buffer|ds)_(load|store)_(?:(d16)_)?(?:(hi)_)?([uib]\d+)(?:_(d16)(_hi)?)?")
_ATOMIC: Final = re.compile(
    r"(?:global|flat|buffer|ds)_(?:atomic_)?(add|sub|rsub|inc|dec|min|max|and|or|xor|swap|storexchg|cmpswap|cmpstore)(_rtn)?_([uifb])(32|64)"
)
_PACKED: Final = re.compile(r"(?:global|flat|ds)_(?:atomic_)?pk_add(_rtn)?_(bf16|f16)")


@dataclass(frozen=True, slots=True)
class Access:
    """Where an instruction's lanes access memory:
    their addresses in a space ("" asks the address), and which counters count it."""

    space: str
    addresses: Get
    counters: tuple[int, ...]
    store_counters: tuple[int, ...]


def access_of(at: Instruction, target: str) -> Access:
    """By the instruction's format."""
    form, stores = at.opcode.format, (VS,) if target == "gfx1100" else (VM,)
    if form == "DS":
        offset, address = at.get("offset0") | at.get("offset1") << 8, source(at.operands["addr"], "u32")
        return Access("shared", lambda t: (address(t) + U32.type(offset)).astype(np.int64), (LGKM,), (LGKM,))
    offset = signed(at.get("offset"), 13)
    base = at.operands.get("saddr")
    if form == "SCRATCH":
        parts = [source(x, "u32") for x in (base, at.operands.get("addr")) if x is not None]
        return Access("private", lambda t: sum((get(t).astype(np.int64) for get in parts), np.array([offset])), (VM,), stores)
    if base is not None:
        start, index = source(base, "u64"), source(at.operands["addr"], "u32")
        addresses: Get = lambda t: start(t).view(np.int64) + index(t).astype(np.int64) + offset  # noqa: E731
    else:
        start = source(at.operands["addr"], "u64")
        addresses = lambda t: start(t).view(np.int64) + offset  # noqa: E731
    if form == "GLOBAL":
        return Access("global", addresses, (VM,), stores)
    return Access("", addresses, (VM, LGKM), (*stores, LGKM))


def _settled(t: WorkItems, access: Access) -> tuple[str, Array]:
    addresses = access.addresses(t)
    if access.space == "global":
        only_global(addresses)
        return space_of(t, addresses)
    return access.space, addresses


def extended(words: list[Array], kind: str) -> list[Array]:
    """A byte or half fills a word by its sign."""
    if kind not in ("i8", "i16"):
        return words
    up = np.int32(24 if kind == "i8" else 16)
    return [(words[0].view(np.int32) << up >> up).view(U32)]


def merged(old: Array, word: Array, high: bool) -> Array:
    """A half into a register of which the other half stays."""
    half = word & U32.type(0xFFFF)
    return (old & U32.type(0xFFFF)) | half << U32.type(16) if high else (old & U32.type(0xFFFF0000)) | half


def registers_of(x: Operand, words: int) -> list[int]:
    return [slot_of(x.kind, x.number + i) for i in range(words)]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a load or store moves: bytes, the type of what is narrow, which half of a register."""

    loads: bool
    nbytes: int
    kind: str
    half: str  #: "", "low", "high"


def wanted(name: str) -> Wanted | None:
    match = _ACCESS.fullmatch(name)
    if match is None or match[4] not in _SIZES:
        return None
    half = ("high" if match[3] or match[6] else "low") if match[2] or match[5] else ""
    return Wanted(match[1] == "load", _SIZES[match[4]], match[4], half)


def _half_of(x: Operand, high: bool) -> Get:
    get = source(x, "b32")
    return (lambda t: get(t) >> U32.type(16)) if high else get


def transfer(at: Instruction, target: str) -> tuple[Step, tuple[int, ...], tuple[int, ...]]:
    """A load or store: what its lanes do, the registers that are written late, and the counters."""
    what = wanted(at.name)
    if what is None:
        raise Unsupported("access")
    access = access_of(at, target)
    words = max(1, what.nbytes // 4)
    if what.loads:
        x = at.operand("vdst", "vdata")
        slots = registers_of(x, words)
        return _loading(access, what, slots), tuple(slots), access.counters
    x = at.operand("data", "data0")
    gets = [_half_of(Operand(x.kind, x.number + i), what.half == "high") for i in range(words)]

    def run(t: WorkItems) -> None:
        space, addresses = _settled(t, access)
        store_words(t, space, addresses, what.nbytes, [get(t) for get in gets])

    return run, (), access.store_counters


def _loading(access: Access, what: Wanted, slots: list[int]) -> Step:
    puts = [put_word(slot) for slot in slots]
    old = source(Operand("v", slots[0]), "b32") if slots[0] < 256 else source(Operand("a", slots[0] - 256), "b32")

    def run(t: WorkItems) -> None:
        space, addresses = _settled(t, access)
        values = extended(load_words(t, space, addresses, what.nbytes), what.kind)
        if what.half:
            values = [merged(old(t), values[0], what.half == "high")]
        for put, value in zip(puts, values, strict=True):
            put(t, value)

    return run


def two_addresses(at: Instruction) -> tuple[Step, tuple[int, ...], tuple[int, ...]]:
    """ds_load_2addr and ds_store_2addr: two places from one address."""
    bits = int(at.name[-2:])
    each = bits // 8 * (64 if "stride64" in at.name else 1)
    address = source(at.operands["addr"], "u32")
    offsets = [at.get("offset0") * each, at.get("offset1") * each]
    words = bits // 32
    if "load" in at.name:
        slots = registers_of(at.operands["vdst"], 2 * words)
        puts = [put_word(slot) for slot in slots]

        def run(t: WorkItems) -> None:
            base = address(t)
            found = [
                value
                for offset in offsets
                for value in load_words(t, "shared", (base + U32.type(offset)).astype(np.int64), bits // 8)
            ]
            for put, value in zip(puts, found, strict=True):
                put(t, value)

        return run, tuple(slots), (LGKM,)
    if "xchg" in at.name:
        raise Unsupported("exchange of two")
    data = [
        [source(Operand(x.kind, x.number + i), "b32") for i in range(words)]
        for x in (at.operands["data0"], at.operands["data1"])
    ]

    def put_both(t: WorkItems) -> None:
        base = address(t)
        values = [[get(t) for get in gets] for gets in data]
        for offset, value in zip(offsets, values, strict=True):
            store_words(t, "shared", (base + U32.type(offset)).astype(np.int64), bits // 8, value)

    return put_both, (), (LGKM,)


def atomic_access(at: Instruction, target: str) -> tuple[Step, tuple[int, ...], tuple[int, ...]]:
    match, packed = _ATOMIC.fullmatch(at.name), _PACKED.fullmatch(at.name)
    if match is None and packed is None:
        raise Unsupported("atomic")
    access = access_of(at, target)
    update, running = (_packed_add(packed[2]), None) if packed else UPDATES[match[1]]  # type: ignore[index]
    kind = "u32" if match is None else f"{'u' if match[3] == 'b' else match[3]}{match[4]}"
    bits, dtype = int(kind[1:]), TYPES[kind]
    x = at.operand("data", "data0")
    operands = [Operand(x.kind, x.number, bits // 32)]
    name = match[1] if match else ""
    if name == "cmpswap":
        operands.append(Operand(x.kind, x.number + bits // 32, bits // 32))
    elif name == "cmpstore":
        operands.append(at.operands["data1"])
        operands = operands[::-1] if target == "gfx942" else operands
    gets = [source(y, kind) for y in operands]
    returns = bool(at.get("glc")) if at.opcode.format != "DS" else "vdst" in at.operands
    slots = registers_of(at.operands["vdst"], bits // 32) if returns else []
    puts = [put_word(slot) for slot in slots]

    def run(t: WorkItems) -> None:
        space, addresses = _settled(t, access)
        old = atomic(t, space, addresses, [np.broadcast_to(get(t), (t.active,)).astype(dtype, copy=False) for get in gets], update,
                     running if dtype.kind != "f" else None)  # fmt: skip
        if puts:
            words = np.ascontiguousarray(old).view(U32).reshape(len(old), -1)
            for i, put in enumerate(puts):
                put(t, words[:, i].copy())

    return run, tuple(slots), access.counters if returns else access.store_counters


def _packed_add(kind: str) -> Callable[[Array, Array, Array], Array]:
    from kg_amd.sim.instructions.packed import add_bf16, add_f16

    return lambda old, b, _: (add_f16 if kind == "f16" else add_bf16)(old, b)


def defined(at: Instruction, step: Step, late: tuple[int, ...]) -> Step:
    """An access whose addresses, and what it stores but for scratch, must be written bits.
    Those that it loads are so afterwards."""
    what = wanted(at.name)
    loads, half = (what is not None and what.loads) or at.opcode.format == "SMEM", what.half if what is not None else ""
    bits = (1 << 8 * min(what.nbytes, 4)) - 1 if what is not None and not loads else 0xFFFF if half else ALL
    if half == "high":
        bits = bits << 16
    wants, moved = dict[int, tuple[int, str]](), list(late) if half else []
    for name, x in at.operands.items():
        registers = [key_of(*r) for r in x.registers]
        if name in ("addr", "vaddr", "saddr", "srsrc", "soffset", "sbase"):
            wants |= dict.fromkeys(registers, (ALL, "an address"))
        elif "data" not in name or loads:
            continue
        elif at.opcode.format == "SCRATCH":
            moved += registers
        else:
            wants |= {r: (bits, "memory") for r in registers if r not in wants}
    return accessing(step, wants, moved, dict.fromkeys(late, bits if loads else ALL))


def counted(step: Step, slots: tuple[int, ...], counters: tuple[int, ...], *, ordered: bool = True) -> Step:
    """A step that begins an operation of these counters."""
    stores = not slots and LGKM in counters

    def run(t: WorkItems) -> None:
        step(t)
        waves = waves_of(t)
        waves.issue(t, counters, slots, ordered)
        if stores:
            here = t.here()
            waves.shared_stores[slice(None) if here is None else here] = waves.issued[LGKM][
                slice(None) if here is None else here
            ]

    return run


# -- buffers


def buffer_access(at: Instruction, target: str) -> tuple[Step, tuple[int, ...], tuple[int, ...]]:
    """Loads and stores through a descriptor of four scalar registers, whose bounds hold for each word:
    beyond them 0 is read and nothing stored."""
    what = wanted(at.name)
    if what is None:
        raise Unsupported("buffer access")
    x = at.operands["vdata"]
    if at.get("tfe") or at.get("lds"):
        raise Unsupported("texture fail enable, or LDS as the target")
    words, stores = max(1, what.nbytes // 4), (VS,) if target == "gfx1100" else (VM,)
    places = _buffer_places(at)
    unit = min(4, what.nbytes)
    slots = registers_of(x, words)
    if what.loads:
        puts = [put_word(slot) for slot in slots]
        old = source(x if x.count == 1 else Operand(x.kind, x.number), "b32")

        def run(t: WorkItems) -> None:
            addresses, ok = places(t, words, unit)
            values = extended([_within(t, addresses[:, i], ok[:, i], unit) for i in range(words)], what.kind)
            values = [merged(old(t), values[0], what.half == "high")] if what.half else values
            for put, value in zip(puts, values, strict=True):
                put(t, value)

        return run, tuple(slots), (VM,)
    gets = [_half_of(Operand(x.kind, x.number + i), what.half == "high") for i in range(words)]

    def put_all(t: WorkItems) -> None:
        addresses, ok = places(t, words, unit)
        for i, get in enumerate(gets):
            idx, values, keep = t.idx, np.broadcast_to(get(t), (t.active,)), ok[:, i]
            if keep.any():
                base = np.arange(t.count) if idx is None else idx
                t.idx = base[keep]
                store_words(t, "", addresses[keep, i], unit, [values[keep]])
                t.idx = idx

    return put_all, (), stores


def _within(t: WorkItems, addresses: Array, ok: Array, unit: int) -> Array:
    out = np.zeros(t.active, U32)
    if ok.any():
        idx = t.idx
        base = np.arange(t.count) if idx is None else idx
        t.idx = base[ok]
        out[ok] = load_words(t, "", addresses[ok], unit)[0]
        t.idx = idx
    return out


def _buffer_places(at: Instruction) -> Callable[[WorkItems, int, int], tuple[Array, Array]]:
    """The addresses of each lane's words, (lanes, words), and which are within bounds."""
    r = at.operands["srsrc"].number
    descriptor = [source(Operand("s", r + i), "u32") for i in range(4)]
    scalar = source(at.operands["soffset"], "u32")
    v = at.operands.get("vaddr")
    index = source(Operand("v", v.number), "u32") if v is not None and at.get("idxen") else None
    offset = source(Operand("v", v.number + at.get("idxen")), "u32") if v is not None and at.get("offen") else None

    def places(t: WorkItems, words: int, unit: int) -> tuple[Array, Array]:
        low, high, records, last = (np.broadcast_to(get(t), (t.active,)).astype(np.int64) for get in descriptor)
        base, stride = low | (high & 0xFFFF) << 32, high >> 16 & 0x3FFF
        if (high >> 30 & 3).any() or (last >> 23 & 1 & (stride > 0)).any():
            raise Violation("a buffer descriptor that swizzles or adds the lane's number is not supported")
        own = np.broadcast_to(offset(t), (t.active,)).astype(np.int64) if offset is not None else np.zeros(t.active, np.int64)
        number = np.broadcast_to(index(t), (t.active,)).astype(np.int64) if index is not None else np.zeros(t.active, np.int64)
        within = (own + at.get("offset"))[:, None] + np.arange(words) * unit
        whole = within + (number * stride)[:, None]
        soffset = np.broadcast_to(scalar(t), (t.active,)).astype(np.int64)[:, None]
        ok = np.where(
            stride[:, None] > 0,
            (number < records)[:, None] & (within + unit <= stride[:, None]),
            whole + soffset + unit <= records[:, None],
        )
        return base[:, None] + whole + soffset, ok

    return places


# -- scalar accesses


def scalar_load(at: Instruction) -> tuple[Step, tuple[int, ...]]:
    """s_load and s_buffer_load: words for the wave."""
    x, base = at.operands["sdata"], at.operands["sbase"]
    offset = signed(at.get("offset"), 21) if "imm" not in at.fields or at.get("imm") else 0
    more = source(at.operands["soffset"], "u32", per_wave=True) if "soffset" in at.operands else None
    start = source(Operand("s", base.number, 2), "u64", per_wave=True)
    records = source(Operand("s", base.number + 2), "u32", per_wave=True) if "buffer" in at.name else None
    puts = [wave_target(Operand("s", x.number + i)) for i in range(x.count)]

    def run(t: WorkItems) -> None:
        own = start(t).view(np.int64)
        if records is not None:
            own = own & 0xFFFFFFFFFFFF
        within = np.array([offset], np.int64) if more is None else more(t).astype(np.int64) + offset
        addresses = (own + within) & ~np.int64(3)
        idx = t.idx
        if len(addresses) > 1:
            waves = t.of(t.subgroup)
            firsts = np.concatenate([[True], waves[1:] != waves[:-1]]).nonzero()[0]
            t.idx = firsts if idx is None else idx[firsts]
        if records is not None and (within + 4 * x.count > records(t)).any():
            raise Violation("s_buffer_load beyond the bounds of its buffer")
        values = load_words(t, "", addresses, 4 * x.count)
        t.idx = idx
        for put, value in zip(puts, values, strict=True):
            put(t, value)

    return run, tuple(key_of("s", x.number + i) for i in range(x.count))
