"""Writes a relocatable ELF object of functions. Constants follow the code, so nothing is relocated."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

_ALIGN: Final = 64
_PROGBITS, _SYMTAB, _STRTAB = 1, 2, 3
_ALLOC_EXEC: Final = 6
_GLOBAL_FUNCTION: Final = 0x12


def object_file(code: bytes, name: str, machine: int, flags: int = 0) -> bytes:
    """ELF64, little-endian: .text with the global function `name`, which begins at 0."""
    return object_of(code, {name: (0, len(code))}, machine, flags)


def object_of(code: bytes, functions: Mapping[str, tuple[int, int]], machine: int, flags: int = 0) -> bytes:
    """The same of several functions: where each begins, and its size."""
    names = b"\0.text\0.symtab\0.strtab\0.note.GNU-stack\0"
    strings, symbols = b"\0", bytes(24)
    for name, (at, size) in functions.items():
        symbols += struct.pack("<IBBHQQ", len(strings), _GLOBAL_FUNCTION, 0, 1, at, size)
        strings += name.encode() + b"\0"
    text_at = _ALIGN
    symbols_at = -(-(text_at + len(code)) // 8) * 8
    strings_at = symbols_at + len(symbols)
    names_at = strings_at + len(strings)
    sections_at = -(-(names_at + len(names)) // 8) * 8
    sections = [
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (names.index(b".text"), _PROGBITS, _ALLOC_EXEC, 0, text_at, len(code), 0, 0, _ALIGN, 0),
        (names.index(b".symtab"), _SYMTAB, 0, 0, symbols_at, len(symbols), 3, 1, 8, 24),
        (names.index(b".strtab"), _STRTAB, 0, 0, strings_at, len(strings), 0, 0, 1, 0),
        (names.index(b".strtab"), _STRTAB, 0, 0, names_at, len(names), 0, 0, 1, 0),
        (names.index(b".note"), _PROGBITS, 0, 0, names_at, 0, 0, 0, 1, 0),
    ]
    head = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    head += struct.pack("<HHIQQQIHHHHHH", 1, machine, 1, 0, 0, sections_at, flags, 64, 0, 0, 64, len(sections), 4)
    body = head.ljust(text_at, b"\0") + code
    body = body.ljust(symbols_at, b"\0") + symbols + strings + names
    return body.ljust(sections_at, b"\0") + b"".join(struct.pack("<IIQQQQIIQQ", *s) for s in sections)
