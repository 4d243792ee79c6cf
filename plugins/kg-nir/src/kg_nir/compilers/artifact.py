"""Bytes with a header of kind and Mesa release: serialised shaders, machine code with properties."""

from __future__ import annotations

import json
import struct
from typing import Any, Final
from zlib import crc32

from kg_nir.mesa.layouts import VERSION

#: A serialised shader; machine code of Qualcomm's GPUs.
NIR, IR3 = b"kgnir\0", b"kgir3\0"
_LENGTH: Final = struct.Struct("<I")


def packed(kind: bytes, head: dict[str, Any], data: bytes) -> bytes:
    """A head in JSON, the release of Mesa in it, and the bytes."""
    text = json.dumps({"tinymesa": VERSION, "check": crc32(data), **head}, sort_keys=True).encode()
    return kind + _LENGTH.pack(len(text)) + text + data


def unpacked(kind: bytes, code: bytes) -> tuple[dict[str, Any], bytes]:
    """The head and the bytes.
    Raises ValueError for what is of another kind, or of another release of Mesa, which would read it wrongly."""
    start = len(kind) + _LENGTH.size
    if not code.startswith(kind) or len(code) < start:
        raise ValueError(f"these bytes are no {kind.rstrip(bytes(1)).decode()} of kg-nir")
    (length,) = _LENGTH.unpack_from(code, len(kind))
    try:
        head = json.loads(code[start : start + length])
    except ValueError:
        head = {}
    data = code[start + length :]
    if head.get("tinymesa", VERSION) != VERSION:
        raise ValueError(f"tinymesa {head['tinymesa']} wrote these bytes, and this package reads those of {VERSION}")
    if head.get("check") != crc32(data):
        raise ValueError(f"this {kind.rstrip(bytes(1)).decode()} is cut short or damaged")
    return head, data
