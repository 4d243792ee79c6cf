"""The bytes of an x86-64 instruction, from its line in the table: legacy, VEX or EVEX, ModRM, SIB, displacement (scaled in EVEX), immediate."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from kg.plugin import UnsupportedError
from kg_render.asm import ENTER, LABEL, Constant, Instruction, Memory, Slot

from kg_isa.x86.encoding.forms import X86Form

#: `Instruction.modifier`: lanes that are off become 0; the memory operand is one element for all lanes; VEX or EVEX, not legacy.
ZEROING, BROADCAST, VEX = 1, 2, 4
_RSP, _RBP = 4, 5
_LEGACY_PREFIXES = (b"", b"\x66", b"\xf3", b"\xf2")
_ESCAPES = (b"", b"\x0f", b"\x0f\x38", b"\x0f\x3a")


@dataclass(frozen=True, slots=True)
class Operands:
    """Register numbers in the fields of an encoding; 0 where a field has none."""

    reg: int
    vvvv: int
    rm: int
    mask: int
    last: int  #: in the immediate
    base: int
    index: int


def encode(ins: Instruction, place: Callable[[object], int]) -> bytes:
    """The instruction's bytes."""
    form = cast(X86Form, ins.form)
    if form.role in (LABEL, ENTER):
        return b""
    if "branch" in form.flags:
        return _branch(ins, form, place)
    if form.name == "movimm":
        return _move_immediate(ins)
    if form.name == "copytile":
        raise UnsupportedError("a kernel has one tile in two registers, and they are not copied")
    if form.name in ("div", "idiv"):
        return _divide(ins, form)
    fields = operands(ins, form)
    if not form.is_vector or not ins.modifier & VEX:
        head, scale = _vex(ins, form, fields, 0) if form.has("vex") else (_legacy(ins, form, fields), 1)
    elif needs_evex(ins, form, fields):
        head, scale = _evex(ins, form, fields)
    else:
        head, scale = _vex(ins, form, fields, int(form.has("l1") or (form.has("v") and vector_bits(ins) == 256)))
    immediate = _immediate(ins, form, fields)
    if immediate is not None and form.has("i32") and len(immediate) == 1:
        head = head[:-1] + bytes((head[-1] | 2,))  # 81 -> 83, 69 -> 6B
    tail = immediate or b""
    reg = form.digit if form.digit >= 0 else fields.reg
    if form.operands == "o" and ins.memory is None:
        return head if form.digit < 0 else head + bytes((0xC0 | form.digit << 3,))
    if ins.memory is None:
        return head + bytes((0xC0 | (reg & 7) << 3 | fields.rm & 7,)) + tail
    return head + _memory(ins.memory, reg & 7, fields, scale, place, len(head) + len(tail)) + tail


def vector_bits(ins: Instruction) -> int:
    return max(128, ins.width)


def operands(ins: Instruction, form: X86Form) -> Operands:
    """Which register goes where."""
    uses, memory = ins.uses, ins.memory
    numbers = [r.home for r in uses]
    mask = 0
    kinds = [r.kind for r in uses]
    if "mask" in kinds and not form.flags & {"mk", "vk"} and not (form.has("dk") and form.operands == "rm"):
        at_mask = kinds.index("mask")
        mask = numbers.pop(at_mask)
    d0 = ins.defs[0].home if ins.defs else 0
    base = uses[memory.base].home if memory is not None and memory.base >= 0 else -1
    index = uses[memory.index].home if memory is not None and memory.index >= 0 else -1
    reg = vvvv = rm = last = 0
    at = lambda n: 0 if n >= len(numbers) else numbers[n]  # noqa: E731
    match form.operands:
        case "rm":
            reg, rm = d0, at(0)
        case "mr":
            reg, rm = at(0), d0
        case "rvm" | "rvmr":
            reg, vvvv, rm = d0, at(0), at(1)
            last = at(2) if memory is None else at(1)
        case "tm":
            reg, rm = d0, at(1)
        case "tvm":
            reg, vvvv, rm = d0, at(1), at(2)
        case "rmv":
            reg, rm, vvvv = d0, at(0), at(1)
        case "vm":
            vvvv, rm = d0, at(0)
        case "trv":
            reg, rm, vvvv = d0, at(1), at(2)
        case "mv":
            vvvv, reg = at(0), at(1)
        case "cmp":
            reg, rm = at(0), at(1)
        case "t" | "d":
            rm = d0
        case "x":
            rm = at(0)
        case _:
            pass
    return Operands(reg, vvvv, rm, mask, last, base, index)


def needs_evex(ins: Instruction, form: X86Form, f: Operands) -> bool:
    """Whether VEX has no way to say it."""
    flags = form.flags
    if "evex" in flags or "vex" in flags or "sse" in flags:
        return "evex" in flags
    if f.mask > 0 or (ins.width == 512 and "v" in flags) or f.reg > 15 or f.vvvv > 15:
        return True
    return f.rm > 15 and ins.memory is None


def _is_wide(ins: Instruction, form: X86Form, *, evex: bool) -> bool:
    """The W bit."""
    if form.has("w1") or (evex and form.has("e1")):
        return True
    if form.has("w0"):
        return False
    if form.is_vector:
        return (form.has("mg") or form.has("dg")) and ins.width == 64
    return ins.width == 64


def _legacy(ins: Instruction, form: X86Form, f: Operands) -> bytes:
    memory = ins.memory
    base, index = max(f.base, 0), max(f.index, 0)
    rm = base if memory is not None else f.rm
    rex = _is_wide(ins, form, evex=False) << 3 | (f.reg >> 3 & 1) << 2 | (index >> 3 & 1) << 1 | rm >> 3 & 1
    byte = (
        form.has("b")
        and max(f.reg if form.operands == "mr" else 0, f.rm if memory is None and form.operands != "mr" else 0) > 3
    )
    prefix = b"\x66" if ins.width == 16 and not form.is_vector else _LEGACY_PREFIXES[form.prefix]
    return prefix + (bytes((0x40 | rex,)) if rex or byte else b"") + _ESCAPES[form.map] + bytes((form.opcode,))


def _vex(ins: Instruction, form: X86Form, f: Operands, length: int) -> tuple[bytes, int]:
    memory = ins.memory
    base, index = max(f.base, 0), max(f.index, 0)
    rm = base if memory is not None else f.rm
    if max(f.reg, f.vvvv, rm) > 15:
        raise AssertionError(f"{form.name} has no encoding for the registers above 15")
    r, x, b = f.reg >> 3 & 1, index >> 3 & 1, rm >> 3 & 1
    wide = int(_is_wide(ins, form, evex=False))
    low = (~f.vvvv & 15) << 3 | length << 2 | form.prefix
    if not (x or b or wide) and form.map == 1:
        return bytes((0xC5, (r ^ 1) << 7 | low, form.opcode)), 1
    return bytes((0xC4, (r ^ 1) << 7 | (x ^ 1) << 6 | (b ^ 1) << 5 | form.map, wide << 7 | low, form.opcode)), 1


def _evex(ins: Instruction, form: X86Form, f: Operands) -> tuple[bytes, int]:
    memory = ins.memory
    bits = vector_bits(ins) if form.has("v") else 128
    length = {128: 0, 256: 1, 512: 2}[bits]
    base, index = max(f.base, 0), max(f.index, 0)
    if memory is None:
        x, b = f.rm >> 4 & 1, f.rm >> 3 & 1
    else:
        x, b = index >> 3 & 1, base >> 3 & 1
    r, r2 = f.reg >> 3 & 1, f.reg >> 4 & 1
    v2 = f.vvvv >> 4 & 1 if memory is None or index < 16 else index >> 4 & 1
    wide = int(_is_wide(ins, form, evex=True))
    p0 = (r ^ 1) << 7 | (x ^ 1) << 6 | (b ^ 1) << 5 | (r2 ^ 1) << 4 | form.map
    p1 = wide << 7 | (~f.vvvv & 15) << 3 | 4 | form.prefix
    broadcast = bool(ins.modifier & BROADCAST)
    p2 = (ins.modifier & ZEROING and 1) << 7 | length << 5 | broadcast << 4 | (v2 ^ 1) << 3 | f.mask
    return bytes((0x62, p0, p1, p2, form.opcode)), memory_bytes(ins, form)


def memory_bytes(ins: Instruction, form: X86Form) -> int:
    """How many bytes the memory operand has."""
    if not form.is_vector:
        return (
            1 if form.has("b") else 2 if form.name.endswith("x16") else 4 if form.name == "movsxd" else (ins.width or 32) // 8
        )
    if ins.modifier & BROADCAST:
        return 8 if _is_wide(ins, form, evex=True) else 4
    for flag, size in (("s4", 4), ("s8", 8), ("e1b", 1), ("e2", 2), ("e4", 4), ("e8", 8)):
        if form.has(flag):
            return size
    if form.name.startswith("gather"):
        return 8 if form.has("w1") else 4
    for flag, part in (("half", 2), ("quarter", 4), ("eighth", 8)):
        if form.has(flag):
            return vector_bits(ins) // 8 // part
    fixed = {"extractf32x4": 16, "insertf32x4": 16, "extractf64x4": 32, "insertf64x4": 32, "extractf128": 16, "insertf128": 16}
    if form.name in fixed:
        return fixed[form.name]
    if form.name == "ldtilecfg":
        return 64
    if form.has("mg") or form.has("dg"):
        return 4 if ins.width != 64 else 8
    return vector_bits(ins) // 8


def _immediate(ins: Instruction, form: X86Form, f: Operands) -> bytes | None:
    if form.operands == "rvmr":
        return bytes((f.last << 4,))
    if ins.immediate is None:
        return None
    if form.has("i32"):
        if -128 <= ins.immediate < 128 and form.opcode in (0x81, 0x69):
            return struct.pack("<b", ins.immediate)
        return struct.pack("<h" if ins.width == 16 else "<i", ins.immediate)
    return bytes((ins.immediate & 255,))


def _memory(memory: Memory, reg: int, f: Operands, scale: int, place: Callable[[object], int], others: int) -> bytes:
    """ModRM, SIB and displacement."""
    offset = memory.offset
    if isinstance(memory.symbol, Constant):
        return bytes((reg << 3 | 5,)) + struct.pack("<i", place(memory.symbol) + offset - (others + 5))
    base = f.base
    if isinstance(memory.symbol, Slot):
        base, offset = _RSP, offset + memory.symbol.offset
    if base < 0:
        raise AssertionError("an address has a base")
    short = offset % scale == 0 and -128 <= offset // scale < 128
    mode = 0 if offset == 0 and base & 7 != _RBP else 1 if short else 2
    displacement = b"" if mode == 0 else struct.pack("<b", offset // scale) if mode == 1 else struct.pack("<i", offset)
    if f.index < 0 and base & 7 != _RSP:
        return bytes((mode << 6 | reg << 3 | base & 7,)) + displacement
    index = _RSP if f.index < 0 else f.index & 7
    sib = {1: 0, 2: 1, 4: 2, 8: 3}[memory.scale] << 6 | index << 3 | base & 7
    return bytes((mode << 6 | reg << 3 | 4, sib)) + displacement


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
    """rdx:rax by the operand: both are overwritten, so that the operands are elsewhere. mov rax, u0; cdq or xor; div u1; mov d0, rax or rdx"""
    dividend, divisor, quotient = ins.uses[0].home, ins.uses[1].home, ins.defs[0].home
    wide = 8 if ins.width == 64 else 0
    move = bytes((0x40 | wide | dividend >> 3, 0x8B, 0xC0 | dividend & 7))
    extend = (bytes((0x48, 0x99)) if wide else b"\x99") if form.name == "idiv" else b"\x31\xd2"
    divide = bytes((0x40 | wide | divisor >> 3, 0xF7, 0xC0 | form.digit << 3 | divisor & 7))
    result = 2 if ins.immediate else 0
    return move + extend + divide + bytes((0x40 | wide | quotient >> 3 << 2, 0x8B, 0xC0 | (quotient & 7) << 3 | result))
