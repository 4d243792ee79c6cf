"""The kernel descriptor and metadata of a code object, beside its code.

LLVM's "User Guide for AMDGPU Backend": Kernel Descriptor, Code Object V5 Metadata.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from kg_amd.object import elf
from kg_amd.object.elf import ObjectFile, Relocation, Section, Symbol
from kg_amd.object.linker import link_object

_IDENTITY: Final = b"\x7fELF\x02\x01\x01\x40\x03".ljust(16, b"\0")  # amdhsa, its version 3: code object version 5
_FLAGS: Final = {"gfx1100": 0x41, "gfx942": 0x54C}
_DESCRIPTOR: Final = struct.Struct("<III4xq20xIIIHH4x")
_NOTE: Final = struct.Struct("<III")
_METADATA: Final = 32
_REL64: Final = 5
_AFTER: Final = {"gfx1100": 0xBF9F0000, "gfx942": 0xBF800000}  #: what instruction fetches may read behind the code
_BEYOND: Final = 96  #: words of it


@dataclass(frozen=True, slots=True)
class Kernel:
    """A kernel and what it needs."""

    name: str
    arch: str
    code: bytes
    arguments: tuple[int, ...]  #: the size of each: 8 of a pointer
    pointers: int  #: how many of them are pointers
    shared: int  #: bytes
    scratch: int  #: bytes of a work-item
    vectors: int
    scalars: int
    spilled: tuple[int, int]  #: scalar, vector registers
    wave: int
    items: int  #: of a work-group
    dimensions: int  #: of the positions of work-items that it is given


def code_object(kernel: Kernel) -> bytes:
    """What ROCm's loader takes."""
    text = kernel.code + struct.pack("<I", _AFTER[kernel.arch]) * _BEYOND
    sections = [
        Section("", 0, 0, 0, b""),
        Section(".text", elf.PROGBITS, elf.ALLOC | elf.EXEC, 256, text),
        Section(".rodata", elf.PROGBITS, elf.ALLOC, 64, descriptor(kernel)),
        Section(".note", elf.NOTE, elf.ALLOC, 4, note(kernel)),
    ]
    symbols = [
        Symbol("", 0, 0, 0, 0, 0),
        Symbol(kernel.name, 1 << 4 | elf.FUNCTION, 3, 1, 0, len(kernel.code)),
        Symbol(kernel.name + ".kd", 1 << 4 | elf.OBJECT, 3, 2, 0, 64),
    ]
    entry = Relocation(2, 16, _REL64, 1, 16)
    return link_object(ObjectFile(_IDENTITY, 1, _FLAGS[kernel.arch], sections, symbols, [entry]))


def descriptor(kernel: Kernel) -> bytes:
    """The kernel descriptor: registers, modes of numbers, what is in registers when it begins."""
    is_rdna = kernel.arch == "gfx1100"
    rsrc1 = 0xF << 16 | 1 << 21 | 1 << 23  # subnormals are kept; clamps and NaN as IEEE has them
    vectors = max(1, kernel.vectors)
    user = 13 if is_rdna else 2
    if is_rdna:
        rsrc1 |= (-(-vectors // 8) - 1) | 7 << 29  # work-group processor mode, ordered memory, progress
        rsrc3 = min(63, -(-len(kernel.code) // 128)) << 4
    else:
        accumulation = -(-vectors // 4) * 4
        rsrc1 |= (-(-accumulation // 8) - 1) | (-(-(kernel.scalars + 6) // 8) - 1) << 6
        rsrc3 = accumulation // 4 - 1
    rsrc2 = bool(kernel.scratch) | user << 1 | 7 << 7 | kernel.dimensions - 1 << 11
    properties = 1 << 3 | (kernel.wave == 32) << 10
    return _DESCRIPTOR.pack(kernel.shared, kernel.scratch, 8 * len(kernel.arguments), 0, rsrc3, rsrc1, rsrc2, properties, 0)


def note(kernel: Kernel) -> bytes:
    """AMD's metadata."""
    arguments = [
        {".offset": 8 * n, ".size": size, ".value_kind": "global_buffer" if n < kernel.pointers else "by_value"}
        | ({".address_space": "global"} if n < kernel.pointers else {})
        for n, size in enumerate(kernel.arguments)
    ]
    facts = {
        ".args": arguments, ".group_segment_fixed_size": kernel.shared, ".kernarg_segment_align": 8,
        ".kernarg_segment_size": 8 * len(kernel.arguments), ".max_flat_workgroup_size": kernel.items, ".name": kernel.name,
        ".private_segment_fixed_size": kernel.scratch, ".sgpr_count": kernel.scalars, ".sgpr_spill_count": kernel.spilled[0],
        ".symbol": kernel.name + ".kd", ".uniform_work_group_size": 1, ".vgpr_count": kernel.vectors,
        ".vgpr_spill_count": kernel.spilled[1], ".wavefront_size": kernel.wave,
    }  # fmt: skip
    if kernel.arch == "gfx1100":
        facts[".workgroup_processor_mode"] = 1
    else:
        facts[".agpr_count"] = 0
    root = {"amdhsa.kernels": [facts], "amdhsa.target": f"amdgcn-amd-amdhsa--{kernel.arch}", "amdhsa.version": [1, 2]}
    data = packed(root)
    name = b"AMDGPU\0\0"
    return _NOTE.pack(7, len(data), _METADATA) + name + data + b"\0" * (-len(data) % 4)


def packed(value: object) -> bytes:
    """MessagePack, of what the metadata is made of."""
    if isinstance(value, str):
        data = value.encode()
        if len(data) < 32:
            return bytes([0xA0 | len(data)]) + data
        return (b"\xd9" + bytes([len(data)]) if len(data) < 256 else b"\xda" + struct.pack(">H", len(data))) + data
    if isinstance(value, int):
        return bytes([value]) if value < 128 else b"\xce" + struct.pack(">I", value)
    if isinstance(value, dict):
        head = bytes([0x80 | len(value)]) if len(value) < 16 else b"\xde" + struct.pack(">H", len(value))
        return head + b"".join(packed(k) + packed(v) for k, v in value.items())
    assert isinstance(value, list)
    head = bytes([0x90 | len(value)]) if len(value) < 16 else b"\xdc" + struct.pack(">H", len(value))
    return head + b"".join(packed(v) for v in value)
