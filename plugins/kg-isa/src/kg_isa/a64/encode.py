"""Encodes an AArch64 instruction by its line in the table."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import cast

from kg.plugin import UnsupportedError
from kg_render.asm import ENTER, LABEL, Constant, Instruction, Slot

from kg_isa.a64.forms import CONDITIONS, FORMS, LITERALS, A64Form

_SP = 31
_MOVE = FORMS["movimm"]
_FIELDS = {"d": 0, "n": 5, "m": 16, "a": 10, "t": 0}


def encode(ins: Instruction, place: Callable[[object], int]) -> bytes:
    """The instruction's bytes; an immediate may take several words."""
    form = cast(A64Form, ins.form)
    if form.role in (LABEL, ENTER):
        return b""
    if form is _MOVE:
        return b"".join(struct.pack("<I", w) for w in _move_immediate(ins))
    if "b" in form.flags:
        return struct.pack("<I", _branch(ins, form, place))
    if "memory" in form.flags:
        return struct.pack("<I", _access(ins, form, place))
    return struct.pack("<I", _word(ins, form))


def operands(ins: Instruction) -> list[tuple[str, str, int]]:
    """Each operand of the table: its type, its field, the register's number."""
    defs, uses = iter(ins.defs), iter(ins.uses)
    found: list[tuple[str, str, int]] = []
    for part in cast(A64Form, ins.form).operands:
        register = next(defs if part[1] == "d" else uses)
        if part.endswith("+"):
            next(uses)  # the same one
        found.append((part[0], part[1], register.home))
    return found


def _word(ins: Instruction, form: A64Form) -> int:
    word, flags, width, lane = form.word, form.flags, ins.width, ins.modifier
    for _, field, number in operands(ins):
        word |= number << _FIELDS[field]
    if "twice" in flags:  # mov v, v is orr v, v, v
        word |= ins.uses[0].home << 16
    if "sf" in flags and width == 64:
        word |= 1 << 31
    if "ft" in flags:
        word |= {16: 3, 32: 0, 64: 1}[lane] << 22
    if "q" in flags and width == 128:
        word |= 1 << 30
    if "sz" in flags:
        word |= ({8: 0, 16: 1, 32: 2, 64: 3}[lane]) << 22
    if flags & {"f2", "f3", "fs"}:
        word = _float_size(word, flags, lane)
    if "fl" in flags and lane == 32:
        word |= 1 << 22
    return word | _immediate_bits(ins, form, ins.immediate or 0)


def _float_size(word: int, flags: frozenset[str], lane: int) -> int:
    """Lanes of 16, 32 or 64 bits. float16 has a space of encodings of its own."""
    if lane == 64:
        return word | 1 << 22
    if lane == 32:
        return word
    return word | 0x00580000 if "f2" in flags else (word & ~0x0020C000) | 0x00400000


def _immediate_bits(ins: Instruction, form: A64Form, immediate: int) -> int:
    flags, lane = form.flags, ins.modifier
    if "imm12" in flags:
        shifted = immediate >= 4096 and immediate % 4096 == 0
        if not 0 <= immediate >> 12 * shifted < 4096:
            raise UnsupportedError(f"{form.name} has no immediate {immediate}")
        return shifted << 22 | immediate >> 12 * shifted << 10
    if "bits" in flags:
        found = logical_immediate(immediate, 64 if ins.width == 64 else 32)
        if found is None:
            raise UnsupportedError(f"{form.name} has no immediate {immediate}")
        return found << 10
    if "cond" in flags:
        return (immediate ^ ("inverted" in flags)) << 12
    if flags & {"bfl", "bfr"}:
        bits, n = (64, 1 << 22) if ins.width == 64 else (32, 0)
        if "bfl" in flags:
            return n | ((bits - immediate) % bits) << 16 | (bits - 1 - immediate) << 10
        return n | immediate << 16 | ((1 << 15) if bits == 64 else 0)
    if "il" in flags:
        step = lane // 8
        bits = (immediate * 2 + 1) * step << 16
        if "umov" in flags and lane == 64:
            bits |= 1 << 30
        if "q64" in flags and ins.width == 64:
            bits |= 1 << 30
        return bits
    if "ilm" in flags:
        high, low = (immediate >> 1, immediate & 1) if lane == 32 else (immediate, 0)
        return high << 11 | low << 21
    if flags & {"sl", "sl0"}:
        return (lane + immediate) << 16
    if "sr" in flags:
        return (2 * lane - immediate) << 16
    if "imm4" in flags:
        return immediate << 11
    return immediate << 10 if flags & {"imm6", "imm3"} else 0


def logical_immediate(value: int, bits: int) -> int | None:
    """N, immr and imms of a pattern of ones that repeats, or None."""
    value &= (1 << bits) - 1
    if value in (0, (1 << bits) - 1):
        return None
    size = bits
    while size > 2 and value & ((1 << size // 2) - 1) == value >> size // 2 & ((1 << size // 2) - 1):
        size //= 2
        value &= (1 << size) - 1
    ones = value.bit_count()
    run = (1 << ones) - 1
    for turned in range(size):
        if (run >> turned | run << (size - turned)) & ((1 << size) - 1) == value:
            lengths = (~(size * 2 - 1) & 0x3F) | (ones - 1)
            return (size == 64) << 12 | turned << 6 | lengths
    return None


def _access(ins: Instruction, form: A64Form, place: Callable[[object], int]) -> int:
    memory = ins.memory
    assert memory is not None
    pair = "pair" in form.flags
    registers = [r.home for r in (ins.defs or ins.uses)]
    if isinstance(memory.symbol, Constant):
        (key,) = form.flags & LITERALS.keys()
        return LITERALS[key] | (place(memory.symbol) >> 2 & 0x7FFFF) << 5 | registers[0]
    base, offset = _SP, memory.offset
    if isinstance(memory.symbol, Slot):
        offset += memory.symbol.offset
    else:
        base = ins.uses[memory.base].home
    if memory.index >= 0:  # [base, index, lsl]; the index in 32 bits with its sign where width is 32
        shifted = int(memory.scale == form.size and form.size > 1)
        option = 0x00206800 if ins.width != 32 else 0x0020C800
        word = form.word & ~(1 << 24) | option | shifted << 12
        return word | ins.uses[memory.index].home << 16 | base << 5 | registers[0]
    if offset % form.size:
        raise UnsupportedError(f"{form.name} has no offset of {offset}")
    scaled = offset // form.size
    if pair:
        if not -64 <= scaled < 64:
            raise UnsupportedError(f"{form.name} has no offset of {offset}")
        return form.word | (scaled & 127) << 15 | registers[1] << 10 | base << 5 | registers[0]
    if not 0 <= scaled < 4096:
        raise UnsupportedError(f"{form.name} has no offset of {offset}")
    return form.word | scaled << 10 | base << 5 | registers[0]


def _branch(ins: Instruction, form: A64Form, place: Callable[[object], int]) -> int:
    distance = place(ins.target)
    if not -(1 << 20) <= distance < 1 << 20:
        raise UnsupportedError("a branch of AArch64 reaches one MiB")
    word = form.word | (distance >> 2 & 0x7FFFF) << 5
    return word | ins.uses[0].home if ins.uses else word


def move_parts(value: int) -> tuple[bool, list[tuple[int, int]]]:
    """Whether a 64-bit constant begins as its complement, and its half-words that are written:
    (number, bits)."""
    parts = [value >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
    inverted = parts.count(0xFFFF) > parts.count(0)
    blank = 0xFFFF if inverted else 0
    return inverted, [(n, part) for n, part in enumerate(parts) if part != blank] or [(0, blank)]


def _move_immediate(ins: Instruction) -> list[int]:
    """movz or movn, then movk for each further half-word."""
    inverted, parts = move_parts((ins.immediate or 0) & ((1 << 64) - 1))
    register = ins.defs[0].home
    words: list[int] = []
    for n, part in parts:
        bits, word = (part, 0xF2800000) if words else (part ^ 0xFFFF, 0x92800000) if inverted else (part, 0xD2800000)
        words.append(word | n << 21 | bits << 5 | register)
    return words


def condition(name: str) -> int:
    """The number of a condition."""
    return CONDITIONS[name]
