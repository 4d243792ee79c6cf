"""Writes COFF objects for Windows linkers: one code section with its constants, symbols,
no relocations."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

_AMD64: Final = 0x8664
#: Code that is executed and read, at a multiple of 64.
_SECTION_FLAGS: Final = 0x20 | 0x20000000 | 0x40000000 | 0x00700000
_EXTERNAL, _FUNCTION = 2, 0x20
_HEAD, _SECTION_HEAD = 20, 40


def coff_object(code: bytes, functions: Mapping[str, int]) -> bytes:
    """The object. `functions`: where each begins."""
    strings, symbols = b"", b""
    for name, at in functions.items():
        encoded = name.encode()
        if len(encoded) <= 8:
            shown = encoded.ljust(8, b"\0")
        else:
            shown = struct.pack("<II", 0, 4 + len(strings))
            strings += encoded + b"\0"
        symbols += shown + struct.pack("<IhHBB", at, 1, _FUNCTION, _EXTERNAL, 0)
    code_at = _HEAD + _SECTION_HEAD
    head = struct.pack("<HHIIIHH", _AMD64, 1, 0, code_at + len(code), len(functions), 0, 0)
    section = b".text".ljust(8, b"\0") + struct.pack("<IIIIIIHHI", 0, 0, len(code), code_at, 0, 0, 0, 0, _SECTION_FLAGS)
    return head + section + code + symbols + struct.pack("<I", 4 + len(strings)) + strings
