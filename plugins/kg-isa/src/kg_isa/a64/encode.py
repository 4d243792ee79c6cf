"""The words of an AArch64 instruction, from its line in the table."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import cast

from kg.plugin import UnsupportedError
from kg.plugin.assembly import ENTER, LABEL, Constant, Instruction, Slot

from kg_isa.a64.forms import CONDITIONS, A64Form

_SP = 31


def encode(ins: Instruction, place: Callable[[object], int]) -> bytes:
    """The instruction's bytes; an immediate may take several words."""
    form = cast(A64Form, ins.form)
    if form.role in (LABEL, ENTER):
        return b""
    if form.name == "movimm":
        return b"".join(struct.pack("<I", w) for w in _move_immediate(ins))
    if "b" in form.flags:
        return struct.pack("<I", _branch(ins, form, place))
    if "lo" in form.flags:
        return struct.pack("<I", _access(ins, form, place))
    return struct.pack("<I", _word(ins, form))


def _word(ins: Instruction, form: A64Form) -> int:
    word, uses = form.word, [r.home for r in ins.uses]
    if "d" in form.fields:
        word |= ins.defs[0].home
    if form.fields == "dm0":
        return word | uses[0] << 16
    if "n" in form.fields:
        word |= uses[0] << 5
    if "m" in form.fields:
        word |= uses[1] << 16
    if "a" in form.fields:
        word |= uses[2] << 10
    wide = ins.width & 64
    if "sf" in form.flags and wide:
        word |= 1 << 31
    if "ft" in form.flags and ins.modifier == 64:
        word |= 1 << 22
    immediate = ins.immediate or 0
    if "imm12" in form.flags:
        shifted = immediate >= 4096 and immediate % 4096 == 0
        if not 0 <= immediate >> 12 * shifted < 4096:
            raise UnsupportedError(f"{form.name} has no immediate {immediate}")
        word |= shifted << 22 | immediate >> 12 * shifted << 10
    if "cond" in form.flags:
        word |= (immediate ^ ("inverted" in form.flags)) << 12
    bits = 64 if wide else 32
    if form.flags & {"lsl", "lsr", "asr"}:
        word |= (1 << 22) if wide else 0
        if "lsl" in form.flags:
            word |= ((bits - immediate) % bits) << 16 | (bits - 1 - immediate) << 10
        else:
            word = (word & ~(63 << 10)) | immediate << 16 | (bits - 1) << 10
    return word


def _access(ins: Instruction, form: A64Form, place: Callable[[object], int]) -> int:
    memory = ins.memory
    assert memory is not None
    register = ins.defs[0].home if form.fields == "d" else ins.uses[0].home
    if isinstance(memory.symbol, Constant):
        word = {"ldrs": 0x1C000000, "ldrd": 0x5C000000}[form.name]
        return word | (place(memory.symbol) >> 2 & 0x7FFFF) << 5 | register
    base, offset = _SP, memory.offset
    if isinstance(memory.symbol, Slot):
        offset += memory.symbol.offset
    else:
        base = ins.uses[memory.base].home
    if memory.index >= 0:  # [base, index, lsl]
        shifted = int(memory.scale == form.size and form.size > 1)
        word = form.word & ~(1 << 24) | 0x00206800 | shifted << 12
        return word | ins.uses[memory.index].home << 16 | base << 5 | register
    if offset % form.size or not 0 <= offset // form.size < 4096:
        raise UnsupportedError(f"{form.name} has no offset of {offset}")
    return form.word | offset // form.size << 10 | base << 5 | register


def _branch(ins: Instruction, form: A64Form, place: Callable[[object], int]) -> int:
    distance = place(ins.target)
    if not -(1 << 20) <= distance < 1 << 20:
        raise UnsupportedError("a branch of AArch64 reaches one MiB")
    word = form.word | (distance >> 2 & 0x7FFFF) << 5
    return word | ins.uses[0].home if form.name == "cbz" else word


def _move_immediate(ins: Instruction) -> list[int]:
    """movz or movn, then movk for each further half-word."""
    value, register = (ins.immediate or 0) & ((1 << 64) - 1), ins.defs[0].home
    parts = [value >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
    inverted = parts.count(0xFFFF) > parts.count(0)
    blank, first = (0xFFFF, 0x92800000) if inverted else (0, 0xD2800000)
    words: list[int] = []
    for n, part in enumerate(parts):
        if part != blank:
            bits, word = (part, 0xF2800000) if words else (part ^ blank, first)
            words.append(word | n << 21 | bits << 5 | register)
    return words or [first | register]


def condition(name: str) -> int:
    """The number of a condition."""
    return CONDITIONS[name]
