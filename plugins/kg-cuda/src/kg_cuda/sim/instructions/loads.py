"""ld and st: decoding, of vectors, of a kernel's arguments, and of what device functions pass."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.access import aligned, load, store
from kg_sim.memory.region import UNITS
from kg_sim.numbers.types import Array
from kg_sim.program import Get, Put
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.clusters import reached
from kg_cuda.sim.numbers.types import NUMPY, SIZES
from kg_cuda.sim.text.syntax import Address, Instruction, Operand

#: State spaces, as the engine calls them.
SPACES: Final = {"global": "global", "shared": "shared", "local": "private", "param": "arguments", "const": "global"}


def space_of(opcode: tuple[str, ...], named: str) -> str:
    """The space of memory that an instruction names, or its variable's; "" is generic."""
    for part in opcode[1:]:
        if part == "shared::cluster":
            return "cluster"
        base = part.partition("::")[0]
        if base in SPACES:
            return SPACES[base]
    return SPACES.get(named, named)


def vector_of(opcode: tuple[str, ...]) -> int:
    return next((int(part[1:]) for part in opcode if part in ("v2", "v4", "v8")), 1)


def _address(d: Decoder, at: Instruction, place: Operand) -> tuple[Get, str]:
    get, named = d.address(place)
    return reached(get) if "shared::cluster" in at.opcode else get, named


def decode_ld(d: Decoder, at: Instruction) -> Step:
    """ld, ldu: also of parameters of device functions, which are kept by name."""
    kind, count = at.opcode[-1], vector_of(at.opcode)
    if kind not in SIZES or kind == "b128":
        raise d.unknown()
    puts = [d.target(x, kind, wider=True) for x in d.group(at.operands[0])]
    if len(puts) != count:
        raise d.fail(f"{count} registers are wanted")
    place = at.operands[1]
    if isinstance(place, Address) and place.base in d.frame:
        return _load_frame(place, kind, puts)
    if "param" in at.opcode and isinstance(place, Address) and place.base in d.function.offsets:
        return _load_param(d.function.offsets[place.base] + place.offset, kind, puts)
    get, named = _address(d, at, place)
    space, coherent = space_of(at.opcode, named), "nc" not in at.opcode and at.opcode[0] != "ldu"
    if count > 1:
        wanted = [n for n, x in enumerate(d.group(at.operands[0])) if not d.uses.unread(x)]
        if len(wanted) < count and space in ("shared", "private"):
            return _ld_some(get, space, kind, [(n, puts[n]) for n in wanted], SIZES[kind] * count)
    return _ld(get, space, kind, puts, coherent, _acquires(at.opcode))


def _acquires(opcode: tuple[str, ...]) -> bool:
    return not {"acquire", "volatile", "relaxed", "mmio"}.isdisjoint(opcode)


def _ld(get: Get, space: str, kind: str, puts: list[Put], coherent: bool, acquires: bool) -> Step:
    size, dtype, count = SIZES[kind], NUMPY[kind], len(puts)
    total = size * count
    if total > 16:
        return _ld_wide(get, space, kind, puts)
    if count == 1:
        put = puts[0]

        def run(t: WorkItems) -> None:
            put(t, load(t, space, get(t), size, coherent=coherent, atomic=acquires).view(dtype))

        return run

    def run_vector(t: WorkItems) -> None:
        parts = load(t, space, get(t), total, coherent=coherent, atomic=acquires).view(dtype).reshape(-1, count)
        for i, put in enumerate(puts):
            put(t, parts[:, i].copy())

    return run_vector


def _ld_some(get: Get, space: str, kind: str, puts: list[tuple[int, Put]], total: int) -> Step:
    """A vector of which some elements are never read:
    compilers reach over the end of what they load from, which is harmless in the memory of a block or a thread. What is not
    read is not looked at."""
    size, dtype = SIZES[kind], NUMPY[kind]

    def run(t: WorkItems) -> None:
        addresses = get(t)
        aligned(addresses, total)
        for n, put in puts:
            put(t, load(t, space, addresses + n * size, size).view(dtype))

    return run


def _ld_wide(get: Get, space: str, kind: str, puts: list[Put]) -> Step:
    """32 bytes at once: two halves, aligned as one."""
    size, dtype, half = SIZES[kind], NUMPY[kind], len(puts) // 2

    def run(t: WorkItems) -> None:
        addresses = get(t)
        aligned(addresses, 32)
        found: list[Array] = []
        for i in (0, 16):
            parts = load(t, space, addresses + i, 16).view(dtype).reshape(-1, half)
            found += [parts[:, j].copy() for j in range(half)]
        for put, values in zip(puts, found, strict=True):
            put(t, values)

    del size
    return run


def _load_param(offset: int, kind: str, puts: list[Put]) -> Step:
    size, dtype = SIZES[kind], NUMPY[kind]

    def run(t: WorkItems) -> None:
        for i, put in enumerate(puts):
            begin = offset + i * size
            put(t, t.launch.arguments[begin : begin + size].copy().view(dtype))

    return run


def _load_frame(place: Address, kind: str, puts: list[Put]) -> Step:
    name, offset, size, dtype = place.base, place.offset, SIZES[kind], NUMPY[kind]

    def run(t: WorkItems) -> None:
        row = t.kept.get(name)
        if row is None:
            raise Violation(f"parameter {name.partition('#')[0]} is read before it is written")
        row = t.of(row)
        for i, put in enumerate(puts):
            begin = offset + i * size
            put(t, np.ascontiguousarray(row[:, begin : begin + size]).view(dtype)[:, 0].copy())

    return run


def decode_st(d: Decoder, at: Instruction) -> Step:
    kind, count = at.opcode[-1], vector_of(at.opcode)
    if kind not in SIZES or kind == "b128":
        raise d.unknown()
    gets = [d.moved(x, kind) for x in d.group(at.operands[1])]
    if len(gets) != count:
        raise d.fail(f"{count} registers are wanted")
    place = at.operands[0]
    if isinstance(place, Address) and place.base in d.frame:
        return _store_frame(place, kind, gets, d.frame[place.base])
    get, named = _address(d, at, place)
    space = space_of(at.opcode, named)
    size, atomic = SIZES[kind], not {"release", "volatile", "relaxed", "mmio"}.isdisjoint(at.opcode)
    if count == 1:
        one = gets[0]
        unit = UNITS[size]

        def run(t: WorkItems) -> None:
            store(t, space, get(t), size, one(t).view(unit), atomic=atomic)

        return run
    return _st_vector(get, space, kind, gets)


def _st_vector(get: Get, space: str, kind: str, gets: list[Get]) -> Step:
    size, count = SIZES[kind], len(gets)
    total = min(size * count, 16)
    dtype = NUMPY[kind]

    def run(t: WorkItems) -> None:
        addresses = get(t)
        aligned(addresses, size * count)
        values = np.empty((t.active, count), dtype)
        for i, one in enumerate(gets):
            values[:, i] = one(t)
        units = values.view(UNITS[total])
        for i in range(units.shape[1]):
            store(t, space, addresses + i * 16 if i else addresses, total, units[:, i])

    return run


def _store_frame(place: Address, kind: str, gets: list[Get], total: int) -> Step:
    name, offset, size = place.base, place.offset, SIZES[kind]

    def run(t: WorkItems) -> None:
        row = t.kept.get(name)
        if row is None or len(row) != t.count:
            row = t.kept[name] = np.zeros((t.count, total), np.uint8)
        for i, get in enumerate(gets):
            begin = offset + i * size
            values = np.broadcast_to(get(t), (t.active,)).copy().view(np.uint8).reshape(-1, size)
            row[slice(None) if t.idx is None else t.idx, begin : begin + size] = values

    return run
