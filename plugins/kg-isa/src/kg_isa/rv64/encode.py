"""The words of an RV64 instruction, from its line in the table. x31 is kept for addresses that no immediate reaches."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import cast

from kg.plugin import UnsupportedError
from kg.plugin.assembly import ENTER, LABEL, Constant, Instruction, Slot

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
    head = form.opcode | rd << 7 | form.funct3 << 12
    immediate = ins.immediate or 0
    match form.format:
        case "R":
            return [head | uses[0] << 15 | uses[1] << 20 | form.funct7 << 25]
        case "U":
            return [head | uses[0] << 15 | form.rs2 << 20 | form.funct7 << 25]
        case "F":
            return [head | uses[0] << 15 | uses[0] << 20 | form.funct7 << 25]
        case "R4":
            return [head | uses[0] << 15 | uses[1] << 20 | form.funct7 << 25 | uses[2] << 27]
        case "I":
            return [head | uses[0] << 15 | (immediate & 0xFFF) << 20]
        case "SH":
            return [head | uses[0] << 15 | immediate << 20 | form.funct7 << 25]
        case "L" | "S":
            return _access(ins, form, head, place)
        case "B":
            return _branch(ins, form, uses, place)
        case "li":
            return _load_immediate(rd, immediate)
        case _:
            return [0x00008067]  # ret


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
