"""Relocatable objects as LLVM writes them for AMD GPUs, read into records;
and the structures of ELF that the linker writes."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from kg.plugin import LoadError

MACHINE: Final = 224  #: EM_AMDGPU
RELOCATABLE, SHARED_OBJECT = 1, 3
PROGBITS, SYMTAB, STRTAB, RELA, HASH, DYNAMIC, NOTE, NOBITS, DYNSYM = 1, 2, 3, 4, 5, 6, 7, 8, 11
WRITE, ALLOC, EXEC = 1, 2, 4
UNDEFINED, ABSOLUTE = 0, 0xFFF1
FUNCTION, OBJECT = 2, 1

FILE_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
SECTION_HEADER: Final = struct.Struct("<IIQQQQIIQQ")
PROGRAM_HEADER: Final = struct.Struct("<IIQQQQQQ")
SYMBOL: Final = struct.Struct("<IBBHQQ")
_RELOCATION: Final = struct.Struct("<QQq")


@dataclass(frozen=True, slots=True)
class Section:
    """Contents that the code object has too."""

    name: str
    kind: int
    flags: int
    align: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name and where it is: `section` is an index, 0 for what the object lacks."""

    name: str
    info: int
    other: int
    section: int
    value: int
    size: int

    @property
    def is_global(self) -> bool:
        return self.info >> 4 != 0


@dataclass(frozen=True, slots=True)
class Relocation:
    """A place in a section that takes an address."""

    section: int
    offset: int
    kind: int
    symbol: int
    addend: int


@dataclass(frozen=True, slots=True)
class ObjectFile:
    """All of a file. Sections keep their index."""

    identity: bytes  #: the first 16 bytes: operating system and version of its conventions among them
    version: int
    flags: int  #: the architecture and its modes
    sections: list[Section]
    symbols: list[Symbol]
    relocations: list[Relocation]


def read(data: bytes, kind: int = RELOCATABLE) -> ObjectFile:
    """Raises LoadError for what is not a whole file of this kind for AMD GPUs."""
    try:
        return _read(data, kind)
    except (struct.error, IndexError, UnicodeDecodeError, ValueError) as error:
        raise LoadError(f"this ELF file of {len(data)} bytes is damaged: {error}") from error


def _read(data: bytes, kind: int) -> ObjectFile:
    if data[:6] != b"\x7fELF\x02\x01":
        raise LoadError(f"these {len(data)} bytes are no ELF file of 64 bits")
    identity, found, machine, version, _, _, offset, flags, _, _, _, size, count, names = FILE_HEADER.unpack_from(data)
    if machine != MACHINE or found != kind or size != SECTION_HEADER.size:
        wanted = "a relocatable object" if kind == RELOCATABLE else "a code object"
        raise LoadError(f"this ELF file is not {wanted} for AMD GPUs: machine {machine}, type {found}")
    headers: list[tuple[int, ...]] = [SECTION_HEADER.unpack_from(data, offset + n * size) for n in range(count)]
    words = _contents(data, headers[int(names)])
    sections = [Section(_name(words, h[0]), h[1], h[2], h[8], _contents(data, h)) for h in headers]
    links = [h[6] for h in headers]
    symbols = [
        symbol
        for number, s in enumerate(sections)
        if s.kind == (SYMTAB if kind == RELOCATABLE else DYNSYM)
        for symbol in _symbols(s.data, sections[links[number]].data)
    ]
    relocations = [
        Relocation(headers[number][7], place, info & 0xFFFFFFFF, info >> 32, addend)
        for number, s in enumerate(sections)
        if s.kind == RELA
        for place, info, addend in _RELOCATION.iter_unpack(s.data)
    ]
    return ObjectFile(identity, version, flags, sections, symbols, relocations)


def _contents(data: bytes, header: tuple[int, ...]) -> bytes:
    if header[1] == NOBITS:
        return b""
    begin, size = header[4], header[5]
    if begin + size > len(data):
        raise ValueError(f"a section ends at {begin + size}")
    return data[begin : begin + size]


def _symbols(data: bytes, names: bytes) -> list[Symbol]:
    return [
        Symbol(_name(names, name), info, other, section, value, size)
        for name, info, other, section, value, size in SYMBOL.iter_unpack(data)
    ]


def _name(names: bytes, begin: int) -> str:
    return names[begin : names.index(b"\0", begin)].decode()
