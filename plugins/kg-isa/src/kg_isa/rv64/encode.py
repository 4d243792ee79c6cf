"""Encodes an RV64 instruction by its line in the table. x31 is reserved for far addresses."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import cast

from kg.plugin import UnsupportedError
from kg_render.asm import ENTER, LABEL, Constant, Instruction, Slot

from kg_isa.rv64.forms import RVForm

SCRATCH, _SP = 31, 2


def encode(ins: Instruction, place: Callable[[object], int]) -> bytes:
    """The instruction's bytes; an immediate or a far branch takes several words."""
    form = cast(RVForm, ins.form)
    if form.role in (LABEL, ENTER):
        return b""
    return b"".join(struct.pack("<I", w) for w in _words(ins, form, place))


def _words(ins: Instruction, form: RVForm, place: Callable[[object], int]) -> list[int]:
    uses = [r.home for r in ins.uses]
    rd = ins.defs[0].home if ins.defs else 0
    funct3, immediate = form.funct3, ins.immediate or 0
    if "vector" in form.flags:
        return _vector(ins, form, uses, place)
    opcode = form.opcode | 8 if "w" in form.flags and ins.width == 32 else form.opcode
    funct7 = form.funct7
    if "f" in form.flags and ins.modifier == 64:
        funct7 |= 1
        funct3 = 0 if "x" in form.flags else funct3
    head = opcode | rd << 7 | funct3 << 12
    match form.format:
        case "R":
            return [head | uses[0] << 15 | uses[1] << 20 | funct7 << 25]
        case "U":
            return [head | uses[0] << 15 | form.rs2 << 20 | funct7 << 25]
        case "F":
            return [head | uses[0] << 15 | uses[0] << 20 | funct7 << 25]
        case "R4":
            return [head | uses[0] << 15 | uses[1] << 20 | funct7 << 25 | uses[2] << 27]
        case "I":
            return [head | uses[0] << 15 | (immediate & 0xFFF) << 20]
        case "SH":
            return [head | uses[0] << 15 | immediate << 20 | funct7 << 25]
        case "L" | "S":
            return _access(ins, form, head, place)
        case "B":
            return _branch(ins, form, uses, place)
        case "li":
            return _load_immediate(rd, immediate)
        case "vset":
            return [0xC0007057 | vector_type(ins.width, ins.modifier) << 20 | ins.width // ins.modifier << 15]
        case "none":
            return []
        case _:
            return [0x00008067]  # ret


def vector_type(width: int, lane: int) -> int:
    """vtype: lanes of so many bits, in as much of registers of 128 bits as they fill;
    what is beyond them may change, lanes that are masked off may not."""
    multiplier = {256: 1, 128: 0, 64: 7, 32: 6, 16: 5}[max(width, 2 * lane)]
    return 1 << 6 | {8: 0, 16: 1, 32: 2, 64: 3}[lane] << 3 | multiplier


def _vector(ins: Instruction, form: RVForm, uses: list[int], place: Callable[[object], int]) -> list[int]:
    masked = "0" in form.flags
    if "early" in form.flags:
        uses = uses[1:]  # what is overwritten
    vd = ins.defs[0].home if ins.defs else 0
    immediate = (ins.immediate or 0) & 31
    if form.format in ("VL", "VS"):
        return _vector_access(ins, form, place, masked=masked)
    head = 0x57 | form.funct3 << 12 | vd << 7 | form.funct7 << 26 | (not masked) << 25
    match form.format:
        case "VV" | "MM":
            return [head | uses[0] << 20 | uses[1] << 15]
        case "VM":
            one, two = (uses[2], uses[1]) if "swap" in form.flags else (uses[1], uses[2])
            return [head | two << 20 | one << 15]
        case "VI":
            constant = form.rs2 if form.role else immediate
            return [head | uses[0] << 20 | constant << 15]
        case "VU":
            return [head | uses[0] << 20 | form.rs2 << 15]
        case "V2":
            return [head | uses[0] << 20 | uses[0] << 15]
        case "VZ":
            return [head | immediate << 15]
        case _:  # V1
            return [head | uses[0] << 15]


def _vector_access(ins: Instruction, form: RVForm, place: Callable[[object], int], *, masked: bool) -> list[int]:
    memory = ins.memory
    assert memory is not None
    register = ins.defs[0].home if ins.defs else ins.uses[0].home
    base, before = _SP, list[int]()
    offset = memory.offset
    if isinstance(memory.symbol, Constant):
        distance = place(memory.symbol)
        high = (distance + 0x800) >> 12
        low = distance - (high << 12)
        before = [0x17 | SCRATCH << 7 | (high & 0xFFFFF) << 12, 0x13 | SCRATCH << 7 | SCRATCH << 15 | (low & 0xFFF) << 20]
        base = SCRATCH
    else:
        if isinstance(memory.symbol, Slot):
            offset += memory.symbol.offset
        else:
            base = ins.uses[memory.base].home
        if offset:
            before, base = _far(base, offset), SCRATCH
    word = form.opcode | form.funct3 << 12 | register << 7 | base << 15 | (not masked) << 25
    return [*before, word]


def _far(base: int, offset: int) -> list[int]:
    """x31 = base + offset"""
    if -2048 <= offset < 2048:
        return [0x13 | SCRATCH << 7 | base << 15 | (offset & 0xFFF) << 20]
    return [*_load_immediate(SCRATCH, offset), 0x33 | SCRATCH << 7 | SCRATCH << 15 | base << 20]


def _access(ins: Instruction, form: RVForm, head: int, place: Callable[[object], int]) -> list[int]:
    memory = ins.memory
    assert memory is not None
    base, offset, before = _SP, memory.offset, list[int]()
    if isinstance(memory.symbol, Constant):
        distance = place(memory.symbol) + offset
        high = (distance + 0x800) >> 12
        before, base, offset = [0x17 | SCRATCH << 7 | (high & 0xFFFFF) << 12], SCRATCH, distance - (high << 12)
    elif isinstance(memory.symbol, Slot):
        offset += memory.symbol.offset
    else:
        base = ins.uses[memory.base].home
    if not -2048 <= offset < 2048:
        high = (offset + 0x800) >> 12
        before = [0x37 | SCRATCH << 7 | (high & 0xFFFFF) << 12, 0x33 | SCRATCH << 7 | SCRATCH << 15 | base << 20]
        base, offset = SCRATCH, offset - (high << 12)
    if form.format == "L":
        return [*before, head | base << 15 | (offset & 0xFFF) << 20]
    word = form.opcode | form.funct3 << 12 | base << 15 | ins.uses[0].home << 20
    return [*before, word | (offset & 31) << 7 | (offset >> 5 & 127) << 25]


def _branch(ins: Instruction, form: RVForm, uses: list[int], place: Callable[[object], int]) -> list[int]:
    distance = place(ins.target)
    head = 0x63 | uses[0] << 15 | uses[1] << 20
    if not ins.is_long and -4000 <= distance < 4000:
        return [head | form.funct3 << 12 | _split(distance)]
    ins.is_long = True
    distance -= 4
    if not -(1 << 20) <= distance < 1 << 20:
        raise UnsupportedError("a jump of RV64 reaches one MiB")
    jump = (
        (distance >> 20 & 1) << 31 | (distance >> 1 & 0x3FF) << 21 | (distance >> 11 & 1) << 20 | (distance >> 12 & 0xFF) << 12
    )
    return [head | (form.funct3 ^ 1) << 12 | _split(8), 0x6F | jump]


def _split(distance: int) -> int:
    """The bits of a branch's distance where the format has them."""
    return (distance >> 12 & 1) << 31 | (distance >> 5 & 63) << 25 | (distance >> 1 & 15) << 8 | (distance >> 11 & 1) << 7


def _load_immediate(rd: int, value: int) -> list[int]:
    """addi, or lui and addiw, or the upper part so, shifted, and 12 bits more at a time."""
    if -2048 <= value < 2048:
        return [0x13 | rd << 7 | (value & 0xFFF) << 20]
    if -(1 << 31) <= value < 1 << 31:
        high = (value + 0x800) >> 12 & 0xFFFFF
        low = value & 0xFFF
        return [0x37 | rd << 7 | high << 12, *([0x1B | rd << 7 | rd << 15 | low << 20] if low else [])]
    low = ((value & 0xFFF) ^ 0x800) - 0x800
    words = [*_load_immediate(rd, (value - low) >> 12), 0x13 | 1 << 12 | rd << 7 | rd << 15 | 12 << 20]
    return [*words, 0x13 | rd << 7 | rd << 15 | (low & 0xFFF) << 20] if low else words
