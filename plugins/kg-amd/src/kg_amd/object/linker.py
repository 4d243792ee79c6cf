"""Links one relocatable object into a code object, the shared object that ROCm's loader takes:
what `ld.lld -shared` does, for what kernels need.

The loader wants segments by program headers, kernels (`NAME`, `NAME.kd`) in the dynamic symbol table, and the note with the metadata. Segments lie a
page apart, with the file's order, as lld lays them out:

    headers, .note, .dynsym, .hash, .dynstr, .rodata    read
    .text                                               read, execute
    .dynamic                                            read, write
    .symtab, .strtab, .shstrtab                         not loaded
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kg.plugin import LoadError

from kg_amd.object import elf
from kg_amd.object.elf import ALLOC, EXEC, WRITE, ObjectFile, Relocation, Symbol

_PAGE: Final = 0x1000
_READ, _WRITABLE, _EXECUTABLE = 4, 2, 1  #: of program headers
_LOAD, _DYNAMIC, _NOTE, _PHDR, _STACK = 1, 2, 4, 6, 0x6474E551
_DT_HASH, _DT_STRTAB, _DT_SYMTAB, _DT_STRSZ, _DT_SYMENT = 4, 5, 6, 10, 11
#: kind -> the form of the place, and which bits of S + A - P it takes: relocations that need nothing at load time.
_RELATIVE: Final = {4: ("<I", 0), 5: ("<Q", 0), 10: ("<I", 0), 11: ("<I", 32)}  #: REL32, REL64, REL32_LO, REL32_HI
_PROGRAM_HEADERS: Final = 7


@dataclass(slots=True)
class _Placed:
    """A section of the output."""

    name: str
    kind: int
    flags: int
    align: int
    data: bytearray
    link: str = ""  #: the section that it refers to
    info: int = 0
    entry: int = 0  #: bytes of an entry
    address: int = 0
    offset: int = 0


@dataclass(slots=True)
class _Strings:
    """A string table that grows."""

    data: bytearray = field(default_factory=lambda: bytearray(b"\0"))

    def add(self, name: str) -> int:
        at = len(self.data)
        self.data += name.encode() + b"\0"
        return at


def link(data: bytes) -> bytes:
    """The code object of a relocatable one.
    Raises LoadError for what refers to other files or to places known at load time alone."""
    return link_object(elf.read(data))


def link_object(given: ObjectFile) -> bytes:
    """The same of what is no file yet."""
    sections, places = _sections(given)
    exported = [s for s in given.symbols if s.is_global and s.section not in (elf.UNDEFINED, elf.ABSOLUTE)]
    if not exported:
        raise LoadError("this object has no kernel")
    _lay_out(sections)
    by_name = {s.name: s for s in sections}
    for relocation in given.relocations:
        _relocate(given, relocation, places)
    numbers = {s.name: n for n, s in enumerate(sections, 1)}
    by_name[".dynsym"].data[:] = _symbol_table(exported, _Strings(), places, numbers)
    by_name[".symtab"].data[:] = _symbol_table(exported, _Strings(), places, numbers)
    by_name[".dynamic"].data[:] = _dynamic(by_name)
    return _written(given, sections)


def _sections(given: ObjectFile) -> tuple[list[_Placed], dict[int, _Placed]]:
    """Those of the output in their order, sized but not placed,
    and which of them holds which section of the object."""
    kept = {n: s for n, s in enumerate(given.sections) if s.flags & ALLOC and (s.data or s.kind == elf.NOBITS)}
    written = [s.name for s in kept.values() if s.flags & WRITE or s.kind == elf.NOBITS]
    if written:
        raise LoadError(f"this object has variables in memory ({', '.join(written)}), which kernels of kg have not")
    placed = {n: _Placed(s.name, s.kind, s.flags, s.align, bytearray(s.data)) for n, s in kept.items()}
    exported = [s for s in given.symbols if s.is_global and s.section in placed]
    names = _Strings()
    symbols = bytearray(elf.SYMBOL.size * (len(exported) + 1))
    for s in exported:
        names.add(s.name)

    def table(name: str, kind: int, strings: str, flags: int) -> _Placed:
        return _Placed(name, kind, flags, 8, bytearray(symbols), strings, 1, elf.SYMBOL.size)

    hashes = _Placed(".hash", elf.HASH, ALLOC, 4, _hash_table([s.name for s in exported]), ".dynsym", 0, 4)
    output = [
        *(s for s in placed.values() if s.kind == elf.NOTE),
        table(".dynsym", elf.DYNSYM, ".dynstr", ALLOC),
        hashes,
        _Placed(".dynstr", elf.STRTAB, ALLOC, 1, bytearray(names.data)),
        *(s for s in placed.values() if s.kind != elf.NOTE and not s.flags & EXEC),
        *(s for s in placed.values() if s.flags & EXEC),
        _Placed(".dynamic", elf.DYNAMIC, ALLOC | WRITE, 8, bytearray(16 * 6), ".dynstr", 0, 16),
        table(".symtab", elf.SYMTAB, ".strtab", 0),
        _Placed(".strtab", elf.STRTAB, 0, 1, bytearray(names.data)),
    ]
    return output, placed


def _lay_out(sections: Sequence[_Placed]) -> None:
    """Offsets in the file and addresses, which differ by whole pages:
    each segment begins in a page of its own."""
    offset = elf.FILE_HEADER.size + _PROGRAM_HEADERS * elf.PROGRAM_HEADER.size
    shift, access = 0, 0
    for section in sections:
        wanted = section.flags & (EXEC | WRITE)
        if section.flags & ALLOC and wanted != access:
            shift, access = shift + _PAGE, wanted
        offset = -(-offset // section.align) * section.align
        section.offset = offset
        section.address = offset + shift if section.flags & ALLOC else 0
        offset += len(section.data)


def _relocate(given: ObjectFile, relocation: Relocation, places: dict[int, _Placed]) -> None:
    where, symbol = places.get(relocation.section), given.symbols[relocation.symbol]
    if where is None:
        return  # of what is not loaded
    target = places.get(symbol.section)
    if target is None:
        raise LoadError(f"this object refers to {symbol.name or 'a section'}, which it does not have")
    known = _RELATIVE.get(relocation.kind)
    if known is None:
        raise LoadError(
            f"relocation {relocation.kind} of {symbol.name} in {where.name}: only relative ones are known when a kernel is linked"
        )
    form, shift = known
    value = target.address + symbol.value + relocation.addend - (where.address + relocation.offset)
    mask = (1 << 8 * struct.calcsize(form)) - 1
    struct.pack_into(form, where.data, relocation.offset, value >> shift & mask)


def _symbol_table(symbols: Sequence[Symbol], names: _Strings, places: dict[int, _Placed], numbers: dict[str, int]) -> bytes:
    made = bytearray(elf.SYMBOL.size)
    for s in symbols:
        place = places[s.section]
        made += elf.SYMBOL.pack(names.add(s.name), s.info, s.other, numbers[place.name], place.address + s.value, s.size)
    return bytes(made)


def _hash_table(names: Sequence[str]) -> bytearray:
    """One bucket for each symbol. Symbol 0 is nobody's."""
    buckets, chains = [0] * max(1, len(names)), [0] * (len(names) + 1)
    for number, name in enumerate(names, 1):
        bucket = elf_hash(name) % len(buckets)
        chains[number], buckets[bucket] = buckets[bucket], number
    return bytearray(struct.pack(f"<{2 + len(buckets) + len(chains)}I", len(buckets), len(chains), *buckets, *chains))


def elf_hash(name: str) -> int:
    """As the System V ABI defines it."""
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value


def _dynamic(sections: dict[str, _Placed]) -> bytes:
    entries = [
        (_DT_SYMTAB, sections[".dynsym"].address), (_DT_SYMENT, elf.SYMBOL.size), (_DT_STRTAB, sections[".dynstr"].address),
        (_DT_STRSZ, len(sections[".dynstr"].data)), (_DT_HASH, sections[".hash"].address), (0, 0),
    ]  # fmt: skip
    return b"".join(struct.pack("<QQ", *entry) for entry in entries)


def _written(given: ObjectFile, sections: list[_Placed]) -> bytes:
    names = _Strings()
    heads = [names.add(s.name) for s in sections]
    own = _Placed(".shstrtab", elf.STRTAB, 0, 1, bytearray(), offset=sections[-1].offset + len(sections[-1].data))
    heads.append(names.add(own.name))
    own.data = names.data
    sections = [*sections, own]
    table_at = -(-(own.offset + len(own.data)) // 8) * 8
    made = bytearray(table_at)
    headers = _program_headers(sections)
    made[: elf.FILE_HEADER.size] = elf.FILE_HEADER.pack(
        given.identity, elf.SHARED_OBJECT, elf.MACHINE, given.version, 0, elf.FILE_HEADER.size, table_at, given.flags,
        elf.FILE_HEADER.size, elf.PROGRAM_HEADER.size, len(headers), elf.SECTION_HEADER.size, len(sections) + 1, len(sections),
    )  # fmt: skip
    struct.pack_into(f"{len(headers) * elf.PROGRAM_HEADER.size}s", made, elf.FILE_HEADER.size, b"".join(headers))
    numbers = {s.name: n for n, s in enumerate(sections, 1)}
    made += bytes(elf.SECTION_HEADER.size)
    for head, s in zip(heads, sections, strict=True):
        made[s.offset : s.offset + len(s.data)] = s.data
        made += elf.SECTION_HEADER.pack(
            head, s.kind, s.flags, s.address, s.offset, len(s.data), numbers.get(s.link, 0), s.info, s.align, s.entry
        )
    return bytes(made)


def _program_headers(sections: Sequence[_Placed]) -> list[bytes]:
    loaded = [s for s in sections if s.flags & ALLOC]
    code = [s for s in loaded if s.flags & EXEC]
    last = [s for s in loaded if not s.flags & (EXEC | WRITE)][-1]
    notes, dynamic = [s for s in loaded if s.kind == elf.NOTE], [s for s in loaded if s.kind == elf.DYNAMIC]
    size = _PROGRAM_HEADERS * elf.PROGRAM_HEADER.size
    first = elf.FILE_HEADER.size
    return [
        _program_header(_PHDR, _READ, first, first, size, 8),
        _program_header(_LOAD, _READ, 0, 0, last.offset + len(last.data), _PAGE),
        _segment(_LOAD, _READ | _EXECUTABLE, code, _PAGE),
        _segment(_LOAD, _READ | _WRITABLE, dynamic, _PAGE),
        _segment(_DYNAMIC, _READ | _WRITABLE, dynamic, 8),
        _program_header(_STACK, _READ | _WRITABLE, 0, 0, 0, 0),
        _segment(_NOTE, _READ, notes, 4),
    ]


def _segment(kind: int, access: int, sections: Sequence[_Placed], align: int) -> bytes:
    if not sections:
        return _program_header(0, 0, 0, 0, 0, 0)
    first, last = sections[0], sections[-1]
    return _program_header(kind, access, first.offset, first.address, last.offset + len(last.data) - first.offset, align)


def _program_header(kind: int, access: int, offset: int, address: int, size: int, align: int) -> bytes:
    return elf.PROGRAM_HEADER.pack(kind, access, offset, address, address, size, size, align)
