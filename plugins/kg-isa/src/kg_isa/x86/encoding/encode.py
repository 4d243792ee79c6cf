"""The bytes of an x86-64 instruction, from its line in the table:
legacy, VEX or EVEX, ModRM, SIB, displacement (scaled in EVEX), immediate."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias, cast

from kg.plugin import UnsupportedError
from kg_render.asm import Constant, Instruction, Memory

from kg_isa.x86.encoding.forms import X86Form

#: `Instruction.modifier`: lanes that are off become 0; the memory operand is one element for all lanes; VEX or EVEX, not legacy.
ZEROING, BROADCAST, VEX = 1, 2, 4
_RSP, _RBP = 4, 5
_LEGACY_PREFIXES = (b"", b"\x66", b"\xf3", b"\xf2")
_ESCAPES = (b"", b"\x0f", b"\x0f\x38", b"\x0f\x3a")
_SCALES: Final = {1: 0, 2: 1, 4: 2, 8: 3}


#: Where the fields reg, vvvv and rm of each kind of operands come from, in (result, nothing, uses but a mask ...).
_RESULT, _NONE, _FIRST, _SECOND, _THIRD = range(5)
_FIELDS: Final[dict[str, tuple[int, int, int]]] = {
    "rm": (_RESULT, _NONE, _FIRST),
    "mr": (_FIRST, _NONE, _RESULT),
    **dict.fromkeys(("rvm", "rvmr"), (_RESULT, _FIRST, _SECOND)),
    "tm": (_RESULT, _NONE, _SECOND),
    "tvm": (_RESULT, _SECOND, _THIRD),
    "rmv": (_RESULT, _SECOND, _FIRST),
    "vm": (_NONE, _RESULT, _FIRST),
    "trv": (_RESULT, _THIRD, _SECOND),
    "mv": (_SECOND, _FIRST, _NONE),
    "cmp": (_FIRST, _NONE, _SECOND),
    **dict.fromkeys("td", (_NONE, _NONE, _RESULT)),
    "x": (_NONE, _NONE, _FIRST),
    "o": (_NONE, _NONE, _NONE),
}


#: Register numbers in the fields reg, vvvv, rm, mask and the immediate of an encoding; 0 where a field has none.
Operands: TypeAlias = tuple[int, int, int, int, int]


def encode(ins: Instruction, place: Callable[[object], int]) -> bytes:
    """The instruction's bytes."""
    form = cast(X86Form, ins.form)
    if form.is_special:
        return _special(ins, form, place)
    memory, width = ins.memory, ins.width
    reg, vvvv, rm, mask, last = operands(ins, form)
    base = index = -1
    high, scale = 0, 1  # the index register where there is one
    if memory is not None:
        uses = ins.uses
        rm = 0
        if memory.base >= 0:
            base = rm = uses[memory.base].home
        if memory.index >= 0:
            index = high = uses[memory.index].home
    if not form.is_vector or not ins.modifier & VEX:
        head = _vex(form, width, high, reg, vvvv, rm) if "vex" in form.flags else _legacy(ins, form, high, reg, rm)
    elif _is_evex(form, width, mask, reg, vvvv, 0 if memory is not None else rm):
        w, length, low, opcode, scale = _evex_parts(form, width, ins.modifier)
        if memory is None:
            extended, v2 = rm >> 4, vvvv >> 4
        else:
            extended = index >> 3 & 1 if index > 0 else 0
            v2 = index >> 4 if index > 15 else vvvv >> 4
        p0 = (~reg & 8) << 4 | (extended ^ 1) << 6 | (~rm & 8) << 2 | (~reg & 16) | form.map
        head = bytes((0x62, p0, w | (~vvvv & 15) << 3 | low, length | (v2 ^ 1) << 3 | mask, opcode))
    else:
        head = _vex(form, width, high, reg, vvvv, rm)
    tail = b""
    if ins.immediate is not None or form.operands == "rvmr":
        tail = _immediate(ins, form, last)
        if len(tail) == 1 and "i32" in form.flags:
            head = head[:-1] + bytes((head[-1] | 2,))  # 81 -> 83, 69 -> 6B
    if form.digit >= 0:
        reg = form.digit
    elif form.operands == "o" and memory is None:
        return head
    if memory is None:
        return head + bytes((0xC0 | (reg & 7) << 3 | rm & 7,)) + tail
    return head + _memory(memory, reg & 7, base, index, scale, place, len(head) + len(tail)) + tail


def vector_bits(width: int) -> int:
    return max(128, width)


def operands(ins: Instruction, form: X86Form) -> Operands:
    """Which register goes where."""
    numbers = [ins.defs[0].home if ins.defs else 0, 0]
    mask = 0
    if form.takes_mask:
        for r in ins.uses:
            if r.kind == "mask" and not mask:
                mask = r.home
            else:
                numbers.append(r.home)
    else:
        numbers += [r.home for r in ins.uses]
    last = 0
    if form.operands == "rvmr":
        last = numbers[4 if ins.memory is None else 3]
    numbers += (0, 0, 0)
    reg, vvvv, rm = _FIELDS[form.operands]
    return numbers[reg], numbers[vvvv], numbers[rm], mask, last


def needs_evex(ins: Instruction, form: X86Form, f: Operands) -> bool:
    """Whether VEX has no way to say it."""
    reg, vvvv, rm, mask, _ = f
    return _is_evex(form, ins.width, mask, reg, vvvv, rm if ins.memory is None else 0)


def _is_evex(form: X86Form, width: int, mask: int, reg: int, vvvv: int, rm: int) -> bool:
    if form.is_evex is not None:
        return form.is_evex
    return mask > 0 or (width == 512 and "v" in form.flags) or reg > 15 or vvvv > 15 or rm > 15


@cache
def _is_wide(form: X86Form, width: int, *, evex: bool) -> bool:
    """The W bit."""
    if form.has("w1") or (evex and form.has("e1")):
        return True
    if form.has("w0"):
        return False
    if form.is_vector:
        return (form.has("mg") or form.has("dg")) and width == 64
    return width == 64


def _legacy(ins: Instruction, form: X86Form, index: int, reg: int, rm: int) -> bytes:
    rex = _is_wide(form, ins.width, evex=False) << 3 | (reg >> 3 & 1) << 2 | (index >> 3 & 1) << 1 | rm >> 3 & 1
    byte = False
    if "b" in form.flags:
        byte = reg > 3 if form.operands == "mr" else ins.memory is None and rm > 3
    prefix = b"\x66" if ins.width == 16 and not form.is_vector else _LEGACY_PREFIXES[form.prefix]
    return prefix + (bytes((0x40 | rex,)) if rex or byte else b"") + _ESCAPES[form.map] + bytes((form.opcode,))


def _vex(form: X86Form, width: int, index: int, reg: int, vvvv: int, rm: int) -> bytes:
    if (reg | vvvv | rm) > 15:
        raise AssertionError(f"{form.name} has no encoding for the registers above 15")
    low, wide = _vex_parts(form, width)
    low |= (~vvvv & 15) << 3
    if not (wide or index > 7 or rm > 7) and form.map == 1:
        return bytes((0xC5, (~reg & 8) << 4 | low, form.opcode))
    return bytes((0xC4, (~reg & 8) << 4 | (~index & 8) << 3 | (~rm & 8) << 2 | form.map, wide | low, form.opcode))


@cache
def _vex_parts(form: X86Form, width: int) -> tuple[int, int]:
    """Of the last byte the length and the prefix, and the W bit."""
    length = int(form.has("l1") or (form.is_vector and form.has("v") and vector_bits(width) == 256))
    return length << 2 | form.prefix, _is_wide(form, width, evex=False) << 7


@cache
def _evex_parts(form: X86Form, width: int, modifier: int) -> tuple[int, int, int, int, int]:
    """What the registers don't say: the W bit, of the third byte zeroing, length and broadcast,
    the prefix, the opcode, by what displacements are scaled."""
    length = {128: 0, 256: 1, 512: 2}[vector_bits(width) if form.has("v") else 128]
    third = (modifier & ZEROING and 1) << 7 | length << 5 | bool(modifier & BROADCAST) << 4
    return _is_wide(form, width, evex=True) << 7, third, 4 | form.prefix, form.opcode, memory_bytes(form, width, modifier)


@cache
def memory_bytes(form: X86Form, width: int, modifier: int) -> int:
    """How many bytes the memory operand has."""
    if not form.is_vector:
        return 1 if form.has("b") else 2 if form.name.endswith("x16") else 4 if form.name == "movsxd" else (width or 32) // 8
    if modifier & BROADCAST:
        return 8 if _is_wide(form, width, evex=True) else 2 if form.has("h") else 4
    for flag, size in (("s2", 2), ("s4", 4), ("s8", 8), ("e1b", 1), ("e2", 2), ("e4", 4), ("e8", 8)):
        if form.has(flag):
            return size
    if form.name.startswith("gather"):
        return 8 if form.has("w1") else 4
    for flag, part in (("half", 2), ("quarter", 4), ("eighth", 8)):
        if form.has(flag):
            return vector_bits(width) // 8 // part
    fixed = {"extractf32x4": 16, "insertf32x4": 16, "extractf64x4": 32, "insertf64x4": 32, "extractf128": 16, "insertf128": 16}
    if form.name in fixed:
        return fixed[form.name]
    if form.name == "ldtilecfg":
        return 64
    if form.has("mg") or form.has("dg"):
        return 4 if width != 64 else 8
    return vector_bits(width) // 8


def _immediate(ins: Instruction, form: X86Form, last: int) -> bytes:
    number = ins.immediate
    if number is None:  # a register
        return bytes((last << 4,))
    if "i32" in form.flags:
        if -128 <= number < 128 and form.opcode in (0x81, 0x69):
            return bytes((number & 255,))
        return struct.pack("<h" if ins.width == 16 else "<i", number)
    return bytes((number & 255,))


def _memory(memory: Memory, reg: int, base: int, index: int, scale: int, place: Callable[[object], int], others: int) -> bytes:
    """ModRM, SIB and displacement."""
    offset, symbol = memory.offset, memory.symbol
    if symbol is not None:
        if isinstance(symbol, Constant):
            return bytes((reg << 3 | 5,)) + struct.pack("<i", place(symbol) + offset - (others + 5))
        base, offset = _RSP, offset + symbol.offset
    if base < 0:
        raise AssertionError("an address has a base")
    if offset == 0 and base & 7 != _RBP:
        mode, displacement = 0, b""
    elif offset % scale == 0 and -128 <= (short := offset // scale) < 128:
        mode, displacement = 1 << 6, bytes((short & 255,))
    else:
        mode, displacement = 2 << 6, struct.pack("<i", offset)
    if index < 0 and base & 7 != _RSP:
        return bytes((mode | reg << 3 | base & 7,)) + displacement
    index = _RSP if index < 0 else index & 7
    return bytes((mode | reg << 3 | 4, _SCALES[memory.scale] << 6 | index << 3 | base & 7)) + displacement


def _special(ins: Instruction, form: X86Form, place: Callable[[object], int]) -> bytes:
    """One whose encoding is like no other."""
    if "branch" in form.flags:
        return _branch(ins, form, place)
    if form.name == "movimm":
        return _move_immediate(ins)
    if form.name == "copytile":
        raise UnsupportedError("a kernel has one tile in two registers, and they are not copied")
    return _divide(ins, form)


def _branch(ins: Instruction, form: X86Form, place: Callable[[object], int]) -> bytes:
    distance = place(ins.target)
    if not ins.is_long and -120 <= distance <= 120:
        return bytes((form.opcode - 0x10 if form.map else 0xEB, (distance - 2) & 255))
    ins.is_long = True
    if not form.map:
        return bytes((form.opcode,)) + struct.pack("<i", distance - 5)
    return bytes((0x0F, form.opcode)) + struct.pack("<i", distance - 6)


def _move_immediate(ins: Instruction) -> bytes:
    """The shortest of three; none changes the flags."""
    value, number = ins.immediate or 0, ins.defs[0].home
    rex = number >> 3
    if 0 <= value < 1 << 32:
        return (bytes((0x41,)) if rex else b"") + bytes((0xB8 | number & 7,)) + struct.pack("<I", value)
    if -(1 << 31) <= value < 0:
        return bytes((0x48 | rex, 0xC7, 0xC0 | number & 7)) + struct.pack("<i", value)
    return bytes((0x48 | rex, 0xB8 | number & 7)) + struct.pack("<q", value)


def _divide(ins: Instruction, form: X86Form) -> bytes:
    """rdx:rax by the operand: both are overwritten, so that the operands are elsewhere. mov rax, u0;
    cdq or xor; div u1; mov d0, rax or rdx"""
    dividend, divisor, quotient = ins.uses[0].home, ins.uses[1].home, ins.defs[0].home
    wide = 8 if ins.width == 64 else 0
    move = bytes((0x40 | wide | dividend >> 3, 0x8B, 0xC0 | dividend & 7))
    extend = (bytes((0x48, 0x99)) if wide else b"\x99") if form.name == "idiv" else b"\x31\xd2"
    divide = bytes((0x40 | wide | divisor >> 3, 0xF7, 0xC0 | form.digit << 3 | divisor & 7))
    result = 2 if ins.immediate else 0
    return move + extend + divide + bytes((0x40 | wide | quotient >> 3 << 2, 0x8B, 0xC0 | (quotient & 7) << 3 | result))
