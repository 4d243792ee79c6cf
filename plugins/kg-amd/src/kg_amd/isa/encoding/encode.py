"""Bits of instructions, by the formats of the manuals (RDNA 3 and CDNA 3 ISA, "Microcode Formats")."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

from kg.plugin import UnsupportedError
from kg_render.asm import Instruction

from kg_amd.isa.encoding.dual_issue import EITHER, SECOND, DualInstruction
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import CLAMP, DPP, AMDInstruction

_LITERAL: Final = 255
_DPP: Final = 250
#: Floats that are operands by themselves, by the operand's type.
_FLOATS: Final = (0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0)
_CODES: Final = {
    "f32": {struct.unpack("<I", struct.pack("<f", x))[0]: 240 + n for n, x in enumerate(_FLOATS)},
    "f16": {struct.unpack("<H", struct.pack("<e", x))[0]: 240 + n for n, x in enumerate(_FLOATS)},
    "f64": {struct.unpack("<Q", struct.pack("<d", x))[0]: 240 + n for n, x in enumerate(_FLOATS)},
}
_WIDTH: Final = {"f16": 16, "f32": 32, "f64": 64, "b64": 64}
NULL: Final = 124
_OFF: Final = {"gfx1100": NULL, "gfx942": 127}
_VOP3: Final = {
    "VOP1": {"gfx1100": 384, "gfx942": 320},
    "VOP2": {"gfx1100": 256, "gfx942": 256},
    "VOPC": {"gfx1100": 0, "gfx942": 0},
}


def inline(value: int, source: str) -> int | None:
    """The code of a constant that needs no literal, as operand of this type."""
    bits = _WIDTH[source]
    value &= (1 << bits) - 1
    if value <= 64:
        return 128 + value
    if value >= (1 << bits) - 16:
        return 192 + (1 << bits) - value
    return _CODES[source].get(value) if source in _CODES else None


def literal(value: int, source: str) -> int | None:
    """The 32 bits of a literal; None where the constant is not one:
    of a float64 it is the high word, of whole numbers of 64 bits there are none."""
    if source == "b64":
        return None
    if source != "f64":
        return value & 0xFFFFFFFF
    return value >> 32 & 0xFFFFFFFF if not value & 0xFFFFFFFF else None


class Encoder:
    """Of one architecture."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.is_rdna = arch == "gfx1100"

    def __call__(self, ins: Instruction, where: Callable[[object], int]) -> bytes:
        """The bytes; labels and what has been expanded are none."""
        form = ins.form
        if not isinstance(ins, AMDInstruction) or not isinstance(form, AMDForm) or form.format == "pseudo":
            return b""
        if ins.target is not None:
            distance = (where(ins.target) - 4) // 4
            if not -32768 <= distance < 32768:
                raise UnsupportedError("a branch of a kernel goes further than 128 KiB")
            return self._words(0xBF800000 | form.opcode << 16 | distance & 0xFFFF)
        return getattr(self, "_" + form.format.lower())(ins, form)

    @staticmethod
    def _words(*words: int | None) -> bytes:
        return b"".join(struct.pack("<I", w & 0xFFFFFFFF) for w in words if w is not None)

    # -- operands

    def code(self, ins: AMDInstruction, n: int) -> tuple[int, int | None]:
        """An operand's nine bits, and its literal."""
        if n >= len(ins.sources):
            return 0, None
        source = ins.sources[n]
        assert isinstance(ins.form, AMDForm)
        if isinstance(source, int):
            found = inline(source, ins.form.source)
            return (found, None) if found is not None else (_LITERAL, literal(source, ins.form.source))
        kind, number, _ = ins.source(n)
        return number + 256 * (kind == "v"), None

    def _all(self, ins: AMDInstruction, count: int) -> tuple[list[int], int | None]:
        found = [self.code(ins, n) for n in range(count)]
        return [code for code, _ in found], next((x for _, x in found if x is not None), None)

    @staticmethod
    def _to(ins: AMDInstruction, n: int = 0) -> int:
        return ins.result(n)[1] if n < len(ins.results) else 0

    # -- scalar formats

    def _sop2(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b), more = self._all(ins, 2)
        return self._words(0x80000000 | form.opcode << 23 | self._to(ins) << 16 | b << 8 | a, more)

    def _sop1(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a,), more = self._all(ins, 1)
        return self._words(0xBE800000 | self._to(ins) << 16 | form.opcode << 8 | a, more)

    def _sopc(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b), more = self._all(ins, 2)
        return self._words(0xBF000000 | form.opcode << 16 | b << 8 | a, more)

    def _sopp(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        return self._words(0xBF800000 | form.opcode << 16 | (ins.immediate or 0) & 0xFFFF)

    def _sopk(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        return self._words(0xB0000000 | form.opcode << 23 | NULL << 16 | (ins.immediate or 0) & 0xFFFF)

    def _smem(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        base, offset = ins.source(0)[1], (ins.immediate or 0) & 0x1FFFFF
        if self.is_rdna:
            return self._words(0xF4000000 | form.opcode << 18 | self._to(ins) << 6 | base >> 1, NULL << 25 | offset)
        return self._words(0xC0020000 | form.opcode << 18 | self._to(ins) << 6 | base >> 1, offset)

    # -- vector formats

    def _vop1(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a,), more = self._all(ins, 1)
        word = 0x7E000000 | self._to(ins) << 17 | form.opcode << 9
        if ins.modifier & DPP:
            return self._words(word | _DPP, 0xFF000000 | (ins.immediate or 0) << 8 | a & 255)
        return self._words(word | a, more) if not is_long(ins, form, self.arch) else self._vop3(ins, form)

    def _vop2(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b), more = self._all(ins, 2)
        if is_long(ins, form, self.arch):
            return self._vop3(ins, form)
        return self._words(form.opcode << 25 | self._to(ins) << 17 | (b & 255) << 9 | a, more)

    def _vopc(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        return self._vop3(ins, form)

    def _vop3(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b, c), more = self._all(ins, 3)
        opcode = form.opcode + _VOP3.get(form.format, {}).get(self.arch, 0)
        m = ins.modifier
        head = (0xD4000000 if self.is_rdna else 0xD0000000) | opcode << 16 | self._to(ins)
        if form.format == "VOP3SD":
            head |= self._to(ins, 1) << 8
        else:
            head |= (m >> 3 & 7) << 8 | (m >> 6 & 15) << 11
        return self._words(head | bool(m & CLAMP) << 15, (m & 7) << 29 | c << 18 | b << 9 | a, more)

    _vop3sd = _vop3

    def _vop3p(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b, c), more = self._all(ins, 3)
        m = ins.modifier
        head = (0xCC000000 if self.is_rdna else 0xD3800000) | form.opcode << 16 | self._to(ins)
        head |= bool(m & CLAMP) << 15 | (m >> 12 & 1) << 14 | (m >> 6 & 7) << 11 | (m >> 3 & 7) << 8
        return self._words(head, (m & 7) << 29 | (m >> 10 & 3) << 27 | c << 18 | b << 9 | a, more)

    def _vopd(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        assert isinstance(ins, DualInstruction)
        x, y = ins.x, ins.y
        (a, b), more = self._all(x, 2)
        (c, d), other = self._all(y, 2)
        number = EITHER.get(y.form.name, SECOND.get(y.form.name, 0))
        low = 0xC8000000 | EITHER[x.form.name] << 22 | number << 17 | (b & 255) << 9 | a
        high = self._to(x) << 24 | self._to(y) >> 1 << 17 | (d & 255) << 9 | c
        return self._words(low, high, more if more is not None else other)

    def _mai(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        (a, b, c), _ = self._all(ins, 3)
        return self._words(0xD3800000 | form.opcode << 16 | self._to(ins), c << 18 | b << 9 | a)

    # -- memory

    def _ds(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        address, offset = ins.source(0)[1], (ins.immediate or 0) & 0xFFFF
        data = ins.source(1)[1] if len(ins.sources) > 1 else 0
        head = 0xD8000000 | form.opcode << (18 if self.is_rdna else 17) | offset
        return self._words(head, self._to(ins) << 24 | data << 8 | address)

    def _global(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        """Operands: the address (an offset where there is a base), the base or nothing (`Special`),
        what is stored."""
        return self._flat(ins, form, 2)

    def _scratch(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        return self._flat(ins, form, 1)

    def _flat(self, ins: AMDInstruction, form: AMDForm, segment: int) -> bytes:
        offset = (ins.immediate or 0) & 0x1FFF
        has_address = not isinstance(ins.sources[0], int)
        address = ins.source(0)[1] if has_address else 0
        base = _OFF[self.arch] if isinstance(ins.sources[1], int) else ins.source(1)[1]
        data = ins.source(2)[1] if len(ins.sources) > 2 else 0
        head = 0xDC000000 | form.opcode << 18 | segment << (16 if self.is_rdna else 14) | offset
        more = base << 16
        if segment == 1 and has_address:
            if self.is_rdna:
                more |= 1 << 23
            else:
                head |= 1 << 13
        return self._words(head, self._to(ins) << 24 | more | data << 8 | address)

    def _raw(self, ins: AMDInstruction, form: AMDForm) -> bytes:
        return self._words(form.opcode, 0)


def is_long(ins: AMDInstruction, form: AMDForm, arch: str) -> bool:
    """Whether a vector instruction takes eight bytes:
    by its operands; of 16 bits on gfx1100, as the short form knows 128 registers only."""
    if form.format == "VOPC" or ins.modifier or len(ins.sources) > 2 or (arch == "gfx1100" and "16" in form.name):
        return True
    return form.format == "VOP2" and (any(isinstance(x, int) for x in ins.sources[1:]) or ins.source(1)[0] != "v")
